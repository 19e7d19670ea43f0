package lockstep.internal.kernel.part;

import lockstep.internal.shape.HalfSpace;
import lockstep.twin.Box;
import lockstep.twin.Capsule;
import lockstep.twin.Plane;
import lockstep.twin.Real;
import lockstep.twin.Sphere;
import lockstep.twin.Triangle;
import lockstep.twin.Vec;

/**
 * A frustum: the points p behind six planes, {@code n · p + d ≤ 0}. A shape with a point clearly behind all
 * of them overlaps, without further tests. {@code DoubleFrustum} has the test for the others.
 */
public record Frustum(Plane left, Plane right, Plane bottom, Plane top, Plane near, Plane far) {
  /** Largest shortfall of a distance in float, relative to the sum of its terms: 4 roundings, doubled. */
  private static final float SLACK = 8 * Real.U;

  /**
   * A cheap condition, in float, for a plane and a box: the plane is valid, and the corner of the box
   * farthest behind it is not clearly in front of it.
   */
  public static boolean reaches(Plane p, Box b) {
    Vec n = p.normal();
    Vec terms = new Vec(least(n.x(), b.min().x(), b.max().x()), least(n.y(), b.min().y(), b.max().y()),
        least(n.z(), b.min().z(), b.max().z()));
    return proper(p) && !beyond(terms, p.d());
  }

  private static float least(float n, float min, float max) {
    return n > 0 ? n * min : n < 0 ? n * max : 0;
  }

  /** The cheap condition for a plane and a sphere. */
  public static boolean reaches(Plane p, Sphere s) {
    Vec terms = p.normal().times(s.center());
    float reach = s.radius() * p.normal().length();
    return proper(p) && !(terms.sum() + p.d()
        > reach + SLACK * (terms.abs().sum() + Math.abs(p.d()) + reach) + Float.MIN_NORMAL);
  }

  /** The cheap condition for a plane and a triangle. */
  public static boolean reaches(Plane p, Triangle t) {
    Vec n = p.normal();
    return proper(p) && (!beyond(n.times(t.a()), p.d()) || !beyond(n.times(t.b()), p.d())
        || !beyond(n.times(t.c()), p.d()));
  }

  /** The cheap condition for a plane and a capsule. */
  public static boolean reaches(Plane p, Capsule c) {
    return reaches(p, new Sphere(c.a(), c.radius())) || reaches(p, new Sphere(c.b(), c.radius()));
  }

  /** Whether the sum is clearly positive. */
  private static boolean beyond(Vec terms, float d) {
    return terms.sum() + d > slack(terms, d);
  }

  private static float slack(Vec terms, float d) {
    return SLACK * (terms.abs().sum() + Math.abs(d)) + Float.MIN_NORMAL;
  }

  /** A cheap condition, in float, for a plane and a point: the point is clearly behind it. */
  public static boolean holds(Plane p, Vec point) {
    Vec terms = p.normal().times(point);
    return terms.sum() + p.d() < -slack(terms, p.d());
  }

  /** The cheap condition for a plane and the middle of a box. */
  public static boolean holds(Plane p, Box b) {
    return holds(p, b.min().plus(b.max()).times(0.5f));
  }

  /** Whether it has no far plane, but the near one twice. */
  public boolean isInfinite() {
    Vec n = near.normal(), m = far.normal();
    return n.x() == m.x() && n.y() == m.y() && n.z() == m.z() && near.d() == far.d();
  }

  /** Whether all planes are valid. */
  public boolean isProper() {
    return proper(left) && proper(right) && proper(bottom) && proper(top) && proper(near) && proper(far);
  }

  /** Whether four columns are a valid plane. */
  private static boolean proper(Plane p) {
    return HalfSpace.proper(p.normal()) && Math.abs(p.d()) <= Float.MAX_VALUE;
  }
}
