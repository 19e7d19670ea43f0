package lockstep.bench.instances;

import java.util.SplittableRandom;
import lockstep.Triangles;
import lockstep.bench.scenes.MeshBuilder;
import lockstep.bench.scenes.Terrain;

/**
 * The triangles of a city in a frame of its own: streets in a square grid, blocks of houses and parks
 * between them, hills around. The origin is its middle, at the height of the streets; y is up. Metres.
 */
final class CityMesh {
  /** Half the width of a street between its kerbs. */
  static final double ROAD = 5;

  private static final int[] LAND = {0xa8a066, 0x8c9b5b, 0x759154, 0x5b7a44};
  private static final int STREET = 0x606066;
  private static final int MARKING = 0xd8d8d3;
  private static final int PAVEMENT = 0xa8a39b;
  private static final int LAWN = 0x70934c;
  private static final int TRUNK = 0x5b4733;
  private static final int[] LEAVES = {0x477233, 0x5b8438, 0x6b8c3f};

  private static final double KERB = 0.15;
  private static final double BLOCK = Traffic.PITCH / 2 - ROAD; // half of its side
  private static final double OUTSIDE = 320; // of the land on each side of the city
  private static final int LAND_CELLS = 64;
  private static final double LOT = 13.6;

  final Triangles triangles;
  final int[] colours;

  private final MeshBuilder mesh = new MeshBuilder();
  private final SplittableRandom random;
  private final int blocks;

  CityMesh(int blocks, long seed) {
    this.blocks = blocks;
    random = new SplittableRandom(seed);
    streets();
    for (int k = 0; k < blocks * blocks; k++) {
      double x = Traffic.street(k % blocks, blocks) + Traffic.PITCH / 2;
      double z = Traffic.street(k / blocks, blocks) + Traffic.PITCH / 2;
      block(x, z);
    }
    land(seed);
    triangles = mesh.triangles(mesh.size());
    colours = mesh.colours();
  }

  /** Half of the side of the square of streets. */
  private double half() {
    return Traffic.PITCH / 2 * blocks + ROAD;
  }

  /** Fields and woods on hills, which begin outside the city. */
  private void land(long seed) {
    double half = half() + 12;
    float side = (float) (2 * half + 2 * OUTSIDE), cell = side / LAND_CELLS;
    Triangles land = new Terrain(LAND_CELLS, cell, (x, z) -> {
      double away = Math.max(Math.abs(x - side / 2), Math.abs(z - side / 2)) - half;
      double rise = Math.clamp(away / 160, 0, 1);
      return (float) (75 * rise * rise * (3 - 2 * rise) * Terrain.rolling(x, z, 190, seed)) - 0.1f;
    }).triangles(2 * LAND_CELLS * LAND_CELLS);
    mesh.place(-side / 2, -side / 2, 1, 0);
    float[] t = new float[9];
    for (int i = 0; i < land.size(); i++) {
      land.get(i, t);
      float x = (t[0] + t[3] + t[6]) / 3, y = (t[1] + t[4] + t[7]) / 3, z = (t[2] + t[5] + t[8]) / 3;
      float kind = Terrain.rolling(x, z, 110, seed + 9);
      mesh.paint(LAND[Math.clamp((int) (16 * kind - 5), 0, LAND.length - 1)]);
      mesh.triangle(t[0], t[1], t[2], t[3], t[4], t[5], t[6], t[7], t[8]);
      double outside = Math.max(Math.abs(x - side / 2), Math.abs(z - side / 2)) - half - cell;
      for (int k = 0; kind > 0.52 && outside > 0 && outside < 130 && k < 2; k++) {
        tree(x + random.nextDouble(-5, 5), y - 0.5, z + random.nextDouble(-5, 5),
            random.nextDouble(0.9, 1.7));
      }
    }
  }

  /** The asphalt below everything, and on it what is painted white. */
  private void streets() {
    mesh.place(0, 0, 1, 0);
    mesh.paint(STREET);
    mesh.level(0, 0, 0, half(), half());
    mesh.paint(MARKING);
    for (int k = 0; k < 2 * blocks * (blocks + 1); k++) { // streets between two crossings
      boolean turned = k % 2 == 1;
      double along = Traffic.street(k / 2 % blocks, blocks) + Traffic.PITCH / 2;
      double across = Traffic.street(k / 2 / blocks, blocks);
      mesh.place(turned ? across : along, turned ? along : across, turned ? 0 : 1, turned ? 1 : 0);
      for (double x = -18; x <= 18; x += 6) {
        mesh.level(x, 0.02, 0, 1.5, 0.08);
      }
      for (int end = -1; end <= 1; end += 2) {
        for (double z = -4.2; z <= 4.3; z += 1.2) {
          mesh.level(end * (BLOCK - 1.6), 0.02, z, 1.2, 0.3); // where people cross
        }
        mesh.level(end * (BLOCK - 4), 0.02, end * Traffic.LANE, 0.2, 2);
      }
    }
  }

  /** A block by its middle: a park, rows of houses, or, more often near the middle of the city, towers. */
  private void block(double x, double z) {
    mesh.place(x, z, 1, 0);
    mesh.paint(PAVEMENT);
    mesh.box(0, KERB / 2, 0, BLOCK, KERB / 2, BLOCK);
    double chance = random.nextDouble();
    if (chance < 0.14) {
      park();
      return;
    }
    boolean towers = chance > 0.35 + Math.hypot(x, z) / (2 * half());
    int lots = towers ? 2 : 3;
    double side = 3 * LOT / lots;
    for (int lot = 0; lot < lots * lots; lot++) {
      if (!towers && lot == 4) {
        continue; // a yard
      }
      int row = lot / lots, quarter = random.nextInt(2);
      mesh.place(x + side * (lot % lots - (lots - 1) / 2.0), z + side * (row - (lots - 1) / 2.0), 1 - quarter,
          quarter);
      House house = towers ? House.tower(random) : House.low(random);
      double least = towers ? 5.6 : 5.2, most = towers ? 8.6 : 6.6;
      house.build(mesh, random.nextDouble(least, most), random.nextDouble(least, most));
    }
    mesh.place(x, z, 1, 0);
    if (!towers) {
      lawn(LOT / 2 - 1, 3);
    }
    for (int k = 0; k < 12; k++) { // along the kerbs
      int third = k / 4 - 1;
      double along = 16 * third + random.nextDouble(-1, 1), edge = BLOCK - 1.2;
      boolean turned = k % 4 >= 2;
      int sign = k % 2 * 2 - 1;
      tree(turned ? along : sign * edge, KERB, turned ? sign * edge : along, random.nextDouble(0.55, 0.75));
    }
  }

  private void park() {
    lawn(BLOCK - 2.5, 26);
    mesh.paint(PAVEMENT);
    mesh.level(0, KERB + 0.04, 0, BLOCK - 2.5, 1.2);
    mesh.level(0, KERB + 0.05, 0, 1.2, BLOCK - 2.5);
  }

  /** Grass with trees on it, by half of its side. */
  private void lawn(double half, int trees) {
    mesh.paint(LAWN);
    mesh.level(0, KERB + 0.03, 0, half, half);
    for (int k = 0; k < trees; k++) {
      tree(random.nextDouble(-half + 1, half - 1), KERB, random.nextDouble(-half + 1, half - 1),
          random.nextDouble(0.6, 1.25));
    }
  }

  private void tree(double x, double y, double z, double size) {
    mesh.paint(TRUNK);
    mesh.box(x, y + size, z, 0.18 * size, size, 0.18 * size);
    mesh.paint(LEAVES[random.nextInt(LEAVES.length)]);
    double[] half = {size * random.nextDouble(1.5, 2), size * random.nextDouble(1.7, 2.6), size * 1.8};
    RoundedSolid.BALL.add(mesh, new double[] {x, y + 1.7 * size + half[1], z}, half, 7, 9);
  }
}
