package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.overlap.BoxBox;
import lockstep.internal.kernel.part.BoxFeature;
import lockstep.twin.Box;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of two axis-aligned boxes (AABBs). If they overlap, the normal is the axis of least overlap, and
 * the points are the corners of the rectangle that they share on the two others; if they are apart, the
 * normal is along the gap, and the points are the ends of the nearest feature: a rectangle, a segment or a
 * point.
 *
 * <p>The depth is not negative exactly where {@link BoxBox} reports an overlap. On a tie of axes it is the x
 * axis, then y. Boxes with the same middle on an axis separate along it, the one whose planes come first in
 * the order minX, minY … towards its lower end. Boxes may be flat: coinciding points count once. An empty
 * box, a NaN anywhere, or a contact at infinity gives none.
 *
 * <p>A gap and an overlap are differences of two planes, off by u = 2⁻²⁴ of themselves, the length of a gap
 * by 4 u more; points are on the planes, and in the middle off by u of their coordinates.
 *
 * <p>Range: planes below 1e38.
 */
public final class BoxBoxContact {
  private BoxBoxContact() {}

  /** The intervals of two boxes on an axis. */
  private record Intervals(float min1, float max1, float min2, float max2) {
    static Intervals of(Box a, Box b, int axis) {
      return new Intervals(a.min().get(axis), a.max().get(axis), b.min().get(axis), b.max().get(axis));
    }

    /** The shorter way out on this axis; negative, the gap, if they are apart. */
    float deep() {
      float up = max1 - min2;
      float down = max2 - min1;
      return up <= down ? up : down;
    }

    /** Whether the shorter way out moves the first down, so that the second is above it. */
    boolean isUp(boolean first) {
      float up = max1 - min2;
      float down = max2 - min1;
      return up < down || (up == down && first);
    }

    /**
     * The lower end of the points: in the middle, if the boxes face each other here, or of their
     * intersection.
     */
    float low(boolean isFacing, boolean isUp) {
      return isFacing ? between(isUp) : (min1 > min2 ? min1 : min2) + 0f;
    }

    float high(boolean isFacing, boolean isUp) {
      return isFacing ? between(isUp) : (max1 < max2 ? max1 : max2) + 0f;
    }

    private float between(boolean isUp) {
      return Contact.middle(isUp ? max1 : min1, isUp ? min2 : max2);
    }
  }

  /** A flag for each axis. */
  private record Flags(boolean x, boolean y, boolean z) {}

  /** A corner of the intersection of two boxes, and the sides of both that it is on. */
  private record Corner(Vec p, Vec sidesA, Vec sidesB) {
    /** The corner with the values of another one on some axes. */
    Corner with(Corner other, Flags axes) {
      return new Corner(pick(axes, other.p, p), pick(axes, other.sidesA, sidesA),
          pick(axes, other.sidesB, sidesB));
    }

    ContactPoint point(float depth, boolean isForward) {
      return new ContactPoint(p, depth,
          Contact.feature(isForward, BoxFeature.of(sidesA), BoxFeature.of(sidesB)));
    }
  }

  @Twin
  static Manifold4 contact(Box a, @Twin.Second Box b) {
    boolean overlap = BoxBox.overlap(a, b);
    Vec min1 = a.min(), max1 = a.max(), min2 = b.min(), max2 = b.max();
    boolean first = Contact.before(min1, min2, Contact.before(max1, max2, false));
    Intervals x = Intervals.of(a, b, 0), y = Intervals.of(a, b, 1), z = Intervals.of(a, b, 2);
    Vec deep = new Vec(x.deep(), y.deep(), z.deep());
    boolean ownX = deep.x() <= deep.y() && deep.x() <= deep.z();
    boolean ownY = !ownX && deep.y() <= deep.z();
    boolean ownZ = !ownX && !ownY;
    Flags up = new Flags(x.isUp(first), y.isUp(first), z.isUp(first));
    Vec out = new Vec(towards(overlap, ownX, up.x, deep.x()), towards(overlap, ownY, up.y, deep.y()),
        towards(overlap, ownZ, up.z, deep.z()));
    Vec normal = Contact.normal(out);
    float least = ownX ? deep.x() : ownY ? deep.y() : deep.z();
    float deepest = overlap ? least : -Contact.length(out);
    // if they are beside each other on an axis
    Flags facing = new Flags(ownX || deep.x() < 0, ownY || deep.y() < 0, ownZ || deep.z() < 0);
    Vec low = new Vec(x.low(facing.x, up.x), y.low(facing.y, up.y), z.low(facing.z, up.z));
    Vec high = new Vec(x.high(facing.x, up.x), y.high(facing.y, up.y), z.high(facing.z, up.z));
    boolean flatX = low.x() == high.x(), flatY = low.y() == high.y(), flatZ = low.z() == high.z();
    boolean flat1 = (ownX && flatY) || (ownY && flatZ) || (ownZ && flatX);
    boolean flat2 = (ownX && flatZ) || (ownY && flatX) || (ownZ && flatY);
    boolean hit =
        a.isValid() && b.isValid() && Contact.proper(deepest) && Contact.proper(low) && Contact.proper(high);
    float depth = hit ? Contact.depth(overlap, deepest) : Contact.NONE;
    boolean forward = Contact.isForward(normal);
    Flags down = new Flags(!up.x, !up.y, !up.z);
    Corner lowest = new Corner(low, sides(facing, up, min1, low, 1), sides(facing, down, min2, low, 1));
    Corner highest = new Corner(high, sides(facing, up, max1, high, 2), sides(facing, down, max2, high, 2));
    return new Manifold4(hit, normal, lowest.point(depth, forward),
        lowest.with(highest, new Flags(ownZ, ownX, ownY)).point(flat1 ? Contact.NONE : depth, forward),
        lowest.with(highest, new Flags(ownY, ownZ, ownX)).point(flat2 ? Contact.NONE : depth, forward),
        highest.point(flat1 || flat2 ? Contact.NONE : depth, forward));
  }

  /** The component of the normal's direction on one axis. */
  private static float towards(boolean overlap, boolean own, boolean isUp, float deep) {
    float way = overlap ? own ? 1 : 0 : deep < 0 ? -deep : 0;
    return isUp ? way : -way;
  }

  /**
   * The sides of a box on which a point is: the one that faces the other box, or that of its plane, if the
   * point is on it.
   */
  private static Vec sides(Flags facing, Flags up, Vec planes, Vec p, float side) {
    return new Vec(side(facing.x, up.x, planes.x() == p.x(), side),
        side(facing.y, up.y, planes.y() == p.y(), side), side(facing.z, up.z, planes.z() == p.z(), side));
  }

  private static float side(boolean isFacing, boolean isUp, boolean isOn, float side) {
    return isFacing ? isUp ? 2 : 1 : isOn ? side : 0;
  }

  private static Vec pick(Flags axes, Vec yes, Vec no) {
    return new Vec(axes.x ? yes.x() : no.x(), axes.y ? yes.y() : no.y(), axes.z ? yes.z() : no.z());
  }
}
