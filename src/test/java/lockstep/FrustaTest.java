package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;

/** Frusta set from view-projection matrices, against points that the matrix transforms. */
@Runs.Ends
class FrustaTest {
  private static final float[] IDENTITY = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

  /** Rows of a perspective matrix that looks along −z, with OpenGL's depth, or with depth from 0 to 1. */
  private static float[] perspective(float wide, float high, float near, float far, Depth depth) {
    float range = far - near;
    boolean zero = depth == Depth.ZERO_TO_ONE;
    return new float[] {1 / wide, 0, 0, 0, 0, 1 / high, 0, 0, 0, 0, -(zero ? far : far + near) / range,
        -(zero ? 1 : 2) * far * near / range, 0, 0, -1, 0};
  }

  private static float[] orthographic(float width, float height, float near, float far, Depth depth) {
    float range = far - near;
    boolean zero = depth == Depth.ZERO_TO_ONE;
    return new float[] {2 / width, 0, 0, 0, 0, 2 / height, 0, 0, 0, 0, -(zero ? 1 : 2) / range,
        -(zero ? near : far + near) / range, 0, 0, 0, 1};
  }

  /** A random rotation, and a step back. */
  private static float[] view(Random random) {
    double x = random.nextGaussian(), y = random.nextGaussian(), z = random.nextGaussian(),
        w = random.nextGaussian();
    double s = 2 / (x * x + y * y + z * z + w * w);
    double[] m = {1 - s * (y * y + z * z), s * (x * y - z * w), s * (x * z + y * w), random.nextGaussian(),
        s * (x * y + z * w), 1 - s * (x * x + z * z), s * (y * z - x * w), random.nextGaussian(),
        s * (x * z - y * w), s * (y * z + x * w), 1 - s * (x * x + y * y), random.nextGaussian(), 0, 0, 0, 1};
    float[] floats = new float[16];
    for (int k = 0; k < 16; k++) {
      floats[k] = (float) m[k];
    }
    return floats;
  }

  private static float[] times(float[] a, float[] b) {
    float[] product = new float[16];
    for (int k = 0; k < 16; k++) {
      double sum = 0;
      for (int i = 0; i < 4; i++) {
        sum += (double) a[k / 4 * 4 + i] * b[4 * i + k % 4];
      }
      product[k] = (float) sum;
    }
    return product;
  }

  private static float[] transposed(float[] a) {
    float[] to = new float[16];
    for (int k = 0; k < 16; k++) {
      to[k % 4 * 4 + k / 4] = a[k];
    }
    return to;
  }

  @Test
  void whatTheMatrixTakesIntoTheViewVolume() {
    Random random = new Random(1);
    int inside = 0;
    for (int n = 0; n < 400; n++) {
      Depth depth = (n & 1) == 0 ? Depth.MINUS_ONE_TO_ONE : Depth.ZERO_TO_ONE;
      float near = 0.1f + random.nextFloat(), far = near + 5 * random.nextFloat() + 1;
      float wide = 0.3f + 2 * random.nextFloat(), high = 0.3f + 2 * random.nextFloat();
      float[] m = times((n & 2) == 0 ? perspective(wide, high, near, far, depth)
          : orthographic(4 * wide, 4 * high, near, far, depth), view(random));
      Frusta frusta = Frusta.allocate(2);
      frusta.setViewProjection(0, m, MatrixOrder.ROW_MAJOR, depth);
      frusta.setViewProjection(1, transposed(m), MatrixOrder.COLUMN_MAJOR, depth);
      for (int k = 0; k < 50; k++) {
        float x = 8 * random.nextFloat() - 4, y = 8 * random.nextFloat() - 4, z = 8 * random.nextFloat() - 4;
        double depthInside = inside(m, x, y, z, depth);
        if (Math.abs(depthInside) > 1e-4) {
          inside += depthInside > 0 ? 1 : 0;
          assertEquals(depthInside > 0, holds(frusta, 0, x, y, z));
          assertEquals(depthInside > 0, holds(frusta, 1, x, y, z));
        }
      }
      for (int plane = 0; plane < 6; plane++) {
        assertEquals(1, Math.hypot(Math.hypot(frusta.nx[plane][0], frusta.ny[plane][0]), frusta.nz[plane][0]),
            1e-6);
      }
      assertTrue(frusta.firstInvalid().isEmpty());
    }
    assertTrue(inside > 500, () -> "too few to tell");
  }

  /** By how much a point is inside the view volume, negative outside. */
  private static double inside(float[] m, float x, float y, float z, Depth depth) {
    double[] clip = new double[4];
    for (int row = 0; row < 4; row++) {
      clip[row] = (double) m[4 * row] * x + (double) m[4 * row + 1] * y + (double) m[4 * row + 2] * z
          + m[4 * row + 3];
    }
    double w = clip[3];
    double low = depth == Depth.ZERO_TO_ONE ? clip[2] : w + clip[2];
    return Math.min(Math.min(w - Math.abs(clip[0]), w - Math.abs(clip[1])), Math.min(low, w - clip[2]));
  }

  private static boolean holds(Frusta frusta, int i, float x, float y, float z) {
    boolean holds = true;
    for (int k = 0; k < 6; k++) {
      holds &= (double) frusta.nx[k][i] * x + (double) frusta.ny[k][i] * y + (double) frusta.nz[k][i] * z
          + frusta.d[k][i] <= 0;
    }
    Spheres point = Spheres.allocate(1);
    point.set(0, x, y, z, 0);
    Hits hits = Hits.allocate(1);
    Engine.scalar().overlap(frusta.slice(i, 1), point, Pairing.zip(), hits);
    assertEquals(holds, hits.get(0));
    return holds;
  }

  @Test
  void theViewVolumeItself() {
    Frusta frusta = Frusta.allocate(2);
    frusta.setViewProjection(0, IDENTITY, MatrixOrder.ROW_MAJOR, Depth.MINUS_ONE_TO_ONE);
    frusta.setViewProjection(1, IDENTITY, MatrixOrder.COLUMN_MAJOR, Depth.ZERO_TO_ONE);
    float[] cube = {-1, 0, 0, -1, 1, 0, 0, -1, 0, -1, 0, -1, 0, 1, 0, -1, 0, 0, -1, -1, 0, 0, 1, -1};
    assertArrayEquals(cube, planes(frusta, 0));
    cube[19] = 0;
    assertArrayEquals(cube, planes(frusta, 1));
  }

  /** A mirrored axis exchanges the planes of a pair. */
  @Test
  void mirrored() {
    float[] m = times(perspective(0.5f, 1, 1, 8, Depth.MINUS_ONE_TO_ONE), view(new Random(7)));
    Frusta frusta = Frusta.allocate(3);
    frusta.setViewProjection(0, m, MatrixOrder.ROW_MAJOR, Depth.MINUS_ONE_TO_ONE);
    for (int row = 0; row < 2; row++) {
      float[] other = m.clone();
      for (int k = 4 * row; k < 4 * row + 4; k++) {
        other[k] = -other[k];
      }
      frusta.setViewProjection(1, other, MatrixOrder.ROW_MAJOR, Depth.MINUS_ONE_TO_ONE);
      for (int k = 0; k < 6; k++) {
        int same = k / 2 == row ? k ^ 1 : k;
        assertEquals(frusta.nx[k][0], frusta.nx[same][1]);
        assertEquals(frusta.ny[k][0], frusta.ny[same][1]);
        assertEquals(frusta.nz[k][0], frusta.nz[same][1]);
        assertEquals(frusta.d[k][0], frusta.d[same][1]);
      }
    }
  }

  /**
   * Depth from 1 at the near plane to 0 at the far one, as with floating-point depth buffers: planes 4 and 5
   * are exchanged.
   */
  @Test
  void reversedDepth() {
    float[] m = perspective(1, 1, 1, 9, Depth.ZERO_TO_ONE);
    float[] reversed = m.clone();
    for (int k = 8; k < 12; k++) {
      reversed[k] = m[k + 4] - m[k];
    }
    Frusta frusta = Frusta.allocate(1);
    frusta.setViewProjection(0, reversed, MatrixOrder.ROW_MAJOR, Depth.ZERO_TO_ONE);
    assertArrayEquals(new float[] {0, 0, -1, -9, 0, 0, 1, 1},
        java.util.Arrays.copyOfRange(planes(frusta, 0), 16, 24), 1e-5f);
    assertTrue(holds(frusta, 0, 0, 0, -5));
    assertFalse(holds(frusta, 0, 0, 0, -0.9f));
    assertFalse(holds(frusta, 0, 0, 0, -9.1f));
  }

  /** Rows of a matrix without a far plane, with OpenGL's depth, from 0 to 1, or from 1 to 0. */
  private static float[] endless(float near, Depth depth, boolean reversed) {
    float[] m =
        {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, depth == Depth.ZERO_TO_ONE ? -near : -2 * near, 0, 0, -1, 0};
    if (reversed) {
      m[10] = 0;
      m[11] = near;
    }
    return m;
  }

  /** A far plane at infinity, or so far away that floats cannot resolve it: nothing is too far. */
  @Test
  void farPlaneAtInfinity() {
    for (int n = 0; n < 4; n++) {
      Depth depth = n == 0 ? Depth.MINUS_ONE_TO_ONE : Depth.ZERO_TO_ONE;
      float[] m = n == 3 ? perspective(1, 1, 1, 1e9f, depth) : endless(1, depth, n == 2);
      Frusta frusta = Frusta.allocate(1);
      frusta.setViewProjection(0, m, MatrixOrder.ROW_MAJOR, depth);
      assertTrue(frusta.firstInvalid().isEmpty());
      for (float z : new float[] {-1, -2, -1e3f, -1e9f, -1e30f}) {
        assertTrue(holds(frusta, 0, 0, 0, z));
        assertTrue(holds(frusta, 0, -0.999f * z, 0.999f * z, z));
        assertFalse(holds(frusta, 0, 1.001f * z, 0, z));
      }
      assertFalse(holds(frusta, 0, 0, 0, -0.999f));
      assertFalse(holds(frusta, 0, 0, 0, 5));
    }
    Frusta none = Frusta.allocate(1);
    float[] behind = endless(-1, Depth.ZERO_TO_ONE, true); // depth is never 0 or more
    none.setViewProjection(0, behind, MatrixOrder.ROW_MAJOR, Depth.ZERO_TO_ONE);
    assertTrue(none.firstInvalid().isPresent());
  }

  /**
   * Without a far plane, shapes of all kinds are visible exactly if they are with one far behind them;
   * through trees and grids too.
   */
  @Test
  void withoutAFarPlaneAsWithOneFarBehindAll() {
    Random random = new Random(4);
    Engine engine = Engines.widest();
    int seen = 0;
    for (int n = 0; n < 60; n++) {
      Depth depth = (n & 1) == 0 ? Depth.MINUS_ONE_TO_ONE : Depth.ZERO_TO_ONE;
      float[] view = view(random);
      Frusta with = Frusta.allocate(1), without = Frusta.allocate(1);
      with.setViewProjection(0, times(perspective(1, 1, 0.5f, 1e3f, depth), view), MatrixOrder.ROW_MAJOR,
          depth);
      without.setViewProjection(0, times(endless(0.5f, depth, (n & 3) == 3), view), MatrixOrder.ROW_MAJOR,
          depth);
      for (int plane = 0; plane < 5; plane++) { // of exactly the same eye
        int from = plane == 4 && (n & 3) == 3 ? 5 : plane;
        with.nx[plane][0] = without.nx[from][0];
        with.ny[plane][0] = without.ny[from][0];
        with.nz[plane][0] = without.nz[from][0];
        with.d[plane][0] = without.d[from][0];
      }
      for (Kind kind : new Kind[] {Kind.SPHERE, Kind.CAPSULE, Kind.BOX, Kind.ORIENTED_BOX, Kind.TRIANGLE}) {
        Shapes shapes = Samples.shapes(kind, random, Samples.Distribution.UNIFORM, 200);
        Pairs expected = Pairs.allocate(200), found = Pairs.allocate(200);
        seen += (int) engine.overlap(with, shapes, expected);
        engine.overlap(without, shapes, found);
        assertArrayEquals(Answers.of(expected), Answers.of(found), kind::toString);
        engine.overlap(Tree.of(without), Tree.of(shapes), found);
        assertArrayEquals(Answers.of(expected), Answers.of(found), kind::toString);
        engine.overlap(with.byPlanes(), shapes, expected);
        engine.overlap(without.byPlanes(), shapes, found);
        assertArrayEquals(Answers.of(expected), Answers.of(found), kind::toString);
        engine.contains(with, shapes, expected);
        engine.contains(without, shapes, found);
        assertArrayEquals(Answers.of(expected), Answers.of(found), kind::toString);
      }
    }
    assertTrue(seen > 1000, () -> "too few to tell");
  }

  @Test
  void arguments() {
    Frusta frusta = Frusta.allocate(2);
    assertThrows(IllegalArgumentException.class,
        () -> frusta.setViewProjection(0, new float[15], MatrixOrder.ROW_MAJOR, Depth.ZERO_TO_ONE));
    assertThrows(IndexOutOfBoundsException.class,
        () -> frusta.setViewProjection(2, IDENTITY, MatrixOrder.ROW_MAJOR, Depth.ZERO_TO_ONE));
    assertThrows(NullPointerException.class,
        () -> frusta.setViewProjection(0, IDENTITY, null, Depth.ZERO_TO_ONE));
    assertThrows(NullPointerException.class,
        () -> frusta.setViewProjection(0, IDENTITY, MatrixOrder.ROW_MAJOR, null));
    assertThrows(IllegalArgumentException.class, () -> frusta.set(0, new float[23]));
    assertThrows(IllegalArgumentException.class, () -> Frusta.wrap(new float[23][4], 4));
    assertArrayEquals(new float[24], planes(frusta, 0), "untouched");
  }

  private static float[] planes(Frusta frusta, int i) {
    float[] to = new float[24];
    for (int k = 0; k < 6; k++) {
      to[4 * k] = frusta.nx[k][i] + 0f; // no −0
      to[4 * k + 1] = frusta.ny[k][i] + 0f;
      to[4 * k + 2] = frusta.nz[k][i] + 0f;
      to[4 * k + 3] = frusta.d[k][i] + 0f;
    }
    return to;
  }
}
