package lockstep.bench.shapes;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Consumer;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Relations;
import lockstep.bench.EngineName;
import lockstep.bench.PictureCommand;
import lockstep.bench.PictureFile;
import lockstep.bench.Progress;
import lockstep.bench.Version;
import lockstep.bench.compare.Stopwatch;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Draws a still life of all shapes, and beside it a city culled by a frustum; prints the speed of both. */
@Command(name = "shapes", mixinStandardHelpOptions = true, versionProvider = Version.class, //
    description = "Draws shapes of all kinds, and houses of a city that a camera's frustum culls; "
        + "measures culling.")
public final class ShapesCommand extends PictureCommand {
  private static final long WARM_UP = 1_500_000_000;
  private static final long BUDGET = 1_000_000_000;
  private static final int SEED = 5;

  @Option(names = "--houses", paramLabel = "N", defaultValue = "100000",
      description = "How many are culled (default: ${DEFAULT-VALUE}).")
  private int houses;

  @Option(names = "--each", paramLabel = "N", defaultValue = "24",
      description = "How many of each kind there are room for in the still life (default: ${DEFAULT-VALUE}).")
  private int each;

  @Option(names = "--size", paramLabel = "N", defaultValue = "640",
      description = "The height in pixels; the width is twice as much (default: ${DEFAULT-VALUE}).")
  private int size;

  @Option(names = "--samples", paramLabel = "N", defaultValue = "4",
      description = "N × N rays a pixel: more make it smoother (default: ${DEFAULT-VALUE}).")
  private int samples;

  @Option(names = "--engine", paramLabel = "NAME", defaultValue = "best",
      description = "What answers (default: ${DEFAULT-VALUE}). The picture is the same with every engine.")
  private EngineName engineName;

  @Mixin
  private PictureFile out;

  @Override
  public Integer call() throws IOException {
    check("--houses", houses, 1, 10_000_000);
    check("--each", each, 1, 1000);
    check("--size", size, 16, 4096);
    check("--samples", samples, 1, 16);
    out.prepare();
    Engine engine = engineName.engine();
    City city = new City(houses, SEED);
    Relations relations = Relations.allocate(houses);
    Hits byPlanes = Hits.allocate(houses);
    city.classify(engine, relations);
    city.overlapByPlanes(engine, byPlanes);
    boolean agree = agree(city, relations, byPlanes);
    StillLifePicture life =
        new StillLifePicture(engine, new StillLife(engine, each, SEED), size, size, samples);
    try (ProgressBar bar = Progress.bar("drawing", size)) {
      for (int y = 0; y < size; y++) {
        life.row(y);
        bar.step();
      }
    }
    BufferedImage image = new BufferedImage(2 * size, size, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.drawImage(life.image(), 0, 0, null);
    g.drawImage(CityMap.of(city, relations, byPlanes, size), size, 0, null);
    g.dispose();
    PrintWriter screen = screen();
    CityMap.legend(relations, byPlanes).forEach(line -> screen.println("houses: " + line.text()));
    measure(screen, "overlap", engine, asked -> city.overlap(asked, byPlanes));
    measure(screen, "overlap by planes", engine, asked -> city.overlapByPlanes(asked, byPlanes));
    measure(screen, "classify", engine, asked -> city.classify(asked, relations));
    out.write(image);
    out.print(screen);
    return status(agree, engine + " and scalar differ");
  }

  /** Whether the scalar engine gives the same answers, bit for bit. */
  private boolean agree(City city, Relations relations, Hits byPlanes) {
    Relations expected = Relations.allocate(houses);
    Hits expectedByPlanes = Hits.allocate(houses);
    city.classify(Engine.scalar(), expected);
    city.overlapByPlanes(Engine.scalar(), expectedByPlanes);
    return same(expected.overlapping(), relations.overlapping())
        && same(expected.contained(), relations.contained()) && same(expectedByPlanes, byPlanes);
  }

  private static boolean same(Hits one, Hits other) {
    return Arrays.equals(one.words(), other.words());
  }

  private void measure(PrintWriter screen, String what, Engine engine, Consumer<Engine> question) {
    Runnable scalar = () -> question.accept(Engine.scalar());
    Runnable chosen = () -> question.accept(engine);
    long share = Math.min(1, houses / 10_000L); // a few houses are no measurement
    Stopwatch.Times times = Stopwatch.time(scalar, chosen, share * BUDGET, share * (WARM_UP + BUDGET));
    screen.printf(Locale.ROOT, "%-17s %,8.1f M houses per second, %.1f times the scalar engine's %,.1f%n",
        what, houses / times.second() / 1e6, times.first() / times.second(), houses / times.first() / 1e6);
  }
}
