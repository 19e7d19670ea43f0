package lockstep.internal.bvh;

import java.util.concurrent.ForkJoinPool;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.FloatOrder;

/**
 * Refits a tree: recomputes its boxes from the leaves up for primitives that have moved; the topology stays.
 *
 * <p>Leaves of triangles store a copy of their corners. It is written in the order in which the triangles are
 * stored, which usually differs from that of the leaves: each column is read from one end to the other, and
 * the nine numbers of a triangle go to two or three cache lines, where reading them leaf by leaf would touch
 * nine.
 */
final class Refit {
  private static final int PRIMITIVES_PER_TASK = 1 << 14, NODES_PER_TASK = 1 << 10;

  private final Bvh bvh;

  /**
   * Position of each triangle's first number in the columns of leaves, and the distance between its numbers;
   * known from the first refit after a build.
   */
  private int[] places = {};
  private byte[] strides = {};
  private boolean arePlacesKnown;

  private volatile boolean hasFailed;
  private final float[] box = new float[Elements.BOUNDS];
  private final float[] part = new float[Elements.BOUNDS];

  Refit(Bvh bvh) {
    this.bvh = bvh;
  }

  /** Called when the leaves have changed. */
  void forget() {
    arePlacesKnown = false;
  }

  /** Bytes of its arrays. */
  long bytes() {
    return 4L * places.length + strides.length;
  }

  /**
   * Refits with the calling thread or, unless it is null, with those of {@code pool}. False, with the tree
   * unusable, as for {@link Bvh#refit}.
   */
  boolean refit(ForkJoinPool pool) {
    if (!areOthersStillOut()) {
      return false;
    }
    hasFailed = false;
    if (bvh.isOfTriangles()) {
      findPlaces();
    }
    if (pool == null) { // allocates nothing
      copyTriangles(0, bvh.primitives.size);
      fitLeaves(0, bvh.nodeCount, box, part);
    } else {
      Ranges.run(pool, bvh.primitives.size, PRIMITIVES_PER_TASK, this::copyTriangles);
      Ranges.run(pool, bvh.nodeCount, NODES_PER_TASK,
          (from, to) -> fitLeaves(from, to, new float[Elements.BOUNDS], new float[Elements.BOUNDS]));
    }
    if (hasFailed) {
      return false;
    }
    fitNodes();
    return true;
  }

  /** Whether all elements that were not in the tree still have their placement. */
  private boolean areOthersStillOut() {
    int unboundedCount = 0;
    for (int id : bvh.notInTree) { // both lists ascend
      boolean wasUnbounded = unboundedCount < bvh.unbounded.length && bvh.unbounded[unboundedCount] == id;
      if (bvh.primitives.bounds(id, part, 0)
          != (wasUnbounded ? Elements.Placement.UNBOUNDED : Elements.Placement.EXCLUDED)) {
        return false;
      }
      unboundedCount += wasUnbounded ? 1 : 0;
    }
    return true;
  }

  private void findPlaces() {
    int size = bvh.primitives.size;
    if (places.length != size) {
      places = new int[size];
      strides = new byte[size];
    }
    if (!arePlacesKnown) {
      for (int id : bvh.notInTree) { // after the last leaf, where there is room
        places[id] = Bvh.CORNERS * bvh.count;
        strides[id] = 0;
      }
      for (int node = 0; node < bvh.nodeCount; node++) {
        for (int lane = 0; lane < bvh.width; lane++) {
          int child = bvh.child(node, lane);
          if (child < 0 && bvh.hasChild(node, lane)) {
            int first = Bvh.first(child), count = Bvh.count(child);
            for (int k = 0; k < count; k++) {
              places[bvh.ids[first + k]] = Bvh.CORNERS * first + k;
              strides[bvh.ids[first + k]] = (byte) count;
            }
          }
        }
      }
      arePlacesKnown = true;
    }
  }

  private void copyTriangles(int from, int to) {
    if (bvh.isOfTriangles() && !bvh.primitives.isStored()) {
      for (int i = from; i < to; i++) {
        bvh.primitives.copy(i, bvh.leafColumns, places[i], strides[i]);
      }
    } else if (bvh.isOfTriangles()) {
      float[] leaves = bvh.leafColumns;
      float[][] columns = bvh.primitives.columns;
      float[] ax = columns[0], ay = columns[1], az = columns[2];
      float[] bx = columns[3], by = columns[4], bz = columns[5];
      float[] cx = columns[6], cy = columns[7], cz = columns[8];
      int offset = bvh.primitives.from;
      for (int i = from; i < to; i++) {
        int at = places[i], stride = strides[i];
        leaves[at] = ax[offset + i];
        leaves[at + stride] = ay[offset + i];
        leaves[at + 2 * stride] = az[offset + i];
        leaves[at + 3 * stride] = bx[offset + i];
        leaves[at + 4 * stride] = by[offset + i];
        leaves[at + 5 * stride] = bz[offset + i];
        leaves[at + 6 * stride] = cx[offset + i];
        leaves[at + 7 * stride] = cy[offset + i];
        leaves[at + 8 * stride] = cz[offset + i];
      }
    }
  }

  /**
   * Recomputes, in nodes {@code from} to {@code to − 1}, the boxes of the children that are leaves; the other
   * parameters are scratch.
   */
  private void fitLeaves(int from, int to, float[] b, float[] p) {
    boolean isProper = true;
    for (int node = from; node < to && isProper; node++) {
      for (int lane = 0; lane < bvh.width; lane++) {
        int child = bvh.child(node, lane);
        if (child < 0 && bvh.hasChild(node, lane)) {
          isProper &= bvh.isOfTriangles() ? boundTriangles(child, b) : bound(child, b, p);
          bvh.pad(b, 0);
          bvh.setChild(node, lane, b, 0, child);
        }
      }
    }
    if (!isProper) {
      hasFailed = true;
    }
  }

  private boolean bound(int leaf, float[] b, float[] p) {
    Bvh.empty(b, 0);
    boolean areInTree = true;
    for (int k = 0; k < Bvh.count(leaf); k++) {
      areInTree &= bvh.primitives.bounds(bvh.ids[Bvh.first(leaf) + k], p, 0) == Elements.Placement.IN_TREE;
      Bvh.grow(b, 0, p, 0);
    }
    return areInTree;
  }

  /**
   * The box of a leaf of triangles, from its columns. It is NaN, or beyond the range of the tree, if one of
   * its triangles is.
   */
  private boolean boundTriangles(int leaf, float[] b) {
    float[] corners = bvh.leafColumns;
    int count = Bvh.count(leaf);
    int first = Bvh.CORNERS * Bvh.first(leaf);
    int minX = Integer.MAX_VALUE, minY = minX, minZ = minX;
    int maxX = Integer.MIN_VALUE, maxY = maxX, maxZ = maxX;
    for (int k = first; k < first + count; k++) {
      int ax = FloatOrder.key(corners[k]), bx = FloatOrder.key(corners[k + 3 * count]),
          cx = FloatOrder.key(corners[k + 6 * count]);
      int ay = FloatOrder.key(corners[k + count]), by = FloatOrder.key(corners[k + 4 * count]),
          cy = FloatOrder.key(corners[k + 7 * count]);
      int az = FloatOrder.key(corners[k + 2 * count]), bz = FloatOrder.key(corners[k + 5 * count]),
          cz = FloatOrder.key(corners[k + 8 * count]);
      minX = Math.min(minX, Math.min(ax, Math.min(bx, cx)));
      minY = Math.min(minY, Math.min(ay, Math.min(by, cy)));
      minZ = Math.min(minZ, Math.min(az, Math.min(bz, cz)));
      maxX = Math.max(maxX, Math.max(ax, Math.max(bx, cx)));
      maxY = Math.max(maxY, Math.max(ay, Math.max(by, cy)));
      maxZ = Math.max(maxZ, Math.max(az, Math.max(bz, cz)));
    }
    b[0] = FloatOrder.value(minX);
    b[1] = FloatOrder.value(minY);
    b[2] = FloatOrder.value(minZ);
    b[3] = FloatOrder.value(maxX);
    b[4] = FloatOrder.value(maxY);
    b[5] = FloatOrder.value(maxZ);
    return Elements.placement(b, 0) == Elements.Placement.IN_TREE;
  }

  private void fitNodes() {
    for (int node = bvh.nodeCount - 1; node >= 0; node--) { // children come after their parents
      for (int lane = 0; lane < bvh.width; lane++) {
        int child = bvh.child(node, lane);
        if (child >= 0 && bvh.hasChild(node, lane)) {
          bvh.fit(node, lane, box, part);
        }
      }
    }
    bvh.measure();
  }
}
