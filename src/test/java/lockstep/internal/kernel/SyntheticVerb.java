package lockstep.internal.kernel;

import java.util.List;
import java.util.function.Function;
import lockstep.internal.kernel.Kernels.Entry;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.StagedKernel;

/**
 * A verb that does not exist, for tests of adapters: its layout has every possible feature, and its kernel
 * writes beyond the last pair and reads further elements as far as allowed.
 *
 * <p>Two elements hit if they are within 1 on each axis of columns 0 to 2 and {@link #costly} says so.
 */
public final class SyntheticVerb {
  /** Column "unwritten" is left to the adapters. */
  public static final Layout LAYOUT = Layout.BITS.column("key", Float.POSITIVE_INFINITY)
      .exchanged("ofFirst", "ofSecond", 3).negated("normal", 0).column("unwritten", -1).index();

  /** The float columns that the kernel writes. */
  public static final int WRITTEN = 4;

  /** The answer of the kernel for one pair, in its own order of the operands. */
  public record Value(boolean hit, float key, float ofFirst, float ofSecond, float normal) {}

  private static final Value MISS = new Value(false, Float.POSITIVE_INFINITY, 3, 3, 0);

  private SyntheticVerb() {}

  /** An entry under the name of an existing verb, with stages or without. */
  public static Entry entry(Kind first, Kind second, boolean staged) {
    Kernel definition = (a, b, count, out) -> run(SyntheticVerb::value, a, b, count, out);
    Kernel costly = (a, b, count, out) -> run(SyntheticVerb::costlyValue, a, b, count, out);
    Kernel kernel = staged
        ? new Staged(LAYOUT, definition, new Stages(first.width(), second.width(), costly), Bits.SCALAR)
        : definition;
    return new Entry(Verb.OVERLAP, first, second, LAYOUT, kernel, WRITTEN, ErrorBound.EXACT);
  }

  /** A catalogue of only these entries. */
  public static Kernels catalogue(Entry... entries) {
    return new Kernels(Bits.SCALAR, List.of(entries));
  }

  /** The answer by definition for two elements, given as their first columns. */
  public static Value value(float... p) {
    boolean near = true;
    for (int axis = 0; axis < 3; axis++) {
      near &= near(p[axis], p[axis + 3]);
    }
    return near ? costlyValue(p) : MISS;
  }

  /** The answer of the costly stage, which does not know the decisions of the cheap ones. */
  private static Value costlyValue(float... p) {
    float ax = p[0], ay = p[1], bx = p[3], by = p[4], bz = p[5];
    return costly(ax, by) ? new Value(true, ax + 2 * bx, ay, bz, ax - bx) : MISS;
  }

  /** The costly part, with a term for each axis. */
  private record Stages(int firstWidth, int secondWidth, Kernel costly) implements StagedKernel {
    @Override
    public int operations() {
      return 1000; // so that gathering for it pays
    }

    @Override
    public int terms() {
      return 3;
    }

    @Override
    public int[] firstColumns(int term) {
      return new int[] {term};
    }

    @Override
    public int[] secondColumns(int term) {
      return new int[] {term};
    }

    @Override
    public float miss(int column) {
      return LAYOUT.floats().get(column).miss();
    }

    @Override
    public void term(int term, Operand first, Operand second, int count, Output out) {
      near(term, first, second, count, out);
    }

    @Override
    public void run(Operand first, Operand second, int count, Output out) {
      costly.run(first, second, count, out);
    }
  }

  private static boolean near(float a, float b) {
    return Math.abs(a - b) <= 1;
  }

  private static boolean costly(float ax, float by) {
    return ((int) (64 * ax) + (int) (64 * by)) % 5 != 0;
  }

  private static float at(Operand operand, int column, int i) {
    return operand.columns[column][operand.from + (i >>> 6) * operand.stride + (i & 63)];
  }

  private static void near(int axis, Operand first, Operand second, int count, Output out) {
    for (int i = 0; i < Kernel.padded(count); i++) {
      bit(out, i, i >= count || near(at(first, axis, i), at(second, axis, i)));
    }
  }

  private static void run(Function<float[], Value> of, Operand a, Operand b, int count, Output out) {
    for (int i = 0; i < Kernel.padded(count); i++) {
      Value value = of
          .apply(new float[] {at(a, 0, i), at(a, 1, i), at(a, 2, i), at(b, 0, i), at(b, 1, i), at(b, 2, i)});
      boolean beyond = i >= count;
      bit(out, i, beyond || value.hit);
      float[] floats = {value.key, value.ofFirst, value.ofSecond, value.normal};
      for (int c = 0; c < WRITTEN; c++) {
        out.floats[c][out.from + i] = beyond ? Float.NaN : floats[c];
      }
    }
  }

  private static void bit(Output out, int i, boolean set) {
    long[] words = out.words;
    int word = out.word + (i >>> 6);
    words[word] = set ? words[word] | 1L << i : words[word] & ~(1L << i);
  }
}
