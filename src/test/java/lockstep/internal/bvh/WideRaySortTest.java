package lockstep.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import lockstep.Rays;
import lockstep.Runs;
import lockstep.bench.scenes.MeshModel;
import lockstep.bench.scenes.ViewOrder;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Rays in all directions at a tree larger than the caches, which are sorted before they are cast; for smaller
 * trees they are not sorted.
 */
@Runs.Vectors
class WideRaySortTest {
  private static final int TRIANGLES = 400_000;
  private static final int RAYS = 3000;
  private static final int FROM = 5;

  private static Bvh bvh;

  @BeforeAll
  static void build() {
    assumeTrue(ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent());
    Random random = new Random(1);
    float[][] columns = new float[9][TRIANGLES];
    for (int i = 0; i < TRIANGLES; i++) {
      for (int axis = 0; axis < 3; axis++) {
        float middle = random.nextFloat();
        for (int corner = 0; corner < 3; corner++) {
          columns[3 * corner + axis][i] = middle + 0.02f * (random.nextFloat() - 0.5f);
        }
      }
    }
    bvh = Bvh.build(new Elements(Kind.TRIANGLE, columns, 0, TRIANGLES), WideTraversal.WIDTH, Bins::scalar,
        null);
    assertTrue(WideInterleavedRays.isLarge(bvh));
  }

  /** Random rays, preceded by {@link #FROM} unused ones; a few of them {@code wild}. */
  private static float[][] rays(int count, boolean wild) {
    Random random = new Random(count);
    float[] odd = {0, -0f, Float.NaN, 1 / 0f, -1 / 0f, Float.MIN_VALUE, 1e30f, -3e38f};
    float[][] rays = new float[8][FROM + count];
    for (int i = 0; i < FROM + count; i++) {
      for (int c = 0; c < 6; c++) {
        rays[c][i] = random.nextFloat() - (c < 3 ? 0 : 0.5f);
      }
      rays[7][i] = Float.POSITIVE_INFINITY;
      if (wild && random.nextInt(200) == 0) {
        rays[random.nextInt(8)][i] = odd[random.nextInt(odd.length)];
      }
    }
    return rays;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 255, 256, 257, 4095, WideRaySort.MAX_RAYS})
  void everyRayHasOnePlace(int count) {
    for (boolean wild : new boolean[] {false, true}) {
      int[] sorted = new WideRaySort(count).sort(bvh, rays(count, wild), FROM, count);
      assertArrayEquals(IntStream.range(0, count).toArray(),
          Arrays.stream(sorted, 0, count).sorted().toArray());
    }
  }

  @Test
  void neighboursAreAlike() {
    float[][] rays = rays(RAYS, false);
    int[] sorted = new WideRaySort(RAYS).sort(bvh, rays, FROM, RAYS);
    double apart = 0, apartSorted = 0;
    for (int k = 1; k < RAYS; k++) {
      for (int c = 0; c < 6; c++) {
        apart += Math.abs(rays[c][FROM + k] - rays[c][FROM + k - 1]);
        apartSorted += Math.abs(rays[c][FROM + sorted[k]] - rays[c][FROM + sorted[k - 1]]);
      }
    }
    assertTrue(apartSorted < 0.6 * apart, apartSorted + " of " + apart);
  }

  /** Pictures and scans, narrow or wide, large or small, are in order; the same in random order are not. */
  @ParameterizedTest
  @EnumSource(ViewOrder.class)
  void ordersOfPictures(ViewOrder order) {
    MeshModel.View view = new MeshModel.View(MeshModel.HALLS.triangles(2000, 1), true);
    for (int pixels : new int[] {order == ViewOrder.TILES ? 64 : 128, 256, 1024}) {
      for (double degrees : new double[] {1, 30, 71, order == ViewOrder.LIDAR ? 90 : 150}) {
        Rays rays = order.rays(view, pixels, ViewOrder.width(degrees));
        float[][] columns = {rays.ox, rays.oy, rays.oz, rays.dx.clone(), rays.dy.clone(), rays.dz.clone()};
        int count = Math.min(rays.size(), WideRaySort.MAX_RAYS);
        for (int from = 0; from + count <= rays.size(); from += count) {
          int at = from;
          assertTrue(WideRayCaster.isInOrder(columns, from, count),
              () -> pixels + " pixels, " + degrees + " degrees, from " + at);
        }
        for (int c = 3; c < 6; c++) {
          shuffle(columns[c], count);
        }
        assertFalse(WideRayCaster.isInOrder(columns, 0, count), () -> pixels + " pixels, " + degrees);
      }
    }
  }

  private static void shuffle(float[] column, int count) {
    Random random = new Random(1);
    for (int i = count - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      float swapped = column[i];
      column[i] = column[j];
      column[j] = swapped;
    }
  }

  @Test
  void sortedRaysHitWhatTheyHitOneByOne() {
    float[][] rays = rays(RAYS, true);
    Answers wide = new Answers(WideRayCaster.create(), rays);
    Answers scalar = new Answers(RayCaster.scalar(), rays);
    assertArrayEquals(scalar.index, wide.index);
    for (int c = 0; c < 3; c++) {
      assertArrayEquals(bits(scalar.tuv[c]), bits(wide.tuv[c]));
    }
    assertArrayEquals(scalar.any, wide.any);
    long hits = IntStream.of(wide.index).filter(i -> i >= 0).count();
    assertEquals(hits, Arrays.stream(wide.any).map(Long::bitCount).sum());
    assertTrue(hits > RAYS / 2, hits + " hits");
  }

  private static int[] bits(float[] values) {
    return IntStream.range(0, values.length).map(i -> Float.floatToRawIntBits(values[i])).toArray();
  }

  /** The answers of a caster for all rays. */
  private static final class Answers {
    final float[][] tuv = new float[3][RAYS];
    final int[] index = new int[RAYS];
    final long[] any = new long[(RAYS + 63) / 64];

    Answers(RayCaster caster, float[][] rays) {
      caster.closest(bvh, rays, FROM, FROM + RAYS, -FROM, tuv[0], tuv[1], tuv[2], index);
      caster.any(bvh, rays, FROM, FROM + RAYS, -FROM, any);
    }
  }
}
