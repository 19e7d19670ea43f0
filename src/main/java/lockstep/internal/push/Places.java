package lockstep.internal.push;

/** The place of each mover, and how far it is: 0 for where it was, +∞ where none is free within reach. */
public final class Places {
  public final float[] x, y, z, distance;
  public final float reach;

  /** Room for so many movers, for places no farther than {@code reach}. */
  public Places(int capacity, float reach) {
    this.reach = reach;
    x = new float[capacity];
    y = new float[capacity];
    z = new float[capacity];
    distance = new float[capacity];
  }

  void set(int i, float[] place, float far) {
    x[i] = place[0];
    y[i] = place[1];
    z[i] = place[2];
    distance[i] = far;
  }
}
