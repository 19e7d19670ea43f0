package lockstep.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import lockstep.Runs;
import lockstep.internal.run.VectorSupport;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Boxes around runs are the least and greatest of their sides, with vectors and without. */
@Runs.Vectors
class RunBoundsTest {
  /** With vectors, where there are any. */
  private static RunBounds wide() {
    return VectorSupport.KERNELS == null ? RunBounds.scalar() : WideRunBounds.create();
  }

  private static float[][] columns(Random random, int columns, int size) {
    float[][] all = new float[columns][size];
    for (float[] column : all) {
      for (int k = 0; k < size; k++) {
        column[k] = random.nextInt(20) - 10 + random.nextInt(2) * random.nextFloat();
      }
    }
    return all;
  }

  @Property(tries = 200)
  void runsAreBounded(@ForAll long seed, @ForAll @IntRange(min = 1, max = 100) int count,
      @ForAll boolean isEight, @ForAll boolean isWide, @ForAll boolean hasNaN) {
    RunBounds bounds = isWide ? wide() : RunBounds.scalar();
    Random random = new Random(seed);
    int length = isEight ? 8 : 4, rows = count + length - 1;
    float[][] boxes = columns(random, Elements.BOUNDS, rows + RunBounds.SLACK);
    if (hasNaN && !isWide) {
      boxes[random.nextInt(Elements.BOUNDS)][random.nextInt(rows)] = Float.NaN;
    }
    float[][] expected = new float[Elements.BOUNDS][count];
    float farthest = 0;
    for (int c = 0; c < Elements.BOUNDS; c++) {
      for (int k = 0; k < rows; k++) {
        farthest = Math.max(farthest, Math.abs(boxes[c][k]));
      }
      for (int k = 0; k < count; k++) {
        float side = boxes[c][k];
        for (int j = k + 1; j < k + length; j++) {
          side = c < 3 ? Math.min(side, boxes[c][j]) : Math.max(side, boxes[c][j]);
        }
        expected[c][k] = side;
      }
    }
    assertEquals(farthest, bounds.farthest(boxes, rows));
    bounds.find(boxes, count, length);
    for (int c = 0; c < Elements.BOUNDS; c++) {
      for (int k = 0; k < count; k++) {
        assertEquals(expected[c][k], boxes[c][k], 0, "side " + c + " of " + k);
      }
    }
  }

  @Property(tries = 100)
  void ballsAreBoundedAlike(@ForAll long seed, @ForAll @IntRange(min = 1, max = 100) int count,
      @ForAll @IntRange(max = 40) int first, @ForAll @IntRange(max = 20) int behind) {
    float[][] columns = columns(new Random(seed), Kind.SPHERE.width(), 3 + first + count + behind);
    Elements balls = new Elements(Kind.SPHERE, columns, 3, first + count);
    float[][] boxes = new float[Elements.BOUNDS][count + RunBounds.SLACK];
    float[][] others = new float[Elements.BOUNDS][count + RunBounds.SLACK];
    float[] one = new float[Elements.BOUNDS];
    RunBounds.scalar().bound(balls, first, count, one, boxes);
    wide().bound(balls, first, count, one, others);
    for (int c = 0; c < Elements.BOUNDS; c++) {
      for (int k = 0; k < count; k++) {
        assertEquals(boxes[c][k], others[c][k], "side " + c + " of " + k);
      }
    }
  }
}
