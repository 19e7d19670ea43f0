package lockstep.bench.jmh;

import java.util.Locale;

/** A speed-up factor, and its possible error. */
record Ratio(double value, double error) {
  static Ratio of(Score slow, Score fast) {
    double value = slow.micros() / fast.micros();
    return new Ratio(value, value * Math.hypot(slow.error() / slow.micros(), fast.error() / fast.micros()));
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.2f", value)
        + (Double.isNaN(error) ? "" : String.format(Locale.ROOT, " ± %.2f", error));
  }
}
