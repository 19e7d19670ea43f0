package lockstep.bench.jmh;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The target speeds of lists of touching pairs, and whether a run of {@link Preset#WORLDS} reached them. */
final class WorldTargets {
  /** In a scene, a step by {@code fast} takes at most this fraction of one by {@code slow}. */
  private record Target(List<String> scenes, String fast, String slow, double factor) {}

  private static final String OURS = "wide";
  private static final String TWO = "two-threads";
  private static final String GRID = "grid";
  private static final String TREES = "bullet-trees";

  private static final List<Target> TARGETS = List.of(new Target(List.of("similar"), OURS, GRID, 2),
      new Target(List.of("similar", "mixed", "bepu"), OURS, TREES, 25),
      new Target(List.of("mixed"), OURS, GRID, 3), new Target(List.of("few-move"), OURS, TREES, 5),
      new Target(List.of("few-move"), OURS, "bullet-sweep", 5),
      new Target(List.of("still"), OURS, "sweep", 5), new Target(List.of("bepu"), OURS, GRID, 5),
      new Target(List.of("brownian", "free-fall", "gravity"), OURS, GRID, 2),
      new Target(List.of("brownian", "free-fall", "gravity"), OURS, TREES, 2),
      new Target(List.of("capsules"), OURS, GRID, 5),
      new Target(
          List.of("similar", "mixed", "few-move", "capsules", "bepu", "brownian", "free-fall", "gravity"),
          TWO, OURS, 1.8));

  /** Largest factor by which the time per body may grow from the fewest to the most. */
  private static final double GROWTH = 1.6;

  private WorldTargets() {}

  /** The table, empty if no score is of a world. */
  static List<String> table(Map<Score.Key, Score> scores) {
    List<String> lines = new ArrayList<>();
    TreeMap<Integer, Score> growing = new TreeMap<>();
    for (Score fast : scores.values()) {
      Map<String, String> params = fast.key().params();
      if (!fast.key().suite().equals("WorldSuite")) {
        continue;
      }
      for (Target target : TARGETS) {
        Score slow = scores.get(fast.key().instead(target.fast, target.slow));
        if (slow != null && target.fast.equals(params.get("engine"))
            && target.scenes.contains(params.get("scene"))) {
          lines.add(row(params, target.slow, Ratio.of(slow, fast), target.factor));
        }
      }
      if ("similar".equals(params.get("scene")) && OURS.equals(params.get("engine"))) {
        growing.put(Integer.valueOf(params.get("bodies")), fast);
      }
    }
    if (growing.size() > 1) {
      double few = growing.firstEntry().getValue().micros() / growing.firstKey();
      double many = growing.lastEntry().getValue().micros() / growing.lastKey();
      lines.add(String.format(Locale.ROOT, "| similar | %,d to %,d | time per body grows | %s | %.2f | %s |",
          growing.firstKey(), growing.lastKey(), GROWTH, many / few, many / few <= GROWTH ? "ok" : "short"));
    }
    if (!lines.isEmpty()) {
      lines.addAll(0, List.of("", "## Speed of moving worlds to reach", "",
          "| scene | bodies | times as fast as | target | measured | |", "|---|---|---|---|---|---|"));
    }
    return lines;
  }

  private static String row(Map<String, String> params, String than, Ratio ratio, double target) {
    return String.format(Locale.ROOT, "| %s%s | %,d | %s | %s | %s | %s |", params.get("scene"),
        params.get("engine").equals(TWO) ? ", two threads" : "", Integer.valueOf(params.get("bodies")),
        than.equals(OURS) ? "one thread" : than, target, ratio, ratio.value() >= target ? "ok" : "short");
  }
}
