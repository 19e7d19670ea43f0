package lockstep.internal.kernel.distance;

import java.util.Random;
import lockstep.Distances;
import lockstep.Runs;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.distance.DistanceCheck.Form;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Solid;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/**
 * Distances and closest points of all pairs of bounded shapes against brute force in double, see {@link
 * Solid}: every corner against every face, every edge against every edge. The bounds are in u = 2⁻²⁴ of the
 * span, the largest distance of corners of both plus the radii.
 */
@OracleOf(verb = Verb.DISTANCE, first = Kind.SPHERE, second = Kind.SPHERE)
@OracleOf(verb = Verb.DISTANCE, first = Kind.SPHERE, second = Kind.CAPSULE)
@OracleOf(verb = Verb.DISTANCE, first = Kind.CAPSULE, second = Kind.CAPSULE)
@OracleOf(verb = Verb.DISTANCE, first = Kind.SPHERE, second = Kind.BOX)
@OracleOf(verb = Verb.DISTANCE, first = Kind.CAPSULE, second = Kind.BOX)
@OracleOf(verb = Verb.DISTANCE, first = Kind.BOX, second = Kind.BOX)
@OracleOf(verb = Verb.DISTANCE, first = Kind.SPHERE, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.DISTANCE, first = Kind.CAPSULE, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.DISTANCE, first = Kind.BOX, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.DISTANCE, first = Kind.ORIENTED_BOX, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.DISTANCE, first = Kind.SPHERE, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.DISTANCE, first = Kind.CAPSULE, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.DISTANCE, first = Kind.BOX, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.DISTANCE, first = Kind.ORIENTED_BOX, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.DISTANCE, first = Kind.TRIANGLE, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.CLOSEST_POINTS, first = Kind.SPHERE, second = Kind.SPHERE)
@OracleOf(verb = Verb.CLOSEST_POINTS, first = Kind.SPHERE, second = Kind.CAPSULE)
@OracleOf(verb = Verb.CLOSEST_POINTS, first = Kind.CAPSULE, second = Kind.CAPSULE)
@OracleOf(verb = Verb.CLOSEST_POINTS, first = Kind.SPHERE, second = Kind.BOX)
@OracleOf(verb = Verb.CLOSEST_POINTS, first = Kind.CAPSULE, second = Kind.BOX)
@OracleOf(verb = Verb.CLOSEST_POINTS, first = Kind.BOX, second = Kind.BOX)
@OracleOf(verb = Verb.CLOSEST_POINTS, first = Kind.SPHERE, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.CLOSEST_POINTS, first = Kind.CAPSULE, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.CLOSEST_POINTS, first = Kind.BOX, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.CLOSEST_POINTS, first = Kind.ORIENTED_BOX, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.CLOSEST_POINTS, first = Kind.SPHERE, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.CLOSEST_POINTS, first = Kind.CAPSULE, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.CLOSEST_POINTS, first = Kind.BOX, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.CLOSEST_POINTS, first = Kind.ORIENTED_BOX, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.CLOSEST_POINTS, first = Kind.TRIANGLE, second = Kind.TRIANGLE)
@Runs.Once
class DistanceOracleTest {
  @Provide
  Arbitrary<Entry> entry() {
    return Arbitraries.of(DistanceCheck.entries());
  }

  /** Shapes of the same size, or one much smaller; one often flat or needle-like; along the axes or not. */
  @Property(tries = 20_000)
  void ofTwoShapes(@ForAll("entry") Entry entry, @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 20) int less, @ForAll Form form1, @ForAll Form form2) {
    Random random = new Random(seed);
    float[] a = DistanceCheck.element(entry.first(), form1, random, 1);
    float[] b = DistanceCheck.element(entry.second(), form2, random, Math.scalb(1f, -less));
    DistanceCheck.check(entry, a, b);
  }

  /** Of any size for which the kernels hold. */
  @Property(tries = 10_000)
  void ofAnySize(@ForAll("entry") Entry entry, @ForAll long seed, @ForAll Form form1, @ForAll Form form2) {
    Random random = new Random(seed);
    float[] a = DistanceCheck.element(entry.first(), form1, random, 1);
    float[] b = DistanceCheck.element(entry.second(), form2, random, 1);
    int most = DistanceCheck.isBoxAt(entry, Kind.ORIENTED_BOX) || DistanceCheck.isBoxAt(entry, Kind.TRIANGLE)
        ? 50 : 56;
    DistanceCheck.scale(entry, a, b, -53, most, random);
    DistanceCheck.check(entry, a, b);
  }

  /** Nearly touching: the second shape is moved until a gap of a few ulp, or of any scale, is left. */
  @Property(tries = 20_000)
  void nearlyTouching(@ForAll("entry") Entry entry, @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 25) int gap, @ForAll Form form1, @ForAll Form form2) {
    Random random = new Random(seed);
    float[] a = DistanceCheck.element(entry.first(), form1, random, 1);
    float[] b = DistanceCheck.element(entry.second(), form2, random, 1);
    Distances before = DistanceCheck.ask(entry, a, b);
    if (before.distance[0] == 0 || !before.hits().get(0)) {
      return;
    }
    float keep = Math.scalb(random.nextFloat(), -gap);
    for (int k = 0; k < 3; k++) {
      DistanceCheck.move(entry.second(), b, k,
          (1 - keep) * (new float[][] {before.ax, before.ay, before.az}[k][0]
              - new float[][] {before.bx, before.by, before.bz}[k][0]));
    }
    DistanceCheck.check(entry, a, b);
  }

  /** Far from the origin, where coordinates round but differences do not. */
  @Property(tries = 10_000)
  void farFromTheOrigin(@ForAll("entry") Entry entry, @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 16) int far, @ForAll Form form1, @ForAll Form form2) {
    Random random = new Random(seed);
    float[] a = DistanceCheck.element(entry.first(), form1, random, 1);
    float[] b = DistanceCheck.element(entry.second(), form2, random, 1);
    for (int k = 0; k < 3; k++) {
      float by = Math.scalb(random.nextFloat() - 0.5f, far);
      DistanceCheck.move(entry.first(), a, k, by);
      DistanceCheck.move(entry.second(), b, k, by);
    }
    DistanceCheck.check(entry, a, b);
  }

  /**
   * A segment past or through a sliver: one that passes may be taken to pierce it, within the bound of {@link
   * CapsuleTriangle}.
   */
  @Property(tries = 20_000)
  void segmentsAndSlivers(@ForAll long seed, @ForAll @IntRange(min = 0, max = 24) int width,
      @ForAll @IntRange(min = 0, max = 24) int slope) {
    Random random = new Random(seed);
    float[] a = new float[7];
    float[] b = new float[9];
    float from = random.nextFloat();
    for (int k = 0; k < 3; k++) {
      float along = (float) random.nextGaussian();
      float at = (float) random.nextGaussian();
      b[k] = at - from * along;
      b[3 + k] = at + (1 - from) * along;
      b[6 + k] = at + Math.scalb((float) random.nextGaussian(), -width);
      float direction = random.nextBoolean() ? along + Math.scalb((float) random.nextGaussian(), -slope)
          : (float) random.nextGaussian();
      float through = at + Math.scalb((float) random.nextGaussian(), -width);
      a[k] = through - direction * random.nextFloat();
      a[3 + k] = through + direction * random.nextFloat();
    }
    DistanceCheck.entries().stream()
        .filter(entry -> entry.first() == Kind.CAPSULE && entry.second() == Kind.TRIANGLE)
        .forEach(entry -> DistanceCheck.check(entry, a, b));
  }
}
