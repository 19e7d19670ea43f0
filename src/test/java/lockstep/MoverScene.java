package lockstep;

import java.util.Arrays;
import java.util.Random;

/** Worlds for movers: triangles one by one, and the actions of a mover among them. */
final class MoverScene {
  private float[] corners = new float[90];
  private int size;

  MoverScene triangle(double... nine) {
    if (size + 9 > corners.length) {
      corners = Arrays.copyOf(corners, 2 * corners.length);
    }
    for (double coordinate : nine) {
      corners[size++] = (float) coordinate;
    }
    return this;
  }

  /** A quadrilateral as two triangles. */
  MoverScene quad(double... twelve) {
    double[] q = twelve;
    triangle(q[0], q[1], q[2], q[3], q[4], q[5], q[6], q[7], q[8]);
    return triangle(q[0], q[1], q[2], q[6], q[7], q[8], q[9], q[10], q[11]);
  }

  /** A level rectangle, split into cells with scattered corners. */
  MoverScene floor(double y, double x0, double z0, double x1, double z1, int cells) {
    return patch(new double[] {x0, y, z0}, new double[] {x1 - x0, 0, 0}, new double[] {0, 0, z1 - z0}, cells,
        0);
  }

  /** A parallelogram, split into cells with scattered corners, offset along y by up to {@code rough}. */
  MoverScene patch(double[] from, double[] u, double[] v, int cells, double rough) {
    Random random = new Random(cells);
    double[][] points = new double[(cells + 1) * (cells + 1)][3];
    for (int i = 0; i <= cells; i++) {
      for (int k = 0; k <= cells; k++) {
        boolean inside = i > 0 && k > 0 && i < cells && k < cells;
        double a = (i + (inside ? 0.6 * random.nextDouble() - 0.3 : 0)) / cells;
        double b = (k + (inside ? 0.6 * random.nextDouble() - 0.3 : 0)) / cells;
        for (int c = 0; c < 3; c++) {
          points[i * (cells + 1) + k][c] = from[c] + a * u[c] + b * v[c];
        }
        points[i * (cells + 1) + k][1] += inside ? rough * random.nextDouble() : 0;
      }
    }
    for (int i = 0; i < cells; i++) {
      for (int k = 0; k < cells; k++) {
        double[] p = points[i * (cells + 1) + k], q = points[(i + 1) * (cells + 1) + k],
            r = points[(i + 1) * (cells + 1) + k + 1], s = points[i * (cells + 1) + k + 1];
        quad(p[0], p[1], p[2], q[0], q[1], q[2], r[0], r[1], r[2], s[0], s[1], s[2]);
      }
    }
    return this;
  }

  /** A closed box, facing inward or outward. */
  MoverScene box(double x0, double y0, double z0, double x1, double y1, double z1, int cells) {
    double[] x = {x1 - x0, 0, 0}, y = {0, y1 - y0, 0}, z = {0, 0, z1 - z0};
    patch(new double[] {x0, y0, z0}, x, z, cells, 0);
    patch(new double[] {x0, y1, z0}, x, z, cells, 0);
    patch(new double[] {x0, y0, z0}, x, y, cells, 0);
    patch(new double[] {x0, y0, z1}, x, y, cells, 0);
    patch(new double[] {x0, y0, z0}, y, z, cells, 0);
    return patch(new double[] {x1, y0, z0}, y, z, cells, 0);
  }

  Triangles build() {
    Triangles triangles = Triangles.allocate(size / 9);
    triangles.copyFrom(corners, 0);
    return triangles;
  }

  /** A walking character, 1.8 high and 0.6 wide, with its feet at a position. */
  static Capsules walker(double x, double y, double z) {
    Capsules one = Capsules.allocate(1);
    one.set(0, (float) x, (float) y + 0.3f, (float) z, (float) x, (float) y + 1.5f, (float) z, 0.3f);
    return one;
  }

  static Spheres ball(double x, double y, double z, double radius) {
    Spheres one = Spheres.allocate(1);
    one.set(0, (float) x, (float) y, (float) z, (float) radius);
    return one;
  }

  static Motions motion(double x, double y, double z) {
    Motions one = Motions.allocate(1);
    one.set(0, (float) x, (float) y, (float) z);
    return one;
  }

  static void go(Mover mover, Shapes who, Target world, int steps, double x, double y, double z) {
    Motions motion = motion(x, y, z);
    for (int step = 0; step < steps; step++) {
      mover.move(Engine.scalar(), who, motion, world);
    }
  }
}
