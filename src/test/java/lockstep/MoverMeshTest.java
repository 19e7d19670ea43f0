package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Spheres and capsules that glide for ten seconds over a plane of many triangles feel none of its edges: they
 * keep their speed, their height and the normal of the ground.
 */
@Runs.Widest
@Runs.Vectors
class MoverMeshTest {
  private static final double CELL = 0.25, SPEED = 5.0 / 60, RADIUS = 0.3, SKIN = 0.01, BEND = 25;
  private static final int LONG = 212, WIDE = 4, STEPS = 600, MANY = 2;

  private static final double[] X = {1, 0, 0}, Y = {0, 1, 0}, BACK = {0, 0, -1};
  private static final double[] UPHILL = inclined(1), ACROSS = inclined(-1);

  /** The direction (± 1, 0, 0) on a slope that rises with x by 10°. */
  private static double[] inclined(int sign) {
    double angle = Math.toRadians(10);
    return new double[] {sign * Math.cos(angle), sign * Math.sin(angle), 0};
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  private static double[] cross(double[] a, double[] b) {
    return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
  }

  private static double[] sum(double s, double[] a, double t, double[] b) {
    return new double[] {s * a[0] + t * b[0], s * a[1] + t * b[1], s * a[2] + t * b[2]};
  }

  /** A strip of triangles in no order that from some point on is turned to another direction. */
  private static Tree sheet(double[] along, double[] then, double[] across, boolean regular) {
    Random random = new Random(7);
    double[][][] points = new double[LONG + 1][WIDE + 1][];
    for (int i = 0; i <= LONG; i++) {
      for (int k = 0; k <= WIDE; k++) {
        double off = regular ? 0 : 0.8, a = CELL * i - 1, b = CELL * (k - WIDE / 2.0);
        a += a == BEND ? 0 : off * CELL * (random.nextDouble() - 0.5);
        b += off * CELL * (random.nextDouble() - 0.5);
        points[i][k] = sum(1, sum(Math.min(a, BEND), along, Math.max(0, a - BEND), then), b, across);
      }
    }
    List<double[][]> triangles = new ArrayList<>();
    for (int i = 0; i < LONG; i++) {
      for (int k = 0; k < WIDE; k++) {
        double[] p = points[i][k], q = points[i + 1][k], r = points[i + 1][k + 1], s = points[i][k + 1];
        boolean other = !regular && random.nextBoolean();
        triangles.add(new double[][] {p, q, other ? s : r});
        triangles.add(new double[][] {r, s, other ? q : p});
      }
    }
    Collections.shuffle(triangles, random);
    MoverScene scene = new MoverScene();
    for (double[][] t : triangles) {
      scene.triangle(t[0][0], t[0][1], t[0][2], t[1][0], t[1][1], t[1][2], t[2][0], t[2][1], t[2][2]);
    }
    return Tree.of(scene.build());
  }

  private static Shapes characters(boolean round, double[] normal, double[] across) {
    Spheres balls = Spheres.allocate(MANY);
    Capsules people = Capsules.allocate(MANY);
    for (int i = 0; i < MANY; i++) {
      double[] at = sum(RADIUS + 2 * SKIN, normal, 0.19 * i - 0.1, across);
      float x = (float) at[0], y = (float) at[1], z = (float) at[2];
      balls.set(i, x, y, z, (float) RADIUS);
      people.set(i, x, y, z, x, y + 1.2f, z, (float) RADIUS);
    }
    return round ? balls : people;
  }

  /**
   * Glides along a strip.
   *
   * @param presses how much the motion leads into the strip; 0 for one to walk on
   * @param bent what the step that passes a bend may lose
   */
  private static void glide(double[] along, double[] then, double[] across, double presses, double bent,
      boolean regular) {
    double[] normal = cross(along, across), thenNormal = cross(then, across);
    Tree sheet = sheet(along, then, across, regular);
    double[] motion = presses == 0
        ? sum(SPEED / Math.hypot(along[0], along[2]), new double[] {along[0], 0, along[2]}, -0.02, Y)
        : sum(SPEED, along, -presses * SPEED, normal);
    for (boolean round : new boolean[] {true, false}) {
      Shapes all = characters(round, normal, across);
      Motions motions = Motions.allocate(MANY);
      Mover mover = Mover.of(MANY).stepHeight(0.05f).skin((float) SKIN);
      double[][] last = new double[MANY][];
      double[] way = new double[MANY];
      for (int step = 0; step < STEPS; step++) {
        for (int i = 0; i < MANY; i++) {
          motions.set(i, (float) motion[0], (float) motion[1], (float) motion[2]);
        }
        mover.move(Engine.scalar(), all, motions, sheet);
        for (int i = 0; i < MANY; i++) {
          double[] now = {all.columns[0][i], all.columns[1][i], all.columns[2][i]};
          if (step > 10) {
            String what = all + " " + i + " in step " + step;
            double height = dot(normal, now), thenHeight = dot(thenNormal, sum(1, now, -BEND, along));
            boolean isBent = thenHeight < height;
            assertEquals(RADIUS + SKIN, Math.min(height, thenHeight), 1e-5, what);
            double[] moved = sum(1, now, -1, last[i]);
            double length = Math.sqrt(dot(moved, moved));
            assertEquals(SPEED, length, 4e-6 + bent, what);
            assertEquals(0, dot(across, moved), 1e-6, what);
            way[i] += length / SPEED;
            if (presses == 0) {
              double[] n = isBent ? thenNormal : normal, ground = {mover.nx[i], mover.ny[i], mover.nz[i]};
              assertTrue(Math.sqrt(dot(sum(1, n, -1, ground), sum(1, n, -1, ground))) < 5e-5, what);
            }
          }
          last[i] = now;
        }
      }
      for (double steps : way) {
        assertEquals(STEPS - 11, steps, 1e-5 * STEPS);
      }
    }
  }

  @Test
  void planesOfTriangles() {
    glide(X, X, BACK, 0, 0, true);
    glide(X, X, BACK, 0, 0, false);
    glide(UPHILL, UPHILL, BACK, 0, 0, false);
    glide(BACK, BACK, ACROSS, 0, 0, false);
  }

  /** At 45° against a wall, the motion along it is left. */
  @Test
  void alongAWall() {
    double half = Math.sqrt(0.5);
    double[] along = {half, 0, half};
    glide(along, along, Y, 1, 0, false);
  }

  @Test
  void aConcaveFold() {
    double angle = Math.toRadians(5);
    double[] then = {Math.cos(angle), Math.sin(angle), 0};
    glide(X, then, BACK, 0, 1e-4, false);
  }
}
