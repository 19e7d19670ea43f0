package lockstep.internal.bvh;

/**
 * Bounds of a packet of up to 64 rays of one octant and one dominant axis, by which boxes are tested for all
 * of them at once, with interval arithmetic (Boulos et al., Packet-based Whitted and distribution ray
 * tracing, 2007).
 *
 * <p>That loses no ray. For each ray, the distance of a near plane from the foremost origin times the least
 * inverse direction is no later than the ray's own entry, and the distance of a far plane from the hindmost
 * origin times the largest inverse is no sooner than its exit; the padding is that of {@link Padding}. Where
 * a distance is negative this does not hold, but then the box begins before tMin, or ends before it. Times
 * are compared as integers, by their float bits: the order of negative ones is wrong, but does not matter,
 * since intervals begin at 0 or later.
 */
abstract class RayPacket {
  /** Rays of a packet. */
  static final int SIZE = 64;

  // the stack: the position of a child, when the packet enters it, and, unless all do, the rays that meet its
  // parent
  final int[] refs = new int[Traversal.STACK];
  final int[] nears = new int[Traversal.STACK];
  final long[] sets = new long[Traversal.STACK];

  /** The latest end of the rays' intervals, as float bits. */
  int limit;

  /** Bit 0 where directions are negative in x, 1 for y, 2 for z. */
  int octant;

  /** Per axis: bounds of the inverse directions, and slab constants for near and far planes. */
  final float[] inverseMin = new float[3], inverseMax = new float[3], near = new float[3], far = new float[3];

  /** Per axis: bounds of the origins. */
  final float[] lows = new float[3], highs = new float[3];

  /** How far directions differ on an axis, as a part of the largest component. */
  float spread;

  /** Bounds of the column that was last reduced. */
  float low, high;

  /**
   * Finds the bounds of the rays whose bits are set, from {@code from} on, all of them in range and of one
   * direction class; false if coordinates times inverse directions of different rays overflow.
   *
   * @param directionClass 8 times the dominant axis plus the octant
   */
  final boolean bound(Hierarchy tree, float[][] rays, int from, long set, int directionClass,
      float extraPad) {
    octant = directionClass & 7;
    for (int a = 0; a < 3; a++) {
      magnitudes(rays[3 + a], from, set);
      lows[a] = low;
      highs[a] = high;
    }
    if (!(highs[0] <= Float.MAX_VALUE && highs[1] <= Float.MAX_VALUE && highs[2] <= Float.MAX_VALUE)) {
      return false;
    }
    float largest = highs[directionClass >> 3];
    float smallest = lows[directionClass >> 3]; // of the rays' largest components
    float least = smallest * (SlabQuery.LEAST_RATIO / 2);
    spread = 0;
    for (int a = 0; a < 3; a++) {
      spread = Math.max(spread, (highs[a] - lows[a]) / largest);
      float sign = negative(a) ? -1 : 1;
      inverseMin[a] = sign / Math.max(highs[a], least);
      inverseMax[a] = sign / Math.max(lows[a], least);
    }
    float maxCoordinate = 0;
    for (int a = 0; a < 3; a++) {
      range(rays[a], from, set);
      lows[a] = low;
      highs[a] = high;
      maxCoordinate = Math.max(maxCoordinate, Math.max(-low, high));
    }
    if (!(smallest >= SlabQuery.leastDirection(tree, maxCoordinate))) {
      return false;
    }
    float pad = tree.rayPad(maxCoordinate, largest) + extraPad;
    for (int a = 0; a < 3; a++) {
      near[a] = (negative(a) ? pad - lows[a] : -highs[a] - pad) * inverseMin[a];
      far[a] = (negative(a) ? -highs[a] - pad : pad - lows[a]) * inverseMax[a];
    }
    return true;
  }

  final boolean negative(int axis) {
    return (octant >> axis & 1) != 0;
  }

  /** The plane of the box of a child, the node's column at {@code at}, that rays meet first, or last. */
  final float plane(Bvh bvh, int at, int axis, boolean last) {
    return Float.intBitsToFloat(bvh.nodes[at + Bvh.plane(bvh.width, axis, negative(axis) != last)]);
  }

  /** Reduces a column of directions to the range of |d|. */
  abstract void magnitudes(float[] column, int from, long set);

  /** Reduces a column to its range. */
  abstract void range(float[] column, int from, long set);
}
