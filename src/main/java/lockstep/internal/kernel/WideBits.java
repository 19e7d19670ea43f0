package lockstep.internal.kernel;

import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.GE;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.WideLanes;

/**
 * Stream compaction with vectors: {@link Bits}, a vector of indices or elements at a time. Compressing is a hardware operation on x86; elsewhere
 * it would be slower than the scalar loop, which stays.
 */
final class WideBits implements Bits {
  private static final boolean COMPRESS = System.getProperty("os.arch").matches("amd64|x86_64");

  private static final long LANE_BITS = -1L >>> (64 - WideLanes.LENGTH);
  private static final IntVector NONE = IntVector.broadcast(WideLanes.INTS, -1);
  private static final IntVector COUNTING = IntVector.zero(WideLanes.INTS).addIndex(1);

  @Override
  public int indices(long[] words, int from, int count, int base, int[] out, int at) {
    if (!COMPRESS) {
      return Bits.super.indices(words, from, count, base, out, at);
    }
    for (int w = 0; w < count; w++) {
      long word = words[from + w];
      if (word == 0) {
        continue;
      }
      if (at + Kernel.BLOCK > out.length) { // too near the end for whole vectors
        return Bits.super.indices(words, from + w, count - w, base + 64 * w, out, at);
      }
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        long lanes = (word >>> k) & LANE_BITS;
        IntVector first = IntVector.broadcast(WideLanes.INTS, base + 64 * w + k);
        WideLanes.INT_VECTOR
            .cast(COUNTING.lanewise(ADD, first).compress(VectorMask.fromLong(WideLanes.INTS, lanes)))
            .intoArray(out, at);
        at += Long.bitCount(lanes);
      }
    }
    return at;
  }

  /** A vector costs about as much as two of its elements one by one. */
  @Override
  public boolean compresses(int set, int count) {
    return COMPRESS && set * WideLanes.LENGTH > 2 * count;
  }

  @Override
  public void compress(float[] column, int from, long[] words, int word, int count, float[] out) {
    int at = 0;
    for (int w = 0; w < count; w++) {
      long set = words[word + w];
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        long lanes = (set >>> k) & LANE_BITS;
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
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
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
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        VectorMask<Integer> hit = VectorMask.fromLong(WideLanes.INTS, (word >>> k) & LANE_BITS);
        IntVector first = IntVector.broadcast(WideLanes.INTS, base + (64 * w + k) * step);
        WideLanes.INT_VECTOR.cast(NONE.blend(counting.lanewise(ADD, first), hit)).intoArray(out,
            at + 64 * w + k);
      }
    }
  }
}
