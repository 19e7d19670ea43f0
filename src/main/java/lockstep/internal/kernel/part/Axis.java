package lockstep.internal.kernel.part;

import lockstep.internal.shape.Rotation;
import lockstep.twin.Vec;

/** One of three choices: an axis, x, y or else z, or an edge of a triangle, ab, bc or else ca. */
public record Axis(boolean isX, boolean isY) {
  /** The axis along which a vector is longest; on a tie x, then y. */
  public static Axis of(Vec v) {
    boolean isX = Math.abs(v.x()) >= Math.abs(v.y()) && Math.abs(v.x()) >= Math.abs(v.z());
    return new Axis(isX, !isX && Math.abs(v.y()) >= Math.abs(v.z()));
  }

  public float pick(float ofX, float ofY, float ofZ) {
    return isX ? ofX : isY ? ofY : ofZ;
  }

  public float pick(Vec v) {
    return pick(v.x(), v.y(), v.z());
  }

  public Vec pick(Vec ofX, Vec ofY, Vec ofZ) {
    return isX ? ofX : isY ? ofY : ofZ;
  }

  /** The vector with another component on this axis. */
  public Vec with(Vec v, float component) {
    return new Vec(isX ? component : v.x(), isY ? component : v.y(), !isX && !isY ? component : v.z());
  }

  /** The product of the unit vector along the axis and another vector. */
  public Vec cross(Vec v) {
    return pick(new Vec(0, -v.z(), v.y()), new Vec(v.z(), 0, -v.x()), new Vec(-v.y(), v.x(), 0));
  }

  /**
   * The components of a vector, in the order x, y, z, x, beginning with the axis after this one: u and v of a
   * face across it, and then this one.
   */
  public Vec uvw(Vec v) {
    return pick(v.yzx(), v.zxy(), v);
  }

  /** The columns in that order. */
  public Rotation uvw(Rotation r) {
    return new Rotation(pick(r.y(), r.z(), r.x()), pick(r.z(), r.x(), r.y()), pick(r.x(), r.y(), r.z()));
  }

  /** The vector back in the order x, y, z. */
  public Vec xyz(Vec uvw) {
    return pick(uvw.zxy(), uvw.yzx(), uvw);
  }
}
