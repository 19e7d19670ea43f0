package lockstep.spark;

import java.io.Serializable;
import java.util.Arrays;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * A column of ids that grows, numbers or texts, in the order that Spark sorts them by. Where an id goes, what
 * its row carries along may go with it.
 */
abstract sealed class Ids implements Serializable {
  private static final long serialVersionUID = 1;

  /** The number of columns that rows carry along, in a struct behind all others; 0 for none. */
  private final int width;

  private InternalRow[] carried = {};

  private Ids(int width) {
    this.width = width;
  }

  /** An empty column whose rows carry so many columns along. */
  static Ids empty(boolean isText, int width) {
    return isText ? new Texts(width) : new Numbers(width);
  }

  /** The type of the column that ids become. */
  static DataType type(boolean isText) {
    return isText ? DataTypes.StringType : DataTypes.LongType;
  }

  /** Makes room for {@code size} ids, or drops what is beyond. */
  final void resize(int size) {
    resizeIds(size);
    if (width > 0) {
      carried = Arrays.copyOf(carried, size);
    }
  }

  /** Sets id i to that of a row, which is reused for the next. */
  final void set(int i, InternalRow row, int ordinal) {
    setId(i, row, ordinal);
    if (width > 0) {
      carried[i] = row.getStruct(row.numFields() - 1, width).copy();
    }
  }

  /** Sets id i to another column's id j. */
  final void set(int i, Ids from, int j) {
    setId(i, from, j);
    if (width > 0) {
      carried[i] = from.carried[j];
    }
  }

  /** What the row of id i carries along. */
  final InternalRow carried(int i) {
    return carried[i];
  }

  abstract void resizeIds(int size);

  abstract void setId(int i, InternalRow row, int ordinal);

  abstract void setId(int i, Ids from, int j);

  /** The number of ids there is room for. */
  abstract int length();

  /** Sets id i, the next one, to another column's id j, and makes room if there is none. */
  final void append(int i, Ids from, int j) {
    if (i == length()) {
      resize(Math.max(16, i + (i >> 1)));
    }
    set(i, from, j);
  }

  /** A number that is the same for the same id. */
  abstract int hash(int i);

  abstract void sort();

  /** Sorts all, and returns one that is there more than once, as messages show it, or null. */
  final String repeated() {
    sort();
    for (int i = 1; i < length(); i++) {
      if (!isBefore(i - 1, this, i)) {
        return get(i).toString();
      }
    }
    return null;
  }

  /** Id i as a row holds it. */
  abstract Object get(int i);

  /** Whether id i comes before another column's id j. */
  abstract boolean isBefore(int i, Ids other, int j);

  /** The place among the first {@code size} ids, which are sorted, of another column's id j, or −1. */
  final int find(int size, Ids other, int j) {
    int from = 0, to = size;
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (isBefore(middle, other, j)) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from < size && !other.isBefore(j, this, from) ? from : -1;
  }

  private static final class Numbers extends Ids {
    private static final long serialVersionUID = 1;
    private long[] ids = {};

    Numbers(int width) {
      super(width);
    }

    @Override
    void resizeIds(int size) {
      ids = Arrays.copyOf(ids, size);
    }

    @Override
    void setId(int i, InternalRow row, int ordinal) {
      ids[i] = row.getLong(ordinal);
    }

    @Override
    void setId(int i, Ids from, int j) {
      ids[i] = ((Numbers) from).ids[j];
    }

    @Override
    int length() {
      return ids.length;
    }

    @Override
    int hash(int i) {
      return Long.hashCode(ids[i] * 0x9E3779B97F4A7C15L);
    }

    @Override
    void sort() {
      Arrays.sort(ids);
    }

    @Override
    Object get(int i) {
      return ids[i];
    }

    @Override
    boolean isBefore(int i, Ids other, int j) {
      return ids[i] < ((Numbers) other).ids[j];
    }
  }

  private static final class Texts extends Ids {
    private static final long serialVersionUID = 1;
    private UTF8String[] ids = {};

    Texts(int width) {
      super(width);
    }

    @Override
    void resizeIds(int size) {
      ids = Arrays.copyOf(ids, size);
    }

    @Override
    void setId(int i, InternalRow row, int ordinal) {
      ids[i] = row.getUTF8String(ordinal).copy();
    }

    @Override
    void setId(int i, Ids from, int j) {
      ids[i] = ((Texts) from).ids[j];
    }

    @Override
    int length() {
      return ids.length;
    }

    @Override
    int hash(int i) {
      return ids[i].hashCode();
    }

    @Override
    void sort() {
      Arrays.sort(ids);
    }

    @Override
    Object get(int i) {
      return ids[i].toString();
    }

    @Override
    boolean isBefore(int i, Ids other, int j) {
      return ids[i].compareTo(((Texts) other).ids[j]) < 0;
    }
  }
}
