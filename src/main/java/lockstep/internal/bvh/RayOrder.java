package lockstep.internal.bvh;

import static jdk.incubator.vector.FloatVector.broadcast;
import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.LT;
import static lockstep.internal.bvh.RayBlock.FLOATS;
import static lockstep.internal.bvh.RayBlock.INTS;
import static lockstep.internal.bvh.RayBlock.LANES;

import java.util.Arrays;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;

/**
 * An order of rays in which those that travel together come together: by dominant axis and octant of the direction,
 * then along a Morton curve through origins and slopes.
 */
final class RayOrder {
  /** Rays that can be ordered at once. */
  static final int MOST = 1 << 14;

  private static final int KIND_BITS = 5;
  private static final int MOST_DIGITS = 1 << 10;
  private static final int DIMENSIONS = 5;
  private static final int MOST_CELLS = 1 << 8;

  // a key is sorted together with the number of its ray, in one int
  private int indexBits, curveBits, digitBits;

  private final float[] p = new float[MOST + LANES];
  private final float[] q = new float[MOST + LANES];
  private final int[] kind = new int[MOST + LANES];
  private final int[] keys = new int[MOST + LANES];
  private final int[] cells = new int[MOST];
  private final int[] sorted = new int[MOST];
  private final int[] low = new int[MOST_DIGITS + 1];
  private final int[] high = new int[MOST_DIGITS + 1];

  /** What a cell of a dimension adds to the key. */
  private final int[][] spread = new int[DIMENSIONS][MOST_CELLS];

  private final float[] least = new float[DIMENSIONS];
  private final float[] scale = new float[DIMENSIONS];
  private final int[] bits = new int[DIMENSIONS];

  /** Rays 0 to {@code count − 1} from {@code from} on, in a good order; valid until the next call. */
  int[] order(Bvh bvh, float[][] rays, int from, int count) {
    indexBits = Integer.SIZE - Integer.numberOfLeadingZeros(count - 1);
    digitBits = Math.min(10, (Integer.SIZE - indexBits) / 2);
    curveBits = 2 * digitBits - KIND_BITS;
    slopes(rays, from, count);
    measure(0, rays[0], from, count, bvh.extent);
    measure(1, rays[1], from, count, bvh.extent);
    measure(2, rays[2], from, count, bvh.extent);
    measure(3, p, 0, count, 1);
    measure(4, q, 0, count, 1);
    spreadBits();
    Arrays.fill(low, 0);
    Arrays.fill(high, 0);
    keys(rays, from, count);
    sort(count);
    return sorted;
  }

  private void slopes(float[][] rays, int from, int count) {
    float[] rdx = rays[3], rdy = rays[4], rdz = rays[5];
    FloatVector one = broadcast(FLOATS, 1f);
    int whole = count & -LANES;
    for (int i = 0; i < whole; i += LANES) {
      FloatVector dx = fromArray(FLOATS, rdx, from + i);
      FloatVector dy = fromArray(FLOATS, rdy, from + i);
      FloatVector dz = fromArray(FLOATS, rdz, from + i);
      FloatVector ax = dx.abs(), ay = dy.abs(), az = dz.abs();
      VectorMask<Float> alongX = ax.compare(GE, ay).and(ax.compare(GE, az));
      VectorMask<Float> alongY = ay.compare(GE, az).andNot(alongX);
      FloatVector r = one.div(dz.blend(dy, alongY).blend(dx, alongX));
      dx.blend(dz, alongX).mul(r).intoArray(p, i);
      dy.blend(dz, alongY).mul(r).intoArray(q, i);
      IntVector k = IntVector.broadcast(INTS, 16).blend(8, alongY.cast(INTS)).blend(0, alongX.cast(INTS));
      k = k.blend(k.add(1), dx.compare(LT, 0f).cast(INTS));
      k = k.blend(k.add(2), dy.compare(LT, 0f).cast(INTS));
      k.blend(k.add(4), dz.compare(LT, 0f).cast(INTS)).intoArray(kind, i);
    }
    for (int i = whole; i < count; i++) {
      p[i] = 0;
      q[i] = 0;
      kind[i] = 31;
    }
  }

  /** The range of a dimension: 0 where it is less than a hundredth of {@code whole}. */
  private void measure(int dimension, float[] column, int from, int count, float whole) {
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

  /** Shares the bits of the curve out among the dimensions that vary. */
  private void spreadBits() {
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
      Arrays.fill(spread[k], 0, 1 << bits[k], 0);
    }
    int at = curveBits;
    for (int level = 1; at > 0 && level <= curveBits; level++) {
      for (int k = 0; k < DIMENSIONS && at > 0; k++) {
        if (bits[k] >= level) {
          at--;
          int cellBit = bits[k] - level;
          for (int cell = 0; cell < 1 << bits[k]; cell++) {
            spread[k][cell] |= ((cell >> cellBit) & 1) << at;
          }
        }
      }
    }
  }

  private void keys(float[][] rays, int from, int count) {
    for (int i = 0; i < count; i++) {
      keys[i] = kind[i] << curveBits;
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
      FloatVector x = fromArray(FLOATS, column, from + i).sub(min).mul(perUnit);
      // a NaN is cell 0, as is what is too far for an integer
      IntVector cell = x.convert(VectorOperators.F2I, 0).reinterpretAsInts();
      cell.max(0).min(last).intoArray(cells, i);
    }
    Arrays.fill(cells, whole, count, 0);
    int[] add = spread[dimension];
    for (int i = 0; i < count; i++) {
      keys[i] |= add[cells[i]];
    }
  }

  private void sort(int count) {
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
