package lockstep.bench.distance;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import lockstep.Engine;
import lockstep.Invalid;
import lockstep.Triangles;
import lockstep.bench.BadInput;
import lockstep.bench.EngineName;
import lockstep.bench.PictureCommand;
import lockstep.bench.PictureFile;
import lockstep.bench.Progress;
import lockstep.bench.Version;
import lockstep.bench.mesh.MeshFile;
import lockstep.bench.scenes.MeshModel;
import me.tongfei.progressbar.ProgressBar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * Samples the signed distance field of a mesh on a grid, and draws slices of it with lines of equal distance.
 */
@Command(name = "distance", mixinStandardHelpOptions = true, versionProvider = Version.class, //
    description = "The signed distance field of a mesh on a grid: slices with lines of equal "
        + "distance, samples per second.")
public final class DistanceCommand extends PictureCommand {
  @Option(names = "--mesh", paramLabel = "FILE.obj",
      description = "A closed mesh (default: a generated statue of 70,000 triangles).")
  private Path meshFile;

  @Option(names = "--grid", paramLabel = "N", defaultValue = "256",
      description = "Samples along the longest side (default: ${DEFAULT-VALUE}).")
  private int grid;

  @Option(names = "--size", paramLabel = "N", defaultValue = "480",
      description = "The height in pixels (default: ${DEFAULT-VALUE}).")
  private int size;

  @Option(names = "--engine", paramLabel = "NAME", defaultValue = "best",
      description = "What answers (default: ${DEFAULT-VALUE}). The picture is the same with every engine.")
  private EngineName engineName;

  @Mixin
  private PictureFile out;

  @Override
  public Integer call() throws IOException {
    check("--grid", grid, 2, 1024);
    check("--size", size, 16, 4096);
    out.prepare();
    Triangles mesh = meshFile == null ? MeshModel.STATUE.triangles(MeshModel.STATUE.usual, 1)
        : MeshFile.triangles(meshFile);
    Optional<Invalid> invalid = mesh.firstInvalid();
    if (invalid.isPresent()) {
      throw new BadInput(meshFile + ": triangle " + invalid.get().index() + ": " + invalid.get().reason());
    }
    Engine engine = engineName.engine();
    DistanceField field = new DistanceField(mesh, grid);
    field.warmUp(engine);
    long nanos;
    try (ProgressBar bar = Progress.bar("samples", field.size())) {
      nanos = field.sample(engine, bar::stepBy);
    }
    out.write(FieldPicture.of(field, size));
    PrintWriter screen = screen();
    screen.printf(Locale.ROOT,
        "%,d triangles, %d × %d × %d samples by %s: %.2f s, %,.0f ns a sample, %.2f M a second; %.1f "
            + "%% of them inside%n",
        mesh.size(), field.counts[0], field.counts[1], field.counts[2], engine, nanos / 1e9,
        (double) nanos / field.size(), field.size() * 1e3 / nanos, 100 * field.inside());
    out.print(screen);
    return status(field.agrees(field.counts[2] / 2), engine + " and scalar differ");
  }
}
