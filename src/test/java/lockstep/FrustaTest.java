package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Frusta set from view-projection matrices, against points that the matrix transforms. */
class FrustaTest {
  private static final float[] IDENTITY = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

  /** Rows of a perspective matrix that looks along −z, as OpenGL has it, or with depth from 0 to 1. */
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

  /** A turn by a random quaternion, and a step back. */
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

  /** By how much a point keeps within the view volume, negative outside. */
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

  /** Depth from 1 at the near plane to 0 at the far one, as with floating-point depth buffers: planes 4 and 5 change places. */
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

  /** A far plane at infinity has no normal, and such a frustum meets nothing. */
  @Test
  void farPlaneAtInfinity() {
    float[] m = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, -1, 0, 0, -1, 0};
    Frusta frusta = Frusta.allocate(1);
    frusta.setViewProjection(0, m, MatrixOrder.ROW_MAJOR, Depth.ZERO_TO_ONE);
    assertTrue(frusta.firstInvalid().isPresent());
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
