package lockstep.internal.kernel.contact;

/** The first of the largest of some values, with its number. */
record Largest(float number, float value) {
  /** @param first the number of the first one */
  static Largest of(float[] values, int first) {
    float number = first, value = values[0];
    for (int k = 1; k < values.length; k++) {
      number = values[k] > value ? first + k : number;
      value = values[k] > value ? values[k] : value;
    }
    return new Largest(number, value);
  }
}
