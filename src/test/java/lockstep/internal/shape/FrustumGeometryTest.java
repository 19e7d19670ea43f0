package lockstep.internal.shape;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.Views;
import lockstep.oracle.Exact;
import lockstep.oracle.Frustum;
import lockstep.oracle.Point;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/**
 * Bounds of frusta contain every corner, and exceed them by no more than a few ulp of the largest coordinate.
 */
@Runs.Widest
@Runs.Vectors
class FrustumGeometryTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;

  private static final float[] CUBE = Views.box(-1, -2, -3, 1, 2, 3);

  @Property(tries = 1000)
  void cameras(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll(supplier = Floats.Reals.class) float[] q) {
    check(Views.perspective(p, 0, Math.abs(p[3] - p[4]) + 1e-3f * Math.abs(p[3]), q));
  }

  @Property(tries = 1000)
  void hexahedra(@ForAll(supplier = Floats.Grid.class) float[] p) {
    check(Views.leaning(Views.box(-Math.abs(p[0]), -Math.abs(p[1]), -Math.abs(p[2]), Math.abs(p[3]),
        Math.abs(p[4]), Math.abs(p[5])), p, 6, 8));
  }

  /** Six planes through the origin: only the origin is between them, and its bounds are rounded outwards. */
  @Test
  void aPoint() {
    float[] f = Views.box(0, 0, 0, 0, 0, 0);
    check(f);
    assertEquals(0, bounds(f)[0], 4 * Float.MIN_VALUE);
  }

  private static void check(float[] f) {
    Frustum frustum = Frustum.of(f, 0);
    if (!frustum.isProper()) {
      return;
    }
    float[] bounds = bounds(f);
    double size = frustum.corners().stream().mapToDouble(Point::size).max().orElseThrow();
    for (int axis = 0; axis < 3; axis++) {
      int on = axis;
      Exact min = frustum.corners().stream().map(c -> c.on(on)).reduce(Exact::min).orElseThrow();
      Exact max = frustum.corners().stream().map(c -> c.on(on)).reduce(Exact::max).orElseThrow();
      assertTrue(Exact.of(bounds[axis]).isAtMost(min) && max.isAtMost(Exact.of(bounds[axis + 3])), "holds");
      // an ulp of 0 is the smallest float
      Exact loose = Exact.of(4 * Math.max(0x1p-23 * size, Float.MIN_VALUE));
      assertTrue(min.minus(loose).isAtMost(Exact.of(bounds[axis])), "min");
      assertTrue(Exact.of(bounds[axis + 3]).isAtMost(max.plus(loose)), "max");
    }
  }

  @Test
  void boxesHaveTheirOwnButForAnUlp() {
    float[] bounds = bounds(CUBE);
    for (int k = 0; k < 6; k++) {
      float side = (k % 3 + 1) * (k < 3 ? -1f : 1f);
      assertEquals(side, bounds[k], 2 * Math.ulp(side));
    }
  }

  /** The planes of a chimney: it is unbounded above and below. */
  @Test
  void unbounded() {
    float[] f = CUBE.clone();
    System.arraycopy(f, 16, f, 20, 4);
    float[] bounds = bounds(f);
    assertEquals(INF, bounds[5], "no upper end");
    assertEquals(-3, bounds[2], 1e-6f);
    System.arraycopy(f, 0, f, 16, 4);
    System.arraycopy(f, 0, f, 20, 4);
    assertEquals(-INF, bounds(f)[2]);
    assertEquals(INF, bounds(f)[5]);
  }

  /** Three almost parallel planes give no bound. */
  @Test
  void nearlyParallelPlanes() {
    float[] f = CUBE.clone();
    f[8] = 1;
    f[9] = -0x1p-30f;
    assertEquals(-INF, bounds(f)[1]);
  }

  /** Hits of kernels must reach both of these bounds, so they are in order. */
  @Test
  void nothingBetweenThePlanes() {
    float[] f = Views.box(1, -2, -3, -1, 2, 3);
    float[] bounds = bounds(f);
    assertEquals(-1, bounds[0], 1e-6f);
    assertEquals(1, bounds[3], 1e-6f);
  }

  @Test
  void improperOnesHaveNone() {
    for (int k = 0; k < 24; k++) {
      for (float bad : new float[] {NAN, INF, -INF}) {
        float[] f = CUBE.clone();
        f[k] = bad;
        float[] none = new float[6];
        Arrays.fill(none, NAN);
        assertArrayEquals(none, bounds(f));
        assertEquals(Kind.FRUSTUM.column(k) + " is " + bad + ", not a finite number", fault(f));
      }
    }
  }

  @Test
  void faults() {
    assertNull(fault(CUBE));
    float[] f = CUBE.clone();
    f[12] = f[13] = f[14] = 0;
    assertEquals("the squared length of normal 3 is 0.0, not between 7.888609E-31 and 1.2676506E30",
        fault(f));
    assertTrue(Float.isNaN(bounds(f)[0]));
    f[12] = 0x1p51f;
    assertEquals(
        "the squared length of normal 3 is " + 0x1p102f + ", not between 7.888609E-31 and 1.2676506E30",
        fault(f));
  }

  private static float[][] columns(float[] f) {
    float[][] columns = new float[24][];
    for (int c = 0; c < 24; c++) {
      columns[c] = new float[] {f[c]};
    }
    return columns;
  }

  private static float[] bounds(float[] f) {
    float[] to = new float[6];
    Kind.FRUSTUM.bounds(columns(f), 0, to, 0);
    return to;
  }

  private static String fault(float[] f) {
    return Kind.FRUSTUM.fault(columns(f), 0);
  }
}
