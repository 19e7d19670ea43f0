package lockstep.internal.bvh;

import java.util.Arrays;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.WideKernels;
import lockstep.twin.Kernel;

/**
 * Casts rays with vectors: the same answers as {@link RayCaster}. Batches of incoherent order are {@linkplain
 * WideRaySort sorted} where that pays. Where {@linkplain Bvh#isOfTriangles leaves store triangles},
 * neighbours of one direction class are cast as {@linkplain WideRayPacket packets}; all others are
 * {@linkplain WideInterleavedRays interleaved}, after {@linkplain WideRootLeaves large leaves at the root,
 * and primitives without bounds}. Few rays at many of these are cast one by one, as are those out of range.
 * Loading this class needs the module jdk.incubator.vector.
 */
public final class WideRayCaster extends RayCaster {
  /** So many rays of one direction class make a packet. */
  private static final int LEAST_ALIKE = 16;

  /** The largest number of packets that are skipped after others have fallen apart. */
  private static final int MAX_SKIPPED = 15;

  /** The least number of rays that are sorted. */
  private static final int MIN_SORTED = 256;

  /** The most samples that measure the coherence of a batch, and one for so many rays. */
  private static final int MOST_SAMPLES = 64, RAYS_PER_SAMPLE = 32;

  private static final double GOLDEN = 0.6180339887498949;

  /** Neighbouring rays per sample. */
  private static final int SAMPLE_SIZE = 16;

  /** Neighbours are coherent if origins and directions differ by no more than this part of what all do. */
  private static final float COHERENT = 0.5f;

  /** Rays begin at one place if their origins differ by no more than this part of the tree's extent. */
  private static final float ONE_PLACE = 0.01f;

  /**
   * Ints per octant in the list of single rays; one more than needed, since it is appended to without a
   * branch.
   */
  private static final int PER_OCTANT = WideRayBlock.SIZE + 1;

  // created when first needed: together they take up to 600 KB
  private WideRayBlock block;
  private WideRayPacket packet, heightPacket;
  private WideRootLeaves rootLeaves;
  private WideInterleavedRays interleaved;
  private WideInterleavedHeights heights;
  private WideRaySort sort;
  private WideListing listing;

  // rays of the block that belong to no packet: as bits, and by octants
  private final long[] singleSets = new long[WideRayBlock.SIZE / WideRayPacket.SIZE];
  private int[] singles;
  private int[] singleCounts;

  // packets to skip, more with each in succession that fell apart; packets skipped since
  private int toSkip;
  private int skipped;

  private Kernels kernels = WideKernels.TABLE;

  private WideRayCaster() {
    super(new WideTraversal());
  }

  @Override
  Traversal newHeights() {
    return new WideHeightTraversal();
  }

  @Override
  public void use(Kernels table) {
    kernels = table;
  }

  @Override
  Kernels kernels() {
    return kernels;
  }

  /** A caster for the current thread. */
  public static WideRayCaster create() {
    return new WideRayCaster();
  }

  @Override
  void closest(Hierarchy tree, float[][] rays, int from, int to, int shift, float[] tOut, float[] uOut,
      float[] vOut, int[] index, boolean goesOn) {
    if (!hasFastPath(tree, to - from)) {
      super.closest(tree, rays, from, to, shift, tOut, uOut, vOut, index, goesOn);
      return;
    }
    prepare();
    for (int start = from; start < to; start += WideRaySort.MAX_RAYS) {
      int many = Math.min(WideRaySort.MAX_RAYS, to - start);
      int[] order = order(tree, rays, start, many);
      for (int done = 0; done < many; done += WideRayBlock.SIZE) {
        int count = cast(tree, rays, start, order, done, many, shift, false, goesOn ? tOut : null, index);
        if (order == null) {
          int at = start + done + shift;
          System.arraycopy(block.t, 0, tOut, at, count);
          System.arraycopy(block.u, 0, uOut, at, count);
          System.arraycopy(block.v, 0, vOut, at, count);
          System.arraycopy(block.index, 0, index, at, count);
        }
        for (int k = 0; k < count; k++) {
          int i = start + (order == null ? done + k : order[done + k]);
          int at = i + shift;
          if (block.directionClass[k] == WideRayBlock.OUT_OF_RANGE) {
            super.closest(tree, rays, i, i + 1, shift, tOut, uOut, vOut, index, goesOn);
          } else if (order != null) {
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
  public void any(Hierarchy tree, float[][] rays, int from, int to, int shift, long[] words) {
    if (!hasFastPath(tree, to - from)) {
      super.any(tree, rays, from, to, shift, words);
      return;
    }
    prepare();
    for (int start = from; start < to; start += WideRaySort.MAX_RAYS) {
      int many = Math.min(WideRaySort.MAX_RAYS, to - start);
      int[] order = order(tree, rays, start, many);
      for (int done = 0; done < many; done += WideRayBlock.SIZE) {
        int count = cast(tree, rays, start, order, done, many, shift, true, null, null);
        for (int k = 0; k < count; k += Long.SIZE) {
          long some = -1L >>> -Math.min(Long.SIZE, count - k);
          long outOfRange = ~block.inRange(k) & some;
          long hits = block.hits(k) & block.inRange(k) & some;
          if (order == null) {
            set(words, start + done + k + shift, hits);
          } else {
            for (; hits != 0; hits &= hits - 1) {
              set(words, start + order[done + k + Long.numberOfTrailingZeros(hits)] + shift, 1);
            }
          }
          for (; outOfRange != 0; outOfRange &= outOfRange - 1) {
            int j = done + k + Long.numberOfTrailingZeros(outOfRange);
            int i = start + (order == null ? j : order[j]);
            super.any(tree, rays, i, i + 1, shift, words);
          }
        }
      }
    }
  }

  /** Sets those of 64 bits from {@code at} on that are set in {@code bits}. */
  private static void set(long[] words, int at, long bits) {
    words[at >>> 6] |= bits << at;
    long beyond = (at & 63) == 0 ? 0 : bits >>> -at;
    if (beyond != 0) {
      words[(at >>> 6) + 1] |= beyond;
    }
  }

  @Override
  public void list(Bvh bvh, float[][] rays, int from, int to, float pad, Meetings list) {
    prepare();
    if (listing == null) {
      listing = new WideListing(WideInterleavedRays.SLOTS);
    }
    interleaved.listTo(listing);
    packet.listTo(listing);
    block.extraPad = pad;
    try {
      for (int start = from; start < to; start += WideRayBlock.SIZE) {
        int count = Math.min(WideRayBlock.SIZE, to - start);
        load(rays, start, null, 0, count);
        block.prepare(bvh, count);
        listing.begin(bvh, block, list, start);
        packets(packet, bvh, count, false, true);
        castSingles(interleaved, bvh, count, false, 0);
        for (int k = 0; k < count; k++) {
          if (block.directionClass[k] == WideRayBlock.OUT_OF_RANGE) {
            super.list(bvh, rays, start + k, start + k + 1, pad, list);
          } else {
            for (int id : bvh.unbounded) {
              list.add(start + k, id, Float.NEGATIVE_INFINITY);
            }
          }
        }
      }
    } finally {
      listing.end();
      interleaved.listTo(null);
      packet.listTo(null);
      block.extraPad = 0;
    }
  }

  private void prepare() {
    if (block == null) {
      block = new WideRayBlock();
      interleaved = new WideInterleavedRays();
      packet = new WideRayPacket(interleaved);
      rootLeaves = new WideRootLeaves();
      singles = new int[8 * PER_OCTANT];
      singleCounts = new int[8];
    }
    rootLeaves.begin(kernels);
  }

  private static boolean hasFastPath(Hierarchy tree, int rays) {
    if (!(tree instanceof Bvh bvh)) {
      return !tree.isMostlyUnbounded();
    }
    // kernels take as long for a few rays as for a block of them
    boolean pays = rays >= Kernel.BLOCK || rays >= bvh.unbounded.length;
    return pays && bvh.needLeafColumns(rays);
  }

  /**
   * The order in which to cast rays. Null keeps the given order, if the batch is small or in good order, or
   * if sorting takes more time than it saves: a tree that fits the caches needs no order, and only rays from
   * one place may become coherent.
   */
  private int[] order(Hierarchy tree, float[][] rays, int start, int count) {
    if (count < MIN_SORTED || (tree instanceof Bvh bvh && !needsOrder(bvh, rays, start, count))) {
      return null;
    }
    if (sort == null || sort.capacity < count) {
      sort = new WideRaySort(count);
    }
    return tree instanceof HeightPyramid field ? sort.sort(field, rays, start, count)
        : sort.sort((Bvh) tree, rays, start, count);
  }

  private static boolean needsOrder(Bvh bvh, float[][] rays, int start, int count) {
    return (WideInterleavedRays.isLarge(bvh) || areFromOnePlace(bvh, rays, start, count))
        && !isInOrder(rays, start, count);
  }

  private static boolean areFromOnePlace(Bvh bvh, float[][] rays, int start, int count) {
    int samples = samples(count);
    for (int k = 0; k < samples; k++) {
      if (!(distance(rays, 0, start, start + sample(k, count)) <= ONE_PLACE * bvh.extent)) {
        return false;
      }
    }
    return true;
  }

  /** Whether most neighbours are coherent, in a picture or scan of any width. */
  static boolean isInOrder(float[][] rays, int start, int count) {
    int samples = samples(count);
    float origins = 0, directions = 0; // how far they are from the first
    for (int k = 0; k < samples; k++) {
      origins = Math.max(origins, distance(rays, 0, start, start + sample(k, count)));
      directions = Math.max(directions, distance(rays, 3, start, start + sample(k, count)));
    }
    int coherent = 0;
    for (int k = 0; k < samples; k++) {
      int i = start + sample(k, count);
      coherent +=
          coherent(rays, 3, i, COHERENT * directions) && coherent(rays, 0, i, COHERENT * origins) ? 1 : 0;
    }
    return 2 * coherent >= samples;
  }

  private static int samples(int count) {
    return Math.min(MOST_SAMPLES, count / RAYS_PER_SAMPLE);
  }

  /** Where a sample begins: scattered by the golden ratio, so that no picture has them all in one column. */
  private static int sample(int k, int count) {
    double at = k * GOLDEN;
    return (int) ((at - (int) at) * (count - SAMPLE_SIZE + 1));
  }

  private static boolean coherent(float[][] rays, int column, int i, float most) {
    boolean coherent = true;
    for (int k = 1; k < SAMPLE_SIZE; k++) {
      coherent &= distance(rays, column, i, i + k) <= most;
    }
    return coherent;
  }

  /**
   * The distance between the vectors of rays i and j whose columns begin at {@code column}, as the sum over
   * all axes.
   */
  private static float distance(float[][] rays, int column, int i, int j) {
    float[] x = rays[column], y = rays[column + 1], z = rays[column + 2];
    return Math.abs(x[j] - x[i]) + Math.abs(y[j] - y[i]) + Math.abs(z[j] - z[i]);
  }

  /**
   * Casts all rays in range among the next of a batch, via {@link #block}, and returns the size of the block.
   *
   * @param t of hits that closer ones are searched for, with {@code index}; null for none
   */
  private int cast(Hierarchy tree, float[][] rays, int start, int[] order, int done, int many, int shift,
      boolean any, float[] t, int[] index) {
    int count = Math.min(WideRayBlock.SIZE, many - done);
    load(rays, start, order, done, count);
    block.filter = filter();
    if (block.filter != null) {
      for (int k = 0; k < count; k++) {
        block.entry[k] = start + shift + (order == null ? done + k : order[done + k]);
      }
    }
    block.prepare(tree, count);
    for (int k = 0; t != null && k < count; k++) {
      int at = start + shift + (order == null ? done + k : order[done + k]);
      block.goOn(k, t[at], index[at]);
    }
    if (tree instanceof Bvh bvh) {
      castAt(bvh, count, any);
    } else {
      castAt((HeightPyramid) tree, count, any);
    }
    block.filter = null;
    return count;
  }

  private void castAt(HeightPyramid field, int count, boolean any) {
    if (heights == null) {
      heights = new WideInterleavedHeights();
      heightPacket = new WideHeightPacket(heights);
    }
    heights.clear();
    packets(heightPacket, field, count, any, true);
    heights.castLater(field, block, any);
    castSingles(heights, field, count, any, 0);
  }

  private void castAt(Bvh bvh, int count, boolean any) {
    rootLeaves.cast(bvh, block, count, bvh.unbounded, 0, bvh.unbounded.length, any);
    int single = packets(packet, bvh, count, any, bvh.isOfTriangles());
    // where most rays are single; otherwise testing all of them is too much for the few
    int lanes = 2 * single < count ? 0 : rootLeaves.cast(bvh, block, count, any);
    interleaved.use(kernels);
    castSingles(interleaved, bvh, count, any, lanes);
  }

  /**
   * Casts the rays of the block that belong to no packet.
   *
   * @param lanes a bit for each lane of the root that need not be entered
   */
  private void castSingles(WideInterleavedRays through, Hierarchy tree, int count, boolean any, int lanes) {
    Arrays.fill(singleCounts, 0);
    for (int i = 0; i < count; i += WideRayPacket.SIZE) {
      for (long left = singleSets[i / WideRayPacket.SIZE]; left != 0; left &= left - 1) {
        int j = i + Long.numberOfTrailingZeros(left);
        int octant = block.directionClass[j] & 7;
        singles[octant * PER_OCTANT + singleCounts[octant]] = j;
        singleCounts[octant] += block.isLeft(j) ? 1 : 0;
      }
    }
    for (int octant = 0; octant < 8; octant++) {
      if (singleCounts[octant] > 0) {
        through.cast(tree, block, octant, singles, octant * PER_OCTANT, singleCounts[octant], any, lanes);
      }
    }
  }

  /**
   * Casts the rays of the block as packets where enough of them are alike, if they may be cast together, and
   * lists all others, whose number it returns.
   */
  private int packets(WideRayPacket packet, Hierarchy tree, int count, boolean any, boolean together) {
    int tries = together ? WideRayPacket.SIZE / LEAST_ALIKE : 0;
    int single = 0;
    for (int i = 0; i < count; i += WideRayPacket.SIZE) {
      long left = block.inRange(i) & -1L >>> -Math.min(WideRayPacket.SIZE, count - i);
      long apart = 0;
      for (int k = 0; left != 0 && k < tries; k++) {
        long alike = left & block.ofClass(block.directionClass[i + Long.numberOfTrailingZeros(left)], i);
        left &= ~alike;
        apart |= castTogether(packet, tree, i, alike, any) ? 0 : alike;
      }
      apart |= left;
      singleSets[i / WideRayPacket.SIZE] = apart;
      single += Long.bitCount(apart);
    }
    return single;
  }

  /** Casts rays of one direction class as a packet; false if they are too few, or packets do not pay. */
  private boolean castTogether(WideRayPacket packet, Hierarchy tree, int from, long set, boolean any) {
    int size = Long.bitCount(set);
    if (size < LEAST_ALIKE || skipped++ < toSkip || !packet.cast(tree, block, from, set, any)) {
      return false;
    }
    toSkip = 4 * packet.apart > 3 * size ? Math.min(2 * toSkip + 1, MAX_SKIPPED) : 0;
    skipped = 0;
    return true;
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
