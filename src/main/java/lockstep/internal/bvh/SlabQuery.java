package lockstep.internal.bvh;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Elements;

/**
 * Slab-test constants of one ray or box query against the boxes of a tree (Kay and Kajiya, SIGGRAPH 1986):
 * the query crosses a plane at {@code plane · r + c}, with r the inverse direction, and c, in which the
 * {@linkplain Padding padding} is contained, differing for near and far planes. For a ray this is in units of
 * its t; where the interval [tMin, tMax] begins behind the origin, it is shifted to begin at 0. A box query,
 * or a point, is the same with r = 1: {@code min − qMax ≤ 0 ≤ max − qMin}.
 *
 * <p>{@link #enter} is the definition of the test. It is repeated in plain Java in
 *
 * <ul>
 * <li>{@link #meetsTriangle}: one ray against the bounds of a triangle,
 * <li>{@link HeightTraversal#push}: one query against the children of a node of a heightfield,
 * <li>{@link ScalarRayPacket#push}: the bounds of a packet of rays against the children of a node,
 * </ul>
 *
 * and with vectors, which must not leave the method they are computed in (they would be boxed), in
 *
 * <ul>
 * <li>{@link WideTraversal#next}: one query against all children of a node,
 * <li>{@link WideInterleavedRays#step}: the same, for a ray at a time of many in flight,
 * <li>{@link WideRayPacket#traverse}: the bounds of a packet of rays against all children of a node,
 * <li>{@link WideRayPacket#meeting}: vectors of rays against the box of a node or leaf,
 * <li>{@link WideHeightTraversal#next}, {@link WideInterleavedHeights#step}, {@link WideHeightPacket#push}
 * and {@link WideHeightPacket#meeting}: these four, in heightfields,
 * <li>{@link WideSweepSearch#offer}: one query against the bounds of all triangles of a leaf,
 * </ul>
 *
 * and {@link #ray} in {@link WideRayBlock#prepare}, for the rays of a block. {@code WideSlabTest} compares
 * each with the definition, {@code SweepSearchTest} the last one, {@code WideHeightTest} those of
 * heightfields. Those with vectors use fma, which here may differ in the last bit from the definition:
 * padding covers both.
 *
 * <p>Rays with a product that could overflow, or for which a kernel declares no bound, are outside the range
 * in which padding is derived: they {@linkplain #meetsAll meet every box}.
 */
final class SlabQuery {
  /** The least largest |component| of the direction of a sweep. */
  private static final float LEAST_MOTION = 0x1p-30f;

  private static final float LARGEST_MOTION = 0x1p30f;

  /** The greatest largest |component| of the direction of a ray: its inverse is not a subnormal number. */
  static final float LARGEST_DIRECTION = 0x1p120f;

  /**
   * The least largest |component| of the direction of a ray: its inverse, and that of a raised component, is
   * finite.
   */
  private static final float LEAST_DIRECTION = 0x1p-95f;

  /**
   * The least largest |component| per unit of a coordinate: products of coordinates and inverses are finite.
   */
  private static final float LEAST_SLOPE = 0x1p-94f;

  /** A smaller |component| of a direction, relative to the largest, is raised to this. */
  static final float LEAST_RATIO = 0x1p-30f;

  /** {@link #directionClass} of what is not cast together with others. */
  static final int ALONE = -1;

  /** Inverse direction. */
  float rx, ry, rz;

  /** Constants c per axis, for the near and for the far plane. */
  float nearX, nearY, nearZ, farX, farY, farZ;

  /** Bit 0 where the direction is negative in x, 1 for y, 2 for z: there the maximum is the near plane. */
  int octant;

  /** 8 times the dominant axis of a ray plus its octant, or {@link #ALONE}. */
  int directionClass;

  /** By how much a ray's constants are moved for what is not padded. */
  private float ownX, ownY, ownZ;

  /**
   * The interval in which boxes are met, never negative or −0: so times compare as their float bits do. It
   * ends at −1 if the query has {@linkplain #end ended}.
   */
  float first, last;

  /** Added to the padding of rays. */
  float extraPad;

  private float shift;
  private boolean prunes;
  private boolean meetsAll;

  /**
   * The least value of a direction's largest |component| for which boxes are tested; {@code o} is the largest
   * |component| of the origin.
   */
  static float leastDirection(Hierarchy bvh, float o) {
    return Math.max(Math.max(LEAST_DIRECTION, bvh.rayError.leastDirection()),
        LEAST_SLOPE * (o + bvh.maxCoordinate));
  }

  /** Sets the query of a ray; false if it hits nothing, whatever the primitives. */
  boolean ray(Hierarchy bvh, float ox, float oy, float oz, float dx, float dy, float dz, float tMin,
      float tMax) {
    float ax = Math.abs(dx), ay = Math.abs(dy), az = Math.abs(dz);
    float d = Math.max(ax, Math.max(ay, az));
    float o = Math.max(Math.abs(ox), Math.max(Math.abs(oy), Math.abs(oz)));
    boolean point = d == 0;
    if (!(tMin <= tMax && d <= Float.MAX_VALUE && o <= Float.MAX_VALUE)) {
      return false;
    }
    boolean inRange = o <= Elements.FAR && bvh.maxCoordinate <= Elements.FAR;
    if (!inRange || !(point || (d >= leastDirection(bvh, o) && d <= LARGEST_DIRECTION))) {
      matchAll();
      return true;
    }
    float pad = bvh.rayPad(o, d) + extraPad;
    if (point) {
      box(ox, oy, oz, ox, oy, oz, pad);
      return true;
    }
    float least = d * LEAST_RATIO;
    rx = 1 / (ax >= least ? dx : Math.copySign(least, dx));
    ry = 1 / (ay >= least ? dy : Math.copySign(least, dy));
    rz = 1 / (az >= least ? dz : Math.copySign(least, dz));
    octant = (rx < 0 ? 1 : 0) | (ry < 0 ? 2 : 0) | (rz < 0 ? 4 : 0);
    // no box is farther behind the origin than this
    shift = tMin < 0 ? Math.max(tMin, -2 * (o + bvh.maxCoordinate + 1) / d) : 0;
    float slack = -4 * Padding.U * shift;
    float padX = pad * Math.abs(rx) + slack, padY = pad * Math.abs(ry) + slack,
        padZ = pad * Math.abs(rz) + slack;
    nearX = -ox * rx - shift - padX;
    nearY = -oy * ry - shift - padY;
    nearZ = -oz * rz - shift - padZ;
    farX = -ox * rx - shift + padX;
    farY = -oy * ry - shift + padY;
    farZ = -oz * rz - shift + padZ;
    float own = 2 * bvh.leafPad(bvh.maxCoordinate);
    ownX = own * Math.abs(rx);
    ownY = own * Math.abs(ry);
    ownZ = own * Math.abs(rz);
    directionClass = shift != 0 ? ALONE : octant + 8 * (d == ax ? 0 : d == ay ? 1 : 2);
    first = tMin < 0 ? 0 : tMin + 0f;
    meetsAll = false;
    prunes = true;
    last = Float.POSITIVE_INFINITY;
    limit(tMax);
    return true;
  }

  /**
   * Sets the query of bounds b: it meets the boxes of all primitives that a kernel with this error may call
   * overlapping.
   *
   * @param unbounded whether an infinite side is absent and takes no part in arithmetic; else it is beyond
   *     the largest float
   */
  void box(Hierarchy bvh, float[] b, boolean unbounded, ErrorBound error) {
    float pad = bvh.queryPad(error, largest(b, unbounded));
    // farther out than trees reach, sums could overflow
    if (pad <= 2 * Elements.FAR && !covers(bvh, b, 0, pad)) {
      box(b[0], b[1], b[2], b[3], b[4], b[5], pad);
    } else {
      matchAll();
    }
  }

  /**
   * Whether a padded box contains all of a tree; it does if the padding is NaN, as for a box that is
   * infinite.
   */
  static boolean covers(Hierarchy bvh, float[] b, int at, float pad) {
    boolean covers = true;
    for (int axis = 0; axis < 3; axis++) {
      covers &= !(b[at + axis] - pad > bvh.bounds[axis] || b[at + axis + 3] + pad < bvh.bounds[axis + 3]);
    }
    return covers;
  }

  private static float largest(float[] b, boolean unbounded) {
    float far = 0;
    for (float side : b) {
      boolean none = unbounded && Float.isInfinite(side);
      far = none ? far : Math.max(far, Math.abs(side));
    }
    return far;
  }

  /**
   * Sets the query of bounds b that move by a vector while time goes from 0 to 1: it meets the boxes of all
   * primitives that a kernel with this error may report as touched, in units of time. False if the vector is
   * not finite. On each axis it is a ray whose origin is the side that comes to a plane first, or leaves it
   * last.
   *
   * @param unbounded as for {@link #box}
   */
  boolean sweep(Hierarchy bvh, float[] b, boolean unbounded, float vx, float vy, float vz, ErrorBound error) {
    float ax = Math.abs(vx), ay = Math.abs(vy), az = Math.abs(vz);
    float d = Math.max(ax, Math.max(ay, az));
    if (!(d <= Float.MAX_VALUE)) {
      return false;
    }
    float pad = bvh.queryPad(error, largest(b, unbounded) + d);
    if (!(pad <= 2 * Elements.FAR) || d > LARGEST_MOTION || covers(bvh, b, 0, pad)) {
      matchAll();
      return true;
    }
    if (d < LEAST_MOTION) {
      box(b[0], b[1], b[2], b[3], b[4], b[5], Math.nextUp(pad + d));
      return true;
    }
    float least = d * LEAST_RATIO;
    rx = 1 / (ax >= least ? vx : Math.copySign(least, vx));
    ry = 1 / (ay >= least ? vy : Math.copySign(least, vy));
    rz = 1 / (az >= least ? vz : Math.copySign(least, vz));
    octant = (rx < 0 ? 1 : 0) | (ry < 0 ? 2 : 0) | (rz < 0 ? 4 : 0);
    float padX = pad * Math.abs(rx), padY = pad * Math.abs(ry), padZ = pad * Math.abs(rz);
    nearX = -(rx < 0 ? b[0] : b[3]) * rx - padX;
    nearY = -(ry < 0 ? b[1] : b[4]) * ry - padY;
    nearZ = -(rz < 0 ? b[2] : b[5]) * rz - padZ;
    farX = -(rx < 0 ? b[3] : b[0]) * rx + padX;
    farY = -(ry < 0 ? b[4] : b[1]) * ry + padY;
    farZ = -(rz < 0 ? b[5] : b[2]) * rz + padZ;
    directionClass = ALONE;
    shift = 0;
    first = 0;
    last = 1;
    meetsAll = false;
    prunes = true;
    return true;
  }

  private void box(float minX, float minY, float minZ, float maxX, float maxY, float maxZ, float pad) {
    directionClass = ALONE;
    rx = 1;
    ry = 1;
    rz = 1;
    octant = 0;
    // + 0 turns −0 into 0: a far plane at −0 would compare as less than a near plane at 0
    nearX = -maxX - pad + 0f;
    nearY = -maxY - pad + 0f;
    nearZ = -maxZ - pad + 0f;
    farX = -minX + pad + 0f;
    farY = -minY + pad + 0f;
    farZ = -minZ + pad + 0f;
    first = 0;
    last = 0;
    meetsAll = false;
    prunes = false;
  }

  /** Sets a query that meets every box. */
  void matchAll() {
    directionClass = ALONE;
    rx = 0;
    ry = 0;
    rz = 0;
    octant = 0;
    nearX = nearY = nearZ = Float.NEGATIVE_INFINITY;
    farX = farY = farZ = Float.POSITIVE_INFINITY;
    first = 0;
    last = Float.POSITIVE_INFINITY;
    meetsAll = true;
    prunes = false;
  }

  /** Whether it meets every box: then all primitives may as well be tested in place. */
  boolean meetsAll() {
    return meetsAll;
  }

  /** Shortens a ray: from now on it meets only boxes that it enters at or before t. */
  void limit(float t) {
    if (prunes) {
      last = shift == 0 ? t + 0f : Math.nextUp(t - shift);
    }
  }

  /** Ends a query: from now on it meets nothing. */
  void end() {
    last = -1;
  }

  /** Where the query enters the bounds of a primitive, or −1 if it does not meet them. */
  float enter(float[] b) {
    int signX = (octant & 1) * 3, signY = (octant >> 1 & 1) * 3, signZ = (octant >> 2) * 3;
    return enter(b[signX], b[1 + signY], b[2 + signZ], b[3 - signX], b[4 - signY], b[5 - signZ]);
  }

  /**
   * The slab test: where the query enters a box, or −1 if it does not meet it. No query meets a missing
   * child: for one that meets everything 0 · ∞ is NaN, whose bits are less than all others or more.
   *
   * @param nodes nodes of a tree of {@code width} children
   * @param child position of the child's min x in them
   */
  float enter(int[] nodes, int child, int width) {
    int signX = (octant & 1) * width, signY = (octant >> 1 & 1) * width, signZ = (octant >> 2) * width;
    int y = child + 2 * width, z = child + 4 * width;
    return enter(Float.intBitsToFloat(nodes[child + signX]), Float.intBitsToFloat(nodes[y + signY]),
        Float.intBitsToFloat(nodes[z + signZ]), Float.intBitsToFloat(nodes[child + (width - signX)]),
        Float.intBitsToFloat(nodes[y + (width - signY)]), Float.intBitsToFloat(nodes[z + (width - signZ)]));
  }

  /**
   * Whether a ray may meet a triangle of a leaf: the slab test of its own box, padded by twice what a leaf at
   * the end of the tree is. A ray without a direction, a box query here, hits no triangle.
   *
   * @param corners the columns of a leaf of {@code count} triangles
   * @param at where this one stands in the first of them
   */
  boolean meetsTriangle(float[] corners, int at, int count) {
    int near = Float.floatToRawIntBits(first);
    int far = Float.floatToRawIntBits(last);
    float a = corners[at] * rx, b = corners[at + 3 * count] * rx, c = corners[at + 6 * count] * rx;
    near = Math.max(near, least(a, b, c, nearX - ownX));
    far = Math.min(far, most(a, b, c, farX + ownX));
    a = corners[at + count] * ry;
    b = corners[at + 4 * count] * ry;
    c = corners[at + 7 * count] * ry;
    near = Math.max(near, least(a, b, c, nearY - ownY));
    far = Math.min(far, most(a, b, c, farY + ownY));
    a = corners[at + 2 * count] * rz;
    b = corners[at + 5 * count] * rz;
    c = corners[at + 8 * count] * rz;
    near = Math.max(near, least(a, b, c, nearZ - ownZ));
    far = Math.min(far, most(a, b, c, farZ + ownZ));
    return near <= far;
  }

  private static int least(float a, float b, float c, float shift) {
    return Math.min(Math.min(Float.floatToRawIntBits(a + shift), Float.floatToRawIntBits(b + shift)),
        Float.floatToRawIntBits(c + shift));
  }

  private static int most(float a, float b, float c, float shift) {
    return Math.max(Math.max(Float.floatToRawIntBits(a + shift), Float.floatToRawIntBits(b + shift)),
        Float.floatToRawIntBits(c + shift));
  }

  /**
   * The slab test of a box given by the planes that come first and those that come last. Times are compared
   * as the ints of their bits, which need no jump: where times are negative, that tells no more than this.
   */
  float enter(float nearPlaneX, float nearPlaneY, float nearPlaneZ, float farPlaneX, float farPlaneY,
      float farPlaneZ) {
    int near = Float.floatToRawIntBits(first);
    int far = Float.floatToRawIntBits(last);
    near = Math.max(near, Float.floatToRawIntBits(nearPlaneX * rx + nearX));
    far = Math.min(far, Float.floatToRawIntBits(farPlaneX * rx + farX));
    near = Math.max(near, Float.floatToRawIntBits(nearPlaneY * ry + nearY));
    far = Math.min(far, Float.floatToRawIntBits(farPlaneY * ry + farY));
    near = Math.max(near, Float.floatToRawIntBits(nearPlaneZ * rz + nearZ));
    far = Math.min(far, Float.floatToRawIntBits(farPlaneZ * rz + farZ));
    return near <= far ? Float.intBitsToFloat(near) : -1;
  }
}
