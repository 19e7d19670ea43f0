package lockstep.twin;

/** A vector, or a point, in space. Every twin keeps the order of operations written here. */
public record Vec(float x, float y, float z) {
  /** The vector with the same number on each axis. */
  public static Vec all(float f) {
    return new Vec(f, f, f);
  }

  /** x, y or z, for 0, 1 or 2. */
  public float get(int axis) {
    return axis == 0 ? x : axis == 1 ? y : z;
  }

  public Vec plus(Vec v) {
    return new Vec(x + v.x, y + v.y, z + v.z);
  }

  public Vec minus(Vec v) {
    return new Vec(x - v.x, y - v.y, z - v.z);
  }

  public Vec times(float factor) {
    return new Vec(factor * x, factor * y, factor * z);
  }

  /** The component-wise product. */
  public Vec times(Vec v) {
    return new Vec(x * v.x, y * v.y, z * v.z);
  }

  public Vec dividedBy(float divisor) {
    return new Vec(x / divisor, y / divisor, z / divisor);
  }

  /** The vector times −1. */
  public Vec negated() {
    return new Vec(-x, -y, -z);
  }

  /** The component-wise absolute value. */
  public Vec abs() {
    return new Vec(Math.abs(x), Math.abs(y), Math.abs(z));
  }

  public float sum() {
    return x + y + z;
  }

  public float dot(Vec v) {
    return x * v.x + y * v.y + z * v.z;
  }

  public Vec cross(Vec v) {
    return new Vec(y * v.z - z * v.y, z * v.x - x * v.z, x * v.y - y * v.x);
  }

  /** The squared length. */
  public float square() {
    return x * x + y * y + z * z;
  }

  public float length() {
    return (float) Math.sqrt(square());
  }

  /** The component-wise minimum; the component of {@code v} where either is NaN. */
  public Vec min(Vec v) {
    return new Vec(x < v.x ? x : v.x, y < v.y ? y : v.y, z < v.z ? z : v.z);
  }

  /** The component-wise maximum; the component of {@code v} where either is NaN. */
  public Vec max(Vec v) {
    return new Vec(x > v.x ? x : v.x, y > v.y ? y : v.y, z > v.z ? z : v.z);
  }

  /**
   * The nearest point between two corners: on each axis {@code min} below it, {@code max} above it, a NaN
   * unchanged.
   */
  public Vec clamp(Vec min, Vec max) {
    return new Vec(clamp(x, min.x, max.x), clamp(y, min.y, max.y), clamp(z, min.z, max.z));
  }

  private static float clamp(float x, float min, float max) {
    return x < min ? min : x > max ? max : x;
  }

  /** The vector with its axes permuted to y, z, x. */
  public Vec yzx() {
    return new Vec(y, z, x);
  }

  /** The vector with its axes permuted to z, x, y. */
  public Vec zxy() {
    return new Vec(z, x, y);
  }

  /** Whether no component exceeds, in absolute value, that of a vector without signs. */
  public boolean within(Vec limit) {
    return Math.abs(x) <= limit.x && Math.abs(y) <= limit.y && Math.abs(z) <= limit.z;
  }

  /** Whether each component is at most that of another. */
  public boolean atMost(Vec v) {
    return x <= v.x && y <= v.y && z <= v.z;
  }

  /** Whether each component is less than that of another. */
  public boolean below(Vec v) {
    return x < v.x && y < v.y && z < v.z;
  }

  /** Whether no component is negative or NaN. */
  public boolean isNonNegative() {
    return x >= 0 && y >= 0 && z >= 0;
  }

  /** Whether no component is infinite or NaN. */
  public boolean isFinite() {
    return within(all(Float.MAX_VALUE));
  }

  /** Whether all components are 0, of either sign. */
  public boolean isZero() {
    return x == 0 && y == 0 && z == 0;
  }
}
