package lockstep.bench.jmh;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Tables from JMH results, in markdown: the time of a batch, pairs per second and speed-ups; for presets the
 * target speed; and for two results, their comparison.
 */
final class RatioTables {
  /** Pairs of methods or engines to compare: the first should be the faster one. */
  private static final String[][] CONTRASTS =
      {{"wide", "scalar"}, {"wide", "joml"}, {"wide", "gdx"}, {"two-threads", "wide"}, {"wide", "grid"},
          {"wide", "sweep"}, {"wide", "bullet-trees"}, {"wide", "bullet-sweep"}, {"oneToMany", "zip"},
          {"twoThreads", "oneThread"}, {"toIndices", "plainLoop"}};

  private RatioTables() {}

  /** All tables of one result. */
  static String tables(List<Score> list) {
    Map<Score.Key, Score> scores = new LinkedHashMap<>();
    list.forEach(score -> scores.put(score.key(), score));
    List<String> lines = new ArrayList<>(Targets.table(scores));
    lines.addAll(TreeTargets.table(scores));
    lines.addAll(WorldTargets.table(scores));
    String suite = "";
    for (Score score : scores.values()) {
      if (!suite.equals(score.key().suite())) {
        suite = score.key().suite();
        lines.addAll(List.of("", "## " + suite, "",
            "| what | data | µs per batch | million pairs/s | bytes | times faster than |",
            "|---|---|---|---|---|---|"));
      }
      lines.add(row(score, scores));
    }
    return String.join("\n", lines).strip() + "\n";
  }

  private static String row(Score score, Map<Score.Key, Score> scores) {
    List<String> ratios = new ArrayList<>();
    for (String[] contrast : CONTRASTS) {
      Score.Key other = score.key().instead(contrast[0], contrast[1]);
      if (!other.equals(score.key()) && scores.containsKey(other)) {
        ratios.add(contrast[1] + " " + Ratio.of(scores.get(other), score));
      }
    }
    return String.format(Locale.ROOT, "| %s | %s | %.3f%s | %s | %s | %s |", score.key().method(),
        data(score.key()), score.micros(),
        Double.isNaN(score.error()) ? "" : String.format(Locale.ROOT, " ± %.3f", score.error()),
        score.key().pairs() == 0 ? "" : String.format(Locale.ROOT, "%.1f", score.pairsPerSecond() / 1e6),
        Double.isNaN(score.bytes()) ? "" : String.format(Locale.ROOT, "%.1f", score.bytes()),
        String.join(", ", ratios));
  }

  private static String data(Score.Key key) {
    return key.params().entrySet().stream()
        .map(p -> p.getKey().equals("hitPercent") ? p.getValue() + " % hit" : p.getValue())
        .collect(Collectors.joining(", "));
  }

  /** Compares what both results have measured: the speed-up of the new one, row by row and in the mean. */
  static String comparison(List<Score> now, List<Score> before) {
    Map<Score.Key, Score> old = new LinkedHashMap<>();
    before.forEach(score -> old.put(score.key(), score));
    List<String> lines = new ArrayList<>(
        List.of("| suite | what | data | µs before | µs now | times as fast |", "|---|---|---|---|---|---|"));
    Map<String, List<Double>> logs = new LinkedHashMap<>();
    for (Score score : now) {
      Score other = old.get(score.key());
      if (other != null) {
        Score.Key key = score.key();
        Ratio ratio = Ratio.of(other, score);
        lines.add(String.format(Locale.ROOT, "| %s | %s | %s | %.3f | %.3f | %s |", key.suite(), key.method(),
            data(key), other.micros(), score.micros(), ratio));
        logs.computeIfAbsent(key.suite() + " | " + key.method(), any -> new ArrayList<>())
            .add(Math.log(ratio.value()));
      }
    }
    logs.forEach(
        (what, values) -> lines.add(String.format(Locale.ROOT, "| %s | geometric mean of %d | | | %.3f |",
            what, values.size(), Math.exp(values.stream().mapToDouble(value -> value).average().orElse(0)))));
    return String.join("\n", lines) + "\n";
  }
}
