package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.part.Axis;

/**
 * The edges of two shapes encoded in a number: one of three of the first, or three directions, and one of
 * three of the second.
 */
record EdgePair(Axis first, Axis second) {
  /**
   * @param least the number of the first pair; the second edge's number has factor 1, the
   *     first's factor 3
   */
  static EdgePair of(float number, float least) {
    boolean isX = number < least + 3, isY = !isX && number < least + 6;
    float second = number - (isX ? least : isY ? least + 3 : least + 6);
    return new EdgePair(new Axis(isX, isY), new Axis(second == 0, second == 1));
  }
}
