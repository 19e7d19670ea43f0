package lockstep.internal.kernel;

/**
 * The edges of two shapes that a number says: one of three of the first, or three directions, and one of
 * three of the second.
 */
record EdgePair(Axis first, Axis second) {
  /** @param least the number of the first pair; that of the second edge counts 1, that of the first 3 */
  static EdgePair of(float number, float least) {
    boolean isX = number < least + 3, isY = !isX && number < least + 6;
    float second = number - (isX ? least : isY ? least + 3 : least + 6);
    return new EdgePair(new Axis(isX, isY), new Axis(second == 0, second == 1));
  }
}
