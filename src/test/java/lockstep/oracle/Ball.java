package lockstep.oracle;

/** A closed exact ball. One with a negative radius is empty. */
public record Ball(Point centre, Exact radius) {
  /** Centre and radius from four numbers. */
  public static Ball of(float[] source, int at) {
    return new Ball(Point.of(source, at), Exact.of(source[at + 3]));
  }

  /** The ball with its radius enlarged by {@code by}, or reduced if that is negative. */
  public Ball grown(double by) {
    return new Ball(centre, radius.plus(Exact.of(by)));
  }

  /** Whether it contains a point at this squared distance from its centre. */
  private boolean reaches(Exact squaredDistance) {
    return radius.sign() >= 0 && squaredDistance.isAtMost(radius.square());
  }

  public boolean overlaps(Ball that) {
    return radius.sign() >= 0 && that.radius.sign() >= 0
        && centre.minus(that.centre).square().isAtMost(radius.plus(that.radius).square());
  }

  public boolean overlaps(Box box) {
    return !box.isEmpty() && reaches(box.squaredDistance(centre));
  }

  public boolean overlaps(OrientedBox box) {
    return !box.isEmpty() && reaches(box.squaredDistance(centre));
  }

  public boolean overlaps(Triangle triangle) {
    return reaches(triangle.squaredDistance(centre));
  }
}
