package lockstep.internal.kernel.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
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
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/**
 * Sweeps of shapes and half-spaces against the corners of the shapes in double: the distance of the deepest
 * corner in front of the plane is a linear function of time. Bounds are in u = 2⁻²⁴ of the span: the largest
 * distance of a corner from the origin, the radius, and the way.
 */
@OracleOf(verb = Verb.SWEEP, first = Kind.SPHERE, second = Kind.PLANE)
@OracleOf(verb = Verb.SWEEP, first = Kind.CAPSULE, second = Kind.PLANE)
@OracleOf(verb = Verb.SWEEP, first = Kind.BOX, second = Kind.PLANE)
@OracleOf(verb = Verb.SWEEP, first = Kind.ORIENTED_BOX, second = Kind.PLANE)
@OracleOf(verb = Verb.SWEEP, first = Kind.TRIANGLE, second = Kind.PLANE)
@Runs.Once
public class PlaneSweepOracleTest {
  /** Allowed gap or penetration of shapes reported as touching: see {@link SpherePlaneSweep}. */
  private static final int CONTACT = 8;

  @Provide
  Arbitrary<Entry> entry() {
    return Arbitraries.of(SweepCheck.entriesOf(Kind.PLANE));
  }

  /**
   * Normals of any length, along the axes or not, planes near the shape; it moves along one axis, anywhere,
   * or not.
   */
  @Property(tries = 20_000)
  void anywhere(@ForAll("entry") Entry entry, @ForAll long seed, @ForAll @IntRange(min = -4, max = 4) int way,
      @ForAll Form form, @ForAll Form formOfPlane, @ForAll Form formOfMotion) {
    Random random = new Random(seed);
    float[] q = DistanceCheck.element(entry.first(), form, random, 1);
    check(entry, q, motion(formOfMotion, random, way), plane(formOfPlane, random, 8));
  }

  /** Moves the plane until the shape is in front of it by this. */
  private static void bringNear(Entry entry, float[] q, float[] plane, double gap) {
    plane[3] -= (float) (length(plane) * (gap(DistanceCheck.solid(entry.first(), q), plane) - gap));
  }

  /** From a gap of any scale, with a motion that ends as near to the plane. */
  @Property(tries = 20_000)
  void endsNearThePlane(@ForAll("entry") Entry entry, @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 25) int gap, @ForAll @IntRange(min = 0, max = 25) int missing,
      @ForAll Form form, @ForAll Form formOfPlane) {
    Random random = new Random(seed);
    float[] q = DistanceCheck.element(entry.first(), form, random, 1);
    float[] plane = plane(formOfPlane, random, 1);
    double before = Math.scalb(random.nextFloat(), -gap);
    double length = length(plane);
    bringNear(entry, q, plane, before);
    float[] motion = motion(form, random, 0);
    double slope = along(plane, motion) / length;
    double end = Math.scalb(random.nextGaussian(), -missing);
    for (int k = 0; k < 3; k++) {
      motion[k] += (float) ((end - before - slope) * plane[k] / length);
    }
    check(entry, q, motion, plane);
  }

  /** Of a shape that comes to rest before the plane, or slides along it: squares of motions underflow. */
  @Property(tries = 5_000)
  void creeping(@ForAll("entry") Entry entry, @ForAll long seed, @ForAll @IntRange(min = 2, max = 20) int gap,
      @ForAll Form form, @ForAll Form formOfPlane, @ForAll @IntRange(min = 60, max = 80) int slow) {
    Random random = new Random(seed);
    float[] q = DistanceCheck.element(entry.first(), form, random, 1);
    float[] plane = plane(formOfPlane, random, 1);
    bringNear(entry, q, plane, Math.scalb(random.nextFloat(), -gap));
    float[] motion = motion(form, random, 0);
    for (int k = 0; k < 3; k++) {
      motion[k] *= SweepCheck.slowdown(slow, random);
    }
    check(entry, q, motion, plane);
  }

  @Property(tries = 10_000)
  void farFromTheOrigin(@ForAll("entry") Entry entry, @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 16) int far, @ForAll Form form, @ForAll Form formOfPlane) {
    Random random = new Random(seed);
    float[] q = DistanceCheck.element(entry.first(), form, random, 1);
    for (int k = 0; k < 3; k++) {
      DistanceCheck.move(entry.first(), q, k, Math.scalb(random.nextFloat() - 0.5f, far));
    }
    float[] plane = plane(formOfPlane, random, 1);
    bringNear(entry, q, plane, random.nextFloat());
    check(entry, q, motion(form, random, 2), plane);
  }

  private static float[] motion(Form form, Random random, int power) {
    float[] motion = new float[3];
    int axis = random.nextInt(3);
    for (int k = 0; k < 3; k++) {
      float any = form == Form.GRID ? random.nextInt(9) - 4 : (float) random.nextGaussian();
      motion[k] = form == Form.ALONG_AXES && k != axis ? 0 : Math.scalb(any, power);
    }
    return motion;
  }

  public static float[] plane(Form form, Random random, float far) {
    float[] plane = new float[4];
    int axis = random.nextInt(3);
    int power = form == Form.THIN ? random.nextInt(40) - 20 : 0;
    for (int k = 0; k < 3; k++) {
      float any = form == Form.GRID ? random.nextInt(9) - 4 : (float) random.nextGaussian();
      plane[k] = form == Form.ALONG_AXES && k != axis ? 0 : Math.scalb(any, power);
    }
    plane[axis] = plane[axis] == 0 ? 1 : plane[axis];
    plane[3] = (float) (far * random.nextGaussian() * length(plane));
    plane[3] = form == Form.GRID ? Math.round(plane[3]) : plane[3];
    return plane;
  }

  private static void check(Entry entry, float[] q, float[] motion, float[] plane) {
    SweepHits hits = SweepCheck.ask(entry, q, motion, plane);
    Solid start = DistanceCheck.solid(entry.first(), q);
    SweptSolid swept = new SweptSolid(start, motion);
    Solid end = swept.at(1);
    double way = Math.sqrt(along(motion, motion));
    double span = Math.max(farthest(start), farthest(end)) + start.radius() + way;
    double bound = SweepCheck.U * CONTACT * span;
    String what =
        entry + " " + Arrays.toString(q) + " by " + Arrays.toString(motion) + " at " + Arrays.toString(plane);
    float t = hits.t[0];
    assertEquals(SweepCheck.overlap(entry, q, plane), t == 0, () -> what + ": 0 where they overlap");
    if (!hits.hits().get(0)) {
      assertEquals(Float.POSITIVE_INFINITY, t);
      double least = Math.min(gap(start, plane), gap(end, plane));
      assertTrue(least >= -bound,
          () -> what + ": a miss in the half-space by " + -least / SweepCheck.U / span);
      return;
    }
    Solid then = swept.at(t);
    double gap = gap(then, plane);
    double[] n = {hits.nx[0], hits.ny[0], hits.nz[0]};
    if (t > 0) {
      assertTrue(t <= 1);
      assertEquals(0, gap, bound, () -> what + ": the gap at " + t);
      double comes = along(plane, motion) / length(plane);
      assertTrue(comes <= bound, () -> what + ": moves away");
    }
    for (int k = 0; k < 3; k++) {
      double expected = t > 0 ? plane[k] / length(plane) : way > 0 ? -motion[k] / way : 0;
      assertEquals(expected, n[k], 8 * SweepCheck.U, () -> what + ": the normal");
    }
    double[] point = {hits.x[0], hits.y[0], hits.z[0]};
    double ofPoint = 2 * bound + SweepCheck.U * DistanceCheck.POINT * span;
    assertEquals(0, then.distance(point), ofPoint, () -> what + ": point on the shape");
    double outside = outside(plane, point);
    assertTrue(outside <= ofPoint && (outside >= -ofPoint || t == 0),
        () -> what + ": point on the plane, outside by " + outside);
  }

  private static double farthest(Solid solid) {
    return Math.sqrt(solid.corners().stream().mapToDouble(p -> p[0] * p[0] + p[1] * p[1] + p[2] * p[2]).max()
        .orElseThrow());
  }

  /** The distance of the shape in front of the plane; negative if it is not in front. */
  private static double gap(Solid solid, float[] plane) {
    return solid.corners().stream().mapToDouble(p -> outside(plane, p)).min().orElseThrow() - solid.radius();
  }

  private static double outside(float[] plane, double[] p) {
    return (plane[0] * p[0] + plane[1] * p[1] + plane[2] * p[2] + plane[3]) / length(plane);
  }

  private static double length(float[] plane) {
    return Math.sqrt(along(plane, plane));
  }

  private static double along(float[] a, float[] b) {
    return (double) a[0] * b[0] + (double) a[1] * b[1] + (double) a[2] * b[2];
  }
}
