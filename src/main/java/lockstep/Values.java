package lockstep;

import lockstep.internal.query.ResultColumns;
import lockstep.internal.run.OwnTests;
import lockstep.internal.shape.Checks;

/**
 * The results of a {@linkplain Engine#test test} of the caller's own: for entry k whether the pair hits, and
 * the values that the test's definition writes. Make one and use it for every call; each call overwrites the
 * last one's answers.
 *
 * <p>The columns are a little longer than the capacity; what stands in them from {@link #size()} on is
 * unspecified.
 */
public final class Values {
  private final ResultColumns columns;
  private final Hits hits;

  private Values(int width, int capacity) {
    columns = new ResultColumns(OwnTests.columns(Checks.notNegative("width", width)),
        Checks.size("capacity", capacity));
    hits = new Hits(columns);
  }

  /**
   * Room for the answers of {@code capacity} pairs by a test that gives {@code width} floats for each; 0 for
   * bits alone, of any test.
   */
  public static Values allocate(int width, int capacity) {
    return new Values(width, capacity);
  }

  /** The number of answers that fit. */
  public int capacity() {
    return columns.capacity();
  }

  /** The number of columns: floats per answer. */
  public int width() {
    return columns.floats.length;
  }

  /** The number of answers of the last call. */
  public int size() {
    return columns.size();
  }

  /** The number of entries that hit. */
  public int count() {
    return columns.count();
  }

  /** The answers as bits: which entries hit. */
  public Hits hits() {
    return hits;
  }

  /** Column c itself, not a copy; answer k stands at k. */
  public float[] column(int c) {
    Checks.index("c", c, width());
    return columns.floats[c];
  }

  ResultColumns columns() {
    return columns;
  }

  @Override
  public String toString() {
    return "Values[" + count() + " of " + size() + "]";
  }
}
