package lockstep.internal.kernel;

import java.util.Random;
import lockstep.internal.adaptive.Adaptive;
import lockstep.internal.adaptive.Practice;
import lockstep.internal.adaptive.Switch;

/** {@link Bits} in scalar form until the JVM has compiled those with vectors. */
public final class BestBits implements Bits {
  private static final int WORDS = 16;

  private final Bits wide;
  private final Switch adaptive = new Switch(this::practice);

  public BestBits(Bits wide) {
    this.wide = wide;
  }

  /** The warm-up of those with vectors. */
  public Adaptive adaptive() {
    return adaptive;
  }

  private Bits now() {
    return adaptive.isReady() ? wide : Bits.SCALAR;
  }

  @Override
  public int indices(long[] words, int from, int count, int base, int[] out, int at) {
    return now().indices(words, from, count, base, out, at);
  }

  @Override
  public void keepAtLeast(float least, float[] column, int from, long[] words, int word, int count) {
    now().keepAtLeast(least, column, from, words, word, count);
  }

  @Override
  public void select(long[] words, int from, int count, int base, int step, int[] out, int at) {
    now().select(words, from, count, base, step, out, at);
  }

  /** Sample data for compiling those with vectors. */
  private Practice practice() {
    Random random = new Random(1);
    long[] words = random.longs(WORDS).toArray();
    words[WORDS / 2] = 0;
    words[WORDS - 1] = -1;
    int[] out = new int[64 * WORDS + SLACK];
    float[] elements = new float[64 * WORDS];
    float[] packed = new float[64 * WORDS + SLACK];
    return new Practice() {
      private void use(Bits bits) {
        bits.indices(words, 0, WORDS, 0, out, 0);
        bits.indices(words, WORDS - 4, 4, 0, out, out.length - 256); // up to the last
        bits.select(words, 0, WORDS, 5, 1, out, 0);
        bits.select(words, 0, WORDS, 5, 0, out, 0);
        bits.compress(elements, 0, words, 0, WORDS, packed);
        bits.keepAtLeast(-1, elements, 0, words, 0, WORDS); // all words, which are 0
      }

      @Override
      public void scalar() {
        use(Bits.SCALAR);
      }

      @Override
      public void wide() {
        use(wide);
      }
    };
  }
}
