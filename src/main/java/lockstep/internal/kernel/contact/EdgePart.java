package lockstep.internal.kernel.contact;

import lockstep.internal.kernel.part.Interval;

/**
 * The part of an edge between its ends at −1 and 1 that is left by lines which it crosses, nothing if the
 * first is after the last; and the numbers of the lines at which it begins and ends.
 */
record EdgePart(float first, float last, float enters, float leaves) {
  /** All of it. */
  static EdgePart whole() {
    return new EdgePart(-1, 1, 0, 0);
  }

  /** What lines leave of it, given their numbers; of lines through one point, the first one counts. */
  EdgePart within(Interval inside, float enters, float leaves) {
    boolean isLater = inside.enter() > first, isSooner = inside.leave() < last;
    return new EdgePart(isLater ? inside.enter() : first, isSooner ? inside.leave() : last,
        isLater ? enters : this.enters, isSooner ? leaves : this.leaves);
  }
}
