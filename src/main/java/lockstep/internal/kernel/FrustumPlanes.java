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
 * Whether a sphere, capsule, axis-aligned box, oriented box or triangle lies in front of none of the six planes of a frustum altogether.
 *
 * <p>That is, whether it overlaps all of the half-spaces behind them (Ericson, Real-Time Collision Detection, 2005, 5.2;
 * Assarsson and Möller, Optimized View Frustum Culling Algorithms, JGT 5(1), 2000), so all is as in {@link SpherePlane}, {@link
 * CapsulePlane}, {@link BoxPlane}, {@link OrientedBoxPlane} and {@link TrianglePlane}: touching, what is improper, infinite boxes, range,
 * and for each plane how far the answer may be from real arithmetic. Whatever overlaps the frustum passes; so does what overlaps all six
 * half-spaces in different places, such as a large box beside a corner. Nothing passes a frustum with a normal that has no direction or a d
 * that is not finite.
 */
final class FrustumPlanes {
  /** What passes may be anywhere: no tree is asked, and one would have to offer all it has. */
  static final ErrorBound ERROR = new ErrorBound(0x1p26f, 0);

  private FrustumPlanes() {}

  @Twin
  static boolean sphere(Frustum f, @Twin.Second Sphere s) {
    return SpherePlane.overlap(s, f.left()) && SpherePlane.overlap(s, f.right())
        && SpherePlane.overlap(s, f.bottom()) && SpherePlane.overlap(s, f.top())
        && SpherePlane.overlap(s, f.near()) && SpherePlane.overlap(s, f.far());
  }

  @Twin
  static boolean capsule(Frustum f, @Twin.Second Capsule c) {
    return CapsulePlane.overlap(c, f.left()) && CapsulePlane.overlap(c, f.right())
        && CapsulePlane.overlap(c, f.bottom()) && CapsulePlane.overlap(c, f.top())
        && CapsulePlane.overlap(c, f.near()) && CapsulePlane.overlap(c, f.far());
  }

  @Twin
  static boolean box(Frustum f, @Twin.Second Box b) {
    return BoxPlane.overlap(b, f.left()) && BoxPlane.overlap(b, f.right()) && BoxPlane.overlap(b, f.bottom())
        && BoxPlane.overlap(b, f.top()) && BoxPlane.overlap(b, f.near()) && BoxPlane.overlap(b, f.far());
  }

  @Twin
  static boolean orientedBox(Frustum f, @Twin.Second OrientedBox b) {
    return reaches(f.left(), b) && reaches(f.right(), b) && reaches(f.bottom(), b) && reaches(f.top(), b)
        && reaches(f.near(), b) && reaches(f.far(), b);
  }

  @Twin
  static boolean triangle(Frustum f, @Twin.Second Triangle t) {
    return TrianglePlane.overlap(t, f.left()) && TrianglePlane.overlap(t, f.right())
        && TrianglePlane.overlap(t, f.bottom()) && TrianglePlane.overlap(t, f.top())
        && TrianglePlane.overlap(t, f.near()) && TrianglePlane.overlap(t, f.far());
  }

  /** A pass for each plane: all six would be more than one loop can be. */
  @Twin.Pass
  private static boolean reaches(Plane p, OrientedBox b) {
    return OrientedBoxPlane.overlap(b, p);
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
