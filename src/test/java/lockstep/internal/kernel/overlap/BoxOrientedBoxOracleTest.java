package lockstep.internal.kernel.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Box;
import lockstep.oracle.OrientedBox;
import lockstep.oracle.SeparatingAxes;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Box–oriented box against exact arithmetic: every answer is that of real numbers. */
@OracleOf(verb = Verb.OVERLAP, first = Kind.BOX, second = Kind.ORIENTED_BOX)
@Runs.Once
class BoxOrientedBoxOracleTest {
  private static final int SECOND = 6;
  private static final float INF = Float.POSITIVE_INFINITY;

  private final float[] p = new float[16];

  /** Rotated by 90° and 120° in all ways, whole numbers and infinite planes: nothing rounds. */
  @Property(tries = 2000)
  void exactOnTheGrid(@ForAll long seed) {
    Random random = new Random(seed);
    for (int k = 0; k < 3; k++) {
      p[k] = random.nextInt(12) == 0 ? -INF : random.nextInt(9) - 4;
      p[k + 3] =
          random.nextInt(12) == 0 ? INF : random.nextInt(12) == 0 ? p[k] - 1 : p[k] + random.nextInt(4);
      p[SECOND + k] = random.nextInt(9) - 4;
      p[SECOND + 3 + k] = random.nextInt(9) == 0 ? -1 : random.nextInt(4);
    }
    TurnedBoxes.turnSquarely(random, p, SECOND);
    check();
  }

  /**
   * Without rotation it is a box: bit for bit as long as differences and sums do not round, so also one ulp
   * off about the origin.
   */
  @Property(tries = 3000)
  void unturned(@ForAll(supplier = Floats.Nudged.class) float[] q, @ForAll @IntRange(max = 5) int infinite,
      @ForAll boolean centred) {
    float[] bounds = new float[6];
    for (int k = 0; k < 3; k++) {
      p[k] = centred ? q[k] : Math.round(q[k]);
      p[k + 3] = Math.max(p[k], centred ? q[k + 3] : Math.round(q[k + 3]));
      p[SECOND + k] = centred ? 0 : Math.round(q[6 + k]);
      p[SECOND + 3 + k] = Math.round(q[9 + k]);
      p[SECOND + 6 + k] = 0;
      bounds[k] = p[SECOND + k] - p[SECOND + 3 + k];
      bounds[k + 3] = p[SECOND + k] + p[SECOND + 3 + k];
    }
    if (infinite < 3) {
      p[infinite] = -INF;
      p[infinite + 2] = INF;
    }
    p[SECOND + 9] = q[12] < 0.5f ? 7 : q[12];
    assertEquals(BoxBoxScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], bounds[0], bounds[1], bounds[2],
        bounds[3], bounds[4], bounds[5]), overlap());
  }

  /** Touching on any axis, of any sizes, with flat ones, at any scale. */
  @Property(tries = 2000)
  void touching(@ForAll long seed, @ForAll @IntRange(min = -32, max = 32) int ulps,
      @ForAll @IntRange(max = TurnedBoxes.AXES - 1) int axis,
      @ForAll @IntRange(min = -20, max = 20) int scale) {
    Random random = new Random(seed);
    TurnedBoxes.fill(random, p, SECOND, random.nextInt(4) == 0 ? 1e-6f : 1);
    box(random, random.nextInt(4) == 0 ? 1e-6f : 1);
    touch(random, axis, ulps);
    TurnedBoxes.scale(p, 0, scale);
    TurnedBoxes.scale(p, SECOND, scale);
    check();
  }

  /**
   * Rotated slightly, by an angle down to 2^-40, or by that in addition to a multiple of 45° about an axis:
   * then products are short or noise.
   */
  @Property(tries = 2000)
  void nearlyParallel(@ForAll long seed, @ForAll @IntRange(min = -32, max = 32) int ulps,
      @ForAll @IntRange(max = TurnedBoxes.AXES - 1) int axis,
      @ForAll @IntRange(min = 0, max = 40) int angle) {
    Random random = new Random(seed);
    TurnedBoxes.fill(random, p, SECOND, 1);
    box(random, 1);
    float[] q = new float[20];
    q[9] = 1;
    TurnedBoxes.turnAlike(random, q, 0, 10, Math.scalb(1.0, -angle));
    System.arraycopy(q, 16, p, SECOND + 6, 4);
    for (int rods = random.nextInt(3); rods > 0; rods--) {
      p[SECOND + 3 + random.nextInt(3)] *= 1e3f;
    }
    touch(random, axis, ulps);
    check();
  }

  /**
   * A box a million times as large, half of space, a slab, all of space: precision is that of the oriented
   * box.
   */
  @Property(tries = 1000)
  void hugeBoxes(@ForAll long seed, @ForAll @IntRange(min = -32, max = 32) int ulps,
      @ForAll @IntRange(max = TurnedBoxes.AXES - 1) int axis) {
    Random random = new Random(seed);
    TurnedBoxes.fill(random, p, SECOND, 1);
    box(random, 1);
    touch(random, axis, ulps);
    for (int moved = random.nextInt(6); moved >= 0; moved--) {
      int plane = random.nextInt(6);
      float far = random.nextInt(3) == 0 ? INF : random.nextInt(2) == 0 ? 3e38f : 1e6f;
      p[plane] = plane < 3 ? -far : far;
    }
    check();
  }

  /** Anywhere, at any distance from each other. */
  @Property(tries = 1000)
  void exactForRandomNumbers(@ForAll long seed) {
    Random random = new Random(seed);
    TurnedBoxes.fill(random, p, SECOND, 1);
    box(random, 1);
    for (int k = 0; k < 3; k++) {
      p[SECOND + k] = p[k] + 3 * random.nextFloat() - 1;
    }
    check();
  }

  /** A common offset changes no bit, as long as planes and centre do not round. */
  @Property(tries = 1000)
  void largeOffset(@ForAll long seed, @ForAll @IntRange(max = TurnedBoxes.AXES - 1) int axis) {
    Random random = new Random(seed);
    TurnedBoxes.fill(random, p, SECOND, 1);
    box(random, 1);
    touch(random, axis, 0);
    for (int k = 0; k < 9; k++) {
      p[k] = Math.scalb(Math.round(Math.scalb(p[k], 12)), -12); // whole 4096ths
    }
    boolean hit = overlap();
    for (int k = 0; k < 3; k++) {
      float offset = random.nextInt(1000);
      p[k] += offset;
      p[k + 3] += offset;
      p[SECOND + k] += offset;
    }
    assertEquals(hit, overlap());
  }

  /** Mirrored, at another scale, by another quaternion for the same rotation: bit for bit. */
  @Property(tries = 1000)
  void transformed(@ForAll long seed, @ForAll @IntRange(max = TurnedBoxes.AXES - 1) int axis,
      @ForAll @IntRange(min = -40, max = 40) int scale, @ForAll @IntRange(min = -30, max = 30) int length,
      @ForAll @IntRange(min = 0, max = 2) int mirror) {
    Random random = new Random(seed);
    TurnedBoxes.fill(random, p, SECOND, 1);
    box(random, 1);
    touch(random, axis, 0);
    boolean hit = overlap();
    TurnedBoxes.scale(p, 0, scale);
    TurnedBoxes.scale(p, SECOND, scale);
    assertEquals(hit, overlap(), "scale");
    for (int k = 6; k < 10; k++) {
      p[SECOND + k] = Math.scalb(-p[SECOND + k], length);
    }
    assertEquals(hit, overlap(), "quaternion");
    float min = p[mirror];
    p[mirror] = -p[mirror + 3];
    p[mirror + 3] = -min;
    p[SECOND + mirror] = -p[SECOND + mirror];
    for (int k = 1; k < 3; k++) { // turns the other way about the two other axes
      p[SECOND + 6 + (mirror + k) % 3] *= -1;
    }
    assertEquals(hit, overlap(), "mirrored");
  }

  /** The two kernels agree, up to their errors: if one is not rotated, also in the other order. */
  @Property(tries = 1000)
  void asTwoOrientedBoxes(@ForAll long seed, @ForAll @IntRange(max = TurnedBoxes.AXES - 1) int axis) {
    Random random = new Random(seed);
    TurnedBoxes.fill(random, p, SECOND, 1);
    box(random, 1);
    for (int k = 0; k < 6; k++) {
      p[k] = Math.scalb(Math.round(Math.scalb(p[k], 12)), -12);
    }
    touch(random, axis, random.nextBoolean() ? 2000 : -2000);
    boolean hit = OrientedBoxOrientedBoxOverlapScalar.overlap((p[0] + p[3]) / 2, (p[1] + p[4]) / 2,
        (p[2] + p[5]) / 2, (p[3] - p[0]) / 2, (p[4] - p[1]) / 2, (p[5] - p[2]) / 2, 0, 0, 0, 1, p[6], p[7],
        p[8], p[9], p[10], p[11], p[12], p[13], p[14], p[15]);
    assertEquals(hit, overlap());
  }

  /** For any floats, NaN and improper shapes miss, and bounds of hits meet as trees expect. */
  @Property(tries = 2500)
  void anyFloats(@ForAll(supplier = Floats.Any.class) float[] any, @ForAll @IntRange(max = 16) int harmless) {
    System.arraycopy(any, 0, p, 0, p.length);
    for (int k = 0; k < harmless; k++) {
      p[(7 * k + harmless) % p.length] = 1;
    }
    boolean hit = overlap();
    assertFalse(hit && Box.of(p, 0).isEmpty());
    BoxBounds.assertProperAndNear(hit, BoxBounds.of(Kind.BOX, p, 0),
        BoxBounds.of(Kind.ORIENTED_BOX, p, SECOND), ErrorBound.EXACT);
  }

  /** A box of at most that size, sometimes flat, about the origin or with a corner near it. */
  private void box(Random random, float size) {
    for (int k = 0; k < 3; k++) {
      float at = random.nextInt(3) == 0 ? 0 : size * (random.nextFloat() - 0.5f);
      p[k] = at;
      p[k + 3] = at + (random.nextInt(6) == 0 ? 0 : size * random.nextFloat());
    }
  }

  private void touch(Random random, int axis, int ulps) {
    TurnedBoxes.touch(random, SeparatingAxes.unturned(Box.of(p, 0)), p, SECOND, axis,
        ulps * TurnedBoxes.U * OrientedBox.of(p, SECOND).radius());
  }

  private void check() {
    assertEquals(SeparatingAxes.overlap(Box.of(p, 0), OrientedBox.of(p, SECOND)), overlap());
  }

  private boolean overlap() {
    return BoxOrientedBoxOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9],
        p[10], p[11], p[12], p[13], p[14], p[15]);
  }
}
