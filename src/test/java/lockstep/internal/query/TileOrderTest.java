package lockstep.internal.query;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import lockstep.Runs;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Rays of pictures and scans are told by their directions, and cut into tiles. */
@Runs.Once
class TileOrderTest {
  private static final int MOST = 4096;

  /**
   * Part of a picture by a camera that looks along z, of rows of so many rays, from ray {@code from} on.
   *
   * @param across by how much neighbouring rows differ, where neighbouring rays of one differ by 0.001
   */
  private static float[][] picture(int width, int from, int count, float across) {
    float[][] rays = new float[8][count];
    for (int k = 0; k < count; k++) {
      int row = (from + k) / width, column = (from + k) % width;
      rays[3][k] = 3 + 0.001f * column;
      rays[4][k] = 3 + across * row;
      rays[5][k] = 1;
    }
    return rays;
  }

  private static int[] order(float[][] rays) {
    int[] order = new TileOrder(MOST).of(rays, 0, rays[0].length);
    return order == null ? null : Arrays.copyOf(order, rays[0].length);
  }

  @Property(tries = 300)
  void everyRayIsThereOnce(@ForAll @IntRange(min = 16, max = 1500) int width,
      @ForAll @IntRange(min = 0, max = 3000) int from, @ForAll @IntRange(min = 3001, max = MOST) int count) {
    int[] order = order(picture(width, from, count, 0.001f));
    assertTrue(order != null || (count - from) / width < 3, "no rows found");
    if (order != null) {
      assertArrayEquals(IntStream.range(0, count).toArray(), IntStream.of(order).sorted().toArray());
    }
  }

  @Test
  void tilesAreAsWideAsDirectionsAreAlike() {
    assertArrayEquals(new int[] {2, 32}, tile(0.00001f), "columns that lie close together");
    assertArrayEquals(new int[] {32, 2}, tile(0.5f), "columns far apart");
  }

  /** How many rays of a row, and how many rows, are among the first 64 rays of a picture 128 wide. */
  private static int[] tile(float across) {
    int[] order = order(picture(128, 0, MOST, across));
    int[] tile = Arrays.copyOf(order, 64);
    return new int[] {(int) IntStream.of(tile).map(i -> i % 128).distinct().count(),
        (int) IntStream.of(tile).map(i -> i / 128).distinct().count()};
  }

  /** A later call with rows of another length, or another part, is not answered as the last one. */
  @Test
  void eachCallHasItsOrder() {
    TileOrder tiles = new TileOrder(MOST);
    for (int width : new int[] {100, 128, 100}) {
      for (int from : new int[] {0, 64, 0}) {
        for (int count : new int[] {MOST, 3000}) {
          float[][] rays = picture(width, from, count, 0.001f);
          assertArrayEquals(order(rays), Arrays.copyOf(tiles.of(rays, 0, count), count));
        }
      }
    }
  }

  @Test
  void othersKeepTheirOrder() {
    Random random = new Random(1);
    float[][] rays = new float[8][MOST];
    for (float[] column : rays) {
      for (int k = 0; k < MOST; k++) {
        column[k] = random.nextFloat() - 0.5f;
      }
    }
    assertNull(order(rays), "any directions");
    assertNull(order(new float[8][MOST]), "no directions");
    assertNull(order(picture(4096, 0, MOST, 0.001f)), "a single row");
    assertNull(order(new float[8][1]), "a single ray");
    for (float[] column : rays) {
      Arrays.fill(column, Float.NaN);
    }
    assertNull(order(rays), "NaN");
    float[][] torn = picture(128, 0, MOST, 0.001f);
    torn[4][128 * 20] = torn[4][128 * 20 - 1];
    torn[3][128 * 20] = torn[3][128 * 20 - 1];
    assertNull(order(torn), "a row that does not end where the others do");
    assertEquals(MOST, order(picture(128, 0, MOST, 0.001f)).length);
  }
}
