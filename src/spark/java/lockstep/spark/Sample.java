package lockstep.spark;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import lockstep.Boxes;

/** Boxes drawn from many, each with as many as it stands for. */
final class Sample implements Serializable {
  private static final long serialVersionUID = 1;

  /** So many boxes tell where the middle is: by a hundredth of all. */
  private static final int ENOUGH = 1 << 12;

  private final int room;
  private final float[][] boxes; // by min x, y, z, max x, y, z
  private double[] weights = {};
  private int size;
  private long seen;
  private final transient SplittableRandom random;

  /** Makes an empty sample of up to {@code room} boxes. */
  Sample(int room, long seed) {
    this.room = room;
    boxes = new float[6][room];
    random = new SplittableRandom(seed);
  }

  /** Offers boxes, each of which is drawn as likely as any other. */
  void offer(Boxes from) {
    for (int i = 0; i < from.size(); i++) {
      long at = seen < room ? seen : random.nextLong(seen + 1);
      seen++;
      if (at < room) {
        take((int) at, from, i);
      }
    }
  }

  private void take(int k, Boxes from, int i) {
    boxes[0][k] = from.minX[i];
    boxes[1][k] = from.minY[i];
    boxes[2][k] = from.minZ[i];
    boxes[3][k] = from.maxX[i];
    boxes[4][k] = from.maxY[i];
    boxes[5][k] = from.maxZ[i];
    size = Math.max(size, k + 1);
  }

  /** Drops the room that is left; each box stands for as many. */
  void close() {
    weights = new double[size];
    Arrays.fill(weights, (double) seen / size);
    for (int c = 0; c < boxes.length; c++) {
      boxes[c] = Arrays.copyOf(boxes[c], size);
    }
  }

  /** Returns the boxes of other samples, all closed. */
  static Sample of(List<Sample> others) {
    Sample all = new Sample(others.stream().mapToInt(Sample::size).sum(), 0);
    all.weights = new double[all.room];
    for (Sample from : others) {
      System.arraycopy(from.weights, 0, all.weights, all.size, from.size);
      for (int c = 0; c < all.boxes.length; c++) {
        System.arraycopy(from.boxes[c], 0, all.boxes[c], all.size, from.size);
      }
      all.size += from.size;
      all.seen += from.seen;
    }
    return all;
  }

  int size() {
    return size;
  }

  /** The boxes, without a copy. */
  Boxes boxes() {
    return Boxes.wrap(boxes[0], boxes[1], boxes[2], boxes[3], boxes[4], boxes[5], size);
  }

  /** How many box k stands for. */
  double weight(int k) {
    return weights[k];
  }

  /** How many some boxes stand for. */
  double weight(int[] some) {
    double sum = 0;
    for (int k : some) {
      sum += weights[k];
    }
    return sum;
  }

  /**
   * A plane across an axis with about as much of the weight below as above, by the middles of boxes; as far
   * as possible with some below.
   */
  float middle(int[] some, int axis) {
    long[] order = new long[some.length];
    int count = 0;
    double half = 0;
    int step = Math.ceilDiv(some.length, ENOUGH);
    for (int i = 0; i < some.length; i += step) {
      int k = some[i];
      float middle = 0.5f * boxes[axis][k] + 0.5f * boxes[axis + 3][k];
      if (Float.isFinite(middle)) {
        int bits = Float.floatToIntBits(middle + 0f); // of −0, too
        order[count++] = (long) (bits ^ ((bits >> 31) & Integer.MAX_VALUE)) << 32 | k;
        half += 0.5 * weights[k];
      }
    }
    Arrays.sort(order, 0, count);
    int at = 0;
    for (; at < count - 1 && half > 0; at++) {
      half -= weights[(int) order[at]];
    }
    while (at < count - 1 && order[at] >> 32 == order[0] >> 32) {
      at++;
    }
    int bits = count == 0 ? 0 : (int) (order[at] >> 32);
    return Float.intBitsToFloat(bits ^ ((bits >> 31) & Integer.MAX_VALUE));
  }

  /** Those of some boxes that reach below a plane. */
  int[] below(int[] some, int axis, float plane) {
    return Arrays.stream(some).filter(k -> boxes[axis][k] < plane).toArray();
  }

  /** Those of some boxes that reach up to a plane or beyond. */
  int[] above(int[] some, int axis, float plane) {
    return Arrays.stream(some).filter(k -> !(boxes[axis + 3][k] < plane)).toArray();
  }
}
