package lockstep;

import lockstep.internal.kernel.Bits;
import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.Tile;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;

/**
 * Pairwise tests: one kernel over the pairs of a pairing, answers into the columns of a result. Pieces are
 * pairs; they start at multiples of {@link Kernel#BLOCK}, so that no two share a word.
 */
class PairTask extends Task {
  private DescribedKernel test;
  private boolean swap;
  private Bits bits;
  private Columns first;
  private Columns second;
  private Pairing pairing;
  private ResultColumns result; // null where answers stay in the workspace
  private Filter filter; // null for none

  final PairTask of(DescribedKernel test, Bits bits, Columns first, Columns second, Pairing pairing,
      ResultColumns result, Filter filter) {
    this.test = test;
    this.filter = filter;
    swap = test.swaps(first.kind);
    this.bits = bits;
    this.first = first;
    this.second = second;
    this.pairing = pairing;
    this.result = result;
    return this;
  }

  final DescribedKernel test() {
    return test;
  }

  /** Whether the kernel sees the operands in the other order. */
  final boolean swaps() {
    return swap;
  }

  final Bits bits() {
    return bits;
  }

  final Pairing pairing() {
    return pairing;
  }

  final ResultColumns result() {
    return result;
  }

  @Override
  void release() {
    first = null;
    second = null;
    pairing = null;
    result = null;
    filter = null;
  }

  @Override
  void run(int from, int to, Workspace workspace) {
    Operand a = workspace.first;
    Operand b = workspace.second;
    float[][] firsts = first.facing(second, test);
    float[][] seconds = second.facing(first, test);
    int step = step();
    switch (pairing) {
      case Pairing.Zip zip -> {
      }
      case Pairing.OneToMany p -> a = workspace.firstTile.repeat(firsts, first.from() + p.one(), to - from);
      case Pairing.ManyToOne p ->
        b = workspace.secondTile.repeat(seconds, second.from() + p.one(), to - from);
      case Pairing.Indexed p -> {
        a.scatter(firsts, first.from(), p.first());
        b.scatter(seconds, second.from(), p.second());
        step = Tile.SIZE;
      }
    }
    for (int start = from; start < to; start += step) {
      int count = Math.min(step, to - start);
      writeTo(start, workspace);
      if (pairing instanceof Pairing.Indexed) {
        workspace.runScattered(test.kernel(), swap, a, b, start, count);
      } else {
        if (a == workspace.first) {
          a.walk(firsts, first.from() + start);
        }
        if (b == workspace.second) {
          b.walk(seconds, second.from() + start);
        }
        workspace.run(test.kernel(), swap, a, b, count);
      }
      filter(start, count, workspace.out);
      answered(start, count, workspace);
    }
  }

  /** How many pairs a kernel is given at a time. */
  int step() {
    return Workspace.CHUNK;
  }

  /** Does what is left to do with answers about some pairs. */
  void answered(int start, int count, Workspace workspace) {
    finish(start, count);
  }

  /** Makes hits of pairs that do not count misses. */
  final void filter(int start, int count, Output out) {
    if (filter == null) {
      return;
    }
    for (int w = 0; w < Kernel.words(count); w++) {
      for (long left = out.words[out.word + w]; left != 0; left &= left - 1) {
        int k = 64 * w + Long.numberOfTrailingZeros(left);
        if (!passes(start + k)) {
          out.words[out.word + w] &= ~(left & -left);
          if (test.layout().hasColumns()) {
            test.layout().miss(out, out.from + k);
          }
        }
      }
    }
  }

  private boolean passes(int pair) {
    return switch (pairing) {
      case Pairing.Zip zip -> filter.passes(pair, pair);
      case Pairing.OneToMany p -> filter.passes(p.one(), pair);
      case Pairing.ManyToOne p -> filter.passes(pair, p.one());
      case Pairing.Indexed p -> filter.passes(p.first()[pair], p.second()[pair]);
    };
  }

  final void writeTo(int start, Workspace workspace) {
    if (result == null) {
      workspace.out.at(workspace.answers.output(test.layout()));
    } else {
      workspace.out.at(result.words, start >>> 6, swap ? result.swappedFloats : result.floats, start);
      if (result.floats.length < test.layout().floats().size()) { // only the bits are wanted
        workspace.out.floats = workspace.answers.output(test.layout()).floats;
        workspace.out.from = 0;
      }
    }
  }

  /** Fills the columns that the kernel does not write, and negates what the order of the operands does. */
  final void finish(int start, int count) {
    result.layout.missFloats(result.floats, test.floats(), start, start + count);
    if (swap) {
      result.negate(start, start + count);
    }
    if (result.index != null) {
      int word = start >>> 6;
      int words = Kernel.words(count);
      switch (pairing) {
        case Pairing.ManyToOne p -> bits.select(result.words, word, words, p.one(), 0, result.index, start);
        case Pairing.Indexed p -> {
          for (int i = start; i < start + count; i++) {
            result.index[i] = result.get(i) ? p.second()[i] : -1;
          }
        }
        case Pairing.Zip p -> bits.select(result.words, word, words, start, 1, result.index, start);
        case Pairing.OneToMany p -> bits.select(result.words, word, words, start, 1, result.index, start);
      }
    }
  }
}
