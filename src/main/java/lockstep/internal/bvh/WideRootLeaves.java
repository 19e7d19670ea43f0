package lockstep.internal.bvh;

import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Tile;
import lockstep.internal.shape.Elements;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;

/**
 * Tests all rays of a block against large leaves at the root, such as the ground under a building: one
 * primitive after the other, by the kernel of the catalogue that casts rays at such primitives. Most rays
 * reach these leaves anyway, and testing each by itself would take several times as long.
 *
 * <p>Whether rays hit any triangle is {@linkplain WidePacketAnyTests decided faster}, so that leaves below
 * the root's children are tested, too. Most rays in a building end at its walls and floors.
 */
final class WideRootLeaves {
  /**
   * A ray by itself takes as long for a leaf as this kernel takes for 16 to 32 triangles, and as it takes to
   * decide whether it hits any of 60 or more. But leaves that are tested for all rays are met again by those
   * that are left. From 20 to 32 nothing changes in four interiors.
   */
  private static final int PRIMITIVES_PER_LEAF = 16, TRIANGLES_PER_LEAF = 24;

  private final float[] box = new float[Elements.BOUNDS];
  private final Operand ray = new Operand();
  private final Tile primitive = new Tile();
  private final RayKernel kernel = new RayKernel(Tile.SIZE);
  private final WidePacketAnyTests anyTests = new WidePacketAnyTests();
  private Kernels kernels;

  // where large leaves of triangles stand among the nodes; which of them are children of the root
  private final int[] large = new int[WideTraversal.WIDTH * (1 + WideTraversal.WIDTH)];
  private int largeCount;
  private int largeAtRoot;
  private Bvh of; // the tree that they are of, null before they are known

  /** Begins a call, by these kernels. Since the call before, trees may have changed. */
  void begin(Kernels table) {
    kernels = table;
    of = null;
  }

  /**
   * Casts rays 0 to {@code count − 1} of the block at the leaves that are expected to meet so many of the
   * rays that testing all of them is faster. Returns a bit for each lane of the root that need not be entered
   * then.
   */
  int cast(Bvh bvh, WideRayBlock rays, int count, boolean any) {
    if (any && bvh.isOfTriangles()) {
      return castAny(bvh, rays, count);
    }
    int lanes = lanes(bvh);
    for (int left = lanes; left != 0; left &= left - 1) {
      int leaf = bvh.child(0, Integer.numberOfTrailingZeros(left));
      cast(bvh, rays, count, bvh.ids, Bvh.first(leaf), Bvh.count(leaf), any);
    }
    return lanes;
  }

  private int lanes(Bvh bvh) {
    float all = Bvh.halfArea(bvh.bounds, 0);
    int lanes = 0;
    for (int lane = 0; lane < bvh.width; lane++) {
      lanes |= isLargeLeaf(bvh, 0, lane, all / PRIMITIVES_PER_LEAF) ? 1 << lane : 0;
    }
    return lanes;
  }

  /** Whether a child is a leaf with so much surface for each of its primitives; leaves its bounds in box. */
  private boolean isLargeLeaf(Bvh bvh, int node, int lane, float least) {
    if (!bvh.hasChild(node, lane)) {
      return false;
    }
    bvh.child(node, lane, box);
    int child = bvh.child(node, lane);
    return child < 0 && Bvh.halfArea(box, 0) >= least * Bvh.count(child);
  }

  private int castAny(Bvh bvh, WideRayBlock rays, int count) {
    if (of != bvh) {
      of = bvh;
      find(bvh);
    }
    anyTests.begin(bvh, rays);
    for (int k = 0; k < largeCount; k++) {
      int triangles = anyTests.enter(large[k]);
      for (int i = 0; i < count; i += WideRayBlock.LANES) {
        long left = rays.left(i) & -1L >>> -Math.min(WideRayBlock.LANES, count - i);
        if (left != 0) {
          anyTests.test(i, triangles, left);
        }
      }
    }
    return largeAtRoot;
  }

  /** Finds large leaves among the children of the root and theirs. */
  private void find(Bvh bvh) {
    float least = Bvh.halfArea(bvh.bounds, 0) / TRIANGLES_PER_LEAF;
    largeCount = 0;
    add(bvh, 0, least);
    largeAtRoot = 0;
    for (int k = 0; k < largeCount; k++) {
      largeAtRoot |= 1 << large[k];
    }
    for (int lane = 0; lane < bvh.width; lane++) {
      if (bvh.hasChild(0, lane) && bvh.child(0, lane) >= 0) {
        add(bvh, bvh.child(0, lane), least);
      }
    }
  }

  private void add(Bvh bvh, int node, float least) {
    for (int lane = 0; lane < bvh.width; lane++) {
      if (isLargeLeaf(bvh, node, lane, least)) {
        large[largeCount++] = node * bvh.stride + lane;
      }
    }
  }

  /** Casts them at primitives {@code ids[from]} to {@code ids[from + many − 1]}. */
  void cast(Bvh bvh, WideRayBlock rays, int count, int[] ids, int from, int many, boolean any) {
    kernel.of(kernels, bvh.primitives.kind);
    int width = bvh.primitives.columns.length;
    for (int k = from; k < from + many; k++) {
      bvh.primitives.copy(ids[k], primitive.columns(width), 0);
      kernel.run(ray.walk(rays.rays, 0), primitive.repeat(width, count), count);
      record(rays, count, ids[k], any);
    }
  }

  private void record(WideRayBlock rays, int count, int id, boolean any) {
    for (int word = 0; word < Kernel.words(count); word++) {
      for (long left = kernel.hits[word]; left != 0; left &= left - 1) {
        int i = (word << 6) + Long.numberOfTrailingZeros(left);
        rays.record(i, kernel, i, id, any);
      }
    }
  }
}
