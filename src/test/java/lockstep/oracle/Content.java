package lockstep.oracle;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A shape as seen by containers: the points whose convex hull it is, each with the same radius about it. All
 * containers are convex, so they contain the shape if and only if they contain the balls about these points.
 * A negative radius gives how far outside they may be.
 */
public record Content(List<Point> points, Exact radius) {
  /** The content of a sphere, from four numbers. */
  public static Content sphere(float[] source, int at) {
    return new Content(List.of(Point.of(source, at)), Exact.of(source[at + 3]));
  }

  /** The content of a capsule, from seven numbers. */
  public static Content capsule(float[] source, int at) {
    return new Content(List.of(Point.of(source, at), Point.of(source, at + 3)), Exact.of(source[at + 6]));
  }

  /** The content of a nonempty box, from six numbers. */
  public static Content box(float[] source, int at) {
    Box box = Box.of(source, at);
    return new Content(IntStream.range(0, 8)
        .mapToObj(k -> new Point(((k & 1) == 0 ? box.min() : box.max()).x(),
            ((k & 2) == 0 ? box.min() : box.max()).y(), ((k & 4) == 0 ? box.min() : box.max()).z()))
        .toList(), Exact.ZERO);
  }

  /** The content of an oriented box, from ten numbers. */
  public static Content orientedBox(float[] source, int at) {
    return new Content(IntStream.range(0, 8).mapToObj(OrientedBox.of(source, at)::corner).toList(),
        Exact.ZERO);
  }

  /** The content of a triangle, from nine numbers. */
  public static Content triangle(float[] source, int at) {
    return new Content(List.of(Point.of(source, at), Point.of(source, at + 3), Point.of(source, at + 6)),
        Exact.ZERO);
  }

  /** The content with its radius enlarged by {@code by}, or reduced if that is negative. */
  public Content grown(double by) {
    return new Content(points, radius.plus(Exact.of(by)));
  }

  public boolean isIn(Ball ball) {
    Exact reach = ball.radius().minus(radius);
    return reach.sign() >= 0
        && points.stream().allMatch(p -> p.minus(ball.centre()).square().isAtMost(reach.square()));
  }

  public boolean isIn(Box box) {
    Point spare = new Point(radius, radius, radius);
    Box smaller = new Box(box.min().plus(spare), box.max().minus(spare));
    return !smaller.isEmpty() && points.stream().allMatch(p -> smaller.squaredDistance(p).sign() == 0);
  }

  public boolean isIn(OrientedBox box) {
    return new Content(points.stream().map(box::local).toList(), radius).isIn(box.localBox());
  }

  /** Whether it is in a half-space: {@code r |n| ≤ −(n · p + d)}, without a root. */
  public boolean isIn(HalfSpace space) {
    Exact square = radius.square().times(space.normal().square());
    return points.stream().allMatch(p -> {
      Exact behind = space.outside(p).negate();
      return radius.sign() >= 0 ? behind.sign() >= 0 && square.isAtMost(behind.square())
          : behind.sign() >= 0 || behind.square().isAtMost(square);
    });
  }

  /** The distance of the farthest ball's farthest point from a point, to about the precision of a double. */
  public double farthest(Point from) {
    return points.stream().mapToDouble(p -> p.minus(from).length()).max().orElseThrow() + radius.toDouble();
  }

  /** The extent of the shape in front of a half-space with d = 0, to about the precision of a double. */
  public double front(Point normal) {
    return points.stream().mapToDouble(p -> p.dot(normal).toDouble()).max().orElseThrow()
        + radius.toDouble() * normal.length();
  }
}
