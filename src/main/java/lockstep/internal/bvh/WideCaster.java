package lockstep.internal.bvh;

import java.util.Arrays;
import lockstep.internal.kernel.Kind;

/**
 * Casts with vectors: the same answers. Rays at triangles, the question that is asked most, have code of their own:
 * batches whose rays come in no good order are ordered, rays that travel together are cast as a {@link Packet}, the
 * others as a {@link RayStream}. Everything else is done as in the reference, with vectors only for the nodes.
 * Loading this class needs the module jdk.incubator.vector.
 */
public final class WideCaster extends Caster {
  private static final int LANES = RayBlock.LANES;

  /** Rays that share one way through the tree, if they travel together. */
  private static final int BUNDLE = 64;

  /** Batches smaller than this are not worth ordering. */
  private static final int LEAST_ORDERED = 256;

  /** Neighbours are looked at in this many places of a batch, this many rays each. */
  private static final int SAMPLES = 64;

  private static final int SAMPLE = 16;

  /** Neighbours whose directions differ by no more than this part of them travel together. */
  private static final float TOGETHER = 0.05f;

  /** From octant to octant in the list of single rays: one more than there can be, for what does not belong. */
  private static final int ROOM = RayBlock.SIZE + 1;

  private final RayBlock block = new RayBlock();
  private final Packet packet = new Packet();
  private final RayStream stream = new RayStream();
  private final RayOrder order = new RayOrder();

  // rays of the block that travel alone, by octants
  private final int[] singles = new int[8 * ROOM];
  private final int[] singleCounts = new int[8];

  private WideCaster() {
    super(new WideWalk());
  }

  /** One for the current thread. */
  public static WideCaster create() {
    return new WideCaster();
  }

  @Override
  public void closest(Bvh bvh, float[][] rays, int from, int to, int shift, float[] tOut, float[] uOut,
      float[] vOut, int[] index) {
    if (!plain(bvh)) {
      super.closest(bvh, rays, from, to, shift, tOut, uOut, vOut, index);
      return;
    }
    for (int start = from; start < to; start += RayOrder.MOST) {
      int many = Math.min(RayOrder.MOST, to - start);
      int[] order = order(bvh, rays, start, many);
      for (int done = 0; done < many; done += RayBlock.SIZE) {
        int count = cast(bvh, rays, start, order, done, many, false);
        for (int k = 0; k < count; k++) {
          int i = start + (order == null ? done + k : order[done + k]);
          int at = i + shift;
          if (block.kind[k] == RayBlock.UNUSUAL) {
            super.closest(bvh, rays, i, i + 1, shift, tOut, uOut, vOut, index);
          } else {
            tOut[at] = block.t[k];
            uOut[at] = block.u[k];
            vOut[at] = block.v[k];
            index[at] = block.index[k];
          }
        }
      }
    }
  }

  @Override
  public void any(Bvh bvh, float[][] rays, int from, int to, int shift, long[] words) {
    if (!plain(bvh)) {
      super.any(bvh, rays, from, to, shift, words);
      return;
    }
    for (int start = from; start < to; start += RayOrder.MOST) {
      int many = Math.min(RayOrder.MOST, to - start);
      int[] order = order(bvh, rays, start, many);
      for (int done = 0; done < many; done += RayBlock.SIZE) {
        int count = cast(bvh, rays, start, order, done, many, true);
        for (int k = 0; k < count; k++) {
          int i = start + (order == null ? done + k : order[done + k]);
          if (block.kind[k] == RayBlock.UNUSUAL) {
            super.any(bvh, rays, i, i + 1, shift, words);
          } else {
            words[(i + shift) >>> 6] |= (block.index[k] >= 0 ? 1L : 0) << (i + shift);
          }
        }
      }
    }
  }

  private static boolean plain(Bvh bvh) {
    return bvh.primitives.kind == Kind.TRIANGLE && bvh.aside.length == 0;
  }

  /** The order in which to cast rays; null for that in which they stand, if most travel with their neighbours. */
  private int[] order(Bvh bvh, float[][] rays, int start, int count) {
    if (count < LEAST_ORDERED) {
      return null;
    }
    int together = 0;
    int samples = 0;
    for (int i = 0; i + SAMPLE <= count; i += Math.max(SAMPLE, count / SAMPLES)) {
      samples++;
      together += together(rays, start + i) ? 1 : 0;
    }
    return 2 * together >= samples ? null : order.order(bvh, rays, start, count);
  }

  private static boolean together(float[][] rays, int i) {
    float[] dx = rays[3], dy = rays[4], dz = rays[5];
    float most = TOGETHER * Math.max(Math.abs(dx[i]), Math.max(Math.abs(dy[i]), Math.abs(dz[i])));
    boolean together = true;
    for (int k = 1; k < SAMPLE; k++) {
      together &=
          Math.abs(dx[i + k] - dx[i]) + Math.abs(dy[i + k] - dy[i]) + Math.abs(dz[i + k] - dz[i]) <= most;
    }
    return together;
  }

  /** Casts the next rays of a batch into {@link #block}, all but the unusual ones, and returns how many they are. */
  private int cast(Bvh bvh, float[][] rays, int start, int[] order, int done, int many, boolean any) {
    int count = Math.min(RayBlock.SIZE, many - done);
    load(rays, start, order, done, count);
    block.prepare(bvh, count);
    Arrays.fill(singleCounts, 0);
    for (int i = 0; i < count; i += BUNDLE) {
      int to = Math.min(i + BUNDLE, count);
      if (to - i < BUNDLE || !packet.cast(bvh, block, i, to, any)) {
        for (int k = i; k < to; k += LANES) {
          int end = Math.min(k + LANES, to);
          if (end - k < LANES || !packet.cast(bvh, block, k, end, any)) {
            for (int j = k; j < end; j++) {
              int octant = block.kind[j] & 7;
              singles[octant * ROOM + singleCounts[octant]] = j;
              singleCounts[octant] += block.kind[j] == RayBlock.UNUSUAL ? 0 : 1;
            }
          }
        }
      }
    }
    for (int octant = 0; octant < 8; octant++) {
      stream.cast(bvh, block, octant, singles, octant * ROOM, singleCounts[octant], any);
    }
    return count;
  }

  private void load(float[][] rays, int start, int[] order, int done, int count) {
    for (int c = 0; c < block.rays.length; c++) {
      float[] from = rays[c];
      float[] to = block.rays[c];
      if (order == null) {
        System.arraycopy(from, start + done, to, 0, count);
      } else {
        for (int k = 0; k < count; k++) {
          to[k] = from[start + order[done + k]];
        }
      }
    }
  }
}
