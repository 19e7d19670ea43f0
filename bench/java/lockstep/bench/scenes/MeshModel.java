package lockstep.bench.scenes;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lockstep.Triangles;
import lockstep.bench.BadInput;
import lockstep.bench.mesh.MeshFile;

/** Generated meshes for ray casts, identical for the same size and seed on every machine. */
public enum MeshModel {
  /** A closed surface of triangles of similar size: an {@link IsosurfaceMesh}. */
  STATUE(70_000),
  /** Interiors: long, thin, large and tiny triangles: an {@link InteriorMesh}. */
  HALLS(60_000),
  /** A hall on columns with fine ornament between large walls: a {@link ColonnadeMesh}. */
  COLONNADE(60_000),
  /** A parking deck: few huge triangles, many small ones: a {@link ParkingMesh}. */
  PARKING(60_000),
  /**
   * Small triangles anywhere in a cube, without shared vertices. Whatever their number, few rays get through.
   */
  SOUP(1_000_000);

  private static final long SEED = 1;

  /** The default number of triangles. */
  public final int usual;

  MeshModel(int usual) {
    this.usual = usual;
  }

  /** About {@code size} triangles. */
  public Triangles triangles(int size, long seed) {
    return switch (this) {
      case STATUE -> IsosurfaceMesh.of(size, seed);
      case HALLS -> InteriorMesh.of(size, seed);
      case COLONNADE -> ColonnadeMesh.of(size, seed);
      case PARKING -> ParkingMesh.of(size, seed);
      case SOUP -> soup(size, new SplittableRandom(seed));
    };
  }

  /**
   * The triangles of a mesh and the placement of its camera.
   *
   * @param inside whether the camera is among the triangles, not in front of them
   */
  public record View(Triangles triangles, boolean inside) {}

  /**
   * The view for {@code name}: {@code statue}, {@code soup-20000} with a size, or {@code mesh}, which is the
   * OBJ file of {@code -Dlockstep.mesh}, so that results need not contain its path.
   */
  public static View named(String name) throws IOException {
    if (name.equals("mesh")) {
      String file = System.getProperty("lockstep.mesh");
      if (file == null) {
        throw new BadInput("a mesh is asked for, but --mesh FILE.obj does not say which");
      }
      return new View(MeshFile.triangles(Path.of(file)), false);
    }
    int dash = name.indexOf('-');
    MeshModel model = of(dash < 0 ? name : name.substring(0, dash));
    int size = dash < 0 ? model.usual : Integer.parseInt(name.substring(dash + 1));
    return new View(model.triangles(size, SEED), model.isInterior());
  }

  private boolean isInterior() {
    return this == HALLS || this == COLONNADE || this == PARKING;
  }

  /** The name in benchmark parameters and commands. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The model with a label. */
  public static MeshModel of(String label) {
    for (MeshModel model : values()) {
      if (model.label().equals(label)) {
        return model;
      }
    }
    throw new IllegalArgumentException("no mesh is called '" + label + "'; there are "
        + Stream.of(values()).map(MeshModel::label).collect(Collectors.joining(", ")));
  }

  /** Triangles large enough that a ray across the cube meets six on average. */
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
