package lockstep.spark;

import java.util.Arrays;
import lockstep.Columns;
import org.apache.spark.sql.catalyst.InternalRow;

/**
 * Shapes or rays of one kind by columns, with their ids: what rows become, what is sent to cells, and what a
 * buffer wraps. It grows.
 */
final class Batch implements Message<Batch> {
  private static final long serialVersionUID = 1;

  private final float[][] columns;
  final Ids ids;
  private int size;
  private int room;

  /** Makes an empty batch, with an empty column of ids. */
  Batch(Kind kind, Ids ids) {
    columns = new float[kind.columns().size()][0];
    this.ids = ids;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public int weight() {
    return size;
  }

  /** The shapes as a buffer, without a copy. */
  Columns elements(Kind kind) {
    return kind.wrap(columns, size);
  }

  /** Adds a row: the id, then the columns, none of them null. */
  void add(InternalRow row) {
    reserve(size + 1);
    ids.set(size, row, 0);
    for (int c = 0; c < columns.length; c++) {
      columns[c][size] = row.getFloat(c + 1);
    }
    size++;
  }

  /** Adds shape i of another batch of the same kind. */
  @Override
  public void add(Batch from, int i) {
    reserve(size + 1);
    copy(size++, from, i);
  }

  /** Adds all shapes of another batch of the same kind. */
  void addAll(Batch from) {
    reserve(size + from.size);
    for (int c = 0; c < columns.length; c++) {
      System.arraycopy(from.columns[c], 0, columns[c], size, from.size);
    }
    for (int i = 0; i < from.size; i++) {
      ids.set(size++, from.ids, i);
    }
  }

  /** Moves shape {@code from} to a place before it. */
  void move(int to, int from) {
    copy(to, this, from);
  }

  private void copy(int to, Batch from, int i) {
    ids.set(to, from.ids, i);
    for (int c = 0; c < columns.length; c++) {
      columns[c][to] = from.columns[c][i];
    }
  }

  /** Drops all but the first shapes. */
  void truncate(int count) {
    size = count;
  }

  @Override
  public Batch trimmed() {
    resize(size);
    return this;
  }

  /** Returns a batch of the same in the order of their ids. */
  Batch sorted(Input input) {
    Integer[] order = new Integer[size];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, (i, j) -> ids.isBefore(i, ids, j) ? -1 : ids.isBefore(j, ids, i) ? 1 : 0);
    Batch sorted = input.batch();
    sorted.reserve(size);
    for (int i : order) {
      sorted.add(this, i);
    }
    return sorted;
  }

  /** Makes room for so many shapes. */
  void reserve(int least) {
    if (least > room) {
      resize(Math.max(least, Math.max(16, room + (room >> 1))));
    }
  }

  private void resize(int length) {
    for (int c = 0; c < columns.length; c++) {
      columns[c] = Arrays.copyOf(columns[c], length);
    }
    ids.resize(length);
    room = length;
  }
}
