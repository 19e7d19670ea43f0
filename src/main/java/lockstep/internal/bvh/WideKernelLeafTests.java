package lockstep.internal.bvh;

import static lockstep.internal.bvh.WideTraversal.FLOATS;
import static lockstep.internal.bvh.WideTraversal.FLOAT_VECTOR;

import jdk.incubator.vector.FloatVector;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Tile;

/**
 * Ray tests of incoherent rays against leaves of primitives of any kind: all rays with all primitives of
 * their leaves are gathered in tiles, and tested by the kernel of the catalogue that casts rays at such
 * primitives.
 */
final class WideKernelLeafTests extends WideLeafTests {
  private final Tile rayTile = new Tile(), primitiveTile = new Tile();
  private final RayKernel kernel = new RayKernel(Tile.SIZE);
  private Kernels kernels;

  /**
   * For each leaf, the start of its primitives in the tile, and at last the end of all; their number, and the
   * start of their columns.
   */
  private final int[] starts, counts, bases;

  private Bvh bvh;
  private WideRayBlock rays;

  /** Tests up to {@code most} pairs at a time. */
  WideKernelLeafTests(int most) {
    super(most);
    if (most * Bvh.MOST_IN_LEAF > Tile.SIZE) {
      throw new IllegalArgumentException(most + " leaves are more than a tile has room for");
    }
    starts = new int[most + 1];
    counts = new int[most];
    bases = new int[most];
  }

  /** Tests by these kernels. */
  void use(Kernels table) {
    kernels = table;
  }

  @Override
  int test(Hierarchy tree, WideRayBlock itsRays, int count, boolean any) {
    bvh = (Bvh) tree;
    rays = itsRays;
    int pairs = 0;
    for (int k = 0; k < count; k++) {
      counts[k] = Bvh.count(leaf[k]);
      bases[k] = bvh.leafWidth * Bvh.first(leaf[k]);
      pairs += counts[k];
      starts[k + 1] = pairs;
    }
    if (pairs == 0) {
      return 0;
    }
    for (int c = 0; c < rays.rays.length; c++) {
      repeat(rays.rays[c], count, rayTile.column(c));
    }
    for (int c = 0; c < bvh.leafWidth; c++) {
      copy(bvh.leafColumns, c, count, primitiveTile.column(c));
    }
    kernel.of(kernels, bvh.primitives.kind).run(rayTile.operand(), primitiveTile.operand(), pairs);
    int found = 0;
    for (int k = 0; k < count; k++) {
      candidates[found] = k;
      found += hits(k) != 0 ? 1 : 0;
    }
    return found;
  }

  /** Fills a column with the value of each leaf's ray, once for each primitive. */
  private void repeat(float[] column, int count, float[] tile) {
    for (int k = 0; k < count; k++) { // always a vector: the excess is overwritten by the next
      FLOAT_VECTOR.cast(FloatVector.broadcast(FLOATS, column[ray[k]])).intoArray(tile, starts[k]);
    }
  }

  /** Fills a column with the values of the primitives of each leaf. */
  private void copy(float[] columns, int c, int count, float[] tile) {
    for (int k = 0; k < count; k++) {
      FLOAT_VECTOR.cast(FloatVector.fromArray(FLOATS, columns, bases[k] + c * counts[k])).intoArray(tile,
          starts[k]);
    }
  }

  /** A bit for each primitive of a leaf that is hit. */
  private int hits(int k) {
    int start = starts[k], word = start >>> 6;
    long bits = kernel.hits[word] >>> start;
    if ((start & 63) + counts[k] > 64) {
      bits |= kernel.hits[word + 1] << -start;
    }
    return (int) bits & ((1 << counts[k]) - 1);
  }

  @Override
  boolean record(int h, boolean any) {
    int k = candidates[h];
    boolean closer = false;
    for (int left = hits(k); left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      closer |= rays.record(ray[k], kernel, starts[k] + lane,
          any && rays.filter == null ? 0 : bvh.ids[Bvh.first(leaf[k]) + lane], any);
    }
    return closer;
  }
}
