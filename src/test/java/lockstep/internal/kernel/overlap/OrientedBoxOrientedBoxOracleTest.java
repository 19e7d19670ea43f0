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
import lockstep.oracle.OrientedBox;
import lockstep.oracle.SeparatingAxes;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Oriented box–oriented box against exact arithmetic: every answer is that of real numbers. */
@OracleOf(verb = Verb.OVERLAP, first = Kind.ORIENTED_BOX, second = Kind.ORIENTED_BOX)
@Runs.Once
class OrientedBoxOrientedBoxOracleTest {
  private static final int SECOND = 10;

  private final float[] p = new float[Floats.COUNT];

  /**
   * Rotated by 90° and 120° in all ways, whole numbers: nothing rounds. Flat boxes, segments and points are
   * frequent.
   */
  @Property(tries = 2000)
  void exactOnTheGrid(@ForAll long seed) {
    Random random = new Random(seed);
    for (int at = 0; at <= SECOND; at += SECOND) {
      for (int k = 0; k < 3; k++) {
        p[at + k] = random.nextInt(9) - 4;
        p[at + 3 + k] = random.nextInt(9) == 0 ? -1 : random.nextInt(4);
      }
      TurnedBoxes.turnSquarely(random, p, at);
    }
    check();
  }

  /** Touching on any axis, of any sizes, with flat ones, at any scale. */
  @Property(tries = 2000)
  void touching(@ForAll long seed, @ForAll @IntRange(min = -32, max = 32) int ulps,
      @ForAll @IntRange(max = TurnedBoxes.AXES - 1) int axis,
      @ForAll @IntRange(min = -20, max = 20) int scale) {
    Random random = new Random(seed);
    TurnedBoxes.fill(random, p, 0, 1);
    TurnedBoxes.fill(random, p, SECOND, random.nextInt(4) == 0 ? 1e-6f : 1);
    place(random);
    TurnedBoxes.touch(random, OrientedBox.of(p, 0), p, SECOND, axis, ulps * TurnedBoxes.U * radii());
    TurnedBoxes.scale(p, 0, scale);
    TurnedBoxes.scale(p, SECOND, scale);
    check();
  }

  /**
   * The same rotation up to an angle down to 2^-40: then nine products are short or noise. Rods, a thousand
   * times as long.
   */
  @Property(tries = 2000)
  void nearlyParallel(@ForAll long seed, @ForAll @IntRange(min = -32, max = 32) int ulps,
      @ForAll @IntRange(max = TurnedBoxes.AXES - 1) int axis,
      @ForAll @IntRange(min = 0, max = 40) int angle) {
    Random random = new Random(seed);
    TurnedBoxes.fill(random, p, 0, 1);
    TurnedBoxes.fill(random, p, SECOND, 1);
    for (int rods = random.nextInt(3); rods > 0; rods--) {
      p[10 * random.nextInt(2) + 3 + random.nextInt(3)] *= 1e3f;
    }
    TurnedBoxes.turnAlike(random, p, 0, SECOND, Math.scalb(1.0, -angle));
    place(random);
    TurnedBoxes.touch(random, OrientedBox.of(p, 0), p, SECOND, axis, ulps * TurnedBoxes.U * radii());
    check();
  }

  /** Exactly the same rotation, by floats that round: exactly parallel, and no product of axes is noise. */
  @Property(tries = 1000)
  void parallel(@ForAll long seed, @ForAll @IntRange(min = -32, max = 32) int ulps,
      @ForAll @IntRange(max = TurnedBoxes.AXES - 1) int axis) {
    Random random = new Random(seed);
    TurnedBoxes.fill(random, p, 0, 1);
    TurnedBoxes.fill(random, p, SECOND, 1);
    System.arraycopy(p, 6, p, SECOND + 6, 4);
    TurnedBoxes.touch(random, OrientedBox.of(p, 0), p, SECOND, axis, ulps * TurnedBoxes.U * radii());
    check();
  }

  /** Anywhere, at any distance from each other. */
  @Property(tries = 1000)
  void exactForRandomNumbers(@ForAll long seed) {
    Random random = new Random(seed);
    for (int at = 0; at <= SECOND; at += SECOND) {
      TurnedBoxes.fill(random, p, at, 1);
      for (int k = 0; k < 3; k++) {
        p[at + k] = 2 * random.nextFloat();
      }
    }
    check();
  }

  /** A common offset changes no bit, as long as the centres do not round. */
  @Property(tries = 1000)
  void largeOffset(@ForAll long seed, @ForAll @IntRange(max = TurnedBoxes.AXES - 1) int axis) {
    Random random = new Random(seed);
    TurnedBoxes.fill(random, p, 0, 1);
    TurnedBoxes.fill(random, p, SECOND, 1);
    TurnedBoxes.touch(random, OrientedBox.of(p, 0), p, SECOND, axis, 0);
    for (int k = 0; k < 3; k++) {
      p[k] = 0;
      p[SECOND + k] = Math.scalb(Math.round(Math.scalb(p[SECOND + k], 12)), -12); // whole 4096ths
    }
    boolean hit = overlap();
    for (int k = 0; k < 3; k++) {
      float offset = random.nextInt(1000);
      p[k] += offset;
      p[SECOND + k] += offset;
    }
    assertEquals(hit, overlap());
  }

  /** Mirrored, at another scale, by another quaternion for the same rotation: bit for bit. */
  @Property(tries = 1500)
  void transformed(@ForAll long seed, @ForAll @IntRange(max = TurnedBoxes.AXES - 1) int axis,
      @ForAll @IntRange(min = -40, max = 40) int scale) {
    Random random = new Random(seed);
    TurnedBoxes.fill(random, p, 0, 1);
    TurnedBoxes.fill(random, p, SECOND, 1);
    TurnedBoxes.touch(random, OrientedBox.of(p, 0), p, SECOND, axis, 0);
    boolean hit = overlap();
    TurnedBoxes.scale(p, 0, scale);
    TurnedBoxes.scale(p, SECOND, scale);
    assertEquals(hit, overlap(), "scale");
    for (int at = 0; at <= SECOND; at += SECOND) {
      int length = random.nextInt(60) - 30;
      for (int k = 6; k < 10; k++) {
        p[at + k] = Math.scalb(-p[at + k], length);
      }
    }
    assertEquals(hit, overlap(), "quaternions");
    for (int at = 0; at <= SECOND; at += SECOND) { // in y: mirroring turns the other way about x and z
      p[at + 1] = -p[at + 1];
      p[at + 6] = -p[at + 6];
      p[at + 8] = -p[at + 8];
    }
    assertEquals(hit, overlap(), "mirrored");
  }

  /** Quaternions of the largest and smallest allowed lengths, and of different ones. */
  @Property(tries = 1000)
  void lengthsOfQuaternions(@ForAll long seed, @ForAll @IntRange(min = -48, max = 48) int length1,
      @ForAll @IntRange(min = -48, max = 48) int length2,
      @ForAll @IntRange(max = TurnedBoxes.AXES - 1) int axis) {
    Random random = new Random(seed);
    TurnedBoxes.fill(random, p, 0, 1);
    TurnedBoxes.fill(random, p, SECOND, 1);
    for (int k = 6; k < 10; k++) {
      p[k] = Math.scalb(p[k] + 0.1f, length1);
      p[SECOND + k] = Math.scalb(p[SECOND + k] + 0.1f, length2);
    }
    double first = square(6), second = square(SECOND + 6);
    if (Math.min(first, second) < 0x1p-99 || Math.max(first, second) > 0x1p99) {
      return; // hardly ever: too short or too long for a rotation
    }
    TurnedBoxes.touch(random, OrientedBox.of(p, 0), p, SECOND, axis, 0);
    check();
  }

  private double square(int at) {
    return (double) p[at] * p[at] + (double) p[at + 1] * p[at + 1] + (double) p[at + 2] * p[at + 2]
        + (double) p[at + 3] * p[at + 3];
  }

  /**
   * For any floats, no order matters, NaN and improper shapes miss, and bounds of hits meet as trees expect.
   */
  @Property(tries = 2500)
  void anyFloats(@ForAll(supplier = Floats.Any.class) float[] any, @ForAll @IntRange(max = 20) int harmless) {
    System.arraycopy(any, 0, p, 0, Floats.COUNT);
    for (int k = 0; k < harmless; k++) {
      p[(7 * k + harmless) % Floats.COUNT] = 1;
    }
    BoxBounds.assertProperAndNear(overlap(), BoxBounds.of(Kind.ORIENTED_BOX, p, 0),
        BoxBounds.of(Kind.ORIENTED_BOX, p, SECOND), ErrorBound.EXACT);
  }

  private void place(Random random) {
    for (int k = 0; k < 3; k++) {
      p[k] = random.nextInt(3) == 0 ? 0 : (float) random.nextGaussian();
    }
  }

  private double radii() {
    return OrientedBox.of(p, 0).radius() + OrientedBox.of(p, SECOND).radius();
  }

  private void check() {
    assertEquals(SeparatingAxes.overlap(OrientedBox.of(p, 0), OrientedBox.of(p, SECOND)), overlap());
  }

  /** The answer, which must not depend on the order. */
  private boolean overlap() {
    boolean hit = OrientedBoxOrientedBoxOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7],
        p[8], p[9], p[10], p[11], p[12], p[13], p[14], p[15], p[16], p[17], p[18], p[19]);
    assertEquals(hit, OrientedBoxOrientedBoxOverlapScalar.overlap(p[10], p[11], p[12], p[13], p[14], p[15],
        p[16], p[17], p[18], p[19], p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9]), "order");
    return hit;
  }
}
