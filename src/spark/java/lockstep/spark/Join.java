package lockstep.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import lockstep.Engine;
import lockstep.Pairs;
import lockstep.Shapes;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * A spatial join of two datasets of shapes, or of one with itself. The pairs that it lists are those that
 * {@link Engine#scalar()} lists on one machine, whatever the partitions, the executors and the failures:
 *
 * <pre>
 *   Dataset&lt;Row&gt; pairs = Join.of(balls, Kind.SPHERE, crates, Kind.BOX).overlap();
 *   pairs.orderBy("first", "second");
 * </pre>
 *
 * <p>A dataset has a row for each shape: an id, of type bigint, int or string, and {@linkplain Kind#columns()
 * the columns of its kind}, of type float; others are left aside. An answer has a row for each pair, in no
 * order: the ids {@code first} and {@code second}, and what the question measures.
 *
 * <p>A question first looks at all rows, in a job of its own: how many there are, where, and whether all are
 * shapes. What follows is lazy, as every dataset. If a side is {@linkplain #broadcastRows small}, every
 * executor gets all of it. Otherwise space is split into cells, each shape is sent to all cells that its box
 * meets, and each pair is listed by one of them. Both sides are computed more than once, so a dataset that is
 * costly is worth a {@code cache()}.
 *
 * <p>A row with a null is an error, and so is a shape that nothing can meet, as one with a NaN or a negative
 * radius, or an empty box; {@link #dropInvalid()} leaves them out. An id must not be on two rows of a side.
 */
public final class Join {
  private static final String FIRST = "first", SECOND = "second", DISTANCE = "distance";

  /** A task that has so few shapes is not worth a further one. */
  private static final double FEW = 1 << 15;

  private final Dataset<Row> first;
  private final Kind firstKind;
  private final Dataset<Row> second; // the first where it is joined with itself
  private final Kind secondKind;
  private final boolean isSelf;
  private String firstId = "id";
  private String secondId = "id";
  private boolean drops;
  private boolean trusts;
  private int broadcastRows = 100_000;
  private int rowsPerCell = 500_000;
  private long dropped;

  private Join(Dataset<Row> first, Kind firstKind, Dataset<Row> second, Kind secondKind, boolean isSelf) {
    this.first = Objects.requireNonNull(first, FIRST);
    this.firstKind = Objects.requireNonNull(firstKind, "firstKind");
    this.second = Objects.requireNonNull(second, SECOND);
    this.secondKind = Objects.requireNonNull(secondKind, "secondKind");
    this.isSelf = isSelf;
  }

  /** Joins two datasets. */
  public static Join of(Dataset<Row> first, Kind firstKind, Dataset<Row> second, Kind secondKind) {
    return new Join(first, firstKind, second, secondKind, false);
  }

  /**
   * Joins a dataset with itself: each pair of two of its shapes is listed once, the lower id first, as Spark
   * sorts them.
   */
  public static Join self(Dataset<Row> shapes, Kind kind) {
    Objects.requireNonNull(shapes, "shapes");
    Objects.requireNonNull(kind, "kind");
    return new Join(shapes, kind, shapes, kind, true);
  }

  /** Sets the name of the column of ids, {@code id} where it is not set. */
  public Join id(String name) {
    return ids(name, name);
  }

  /** Sets the names of the columns of ids of both sides. */
  public Join ids(String ofFirst, String ofSecond) {
    firstId = Objects.requireNonNull(ofFirst, "ofFirst");
    secondId = Objects.requireNonNull(ofSecond, "ofSecond");
    return this;
  }

  /** Leaves out rows with a null and shapes that nothing can meet; {@link #dropped()} says how many. */
  public Join dropInvalid() {
    drops = true;
    return this;
  }

  /** Takes the caller's word for it that no id is on two rows, which saves a shuffle of all ids. */
  public Join trustIds() {
    trusts = true;
    return this;
  }

  /**
   * Sets up to how many shapes of a side are sent to every executor as a whole, 100,000 where it is not set;
   * 0 for never.
   *
   * @throws IllegalArgumentException if {@code most} is negative
   */
  public Join broadcastRows(int most) {
    if (most < 0) {
      throw new IllegalArgumentException("most is " + most + ", less than 0");
    }
    broadcastRows = most;
    return this;
  }

  /**
   * Sets how many shapes of both sides a cell should not exceed, 500,000 where it is not set: what a task
   * keeps in memory, about 150 bytes for each, and four pairs at a time. Where more shapes than that are in
   * one place, one cell has them all.
   *
   * @throws IllegalArgumentException if {@code most} is not positive
   */
  public Join rowsPerCell(int most) {
    if (most < 1) {
      throw new IllegalArgumentException("most is " + most + ", less than 1");
    }
    rowsPerCell = most;
    return this;
  }

  /** The number of rows of both sides that the last question left out. */
  public long dropped() {
    return dropped;
  }

  /**
   * Lists the pairs that overlap, as {@link Engine#overlap(lockstep.Target, lockstep.Obstacles, Pairs)} does.
   *
   * @throws IllegalArgumentException if a column is missing or of another type, a row is no shape, or an id
   *     is on two rows
   * @throws UnsupportedOperationException if the kinds have no overlap
   */
  public Dataset<Row> overlap() {
    return ask(new Question.Overlap());
  }

  /**
   * Lists the pairs that are at most so far apart, as {@link Engine#within(lockstep.Target,
   * lockstep.Obstacles, float, Pairs)} does, with their {@code distance}.
   *
   * @throws IllegalArgumentException if {@code distance} is NaN or negative, a column is missing or of
   *     another type, a row is no shape, or an id is on two rows
   * @throws UnsupportedOperationException if the kinds have no distance
   */
  public Dataset<Row> within(float distance) {
    return ask(new Question.Within(distance));
  }

  private Dataset<Row> ask(Question question) {
    checkQuestion(question);
    Selection a = Selection.of(isSelf ? "shapes" : FIRST, first, firstKind, firstId, drops);
    Selection b = isSelf ? a : Selection.of(SECOND, second, secondKind, secondId, drops);
    Survey ofA = a.survey(question);
    Survey ofB = isSelf ? ofA : b.survey(question);
    dropped = ofA.faults() + (isSelf ? 0 : ofB.faults());
    if (!trusts) {
      a.checkIds(ofA);
      if (!isSelf) {
        b.checkIds(ofB);
      }
    }
    JavaRDD<Row> pairs = pairs(question, a, ofA, b, ofB);
    return first.sparkSession().createDataFrame(pairs, schema(question, a.input(), b.input()));
  }

  /** Throws what the engine throws for kinds that it has no kernel for, or for the distance. */
  private void checkQuestion(Question question) {
    Shapes none = firstKind.wrap(new float[firstKind.columns().size()][0], 0);
    Shapes others = secondKind.wrap(new float[secondKind.columns().size()][0], 0);
    question.list(Engine.scalar(), none, others, Pairs.allocate(0));
  }

  private JavaRDD<Row> pairs(Question question, Selection a, Survey ofA, Selection b, Survey ofB) {
    JavaSparkContext context = JavaSparkContext.fromSparkContext(first.sparkSession().sparkContext());
    Plan plan = new Plan(question, rowsPerCell, Counters.of(context.sc()));
    if (ofB.shapes() <= Math.min(broadcastRows, ofA.shapes())) {
      PairRows.Order order = isSelf ? PairRows.Order.PART_OF_SELF : PairRows.Order.FORWARD;
      return a.rows().mapPartitions(new BroadcastJoin(plan, order, a.input(), context.broadcast(b.all())));
    }
    if (ofA.shapes() <= broadcastRows) {
      return b.rows().mapPartitions(
          new BroadcastJoin(plan, PairRows.Order.BACKWARD, b.input(), context.broadcast(a.all())));
    }
    Sample sample = Sample.of(isSelf ? List.of(ofA.sample()) : List.of(ofA.sample(), ofB.sample()));
    long shapes = ofA.shapes() + (isSelf ? 0 : ofB.shapes());
    double share = Math.max(FEW, shapes / (2.0 * context.defaultParallelism()));
    Cells cells = Cells.of(sample, Math.min(rowsPerCell, share));
    JavaPairRDD<Integer, Batch> firsts = a.send(plan, cells);
    return isSelf ? firsts.mapPartitions(new CellJoin.OfOne(plan, a.input(), cells))
        : firsts.zipPartitions(b.send(plan, cells), new CellJoin.OfTwo(plan, a.input(), b.input(), cells));
  }

  private static StructType schema(Question question, Input first, Input second) {
    List<StructField> fields = new ArrayList<>();
    fields.add(DataTypes.createStructField(FIRST, Ids.type(first.isText()), false));
    fields.add(DataTypes.createStructField(SECOND, Ids.type(second.isText()), false));
    if (question instanceof Question.Within) {
      fields.add(DataTypes.createStructField(DISTANCE, DataTypes.FloatType, false));
    }
    return DataTypes.createStructType(fields);
  }

  /** The columns of a dataset that a join is about. */
  private record Selection(Input input, Dataset<Row> chosen, JavaRDD<InternalRow> rows) {
    static Selection of(String name, Dataset<Row> shapes, Kind kind, String id, boolean drops) {
      if (shapes.isStreaming()) {
        throw new IllegalArgumentException(name + " is a stream");
      }
      List<String> names = Stream.concat(Stream.of(id), kind.columns().stream()).toList();
      List<String> there =
          Stream.of(shapes.columns()).map(column -> column.toLowerCase(Locale.ROOT)).toList();
      for (String column : names) {
        if (!there.contains(column.toLowerCase(Locale.ROOT))) {
          throw new IllegalArgumentException(name + " has no column " + column + ": " + kind.one()
              + " has the columns " + String.join(", ", kind.columns()));
        }
      }
      Dataset<Row> chosen = shapes.select(names.stream().map(Selection::column).toArray(Column[]::new));
      StructField[] fields = chosen.schema().fields();
      for (int c = 1; c < fields.length; c++) {
        check(name, fields[c], "float", DataTypes.FloatType);
      }
      check(name, fields[0], "bigint, int or string", DataTypes.LongType, DataTypes.IntegerType,
          DataTypes.StringType);
      boolean isText = fields[0].dataType().equals(DataTypes.StringType);
      if (fields[0].dataType().equals(DataTypes.IntegerType)) {
        chosen = chosen.withColumn(id, column(id).cast(DataTypes.LongType));
      }
      return new Selection(new Input(name, kind, isText, drops), chosen,
          chosen.queryExecution().toRdd().toJavaRDD());
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

    Survey survey(Question question) {
      Survey survey = Survey.of(rows, input, question);
      if (!input.drops() && survey.faults() > 0) {
        throw new IllegalArgumentException(survey.firstFault()
            + (survey.faults() == 1 ? "" : "; " + survey.faults() + " rows are not " + input.kind().one()));
      }
      return survey;
    }

    /** Throws if an id is on two rows, in a job of its own. */
    void checkIds(Survey survey) {
      int parts =
          (int) Math.min(1 << 16, Math.max(rows.context().defaultParallelism(), survey.shapes() >> 20));
      List<String> repeated = RepeatedIds.find(rows, input, parts);
      if (!repeated.isEmpty()) {
        throw new IllegalArgumentException(
            input.name() + ": the id " + repeated.getFirst() + " is on more than one row");
      }
    }

    /** All shapes, brought to the driver. */
    Side all() {
      Batch all = input.batch();
      rows.mapPartitions(new Collecting(input)).collect().forEach(all::addAll);
      return new Side(input.kind(), all.trimmed());
    }

    JavaPairRDD<Integer, Batch> send(Plan plan, Cells cells) {
      return rows.mapPartitionsToPair(new Scatter(plan, input, cells))
          .partitionBy(new HashPartitioner(cells.count()));
    }
  }
}
