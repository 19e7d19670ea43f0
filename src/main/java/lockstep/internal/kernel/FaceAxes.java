package lockstep.internal.kernel;

/** Parts of definitions that look at a box from the side of one of its faces: the axis of the face is the third, and x, y, z change places cyclically. */
final class FaceAxes {
  private FaceAxes() {}

  /** What belongs to the axis meant. */
  static float pick(boolean isX, boolean isY, float ofX, float ofY, float ofZ) {
    return isX ? ofX : isY ? ofY : ofZ;
  }

  /** What belongs to the axis of the face. */
  static float third(boolean isX, boolean isY, float ofX, float ofY, float ofZ) {
    return pick(isX, isY, ofX, ofY, ofZ);
  }

  /** What belongs to the axis after it. */
  static float first(boolean isX, boolean isY, float ofX, float ofY, float ofZ) {
    return pick(isX, isY, ofY, ofZ, ofX);
  }

  /** What belongs to the one after that. */
  static float second(boolean isX, boolean isY, float ofX, float ofY, float ofZ) {
    return pick(isX, isY, ofZ, ofX, ofY);
  }

  /** Back: which of the three is x. */
  static float x(boolean isX, boolean isY, float first, float second, float third) {
    return pick(isX, isY, third, second, first);
  }

  /** Which is y. */
  static float y(boolean isX, boolean isY, float first, float second, float third) {
    return pick(isX, isY, first, third, second);
  }

  /** Which is z. */
  static float z(boolean isX, boolean isY, float first, float second, float third) {
    return pick(isX, isY, second, first, third);
  }
}
