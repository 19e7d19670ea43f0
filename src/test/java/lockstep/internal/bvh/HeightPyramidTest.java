package lockstep.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Random;
import lockstep.internal.query.HeightIndex;
import lockstep.internal.shape.HeightTriangles;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** A pyramid that follows a part of the heights is that of all of them. */
class HeightPyramidTest {
  private static final float[] SPECIAL = {Float.NaN, -0f, 1e30f, Float.POSITIVE_INFINITY, -1e9f};

  @Property(tries = 300)
  void updatesOfPartsAreThoseOfAll(@ForAll @IntRange(min = 2, max = 90) int columns,
      @ForAll @IntRange(min = 2, max = 40) int rows, @ForAll long seed) {
    Random random = new Random(seed);
    HeightTriangles grid = new HeightTriangles(new float[columns * rows], places(columns), places(rows));
    change(random, grid, 0, columns, 0, rows);
    HeightIndex index = new HeightIndex(grid);
    for (int times = 0; times < 3; times++) {
      int fromX = random.nextInt(columns + 1), toX = fromX + random.nextInt(columns + 1 - fromX);
      int fromY = random.nextInt(rows + 1), toY = fromY + random.nextInt(rows + 1 - fromY);
      change(random, grid, fromX, toX, fromY, toY);
      index.update(fromX, toX, fromY, toY);
      assertSame(new HeightPyramid(grid), (HeightPyramid) index.hierarchy());
    }
  }

  private static float[] places(int count) {
    float[] places = new float[count];
    for (int k = 0; k < count; k++) {
      places[k] = 0.5f * k - 3;
    }
    return places;
  }

  private static void change(Random random, HeightTriangles grid, int fromX, int toX, int fromY, int toY) {
    for (int y = fromY; y < toY; y++) {
      for (int x = fromX; x < toX; x++) {
        grid.heights[y * grid.xs.length + x] =
            random.nextInt(200) == 0 ? SPECIAL[random.nextInt(SPECIAL.length)] : 100 * random.nextFloat();
      }
    }
  }

  private static void assertSame(HeightPyramid expected, HeightPyramid pyramid) {
    for (int level = 1; level < expected.heights.length; level++) {
      assertArrayEquals(expected.heights[level], pyramid.heights[level], "level " + level);
    }
    assertArrayEquals(expected.bounds, pyramid.bounds);
    assertArrayEquals(new float[] {expected.maxCoordinate, expected.extent},
        new float[] {pyramid.maxCoordinate, pyramid.extent});
  }
}
