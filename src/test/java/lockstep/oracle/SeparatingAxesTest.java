package lockstep.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * Tests separating axes against clipping: the twelve triangles of one box, flat or not, clipped to the other
 * in its frame.
 */
@Runs.Vectors
class SeparatingAxesTest {
  /**
   * Whole numbers: boxes that are flat, segments or points, or touch, and are rotated about the same axis
   * half of the time.
   */
  @Property(tries = 400)
  void againstClipping(@ForAll(supplier = Floats.Grid.class) float[] p,
      @ForAll @IntRange(min = 0, max = 63) int flat, @ForAll @IntRange(min = 0, max = 3) int turn) {
    for (int box = 0; box < 20; box += 10) {
      for (int k = 0; k < 3; k++) {
        boolean thin = (flat >> (k + 3 * box / 10) & 1) != 0;
        p[box + 3 + k] = thin ? 0 : Math.abs(p[box + 3 + k]);
        p[box + 6 + k] = turn < 2 && k != turn ? 0 : p[box + 6 + k];
      }
      p[box + 9] += quaternionIsZero(p, box) ? 1 : 0;
    }
    check(OrientedBox.of(p, 0), OrientedBox.of(p, 10));
  }

  /** Flat boxes in one plane, with the same rotation or not. */
  @Property(tries = 200)
  void coplanar(@ForAll(supplier = Floats.Grid.class) float[] p, @ForAll boolean alike) {
    for (int box = 0; box < 20; box += 10) {
      p[box + 2] = 1;
      p[box + 3] = Math.abs(p[box + 3]);
      p[box + 4] = Math.abs(p[box + 4]);
      p[box + 5] = 0;
      p[box + 6] = 0;
      p[box + 7] = 0;
      p[box + 9] += quaternionIsZero(p, box) ? 1 : 0;
    }
    if (alike) {
      System.arraycopy(p, 6, p, 16, 4);
    }
    check(OrientedBox.of(p, 0), OrientedBox.of(p, 10));
  }

  /** A corner or the middle of an edge or a face of one box at one of the other: they touch, or more. */
  @Property(tries = 300)
  void sharedPoints(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll @IntRange(min = 0, max = 26) int at1, @ForAll @IntRange(min = 0, max = 26) int at2) {
    for (int box = 0; box < 20; box += 10) {
      for (int k = 3; k < 6; k++) {
        p[box + k] = Math.abs(p[box + k]);
      }
    }
    OrientedBox one = OrientedBox.of(p, 0);
    OrientedBox other = OrientedBox.of(p, 10);
    Point move = one.at(at1 % 3 - 1, at1 / 3 % 3 - 1, at1 / 9 - 1)
        .minus(other.at(at2 % 3 - 1, at2 / 3 % 3 - 1, at2 / 9 - 1));
    OrientedBox moved =
        new OrientedBox(other.centre().plus(move), other.half(), other.axisX(), other.axisY(), other.axisZ());
    assertTrue(SeparatingAxes.overlap(one, moved));
    check(one, moved);
  }

  private static boolean quaternionIsZero(float[] p, int box) {
    return p[box + 6] == 0 && p[box + 7] == 0 && p[box + 8] == 0 && p[box + 9] == 0;
  }

  private static void check(OrientedBox one, OrientedBox other) {
    boolean clipped = clip(one, other);
    assertEquals(clipped, SeparatingAxes.overlap(one, other));
    assertEquals(clipped, SeparatingAxes.overlap(other, one));
  }

  /** Whether a corner of one is in the other, or the surface of the other reaches into the one. */
  private static boolean clip(OrientedBox one, OrientedBox other) {
    if (other.squaredDistance(one.centre()).sign() == 0) {
      return true;
    }
    Point[] corners = new Point[8];
    for (int k = 0; k < 8; k++) {
      corners[k] = one.local(other.corner(k));
    }
    for (int axis = 0; axis < 3; axis++) {
      int i = 1 << axis, j = 1 << (axis + 1) % 3, k = 1 << (axis + 2) % 3;
      for (int side = 0; side <= i; side += i) {
        if (new Triangle(corners[side], corners[side + j], corners[side + k]).overlaps(one.localBox())
            || new Triangle(corners[side + j + k], corners[side + j], corners[side + k])
                .overlaps(one.localBox())) {
          return true;
        }
      }
    }
    return false;
  }
}
