package lockstep.bvh;

import static jdk.incubator.vector.FloatVector.broadcast;
import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.LT;
import static lockstep.bvh.RayBlock.FLOATS;
import static lockstep.bvh.RayBlock.INTS;
import static lockstep.bvh.RayBlock.LANES;

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
  private static final int INDEX_BITS = 14;

  /** Rays that can be ordered at once. */
  static final int MOST = 1 << INDEX_BITS;

  private static final int KEY_BITS = Integer.SIZE - INDEX_BITS;
  private static final int KIND_BITS = 5;
  private static final int CURVE_BITS = KEY_BITS - KIND_BITS;
  private static final int DIGIT_BITS = KEY_BITS / 2;
  private static final int DIGITS = 1 << DIGIT_BITS;
  private static final int DIMENSIONS = 5;
  private static final int MOST_CELLS = 1 << ((CURVE_BITS + 1) / 2);

  private final float[] p = new float[MOST + LANES];
  private final float[] q = new float[MOST + LANES];
  private final int[] kind = new int[MOST + LANES];
  private final int[] keys = new int[MOST + LANES];
  private final int[] cells = new int[MOST];
  private final int[] sorted = new int[MOST];
  private final int[] low = new int[DIGITS + 1];
  private final int[] high = new int[DIGITS + 1];

  /** What a cell of a dimension adds to the key. */
  private final int[][] spread = new int[DIMENSIONS][MOST_CELLS];

  private final float[] least = new float[DIMENSIONS];
  private final float[] scale = new float[DIMENSIONS];
  private final int[] bits = new int[DIMENSIONS];

  /** Rays 0 to {@code count − 1} from {@code from} on, in a good order; valid until the next call. */
  int[] order(Bvh bvh, float[][] rays, int from, int count) {
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
    int left = varying == 0 ? 0 : CURVE_BITS;
    for (int k = 0; left > 0; k = (k + 1) % DIMENSIONS) {
      if (scale[k] > 0 && bits[k] < (CURVE_BITS + 1) / 2) {
        bits[k]++;
        left--;
      } else if (varying == 1 && scale[k] > 0) {
        break;
      }
    }
    for (int k = 0; k < DIMENSIONS; k++) {
      scale[k] = scale[k] > 0 ? (1 << bits[k]) / scale[k] * 0.9999f : 0;
      Arrays.fill(spread[k], 0, 1 << bits[k], 0);
    }
    int at = CURVE_BITS;
    for (int level = 1; at > 0 && level <= CURVE_BITS; level++) {
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
      keys[i] = kind[i] << CURVE_BITS;
    }
    for (int k = 0; k < DIMENSIONS; k++) {
      if (bits[k] > 0) {
        boolean origin = k < 3;
        addCells(k, origin ? rays[k] : k == 3 ? p : q, origin ? from : 0, count);
      }
    }
    for (int i = 0; i < count; i++) {
      int key = keys[i];
      keys[i] = (key << INDEX_BITS) | i;
      low[(key & (DIGITS - 1)) + 1]++;
      high[(key >>> DIGIT_BITS) + 1]++;
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
    for (int d = 0; d < DIGITS; d++) {
      low[d + 1] += low[d];
      high[d + 1] += high[d];
    }
    for (int i = 0; i < count; i++) {
      int key = keys[i];
      sorted[low[(key >>> INDEX_BITS) & (DIGITS - 1)]++] = key;
    }
    for (int i = 0; i < count; i++) {
      int key = sorted[i];
      keys[high[key >>> (INDEX_BITS + DIGIT_BITS)]++] = key;
    }
    for (int i = 0; i < count; i++) {
      sorted[i] = keys[i] & (MOST - 1);
    }
  }
}
