package lockstep.internal.kernel;

import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.GE;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.WideLanes;

/**
 * Stream compaction with vectors: {@link Bits}, a vector of indices or elements at a time. Vectors of 512
 * bits have an instruction for it. For narrower ones a table maps the bits to lanes of the vector; columns
 * then gain nothing over the scalar loop, which is kept.
 */
final class WideBits implements Bits {
  private static final int LENGTH = WideLanes.LENGTH;
  private static final boolean COMPRESS = LENGTH > 8;

  /** For each set of lanes, row by row: those in it, ascending, then zeros. */
  private static final int[] LANES_OF_SET = COMPRESS ? new int[0] : lanesOfSet();

  private static final IntVector NONE = IntVector.broadcast(WideLanes.INTS, -1);
  private static final IntVector COUNTING = IntVector.zero(WideLanes.INTS).addIndex(1);

  private static int[] lanesOfSet() {
    int sets = 1 << LENGTH;
    int[] lanes = new int[sets * LENGTH];
    for (int set = 0; set < sets; set++) {
      int at = set * LENGTH;
      for (int left = set; left != 0; left &= left - 1) {
        lanes[at++] = Integer.numberOfTrailingZeros(left);
      }
    }
    return lanes;
  }

  /** The lanes of a set, at the beginning of a vector. */
  private static IntVector lanes(long set) {
    return COMPRESS ? COUNTING.compress(VectorMask.fromLong(WideLanes.INTS, set))
        : IntVector.fromArray(WideLanes.INTS, LANES_OF_SET, (int) set * LENGTH);
  }

  @Override
  public int indices(long[] words, int from, int count, int base, int[] out, int at) {
    for (int w = 0; w < count; w++) {
      long word = words[from + w];
      if (word == 0) {
        continue;
      }
      if (at + Kernel.BLOCK > out.length) { // too near the end for whole vectors
        return Bits.super.indices(words, from + w, count - w, base + 64 * w, out, at);
      }
      for (int k = 0; k < Kernel.BLOCK; k += LENGTH) {
        long set = (word >>> k) & WideLanes.FLOAT_LANES;
        IntVector first = IntVector.broadcast(WideLanes.INTS, base + 64 * w + k);
        WideLanes.INT_VECTOR.cast(lanes(set).lanewise(ADD, first)).intoArray(out, at);
        at += Long.bitCount(set);
      }
    }
    return at;
  }

  /**
   * Measured: a vector of a column takes about as long as four operations on a vector; an element moved alone
   * as 32 operations on one pair.
   */
  @Override
  public int gatheringTakes(int set, int count) {
    return compresses(set, count) ? 4 * count : 32 * set;
  }

  /** A vector costs about as much as two of its elements one by one. */
  @Override
  public boolean compresses(int set, int count) {
    return COMPRESS && set * LENGTH > 2 * count;
  }

  @Override
  public void compress(float[] column, int from, long[] words, int word, int count, float[] out) {
    if (!COMPRESS) {
      Bits.super.compress(column, from, words, word, count, out);
      return;
    }
    int at = 0;
    for (int w = 0; w < count; w++) {
      long set = words[word + w];
      for (int k = 0; k < Kernel.BLOCK; k += LENGTH) {
        long lanes = (set >>> k) & WideLanes.FLOAT_LANES;
        WideLanes.FLOAT_VECTOR.cast(FloatVector.fromArray(WideLanes.FLOATS, column, from + 64 * w + k)
            .compress(VectorMask.fromLong(WideLanes.FLOATS, lanes))).intoArray(out, at);
        at += Long.bitCount(lanes);
      }
    }
  }

  @Override
  public void keepAtLeast(float least, float[] column, int from, long[] words, int word, int count) {
    FloatVector limit = FloatVector.broadcast(WideLanes.FLOATS, least);
    for (int w = 0; w < count; w++) {
      long kept = 0;
      for (int k = 0; k < Kernel.BLOCK; k += LENGTH) {
        kept |= FloatVector.fromArray(WideLanes.FLOATS, column, from + 64 * w + k).compare(GE, limit)
            .toLong() << k;
      }
      words[word + w] &= kept;
    }
  }

  @Override
  public void select(long[] words, int from, int count, int base, int step, int[] out, int at) {
    IntVector counting = COUNTING.mul(step);
    for (int w = 0; w < count; w++) {
      long word = words[from + w];
      for (int k = 0; k < Kernel.BLOCK; k += LENGTH) {
        VectorMask<Integer> hit = VectorMask.fromLong(WideLanes.INTS, (word >>> k) & WideLanes.FLOAT_LANES);
        IntVector first = IntVector.broadcast(WideLanes.INTS, base + (64 * w + k) * step);
        WideLanes.INT_VECTOR.cast(NONE.blend(counting.lanewise(ADD, first), hit)).intoArray(out,
            at + 64 * w + k);
      }
    }
  }
}
