package lockstep.bench.jmh;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import lockstep.bench.Catalogue;

/**
 * The target speeds of kernels, and whether a run of {@link Preset#HEADLINE} or {@link Preset#SHAPES} reached
 * them.
 */
final class Targets {
  /**
   * {@code fast} must be {@code factor} times as fast as {@code slow}, both methods or engines of a suite, on
   * all of these data with one of these pairs and this many of them.
   */
  private record Target(String suite, List<String> pairs, int n, String fast, String slow, double factor) {
    boolean covers(Score.Key key) {
      Map<String, String> params = key.params();
      return key.suite().equals(suite) && pairs.contains(params.get("pair")) && key.pairs() == n
          && "10".equals(params.getOrDefault("hitPercent", "10")) && (key.method().equals(fast)
              || (key.method().equals("indexed") && fast.equals(params.get("engine"))));
    }
  }

  private static final int MILLION = 1 << 20;
  private static final List<String> ROUND = List.of("sphere-sphere", "sphere-box", "ray-sphere", "ray-box");
  private static final List<String> SIMPLE =
      List.of("sphere-capsule", "sphere-plane", "capsule-plane", "box-plane", "obb-plane", "sphere-cylinder",
          "capsule-cylinder", "box-cylinder", "cylinder-cylinder", "capsule-capsule", "sphere-obb");
  private static final List<String> TURNED = List.of("capsule-box", "box-obb", "obb-obb");
  private static final List<String> SOLID_RAYS =
      List.of("ray-capsule", "ray-obb", "ray-plane", "ray-cylinder");
  private static final String ZIP = "ZipSuite";
  private static final String PAIRING = "PairingSuite";

  private static final List<Target> TARGETS = List.of(
      new Target(ZIP, List.of("ray-triangle"), 1024, "wide", "joml", 6),
      new Target(ZIP, List.of("ray-triangle"), 1024, "wide", "scalar", 6),
      new Target(ZIP, List.of("box-box"), 512, "wide", "joml", 5),
      new Target(ZIP, List.of("box-box"), MILLION, "wide", "scalar", 4.5),
      new Target(ZIP, ROUND, 1024, "wide", "scalar", 5), new Target(ZIP, ROUND, 1024, "wide", "joml", 5),
      new Target(ZIP, ROUND, 1024, "wide", "gdx", 5),
      new Target(ZIP, List.of("sphere-triangle", "box-triangle"), 1024, "wide", "scalar", 4),
      new Target(ZIP, List.of("triangle-triangle"), 1024, "wide", "scalar", 3),
      new Target(PAIRING, Preset.CHEAP, 1024, "oneToMany", "zip", 1),
      new Target(PAIRING, Preset.CHEAP, MILLION, "oneToMany", "zip", 1.5),
      new Target(PAIRING, Preset.CHEAP, MILLION, "wide", "scalar", 1),
      new Target(PAIRING, Preset.COSTLY, MILLION, "wide", "scalar", 3),
      new Target("ThreadSuite", Preset.COSTLY, MILLION, "twoThreads", "oneThread", 1.8),
      new Target(ZIP, SIMPLE, 1024, "wide", "scalar", 6), new Target(ZIP, SIMPLE, 1024, "wide", "joml", 6),
      new Target(ZIP, SOLID_RAYS, 1024, "wide", "scalar", 6),
      new Target(ZIP, SOLID_RAYS, 1024, "wide", "joml", 5),
      new Target(ZIP, TURNED, 1024, "wide", "scalar", 5),
      new Target(ZIP, List.of("obb-obb"), 1024, "wide", "joml", 8),
      new Target(ZIP, List.of("capsule-triangle", "obb-triangle"), 1024, "wide", "scalar", 4),
      new Target("ClassifySuite", Catalogue.containers(), 1024, "classify", "overlap", 0.77));

  /** JMH's own allocation, in bytes per µs: some 5 KB in an iteration of half a second, times three. */
  private static final double BOOKKEEPING = 0.03;

  private Targets() {}

  /** The table, empty if no score has a target. */
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

  /** One row: the largest allocation of any call of Lockstep's. */
  private static String allocation(Map<Score.Key, Score> scores) {
    double most = 0;
    for (Score score : scores.values()) {
      boolean ours = !List.of("joml", "gdx").contains(score.key().method());
      if (ours && List.of(ZIP, PAIRING, "ThreadSuite").contains(score.key().suite())) {
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
