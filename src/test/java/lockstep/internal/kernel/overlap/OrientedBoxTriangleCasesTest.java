package lockstep.internal.kernel.overlap;

import static lockstep.internal.kernel.SinglePair.orientedBox;
import static lockstep.internal.kernel.SinglePair.overlap;
import static lockstep.internal.kernel.SinglePair.triangle;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.OrientedBoxes;
import lockstep.Runs;
import lockstep.Triangles;
import org.junit.jupiter.api.Test;

/**
 * Oriented boxes and triangles in cases where kernels tend to fail: around, in a face plane, touching, flat,
 * improper.
 */
@Runs.Widest
@Runs.Vectors
class OrientedBoxTriangleCasesTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;
  private static final float UP = Math.nextUp(1f);

  /** sin 22.5°, for a quaternion that rotates by 45°. */
  private static final float SIN = (float) Math.sin(Math.PI / 8);
  private static final float COS = (float) Math.cos(Math.PI / 8);

  /** The cube [−1, 1]³, rotated in several ways that map it to itself. */
  private static OrientedBoxes[] cubes() {
    return new OrientedBoxes[] {cube(0, 0, 0, 1), cube(0, 0, 0, -3), cube(1, 1, 1, 1), cube(1, 0, 0, 1),
        cube(0, -2, 2, 0), cube(0, 0, 5, 0)};
  }

  private static OrientedBoxes cube(float qx, float qy, float qz, float qw) {
    return orientedBox(0, 0, 0, 1, 1, 1, qx, qy, qz, qw);
  }

  @Test
  void triangleAroundTheBox() {
    for (OrientedBoxes cube : cubes()) {
      assertTrue(overlap(cube, triangle(-99, -99, 0, 99, -99, 0, 0, 99, 0)));
      assertTrue(overlap(cube, triangle(-99, -99, 1, 99, -99, 1, 0, 99, 1)), "in a face plane");
      assertFalse(overlap(cube, triangle(-99, -99, UP, 99, -99, UP, 0, 99, UP)));
    }
    OrientedBoxes turned = orientedBox(0, 0, 0, 1, 1, 1, 0, 0, SIN, COS);
    assertTrue(overlap(turned, triangle(-99, -99, 1, 99, -99, 1, 0, 99, 1)), "in a face plane");
    assertFalse(overlap(turned, triangle(-99, -99, 1.0001f, 99, -99, 1.0001f, 0, 99, 1.0001f)));
    assertTrue(overlap(turned, triangle(1.4142f, -99, -99, 1.4142f, 99, -99, 1.4142f, 0, 99)), "at an edge");
    assertFalse(overlap(turned, triangle(1.4143f, -99, -99, 1.4143f, 99, -99, 1.4143f, 0, 99)));
  }

  @Test
  void insideTheBox() {
    assertTrue(overlap(orientedBox(0, 0, 0, 9, 9, 9, 1, 2, 3, 4), triangle(0, 0, 0, 1, 0, 0, 0, 1, 1)));
    assertTrue(
        overlap(orientedBox(0, 0, 0, 1e20f, 1e20f, 1e20f, 1, 2, 3, 4), triangle(0, 0, 0, 1, 0, 0, 0, 1, 1)));
  }

  @Test
  void cornersTouch() {
    for (OrientedBoxes cube : cubes()) {
      assertTrue(overlap(cube, triangle(9, -3, -3, -3, 9, -3, -3, -3, 9)), "x + y + z = 3");
      assertFalse(overlap(cube, triangle(9, -2.999f, -3, -3, 9.001f, -3, -3, -2.999f, 9)));
      assertTrue(overlap(cube, triangle(1, 1, 1, 2, 2, 2, 3, 2, 2)), "corner on corner");
      assertFalse(overlap(cube, triangle(UP, 1, 1, 2, 2, 2, 3, 2, 2)));
      assertTrue(overlap(cube, triangle(0, 0, 1, 5, 5, 9, -5, 5, 9)), "corner on face");
      assertTrue(overlap(cube, triangle(1, 0, 1, 5, 5, 9, 5, -5, 9)), "corner on edge");
    }
  }

  @Test
  void edgesCross() {
    for (OrientedBoxes cube : cubes()) {
      assertTrue(overlap(cube, triangle(2, 0, 0, 0, 2, 0, 9, 9, 9)), "edge on edge at (1, 1, 0)");
      assertFalse(overlap(cube, triangle(2, 0.0001f, 0, 0, 2, 0, 9, 9, 9)));
    }
    // turned by 45° about z, its edge upright at x = √2
    OrientedBoxes turned = orientedBox(0, 0, 0, 1, 1, 1, 0, 0, SIN, COS);
    assertTrue(overlap(turned, triangle(1.4142f, -1, -1, 1.4142f, 1, 1, 9, 0, 0)));
    assertFalse(overlap(turned, triangle(1.4143f, -1, -1, 1.4143f, 1, 1, 9, 0, 0)));
  }

  /** Inside the axis-aligned bounds of the box, but not in the box. */
  @Test
  void besideATurnedBox() {
    OrientedBoxes rod = orientedBox(0, 0, 0, 10, 1, 1, 0, 0, SIN, COS);
    assertTrue(overlap(rod, triangle(6, 6, 0, 6, 7, 0, 7, 6, 0)));
    assertFalse(overlap(rod, triangle(6, -6, 0, 6, -7, 0, 7, -6, 0)));
    assertTrue(overlap(rod, triangle(1.4f, 0, 0, 9, -9, 0, 9, -8, 3)));
    assertFalse(overlap(rod, triangle(1.42f, 0, 0, 9, -9, 0, 9, -8, 3)));
  }

  @Test
  void withoutArea() {
    for (OrientedBoxes cube : cubes()) {
      assertTrue(overlap(cube, triangle(-5, -5, -5, 5, 5, 5, 0, 0, 0)), "diagonal");
      assertTrue(overlap(cube, triangle(2, 0, 0, 0, 2, 0, 2, 0, 0)), "touches an edge");
      assertFalse(overlap(cube, triangle(3, 0, 0, 0, 3, 0, 3, 0, 0)), "passes it");
      assertTrue(overlap(cube, triangle(1, 1, 1, 1, 1, 1, 1, 1, 1)), "corner point");
      assertFalse(overlap(cube, triangle(1, 1, UP, 1, 1, UP, 1, 1, UP)));
    }
  }

  /** A rectangle, a segment and a point. */
  @Test
  void zeroHalfExtents() {
    for (float[] q : new float[][] {{0, 0, 0, 1}, {0, 0, 1, 1}, {0, 0, SIN, COS}}) {
      Triangles floor = triangle(-9, -9, 0, 9, -9, 0, 0, 9, 0);
      assertTrue(overlap(orientedBox(0, 0, 0, 1, 1, 0, q[0], q[1], q[2], q[3]), floor), "in its plane");
      assertFalse(overlap(orientedBox(0, 0, 1e-6f, 1, 1, 0, q[0], q[1], q[2], q[3]), floor));
      assertTrue(overlap(orientedBox(0, 0, 0, 0, 0, 1, q[0], q[1], q[2], q[3]), floor),
          "a segment through it");
      assertTrue(overlap(orientedBox(0, 0, -1, 0, 0, 1, q[0], q[1], q[2], q[3]), floor), "that ends in it");
      assertFalse(overlap(orientedBox(0, 0, -UP, 0, 0, 1, q[0], q[1], q[2], q[3]), floor));
      assertTrue(overlap(orientedBox(1, 2, 0, 0, 0, 0, q[0], q[1], q[2], q[3]), floor), "a point");
      assertFalse(overlap(orientedBox(1, 2, 1e-6f, 0, 0, 0, q[0], q[1], q[2], q[3]), floor));
      assertTrue(
          overlap(orientedBox(1, 2, 3, 0, 0, 0, q[0], q[1], q[2], q[3]), triangle(1, 2, 3, 1, 2, 3, 1, 2, 3)),
          "two points");
    }
  }

  @Test
  void slivers() {
    OrientedBoxes turned = orientedBox(0, 0, 0, 1, 1, 1, 0, 0, SIN, COS);
    assertTrue(overlap(turned, triangle(1.4142f, -10, 0, 1.4142f, 10, 0, 1.4143f, 0, 0)));
    assertFalse(overlap(turned, triangle(1.415f, -1e3f, 0, 1.415f, 1e3f, 0, 1.416f, 0, 0)));
  }

  @Test
  void farFromTheOrigin() {
    float o = 1 << 20;
    assertTrue(overlap(orientedBox(o, o, o, 1, 1, 1, 0, 0, SIN, COS),
        triangle(o + 1.375f, o - 9, o, o + 1.375f, o + 9, o, o + 9, o, o)));
    assertFalse(overlap(orientedBox(o, o, o, 1, 1, 1, 0, 0, SIN, COS),
        triangle(o + 1.5f, o - 9, o, o + 1.5f, o + 9, o, o + 9, o, o)));
  }

  /** The length of a quaternion does not matter, from 2^-50 to 2^50. */
  @Test
  void lengthsOfQuaternions() {
    Triangles at = triangle(1.4142f, -1, -1, 1.4142f, 1, 1, 9, 0, 0);
    for (int scale = -49; scale < 50; scale++) {
      float sin = Math.scalb(SIN, scale), cos = Math.scalb(COS, scale);
      assertTrue(overlap(orientedBox(0, 0, 0, 1, 1, 1, 0, 0, sin, cos), at), "2^" + scale);
    }
    assertFalse(overlap(cube(0, 0, 0, 0), at));
    assertFalse(overlap(cube(0, 0, 0, 0x1p-51f), at));
    assertFalse(overlap(cube(0, 0, 0, 0x1p51f), at));
  }

  @Test
  void improper() {
    Triangles at = triangle(0, 0, 0, 1, 0, 0, 0, 1, 0);
    for (int k = 0; k < 19; k++) {
      for (float bad : new float[] {NAN, INF, -INF}) {
        float[] p = {0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0};
        p[k] = bad;
        assertFalse(
            overlap(orientedBox(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9]),
                triangle(p[10], p[11], p[12], p[13], p[14], p[15], p[16], p[17], p[18])),
            bad + " in column " + k);
      }
    }
    for (int k = 3; k < 6; k++) {
      float[] p = {0, 0, 0, 1, 1, 1, 0, 0, 0, 1};
      assertTrue(overlap(orientedBox(p), at));
      p[k] = -0f;
      assertTrue(overlap(orientedBox(p), at));
      p[k] = -1;
      assertFalse(overlap(orientedBox(p), at), "a negative half extent");
      assertFalse(overlap(orientedBox(p), triangle(-9, -9, -9, 9, 9, 9, 9, 9, -9)));
    }
  }
}
