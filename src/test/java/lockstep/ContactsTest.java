package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.IntStream;
import lockstep.Samples.Distribution;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;

/**
 * Contacts: margins, filters, order of operands, well-known cases and rejected input; their numbers are
 * checked by ContactOracleTest.
 */
@Runs.Ends
@Runs.Vectors
class ContactsTest {
  private static Spheres spheres(float... columns) {
    Spheres spheres = Spheres.allocate(columns.length / 4);
    spheres.copyFrom(columns, 0);
    return spheres;
  }

  private static Boxes box(float... columns) {
    Boxes boxes = Boxes.allocate(1);
    boxes.copyFrom(columns, 0);
    return boxes;
  }

  private static Planes ground() {
    Planes planes = Planes.allocate(1);
    planes.set(0, 0, 2, 0, 0);
    return planes;
  }

  private static Contacts ask(Shapes first, Shapes second) {
    Contacts contacts = Contacts.allocate(first.size());
    Engine.scalar().contact(first, second, Pairing.manyToOne(0), contacts);
    return contacts;
  }

  private static void point(Contacts contacts, int at, float x, float y, float z, float depth) {
    assertArrayEquals(new float[] {x, y, z, depth},
        new float[] {contacts.x[at], contacts.y[at], contacts.z[at], contacts.depth[at]}, 1e-6f);
  }

  private static void normal(Contacts contacts, int i, float x, float y, float z) {
    assertArrayEquals(new float[] {x, y, z}, new float[] {contacts.nx[i], contacts.ny[i], contacts.nz[i]},
        1e-6f);
  }

  @Test
  void spheresThatTouchAndOverlap() {
    Contacts contacts = ask(spheres(2, 0, 0, 1, 1.5f, 0, 0, 1, 2.5f, 0, 0, 1), spheres(0, 0, 0, 1));
    assertEquals("Contacts[2 of 3]", contacts.toString());
    assertArrayEquals(new int[] {1, 1, 0}, contacts.count);
    normal(contacts, 0, -1, 0, 0);
    point(contacts, 0, 1, 0, 0, 0);
    point(contacts, Contacts.POINTS, 0.75f, 0, 0, 0.5f);
    normal(contacts, 2, 0, 0, 0);
  }

  /** From the exact centre, the push is along a fixed axis, not NaN. */
  @Test
  void oneCentre() {
    Contacts contacts = ask(spheres(1, 2, 3, 1), spheres(1, 2, 3, 2));
    normal(contacts, 0, 1, 0, 0);
    point(contacts, 0, 0.5f, 2, 3, 3);
    contacts = ask(spheres(1, 2, 3, 2), spheres(1, 2, 3, 1));
    normal(contacts, 0, -1, 0, 0);
    point(contacts, 0, 0.5f, 2, 3, 3);
  }

  @Test
  void outThroughTheNearestFace() {
    Contacts contacts = ask(spheres(0.75f, 0.5f, 0.5f, 0.125f), box(0, 0, 0, 1, 1, 1));
    normal(contacts, 0, -1, 0, 0);
    point(contacts, 0, 0.8125f, 0.5f, 0.5f, 0.375f);
  }

  /**
   * A centre on the face, on an edge or at a corner leaves along the normal of the face; one beside an edge
   * leaves away from the edge.
   */
  @Test
  void onATriangle() {
    Triangles triangle = Triangles.allocate(1);
    triangle.copyFrom(new float[] {0, 0, 0, 4, 0, 0, 0, 4, 0}, 0);
    Contacts contacts =
        ask(spheres(1, 1, 0, 0.5f, 2, 0, 0, 0.5f, 0, 0, 0, 0.5f, 1, 1, -0.25f, 0.5f, 2, -0.25f, 0, 0.5f),
            triangle);
    assertArrayEquals(new int[] {1, 1, 1, 1, 1}, contacts.count);
    for (int i = 0; i < 3; i++) {
      normal(contacts, i, 0, 0, 1);
      assertEquals(0.5f, contacts.depth[Contacts.POINTS * i]);
    }
    normal(contacts, 3, 0, 0, 1);
    point(contacts, 3 * Contacts.POINTS, 1, 1, 0.125f, 0.25f);
    assertEquals(7, contacts.feature[3 * Contacts.POINTS]);
    normal(contacts, 4, 0, 1, 0);
    point(contacts, 4 * Contacts.POINTS, 2, 0.125f, 0, 0.25f);
    assertEquals(3, contacts.feature[4 * Contacts.POINTS]);
  }

  /** A ball whose centre has passed through a wall leaves on the side that the wall faces. */
  @Test
  void behindAWall() {
    Contacts contacts = ask(spheres(0, -0.1f, 0, 1, 0, 5, 0, 1), ground());
    assertArrayEquals(new int[] {1, 0}, contacts.count);
    normal(contacts, 0, 0, -1, 0);
    point(contacts, 0, 0, -0.55f, 0, 1.1f);
  }

  @Test
  void aBoxStandsOnFourCorners() {
    Contacts contacts = Contacts.allocate(1);
    Engine.scalar().contact(box(-1, -0.5f, -1, 1, 1, 1), ground(), Pairing.zip(), contacts);
    assertEquals(4, contacts.count[0]);
    normal(contacts, 0, 0, -1, 0);
    for (int k = 0; k < 4; k++) {
      assertEquals(0.5f, contacts.depth[k]);
      assertEquals(-0.25f, contacts.y[k]);
      assertEquals(1, Math.abs(contacts.x[k]));
    }
    assertEquals(4, IntStream.of(contacts.feature).distinct().count());
    Contacts swapped = Contacts.allocate(1);
    Engine.scalar().contact(ground(), box(-1, -0.5f, -1, 1, 1, 1), Pairing.zip(), swapped);
    normal(swapped, 0, 0, 1, 0);
    assertArrayEquals(contacts.feature, swapped.feature);
    assertArrayEquals(contacts.x, swapped.x);
  }

  /**
   * With a tilted box only corners behind the plane count; with a margin, also others that are near. The same
   * corner keeps its number.
   */
  @Test
  void aMarginHasMorePoints() {
    OrientedBoxes boxes = OrientedBoxes.allocate(1);
    float half = (float) Math.toRadians(0.5);
    boxes.set(0, 0, 0.99f, 0, 1, 1, 1, 0, 0, (float) Math.sin(half), (float) Math.cos(half));
    Contacts contacts = Contacts.allocate(1);
    Engine.scalar().contact(boxes, ground(), Pairing.zip(), contacts);
    assertEquals(2, contacts.count[0]);
    Contacts near = Contacts.withMargin(1, 0.05f);
    Engine.scalar().contact(boxes, ground(), Pairing.zip(), near);
    assertEquals(4, near.count[0]);
    for (int k = 0; k < 2; k++) {
      int feature = contacts.feature[k];
      int at = IntStream.range(0, 4).filter(j -> near.feature[j] == feature).findFirst().orElseThrow();
      assertEquals(contacts.depth[k], near.depth[at]);
    }
    assertTrue(IntStream.range(0, 4).allMatch(k -> near.depth[k] >= -0.05f));
  }

  /** A margin only adds points: at the same pairs, bit for bit, on every engine. */
  @Test
  void marginsAgree() {
    Random random = new Random(1);
    for (Question question : Question.some(Question.all(Verb.CONTACT), Effort.choose(8, 100, 100))) {
      Shapes first = Samples.shapes(question.first(), random, Distribution.UNIFORM, 1000);
      Shapes second = Samples.shapes(question.second(), random, Distribution.UNIFORM, 1000);
      for (float margin : new float[] {0.25f, Float.POSITIVE_INFINITY}) {
        Contacts expected = Contacts.withMargin(1000, margin);
        Engine.scalar().contact(first, second, Pairing.zip(), expected);
        int[] bits = Answers.of(expected, 1000);
        for (Engine engine : TreeCheck.ENGINES) {
          Contacts contacts = Contacts.withMargin(1000, margin);
          engine.contact(first, second, Pairing.zip(), contacts);
          assertArrayEquals(bits, Answers.of(contacts, 1000), () -> question + ", " + engine);
        }
        Contacts touching = Contacts.allocate(1000);
        Engine.scalar().contact(first, second, Pairing.zip(), touching);
        for (int i = 0; i < 1000; i++) {
          assertTrue(touching.count[i] <= expected.count[i]);
          assertTrue(touching.count[i] == 0 || touching.nx[i] == expected.nx[i]);
        }
      }
    }
  }

  @Test
  void amongWhatPassesAFilter() {
    int[] groups = {1, 2, 1};
    Spheres spheres = spheres(0, 0, 0, 1, 0.5f, 0, 0, 1, 1, 0, 0, 1);
    Engine engine = Engine.scalar().where(Filter.groups(groups));
    Contacts contacts = Contacts.allocate(3);
    engine.contact(spheres, spheres, Pairing.manyToOne(2), contacts);
    assertArrayEquals(new int[] {0, 1, 0}, contacts.count);
  }

  @Test
  void whatIsRefused() {
    Spheres spheres = spheres(0, 0, 0, 1);
    assertEquals("margin is -1.0 and must not be negative",
        assertThrows(IllegalArgumentException.class, () -> Contacts.withMargin(1, -1)).getMessage());
    assertThrows(IllegalArgumentException.class, () -> Contacts.withMargin(1, Float.NaN));
    assertEquals("4 * capacity is 4000000000, more than 2147483584",
        assertThrows(IllegalArgumentException.class, () -> Contacts.allocate(1_000_000_000)).getMessage());
    assertEquals("there is no kernel that tells where a sphere and a cylinder touch",
        assertThrows(UnsupportedOperationException.class, () -> Engine.scalar().contact(spheres,
            Cylinders.allocate(Axis.Y, 1), Pairing.zip(), Contacts.allocate(1))).getMessage());
    assertEquals("contacts.capacity() is 0, but there are 1 pairs",
        assertThrows(IllegalArgumentException.class,
            () -> Engine.scalar().contact(spheres, spheres, Pairing.zip(), Contacts.allocate(0)))
            .getMessage());
    assertEquals("contacts", assertThrows(NullPointerException.class,
        () -> Engine.scalar().contact(spheres, spheres, Pairing.zip(), null)).getMessage());
    assertTrue(new Question(Verb.CONTACT, Kind.SPHERE, Kind.SPHERE).hasAnswer());
  }
}
