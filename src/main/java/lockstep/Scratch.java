package lockstep;

import java.util.Arrays;
import lockstep.internal.bvh.Caster;
import lockstep.internal.kernel.Bits;
import lockstep.internal.kernel.Kernel;
import lockstep.internal.kernel.Output;
import lockstep.internal.kernel.Operand;
import lockstep.internal.kernel.Tile;

/** What one thread needs to run batches without allocating, and the one way to run a kernel. */
final class Scratch {
  /** Pairs per call of a kernel, few enough that what it writes is still in the cache afterwards. */
  static final int CHUNK = 4096;

  private static final ThreadLocal<Scratch> OF_THREAD = ThreadLocal.withInitial(Scratch::new);

  final Operand first = new Operand();
  final Operand second = new Operand();
  final Output out = new Output();
  final long[] words = new long[CHUNK / Kernel.BLOCK];
  final float[][] columns = new float[3][CHUNK];
  final int[] indices = new int[CHUNK + Bits.SLACK];

  /** For an element that meets many, or for gathered ones. */
  final Tile firstTile = new Tile();

  final Tile secondTile = new Tile();

  private final Operand firstRest = new Operand();
  private final Operand secondRest = new Operand();
  private final Tile firstTail = new Tile();
  private final Tile secondTail = new Tile();

  final float[] box = new float[6];

  /** The bounds of gathered shapes. */
  final float[][] boxes = new float[6][Tile.SIZE];

  /** What a query against a tree has found. */
  final IntList list = new IntList();

  private Caster scalarCaster;
  private Caster wideCaster;

  /** A list that keeps its array. */
  static final class IntList {
    int[] values = new int[CHUNK];
    int size;

    void clear() {
      size = 0;
    }

    void add(int value) {
      if (size == values.length) {
        values = Arrays.copyOf(values, 2 * size);
      }
      values[size++] = value;
    }
  }

  /** This thread's caster through trees. */
  Caster caster(boolean wide) {
    if (wide) {
      if (wideCaster == null) {
        wideCaster = Wide.newCaster();
      }
      return wideCaster;
    }
    if (scalarCaster == null) {
      scalarCaster = Caster.scalar();
    }
    return scalarCaster;
  }

  static Scratch get() {
    return OF_THREAD.get();
  }

  /**
   * Runs {@code kernel} over {@code count} pairs into {@link #out} and trims the last word. Where a side
   * cannot be read to the end of the last block, that block is copied first.
   *
   * @param swap whether the kernel takes the sides the other way round
   */
  void run(Kernel kernel, boolean swap, int count) {
    boolean readable = readable(first, count) && readable(second, count);
    int whole = readable ? count : count & -Kernel.BLOCK;
    if (whole > 0) {
      run(kernel, swap, first, second, whole);
    }
    int rest = count - whole;
    if (rest > 0) {
      int word = out.word;
      int from = out.from;
      out.word = word + (whole >>> 6);
      out.from = from + whole;
      run(kernel, swap, rest(first, whole, rest, firstTail, firstRest),
          rest(second, whole, rest, secondTail, secondRest), rest);
      out.word = word;
      out.from = from;
    }
    Kernel.trim(out.words, out.word, count);
  }

  private void run(Kernel kernel, boolean swap, Operand first, Operand second, int count) {
    kernel.run(swap ? second : first, swap ? first : second, count, out);
  }

  private static boolean readable(Operand side, int count) {
    if (side.stride != 0) {
      for (float[] column : side.columns) {
        if (column.length - side.from < Kernel.padded(count)) {
          return false;
        }
      }
    }
    return true;
  }

  private static Operand rest(Operand side, int whole, int count, Tile tile, Operand to) {
    return side.stride == 0 ? side : tile.copy(side.columns, side.from + whole, count, to);
  }
}
