package lockstep.internal.kernel.overlap;

import static lockstep.internal.kernel.SinglePair.box;
import static lockstep.internal.kernel.SinglePair.capsule;
import static lockstep.internal.kernel.SinglePair.cube;
import static lockstep.internal.kernel.SinglePair.frustum;
import static lockstep.internal.kernel.SinglePair.orientedBox;
import static lockstep.internal.kernel.SinglePair.overlap;
import static lockstep.internal.kernel.SinglePair.sphere;
import static lockstep.internal.kernel.SinglePair.triangle;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Frusta;
import lockstep.Runs;
import lockstep.Shapes;
import lockstep.internal.kernel.Views;
import org.junit.jupiter.api.Test;

/**
 * Overlaps with frusta in cases where kernels tend to fail. The camera's frustum is |x| ≤ −z, |y| ≤ −z, 1 ≤
 * −z ≤ 10.
 */
@Runs.Widest
@Runs.Vectors
class FrustumCasesTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;
  private static final float UP = Math.nextUp(1f);

  private static float[] camera() {
    return new float[] {-1, 0, 1, 0, 1, 0, 1, 0, 0, -1, 1, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, -1, -10};
  }

  private final Frusta camera = frustum(camera());

  /** Each of the six planes keeps part of the box, yet the box is beyond the edge of left and near. */
  @Test
  void bigBoxAtACorner() {
    assertFalse(overlap(camera, box(-40, -1, -12, -11, 1, 30)), "beyond the edge of left and far");
    assertFalse(overlap(camera, box(11, 11, -30, 40, 40, 30)), "beyond a corner");
    assertTrue(overlap(camera, box(10, 10, -30, 40, 40, 30)), "touches the corner");
    assertFalse(overlap(camera, box(Math.nextUp(10f), 10, -30, 40, 40, 30)));
    assertTrue(overlap(camera, box(-40, -40, -30, -10, -10, 30)), "touches the opposite corner");
  }

  /** As an oriented box, rotated by 45° about z: its edge is at x + y = √2 h from the centre. */
  @Test
  void bigOrientedBoxAtACorner() {
    float s = (float) Math.sin(Math.PI / 8), c = (float) Math.cos(Math.PI / 8);
    assertFalse(overlap(camera, orientedBox(50.001f, 50, -10, 56.568f, 30, 30, 0, 0, s, c)));
    assertTrue(overlap(camera, orientedBox(50, 50, -10, 56.57f, 30, 30, 0, 0, s, c)));
  }

  @Test
  void spheresAtFaceEdgeAndCorner() {
    assertTrue(overlap(camera, sphere(0, 0, -5, 0)), "inside");
    assertTrue(overlap(camera, sphere(0, 0, 2, 3)), "touches the near plane");
    assertFalse(overlap(camera, sphere(0, 0, 2, Math.nextDown(3f))));
    assertTrue(overlap(camera, sphere(13, 0, -14, 5)), "touches an edge of the far plane: 3, 4");
    assertFalse(overlap(camera, sphere(13, 0, -14, Math.nextDown(5f))));
    assertTrue(overlap(camera, sphere(12, 13, -16, 7)), "touches a corner: 2, 3, 6");
    assertFalse(overlap(camera, sphere(12, 13, -16, Math.nextDown(7f))));
    assertTrue(overlap(camera, sphere(-12, -13, -16, 7)));
    assertTrue(overlap(camera, sphere(100, 100, 100, 1000)), "around it");
  }

  /** In front of the near plane; all other planes keep it. */
  @Test
  void behindNear() {
    assertFalse(overlap(camera, cube(-0.5f, 0.5f)));
    assertFalse(overlap(camera, sphere(0, 0, 0, 0.99f)));
    assertTrue(overlap(camera, sphere(0, 0, 0, 1)));
    assertFalse(overlap(camera, triangle(0, 0, 0, 1, 0, 0, 0, 1, 0)));
    assertFalse(overlap(camera, capsule(-1, 0, 0, 1, 0, 0, 0.99f)));
    assertTrue(overlap(camera, capsule(-1, 0, 0, 1, 0, 0, 1)));
  }

  @Test
  void capsulesPassEdgesAndCorners() {
    assertTrue(overlap(camera, capsule(-50, 0, -5, 50, 0, -5, 0)), "through it");
    assertTrue(overlap(camera, capsule(13, -50, -14, 13, 50, -14, 5)), "along an edge of the far plane");
    assertFalse(overlap(camera, capsule(13, -50, -14, 13, 50, -14, Math.nextDown(5f))));
    assertTrue(overlap(camera, capsule(7, 13, -14, 17, 13, -14, 5)), "across an edge");
    assertFalse(overlap(camera, capsule(10, 13, -14, 17, 13, -14, Math.nextDown(5f))), "by a corner");
    assertTrue(overlap(camera, capsule(10, 13, -14, 17, 13, -14, 5)));
    assertTrue(overlap(camera, capsule(12, 13, -16, 50, 50, -50, 7)), "its end");
    assertFalse(overlap(camera, capsule(12, 13, -16, 50, 50, -50, Math.nextDown(7f))));
    // the line x = 13, y = 10 + s, z = -10 - s passes the corner (10, 10, −10) at 3
    assertTrue(overlap(camera, capsule(13, 5, -5, 13, 15, -15, 3)));
  }

  @Test
  void triangles() {
    assertTrue(overlap(camera, triangle(-90, -90, -5, 90, -90, -5, 0, 90, -5)), "cuts it");
    assertTrue(overlap(camera, triangle(0, 0, -2, 0.1f, 0, -2, 0, 0.1f, -2)), "inside");
    assertTrue(overlap(camera, triangle(-90, -90, -10, 90, -90, -10, 0, 90, -10)), "in the far plane");
    assertTrue(overlap(camera, triangle(10, 10, -10, 50, 10, -10, 10, 50, -10)), "corner on corner");
    assertTrue(overlap(camera, triangle(20, 0, -10, 0, 20, -10, 30, 30, -10)), "its edge on a corner");
    assertFalse(overlap(camera, triangle(20, UP - 1, -10, 0, 20.001f, -10, 30, 30, -10)), "passes it");
    assertTrue(overlap(camera, triangle(-50, 0, -5, 50, 0, -5, 0, 0, -5)), "a segment");
    assertTrue(overlap(camera, triangle(5, 5, -5, 5, 5, -5, 5, 5, -5)), "a point on an edge");
  }

  @Test
  void flatAndEmptyFrusta() {
    float[] flat = camera();
    flat[23] = -1;
    assertTrue(overlap(frustum(flat), cube(-1, 1)), "the near rectangle");
    assertTrue(overlap(frustum(flat), sphere(0, 0, 0, 1)));
    assertTrue(overlap(frustum(flat), triangle(0, 0, -3, 0, 0, 3, 0, 1, 0)));
    assertTrue(overlap(frustum(flat), capsule(0, 0, -3, 0, 0, 3, 0)));
    float[] empty = camera();
    empty[23] = -0.5f;
    for (Shapes shape : new Shapes[] {cube(-9, 9), sphere(0, 0, 0, 1e6f), sphere(0, 0, 0, INF),
        triangle(-90, 0, 90, 90, 0, 90, 0, 0, -90), capsule(0, 0, 9, 0, 0, -9, 5),
        orientedBox(0, 0, 0, 9, 9, 9, 1, 2, 3, 4)}) {
      assertTrue(overlap(camera, shape));
      assertFalse(overlap(frustum(empty), shape), "far in front of near");
    }
  }

  /** Each of the six planes is one of a cube, in other units. */
  @Test
  void lengthsOfNormalsDoNotMatter() {
    float[] f = Views.box(0, 0, 0, 1, 1, 1);
    for (int k = 0; k < 24; k++) {
      f[k] *= Math.scalb(1, 10 * (k / 4) - 30);
    }
    assertTrue(overlap(frustum(f), sphere(3, 4, 7, 7)), "corner: 2-3-6, 7");
    assertFalse(overlap(frustum(f), sphere(3, 4, 7, Math.nextDown(7f))));
    assertTrue(overlap(frustum(f), capsule(3, 4, 7, 30, 40, 70, 7)));
    assertTrue(overlap(frustum(f), cube(1, 2)));
    assertFalse(overlap(frustum(f), cube(UP, 2)));
  }

  @Test
  void infiniteBoxes() {
    assertTrue(overlap(camera, cube(-INF, INF)));
    assertTrue(overlap(camera, box(10, -INF, -INF, INF, INF, INF)));
    assertFalse(overlap(camera, box(Math.nextUp(10f), -INF, -INF, INF, INF, INF)));
    assertFalse(overlap(camera, cube(INF, INF)));
    assertFalse(overlap(camera, cube(1, -1)), "empty");
  }

  @Test
  void notAShape() {
    for (int k = 0; k < 24; k++) {
      for (float bad : new float[] {NAN, INF, -INF}) {
        float[] f = camera();
        f[k] = bad;
        assertFalse(overlap(frustum(f), sphere(0, 0, -5, 1e6f)));
        assertFalse(overlap(frustum(f), cube(-9, 9)));
        assertFalse(overlap(frustum(f), capsule(0, 0, 9, 0, 0, -9, 5)));
        assertFalse(overlap(frustum(f), orientedBox(0, 0, 0, 9, 9, 9, 0, 0, 0, 1)));
        assertFalse(overlap(frustum(f), triangle(-90, 0, 90, 90, 0, 90, 0, 0, -90)));
      }
    }
    float[] none = camera();
    none[8] = none[9] = none[10] = 0;
    assertFalse(overlap(frustum(none), cube(-9, 9)), "a normal without direction");
    float[][] shapes = {{0, 0, -5, 1}, {-1, -1, -6, 1, 1, -4}, {0, 0, -5, 1, 1, 1, 0, 0, 0, 1},
        {0, 0, -4, 0, 0, -6, 1}, {0, 0, -5, 1, 0, -5, 0, 1, -5}};
    for (float[] shape : shapes) {
      assertTrue(overlap(camera, shape(shape)));
      for (int c = 0; c < shape.length; c++) {
        float[] bad = shape.clone();
        bad[c] = NAN;
        assertFalse(overlap(camera, shape(bad)), "NaN");
      }
    }
    assertFalse(overlap(camera, sphere(0, 0, -5, -1)));
    assertFalse(overlap(camera, capsule(0, 0, -4, 0, 0, -6, -1)));
    assertFalse(overlap(camera, orientedBox(0, 0, -5, 1, -1, 1, 0, 0, 0, 1)));
    assertFalse(overlap(camera, orientedBox(0, 0, -5, 1, 1, 1, 0, 0, 0, 0)), "no rotation");
    assertFalse(overlap(camera, sphere(0, 0, -INF, INF)));
    assertFalse(overlap(camera, capsule(0, 0, -INF, 0, 0, INF, 1)));
    assertFalse(overlap(camera, triangle(0, 0, -INF, 1, 0, 0, 0, 1, -5)));
  }

  private static Shapes shape(float[] s) {
    int width = s.length;
    return width == 4 ? sphere(s[0], s[1], s[2], s[3])
        : width == 6 ? box(s[0], s[1], s[2], s[3], s[4], s[5]) : width == 10 ? orientedBox(s)
            : width == 7 ? capsule(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) : triangle(s);
  }
}
