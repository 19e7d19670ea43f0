package lockstep;

import static lockstep.HeightfieldCheck.assertAlike;
import static lockstep.HeightfieldCheck.joined;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Many rays at once, in order and in none, hit a heightfield as they hit its triangles by brute force. */
@Runs.Vectors
class HeightfieldRaysTest {
  private static final int WIDTH = 32, HEIGHT = 20, RAYS = WIDTH * HEIGHT;
  private static final int COLUMNS = 30, ROWS = 23;

  /** How rays come; u and v go from 0 to 1, row by row of a picture. */
  private enum Scene {
    ABOVE, ASIDE, DOWN, PARALLEL, SHUFFLED,
    /** Far fewer than cells, so each by itself. */
    APART;

    void set(Rays rays, int i, Heightfield field, float u, float v) {
      float x = field.x(0), toX = field.x(field.columns() - 1) - x;
      float y = field.y(0), toY = field.y(field.rows() - 1) - y;
      switch (this) {
        case ABOVE, SHUFFLED ->
          rays.set(i, x + 0.4f * toX, y + 0.5f * toY, 8, toX * (u - 0.5f), toY * (v - 0.5f), -6);
        case ASIDE -> rays.set(i, x - 0.3f * toX, y + 0.2f * toY, 3.5f, toX, toY * (u - 0.4f), -3 * v);
        case DOWN -> rays.set(i, x + u * toX, y + v * toY, 9, 0, 0, -1);
        case PARALLEL -> rays.set(i, x + u * toX, y + v * toY, 0, -0.6f * toX, 0.5f * toY, 4);
        case APART ->
          rays.set(i, x + v * toX, y + u * toY, 5, toX * (u - 0.5f), toY * (0.5f - v), -4 * u * v);
      }
    }

    Rays at(Heightfield field, int count) {
      Random random = new Random(3);
      Rays rays = Rays.allocate(count);
      for (int i = 0; i < count; i++) {
        int at = this == SHUFFLED ? random.nextInt(count) : this == APART ? 37 * i % RAYS : i;
        int column = at % WIDTH, row = at / WIDTH;
        set(rays, i, field, column / (WIDTH - 1f), row / (HEIGHT - 1f));
        if (i % 7 == 0) {
          rays.tMax[i] = 1;
        }
        if (i % 33 == 0) {
          rays.tMin[i] = i % 2 == 0 ? 0.7f : -0.5f;
        }
        if (i % 101 == 0) {
          rays.dy[i] = Float.NaN;
        }
      }
      return rays;
    }
  }

  private static void assertHitAlike(Heightfield field, Rays rays) {
    assertAlike(field, (engine, target) -> answers(engine, rays, target));
  }

  private static int[] answers(Engine engine, Rays rays, Obstacles target) {
    RayHits hits = Answers.stale(RayHits.allocate(rays.size()));
    engine.closest(rays, target, hits);
    Hits any = Answers.stale(Hits.allocate(rays.size()));
    engine.any(rays, target, any);
    return joined(Answers.of(hits, rays.size()), Answers.of(any, rays.size()));
  }

  @ParameterizedTest
  @EnumSource
  void raysInAnyOrderHitWhatTheyHitAmongTriangles(Terrain terrain) {
    Heightfield field = terrain.field(new Random(4), COLUMNS, ROWS);
    for (Scene scene : Scene.values()) {
      Rays rays = scene.at(field, scene == Scene.APART ? 300 : RAYS);
      assertHitAlike(field, rays);
    }
  }

  @Test
  void mostOfTheseRaysHit() {
    Heightfield field = Terrain.HILLS.field(new Random(4), COLUMNS, ROWS);
    for (Scene scene : Scene.values()) {
      RayHits hits = RayHits.allocate(RAYS);
      Engine.scalar().closest(scene.at(field, RAYS), field, hits);
      assertTrue(hits.count() > RAYS / 6, () -> scene + ": " + hits.count());
    }
  }

  /** Ridges along the diagonals of cells, met by rays through both triangles, and rays within diagonals. */
  @Test
  void raysThroughBothTrianglesOfACellHitTheNearer() {
    float[] heights = new float[COLUMNS * ROWS];
    for (int k = 0; k < heights.length; k++) {
      heights[k] = (k % COLUMNS + k / COLUMNS) % 2;
    }
    Heightfield field = Heightfield.of(heights, COLUMNS, ROWS, 0, 0, 1, 1);
    Rays rays = Rays.allocate(1024);
    for (int i = 0; i < rays.size(); i++) {
      int x = i % 32, y = i / 32;
      switch (i / 64 % 3) {
        case 0 -> rays.set(i, x, y + 1, 0.5f, 1, -1, i % 5 * 0.1f);
        case 1 -> rays.set(i, x + 0.25f, y + 0.25f, 3, 0, 0, -1);
        default -> rays.set(i, x - 1, y + 0.3f, 0.9f, 1, 0.01f, -0.02f);
      }
    }
    assertHitAlike(field, rays);
  }

  @Test
  void filtersApplyToManyRays() {
    Heightfield field = Terrain.HILLS.field(new Random(5), COLUMNS, ROWS);
    int[] layer = new int[RAYS], layers = new int[field.size()], masks = new int[field.size()];
    Arrays.fill(layer, 1);
    Arrays.fill(masks, 1);
    for (int i = 0; i < layers.length; i++) {
      layers[i] = i % 3 == 0 ? 1 : 2;
    }
    Filter filter = Filter.layers(layer, layer, layers, masks);
    for (Scene scene : Scene.values()) {
      Rays rays = scene.at(field, RAYS);
      assertAlike(field, (engine, target) -> answers(engine.where(filter), rays, target));
    }
  }

  @Test
  void fieldsAreOneOfSeveralTargets() {
    Heightfield field = Terrain.HILLS.field(new Random(6), COLUMNS, ROWS);
    Heightfield steps = Terrain.STEPS.field(new Random(7), 20, 30);
    Rays rays = Scene.ASIDE.at(field, RAYS);
    int[] expected = answers(Engine.scalar(), rays, Obstacles.of(field.triangles(), steps.triangles()));
    for (Engine engine : HeightfieldCheck.ENGINES) {
      assertArrayEquals(expected, answers(engine, rays, Obstacles.of(field, steps)), engine::toString);
    }
  }
}
