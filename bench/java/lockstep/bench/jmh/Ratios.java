package lockstep.bench.jmh;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Tables from a JMH result: {@code ratios FILE [OUT]} prints, and writes to OUT, the time of a batch,
 * pairs per second and what each is faster than, and for {@link Headline} and trees the speed to reach.
 */
public final class Ratios {
  /** What is compared with what, by method or engine: the first should be the faster one. */
  private static final String[][] CONTRASTS = {{"wide", "scalar"}, {"wide", "joml"}, {"wide", "gdx"},
      {"two-threads", "wide"}, {"oneToMany", "zip"}, {"twoThreads", "oneThread"}, {"toIndices", "plainLoop"}};

  private Ratios() {}

  public static void main(String[] args) throws IOException {
    System.exit(run(args));
  }

  /** Makes the tables of a file and returns the exit code. */
  public static int run(String[] args) throws IOException {
    if (args.length < 1 || args.length > 2) {
      System.err.println("usage: ratios FILE [OUT]");
      return 2;
    }
    Path file = Path.of(args[0]);
    if (!Files.isReadable(file)) {
      System.err.println("cannot read " + file);
      return 1;
    }
    String tables = tables(Score.read(file));
    System.out.print(tables);
    if (args.length == 2) {
      Files.writeString(Path.of(args[1]), tables);
    }
    return 0;
  }

  /** All tables, in markdown. */
  static String tables(List<Score> list) {
    Map<Score.Key, Score> scores = new LinkedHashMap<>();
    list.forEach(score -> scores.put(score.key(), score));
    List<String> lines = new ArrayList<>(Targets.table(scores));
    lines.addAll(TreeTargets.table(scores));
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
    String data = score.key().params().entrySet().stream()
        .map(p -> p.getKey().equals("hitPercent") ? p.getValue() + " % hit" : p.getValue())
        .collect(Collectors.joining(", "));
    List<String> ratios = new ArrayList<>();
    for (String[] contrast : CONTRASTS) {
      Score.Key other = score.key().instead(contrast[0], contrast[1]);
      if (!other.equals(score.key()) && scores.containsKey(other)) {
        ratios.add(contrast[1] + " " + Ratio.of(scores.get(other), score));
      }
    }
    return String.format(Locale.ROOT, "| %s | %s | %.3f%s | %s | %s | %s |", score.key().method(), data,
        score.micros(),
        Double.isNaN(score.error()) ? "" : String.format(Locale.ROOT, " ± %.3f", score.error()),
        score.key().pairs() == 0 ? "" : String.format(Locale.ROOT, "%.1f", score.pairsPerSecond() / 1e6),
        Double.isNaN(score.bytes()) ? "" : String.format(Locale.ROOT, "%.1f", score.bytes()),
        String.join(", ", ratios));
  }
}
