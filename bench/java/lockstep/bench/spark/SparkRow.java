package lockstep.bench.spark;

import java.util.Arrays;
import java.util.List;

/**
 * How long one way takes.
 *
 * @param shapes of each side
 * @param pairs how many touch
 * @param digest of all pairs, in any order: the same in all ways
 * @param millis of each round, in the order in which they ran
 */
record SparkRow(Way way, int shapes, long pairs, long digest, List<Double> millis) {
  private static final String MILLIS = "millis ", PAIRS = "pairs ";

  /** What a JVM has printed. */
  static SparkRow of(Way way, int shapes, List<String> said) {
    List<Double> millis = said.stream().filter(line -> line.startsWith(MILLIS))
        .map(line -> Double.valueOf(line.substring(MILLIS.length()))).toList();
    String[] numbers =
        said.stream().filter(line -> line.startsWith(PAIRS)).findFirst().orElseThrow().split(" ", -1);
    return new SparkRow(way, shapes, Long.parseLong(numbers[1]), Long.parseLong(numbers[2]), millis);
  }

  /** What a round prints. */
  static String round(double millis) {
    return MILLIS + millis;
  }

  /** What the end prints. */
  static String answer(long pairs, long digest) {
    return PAIRS + pairs + " " + digest;
  }

  boolean agrees(SparkRow other) {
    return pairs == other.pairs && digest == other.digest;
  }

  /** The median of the second half of the rounds: compilers are busy in the first. */
  double median() {
    double[] warm = millis.stream().skip(millis.size() / 2).mapToDouble(Double::doubleValue).toArray();
    Arrays.sort(warm);
    return warm[warm.length / 2];
  }

  /** Nanoseconds for each shape of both sides. */
  double nanosPerShape() {
    return 1e6 * median() / (2.0 * shapes);
  }

  double pairsPerSecond() {
    return pairs / (median() / 1e3);
  }
}
