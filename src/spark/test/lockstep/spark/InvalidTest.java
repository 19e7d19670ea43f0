package lockstep.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Rows that are no shapes are named before anything is joined, or left out and counted. */
class InvalidTest {
  private final SplittableRandom random = new SplittableRandom(46);
  private final Table balls = Table.random(Kind.SPHERE, 50, 1, random);
  private final Table crates = Table.random(Kind.BOX, 50, 1, random);

  private Join join(Dataset<Row> first) {
    return Join.of(first, Kind.SPHERE, crates.dataset(2), Kind.BOX);
  }

  private static void refused(String message, Join join) {
    refused(message, join::overlap);
  }

  private Dataset<Row> with(int id, String column, Object value) {
    return balls.dataset(3).withColumn(column,
        functions
            .when(functions.col("id").equalTo(id),
                functions.lit(value).cast(column.equals("id") ? "bigint" : "float"))
            .otherwise(functions.col(column)));
  }

  @Test
  void theRowIsNamed() {
    refused("first: the row with id 7 is not a sphere: x is NaN, not a finite number",
        join(with(7, "x", Float.NaN)));
    refused("first: the row with id 8 is not a sphere: radius is -1.0, less than 0",
        join(with(8, "radius", -1)));
    refused("first: the row with id 9 is not a sphere: y is null", join(with(9, "y", null)));
    refused("first: the row with id null is not a sphere: the id is null", join(with(9, "id", null)));
    refused("first: the id 3 is on more than one row", join(with(9, "id", 3)));
    refused("first: the id 000003 is on more than one row",
        Join.of(balls.dataset(2, true).union(balls.dataset(1, true).filter("id = '000003'")), Kind.SPHERE,
            crates.dataset(2), Kind.BOX));
    crates.set(11, 0, 0, 2, 1, 1, 1);
    refused("second: the row with id 11 is not a box: minZ is 2.0 and maxZ is 1.0: not an interval",
        join(balls.dataset(1)));
    refused("shapes: the row with id 11 is not a box: minZ is 2.0 and maxZ is 1.0: not an interval",
        Join.self(crates.dataset(1), Kind.BOX));
    crates.set(12, Float.NaN, 0, 0, 1, 1, 1);
    String message =
        assertThrows(IllegalArgumentException.class, join(balls.dataset(1))::overlap).getMessage();
    assertTrue(message.endsWith("; 2 rows are not a box"), message);
  }

  @Test
  void theColumnIsNamed() {
    Dataset<Row> rows = balls.dataset(1);
    refused("first has no column radius: a sphere has the columns x, y, z, radius",
        join(rows.drop("radius")));
    refused("first has no column id: a sphere has the columns x, y, z, radius", join(rows.drop("id")));
    refused("column y of first is of type double, not float",
        join(rows.withColumn("y", functions.col("y").cast("double"))));
    refused("column id of first is of type float, not bigint, int or string",
        join(rows.withColumn("id", functions.col("x"))));
  }

  /** A triangle without area, or a box that is infinite, is met by others, as on one machine. */
  @Test
  void oddShapesAreShapes() {
    balls.set(5, 0, 0, 0, Float.POSITIVE_INFINITY);
    crates.set(6, 1, 1, 1, 1, 1, Float.POSITIVE_INFINITY);
    List<String> expected = Expected.overlap(balls, crates);
    assertEquals(expected, Expected.of(join(balls.dataset(2)).overlap()));
    assertEquals(expected, Expected.of(join(balls.dataset(2)).broadcastRows(0).rowsPerCell(9).overlap()));
  }

  @Test
  void rowsAreLeftOutWhenAskedFor() {
    balls.set(7, Float.NaN, 0, 0, 1);
    balls.set(20, 0, 0, 0, -1);
    crates.set(49, 0, 0, 2, 1, 1, 1);
    List<String> expected = Expected.overlap(balls, crates);
    Dataset<Row> first =
        balls.dataset(2).union(with(9, "z", null).filter("id = 9").withColumn("id", functions.lit(1000L)));
    Join join = join(first).dropInvalid();
    assertEquals(expected, Expected.of(join.overlap()));
    assertEquals(4, join.dropped());
    assertEquals(expected, Expected.of(join.broadcastRows(0).rowsPerCell(20).overlap()));
    assertEquals(4, join.dropped());
    assertEquals(Expected.overlap(balls),
        Expected.of(Join.self(balls.dataset(2), Kind.SPHERE).dropInvalid().overlap()));
  }

  @Test
  void otherNamesTypesAndOrders() {
    Dataset<Row> first = balls.dataset(2).select("radius", "id", "z", "y", "x")
        .withColumn("ball", functions.col("id").cast("int")).drop("id")
        .withColumn("note", functions.lit("a"));
    Dataset<Row> pairs = Join.of(first, Kind.SPHERE, crates.dataset(2), Kind.BOX).ids("ball", "ID").overlap();
    assertEquals(Expected.overlap(balls, crates), Expected.of(pairs));
    assertEquals("struct<first:bigint,second:bigint>", pairs.schema().simpleString());
  }

  @Test
  void questionsThatHaveNoAnswerAreRefusedAtOnce() {
    Join join = join(balls.dataset(1));
    assertEquals("distance is -1.0, not 0 or more",
        assertThrows(IllegalArgumentException.class, () -> join.within(-1)).getMessage());
    Join planes = Join.self(Table.random(Kind.PLANE, 3, 1, random).dataset(1), Kind.PLANE);
    assertThrows(UnsupportedOperationException.class, planes::overlap);
    assertEquals("most is 0, less than 1",
        assertThrows(IllegalArgumentException.class, () -> join.rowsPerCell(0)).getMessage());
    assertEquals("most is -1, less than 0",
        assertThrows(IllegalArgumentException.class, () -> join.broadcastRows(-1)).getMessage());
    assertEquals("second",
        assertThrows(NullPointerException.class, () -> Join.of(balls.dataset(1), Kind.SPHERE, null, Kind.BOX))
            .getMessage());
  }

  private static void refused(String message, Executable question) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, question).getMessage());
  }

  @Test
  void raysThatAreNone() {
    Table rays = Table.random(Kind.RAY, 30, 1, random);
    rays.set(5, 0, 0, 0, 0, 0, 0, 0, 1); // odd, but it meets what the point is in
    List<String> expected = Expected.cast(rays, crates);
    assertEquals(expected,
        Expected.of(Join.of(rays.dataset(2), Kind.RAY, crates.dataset(2), Kind.BOX).cast()));
    rays.set(6, 0, 0, 0, 1, Float.POSITIVE_INFINITY, 0, 0, 1);
    refused("first: the row with id 6 is not a ray: dy is Infinity, not a finite number",
        () -> Join.of(rays.dataset(2), Kind.RAY, crates.dataset(2), Kind.BOX).cast());
    rays.set(6, 0, 0, 0, 1, 0, 0, 2, 1);
    refused("first: the row with id 6 is not a ray: tMin is 2.0 and tMax is 1.0: not an interval",
        () -> Join.of(rays.dataset(2), Kind.RAY, crates.dataset(2), Kind.BOX).any());
    Join dropping = Join.of(rays.dataset(2), Kind.RAY, crates.dataset(2), Kind.BOX).dropInvalid();
    assertEquals(Expected.cast(rays, crates), Expected.of(dropping.cast()));
    assertEquals(1, dropping.dropped());
    rays.set(6, 0, 0, 0, 1, 0, 0, 1, 1);
    refused("first has no column tMax: a ray has the columns ox, oy, oz, dx, dy, dz, tMin, tMax",
        () -> Join.of(rays.dataset(2).drop("tMax"), Kind.RAY, crates.dataset(2), Kind.BOX).cast());
    refused("first: the id 3 is on more than one row", () -> Join
        .of(rays.dataset(2).union(rays.dataset(1).filter("id = 3")), Kind.RAY, crates.dataset(2), Kind.BOX)
        .cast());
    crates.set(11, 0, 0, 2, 1, 1, 1);
    refused("second: the row with id 11 is not a box: minZ is 2.0 and maxZ is 1.0: not an interval",
        () -> Join.of(balls.dataset(2), Kind.SPHERE, crates.dataset(2), Kind.BOX).nearest(1));
  }

  /** Kinds that a question is not about, and numbers that it does not take, are refused at once. */
  @Test
  void kindsAndNumbers() {
    Join pairs = join(balls.dataset(1));
    Join rays = Join.of(balls.dataset(1), Kind.RAY, crates.dataset(1), Kind.BOX);
    refused("first is of the kind SPHERE, not RAY", pairs::cast);
    refused("first is of the kind RAY: rays are cast", rays::overlap);
    refused("first is of the kind RAY: rays are cast", () -> rays.nearest(1));
    refused("second is of the kind RAY: nothing meets rays",
        () -> Join.of(balls.dataset(1), Kind.SPHERE, balls.dataset(1), Kind.RAY).within(1));
    refused("second is of the kind RAY: nothing meets rays",
        () -> Join.self(balls.dataset(1), Kind.RAY).any());
    refused("second is of the kind BOX, not TRIANGLE", pairs::inside);
    refused("first is of the kind BOX, not POINT or SPHERE",
        () -> Join.of(crates.dataset(1), Kind.BOX, crates.dataset(1), Kind.TRIANGLE).inside());
    refused("most is 0, less than 1", () -> pairs.nearest(0));
    refused("distance is NaN, not 0 or more", () -> pairs.nearest(1, Float.NaN));
    Join frusta = Join.of(balls.dataset(1), Kind.RAY, balls.dataset(1), Kind.FRUSTUM);
    assertThrows(UnsupportedOperationException.class, frusta::cast);
    assertThrows(UnsupportedOperationException.class,
        () -> Join.of(balls.dataset(1), Kind.SPHERE, balls.dataset(1), Kind.FRUSTUM).nearest(1));
  }
}
