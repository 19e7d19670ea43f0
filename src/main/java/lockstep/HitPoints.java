package lockstep;

import lockstep.internal.shape.Checks;

/**
 * The results of {@link Engine#points}: where rays hit, and the normals there, one entry per ray. A ray that
 * hits nothing has NaN in all columns. Allocate one and reuse it: each call overwrites the previous answers.
 */
public final class HitPoints {
  final float[][] columns;
  private int size;

  /** The point of the hit, {@code o + t d}, in the frame of the rays. */
  public final float[] x, y, z;

  /**
   * The unit geometric normal at the point, in the frame of the rays: by winding for triangles, outward for
   * all other shapes, which are solid; opposite to the ray if it starts in or on a solid, where t is its
   * tMin. Zeros where a shape has none, such as a sphere of radius 0.
   */
  public final float[] nx, ny, nz;

  private HitPoints(int capacity) {
    columns = new float[6][Checks.size("capacity", capacity)];
    x = columns[0];
    y = columns[1];
    z = columns[2];
    nx = columns[3];
    ny = columns[4];
    nz = columns[5];
  }

  /** Allocates room for the points of {@code capacity} rays. */
  public static HitPoints allocate(int capacity) {
    return new HitPoints(capacity);
  }

  /** The number of rays that fit. */
  public int capacity() {
    return x.length;
  }

  /** The number of rays of the last call. */
  public int size() {
    return size;
  }

  /** Says how many answers there are. */
  void end(int count) {
    size = count;
  }

  @Override
  public String toString() {
    return "HitPoints[" + size + "]";
  }
}
