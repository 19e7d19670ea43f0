package lockstep.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Arrays;
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
    square(columns, SMALL, side, -0.1f);
    return tree(columns);
  }

  /** Triangles {@code at} and the next one are a level square above or below the middle of the unit cube. */
  private static void square(float[][] columns, int at, float side, float y) {
    float low = 0.5f - side / 2, high = 0.5f + side / 2;
    float[][] halves =
        {{low, y, low, high, y, low, high, y, high}, {low, y, low, high, y, high, low, y, high}};
    for (int c = 0; c < 9; c++) {
      columns[c][at] = halves[0][c];
      columns[c][at + 1] = halves[1][c];
    }
  }

  private static Bvh tree(float[][] columns) {
    return Bvh.build(new Elements(Kind.TRIANGLE, columns, 0, columns[0].length), WideTraversal.WIDTH,
        Bins::scalar, null);
  }

  /** Rays from the unit cube in all directions; some end after t = 1. */
  private static WideRayBlock rays(Bvh bvh, int count) {
    Random random = new Random(6);
    WideRayBlock block = new WideRayBlock();
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
    return block;
  }

  /** The index of the closest of the triangles from {@code from} on that ray i hits, and its t; −1 and +∞. */
  private static float[] closest(Bvh bvh, int from, WideRayBlock block, int i) {
    float[][] r = block.rays, p = bvh.primitives.columns;
    float[] t = {0}, u = {0}, v = {0};
    float index = -1, best = Float.POSITIVE_INFINITY;
    for (int j = from; j < p[0].length; j++) {
      if (RayTriangleScalar.cast(r[0][i], r[1][i], r[2][i], r[3][i], r[4][i], r[5][i], r[6][i], r[7][i],
          p[0][j], p[1][j], p[2][j], p[3][j], p[4][j], p[5][j], p[6][j], p[7][j], p[8][j], t, u, v, 0)
          && t[0] < best) {
        best = t[0];
        index = j;
      }
    }
    return new float[] {index, best};
  }

  private static WideRootLeaves leaves() {
    WideRootLeaves leaves = new WideRootLeaves();
    leaves.begin(WideKernels.TABLE);
    return leaves;
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void onlyLargeLeavesAreFound(boolean any) {
    Bvh bvh = cloudOverGround(5);
    int lanes = leaves().cast(bvh, new WideRayBlock(), 0, any);
    assertEquals(1, Integer.bitCount(lanes));
    int leaf = bvh.child(0, Integer.numberOfTrailingZeros(lanes));
    assertEquals(2, Bvh.count(leaf));
    assertEquals(SMALL, bvh.ids[Bvh.first(leaf)]);
    assertEquals(0, leaves().cast(cloudOverGround(0.1f), new WideRayBlock(), 0, any));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void raysMeetThemAsByTheDefinition(boolean any) {
    Bvh bvh = cloudOverGround(5);
    int count = WideRayBlock.SIZE - 3;
    WideRayBlock block = rays(bvh, count);
    block.record(0, 0, 0, 0, 7, any); // a hit before
    leaves().cast(bvh, block, count, any);
    int hits = 0;
    for (int i = 1; i < count; i++) {
      float[] expected = closest(bvh, SMALL, block, i);
      boolean hit = expected[0] >= 0;
      assertEquals(hit, block.index[i] >= 0, "ray " + i);
      if (!any) {
        assertEquals(expected[0], block.index[i], "ray " + i);
        assertEquals(expected[1], block.t[i], "ray " + i);
      }
      assertEquals(!hit || !any, block.isLeft(i), "ray " + i);
      hits += hit ? 1 : 0;
    }
    assertEquals(0, block.t[0]);
    assertEquals(7, block.index[0]);
    assertTrue(hits > count / 4 && hits < 3 * count / 4, hits + " hits");
  }

  /** More floors than the root has children: for any hit, those below its children are tested, too. */
  @Test
  void allFloorsOfABuilding() {
    int floors = 6 * WideTraversal.WIDTH;
    float[][] columns = new float[9][2 * floors];
    for (int floor = 0; floor < floors; floor++) {
      square(columns, 2 * floor, 5, 0.5f + 0.01f * (floor - floors / 2));
    }
    Bvh bvh = tree(columns);
    int count = WideRayBlock.SIZE - 5; // rays of the block before are no longer asked
    WideRayBlock block = rays(bvh, WideRayBlock.SIZE);
    Arrays.setAll(block.entry, i -> i);
    block.filter = (i, id) -> {
      assertTrue(i < count, "ray " + i);
      return true;
    };
    assertTrue(Integer.bitCount(leaves().cast(bvh, block, count, true)) < bvh.width);
    int hits = 0;
    for (int i = 0; i < count; i++) {
      boolean hit = closest(bvh, 0, block, i)[0] >= 0;
      assertEquals(hit, block.index[i] >= 0, "ray " + i);
      hits += hit ? 1 : 0;
    }
    assertTrue(hits > count / 2 && hits < count, hits + " hits");
  }
}
