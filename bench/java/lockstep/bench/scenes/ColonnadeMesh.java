package lockstep.bench.scenes;

import java.util.SplittableRandom;
import lockstep.Triangles;

/**
 * A hall on columns: a floor, walls and a vault of few large triangles, fluted shafts of long thin ones, and
 * capitals, rosettes and arches of thousands of small ones. Y is up.
 */
final class ColonnadeMesh {
  private static final double BAY = 5, AISLE = 14, SHAFT = 6, RADIUS = 0.5;

  private final SplittableRandom random;
  private final MeshBuilder mesh = new MeshBuilder();

  private ColonnadeMesh(long seed) {
    random = new SplittableRandom(seed);
  }

  /** Exactly {@code size} triangles, with as many columns as needed, the last of them unfinished. */
  static Triangles of(int size, long seed) {
    ColonnadeMesh colonnade = new ColonnadeMesh(seed);
    int bays = Math.max(2, (int) Math.ceil(size / 2000.0));
    colonnade.shell(bays);
    for (int k = 0; colonnade.mesh.size() < size; k++) {
      double turn = colonnade.random.nextDouble(-0.02, 0.02); // nothing stands exactly along an axis
      int row = k / 2;
      colonnade.mesh.place((k % 2 * 2 - 1) * AISLE / 2, (row - (bays - 1) / 2.0) * BAY, StrictMath.cos(turn),
          StrictMath.sin(turn));
      colonnade.column();
      colonnade.arch();
    }
    return colonnade.mesh.triangles(size);
  }

  private void shell(int bays) {
    double half = bays * BAY / 2 + 2, side = AISLE + 2, top = SHAFT + 4;
    mesh.level(0, 0, 0, side, half);
    mesh.quad(-side, 0, -half, -side, top, -half, -side, top, half, -side, 0, half);
    mesh.quad(side, 0, -half, side, top, -half, side, top, half, side, 0, half);
    mesh.quad(-side, 0, -half, side, 0, -half, side, top, -half, -side, top, -half);
    mesh.quad(-side, 0, half, side, 0, half, side, top, half, -side, top, half);
    int parts = 10; // a vault along the hall
    for (int k = 0; k < parts; k++) {
      double a = Math.PI * k / parts, b = Math.PI * (k + 1) / parts;
      double ax = side * StrictMath.cos(a), ay = top + 3 * StrictMath.sin(a);
      double bx = side * StrictMath.cos(b), by = top + 3 * StrictMath.sin(b);
      mesh.quad(ax, ay, -half, bx, by, -half, bx, by, half, ax, ay, half);
    }
  }

  /** Twenty-four flutes between a base and a capital. */
  private void column() {
    mesh.box(0, 0.2, 0, 0.8, 0.2, 0.8);
    int points = 48;
    for (int k = 0; k < points; k++) {
      double a = 2 * Math.PI * k / points, b = 2 * Math.PI * (k + 1) / points;
      double from = k % 2 == 0 ? RADIUS : RADIUS - 0.05, to = k % 2 == 0 ? RADIUS - 0.05 : RADIUS;
      double ax = from * StrictMath.cos(a), az = from * StrictMath.sin(a);
      double bx = to * StrictMath.cos(b), bz = to * StrictMath.sin(b);
      mesh.quad(ax, 0.4, az, 0.9 * ax, SHAFT, 0.9 * az, 0.9 * bx, SHAFT, 0.9 * bz, bx, 0.4, bz);
    }
    for (int ring = 0; ring < 3; ring++) {
      for (int leaf = 0; leaf < 12; leaf++) {
        double angle = 2 * Math.PI * (leaf + 0.5 * ring) / 12;
        leaf(StrictMath.cos(angle), StrictMath.sin(angle), SHAFT + 0.25 * ring, 0.45 + 0.08 * ring);
      }
    }
    mesh.box(0, SHAFT + 0.95, 0, 0.8, 0.1, 0.8);
  }

  /** A curled leaf of a capital: a strip of small triangles that leans outwards. */
  private void leaf(double x, double z, double y, double out) {
    int parts = 8;
    for (int k = 0; k < parts; k++) {
      double low = (double) k / parts, high = (double) (k + 1) / parts;
      double near = out + 0.2 * low * low, far = out + 0.2 * high * high;
      double wide = 0.1 * (1 - low), narrow = 0.1 * (1 - high);
      mesh.quad(x * near - z * wide, y + 0.3 * low, z * near + x * wide, x * near + z * wide, y + 0.3 * low,
          z * near - x * wide, x * far + z * narrow, y + 0.3 * high, z * far - x * narrow,
          x * far - z * narrow, y + 0.3 * high, z * far + x * narrow);
    }
  }

  /** An arch to the next column, with rosettes above it. */
  private void arch() {
    double low = SHAFT + 1.05, radius = BAY / 2 - 0.6;
    int parts = 24;
    for (int k = 0; k < parts; k++) {
      double a = Math.PI * k / parts, b = Math.PI * (k + 1) / parts;
      double az = BAY / 2 + radius * StrictMath.cos(a), ay = low + 0.8 * radius * StrictMath.sin(a);
      double bz = BAY / 2 + radius * StrictMath.cos(b), by = low + 0.8 * radius * StrictMath.sin(b);
      mesh.quad(-0.4, ay, az, 0.4, ay, az, 0.4, by, bz, -0.4, by, bz);
      mesh.quad(-0.4, ay, az, -0.4, by, bz, -0.4, low + 2.6, bz, -0.4, low + 2.6, az);
      mesh.quad(0.4, ay, az, 0.4, by, bz, 0.4, low + 2.6, bz, 0.4, low + 2.6, az);
    }
    for (int k = 0; k < 6; k++) {
      rosette(0.42, low + 2.3, 0.4 + 0.84 * k);
      rosette(-0.42, low + 2.3, 0.4 + 0.84 * k);
    }
  }

  private void rosette(double x, double y, double z) {
    int petals = 16;
    double out = Math.signum(x) * 0.05;
    for (int k = 0; k < petals; k++) {
      double a = 2 * Math.PI * k / petals, b = 2 * Math.PI * (k + 1) / petals;
      double from = k % 2 == 0 ? 0.18 : 0.12, to = k % 2 == 0 ? 0.12 : 0.18;
      double ay = y + from * StrictMath.sin(a), az = z + from * StrictMath.cos(a);
      double by = y + to * StrictMath.sin(b), bz = z + to * StrictMath.cos(b);
      mesh.triangle(x + out, y, z, x, ay, az, x, by, bz);
    }
  }
}
