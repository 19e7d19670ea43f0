package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Contacts of capsules: known mistakes, one point or two, the names of features; their numbers are checked by
 * ContactOracleTest.
 */
@Runs.Widest
@Runs.Vectors
class CapsuleContactsTest {
  private static Capsules capsule(float... columns) {
    Capsules capsules = Capsules.allocate(columns.length / 7);
    capsules.copyFrom(columns, 0);
    return capsules;
  }

  private static Boxes box(float... columns) {
    Boxes boxes = Boxes.allocate(1);
    boxes.copyFrom(columns, 0);
    return boxes;
  }

  private static Triangles triangle(float... columns) {
    Triangles triangles = Triangles.allocate(1);
    triangles.copyFrom(columns, 0);
    return triangles;
  }

  private static Contacts ask(Shapes first, Shapes second) {
    Contacts contacts = Contacts.allocate(1);
    Engine.scalar().contact(first, second, Pairing.zip(), contacts);
    return contacts;
  }

  private static void normal(Contacts contacts, float x, float y, float z) {
    assertArrayEquals(new float[] {x, y, z}, new float[] {contacts.nx[0], contacts.ny[0], contacts.nz[0]},
        1e-6f);
  }

  private static void point(Contacts contacts, int k, float x, float y, float z, float depth) {
    assertArrayEquals(new float[] {x, y, z, depth},
        new float[] {contacts.x[k], contacts.y[k], contacts.z[k], contacts.depth[k]}, 1e-6f);
  }

  /** Asserts two points, these in either order, with names of their own. */
  private static void points(Contacts contacts, float depth, float[] one, float[] other) {
    assertEquals(2, contacts.count[0]);
    assertNotEquals(contacts.feature[0], contacts.feature[1]);
    int k =
        Math.abs(contacts.x[0] - one[0]) + Math.abs(contacts.y[0] - one[1]) + Math.abs(contacts.z[0] - one[2])
            < 1e-3f ? 0 : 1;
    point(contacts, k, one[0], one[1], one[2], depth);
    point(contacts, 1 - k, other[0], other[1], other[2], depth);
  }

  private static float[] at(float x, float y, float z) {
    return new float[] {x, y, z};
  }

  /** Mistake 8: axes that cross are in contact at distance 0. Tips at (0, ±2, 0) and (±2, 0, 0). */
  @Test
  void axesThatCross() {
    Contacts contacts = ask(capsule(0, -1.5f, 0, 0, 1.5f, 0, 0.5f), capsule(-1.5f, 0, 0, 1.5f, 0, 0, 0.5f));
    assertEquals(1, contacts.count[0]);
    normal(contacts, 0, 0, Math.signum(contacts.nz[0]));
    point(contacts, 0, 0, 0, 0, 1);
  }

  /**
   * Mistake 9: the closest points are not guessed from one end. Tips at (±11, 0, 0) and ±(10.7071, 10.7071)
   * at z = 0.5.
   */
  @Test
  void notFromOneEnd() {
    Contacts contacts = ask(capsule(-10, 0, 0, 10, 0, 0, 1), capsule(-10, -10, 0.5f, 10, 10, 0.5f, 1));
    assertEquals(1, contacts.count[0]);
    normal(contacts, 0, 0, 1);
    point(contacts, 0, 0, 0, 0.25f, 1.5f);
  }

  /** Mistake 10: end to end, in either order of the ends. */
  @Test
  void endToEnd() {
    float[][] firsts = {{0, 0, 0, 0, 2, 0, 0.5f}, {0, 2, 0, 0, 0, 0, 0.5f}};
    float[][] seconds = {{0, 2, 0, 0, 4, 0, 0.5f}, {0, 4, 0, 0, 2, 0, 0.5f}};
    for (float[] first : firsts) {
      for (float[] second : seconds) {
        Contacts contacts = ask(capsule(first), capsule(second));
        assertEquals(1, contacts.count[0]);
        assertEquals(1, contacts.depth[0]);
        // a little apart it leads along them
        second = second.clone();
        second[1] += 0.5f;
        second[4] += 0.5f;
        contacts = ask(capsule(first), capsule(second));
        assertEquals(1, contacts.count[0]);
        normal(contacts, 0, 1, 0);
        point(contacts, 0, 0, 2.25f, 0, 0.5f);
      }
    }
  }

  @Test
  void parallelCapsulesTouchAtTheEndsOfWhatTheyHaveInCommon() {
    Contacts contacts = ask(capsule(0, 0, 0, 4, 0, 0, 1), capsule(6, 1.5f, 0, 1, 1.5f, 0, 0.5f));
    normal(contacts, 0, 1, 0);
    points(contacts, 0, at(1, 1, 0), at(4, 1, 0));
    // on one line, one within the other
    contacts = ask(capsule(0, 0, 0, 4, 0, 0, 1), capsule(1, 0, 0, 3, 0, 0, 1));
    assertEquals(0, contacts.nx[0]);
    points(contacts, 2, at(1, 0, 0), at(3, 0, 0));
    // beside each other no more than at one place
    contacts = ask(capsule(0, 0, 0, 4, 0, 0, 1), capsule(4, 1.5f, 0, 8, 1.5f, 0, 1));
    assertEquals(1, contacts.count[0]);
    point(contacts, 0, 4, 0.75f, 0, 0.5f);
  }

  /**
   * For capsules that cross at half a degree, the deepest point is at the crossing, though at no end; beside
   * it the depth is less.
   */
  @Test
  void nearlyParallelCapsules() {
    float tilt = 0.01f;
    Contacts contacts = ask(capsule(-2, 0, 0, 2, 0, 0, 0.5f), capsule(-1, -tilt, 1, 1, tilt, 1, 0.75f));
    assertEquals(2, contacts.count[0]);
    normal(contacts, 0, 0, 1);
    assertNotEquals(contacts.feature[0], contacts.feature[1]);
    int deepest = contacts.depth[0] > contacts.depth[1] ? 0 : 1;
    point(contacts, deepest, 0, 0, 0.375f, 0.25f);
    assertEquals(1.25 - tilt * tilt / 2.5 - 1, contacts.depth[1 - deepest], 1e-6);
    assertEquals(1, Math.abs(contacts.x[1 - deepest]), 1e-3);
  }

  @Test
  void capsulesWithoutLengthAreSpheres() {
    Random random = new Random(1);
    Spheres spheres = Spheres.allocate(1);
    for (int i = 0; i < 100; i++) {
      float[] q = new float[8];
      for (int k = 0; k < 8; k++) {
        q[k] = k % 4 == 3 ? 2 * random.nextFloat() : random.nextInt(5) - 2;
      }
      spheres.copyFrom(Arrays.copyOfRange(q, 4, 8), 0);
      Capsules first = capsule(q[0], q[1], q[2], q[0], q[1], q[2], q[3]);
      Contacts contacts = ask(first, capsule(q[4], q[5], q[6], q[4], q[5], q[6], q[7]));
      Contacts expected = ask(first, spheres);
      assertEquals(expected.count[0], contacts.count[0]);
      if (contacts.count[0] > 0) {
        assertEquals(expected.depth[0], contacts.depth[0], 1e-6f);
      }
      Boxes box = box(-1, -1, -1, 1, 0.5f, 1);
      spheres.copyFrom(Arrays.copyOfRange(q, 0, 4), 0);
      contacts = ask(first, box);
      expected = ask(spheres, box);
      assertEquals(expected.count[0], contacts.count[0]);
      if (contacts.count[0] > 0) {
        assertEquals(expected.depth[0], contacts.depth[0], 1e-6f);
        normal(contacts, expected.nx[0], expected.ny[0], expected.nz[0]);
      }
    }
    Contacts contacts = ask(capsule(1, 2, 3, 1, 2, 3, 1), capsule(1, 2, 3, 1, 2, 3, 2));
    normal(contacts, 1, 0, 0);
    point(contacts, 0, 0.5f, 2, 3, 3);
  }

  @Test
  void onABox() {
    Boxes box = box(0, -1, 0, 4, 0, 4);
    // lying on it, and across its edge
    Contacts contacts = ask(capsule(1, 0.25f, 1, 3, 0.25f, 1, 0.5f), box);
    normal(contacts, 0, -1, 0);
    points(contacts, 0.25f, at(1, -0.125f, 1), at(3, -0.125f, 1));
    contacts = ask(capsule(6, 0.25f, 2, 3, 0.25f, 2, 0.5f), box);
    normal(contacts, 0, -1, 0);
    points(contacts, 0.25f, at(3, -0.125f, 2), at(4, -0.125f, 2));
    contacts = ask(capsule(5, 0.25f, 3, 3, 0.25f, 5, 0.5f), box);
    assertEquals(1, contacts.count[0]);
    // standing on it
    contacts = ask(capsule(2, 0.25f, 1, 2, 3, 1, 0.5f), box);
    assertEquals(1, contacts.count[0]);
    normal(contacts, 0, -1, 0);
    point(contacts, 0, 2, -0.125f, 1, 0.25f);
    // through it, the shortest way out is beside it; if it ends in it, back
    contacts = ask(capsule(2, -5, 1, 2, 1, 1, 0.5f), box);
    normal(contacts, 0, 0, 1);
    assertEquals(1.5f, contacts.depth[0]);
    contacts = ask(capsule(2, -0.25f, 2, 2, 3, 2, 0.5f), box);
    normal(contacts, 0, -1, 0);
    point(contacts, contacts.depth[0] > 0.5f ? 0 : 1, 2, -0.375f, 2, 0.75f);
  }

  @Test
  void alongAnEdgeOfABox() {
    Contacts contacts = ask(capsule(-1, 0.3f, -0.4f, 3, 0.3f, -0.4f, 1), box(0, -1, 0, 4, 0, 4));
    normal(contacts, 0, -0.6f, 0.8f);
    points(contacts, 0.5f, at(0, -0.15f, 0.2f), at(3, -0.15f, 0.2f));
    // across it, one
    contacts = ask(capsule(2, 1.3f, 0.6f, 2, -0.7f, -1.4f, 0.75f), box(0, -1, 0, 4, 0, 4));
    assertEquals(1, contacts.count[0]);
    normal(contacts, 0, -(float) Math.sqrt(0.5), (float) Math.sqrt(0.5));
    assertEquals(0.75 - 0.7 * Math.sqrt(0.5), contacts.depth[0], 1e-6);
  }

  @Test
  void onATriangle() {
    Triangles triangle = triangle(0, 0, 0, 4, 0, 0, 0, 0, -4);
    // lying on it, across its edge, and standing on it
    Contacts contacts = ask(capsule(1, 0.25f, -1, 2, 0.25f, -1, 0.5f), triangle);
    normal(contacts, 0, -1, 0);
    points(contacts, 0.25f, at(1, -0.125f, -1), at(2, -0.125f, -1));
    contacts = ask(capsule(2, 0.25f, -1, 5, 0.25f, -1, 0.5f), triangle);
    normal(contacts, 0, -1, 0);
    points(contacts, 0.25f, at(2, -0.125f, -1), at(3, -0.125f, -1));
    contacts = ask(capsule(1, -0.25f, -1, 1, -3, -1, 0.5f), triangle);
    assertEquals(1, contacts.count[0]);
    normal(contacts, 0, 1, 0);
    point(contacts, 0, 1, 0.125f, -1, 0.25f);
    // through it, and in its plane
    contacts = ask(capsule(1, -0.25f, -1, 1, 3, -1, 0.5f), triangle);
    normal(contacts, 0, -1, 0);
    point(contacts, contacts.depth[0] > 0.5f ? 0 : 1, 1, -0.375f, -1, 0.75f);
    contacts = ask(capsule(-1, 0, -1, 5, 0, -1, 0.5f), triangle);
    assertEquals(1, Math.abs(contacts.ny[0]));
    float y = 0.25f * contacts.ny[0];
    points(contacts, 0.5f, at(0, y, -1), at(3, y, -1));
  }

  @Test
  void alongAnEdgeOfATriangle() {
    Triangles triangle = triangle(0, 0, 0, 4, 0, 0, 0, 0, -4);
    Contacts contacts = ask(capsule(-1, 0.3f, 0.4f, 3, 0.3f, 0.4f, 1), triangle);
    normal(contacts, 0, -0.6f, -0.8f);
    points(contacts, 0.5f, at(0, -0.15f, -0.2f), at(3, -0.15f, -0.2f));
    contacts = ask(capsule(2, 1.1f, 0.1f, 2, -0.9f, 0.1f, 0.5f), triangle);
    assertEquals(1, contacts.count[0]);
    normal(contacts, 0, 0, -1);
    // without area it is its longest edge
    contacts = ask(capsule(-1, 0.3f, 0.4f, 3, 0.3f, 0.4f, 1), triangle(0, 0, 0, 4, 0, 0, 2, 0, 0));
    normal(contacts, 0, -0.6f, -0.8f);
    points(contacts, 0.5f, at(0, -0.15f, -0.2f), at(3, -0.15f, -0.2f));
    contacts = ask(capsule(1, 2, 3, 1, 2, 3, 0.5f), triangle(1, 2, 3, 1, 2, 3, 1, 2, 3));
    assertEquals(1, contacts.count[0]);
    point(contacts, 0, 1.25f, 2, 3, 0.5f);
  }

  @Test
  void namesStayWhileItSlidesOverATriangle() {
    int[] names = null;
    for (int step = 0; step <= 100; step++) {
      float x = -1 + 0.02f * step;
      float y = 0.4f + 1e-4f * (float) Math.sin(step);
      Contacts contacts =
          ask(capsule(x - 1, y, 1e-3f * x, x + 1, 0.8f - y, 0, 0.5f), triangle(-9, 0, -9, 9, 0, -9, 0, 0, 9));
      assertEquals(2, contacts.count[0]);
      int[] now = contacts.x[0] < contacts.x[1] ? new int[] {contacts.feature[0], contacts.feature[1]}
          : new int[] {contacts.feature[1], contacts.feature[0]};
      assertTrue(names == null || Arrays.equals(names, now), () -> "at " + x);
      names = now;
    }
  }

  /** A box rotated by a right angle has the contacts of the axis-aligned box that it then is. */
  @Test
  void onATurnedBox() {
    OrientedBoxes boxes = OrientedBoxes.allocate(1);
    boxes.set(0, 2, -0.5f, 2, 0.5f, 2, 2, 0, 0, 1, 1);
    for (Capsules capsule : new Capsules[] {capsule(1, 0.25f, 1, 3, 0.25f, 1, 0.5f),
        capsule(6, 0.25f, 2, 3, 0.25f, 2, 0.5f), capsule(-1, 0.3f, -0.4f, 3, 0.3f, -0.4f, 1)}) {
      Contacts expected = ask(capsule, box(0, -1, 0, 4, 0, 4));
      Contacts contacts = ask(capsule, boxes);
      normal(contacts, expected.nx[0], expected.ny[0], expected.nz[0]);
      points(contacts, expected.depth[0], at(expected.x[0], expected.y[0], expected.z[0]),
          at(expected.x[1], expected.y[1], expected.z[1]));
    }
  }

  /** A floor may be infinite. */
  @Test
  void onAnEndlessBox() {
    float inf = Float.POSITIVE_INFINITY;
    Contacts contacts = ask(capsule(-3, 0.25f, 1, 3, 0.25f, 1, 0.5f), box(-inf, -inf, -inf, inf, 0, inf));
    normal(contacts, 0, -1, 0);
    points(contacts, 0.25f, at(-3, -0.125f, 1), at(3, -0.125f, 1));
    contacts = ask(capsule(-3, 0.25f, 1, 3, 0.25f, 1, 0.5f), box(-inf, -inf, 1.25f, inf, 0, inf));
    normal(contacts, 0, -(float) Math.sqrt(0.5), (float) Math.sqrt(0.5));
    assertEquals(2, contacts.count[0]);
  }

  /** The order of the operands changes only the sign of the normal, and that of the ends only features. */
  @Test
  void orders() {
    Random random = new Random(2);
    for (int i = 0; i < 2000; i++) {
      float[] p = new float[7];
      float[] q = new float[7];
      for (int k = 0; k < 7; k++) {
        p[k] = i % 2 == 0 ? random.nextInt(5) - 2 : random.nextFloat();
        q[k] = i % 2 == 0 ? random.nextInt(5) - 2 : random.nextFloat();
      }
      p[6] = Math.abs(p[6]);
      q[6] = Math.abs(q[6]);
      boolean equal = Arrays.equals(p, q);
      Contacts contacts = ask(capsule(p), capsule(q));
      int[] bits = bits(contacts, 1, true);
      assertArrayEquals(bits, bits(ask(capsule(q), capsule(p)), equal ? 1 : -1, true));
      float[] turned = {p[3], p[4], p[5], p[0], p[1], p[2], p[6]};
      assertArrayEquals(bits(contacts, 1, false), bits(ask(capsule(turned), capsule(q)), 1, false));
      Boxes box = box(-1, -1, -1, 1, 0.5f, 1);
      assertArrayEquals(bits(ask(capsule(p), box), 1, false), bits(ask(capsule(turned), box), 1, false));
      Triangles triangle = triangle(q[0], q[1], q[2], q[3], q[4], q[5], q[6], p[0], 1);
      assertArrayEquals(bits(ask(capsule(p), triangle), 1, false),
          bits(ask(capsule(turned), triangle), 1, false));
      OrientedBoxes turnedBox = OrientedBoxes.allocate(1);
      turnedBox.set(0, 0.5f, 0, 0, 1, 0.5f, 2, q[0], q[1], 1, q[2]);
      assertArrayEquals(bits(ask(capsule(p), turnedBox), 1, false),
          bits(ask(capsule(turned), turnedBox), 1, false));
    }
  }

  private static int[] bits(Contacts contacts, float sign, boolean features) {
    int count = contacts.count[0];
    int[] bits = new int[4 + 5 * count];
    bits[0] = count;
    bits[1] = Float.floatToRawIntBits(0f + sign * contacts.nx[0]);
    bits[2] = Float.floatToRawIntBits(0f + sign * contacts.ny[0]);
    bits[3] = Float.floatToRawIntBits(0f + sign * contacts.nz[0]);
    for (int k = 0; k < count; k++) {
      bits[4 + 5 * k] = Float.floatToRawIntBits(contacts.x[k]);
      bits[5 + 5 * k] = Float.floatToRawIntBits(contacts.y[k]);
      bits[6 + 5 * k] = Float.floatToRawIntBits(contacts.z[k]);
      bits[7 + 5 * k] = Float.floatToRawIntBits(contacts.depth[k]);
      bits[8 + 5 * k] = features ? contacts.feature[k] : 0;
    }
    return bits;
  }

  /**
   * The points keep their names while one capsule slides along another, slowly and not quite parallel, and
   * past its middle.
   */
  @Test
  void namesStayWhileItSlides() {
    int[] names = null;
    for (int step = 0; step <= 100; step++) {
      float x = -1 + 0.02f * step;
      float y = 1e-4f * (float) Math.sin(step);
      Contacts contacts =
          ask(capsule(x - 1, y, 0.9f, x + 1, -y, 0.9f, 0.5f), capsule(-4, 0, 0, 4, 0, 0, 0.5f));
      assertEquals(2, contacts.count[0]);
      int[] now = contacts.x[0] < contacts.x[1] ? new int[] {contacts.feature[0], contacts.feature[1]}
          : new int[] {contacts.feature[1], contacts.feature[0]};
      assertTrue(names == null || Arrays.equals(names, now), () -> "at " + x);
      names = now;
    }
  }

  /** With equal capsules, one on the other, either may be the one that ends first. */
  @Test
  void namesStayWhereBothEnd() {
    Random random = new Random(3);
    int[] names = null;
    for (int step = 0; step < 100; step++) {
      float x = 1e-6f * (random.nextInt(5) - 2);
      Contacts contacts =
          ask(capsule(x - 1, 0.9f, 0, x + 1, 0.9f, 0, 0.5f), capsule(1, 0, 0, -1, 0, 0, 0.5f));
      assertEquals(2, contacts.count[0]);
      int[] now = contacts.x[0] < contacts.x[1] ? new int[] {contacts.feature[0], contacts.feature[1]}
          : new int[] {contacts.feature[1], contacts.feature[0]};
      assertTrue(names == null || Arrays.equals(names, now), () -> "at " + x);
      names = now;
    }
  }

  @Test
  void namesStayWhileItSlidesOverABox() {
    int[] names = null;
    for (int step = 0; step <= 100; step++) {
      float x = -1 + 0.02f * step;
      float y = 0.4f + 1e-4f * (float) Math.sin(step);
      Contacts contacts =
          ask(capsule(x - 1, y, 1e-3f * x, x + 1, 0.8f - y, 0, 0.5f), box(-4, -1, -1, 4, 0, 1));
      assertEquals(2, contacts.count[0]);
      int[] now = contacts.x[0] < contacts.x[1] ? new int[] {contacts.feature[0], contacts.feature[1]}
          : new int[] {contacts.feature[1], contacts.feature[0]};
      assertTrue(names == null || Arrays.equals(names, now), () -> "at " + x);
      names = now;
    }
  }

  @Test
  void whatIsNoCapsuleHasNoContact() {
    float nan = Float.NaN;
    float inf = Float.POSITIVE_INFINITY;
    Capsules good = capsule(0, 0, 0, 1, 0, 0, 5);
    for (float[] bad : new float[][] {{nan, 0, 0, 1, 0, 0, 1}, {0, 0, 0, 1, inf, 0, 1},
        {0, 0, 0, 1, 0, 0, -1}, {0, 0, 0, 1, 0, 0, nan}, {0, 0, -inf, 1, 0, inf, 1},
        {0, 0, 0, 1, 0, 0, inf}}) {
      for (Shapes other : new Shapes[] {good, box(-1, -1, -1, 1, 1, 1),
          triangle(0, 0, 0, 1, 0, 0, 0, 1, 0)}) {
        Contacts contacts = Contacts.withMargin(1, inf);
        Engine.scalar().contact(capsule(bad), other, Pairing.zip(), contacts);
        assertEquals(0, contacts.count[0], () -> Arrays.toString(bad));
      }
    }
    assertEquals(0, ask(good, box(1, 0, 0, -1, 1, 1)).count[0]);
    assertEquals(0, ask(good, box(-inf, -inf, -inf, inf, inf, inf)).count[0]);
  }
}
