package lockstep.bench.arm;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Arrays;
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

/** Tests the roadmap of a robot arm, and draws it with one of its paths. */
@Command(name = "arm", mixinStandardHelpOptions = true, versionProvider = Version.class, //
    description = "A robot arm of 60 spheres among boxes, balls and the points of depth cameras: which "
        + "random configurations are free, and where the edges between them have their first conflict.")
public final class ArmCommand extends PictureCommand {
  @Option(names = "--configurations", paramLabel = "N", defaultValue = "2000",
      description = "How many are tried; the free ones are nodes (default: ${DEFAULT-VALUE}).")
  private int configurations;

  @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
      description = "Another seed makes another room and other configurations (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(names = "--size", paramLabel = "N", defaultValue = "600",
      description = "The height in pixels (default: ${DEFAULT-VALUE}).")
  private int size;

  @Option(names = "--engine", paramLabel = "NAME", defaultValue = "best",
      description = "What answers beside scalar (default: ${DEFAULT-VALUE}); all say the same.")
  private EngineName engineName;

  @Mixin
  private PictureFile out;

  @Override
  public Integer call() throws IOException {
    check("--configurations", configurations, 1, 20_000);
    check("--size", size, 64, 4096);
    out.prepare();
    Engine engine = engineName.engine();
    Roadmap roadmap = new Roadmap(engine, configurations, seed);
    roadmap.warmUp();
    try (ProgressBar bar = Progress.bar("testing edges", roadmap.batches())) {
      for (int batch = 0; batch < roadmap.batches(); batch++) {
        roadmap.test(batch);
        bar.step();
      }
    }
    print(roadmap, engine);
    out.write(ArmPicture.of(roadmap, size * 16 / 10, size));
    out.print(screen());
    return status(roadmap.agrees(), engine + " and scalar differ");
  }

  private void print(Roadmap roadmap, Engine engine) {
    PrintWriter screen = screen();
    screen.printf(Locale.ROOT, "%,d random configurations, %,d of them free: %,d edges, %,d of them free%n",
        configurations, roadmap.size(), roadmap.from.length, roadmap.freeEdges());
    if (roadmap.batches() > 0) {
      screen.printf(Locale.ROOT,
          "first conflicts: %,.0f configurations a second, scalar %,.0f, median of %,d batches, %s%n",
          roadmap.perSecond(), roadmap.scalarPerSecond(), roadmap.batches(), engine);
    }
    screen.printf(Locale.ROOT, "conflicts: %08x%n", Arrays.hashCode(roadmap.conflict));
    screen.flush();
  }
}
