package lockstep.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Random;
import lockstep.Runs;
import lockstep.internal.kernel.WideKernels;
import lockstep.internal.kernel.cast.RayTriangleScalar;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Large leaves at the root, which most rays meet, are found, and give the hits of the definition. */
@Runs.Vectors
class WideRootLeavesTest {
  private static final int SMALL = 500;

  @BeforeAll
  static void needsVectors() {
    assumeTrue(ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent());
  }

  /** A cloud of small triangles in the unit cube, and a square of two with this side below it. */
  private static Bvh cloudOverGround(float side) {
    Random random = new Random(5);
    float[][] columns = new float[9][SMALL + 2];
    for (int i = 0; i < SMALL; i++) {
      for (int axis = 0; axis < 3; axis++) {
        float at = random.nextFloat();
        for (int corner = 0; corner < 3; corner++) {
          columns[3 * corner + axis][i] = at + 0.02f * random.nextFloat();
        }
      }
    }
    float low = 0.5f - side / 2, high = 0.5f + side / 2;
    float[][] ground = {{low, -0.1f, low, high, -0.1f, low, high, -0.1f, high},
        {low, -0.1f, low, high, -0.1f, high, low, -0.1f, high}};
    for (int c = 0; c < 9; c++) {
      columns[c][SMALL] = ground[0][c];
      columns[c][SMALL + 1] = ground[1][c];
    }
    return Bvh.build(new Elements(Kind.TRIANGLE, columns, 0, SMALL + 2), WideTraversal.WIDTH, Bins::scalar,
        null);
  }

  @Test
  void onlyLargeLeavesAreFound() {
    Bvh bvh = cloudOverGround(5);
    int lanes = new WideRootLeaves().lanes(bvh);
    assertEquals(1, Integer.bitCount(lanes));
    int leaf = bvh.child(0, Integer.numberOfTrailingZeros(lanes));
    assertEquals(2, Bvh.count(leaf));
    assertEquals(SMALL, bvh.ids[Bvh.first(leaf)]);
    assertEquals(0, new WideRootLeaves().lanes(cloudOverGround(0.1f)));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void raysMeetThemAsByTheDefinition(boolean any) {
    Bvh bvh = cloudOverGround(5);
    Random random = new Random(6);
    WideRayBlock block = new WideRayBlock();
    int count = WideRayBlock.SIZE - 3;
    float[][] r = block.rays;
    for (int i = 0; i < count; i++) {
      for (int c = 0; c < 3; c++) {
        r[c][i] = random.nextFloat();
        r[3 + c][i] = 2 * random.nextFloat() - 1;
      }
      r[6][i] = 0;
      r[7][i] = i % 5 == 0 ? 1 : Float.POSITIVE_INFINITY;
    }
    block.prepare(bvh, count);
    block.record(0, 0, 0, 0, 7, any); // a hit before
    WideRootLeaves leaves = new WideRootLeaves();
    leaves.use(WideKernels.TABLE);
    leaves.cast(bvh, block, count, leaves.lanes(bvh), any);
    int hits = 0;
    float[][] p = bvh.primitives.columns;
    for (int i = 1; i < count; i++) {
      float[] t = {0}, u = {0}, v = {0};
      int index = -1;
      float best = Float.POSITIVE_INFINITY;
      for (int j = SMALL; j < SMALL + 2; j++) {
        if (RayTriangleScalar.cast(r[0][i], r[1][i], r[2][i], r[3][i], r[4][i], r[5][i], r[6][i], r[7][i],
            p[0][j], p[1][j], p[2][j], p[3][j], p[4][j], p[5][j], p[6][j], p[7][j], p[8][j], t, u, v, 0)
            && t[0] < best) {
          best = t[0];
          index = j;
        }
      }
      assertEquals(index >= 0, block.index[i] >= 0, "ray " + i);
      if (!any) {
        assertEquals(index, block.index[i], "ray " + i);
        assertEquals(best, block.t[i], "ray " + i);
      }
      assertEquals(index < 0 || !any, block.isLeft(i), "ray " + i);
      hits += index >= 0 ? 1 : 0;
    }
    assertEquals(0, block.t[0]);
    assertEquals(7, block.index[0]);
    assertTrue(hits > count / 4 && hits < 3 * count / 4, hits + " hits");
  }
}
