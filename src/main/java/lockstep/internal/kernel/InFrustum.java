package lockstep.internal.kernel;

import lockstep.twin.Box;
import lockstep.twin.Capsule;
import lockstep.twin.OrientedBox;
import lockstep.twin.Plane;
import lockstep.twin.Quat;
import lockstep.twin.Sphere;
import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Whether a frustum contains a sphere, capsule, axis-aligned box, oriented box or triangle.
 *
 * <p>It does where all of the half-spaces behind its six planes do (Assarsson and Möller, Optimized View Frustum Culling Algorithms,
 * JGT 5(1), 2000), so all is as in {@link InPlane}: touching a plane from inside, what is improper, infinite boxes, range, and for each
 * plane how far the answer may be from real arithmetic. A frustum with a normal that has no direction, or a d that is not
 * finite, contains nothing; nor do planes that leave no point behind all of them.
 */
final class InFrustum {
  /**
   * What is contained is behind each plane, but for 6 u of its largest coordinate. Where planes are nearly parallel, points that are may
   * be anywhere, and the frustum's bounds with them. So this is a bound on nothing less than all coordinates: trees offer all
   * they have.
   */
  static final ErrorBound ERROR = new ErrorBound(0x1p26f, 0);

  private InFrustum() {}

  @Twin
  static boolean sphere(Frustum f, @Twin.Second Sphere s) {
    return InPlane.sphere(f.left(), s) && InPlane.sphere(f.right(), s) && InPlane.sphere(f.bottom(), s)
        && InPlane.sphere(f.top(), s) && InPlane.sphere(f.near(), s) && InPlane.sphere(f.far(), s);
  }

  @Twin
  static boolean capsule(Frustum f, @Twin.Second Capsule c) {
    return InPlane.capsule(f.left(), c) && InPlane.capsule(f.right(), c) && InPlane.capsule(f.bottom(), c)
        && InPlane.capsule(f.top(), c) && InPlane.capsule(f.near(), c) && InPlane.capsule(f.far(), c);
  }

  @Twin
  static boolean box(Frustum f, @Twin.Second Box b) {
    return InPlane.box(f.left(), b) && InPlane.box(f.right(), b) && InPlane.box(f.bottom(), b)
        && InPlane.box(f.top(), b) && InPlane.box(f.near(), b) && InPlane.box(f.far(), b);
  }

  @Twin
  static boolean orientedBox(Frustum f, @Twin.Second OrientedBox b) {
    return holds(f.left(), b) && holds(f.right(), b) && holds(f.bottom(), b) && holds(f.top(), b)
        && holds(f.near(), b) && holds(f.far(), b);
  }

  @Twin
  static boolean triangle(Frustum f, @Twin.Second Triangle t) {
    return InPlane.triangle(f.left(), t) && InPlane.triangle(f.right(), t) && InPlane.triangle(f.bottom(), t)
        && InPlane.triangle(f.top(), t) && InPlane.triangle(f.near(), t) && InPlane.triangle(f.far(), t);
  }

  /** A pass for each plane: all six would be more than one loop can be. */
  @Twin.Pass
  private static boolean holds(Plane p, OrientedBox b) {
    return InPlane.orientedBox(p, b);
  }

  // FLOATS
  static boolean sphere(float pleftnormalx, float pleftnormaly, float pleftnormalz, float pleftd,
      float prightnormalx, float prightnormaly, float prightnormalz, float prightd, float pbottomnormalx,
      float pbottomnormaly, float pbottomnormalz, float pbottomd, float ptopnormalx, float ptopnormaly,
      float ptopnormalz, float ptopd, float pnearnormalx, float pnearnormaly, float pnearnormalz,
      float pneard, float pfarnormalx, float pfarnormaly, float pfarnormalz, float pfard, float qcenterx,
      float qcentery, float qcenterz, float qradius) {
    return sphere(
        new Frustum(new Plane(new Vec(pleftnormalx, pleftnormaly, pleftnormalz), pleftd),
            new Plane(new Vec(prightnormalx, prightnormaly, prightnormalz), prightd),
            new Plane(new Vec(pbottomnormalx, pbottomnormaly, pbottomnormalz), pbottomd),
            new Plane(new Vec(ptopnormalx, ptopnormaly, ptopnormalz), ptopd),
            new Plane(new Vec(pnearnormalx, pnearnormaly, pnearnormalz), pneard),
            new Plane(new Vec(pfarnormalx, pfarnormaly, pfarnormalz), pfard)),
        new Sphere(new Vec(qcenterx, qcentery, qcenterz), qradius));
  }
  // END

  // FLOATS
  static boolean capsule(float pleftnormalx, float pleftnormaly, float pleftnormalz, float pleftd,
      float prightnormalx, float prightnormaly, float prightnormalz, float prightd, float pbottomnormalx,
      float pbottomnormaly, float pbottomnormalz, float pbottomd, float ptopnormalx, float ptopnormaly,
      float ptopnormalz, float ptopd, float pnearnormalx, float pnearnormaly, float pnearnormalz,
      float pneard, float pfarnormalx, float pfarnormaly, float pfarnormalz, float pfard, float qax,
      float qay, float qaz, float qbx, float qby, float qbz, float qradius) {
    return capsule(
        new Frustum(new Plane(new Vec(pleftnormalx, pleftnormaly, pleftnormalz), pleftd),
            new Plane(new Vec(prightnormalx, prightnormaly, prightnormalz), prightd),
            new Plane(new Vec(pbottomnormalx, pbottomnormaly, pbottomnormalz), pbottomd),
            new Plane(new Vec(ptopnormalx, ptopnormaly, ptopnormalz), ptopd),
            new Plane(new Vec(pnearnormalx, pnearnormaly, pnearnormalz), pneard),
            new Plane(new Vec(pfarnormalx, pfarnormaly, pfarnormalz), pfard)),
        new Capsule(new Vec(qax, qay, qaz), new Vec(qbx, qby, qbz), qradius));
  }
  // END

  // FLOATS
  static boolean box(float pleftnormalx, float pleftnormaly, float pleftnormalz, float pleftd,
      float prightnormalx, float prightnormaly, float prightnormalz, float prightd, float pbottomnormalx,
      float pbottomnormaly, float pbottomnormalz, float pbottomd, float ptopnormalx, float ptopnormaly,
      float ptopnormalz, float ptopd, float pnearnormalx, float pnearnormaly, float pnearnormalz,
      float pneard, float pfarnormalx, float pfarnormaly, float pfarnormalz, float pfard, float qminx,
      float qminy, float qminz, float qmaxx, float qmaxy, float qmaxz) {
    return box(
        new Frustum(new Plane(new Vec(pleftnormalx, pleftnormaly, pleftnormalz), pleftd),
            new Plane(new Vec(prightnormalx, prightnormaly, prightnormalz), prightd),
            new Plane(new Vec(pbottomnormalx, pbottomnormaly, pbottomnormalz), pbottomd),
            new Plane(new Vec(ptopnormalx, ptopnormaly, ptopnormalz), ptopd),
            new Plane(new Vec(pnearnormalx, pnearnormaly, pnearnormalz), pneard),
            new Plane(new Vec(pfarnormalx, pfarnormaly, pfarnormalz), pfard)),
        new Box(new Vec(qminx, qminy, qminz), new Vec(qmaxx, qmaxy, qmaxz)));
  }
  // END

  // FLOATS
  static boolean orientedBox(float pleftnormalx, float pleftnormaly, float pleftnormalz, float pleftd,
      float prightnormalx, float prightnormaly, float prightnormalz, float prightd, float pbottomnormalx,
      float pbottomnormaly, float pbottomnormalz, float pbottomd, float ptopnormalx, float ptopnormaly,
      float ptopnormalz, float ptopd, float pnearnormalx, float pnearnormaly, float pnearnormalz,
      float pneard, float pfarnormalx, float pfarnormaly, float pfarnormalz, float pfard, float qcenterx,
      float qcentery, float qcenterz, float qhalfx, float qhalfy, float qhalfz, float qqx, float qqy,
      float qqz, float qqw) {
    return orientedBox(
        new Frustum(new Plane(new Vec(pleftnormalx, pleftnormaly, pleftnormalz), pleftd),
            new Plane(new Vec(prightnormalx, prightnormaly, prightnormalz), prightd),
            new Plane(new Vec(pbottomnormalx, pbottomnormaly, pbottomnormalz), pbottomd),
            new Plane(new Vec(ptopnormalx, ptopnormaly, ptopnormalz), ptopd),
            new Plane(new Vec(pnearnormalx, pnearnormaly, pnearnormalz), pneard),
            new Plane(new Vec(pfarnormalx, pfarnormaly, pfarnormalz), pfard)),
        new OrientedBox(new Vec(qcenterx, qcentery, qcenterz), new Vec(qhalfx, qhalfy, qhalfz),
            new Quat(qqx, qqy, qqz, qqw)));
  }
  // END

  // FLOATS
  static boolean triangle(float pleftnormalx, float pleftnormaly, float pleftnormalz, float pleftd,
      float prightnormalx, float prightnormaly, float prightnormalz, float prightd, float pbottomnormalx,
      float pbottomnormaly, float pbottomnormalz, float pbottomd, float ptopnormalx, float ptopnormaly,
      float ptopnormalz, float ptopd, float pnearnormalx, float pnearnormaly, float pnearnormalz,
      float pneard, float pfarnormalx, float pfarnormaly, float pfarnormalz, float pfard, float qax,
      float qay, float qaz, float qbx, float qby, float qbz, float qcx, float qcy, float qcz) {
    return triangle(
        new Frustum(new Plane(new Vec(pleftnormalx, pleftnormaly, pleftnormalz), pleftd),
            new Plane(new Vec(prightnormalx, prightnormaly, prightnormalz), prightd),
            new Plane(new Vec(pbottomnormalx, pbottomnormaly, pbottomnormalz), pbottomd),
            new Plane(new Vec(ptopnormalx, ptopnormaly, ptopnormalz), ptopd),
            new Plane(new Vec(pnearnormalx, pnearnormaly, pnearnormalz), pneard),
            new Plane(new Vec(pfarnormalx, pfarnormaly, pfarnormalz), pfard)),
        new Triangle(new Vec(qax, qay, qaz), new Vec(qbx, qby, qbz), new Vec(qcx, qcy, qcz)));
  }
  // END
}
