package lockstep.internal.kernel.contact;

import lockstep.twin.Vec;

/**
 * A corner of the intersection of two faces: its position on the face of one shape, the depth of the other
 * shape below it there along the normal, {@link Contact#NONE} if there is no such corner, and the number of
 * the features that meet.
 */
record FacePoint(Spot at, float deep, float number) {
  /** A position on a face. */
  record Spot(float u, float v) {}

  /** @param p its position u and v, and its depth */
  static FacePoint of(Vec p, boolean isThere, float number) {
    return new FacePoint(new Spot(p.x(), p.y()), isThere ? p.z() : Contact.NONE, number);
  }

  boolean isThere() {
    return deep > Contact.NONE;
  }
}
