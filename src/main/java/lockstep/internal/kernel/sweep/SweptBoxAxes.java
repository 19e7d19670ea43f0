package lockstep.internal.kernel.sweep;

import lockstep.internal.kernel.part.BoxAxes;
import lockstep.internal.kernel.part.SweptAxis;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.Real;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * The time at which two boxes A and B at different orientations meet, with A moving by v, by the fifteen
 * separating axes of {@link BoxAxes}, which explains why they suffice, and defines B′. Shared by several
 * definitions.
 *
 * <p>Everything is expressed along the axes of A, and relative to the centre of B: the planes of A are at low
 * and high, the half extents of B are h, and the columns of the {@linkplain Rotation matrix} of the
 * quaternion q are its axes. For each axis of A only the plane that comes first, or last, counts: so its
 * contribution rounds relative to itself, and a huge or infinite A costs no precision. Where it adds more
 * than B and the way reach, the other planes cannot make up for it, however it rounds.
 *
 * <p><b>Error.</b> With u = 2⁻²⁴, L an axis and X how far B and the way reach on an axis of A: B reaches
 * along L by no more than Σ |L| X, and positive terms of what A is ahead add up to no more, others to as
 * much, or it is not ahead. Planes and products round by 2 u of each, which is 4 u, sums by 3 u. Normals of
 * B′ are exact except for 2 u of each component, which is 4 u of such terms and 2 u of the reach, its
 * determinant is off by 5 u; on products minors and sums are off by 4 u. The speed is off by 3 u, a quotient
 * and another time by 2.5 u of the way. So an axis is off by less than 20 u Σ |L| X: that is the slack, as if
 * planes of A were moved by 20 u X. No contact of A and B′ is lost by rounding, and with A made larger by 40
 * u X there is one: a larger box has the same axes.
 *
 * <p>A touch may be deeper by what the overlap test rounds: 24 u of the radii on an axis. The overlap test of
 * two oriented boxes first compares the distance of their centres, which is not expressed in the frame of A.
 * There that distance is off by 25 u of the radii, and corners of B by 31 u, of which the test forgives 8 u.
 */
final class SweptBoxAxes {
  /** The slack on each axis of A, relative to the extent of B there and the way. */
  private static final float SLACK = 20 * Real.U;

  /** How much deeper a touch may be than the slack, relative to the half extents. */
  private static final float TOUCH = 48 * Real.U;

  /**
   * Axes are numbered from those of A; then come the normals of B′, and the products, 6 + 3 i + j for the
   * axis i of A and the column j.
   */
  private static final int FIRST_NORMAL = 3, FIRST_PRODUCT = 6, AXES = 15;

  private SweptBoxAxes() {}

  /**
   * The time at which they meet, and the axis.
   *
   * @param planes those of A
   * @param h the half extents of B
   * @param r the matrix of q
   * @param size the sum of half extents, to which the depth of a touch is relative
   */
  static SweptAxis.Meeting meeting(Box planes, Vec v, Vec h, Rotation r, float size) {
    // the normals of the faces of B′, one a column
    Rotation normals = new Rotation(SweptAxis.cross(r.y(), r.z()), SweptAxis.cross(r.z(), r.x()),
        SweptAxis.cross(r.x(), r.y()));
    float determinant = r.x().dot(normals.x());
    float tiny = BoxAxes.slack(h.sum() + v.abs().sum());
    float touch = TOUCH * size;
    Vec reach = r.reach(h);
    Vec slack = reach.plus(v.abs()).times(SLACK);
    float[] entries = new float[AXES];
    float exit = Float.POSITIVE_INFINITY;
    for (int i = 0; i < 3; i++) {
      float low = planes.min().get(i), high = planes.max().get(i), speed = v.get(i);
      float width = SweptAxis.width(1, low, high) + reach.get(i);
      float ahead = SweptAxis.near(speed, 1, low, high) - reach.get(i);
      entries[i] = SweptAxis.entry(ahead, slack.get(i), touch, width, speed);
      float left = SweptAxis.far(speed, 1, low, high) + reach.get(i);
      exit = SweptAxis.first(exit, SweptAxis.exit(left + slack.get(i), speed));
    }
    for (int j = 0; j < 3; j++) {
      Vec n = normals.get(j);
      float along = h.get(j) * determinant;
      entries[3 + j] = entryOnNormal(n, v, planes, slack, touch, along);
      exit = SweptAxis.first(exit, exitOnNormal(n, v, planes, slack, along));
    }
    for (int i = 0; i < 3; i++) {
      SweptAxis.Across way = SweptAxis.Across.of(v, i), slackAcross = SweptAxis.Across.of(slack, i);
      SweptAxis.Rectangle across = SweptAxis.Rectangle.of(planes, i);
      for (int j = 0; j < 3; j++) {
        // the extent of B′ along a product comes from the two other columns, whose products with this one are
        // minors
        int next = j == 2 ? 0 : j + 1, last = j == 0 ? 2 : j - 1;
        float along = (h.get(next) * Math.abs(normals.get(last).get(i))
            + h.get(last) * Math.abs(normals.get(next).get(i))) + tiny;
        SweptAxis.Across column = SweptAxis.Across.of(r.get(j), i);
        entries[6 + 3 * i + j] = entryOnProduct(column, way, across, slackAcross, touch, along);
        exit = SweptAxis.first(exit, exitOnProduct(column, way, across, slackAcross, along));
      }
    }
    SweptAxis.Entry last = SweptAxis.Entry.last(entries);
    Vec l = axis(last.number(), r, normals);
    float speed = l.dot(v);
    float ahead = SweptAxis.near(speed, l, planes) - r.along(l).abs().dot(h);
    float meeting = SweptAxis.meeting(last.time(), exit);
    return new SweptAxis.Meeting(SweptAxis.withoutSlack(meeting, exit, l.abs().dot(slack), ahead, speed), l);
  }

  /** The axis with a number, along the axes of A. */
  private static Vec axis(float number, Rotation r, Rotation normals) {
    boolean first = number == 6 || number == 9 || number == 12;
    boolean second = number == 7 || number == 10 || number == 13;
    boolean isOfX = number >= 6 && number <= 8, isOfY = number >= 9 && number <= 11, isOfZ = number >= 12;
    Vec product = SweptAxis.product(isOfX, isOfY, isOfZ, first ? r.x() : second ? r.y() : r.z());
    Vec normal = number == 3 ? normals.x() : number == 4 ? normals.y() : normals.z();
    Vec ofA = new Vec(number == 0 ? 1 : 0, number == 1 ? 1 : 0, number == 2 ? 1 : 0);
    return number >= FIRST_PRODUCT ? product : number >= FIRST_NORMAL ? normal : ofA;
  }

  /** The entry on a normal of B′, along which its extent is {@code reach}. */
  @Twin.Pass
  private static float entryOnNormal(Vec n, Vec v, Box planes, Vec slack, float touch, float reach) {
    float speed = n.dot(v);
    float ahead = SweptAxis.near(speed, n, planes) - reach;
    float width = SweptAxis.width(n, planes) + reach;
    return SweptAxis.entry(ahead, n.abs().dot(slack), n.abs().sum() * touch, width, speed);
  }

  @Twin.Pass
  private static float exitOnNormal(Vec n, Vec v, Box planes, Vec slack, float reach) {
    float speed = n.dot(v);
    return SweptAxis.exit((SweptAxis.far(speed, n, planes) + reach) + n.abs().dot(slack), speed);
  }

  /** The entry on the product of an axis of A and the components of a column across it. */
  @Twin.Pass
  private static float entryOnProduct(SweptAxis.Across column, SweptAxis.Across v, SweptAxis.Rectangle planes,
      SweptAxis.Across slack, float touch, float reach) {
    float speed = column.cross(v);
    float ahead = planes.near(speed, column) - reach;
    float width = planes.width(column) + reach;
    return SweptAxis.entry(ahead, column.times(slack), column.length() * touch, width, speed);
  }

  @Twin.Pass
  private static float exitOnProduct(SweptAxis.Across column, SweptAxis.Across v, SweptAxis.Rectangle planes,
      SweptAxis.Across slack, float reach) {
    float speed = column.cross(v);
    return SweptAxis.exit((planes.far(speed, column) + reach) + column.times(slack), speed);
  }
}
