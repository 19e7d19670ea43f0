package lockstep.internal.kernel;

import java.util.Arrays;
import lockstep.twin.Kernel;
import lockstep.twin.LoopedKernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.StagedKernel;

/**
 * A kernel in stages: cheap terms first, then the costly rest for the pairs that pass all of them, gathered
 * together so that no lane is spent on a decided pair. The result is the conjunction, as in the definition,
 * which returns at the first failure. Pairs that other cheap terms make hits skip the rest too.
 *
 * <p>Pairs scattered over memory are also gathered stage by stage, only the columns that a stage reads and
 * only for pairs still undecided: there each column of each element costs a cache miss, which is nearly all
 * the time such a batch takes.
 */
public final class Staged implements Kernel {
  /**
   * Pairs decided at a time: survivors leave up to 63 lanes of their last block empty, which costs up to a
   * quarter of the time if there are 256.
   */
  private static final int MANY = 1024;

  private static final class Workspace {
    final Operand first = new Operand();
    final Operand second = new Operand();
    final Tile firstTile = new Tile(MANY);
    final Tile secondTile = new Tile(MANY);
    final Output decided = new Output();
    final Buffers results = new Buffers(MANY);
    // bits of the sure hits, by their index in the tile; and of the undecided pairs that pass the terms for
    // it
    final long[] sure = new long[Kernel.words(MANY)];
    final long[] passed = new long[Kernel.words(MANY)];
    // the undecided pairs: their indices in the tile, and their elements
    final int[] survivors = new int[MANY + Bits.SLACK];
    final int[] firstIndices = new int[MANY];
    final int[] secondIndices = new int[MANY];
  }

  private static final ThreadLocal<Workspace> WORKSPACE = ThreadLocal.withInitial(Workspace::new);

  /** For at most this many survivors the definition takes no longer than a whole block of lanes. */
  private static final int FEW = 5;

  private final Layout layout;
  private final Kernel definition;
  private final StagedKernel kernel;
  private final Bits bits;

  public Staged(Layout layout, Kernel definition, StagedKernel kernel, Bits bits) {
    this.layout = layout;
    this.definition = definition;
    this.kernel = kernel;
    this.bits = bits;
  }

  /** The kernel for survivors, if it has several loops, or null. */
  LoopedKernel looped() {
    return kernel instanceof LoopedKernel looped ? looped : null;
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    Workspace w = WORKSPACE.get();
    for (int start = 0; start < count; start += MANY) {
      int pairs = Math.min(MANY, count - start);
      decide(w, w.first.from(first, start), w.second.from(second, start), pairs, out, start);
    }
  }

  /** Decides one tile of pairs, and writes the answers from pair {@code start} of the output on. */
  private void decide(Workspace w, Operand first, Operand second, int count, Output out, int start) {
    long[] words = out.words;
    int word = out.word + (start >>> 6);
    int wordCount = Kernel.words(count);
    kernel.term(0, first, second, count, w.decided.at(words, word, null, 0));
    w.decided.at(w.results.words, 0, null, 0);
    for (int term = 1; term < kernel.terms(); term++) {
      kernel.term(term, first, second, count, w.decided);
      and(words, word, w.results.words, wordCount);
    }
    Kernel.trim(words, word, count);
    boolean anySure = kernel.sureTerms() > 0 && takeSure(w, first, second, count, words, word);
    int survivors = bits.indices(words, word, wordCount, 0, w.survivors, 0);
    if (isMost(survivors, count, first, second)) {
      kernel.run(first, second, count, w.decided.at(w.results.words, 0, out.floats, out.from + start));
      if (layout.hasColumns()) {
        missWhereClear(words, word, count, out, out.from + start);
      }
      and(words, word, w.results.words, wordCount);
    } else {
      if (survivors > 0) {
        rest(survivors).run(gather(w, first, kernel.firstWidth(), words, word, count, survivors, w.firstTile),
            gather(w, second, kernel.secondWidth(), words, word, count, survivors, w.secondTile), survivors,
            w.results.output(layout));
      }
      scatter(w, survivors, count, out, start);
    }
    if (anySure) {
      or(words, word, w.sure, wordCount);
    }
  }

  /** Removes sure hits from the words; returns whether any pairs are left to test. */
  private boolean takeSure(Workspace w, Operand first, Operand second, int count, long[] words, int word) {
    int wordCount = Kernel.words(count);
    long any = 0;
    for (int b = 0; b < wordCount; b++) {
      w.sure[b] = words[word + b];
      any |= words[word + b];
    }
    if (any == 0) {
      return false;
    }
    for (int term = 0; term < kernel.sureTerms(); term++) {
      kernel.term(kernel.terms() + term, first, second, count, w.decided);
      and(w.sure, 0, w.results.words, wordCount);
    }
    for (int b = 0; b < wordCount; b++) {
      words[word + b] &= ~w.sure[b];
    }
    return true;
  }

  /** Whether gathering the survivors takes longer than the lanes that it saves. */
  private boolean isMost(int survivors, int count, Operand first, Operand second) {
    int lanes = Kernel.BLOCK * Kernel.words(survivors);
    int columns =
        (first.stride == 0 ? 0 : kernel.firstWidth()) + (second.stride == 0 ? 0 : kernel.secondWidth());
    return survivors > FEW && lanes * kernel.operations() + columns * bits.gatheringTakes(survivors, count)
        > count * kernel.operations();
  }

  private Kernel rest(int survivors) {
    return survivors <= FEW ? definition : kernel;
  }

  private static void or(long[] words, int word, long[] with, int count) {
    for (int w = 0; w < count; w++) {
      words[word + w] |= with[w];
    }
  }

  private static void and(long[] words, int word, long[] with, int count) {
    for (int w = 0; w < count; w++) {
      words[word + w] &= with[w];
    }
  }

  /** Sets the pairs to misses that the cheap tests have decided. */
  private void missWhereClear(long[] words, int word, int count, Output out, int at) {
    for (int i = 0; i < count; i++) {
      if (((words[word + (i >>> 6)] >>> i) & 1) == 0) {
        layout.miss(out, at + i);
      }
    }
  }

  /** Gathers the survivors among {@code count} pairs, whose bits are set. */
  private Operand gather(Workspace w, Operand operand, int width, long[] words, int word, int count,
      int survivors, Tile tile) {
    if (operand.stride == 0) {
      return operand; // every pair has the same element
    }
    return bits.compresses(survivors, count)
        ? tile.compress(operand.columns, width, operand.from, words, word, Kernel.words(count), bits)
        : tile.gather(operand.columns, width, operand.from, w.survivors, survivors);
  }

  /**
   * Moves the answers of the survivors, whose bits are set, to their positions among the pairs; all others
   * miss.
   */
  private void scatter(Workspace w, int survivors, int count, Output out, int start) {
    int word = out.word + (start >>> 6);
    expand(w.results.words, out.words, word, Kernel.words(count));
    if (layout.hasColumns()) {
      int from = out.from + start;
      layout.missFloats(out.floats, 0, from, from + count);
      for (int k = 0; k < survivors; k++) {
        w.results.copy(layout, k, out, from + w.survivors[k]);
      }
    }
  }

  /**
   * Moves bits from the beginning of {@code results} to the positions of the bits set in {@code count} of the
   * words, in order.
   */
  private static void expand(long[] results, long[] words, int word, int count) {
    int at = 0;
    for (int b = word; b < word + count; b++) {
      int bits = Long.bitCount(words[b]);
      int shift = at & 63;
      long next = bits == 0 ? 0 : results[at >>> 6] >>> shift;
      if (shift + bits > 64) {
        next |= results[(at >>> 6) + 1] << -shift;
      }
      words[b] = Long.expand(next, words[b]);
      at += bits;
    }
  }

  /**
   * Tests pairs {@code at} to {@code at + count − 1}, at most {@link Tile#SIZE}, of two scattered operands,
   * gathering them into the tiles stage by stage.
   */
  public void runScattered(Operand first, Operand second, int at, int count, Tile firstTile, Tile secondTile,
      Output out) {
    Workspace w = WORKSPACE.get();
    int left = count;
    for (int k = 0; k < count; k++) {
      w.survivors[k] = k;
      w.firstIndices[k] = first.indices[at + k];
      w.secondIndices[k] = second.indices[at + k];
    }
    w.decided.at(w.results.words, 0, null, 0);
    for (int term = 0; term < kernel.terms() && left > 0; term++) {
      termOfScattered(w, term, first, second, left, firstTile, secondTile);
      left = keep(w, left);
    }
    boolean anySure = kernel.sureTerms() > 0 && left > 0;
    if (anySure) {
      left = leaveSure(w, first, second, left, firstTile, secondTile);
    }
    if (left > 0) {
      rest(left).run(firstTile.gather(first.columns, kernel.firstWidth(), first.from, w.firstIndices, left),
          secondTile.gather(second.columns, kernel.secondWidth(), second.from, w.secondIndices, left), left,
          w.results.output(layout));
    }
    long[] words = out.words;
    int wordCount = Kernel.words(count);
    Arrays.fill(words, out.word, out.word + wordCount, 0);
    for (int k = 0; k < left; k++) {
      words[out.word + (w.survivors[k] >>> 6)] |= 1L << w.survivors[k];
    }
    scatter(w, left, count, out, 0);
    if (anySure) {
      or(words, out.word, w.sure, wordCount);
    }
  }

  /** Tests a term for the undecided pairs, and writes to the first words of the results. */
  private void termOfScattered(Workspace w, int term, Operand first, Operand second, int left, Tile firstTile,
      Tile secondTile) {
    kernel.term(term,
        firstTile.gather(first.columns, kernel.firstColumns(term), first.from, w.firstIndices, left),
        secondTile.gather(second.columns, kernel.secondColumns(term), second.from, w.secondIndices, left),
        left, w.decided);
  }

  /** Marks the sure hits, and keeps the other pairs; returns their number. */
  private int leaveSure(Workspace w, Operand first, Operand second, int left, Tile firstTile,
      Tile secondTile) {
    int words = Kernel.words(left);
    Arrays.fill(w.passed, -1);
    for (int term = 0; term < kernel.sureTerms(); term++) {
      termOfScattered(w, kernel.terms() + term, first, second, left, firstTile, secondTile);
      and(w.passed, 0, w.results.words, words);
    }
    Arrays.fill(w.sure, 0);
    for (int k = 0; k < left; k++) {
      int i = w.survivors[k];
      w.sure[i >>> 6] |= ((w.passed[k >>> 6] >>> k) & 1) << i;
    }
    for (int b = 0; b < words; b++) {
      w.results.words[b] = ~w.passed[b];
    }
    return keep(w, left);
  }

  /** Keeps the undecided pairs whose bit is set. */
  private static int keep(Workspace w, int count) {
    int kept = 0;
    for (int k = 0; k < count; k++) {
      w.survivors[kept] = w.survivors[k];
      w.firstIndices[kept] = w.firstIndices[k];
      w.secondIndices[kept] = w.secondIndices[k];
      kept += (int) (w.results.words[k >>> 6] >>> k) & 1;
    }
    return kept;
  }
}
