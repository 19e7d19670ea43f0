package lockstep.internal.kernel.contact;

import lockstep.twin.Box;

/** The interval of a box on one axis. */
record BoxInterval(float low, float high) {
  static BoxInterval of(Box box, int axis) {
    return new BoxInterval(box.min().get(axis), box.max().get(axis));
  }

  /** The contribution of one component of a direction to the start of the box along it. */
  float near(float l) {
    return l > 0 ? l * low : l * high;
  }

  /** The contribution of one component of a direction to the end of the box along it. */
  float far(float l) {
    return l > 0 ? l * high : l * low;
  }
}
