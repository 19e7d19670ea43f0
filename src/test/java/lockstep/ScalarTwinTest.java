package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import lockstep.Samples.Distribution;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Scalar twins, from which the compiler has removed all records, give the bits of the definitions themselves.
 * None of their methods is so long that HotSpot leaves it to its interpreter.
 */
@Runs.Once
class ScalarTwinTest {
  /** Bytes of the longest method that HotSpot compiles: HugeMethodLimit. */
  private static final int MOST_BYTES = 8000;

  private static final int SIZE = Effort.choose(1, 6, 6) * Kernel.BLOCK;

  static List<Kernels.Entry> entries() {
    return ScalarKernels.TABLE.entries();
  }

  @ParameterizedTest
  @MethodSource("entries")
  void answersAreThoseOfTheDefinition(Kernels.Entry entry) {
    Definitions definition = Definitions.of(entry.kernel().getClass());
    assumeTrue(definition != null, "it calls the definition");
    Random random = new Random(7);
    for (Distribution distribution : Distribution.values()) {
      float[][] first = columns(entry.first(), entry.firstWidth(), random, distribution);
      float[][] second = columns(entry.second(), entry.second().width(), random, distribution);
      float[][] floats = new float[entry.floats()][SIZE];
      long[] hits = new long[SIZE / Kernel.BLOCK];
      entry.kernel().run(new Operand().walk(first, 0), new Operand().walk(second, 0), SIZE,
          new Output().at(hits, 0, floats, 0));
      for (int i = 0; i < SIZE; i++) {
        float[] pair = new float[first.length + second.length];
        for (int c = 0; c < pair.length; c++) {
          pair[c] = c < first.length ? first[c][i] : second[c - first.length][i];
        }
        float[] answer = new float[1 + floats.length];
        answer[0] = hits[i / Kernel.BLOCK] >>> i & 1;
        for (int c = 0; c < floats.length; c++) {
          answer[1 + c] = floats[c][i];
        }
        assertArrayEquals(bits(definition.ask(pair, floats.length)), bits(answer),
            () -> Arrays.toString(pair));
      }
    }
  }

  /** All NaN are treated as equal: Java does not specify which one an operation gives. */
  private static int[] bits(float[] numbers) {
    return IntStream.range(0, numbers.length).map(k -> Float.floatToIntBits(numbers[k])).toArray();
  }

  /** Random elements; motions are small numbers, often 0. */
  private static float[][] columns(Kind kind, int width, Random random, Distribution distribution) {
    float[] elements = Samples.elements(kind, random, distribution, SIZE);
    float[][] columns = new float[width][SIZE];
    for (int c = 0; c < width; c++) {
      for (int i = 0; i < SIZE; i++) {
        columns[c][i] = c < kind.width() ? elements[i * kind.width() + c] : random.nextInt(9) - 4;
      }
    }
    return columns;
  }

  @Test
  void methodsAreShortEnoughToBeCompiled() {
    for (Kernels.Entry entry : entries()) {
      Class<?> twin = entry.kernel().getClass();
      MethodLengths.of(twin)
          .forEach((name, bytes) -> assertTrue(bytes < MOST_BYTES, () -> twin + "." + name + ": " + bytes));
    }
  }
}
