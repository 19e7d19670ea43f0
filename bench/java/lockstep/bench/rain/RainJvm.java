package lockstep.bench.rain;

import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import lockstep.bench.EngineName;

/**
 * A JVM that simulates rain from its first step on and prints the mean milliseconds of a step in each time
 * window, phase by phase, one window a line; last the checksum of the bodies after {@value #CHECKED} steps.
 */
final class RainJvm {
  /** The length of a window in seconds. */
  static final double WINDOW = 0.5;

  /** After this many steps all engines must have the same bodies. */
  static final int CHECKED = 200;

  private RainJvm() {}

  /** Arguments: an engine, the number of bodies of each kind, a seed, and the duration in seconds. */
  public static void main(String[] args) throws IOException {
    Rain rain = new Rain(EngineName.of(args[0]).engine(), Integer.parseInt(args[1]), Long.parseLong(args[2]));
    long end = Math.round(Double.parseDouble(args[3]) / WINDOW), window = 0, start = System.nanoTime(),
        fingerprint = 0;
    long[] sums = new long[Phase.values().length];
    int steps = 0;
    for (int step = 1; window < end || step <= CHECKED; step++) {
      rain.step();
      steps++;
      for (int phase = 0; phase < sums.length; phase++) {
        sums[phase] += rain.nanos[phase];
      }
      if (step == CHECKED) {
        fingerprint = rain.bodies.fingerprint();
      }
      long now = (long) ((System.nanoTime() - start) / (1e9 * WINDOW));
      if (now > window) {
        StringBuilder line = new StringBuilder();
        for (long sum : sums) {
          line.append(String.format(Locale.ROOT, "%.3f ", sum / 1e6 / steps));
        }
        for (; window < Math.min(now, end); window++) { // a step may be longer than a window
          System.out.println(line.toString().strip());
        }
        Arrays.fill(sums, 0);
        steps = 0;
      }
    }
    System.out.println(Long.toHexString(fingerprint));
  }
}
