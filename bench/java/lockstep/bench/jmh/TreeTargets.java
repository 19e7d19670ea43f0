package lockstep.bench.jmh;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * The target speeds of trees, and whether a run of {@link Preset#TREE_BRIEF} or {@link TreeSuite} reached
 * them. Embree is represented by whichever of its modes is the fastest on the same rays.
 */
final class TreeTargets {
  private static final double CAST = 1; // the aim is 1.2
  private static final double SCALAR = 0.9;
  private static final double SHUFFLED = 0.6;
  private static final double BUILD = 1;
  private static final double TWO_THREADS = 1.8;

  private TreeTargets() {}

  /** The table, empty if no score is of a tree. */
  static List<String> table(Map<Score.Key, Score> scores) {
    List<Score> all = scores.values().stream().filter(s -> s.key().suite().startsWith("Tree")).toList();
    List<String> lines = new ArrayList<>();
    for (Score score : all) {
      Map<String, String> params = score.key().params();
      if (score.key().method().equals("cast") && "scalar".equals(params.get("engine"))) {
        fastest(all, s -> s.key().method().equals("castPlain") && sameRays(s, params))
            .ifPresent(slow -> lines.add(row(rays(params), score, "plain Java", slow, SCALAR)));
      } else if (score.key().method().equals("cast") && "wide".equals(params.get("engine"))) {
        casts(score, all, lines);
      } else if (score.key().method().equals("build")) {
        fastest(all, s -> s.key().method().equals("buildEmbree") && s.key().params().equals(params))
            .ifPresent(slow -> lines.add(row("build", score, "Embree's default", slow, BUILD)));
        fastest(all, s -> s.key().method().equals("buildOnTwoThreads") && s.key().params().equals(params))
            .ifPresent(fast -> lines.add(row("build, two threads", fast, "one thread", score, TWO_THREADS)));
      }
    }
    if (!lines.isEmpty()) {
      lines.addAll(0, List.of("## Speed of trees to reach", "",
          "| what | mesh | times as fast as | target | measured | |", "|---|---|---|---|---|---|"));
    }
    return lines;
  }

  private static void casts(Score ours, List<Score> all, List<String> lines) {
    Map<String, String> params = ours.key().params();
    String what = rays(params);
    for (String scenes : List.of("default", "robust")) {
      fastest(all,
          s -> s.key().method().equals("castEmbree") && sameRays(s, params)
              && scenes.equals(s.key().params().get("scenes")))
          .ifPresent(slow -> lines.add(row(what, ours,
              "Embree, " + scenes + " (" + slow.key().params().get("mode") + ")", slow, CAST)));
    }
    if (params.get("rays").equals("shuffled")) {
      Map<String, String> tiled = new TreeMap<>(params);
      tiled.put("rays", "camera");
      fastest(all, s -> s.key().equals(new Score.Key(ours.key().suite(), "cast", tiled)))
          .ifPresent(slow -> lines.add(row(what, ours, "itself in tiles", slow, SHUFFLED)));
    }
    Score.Key two = ours.key().instead("wide", "two-threads");
    fastest(all, s -> s.key().equals(two))
        .ifPresent(fast -> lines.add(row(what + ", two threads", fast, "one thread", ours, TWO_THREADS)));
  }

  private static String rays(Map<String, String> params) {
    return params.get("verb") + ", " + params.get("rays") + ", " + params.get("batch") + " of "
        + params.get("pixels") + "²";
  }

  /** The matching score with the shortest time. */
  private static Optional<Score> fastest(List<Score> all, Predicate<Score> fits) {
    return all.stream().filter(fits).min(Comparator.comparingDouble(Score::micros));
  }

  private static boolean sameRays(Score score, Map<String, String> params) {
    return List.of("verb", "scene", "rays", "pixels", "batch").stream()
        .allMatch(name -> params.get(name).equals(score.key().params().get(name)));
  }

  private static String row(String what, Score fast, String than, Score slow, double target) {
    Ratio ratio = Ratio.of(slow, fast);
    return String.format(Locale.ROOT, "| %s | %s | %s | %s | %s | %s |", what,
        fast.key().params().get("scene"), than, target, ratio, ratio.value() >= target ? "ok" : "short");
  }
}
