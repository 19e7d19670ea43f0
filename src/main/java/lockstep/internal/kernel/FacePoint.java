package lockstep.internal.kernel;

import lockstep.twin.Vec;

/**
 * A corner of what two faces have in common: its place on the face of one shape, how deep the other shape is
 * below it there along the normal, {@link Contact#NONE} if there is no such corner, and the number of the
 * parts that meet.
 */
record FacePoint(Spot at, float deep, float number) {
  /** A place on a face. */
  record Spot(float u, float v) {}

  /** @param p its place u and v, and how deep it is */
  static FacePoint of(Vec p, boolean isThere, float number) {
    return new FacePoint(new Spot(p.x(), p.y()), isThere ? p.z() : Contact.NONE, number);
  }

  boolean isThere() {
    return deep > Contact.NONE;
  }
}
