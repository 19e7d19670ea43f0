package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.BoxFrame;
import lockstep.internal.kernel.part.DoubleVec;
import lockstep.internal.kernel.part.Frustum;
import lockstep.internal.shape.Rotation;
import lockstep.twin.OrientedBox;
import lockstep.twin.Sphere;
import lockstep.twin.Twin;

/**
 * Overlap test of a frustum and an oriented box (OBB).
 *
 * <p>The planes are rotated into the frame of the box, where the test is that of {@link FrustumBox}: {@code
 * n′ = Rᵀ n}, {@code d′ = n · c + d}, R the rotation of the quaternion and c the centre.
 *
 * <p>Touching is an overlap. So are a box inside the frustum and a frustum inside the box. The six planes may
 * be any: those without a common point, such as a far plane in front of the near one, meet nothing, and
 * coinciding ones are flat. A normal or a quaternion without direction, an infinite plane constant, centre or
 * half extent, a negative half extent or a NaN anywhere is a miss.
 *
 * <p>The stage tests plane by plane, in float and with room for its rounding, whether it keeps all of a
 * sphere around the box. A box with its centre clearly behind all of them is a hit. The rest is decided as
 * for {@link FrustumBox}: so the answer is that of real arithmetic, for all finite floats. Entries of R are
 * off by 15 v, v = 2⁻⁵³, which rotates a plane by less than 20 v.
 */
public final class FrustumOrientedBox {
  private FrustumOrientedBox() {}

  @Twin
  static boolean overlap(Frustum f, @Twin.Second OrientedBox b) {
    Sphere ball = new Sphere(b.center(), BoxFrame.reach(b.half()));
    @Twin.Stage
    boolean near = Frustum.reaches(f.left(), ball) && Frustum.reaches(f.right(), ball)
        && Frustum.reaches(f.bottom(), ball) && Frustum.reaches(f.top(), ball)
        && Frustum.reaches(f.near(), ball) && Frustum.reaches(f.far(), ball);
    if (!near) {
      return false;
    }
    boolean valid = isValid(b);
    @Twin.Sure
    boolean inside = Frustum.holds(f.left(), b.center()) && Frustum.holds(f.right(), b.center())
        && Frustum.holds(f.bottom(), b.center()) && Frustum.holds(f.top(), b.center())
        && Frustum.holds(f.near(), b.center()) && Frustum.holds(f.far(), b.center()) && valid;
    if (inside) {
      return true;
    }
    double side = side(f, b);
    if (!valid || side > 0) {
      return false;
    }
    @Twin.Doubt
    boolean open = !(side < 0);
    if (open) {
      return meets(f, b, true);
    }
    return true;
  }

  /** 1 if they are certainly apart, −1 if they certainly have more in common than a surface, else 0. */
  public static double side(Frustum f, OrientedBox b) {
    double x = b.q().x(), y = b.q().y(), z = b.q().z(), w = b.q().w();
    double s = 2 / (x * x + y * y + (z * z + w * w));
    double xx = s * x * x, yy = s * y * y, zz = s * z * z;
    double xy = s * x * y, yz = s * y * z, zx = s * z * x;
    double xw = s * x * w, yw = s * y * w, zw = s * z * w;
    DoubleVec u = new DoubleVec(1 - (yy + zz), xy + zw, zx - yw);
    DoubleVec v = new DoubleVec(xy - zw, 1 - (xx + zz), yz + xw);
    DoubleVec n = new DoubleVec(zx + yw, yz - xw, 1 - (xx + yy));
    DoubleVec half = DoubleVec.of(b.half());
    return DoubleFrustum.of(f, DoubleVec.of(b.center()), half.sum()).along(u, v, n).box(half.negated(), half);
  }

  public static boolean isValid(OrientedBox b) {
    return b.center().isFinite() && BoxFrame.proper(b.half()) && Rotation.proper(b.q());
  }

  /**
   * The same for boxes that nearly touch, and for frusta that are not hexahedra.
   *
   * @param touching whether a point on a plane counts as behind it
   */
  public static boolean meets(Frustum f, OrientedBox b, boolean touching) {
    return f.isProper() && isValid(b) && ExactFrustum.meets(f, b, touching);
  }
}
