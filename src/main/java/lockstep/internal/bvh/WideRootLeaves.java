package lockstep.internal.bvh;

import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Kind;
import lockstep.internal.kernel.Tile;
import lockstep.internal.kernel.Verb;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;

/**
 * Ray tests of all rays of a block against large leaves that are children of the root, such as the ground that a building stands on: one primitive after the other, by
 * the kernel of the catalogue that casts rays at such primitives. Most rays come to these leaves anyway, and each by itself would take several times as long.
 */
final class WideRootLeaves {
  /** A ray by itself takes as long for a leaf as this kernel for 16 to 32 triangles. */
  private static final int PRIMITIVES_PER_LEAF = 16;

  private final float[] box = new float[Primitives.BOUNDS];
  private final long[] hits = new long[Kernel.words(WideRayBlock.SIZE)];
  private final float[] t = new float[WideRayBlock.SIZE], u = t.clone(), v = t.clone();
  private final Output out = new Output().at(new long[][] {hits}, 0, new float[][] {t, u, v}, null, 0);
  private final Operand ray = new Operand();
  private final Tile primitive = new Tile();
  private Kernels kernels;
  private Kernels.Entry entry; // of the last block

  /** Tests are those of these kernels. */
  void use(Kernels table) {
    if (kernels != table) {
      kernels = table;
      entry = null;
    }
  }

  /** A bit for each lane of the root whose leaf so large a part of the rays is expected to meet that testing all of them is faster. */
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
    if (entry == null || entry.second() != bvh.primitives.kind) {
      entry = kernels.get(Verb.CAST, Kind.RAY, bvh.primitives.kind);
    }
    for (int left = lanes; left != 0; left &= left - 1) {
      int leaf = bvh.child(0, Integer.numberOfTrailingZeros(left));
      for (int k = 0; k < Bvh.count(leaf); k++) {
        int id = bvh.ids[Bvh.first(leaf) + k];
        entry.kernel().run(ray.walk(rays.rays, 0),
            primitive.repeat(bvh.primitives.columns, bvh.primitives.from + id, count), count, out);
        Kernel.trim(hits, 0, count);
        record(rays, count, id, any);
      }
    }
  }

  private void record(WideRayBlock rays, int count, int id, boolean any) {
    int floats = entry.floats(); // the others hold what they did
    for (int word = 0; word < Kernel.words(count); word++) {
      for (long left = hits[word]; left != 0; left &= left - 1) {
        int i = (word << 6) + Long.numberOfTrailingZeros(left);
        rays.record(i, t[i], floats > 1 ? u[i] : 0, floats > 2 ? v[i] : 0, id, any);
      }
    }
  }
}
