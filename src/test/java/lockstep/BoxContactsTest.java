package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Manifolds of boxes: well-known cases, feature ids, and faces against exact clipping; depths and normals are
 * checked by ContactOracleTest.
 */
@Runs.Widest
class BoxContactsTest {
  private static OrientedBoxes boxes(float[]... columns) {
    OrientedBoxes boxes = OrientedBoxes.allocate(columns.length);
    for (int i = 0; i < columns.length; i++) {
      float[] q = columns[i];
      boxes.set(i, q[0], q[1], q[2], q[3], q[4], q[5], q[6], q[7], q[8], q[9]);
    }
    return boxes;
  }

  /** A box rotated about one axis, 0 to 2, by an angle in radians. */
  private static float[] box(double x, double y, double z, double hx, double hy, double hz, int axis,
      double angle) {
    float[] q = {(float) x, (float) y, (float) z, (float) hx, (float) hy, (float) hz, 0, 0, 0,
        (float) Math.cos(angle / 2)};
    q[6 + axis] = (float) Math.sin(angle / 2);
    return q;
  }

  private static Contacts ask(Shapes first, Shapes second, float margin) {
    Contacts contacts = Contacts.withMargin(first.size(), margin);
    Engine.scalar().contact(first, second, Pairing.zip(), contacts);
    return contacts;
  }

  private static Set<Integer> features(Contacts contacts, int i) {
    Set<Integer> features = new TreeSet<>();
    for (int k = 0; k < contacts.count[i]; k++) {
      features.add(contacts.feature[Contacts.POINTS * i + k]);
    }
    return features;
  }

  /** Known mistake 28: nearly parallel edges are an axis like others. */
  @Test
  void rodsThatCrossAtATinyAngle() {
    double roll = Math.PI / 4;
    double yaw = 1e-3;
    float[] second = {0, 0, 1.5f, 1000, 0.5f, 0.5f, (float) (Math.sin(roll / 2) * Math.cos(yaw / 2)),
        (float) (Math.sin(roll / 2) * Math.sin(yaw / 2)), (float) (Math.cos(roll / 2) * Math.sin(yaw / 2)),
        (float) (Math.cos(roll / 2) * Math.cos(yaw / 2))};
    OrientedBoxes a = boxes(box(0, 0, 0, 1000, 0.5, 0.5, 0, roll));
    OrientedBoxes b = boxes(second);
    assertEquals(0, ask(a, b, 0).count[0]);
    Contacts near = ask(a, b, 0.1f);
    assertEquals(1, near.count[0]);
    assertEquals(Math.sqrt(0.5) * 2 - 1.5, near.depth[0], 2e-4);
    assertEquals(1, near.nz[0], 1e-6f);
    assertEquals(0.75f, near.z[0], 1e-3f);
  }

  /** Known mistake 30: a cube on its edge touches along it, in two points. */
  @Test
  void aCubeOnItsEdge() {
    OrientedBoxes a = boxes(box(0, 0, 0, 1, 1, 1, 2, 0));
    OrientedBoxes b = boxes(box(2.3, 0, 0, 1, 1, 1, 2, Math.PI / 4));
    Contacts contacts = ask(a, b, 0);
    assertEquals(2, contacts.count[0]);
    assertEquals(1, contacts.nx[0], 1e-6f);
    for (int k = 0; k < 2; k++) {
      assertEquals(0.1142f, contacts.depth[k], 1e-4f);
      assertEquals(0.8858f, contacts.x[k] - contacts.depth[k] / 2, 1e-4f);
      assertEquals(0, contacts.y[k], 1e-6f);
    }
    assertEquals(2, Math.abs(contacts.z[0] - contacts.z[1]), 1e-6f);
  }

  /** Known mistake 31: everything outside a face is cut off, however little. */
  @Test
  void aDiamondIsCut() {
    OrientedBoxes a = boxes(box(0, 1, -1, 1, 5, 1, 2, 0));
    OrientedBoxes b = boxes(box(1, 1, 0.99, Math.sqrt(0.5), Math.sqrt(0.5), 1, 2, Math.PI / 4));
    Contacts contacts = ask(a, b, 0);
    assertEquals(3, contacts.count[0]);
    for (int k = 0; k < 3; k++) {
      assertTrue(contacts.x[k] <= 1, () -> "x = " + contacts.x[0]);
    }
  }

  /** Known mistake 34: parallel edges that face each other have nearest points. */
  @Test
  void parallelEdges() {
    OrientedBoxes a = boxes(box(0, 0, 0, 1, 1, 1, 2, 0));
    OrientedBoxes b = boxes(box(2.5, 2.5, 0, 1, 1, 1, 2, 0));
    Contacts contacts = ask(a, b, 1);
    assertTrue(contacts.count[0] >= 1);
    assertEquals(-Math.sqrt(0.5), contacts.depth[0], 1e-6);
    assertEquals(Math.sqrt(0.5), contacts.nx[0], 1e-6);
    assertEquals(Math.sqrt(0.5), contacts.ny[0], 1e-6);
    assertTrue(Math.abs(contacts.z[0]) <= 1);
  }

  /**
   * Known mistake 32: with a face of depth 0.97 and two edges of depth 1, the face is the way out; a bias
   * that favours faces must not invert where depths are gaps below 0.
   */
  @Test
  void aFaceBeforeDeeperEdges() {
    double up = 2 * Math.sqrt(2) - 1; // depth of the crossing edges
    double aside = (1 + Math.sqrt(0.5) + 1 - 0.97) * Math.sqrt(2) - up;
    OrientedBoxes a = boxes(box(0, 0, 0, 1, 1, 1, 2, Math.PI / 4));
    OrientedBoxes b = boxes(box(aside, up, 0, 1, 1, 1, 0, Math.PI / 4));
    for (boolean swap : new boolean[] {false, true}) {
      Contacts contacts = swap ? ask(b, a, 0) : ask(a, b, 0);
      int sign = swap ? -1 : 1;
      assertEquals(0.97f, contacts.depth[0], 1e-5f);
      assertEquals(sign * Math.sqrt(0.5), contacts.nx[0], 1e-6f);
      assertEquals(sign * Math.sqrt(0.5), contacts.ny[0], 1e-6f);
    }
    b = boxes(box(0, up, 0, 1, 1, 1, 0, Math.PI / 4)); // where they cross in the middle, edges are it
    assertEquals(1, ask(a, b, 0).ny[0], 1e-6f);
  }

  /**
   * Known mistake 33: each of the 36 pairs of faces has its own ids, the same in either order, and while the
   * boxes move slightly.
   */
  @Test
  void facesHaveIdsOfTheirOwn() {
    Random random = new Random(1);
    Set<Integer> seen = new HashSet<>();
    for (int i = 0; i < 6; i++) {
      for (int j = 0; j < 6; j++) {
        Set<Integer> ids = null;
        for (int step = 0; step < 20; step++) {
          double shift = step == 0 ? 0 : 1e-4 * random.nextGaussian();
          float[] upper = turned(j, 0.3 + shift);
          float[] lower = turned(i, 0);
          upper[0] = (float) (0.1 + shift);
          upper[2] = (float) (2.0 - 0.01 + shift);
          lower[6] = -lower[6]; // its face up
          lower[7] = -lower[7];
          lower[8] = -lower[8];
          Contacts contacts = ask(boxes(lower), boxes(upper), 0);
          assertEquals(4, contacts.count[0]);
          Set<Integer> now = features(contacts, 0);
          assertEquals(4, now.size());
          assertEquals(now, features(ask(boxes(upper), boxes(lower), 0), 0), "in the other order");
          if (ids != null) {
            assertEquals(ids, now, "step " + step);
          }
          ids = now;
        }
        for (int id : ids) {
          assertTrue(seen.add(id), () -> "twice: " + id);
        }
      }
    }
  }

  /** A cube with one of its six faces down, rotated about the vertical by an angle. */
  private static float[] turned(int face, double angle) {
    double[][] down = {{0, 0, 0, 1}, {1, 0, 0, 0}, {Math.sqrt(0.5), 0, 0, Math.sqrt(0.5)},
        {-Math.sqrt(0.5), 0, 0, Math.sqrt(0.5)}, {0, Math.sqrt(0.5), 0, Math.sqrt(0.5)},
        {0, -Math.sqrt(0.5), 0, Math.sqrt(0.5)}};
    double[] q = down[face];
    double s = Math.sin(angle / 2);
    double c = Math.cos(angle / 2);
    return new float[] {0, 0, 0, 1, 1, 1, (float) (c * q[0] - s * q[1]), (float) (c * q[1] + s * q[0]),
        (float) (c * q[2] + s * q[3]), (float) (c * q[3] - s * q[2])};
  }

  /** Boxes that rest on each other have four points, and a normal straight up, while everything jitters. */
  @Test
  void aTowerKeepsFourPoints() {
    Random random = new Random(2);
    OrientedBoxes tower = OrientedBoxes.allocate(6);
    Contacts contacts = Contacts.withMargin(5, 0.01f);
    for (int step = 0; step < 1000; step++) {
      for (int i = 0; i < 6; i++) {
        tower.set(i, tremble(random), tremble(random), 2 * i + tremble(random), 1, 1, 1, tremble(random),
            tremble(random), tremble(random), 1);
      }
      Engine.scalar().contact(tower.slice(0, 5), tower.slice(1, 5), Pairing.zip(), contacts);
      for (int i = 0; i < 5; i++) {
        assertEquals(4, contacts.count[i]);
        assertTrue(contacts.nz[i] > 0.999f);
        assertTrue(features(contacts, i).size() == 4);
      }
    }
  }

  private static float tremble(Random random) {
    return 1e-3f * (random.nextFloat() - 0.5f);
  }

  /**
   * All corners of the common face if there are at most four, otherwise four that keep more than half of its
   * area.
   */
  @Test
  void facesAgainstExactClipping() {
    Random random = new Random(3);
    for (int i = 0; i < 2000; i++) {
      double hx = 0.2 + random.nextDouble();
      double hy = 0.2 + random.nextDouble();
      double gx = 0.2 + random.nextDouble();
      double gy = 0.2 + random.nextDouble();
      double angle = random.nextInt(5) == 0 ? Math.PI / 4 : Math.PI * random.nextDouble();
      double x = random.nextDouble() - 0.5;
      double y = random.nextDouble() - 0.5;
      Contacts contacts =
          ask(boxes(box(0, 0, 0, hx, hy, 1, 2, 0)), boxes(box(x, y, 1.999, gx, gy, 1, 2, angle)), 0);
      List<double[]> polygon = new ArrayList<>();
      for (int[] sign : new int[][] {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}) {
        double u = sign[0] * gx;
        double v = sign[1] * gy;
        polygon.add(new double[] {x + Math.cos(angle) * u - Math.sin(angle) * v,
            y + Math.sin(angle) * u + Math.cos(angle) * v});
      }
      for (double[] side : new double[][] {{1, 0, hx}, {-1, 0, hx}, {0, 1, hy}, {0, -1, hy}}) {
        polygon = clipped(polygon, side);
      }
      if (area(polygon) < 0.01) {
        continue; // they may be nearer to each other's sides
      }
      List<double[]> points = new ArrayList<>();
      for (int k = 0; k < contacts.count[0]; k++) {
        double[] point = {contacts.x[k], contacts.y[k]};
        assertEquals(0.001, contacts.depth[k], 1e-5);
        double off = polygon.stream().mapToDouble(c -> Math.hypot(c[0] - point[0], c[1] - point[1])).min()
            .orElseThrow();
        // where edges cross at a small angle the effect of rounding is large
        assertEquals(0, off, 1e-5 / Math.max(1e-3, Math.abs(Math.sin(2 * angle))),
            i + ": a corner of the common face");
        points.add(point);
      }
      points.sort((a, b) -> Double.compare(around(points, a), around(points, b)));
      double kept = area(points) / area(polygon);
      assertTrue(kept > (polygon.size() <= 4 ? 0.9999 : 0.5),
          i + ": keeps " + kept + " of " + polygon.size());
    }
  }

  /** The angle of a corner, seen from the middle of all. */
  private static double around(List<double[]> points, double[] corner) {
    double x = points.stream().mapToDouble(p -> p[0]).average().orElseThrow();
    double y = points.stream().mapToDouble(p -> p[1]).average().orElseThrow();
    return Math.atan2(corner[1] - y, corner[0] - x);
  }

  private static List<double[]> clipped(List<double[]> polygon, double... side) {
    List<double[]> left = new ArrayList<>();
    for (int k = 0; k < polygon.size(); k++) {
      double[] a = polygon.get(k);
      double[] b = polygon.get((k + 1) % polygon.size());
      double ofA = side[2] - side[0] * a[0] - side[1] * a[1];
      double ofB = side[2] - side[0] * b[0] - side[1] * b[1];
      if (ofA >= 0) {
        left.add(a);
      }
      if (ofA * ofB < 0) {
        double t = ofA / (ofA - ofB);
        left.add(new double[] {a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])});
      }
    }
    return left;
  }

  private static double area(List<double[]> polygon) {
    double twice = 0;
    for (int k = 0; k < polygon.size(); k++) {
      double[] a = polygon.get(k);
      double[] b = polygon.get((k + 1) % polygon.size());
      twice += a[0] * b[1] - a[1] * b[0];
    }
    return Math.abs(twice) / 2;
  }

  /** Axis-aligned boxes: the common rectangle, or the nearest points across a gap. */
  @Test
  void alongTheAxes() {
    Boxes a = Boxes.allocate(3);
    Boxes b = Boxes.allocate(3);
    for (int i = 0; i < 3; i++) {
      a.set(i, 0, 0, 0, 2, 2, 2);
    }
    b.set(0, 1, 1, 1.75f, 3, 3, 3); // overlaps least on z
    b.set(1, 3, 3, 1, 4, 4, 4); // edge to edge
    b.set(2, 3, 3, 3, 4, 4, 4); // corner to corner
    Contacts contacts = ask(a, b, 10);
    assertArrayEquals(new int[] {4, 2, 1}, contacts.count);
    assertEquals(1, contacts.nz[0]);
    assertEquals(0.25f, contacts.depth[0]);
    assertEquals(1.875f, contacts.z[0]);
    assertEquals(-Math.sqrt(2), contacts.depth[Contacts.POINTS], 1e-6);
    assertEquals(-Math.sqrt(3), contacts.depth[2 * Contacts.POINTS], 1e-6);
    assertEquals(2.5f, contacts.x[2 * Contacts.POINTS]);
  }

  /** A plate on a huge ground gets the same precision as on a small one. */
  @Test
  void onAHugeGround() {
    Boxes ground = Boxes.allocate(1);
    ground.set(0, -1e6f, -1e6f, -1e6f, 1e6f, 1e6f, 0);
    float[] crate = box(0, 0, 0.995, 1, 1, 1, 2, 0.3);
    Contacts contacts = ask(ground, boxes(crate), 0);
    assertEquals(4, contacts.count[0]);
    for (int k = 0; k < 4; k++) {
      assertEquals(0.005f, contacts.depth[k], 1e-6f);
      assertEquals(Math.sqrt(2), Math.hypot(contacts.x[k], contacts.y[k]), 1e-5);
    }
  }

  /** A crate on a triangle of a terrain, on its own corners; a triangle's corner that pierces a face. */
  @Test
  void onTriangles() {
    Triangles triangles = Triangles.allocate(2);
    triangles.copyFrom(new float[] {-9, -9, 0, 9, -9, 0, 0, 9, 0, /**/ 0, 0, 0.25f, 1, 0, -4, -1, 0, -4}, 0);
    Contacts contacts =
        ask(boxes(box(0, 0, 0.995, 1, 1, 1, 2, 0.3), box(0, 0, 1, 1, 1, 1, 2, 0.3)), triangles, 0);
    assertEquals(4, contacts.count[0]);
    assertEquals(0.005f, contacts.depth[0], 1e-6f);
    assertEquals(-1, contacts.nz[0], 1e-6f);
    assertTrue(contacts.count[1] >= 1);
    assertEquals(0.25f, contacts.depth[Contacts.POINTS], 1e-6f);
    assertEquals(0.125f, contacts.z[Contacts.POINTS], 1e-6f);
  }
}
