package lockstep.bench;

import java.util.Locale;
import java.util.SplittableRandom;
import lockstep.Boxes;
import lockstep.Shapes;
import lockstep.Spheres;
import lockstep.Triangles;

/** What the compare run asks about: generated worlds, the same for the same seed on every machine. */
enum Scene {
  CLOUD, CITY, TERRAIN;

  String title() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The first {@code size} shapes of this world, neighbours near each other in the buffer. */
  Shapes shapes(int size, long seed) {
    return switch (this) {
      case CLOUD -> cloud(size, new SplittableRandom(seed));
      case CITY -> city(size, new SplittableRandom(seed));
      case TERRAIN -> terrain(size, seed);
    };
  }

  /** Particles of different sizes, as dense whatever their number, layer by layer. */
  private static Spheres cloud(int size, SplittableRandom random) {
    Spheres spheres = Spheres.allocate(size);
    float side = 1.6f * (float) Math.cbrt(size);
    for (int i = 0; i < size; i++) {
      float layer = side * i / size;
      spheres.set(i, random.nextFloat() * side, layer + random.nextFloat(), random.nextFloat() * side,
          0.3f + 0.4f * random.nextFloat());
    }
    return spheres;
  }

  /** Houses on lots along streets; every fifth lot is a street, and the centre is high. */
  private static Boxes city(int size, SplittableRandom random) {
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

  private static Triangles terrain(int size, long seed) {
    int cells = Math.max(1, (int) Math.ceil(Math.sqrt(size / 2.0)));
    return new Terrain(cells, 1, (x, z) -> 30 * Terrain.rolling(x, z, 48, seed)).triangles(size);
  }
}
