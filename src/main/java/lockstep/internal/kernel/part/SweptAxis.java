package lockstep.internal.kernel.part;

import lockstep.twin.Box;
import lockstep.twin.Vec;

/**
 * The times at which moving convex shapes begin and cease to overlap on one axis, for sweeps by separating
 * axes (Ericson, Real-Time Collision Detection, 2005, 5.5.8; Eberly, Dynamic Collision Detection using
 * Oriented Bounding Boxes, 2008). Shared by several definitions. They meet when they overlap on all axes for
 * the first time, at the last of the entries, if that is not after the first of the exits.
 *
 * <p>On an axis L the first shape has the speed L·v. The distance that it has to go until they touch is
 * {@code ahead}, and the distance until they are apart again is {@code left}. Neither requires or profits
 * from an L of length 1: rounding is relative to distances along L, at the start and on the way alike. So a
 * speed that is mostly rounding does no harm, if {@code ahead} is reduced and {@code left} enlarged by the
 * error of both: the slack.
 *
 * <p>The overlap test rounds differently. So shapes that it reports as separated may seem to overlap slightly
 * on every axis here. An axis on which they overlap by no more than both tests may round is a touch. If they
 * approach along it, its entry is now. Among several touches the shallowest counts, so that the normal is
 * that of the contact. An axis is no entry where they overlap by more, where they are more than half through
 * each other, or where nothing moves.
 */
public final class SweptAxis {
  /** The entry on an axis that cannot be the contact's. */
  public static final float NONE = -1;

  private SweptAxis() {}

  /**
   * The time at which they begin to overlap on an axis. The entry of a touch is between 0 and −1/2: the
   * depth, negative, in parts of twice the largest that counts as a touch.
   *
   * @param touch the largest apparent depth of shapes that do not overlap, in addition to the slack
   * @param width half of the sum of both extents along the axis: shapes that are deeper in each other are on
   *     their way out
   */
  public static float entry(float ahead, float slack, float touch, float width, float speed) {
    float from = ahead - slack;
    float margin = 2 * slack + (touch < width ? touch : width);
    float unit = from >= 0 ? Math.abs(speed) : 2 * margin;
    return from > 0 || (from >= -margin && speed != 0) ? from / unit : NONE;
  }

  /** The time at which they cease to overlap on an axis, before 0 if they have already. */
  public static float exit(float left, float speed) {
    return left < 0 ? NONE : left / Math.abs(speed);
  }

  /** The later of the last entry and that on another axis. */
  public static float last(float entry, float other) {
    return other > entry ? other : entry;
  }

  /** An entry, and the number of its axis. */
  public record Entry(float number, float time) {
    /** The last of the entries on all axes; on a tie, the first axis. */
    public static Entry last(float[] entries) {
      float time = NONE;
      for (float other : entries) {
        time = SweptAxis.last(time, other);
      }
      float number = entries.length - 1;
      for (int n = entries.length - 2; n >= 0; n--) {
        number = entries[n] == time ? n : number;
      }
      return new Entry(number, time);
    }
  }

  /** The earlier of the first exit and that on another axis. */
  public static float first(float exit, float other) {
    return other < exit ? other : exit;
  }

  /**
   * The time at which they meet, given the last entry and the first exit, not after 0 for a touch; +∞ if they
   * do not.
   */
  public static float meeting(float entry, float exit) {
    return entry > NONE && entry <= exit ? entry : Float.POSITIVE_INFINITY;
  }

  /**
   * The time at which they meet, with the slack on the axis of the last entry removed, but not after the
   * first exit nor after 1. A touch of shapes that are still apart along that axis is at the time when they
   * have covered that distance; one of shapes that seem to overlap stays.
   *
   * @param ahead their distance along the axis, without slack
   */
  public static float withoutSlack(float meeting, float exit, float slack, float ahead, float speed) {
    float later = meeting > 0 ? meeting + slack / Math.abs(speed) : ahead / Math.abs(speed);
    later = later < exit ? later : exit;
    later = later < 1 ? later : 1;
    return meeting <= 1 && (meeting > 0 || ahead > 0) ? later : meeting;
  }

  /**
   * The time at which two shapes meet, +∞ if they do not, and the axis of the last entry, the first of them,
   * of any length and sign.
   */
  public record Meeting(float time, Vec axis) {
    /** The axis, turned against the motion. */
    public Vec against(Vec v) {
      return axis.dot(v) > 0 ? axis.negated() : axis;
    }
  }

  /** A box relative to a point, with finite planes, so that their products with 0 are 0. */
  public static Box planes(Box box, Vec point) {
    return new Box(finite(box.min().minus(point)), finite(box.max().minus(point)));
  }

  private static Vec finite(Vec v) {
    return new Vec(finite(v.x()), finite(v.y()), finite(v.z()));
  }

  private static float finite(float at) {
    float low = at > Float.MAX_VALUE ? Float.MAX_VALUE : at;
    return low < -Float.MAX_VALUE ? -Float.MAX_VALUE : low;
  }

  /**
   * The distance of a box ahead of a point along an axis l, against the speed: the contribution of the planes
   * that come first, relative to the point.
   */
  public static float near(float speed, Vec l, Box planes) {
    return near(speed, l.x(), planes.min().x(), planes.max().x())
        + near(speed, l.y(), planes.min().y(), planes.max().y())
        + near(speed, l.z(), planes.min().z(), planes.max().z());
  }

  /** The contribution of one component of the axis. */
  public static float near(float speed, float l, float low, float high) {
    float against = speed > 0 ? -l : l;
    return against * (against > 0 ? low : high);
  }

  /** The remaining distance: the contribution of the planes that come last. */
  public static float far(float speed, Vec l, Box planes) {
    return far(speed, l.x(), planes.min().x(), planes.max().x())
        + far(speed, l.y(), planes.min().y(), planes.max().y())
        + far(speed, l.z(), planes.min().z(), planes.max().z());
  }

  /** The contribution of one component of the axis. */
  public static float far(float speed, float l, float low, float high) {
    float against = speed > 0 ? -l : l;
    return against * (against > 0 ? high : low);
  }

  /** Half of the extent of a box along an axis. */
  public static float width(Vec l, Box planes) {
    return width(l.x(), planes.min().x(), planes.max().x()) + width(l.y(), planes.min().y(), planes.max().y())
        + width(l.z(), planes.min().z(), planes.max().z());
  }

  /** The contribution of one component of the axis. */
  public static float width(float l, float low, float high) {
    return Math.abs(l) * (0.5f * high - 0.5f * low);
  }

  /** The product of an axis of a box, x, y or else z, and an edge e. */
  public static Vec product(boolean isOfX, boolean isOfY, boolean isOfZ, Vec e) {
    return new Vec(isOfY ? e.z() : isOfZ ? -e.y() : 0, isOfZ ? e.x() : isOfX ? -e.z() : 0,
        isOfX ? e.y() : isOfY ? -e.x() : 0);
  }

  /**
   * The product of two edges, each component off by 2 u of itself, u = 2⁻²⁴: so it is at a right angle to
   * both, however small the angle between them.
   */
  public static Vec cross(Vec e, Vec f) {
    return new Vec(difference(e.y(), f.z(), e.z(), f.y()), difference(e.z(), f.x(), e.x(), f.z()),
        difference(e.x(), f.y(), e.y(), f.x()));
  }

  /**
   * {@code a d − b c}, off by 2 u of itself (Kahan; Jeannerod, Louvet and Muller, Further analysis of Kahan's
   * algorithm for the accurate computation of 2 × 2 determinants, Mathematics of Computation 82, 2013).
   */
  public static float difference(float a, float d, float b, float c) {
    float product = b * c;
    float rounded = Math.fma(-b, c, product);
    return Math.fma(a, d, -product) + rounded;
  }

  /** The components of a vector across an axis of a box. */
  public record Across(float y, float z) {
    /** The components across x, y or z, for 0, 1 or 2. */
    public static Across of(Vec v, int axis) {
      return new Across(axis == 0 ? v.y() : axis == 1 ? v.z() : v.x(),
          axis == 0 ? v.z() : axis == 1 ? v.x() : v.y());
    }

    /** The component of the product along x of it and another vector. */
    public float cross(Across v) {
      return y * v.z - z * v.y;
    }

    /** The product of (0, −z, y), the product of the axis and this, with a slack across the axis. */
    public float times(Across slack) {
      return Math.abs(z) * slack.y + Math.abs(y) * slack.z;
    }

    /** The sum of its components. */
    public float length() {
      return Math.abs(z) + Math.abs(y);
    }
  }

  /** The extents of a box across an axis. */
  public record Rectangle(float lowY, float highY, float lowZ, float highZ) {
    public static Rectangle of(Box box, int axis) {
      Across low = Across.of(box.min(), axis), high = Across.of(box.max(), axis);
      return new Rectangle(low.y, high.y, low.z, high.z);
    }

    /** Its distance ahead along the product of the axis and e. */
    public float near(float speed, Across e) {
      return SweptAxis.near(speed, -e.z, lowY, highY) + SweptAxis.near(speed, e.y, lowZ, highZ);
    }

    /** Its remaining distance along that. */
    public float far(float speed, Across e) {
      return SweptAxis.far(speed, -e.z, lowY, highY) + SweptAxis.far(speed, e.y, lowZ, highZ);
    }

    /** Half of its extent along that. */
    public float width(Across e) {
      return SweptAxis.width(e.z, lowY, highY) + SweptAxis.width(e.y, lowZ, highZ);
    }
  }
}
