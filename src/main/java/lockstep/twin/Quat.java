package lockstep.twin;

/** A quaternion: a rotation, if it is not 0. Its length says nothing, and need not be 1. */
public record Quat(float x, float y, float z, float w) {
  /** The square of the length. */
  public float square() {
    return (x * x + y * y) + (z * z + w * w);
  }

  /** The vector part. */
  public Vec vector() {
    return new Vec(x, y, z);
  }

  /** The same with the axes in another order: y, z, x. */
  public Quat yzx() {
    return new Quat(y, z, x, w);
  }

  /** The same with the axes in another order: z, x, y. */
  public Quat zxy() {
    return new Quat(z, x, y, w);
  }

  /** The opposite rotation. */
  public Quat conjugate() {
    return new Quat(-x, -y, -z, w);
  }
}
