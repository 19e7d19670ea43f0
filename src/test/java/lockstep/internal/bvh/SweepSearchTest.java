package lockstep.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import lockstep.Runs;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;

/**
 * Primitives offered by trees to moving shapes: all whose bounds meet the shape's on the way, and no others
 * of a leaf.
 */
@Runs.Vectors
class SweepSearchTest {
  private static final int SHAPES = 60;
  private static final int SCENES = 300;

  /** Less clear meetings of boxes than this, as a part of the way, may be decided either way. */
  private static final double CLEAR = 1e-4;

  @Test
  void offersWhatIsMetOnTheWay() {
    SweepSearch scalar = SweepSearch.scalar();
    boolean vectors = ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
    SweepSearch wide = vectors ? WideSweepSearch.create() : scalar;
    int[] expected = new int[2];
    for (int seed = 0; seed < SCENES; seed++) {
      Random random = new Random(seed);
      Kind kind = seed % 2 == 0 ? Kind.TRIANGLE : Kind.BOX;
      Elements shapes = new Elements(kind, shapes(kind, random), 0, SHAPES);
      int width = vectors ? WideTraversal.WIDTH : 8;
      Bvh bvh = Bvh.build(shapes, width, Bins::scalar, null);
      Elements moving = new Elements(Kind.SPHERE, new float[][] {{random.nextFloat()}, {random.nextFloat()},
          {random.nextFloat()}, {0.1f * random.nextFloat()}}, 0, 1);
      float[] v = new float[3];
      for (int axis = 0; axis < 3; axis++) { // often along an axis, or at rest
        v[axis] = random.nextInt(3) == 0 ? 0 : random.nextFloat() - 0.5f;
      }
      float limit = random.nextInt(3) == 0 ? random.nextFloat() : 1;
      check(expected, scalar, bvh, moving, v, limit, seed);
      check(expected, wide, bvh, moving, v, limit, seed);
    }
    assertTrue(expected[0] > 20 * SCENES && expected[1] > SCENES,
        () -> expected[0] + " clear misses, " + expected[1] + " clear meetings");
  }

  private static float[][] shapes(Kind kind, Random random) {
    float[][] columns = new float[kind.width()][SHAPES];
    for (int i = 0; i < SHAPES; i++) {
      for (int axis = 0; axis < 3; axis++) {
        float at = random.nextFloat();
        for (int c = axis; c < kind.width(); c += 3) {
          columns[c][i] = at + 0.1f * (kind == Kind.TRIANGLE ? random.nextFloat() : c < 3 ? 0 : 1);
        }
      }
    }
    return columns;
  }

  private static void check(int[] expected, SweepSearch search, Bvh bvh, Elements moving, float[] v,
      float limit, int seed) {
    boolean[] offered = new boolean[SHAPES];
    int[] ids = new int[TreeSearch.MOST];
    search.in(bvh);
    assertTrue(search.begin(0, moving, 0, v[0], v[1], v[2],
        ScalarKernels.TABLE.get(Verb.SWEEP, Kind.SPHERE, bvh.primitives.kind).error()));
    search.limit(0, limit);
    for (int more = search.next(0, ids, null, 0); more > 0; more = search.next(0, ids, null, 0)) {
      for (int k = 0; k < more; k++) {
        offered[ids[k]] = true;
      }
    }
    for (int i = 0; i < SHAPES; i++) {
      double clear = meeting(moving, v, limit, bvh.primitives, i);
      if (Math.abs(clear) > CLEAR) {
        expected[clear > 0 ? 1 : 0]++;
        int shape = i;
        assertTrue(offered[i] == clear > 0, () -> bvh.primitives.kind + " " + shape + ", seed " + seed);
      }
    }
  }

  /**
   * The part of the time up to {@code limit} during which the bounds overlap, or the negative distance by
   * which they miss.
   */
  private static double meeting(Elements moving, float[] v, float limit, Elements shapes, int i) {
    float[] a = new float[6], b = new float[6];
    moving.bounds(0, a, 0);
    shapes.bounds(i, b, 0);
    double from = 0, to = limit, apart = Double.NEGATIVE_INFINITY;
    for (int axis = 0; axis < 3; axis++) {
      double low = (double) b[axis] - a[axis + 3], high = (double) b[axis + 3] - a[axis];
      if (v[axis] != 0) {
        from = Math.max(from, Math.min(low / v[axis], high / v[axis]));
        to = Math.min(to, Math.max(low / v[axis], high / v[axis]));
      } else {
        apart = Math.max(apart, Math.max(low, -high));
      }
    }
    return apart > CLEAR ? -apart : apart > -CLEAR ? 0 : to - from;
  }
}
