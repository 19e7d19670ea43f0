package lockstep.oracle;

/** An exact point or vector. */
public record Point(Exact x, Exact y, Exact z) {
  public static Point of(double x, double y, double z) {
    return new Point(Exact.of(x), Exact.of(y), Exact.of(z));
  }

  /** Coordinates {@code at} to {@code at + 2}. */
  public static Point of(float[] source, int at) {
    return of(source[at], source[at + 1], source[at + 2]);
  }

  public Point plus(Point that) {
    return new Point(x.plus(that.x), y.plus(that.y), z.plus(that.z));
  }

  public Point minus(Point that) {
    return new Point(x.minus(that.x), y.minus(that.y), z.minus(that.z));
  }

  public Point times(Exact factor) {
    return new Point(x.times(factor), y.times(factor), z.times(factor));
  }

  public Exact dot(Point that) {
    return x.times(that.x).plus(y.times(that.y)).plus(z.times(that.z));
  }

  public Point cross(Point that) {
    return new Point(y.times(that.z).minus(z.times(that.y)), z.times(that.x).minus(x.times(that.z)),
        x.times(that.y).minus(y.times(that.x)));
  }

  public Exact square() {
    return dot(this);
  }

  public boolean isZero() {
    return x.sign() == 0 && y.sign() == 0 && z.sign() == 0;
  }

  /** The coordinate on axis 0, 1 or 2. */
  public Exact on(int axis) {
    return axis == 0 ? x : axis == 1 ? y : z;
  }

  /** The sum of the absolute coordinates: at least the length, at most 1.74 times it. */
  public double size() {
    return x.abs().plus(y.abs()).plus(z.abs()).toDouble();
  }

  /** The length, to about the precision of a double. */
  public double length() {
    double x1 = x.toDouble(), y1 = y.toDouble(), z1 = z.toDouble();
    return Math.hypot(Math.hypot(x1, y1), z1);
  }
}
