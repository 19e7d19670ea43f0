package lockstep.oracle;

import java.util.ArrayList;
import java.util.List;

/** The smallest ball around points, found by testing all sets of at most four of them. */
public record MinimumBall(Point centre, Exact squaredRadius) {
  /**
   * The smallest ball, through one to four of the points, that contains them all; there are at most 20
   * points.
   */
  public static MinimumBall of(List<Point> points) {
    MinimumBall best = null;
    for (int set = 1; set < 1 << points.size(); set++) {
      List<Point> support = new ArrayList<>();
      for (int k = 0; k < points.size() && Integer.bitCount(set) <= 4; k++) {
        if ((set & 1 << k) != 0) {
          support.add(points.get(k));
        }
      }
      MinimumBall ball = through(support);
      if (ball != null && (best == null || ball.squaredRadius.isLessThan(best.squaredRadius))
          && points.stream().allMatch(ball::holds)) {
        best = ball;
      }
    }
    return best;
  }

  private boolean holds(Point p) {
    return p.minus(centre).square().isAtMost(squaredRadius);
  }

  /**
   * The smallest ball with all of one to four points on its border, or null: fewer points suffice if these
   * are on a line or in a plane.
   */
  private static MinimumBall through(List<Point> points) {
    if (points.isEmpty()) {
      return null;
    }
    Point o = points.getFirst();
    if (points.size() == 1) {
      return new MinimumBall(o, Exact.ZERO);
    }
    Point a = points.get(1).minus(o);
    if (points.size() == 2) {
      return about(o, a, Exact.ONE);
    }
    Point b = points.get(2).minus(o), ab = a.cross(b);
    if (points.size() == 3) {
      return about(o, ab.cross(a).times(b.square()).plus(b.cross(ab).times(a.square())), ab.square());
    }
    Point c = points.get(3).minus(o);
    return about(o,
        ab.times(c.square()).plus(c.cross(a).times(b.square())).plus(b.cross(c).times(a.square())),
        ab.dot(c));
  }

  /** The ball with its centre at o + v / 2 w, and o on its border. */
  private static MinimumBall about(Point o, Point v, Exact w) {
    if (w.sign() == 0) {
      return null;
    }
    Point from = v.times(Exact.of(0.5).dividedBy(w));
    return new MinimumBall(o.plus(from), from.square());
  }

  /** The radius, to about the precision of a double. */
  public double radius() {
    return Math.sqrt(squaredRadius.toDouble());
  }
}
