package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.part.SweptAxis;
import lockstep.twin.Box;
import lockstep.twin.Real;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * The time at which an axis-aligned box that moves by v and a triangle meet, by thirteen separating axes.
 * Shared by several definitions. {@link BoxTriangleSweep} derives why they suffice, and the error.
 */
final class SweptBoxTriangle {
  /** The slack on each axis of the box, relative to the extent of the triangle there and the way. */
  private static final float SLACK = 12 * Real.U;

  /**
   * How much deeper a touch may be than the slack, relative to the extents of the triangle. The overlap test
   * is off by 8 u, but for a box that is clipped to the bounds of the triangle. Where the clipped box shows a
   * gap on one axis, the whole box may show it on another, and wider: so this is three times as much.
   */
  private static final float TOUCH = 24 * Real.U;

  /**
   * Axes are numbered from those of the box and the normal; the numbers of products are 4 + 3 edge + axis.
   */
  private static final int NORMAL = 3, FIRST_OF_BC = 7, FIRST_OF_AC = 10, AXES = 13;

  private SweptBoxTriangle() {}

  /** How much deeper a touch may be than the slack, given corners b and c relative to a. */
  static float touch(Vec b, Vec c) {
    return TOUCH * extent(b, c).sum();
  }

  /** The extent of a triangle on each axis, given corners b and c relative to a. */
  private static Vec extent(Vec b, Vec c) {
    Box bounds = new Triangle(Vec.all(0), b, c).bounds();
    return bounds.max().minus(bounds.min());
  }

  /** The time at which they meet, and the axis, given how much deeper a touch may be than the slack. */
  static SweptAxis.Meeting meeting(Box box, Vec v, Triangle t, float touch) {
    Vec b = t.b().minus(t.a()), c = t.c().minus(t.a());
    Vec slack = extent(b, c).plus(v.abs()).times(SLACK);
    Box bounds = t.bounds();
    Box atA = SweptAxis.planes(box, t.a()), atB = SweptAxis.planes(box, t.b()),
        atC = SweptAxis.planes(box, t.c());
    float[] entries = new float[AXES];
    float exit = Float.POSITIVE_INFINITY;
    for (int i = 0; i < NORMAL; i++) {
      float width = SweptAxis.width(1, box.min().get(i), box.max().get(i))
          + SweptAxis.width(1, bounds.min().get(i), bounds.max().get(i));
      entries[i] = SweptAxis.entry(BoxBoxSweep.ahead(box, v, bounds, i), 0, touch, width, v.get(i));
      exit = SweptAxis.first(exit, BoxBoxSweep.exit(box, v, bounds, i));
    }
    entries[NORMAL] = entryOnNormal(atA, slack, touch, v, b, c);
    exit = SweptAxis.first(exit, exitOnNormal(atA, slack, v, b, c));
    // the start of each edge, and the corner opposite to it
    Vec[] edges = {b, c.minus(b), c};
    Box[] starts = {atA, atB, atA}, thirds = {atC, atA, atB};
    for (int k = 0; k < 3; k++) {
      for (int i = 0; i < 3; i++) {
        SweptAxis.Across e = SweptAxis.Across.of(edges[k], i), way = SweptAxis.Across.of(v, i),
            slackAcross = SweptAxis.Across.of(slack, i);
        SweptAxis.Rectangle planes = SweptAxis.Rectangle.of(starts[k], i),
            toThird = SweptAxis.Rectangle.of(thirds[k], i);
        entries[4 + 3 * k + i] = entryOnEdge(e, way, slackAcross, touch, planes, toThird);
        exit = SweptAxis.first(exit, exitOnEdge(e, way, slackAcross, planes, toThird));
      }
    }
    SweptAxis.Entry last = SweptAxis.Entry.last(entries);
    Vec l = axis(last.number(), b, c);
    float meeting = SweptAxis.meeting(last.time(), exit);
    float speed = l.dot(v);
    float fromA = SweptAxis.near(speed, l, atA), fromB = SweptAxis.near(speed, l, atB),
        fromC = SweptAxis.near(speed, l, atC);
    float ahead = SweptAxis.first(SweptAxis.first(fromA, fromB), fromC);
    float later = SweptAxis.withoutSlack(meeting, exit, l.abs().dot(slack), ahead, speed);
    return new SweptAxis.Meeting(last.number() >= NORMAL ? later : meeting, l);
  }

  /** The axis with a number. */
  private static Vec axis(float number, Vec b, Vec c) {
    boolean isOfX = number == 4 || number == 7 || number == 10;
    boolean isOfY = number == 5 || number == 8 || number == 11;
    boolean isOfZ = number == 6 || number == 9 || number == 12;
    Vec edge = number < FIRST_OF_BC ? b : number < FIRST_OF_AC ? c.minus(b) : c;
    Vec product = SweptAxis.product(isOfX, isOfY, isOfZ, edge);
    Vec ofBox = new Vec(number == 0 ? 1 : 0, number == 1 ? 1 : 0, number == 2 ? 1 : 0);
    return number > NORMAL ? product : number == NORMAL ? SweptAxis.cross(b, c) : ofBox;
  }

  /**
   * The entry on the normal, where all corners project to the position of a; planes, b and c are relative to
   * a.
   */
  @Twin.Pass
  private static float entryOnNormal(Box planes, Vec slack, float touch, Vec v, Vec b, Vec c) {
    Vec n = SweptAxis.cross(b, c);
    float speed = n.dot(v);
    return SweptAxis.entry(SweptAxis.near(speed, n, planes), n.abs().dot(slack), n.abs().sum() * touch,
        SweptAxis.width(n, planes), speed);
  }

  @Twin.Pass
  private static float exitOnNormal(Box planes, Vec slack, Vec v, Vec b, Vec c) {
    Vec n = SweptAxis.cross(b, c);
    float speed = n.dot(v);
    return SweptAxis.exit(SweptAxis.far(speed, n, planes) + n.abs().dot(slack), speed);
  }

  /**
   * The entry on the product of an axis of the box and the components of an edge across it. Both ends of the
   * edge project to one point there; planes are relative to one of them, and to the third corner.
   */
  @Twin.Pass
  private static float entryOnEdge(SweptAxis.Across e, SweptAxis.Across v, SweptAxis.Across slack,
      float touch, SweptAxis.Rectangle planes, SweptAxis.Rectangle toThird) {
    float speed = e.cross(v);
    float both = planes.near(speed, e), third = toThird.near(speed, e);
    float width = planes.width(e) + 0.5f * Math.abs(both - third);
    return SweptAxis.entry(both < third ? both : third, e.times(slack), e.length() * touch, width, speed);
  }

  @Twin.Pass
  private static float exitOnEdge(SweptAxis.Across e, SweptAxis.Across v, SweptAxis.Across slack,
      SweptAxis.Rectangle planes, SweptAxis.Rectangle toThird) {
    float speed = e.cross(v);
    float both = planes.far(speed, e), third = toThird.far(speed, e);
    return SweptAxis.exit((both > third ? both : third) + e.times(slack), speed);
  }
}
