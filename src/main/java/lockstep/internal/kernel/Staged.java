package lockstep.internal.kernel;

/**
 * A kernel in stages: a cheap test on each axis, and a costly one for the pairs that pass all three,
 * gathered together so that no lane is spent on a pair already decided. The answer is "all of them", as
 * in the scalar twin, which leaves at the first that fails.
 *
 * <p>Pairs scattered over memory are gathered stage by stage too, only the columns that a stage reads
 * and only for pairs still undecided: there each column of each element costs a cache miss, which is
 * nearly all the time such a batch takes.
 */
public final class Staged implements Kernel {
  /** Do the shapes' intervals on one axis meet? Every pair that overlaps passes on all three. */
  @FunctionalInterface
  interface AxisTest {
    void run(int axis, Operand first, Operand second, int count, Output out);
  }

  /** The columns that the test on each axis reads. */
  static final int[][] SPHERE_AXES = {{0, 3}, {1, 3}, {2, 3}};

  static final int[][] BOX_AXES = {{0, 3}, {1, 4}, {2, 5}};
  static final int[][] TRIANGLE_AXES = {{0, 3, 6}, {1, 4, 7}, {2, 5, 8}};

  private static final int AXES = 3;

  private static final class Scratch {
    final Operand first = new Operand();
    final Operand second = new Operand();
    final Tile firstTile = new Tile();
    final Tile secondTile = new Tile();
    final Output out = new Output();
    final long[] words = new long[Kernel.words(Tile.SIZE)];
    // the pairs still undecided: which of the tile, and their elements
    final int[] survivors = new int[Tile.SIZE + Bits.SLACK];
    final int[] firstIndices = new int[Tile.SIZE];
    final int[] secondIndices = new int[Tile.SIZE];
  }

  private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(Scratch::new);

  private final AxisTest axisTest;
  private final int[][] firstAxes;
  private final int[][] secondAxes;
  private final Kernel costly;
  private final Bits bits;

  Staged(AxisTest axisTest, int[][] firstAxes, int[][] secondAxes, Kernel costly, Bits bits) {
    this.axisTest = axisTest;
    this.firstAxes = firstAxes;
    this.secondAxes = secondAxes;
    this.costly = costly;
    this.bits = bits;
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    Scratch scratch = SCRATCH.get();
    for (int start = 0; start < count; start += Tile.SIZE) {
      int pairs = Math.min(Tile.SIZE, count - start);
      walk(first, start, scratch.first);
      walk(second, start, scratch.second);
      decide(scratch, pairs, out.words, out.word + (start >>> 6));
    }
  }

  private static void walk(Operand side, int start, Operand to) {
    to.columns = side.columns;
    to.from = side.from + (start >>> 6) * side.stride;
    to.stride = side.stride;
  }

  /** Decides one tile of pairs, which the sides of {@code scratch} point at. */
  private void decide(Scratch scratch, int count, long[] words, int word) {
    int wordCount = Kernel.words(count);
    Output out = scratch.out.at(words, word, null, 0);
    axisTest.run(0, scratch.first, scratch.second, count, out);
    out.at(scratch.words, 0, null, 0);
    for (int axis = 1; axis < AXES; axis++) {
      axisTest.run(axis, scratch.first, scratch.second, count, out);
      and(words, word, scratch.words, wordCount);
    }
    Kernel.trim(words, word, count);
    int survivors = bits.indices(words, word, wordCount, 0, scratch.survivors, 0);
    if (survivors > count - (count >>> 2)) { // gathering would cost more than the lanes it saves
      costly.run(scratch.first, scratch.second, count, out);
      and(words, word, scratch.words, wordCount);
    } else if (survivors > 0) {
      gather(scratch.first, scratch.survivors, survivors, scratch.firstTile);
      gather(scratch.second, scratch.survivors, survivors, scratch.secondTile);
      costly.run(scratch.first, scratch.second, survivors, out);
      scatter(scratch, survivors, words, word, wordCount);
    }
  }

  private static void and(long[] words, int word, long[] with, int count) {
    for (int w = 0; w < count; w++) {
      words[word + w] &= with[w];
    }
  }

  private static void gather(Operand side, int[] indices, int count, Tile tile) {
    if (side.stride != 0) { // else every pair has the same element
      tile.gather(side.columns, side.from, indices, 0, count, side);
    }
  }

  /** Moves the answers of the survivors to where the survivors stand in the tile. */
  private static void scatter(Scratch scratch, int survivors, long[] words, int word, int wordCount) {
    for (int w = 0; w < wordCount; w++) {
      words[word + w] = 0;
    }
    for (int k = 0; k < survivors; k++) {
      int i = scratch.survivors[k];
      words[word + (i >>> 6)] |= ((scratch.words[k >>> 6] >>> k) & 1) << i;
    }
  }

  /**
   * Decides the pairs {@code first[at + k], second[at + k]}, at most {@link Tile#SIZE}, of elements
   * counted from {@code from}; {@code swap} if {@code second} has the kernel's first shapes.
   */
  public void runIndexed(float[][] firstColumns, int firstFrom, int[] first, float[][] secondColumns,
      int secondFrom, int[] second, int at, int count, boolean swap, Output out) {
    if (swap) {
      runIndexed(secondColumns, secondFrom, second, firstColumns, firstFrom, first, at, count, false, out);
      return;
    }
    Scratch scratch = SCRATCH.get();
    int left = count;
    for (int k = 0; k < count; k++) {
      scratch.survivors[k] = k;
      scratch.firstIndices[k] = first[at + k];
      scratch.secondIndices[k] = second[at + k];
    }
    Output decided = scratch.out.at(scratch.words, 0, null, 0);
    for (int axis = 0; axis < AXES && left > 0; axis++) {
      scratch.firstTile.gather(firstColumns, firstAxes[axis], firstFrom, scratch.firstIndices, left,
          scratch.first);
      scratch.secondTile.gather(secondColumns, secondAxes[axis], secondFrom, scratch.secondIndices, left,
          scratch.second);
      axisTest.run(axis, scratch.first, scratch.second, left, decided);
      left = keep(scratch, left);
    }
    if (left > 0) {
      scratch.firstTile.gather(firstColumns, firstFrom, scratch.firstIndices, 0, left, scratch.first);
      scratch.secondTile.gather(secondColumns, secondFrom, scratch.secondIndices, 0, left, scratch.second);
      costly.run(scratch.first, scratch.second, left, decided);
    }
    scatter(scratch, left, out.words, out.word, Kernel.words(count));
  }

  /** Keeps, of the undecided pairs, those whose bit is set. */
  private static int keep(Scratch scratch, int count) {
    int kept = 0;
    for (int k = 0; k < count; k++) {
      scratch.survivors[kept] = scratch.survivors[k];
      scratch.firstIndices[kept] = scratch.firstIndices[k];
      scratch.secondIndices[kept] = scratch.secondIndices[k];
      kept += (int) (scratch.words[k >>> 6] >>> k) & 1;
    }
    return kept;
  }
}
