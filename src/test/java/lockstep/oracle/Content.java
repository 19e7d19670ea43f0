package lockstep.oracle;

import java.util.List;
import java.util.stream.IntStream;

/**
 * What containers need to know of a shape: the points, each with the same radius about it, whose convex hull
 * it is. All containers are convex, so they contain the shape where they contain the balls about these
 * points. A negative radius means how far outside they may be.
 */
public record Content(List<Point> points, Exact radius) {
  /** Of four numbers. */
  public static Content sphere(float[] source, int at) {
    return new Content(List.of(Point.of(source, at)), Exact.of(source[at + 3]));
  }

  /** Of seven. */
  public static Content capsule(float[] source, int at) {
    return new Content(List.of(Point.of(source, at), Point.of(source, at + 3)), Exact.of(source[at + 6]));
  }

  /** Of six, of a box that is not empty. */
  public static Content box(float[] source, int at) {
    Box box = Box.of(source, at);
    return new Content(IntStream.range(0, 8)
        .mapToObj(k -> new Point(((k & 1) == 0 ? box.min() : box.max()).x(),
            ((k & 2) == 0 ? box.min() : box.max()).y(), ((k & 4) == 0 ? box.min() : box.max()).z()))
        .toList(), Exact.ZERO);
  }

  /** Of ten. */
  public static Content orientedBox(float[] source, int at) {
    return new Content(IntStream.range(0, 8).mapToObj(OrientedBox.of(source, at)::corner).toList(),
        Exact.ZERO);
  }

  /** Of nine. */
  public static Content triangle(float[] source, int at) {
    return new Content(List.of(Point.of(source, at), Point.of(source, at + 3), Point.of(source, at + 6)),
        Exact.ZERO);
  }

  /** With a radius made larger by {@code by}, or smaller if that is negative. */
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

  /** In a half-space: {@code r |n| ≤ −(n · p + d)}, without a root. */
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

  /** How far in front of a half-space without a d the shape reaches, to about the precision of a double. */
  public double front(Point normal) {
    return points.stream().mapToDouble(p -> p.dot(normal).toDouble()).max().orElseThrow()
        + radius.toDouble() * normal.length();
  }
}
