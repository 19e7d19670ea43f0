package lockstep.internal.kernel.contact;

import lockstep.Runs;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;

/**
 * Contacts of triangles as thin as the rounding of their corners, which random tests met once in 20,000 to
 * 500,000 tries.
 */
@Runs.Widest
@Runs.Vectors
class SliverMistakesTest {
  private static void check(Kind first, Kind second, float[] a, float[] b) {
    Entry entry = ContactCheck.entries().stream()
        .filter(each -> each.first() == first && each.second() == second).findFirst().orElseThrow();
    ContactCheck.check(entry, a, b);
  }

  /**
   * A triangle of 4e-6 under the face of a box: rounding made the gap across edges the larger one, though the
   * edge is far off.
   */
  @Test
  void tinyTriangleAtALargeFace() {
    check(Kind.ORIENTED_BOX, Kind.TRIANGLE,
        new float[] {-1.7417367f, 3.5375977f, -1.545841f, 2.677074f, 2.5547504f, 0.43482375f, -5.684452f,
            5.8177333f, 2.0199482f, -1.541233f},
        new float[] {-3.3369002f, 0.85620344f, -0.49195084f, -3.3369002f, 0.8562024f, -0.4919468f,
            -3.3369002f, 0.8562023f, -0.49195084f});
  }

  /** Collinear corners that are no longer collinear, measured from the other triangle: it has no face. */
  @Test
  void faceThatRoundingMade() {
    check(Kind.TRIANGLE, Kind.TRIANGLE,
        new float[] {-2.9882681f, -3.2493503f, 1.9929713f, -0.55911463f, -6.7015743f, 1.9929713f,
            -0.55911463f, -0.6388347f, 1.9929713f},
        new float[] {1.75f, -1, 2, 1.75f, -0.25f, 3.5f, 1.75f, 0, 4});
    check(Kind.TRIANGLE, Kind.TRIANGLE,
        new float[] {1.3789308f, 2.041078f, -0.039268494f, 1.8789308f, 2.041078f, 0.4607315f, -0.6210692f,
            2.041078f, -2.0392685f},
        new float[] {0.7995215f, 1.1569287f, 3.027375f, 0.7995215f, 3.793468f, -1.6533978f, 0.7995215f,
            1.1569287f, -3.287496f});
  }

  /**
   * If the faces of a needle and of a wide triangle are equally good, the points are computed on the wide
   * one.
   */
  @Test
  void needleOverATriangle() {
    check(Kind.TRIANGLE, Kind.TRIANGLE,
        new float[] {0.8633537f, 11.208553f, -6.114547f, 0.8634758f, 11.208553f, -6.1145515f, 0.8627262f,
            11.2085495f, -3.9693294f},
        new float[] {-3.5796466f, 12.286684f, -4.1544123f, -0.57761836f, 12.286684f, -2.8049045f, 1.2939405f,
            12.286684f, -4.1544123f});
  }

  /**
   * Corners of a tiny box under a needle: their depth is computed in parts of its edges, which rounding makes
   * too large or small.
   */
  @Test
  void tinyBoxAtANeedle() {
    check(Kind.ORIENTED_BOX, Kind.TRIANGLE,
        new float[] {-3.8520095f, -4.4189825f, 6.4386683f, 4.339253E-5f, 1.9610672E-4f, 4.6857144E-4f,
            0.9396443f, -2.3894095f, 6.2624617f, -5.303665f},
        new float[] {-1.8330854f, -2.468831f, 4.4768915f, -4.8549376f, -5.393537f, 7.4182553f, -4.8680058f,
            -5.394578f, 7.4208584f});
  }

  /** Two triangles without area on one line: the way out is across it, not along it. */
  @Test
  void onOneLine() {
    check(Kind.TRIANGLE, Kind.TRIANGLE,
        new float[] {-5.773511f, 0.14403677f, -1.4918418f, -5.773511f, -2.461435f, -1.4918418f, -5.773511f,
            2.7879546f, -1.4918418f},
        new float[] {-5.773511f, -0.48427105f, -1.4918418f, -5.773511f, 1.506139f, -1.4918418f, -5.773511f,
            -0.55131173f, -1.4918418f});
  }
}
