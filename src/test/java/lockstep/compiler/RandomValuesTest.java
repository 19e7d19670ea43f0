package lockstep.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Constructor;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import lockstep.Definitions;
import lockstep.Effort;
import lockstep.Runs;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.ScalarTwin;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/**
 * Random definitions in values: both twins give the bits of the definition, which javac has compiled with all
 * its records.
 */
@Runs.Vectors
class RandomValuesTest {
  private static final int BATCH = Effort.choose(10, 25, 25);
  private static final int PAIRS = 2 * Kernel.BLOCK;

  /** Batches of programs for each of four attempts. */
  private static final int BATCHES =
      Math.max(1, Integer.getInteger("lockstep.fuzz", Effort.choose(50, 100, 100)) / (4 * BATCH));

  private static final boolean HAS_VECTORS =
      ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();

  private static final float[] NASTY = {0f, -0f, Float.MIN_VALUE, Float.POSITIVE_INFINITY,
      Float.NEGATIVE_INFINITY, Float.NaN, Float.MAX_VALUE};

  @Property(tries = 4, shrinking = ShrinkingMode.OFF)
  void twinsGiveTheBitsOfTheDefinition(@ForAll long seed) throws ReflectiveOperationException {
    Random random = new Random(seed);
    int mixed = 0;
    for (int batch = 0; batch < BATCHES; batch++) {
      mixed += checkBatch(random);
    }
    int count = BATCH * BATCHES;
    assertTrue(mixed > count / 4, mixed + " of " + count + " programs hit and miss");
  }

  /** Returns how many programs hit with some pairs and miss with others. */
  private static int checkBatch(Random random) throws ReflectiveOperationException {
    Map<String, String> sources = new LinkedHashMap<>();
    for (int p = 0; p < BATCH; p++) {
      sources.putAll(RandomValues.compiled(random, "p" + p));
    }
    ClassLoader classes = CompiledSources.of(sources);
    int mixed = 0;
    for (int p = 0; p < BATCH; p++) {
      Constructor<?> constructor = classes.loadClass("p" + p + ".ProbeScalar").getDeclaredConstructor();
      constructor.setAccessible(true);
      ScalarTwin scalar = (ScalarTwin) constructor.newInstance();
      mixed +=
          check(scalar, Definitions.of(scalar.getClass()), random, sources.get("p" + p + ".Probe")) ? 1 : 0;
    }
    return mixed;
  }

  /** Whether some pairs hit, and some do not. */
  private static boolean check(ScalarTwin scalar, Definitions definition, Random random, String source) {
    float[][] columns = new float[8][PAIRS];
    for (float[] column : columns) {
      for (int i = 0; i < PAIRS; i++) {
        column[i] = random.nextInt(6) == 0 ? NASTY[random.nextInt(NASTY.length)]
            : random.nextBoolean() ? random.nextInt(7) - 3 : random.nextFloat() * 4 - 2;
      }
    }
    float[][] expected = new float[PAIRS][];
    for (int i = 0; i < PAIRS; i++) {
      float[] pair = new float[8];
      for (int c = 0; c < 8; c++) {
        pair[c] = columns[c][i];
      }
      expected[i] = definition.ask(pair, 3);
    }
    Set<Float> answers = new HashSet<>();
    for (Kernel kernel : HAS_VECTORS ? List.of(scalar, scalar.wide()) : List.<Kernel>of(scalar)) {
      float[][] floats = new float[3][PAIRS];
      long[] hits = new long[PAIRS / Kernel.BLOCK];
      kernel.run(new Operand().walk(Arrays.copyOf(columns, 5), 0),
          new Operand().walk(Arrays.copyOfRange(columns, 5, 8), 0), PAIRS,
          new Output().at(hits, 0, floats, 0));
      for (int i = 0; i < PAIRS; i++) {
        float[] answer = {hits[i / Kernel.BLOCK] >>> i & 1, floats[0][i], floats[1][i], floats[2][i]};
        answers.add(answer[0]);
        int pair = i;
        assertEquals(bits(expected[i]), bits(answer), () -> kernel.getClass().getSimpleName() + " of pair "
            + pair + " " + Arrays.toString(column(columns, pair)) + "\n" + source);
      }
    }
    return answers.size() > 1;
  }

  private static float[] column(float[][] columns, int pair) {
    float[] of = new float[columns.length];
    for (int c = 0; c < of.length; c++) {
      of[c] = columns[c][pair];
    }
    return of;
  }

  /** All NaN are treated as equal: Java does not specify which one an operation gives. */
  private static List<Integer> bits(float[] numbers) {
    return IntStream.range(0, numbers.length).mapToObj(k -> Float.floatToIntBits(numbers[k])).toList();
  }
}
