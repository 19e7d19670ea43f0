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

  /** A needle 1e-4 wide above an edge: a point was beside that, and another one 0.01 beyond the needle. */
  @Example
  void anEdgeAndANeedle() {
    ContactCheck.check(triangles(),
        new float[] {-1.964314f, 0.5041326f, -6.9714084f, -1.5335159f, 0.5041326f, -4.3304253f, -1.964314f,
            0.5041326f, -1.4158068f},
        new float[] {-2.0906718f, 0.9802637f, -4.7256565f, -2.0906718f, 0.43380004f, -4.524873f, -2.0906718f,
            0.43365353f, -4.524873f});
    ContactCheck.check(triangles(), new float[] {1, 4.5f, 1.25f, 3, 4, 1.75f, 1.25f, 4.5f, 0.5f},
        new float[] {-0.24686956f, 4.5134034f, -0.03109473f, 1.0162959f, 4.5134034f, 1.2472615f, -0.24686956f,
            4.5134034f, -0.031259716f});
  }

  /** Seen along the normal, a triangle without area: a corner was anywhere in it. */
  @Example
  void aCornerAtTheEndOfATriangleWithoutArea() {
    ContactCheck.check(triangles(),
        new float[] {-4.959161f, -3.5232687f, 3.656668f, -5.261711f, -3.2709186f, 3.4928687f, -5.2363214f,
            -3.2682402f, 3.4244654f},
        new float[] {-5.2363214f, -3.2682402f, 2.1183796f, -5.2363214f, -3.2682402f, 3.4244647f, -5.2363214f,
            -3.2682402f, 3.1104646f});
  }

  /** The face that is preferred to edges has points only far above it. */
  @Example
  void trianglesThatOverlapBesideAFace() {
    ContactCheck.check(triangles(),
        new float[] {-5.740286f, 2.3847432f, -1.0375712f, -1.8296931f, 5.7973623f, -1.6422787f, -0.289124f,
            2.3721254f, 0.37124032f},
        new float[] {-0.88567436f, 2.3721328f, -2.2901397f, -0.28912568f, 2.3721328f, 0.37124395f, 1.3596008f,
            2.3721328f, 0.37124395f});
  }

  /** A box and a triangle between whose edges there is a gap of less than the bias for faces. */
  @Example
  void aBoxAndATriangleBarelyApart() {
    ContactCheck.check(ContactCheck.entry(Kind.BOX, Kind.TRIANGLE),
        new float[] {2.926568f, 3.7824829f, -2.7413979f, 3.8824234f, 4.5565405f, -1.176197f},
        new float[] {3.0465164f, 3.7825527f, -0.93923175f, 1.982911f, 3.7825527f, -2.8072305f, 1.1147183f,
            3.7825527f, -4.755614f});
  }

  /** Across an edge without length there is every direction: the triangle begins there, or ends. */
  @Example
  void aBallAtTwoCornersInOnePlace() {
    ContactCheck.check(ContactCheck.entry(Kind.SPHERE, Kind.TRIANGLE), new float[] {-2, -2, -3, 5e-6f},
        new float[] {-2, -2, -3, -2, -2, -3, -2.8705826f, -2, -3});
  }

  /** A capsule that passes through a face whose normal rounds: its point was on the line of an edge. */
  @Example
  void aCapsuleThroughAFace() {
    ContactCheck.check(ContactCheck.entry(Kind.CAPSULE, Kind.TRIANGLE),
        new float[] {5.647307f, -2.3093817f, 3.3920147f, 5.647307f, -0.6527629f, 3.3920147f, 0.1425065f},
        new float[] {7.7733135f, -5.3173137f, 3.7727592f, 5.437345f, -0.34081626f, 3.6887808f, 5.580444f,
            -0.482059f, 3.2667003f});
  }

  private static Entry triangles() {
    return ContactCheck.entry(Kind.TRIANGLE, Kind.TRIANGLE);
  }

  /**
   * Brought near along the way between them, to a touch or less than one. Many triangles have no area, except
   * those at spheres: see {@link SphereTriangleContact}.
   */
  @Property(tries = 10_000)
  void barelyTouching(@ForAll("entry") Entry entry, @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 5) int less, @ForAll @IntRange(min = 0, max = 24) int near,
      @ForAll Form form1, @ForAll Form form2) {
    Random random = new Random(seed);
    float[] a = DistanceCheck.element(entry.first(), form1, random, Math.scalb(1f, -less));
    boolean slivers = entry.first() != Kind.SPHERE && entry.second() == Kind.TRIANGLE;
    float[] b =
        DistanceCheck.element(entry.second(), form2 == Form.THIN && !slivers ? Form.ANY : form2, random, 1);
    float reach = Math.scalb(1f, -near);
    shrink(entry.first(), a, reach * random.nextFloat());
    shrink(entry.second(), b, reach * random.nextFloat());
    if (slivers && random.nextInt(3) == 0) {
      int axis = random.nextInt(3);
      b[3 + axis] = b[6 + axis] = b[axis];
    }
    DistanceCheck.bringNear(entry, a, b, (2 * random.nextFloat() - 1) * reach);
    ContactCheck.check(entry, a, b);
  }

  private static void shrink(Kind kind, float[] q, float radius) {
    if (kind == Kind.SPHERE || kind == Kind.CAPSULE) {
      q[q.length - 1] = radius;
    }
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
