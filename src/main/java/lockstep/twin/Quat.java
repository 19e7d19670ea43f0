package lockstep.twin;

/** A quaternion, which stands for a rotation unless it is 0. Its length has no meaning and need not be 1. */
public record Quat(float x, float y, float z, float w) {
  /** The squared length. */
  public float square() {
    return (x * x + y * y) + (z * z + w * w);
  }

  /** The vector part. */
  public Vec vector() {
    return new Vec(x, y, z);
  }

  /** The quaternion with its axes permuted to y, z, x. */
  public Quat yzx() {
    return new Quat(y, z, x, w);
  }

  /** The quaternion with its axes permuted to z, x, y. */
  public Quat zxy() {
    return new Quat(z, x, y, w);
  }

  /** The inverse rotation. */
  public Quat conjugate() {
    return new Quat(-x, -y, -z, w);
  }
}
