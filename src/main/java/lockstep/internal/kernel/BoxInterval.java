package lockstep.internal.kernel;

import lockstep.twin.Box;

/** What a box is on one axis. */
record BoxInterval(float low, float high) {
  static BoxInterval of(Box box, int axis) {
    return new BoxInterval(box.min().get(axis), box.max().get(axis));
  }

  /** What one component of a direction adds to where the box begins along it. */
  float near(float l) {
    return l > 0 ? l * low : l * high;
  }

  /** The same of its end. */
  float far(float l) {
    return l > 0 ? l * high : l * low;
  }
}
