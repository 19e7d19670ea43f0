package lockstep.bench.tower;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import lockstep.Contacts;
import lockstep.Engine;
import lockstep.bench.EngineName;
import lockstep.bench.PictureCommand;
import lockstep.bench.PictureFile;
import lockstep.bench.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Stacks boxes, lists the contact points of neighbours, and draws them. */
@Command(name = "tower", mixinStandardHelpOptions = true, versionProvider = Version.class, //
    description = "Boxes that stand on each other: the points in which they touch, as a list and a picture.")
public final class TowerCommand extends PictureCommand {
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

  @Mixin
  private PictureFile out;

  @Override
  public Integer call() throws IOException {
    check("--boxes", boxes, 2, 100);
    check("--size", size, 64, 4096);
    out.prepare();
    Engine engine = engineName.engine();
    Tower tower = new Tower(engine, boxes, seed);
    PrintWriter screen = screen();
    print(screen, "box 0 on the ground", tower.onGround, 0);
    for (int pair = 0; pair < tower.between.size(); pair++) {
      print(screen, "box " + (pair + 1) + " on box " + pair, tower.between, pair);
    }
    out.write(TowerPicture.of(tower, size));
    out.print(screen);
    return status(tower.agrees(), engine + " and scalar differ");
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
