package lockstep.bench.rain;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import lockstep.bench.BadInput;
import lockstep.bench.ChildJvm;

/**
 * The measurements of a JVM.
 *
 * @param millis by window of time and {@link Phase}, milliseconds of a step
 * @param fingerprint of the bodies after {@link RainJvm#CHECKED} steps
 */
record RainRun(String engine, List<List<Double>> millis, String fingerprint) {
  /** Starts a JVM that simulates rain. */
  static RainRun of(String engine, int bodies, long seed, double seconds) throws IOException {
    List<String> lines = new ArrayList<>();
    ChildJvm.run("rain, " + engine, RainJvm.class, List.of(),
        List.of(engine, Integer.toString(bodies / 2), Long.toString(seed), Double.toString(seconds)),
        lines::add);
    if (lines.size() < 2) {
      throw new BadInput("a JVM for " + engine + " has measured nothing");
    }
    List<List<Double>> millis = lines.subList(0, lines.size() - 1).stream()
        .map(line -> Stream.of(line.split(" ")).map(Double::valueOf).toList()).toList();
    return new RainRun(engine, millis, lines.getLast());
  }

  /** The milliseconds of a phase in each window. */
  double[] of(Phase phase) {
    return millis.stream().mapToDouble(window -> window.get(phase.column)).toArray();
  }

  /** The engine's time in a step, i.e. all but the solver, in each window. */
  double[] queries() {
    return millis.stream().mapToDouble(
        window -> window.stream().mapToDouble(Double::doubleValue).sum() - window.get(Phase.SOLVER.column))
        .toArray();
  }

  /**
   * The mean of the engine's time in a step, over the windows from one time on and before another one, in
   * seconds.
   */
  double mean(double from, double to) {
    double[] all = queries();
    int start = (int) Math.min(from / RainJvm.WINDOW, all.length - 1);
    int end = Math.clamp(Math.round(to / RainJvm.WINDOW), start + 1, all.length);
    return Arrays.stream(all, start, end).average().orElseThrow();
  }
}
