package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.FloatBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The closest hit of a ray, whether it hits at all, and the data of a hit. */
@Runs.Ends
@Runs.Vectors
class CastTest {
  private static final ForkJoinPool POOL = new ForkJoinPool(3);

  private static final List<Engine> ENGINES = List.of(Engine.scalar(), Engines.widest(),
      Engine.scalar().parallel(POOL), Engines.widest().parallel(POOL));

  @Provide
  Arbitrary<Kind> shapes() {
    return Arbitraries.of(Question.some(Question.castAt(), Effort.choose(3, 99, 99)));
  }

  /** The closest hits by definition: every ray against every shape, where a nearer hit replaces the last. */
  private static RayHits expected(Rays rays, Shapes shapes) {
    RayHits closest = RayHits.allocate(rays.size());
    closest.columns().beginWithMisses(rays.size());
    RayHits row = RayHits.allocate(shapes.size());
    for (int i = 0; i < rays.size(); i++) {
      Engine.scalar().cast(rays, shapes, Pairing.oneToMany(i), row);
      for (int j = 0; j < shapes.size(); j++) {
        if (row.t[j] < closest.t[i]) {
          closest.t[i] = row.t[j];
          closest.u[i] = row.u[j];
          closest.v[i] = row.v[j];
          closest.index[i] = j;
          closest.hits().words()[i / 64] |= 1L << i;
        }
      }
    }
    return closest;
  }

  private static void check(Rays rays, Shapes shapes) {
    int size = rays.size();
    int[] expected = Answers.of(expected(rays, shapes), size);
    for (Engine engine : ENGINES) {
      RayHits hits = Answers.stale(RayHits.allocate(size));
      engine.closest(rays, shapes, hits);
      assertArrayEquals(expected, Answers.of(hits, size), () -> engine + ", " + rays + ", " + shapes);
      Hits any = Answers.stale(Hits.allocate(size));
      engine.any(rays, shapes, any);
      assertArrayEquals(Arrays.copyOf(expected, size), Answers.of(any, size), engine::toString);
    }
  }

  @Property(tries = 120)
  void closestIsThatOfALoop(@ForAll long seed, @ForAll("shapes") Kind kind,
      @ForAll @IntRange(max = 200) int rays, @ForAll @IntRange(max = 300) int shapes,
      @ForAll Distribution distribution, @ForAll Placement rayPlacement, @ForAll Placement shapePlacement) {
    Random random = new Random(seed);
    check(Samples.rays(random, distribution, rays, rayPlacement),
        Samples.shapes(kind, random, distribution, shapes, shapePlacement));
  }

  @Test
  @Runs.Thorough
  void sizesAcrossWordsAndTiles() {
    for (Kind kind : Question.castAt()) {
      for (int shapes : new int[] {0, 1, 63, 64, 65, 1023, 1024, 1025, 2500}) {
        Random random = new Random(shapes);
        for (int rays : new int[] {0, 1, 64, 130}) {
          check(Samples.rays(random, Distribution.EXTREME, Math.min(rays, 200_000 / (shapes + 1))),
              Samples.shapes(kind, random, Distribution.EXTREME, shapes, Placement.UNPADDED));
        }
      }
    }
  }

  /** Few different shapes, each many times, within tiles and across them. */
  @Test
  void onEqualTheLowestIndexWins() {
    for (Kind kind : Question.castAt()) {
      for (int period : new int[] {1, 3, 10, 64, 1000, 1024, 1030}) {
        Random random = new Random(period);
        float[] once = Samples.elements(kind, random, Distribution.GRID, period);
        FloatBuffer elements = FloatBuffer.allocate(2100 * kind.width());
        while (elements.hasRemaining()) {
          elements.put(once, 0, Math.min(once.length, elements.remaining()));
        }
        Rays rays = Samples.rays(random, Distribution.GRID, 40);
        Shapes shapes = (Shapes) Samples.buffer(kind, elements.array(), Placement.ALLOCATED);
        check(rays, shapes);
        RayHits hits = RayHits.allocate(40);
        Engines.widest().closest(rays, shapes, hits);
        for (int i = 0; i < 40; i++) {
          assertTrue(hits.index[i] < period, "not the first of its equals: " + hits.index[i]);
        }
      }
    }
  }

  /** −0 and 0 are equal: the lower index wins with either of them. */
  @Test
  void zerosOfBothSignsAreEqual() {
    Rays rays = Rays.allocate(1);
    Triangles triangles = Triangles.allocate(2);
    triangles.set(0, -1, -1, 0, 2, -1, 0, -1, 2, 0);
    triangles.set(1, -1, -1, 0, -1, 2, 0, 2, -1, 0);
    for (float direction : new float[] {1, -1}) {
      rays.set(0, 0, 0, 0, 0, 0, direction);
      RayHits hits = RayHits.allocate(1);
      for (Engine engine : ENGINES) {
        engine.closest(rays, triangles, hits);
        assertEquals(0, hits.index[0]);
        assertTrue(hits.t[0] == 0);
      }
    }
  }

  @Test
  void tooManyRaysAreRefused() {
    Rays rays = Rays.allocate(70);
    Boxes boxes = Boxes.allocate(1);
    for (Engine engine : ENGINES) {
      assertEquals("hits.capacity() is 69, but there are 70 rays",
          assertThrows(IllegalArgumentException.class,
              () -> engine.closest(rays, boxes, RayHits.allocate(69))).getMessage());
      assertEquals("hits.capacity() is 64, but there are 70 rays",
          assertThrows(IllegalArgumentException.class, () -> engine.any(rays, boxes, Hits.allocate(64)))
              .getMessage());
    }
  }

  // ---- the data of a hit ----

  private static Hit closest(Shapes shapes, float ox, float oy, float oz, float dx, float dy, float dz,
      float tMin) {
    Rays rays = Rays.allocate(3);
    rays.set(2, ox, oy, oz, dx, dy, dz, tMin, 100);
    RayHits hits = RayHits.allocate(3);
    Engines.widest().closest(rays, shapes, hits);
    Hit h = hits.hit(2, rays, 2, shapes);
    return h == null ? null : new Hit(h.index(), h.t(), h.u(), h.v(), h.x(), h.y(), h.z(), // 0 for −0
        h.nx() + 0f, h.ny() + 0f, h.nz() + 0f);
  }

  private static final Spheres SPHERES = Spheres.allocate(2);
  private static final Boxes BOXES = Boxes.allocate(2);
  private static final Triangles TRIANGLES = Triangles.allocate(2);
  static {
    SPHERES.set(0, 50, 50, 50, 1);
    SPHERES.set(1, 10, 0, 0, 2);
    BOXES.set(0, 50, 50, 50, 51, 51, 51);
    BOXES.set(1, 8, -1, -1, 12, 1, 1);
    TRIANGLES.set(0, 50, 50, 50, 51, 50, 50, 50, 51, 50);
    TRIANGLES.set(1, 8, -1, -1, 8, 3, -1, 8, -1, 3);
  }

  @Test
  void aHitOnASphere() {
    assertEquals(new Hit(1, 4, 0, 0, 8, 0, 0, -1, 0, 0), closest(SPHERES, 0, 0, 0, 2, 0, 0, 0));
    assertEquals(new Hit(1, 3, 0, 0, 10, 2, 0, 0, 1, 0), closest(SPHERES, 10, 5, 0, 0, -1, 0, 0));
  }

  @Test
  void aHitOnABox() {
    assertEquals(new Hit(1, 4, 0, 0, 8, 0.5f, 0, -1, 0, 0), closest(BOXES, 0, 0.5f, 0, 2, 0, 0, 0));
    assertEquals(new Hit(1, 3, 0, 0, 12, 0.5f, 0, 1, 0, 0), closest(BOXES, 15, 0.5f, 0, -1, 0, 0, 0));
    assertEquals(new Hit(1, 2, 0, 0, 9, 0, 1, 0, 0, 1), closest(BOXES, 9, 0, 3, 0, 0, -1, 0));
  }

  @Test
  void aHitOnATriangleFromBothSides() {
    assertEquals(new Hit(1, 4, 0.25f, 0.5f, 8, 0, 1, 1, 0, 0), closest(TRIANGLES, 0, 0, 1, 2, 0, 0, 0));
    assertEquals(new Hit(1, 2, 0.25f, 0.5f, 8, 0, 1, 1, 0, 0), closest(TRIANGLES, 10, 0, 1, -1, 0, 0, 0));
  }

  /** Inside a solid the hit is at tMin and the normal points against the ray. */
  @Test
  void aRayThatStartsInside() {
    assertEquals(new Hit(1, 0, 0, 0, 10, 1, 0, -1, 0, 0), closest(SPHERES, 10, 1, 0, 3, 0, 0, 0));
    assertEquals(new Hit(1, 2, 0, 0, 10, 0, 0, 0, -1, 0), closest(BOXES, 10, -4, 0, 0, 2, 0, 2));
  }

  /** A point inside has no direction, hence no normal. */
  @Test
  void aZeroDirectionInside() {
    assertEquals(new Hit(1, 0, 0, 0, 10, 1, 0, 0, 0, 0),
        withPositiveZeros(closest(SPHERES, 10, 1, 0, 0, 0, 0, 0)));
  }

  private static Hit withPositiveZeros(Hit h) {
    return new Hit(h.index(), h.t(), h.u(), h.v(), h.x(), h.y(), h.z(), h.nx() + 0f, h.ny() + 0f,
        h.nz() + 0f);
  }

  @Test
  void normalsHaveLengthOne() {
    Random random = new Random(5);
    Rays rays = Samples.rays(random, Distribution.UNIFORM, 300);
    for (Kind kind : Question.castAt()) {
      Shapes shapes = Samples.shapes(kind, random, Distribution.UNIFORM, 50, Placement.MIDDLE);
      RayHits hits = RayHits.allocate(300);
      Engines.widest().closest(rays, shapes, hits);
      int seen = 0;
      for (int i = 0; i < 300; i++) {
        Hit hit = hits.hit(i, rays, i, shapes);
        if (hit != null) {
          seen++;
          assertEquals(1, Math.hypot(Math.hypot(hit.nx(), hit.ny()), hit.nz()), 1e-6);
          assertEquals(rays.ox[i] + hit.t() * rays.dx[i], hit.x());
          if (kind != Kind.TRIANGLE) {
            assertTrue(hit.nx() * rays.dx[i] + hit.ny() * rays.dy[i] + hit.nz() * rays.dz[i] <= 1e-3f);
          }
        }
      }
      assertTrue(seen > 50);
    }
  }

  @Test
  void aMissIsNoHit() {
    assertNull(closest(SPHERES, 0, 0, 0, -1, 0, 0, 0));
    assertNotNull(closest(SPHERES, 0, 0, 0, 1, 0, 0, 0));
  }

  @Test
  void aHitOnATreeIsOneOnItsShapes() {
    Rays rays = Rays.allocate(1);
    rays.set(0, 0, 0, 0, 1, 0, 0);
    for (Shapes shapes : new Shapes[] {SPHERES, BOXES, TRIANGLES}) {
      Tree tree = Tree.of(shapes);
      RayHits hits = RayHits.allocate(1);
      Engines.widest().closest(rays, tree, hits);
      assertNotNull(hits.hit(0, rays, 0, tree));
      assertEquals(hits.hit(0, rays, 0, shapes), hits.hit(0, rays, 0, tree));
    }
    RayHits hits = RayHits.allocate(1);
    Engines.widest().closest(rays, SPHERES, hits);
    assertEquals("index[0] is 1, not in [0, 1)", assertThrows(IndexOutOfBoundsException.class,
        () -> hits.hit(0, rays, 0, Tree.of(SPHERES.slice(0, 1)))).getMessage());
    assertEquals("target",
        assertThrows(NullPointerException.class, () -> hits.hit(0, rays, 0, (Target) null)).getMessage());
    assertEquals("rays",
        assertThrows(NullPointerException.class, () -> hits.hit(0, null, 0, SPHERES)).getMessage());
  }

  @Test
  void aHitIsAskedForWithinTheAnswers() {
    Rays rays = Rays.allocate(1);
    rays.set(0, 0, 0, 0, 1, 0, 0);
    RayHits hits = RayHits.allocate(9);
    Engines.widest().closest(rays, SPHERES, hits);
    assertEquals("k is 1, not in [0, 1)",
        assertThrows(IndexOutOfBoundsException.class, () -> hits.hit(1, rays, 0, SPHERES)).getMessage());
    assertEquals("ray is 1, not in [0, 1)",
        assertThrows(IndexOutOfBoundsException.class, () -> hits.hit(0, rays, 1, SPHERES)).getMessage());
  }
}
