package lockstep.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import lockstep.compiler.RandomProgram.Answer;
import lockstep.twin.Kernel;
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.StagedKernel;

/** Pairs of random elements for a {@link RandomProgram}, with the answers of its definition for each. */
final class ProbePairs {
  /** The positions to which kernels have to write. */
  private static final int WORD = 2, ENTRY = 5;

  /** Fills places that must not be read or written. */
  private static final float NOTHING = 12345;

  private static final float[] NASTY = {0f, -0f, Float.MIN_VALUE, -Float.MIN_VALUE, Float.MIN_NORMAL,
      Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NaN, Float.MAX_VALUE, -Float.MAX_VALUE};

  private final RandomProgram program;
  private final int count;
  private final Operand first;
  private final Operand second;
  private final boolean[] hits;
  private final float[][] columns;

  ProbePairs(RandomProgram program, Method definition, Random random) throws ReflectiveOperationException {
    this.program = program;
    count = 1 + random.nextInt(random.nextBoolean() ? 300 : 70);
    int repeated = random.nextInt(6);
    first = operand(program.firstWidth, repeated == 1, random);
    second = operand(program.secondWidth, repeated == 2, random);
    hits = new boolean[count];
    columns = new float[program.columns][count];
    for (int pair = 0; pair < count; pair++) {
      Object answer = definition.invoke(null, arguments(pair));
      if (answer instanceof Float key) {
        columns[0][pair] = key;
      }
      hits[pair] = answer instanceof Float key ? key < Float.POSITIVE_INFINITY : (Boolean) answer;
    }
  }

  private Operand operand(int width, boolean isRepeated, Random random) {
    int from = random.nextInt(4);
    int elements = Kernel.padded(count);
    float[][] all = new float[width][from + (isRepeated ? Math.min(Operand.REPEATED, elements) : elements)];
    for (float[] column : all) {
      for (int i = 0; i < column.length; i++) {
        column[i] = isRepeated && i > from ? column[from] : nasty(random);
      }
    }
    Operand operand = new Operand().walk(all, from);
    operand.stride = isRepeated ? 0 : Kernel.BLOCK;
    return operand;
  }

  private static float nasty(Random random) {
    return switch (random.nextInt(8)) {
      case 0 -> NASTY[random.nextInt(NASTY.length)];
      case 1 -> Float.intBitsToFloat(random.nextInt());
      case 2, 3 -> random.nextFloat() * 4 - 2;
      default -> random.nextInt(7) - 3;
    };
  }

  private static int element(Operand operand, int pair) {
    return operand.from + (pair >>> 6) * operand.stride + (pair & Kernel.BLOCK - 1);
  }

  /** The arguments for the definition, which writes its columns to the expected ones. */
  private Object[] arguments(int pair) {
    List<Object> arguments = new ArrayList<>();
    for (Operand operand : List.of(first, second)) {
      for (float[] column : operand.columns) {
        arguments.add(column[element(operand, pair)]);
      }
    }
    if (program.answer == Answer.COLUMNS) {
      arguments.addAll(Arrays.asList(columns));
      arguments.add(pair);
    }
    return arguments.toArray();
  }

  /** Whether some pairs hit and some miss. */
  boolean areMixed() {
    for (boolean hit : hits) {
      if (hit != hits[0]) {
        return true;
      }
    }
    return false;
  }

  /**
   * Asserts that the scalar twin, which reads no element beyond the last pair, gives the answers of the
   * definition.
   */
  void checkScalar(Kernel kernel) {
    check(kernel, exactly(first), exactly(second));
  }

  /**
   * Asserts that the wide twin gives the answers of the definition: one with stages for pairs that pass all
   * terms; the others miss. Calls of its loops without data change nothing.
   */
  void checkWide(Kernel kernel) {
    if (kernel instanceof LoopedKernel looped) {
      looped.callLoops(2);
    }
    check(kernel, first, second);
  }

  /** The pairs that pass all terms of the stage, or all terms that make a hit sure, if there are any. */
  private boolean[] passing(Kernel kernel, boolean stage, Operand one, Operand other) {
    int terms = kernel instanceof StagedKernel staged ? staged.terms() : 0;
    int sureTerms = kernel instanceof StagedKernel staged ? staged.sureTerms() : 0;
    boolean[] passes = new boolean[count];
    Arrays.fill(passes, stage || sureTerms > 0);
    for (int term = stage ? 0 : terms; term < (stage ? terms : terms + sureTerms); term++) {
      StagedKernel staged = (StagedKernel) kernel;
      Output passing = output();
      staged.term(term, only(staged.firstColumns(term), one), only(staged.secondColumns(term), other), count,
          passing);
      for (int pair = 0; pair < count; pair++) {
        passes[pair] &= bit(passing, pair);
      }
    }
    return passes;
  }

  private void check(Kernel kernel, Operand one, Operand other) {
    boolean[] passes = passing(kernel, true, one, other);
    boolean[] sure = passing(kernel, false, one, other);
    Output out = output();
    kernel.run(one, other, count, out);
    for (int pair = 0; pair < count; pair++) {
      String where = kernel.getClass().getSimpleName() + " for " + Arrays.toString(arguments(pair))
          + ", pair " + pair + " of " + count;
      assertEquals(hits[pair], passes[pair] && (sure[pair] || bit(out, pair)), where);
      for (int c = 0; c < columns.length; c++) {
        float column = passes[pair] ? out.floats[c][ENTRY + pair] : ((StagedKernel) kernel).miss(c);
        assertEquals(Float.floatToIntBits(columns[c][pair]), Float.floatToIntBits(column),
            where + ": " + columns[c][pair] + " is " + column);
      }
    }
    for (int w = 0; w < WORD; w++) {
      assertEquals(0, out.words[w], "a word before the first");
      assertEquals(0, out.words[WORD + Kernel.words(count) + w], "a word after the last");
    }
    for (float[] column : out.floats) {
      for (int i = 0; i < ENTRY; i++) {
        assertEquals(NOTHING, column[i], "an entry before the first");
        assertEquals(NOTHING, column[ENTRY + Kernel.padded(count) + i], "an entry after the last");
      }
    }
  }

  private static boolean bit(Output out, int pair) {
    return (out.words[WORD + (pair >>> 6)] >>> pair & 1) != 0;
  }

  private Output output() {
    float[][] floats = new float[columns.length][2 * ENTRY + Kernel.padded(count)];
    for (float[] column : floats) {
      Arrays.fill(column, NOTHING);
    }
    return new Output().at(new long[2 * WORD + Kernel.words(count)], WORD, floats, ENTRY);
  }

  /** The same elements in arrays that end with the last one. */
  private Operand exactly(Operand operand) {
    Operand exact = new Operand().walk(operand.columns.clone(), operand.from);
    exact.stride = operand.stride;
    int elements = operand.from + (operand.stride == 0 ? Math.min(count, Kernel.BLOCK) : count);
    for (int c = 0; c < exact.columns.length; c++) {
      exact.columns[c] = Arrays.copyOf(operand.columns[c], elements);
    }
    return exact;
  }

  /** The same elements, with nothing in all other columns. */
  private static Operand only(int[] columns, Operand operand) {
    Operand some =
        new Operand().walk(new float[operand.columns.length][operand.columns[0].length], operand.from);
    some.stride = operand.stride;
    for (float[] column : some.columns) {
      Arrays.fill(column, NOTHING);
    }
    for (int c : columns) {
      some.columns[c] = operand.columns[c];
    }
    return some;
  }
}
