package lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import lockstep.bench.mesh.Placing;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Contacts on a mesh: none at edges that the mesh does not have. */
@Runs.Widest
class OnMeshTest {
  private static final List<Engine> ENGINES = List.of(Engine.scalar(), Engines.widest());

  private static final int SIDE = 12;

  /**
   * Triangles of a grid of points, moved at random across and along z, wound at random. None lies over
   * another: where a mesh turns back it has an edge.
   */
  private static Triangles grid(Random random, float across, float up) {
    float[][] points = new float[(SIDE + 1) * (SIDE + 1)][];
    for (int k = 0; k < points.length; k++) {
      int column = k % (SIDE + 1), row = k / (SIDE + 1);
      points[k] = new float[] {column + across * (random.nextFloat() - 0.5f),
          row + across * (random.nextFloat() - 0.5f), up * (random.nextFloat() - 0.5f)};
    }
    Triangles grid = Triangles.allocate(2 * SIDE * SIDE);
    for (int k = 0; k < SIDE * SIDE; k++) {
      int a = k / SIDE * (SIDE + 1) + k % SIDE, b = a + 1, c = a + SIDE + 2, d = a + SIDE + 1;
      boolean one = turnsLeft(points[a], points[b], points[d]) && turnsLeft(points[b], points[c], points[d]);
      boolean other = turnsLeft(points[a], points[b], points[c]) && turnsLeft(points[a], points[c], points[d])
          && (!one || random.nextBoolean());
      set(grid, 2 * k, points[a], points[b], other ? points[c] : points[d], random);
      set(grid, 2 * k + 1, other ? points[a] : points[b], points[c], points[d], random);
    }
    return grid;
  }

  private static boolean turnsLeft(float[] a, float[] b, float[] c) {
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0]);
  }

  private static void set(Triangles mesh, int i, float[] a, float[] b, float[] c, Random random) {
    float[] p = random.nextBoolean() ? b : c, q = p == b ? c : b;
    mesh.set(i, a[0], a[1], a[2], p[0], p[1], p[2], q[0], q[1], q[2]);
  }

  /** A shape somewhere above the middle of the grid, that reaches a little below 0. */
  private static Shapes shape(int kind, Random random) {
    float x = 3 + 6 * random.nextFloat(), y = 3 + 6 * random.nextFloat(), deep = 0.1f * random.nextFloat();
    switch (kind) {
      case 0 -> {
        Spheres ball = Spheres.allocate(1);
        ball.set(0, x, y, 0.5f - deep, 0.5f);
        return ball;
      }
      case 1 -> {
        Capsules lying = Capsules.allocate(1);
        double turn = 7 * random.nextFloat();
        float dx = (float) Math.cos(turn), dy = (float) Math.sin(turn);
        lying.set(0, x - dx, y - dy, 0.5f - deep, x + dx, y + dy, 0.5f - deep, 0.5f);
        return lying;
      }
      case 2 -> {
        Boxes crate = Boxes.allocate(1);
        crate.set(0, x - 1.5f, y - 1.5f, -deep, x + 1.5f, y + 1.5f, 3);
        return crate;
      }
      default -> {
        OrientedBoxes crate = OrientedBoxes.allocate(1);
        crate.set(0, x, y, 1.5f - deep, 1.5f, 1.5f, 1.5f, 0, 0, random.nextFloat() - 0.5f,
            random.nextFloat());
        return crate;
      }
    }
  }

  @Property(tries = 200)
  void planeOfTrianglesHasOneNormal(@ForAll Random random) {
    Triangles plane = grid(random, 0.6f, 0);
    Contacts contacts = Contacts.allocate(plane.size()).onMesh(MeshTopology.of(plane));
    for (int kind = 0; kind < 4; kind++) {
      Shapes shape = shape(kind, random);
      for (Engine engine : ENGINES) {
        engine.contact(shape, plane, Pairing.oneToMany(0), contacts);
        int points = 0;
        for (int i = 0; i < plane.size(); i++) {
          assertEquals(contacts.count[i] > 0, contacts.hits().get(i));
          if (contacts.count[i] > 0) {
            assertEquals(-1, contacts.nz[i], 0x1p-20f, "triangle " + i + " at " + shape);
            points += contacts.count[i];
          }
        }
        assertTrue(points >= 1 + kind, points + " points of " + shape);
      }
    }
  }

  /** All sides of a sliver are nearly level in any direction across them: that once told of a face. */
  @Example
  void aSliverDoesNotPushSideways() {
    Triangles plane = Triangles.allocate(3);
    plane.set(0, 5.22947f, 2.7777662f, 0, 6.299562f, 3.7038305f, 0, 5.789284f, 3.262085f, 0);
    plane.set(1, 5.789284f, 3.262085f, 0, 7.2972655f, 3.1662524f, 0, 6.299562f, 3.7038305f, 0);
    plane.set(2, 7.144319f, 1.7682157f, 0, 7.2972655f, 3.1662524f, 0, 5.789284f, 3.262085f, 0);
    Spheres ball = Spheres.allocate(1);
    ball.set(0, 5.8968277f, 3.2245026f, 0.4662964f, 0.5f);
    Contacts contacts = Contacts.allocate(3).onMesh(MeshTopology.of(plane));
    for (Engine engine : ENGINES) {
      engine.contact(ball, plane, Pairing.oneToMany(0), contacts);
      assertEquals(List.of(0, 0, 1), List.of(contacts.count[0], contacts.count[1], contacts.count[2]));
    }
  }

  /**
   * A ball on a plane in any position, whose squares are cut such that one part is thin, but not so thin that
   * roundings fold the plane.
   */
  @Property(tries = 400)
  void slivers(@ForAll Random random) {
    Triangles plane = Triangles.allocate(4 * SIDE * SIDE);
    Placements where = Placements.allocate(1);
    boolean isTurned = random.nextBoolean();
    where.set(0, 0, 0, 0, isTurned ? random.nextFloat() : 0, isTurned ? random.nextFloat() : 0, 0, 1);
    float[][] corners = new float[(SIDE + 1) * (SIDE + 1)][];
    for (int k = 0; k < corners.length; k++) {
      int column = k % (SIDE + 1), row = k / (SIDE + 1);
      corners[k] = new float[] {column + 0.3f * random.nextFloat(), row + 0.3f * random.nextFloat()};
    }
    for (int k = 0; k < SIDE * SIDE; k++) {
      int a = k / SIDE * (SIDE + 1) + k % SIDE;
      float[][] square = {corners[a], corners[a + 1], corners[a + SIDE + 2], corners[a + SIDE + 1]};
      int thin = random.nextInt(4);
      float[] from = square[thin], to = square[(thin + 1) % 4];
      double share = 0.2 + 0.6 * random.nextDouble(),
          in = Math.pow(10, -1 - (isTurned ? 2 : 3) * random.nextDouble());
      float[] middle = {(float) (from[0] + share * (to[0] - from[0]) - in * (to[1] - from[1])),
          (float) (from[1] + share * (to[1] - from[1]) + in * (to[0] - from[0]))};
      for (int side = 0; side < 4; side++) {
        set(plane, 4 * k + side, place(where, square[side]), place(where, square[(side + 1) % 4]),
            place(where, middle), random);
      }
    }
    Contacts contacts = Contacts.allocate(plane.size()).onMesh(MeshTopology.of(plane));
    float[] up = place(where, new float[] {0, 0, 1});
    float[] at = place(where, new float[] {3 + 6 * random.nextFloat(), 3 + 6 * random.nextFloat(),
        0.5f - 0.1f * random.nextFloat()});
    Spheres ball = Spheres.allocate(1);
    ball.set(0, at[0], at[1], at[2], 0.5f);
    for (Engine engine : ENGINES) {
      engine.contact(ball, plane, Pairing.oneToMany(0), contacts);
      assertTrue(contacts.hits().count() > 0, "no contact");
      for (int i = 0; i < plane.size(); i++) {
        if (contacts.count[i] > 0) {
          float along = contacts.nx[i] * up[0] + contacts.ny[i] * up[1] + contacts.nz[i] * up[2];
          assertEquals(-1, along, 0x1p-16f, "triangle " + i);
        }
      }
    }
  }

  /** A point, with z = 0 if it has none, at a placement. */
  private static float[] place(Placements where, float[] point) {
    double[] v = Placing.turned(where, 0, point[0], point[1], point.length > 2 ? point[2] : 0);
    return new float[] {(float) v[0], (float) v[1], (float) v[2]};
  }

  @Example
  void withoutTheMeshTrianglesPushSideways() {
    Random random = new Random(1);
    int aside = 0;
    for (int k = 0; k < 100; k++) {
      Triangles plane = grid(random, 0.6f, 0);
      Contacts contacts = Contacts.allocate(plane.size());
      Engine.scalar().contact(shape(k % 4, random), plane, Pairing.oneToMany(0), contacts);
      for (int i = 0; i < plane.size(); i++) {
        aside += contacts.count[i] > 0 && contacts.nz[i] > -0.9f ? 1 : 0;
      }
    }
    assertTrue(aside > 50, aside + " contacts");
  }

  /** What is dropped is not the nearest: so a ball that touches a mesh keeps a contact. */
  @Property(tries = 200)
  void nearestTriangleOfABallIsNeverDropped(@ForAll Random random) {
    Triangles hills = grid(random, 0.6f, random.nextFloat() * 2);
    Spheres ball = Spheres.allocate(1);
    ball.set(0, 2 + 8 * random.nextFloat(), 2 + 8 * random.nextFloat(), 2 * random.nextFloat() - 1,
        0.2f + random.nextFloat());
    Contacts plain = Contacts.allocate(hills.size());
    Contacts onMesh = Contacts.allocate(hills.size()).onMesh(MeshTopology.of(hills));
    Engine.scalar().contact(ball, hills, Pairing.oneToMany(0), plain);
    Engine.scalar().contact(ball, hills, Pairing.oneToMany(0), onMesh);
    float deepest = Float.NEGATIVE_INFINITY, kept = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < hills.size(); i++) {
      if (plain.count[i] > 0) {
        deepest = Math.max(deepest, plain.depth[4 * i]);
      }
      if (onMesh.count[i] > 0) {
        kept = Math.max(kept, onMesh.depth[4 * i]);
        assertEquals(plain.nx[i], onMesh.nx[i]);
        assertEquals(plain.depth[4 * i], onMesh.depth[4 * i]);
      }
    }
    assertEquals(deepest, kept, deepest > 0 ? 1e-4f * deepest : 0);
  }

  /**
   * Whether a ball beyond an edge of a flat triangle, up or down, has a contact there.
   *
   * @param slopes of the other triangles at that edge
   */
  private static boolean touches(boolean above, float... slopes) {
    boolean all = true, any = false;
    for (int windings = 0; windings < 1 << (slopes.length + 1); windings++) {
      Triangles mesh = Triangles.allocate(1 + slopes.length);
      for (int i = 0; i < mesh.size(); i++) {
        float x = i == 0 ? -5 : 5, z = i == 0 ? 0 : 5 * slopes[i - 1], end = (windings >> i & 1) * 10 - 5;
        mesh.set(i, 0, end, 0, 0, -end, 0, x, 0, z);
      }
      Spheres ball = Spheres.allocate(1);
      ball.set(0, 0.2f, 0, above ? 0.4f : -0.4f, 0.5f);
      Contacts contacts = Contacts.allocate(mesh.size()).onMesh(MeshTopology.of(mesh));
      Engine.scalar().contact(ball, mesh, Pairing.oneToMany(0), contacts);
      all &= contacts.count[0] > 0;
      any |= contacts.count[0] > 0;
    }
    assertEquals(all, any, "whatever the winding");
    return all;
  }

  @Example
  void edgesPushAsFarAsTheyAreConvex() {
    assertTrue(touches(true), "a border");
    assertTrue(touches(true, -2), "a convex edge");
    assertFalse(touches(true, -0.25f), "beyond the neighbour's normal");
    assertFalse(touches(true, 0), "a flat edge");
    assertFalse(touches(true, 1), "a concave edge");
    assertFalse(touches(false, -2), "which is concave on the other side");
    assertTrue(touches(false, 2), "a convex edge below");
    assertTrue(touches(true, 0, 1), "an edge of three triangles");
    assertTrue(touches(true, Float.NaN), "a neighbour that is not there");
  }

  @Example
  void wrongArgumentsAreNamed() {
    Triangles two = Triangles.allocate(2);
    Contacts contacts = Contacts.allocate(2).onMesh(MeshTopology.of(two));
    Spheres balls = Spheres.allocate(2);
    Exception kind = assertThrows(IllegalArgumentException.class,
        () -> Engine.best().contact(two, balls, Pairing.zip(), contacts));
    assertTrue(kind.getMessage().startsWith("second is Spheres"), kind.getMessage());
    assertThrows(IllegalArgumentException.class,
        () -> Engine.best().contact(balls.slice(0, 1), two.slice(0, 1), Pairing.zip(), contacts));
    Engine.best().contact(two, balls, Pairing.zip(), contacts.onMesh(null));
    assertEquals(2, contacts.size());
  }
}
