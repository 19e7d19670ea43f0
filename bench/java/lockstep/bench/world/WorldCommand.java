package lockstep.bench.world;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import lockstep.Engine;
import lockstep.bench.EngineName;
import lockstep.bench.OutputFiles;
import lockstep.bench.PictureCommand;
import lockstep.bench.Processor;
import lockstep.bench.Progress;
import lockstep.bench.Version;
import lockstep.bench.compare.Charts;
import me.tongfei.progressbar.ProgressBar;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.XYChart;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Simulates bodies of mixed shapes that fly and bounce, draws the touching pairs, and beside it the growth of
 * the time with the number of bodies.
 */
@Command(name = "world", mixinStandardHelpOptions = true, versionProvider = Version.class, //
    description = "Bodies of mixed shapes fly and bounce: steps a second, a picture, and how time "
        + "grows with their number.")
public final class WorldCommand extends PictureCommand {
  private static final int SEED = 11;

  @Option(names = "--bodies", paramLabel = "N", defaultValue = "50000",
      description = "How many fly (default: ${DEFAULT-VALUE}).")
  private int bodies;

  @Option(names = "--steps", paramLabel = "N", defaultValue = "400",
      description = "For how many steps (default: ${DEFAULT-VALUE}).")
  private int steps;

  @Option(names = "--most", paramLabel = "N", defaultValue = "1048576",
      description = "The most bodies that the chart goes up to; 0 for no chart (default: ${DEFAULT-VALUE}).")
  private int most;

  @Option(names = "--seconds", paramLabel = "N", defaultValue = "1",
      description = "Of each measurement of the chart (default: ${DEFAULT-VALUE}).")
  private int seconds;

  @Option(names = "--size", paramLabel = "N", defaultValue = "640",
      description = "The height in pixels (default: ${DEFAULT-VALUE}).")
  private int size;

  @Option(names = "--engine", paramLabel = "NAME", defaultValue = "best",
      description = "What answers (default: ${DEFAULT-VALUE}). All that happens is the same with "
          + "every engine.")
  private EngineName engineName;

  @Option(names = "--out", paramLabel = "FILE.png",
      description = "The picture; figures go beside it as JSON (default: results/latest/world.png, "
          + "in the project).")
  private Path out = OutputFiles.LATEST.resolve("world.png");

  @Override
  public Integer call() throws IOException {
    check("--bodies", bodies, 1, 4_000_000);
    check("--steps", steps, 1, 1_000_000);
    check("--most", most, 0, 1 << 20);
    check("--seconds", seconds, 0, 60);
    check("--size", size, 64, 4096);
    OutputFiles.preparePicture(out);
    Path json = OutputFiles.prepareFigures(out);
    Engine engine = engineName.engine();
    MixedBodies world = new MixedBodies(bodies, engine, SEED);
    double[] millis = new double[steps];
    long touches = 0;
    long begun = 0;
    long start = System.nanoTime();
    try (ProgressBar bar = Progress.bar("steps", steps)) {
      for (int step = 0; step < steps; step++) {
        world.step();
        long asked = System.nanoTime();
        touches += world.touching();
        begun += world.changes.began().size();
        millis[step] = (System.nanoTime() - asked) / 1e6;
        bar.step();
      }
    }
    double perSecond = steps / ((System.nanoTime() - start) / 1e9);
    Arrays.sort(millis);
    Map<String, Object> figures = new LinkedHashMap<>();
    figures.put("processor", Processor.name());
    figures.put("engine", engine.toString());
    figures.put("bodies", bodies);
    figures.put("steps", steps);
    figures.put("stepsPerSecond", perSecond);
    figures.put("medianMillisOfAsking", millis[steps / 2]);
    figures.put("touchingPairsPerStep", touches / (double) steps);
    figures.put("beginningPairsPerStep", begun / (double) steps);
    PrintWriter screen = screen();
    screen.printf(Locale.ROOT,
        "%,d bodies, %,d steps: %.1f steps per second; which touch: %.2f ms (median), %,.0f pairs, "
            + "%,.0f of them new%n",
        bodies, steps, perSecond, millis[steps / 2], touches / (double) steps, begun / (double) steps);
    screen.flush();
    BufferedImage image = draw(world, engine, figures, screen);
    new OutputFiles().add(out, image).addJson(json, figures).write();
    screen.println("picture: " + out.toAbsolutePath());
    screen.println("figures: " + json.toAbsolutePath());
    screen.flush();
    return status(world.agrees(), engine + " and scalar differ");
  }

  private BufferedImage draw(MixedBodies world, Engine engine, Map<String, Object> figures,
      PrintWriter screen) {
    BufferedImage picture = WorldPicture.of(world, size);
    if (most == 0) {
      return picture;
    }
    Map<String, Map<Integer, Double>> growth;
    try (ProgressBar bar = Progress.bar("chart", Growth.count(most))) {
      growth = Growth.measure(engine, most, seconds, what -> {
        bar.setExtraMessage(what);
        bar.step();
      });
    }
    figures.put("millisByBodies", growth);
    growth.forEach((name, times) -> {
      screen.printf(Locale.ROOT, "%-14s", name);
      times.forEach((count, time) -> screen.printf(Locale.ROOT, " %,9d: %8.2f ms", count, time));
      screen.println();
    });
    int width = size * 5 / 4;
    XYChart chart = Charts.growth("bodies", "ms a step", growth, width, size);
    BufferedImage image = new BufferedImage(size + width, size, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.setColor(Color.WHITE);
    g.fillRect(0, 0, size + width, size);
    g.drawImage(picture, 0, 0, null);
    g.drawImage(BitmapEncoder.getBufferedImage(chart), size, 0, null);
    g.dispose();
    return image;
  }
}
