package lockstep.spark;

import java.io.Serializable;
import org.apache.spark.sql.types.StructType;

/**
 * What tasks know of one side's rows: an id first, then the columns of the kind, then what they carry along.
 *
 * @param name how messages call the side
 * @param isText whether ids are texts, not numbers
 * @param drops whether rows that are no shapes are left out, instead of being an error
 * @param carried further columns, which are in a struct behind all others, unless there are none
 */
record Input(String name, Kind kind, boolean isText, boolean drops,
    StructType carried) implements Serializable {
  Batch batch() {
    return new Batch(kind, ids());
  }

  /** An empty column of ids, whose rows carry along what rows of this side do. */
  Ids ids() {
    return Ids.empty(isText, carried.length());
  }

  /** The message about a row that is no shape. */
  String message(Object id, String reason) {
    return name + ": the row with id " + id + " is not " + kind.one() + ": " + reason;
  }

  /**
   * Throws if rows that are an error were left out: those of a dataset that is not the same each time it is
   * computed, as a first look has found none.
   */
  void check(RowReader reader) {
    if (!drops && reader.firstFault() != null) {
      throw new IllegalArgumentException(reader.firstFault());
    }
  }
}
