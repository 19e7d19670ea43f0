package lockstep.internal.kernel.contact;

import java.util.Random;
import lockstep.Runs;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.distance.DistanceCheck;
import lockstep.internal.kernel.distance.DistanceCheck.Form;
import lockstep.internal.kernel.sweep.PlaneSweepOracleTest;
import lockstep.internal.shape.Kind;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/**
 * Compares contacts of all pairs that support them with properties of convex sets, in double: see {@link
 * ContactCheck}.
 */
@OracleOf(verb = Verb.CONTACT, first = Kind.SPHERE, second = Kind.SPHERE)
@OracleOf(verb = Verb.CONTACT, first = Kind.SPHERE, second = Kind.CAPSULE)
@OracleOf(verb = Verb.CONTACT, first = Kind.SPHERE, second = Kind.BOX)
@OracleOf(verb = Verb.CONTACT, first = Kind.SPHERE, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.CONTACT, first = Kind.SPHERE, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.CONTACT, first = Kind.SPHERE, second = Kind.PLANE)
@OracleOf(verb = Verb.CONTACT, first = Kind.CAPSULE, second = Kind.CAPSULE)
@OracleOf(verb = Verb.CONTACT, first = Kind.CAPSULE, second = Kind.BOX)
@OracleOf(verb = Verb.CONTACT, first = Kind.CAPSULE, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.CONTACT, first = Kind.CAPSULE, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.CONTACT, first = Kind.CAPSULE, second = Kind.PLANE)
@OracleOf(verb = Verb.CONTACT, first = Kind.BOX, second = Kind.BOX)
@OracleOf(verb = Verb.CONTACT, first = Kind.BOX, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.CONTACT, first = Kind.BOX, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.CONTACT, first = Kind.BOX, second = Kind.PLANE)
@OracleOf(verb = Verb.CONTACT, first = Kind.ORIENTED_BOX, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.CONTACT, first = Kind.ORIENTED_BOX, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.CONTACT, first = Kind.ORIENTED_BOX, second = Kind.PLANE)
@OracleOf(verb = Verb.CONTACT, first = Kind.TRIANGLE, second = Kind.TRIANGLE)
@OracleOf(verb = Verb.CONTACT, first = Kind.TRIANGLE, second = Kind.PLANE)
@Runs.Once
class ContactOracleTest {
  @Provide
  Arbitrary<Entry> entry() {
    return Arbitraries.of(ContactCheck.entries());
  }

  @Provide
  Arbitrary<Entry> ofPlanes() {
    return Arbitraries.of(ContactCheck.entriesOfPlanes());
  }

  /** Shapes of the same size, or one much smaller; overlapping or apart. */
  @Property(tries = 5_000)
  void ofTwoShapes(@ForAll("entry") Entry entry, @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 20) int less, @ForAll Form form1, @ForAll Form form2) {
    Random random = new Random(seed);
    float[] a = DistanceCheck.element(entry.first(), form1, random, 1);
    float[] b = DistanceCheck.element(entry.second(), form2, random, Math.scalb(1f, -less));
    ContactCheck.check(entry, a, b);
  }

  /** A triangle 170 u wide, whose height is known to a hundredth: the normal led 8 widths beside it. */
  @Example
  void aSphereAndASliver() {
    ContactCheck.check(ContactCheck.entry(Kind.SPHERE, Kind.TRIANGLE),
        new float[] {0.9863361f, -0.06853853f, -0.713176f, 0.35043946f},
        new float[] {0.63067347f, 0.28376627f, -0.5546107f, 1.2855923f, -0.2630712f, -0.32415307f, 1.136221f,
            -0.13833772f, -0.37671873f});
  }

  /**
   * Triangles with a gap between edges that is less than the bias for faces: they were reported as 0 apart,
   * along the normal of a face in which they overlap.
   */
  @Example
  void trianglesBarelyApart() {
    ContactCheck.check(triangles(),
        new float[] {6.322949f, 4.5260196f, 1.074034f, 4.8565f, 4.5260196f, 1.966799f, 4.179874f, 4.5260196f,
            1.074034f},
        new float[] {4.1802416f, 4.526971f, -3.3793063f, 4.1802416f, 1.8424921f, -0.25349474f, 4.1802416f,
            4.526971f, 1.0744982f});
    ContactCheck.check(triangles(),
        new float[] {4.9324846f, 4.4152308f, -1.3931953f, 4.857903f, 4.640553f, -1.3084879f, 5.2082534f,
            4.5868998f, -1.6883314f},
        new float[] {4.8579855f, 5.3772297f, -1.3085134f, 4.8579855f, 4.6405277f, -1.3085134f, 4.8579855f,
            5.2896185f, -1.3085134f});
  }

  /** The corner of a large one above a small one: its depth rounds by the size of the large one. */
  @Example
  void aCornerAboveASmallTriangle() {
    ContactCheck.check(triangles(),
        new float[] {3.953125f, 2, -3.046875f, 4, 2.015625f, -3.046875f, 3.953125f, 1.984375f, -3.03125f},
        new float[] {3.9648132f, 2.0004373f, -3.0365279f, 3.9648132f, 2.0004373f, 1.5295503f, 2.3989825f,
            2.0004373f, -0.43104243f});
  }

  private static Entry triangles() {
    return ContactCheck.entry(Kind.TRIANGLE, Kind.TRIANGLE);
  }

  /** Of any size for which the kernels hold. */
  @Property(tries = 5_000)
  void ofAnySize(@ForAll("entry") Entry entry, @ForAll long seed, @ForAll Form form1, @ForAll Form form2) {
    Random random = new Random(seed);
    float[] a = DistanceCheck.element(entry.first(), form1, random, 1);
    float[] b = DistanceCheck.element(entry.second(), form2, random, 1);
    boolean areTriangles = entry.first() == Kind.TRIANGLE && entry.second() == Kind.TRIANGLE;
    boolean isOfFourLengths = areTriangles || DistanceCheck.isBoxAt(entry, Kind.TRIANGLE);
    int least = isOfFourLengths ? -28 : -57;
    int most =
        areTriangles ? 27 : isOfFourLengths ? 37 : DistanceCheck.isBoxAt(entry, Kind.ORIENTED_BOX) ? 50 : 56;
    DistanceCheck.scale(entry, a, b, least, most, random);
    ContactCheck.check(entry, a, b);
  }

  /** About one centre, or nearly so: the normal is mostly rounding, or a choice. */
  @Property(tries = 5_000)
  void concentric(@ForAll("entry") Entry entry, @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 40) int apart, @ForAll Form form1, @ForAll Form form2) {
    Random random = new Random(seed);
    float[] a = DistanceCheck.element(entry.first(), form1, random, 1);
    float[] b = DistanceCheck.element(entry.second(), form2, random, 1);
    double[] middleOfA = DistanceCheck.middle(entry.first(), a);
    double[] middleOfB = DistanceCheck.middle(entry.second(), b);
    for (int k = 0; k < 3; k++) {
      float off = apart == 40 ? 0 : Math.scalb(random.nextFloat() - 0.5f, -apart);
      DistanceCheck.move(entry.first(), a, k, (float) (middleOfB[k] - middleOfA[k]) + off);
    }
    ContactCheck.check(entry, a, b);
  }

  /** Far from the origin, where coordinates round but differences do not. */
  @Property(tries = 2_500)
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
    ContactCheck.check(entry, a, b);
  }

  /** Planes of any length and direction, near the shape or not, along a face or not. */
  @Property(tries = 5_000)
  void ofHalfSpaces(@ForAll("ofPlanes") Entry entry, @ForAll long seed, @ForAll Form form,
      @ForAll Form formOfPlane, @ForAll boolean near) {
    Random random = new Random(seed);
    float[] a = DistanceCheck.element(entry.first(), form, random, 1);
    ContactCheck.checkPlane(entry, a, PlaneSweepOracleTest.plane(formOfPlane, random, near ? 1 : 8));
  }
}
