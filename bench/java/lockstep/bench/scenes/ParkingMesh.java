package lockstep.bench.scenes;

import java.util.SplittableRandom;
import lockstep.Triangles;

/**
 * A parking deck: three slabs of a few huge triangles, pillars, ramps, and cars of some thousand small ones.
 * Y is up.
 */
final class ParkingMesh {
  private static final int LEVELS = 3, ROWS = 4;
  private static final double STOREY = 3, BAY = 2.6, LANE = 16;

  private final SplittableRandom random;
  private final MeshBuilder mesh = new MeshBuilder();

  private ParkingMesh(long seed) {
    random = new SplittableRandom(seed);
  }

  /** Exactly {@code size} triangles, with as many bays as needed, the last of the cars unfinished. */
  static Triangles of(int size, long seed) {
    ParkingMesh parking = new ParkingMesh(seed);
    int bays = Math.max(3, (int) Math.ceil(size / 7000.0)); // in a row; some are free
    parking.deck(bays);
    for (int k = 0; parking.mesh.size() < size; k++) {
      int level = k % LEVELS, row = k / LEVELS % ROWS, bay = k / (LEVELS * ROWS);
      double turn = (row % 2 == 0 ? 0 : Math.PI) + parking.random.nextDouble(-0.05, 0.05);
      parking.mesh.place((bay + 0.5) * BAY - bays * BAY / 2, (row - (ROWS - 1) / 2.0) * LANE / 2,
          StrictMath.cos(turn), StrictMath.sin(turn));
      if (parking.random.nextInt(4) > 0) {
        parking.car(level * STOREY + 0.15);
      }
    }
    return parking.mesh.triangles(size);
  }

  private void deck(int bays) {
    double halfX = bays * BAY / 2 + 4, halfZ = ROWS * LANE / 4 + 3;
    for (int level = 0; level <= LEVELS; level++) {
      mesh.box(0, level * STOREY, 0, halfX, 0.15, halfZ);
    }
    for (int level = 0; level < LEVELS; level++) {
      double floor = level * STOREY;
      mesh.quad(-halfX, floor, -halfZ, halfX / 2, floor + STOREY, -halfZ, halfX / 2, floor + STOREY,
          3 - halfZ, -halfX, floor, 3 - halfZ); // a ramp
      for (int k = 0; k <= bays; k += 3) {
        for (int row = 0; row <= ROWS; row += 2) {
          mesh.box((k - bays / 2.0) * BAY, floor + STOREY / 2, (row - ROWS / 2.0) * LANE / 2, 0.25,
              STOREY / 2 - 0.15, 0.25);
        }
      }
      for (int k = 0; k <= bays; k++) { // lines on the floor, and a parapet
        for (int row = 0; row < ROWS; row++) {
          mesh.level((k - bays / 2.0) * BAY, floor + 0.16, (row - (ROWS - 1) / 2.0) * LANE / 2, 0.05, 2.5);
        }
      }
      mesh.box(0, floor + 0.7, halfZ - 0.1, halfX, 0.5, 0.1);
      mesh.box(0, floor + 0.7, 0.1 - halfZ, halfX, 0.5, 0.1);
    }
  }

  /** A body of rings along z, round at its edges, on four wheels. */
  private void car(double floor) {
    int rings = 24, sides = 20;
    double length = random.nextDouble(3.8, 4.8), width = random.nextDouble(0.85, 0.95);
    double cabin = random.nextDouble(0.5, 0.7);
    for (int k = 0; k < rings; k++) {
      for (int s = 0; s < sides; s++) {
        double a = (double) k / rings, b = (double) (k + 1) / rings;
        double from = 2 * Math.PI * s / sides, to = 2 * Math.PI * (s + 1) / sides;
        mesh.quad(x(width, a, from), y(floor, cabin, a, from), length * (a - 0.5), x(width, a, to),
            y(floor, cabin, a, to), length * (a - 0.5), x(width, b, to), y(floor, cabin, b, to),
            length * (b - 0.5), x(width, b, from), y(floor, cabin, b, from), length * (b - 0.5));
      }
    }
    for (int k = 0; k < 4; k++) {
      wheel((k % 2 * 2 - 1) * (width - 0.1), floor + 0.32, (k / 2 * 2 - 1) * 0.3 * length);
    }
  }

  private static double end(double along) {
    return StrictMath.sqrt(Math.max(0.05, 1 - StrictMath.pow(2 * along - 1, 6))); // narrower at both ends
  }

  private static double x(double width, double along, double angle) {
    double c = StrictMath.cos(angle);
    return width * end(along) * Math.signum(c) * StrictMath.sqrt(Math.abs(c));
  }

  private static double y(double floor, double cabin, double along, double angle) {
    double s = StrictMath.sin(angle), roof = along > 0.25 && along < 0.8 && s > 0 ? cabin * s : 0;
    return floor + 0.6 + 0.35 * end(along) * s + roof;
  }

  private void wheel(double x, double y, double z) {
    int sides = 20;
    for (int k = 0; k < sides; k++) {
      double a = 2 * Math.PI * k / sides, b = 2 * Math.PI * (k + 1) / sides;
      double ay = y + 0.32 * StrictMath.sin(a), az = z + 0.32 * StrictMath.cos(a);
      double by = y + 0.32 * StrictMath.sin(b), bz = z + 0.32 * StrictMath.cos(b);
      mesh.quad(x - 0.1, ay, az, x + 0.1, ay, az, x + 0.1, by, bz, x - 0.1, by, bz);
      mesh.triangle(x - 0.1, y, z, x - 0.1, ay, az, x - 0.1, by, bz);
      mesh.triangle(x + 0.1, y, z, x + 0.1, ay, az, x + 0.1, by, bz);
    }
  }
}
