package lockstep;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import lockstep.internal.kernel.Bits;
import lockstep.internal.kernel.Kernel;
import lockstep.internal.kernel.Staged;
import lockstep.internal.kernel.Tile;

/**
 * One kernel over the pairs of a pairing: answers into bits, or bits and columns, or counted only.
 * Pieces are pairs; they start at multiples of {@link Kernel#BLOCK}, so that no two share a word.
 */
final class PairJob extends Job {
  private Kernel kernel;
  private boolean swap;
  private Bits bits;
  private Columns first;
  private Columns second;
  private Pairing pairing;
  private long[] words; // null to count only
  private RayHits rayHits; // null but for a cast into columns
  private final AtomicLong total = new AtomicLong();

  PairJob of(Kernel kernel, boolean swap, Bits bits, Columns first, Columns second, Pairing pairing) {
    this.kernel = kernel;
    this.swap = swap;
    this.bits = bits;
    this.first = first;
    this.second = second;
    this.pairing = pairing;
    total.setPlain(0);
    return this;
  }

  PairJob into(long[] words, RayHits rayHits) {
    this.words = words;
    this.rayHits = rayHits;
    return this;
  }

  /** The number of hits, where they are only counted. */
  long total() {
    return total.get();
  }

  @Override
  void release() {
    first = null;
    second = null;
    pairing = null;
    words = null;
    rayHits = null;
  }

  @Override
  void run(int from, int to, Scratch scratch) {
    int step = pairing instanceof Pairing.Indexed ? Tile.SIZE : Scratch.CHUNK;
    sides(scratch);
    long hits = 0;
    for (int start = from; start < to; start += step) {
      int count = Math.min(step, to - start);
      if (words == null) {
        scratch.out.at(scratch.words, 0, scratch.columns, 0);
      } else {
        scratch.out.at(words, start >>> 6, rayHits == null ? scratch.columns : rayHits.columns,
            rayHits == null ? 0 : start);
      }
      if (pairing instanceof Pairing.Indexed p && kernel instanceof Staged staged) {
        staged.runIndexed(first.columns, first.from(), p.first(), second.columns, second.from(), p.second(),
            start, count, swap, scratch.out);
      } else {
        move(start, count, scratch);
        scratch.run(kernel, swap, count);
      }
      if (words == null) {
        for (int w = 0; w < Kernel.words(count); w++) {
          hits += Long.bitCount(scratch.words[w]);
        }
      } else if (rayHits != null) {
        finish(start, count);
      }
    }
    if (words == null) {
      total.addAndGet(hits);
    }
  }

  /** Repeats the one element of a one-to-many pairing, once. */
  private void sides(Scratch scratch) {
    switch (pairing) {
      case Pairing.OneToMany p ->
        scratch.firstTile.repeat(first.columns, first.from() + p.one(), scratch.first);
      case Pairing.ManyToOne p ->
        scratch.secondTile.repeat(second.columns, second.from() + p.one(), scratch.second);
      default -> {
      }
    }
  }

  /** Moves the sides that walk, or gathers them, to the pairs from {@code start} on. */
  private void move(int start, int count, Scratch scratch) {
    if (pairing instanceof Pairing.Indexed p) {
      scratch.firstTile.gather(first.columns, first.from(), p.first(), start, count, scratch.first);
      scratch.secondTile.gather(second.columns, second.from(), p.second(), start, count, scratch.second);
      return;
    }
    if (!(pairing instanceof Pairing.OneToMany)) {
      scratch.first.walk(first.columns, first.from() + start);
    }
    if (!(pairing instanceof Pairing.ManyToOne)) {
      scratch.second.walk(second.columns, second.from() + start);
    }
  }

  /** Fills the index column, and u and v where the kernel does not. */
  private void finish(int start, int count) {
    int word = start >>> 6;
    int wordCount = Kernel.words(count);
    switch (pairing) {
      case Pairing.ManyToOne p -> bits.select(words, word, wordCount, p.one(), 0, rayHits.index, start);
      case Pairing.Indexed p -> {
        for (int i = start; i < start + count; i++) {
          rayHits.index[i] = ((words[i >>> 6] >>> i) & 1) != 0 ? p.second()[i] : -1;
        }
      }
      default -> bits.select(words, word, wordCount, start, 1, rayHits.index, start);
    }
    if (!(second instanceof Triangles)) {
      Arrays.fill(rayHits.u, start, start + count, 0);
      Arrays.fill(rayHits.v, start, start + count, 0);
    }
  }
}
