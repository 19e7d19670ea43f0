package lockstep.internal.kernel;

import lockstep.twin.Vec;

/** A box seen from the side of one of its faces, that of x, y or else z: the axis of the face is the third, and x, y, z change places cyclically. */
record FaceAxes(boolean isX, boolean isY) {
  /** What belongs to the axis of the face. */
  float pick(Vec v) {
    return pick(isX, isY, v.x(), v.y(), v.z());
  }

  /** The components of a vector along the axes of the face. */
  Vec along(Vec v) {
    return isX ? v.yzx() : isY ? v.zxy() : v;
  }

  /** Back: the vector that has these components along the axes of the face. */
  Vec inSpace(Vec v) {
    return isX ? v.zxy() : isY ? v.yzx() : v;
  }

  /** What belongs to the axis meant. */
  static float pick(boolean isX, boolean isY, float ofX, float ofY, float ofZ) {
    return isX ? ofX : isY ? ofY : ofZ;
  }

  /** What belongs to the axis of the face. */
  static float third(boolean isX, boolean isY, float ofX, float ofY, float ofZ) {
    return new FaceAxes(isX, isY).along(new Vec(ofX, ofY, ofZ)).z();
  }

  /** What belongs to the axis after it. */
  static float first(boolean isX, boolean isY, float ofX, float ofY, float ofZ) {
    return new FaceAxes(isX, isY).along(new Vec(ofX, ofY, ofZ)).x();
  }

  /** What belongs to the one after that. */
  static float second(boolean isX, boolean isY, float ofX, float ofY, float ofZ) {
    return new FaceAxes(isX, isY).along(new Vec(ofX, ofY, ofZ)).y();
  }

  /** Back: which of the three is x. */
  static float x(boolean isX, boolean isY, float first, float second, float third) {
    return new FaceAxes(isX, isY).inSpace(new Vec(first, second, third)).x();
  }

  /** Which is y. */
  static float y(boolean isX, boolean isY, float first, float second, float third) {
    return new FaceAxes(isX, isY).inSpace(new Vec(first, second, third)).y();
  }

  /** Which is z. */
  static float z(boolean isX, boolean isY, float first, float second, float third) {
    return new FaceAxes(isX, isY).inSpace(new Vec(first, second, third)).z();
  }
}
