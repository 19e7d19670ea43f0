package lockstep.internal.kernel.contact;

import lockstep.internal.shape.HalfSpace;
import lockstep.twin.Plane;
import lockstep.twin.Vec;

/**
 * The contact of a shape and a half-space with this unit normal: points of the shape, each with a radius and
 * its distance outside.
 *
 * @param deepest the largest depth
 */
record PlaneContact(boolean overlap, boolean hit, float deepest, Vec unit) {
  /** The contact of a box, given the corners of its face and their distances outside. */
  static Manifold4 of(boolean overlap, boolean valid, Plane plane, FaceCorners corners, Vec[] places,
      float[] outside) {
    float deepest = deeper(deeper(-outside[0], -outside[1]), deeper(-outside[2], -outside[3]));
    boolean hit = valid && HalfSpace.proper(plane.normal());
    for (float each : outside) {
      hit = hit && proper(each);
    }
    PlaneContact contact = new PlaneContact(overlap, hit, deepest, HalfSpace.unit(plane.normal()));
    ContactPoint[] points = new ContactPoint[4];
    for (int k = 0; k < 4; k++) {
      points[k] = contact.point(places[k], outside[k], corners.isThere(hit, k), corners.feature(k));
    }
    return new Manifold4(hit, contact.normal(), points[0], points[1], points[2], points[3]);
  }

  /** The distance of a point in front of the plane, negative behind it. */
  static float outside(Plane plane, Vec p) {
    return HalfSpace.outside(plane, p) / plane.normal().length();
  }

  /** Whether points at this distance outside, or behind the plane, are in range. */
  static boolean proper(float outside) {
    return HalfSpace.inRange(Math.abs(outside));
  }

  /** Whether two corners or ends coincide. */
  static boolean isOne(Vec a, Vec b) {
    return a.x() == b.x() && a.y() == b.y() && a.z() == b.z();
  }

  /** The larger depth. */
  static float deeper(float a, float b) {
    return a > b ? a : b;
  }

  /** The normal from the shape to the half-space. */
  Vec normal() {
    return Vec.all(0).minus(unit);
  }

  /** A point of a shape without a radius. */
  ContactPoint point(Vec p, float outside, boolean isThere, float feature) {
    return point(p, 0, outside, depth(isThere, -outside), feature);
  }

  /** The point in the middle between the deepest point of the ball about p and the plane. */
  ContactPoint point(Vec p, float r, float outside, float depth, float feature) {
    Vec middle = HalfSpace.kept(p).minus(unit.times(0.5f * r + 0.5f * outside)).plus(Vec.all(0));
    return new ContactPoint(middle, depth, feature);
  }

  float depth(boolean isThere, float depth) {
    return isThere ? Contact.depth(overlap, depth >= deepest, depth) : Contact.NONE;
  }
}
