package lockstep.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import lockstep.Engine;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs the ball rain and takes a picture of where it ends. */
@Command(name = "demo", mixinStandardHelpOptions = true, versionProvider = Main.Version.class, //
    description = "Lets thousands of balls rain into a valley and draws the end.")
final class Demo implements Callable<Integer> {
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
      description = "Who answers (default: ${DEFAULT-VALUE}). The picture is the same with every engine.")
  private EngineName engineName;

  @Option(names = "--out", paramLabel = "FILE.png",
      description = "The picture (default: results/demo.png, in the project).")
  private Path out = Path.of("results", "demo.png");

  @Spec
  private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    check("--steps", steps, 1_000_000);
    check("--balls", balls, 200_000);
    Results.place(out);

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
    Results.write(out, Picture.of(rain, 1280, 800));
    spec.commandLine().getOut().printf(Locale.ROOT,
        "%,d balls, %,d steps, %s: %,.0f steps per second%npicture: %s%n", balls, steps, engine,
        steps / seconds, out.toAbsolutePath());
    spec.commandLine().getOut().flush();
    return 0;
  }

  private void check(String option, int value, int most) {
    if (value < 1 || value > most) {
      throw new ParameterException(spec.commandLine(),
          option + " is " + value + ", not in [1, " + most + "]");
    }
  }
}
