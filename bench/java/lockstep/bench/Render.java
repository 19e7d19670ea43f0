package lockstep.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import lockstep.Engine;
import lockstep.Tree;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Draws a mesh by casting rays at a tree: what trees are for, and at what rate. */
@Command(name = "render", mixinStandardHelpOptions = true, versionProvider = Main.Version.class, //
    description = "Draws a mesh in sunlight by casting rays at a tree over it.")
final class Render implements Callable<Integer> {
  private static final int STATUE = 140_000;

  @Option(names = "--mesh", paramLabel = "FILE.obj",
      description = "What is drawn, with y up (default: a generated statue).")
  private Path meshFile;

  @Option(names = "--size", paramLabel = "N", defaultValue = "1024",
      description = "The width in pixels; the height is three quarters of it (default: ${DEFAULT-VALUE}).")
  private int size;

  @Option(names = "--samples", paramLabel = "N", defaultValue = "3",
      description = "N × N camera rays a pixel: more make it smoother (default: ${DEFAULT-VALUE}).")
  private int samples;

  @Option(names = "--engine", paramLabel = "NAME", defaultValue = "best",
      description = "Who casts (default: ${DEFAULT-VALUE}). The picture is the same with every engine.")
  private EngineName engineName;

  @Option(names = "--out", paramLabel = "FILE.png",
      description = "The picture (default: results/render.png, in the project).")
  private Path out = Path.of("results", "render.png");

  @Spec
  private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    check("--size", size, 16, 8192);
    check("--samples", samples, 1, 8);
    Results.place(out);
    Engine engine = engineName.engine();
    long start = System.nanoTime();
    Studio studio =
        meshFile == null ? Studio.statue(STATUE) : Studio.of(MeshFile.triangles(meshFile), meshFile);
    long built = System.nanoTime();
    Tree tree = Tree.of(studio.triangles);
    double buildSeconds = (System.nanoTime() - built) / 1e9;
    Exposure exposure = new Exposure(engine, studio, tree, size, Math.max(1, size * 3 / 4), samples);
    try (ProgressBar bar = Progress.bar("rendering", exposure.batches())) {
      for (int batch = 0; batch < exposure.batches(); batch++) {
        exposure.take(batch);
        bar.step();
      }
    }
    Results.write(out, exposure.image());
    print(tree, buildSeconds, engine, exposure, (System.nanoTime() - start) / 1e9);
    return 0;
  }

  private void print(Tree tree, double buildSeconds, Engine engine, Exposure exposure, double seconds) {
    var screen = spec.commandLine().getOut();
    screen.printf(Locale.ROOT,
        "tree over %,d triangles: built in %.2f s, depth %d, %.0f bytes per triangle, SAH cost %.1f%n",
        tree.size(), buildSeconds, tree.depth(), (double) tree.bytes() / tree.size(), tree.cost());
    for (Exposure.Phase phase : exposure.phases()) {
      screen.printf(Locale.ROOT, "%-9s %,13d rays %8.2f s %8.2f M rays per second%n", phase.name, phase.rays,
          phase.nanos / 1e9, phase.rays * 1e3 / Math.max(1, phase.nanos));
    }
    screen.printf(Locale.ROOT, "picture: %s (%s, %.1f s in all)%n", out.toAbsolutePath(), engine, seconds);
    screen.flush();
  }

  private void check(String option, int value, int least, int most) {
    if (value < least || value > most) {
      throw new ParameterException(spec.commandLine(),
          option + " is " + value + ", not in [" + least + ", " + most + "]");
    }
  }
}
