package lockstep.bench.crowd;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import lockstep.Engine;
import lockstep.bench.EngineName;
import lockstep.bench.PictureCommand;
import lockstep.bench.PictureFile;
import lockstep.bench.Progress;
import lockstep.bench.Version;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Simulates thousands of people who walk over a field, and draws their final positions. */
@Command(name = "crowd", mixinStandardHelpOptions = true, versionProvider = Version.class, //
    description = "Thousands of people walk over hills, between pillars, through gates, up ramps and "
        + "stairs: steps a second, and a picture.")
public final class CrowdCommand extends PictureCommand {
  @Option(names = "--people", paramLabel = "N", defaultValue = "3000",
      description = "How many walk (default: ${DEFAULT-VALUE}).")
  private int people;

  @Option(names = "--steps", paramLabel = "N", defaultValue = "400",
      description = "How long, in steps of 1/20 second (default: ${DEFAULT-VALUE}).")
  private int steps;

  @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
      description = "Another seed makes another field and other people (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(names = "--size", paramLabel = "N", defaultValue = "800",
      description = "The height in pixels (default: ${DEFAULT-VALUE}).")
  private int size;

  @Option(names = "--engine", paramLabel = "NAME", defaultValue = "best",
      description = "What moves them (default: ${DEFAULT-VALUE}). All get to the same places with "
          + "every engine.")
  private EngineName engineName;

  @Mixin
  private PictureFile out;

  @Override
  public Integer call() throws IOException {
    check("--people", people, 1, 100_000);
    check("--steps", steps, 1, 1_000_000);
    check("--size", size, 64, 4096);
    out.prepare();
    Engine engine = engineName.engine();
    Walkers walkers = new Walkers(engine, people, seed);
    long pressing = 0;
    long start = System.nanoTime();
    try (ProgressBar bar = Progress.bar("walking", steps)) {
      for (int step = 0; step < steps; step++) {
        pressing += walkers.step();
        bar.step();
      }
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    PrintWriter screen = screen();
    screen.printf(Locale.ROOT,
        "%,d people, %,d steps, %s: %.1f steps per second, %.1f µs a person and step%n", people, steps,
        engine, steps / seconds, 1e6 * seconds / steps / people);
    screen.printf(Locale.ROOT,
        "%,d stand on the ground, %,d are held up, %,d stuck; %,.0f pairs pressed on each other per step%n",
        walkers.grounded(), walkers.heldUp(), walkers.stuck(), pressing / (double) steps);
    screen.printf(Locale.ROOT, "places: %08x%n", walkers.checksum());
    screen.flush();
    out.write(CrowdPicture.of(walkers, size * 16 / 10, size));
    out.print(screen);
    return status(walkers.agrees(), engine + " and scalar differ");
  }
}
