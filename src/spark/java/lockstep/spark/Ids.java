package lockstep.spark;

import java.io.Serializable;
import java.util.Arrays;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;

/** A column of ids that grows, numbers or texts, in the order that Spark sorts them by. */
abstract sealed class Ids implements Serializable {
  private static final long serialVersionUID = 1;

  /** An empty column. */
  static Ids empty(boolean isText) {
    return isText ? new Texts() : new Numbers();
  }

  /** The type of the column that ids become. */
  static DataType type(boolean isText) {
    return isText ? DataTypes.StringType : DataTypes.LongType;
  }

  /** Makes room for {@code size} ids, or drops what is beyond. */
  abstract void resize(int size);

  /** Sets id i to that of a row, which is reused for the next. */
  abstract void set(int i, InternalRow row, int ordinal);

  /** Sets id i to another column's id j. */
  abstract void set(int i, Ids from, int j);

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

  /** Id i as a row holds it. */
  abstract Object get(int i);

  /** Whether id i comes before another column's id j. */
  abstract boolean isBefore(int i, Ids other, int j);

  private static final class Numbers extends Ids {
    private static final long serialVersionUID = 1;
    private long[] ids = {};

    @Override
    void resize(int size) {
      ids = Arrays.copyOf(ids, size);
    }

    @Override
    void set(int i, InternalRow row, int ordinal) {
      ids[i] = row.getLong(ordinal);
    }

    @Override
    void set(int i, Ids from, int j) {
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

    @Override
    void resize(int size) {
      ids = Arrays.copyOf(ids, size);
    }

    @Override
    void set(int i, InternalRow row, int ordinal) {
      ids[i] = row.getUTF8String(ordinal).copy();
    }

    @Override
    void set(int i, Ids from, int j) {
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
