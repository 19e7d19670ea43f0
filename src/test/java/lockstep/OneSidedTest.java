package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import lockstep.Samples.Placement;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Triangles with one side: what comes from behind does not meet them. */
@Runs.Widest
class OneSidedTest {
  /** Scenes whose numbers are such that no product of directions and normals is rounded to a wrong sign. */
  @Provide
  Arbitrary<Scene> scenes() {
    return Arbitraries.of(Scene.RANDOM, Scene.GRID, Scene.FLAT, Scene.LINE, Scene.MESH);
  }

  /** The sign of d · ((b − a) × (c − a)), exactly. */
  private static int sign(float[] d, float[] triangle) {
    BigDecimal[] n = new BigDecimal[9];
    for (int k = 3; k < 9; k++) {
      n[k] = new BigDecimal(triangle[k]).subtract(new BigDecimal(triangle[k % 3]));
    }
    BigDecimal sum = BigDecimal.ZERO;
    for (int k = 0; k < 3; k++) {
      int p = (k + 1) % 3, q = (k + 2) % 3;
      BigDecimal normal = n[3 + p].multiply(n[6 + q]).subtract(n[3 + q].multiply(n[6 + p]));
      sum = sum.add(new BigDecimal(d[k]).multiply(normal));
    }
    return sum.signum();
  }

  private static boolean isFinite(float[] numbers, int count) {
    return IntStream.range(0, count).allMatch(k -> Float.isFinite(numbers[k]));
  }

  private static boolean passes(Rays rays, int i, Shapes triangles, int j) {
    float[] ray = rays.get(i, new float[8]), triangle = triangles.get(j, new float[9]);
    if (!isFinite(ray, 6) || !isFinite(triangle, 9)) {
      return true; // never hit
    }
    return sign(Arrays.copyOfRange(ray, 3, 6), triangle) <= 0;
  }

  @Property(tries = 60)
  void raysHitTheFront(@ForAll long seed, @ForAll("scenes") Scene scene,
      @ForAll @IntRange(min = 1, max = 150) int size, @ForAll @IntRange(max = 120) int count) {
    Random random = new Random(seed);
    Triangles triangles = (Triangles) scene.shapes(random, Kind.TRIANGLE, size, Placement.SLICE);
    float[] vertices = new float[9 * size];
    triangles.copyTo(vertices, 0);
    int[] indices = new int[3 * size];
    Arrays.setAll(indices, k -> k);
    Rays rays = SceneRays.at(random, triangles, count, Placement.MIDDLE);
    for (int i = 0; i < count; i++) { // moderate directions
      rays.dx[rays.from() + i] = random.nextInt(5) - 2;
      rays.dy[rays.from() + i] = random.nextFloat() - 0.5f;
      rays.dz[rays.from() + i] = random.nextInt(5) - 2;
    }
    for (Target target : List.of(triangles, Tree.of(triangles), Tree.of(vertices, indices))) {
      Scenery one = new Scenery(List.of(triangles), size, target);
      SeveralTargetsTest.check(rays, one,
          new FilterTest.Case(Filter.facing(rays, target), (i, j) -> passes(rays, i, triangles, j)));
    }
  }

  /** A floor from both sides; a heightfield's normals point up. */
  @Test
  void sweepsAndHeightfields() {
    Heightfield floor = Heightfield.of(new float[9], 3, 3, -1, -1, 1, 1);
    Spheres balls = Spheres.allocate(3);
    balls.set(0, 0.25f, 0.5f, 2, 0.5f);
    balls.set(1, 0.25f, 0.5f, -2, 0.5f);
    balls.set(2, 0.25f, 0.5f, 0, 0.5f); // in it, and leaves upwards
    Motions motions = Motions.allocate(3);
    motions.set(0, 0, 0, -4);
    motions.set(1, 0, 0, 4);
    motions.set(2, 0, 0, 4);
    SweepHits hits = SweepHits.allocate(3);
    Filter filter = Filter.facing(motions, floor);
    for (Target target : List.of(floor, floor.triangles(), Tree.of(floor.triangles()))) {
      for (Engine engine : TreeCheck.ENGINES) {
        engine.where(filter).sweep(balls.moving(motions), target, hits);
        assertEquals("[1, 0, 0]", Arrays.toString(Answers.of(hits.hits(), 3)));
        assertEquals(0.375f, hits.t[0]);
      }
    }
  }

  @Test
  void filtersCombine() {
    Triangles mesh = Triangles.allocate(2);
    mesh.set(0, 0, 0, 0, 1, 0, 0, 0, 1, 0);
    mesh.set(1, 0, 0, 1, 0, 1, 1, 1, 0, 1);
    Rays rays = Rays.allocate(2);
    rays.set(0, 0.25f, 0.25f, 9, 0, 0, -1, 0, 99); // against triangle 0, along with triangle 1
    rays.set(1, 0.25f, 0.25f, 9, 0, 0, -1, 0, 99);
    RayHits hits = RayHits.allocate(2);
    Engine front = Engine.scalar().where(Filter.facing(rays, mesh));
    front.closest(rays, mesh, hits);
    assertEquals("[0, 0]", Arrays.toString(Arrays.copyOf(hits.index, 2)));
    front.where(Filter.except(new int[] {-1, 0})).closest(rays, mesh, hits);
    assertEquals("[0, -1]", Arrays.toString(Arrays.copyOf(hits.index, 2)));
    assertThrows(IllegalArgumentException.class,
        () -> front.closest(rays, Obstacles.of(mesh, mesh), RayHits.allocate(2)));
    assertEquals("mesh is Boxes[1], not of triangles",
        assertThrows(IllegalArgumentException.class, () -> Filter.facing(rays, Boxes.allocate(1)))
            .getMessage());
    assertEquals("the first column of the filter by facing has 2 elements, but the operand has 3",
        assertThrows(IllegalArgumentException.class,
            () -> front.closest(Rays.allocate(3), mesh, RayHits.allocate(3))).getMessage());
  }

  /** The plain contacts without those that push out of the back. */
  @Property(tries = 40)
  void contactsAtTheFront(@ForAll long seed, @ForAll("scenes") Scene scene) {
    Random random = new Random(seed);
    Triangles triangles = (Triangles) scene.shapes(random, Kind.TRIANGLE, 50, Placement.SLICE);
    for (Kind kind : List.of(Kind.SPHERE, Kind.CAPSULE, Kind.BOX)) {
      Shapes shapes = scene.shapes(random, kind, 40, Placement.MIDDLE);
      Pairs pairs = Pairs.allocate(2_000);
      Engine.scalar().overlap(shapes, triangles, pairs);
      int count = pairs.size();
      Contacts both = Contacts.allocate(count), front = Contacts.allocate(count).oneSided(true);
      Engine.scalar().contact(shapes, triangles, pairs.pairing(), both);
      for (Engine engine : List.of(Engine.scalar(), Engines.widest())) {
        engine.contact(shapes, triangles, pairs.pairing(), Answers.stale(front));
        Answers.of(front, count);
        for (int k = 0; k < count; k++) {
          double cosine = cosine(both, k, triangles.get(pairs.second(k), new float[9]));
          if (Math.abs(cosine) > 1e-3 || Math.abs(cosine) < 1e-6) {
            assertEquals(cosine > 1e-3 ? 0 : both.count[k], front.count[k], kind + ", " + cosine);
          }
          if (front.count[k] > 0) {
            assertEquals(both.nx[k], front.nx[k]);
            assertEquals(both.depth[4 * k], front.depth[4 * k]);
          }
        }
      }
    }
  }

  /** Of the angle between a contact's normal and that of the triangle; 0 where there is none. */
  private static double cosine(Contacts contacts, int k, float[] t) {
    double[] e = {(double) t[3] - t[0], (double) t[4] - t[1], (double) t[5] - t[2]};
    double[] f = {(double) t[6] - t[0], (double) t[7] - t[1], (double) t[8] - t[2]};
    double x = e[1] * f[2] - e[2] * f[1], y = e[2] * f[0] - e[0] * f[2], z = e[0] * f[1] - e[1] * f[0];
    double length = Math.sqrt(x * x + y * y + z * z);
    return length > 0 ? (contacts.nx[k] * x + contacts.ny[k] * y + contacts.nz[k] * z) / length : 0;
  }

  /** A ball that comes up through a floor meets it again only from above. */
  @Test
  void aBallBehindAFloorIsNotHeld() {
    Triangles floor = Triangles.allocate(1);
    floor.set(0, -9, -9, 0, 9, -9, 0, 0, 9, 0);
    Spheres balls = Spheres.allocate(2);
    balls.set(0, 0, 0, 0.75f, 1);
    balls.set(1, 0, 0, -0.75f, 1);
    Contacts contacts = Contacts.allocate(2).oneSided(true);
    Engine.scalar().contact(balls, floor, Pairing.manyToOne(0), contacts);
    assertArrayEquals(new int[] {1, 0}, Arrays.copyOf(contacts.count, 2));
    Engine.scalar().contact(balls, floor, Pairing.manyToOne(0), contacts.oneSided(false));
    assertArrayEquals(new int[] {1, 1}, Arrays.copyOf(contacts.count, 2));
    assertEquals("second is Boxes[2], and the contacts are one-sided, of triangles",
        assertThrows(IllegalArgumentException.class,
            () -> Engine.scalar().contact(balls, Boxes.allocate(2), Pairing.zip(), contacts.oneSided(true)))
            .getMessage());
  }
}
