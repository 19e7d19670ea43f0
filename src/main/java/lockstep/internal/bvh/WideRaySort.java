package lockstep.internal.bvh;

import static jdk.incubator.vector.FloatVector.broadcast;
import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.internal.bvh.WideRayBlock.FLOATS;
import static lockstep.internal.bvh.WideRayBlock.INTS;
import static lockstep.internal.bvh.WideRayBlock.LANES;
import static lockstep.twin.WideLanes.FLOAT_VECTOR;
import static lockstep.twin.WideLanes.INT_VECTOR;

import java.util.Arrays;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;

/**
 * Sorts rays for coherence: by dominant axis and octant of the direction, then along a Morton curve through
 * origins and directions, with a radix sort of two passes.
 */
final class WideRaySort {
  /** The most rays that can be sorted at once. */
  static final int MAX_RAYS = 1 << 14;

  private static final int CLASS_BITS = 5;
  private static final int MAX_DIGITS = 1 << 10;
  private static final int DIMENSIONS = 5;
  private static final int MAX_CELLS = 1 << 8;

  /** So many samples, each of so many rays, tell whether rays at a heightfield are in order. */
  private static final int SAMPLES = 61, NEIGHBOURS = 8;

  /** They are if neighbours are no farther apart than this, as a multiple of the spacing of all. */
  private static final float IN_ORDER = 8;

  // bits of an int: the key and, below it, the number of its ray
  private int indexBits, curveBits, digitBits;

  /** The most rays that this instance can sort. */
  final int capacity;

  // columns of rays: slopes p and q relative to the dominant axis, direction class as in WideRayBlock, sort
  // key
  private final float[] p, q;
  private final int[] directionClass, keys, cells, sorted;

  // histograms of the low and the high digit
  private final int[] low = new int[MAX_DIGITS + 1];
  private final int[] high = new int[MAX_DIGITS + 1];

  /** The bits of the key that are set by each cell of a dimension. */
  private final int[][] mortonBits = new int[DIMENSIONS][MAX_CELLS];

  private final float[] least = new float[DIMENSIONS];
  private final float[] scale = new float[DIMENSIONS];
  private final int[] bits = new int[DIMENSIONS];

  /** Sorts up to {@code count} rays at a time, and some more: capacities are powers of two. */
  WideRaySort(int count) {
    capacity = Math.min(MAX_RAYS, Math.max(LANES, Integer.highestOneBit(2 * count - 1)));
    p = new float[capacity];
    q = new float[capacity];
    directionClass = new int[capacity];
    keys = new int[capacity];
    cells = new int[capacity];
    sorted = new int[capacity];
  }

  /**
   * Rays {@code from} to {@code from + count − 1} in sorted order, as offsets from {@code from}; valid until
   * the next call.
   */
  int[] sort(Bvh bvh, float[][] rays, int from, int count) {
    indexBits = Integer.SIZE - Integer.numberOfLeadingZeros(count - 1);
    digitBits = Math.min(10, (Integer.SIZE - indexBits) / 2);
    curveBits = 2 * digitBits - CLASS_BITS;
    directions(rays, from, count);
    range(0, rays[0], from, count, bvh.extent);
    range(1, rays[1], from, count, bvh.extent);
    range(2, rays[2], from, count, bvh.extent);
    range(3, p, 0, count, 1);
    range(4, q, 0, count, 1);
    allotBits();
    order(rays, from, count);
    return sorted;
  }

  /**
   * The same of rays at a heightfield: along a curve through the places of the ground that they go to. Null
   * if neighbours go to places near each other anyway.
   */
  int[] sort(HeightPyramid field, float[][] rays, int from, int count) {
    indexBits = Integer.SIZE - Integer.numberOfLeadingZeros(count - 1);
    digitBits = Math.min(10, (Integer.SIZE - indexBits) / 2);
    curveBits = 2 * digitBits - CLASS_BITS;
    directions(rays, from, count);
    places(field, rays, from, count);
    range(3, p, 0, count, 0);
    range(4, q, 0, count, 0);
    if (isInOrder(count)) {
      return null;
    }
    allotBitsToPlaces();
    order(rays, from, count);
    return sorted;
  }

  /** Whether the places of most neighbours are not much farther apart than they would be after sorting. */
  private boolean isInOrder(int count) {
    float spacing = Math.max((float) Math.sqrt(scale[3] * scale[4] / count), (scale[3] + scale[4]) / count);
    int near = 0;
    for (int k = 0; k < SAMPLES; k++) {
      int i = k * (count - NEIGHBOURS) / SAMPLES;
      float apart = Math.abs(p[i + NEIGHBOURS - 1] - p[i]) + Math.abs(q[i + NEIGHBOURS - 1] - q[i]);
      near += apart <= IN_ORDER * spacing ? 1 : 0;
    }
    return 2 * near >= SAMPLES;
  }

  /** Sets p and q to where rays come to the middle height of a field, or leave its bounds, or end. */
  private void places(HeightPyramid field, float[][] rays, int from, int count) {
    float[] b = field.bounds;
    FloatVector minX = broadcast(FLOATS, b[0]), maxX = broadcast(FLOATS, b[3]);
    FloatVector minY = broadcast(FLOATS, b[1]), maxY = broadcast(FLOATS, b[4]);
    FloatVector ground = broadcast(FLOATS, 0.5f * (b[2] + b[5]));
    FloatVector zero = broadcast(FLOATS, 0f);
    for (int i = 0; i < (count & -LANES); i += LANES) {
      FloatVector ox = fromArray(FLOATS, rays[0], from + i), oy = fromArray(FLOATS, rays[1], from + i);
      FloatVector dx = fromArray(FLOATS, rays[3], from + i), dy = fromArray(FLOATS, rays[4], from + i);
      FloatVector t = fromArray(FLOATS, rays[7], from + i);
      FloatVector leaves = maxX.blend(minX, dx.compare(LT, zero)).lanewise(SUB, ox).lanewise(DIV, dx);
      t = t.blend(leaves, leaves.compare(LT, t));
      leaves = maxY.blend(minY, dy.compare(LT, zero)).lanewise(SUB, oy).lanewise(DIV, dy);
      t = t.blend(leaves, leaves.compare(LT, t));
      FloatVector reaches = ground.lanewise(SUB, fromArray(FLOATS, rays[2], from + i)).lanewise(DIV,
          fromArray(FLOATS, rays[5], from + i));
      t = t.blend(reaches, reaches.compare(LT, t).and(reaches.compare(GE, zero)));
      t = zero.blend(t, t.compare(GE, zero).and(t.compare(LT, broadcast(FLOATS, Float.MAX_VALUE))));
      FLOAT_VECTOR.cast(dx.lanewise(MUL, t).lanewise(ADD, ox)).intoArray(p, i);
      FLOAT_VECTOR.cast(dy.lanewise(MUL, t).lanewise(ADD, oy)).intoArray(q, i);
    }
  }

  /** Distributes the bits of the curve, the highest first, to whichever side of its cells is longer. */
  private void allotBitsToPlaces() {
    Arrays.fill(bits, 0);
    float sideP = scale[3], sideQ = scale[4];
    int most = Integer.numberOfTrailingZeros(MAX_CELLS);
    int allotted = Math.min(curveBits, (sideP > 0 ? most : 0) + (sideQ > 0 ? most : 0));
    long isQ = 0;
    for (int k = 0; k < allotted; k++) {
      boolean q = (sideQ > sideP || bits[3] == most) && bits[4] < most && sideQ > 0;
      isQ |= q ? 1L << k : 0;
      bits[q ? 4 : 3]++;
      sideP *= q ? 1 : 0.5f;
      sideQ *= q ? 0.5f : 1;
    }
    for (int k = 3; k < DIMENSIONS; k++) {
      scale[k] = scale[k] > 0 ? (1 << bits[k]) / scale[k] * 0.9999f : 0;
      Arrays.fill(mortonBits[k], 0, 1 << bits[k], 0);
    }
    int leftP = bits[3], leftQ = bits[4];
    for (int k = 0; k < allotted; k++) {
      int dimension = (isQ >>> k & 1) != 0 ? 4 : 3;
      int bit = dimension == 4 ? --leftQ : --leftP, at = curveBits - 1 - k;
      for (int cell = 0; cell < 1 << bits[dimension]; cell++) {
        mortonBits[dimension][cell] |= (cell >> bit & 1) << at;
      }
    }
  }

  private void order(float[][] rays, int from, int count) {
    Arrays.fill(low, 0);
    Arrays.fill(high, 0);
    keys(rays, from, count);
    radixSort(count);
  }

  private void directions(float[][] rays, int from, int count) {
    float[] rdx = rays[3], rdy = rays[4], rdz = rays[5];
    FloatVector one = broadcast(FLOATS, 1f);
    int whole = count & -LANES;
    for (int i = 0; i < whole; i += LANES) {
      FloatVector dx = fromArray(FLOATS, rdx, from + i);
      FloatVector dy = fromArray(FLOATS, rdy, from + i);
      FloatVector dz = fromArray(FLOATS, rdz, from + i);
      FloatVector ax = dx.lanewise(ABS), ay = dy.lanewise(ABS), az = dz.lanewise(ABS);
      VectorMask<Float> alongX = ax.compare(GE, ay).and(ax.compare(GE, az));
      VectorMask<Float> alongY = ay.compare(GE, az).andNot(alongX);
      FloatVector r = one.lanewise(DIV, dz.blend(dy, alongY).blend(dx, alongX));
      FLOAT_VECTOR.cast(dx.blend(dz, alongX).lanewise(MUL, r)).intoArray(p, i);
      FLOAT_VECTOR.cast(dy.blend(dz, alongY).lanewise(MUL, r)).intoArray(q, i);
      IntVector k = IntVector.broadcast(INTS, 16).blend(8, alongY.cast(INTS)).blend(0, alongX.cast(INTS));
      k = k.blend(k.add(1), dx.compare(LT, 0f).cast(INTS));
      k = k.blend(k.add(2), dy.compare(LT, 0f).cast(INTS));
      INT_VECTOR.cast(k.blend(k.add(4), dz.compare(LT, 0f).cast(INTS))).intoArray(directionClass, i);
    }
    for (int i = whole; i < count; i++) {
      p[i] = 0;
      q[i] = 0;
      directionClass[i] = 31;
    }
  }

  /**
   * Sets least value and range of a dimension; range 0 where it is less than a hundredth of {@code whole}.
   */
  private void range(int dimension, float[] column, int from, int count, float whole) {
    float min = Float.POSITIVE_INFINITY, max = Float.NEGATIVE_INFINITY;
    int end = count & -LANES;
    if (end > 0) {
      FloatVector lo = broadcast(FLOATS, min), hi = broadcast(FLOATS, max);
      for (int i = 0; i < end; i += LANES) {
        FloatVector x = fromArray(FLOATS, column, from + i);
        lo = lo.blend(x, x.compare(LT, lo)); // leaves out NaN
        hi = hi.blend(x, hi.compare(LT, x));
      }
      min = lo.reduceLanes(VectorOperators.MIN);
      max = hi.reduceLanes(VectorOperators.MAX);
    }
    least[dimension] = min;
    float range = max - min;
    scale[dimension] = range > 0.01f * whole && range <= Float.MAX_VALUE ? range : 0;
  }

  /** Distributes the bits of the Morton curve among the dimensions with a range. */
  private void allotBits() {
    Arrays.fill(bits, 0);
    int varying = 0;
    for (float range : scale) {
      varying += range > 0 ? 1 : 0;
    }
    int left = varying == 0 ? 0 : curveBits;
    left = Math.min(left, 8 * varying);
    for (int k = 0; left > 0; k = (k + 1) % DIMENSIONS) {
      if (scale[k] > 0 && bits[k] < 8) {
        bits[k]++;
        left--;
      }
    }
    for (int k = 0; k < DIMENSIONS; k++) {
      scale[k] = scale[k] > 0 ? (1 << bits[k]) / scale[k] * 0.9999f : 0;
      Arrays.fill(mortonBits[k], 0, 1 << bits[k], 0);
    }
    int at = curveBits;
    for (int level = 1; at > 0 && level <= curveBits; level++) {
      for (int k = 0; k < DIMENSIONS && at > 0; k++) {
        if (bits[k] >= level) {
          at--;
          int cellBit = bits[k] - level;
          for (int cell = 0; cell < 1 << bits[k]; cell++) {
            mortonBits[k][cell] |= ((cell >> cellBit) & 1) << at;
          }
        }
      }
    }
  }

  private void keys(float[][] rays, int from, int count) {
    for (int i = 0; i < count; i++) {
      keys[i] = directionClass[i] << curveBits;
    }
    for (int k = 0; k < DIMENSIONS; k++) {
      if (bits[k] > 0) {
        boolean origin = k < 3;
        addCells(k, origin ? rays[k] : k == 3 ? p : q, origin ? from : 0, count);
      }
    }
    for (int i = 0; i < count; i++) {
      int key = keys[i];
      keys[i] = (key << indexBits) | i;
      low[(key & ((1 << digitBits) - 1)) + 1]++;
      high[(key >>> digitBits) + 1]++;
    }
  }

  private void addCells(int dimension, float[] column, int from, int count) {
    FloatVector min = broadcast(FLOATS, least[dimension]);
    FloatVector perUnit = broadcast(FLOATS, scale[dimension]);
    int last = (1 << bits[dimension]) - 1;
    int whole = count & -LANES;
    for (int i = 0; i < whole; i += LANES) {
      FloatVector x = fromArray(FLOATS, column, from + i).lanewise(SUB, min).lanewise(MUL, perUnit);
      // a NaN is cell 0, as is a number out of the range of an integer
      IntVector cell = x.convert(VectorOperators.F2I, 0).reinterpretAsInts();
      INT_VECTOR.cast(cell.max(0).min(last)).intoArray(cells, i);
    }
    Arrays.fill(cells, whole, count, 0);
    int[] add = mortonBits[dimension];
    for (int i = 0; i < count; i++) {
      keys[i] |= add[cells[i]];
    }
  }

  private void radixSort(int count) {
    for (int d = 0; d < 1 << digitBits; d++) {
      low[d + 1] += low[d];
      high[d + 1] += high[d];
    }
    for (int i = 0; i < count; i++) {
      int key = keys[i];
      sorted[low[(key >>> indexBits) & ((1 << digitBits) - 1)]++] = key;
    }
    for (int i = 0; i < count; i++) {
      int key = sorted[i];
      keys[high[key >>> (indexBits + digitBits)]++] = key;
    }
    for (int i = 0; i < count; i++) {
      sorted[i] = keys[i] & ((1 << indexBits) - 1);
    }
  }
}
