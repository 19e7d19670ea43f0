package lockstep.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import lockstep.Triangles;
import lockstep.bench.mesh.ObjWriter;
import lockstep.bench.scenes.MeshModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a generated mesh as an OBJ file, as sample input: {@code --mesh FILE.obj}. */
@Command(name = "mesh", mixinStandardHelpOptions = true, versionProvider = Version.class, //
    description = "Writes a generated mesh as an OBJ file, to try --mesh with.")
final class MeshCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE.obj", description = "Where to.")
  private Path file;

  @Option(names = "--model", paramLabel = "NAME", defaultValue = "statue",
      description = "statue (a closed surface like a scan), halls, colonnade, parking (interiors) or soup "
          + "(triangles anywhere); default: ${DEFAULT-VALUE}.")
  private String modelName;

  @Option(names = "--size", paramLabel = "N",
      description = "About how many triangles (default: 70000 for statue, 60000 for interiors, "
          + "1000000 for soup).")
  private Integer size;

  @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
      description = "Another seed makes another mesh (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Spec
  private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    MeshModel model;
    try {
      model = MeshModel.of(modelName);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
    int triangleCount = size == null ? model.usual : size;
    OptionRange.check(spec, "--size", triangleCount, 500, 5_000_000);
    if (!file.toString().toLowerCase(Locale.ROOT).endsWith(".obj")) {
      throw new ParameterException(spec.commandLine(),
          file + ": only OBJ can be written; the name must end in .obj");
    }
    OutputFiles.prepare(file);
    Triangles triangles = model.triangles(triangleCount, seed);
    new OutputFiles().add(file, ObjWriter.text(triangles, model.label() + ", seed " + seed)).write();
    spec.commandLine().getOut().printf(Locale.ROOT, "%,d triangles: %s%ntry: bench/run --mesh %s%n",
        triangles.size(), file.toAbsolutePath(), file);
    spec.commandLine().getOut().flush();
    return ExitStatus.OK;
  }
}
