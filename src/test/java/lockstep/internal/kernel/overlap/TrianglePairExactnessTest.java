package lockstep.internal.kernel.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import lockstep.Runs;
import org.junit.jupiter.api.Test;

/**
 * Triangle–triangle where a rounding error, an axis or a vector left over from the previous pair would
 * decide: near the tolerance, within coordinate planes, coplanar and without area.
 */
@Runs.Widest
@Runs.Vectors
class TrianglePairExactnessTest {
  /** The planes z = 0, x = 0, y = 0 and x + y = z. */
  private static final int PLANES = 4;

  private boolean overlap(float[] p, float[] q) {
    return TriangleTriangleOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], q[0],
        q[1], q[2], q[3], q[4], q[5], q[6], q[7], q[8]);
  }

  /** Corners given by two coordinates each, in one of the planes. */
  private static float[] in(int plane, float... st) {
    float[] triangle = new float[9];
    for (int k = 0; k < 3; k++) {
      float s = st[2 * k], t = st[2 * k + 1];
      float[] corner = switch (plane) {
        case 0 -> new float[] {s, t, 0};
        case 1 -> new float[] {0, s, t};
        case 2 -> new float[] {t, 0, s};
        default -> new float[] {s, t, s + t};
      };
      System.arraycopy(corner, 0, triangle, 3 * k, 3);
    }
    return triangle;
  }

  private void assertOverlap(boolean expected, float[] p, float[] q) {
    assertEquals(expected, overlap(p, q), () -> Arrays.toString(p) + " and " + Arrays.toString(q));
    assertEquals(expected, overlap(q, p), () -> Arrays.toString(q) + " and " + Arrays.toString(p));
  }

  /**
   * A corner about 2^-39 from an edge that passes the origin: the gap is as large as the tolerance, and
   * whether it is larger depends on the vertex to which everything is relative. The order of the operands
   * must not matter, however many of the compared coordinates are equal.
   */
  @Test
  void nearTheToleranceTheOrderOfTheOperandsDecidesNothing() {
    Random random = new Random(1);
    int hits = 0, pairs = 300_000;
    for (int n = 0; n < pairs; n++) {
      double scale = Math.scalb(1.0, -38 - random.nextInt(2));
      float[] p = new float[9];
      float[] q = new float[9];
      for (int k = 0; k < 9; k++) {
        p[k] = real(random);
        q[k] = real(random);
      }
      for (int c = 0; c < 3; c++) {
        p[6 + c] = -p[3 + c];
        q[6 + c] = (float) (q[6 + c] * scale);
        if (c < n % 3) {
          q[c] = p[c]; // as the first coordinates of both
        }
      }
      boolean hit = overlap(p, q);
      assertEquals(hit, overlap(q, p), () -> Arrays.toString(p) + " and " + Arrays.toString(q));
      hits += hit ? 1 : 0;
    }
    assertTrue(hits > pairs / 100 && hits < pairs - pairs / 100, hits + " hits");
  }

  private static float real(Random random) {
    return (random.nextInt(1 << 24) - (1 << 23)) * 0x1p-23f;
  }

  /**
   * Only the hypotenuse of the smaller one separates them; its normal is in their plane, whatever the
   * previous plane was.
   */
  @Test
  void coplanarPairsOfDifferentPlanes() {
    for (int plane = 0; plane < PLANES; plane++) {
      for (int before = 0; before < PLANES; before++) {
        float[] small = in(plane, 0, 0, 20, 0, 0, 20);
        float[] apart = in(plane, 11, 11, 25, 11, 11, 30);
        float[] near = in(plane, 10, 10, 25, 10, 10, 30);
        overlap(in(before, 0, 0, 2, 0, 0, 2), in(before, 1, 1, 2, 2, 3, 1));
        assertOverlap(false, small, apart);
        assertOverlap(true, small, near);
      }
    }
  }

  /**
   * A corner is a point of an edge: rounded projections separate them, in planes where one axis has no
   * extent.
   */
  @Test
  void cornerInAnEdgeWithinAPlane() {
    Random random = new Random(2);
    for (int n = 0; n < 20_000; n++) {
      int ms = whole(random), mt = whole(random), ds = whole(random) >> 3, dt = whole(random) >> 3;
      int left = 1 + random.nextInt(7), right = 1 + random.nextInt(7);
      int[] other = new int[6];
      for (int k = 0; k < 3; k++) { // one corner on one side of the edge, two on the other
        long side;
        do {
          other[2 * k] = whole(random);
          other[2 * k + 1] = whole(random);
          side = (long) ds * (other[2 * k + 1] - mt) - (long) dt * (other[2 * k] - ms);
        } while (k == 0 ? side <= 0 : side >= 0);
      }
      float[] p =
          in(n % 3, ms - left * ds, mt - left * dt, ms + right * ds, mt + right * dt, other[0], other[1]);
      float[] q = in(n % 3, ms, mt, other[2], other[3], other[4], other[5]);
      assertOverlap(true, p, q);
    }
  }

  private static int whole(Random random) {
    return random.nextInt(1 << 23) - (1 << 22);
  }

  /** Every pair of segments of a 3 × 3 grid, points among them, each as a triangle with one corner twice. */
  @Test
  void segmentsOfAGrid() {
    int hits = 0;
    for (int a = 0; a < 81; a++) {
      for (int b = 0; b < 81; b++) {
        boolean meet = meet(a / 9, a % 9, b / 9, b % 9);
        hits += meet ? 1 : 0;
        for (int plane = 0; plane < PLANES; plane++) {
          for (int form = 0; form < 9; form++) {
            assertOverlap(meet, segment(plane, a / 9, a % 9, form / 3),
                segment(plane, b / 9, b % 9, form % 3));
          }
        }
      }
    }
    assertTrue(hits > 1000 && hits < 81 * 81 - 1000, hits + " hits");
  }

  private static float[] segment(int plane, int from, int to, int twice) {
    int s = from / 3, t = from % 3, u = to / 3, v = to % 3;
    return switch (twice) {
      case 0 -> in(plane, s, t, s, t, u, v);
      case 1 -> in(plane, s, t, u, v, s, t);
      default -> in(plane, s, t, u, v, u, v);
    };
  }

  /** Whether two segments of grid points meet, decided in whole numbers. */
  private static boolean meet(int a, int b, int c, int d) {
    int abc = side(a, b, c), abd = side(a, b, d), cda = side(c, d, a), cdb = side(c, d, b);
    if (abc == 0 && abd == 0 && cda == 0 && cdb == 0) { // on one line
      return between(a / 3, b / 3, c / 3, d / 3) && between(a % 3, b % 3, c % 3, d % 3);
    }
    return abc * abd <= 0 && cda * cdb <= 0;
  }

  private static int side(int a, int b, int p) {
    return Integer.signum((b / 3 - a / 3) * (p % 3 - a % 3) - (b % 3 - a % 3) * (p / 3 - a / 3));
  }

  private static boolean between(int a, int b, int c, int d) {
    return Math.min(a, b) <= Math.max(c, d) && Math.min(c, d) <= Math.max(a, b);
  }

  @Test
  void segmentsOfAGridAreDecidedInWholeNumbers() {
    assertTrue(meet(0, 8, 2, 6)); // the diagonals
    assertTrue(meet(0, 2, 1, 7));
    assertFalse(meet(0, 4, 8, 3)); // on the line of the first, beyond its end
    assertFalse(meet(0, 0, 4, 4));
    assertTrue(meet(4, 4, 0, 8));
  }
}
