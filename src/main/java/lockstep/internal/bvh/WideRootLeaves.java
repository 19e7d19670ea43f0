package lockstep.internal.bvh;

import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Tile;
import lockstep.internal.shape.Elements;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;

/**
 * Tests all rays of a block against large leaves that are children of the root, such as the ground under a
 * building: one primitive after the other, by the kernel of the catalogue that casts rays at such primitives.
 * Most rays reach these leaves anyway, and testing each by itself would take several times as long.
 */
final class WideRootLeaves {
  /** A ray by itself takes as long for a leaf as this kernel takes for 16 to 32 triangles. */
  private static final int PRIMITIVES_PER_LEAF = 16;

  private final float[] box = new float[Elements.BOUNDS];
  private final Operand ray = new Operand();
  private final Tile primitive = new Tile();
  private final RayKernel kernel = new RayKernel(Tile.SIZE);
  private Kernels kernels;

  /** Tests by these kernels. */
  void use(Kernels table) {
    kernels = table;
  }

  /**
   * A bit for each lane of the root whose leaf is expected to meet so many of the rays that testing all of
   * them is faster.
   */
  int lanes(Bvh bvh) {
    float all = Bvh.halfArea(bvh.bounds, 0);
    int lanes = 0;
    for (int lane = 0; lane < bvh.width; lane++) {
      if (bvh.child(0, lane) < 0 && bvh.hasChild(0, lane)) {
        bvh.child(0, lane, box);
        boolean large = PRIMITIVES_PER_LEAF * Bvh.halfArea(box, 0) >= all * Bvh.count(bvh.child(0, lane));
        lanes |= large ? 1 << lane : 0;
      }
    }
    return lanes;
  }

  /** Casts rays 0 to {@code count − 1} of the block at the leaves of these lanes. */
  void cast(Bvh bvh, WideRayBlock rays, int count, int lanes, boolean any) {
    for (int left = lanes; left != 0; left &= left - 1) {
      int leaf = bvh.child(0, Integer.numberOfTrailingZeros(left));
      cast(bvh, rays, count, bvh.ids, Bvh.first(leaf), Bvh.count(leaf), any);
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
