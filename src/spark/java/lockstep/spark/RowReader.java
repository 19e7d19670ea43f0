package lockstep.spark;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.IntPredicate;
import lockstep.Columns;
import lockstep.Invalid;
import lockstep.Rays;
import lockstep.Shapes;
import org.apache.spark.sql.catalyst.InternalRow;

/**
 * Reads rows into batches. Rows with a null, and shapes and rays that nothing can meet, such as one with a
 * NaN or a negative radius, are left out, counted, and the first of them is described.
 */
final class RowReader implements Iterator<Batch> {
  private static final int ROWS = 4096;

  private final Iterator<InternalRow> rows;
  private final Input input;
  private long faults;
  private String firstFault;

  RowReader(Iterator<InternalRow> rows, Input input) {
    this.rows = rows;
    this.input = input;
  }

  /** The number of rows left out so far. */
  long faults() {
    return faults;
  }

  /** What is wrong with the first row left out, or null. */
  String firstFault() {
    return firstFault;
  }

  /** A batch may be empty, and is the caller's. */
  @Override
  public Batch next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    Batch batch = input.batch();
    batch.reserve(ROWS);
    for (int k = 0; k < ROWS && rows.hasNext(); k++) {
      InternalRow row = rows.next();
      String missing = missing(row);
      if (missing == null) {
        batch.add(row);
      } else {
        Object id = row.isNullAt(0) ? null : input.isText() ? row.getString(0) : (Object) row.getLong(0);
        fault(id, missing + " is null");
      }
    }
    leaveOutWhatMeetsNothing(batch);
    return batch;
  }

  @Override
  public boolean hasNext() {
    return rows.hasNext();
  }

  /** The name of the first column that is null, or null. */
  private String missing(InternalRow row) {
    if (row.anyNull()) {
      for (int c = 0; c < row.numFields(); c++) {
        if (row.isNullAt(c)) {
          return c == 0 ? "the id" : input.kind().columns().get(c - 1);
        }
      }
    }
    return null;
  }

  private void leaveOutWhatMeetsNothing(Batch batch) {
    Columns elements = batch.elements(input.kind());
    IntPredicate meets = Reach.meeting(elements);
    int kept = 0;
    for (int i = 0; i < elements.size(); i++) {
      if (meets.test(i)) {
        if (kept < i) {
          batch.move(kept, i);
        }
        kept++;
      } else { // before a later shape takes its place
        Columns one = elements instanceof Rays rays ? rays.slice(i, 1) : ((Shapes) elements).slice(i, 1);
        fault(batch.ids.get(i), one.firstInvalid().map(Invalid::reason).orElse("its bounds are empty"));
      }
    }
    batch.truncate(kept);
  }

  private void fault(Object id, String reason) {
    faults++;
    if (firstFault == null) {
      firstFault = input.message(id, reason);
    }
  }
}
