package lockstep.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lockstep.Rays;
import lockstep.Shapes;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;

/** Shapes that are both a buffer, for one machine, and a dataset, whose ids are the indices. */
final class Table {
  private static final float[][] INTERVALS = {{0, Float.POSITIVE_INFINITY}, {0, Float.POSITIVE_INFINITY},
      {Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY}, {0.5f, 3}, {-2, 0}};

  private final Kind kind;
  private final float[][] columns;
  private final int count;

  Table(Kind kind, float[][] columns, int count) {
    this.kind = kind;
    this.columns = columns;
    this.count = count;
  }

  Kind kind() {
    return kind;
  }

  int count() {
    return count;
  }

  /** The kinds of shapes that have columns of their own. */
  static List<Kind> shapes() {
    return Stream.of(Kind.values()).filter(kind -> kind != Kind.RAY && kind != Kind.POINT).toList();
  }

  /** Random shapes about as large as {@code size} in a cube, some of them on a coarse grid. */
  static Table random(Kind kind, int count, float size, SplittableRandom random) {
    float[][] columns = new float[kind.columns().size()][count];
    float[] numbers = new float[columns.length];
    for (int i = 0; i < count; i++) {
      shape(kind, size, random, numbers);
      for (int c = 0; c < numbers.length; c++) {
        columns[c][i] = numbers[c];
      }
    }
    return new Table(kind, columns, count);
  }

  private static void shape(Kind kind, float size, SplittableRandom random, float[] to) {
    boolean onGrid = random.nextInt(4) == 0;
    float[] centre = new float[3], half = new float[3];
    for (int axis = 0; axis < 3; axis++) {
      centre[axis] = onGrid ? random.nextInt(-8, 9) : random.nextFloat(-8, 8);
      half[axis] = onGrid ? random.nextInt(3) : random.nextFloat() * size;
    }
    for (int c = 0; c < to.length; c++) {
      to[c] = switch (kind) {
        case SPHERE, POINT -> c < 3 ? centre[c] : half[0];
        case CAPSULE -> c < 6 ? centre[c % 3] + random.nextFloat(-1, 1) * size : half[0];
        case BOX -> c < 3 ? centre[c] - half[c] : centre[c - 3] + half[c - 3];
        case ORIENTED_BOX -> c < 3 ? centre[c] : c < 6 ? half[c - 3] : random.nextFloat(-1, 1);
        case TRIANGLE -> centre[c % 3] + random.nextFloat(-1, 1) * size;
        case PLANE -> random.nextFloat(-1, 1) * (c < 3 ? 1 : 8);
        case CYLINDER_X, CYLINDER_Y, CYLINDER_Z -> c < 2 ? centre[c] : half[0];
        case FRUSTUM -> {
          int plane = c / 4, axis = plane / 2, sign = plane % 2 == 0 ? -1 : 1; // of a box
          yield c % 4 < 3 ? (c % 4 == axis ? sign : 0) : -sign * centre[axis] - half[axis];
        }
        case RAY -> c < 3 ? (onGrid ? centre[c] : 2 * centre[c]) // some from outside
            : c < 6 ? (onGrid ? random.nextInt(-1, 2) : random.nextFloat(-1, 1) - centre[c - 3] / 8)
                : INTERVALS[Math.floorMod(Float.floatToIntBits(centre[0]), INTERVALS.length)][c - 6];
      };
    }
  }

  Shapes buffer() {
    return (Shapes) kind.wrap(columns, count);
  }

  Rays rays() {
    return (Rays) kind.wrap(columns, count);
  }

  /** Moves shape i, one whose first columns are a point or two, along an axis. */
  void move(int i, int axis, float by) {
    for (int c = axis; c < (kind == Kind.BOX ? 6 : 3); c += 3) {
      columns[c][i] += by;
    }
  }

  /** Sets shape i, its columns in order. */
  void set(int i, float... numbers) {
    for (int c = 0; c < numbers.length; c++) {
      columns[c][i] = numbers[c];
    }
  }

  Dataset<Row> dataset(int partitions) {
    return dataset(partitions, false);
  }

  /** The dataset, with ids as numbers or as texts. */
  Dataset<Row> dataset(int partitions, boolean isText) {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      rows.add(row(i, isText));
    }
    List<StructField> fields = new ArrayList<>(kind.columns().stream()
        .map(name -> DataTypes.createStructField(name, DataTypes.FloatType, true)).toList());
    fields.add(DataTypes.createStructField("id", isText ? DataTypes.StringType : DataTypes.LongType, true));
    return Sessions.local().createDataFrame(rows, DataTypes.createStructType(fields)).repartition(partitions);
  }

  private Row row(int i, boolean isText) {
    Object[] values = new Object[columns.length + 1];
    IntStream.range(0, columns.length).forEach(c -> values[c] = columns[c][i]);
    values[columns.length] = isText ? text(i) : (Object) (long) i;
    return RowFactory.create(values);
  }

  /** An id as text, in the order of numbers. */
  static String text(int i) {
    return "%06d".formatted(i);
  }
}
