package lockstep.internal.kernel.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
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
 * Sweeps of shapes and cylinders along z, in double: contacts are those of the shapes' projections to the
 * plane z = 0 with a circle, so everything is measured there, as {@link SweepCheck} does. Bounds are in u =
 * 2⁻²⁴ of the span of both and the way.
 */
@OracleOf(verb = Verb.SWEEP, first = Kind.SPHERE, second = Kind.CYLINDER)
@OracleOf(verb = Verb.SWEEP, first = Kind.CAPSULE, second = Kind.CYLINDER)
@OracleOf(verb = Verb.SWEEP, first = Kind.BOX, second = Kind.CYLINDER)
@Runs.Once
class CylinderSweepOracleTest {
  /**
   * Allowed gap or penetration of shapes reported as touching: see {@link SphereBoxSweep}, {@link
   * CapsuleCylinderSweep}.
   */
  private static final int CONTACT = 16;

  @Provide
  Arbitrary<Entry> entry() {
    return Arbitraries.of(SweepCheck.entriesOf(Kind.CYLINDER));
  }

  /** Towards the cylinder, or anywhere; short, long, along an axis, none. */
  private static float[] motion(Form form, Random random, float[] from, float[] to) {
    float[] motion = new float[3];
    float scale = Math.scalb(1f, random.nextInt(8) - 4);
    int axis = random.nextInt(4);
    for (int k = 0; k < 3; k++) {
      float towards = k == 2 || random.nextInt(3) == 0 ? 0 : to[k] - from[k];
      float any = form == Form.GRID ? random.nextInt(9) - 4 : (float) random.nextGaussian();
      motion[k] = form == Form.GRID ? towards + any : scale * (towards + any);
      if (form == Form.ALONG_AXES && axis < 3 && k != axis) {
        motion[k] = 0;
      }
    }
    return motion;
  }

  private static float[] cylinder(Form form, Random random, float size) {
    float[] ball = DistanceCheck.element(Kind.SPHERE, form, random, size);
    return new float[] {ball[0], ball[1], ball[3]};
  }

  /** Shapes of the same size, or one much smaller. */
  @Property(tries = 20_000)
  void ofAShapeAndACylinder(@ForAll("entry") Entry entry, @ForAll long seed,
      @ForAll @IntRange(min = -20, max = 20) int less, @ForAll Form form1, @ForAll Form form2,
      @ForAll Form form) {
    Random random = new Random(seed);
    float[] a = DistanceCheck.element(entry.first(), form1, random, Math.scalb(1f, Math.min(0, less)));
    float[] b = cylinder(form2, random, Math.scalb(1f, Math.min(0, -less)));
    if (form1 == Form.ALONG_AXES && entry.first() == Kind.CAPSULE && random.nextBoolean()) {
      a[3] = a[0];
      a[4] = a[1];
    }
    check(entry, a, motion(form, random, a, b), b);
  }

  /** Moves the cylinder until the gap in some direction across its axis is this; returns the direction. */
  private static double[] bringNear(Entry entry, float[] a, float[] b, float gap, Random random) {
    double angle = random.nextInt(3) == 0 ? random.nextInt(8) * Math.PI / 4 : 7 * random.nextDouble();
    double[] across = {Math.cos(angle), Math.sin(angle), 0};
    double missing = SweptSolid.gap(flat(entry, a), circle(b), across) - gap;
    for (int k = 0; k < 2; k++) {
      b[k] += (float) (missing * across[k]);
    }
    return across;
  }

  /** Past each other at a gap of any scale, or overlapping by as little. */
  @Property(tries = 20_000)
  void grazing(@ForAll("entry") Entry entry, @ForAll long seed, @ForAll @IntRange(min = 0, max = 25) int gap,
      @ForAll Form form1, @ForAll Form form2, @ForAll @IntRange(min = 0, max = 25) int tilt) {
    Random random = new Random(seed);
    float[] a = DistanceCheck.element(entry.first(), form1, random, 1);
    float[] b = cylinder(form2, random, 1);
    double[] across = bringNear(entry, a, b, Math.scalb(random.nextFloat() - 0.5f, -gap), random);
    float back = random.nextFloat() * 1.5f;
    float lean = Math.scalb(random.nextFloat(), -tilt);
    float[] motion = new float[3];
    motion[0] = (float) (lean * across[0] - across[1]);
    motion[1] = (float) (lean * across[1] + across[0]);
    motion[2] = random.nextInt(3) - 1;
    for (int k = 0; k < 2; k++) {
      DistanceCheck.move(entry.first(), a, k, -back * motion[k]);
    }
    check(entry, a, motion, b);
  }

  /** Of a shape that comes to rest beside the cylinder, or slides along it: squares of motions underflow. */
  @Property(tries = 5_000)
  void creeping(@ForAll("entry") Entry entry, @ForAll long seed, @ForAll @IntRange(min = 2, max = 20) int gap,
      @ForAll Form form1, @ForAll Form form2, @ForAll @IntRange(min = 60, max = 80) int slow) {
    Random random = new Random(seed);
    float[] a = DistanceCheck.element(entry.first(), form1, random, 1);
    float[] b = cylinder(form2, random, 1);
    double[] across = bringNear(entry, a, b, Math.scalb(random.nextFloat(), -gap), random);
    float[] motion = new float[3];
    for (int k = 0; k < 3; k++) {
      motion[k] = (float) (across[k] + random.nextGaussian() / 2) * SweepCheck.slowdown(slow, random);
    }
    check(entry, a, motion, b);
  }

  /** Far from the origin, where coordinates round but differences do not. */
  @Property(tries = 10_000)
  void farFromTheOrigin(@ForAll("entry") Entry entry, @ForAll long seed,
      @ForAll @IntRange(min = 0, max = 16) int far, @ForAll Form form1, @ForAll Form form2) {
    Random random = new Random(seed);
    float[] a = DistanceCheck.element(entry.first(), form1, random, 1);
    float[] b = cylinder(form2, random, 1);
    float[] motion = motion(form1, random, a, b);
    for (int k = 0; k < 3; k++) {
      float by = Math.scalb(random.nextFloat() - 0.5f, far);
      DistanceCheck.move(entry.first(), a, k, by);
      if (k < 2) {
        b[k] += by;
      }
    }
    check(entry, a, motion, b);
  }

  /**
   * Half a unit in the last place apart, which, relative to the middle of the capsule's segment, rounds to a
   * touch.
   */
  @Example
  void whatMovesApartFromAlmostATouchDoesNotMeet() {
    Entry entry = SweepCheck.entriesOf(Kind.CYLINDER).stream().filter(e -> e.first() == Kind.CAPSULE)
        .findAny().orElseThrow();
    float[] capsule = {1.41989f, -1.7261794f, 1.9313244f, -1.58011f, -2.7261794f, 3.9313245f, 0.5f};
    float[] cylinder = {-2.08011f, -2.7261794f, 0};
    check(entry, capsule, new float[] {2, 1, 1}, cylinder);
    check(entry, capsule, new float[] {-2, -1, 1}, cylinder);
    assertFalse(SweepCheck.ask(entry, capsule, new float[] {2, 1, 1}, cylinder).hits().get(0));
    assertTrue(SweepCheck.ask(entry, capsule, new float[] {-2, -1, 1}, cylinder).hits().get(0));
  }

  /**
   * The last point of a segment passes the axis at the end of the way: there is no radius to derive a normal
   * from.
   */
  @Example
  void ofASegmentThatLeavesALineTheNormalIsAcrossTheSegment() {
    Entry entry = SweepCheck.entriesOf(Kind.CYLINDER).stream().filter(e -> e.first() == Kind.CAPSULE)
        .findAny().orElseThrow();
    float[] segment = {1.2765234f, 2.4700735f, -0.65807796f, -1.1501441f, 1.4744998f, -0.87542474f, 0};
    check(entry, segment, new float[] {-10.50738f, -0.7871239f, 1}, new float[] {-9.230856f, 1.6829495f, 0});
  }

  private static Solid circle(float[] b) {
    return Solid.sphere(new float[] {b[0], b[1], 0, b[2]});
  }

  private static Solid flat(Entry entry, float[] a) {
    return flat(DistanceCheck.solid(entry.first(), a));
  }

  private static Solid flat(Solid solid) {
    List<double[]> shadow = solid.corners().stream().map(p -> new double[] {p[0], p[1], 0}).toList();
    return new Solid(shadow, solid.edges(), solid.faces(), solid.isFull(), solid.radius());
  }

  private static void check(Entry entry, float[] p, float[] motion, float[] q) {
    SweptSolid a = new SweptSolid(flat(entry, p), new float[] {motion[0], motion[1], 0});
    Solid b = circle(q);
    SweepHits hits = SweepCheck.ask(entry, p, motion, q);
    double span = a.span(b);
    double bound = SweepCheck.U * CONTACT * span;
    String what =
        entry + " " + Arrays.toString(p) + " by " + Arrays.toString(motion) + " at " + Arrays.toString(q);
    float t = hits.t[0];
    assertEquals(SweepCheck.overlap(entry, p, q), t == 0, () -> what + ": 0 where they overlap");
    if (!hits.hits().get(0)) {
      assertEquals(Float.POSITIVE_INFINITY, t);
      assertTrue(a.passes(b, bound), () -> what + ": touches");
      return;
    }
    double[] n = {hits.nx[0], hits.ny[0], hits.nz[0]};
    double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    assertTrue(Math.abs(length - 1) < 8 * SweepCheck.U || Arrays.equals(motion, new float[3]),
        () -> what + ": the normal's length " + length);
    double closing = n[0] * motion[0] + n[1] * motion[1] + n[2] * motion[2];
    assertTrue(closing <= bound, () -> what + ": the normal is along the motion");
    if (t > 0) {
      Solid then = a.at(t);
      double apart = then.coreDistance(b) - then.radius() - b.radius();
      double inside = -SweptSolid.gap(then, b, n);
      assertTrue(t <= 1);
      assertEquals(0, n[2], () -> what + ": the normal is across the axis");
      assertTrue(apart <= bound,
          () -> what + ": apart by " + apart / SweepCheck.U / span + " u of the span at " + t);
      assertTrue(inside <= bound, () -> what + ": in each other by " + inside / SweepCheck.U / span
          + " u of the span at " + t + ", n " + Arrays.toString(n));
    }
    double[] point = {hits.x[0], hits.y[0], hits.z[0]};
    double far = Math.max(Math.max(Math.abs(point[0]), Math.abs(point[1])),
        Math.max(Math.abs(point[2]), Math.abs(motion[2])));
    double ofPoint = 2 * bound + SweepCheck.U * (DistanceCheck.POINT * span + 8 * far);
    double fromAxis = Math.hypot(point[0] - q[0], point[1] - q[1]) - q[2];
    assertTrue(fromAxis <= ofPoint && (t == 0 || fromAxis >= -ofPoint),
        () -> what + ": point on the cylinder, " + fromAxis);
    Solid there = new SweptSolid(DistanceCheck.solid(entry.first(), p), motion).at(t);
    assertEquals(0, there.distance(point), ofPoint, () -> what + ": point on the shape");
  }
}
