package lockstep.bench.jmh;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The speed to reach, and whether a run of {@link Headline} reached it. */
final class Targets {
  /**
   * {@code fast} must be {@code factor} times as fast as {@code slow}, both methods of a suite, on every
   * data of that suite with this pair and so many pairs.
   */
  private record Target(String suite, List<String> pairs, int n, String fast, String slow, double factor) {
    boolean covers(Score.Key key) {
      return key.suite().equals("Headline." + suite) && key.method().equals(fast)
          && pairs.contains(key.params().get("pair")) && key.pairs() == n;
    }
  }

  private static final int MILLION = 1 << 20;
  private static final List<String> CHEAP =
      List.of("sphere-sphere", "sphere-box", "box-box", "ray-sphere", "ray-box");
  private static final List<String> HEAVY =
      List.of("sphere-triangle", "box-triangle", "triangle-triangle", "ray-triangle");
  private static final List<String> ROUND = List.of("sphere-sphere", "sphere-box", "ray-sphere", "ray-box");

  private static final List<Target> TARGETS =
      List.of(new Target("Zip", List.of("ray-triangle"), 1024, "wide", "joml", 6),
          new Target("Zip", List.of("ray-triangle"), 1024, "wide", "scalar", 6),
          new Target("BoxBox", List.of("box-box"), 512, "wide", "joml", 5),
          new Target("BoxBox", List.of("box-box"), MILLION, "wide", "scalar", 4.5),
          new Target("Zip", ROUND, 1024, "wide", "scalar", 5),
          new Target("Zip", ROUND, 1024, "wide", "joml", 5), new Target("Zip", ROUND, 1024, "wide", "gdx", 5),
          new Target("Zip", List.of("sphere-triangle", "box-triangle"), 1024, "wide", "scalar", 4),
          new Target("Zip", List.of("triangle-triangle"), 1024, "wide", "scalar", 3),
          new Target("OneToMany", CHEAP, 1024, "oneToMany", "zip", 1),
          new Target("OneToMany", CHEAP, MILLION, "oneToMany", "zip", 1.5),
          new Target("Indexed", CHEAP, MILLION, "wide", "scalar", 1),
          new Target("Indexed", HEAVY, MILLION, "wide", "scalar", 3),
          new Target("Threads", HEAVY, MILLION, "twoThreads", "oneThread", 1.8));

  /** What JMH itself allocates, in bytes per µs: some 5 KB in an iteration of half a second, threefold. */
  private static final double BOOKKEEPING = 0.03;

  private Targets() {}

  /** The table, empty if none of the scores is of {@link Headline}. */
  static List<String> table(Map<Score.Key, Score> scores) {
    List<String> lines = new ArrayList<>();
    for (Target target : TARGETS) {
      for (Score fast : scores.values()) {
        Score slow = scores.get(fast.key().instead(target.fast, target.slow));
        if (target.covers(fast.key()) && slow != null) {
          Ratio ratio = Ratio.of(slow, fast);
          lines.add(String.format(Locale.ROOT, "| %s | %s | %s / %s | %s | %s | %s |",
              fast.key().params().get("pair"), fast.key().params().get("batch"), target.fast, target.slow,
              number(target.factor), ratio, ratio.value() >= target.factor ? "ok" : "short"));
        }
      }
    }
    if (!lines.isEmpty()) {
      lines.addAll(0, List.of("## Speed to reach", "", "| pair | batch | ratio | target | measured | |",
          "|---|---|---|---|---|---|"));
      lines.add(allocation(scores));
    }
    return lines;
  }

  /** One row: the most that any call of ours allocated. */
  private static String allocation(Map<Score.Key, Score> scores) {
    double most = 0;
    for (Score score : scores.values()) {
      boolean ours = !List.of("joml", "gdx").contains(score.key().method());
      if (ours && score.key().suite().startsWith("Headline.")) {
        most = Math.max(most, score.bytes() - BOOKKEEPING * score.micros());
      }
    }
    return String.format(Locale.ROOT, "| all of ours | all | bytes allocated per call | 0 | %.2f | %s |",
        most, most == 0 ? "ok" : "short");
  }

  private static String number(double factor) {
    return factor == Math.rint(factor) ? String.valueOf((int) factor) : String.valueOf(factor);
  }
}
