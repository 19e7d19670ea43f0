package lockstep.kernel;

/**
 * A kernel in two stages: a cheap one over all pairs, and a costly one over those that passed it,
 * gathered together so that no lane is spent on a pair already decided. The answer is "both", so the
 * stages together are the scalar twin's conjunction.
 */
final class Staged implements Kernel {
  private static final class Scratch {
    final Side first = new Side();
    final Side second = new Side();
    final Tile firstTile = new Tile();
    final Tile secondTile = new Tile();
    final Outcome out = new Outcome();
    final long[] words = new long[Kernel.words(Tile.SIZE)];
    final int[] survivors = new int[Tile.SIZE + Bits.SLACK];
  }

  private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(Scratch::new);

  private final Kernel cheap;
  private final Kernel costly;
  private final Bits bits;

  Staged(Kernel cheap, Kernel costly, Bits bits) {
    this.cheap = cheap;
    this.costly = costly;
    this.bits = bits;
  }

  @Override
  public void run(Side first, Side second, int count, Outcome out) {
    cheap.run(first, second, count, out);
    Kernel.trim(out.words, out.word, count);
    Scratch scratch = SCRATCH.get();
    for (int start = 0; start < count; start += Tile.SIZE) {
      decide(first, second, start, Math.min(Tile.SIZE, count - start), out, scratch);
    }
  }

  private void decide(Side first, Side second, int start, int count, Outcome out, Scratch scratch) {
    long[] words = out.words;
    int word = out.word + (start >>> 6);
    int wordCount = Kernel.words(count);
    int survivors = bits.indices(words, word, wordCount, 0, scratch.survivors, 0);
    if (survivors == 0) {
      return;
    }
    Outcome decided = scratch.out.at(scratch.words, 0, null, 0);
    if (survivors > count - (count >>> 2)) { // gathering would cost more than the lanes it saves
      costly.run(walk(first, start, scratch.first), walk(second, start, scratch.second), count, decided);
      for (int w = 0; w < wordCount; w++) {
        words[word + w] &= scratch.words[w];
      }
      return;
    }
    costly.run(gather(first, start, survivors, scratch.firstTile, scratch.first, scratch),
        gather(second, start, survivors, scratch.secondTile, scratch.second, scratch), survivors, decided);
    for (int w = 0; w < wordCount; w++) {
      words[word + w] = 0;
    }
    for (int k = 0; k < survivors; k++) {
      int i = scratch.survivors[k];
      words[word + (i >>> 6)] |= ((scratch.words[k >>> 6] >>> k) & 1) << i;
    }
  }

  private static Side walk(Side side, int start, Side to) {
    to.columns = side.columns;
    to.from = side.from + (start >>> 6) * side.stride;
    to.stride = side.stride;
    return to;
  }

  private static Side gather(Side side, int start, int count, Tile tile, Side to, Scratch scratch) {
    return side.stride == 0 ? side // every pair has the same element
        : tile.gather(side.columns, side.from + start, scratch.survivors, 0, count, to);
  }
}
