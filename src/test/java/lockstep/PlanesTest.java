package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Planes set from normals, points and triangles, and which side of them is behind. */
class PlanesTest {
  private static final float NAN = Float.NaN;

  /** A cube of side 2 around a centre. */
  private static Triangles cube(float x, float y, float z) {
    return Solids.box(x - 1, y - 1, z - 1, x + 1, y + 1, z + 1);
  }

  private static float[] get(Planes planes, int i) {
    return planes.get(i, new float[4]);
  }

  /** The number of planes that a point is behind, including those that it touches. */
  private static long behind(Planes planes, float x, float y, float z) {
    Spheres point = Spheres.allocate(1);
    point.set(0, x, y, z, 0);
    Hits hits = Hits.allocate(planes.size());
    Engines.widest().overlap(point, planes, Pairing.oneToMany(0), hits);
    return hits.count();
  }

  @Test
  void columnsAndNormals() {
    Planes planes = Planes.allocate(3);
    planes.set(1, 1, 2, 3, 4);
    assertArrayEquals(new float[] {1, 2, 3, 4}, get(planes, 1));
    assertArrayEquals(new float[4], get(planes, 2), "nothing yet");
    assertEquals(2, planes.ny[1]);
    assertEquals(4, planes.d[1]);
    float[] x = new float[5], y = new float[5], z = new float[5], d = {1, 2, 3, 4, 5};
    assertSame(d, Planes.wrap(x, y, z, d, 1, 3).d);
    assertEquals(3, get(Planes.wrap(x, y, z, d, 1, 3), 1)[3]);
    assertEquals(2, get(Planes.wrap(x, y, z, d, 3), 1)[3]);
    assertEquals("i is 3, not in [0, 3)",
        assertThrows(IndexOutOfBoundsException.class, () -> planes.set(3, 0, 0, 1, 0)).getMessage());
    assertEquals("i is -1, not in [0, 3)",
        assertThrows(IndexOutOfBoundsException.class, () -> planes.set(-1, 0, 0, 1, 1, 1, 1)).getMessage());
  }

  @Test
  void fromANormalAndAPoint() {
    Planes planes = Planes.allocate(1);
    planes.set(0, 0, 0, 2, 7, 8, 3);
    assertArrayEquals(new float[] {0, 0, 2, -6}, get(planes, 0));
    assertEquals(1, behind(planes, 0, 0, 3));
    assertEquals(1, behind(planes, 100, -100, 2));
    assertEquals(0, behind(planes, 7, 8, Math.nextUp(3f)));
    planes.set(0, 1, 1, 1, 0, 0, 0);
    assertArrayEquals(new float[] {1, 1, 1, 0}, get(planes, 0), "not −0");
    // 0x1p24f and 1 add up to no float, but to a double
    planes.set(0, 1, 1, 1, 0x1p24f, 1, -0x1p24f);
    assertEquals(-1, planes.d[0]);
  }

  /** Products of floats are exact in double: the point is as near to the plane as a float d allows. */
  @Test
  void thePointIsOnThePlane() {
    Random random = new Random(1);
    Planes planes = Planes.allocate(1);
    for (int i = 0; i < 10_000; i++) {
      float[] f = new float[6];
      for (int k = 0; k < 6; k++) {
        f[k] = (random.nextFloat() - 0.5f) * (k < 3 ? 1 : 1000);
      }
      planes.set(0, f[0], f[1], f[2], f[3], f[4], f[5]);
      double outside = (double) f[0] * f[3] + (double) f[1] * f[4] + (double) f[2] * f[5] + planes.d[0];
      assertEquals(0, outside, 0.5001 * Math.ulp(planes.d[0]));
    }
  }

  @Test
  void fromThreePoints() {
    Planes planes = Planes.allocate(1);
    planes.set(0, 5, 0, 0, 5, 3, 0, 5, 0, 2);
    assertArrayEquals(new float[] {1, 0, 0, -5}, get(planes, 0), "counterclockwise, seen from x = ∞");
    assertEquals(1, behind(planes, 4, 9, 9));
    assertEquals(0, behind(planes, 6, 0, 0));
    planes.set(0, 5, 0, 0, 5, 0, 2, 5, 3, 0);
    assertArrayEquals(new float[] {-1, 0, 0, 5}, get(planes, 0), "clockwise");
    planes.set(0, 1, 0, 0, 0, 1, 0, 0, 0, 1);
    float third = (float) Math.sqrt(1 / 3.0);
    assertArrayEquals(new float[] {third, third, third, -third}, get(planes, 0), 1e-7f);
  }

  /** Points of all magnitudes of floats: neither products nor squares underflow or overflow in double. */
  @Test
  void threePointsOfAnySize() {
    Planes planes = Planes.allocate(1);
    for (float s : new float[] {Float.MIN_VALUE, 1e-40f, 1e-20f, 1, 1e20f, 3e38f}) {
      planes.set(0, s, 0, 0, 0, s, 0, -s, -s, 0);
      assertArrayEquals(new float[] {0, 0, 1, 0}, get(planes, 0), "size " + s);
      planes.set(0, s, -s, s, s, s, -s, s, s, s);
      assertArrayEquals(new float[] {1, 0, 0, -s}, get(planes, 0), "size " + s);
    }
  }

  /** In any order, all three points are on the plane, as far as floats can resolve. */
  @Test
  void allThreePointsAreOnThePlane() {
    Random random = new Random(2);
    Planes planes = Planes.allocate(1);
    for (int i = 0; i < 10_000; i++) {
      float[] f = new float[9];
      for (int k = 0; k < 9; k++) {
        f[k] = random.nextFloat() + 100 * (i % 2);
      }
      planes.set(0, f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7], f[8]);
      float[] n = get(planes, 0);
      assertEquals(1, Math.sqrt((double) n[0] * n[0] + (double) n[1] * n[1] + (double) n[2] * n[2]), 1e-7);
      for (int k = 0; k < 9; k += 3) {
        double outside = (double) n[0] * f[k] + (double) n[1] * f[k + 1] + (double) n[2] * f[k + 2] + n[3];
        // d rounds, and the normal's error grows with the distance from the first point
        assertEquals(0, outside, 0.5001 * Math.ulp(n[3]) + (k == 0 ? 0 : 0x1.8p-24));
      }
    }
  }

  @Test
  void behindTheTrianglesOfAClosedMeshIsItsInside() {
    Triangles mesh = cube(10, 20, 30);
    Planes planes = Planes.of(mesh);
    assertEquals(12, planes.size());
    assertEquals(Optional.empty(), planes.firstInvalid());
    assertEquals(12, behind(planes, 10, 20, 30), "centre");
    assertEquals(12, behind(planes, 10.9f, 19.1f, 30.5f), "inside");
    assertEquals(12, behind(planes, 11, 19, 31), "a corner");
    assertEquals(10, behind(planes, 11.5f, 20, 30), "before one face, which is two triangles");
    assertEquals(6, behind(planes, 11.5f, 21.5f, 28), "before three");
    assertArrayEquals(get(planes, 7), get(Planes.of(mesh.slice(7, 2)), 0), "a slice");
    assertEquals(0, Planes.of(mesh.slice(3, 0)).size());
    assertEquals("triangles", assertThrows(NullPointerException.class, () -> Planes.of(null)).getMessage());
  }

  /**
   * A convex mesh, at random angles: a sphere of triangles. Its centre is behind all planes, points outside
   * are not.
   */
  @Test
  void behindATetrahedronAtAnyAngle() {
    Random random = new Random(3);
    for (int i = 0; i < 1000; i++) {
      float[] v = new float[12];
      for (int k = 0; k < 12; k++) {
        v[k] = random.nextFloat() * 8 - 4;
      }
      double volume =
          (v[3] - v[0]) * (double) ((v[7] - v[1]) * (v[11] - v[2]) - (v[8] - v[2]) * (v[10] - v[1]))
              + (v[4] - v[1]) * (double) ((v[8] - v[2]) * (v[9] - v[0]) - (v[6] - v[0]) * (v[11] - v[2]))
              + (v[5] - v[2]) * (double) ((v[6] - v[0]) * (v[10] - v[1]) - (v[7] - v[1]) * (v[9] - v[0]));
      if (Math.abs(volume) < 0.1) {
        continue;
      }
      int[] indices = volume > 0 ? new int[] {0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3}
          : new int[] {0, 1, 2, 0, 3, 1, 1, 3, 2, 2, 3, 0};
      Planes planes = Planes.of(Triangles.of(v, indices));
      float x = (v[0] + v[3] + v[6] + v[9]) / 4, y = (v[1] + v[4] + v[7] + v[10]) / 4,
          z = (v[2] + v[5] + v[8] + v[11]) / 4;
      assertEquals(4, behind(planes, x, y, z), "inside");
      for (int k = 0; k < 12; k += 3) { // beyond a corner, before the three faces that meet there
        assertEquals(1, behind(planes, 2 * v[k] - x, 2 * v[k + 1] - y, 2 * v[k + 2] - z), "outside");
      }
    }
  }

  @Test
  void pointsOnOneLineGiveNoNormal() {
    Planes planes = Planes.allocate(1);
    float[][] lines = {{1, 2, 3, 1, 2, 3, 1, 2, 3}, {0, 0, 0, 1, 2, 3, 2, 4, 6}, {5, 5, 5, 7, 8, 9, 5, 5, 5},
        {0, 0, 0, 0, 0, 0, 1, 2, 3}};
    for (float[] p : lines) {
      planes.set(0, p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8]);
      assertArrayEquals(new float[4], get(planes, 0));
      fault("the normal's squared length is 0.0, not between 7.888609E-31 and 1.2676506E30", planes);
      assertEquals(0, behind(planes, 0, 0, 0));
    }
  }

  @Test
  void faults() {
    Planes planes = Planes.allocate(5);
    for (int i = 0; i < 5; i++) {
      planes.set(i, 0, 0, 1, i);
    }
    assertEquals(Optional.empty(), planes.firstInvalid());
    planes.set(4, 0, 0, 0, 1);
    planes.d[3] = Float.NEGATIVE_INFINITY;
    assertEquals(Optional.of(new Invalid(3, "d is -Infinity, not a finite number")), planes.firstInvalid());
    assertEquals(
        Optional.of(new Invalid(0,
            "the normal's squared length is 0.0, not between 7.888609E-31 and" + " 1.2676506E30")),
        planes.slice(4, 1).firstInvalid());
    assertFalse(planes.slice(0, 3).firstInvalid().isPresent());
    Planes one = Planes.allocate(1);
    one.set(0, 0, NAN, 1, 1, 2, 3);
    fault("ny is NaN, not a finite number", one);
    one.set(0, 0, 1, 1, 1, NAN, 3);
    fault("d is NaN, not a finite number", one);
    one.set(0, 0, 0, 1e15f, 0, 0, 1e30f);
    fault("d is -Infinity, not a finite number", one);
    one.set(0, 0, 0, 0, 1, 0, 0, 0, Float.POSITIVE_INFINITY, 0);
    fault("nx is NaN, not a finite number", one);
    one.set(0, 1, 2, 3, 4, 5, 6, 7, 8, NAN);
    assertTrue(one.firstInvalid().isPresent());
  }

  private static void fault(String reason, Planes planes) {
    assertEquals(Optional.of(new Invalid(0, reason)), planes.firstInvalid());
  }
}
