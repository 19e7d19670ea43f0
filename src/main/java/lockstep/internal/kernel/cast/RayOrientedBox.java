package lockstep.internal.kernel.cast;

import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.DoubleVec;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.kernel.part.ExactFrame;
import lockstep.internal.kernel.part.Interval;
import lockstep.internal.kernel.part.SlabTest;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.ExactVec;
import lockstep.twin.OrientedBox;
import lockstep.twin.Quat;
import lockstep.twin.Ray;
import lockstep.twin.Real;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Ray–oriented box intersection, for a solid box.
 *
 * <p>Origin and direction are transformed to the frame of the box, relative to its centre and along its axes;
 * there it is the box from {@code −half} to {@code +half}, and the answer that of {@link RayBox}, with its
 * slab test (Kay and Kajiya, SIGGRAPH 1986; Ericson, Real-Time Collision Detection, 2005, 5.3.3). For a box
 * without rotation the frame rounds only the difference to the centre.
 *
 * <p>The box is a closed solid: t is where the ray enters, tMin where it starts inside or on the surface. A
 * zero direction is a point: it hits at tMin where the point is inside. Half extents may be 0. A negative or
 * infinite half extent, a quaternion that is not a rotation, see {@link Rotation#proper}, a NaN anywhere, or
 * an infinite origin, direction or centre is a miss.
 *
 * <p>With u = 2⁻²⁴, D the distance from the origin to the centre and H that from the centre to a corner, the
 * matrix is off by 15 u on its diagonal and 7 u elsewhere, which moves a plane by at most 18 u H where the
 * ray meets it. The origin rounds by 4 u D in the frame, the direction by 3 u of the way to the box, a
 * crossing by 2 u of that, and the way is at most D + H: so the planes are off by at most 9 u D + 23 u H.
 *
 * <p>Hit or miss is that of real arithmetic, for all finite floats and infinite tMin and tMax. Let W be that
 * bound. Where the ray is in the box, its point in the frame is at most W outside: so on no axis is the time
 * of entry more than {@code W / |d|} later, nor that of exit earlier, with d the component of the direction.
 * Where its point in the frame is inside by W, the ray is in the box. So the order of entry and exit is
 * certain if they are more than {@code 2 W / |d|} apart, for each axis; one along which d is 0 must be W from
 * both planes instead. W is taken from sums of coordinates, with what underflow takes. What float leaves
 * open, such as a box without thickness, is decided by {@link SlabTest} in the frame times |q|², by signs of
 * the sixth degree.
 *
 * <p>If the ray hits, but enters after it leaves by rounding, or is out of range, t is computed in double.
 */
public final class RayOrientedBox {
  /**
   * An error in the frame is at most √3 times as large on an axis in space; D is at most √3 of the largest
   * difference on an axis, H at most √3 of half of the largest extent.
   */
  public static final ErrorBound ERROR = new ErrorBound(27, 35);

  /** 2 W, and more than underflow takes from points of rays in range. */
  private static final float BY_DISTANCE = 20 * Real.U, BY_SIZE = 48 * Real.U, TINY = 0x1p-80f;

  /** Range of lengths and directions. */
  private static final float LEAST = 0x1p-64f, LARGEST = 0x1p64f;

  /** More than what rounds in double: 2⁻⁴⁸. */
  private static final double WIDER = 0x1p-44;

  /** Time between entry and exit that is enough on any axis whose times overflow. */
  private static final float LONG = 0x1p100f;

  private RayOrientedBox() {}

  /** The t of entry, or +∞ for a miss. */
  @Twin
  static float cast(Ray ray, @Twin.Second OrientedBox box) {
    Ray inFrame = inFrame(ray, box);
    Vec o = inFrame.origin(), d = inFrame.direction(), half = box.half();
    Interval in = RayBox.slabs(inFrame, Box.centered(half));
    float apart = Math.abs(in.enter() - in.leave());
    float time = apart < LONG ? apart : LONG;
    float room = BY_DISTANCE * o.abs().sum() + BY_SIZE * half.sum() + TINY;
    boolean sure = apart >= 0 && isClear(o.x(), d.x(), half.x(), time, room)
        && isClear(o.y(), d.y(), half.y(), time, room) && isClear(o.z(), d.z(), half.z(), time, room)
        && isInRange(ray, inFrame, half) && half.isNonNegative();
    @Twin.Doubt
    boolean open = !sure;
    if (open) {
      return closely(ray, box);
    }
    boolean hit =
        in.enter() <= in.leave() && Math.abs(in.enter()) <= Float.MAX_VALUE && Rotation.proper(box.q());
    return hit ? in.enter() : Float.POSITIVE_INFINITY;
  }

  /** Whether the planes of an axis are crossed in the order of float times, given 2 W. */
  private static boolean isClear(float o, float d, float half, float time, float room) {
    return (d == 0 ? Math.abs(Math.abs(o) - half) : Math.abs(d) * time) > room;
  }

  /** The ray in the frame of the box, relative to its centre. */
  private static Ray inFrame(Ray ray, OrientedBox box) {
    return new Ray(along(box.q(), ray.origin().minus(box.center())), along(box.q(), ray.direction()),
        ray.tMin(), ray.tMax());
  }

  /** The same, decided exactly. */
  private static float closely(Ray ray, OrientedBox box) {
    float tMin = ray.tMin(), tMax = ray.tMax();
    boolean valid = ray.origin().isFinite() && ray.direction().isFinite() && box.center().isFinite()
        && BoxFrame.proper(box.half()) && Rotation.proper(box.q()) && tMin <= tMax && tMin <= Float.MAX_VALUE
        && tMax >= -Float.MAX_VALUE;
    if (!valid || !meets(ray, box)) {
      return Float.POSITIVE_INFINITY;
    }
    Ray inFrame = inFrame(ray, box);
    Interval in = RayBox.slabs(inFrame, Box.centered(box.half()));
    boolean fits = in.enter() <= in.leave() && isInRange(ray, inFrame, box.half());
    float t = fits ? in.enter() : entersInDouble(ray, box);
    t = t > tMax ? tMax : t;
    return Math.abs(t) <= Float.MAX_VALUE ? t : Float.POSITIVE_INFINITY;
  }

  /** Whether no step in the frame underflows or overflows by more than is allowed for. */
  private static boolean isInRange(Ray ray, Ray inFrame, Vec half) {
    float length = ray.direction().abs().sum();
    return inFrame.origin().abs().sum() + half.sum() <= LARGEST && length >= LEAST && length <= LARGEST;
  }

  /**
   * The t of entry of a ray that hits, by slabs that are wider by more than what rounds in double: so they
   * have a time in common, at which the ray is in each of them, also if it is parallel to one up to rounding.
   */
  private static float entersInDouble(Ray ray, OrientedBox box) {
    Quat q = box.q();
    DoubleVec o = scaledAlong(q, DoubleVec.of(ray.origin()).minus(DoubleVec.of(box.center())));
    DoubleVec d = scaledAlong(q, DoubleVec.of(ray.direction()));
    DoubleVec half = DoubleVec.of(box.half()).times(square(q));
    double room = WIDER * (o.abs().sum() + half.sum());
    return (float) enters(o.x(), d.x(), half.x() + room,
        enters(o.y(), d.y(), half.y() + room, enters(o.z(), d.z(), half.z() + room, ray.tMin())));
  }

  private static double enters(double o, double d, double half, double time) {
    return RayBox.enters(-half, d < 0 ? -o : o, d, time);
  }

  /** The components of a vector along the axes of the box, times |q|². */
  private static DoubleVec scaledAlong(Quat q, DoubleVec v) {
    DoubleVec axis = DoubleVec.of(q.vector());
    DoubleVec turn = axis.cross(v).times(2);
    return v.times(square(q)).minus(turn.times(q.w())).plus(axis.cross(turn));
  }

  private static double square(Quat q) {
    DoubleVec axis = DoubleVec.of(q.vector());
    return axis.dot(axis) + (double) q.w() * q.w();
  }

  private static boolean meets(Ray ray, OrientedBox box) {
    ExactFrame frame = ExactFrame.of(box.q());
    ExactVec o = frame.along(ExactVec.difference(ray.origin(), box.center()));
    ExactVec d = frame.along(ExactVec.of(ray.direction()));
    ExactVec half = ExactVec.of(box.half()).times(frame.square());
    ExactVec from = SlabTest.mirrored(d, o);
    return SlabTest.meets(half.plus(from).negated(), half.minus(from), d.abs(), ray.tMin(), ray.tMax());
  }

  /** The components of a vector along the axes of the box. */
  private static Vec along(Quat q, Vec v) {
    Rotation r = Rotation.of(q);
    Vec y = new Vec(r.y().x(), Rotation.diagonal(2 / q.square(), q.x(), q.z()), r.y().z());
    return new Vec(v.dot(r.x()), v.dot(y), v.dot(r.z()));
  }
}
