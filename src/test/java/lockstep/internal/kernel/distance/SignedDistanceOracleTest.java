package lockstep.internal.kernel.distance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import lockstep.Runs;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.distance.DistanceCheck.Form;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/**
 * Signed distances of spheres, capsules and half-spaces against those of their cores in double, less the
 * radii.
 */
@OracleOf(verb = Verb.SIGNED_DISTANCE, first = Kind.SPHERE, second = Kind.SPHERE)
@OracleOf(verb = Verb.SIGNED_DISTANCE, first = Kind.SPHERE, second = Kind.CAPSULE)
@OracleOf(verb = Verb.SIGNED_DISTANCE, first = Kind.CAPSULE, second = Kind.CAPSULE)
@OracleOf(verb = Verb.SIGNED_DISTANCE, first = Kind.SPHERE, second = Kind.PLANE)
@OracleOf(verb = Verb.SIGNED_DISTANCE, first = Kind.CAPSULE, second = Kind.PLANE)
@Runs.Once
class SignedDistanceOracleTest {
  @Provide
  Arbitrary<Entry> entry() {
    return Arbitraries.of(DistanceCheck.entriesOfSigned());
  }

  @Property(tries = 20_000)
  void ofTwoShapes(@ForAll("entry") Entry entry, @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 20) int less, @ForAll Form form1, @ForAll Form form2) {
    Random random = new Random(seed);
    float[] a = DistanceCheck.element(entry.first(), form1, random, 1);
    float[] b = entry.second() == Kind.PLANE
        ? new float[] {random.nextInt(3) - 1, (float) random.nextGaussian(), 1, 3 * random.nextFloat()}
        : DistanceCheck.element(entry.second(), form2, random, Math.scalb(1f, -less));
    DistanceCheck.checkSigned(entry, a, b);
  }

  /** One around the other, with centres and segments as near as a few ulp. */
  @Property(tries = 10_000)
  void oneInTheOther(@ForAll("entry") Entry entry, @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 25) int apart, @ForAll Form form) {
    Random random = new Random(seed);
    float[] a = DistanceCheck.element(entry.first(), form, random, 1);
    float[] b = entry.second() == Kind.PLANE ? new float[] {0, 0, 1, -a[2]}
        : DistanceCheck.element(entry.second(), form, random, 1);
    if (entry.second() != Kind.PLANE) {
      for (int k = 0; k < 3; k++) {
        DistanceCheck.move(entry.second(), b, k, a[k] - b[k] + Math.scalb(random.nextFloat() - 0.5f, -apart));
      }
    }
    DistanceCheck.checkSigned(entry, a, b);
  }

  @Example
  void numbers() {
    Entry spheres = DistanceCheck.entriesOfSigned().getFirst();
    assertEquals(-3, DistanceCheck.signed(spheres, new float[] {0, 0, 0, 1}, new float[] {0, 0, 0, 2}));
    assertEquals(-1, DistanceCheck.signed(spheres, new float[] {0, 0, 0, 1}, new float[] {2, 0, 0, 2}));
    assertEquals(0, DistanceCheck.signed(spheres, new float[] {0, 0, 0, 1}, new float[] {3, 0, 0, 2}));
    assertEquals(1, DistanceCheck.signed(spheres, new float[] {0, 0, 0, 1}, new float[] {4, 0, 0, 2}));
  }
}
