package lockstep.bvh;

/** Casts with vectors: the same answers. Loading this class needs the module jdk.incubator.vector. */
public final class WideCaster extends Caster {
  private final RayBlock block = new RayBlock();
  private final Packet packet = new Packet();
  public static final int MODE = Integer.getInteger("mode", 1);
  public static long packets, singles;

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
    if (MODE == 0 || bvh.primitives.kind != Primitives.Kind.TRIANGLE || bvh.aside.length > 0) {
      super.closest(bvh, rays, from, to, shift, tOut, uOut, vOut, index);
      return;
    }
    for (int start = from; start < to; start += RayOrder.MOST) {
      int most = Math.min(RayOrder.MOST, to - start);
      int[] order = order(bvh, rays, start, most);
      for (int done = 0; done < most; done += RayBlock.SIZE) {
        int count = Math.min(RayBlock.SIZE, most - done);
        load(rays, start, order, done, count);
        block.prepare(bvh, count);
        cast(bvh, count, false);
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
    if (MODE == 0 || bvh.primitives.kind != Primitives.Kind.TRIANGLE || bvh.aside.length > 0) {
      super.any(bvh, rays, from, to, shift, words);
      return;
    }
    for (int start = from; start < to; start += RayOrder.MOST) {
      int most = Math.min(RayOrder.MOST, to - start);
      int[] order = order(bvh, rays, start, most);
      for (int done = 0; done < most; done += RayBlock.SIZE) {
        int count = Math.min(RayBlock.SIZE, most - done);
        load(rays, start, order, done, count);
        block.prepare(bvh, count);
        cast(bvh, count, true);
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

  private final RayOrder order = new RayOrder();
  static final int SORT = Integer.getInteger("sort", 256);

  /** The order in which to cast rays, null for that in which they stand: where most travel with their neighbours. */
  private int[] order(Bvh bvh, float[][] rays, int start, int count) {
    if (count < SORT) {
      return null;
    }
    int together = 0;
    int samples = 0;
    for (int i = start; i + 16 <= start + count; i += Math.max(16, count >> 6)) {
      samples++;
      together += together(rays, i, 0.05f) ? 1 : 0;
    }
    return 2 * together >= samples ? null : order.order(bvh, rays, start, count);
  }

  private static boolean together(float[][] rays, int i, float most) {
    float[] dx = rays[3], dy = rays[4], dz = rays[5];
    float d = Math.max(Math.abs(dx[i]), Math.max(Math.abs(dy[i]), Math.abs(dz[i])));
    for (int k = 1; k < 16; k++) {
      if (!(Math.abs(dx[i + k] - dx[i]) + Math.abs(dy[i + k] - dy[i]) + Math.abs(dz[i + k] - dz[i])
          <= most * d)) {
        return false;
      }
    }
    return true;
  }

  static final int BUNDLE = Integer.getInteger("bundle", 64);

  private void cast(Bvh bvh, int count, boolean any) {
    int single = 0;
    for (int i = 0; i < count; i += BUNDLE) {
      int to = Math.min(i + BUNDLE, count);
      if (to - i < BUNDLE || !packet.cast(bvh, block, i, to, any)) {
        for (int k = i; k < to; k += RayBlock.LANES) {
          int end = Math.min(k + RayBlock.LANES, to);
          if (end - k < RayBlock.LANES || BUNDLE == RayBlock.LANES || !packet.cast(bvh, block, k, end, any)) {
            for (int j = k; j < end; j++) {
              singleRays[single] = j;
              single += block.kind[j] >= 0 ? 1 : 0;
            }
          }
        }
      }
    }
    stream.cast(bvh, block, singleRays, single, any);
  }

  private final RayStream stream = new RayStream();
  private final int[] singleRays = new int[RayBlock.SIZE + 1];

  private void load(float[][] rays, int start, int[] order, int done, int count) {
    for (int c = 0; c < 8; c++) {
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
