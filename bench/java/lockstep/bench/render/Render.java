package lockstep.bench.render;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import lockstep.Engine;
import lockstep.Tree;
import lockstep.bench.EngineName;
import lockstep.bench.ExitStatus;
import lockstep.bench.PictureCommand;
import lockstep.bench.PictureFile;
import lockstep.bench.Progress;
import lockstep.bench.Version;
import lockstep.bench.mesh.MeshFile;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Renders a mesh by casting rays at a tree over it, and prints the rate of each kind of ray. */
@Command(name = "render", mixinStandardHelpOptions = true, versionProvider = Version.class, //
    description = "Renders a mesh in sunlight by casting rays at a tree over it.")
public final class Render extends PictureCommand {
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
      description = "What casts the rays (default: ${DEFAULT-VALUE}). The picture is the same with "
          + "every engine.")
  private EngineName engineName;

  @Mixin
  private PictureFile out;

  @Override
  public Integer call() throws IOException {
    check("--size", size, 16, 8192);
    check("--samples", samples, 1, 8);
    out.prepare();
    Engine engine = engineName.engine();
    long start = System.nanoTime();
    RenderScene scene = meshFile == null ? RenderScene.statue(STATUE)
        : RenderScene.of(MeshFile.triangles(meshFile), meshFile);
    long built = System.nanoTime();
    Tree tree = Tree.of(scene.triangles);
    double buildSeconds = (System.nanoTime() - built) / 1e9;
    Renderer renderer = new Renderer(engine, scene, tree, size, Math.max(1, size * 3 / 4), samples);
    try (ProgressBar bar = Progress.bar("rendering", renderer.batches())) {
      for (int batch = 0; batch < renderer.batches(); batch++) {
        renderer.render(batch);
        bar.step();
      }
    }
    out.write(renderer.image());
    print(tree, buildSeconds, engine, renderer, (System.nanoTime() - start) / 1e9);
    return ExitStatus.OK;
  }

  private void print(Tree tree, double buildSeconds, Engine engine, Renderer renderer, double seconds) {
    PrintWriter screen = screen();
    screen.printf(Locale.ROOT,
        "tree over %,d triangles: built in %.2f s, depth %d, %.0f bytes per triangle, SAH cost %.1f%n",
        tree.size(), buildSeconds, tree.depth(), (double) tree.bytes() / tree.size(), tree.cost());
    for (Renderer.Phase phase : renderer.phases()) {
      screen.printf(Locale.ROOT, "%-9s %,13d rays %8.2f s %8.2f M rays per second%n", phase.name, phase.rays,
          phase.nanos / 1e9, phase.rays * 1e3 / Math.max(1, phase.nanos));
    }
    screen.printf(Locale.ROOT, "picture: %s (%s, %.1f s in all)%n", out.path().toAbsolutePath(), engine,
        seconds);
    screen.flush();
  }
}
