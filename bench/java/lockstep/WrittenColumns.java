package lockstep;

import java.util.Arrays;
import lockstep.internal.query.ResultColumns;

/**
 * The columns that a call wrote to the result of a verb, for benches and tests that compare answers bit for
 * bit.
 */
public final class WrittenColumns {
  private final ResultColumns columns;

  WrittenColumns(ResultColumns columns) {
    this.columns = columns;
  }

  /** The number of answers. */
  public int size() {
    return columns.size();
  }

  /** Fills everything that a call could write with nonsense, so that an entry left unwritten shows. */
  public void spoil() {
    Arrays.fill(columns.words, -1);
    for (float[] column : columns.floats) {
      Arrays.fill(column, Float.NaN);
    }
    if (columns.index != null) {
      Arrays.fill(columns.index, Integer.MIN_VALUE);
    }
  }

  /** Whether answer i has the same bits in another result of the same verb. */
  public boolean same(int i, WrittenColumns other) {
    boolean same = columns.get(i) == other.columns.get(i)
        && (columns.index == null || columns.index[i] == other.columns.index[i]);
    for (int c = 0; c < columns.floats.length; c++) {
      same &= Float.floatToRawIntBits(columns.floats[c][i])
          == Float.floatToRawIntBits(other.columns.floats[c][i]);
    }
    return same;
  }

  /** Answer i in words. */
  public String text(int i) {
    StringBuilder text = new StringBuilder(columns.get(i) ? "hit" : "miss");
    for (int c = 0; c < columns.floats.length; c++) {
      text.append(' ').append(columns.layout.floats().get(c).name()).append('=').append(columns.floats[c][i]);
    }
    return columns.index == null ? text.toString() : text + " index=" + columns.index[i];
  }

  /** The number of hits. */
  public long hits() {
    return columns.count();
  }
}
