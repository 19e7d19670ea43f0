package lockstep.bench.rain;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import lockstep.Engine;
import lockstep.bench.EngineName;
import lockstep.bench.OutputFiles;
import lockstep.bench.PictureCommand;
import lockstep.bench.Progress;
import lockstep.bench.Version;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Runs the rain with each engine, in its own JVM, and draws the times of a step from the first second on. */
@Command(name = "rain", mixinStandardHelpOptions = true, versionProvider = Version.class, //
    description = "Crates and balls rain into a valley: what a step takes with each engine from the "
        + "first second of a JVM on.")
public final class RainCommand extends PictureCommand {
  /** The engines that this JVM has. */
  private static final List<String> ENGINES =
      EngineName.widest() == Engine.scalar() ? List.of("scalar", "best") : List.of("scalar", "wide", "best");

  /** Steps until most of the first bodies lie on others. */
  private static final int PICTURED = 260;

  @Option(names = "--bodies", paramLabel = "N", defaultValue = "5000",
      description = "How many, half of them crates (default: ${DEFAULT-VALUE}).")
  private int bodies;

  @Option(names = "--seconds", paramLabel = "N", defaultValue = "30",
      description = "How long it rains in each JVM (default: ${DEFAULT-VALUE}).")
  private double seconds;

  @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
      description = "Another seed makes other rain (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(names = "--size", paramLabel = "N", defaultValue = "700",
      description = "The width of the picture in pixels, half of that of all (default: ${DEFAULT-VALUE}).")
  private int size;

  @Option(names = "--out", paramLabel = "FILE.png",
      description = "The picture with its charts; figures beside it (default: "
          + "results/latest/rain.png, in the project).")
  private Path out = OutputFiles.LATEST.resolve("rain.png");

  @Override
  public Integer call() throws IOException {
    check("--bodies", bodies, 100, 200_000);
    check("--seconds", seconds, 1, 3600);
    check("--size", size, 300, 4096);
    OutputFiles.preparePicture(out);
    Path json = OutputFiles.prepareFigures(out);
    List<RainRun> runs = new ArrayList<>();
    try (ProgressBar bar = Progress.bar("rain", ENGINES.size())) {
      for (String engine : ENGINES) {
        bar.setExtraMessage(engine);
        runs.add(RainRun.of(engine, bodies, seed, seconds));
        bar.step();
      }
    }
    Rain rain = new Rain(Engine.best(), bodies / 2, seed);
    for (int step = 0; step < PICTURED; step++) {
      rain.step();
    }
    BufferedImage image = RainChart.of(RainPicture.of(rain, size, size * 3 / 4), runs);
    new OutputFiles().addJson(json, runs).add(out, image).write();
    PrintWriter screen = screen();
    print(screen, runs);
    screen.println("picture: " + out.toAbsolutePath());
    screen.flush();
    return status(runs.stream().map(RainRun::fingerprint).distinct().count() == 1,
        "engines end in different piles");
  }

  /** Prints the milliseconds of a step's queries in parts of the time, one engine a line. */
  private void print(PrintWriter screen, List<RainRun> runs) {
    double[] times = {0, 1, 5, 10, 15, 20, seconds};
    screen.printf("%-8s", "seconds");
    for (int k = 1; k < times.length && times[k - 1] < seconds; k++) {
      screen.printf(Locale.ROOT, " %9s",
          String.format(Locale.ROOT, "%.0f–%.0f", times[k - 1], Math.min(times[k], seconds)));
    }
    screen.println();
    for (RainRun run : runs) {
      screen.printf("%-8s", run.engine());
      for (int k = 1; k < times.length && times[k - 1] < seconds; k++) {
        screen.printf(Locale.ROOT, " %6.2f ms", run.mean(times[k - 1], times[k]));
      }
      screen.println();
    }
  }
}
