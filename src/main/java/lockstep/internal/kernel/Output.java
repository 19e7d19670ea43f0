package lockstep.kernel;

/**
 * Where a kernel writes: bit k of {@code words[word + b]} is the answer for pair {@code 64 b + k}; a
 * cast also writes value columns (t, and u, v for triangles), pair i at {@code from + i}.
 */
public final class Output {
  public long[] words;
  public int word;
  public float[][] columns;
  public int from;

  /** Points at {@code words} and {@code columns} (null for a verb that only answers yes or no). */
  public Output at(long[] words, int word, float[][] columns, int from) {
    this.words = words;
    this.word = word;
    this.columns = columns;
    this.from = from;
    return this;
  }
}
