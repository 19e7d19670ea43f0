package lockstep.internal.kernel.cast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Exact;
import lockstep.oracle.OrientedBox;
import lockstep.oracle.Point;
import lockstep.oracle.Ray;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * Ray–oriented box against exact slabs in the exact frame of the box: whether it hits is exact. With u =
 * 2^-24, D the distance from the origin to the centre and H that from the centre to a corner, t is that of
 * planes off by at most {@value #DISTANCE} u D + {@value #SIZE} u H.
 */
@OracleOf(verb = Verb.CAST, first = Kind.RAY, second = Kind.ORIENTED_BOX)
@Runs.Once
class RayOrientedBoxOracleTest {
  private static final int DISTANCE = 9;
  private static final int SIZE = 23;

  /**
   * Quaternions of the rotations by 90°, 120° and 180° that map axes to axes: every entry of their matrices
   * is exact.
   */
  @Property(tries = 3000)
  void exactOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    turn(p);
    assertExact(p);
    for (int k = 11; k < 14; k++) {
      p[k] = Math.abs(p[k]);
    }
    assertExact(p);
    p[6] = -Math.abs(p[6]);
    p[7] = p[7] > 1 ? Float.POSITIVE_INFINITY : Math.abs(p[7]);
    assertExact(p);
  }

  /** Sets the components to −1, 0 or 1, with three, two or none of them 0. */
  private static void turn(float[] p) {
    int not0 = 0;
    for (int k = 14; k < 18; k++) {
      p[k] = p[k] < -1 ? -1 : p[k] > 1 ? 1 : 0;
      not0 += p[k] == 0 ? 0 : 1;
    }
    p[17] = not0 == 0 ? -3 : p[17];
    if (not0 == 3) {
      for (int k = 14; k < 18; k++) {
        p[k] = p[k] == 0 ? 1 : p[k];
      }
    }
  }

  private static void assertExact(float[] p) {
    Exact t = enters(p, 0);
    assertEquals(t == null ? Float.POSITIVE_INFINITY : (float) t.toDouble(), cast(p) + 0f);
  }

  /** Without rotation, by a quaternion of any length: the same slabs. */
  @Property(tries = 2000)
  void notTurnedItIsABox(@ForAll(supplier = Floats.Grid.class) float[] p) {
    p[14] = p[15] = p[16] = 0;
    p[17] = p[17] == 0 ? 1 : p[17];
    assertEquals(RayBoxScalar.cast(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8] - p[11], p[9] - p[12],
        p[10] - p[13], p[8] + p[11], p[9] + p[12], p[10] + p[13]) + 0f, cast(p) + 0f);
  }

  @Property(tries = 1000)
  void withinRounding(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    shape(p, 0);
    check(p);
  }

  @Property(tries = 1000)
  void nearTheGrid(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    shape(p, 0);
    check(p);
  }

  /**
   * Aimed at a corner, an edge, a face or the inside, from near or far; one of the half extents much smaller,
   * or 0.
   */
  @Property(tries = 2000)
  void aimed(@ForAll(supplier = Floats.Scaled.class) float[] p, @ForAll @IntRange(min = 0, max = 7) int faces,
      @ForAll @IntRange(min = -4, max = 16) int far, @ForAll @IntRange(min = 0, max = 30) int thin) {
    shape(p, thin);
    float unit = 1 / (Math.abs(p[0]) + Math.abs(p[1]) + Math.abs(p[2]) + 1e-30f);
    Point at = OrientedBox.of(p, 8).at((faces & 1) == 0 ? p[0] * unit : Math.signum(p[0]),
        (faces & 2) == 0 ? p[1] * unit : Math.signum(p[1]),
        (faces & 4) == 0 ? p[2] * unit : Math.signum(p[2]));
    for (int k = 0; k < 3; k++) {
      double to = at.on(k).toDouble();
      p[k] = (float) (to + Math.scalb(p[k] - to, far));
      p[3 + k] = (float) (to - p[k]);
    }
    check(p);
  }

  /** In the plane of a face, or parallel to it. */
  @Property(tries = 1500)
  void parallelToAFace(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = 0, max = 2) int axis, @ForAll @IntRange(min = -5, max = 5) int quarters) {
    shape(p, 0);
    OrientedBox box = OrientedBox.of(p, 8);
    double unit = 1 / (Math.abs(p[3]) + Math.abs(p[4]) + Math.abs(p[5]) + 1e-30);
    double[] from = {4 * unit * p[3], 4 * unit * p[4], 4 * unit * p[5]};
    double[] to = {unit * p[5], unit * p[3], unit * p[4]};
    from[axis] = to[axis] = quarters / 4.0;
    for (int k = 0; k < 3; k++) {
      p[k] = (float) box.at(from[0], from[1], from[2]).on(k).toDouble();
      p[3 + k] = (float) (box.at(to[0], to[1], to[2]).on(k).toDouble() - p[k]);
    }
    check(p);
  }

  /** From near the centre, where only the rotation is off: the ray begins before it. */
  @Property(tries = 1000)
  void throughTheCentre(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = 0, max = 12) int near) {
    shape(p, 0);
    for (int k = 0; k < 3; k++) {
      p[k] = p[8 + k] + Math.scalb(p[k] - p[8 + k], -near);
    }
    p[6] = -1e6f;
    check(p);
  }

  /** The quaternion's length and sign do not matter; mirroring and scaling map every operation's result. */
  @Property(tries = 2000)
  void mirroredAndScaled(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = -20, max = 20) int scale, @ForAll @IntRange(min = 0, max = 2) int axis) {
    shape(p, 0);
    for (int k = 0; k < 3; k++) {
      p[3 + k] = p[8 + k] - p[k] + 0.5f * p[3 + k];
    }
    float t = cast(p);
    for (int k = 14; k < 18; k++) {
      p[k] = -Math.scalb(p[k], scale);
    }
    assertEquals(t, cast(p), "quaternion");
    for (int k = 0; k < 3; k++) {
      p[14 + k] = k == axis ? p[14 + k] : -p[14 + k];
    }
    for (int k : new int[] {0, 3, 8}) {
      p[k + axis] = -p[k + axis];
    }
    assertEquals(t, cast(p), "mirrored");
    for (int k = 0; k < 14; k++) {
      p[k] = k == 6 || k == 7 ? p[k] : Math.scalb(p[k], scale);
    }
    assertEquals(t, cast(p), "scaled");
  }

  @Property(tries = 3000)
  void anyFloats(@ForAll(supplier = Floats.Any.class) float[] p) {
    float t = cast(p);
    if (t < Float.POSITIVE_INFINITY) {
      assertTrue(t >= p[6] && t <= p[7] && p[11] >= 0 && p[12] >= 0 && p[13] >= 0);
      for (int k = 0; k < 18; k++) {
        assertTrue(Float.isFinite(p[k]) || k == 6 || k == 7, "column " + k);
      }
    } else {
      assertEquals(Float.POSITIVE_INFINITY, t);
    }
    for (int k = 0; k < 18; k++) {
      float value = p[k];
      p[k] = Float.NaN;
      assertEquals(Float.POSITIVE_INFINITY, cast(p), "NaN in column " + k);
      p[k] = value;
    }
  }

  /**
   * Makes box and interval proper, of numbers without the offset; one half extent is thinner by {@code thin}
   * powers of two, 0 for 30.
   */
  private static void shape(float[] p, int thin) {
    for (int k = 11; k < 14; k++) {
      p[k] = Math.abs(p[k] - p[18]);
    }
    p[11 + thin % 3] = thin == 30 ? 0 : Math.scalb(p[11 + thin % 3], -thin);
    p[6] = 0;
    p[7] = p[7] > 0 ? Float.POSITIVE_INFINITY : 1;
    float size = 0;
    for (int k = 14; k < 18; k++) {
      p[k] -= p[19];
      size = Math.max(size, Math.abs(p[k]));
    }
    for (int k = 14; k < 18; k++) {
      p[k] = size > 0 ? p[k] / size : 1;
    }
  }

  private static void check(float[] p) {
    float t = cast(p);
    Exact exact = enters(p, 0);
    assertEquals(exact != null && exact.isAtMost(Exact.of(Float.MAX_VALUE)), t < Float.POSITIVE_INFINITY);
    if (t < Float.POSITIVE_INFINITY) {
      assertTrue(p[6] <= t && t <= p[7], "outside of the interval");
      assertTrue(enters(p, 0x1p-24).isAtMost(Exact.of(t)), "too early");
      Exact late = enters(p, -0x1p-24);
      assertTrue(late == null || Exact.of(t).isAtMost(late), "too late");
    }
  }

  /**
   * The point where the ray enters the box, or null, with every plane moved out by {@code u} times its
   * allowed error.
   */
  private static Exact enters(float[] p, double u) {
    OrientedBox box = OrientedBox.of(p, 8);
    if (box.isEmpty()) {
      return null;
    }
    Ray ray = Ray.of(p, 0);
    double off = DISTANCE * ray.o().minus(box.centre()).length() + SIZE * box.radius();
    Ray local = new Ray(box.local(ray.o()), box.turned(ray.d()), ray.tMin(), ray.tMax());
    // and by the least float, on the way
    double least = Math.signum(u) * Float.MIN_VALUE * (1 + ray.d().length());
    return local.enters(box.grown(u * off + least).localBox());
  }

  private static float cast(float[] p) {
    return RayOrientedBoxScalar.cast(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10], p[11],
        p[12], p[13], p[14], p[15], p[16], p[17]);
  }
}
