package lockstep.internal.kernel.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.OracleOf;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.Views;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Ball;
import lockstep.oracle.Box;
import lockstep.oracle.Capsule;
import lockstep.oracle.Frustum;
import lockstep.oracle.OrientedBox;
import lockstep.oracle.Point;
import lockstep.oracle.Triangle;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Frusta that are hexahedra against exact arithmetic, by their corners and faces: every answer is that. */
@OracleOf(verb = Verb.OVERLAP, first = Kind.FRUSTUM, second = Kind.SPHERE)
@OracleOf(verb = Verb.OVERLAP, first = Kind.FRUSTUM, second = Kind.CAPSULE)
@OracleOf(verb = Verb.OVERLAP, first = Kind.FRUSTUM, second = Kind.BOX)
@OracleOf(verb = Verb.OVERLAP, first = Kind.FRUSTUM, second = Kind.ORIENTED_BOX)
@OracleOf(verb = Verb.OVERLAP, first = Kind.FRUSTUM, second = Kind.TRIANGLE)
@Runs.Once
class FrustumOracleTest {
  /** Axis-aligned frusta are boxes, also flat ones, and those with nothing between their planes. */
  @Property(tries = 5000)
  void boxesOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    float[] f = Views.box(p[0], p[1], p[2], p[3], p[4], p[5]);
    float[] box = {p[6], p[7], p[8], p[6] + Math.abs(p[9]), p[7] + Math.abs(p[10]), p[8] + p[11]};
    boolean meet = BoxBoxScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], box[0], box[1], box[2], box[3],
        box[4], box[5]);
    assertEquals(meet, box(f, box));
    float[] turned = {2 * p[6], 2 * p[7], 2 * p[8], Math.abs(p[9]), Math.abs(p[10]), p[11], 0, 0, 0, 1};
    assertEquals(meet && p[11] >= 0,
        orientedBox(Views.box(2 * p[0], 2 * p[1], 2 * p[2], 2 * p[3], 2 * p[4], 2 * p[5]), doubled(box)),
        "turned by nothing");
    orientedBox(f, turned);
    assertEquals(SphereBoxOverlapScalar.overlap(p[6], p[7], p[8], p[12], p[0], p[1], p[2], p[3], p[4], p[5]),
        sphere(f, p[6], p[7], p[8], p[12]));
    float[] corners = {p[6], p[7], p[8], p[9], p[10], p[11], p[13], p[14], p[15]};
    assertEquals(BoxTriangleOverlapScalar.overlap(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9],
        p[10], p[11], p[13], p[14], p[15]), triangle(f, corners));
  }

  private static float[] doubled(float[] box) {
    float[] to = new float[10];
    for (int k = 0; k < 3; k++) {
      to[k] = box[k] + box[k + 3];
      to[k + 3] = box[k + 3] - box[k];
    }
    to[9] = 1;
    return to;
  }

  /** Whole numbers of which no product rounds. */
  @Property(tries = 150)
  void hexahedraOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p,
      @ForAll(supplier = Floats.Grid.class) float[] q) {
    float[] f = Views.leaning(Views.box(-1 - Math.abs(q[0]), -1 - Math.abs(q[1]), -1 - Math.abs(q[2]),
        Math.abs(q[3]), Math.abs(q[4]), Math.abs(q[5])), q, 6, 6);
    Frustum frustum = Frustum.of(f, 0);
    if (!frustum.isProper()) {
      return;
    }
    float[] corners = {p[6], p[7], p[8], p[9], p[10], p[11], p[13], p[14], p[15]};
    assertEquals(frustum.overlaps(Triangle.of(corners, 0)), triangle(f, corners));
    float[] box = {p[6], p[7], p[8], p[6] + Math.abs(p[9]), p[7] + Math.abs(p[10]), p[8] + Math.abs(p[11])};
    assertEquals(frustum.overlaps(Box.of(box, 0)), box(f, box));
    float[] ball = {p[6], p[7], p[8], Math.abs(p[12])};
    assertEquals(frustum.overlaps(Ball.of(ball, 0)), sphere(f, p[6], p[7], p[8], Math.abs(p[12])));
    float[] capsule = {p[6], p[7], p[8], p[9], p[10], p[11], Math.abs(p[12])};
    assertEquals(frustum.overlaps(Capsule.of(capsule, 0)), capsule(f, capsule));
  }

  @Property(tries = 150)
  void cameras(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll(supplier = Floats.Reals.class) float[] q, @ForAll @IntRange(min = 0, max = 12) int small) {
    all(Views.perspective(p, 0, Math.abs(p[3] - p[4]) + 1e-3f * Math.abs(p[3]), q), p, small);
  }

  /** A face, an edge or a corner at a point of the shape, or nearly. */
  @Property(tries = 200)
  void touching(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll(supplier = Floats.Reals.class) float[] q, @ForAll @IntRange(min = 0, max = 12) int small,
      @ForAll @IntRange(min = 1, max = 3) int planes, @ForAll @IntRange(min = -4, max = 4) int ulps) {
    float[] f = Views.perspective(p, 0, Math.abs(p[3] - p[4]) + 1e-3f * Math.abs(p[3]), q);
    for (int k = 0; k < planes; k++) {
      int plane = (2 * k + (q[16 + k] > 0 ? 1 : 0)) % 6;
      Views.through(f, plane, p[6], p[7], p[8], ulps * 0x1p-24 * Math.abs(p[6]));
    }
    all(f, p, small);
  }

  /**
   * The radius is the distance, give or take a few ulp: near a face, an edge, a corner, and by the segment's
   * end or middle.
   */
  @Property(tries = 300)
  void radiiThatTouch(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll(supplier = Floats.Reals.class) float[] q, @ForAll @IntRange(min = -8, max = 8) int ulps,
      @ForAll @IntRange(min = 0, max = 4) int longer) {
    float[] f = Views.perspective(new float[3], 0, 0.25f + Math.abs(p[6]), q);
    Frustum frustum = Frustum.of(f, 0);
    if (!frustum.isProper()) {
      return;
    }
    double by = 1 + ulps * 0x1p-23;
    float[] ends = p.clone();
    for (int k = 0; k < 6; k++) {
      ends[k] = Math.scalb(p[k], k < 3 ? 1 : longer);
    }
    ends[6] = (float) (Math.sqrt(frustum.squaredDistance(Point.of(p, 0)).toDouble()) * by);
    Ball ball = Ball.of(new float[] {p[0], p[1], p[2], ends[6]}, 0);
    assertEquals(frustum.overlaps(ball), sphere(f, p[0], p[1], p[2], ends[6]), "sphere");
    ends[6] =
        (float) (Math.sqrt(frustum.squaredDistance(Point.of(ends, 0), Point.of(ends, 3)).toDouble()) * by);
    Capsule capsule = Capsule.of(ends, 0);
    assertEquals(frustum.overlaps(capsule), capsule(f, ends), "capsule");
  }

  /** A large box with a face at a corner of the frustum, the one that is farthest on an axis, or nearly. */
  @Property(tries = 300)
  void boxBeyondACorner(@ForAll(supplier = Floats.Reals.class) float[] q,
      @ForAll @IntRange(min = -2, max = 2) int ulps, @ForAll @IntRange(min = 0, max = 2) int axis,
      @ForAll boolean above) {
    float[] f = Views.perspective(q, 16, 1, q);
    Frustum frustum = Frustum.of(f, 0);
    if (!frustum.isProper()) {
      return;
    }
    double end = frustum.corners().stream().mapToDouble(c -> (above ? 1 : -1) * c.on(axis).toDouble()).max()
        .orElseThrow();
    float face = (float) (end + ulps * 0x1p-24 * Math.abs(end));
    float[] box = {-500, -500, -500, 500, 500, 500};
    box[axis + (above ? 0 : 3)] = above ? face : -face;
    assertEquals(frustum.overlaps(Box.of(box, 0)), box(f, box));
    if (above) { // as an oriented box, from the face outwards
      float[] turned = {0, 0, 0, 512, 512, 512, 0, 0, 0, 1};
      turned[axis] = face + 512;
      box = new float[] {-512, -512, -512, 512, 512, 512};
      box[axis] = turned[axis] - 512;
      box[axis + 3] = turned[axis] + 512;
      assertEquals(frustum.overlaps(Box.of(box, 0)), orientedBox(f, turned), "oriented");
    }
  }

  private static void all(float[] f, float[] p, int small) {
    Frustum frustum = Frustum.of(f, 0);
    if (!frustum.isProper()) {
      return;
    }
    float[] shape = new float[10];
    for (int k = 0; k < 3; k++) {
      shape[k] = p[6 + k];
      shape[k + 3] = shape[k] + Math.scalb(p[9 + k] - p[6 + k], -small);
      shape[k + 6] = shape[k] + Math.scalb(p[12 + k] - p[6 + k], -small);
    }
    assertEquals(frustum.overlaps(Triangle.of(shape, 0)), triangle(f, shape), "triangle");
    float r = Math.abs(shape[6] - shape[0]);
    Ball ball = Ball.of(new float[] {shape[0], shape[1], shape[2], r}, 0);
    assertEquals(frustum.overlaps(ball), sphere(f, shape[0], shape[1], shape[2], r), "sphere");
    float[] ends = {shape[0], shape[1], shape[2], shape[3], shape[4], shape[5], r / 4};
    assertEquals(frustum.overlaps(Capsule.of(ends, 0)), capsule(f, ends), "capsule");
    float[] sorted = shape.clone();
    for (int k = 0; k < 3; k++) {
      sorted[k] = Math.min(shape[k], shape[k + 3]);
      sorted[k + 3] = Math.max(shape[k], shape[k + 3]);
    }
    assertEquals(frustum.overlaps(Box.of(sorted, 0)), box(f, sorted), "box");
    float[] turned = {shape[0], shape[1], shape[2], sorted[3] - sorted[0], sorted[4] - sorted[1],
        sorted[5] - sorted[2], p[12], p[13], p[14], p[15]};
    assertEquals(frustum.overlaps(OrientedBox.of(turned, 0)), orientedBox(f, turned), "oriented box");
  }

  static boolean sphere(float[] f, float x, float y, float z, float r) {
    return FrustumSphereScalar.overlap(f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7], f[8], f[9], f[10],
        f[11], f[12], f[13], f[14], f[15], f[16], f[17], f[18], f[19], f[20], f[21], f[22], f[23], x, y, z,
        r);
  }

  static boolean capsule(float[] f, float[] s) {
    return FrustumCapsuleOverlapScalar.overlap(f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7], f[8], f[9],
        f[10], f[11], f[12], f[13], f[14], f[15], f[16], f[17], f[18], f[19], f[20], f[21], f[22], f[23],
        s[0], s[1], s[2], s[3], s[4], s[5], s[6]);
  }

  static boolean box(float[] f, float[] s) {
    return FrustumBoxScalar.overlap(f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7], f[8], f[9], f[10], f[11],
        f[12], f[13], f[14], f[15], f[16], f[17], f[18], f[19], f[20], f[21], f[22], f[23], s[0], s[1], s[2],
        s[3], s[4], s[5]);
  }

  static boolean orientedBox(float[] f, float[] s) {
    return FrustumOrientedBoxScalar.overlap(f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7], f[8], f[9], f[10],
        f[11], f[12], f[13], f[14], f[15], f[16], f[17], f[18], f[19], f[20], f[21], f[22], f[23], s[0], s[1],
        s[2], s[3], s[4], s[5], s[6], s[7], s[8], s[9]);
  }

  static boolean triangle(float[] f, float[] s) {
    return FrustumTriangleScalar.overlap(f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7], f[8], f[9], f[10],
        f[11], f[12], f[13], f[14], f[15], f[16], f[17], f[18], f[19], f[20], f[21], f[22], f[23], s[0], s[1],
        s[2], s[3], s[4], s[5], s[6], s[7], s[8]);
  }
}
