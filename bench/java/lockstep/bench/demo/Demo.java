package lockstep.bench.demo;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import lockstep.Engine;
import lockstep.bench.EngineName;
import lockstep.bench.ExitStatus;
import lockstep.bench.OptionRange;
import lockstep.bench.OutputFiles;
import lockstep.bench.Progress;
import lockstep.bench.Version;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs the simulation of falling balls and draws its last state. */
@Command(name = "demo", mixinStandardHelpOptions = true, versionProvider = Version.class, //
    description = "Lets thousands of balls rain into a valley and draws the end.")
public final class Demo implements Callable<Integer> {
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

  @Option(names = "--out", paramLabel = "FILE.png",
      description = "The picture (default: results/latest/demo.png, in the project).")
  private Path out = OutputFiles.LATEST.resolve("demo.png");

  @Spec
  private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    OptionRange.check(spec, "--steps", steps, 1, 1_000_000);
    OptionRange.check(spec, "--balls", balls, 1, 200_000);
    OutputFiles.preparePicture(out);

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
    new OutputFiles().add(out, DemoPicture.of(rain, 1280, 800)).write();
    spec.commandLine().getOut().printf(Locale.ROOT,
        "%,d balls, %,d steps, %s: %,.0f steps per second%npicture: %s%n", balls, steps, engine,
        steps / seconds, out.toAbsolutePath());
    spec.commandLine().getOut().flush();
    return ExitStatus.OK;
  }
}
