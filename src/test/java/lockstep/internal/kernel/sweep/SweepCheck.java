package lockstep.internal.kernel.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.Motions;
import lockstep.Pairing;
import lockstep.Shapes;
import lockstep.SweepHits;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.distance.DistanceCheck;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Solid;
import lockstep.oracle.SweptSolid;

/**
 * Compares the scalar engine's sweep of two shapes with properties of convex sets, in double. A hit carries
 * its own proof: at its time the shapes are within the bound of each other, its normal shows that they
 * overlap by no more, and as it is not along the motion, they did not before either. For a miss, the least
 * distance on the way is not 0, or an axis separates the first shape's path from the second.
 */
final class SweepCheck {
  static final double U = 0x1p-24;

  /** Allowed gap or penetration of shapes reported as touching, in u of the span of both and the way. */
  private static final int CONTACT = 16;

  /** The allowed value if one of them is rotated into the frame of an oriented box. */
  private static final int CONTACT_OF_TURNED = 32;

  private SweepCheck() {}

  /** The sweeps of two bounded shapes. */
  static List<Entry> entries() {
    return all().filter(entry -> entry.second().points() > 0).toList();
  }

  /** The sweeps of a bounded shape and one of this unbounded kind: planes, cylinders. */
  static List<Entry> entriesOf(Kind second) {
    return all().filter(entry -> entry.second() == second).toList();
  }

  static Entry entry(Kind first, Kind second) {
    return ScalarKernels.TABLE.get(Verb.SWEEP, first, second);
  }

  private static Stream<Entry> all() {
    return ScalarKernels.TABLE.entries().stream().filter(entry -> entry.verb() == Verb.SWEEP);
  }

  /** The allowed error of a sweep, in u of the span. */
  private static int bound(Entry entry) {
    boolean isTurned = entry.first() == Kind.ORIENTED_BOX || entry.second() == Kind.ORIENTED_BOX;
    return isTurned ? CONTACT_OF_TURNED : CONTACT;
  }

  /** Whether a moving shape passes another, or penetrates it by no more than the allowed error of a sweep. */
  static boolean passes(Entry entry, SweptSolid a, Solid b) {
    return a.passes(b, U * bound(entry) * a.span(b));
  }

  static SweepHits ask(Entry entry, float[] a, float[] motion, float[] b) {
    SweepHits hits = SweepHits.allocate(1);
    Engine.scalar().sweep(buffer(entry.first(), a).moving(motions(motion)), buffer(entry.second(), b),
        Pairing.zip(), hits);
    return hits;
  }

  private static Shapes buffer(Kind kind, float[] q) {
    return DistanceCheck.buffer(kind, q);
  }

  private static Motions motions(float[] motion) {
    Motions motions = Motions.allocate(1);
    motions.set(0, motion[0], motion[1], motion[2]);
    return motions;
  }

  static boolean overlap(Entry entry, float[] a, float[] b) {
    Hits hits = Hits.allocate(1);
    Engine.scalar().overlap(buffer(entry.first(), a), buffer(entry.second(), b), Pairing.zip(), hits);
    return hits.get(0);
  }

  static void check(Entry entry, float[] p, float[] motion, float[] q) {
    SweptSolid a = new SweptSolid(DistanceCheck.solid(entry.first(), p), motion);
    Solid b = DistanceCheck.solid(entry.second(), q);
    SweepHits hits = ask(entry, p, motion, q);
    double span = a.span(b);
    double bound = U * bound(entry) * span;
    String what =
        entry + " " + Arrays.toString(p) + " by " + Arrays.toString(motion) + " at " + Arrays.toString(q);
    float t = hits.t[0];
    assertEquals(overlap(entry, p, q), t == 0, () -> what + ": 0 where they overlap");
    if (entry.first() == Kind.CAPSULE && t > 0 && a.at(0).coreDistance(b) == 0) {
      return; // overlap may miss a segment without radius that pierces a flat box: then nothing is met
    }
    if (!hits.hits().get(0)) {
      assertTrue(passes(entry, a, b), () -> what + ": touches");
      return;
    }
    double[] n = {hits.nx[0], hits.ny[0], hits.nz[0]};
    double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    double closing = n[0] * motion[0] + n[1] * motion[1] + n[2] * motion[2];
    double[] point = {hits.x[0], hits.y[0], hits.z[0]};
    double far = 0;
    for (int k = 0; k < 3; k++) {
      far = Math.max(far, Math.abs(point[k]));
    }
    double ofPoint = 2 * bound + U * (DistanceCheck.POINT * span + 8 * far);
    assertTrue(Math.abs(length - 1) < 8 * U || Arrays.equals(motion, new float[3]),
        () -> what + ": the normal's length " + length);
    assertEquals(0, b.distance(point), ofPoint, () -> what + ": point on B");
    assertEquals(0, a.at(t).distance(point), ofPoint, () -> what + ": point on A");
    assertTrue(closing <= bound, () -> what + ": the normal is along the motion");
    if (t > 0) {
      Solid then = a.at(t);
      assertTrue(then.coreDistance(b) - then.radius() - b.radius() <= bound, () -> what + ": apart by "
          + (then.coreDistance(b) - then.radius() - b.radius()) / U / span + " u of the span at " + t);
      assertTrue(SweptSolid.gap(then, b, n) >= -bound, () -> what + ": in each other by "
          + -SweptSolid.gap(then, b, n) / U / span + " u of the span at " + t + ", n " + Arrays.toString(n));
    }
  }

  /**
   * Checks the sweep past each other of two separated shapes at this gap: the first begins some way back and
   * moves across the line between the closest points, up to a tilt.
   */
  static void graze(Entry entry, float[] a, float[] b, float gap, float tilt, Random random) {
    float[] apart = DistanceCheck.bringNear(entry, a, b, gap);
    if (apart == null) {
      return;
    }
    float[] any =
        {(float) random.nextGaussian(), (float) random.nextGaussian(), (float) random.nextGaussian()};
    float[] motion = new float[3];
    float back = random.nextFloat() * 1.5f;
    for (int k = 0; k < 3; k++) {
      int i = (k + 1) % 3;
      int j = (k + 2) % 3;
      motion[k] = apart[i] * any[j] - apart[j] * any[i] + tilt * apart[k];
    }
    for (int k = 0; k < 3; k++) {
      DistanceCheck.move(entry.first(), a, k, -back * motion[k]);
    }
    check(entry, a, motion, b);
  }

  /** What to multiply a component of a slow motion by: 2 to the power {@code −slow}, or 1 of one in four. */
  static float slowdown(int slow, Random random) {
    return random.nextInt(4) == 0 ? 1 : Math.scalb(1f, -slow);
  }

  /** Checks the slow sweep of two shapes at this gap, towards each other, more or less. */
  static void creep(Entry entry, float[] a, float[] b, float gap, int slow, Random random) {
    float[] apart = DistanceCheck.bringNear(entry, a, b, gap);
    if (apart != null) {
      float[] motion = new float[3];
      for (int k = 0; k < 3; k++) {
        float any = (float) random.nextGaussian() / 2;
        motion[k] = slowdown(slow, random) * (any - Math.copySign(Math.min(Math.abs(apart[k]), 1), apart[k]));
      }
      check(entry, a, motion, b);
    }
  }
}
