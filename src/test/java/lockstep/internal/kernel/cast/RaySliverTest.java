package lockstep.internal.kernel.cast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import lockstep.Runs;
import lockstep.oracle.Exact;
import lockstep.oracle.Point;
import lockstep.oracle.Triangle;
import org.junit.jupiter.api.Test;

/**
 * Ray–triangle where float edge functions are mostly rounding error: slivers, and triangles so small that
 * products lose bits. The ray runs along an axis, so the shear is exact, and what remains is decision and
 * weights.
 */
@Runs.Vectors
class RaySliverTest {
  private static final int TRIALS = 30_000;

  private final Random random = new Random(1);
  private final float[] t = new float[1], u = new float[1], v = new float[1];

  private boolean cast(int axis, float[] p) {
    return RayTriangleScalar.cast(0, 0, 0, axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0,
        Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY, p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7],
        p[8], t, u, v, 0);
  }

  private int whole(int bits) {
    return random.nextInt(2 << bits) - (1 << bits);
  }

  /** Three corners on a line through the ray, on both sides of it, each off the line by at most that much. */
  private float[] sliver(int axis, int offA, int offB, int offC) {
    int along = whole(20), across = whole(20);
    int[] places = {-1 - random.nextInt(4), 1 + random.nextInt(4), random.nextInt(9) - 4};
    int[] off = {offA, offB, offC};
    int turn = random.nextInt(6);
    float[] p = new float[9];
    for (int k = 0; k < 3; k++) { // in any order
      int at = 3 * ((turn < 3 ? turn + k : 5 + turn - k) % 3);
      p[at + axis] = whole(22);
      p[at + (axis + 1) % 3] = places[k] * along + (off[k] == 0 ? 0 : whole(off[k]));
      p[at + (axis + 2) % 3] = places[k] * across + (off[k] == 0 ? 0 : whole(off[k]));
    }
    return p;
  }

  /**
   * The reported hit point is, axis by axis, as near to the triangle as {@link RayTriangle#ERROR} guarantees.
   */
  @Test
  void hitsOfSliversArePointsOfThem() {
    int hits = 0;
    for (int n = 0; n < TRIALS; n++) {
      int axis = n % 3;
      float[] p = sliver(axis, 2, 2, 2 + n % 16);
      if (cast(axis, p)) {
        hits++;
        Point at = Point.of(axis == 0 ? t[0] : 0, axis == 1 ? t[0] : 0, axis == 2 ? t[0] : 0);
        double extent = 0, largest = 0;
        for (int k = 0; k < 3; k++) {
          extent = Math.max(extent,
              Math.max(p[k], Math.max(p[3 + k], p[6 + k])) - Math.min(p[k], Math.min(p[3 + k], p[6 + k])));
        }
        for (float x : p) {
          largest = Math.max(largest, Math.abs(x));
        }
        double bound =
            0x1p-24 * (RayTriangle.ERROR.coordinates() * largest + RayTriangle.ERROR.extent() * extent);
        assertTrue(Triangle.of(p, 0).squaredDistance(at).isAtMost(Exact.of(3 * bound * bound)),
            () -> "t = " + t[0] + " of " + Arrays.toString(p));
      }
    }
    assertTrue(hits > TRIALS / 20, hits + " hits");
  }

  /** Two corners are on either side of the ray and collinear with it: the ray meets the edge between them. */
  @Test
  void edgesOfSliversBelongToThem() {
    for (int n = 0; n < TRIALS; n++) {
      int axis = n % 3;
      float[] p = sliver(axis, 0, 0, 1 + n % 20);
      if (Triangle.of(p, 0).normal().on(axis).sign() != 0) {
        assertTrue(cast(axis, p), () -> Arrays.toString(p));
      }
    }
  }

  /** Powers of two change no weight, even where areas are smaller than {@link RayTriangle#LEAST_AREA}. */
  @Test
  void tinyTrianglesHaveTheSameWeights() {
    int hits = 0;
    for (int n = 0; n < TRIALS; n++) {
      int axis = n % 3;
      float[] p = new float[9];
      float[] tiny = new float[9];
      for (int k = 0; k < 9; k++) {
        p[k] = whole(12);
        tiny[k] = Math.scalb(p[k], -84);
      }
      boolean hit = cast(axis, p);
      float largeU = u[0], largeV = v[0];
      assertEquals(hit, cast(axis, tiny), () -> Arrays.toString(p));
      assertEquals(largeU, u[0], 0x1p-18f);
      assertEquals(largeV, v[0], 0x1p-18f);
      hits += hit ? 1 : 0;
    }
    assertTrue(hits > TRIALS / 20, hits + " hits");
  }
}
