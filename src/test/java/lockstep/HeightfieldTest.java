package lockstep;

import static lockstep.HeightfieldCheck.assertAlike;
import static lockstep.HeightfieldCheck.bits;
import static lockstep.HeightfieldCheck.forAllSizes;
import static lockstep.HeightfieldCheck.joined;
import static lockstep.HeightfieldCheck.listed;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import lockstep.Samples.Placement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Rays hit a heightfield, bit for bit, as they hit its triangles by brute force, on every engine. */
class HeightfieldTest {
  // ---- the surface ----

  @Test
  void trianglesAreTwoOfEachCellCounterclockwise() {
    Heightfield field = Heightfield.of(new float[] {0, 1, 2, 3, 4, 5}, 3, 2, 10, 20, 2, 3);
    float[] all = new float[36];
    field.triangles().copyTo(all, 0);
    assertArrayEquals(new float[] {10, 20, 0, 12, 20, 1, 12, 23, 4, 10, 20, 0, 12, 23, 4, 10, 23, 3, //
        12, 20, 1, 14, 20, 2, 14, 23, 5, 12, 20, 1, 14, 23, 5, 12, 23, 4}, all);
    assertEquals(4, field.size());
    assertEquals(14, field.x(2));
    assertEquals(23, field.y(1));
    assertEquals("Heightfield[3 × 2]", field.toString());
    assertEquals(4, field.shapes().size());
  }

  @Test
  void fieldsTakeATenthOfTheMemoryOfTrianglesAndTree() {
    Heightfield field = Terrain.HILLS.field(new Random(1), 257, 129);
    Triangles triangles = field.triangles();
    long stored = 4L * 9 * triangles.size() + Tree.of(triangles).bytes();
    long heights = 4L * 257 * 129;
    assertTrue(10 * (field.bytes() + heights) < stored, () -> field.bytes() + " of " + stored);
  }

  @Test
  void updatesFollowHeights() {
    float[] heights = new float[30 * 30];
    Heightfield field = Heightfield.of(heights, 30, 30, 0, 0, 1, 1);
    Rays rays = Rays.allocate(1);
    rays.set(0, 20.25f, 7.75f, 9, 0, 0, -1, 0, 100);
    RayHits hits = RayHits.allocate(1);
    Arrays.fill(heights, 5);
    field.update();
    Engine.scalar().closest(rays, field, hits);
    assertEquals(4, hits.t[0]);
    assertEquals(2 * (7 * 29 + 20) + 1, hits.index[0]);
    assertEquals(4, hits.hit(0, rays, 0, field).t());
    assertEquals(1, hits.hit(0, rays, 0, field).nz());
  }

  @Test
  void updatesOfAPartFollowItsHeights() {
    float[] heights = new float[30 * 20];
    Heightfield field = Heightfield.of(heights, 30, 20, 0, 0, 1, 1);
    heights[7 * 30 + 21] = 5;
    field.update(21, 22, 7, 8);
    Rays rays = Rays.allocate(1);
    rays.set(0, 20.5f, 6.5f, 9, 0, 0, -1);
    RayHits hits = RayHits.allocate(1);
    Engine.scalar().closest(rays, field, hits);
    assertEquals(6.5f, hits.t[0]);
    refuses(IndexOutOfBoundsException.class, "toColumn is 31, not in [0, 30]",
        () -> field.update(0, 31, 0, 1));
    refuses(IndexOutOfBoundsException.class, "fromRow is 3, not in [0, 2]", () -> field.update(0, 1, 3, 2));
  }

  @Test
  void refusesWhatIsNoGrid() {
    float[] heights = new float[12];
    refuses("columns is 1, less than 2", () -> Heightfield.of(heights, 1, 4, 0, 0, 1, 1));
    refuses("rows is 32770, more than 32769", () -> Heightfield.of(heights, 2, 32770, 0, 0, 1, 1));
    refuses("heights.length is 12, but there are 15 columns and rows of heights",
        () -> Heightfield.of(heights, 3, 5, 0, 0, 1, 1));
    refuses("2 (columns + 2) (rows + 2) is 2147876882, more than 2147483584",
        () -> Heightfield.of(heights, 32769, 32769, 0, 0, 1, 1));
    refuses("cellX is 0.0, not more than 0", () -> Heightfield.of(heights, 3, 4, 0, 0, 0, 1));
    refuses("cellY is NaN, not more than 0", () -> Heightfield.of(heights, 3, 4, 0, 0, 1, Float.NaN));
    refuses("originY is NaN, not a finite number", () -> Heightfield.of(heights, 3, 4, 0, Float.NaN, 1, 1));
    refuses("originX + (columns - 1) cellX is Infinity, not a finite number",
        () -> Heightfield.of(heights, 3, 4, 0, 0, Float.MAX_VALUE, 1));
    Heightfield field = Heightfield.of(heights, 3, 4, 0, 0, 1, 1);
    refuses("into.size() is 11, but size() is 12", () -> field.triangles(Triangles.allocate(11)));
    assertThrows(IndexOutOfBoundsException.class, () -> field.x(3));
    assertThrows(IndexOutOfBoundsException.class, () -> field.y(4));
    assertEquals("heights",
        assertThrows(NullPointerException.class, () -> Heightfield.of(null, 2, 2, 0, 0, 1, 1)).getMessage());
  }

  private static void refuses(String message, Runnable call) {
    refuses(IllegalArgumentException.class, message, call);
  }

  private static void refuses(Class<? extends Exception> type, String message, Runnable call) {
    assertEquals(message, assertThrows(type, call::run).getMessage());
  }

  // ---- rays ----

  @ParameterizedTest
  @EnumSource
  void raysHitWhatTheyHitAmongTriangles(Terrain terrain) {
    forAllSizes(terrain, (field, random) -> {
      Rays rays = SceneRays.at(random, field.triangles(), 120, Placement.MIDDLE);
      assertRaysAlike(field, rays);
    });
  }

  private static void assertRaysAlike(Heightfield field, Rays rays) {
    assertAlike(field, (engine, target) -> {
      RayHits hits = Answers.stale(RayHits.allocate(rays.size()));
      engine.closest(rays, target, hits);
      HitPoints points = HitPoints.allocate(rays.size());
      engine.points(rays, target, hits, points);
      return joined(Answers.of(hits, rays.size()), bits(points.z, rays.size()), bits(points.nx, rays.size()),
          bits(points.nz, rays.size()));
    });
    assertAlike(field, (engine, target) -> {
      Hits hits = Answers.stale(Hits.allocate(rays.size()));
      engine.any(rays, target, hits);
      return Answers.of(hits, rays.size());
    });
    assertAlike(field, (engine, target) -> {
      AllHits hits = AllHits.allocate(rays.size(), 4);
      engine.all(rays, target, hits);
      int[] needed = new int[rays.size()];
      for (int i = 0; i < needed.length; i++) {
        needed[i] = hits.needed(i);
        Arrays.fill(hits.index, 4 * i + hits.count(i), 4 * i + 4, -1);
      }
      return joined(needed, Arrays.copyOf(hits.index, 4 * rays.size()));
    });
    assertAlike(field, (engine, target) -> listed(pairs -> engine.cast(rays, target, pairs)));
    assertAlike(field, (engine, target) -> listed(pairs -> engine.candidates(rays, target, pairs)));
  }

  /** Along borders and diagonals of cells, through corners, in the surface, upwards, and from far outside. */
  @ParameterizedTest
  @EnumSource
  void raysAlongTheGridHitWhatTheyHitAmongTriangles(Terrain terrain) {
    forAllSizes(terrain, (field, random) -> {
      float[] sides = {0, -0f, 1, -1, field.x(1) - field.x(0), field.y(1) - field.y(0), 1e-30f, 1e5f};
      float[] far = {0, 1, -3, 1e6f, -1e12f, 1e17f, -1e25f, Float.POSITIVE_INFINITY, Float.NaN};
      Rays rays = Rays.allocate(150);
      for (int i = 0; i < rays.size(); i++) {
        float x = field.x(random.nextInt(field.columns())), y = field.y(random.nextInt(field.rows()));
        float dx = sides[random.nextInt(sides.length)], dy = sides[random.nextInt(sides.length)];
        float dz = random.nextInt(3) > 0 ? 0 : sides[random.nextInt(sides.length)];
        float back = random.nextInt(4) > 0 ? random.nextInt(3) : far[random.nextInt(far.length)];
        float z = random.nextBoolean() ? 2 : random.nextInt(4);
        float tMin = random.nextInt(5) > 0 ? 0 : -far[random.nextInt(far.length)];
        rays.set(i, x - back * dx, y - back * dy, z - back * dz, dx, dy, dz, tMin,
            random.nextBoolean() ? Float.POSITIVE_INFINITY : 3);
      }
      assertRaysAlike(field, rays);
    });
  }

  @Test
  void filtersApplyToTriangles() {
    Heightfield field = Terrain.HILLS.field(new Random(5), 38, 17);
    Rays rays = SceneRays.at(new Random(6), field.triangles(), 200, Placement.ALLOCATED);
    int[] layer = new int[200], mask = new int[200];
    int[] layers = new int[field.size()], masks = new int[field.size()];
    Arrays.fill(layer, 1);
    Arrays.fill(mask, 1);
    for (int i = 0; i < layers.length; i++) {
      layers[i] = i % 3 == 0 ? 1 : 2;
      masks[i] = 1;
    }
    Filter filter = Filter.layers(layer, mask, layers, masks);
    assertAlike(field, (engine, target) -> {
      RayHits hits = RayHits.allocate(rays.size());
      engine.where(filter).closest(rays, target, hits);
      Hits any = Hits.allocate(rays.size());
      engine.where(filter).any(rays, target, any);
      return joined(Answers.of(hits, rays.size()), Answers.of(any, rays.size()));
    });
  }
}
