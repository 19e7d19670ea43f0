package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Overlap test of an oriented box (OBB) and a triangle, by separating axes (SAT) in the frame of the box.
 *
 * <p>The corners are taken relative to the centre of the box and along its axes, where {@link BoxTriangle} decides: three axes of the box,
 * the normal of the triangle, nine products of a box axis and an edge (Akenine-Möller, Fast 3D Triangle-Box Overlap Testing, JGT 6(1),
 * 2001; Ericson, Real-Time Collision Detection, 2005, 5.2.9). Both are closed: touching is an overlap. A triangle without area is a
 * segment or a point, a box without half extents a rectangle, segment or point. A negative half extent, a quaternion that is none
 * ({@link Rotation#proper}), a NaN or an infinity anywhere is a miss.
 *
 * <p>The pair is first tried on the axes of space: the reach of the box on one is its half extents times a row of the rotation
 * matrix, without signs. Entries are off by up to 15 u (u = 2⁻²⁴), products and sums by 4 u, so each entry is made larger by
 * {@value #SLACK_U} u: every true overlap passes.
 *
 * <p>With D the distance from the centre to the farthest corner: the difference rounds by u D, the entries add 18 u D, since off the
 * diagonal they are off by 7 u, and products and sums 3 u D. So corners are off by at most 22 u D, and as in {@link BoxTriangle} the
 * planes of the box, clipped to the triangle's bounds, by 8 u of their extent, which is at most 2 D. Together that is a box with its
 * planes moved by less than 40 u D; what five million pairs of each nasty sort came to is 6 u D. Only a false hit may be farther off, in a
 * sliver, where the normal itself is off: by 40 u D over the sine of the triangle's angle. A large offset costs no precision.
 *
 * <p>With no rotation the answer is that of {@link BoxTriangle}, where its corners and differences do not round.
 *
 * <p>Range: products of three lengths must fit a float, so triangles between 1e-12 and 1e12 across. Coordinates must be below 1e37.
 */
final class OrientedBoxTriangle {
  /** More than an entry of the matrix, and what is done with it, is off by, in u. */
  static final int SLACK_U = 20;

  /**
   * Whatever is a hit has passed the test on the axes of space, whose reach is too large by at most (20 + 15 + 6) u of the sum of the half
   * extents. That is at most 3 times the largest extent of the box on an axis of space.
   */
  static final ErrorBound ERROR = new ErrorBound(3 * 41, 0);

  private static final float SLACK = SLACK_U * 0x1p-24f;

  private OrientedBoxTriangle() {}

  @Twin
  static boolean overlap(float x, float y, float z, float halfX, float halfY, float halfZ, float qx, float qy,
      float qz, float qw, @Twin.Second float ax, float ay, float az, float bx, float by, float bz, float cx,
      float cy, float cz) {
    @Twin.Stage
    boolean near = near(x, halfX, halfY, halfZ, qx, qy, qz, qw, ax, bx, cx)
        && near(y, halfY, halfZ, halfX, qy, qz, qx, qw, ay, by, cy)
        && near(z, halfZ, halfX, halfY, qz, qx, qy, qw, az, bz, cz);
    return near && inFrame(x, y, z, halfX, halfY, halfZ, qx, qy, qz, qw, ax, ay, az, bx, by, bz, cx, cy, cz);
  }

  /** What a corner, relative to the centre, is along the first axis of the box. */
  static float alongU(float s, float qx, float qy, float qz, float qw, float x, float y, float z) {
    return Rotation.diagonal(s, qy, qz) * x + Rotation.sum(s, qx, qy, qz, qw) * y
        + Rotation.difference(s, qx, qz, qy, qw) * z;
  }

  /** The same along the second axis. */
  static float alongV(float s, float qx, float qy, float qz, float qw, float x, float y, float z) {
    return Rotation.difference(s, qx, qy, qz, qw) * x + Rotation.diagonal(s, qx, qz) * y
        + Rotation.sum(s, qy, qz, qx, qw) * z;
  }

  /** The same along the third axis. */
  static float alongW(float s, float qx, float qy, float qz, float qw, float x, float y, float z) {
    return Rotation.sum(s, qx, qz, qy, qw) * x + Rotation.difference(s, qy, qz, qx, qw) * y
        + Rotation.diagonal(s, qx, qy) * z;
  }

  /** Whether box and triangle meet on the axes of the box, the normal and the products, and are both proper. */
  private static boolean inFrame(float x, float y, float z, float halfX, float halfY, float halfZ, float qx,
      float qy, float qz, float qw, float ax, float ay, float az, float bx, float by, float bz, float cx,
      float cy, float cz) {
    float square = Rotation.square(qx, qy, qz, qw);
    float s = scale(square);
    ax -= x;
    ay -= y;
    az -= z;
    bx -= x;
    by -= y;
    bz -= z;
    cx -= x;
    cy -= y;
    cz -= z;
    // along the axes u, v, w of the box
    float au = alongU(s, qx, qy, qz, qw, ax, ay, az), av = alongV(s, qx, qy, qz, qw, ax, ay, az);
    float aw = alongW(s, qx, qy, qz, qw, ax, ay, az), bu = alongU(s, qx, qy, qz, qw, bx, by, bz);
    float bv = alongV(s, qx, qy, qz, qw, bx, by, bz), bw = alongW(s, qx, qy, qz, qw, bx, by, bz);
    float cu = alongU(s, qx, qy, qz, qw, cx, cy, cz), cv = alongV(s, qx, qy, qz, qw, cx, cy, cz);
    float cw = alongW(s, qx, qy, qz, qw, cx, cy, cz);
    float lowU = BoxTriangleAxes.min(au, bu, cu), highU = BoxTriangleAxes.max(au, bu, cu);
    float lowV = BoxTriangleAxes.min(av, bv, cv), highV = BoxTriangleAxes.max(av, bv, cv);
    float lowW = BoxTriangleAxes.min(aw, bw, cw), highW = BoxTriangleAxes.max(aw, bw, cw);
    // every coordinate is in a sum, and with it a NaN or an infinity, which the bounds may have dropped
    boolean meet = Rotation.proper(square) && halfX + halfY + halfZ <= Float.MAX_VALUE
        && Math.abs((ax + ay + az) + (bx + by + bz) + (cx + cy + cz)) <= Float.MAX_VALUE
        && BoxTriangleAxes.meet(-halfX, halfX, lowU, highU)
        && BoxTriangleAxes.meet(-halfY, halfY, lowV, highV)
        && BoxTriangleAxes.meet(-halfZ, halfZ, lowW, highW);
    lowU = -halfX > lowU ? -halfX : lowU;
    lowV = -halfY > lowV ? -halfY : lowV;
    lowW = -halfZ > lowW ? -halfZ : lowW;
    highU = halfX < highU ? halfX : highU;
    highV = halfY < highV ? halfY : highV;
    highW = halfZ < highW ? halfZ : highW;
    return meet
        && BoxTriangleAxes.overlap(lowU, lowV, lowW, highU, highV, highW, au, av, aw, bu, bv, bw, cu, cv, cw);
  }

  /** A pass of its own, or the first loop of the wide twin has more products and sums than HotSpot's quick compiler C1 takes. */
  @Twin.Pass
  static float scale(float square) {
    return 2 / square;
  }

  /** Do box and triangle meet on an axis of space, the one that qx and hx belong to? */
  private static boolean near(float centre, float hx, float hy, float hz, float qx, float qy, float qz,
      float qw, float a, float b, float c) {
    float s = 2 / Rotation.square(qx, qy, qz, qw);
    float x = Math.abs(Rotation.diagonal(s, qy, qz)) + SLACK;
    float y = Math.abs(Rotation.difference(s, qx, qy, qz, qw)) + SLACK;
    float z = Math.abs(Rotation.sum(s, qx, qz, qy, qw)) + SLACK;
    float reach = x * hx + y * hy + z * hz;
    return BoxTriangleAxes.min(a, b, c) - centre <= reach && centre - BoxTriangleAxes.max(a, b, c) <= reach;
  }
}
