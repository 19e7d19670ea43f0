package lockstep.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SplittableRandom;
import lockstep.Triangles;

/** What rays are cast at: generated meshes, the same for the same size and seed on every machine. */
public enum Model {
  /** A closed surface of triangles that are all of about one size. */
  STATUE(70_000),
  /** Interiors: long, thin, large and tiny triangles. */
  HALLS(60_000),
  /** Small triangles anywhere in a cube, which share nothing. Whatever their number, few rays get through. */
  SOUP(1_000_000);

  private static final long SEED = 1;

  /** How many triangles it has if nobody says. */
  final int usual;

  Model(int usual) {
    this.usual = usual;
  }

  /** About {@code size} triangles. */
  Triangles triangles(int size, long seed) {
    return switch (this) {
      case STATUE -> Statue.of(size, seed);
      case HALLS -> Halls.of(size, seed);
      case SOUP -> soup(size, new SplittableRandom(seed));
    };
  }

  /**
   * The triangles of a model and from where they are looked at.
   *
   * @param inside whether the camera stands among them, not before them
   */
  public record Sight(Triangles triangles, boolean inside) {}

  /**
   * What {@code name} says: {@code statue}, {@code soup-20000} with a size, or {@code mesh}, which is the
   * OBJ file of {@code -Dlockstep.mesh}, so that results need not say where that is.
   */
  public static Sight named(String name) throws IOException {
    if (name.equals("mesh")) {
      String file = System.getProperty("lockstep.mesh");
      if (file == null) {
        throw new BadInput("a mesh is asked for, but --mesh FILE.obj does not say which");
      }
      return new Sight(MeshFile.triangles(Path.of(file)), false);
    }
    int dash = name.indexOf('-');
    Model model = valueOf((dash < 0 ? name : name.substring(0, dash)).toUpperCase(Locale.ROOT));
    int size = dash < 0 ? model.usual : Integer.parseInt(name.substring(dash + 1));
    return new Sight(model.triangles(size, SEED), model == HALLS);
  }

  /** As large that a ray across the cube meets six on average. */
  private static Triangles soup(int size, SplittableRandom random) {
    Triangles triangles = Triangles.allocate(size);
    double reach = Math.sqrt(120.0 / size);
    float[] c = new float[9];
    for (int i = 0; i < size; i++) {
      double[] middle = {random.nextDouble(), random.nextDouble(), random.nextDouble()};
      for (int k = 0; k < 9; k++) {
        c[k] = (float) (middle[k % 3] + reach * (random.nextDouble() - 0.5));
      }
      triangles.set(i, c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8]);
    }
    return triangles;
  }
}
