package lockstep.internal.kernel.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import lockstep.Runs;
import lockstep.SweepHits;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.distance.DistanceCheck;
import lockstep.internal.kernel.distance.DistanceCheck.Form;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Solid;
import lockstep.oracle.SweptSolid;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/**
 * Compares sweeps of all pairs of bounded shapes with properties of convex sets, in double: see {@link
 * SweepCheck}.
 */
@OracleOf(verb = Verb.SWEEP, first = Kind.SPHERE, second = Kind.SPHERE)
@OracleOf(verb = Verb.SWEEP, first = Kind.SPHERE, second = Kind.CAPSULE)
@OracleOf(verb = Verb.SWEEP, first = Kind.CAPSULE, second = Kind.CAPSULE)
@OracleOf(verb = Verb.SWEEP, first = Kind.SPHERE, second = Kind.BOX)
@OracleOf(verb = Verb.SWEEP, first = Kind.CAPSULE, second = Kind.BOX)
@OracleOf(verb = Verb.SWEEP, first = Kind.BOX, second = Kind.BOX)
@OracleOf(verb = Verb.SWEEP, first = Kind.SPHERE, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.SWEEP, first = Kind.CAPSULE, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.SWEEP, first = Kind.BOX, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.SWEEP, first = Kind.ORIENTED_BOX, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.SWEEP, first = Kind.SPHERE, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.SWEEP, first = Kind.CAPSULE, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.SWEEP, first = Kind.BOX, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.SWEEP, first = Kind.ORIENTED_BOX, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.SWEEP, first = Kind.TRIANGLE, second = Kind.TRIANGLE)
@Runs.Once
class SweepOracleTest {
  @Provide
  Arbitrary<Entry> entry() {
    return Arbitraries.of(SweepCheck.entries());
  }

  /** Towards the other shape, or anywhere; short, long, along an axis, none. */
  private static float[] motion(Form form, Random random, float[] a, float[] b) {
    float[] motion = new float[3];
    float scale = Math.scalb(1f, random.nextInt(8) - 4);
    int axis = random.nextInt(4);
    for (int k = 0; k < 3; k++) {
      float towards = random.nextInt(3) == 0 ? 0 : b[k] - a[k];
      float any = form == Form.GRID ? random.nextInt(9) - 4 : (float) random.nextGaussian();
      motion[k] = form == Form.GRID ? towards + any : scale * (towards + any);
      if (form == Form.ALONG_AXES && axis < 3 && k != axis) {
        motion[k] = 0;
      }
    }
    return motion;
  }

  /** Shapes of the same size, or one much smaller. */
  @Property(tries = 2_500)
  void ofTwoShapes(@ForAll("entry") Entry entry, @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 20) int less, @ForAll Form form1, @ForAll Form form2,
      @ForAll Form form) {
    Random random = new Random(seed);
    float[] a = DistanceCheck.element(entry.first(), form1, random, 1);
    float[] b = DistanceCheck.element(entry.second(), form2, random, Math.scalb(1f, -less));
    SweepCheck.check(entry, a, motion(form, random, a, b), b);
  }

  /** Of any size for which the kernels hold. */
  @Property(tries = 2_500)
  void ofAnySize(@ForAll("entry") Entry entry, @ForAll long seed, @ForAll Form form1, @ForAll Form form2,
      @ForAll Form form) {
    Random random = new Random(seed);
    float[] a = DistanceCheck.element(entry.first(), form1, random, 1);
    float[] b = DistanceCheck.element(entry.second(), form2, random, 1);
    float[] motion = motion(form, random, a, b);
    float scale = DistanceCheck.scale(entry, a, b, leastPower(entry), mostPower(entry), random);
    for (int k = 0; k < 3; k++) {
      motion[k] *= scale;
    }
    SweepCheck.check(entry, a, motion, b);
  }

  /** The least power of two in the range; capsules and triangles ask more of a motion. */
  private static int leastPower(Entry entry) {
    return DistanceCheck.isBoxAt(entry, Kind.TRIANGLE) ? -38
        : entry.first() == Kind.CAPSULE || entry.second() == Kind.TRIANGLE ? -46 : -57;
  }

  private static int mostPower(Entry entry) {
    return DistanceCheck.isBoxAt(entry, Kind.TRIANGLE) ? 36
        : DistanceCheck.isBoxAt(entry, Kind.ORIENTED_BOX) ? 50 : 56;
  }

  /**
   * Past each other at a gap of any scale, or overlapping by as little: the nearest points are brought that
   * close, and move at a right angle to their line.
   */
  @Property(tries = 2_500)
  void grazing(@ForAll("entry") Entry entry, @ForAll long seed, @ForAll @IntRange(min = 0, max = 25) int gap,
      @ForAll Form form1, @ForAll Form form2, @ForAll @IntRange(min = 0, max = 25) int tilt) {
    Random random = new Random(seed);
    float[] a = DistanceCheck.element(entry.first(), form1, random, 1);
    float[] b = DistanceCheck.element(entry.second(), form2, random, 1);
    SweepCheck.graze(entry, a, b, Math.scalb(random.nextFloat() - 0.5f, -gap),
        Math.scalb(random.nextFloat(), -tilt), random);
  }

  /** Of a shape that comes to rest beside another, or slides along it: squares of motions underflow. */
  @Property(tries = 2_500)
  void creeping(@ForAll("entry") Entry entry, @ForAll long seed, @ForAll @IntRange(min = 2, max = 20) int gap,
      @ForAll Form form1, @ForAll Form form2, @ForAll @IntRange(min = 60, max = 80) int slow) {
    Random random = new Random(seed);
    float[] a = DistanceCheck.element(entry.first(), form1, random, 1);
    float[] b = DistanceCheck.element(entry.second(), form2, random, 1);
    SweepCheck.creep(entry, a, b, Math.scalb(random.nextFloat(), -gap), slow, random);
  }

  /** Far from the origin, where coordinates round but differences do not. */
  @Property(tries = 2_500)
  void farFromTheOrigin(@ForAll("entry") Entry entry, @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 16) int far, @ForAll Form form1, @ForAll Form form2) {
    Random random = new Random(seed);
    float[] a = DistanceCheck.element(entry.first(), form1, random, 1);
    float[] b = DistanceCheck.element(entry.second(), form2, random, 1);
    float[] motion = motion(form1, random, a, b);
    for (int k = 0; k < 3; k++) {
      float by = Math.scalb(random.nextFloat() - 0.5f, far);
      DistanceCheck.move(entry.first(), a, k, by);
      DistanceCheck.move(entry.second(), b, k, by);
    }
    SweepCheck.check(entry, a, motion, b);
  }

  /**
   * Moves a shape to where it touches the other, as a caller does, and sweeps again, in the same direction or
   * another.
   */
  @Property(tries = 2_500)
  void onwardsFromATouch(@ForAll("entry") Entry entry, @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 3) int less, @ForAll Form form1, @ForAll Form form2,
      @ForAll Form form) {
    Random random = new Random(seed);
    float[] a = DistanceCheck.element(entry.first(), form1, random, 1);
    float[] b = DistanceCheck.element(entry.second(), form2, random, Math.scalb(1f, -less));
    float[] motion = motion(form, random, a, b);
    for (int k = 0; k < 3; k++) {
      double apart = DistanceCheck.middle(entry.second(), b)[k] - DistanceCheck.middle(entry.first(), a)[k];
      DistanceCheck.move(entry.first(), a, k, (float) apart - motion[k]);
    }
    for (int touches = 0; touches < 5 && entry.first() != Kind.CAPSULE; touches++) {
      SweepCheck.check(entry, a, motion, b);
      SweepHits hits = SweepCheck.ask(entry, a, motion, b);
      float t = hits.t[0];
      if (!(t > 0 && t <= 1)) {
        return;
      }
      for (int k = 0; k < 3; k++) {
        DistanceCheck.move(entry.first(), a, k, t * motion[k]);
      }
      motion = random.nextBoolean() ? motion : motion(form, random, a, b);
    }
  }

  /** It has just touched, by rounding, and moves away: the start is where the overlap says it is. */
  @Example
  void awayFromATouch() {
    float[] ball = {-0.69690174f, -0.2411806f, 1.6477181f, 0.90463126f};
    float[] motion = {-0.12543729f, -0.2545304f, -0.12305121f};
    float[] other = {0.5931023f, -0.29831094f, 1.4930634f, 0.39586568f};
    Entry entry = SweepCheck.entry(Kind.SPHERE, Kind.SPHERE);
    SweepCheck.check(entry, ball, motion, other);
    assertEquals(Float.POSITIVE_INFINITY, SweepCheck.ask(entry, ball, motion, other).t[0]);
  }

  /**
   * These pairs were reported as touching while still apart by 16 to 23 u of the span, which is within the
   * slack of the axes.
   */
  @Example
  void whatSeemsToTouchButIsApartIsSweptUntilItTouches() {
    SweepCheck.check(SweepCheck.entry(Kind.BOX, Kind.TRIANGLE),
        new float[] {0.4822631f, 1.0791187f, 0.5849266f, 0.48232698f, 1.0829635f, 0.5849552f},
        new float[] {0.013865992f, 0.011256911f, 0.016408414f}, new float[] {1.431373f, 1.8102838f,
            0.73517334f, -0.23879936f, 0.96494526f, 0.12749374f, 0.2525446f, 0.46887144f, 0.8947122f});
    float[] sliver = {1.1770129f, 7.1763268f, 0.48683214f, 1.3622121f, 7.1763268f, 0.48686266f};
    float[] turned = {1.2901678f, 7.3903813f, 0.40503693f, 0.15951325f, 0.61652344f, 0.6349966f, 0, 1, 1, 1};
    float[] motion = {-0.06581367f, 0.101044334f, -0.04545675f};
    Entry entry = SweepCheck.entry(Kind.BOX, Kind.ORIENTED_BOX);
    SweepCheck.check(entry, sliver, motion, turned);
    SweptSolid then = new SweptSolid(DistanceCheck.solid(Kind.BOX, sliver), motion);
    Solid solid = DistanceCheck.solid(Kind.ORIENTED_BOX, turned);
    float t = SweepCheck.ask(entry, sliver, motion, turned).t[0];
    assertEquals(0, then.at(t).coreDistance(solid), 2 * SweepCheck.U * then.span(solid));
  }

  /** A point that moves along a segment or nearly so, and ends inside, meets the segment at its end. */
  @Property(tries = 5_000)
  void aPointAlongASegment(@ForAll long seed, @ForAll @IntRange(min = 0, max = 8) int less,
      @ForAll @IntRange(min = 0, max = 40) int tilt, @ForAll @IntRange(min = 0, max = 2) int axis) {
    Random random = new Random(seed);
    float length = Math.scalb(random.nextFloat(), -less);
    float slope = tilt == 40 ? 0 : Math.scalb(random.nextFloat(), -tilt);
    int other = (axis + 1) % 3;
    float[] segment = new float[7];
    float[] point = new float[4];
    float[] motion = new float[3];
    for (int k = 0; k < 3; k++) {
      point[k] = segment[k] = segment[3 + k] = (float) random.nextGaussian();
    }
    segment[3 + axis] += length;
    segment[3 + other] += random.nextInt(2) * slope * length;
    point[axis] -= 5 * random.nextFloat();
    motion[axis] = segment[axis] + length * random.nextFloat() - point[axis];
    motion[other] = slope * motion[axis];
    point[other] -= motion[other];
    SweepCheck.check(SweepCheck.entry(Kind.SPHERE, Kind.CAPSULE), point, motion, segment);
  }
}
