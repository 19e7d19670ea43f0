package lockstep.internal.kernel.overlap;

import lockstep.internal.kernel.part.Frustum;
import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.Plane;
import lockstep.twin.Segment;
import lockstep.twin.Vec;

/**
 * A frustum and a capsule in other units, so that products of degree 10 fit a double: powers of two by which
 * the largest length becomes about 2⁵⁷, and so does the largest component of each normal. No bit of a number
 * is lost, unless it is 2¹⁸³ times smaller than these.
 *
 * @param s the segment
 * @param unit by which lengths are multiplied
 */
record ScaledCapsule(Frustum f, Segment s, float radius, double unit) {
  /** Numbers become at most 2⁵⁷, so they are below 2⁵⁸, and constants of planes below 2¹¹⁶. */
  private static final double MOST = 0x1p57;
  private static final int BELOW = 58, BELOW_PLANE = 116;

  static ScaledCapsule of(Frustum f, Segment s, float radius) {
    double places = DoublePlane.greater(distance(f.left()),
        DoublePlane.greater(distance(f.right()), DoublePlane.greater(distance(f.bottom()), DoublePlane
            .greater(distance(f.top()), DoublePlane.greater(distance(f.near()), distance(f.far()))))));
    double ends = DoublePlane.greater(greatest(s.a()), DoublePlane.greater(greatest(s.b()), radius));
    return new ScaledCapsule(f, s, radius, unit(DoublePlane.greater(places, ends)));
  }

  private static double greatest(Vec v) {
    return DoublePlane.greater(Math.abs(v.x()), DoublePlane.greater(Math.abs(v.y()), Math.abs(v.z())));
  }

  /** About that of a plane from the origin. */
  private static double distance(Plane p) {
    return Math.abs(p.d()) / greatest(p.normal());
  }

  /** The greatest power of two, within a factor of two, that does not make a number too large. */
  private static double unit(double x) {
    double[] steps = {0x1p256, 0x1p128, 0x1p64, 0x1p32, 0x1p16, 0x1p8, 0x1p4, 0x1p2, 0x1p1};
    double unit = 0x1p-120;
    for (double step : steps) {
      unit = x * unit * step <= MOST ? unit * step : unit;
    }
    return unit;
  }

  /** As a segment between its ends sees the planes. */
  ExactCapsule seen(boolean touching) {
    ExactVec a = new ExactVec(scaled(s.a().x()), scaled(s.a().y()), scaled(s.a().z()));
    ExactVec b = new ExactVec(scaled(s.b().x()), scaled(s.b().y()), scaled(s.b().z()));
    ExactVec g = b.minus(a);
    return new ExactCapsule(plane(f.left(), a, g), plane(f.right(), a, g), plane(f.bottom(), a, g),
        plane(f.top(), a, g), plane(f.near(), a, g), plane(f.far(), a, g), g, scaled(radius), false,
        touching);
  }

  private Exact scaled(float length) {
    return Exact.of((float) (length * unit)).below(BELOW);
  }

  private ExactPlane plane(Plane p, ExactVec from, ExactVec g) {
    Vec n = p.normal();
    double turned = unit(greatest(n));
    ExactVec normal = new ExactVec(Exact.of((float) (n.x() * turned)).below(BELOW),
        Exact.of((float) (n.y() * turned)).below(BELOW), Exact.of((float) (n.z() * turned)).below(BELOW));
    return ExactPlane.of(normal, Exact.of((float) (p.d() * turned * unit)).below(BELOW_PLANE), from, g);
  }
}
