package lockstep.internal.kernel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import lockstep.Runs;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The loops of the scalar kernels over blocks of pairs: a pair has the same answer at any position of a batch
 * as alone, with either operand repeated, and nothing outside the batch is read or written.
 */
@Runs.Vectors
class BlockLoopTest {
  private static final int[] COUNTS = {0, 1, 63, 64, 65, 128, 150};
  private static final int FROM = 5;
  private static final int WORD = 2;
  private static final int ENTRY = 7;
  private static final long UNTOUCHED = 0x5a5a5a5a5a5a5a5aL;

  private final Random random = new Random(1);
  private int hits;
  private int misses;

  static List<Kernels.Entry> definitions() {
    return ScalarKernels.TABLE.entries();
  }

  /** One answer: hit or miss, and the columns of the result. */
  private record Answer(boolean hit, List<Float> floats) {}

  /**
   * Exactly this many elements, of small whole numbers: for any kind, some are valid and some of them meet.
   */
  private float[][] elements(int width, int size) {
    float[][] columns = new float[width][size];
    for (float[] column : columns) {
      for (int i = 0; i < size; i++) {
        column[i] = random.nextInt(7) - 3;
      }
    }
    return columns;
  }

  private static float[][] one(float[][] columns, int at) {
    return Arrays.stream(columns).map(column -> new float[] {column[at]}).toArray(float[][]::new);
  }

  private static Output output(Layout layout, int words, int entries) {
    long[] untouched = new long[words];
    Arrays.fill(untouched, UNTOUCHED);
    float[][] floats = new float[layout.floats().size()][entries];
    for (float[] column : floats) {
      Arrays.fill(column, Float.NaN);
    }
    return new Output().at(untouched, 0, floats, 0);
  }

  private static Answer alone(Kernels.Entry entry, float[][] first, float[][] second) {
    Output out = output(entry.verb().layout(), 1, 1);
    entry.kernel().run(new Operand().walk(first, 0), new Operand().walk(second, 0), 1, out);
    return answer(out, 0, 0);
  }

  private static Answer answer(Output out, int bit, int entry) {
    return new Answer((out.words[bit >>> 6] >>> bit & 1) != 0,
        Arrays.stream(out.floats).map(column -> column[entry]).toList());
  }

  @ParameterizedTest
  @MethodSource("definitions")
  void answersDoNotDependOnThePlace(Kernels.Entry entry) {
    for (int count : COUNTS) {
      check(entry, count, Kernel.BLOCK, Kernel.BLOCK);
      check(entry, count, 0, Kernel.BLOCK);
      check(entry, count, Kernel.BLOCK, 0);
    }
    boolean hardlyEver =
        entry.verb() == Verb.CONTAINS || entry.verb() == Verb.REACHES_INTO || entry.first() == Kind.FRUSTUM;
    boolean nearlyAlways = entry.verb() == Verb.DISTANCE || entry.verb() == Verb.SIGNED_DISTANCE
        || entry.verb() == Verb.CLOSEST_POINTS || entry.verb() == Verb.CONTACT;
    assertTrue((hits > 5 || hardlyEver) && (misses > 20 || nearlyAlways),
        hits + " hits, " + misses + " misses");
  }

  private void check(Kernels.Entry entry, int count, int firstStride, int secondStride) {
    float[][] first = elements(entry.firstWidth(), FROM + (firstStride == 0 ? Math.min(count, 64) : count));
    float[][] second =
        elements(entry.second().width(), 2 * FROM + (secondStride == 0 ? Math.min(count, 64) : count));
    Operand firstOperand = new Operand().walk(first, FROM);
    firstOperand.stride = firstStride;
    Operand secondOperand = new Operand().walk(second, 2 * FROM);
    secondOperand.stride = secondStride;
    Output out = output(entry.verb().layout(), WORD + Kernel.words(count), ENTRY + count);
    out.word = WORD;
    out.from = ENTRY;
    entry.kernel().run(firstOperand, secondOperand, count, out);

    for (int k = 0; k < count; k++) {
      Answer answer = answer(out, 64 * WORD + k, ENTRY + k);
      assertEquals(
          alone(entry, one(first, FROM + (firstStride == 0 ? k & 63 : k)),
              one(second, 2 * FROM + (secondStride == 0 ? k & 63 : k))),
          answer, () -> entry + ", " + count + " pairs");
      hits += answer.hit ? 1 : 0;
      misses += answer.hit ? 0 : 1;
    }
    assertArrayEquals(new long[] {UNTOUCHED, UNTOUCHED}, Arrays.copyOf(out.words, WORD));
    for (int c = 0; c < out.floats.length; c++) {
      for (int k = 0; k < (c < entry.floats() ? ENTRY : out.floats[c].length); k++) {
        assertTrue(Float.isNaN(out.floats[c][k]), "column " + c + ", entry " + k + " was not to be written");
      }
    }
  }
}
