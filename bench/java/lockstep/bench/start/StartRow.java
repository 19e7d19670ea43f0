package lockstep.bench.start;

import java.util.Arrays;
import java.util.Map;

/**
 * The first seconds of a question.
 *
 * @param rates by engine, the pairs, rays or triangles per second in each window from the first call on
 * @param leastOfScalar the least ratio of the rate of best to that of scalar in the same window, except the
 *     first, in which both begin
 * @param readyAfter seconds until best first runs at nine tenths of wide's final rate; −1 for never
 * @param warm the ratio of the rate of best to that of wide, both in the last second
 */
record StartRow(String question, double windowSeconds, Map<String, double[]> rates, double leastOfScalar,
    double readyAfter, double warm) {
  static StartRow of(String question, Map<String, double[]> rates) {
    double[] scalar = rates.get("scalar"), wide = rates.get("wide"), best = rates.get("best");
    double least = Double.POSITIVE_INFINITY;
    for (int k = 1; k < best.length; k++) {
      least = Math.min(least, best[k] / scalar[k]);
    }
    int ready = 0;
    while (ready < best.length && best[ready] < 0.9 * last(wide)) {
      ready++;
    }
    return new StartRow(question, FreshJvm.WINDOW, rates, least,
        ready == best.length ? -1 : ready * FreshJvm.WINDOW, last(best) / last(wide));
  }

  /** The median of the last second. */
  private static double last(double[] rates) {
    int windows = (int) Math.min(rates.length, Math.round(1 / FreshJvm.WINDOW));
    double[] sorted = Arrays.copyOfRange(rates, rates.length - windows, rates.length);
    Arrays.sort(sorted);
    return sorted[windows / 2];
  }
}
