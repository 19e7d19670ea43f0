package lockstep.internal.kernel.cast;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Rotation;
import lockstep.twin.Box;
import lockstep.twin.OrientedBox;
import lockstep.twin.Quat;
import lockstep.twin.Ray;
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
 * <p>Range: lengths below 1e38, of the quaternion as in {@link Rotation}. Where the entry lies beyond the
 * largest float, as for a direction of 1e-45, the ray is a miss. A direction shorter than {@link
 * Float#MIN_NORMAL} loses bits in the rotation: it may miss nearer shapes, too.
 */
public final class RayOrientedBox {
  /**
   * An error in the frame is at most √3 times as large on an axis in space; D is at most √3 of the largest
   * difference on an axis, H at most √3 of half of the largest extent.
   */
  public static final ErrorBound ERROR = new ErrorBound(27, 35);

  private RayOrientedBox() {}

  /** The t of entry, or +∞ for a miss. */
  @Twin
  static float cast(Ray ray, @Twin.Second OrientedBox box) {
    Vec half = box.half();
    Ray inFrame = new Ray(along(box.q(), ray.origin().minus(box.center())), along(box.q(), ray.direction()),
        ray.tMin(), ray.tMax());
    float t = RayBox.cast(inFrame, Box.centered(half));
    boolean proper = Rotation.proper(box.q()) && half.atMost(Vec.all(Float.MAX_VALUE));
    return proper ? t : Float.POSITIVE_INFINITY;
  }

  /** The components of a vector along the axes of the box. */
  private static Vec along(Quat q, Vec v) {
    Rotation r = Rotation.of(q);
    Vec y = new Vec(r.y().x(), Rotation.diagonal(2 / q.square(), q.x(), q.z()), r.y().z());
    return new Vec(v.dot(r.x()), v.dot(y), v.dot(r.z()));
  }
}
