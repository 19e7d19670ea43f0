package lockstep.spark;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/** The columns of a dataset that a join is about. */
record Selection(Input input, JavaRDD<InternalRow> rows) {
  static Selection of(String name, Dataset<Row> shapes, Kind kind, String id, boolean drops,
      List<String> carried) {
    if (shapes.isStreaming()) {
      throw new IllegalArgumentException(name + " is a stream");
    }
    List<String> names = Stream.concat(Stream.of(id), kind.columns().stream()).toList();
    List<String> there = Stream.of(shapes.columns()).map(column -> column.toLowerCase(Locale.ROOT)).toList();
    for (String column : names) {
      if (!there.contains(column.toLowerCase(Locale.ROOT))) {
        throw new IllegalArgumentException(name + " has no column " + column + ": " + kind.one()
            + " has the columns " + String.join(", ", kind.columns()));
      }
    }
    for (String column : carried) {
      if (!there.contains(column.toLowerCase(Locale.ROOT))) {
        throw new IllegalArgumentException(name + " has no column " + column + " to carry");
      }
    }
    Dataset<Row> chosen = shapes.select(columns(names));
    StructField[] fields = chosen.schema().fields();
    for (int c = 1; c < fields.length; c++) {
      check(name, fields[c], "float", DataTypes.FloatType);
    }
    check(name, fields[0], "bigint, int or string", DataTypes.LongType, DataTypes.IntegerType,
        DataTypes.StringType);
    boolean isText = fields[0].dataType().equals(DataTypes.StringType);
    Column[] all = columns(names);
    all[0] = isText ? all[0] : all[0].cast(DataTypes.LongType);
    StructType type = DataTypes.createStructType(shapes.select(columns(carried)).schema().fields());
    if (!carried.isEmpty()) {
      all =
          Stream.concat(Stream.of(all), Stream.of(functions.struct(columns(carried)))).toArray(Column[]::new);
    }
    return new Selection(new Input(name, kind, isText, drops, type),
        shapes.select(all).queryExecution().toRdd().toJavaRDD());
  }

  private static Column[] columns(List<String> names) {
    return names.stream().map(Selection::column).toArray(Column[]::new);
  }

  /** A column by its name, whatever is in it. */
  private static Column column(String name) {
    return functions.col("`" + name.replace("`", "``") + "`");
  }

  private static void check(String name, StructField field, String wanted, DataType... types) {
    if (Stream.of(types).noneMatch(field.dataType()::equals)) {
      throw new IllegalArgumentException("column " + field.name() + " of " + name + " is of type "
          + field.dataType().simpleString() + ", not " + wanted);
    }
  }

  /** Reads all rows, and throws if some are an error, or ids are to be checked and one is on two rows. */
  Survey survey(Reaching reaching, boolean checksIds) {
    Survey survey = Survey.of(rows, input, reaching, checksIds);
    if (!input.drops() && survey.faults() > 0) {
      throw new IllegalArgumentException(survey.firstFault()
          + (survey.faults() == 1 ? "" : "; " + survey.faults() + " rows are not " + input.kind().one()));
    }
    if (survey.repeatedId() != null) {
      throw new IllegalArgumentException(
          input.name() + ": the id " + survey.repeatedId() + " is on more than one row");
    }
    return survey;
  }

  /** All shapes, brought to the driver. */
  Side all() {
    Batch all = input.batch();
    rows.mapPartitions(new Collecting(input)).collect().forEach(all::addAll);
    return new Side(input.kind(), all.trimmed());
  }

  /** All shapes or rays in the order of their ids, brought to the driver. */
  Side sorted() {
    return new Side(input.kind(), all().batch().sorted(input));
  }

  /** Sends shapes to tasks: to all that have a cell that they reach, or to one that has it. */
  JavaPairRDD<Integer, Batch> send(Reaching reaching, Counters counters, Tasks tasks, boolean isAsking) {
    return rows.mapPartitionsToPair(new Scatter(reaching, counters, input, tasks, isAsking))
        .partitionBy(new HashPartitioner(tasks.count()));
  }
}
