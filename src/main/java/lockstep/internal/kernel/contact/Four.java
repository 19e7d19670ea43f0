package lockstep.internal.kernel.contact;

/** Four numbers. */
record Four(float a, float b, float c, float d) {
  static Four of(float[] all, int from) {
    return new Four(all[from], all[from + 1], all[from + 2], all[from + 3]);
  }

  float get(int k) {
    return k == 0 ? a : k == 1 ? b : k == 2 ? c : d;
  }
}
