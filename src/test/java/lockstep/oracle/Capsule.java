package lockstep.oracle;

/**
 * A closed exact capsule: all points within a radius of the segment ab, which may be a point. One with a
 * negative radius is empty.
 */
public record Capsule(Point a, Point b, Exact radius) {
  /** Ends and radius from seven numbers. */
  public static Capsule of(float[] source, int at) {
    return new Capsule(Point.of(source, at), Point.of(source, at + 3), Exact.of(source[at + 6]));
  }

  /** The capsule with its radius enlarged by {@code by}, or reduced if that is negative. */
  public Capsule grown(double by) {
    return new Capsule(a, b, radius.plus(Exact.of(by)));
  }

  /** The least box around it. */
  public Box bounds() {
    Point r = new Point(radius, radius, radius);
    return new Box(
        new Point(Exact.min(a.x(), b.x()), Exact.min(a.y(), b.y()), Exact.min(a.z(), b.z())).minus(r),
        new Point(Exact.max(a.x(), b.x()), Exact.max(a.y(), b.y()), Exact.max(a.z(), b.z())).plus(r));
  }

  /** The squared distance of a point from the segment. */
  public Exact squaredDistance(Point p) {
    return Triangle.squaredDistance(a, b, p);
  }

  /**
   * The squared distance between both segments. Either their lines are closest at inner points of both, or
   * the minimum is at an end of one segment.
   */
  public Exact squaredDistance(Capsule that) {
    Exact ends = Exact.min(Exact.min(squaredDistance(that.a), squaredDistance(that.b)),
        Exact.min(that.squaredDistance(a), that.squaredDistance(b)));
    Point along1 = b.minus(a);
    Point along2 = that.b.minus(that.a);
    Point n = along1.cross(along2);
    if (n.isZero()) {
      return ends;
    }
    Point between = that.a.minus(a);
    Exact s = between.cross(along2).dot(n); // both over n²
    Exact t = between.cross(along1).dot(n);
    Exact one = n.square();
    boolean inside = s.sign() >= 0 && s.isAtMost(one) && t.sign() >= 0 && t.isAtMost(one);
    return inside ? between.dot(n).square().dividedBy(one) : ends;
  }

  public boolean overlaps(Ball ball) {
    Exact reach = radius.plus(ball.radius());
    return radius.sign() >= 0 && ball.radius().sign() >= 0
        && squaredDistance(ball.centre()).isAtMost(reach.square());
  }

  public boolean overlaps(Capsule that) {
    Exact reach = radius.plus(that.radius);
    return radius.sign() >= 0 && that.radius.sign() >= 0 && squaredDistance(that).isAtMost(reach.square());
  }
}
