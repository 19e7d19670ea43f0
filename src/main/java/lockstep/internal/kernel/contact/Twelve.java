package lockstep.internal.kernel.contact;

import lockstep.twin.Twin;

/** Twelve numbers, one for each corner of a contact face. */
record Twelve(Four first, Four second, Four third) {
  static Twelve of(float[] all) {
    return new Twelve(Four.of(all, 0), Four.of(all, 4), Four.of(all, 8));
  }

  float get(int k) {
    return k < 4 ? first.get(k) : k < 8 ? second.get(k - 4) : third.get(k - 8);
  }

  /** The number of the first of the largest. */
  @Twin.Pass
  static float largest(Twelve v) {
    float most = v.get(0);
    float number = 0;
    for (int k = 1; k < 12; k++) {
      number = v.get(k) > most ? k : number;
      most = v.get(k) > most ? v.get(k) : most;
    }
    return number;
  }

  /** The largest. */
  @Twin.Pass
  static float most(Twelve v) {
    float most = v.get(0);
    for (int k = 1; k < 12; k++) {
      most = v.get(k) > most ? v.get(k) : most;
    }
    return most;
  }

  /** The value with a number. */
  @Twin.Pass
  static float pick(float number, Twelve v) {
    float value = v.get(0);
    for (int k = 1; k < 12; k++) {
      value = number == k ? v.get(k) : value;
    }
    return value;
  }
}
