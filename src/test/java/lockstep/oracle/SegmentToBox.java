package lockstep.oracle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The exact distance of a segment and a box. */
public final class SegmentToBox {
  private static final Exact TWO = Exact.of(2);

  private SegmentToBox() {}

  /**
   * The squared distance of the segment ab, which may be a point, and a box that is not empty. Between the
   * points where the segment crosses planes of the box, the distance is one quadratic, whose minimum is
   * known.
   */
  public static Exact squaredDistance(Point a, Point b, Box box) {
    Point along = b.minus(a);
    List<Exact> crossings = new ArrayList<>(List.of(Exact.ZERO, Exact.ONE));
    for (int axis = 0; axis < 3; axis++) {
      if (along.on(axis).sign() != 0) {
        for (Exact plane : List.of(box.min().on(axis), box.max().on(axis))) {
          Exact t = plane.minus(a.on(axis)).dividedBy(along.on(axis));
          if (t.sign() > 0 && t.isLessThan(Exact.ONE)) {
            crossings.add(t);
          }
        }
      }
    }
    crossings.sort(Comparator.comparing(t -> t, (s, t) -> s.minus(t).sign()));
    Exact least = box.squaredDistance(a);
    for (int k = 1; k < crossings.size(); k++) {
      Exact from = crossings.get(k - 1);
      Exact to = crossings.get(k);
      Exact t = lowest(a, along, box, from.plus(to).dividedBy(TWO));
      Exact clamped = Exact.max(from, Exact.min(t, to));
      least = Exact.min(least, box.squaredDistance(a.plus(along.times(clamped))));
    }
    return Exact.min(least, box.squaredDistance(b));
  }

  /**
   * The minimum of the quadratic that applies at t: the line's point nearest to the planes that t is outside
   * of.
   */
  private static Exact lowest(Point a, Point along, Box box, Exact t) {
    Exact numerator = Exact.ZERO;
    Exact denominator = Exact.ZERO;
    for (int axis = 0; axis < 3; axis++) {
      Exact slope = along.on(axis);
      Exact at = a.on(axis).plus(slope.times(t));
      boolean below = at.isLessThan(box.min().on(axis));
      if (below || box.max().on(axis).isLessThan(at)) {
        Exact plane = below ? box.min().on(axis) : box.max().on(axis);
        numerator = numerator.plus(slope.times(plane.minus(a.on(axis))));
        denominator = denominator.plus(slope.square());
      }
    }
    return denominator.sign() == 0 ? t : numerator.dividedBy(denominator);
  }
}
