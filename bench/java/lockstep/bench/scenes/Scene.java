package lockstep.bench.scenes;

import java.util.SplittableRandom;
import lockstep.Axis;
import lockstep.Boxes;
import lockstep.Capsules;
import lockstep.Cylinders;
import lockstep.Frusta;
import lockstep.OrientedBoxes;
import lockstep.Planes;
import lockstep.Shapes;
import lockstep.Spheres;
import lockstep.Triangles;
import lockstep.internal.shape.Kind;

/**
 * Generated scenes, one for each kind of shape, identical for the same seed on every machine: a cloud of
 * spheres, a crowd of capsules, a city of boxes, rubble of oriented boxes, a terrain of triangles, planes
 * about the origin, a forest of cylinders, the views of cameras.
 */
public final class Scene {
  private Scene() {}

  /** The title of a kind's scene. */
  public static String title(Kind kind) {
    return Generator.ofScene(kind).title();
  }

  /** The first {@code size} shapes of the scene of a kind, neighbours near each other in the buffer. */
  public static Shapes shapes(Kind kind, int size, long seed) {
    return Generator.ofScene(kind).scene().of(size, seed);
  }

  /** Particles of different sizes, at a density independent of their number, layer by layer. */
  static Spheres cloud(int size, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Spheres spheres = Spheres.allocate(size);
    float side = 1.6f * (float) Math.cbrt(size);
    for (int i = 0; i < size; i++) {
      float layer = side * i / size;
      spheres.set(i, random.nextFloat() * side, layer + random.nextFloat(), random.nextFloat() * side,
          0.3f + 0.4f * random.nextFloat());
    }
    return spheres;
  }

  /**
   * People close together, rank by rank: three in four stand, leaning a little, the others are lying about.
   */
  static Capsules crowd(int size, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Capsules capsules = Capsules.allocate(size);
    int side = Math.max(1, (int) Math.ceil(Math.sqrt(size)));
    for (int i = 0; i < size; i++) {
      int rank = i / side;
      float x = 0.7f * (i % side + random.nextFloat());
      float z = 0.7f * (rank + random.nextFloat());
      float girth = 0.2f + 0.1f * random.nextFloat();
      float length = 0.6f + 0.7f * random.nextFloat();
      boolean stands = random.nextInt(4) > 0;
      double way = 2 * Math.PI * random.nextDouble();
      double lean = stands ? 0.3 * random.nextDouble() : 0.5 * Math.PI;
      capsules.set(i, x, girth, z, x + length * (float) (Math.sin(lean) * Math.cos(way)),
          girth + length * (float) Math.cos(lean), z + length * (float) (Math.sin(lean) * Math.sin(way)),
          girth);
    }
    return capsules;
  }

  /** Houses on lots along streets; every fifth lot is a street, and the centre is high. */
  static Boxes city(int size, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Boxes boxes = Boxes.allocate(size);
    int side = Math.max(1, (int) Math.ceil(Math.sqrt(size)));
    for (int i = 0; i < size; i++) {
      int column = i % side;
      int row = i / side;
      float x = 10 * (column + column / 4) + 3 * random.nextFloat();
      float z = 10 * (row + row / 4) + 3 * random.nextFloat();
      float central = 1 - (float) Math.hypot(2.0 * column / side - 1, 2.0 * row / side - 1) / 1.5f;
      float luck = random.nextFloat();
      float height = 4 + 8 * random.nextFloat() + 90 * central * central * luck * luck * luck;
      boxes.set(i, x, 0, z, x + 5 + 4 * random.nextFloat(), height, z + 5 + 4 * random.nextFloat());
    }
    return boxes;
  }

  /** Bricks and splinters in a heap, layer by layer, each at a random orientation. */
  static OrientedBoxes rubble(int size, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    OrientedBoxes boxes = OrientedBoxes.allocate(size);
    float side = 1.6f * (float) Math.cbrt(size);
    for (int i = 0; i < size; i++) {
      float layer = side * i / size;
      float[] q = new float[4];
      for (int c = 0; c < 4; c++) {
        q[c] = 2 * random.nextFloat() - 1;
      }
      boxes.set(i, random.nextFloat() * side, layer + random.nextFloat(), random.nextFloat() * side,
          0.2f + 0.6f * random.nextFloat(), 0.1f + 0.3f * random.nextFloat(),
          0.1f + 0.4f * random.nextFloat(), q[0], q[1], q[2], q[3]);
    }
    return boxes;
  }

  /** Walls on all sides, at distances up to 10. */
  static Planes walls(int size, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Planes planes = Planes.allocate(size);
    for (int i = 0; i < size; i++) {
      planes.set(i, 2 * random.nextFloat() - 1, 2 * random.nextFloat() - 1, 2 * random.nextFloat() - 1,
          10 * random.nextFloat());
    }
    return planes;
  }

  /** Trunks of trees. */
  static Cylinders forest(int size, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Cylinders cylinders = Cylinders.allocate(Axis.Y, size);
    float side = 3 * (float) Math.sqrt(size);
    for (int i = 0; i < size; i++) {
      cylinders.set(i, side * random.nextFloat(), side * (i + random.nextFloat()) / size,
          0.1f + 0.6f * random.nextFloat());
    }
    return cylinders;
  }

  /** The views of cameras on a square in all directions, 4 to 10 far. */
  static Frusta views(int size, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Frusta frusta = Frusta.allocate(size);
    float side = 4 * (float) Math.sqrt(size);
    for (int i = 0; i < size; i++) {
      Vec eye =
          new Vec(side * random.nextFloat(), 2 * random.nextFloat(), side * (i + random.nextFloat()) / size);
      Vec to = new Vec(random.nextDouble(-1, 1), random.nextDouble(-0.3, 0.3), random.nextDouble(-1, 1));
      Solid.Frustum.of(eye, to.unit(), 0.4, 0.1, random.nextDouble(4, 10)).store(i, frusta);
    }
    return frusta;
  }

  static Triangles terrain(int size, long seed) {
    int cells = Math.max(1, (int) Math.ceil(Math.sqrt(size / 2.0)));
    return new Terrain(cells, 1, (x, z) -> 30 * Terrain.rolling(x, z, 48, seed)).triangles(size);
  }
}
