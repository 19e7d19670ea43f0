package lockstep.internal.bvh;

/**
 * A packet of rays that go down a tree together, in plain Java: the children of a node are tested once by the
 * bounds of all rays, then each child that is met by each ray. Where few rays are left, each goes on by
 * itself.
 */
final class ScalarRayPacket extends RayPacket {
  /** The fewest rays for which a packet opens a node; with 2 or 8 it takes as long within a tenth. */
  private static final int MIN_RAYS = 4;

  private final SlabQuery[] queries;
  private final ScalarRayCasts casts;

  int top;
  private Bvh bvh;
  private int first; // the earliest start of the rays' intervals, as float bits

  /** Packets of rays with these queries, which are cast by these. */
  ScalarRayPacket(SlabQuery[] queries, ScalarRayCasts casts) {
    this.queries = queries;
    this.casts = casts;
  }

  /**
   * Casts the rays whose bits are set; does nothing and returns false if their bounds cannot be {@linkplain
   * RayPacket#bound used}.
   */
  boolean cast(Bvh tree, float[][] rays, int from, long set) {
    if (!begin(tree, rays, from, set)) {
      return false;
    }
    push(tree.root(), set);
    while (top > 0) {
      top--;
      long met = nears[top] <= limit ? meeting(refs[top], sets[top]) : 0;
      if (met != 0 && visit(tree.nodes[refs[top] + Bvh.CHILDREN * tree.width], met)) {
        limit = latest(set);
      }
    }
    return true;
  }

  /** Begins with the rays whose bits are set; false as for {@link #cast}. */
  boolean begin(Bvh tree, float[][] rays, int from, long set) {
    bvh = tree;
    first = earliest(set);
    limit = latest(set);
    top = 0;
    return bound(tree, rays, from, set, queries[Long.numberOfTrailingZeros(set)].directionClass, 0);
  }

  /** Visits a node or leaf that rays meet; returns whether an interval has become shorter. */
  private boolean visit(int child, long met) {
    if (child < 0) {
      return casts.castAtLeaf(bvh, child, met);
    }
    if (Long.bitCount(met) >= MIN_RAYS) {
      push(child, met);
      return false;
    }
    boolean closer = false;
    for (long left = met; left != 0; left &= left - 1) {
      closer |= casts.castBelow(child, Long.numberOfTrailingZeros(left));
    }
    return closer;
  }

  private int earliest(long set) {
    int earliest = Integer.MAX_VALUE;
    for (long left = set; left != 0; left &= left - 1) {
      float its = queries[Long.numberOfTrailingZeros(left)].first;
      earliest = Math.min(earliest, Float.floatToRawIntBits(its));
    }
    return earliest;
  }

  private int latest(long set) {
    int latest = -1;
    for (long left = set; left != 0; left &= left - 1) {
      float its = queries[Long.numberOfTrailingZeros(left)].last;
      latest = Math.max(latest, Float.floatToRawIntBits(its));
    }
    return latest;
  }

  /** Pushes the children of a node that the packet meets, roughly the farthest first. */
  void push(int node, long set) {
    int width = bvh.width;
    int[] nodes = bvh.nodes;
    int base = node * bvh.stride;
    int[] order = bvh.order(octant);
    float minX = inverseMin[0], minY = inverseMin[1], minZ = inverseMin[2];
    float maxX = inverseMax[0], maxY = inverseMax[1], maxZ = inverseMax[2];
    float fromX = near[0], fromY = near[1], fromZ = near[2], toX = far[0], toY = far[1], toZ = far[2];
    int nearX = Bvh.plane(width, 0, negative(0)), farX = Bvh.plane(width, 0, !negative(0));
    int nearY = Bvh.plane(width, 1, negative(1)), farY = Bvh.plane(width, 1, !negative(1));
    int nearZ = Bvh.plane(width, 2, negative(2)), farZ = Bvh.plane(width, 2, !negative(2));
    for (int k = 0; k < width; k++) {
      int at = base + order[k];
      int enter = Math.max(first, time(nodes[at + nearX], minX, fromX));
      int leave = Math.min(limit, time(nodes[at + farX], maxX, toX));
      enter = Math.max(enter, time(nodes[at + nearY], minY, fromY));
      leave = Math.min(leave, time(nodes[at + farY], maxY, toY));
      enter = Math.max(enter, time(nodes[at + nearZ], minZ, fromZ));
      leave = Math.min(leave, time(nodes[at + farZ], maxZ, toZ));
      if (enter <= leave) {
        refs[top] = at;
        nears[top] = enter;
        sets[top++] = set;
      }
    }
  }

  /** When a plane is met, as float bits. */
  private static int time(int plane, float inverse, float constant) {
    return Float.floatToRawIntBits(Float.intBitsToFloat(plane) * inverse + constant);
  }

  /** The rays of a set that meet the box of the child at {@code at}. */
  long meeting(int at, long set) {
    float nearX = plane(bvh, at, 0, false), farX = plane(bvh, at, 0, true);
    float nearY = plane(bvh, at, 1, false), farY = plane(bvh, at, 1, true);
    float nearZ = plane(bvh, at, 2, false), farZ = plane(bvh, at, 2, true);
    long met = 0;
    for (long left = set; left != 0; left &= left - 1) {
      int k = Long.numberOfTrailingZeros(left);
      if (queries[k].enter(nearX, nearY, nearZ, farX, farY, farZ) >= 0) {
        met |= 1L << k;
      }
    }
    return met;
  }

  @Override
  void magnitudes(float[] column, int from, long set) {
    low = Float.POSITIVE_INFINITY;
    high = 0;
    for (long left = set; left != 0; left &= left - 1) {
      float d = Math.abs(column[from + Long.numberOfTrailingZeros(left)]);
      low = d < low ? d : low;
      high = d > high ? d : high;
    }
  }

  @Override
  void range(float[] column, int from, long set) {
    low = Float.POSITIVE_INFINITY;
    high = Float.NEGATIVE_INFINITY;
    for (long left = set; left != 0; left &= left - 1) {
      float x = column[from + Long.numberOfTrailingZeros(left)];
      low = x < low ? x : low;
      high = x > high ? x : high;
    }
  }
}
