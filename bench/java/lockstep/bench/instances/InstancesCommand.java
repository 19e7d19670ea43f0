package lockstep.bench.instances;

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

/** Lets cars drive through a city, one of them with a lidar, and draws what it has seen. */
@Command(name = "instances", mixinStandardHelpOptions = true, versionProvider = Version.class, //
    description = "Cars drive through a city, one tree placed many times: a lidar scans it, and cars "
        + "that touch are listed: scans a second, and a picture.")
public final class InstancesCommand extends PictureCommand {
  @Option(names = "--cars", paramLabel = "N", defaultValue = "200",
      description = "How many drive (default: ${DEFAULT-VALUE}).")
  private int cars;

  @Option(names = "--steps", paramLabel = "N", defaultValue = "100",
      description = "How long, in steps of 1/10 second (default: ${DEFAULT-VALUE}).")
  private int steps;

  @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
      description = "Another seed makes another city and other traffic (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(names = "--size", paramLabel = "N", defaultValue = "800",
      description = "The height in pixels (default: ${DEFAULT-VALUE}).")
  private int size;

  @Option(names = "--engine", paramLabel = "NAME", defaultValue = "best",
      description = "What casts the rays (default: ${DEFAULT-VALUE}). All is the same with every engine.")
  private EngineName engineName;

  @Mixin
  private PictureFile out;

  @Override
  public Integer call() throws IOException {
    check("--cars", cars, 1, 2000);
    check("--steps", steps, 1, 1_000_000);
    check("--size", size, 64, 4096);
    out.prepare();
    Engine engine = engineName.engine();
    Drive drive = new Drive(engine, cars, seed);
    drive.warmUp();
    long touching = 0;
    try (ProgressBar bar = Progress.bar("driving", steps)) {
      for (int step = 0; step < steps; step++) {
        drive.step();
        touching += drive.touching.size();
        bar.step();
      }
    }
    print(drive, engine, touching / (double) steps);
    CityPicture picture = new CityPicture(engine, drive, size * 16 / 10, size);
    try (ProgressBar bar = Progress.bar("drawing", picture.batches())) {
      for (int batch = 0; batch < picture.batches(); batch++) {
        picture.draw(batch);
        bar.step();
      }
    }
    out.write(picture.image());
    out.print(screen());
    boolean farAway = drive.sameAtOrigin();
    return status(drive.agrees() && farAway,
        farAway ? engine + " and scalar differ" : "a scan at the origin of the world differs");
  }

  private void print(Drive drive, Engine engine, double touching) {
    PrintWriter screen = screen();
    screen.printf(Locale.ROOT, "%,d cars of %,d triangles, a city of %,d, %,d steps, %s%n", cars,
        drive.car.triangles.size(), drive.city.triangles.size(), steps, engine);
    double scan = drive.scans.median();
    int rays = drive.hits.size();
    screen.printf(Locale.ROOT, "%.1f scans of %,d rays a second: %.2f M rays a second, median%n", 1 / scan,
        rays, rays / scan / 1e6);
    screen.printf(Locale.ROOT,
        "%,d rays of the last scan hit, %,d of them cars; points and normals: %.1f ms%n", drive.hits.count(),
        drive.carHits(), 1e3 * drive.locations.median());
    screen.printf(Locale.ROOT, "update: %.1f µs; which cars touch: %.1f µs, %.1f pairs a step%n",
        1e6 * drive.updates.median(), 1e6 * drive.touches.median(), touching);
    screen.printf(Locale.ROOT, "hits: %08x%n", drive.checksum());
    screen.flush();
  }
}
