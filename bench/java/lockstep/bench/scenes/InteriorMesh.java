package lockstep.bench.scenes;

import java.util.SplittableRandom;
import lockstep.Triangles;

/**
 * Furnished interiors, the opposite of a scan: long thin triangles (slats, railings, stairs), floors of a few
 * metres beside cups of a few centimetres, much of it along the axes and some at an angle. Bays of 8 by 8
 * metres, 4 high, stand in a square on one large floor; every third is turned. Y is up.
 */
final class InteriorMesh {
  private static final double BAY = 8;
  private static final double HEIGHT = 4;

  private final SplittableRandom random;
  private final MeshBuilder mesh = new MeshBuilder();

  private InteriorMesh(long seed) {
    random = new SplittableRandom(seed);
  }

  /** Exactly {@code size} triangles, in as many bays as needed, the last of them unfinished. */
  static Triangles of(int size, long seed) {
    InteriorMesh interior = new InteriorMesh(seed);
    MeshBuilder mesh = interior.mesh;
    // a bay has about 2,000 triangles
    int side = (int) Math.ceil(Math.sqrt(Math.max(1, size / 1500.0)));
    double reach = side * BAY / 2 + 2;
    mesh.quad(-reach, 0, -reach, -reach, 0, reach, reach, 0, reach, reach, 0, -reach);
    for (int k = 0; mesh.size() < size; k++) {
      double turn = k % 3 == 2 ? interior.random.nextDouble(-0.5, 0.5) : 0;
      int column = k % side;
      int row = k / side;
      mesh.place((column - (side - 1) / 2.0) * BAY, (row - (side - 1) / 2.0) * BAY, StrictMath.cos(turn),
          StrictMath.sin(turn));
      interior.bay();
    }
    return mesh.triangles(size);
  }

  private void bay() {
    for (int storey = 0; storey < 2; storey++) {
      double floor = 0.02 + storey * HEIGHT;
      mesh.box(0, floor + HEIGHT - 0.15, 0, BAY / 2 - 0.5, 0.1, BAY / 2 - 0.5); // ceiling
      for (int c = 0; c < 4; c++) {
        column((c % 2 * 2 - 1) * 3.2, floor, (c / 2 * 2 - 1) * 3.2);
      }
      for (int beam = -3; beam <= 3; beam++) {
        mesh.box(beam, floor + HEIGHT - 0.35, 0, 0.06, 0.1, BAY / 2 - 0.5);
      }
      if (random.nextInt(3) > 0) {
        blind(floor);
      }
      railing(floor);
      table(random.nextDouble(-2, 2), floor, random.nextDouble(-2, 2));
    }
    stairs();
  }

  /** Sixteen sides, round only from afar. */
  private void column(double x, double y, double z) {
    int sides = 16;
    for (int k = 0; k < sides; k++) {
      double a = 2 * Math.PI * k / sides, b = 2 * Math.PI * (k + 1) / sides;
      double ax = x + 0.22 * StrictMath.cos(a), az = z + 0.22 * StrictMath.sin(a);
      double bx = x + 0.22 * StrictMath.cos(b), bz = z + 0.22 * StrictMath.sin(b);
      mesh.quad(ax, y, az, ax, y + HEIGHT - 0.25, az, bx, y + HEIGHT - 0.25, bz, bx, y, bz);
    }
    mesh.box(x, y + 0.1, z, 0.3, 0.1, 0.3);
  }

  /** Forty slats, tilted by a random angle. */
  private void blind(double floor) {
    double turn = random.nextDouble(-1.2, 1.2);
    double c = 0.04 * StrictMath.cos(turn), s = 0.04 * StrictMath.sin(turn);
    double z = random.nextBoolean() ? 3.5 : -3.5;
    for (int k = 0; k < 40; k++) {
      double y = floor + 0.6 + 0.07 * k;
      mesh.quad(-2.9, y - s, z - c, -2.9, y + s, z + c, 2.9, y + s, z + c, 2.9, y - s, z - c);
    }
  }

  private void railing(double floor) {
    double x = random.nextBoolean() ? 3.6 : -3.6;
    for (int k = 0; k < 26; k++) {
      mesh.box(x, floor + 0.5, 0.22 * (k - 12.5), 0.012, 0.48, 0.012);
    }
    mesh.box(x, floor + 1, 0, 0.04, 0.025, 2.9);
  }

  private void table(double x, double floor, double z) {
    mesh.box(x, floor + 0.74, z, 0.8, 0.02, 0.5);
    for (int c = 0; c < 4; c++) {
      mesh.box(x + (c % 2 * 2 - 1) * 0.74, floor + 0.36, z + (c / 2 * 2 - 1) * 0.44, 0.03, 0.36, 0.03);
    }
    for (int cup = 0; cup < 3; cup++) {
      cup(x + random.nextDouble(-0.7, 0.7), floor + 0.76, z + random.nextDouble(-0.4, 0.4));
    }
  }

  /** A hundred and twenty tiny triangles in a metre of empty space. */
  private void cup(double x, double y, double z) {
    int sides = 12;
    double[] radius = {0.025, 0.034, 0.038, 0.039, 0.04, 0.041};
    for (int ring = 0; ring < 5; ring++) {
      for (int k = 0; k < sides; k++) {
        double a = 2 * Math.PI * k / sides, b = 2 * Math.PI * (k + 1) / sides;
        double low = radius[ring], high = radius[ring + 1];
        double bottom = y + 0.018 * ring, top = bottom + 0.018;
        mesh.quad(x + low * StrictMath.cos(a), bottom, z + low * StrictMath.sin(a),
            x + high * StrictMath.cos(a), top, z + high * StrictMath.sin(a), x + high * StrictMath.cos(b),
            top, z + high * StrictMath.sin(b), x + low * StrictMath.cos(b), bottom,
            z + low * StrictMath.sin(b));
      }
    }
  }

  private void stairs() {
    double z = random.nextDouble(-1.5, 1.5);
    for (int step = 0; step < 22; step++) {
      mesh.box(-2.6 + 0.25 * step, 0.1 + 0.18 * step, z, 0.15, 0.02, 0.6);
    }
  }
}
