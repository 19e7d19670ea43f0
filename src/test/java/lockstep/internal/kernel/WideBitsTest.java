package lockstep.internal.kernel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Arrays;
import java.util.Random;
import lockstep.Runs;
import lockstep.twin.Kernel;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Operations on result bits by vectors give the results of the plain loops. */
@Runs.Vectors
class WideBitsTest {
  private static final int WORDS = 5;

  @BeforeAll
  static void vectors() {
    assumeTrue(ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent());
  }

  /** Words with no bit, all bits, and any number of bits. */
  private static long[] words(Random random) {
    long[] words = random.longs(WORDS).toArray();
    for (int w = 0; w < WORDS; w++) {
      switch (random.nextInt(6)) {
        case 0 -> words[w] = 0;
        case 1 -> words[w] = -1;
        case 2 -> words[w] = 1L << random.nextInt(64);
        default -> {
        }
      }
    }
    return words;
  }

  private static int count(long[] words, int from, int count) {
    return Arrays.stream(words, from, from + count).map(Long::bitCount).mapToInt(Math::toIntExact).sum();
  }

  @Test
  void compress() {
    Random random = new Random(1);
    for (int round = 0; round < 3000; round++) {
      long[] words = words(random);
      int word = random.nextInt(WORDS);
      int count = random.nextInt(WORDS - word + 1);
      int from = random.nextInt(3) * Kernel.BLOCK;
      float[] column = new float[from + count * Kernel.BLOCK];
      for (int i = 0; i < column.length; i++) {
        column[i] = Float.intBitsToFloat(random.nextInt()); // NaNs of all kinds
      }
      int set = count(words, word, count);
      int[] expected = new int[set];
      int[] actual = new int[set];
      float[] packed = new float[set];
      Bits.SCALAR.compress(column, from, words, word, count, packed);
      Arrays.setAll(expected, i -> Float.floatToRawIntBits(packed[i]));
      float[] slack = new float[set + Bits.SLACK];
      new WideBits().compress(column, from, words, word, count, slack);
      Arrays.setAll(actual, i -> Float.floatToRawIntBits(slack[i]));
      assertArrayEquals(expected, actual);
    }
  }

  @Test
  void keepAtLeast() {
    Random random = new Random(4);
    for (int round = 0; round < 3000; round++) {
      long[] words = words(random);
      int word = random.nextInt(WORDS);
      int count = random.nextInt(WORDS - word + 1);
      int from = random.nextInt(3) * Kernel.BLOCK;
      float[] column = new float[from + count * Kernel.BLOCK];
      for (int i = 0; i < column.length; i++) {
        column[i] = random.nextInt(9) == 0 ? Float.NaN : random.nextInt(5) - 2;
      }
      float least = random.nextInt(5) == 0 ? Float.NEGATIVE_INFINITY : random.nextInt(3) - 1;
      long[] expected = words.clone();
      for (int i = 0; i < count * Kernel.BLOCK; i++) {
        boolean stays = column[from + i] >= least;
        expected[word + i / 64] &= stays ? -1 : ~(1L << i);
      }
      long[] actual = words.clone();
      Bits.SCALAR.keepAtLeast(least, column, from, words, word, count);
      new WideBits().keepAtLeast(least, column, from, actual, word, count);
      assertArrayEquals(expected, words);
      assertArrayEquals(expected, actual);
    }
  }

  @Test
  void indices() {
    Random random = new Random(2);
    for (int round = 0; round < 3000; round++) {
      long[] words = words(random);
      int word = random.nextInt(WORDS);
      int count = random.nextInt(WORDS - word + 1);
      int at = random.nextInt(5);
      int base = random.nextInt(1000);
      int end = at + count(words, word, count);
      int[] expected = new int[end];
      int[] actual = new int[end + random.nextInt(80)];
      assertEquals(end, Bits.SCALAR.indices(words, word, count, base, expected, at));
      assertEquals(end, new WideBits().indices(words, word, count, base, actual, at));
      assertArrayEquals(expected, Arrays.copyOf(actual, end));
    }
  }
}
