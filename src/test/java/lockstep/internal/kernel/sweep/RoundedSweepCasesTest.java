package lockstep.internal.kernel.sweep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import lockstep.Runs;
import lockstep.SweepHits;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;

/** Sweeps of spheres and capsules against capsules, triangles and boxes with obvious answers. */
@Runs.Widest
@Runs.Vectors
class RoundedSweepCasesTest {
  private static final float INFINITE = Float.POSITIVE_INFINITY;

  /** A triangle in the plane z = 0. */
  private static final float[] TRIANGLE = {-4, -4, 0, 4, -4, 0, 0, 4, 0};

  private static SweepHits ask(Kind first, float[] a, float[] motion, Kind second, float[] b) {
    Entry entry = ScalarKernels.TABLE.get(Verb.SWEEP, first, second);
    SweepHits hits = SweepCheck.ask(entry, a, motion, b);
    assertEquals(hits.hits().get(0), hits.t[0] < INFINITE);
    return hits;
  }

  private static void hits(float t, float[] normal, SweepHits hits) {
    assertEquals(t, hits.t[0], 1e-6f);
    assertArrayEquals(normal, new float[] {hits.nx[0], hits.ny[0], hits.nz[0]}, 1e-6f);
  }

  private static void misses(SweepHits hits) {
    hits(INFINITE, new float[3], hits);
  }

  private static float[] sphere(float x, float y, float z, float r) {
    return new float[] {x, y, z, r};
  }

  private static float[] capsule(float ax, float ay, float az, float bx, float by, float bz, float r) {
    return new float[] {ax, ay, az, bx, by, bz, r};
  }

  private static float[] by(float x, float y, float z) {
    return new float[] {x, y, z};
  }

  private static SweepHits sphereTriangle(float[] sphere, float[] motion) {
    return ask(Kind.SPHERE, sphere, motion, Kind.TRIANGLE, TRIANGLE);
  }

  private static SweepHits capsuleTriangle(float[] capsule, float[] motion) {
    return ask(Kind.CAPSULE, capsule, motion, Kind.TRIANGLE, TRIANGLE);
  }

  private static SweepHits sphereCapsule(float[] sphere, float[] motion, float[] capsule) {
    return ask(Kind.SPHERE, sphere, motion, Kind.CAPSULE, capsule);
  }

  private static SweepHits capsules(float[] a, float[] motion, float[] b) {
    return ask(Kind.CAPSULE, a, motion, Kind.CAPSULE, b);
  }

  @Test
  void sphereMeetsTheFaceFromEitherSide() {
    SweepHits above = sphereTriangle(sphere(0, 0, 5, 1), by(0, 0, -8));
    hits(0.5f, by(0, 0, 1), above);
    assertArrayEquals(by(0, 0, 0), new float[] {above.x[0], above.y[0], above.z[0]}, 1e-6f);
    hits(0.5f, by(0, 0, -1), sphereTriangle(sphere(0, 0, -5, 1), by(0, 0, 8)));
    hits(0.5f, by(0, 0, 1), sphereTriangle(sphere(3, 0, 5, 1), by(-6, 0, -8)));
  }

  @Test
  void sphereMeetsEdgesAndCorners() {
    hits(0.5f, by(0, -1, 0), sphereTriangle(sphere(0, -8, 0, 1), by(0, 6, 0)));
    hits(0.5f, by(0, 1, 0), sphereTriangle(sphere(0, 8, 0, 1), by(0, -6, 0)));
    hits(0.5f, by(0, -0.6f, 0.8f), sphereTriangle(sphere(1, -4.6f, 2.8f, 1), by(0, 0, -4)));
    hits(0.5f, by(0, 0.6f, 0.8f), sphereTriangle(sphere(0, 4.6f, 2.8f, 1), by(0, 0, -4)));
  }

  @Test
  void sphereThatTouchesFromTheStart() {
    hits(0, by(0, 0, -1), sphereTriangle(sphere(0, 0, 1, 1), by(0, 0, 2)));
    hits(0, by(0, 0, 1), sphereTriangle(sphere(0, 0, 1, 1), by(0, 0, -2)));
    hits(0, by(-1, 0, 0), sphereTriangle(sphere(0, 0, 1, 1), by(3, 0, 0)));
    hits(0, by(0, 0, 0), sphereTriangle(sphere(0, 0, 1, 1), by(0, 0, 0)));
    hits(0, by(0, 0, 1), sphereTriangle(sphere(0, 0, 0.5f, 1), by(0, 0, -7e-39f)));
  }

  @Test
  void withoutMotionOrHardlyAnyNothingIsMet() {
    misses(sphereTriangle(sphere(0, 0, 1.25f, 1), by(0, 0, 0)));
    misses(sphereTriangle(sphere(0, 0, 1.25f, 1), by(0, 0, -7e-39f)));
    misses(capsuleTriangle(capsule(-1, 0, 1.25f, 1, 0, 1.25f, 1), by(0, 0, -7e-39f)));
    misses(capsules(capsule(-1, 0, 3, 1, 0, 3, 1), by(0, 0, 0), capsule(0, -1, 0, 0, 1, 0, 1)));
    misses(capsules(capsule(-1, 0, 3, 1, 0, 3, 1), by(0, 0, -7e-39f), capsule(0, -1, 0, 0, 1, 0, 1)));
    misses(sphereCapsule(sphere(0, 0, 3, 1), by(0, 0, -7e-39f), capsule(0, -1, 0, 0, 1, 0, 1)));
  }

  @Test
  void sphereThatPassesMisses() {
    misses(sphereTriangle(sphere(-10, 0, 1.001f, 1), by(20, 0, 0)));
    misses(sphereTriangle(sphere(0, 0, 2, 1), by(0, 0, 5)));
    misses(sphereTriangle(sphere(0, 0, 5, 1), by(0, 0, -3.9f)));
    misses(sphereTriangle(sphere(0, 5.001f, 5, 1), by(0, 0, -10)));
  }

  @Test
  void sphereThatGrazesAnEdgeOrArrivesAtTheEndHits() {
    hits(0.3f, by(0, -1, 0), sphereTriangle(sphere(-10, -5, 0, 1), by(20, 0, 0)));
    hits(1, by(0, 0, 1), sphereTriangle(sphere(0, 0, 5, 1), by(0, 0, -4)));
  }

  @Test
  void thinWallsStopWhateverIsFast() {
    hits(0.5f, by(0, 0, 1), sphereTriangle(sphere(1, 0, 1e6f, 0), by(0, 0, -2e6f)));
    hits(1e-15f, by(0, 0, 1), sphereTriangle(sphere(1, 0, 1, 0), by(0, 0, -1e15f)));
    hits(0.5f, by(0, 0, 1), capsuleTriangle(capsule(-1, 0, 1e6f, 1, 0, 1e6f, 0), by(0, 0, -2e6f)));
    hits(0.5f, by(0, 0, 1),
        capsules(capsule(-1, 0, 1e6f, 1, 0, 1e6f, 0), by(0, 0, -2e6f), capsule(0, -1, 0, 0, 1, 0, 0)));
    hits(0.5f, by(0, 0, 1),
        sphereCapsule(sphere(0, 0, 1e6f, 0.5f), by(0, 0, -2e6f), capsule(0, -1, 0, 0, 1, 0, 0)));
  }

  @Test
  void nothingSlipsBetweenTwoTrianglesWithACommonSide() {
    Random random = new Random(12);
    float[] p = new float[3];
    float[] motion = new float[3];
    for (int n = 0; n < 20_000; n++) {
      float[] corners = new float[12];
      for (int c = 0; c < 12; c++) {
        corners[c] = 4 * (float) random.nextGaussian();
      }
      float part = random.nextFloat();
      float length = Math.scalb(1f, random.nextInt(12) - 2);
      for (int k = 0; k < 3; k++) {
        // corners a and b are shared, c and d opposite to each other
        corners[9 + k] = corners[k] + corners[3 + k] - corners[6 + k];
        motion[k] = length * (float) random.nextGaussian();
      }
      float at = random.nextFloat();
      for (int k = 0; k < 3; k++) {
        p[k] = corners[k] + part * (corners[3 + k] - corners[k]) - at * motion[k];
      }
      float[] one = Arrays.copyOf(corners, 9);
      float[] other = one.clone();
      System.arraycopy(corners, 9, other, 6, 3);
      float[] point = sphere(p[0], p[1], p[2], 0);
      float first = ask(Kind.SPHERE, point, motion, Kind.TRIANGLE, one).t[0];
      float second = ask(Kind.SPHERE, point, motion, Kind.TRIANGLE, other).t[0];
      assertTrue(Math.min(first, second) < INFINITE, "pair " + n);
    }
  }

  @Test
  void aTriangleWithoutAreaIsItsEdges() {
    float[] flat = {-4, 0, 0, 0, 0, 0, 4, 0, 0};
    hits(0.5f, by(0, 0, 1), ask(Kind.SPHERE, sphere(1, 0, 5, 1), by(0, 0, -8), Kind.TRIANGLE, flat));
    float[] corner = {1, 2, 3, 1, 2, 3, 1, 2, 3};
    hits(0.5f, by(0, 0, 1), ask(Kind.SPHERE, sphere(1, 2, 8, 1), by(0, 0, -8), Kind.TRIANGLE, corner));
    hits(0.5f, by(0, 0, 1),
        ask(Kind.CAPSULE, capsule(1, 0, 8, 1, 4, 8, 1), by(0, 0, -8), Kind.TRIANGLE, corner));
  }

  @Test
  void whatIsNoShapeIsNotHit() {
    float nan = Float.NaN;
    misses(sphereTriangle(sphere(0, 0, 5, -1), by(0, 0, -8)));
    misses(sphereTriangle(sphere(0, 0, 5, nan), by(0, 0, -8)));
    misses(sphereTriangle(sphere(0, nan, 5, 1), by(0, 0, -8)));
    misses(sphereTriangle(sphere(0, 0, 5, 1), by(nan, 0, -8)));
    misses(sphereTriangle(sphere(0, 0, 5, 1), by(0, 0, -INFINITE)));
    misses(sphereTriangle(sphere(0, 0, 0, 1), by(0, 0, -INFINITE)));
    misses(capsuleTriangle(capsule(0, 0, 5, 0, nan, 7, 1), by(0, 0, -8)));
    misses(capsuleTriangle(capsule(0, 0, 5, 0, 0, 7, -1), by(0, 0, -8)));
    misses(capsules(capsule(0, 0, 5, 0, 0, 7, 1), by(0, 0, -8), capsule(0, 0, 0, 0, 0, INFINITE, 1)));
    misses(capsules(capsule(0, 0, 5, 0, 0, 7, 1), by(0, 0, -8), capsule(0, 0, 0, 0, 0, 1, -1)));
    misses(sphereCapsule(sphere(0, 0, 5, 1), by(0, 0, -8), capsule(0, 0, 0, nan, 0, 0, 1)));
  }

  @Test
  void sphereMeetsACapsule() {
    float[] capsule = capsule(-2, 0, 0, 2, 0, 0, 1);
    hits(0.5f, by(0, 0, 1), sphereCapsule(sphere(1, 0, 6, 1), by(0, 0, -8), capsule));
    hits(0.5f, by(1, 0, 0), sphereCapsule(sphere(8, 0, 0, 1), by(-8, 0, 0), capsule));
    hits(0.5f, by(0.6f, 0, 0.8f), sphereCapsule(sphere(3.2f, 0, 5.6f, 1), by(0, 0, -8), capsule));
    hits(0, by(0, 0, -1), sphereCapsule(sphere(0, 0, 2, 1), by(0, 0, 8), capsule));
    misses(sphereCapsule(sphere(0, 2.001f, 8, 1), by(0, 0, -16), capsule));
  }

  /** What slides along an edge gets no nearer to it, however little it moves across: squares underflow. */
  @Test
  void creepingAlongAnEdge() {
    float[] box = {-4, -4, -8, 0, 0, 8}, pole = capsule(0, 0, -8, 0, 0, 8, 0.25f);
    for (int slow = 40; slow < 149; slow++) {
      float v = Math.scalb(-1.7f, -slow);
      for (float gap = 0.001f; gap < 0.5f; gap *= 1.3f) {
        float at = (float) Math.sqrt(0.5) * (0.5f + gap);
        float[] motion = by(v, v * 0.7f, -0.5f);
        misses(ask(Kind.CAPSULE, capsule(at, at, 0, at + 2, at, 3, 0.5f), motion, Kind.BOX, box));
        float beside = (float) Math.sqrt(0.5) * (0.75f + gap);
        misses(capsules(capsule(beside, beside, 0, beside + 2, beside, 3, 0.5f), motion, pole));
        misses(sphereCapsule(sphere(beside, beside, 0, 0.5f), motion, pole));
      }
    }
  }

  @Test
  void capsulesMeetCrossedParallelAndEndToEnd() {
    float[] along = capsule(-2, 0, 0, 2, 0, 0, 0.5f);
    hits(0.5f, by(0, 0, 1), capsules(capsule(0, -3, 5, 0, 3, 5, 0.5f), by(0, 0, -8), along));
    hits(0.5f, by(0, 0, 1), capsules(capsule(-1, 0, 5, 3, 0, 5, 0.5f), by(0, 0, -8), along));
    hits(0.5f, by(1, 0, 0), capsules(capsule(7, 0, 0, 9, 0, 0, 0.5f), by(-8, 0, 0), along));
    hits(0.5f, by(0, 0, 1), capsules(capsule(1, 0, 5, 1, 0, 9, 0.5f), by(0, 0, -8), along));
    hits(0.5f, by(0, 0, 1), capsules(capsule(1, 0, 5, 1, 0, 5, 0.5f), by(0, 0, -8), along));
    hits(0, by(0, 0, -1), capsules(capsule(0, -3, 1, 0, 3, 1, 0.5f), by(0, 0, 8), along));
    misses(capsules(capsule(0, 1.001f, 5, 0, 3, 5, 0.5f), by(0, 0, -10), along));
  }

  @Test
  void capsuleMeetsTheFaceAnEdgeAndACorner() {
    hits(0.5f, by(0, 0, 1), capsuleTriangle(capsule(0, 0, 5, 1, 0, 9, 1), by(0, 0, -8)));
    hits(0.5f, by(0, 0, 1), capsuleTriangle(capsule(-9, 0, 5, 9, 0, 5, 1), by(0, 0, -8)));
    hits(0.5f, by(0, -1, 0), capsuleTriangle(capsule(0, -8, -3, 0, -8, 3, 1), by(0, 6, 0)));
    hits(0.5f, by(0, 1, 0), capsuleTriangle(capsule(-2, 8, 0, 2, 8, 0, 1), by(0, -6, 0)));
    hits(0.5f, by(0, 1, 0), capsuleTriangle(capsule(0, 8, 0, 0, 12, 0, 1), by(0, -6, 0)));
    hits(0, by(0, 0, -1), capsuleTriangle(capsule(0, 0, 1, 0, 0, 3, 1), by(0, 0, 2)));
    misses(capsuleTriangle(capsule(0, 5.001f, -5, 0, 5.001f, 5, 1), by(6, 0, 0)));
  }

  private static SweepHits capsuleBox(float[] capsule, float[] motion, float... box) {
    return ask(Kind.CAPSULE, capsule, motion, Kind.BOX, box);
  }

  private static SweepHits capsuleOrientedBox(float[] capsule, float[] motion, float... box) {
    return ask(Kind.CAPSULE, capsule, motion, Kind.ORIENTED_BOX, box);
  }

  @Test
  void capsuleMeetsFacesEdgesAndCornersOfABox() {
    float[] box = {-1, -1, -1, 1, 1, 1};
    hits(0.5f, by(0, 0, 1), capsuleBox(capsule(0, 0, 5, 0, 0, 7, 1), by(0, 0, -6), box));
    hits(0.5f, by(0, 0, 1), capsuleBox(capsule(-3, 0, 4, 3, 0, 4, 1), by(0, 0, -4), box));
    hits(0.5f, by(0.6f, 0, 0.8f), capsuleBox(capsule(1.6f, -5, 4.8f, 1.6f, 5, 4.8f, 1), by(0, 0, -6), box));
    hits(0.5f, by(0.36f, 0.48f, 0.8f),
        capsuleBox(capsule(1.36f, 1.48f, 4.8f, 1.36f, 1.48f, 6, 1), by(0, 0, -6), box));
    hits(0, by(0, 0, -1), capsuleBox(capsule(0, 0, 2, 0, 0, 7, 1), by(0, 0, 6), box));
    hits(0, by(0, 0, 0), capsuleBox(capsule(0, 0, 0, 0, 0, 0, 0), by(0, 0, 0), box));
    misses(capsuleBox(capsule(0, 0, 5, 0, 0, 7, 1), by(0, 0, 0), box));
    misses(capsuleBox(capsule(0, 0, 5, 0, 0, 7, 1), by(0, 0, -7e-39f), box));
    misses(capsuleBox(capsule(0, 2.001f, 5, 0, 3, 5, 1), by(0, 0, -10), box));
  }

  @Test
  void boxesMayBeInfiniteOrFlatButNotEmpty() {
    hits(0.5f, by(0, 0, 1), capsuleBox(capsule(3, 2, 5, 4, 2, 7, 1), by(1, 2, -8), -INFINITE, -INFINITE,
        -INFINITE, INFINITE, INFINITE, 0));
    hits(0.5f, by(0, 0, 1),
        capsuleBox(capsule(3, 2, 5, 4, 2, 7, 1), by(1, 2, -8), -1e30f, -1e30f, -1e30f, 1e30f, 1e30f, 0));
    hits(0.5f, by(0, 0, 1),
        capsuleBox(capsule(-3, 0, 1e6f, 3, 0, 1e6f, 0), by(0, 0, -2e6f), -1, -1, 0, 1, 1, 0));
    misses(capsuleBox(capsule(0, 0, 5, 0, 0, 7, 1), by(0, 0, -9), -1, -1, 1, 1, 1, -1));
    misses(capsuleBox(capsule(0, 0, 5, 0, 0, 7, 1), by(0, 0, -9), -1, -1, -1, 1, Float.NaN, 1));
  }

  @Test
  void capsuleMeetsAnOrientedBox() {
    float sine = (float) Math.sin(Math.PI / 8);
    float cosine = (float) Math.cos(Math.PI / 8);
    float root = (float) Math.sqrt(2);
    hits(0.5f, by(1, 0, 0), capsuleOrientedBox(capsule(3 + root, 0, -3, 3 + root, 0, 3, 1), by(-4, 0, 0), 0,
        0, 0, 1, 1, 1, 0, 0, sine, cosine));
    hits(0.5f, by(0, 0, 1),
        capsuleOrientedBox(capsule(0, 0, 5, 1, 0, 7, 1), by(0, 0, -6), 0, 0, 0, 1, 1, 1, 0, 0, sine, cosine));
    hits(0, by(0, 0, -1),
        capsuleOrientedBox(capsule(0, 0, 1, 0, 0, 7, 1), by(0, 0, 6), 0, 0, 0, 1, 1, 1, 0, 0, sine, cosine));
    misses(capsuleOrientedBox(capsule(0, 0, 5, 0, 0, 7, 1), by(0, 0, -9), 0, 0, 0, 1, 1, 1, 0, 0, 0, 0));
    misses(capsuleOrientedBox(capsule(0, 0, 5, 0, 0, 7, 1), by(0, 0, -9), 0, 0, 0, 1, -1, 1, 0, 0, 0, 1));
  }

  @Test
  void farFromTheOriginTheAnswerIsTheSame() {
    float far = 1 << 20;
    SweepHits hits = ask(Kind.SPHERE, sphere(far, far, 5, 1), by(0, 0, -8), Kind.TRIANGLE,
        new float[] {far - 4, far - 4, 0, far + 4, far - 4, 0, far, far + 4, 0});
    hits(0.5f, by(0, 0, 1), hits);
    hits(0.5f, by(0, 0, 1), capsules(capsule(far, far - 3, far + 5, far, far + 3, far + 5, 0.5f),
        by(0, 0, -8), capsule(far - 2, far, far, far + 2, far, far, 0.5f)));
  }

  @Test
  void aHitIsAtAPositiveTime() {
    SweepHits hits = sphereTriangle(sphere(0, 0, Math.nextUp(1f), 1), by(0, 0, -8));
    assertTrue(hits.hits().get(0));
    assertTrue(hits.t[0] > 0 && hits.t[0] < 1e-6f);
    assertFalse(hits.overlapsAtStart(0));
  }
}
