package lockstep.internal.mover;

import java.util.Arrays;

/** What each character stands on, and whether it is stuck. */
public final class Footing {
  /** The unit normal of the ground, 0 for none. */
  public final float[] nx, ny, nz;

  /** The index of the shape in its target, −1 for none. */
  public final int[] index;

  /** The number of the target, −1 for none. */
  public final int[] target;

  final Settings settings;
  private final boolean[] stuck;

  /** Of so many characters, which stand on nothing. */
  public Footing(int capacity, Settings settings) {
    this.settings = settings;
    nx = new float[capacity];
    ny = new float[capacity];
    nz = new float[capacity];
    index = new int[capacity];
    target = new int[capacity];
    stuck = new boolean[capacity];
    Arrays.fill(index, -1);
    Arrays.fill(target, -1);
  }

  /** Character i stands on something. */
  void stand(int i, float x, float y, float z, int shape, int ofTarget) {
    nx[i] = x;
    ny[i] = y;
    nz[i] = z;
    index[i] = shape;
    target[i] = ofTarget;
  }

  /** Character i stands on nothing. */
  public void leave(int i) {
    stand(i, 0, 0, 0, -1, -1);
  }

  /** Character i could not get out of something, or could. */
  public void stick(int i, boolean isStuck) {
    stuck[i] = isStuck;
  }

  public boolean isStuck(int i) {
    return stuck[i];
  }
}
