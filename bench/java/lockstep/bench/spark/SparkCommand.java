package lockstep.bench.spark;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import lockstep.bench.BadInput;
import lockstep.bench.ChildJvm;
import lockstep.bench.OutputFiles;
import lockstep.bench.PictureCommand;
import lockstep.bench.Processor;
import lockstep.bench.Progress;
import lockstep.bench.Version;
import lockstep.bench.compare.Charts;
import me.tongfei.progressbar.ProgressBar;
import org.knowm.xchart.BitmapEncoder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures a join on Spark beside the plain library, each in a JVM of its own, and draws how both grow. */
@Command(name = "spark", mixinStandardHelpOptions = true, versionProvider = Version.class, //
    description = "Which of many balls touch which crates: Spark beside the plain library, and how both "
        + "grow. Downloads Spark, 280 MB, the first time.")
public final class SparkCommand extends PictureCommand {
  private static final int LEAST = 250_000, STEP = 4;

  /** Compiled with Spark alone, so known by its name. */
  private static final String TRIAL = "lockstep.bench.spark.Trial";

  @Option(names = "--most", paramLabel = "N", defaultValue = "1000000",
      description = "The most balls, and crates, of N, N/4, N/16 … (default: ${DEFAULT-VALUE}).")
  private int most;

  @Option(names = "--rounds", paramLabel = "N", defaultValue = "30",
      description = "How often each is asked at most; after a minute twice is enough. The later half "
          + "counts (default: ${DEFAULT-VALUE}).")
  private int rounds;

  @Option(names = "--memory", paramLabel = "SIZE", defaultValue = "8g",
      description = "The heap of each JVM (default: ${DEFAULT-VALUE}).")
  private String memory;

  @Option(names = "--out", paramLabel = "FILE.png", description = "The chart; figures go beside it as JSON "
      + "(default: results/latest/spark.png, in the project).")
  private Path out = OutputFiles.LATEST.resolve("spark.png");

  @Override
  public Integer call() throws IOException {
    check("--most", most, 1, 100_000_000);
    check("--rounds", rounds, 1, 1000);
    OutputFiles.preparePicture(out);
    Path json = OutputFiles.prepareFigures(out);
    if (SparkCommand.class.getClassLoader().getResource(TRIAL.replace('.', '/') + ".class") == null) {
      throw new BadInput("Spark is not on the class path: bench/run spark puts it there");
    }

    List<SparkRow> rows = measure();
    Map<String, Map<Integer, Double>> times = new LinkedHashMap<>();
    for (SparkRow row : rows) {
      times.computeIfAbsent(row.way().title, title -> new TreeMap<>()).put(row.shapes(), row.nanosPerShape());
    }
    Map<String, Object> figures = new LinkedHashMap<>();
    figures.put("processor", Processor.name());
    figures.put("cores", Processor.cores());
    figures.put("java", Runtime.version().toString());
    figures.put("rows", rows);
    new OutputFiles()
        .add(out,
            BitmapEncoder.getBufferedImage(Charts.growth("balls, and crates", "ns a shape", times, 980, 400)))
        .addJson(json, figures).write();
    print(rows);
    screen().println("chart: " + out.toAbsolutePath());
    screen().println("figures: " + json.toAbsolutePath());
    screen().flush();
    return status(rows.stream().allMatch(row -> row.agrees(first(rows, row.shapes()))), "pairs differ");
  }

  private List<SparkRow> measure() throws IOException {
    List<Integer> sizes = new ArrayList<>();
    for (int shapes = most; sizes.isEmpty() || shapes >= LEAST; shapes /= STEP) {
      sizes.addFirst(shapes);
    }
    List<SparkRow> rows = new ArrayList<>();
    try (ProgressBar bar = Progress.bar("joins", (long) sizes.size() * Way.values().length)) {
      for (int shapes : sizes) {
        for (Way way : Way.values()) {
          bar.setExtraMessage(String.format(Locale.ROOT, "%s, %,d", way.title, shapes));
          if (shapes <= way.most) {
            rows.add(run(way, shapes));
          }
          bar.step();
        }
      }
    }
    return rows;
  }

  private SparkRow run(Way way, int shapes) throws IOException {
    List<String> said = new ArrayList<>();
    ChildJvm.run(way.title, TRIAL, List.of("-Xmx" + memory),
        List.of(way.name(), Integer.toString(shapes), Integer.toString(rounds)), said::add);
    return SparkRow.of(way, shapes, said);
  }

  private static SparkRow first(List<SparkRow> rows, int shapes) {
    return rows.stream().filter(row -> row.shapes() == shapes).findFirst().orElseThrow();
  }

  private void print(List<SparkRow> rows) {
    PrintWriter screen = screen();
    screen.printf("%11s  %-24s %12s %10s %12s %16s%n", "shapes", "way", "pairs", "ms", "M pairs/s",
        "of one thread");
    for (SparkRow row : rows) {
      screen.printf(Locale.ROOT, "%,11d  %-24s %,12d %,10.0f %12.2f %16.2f%n", row.shapes(), row.way().title,
          row.pairs(), row.median(), row.pairsPerSecond() / 1e6,
          first(rows, row.shapes()).median() / row.median());
    }
  }
}
