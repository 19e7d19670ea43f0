package lockstep.bench.tower;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import lockstep.Contacts;
import lockstep.Engine;
import lockstep.bench.EngineName;
import lockstep.bench.ExitStatus;
import lockstep.bench.OptionRange;
import lockstep.bench.OutputFiles;
import lockstep.bench.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Stacks boxes, lists the points in which neighbours touch, and draws them. */
@Command(name = "tower", mixinStandardHelpOptions = true, versionProvider = Version.class, //
    description = "Boxes that stand on each other: the points in which they touch, as a list and a picture.")
public final class TowerCommand implements Callable<Integer> {
  @Option(names = "--boxes", paramLabel = "N", defaultValue = "7",
      description = "How many (default: ${DEFAULT-VALUE}).")
  private int boxes;

  @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
      description = "Another seed makes another tower (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(names = "--size", paramLabel = "N", defaultValue = "800",
      description = "The height in pixels (default: ${DEFAULT-VALUE}).")
  private int size;

  @Option(names = "--engine", paramLabel = "NAME", defaultValue = "best",
      description = "What answers (default: ${DEFAULT-VALUE}). The points are the same with every engine.")
  private EngineName engineName;

  @Option(names = "--out", paramLabel = "FILE.png",
      description = "The picture (default: results/latest/tower.png, in the project).")
  private Path out = OutputFiles.LATEST.resolve("tower.png");

  @Spec
  private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    OptionRange.check(spec, "--boxes", boxes, 2, 100);
    OptionRange.check(spec, "--size", size, 64, 4096);
    OutputFiles.preparePicture(out);
    Engine engine = engineName.engine();
    Tower tower = new Tower(engine, boxes, seed);
    PrintWriter screen = spec.commandLine().getOut();
    print(screen, "box 0 on the ground", tower.onGround, 0);
    for (int pair = 0; pair < tower.between.size(); pair++) {
      print(screen, "box " + (pair + 1) + " on box " + pair, tower.between, pair);
    }
    new OutputFiles().add(out, TowerPicture.of(tower, size)).write();
    screen.println("picture: " + out.toAbsolutePath());
    screen.flush();
    boolean agrees = tower.agrees();
    if (!agrees) {
      spec.commandLine().getErr().println(engine + " and scalar differ");
    }
    return agrees ? ExitStatus.OK : ExitStatus.MISMATCH;
  }

  private static void print(PrintWriter screen, String what, Contacts contacts, int pair) {
    screen.printf(Locale.ROOT, "%-20s %d points, normal (%.3f, %.3f, %.3f), deep", what, contacts.count[pair],
        contacts.nx[pair], contacts.ny[pair], contacts.nz[pair]);
    for (int k = 0; k < contacts.count[pair]; k++) {
      screen.printf(Locale.ROOT, " %.4f", contacts.depth[Contacts.POINTS * pair + k]);
    }
    screen.println();
  }
}
