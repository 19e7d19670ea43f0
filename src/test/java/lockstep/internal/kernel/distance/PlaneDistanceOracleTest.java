package lockstep.internal.kernel.distance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/**
 * Distances and closest points of shapes and half-spaces against the corners of the shapes in double. The
 * bounds are in u = 2⁻²⁴ of the span: the largest distance of a corner from the origin, the radius, and the
 * distance itself.
 */
@OracleOf(verb = Verb.DISTANCE, first = Kind.SPHERE, second = Kind.PLANE)
@OracleOf(verb = Verb.DISTANCE, first = Kind.CAPSULE, second = Kind.PLANE)
@OracleOf(verb = Verb.DISTANCE, first = Kind.BOX, second = Kind.PLANE)
@OracleOf(verb = Verb.DISTANCE, first = Kind.ORIENTED_BOX, second = Kind.PLANE)
@OracleOf(verb = Verb.DISTANCE, first = Kind.TRIANGLE, second = Kind.PLANE)
@OracleOf(verb = Verb.CLOSEST_POINTS, first = Kind.SPHERE, second = Kind.PLANE)
@OracleOf(verb = Verb.CLOSEST_POINTS, first = Kind.CAPSULE, second = Kind.PLANE)
@OracleOf(verb = Verb.CLOSEST_POINTS, first = Kind.BOX, second = Kind.PLANE)
@OracleOf(verb = Verb.CLOSEST_POINTS, first = Kind.ORIENTED_BOX, second = Kind.PLANE)
@OracleOf(verb = Verb.CLOSEST_POINTS, first = Kind.TRIANGLE, second = Kind.PLANE)
@Runs.Once
class PlaneDistanceOracleTest {
  @Provide
  Arbitrary<Entry> entry() {
    return Arbitraries.of(DistanceCheck.entriesOfPlanes());
  }

  /** Normals of any length, along the axes or not, planes near the shape or up to 2^12 times farther away. */
  @Property(tries = 20_000)
  void ofAShapeAndAPlane(@ForAll("entry") Entry entry, @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 12) int farther, @ForAll Form form, @ForAll Form formOfPlane) {
    Random random = new Random(seed);
    float[] q = DistanceCheck.element(entry.first(), form, random, 1);
    check(entry, q, plane(formOfPlane, random, Math.scalb(1f, farther)));
  }

  /** The plane at a distance from the shape, in front or behind, of a few ulp or any scale. */
  @Property(tries = 20_000)
  void nearlyTouching(@ForAll("entry") Entry entry, @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 25) int gap, @ForAll Form form, @ForAll Form formOfPlane) {
    Random random = new Random(seed);
    float[] q = DistanceCheck.element(entry.first(), form, random, 1);
    touch(entry, q, plane(formOfPlane, random, 1), Math.scalb((float) random.nextGaussian(), -gap));
  }

  @Property(tries = 10_000)
  void farFromTheOrigin(@ForAll("entry") Entry entry, @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 16) int far, @ForAll Form form, @ForAll Form formOfPlane) {
    Random random = new Random(seed);
    float[] q = DistanceCheck.element(entry.first(), form, random, 1);
    for (int k = 0; k < 3; k++) {
      DistanceCheck.move(entry.first(), q, k, Math.scalb(random.nextFloat() - 0.5f, far));
    }
    touch(entry, q, plane(formOfPlane, random, 1), Math.abs(random.nextFloat()));
  }

  /** A shape that lies flat is represented by its middle, and its feature is the whole shape. */
  @Example
  void flatOnTheFloor() {
    float[] floor = {0, 0, 2, 4}; // z ≤ −2
    for (Entry entry : DistanceCheck.entriesOfPlanes()) {
      float[] q = switch (entry.first()) {
        case SPHERE -> new float[] {3, 4, 5, 1};
        case CAPSULE -> new float[] {1, 4, 5, 5, 4, 5, 1};
        case BOX -> new float[] {2, 1, 4, 4, 7, 8};
        case ORIENTED_BOX -> new float[] {3, 4, 5, 1, 7, 1, 0, 0, 0, -3};
        case TRIANGLE -> new float[] {3, 4, 4, 2, 8, 4, 4, 0, 4};
        default -> throw new IllegalStateException();
      };
      Distances distances = DistanceCheck.ask(entry, q, floor);
      assertEquals(6, distances.distance[0]);
      assertEquals(3, distances.ax[0], 1e-6f);
      assertEquals(4, distances.ay[0], 1e-6f);
      assertEquals(4, distances.az[0], 1e-6f);
      assertEquals(-2, distances.bz[0], 1e-6f);
      assertEquals(switch (entry.first()) {
        case SPHERE -> 1;
        case CAPSULE -> 3;
        case TRIANGLE -> 7;
        default -> 16;
      }, distances.featureA(0));
      check(entry, q, floor);
    }
  }

  /** An infinite box has no deepest point, so another one far away represents it. */
  @Example
  void infiniteBoxes() {
    Entry entry = DistanceCheck.entryOfPlanes(Kind.BOX);
    float inf = Float.POSITIVE_INFINITY;
    Distances distances = DistanceCheck.ask(entry, new float[] {-inf, -inf, 3, inf, 5, inf}, floor());
    assertEquals(3, distances.distance[0]);
    assertEquals(3, distances.az[0]);
    assertEquals(0, distances.bz[0]);
    distances = DistanceCheck.ask(entry, new float[] {0, 0, -inf, 2, 4, inf}, floor());
    assertEquals(0, distances.distance[0]);
    assertEquals(1, distances.ax[0]);
    assertEquals(-0x1p125f, distances.az[0]);
    assertEquals(-0x1p125f, distances.bz[0]);
    assertFalse(DistanceCheck.ask(entry, new float[] {0, 0, inf, 2, 4, inf}, floor()).hits().get(0));
  }

  private static float[] floor() {
    return new float[] {0, 0, 1, 0};
  }

  /** An infinite radius reaches every plane, and points stay finite. */
  @Example
  void infiniteRadius() {
    for (Kind kind : new Kind[] {Kind.SPHERE, Kind.CAPSULE}) {
      Entry entry = DistanceCheck.entryOfPlanes(kind);
      float[] q = {1, 2, 3, 4, 5, 6, Float.POSITIVE_INFINITY};
      q[3] = kind == Kind.SPHERE ? Float.POSITIVE_INFINITY : q[3];
      Distances distances = DistanceCheck.ask(entry, q, floor());
      assertEquals(0, distances.distance[0]);
      assertEquals(0, distances.az[0]);
      assertEquals(0, distances.bz[0]);
    }
  }

  /** An invalid shape or half-space has no distance, nor has anything with a NaN. */
  @Property(tries = 2000)
  void withoutDistance(@ForAll("entry") Entry entry, @ForAll long seed, @ForAll Form form) {
    Random random = new Random(seed);
    float[] q = DistanceCheck.element(entry.first(), form, random, 1);
    float[] plane = plane(form, random, 1);
    for (int c = 0; c < q.length; c++) {
      none(entry, with(q, c, Float.NaN), plane);
    }
    for (int c = 0; c < 4; c++) {
      none(entry, q, with(plane, c, Float.NaN));
      none(entry, q, with(plane, c, Float.NEGATIVE_INFINITY));
    }
    none(entry, q, new float[] {0, 0, 0, -1});
    switch (entry.first()) {
      case SPHERE -> none(entry, with(q, 3, -1), plane);
      case CAPSULE -> none(entry, with(q, 6, -1), plane);
      case BOX -> none(entry, with(q, random.nextInt(3), Float.MAX_VALUE), plane);
      case ORIENTED_BOX -> {
        none(entry, with(q, 3 + random.nextInt(3), -1), plane);
        none(entry, with(with(with(with(q, 6, 0), 7, 0), 8, 0), 9, 0), plane);
      }
      case TRIANGLE -> none(entry, with(q, random.nextInt(9), Float.POSITIVE_INFINITY), plane);
      default -> throw new IllegalStateException();
    }
  }

  private static void none(Entry entry, float[] q, float[] plane) {
    Distances distances = DistanceCheck.ask(entry, q, plane);
    assertFalse(distances.hits().get(0));
    assertEquals(Float.POSITIVE_INFINITY, distances.distance[0]);
  }

  private static float[] with(float[] q, int column, float value) {
    float[] changed = q.clone();
    changed[column] = value;
    return changed;
  }

  private static float[] plane(Form form, Random random, float far) {
    float[] plane = new float[4];
    int axis = random.nextInt(3);
    int power = form == Form.THIN ? random.nextInt(40) - 20 : 0;
    for (int k = 0; k < 3; k++) {
      plane[k] = Math.scalb(form == Form.GRID ? random.nextInt(9) - 4
          : k != axis && form == Form.ALONG_AXES ? 0 : (float) random.nextGaussian(), power);
    }
    if (plane[0] == 0 && plane[1] == 0 && plane[2] == 0) {
      plane[axis] = -1;
    }
    plane[3] = far
        * Math.scalb(form == Form.GRID ? random.nextInt(9) - 4 : 4 * (float) random.nextGaussian(), power);
    return plane;
  }

  /** Checks a shape with the plane moved to this distance in front of it. */
  private static void touch(Entry entry, float[] q, float[] plane, float distance) {
    Solid solid = DistanceCheck.solid(entry.first(), q);
    double length = Math.sqrt(along(plane, plane[0], plane[1], plane[2]));
    plane[3] -= (float) (length * (least(solid, plane) - solid.radius() - distance));
    check(entry, q, plane);
  }

  private static void check(Entry entry, float[] q, float[] plane) {
    Distances distances = DistanceCheck.agreed(entry, q, plane);
    float distance = distances.distance[0];
    Solid solid = DistanceCheck.solid(entry.first(), q);
    double exact = Math.max(0, least(solid, plane) - solid.radius());
    double span = exact + solid.radius();
    for (double[] p : solid.corners()) {
      span = Math.max(span, Math.sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]) + exact + solid.radius());
    }
    assertEquals(exact, distance, DistanceCheck.U * DistanceCheck.DISTANCE * span,
        () -> entry + ": distance");

    double[] onShape = {distances.ax[0], distances.ay[0], distances.az[0]};
    double[] onPlane = {distances.bx[0], distances.by[0], distances.bz[0]};
    double off = 0;
    for (int k = 0; k < 3; k++) {
      off += (onShape[k] - onPlane[k]) * (onShape[k] - onPlane[k]);
    }
    double bound = DistanceCheck.U * DistanceCheck.POINT * span;
    assertEquals(distance, Math.sqrt(off), bound, () -> entry + ": of the points");
    assertEquals(0, solid.feature(distances.featureA(0)).distance(onShape), bound,
        () -> entry + ": on the shape");
    double outside = outside(plane, onPlane[0], onPlane[1], onPlane[2]);
    assertTrue(outside <= bound && (outside >= -bound || distance == 0),
        () -> entry + ": on the plane, outside by " + outside);
    assertEquals(1, distances.featureB(0));
  }

  /** The signed distance of the deepest corner. */
  private static double least(Solid solid, float[] plane) {
    return solid.corners().stream().mapToDouble(p -> outside(plane, p[0], p[1], p[2])).min().orElseThrow();
  }

  private static double outside(float[] plane, double x, double y, double z) {
    return (along(plane, x, y, z) + plane[3]) / Math.sqrt(along(plane, plane[0], plane[1], plane[2]));
  }

  private static double along(float[] plane, double x, double y, double z) {
    return plane[0] * x + plane[1] * y + plane[2] * z;
  }
}
