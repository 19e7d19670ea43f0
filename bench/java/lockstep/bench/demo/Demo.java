package lockstep.bench.demo;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import lockstep.Engine;
import lockstep.bench.EngineName;
import lockstep.bench.ExitStatus;
import lockstep.bench.PictureCommand;
import lockstep.bench.PictureFile;
import lockstep.bench.Progress;
import lockstep.bench.Version;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs the simulation of falling balls and draws its last state. */
@Command(name = "demo", mixinStandardHelpOptions = true, versionProvider = Version.class, //
    description = "Lets thousands of balls rain into a valley and draws the end.")
public final class Demo extends PictureCommand {
  @Option(names = "--steps", paramLabel = "N", defaultValue = "480",
      description = "How long, in steps of 1/120 second (default: ${DEFAULT-VALUE}).")
  private int steps;

  @Option(names = "--balls", paramLabel = "N", defaultValue = "6000",
      description = "How many (default: ${DEFAULT-VALUE}).")
  private int balls;

  @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
      description = "Another seed makes another valley (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(names = "--engine", paramLabel = "NAME", defaultValue = "best",
      description = "What tests for overlaps (default: ${DEFAULT-VALUE}). The picture is the same "
          + "with every engine.")
  private EngineName engineName;

  @Mixin
  private PictureFile out;

  @Override
  public Integer call() throws IOException {
    check("--steps", steps, 1, 1_000_000);
    check("--balls", balls, 1, 200_000);
    out.prepare();

    Engine engine = engineName.engine();
    BallRain rain = new BallRain(engine, balls, seed);
    long start = System.nanoTime();
    try (ProgressBar bar = Progress.bar("raining", steps)) {
      for (int i = 0; i < steps; i++) {
        rain.step();
        bar.step();
      }
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    out.write(DemoPicture.of(rain, 1280, 800));
    PrintWriter screen = screen();
    screen.printf(Locale.ROOT, "%,d balls, %,d steps, %s: %,.0f steps per second%n", balls, steps, engine,
        steps / seconds);
    out.print(screen);
    return ExitStatus.OK;
  }
}
