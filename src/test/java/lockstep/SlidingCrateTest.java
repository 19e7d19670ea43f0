package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import net.jqwik.api.Example;

/**
 * A crate that slides over a plane of triangles without friction, by the simplest solver there is: it keeps
 * its speed, and does not tip over. With the contacts of triangles that know nothing of each other it is
 * stopped at an edge.
 */
@Runs.Widest
class SlidingCrateTest {
  private static final int LONG = 320, WIDE = 16;
  private static final float CELL = 0.25f;
  private static final double STEP = 1.0 / 60, SPEED = 5, HALF = 0.5, MARGIN = 0.02;

  private final Triangles ground = ground(new Random(5));
  private final MeshTopology topology = MeshTopology.of(ground);
  private final Tree tree = Tree.of(ground);
  private final OrientedBoxes crate = OrientedBoxes.allocate(1);
  private final Pairs pairs = Pairs.allocate(1000);
  private final Contacts contacts = Contacts.withMargin(1000, (float) MARGIN);

  // the crate: mass 1; a cube, so its moment of inertia is a number
  private final double[] place = {2, 1.9, HALF}, turn = {0, 0, 0.1, 1};
  private final double[] speed = {SPEED, 0.1, 0}, spin = new double[3];
  private int points, most;

  /** Triangles of a grid, cut this way or that, of points that are moved aside. */
  private static Triangles ground(Random random) {
    float[][][] at = new float[LONG + 1][WIDE + 1][];
    for (int x = 0; x <= LONG; x++) {
      for (int y = 0; y <= WIDE; y++) {
        at[x][y] =
            new float[] {CELL * (x + 0.4f * random.nextFloat()), CELL * (y + 0.4f * random.nextFloat())};
      }
    }
    Triangles ground = Triangles.allocate(2 * LONG * WIDE);
    for (int k = 0; k < LONG * WIDE; k++) {
      float[] a = at[k / WIDE][k % WIDE], b = at[k / WIDE + 1][k % WIDE];
      float[] c = at[k / WIDE + 1][k % WIDE + 1], d = at[k / WIDE][k % WIDE + 1];
      boolean other = random.nextBoolean();
      float[] third = other ? d : c, first = other ? b : a;
      ground.set(2 * k, a[0], a[1], 0, b[0], b[1], 0, third[0], third[1], 0);
      ground.set(2 * k + 1, first[0], first[1], 0, c[0], c[1], 0, d[0], d[1], 0);
    }
    return ground;
  }

  private void slide(Engine engine, boolean asMesh, int steps) {
    contacts.onMesh(asMesh ? topology : null);
    for (int step = 0; step < steps; step++) {
      crate.set(0, (float) place[0], (float) place[1], (float) place[2], (float) HALF, (float) HALF,
          (float) HALF, (float) turn[0], (float) turn[1], (float) turn[2], (float) turn[3]);
      engine.candidates(crate, tree, (float) MARGIN, pairs);
      engine.contact(crate, ground, pairs.pairing(), contacts);
      if (asMesh) {
        assertEquals(1, contacts.merge(pairs), "manifolds in step " + step);
        assertEquals(-1, contacts.nz[0], 1e-6);
      }
      speed[2] -= 10 * STEP;
      solve();
      advance();
    }
  }

  /** Sequential impulses; contacts push only, and apart ones first let the crate come near. */
  private void solve() {
    double[] impulses = new double[4 * contacts.size()];
    for (int iteration = 0; iteration < 30; iteration++) {
      points = 0;
      for (int pair = 0; pair < contacts.size(); pair++) {
        double[] away = {-contacts.nx[pair], -contacts.ny[pair], -contacts.nz[pair]};
        for (int k = 4 * pair; k < 4 * pair + contacts.count[pair]; k++) {
          points++;
          double[] arm = {contacts.x[k] - place[0], contacts.y[k] - place[1], contacts.z[k] - place[2]};
          double[] lever = cross(arm, away);
          double inertia = 2.0 / 3 * HALF * HALF;
          double depth = contacts.depth[k];
          double wanted = depth > 0 ? Math.min(1, 0.2 * Math.max(0, depth - 0.002) / STEP) : depth / STEP;
          double now = dot(speed, away) + dot(spin, lever);
          double push = Math.max(-impulses[k], (wanted - now) / (1 + dot(lever, lever) / inertia));
          impulses[k] += push;
          for (int axis = 0; axis < 3; axis++) {
            speed[axis] += push * away[axis];
            spin[axis] += push * lever[axis] / inertia;
          }
        }
      }
    }
    most = Math.max(most, points);
  }

  private void advance() {
    double x = turn[0], y = turn[1], z = turn[2], w = turn[3], h = STEP / 2;
    turn[0] += h * (spin[0] * w + spin[1] * z - spin[2] * y);
    turn[1] += h * (spin[1] * w + spin[2] * x - spin[0] * z);
    turn[2] += h * (spin[2] * w + spin[0] * y - spin[1] * x);
    turn[3] -= h * (spin[0] * x + spin[1] * y + spin[2] * z);
    double length = Math.sqrt(x * x + y * y + z * z + w * w);
    for (int k = 0; k < 4; k++) {
      turn[k] /= length;
    }
    for (int axis = 0; axis < 3; axis++) {
      place[axis] += STEP * speed[axis];
    }
  }

  private static double[] cross(double[] a, double[] b) {
    return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  /** The cosine of the angle between the crate's axis and the upright. */
  private double upright() {
    return 1 - 2 * (turn[0] * turn[0] + turn[1] * turn[1]) / (dot(turn, turn) + turn[3] * turn[3]);
  }

  @Example
  void slidesOverAPlaneOfTrianglesForSixSeconds() {
    slide(Engines.widest(), true, 360);
    assertEquals(SPEED, speed[0], 1e-3);
    assertEquals(0.1, speed[1], 1e-3);
    assertEquals(1, upright(), 1e-4);
    assertEquals(HALF, place[2], 0.01);
    assertEquals(4, most);
    assertEquals(2 + 6 * SPEED, place[0], 0.01);
  }

  @Example
  void isStoppedByTrianglesOnTheirOwn() {
    slide(Engine.scalar(), false, 360);
    assertTrue(!(speed[0] > 4.9 && upright() > 0.99), speed[0] + ", upright " + upright());
    assertTrue(most > 40, most + " points");
  }
}
