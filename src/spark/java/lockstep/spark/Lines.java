package lockstep.spark;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.catalyst.CatalystTypeConverters;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import scala.Function1;

/** The rows of an answer: ids, values, and what both sides carry along. */
final class Lines {
  static final String FIRST = "first", SECOND = "second";

  private final Carried ofFirst;
  private final Carried ofSecond;

  Lines(Input first, Input second, Carry carry) {
    ofFirst = new Carried(first, carry.ofFirst());
    ofSecond = new Carried(second, carry.ofSecond());
  }

  /**
   * The columns of an answer.
   *
   * @param second null if it does not tell with what
   */
  static StructType schema(Input first, Input second, Carry carry, List<StructField> values) {
    List<StructField> fields = new ArrayList<>();
    fields.add(DataTypes.createStructField(FIRST, Ids.type(first.isText()), false));
    if (second != null) {
      fields.add(DataTypes.createStructField(SECOND, Ids.type(second.isText()), false));
    }
    fields.addAll(values);
    Carried.addTo(fields, FIRST, first, carry.ofFirst());
    if (second != null) {
      Carried.addTo(fields, SECOND, second, carry.ofSecond());
    }
    return DataTypes.createStructType(fields);
  }

  /** The columns of values, all of type float. */
  static List<StructField> floats(List<String> names) {
    return names.stream().map(name -> DataTypes.createStructField(name, DataTypes.FloatType, false)).toList();
  }

  /**
   * Makes a row of id i of a column, of id j of another one, and of values.
   *
   * @param others null if the answer does not tell with what
   */
  Row row(Ids ids, int i, Ids others, int j, Object... values) {
    int ofIds = others == null ? 1 : 2, at = ofIds + values.length;
    Object[] cells = new Object[at + ofFirst.places.length + ofSecond.places.length];
    cells[0] = ids.get(i);
    System.arraycopy(values, 0, cells, ofIds, values.length);
    at = ofFirst.put(cells, at, ids, i);
    if (others != null) {
      cells[1] = others.get(j);
      ofSecond.put(cells, at, others, j);
    }
    return RowFactory.create(cells);
  }

  /** Some of the columns that a side carries along. */
  private static final class Carried {
    private final int[] places;
    private final Function1<Object, Object> toRow;

    Carried(Input input, List<String> names) {
      places = places(input, names);
      toRow = CatalystTypeConverters.createToScalaConverter(input.carried());
    }

    private static int[] places(Input input, List<String> names) {
      List<String> all = List.of(input.carried().fieldNames());
      return names.stream().mapToInt(name -> {
        int k = 0;
        while (!all.get(k).equalsIgnoreCase(name)) {
          k++;
        }
        return k;
      }).toArray();
    }

    static void addTo(List<StructField> fields, String side, Input input, List<String> names) {
      int[] places = places(input, names);
      for (int k = 0; k < places.length; k++) {
        StructField field = input.carried().fields()[places[k]];
        fields
            .add(DataTypes.createStructField(side + "_" + names.get(k), field.dataType(), field.nullable()));
      }
    }

    /** Puts them into a row from a column on; returns the next one. */
    int put(Object[] cells, int from, Ids ids, int i) {
      int at = from;
      if (places.length > 0) {
        Row row = (Row) toRow.apply(ids.carried(i));
        for (int place : places) {
          cells[at++] = row.get(place);
        }
      }
      return at;
    }
  }
}
