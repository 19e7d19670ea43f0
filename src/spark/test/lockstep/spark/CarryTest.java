package lockstep.spark;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.SplittableRandom;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import org.junit.jupiter.api.Test;

/** Columns that are carried along are those of the rows whose ids an answer names. */
class CarryTest {
  private final SplittableRandom random = new SplittableRandom(51);
  private final Table balls = Table.random(Kind.SPHERE, 200, 0.7f, random);
  private final Table crates = Table.random(Kind.BOX, 150, 0.7f, random);

  /** With a name, an array, a struct of two numbers, one of them null, and a column whose name is odd. */
  private static Dataset<Row> described(Table table) {
    return table.dataset(3).withColumn("name", functions.expr("concat('n', id)"))
        .withColumn("tags", functions.expr("array(id, id + 1)"))
        .withColumn("both", functions.expr("struct(id as a, if(id % 2 = 0, null, 0.5D) as b)"))
        .withColumn("odd.`name", functions.expr("if(id % 3 = 0, null, cast(id as decimal(20, 3)))"));
  }

  private static void check(Dataset<Row> answer, List<String> names) {
    assertArrayEquals(names.toArray(), answer.columns());
    List<Row> rows = answer.collectAsList();
    assertFalse(rows.isEmpty());
    for (Row row : rows) {
      for (String name : names) {
        if (name.contains("_")) {
          String side = name.substring(0, name.indexOf('_'));
          long id = row.<Long>getAs(side);
          Object is = row.getAs(name);
          switch (name.substring(side.length() + 1)) {
            case "name" -> assertEquals("n" + id, is);
            case "radius" -> assertEquals(Float.class, is.getClass());
            case "tags" -> assertEquals(List.of(id, id + 1),
                scala.jdk.javaapi.CollectionConverters.asJava((scala.collection.Seq<?>) is));
            case "both" ->
              assertEquals(id % 2 == 0 ? "[" + id + ",null]" : "[" + id + ",0.5]", is.toString());
            default -> assertEquals(id % 3 == 0 ? null : id + ".000", is == null ? null : is.toString());
          }
        }
      }
    }
  }

  private Join join() {
    return Join.of(described(balls), Kind.SPHERE, described(crates), Kind.BOX).trustIds()
        .carry(List.of("name", "odd.`name", "radius"), List.of("tags", "both"));
  }

  @Test
  void pairs() {
    List<String> names = List.of("first", "second", "first_name", "first_odd.`name", "first_radius",
        "second_tags", "second_both");
    check(join().overlap(), names);
    check(join().broadcastRows(150).overlap(), names);
    check(join().broadcastRows(0).rowsPerCell(30).overlap(), names);
    Dataset<Row> few = described(balls).filter("id < 20");
    check(Join.of(few, Kind.SPHERE, described(crates), Kind.BOX).carry("tags").overlap(), // backward
        List.of("first", "second", "first_tags", "second_tags"));
    check(
        Join.self(described(balls), Kind.SPHERE).carry(List.of("both", "name"), List.of("NAME", "tags"))
            .within(0.5f).withColumnRenamed("second_NAME", "second_name"),
        List.of("first", "second", "distance", "first_both", "first_name", "second_name", "second_tags"));
  }

  @Test
  void searches() {
    List<String> names = List.of("first", "second", "distance", "x", "y", "z", "first_name",
        "first_odd.`name", "first_radius", "second_tags", "second_both");
    check(join().nearest(2), names);
    check(join().broadcastRows(0).rowsPerCell(30).nearest(2), names);
    check(Join.of(described(balls), Kind.SPHERE, crates.dataset(1), Kind.BOX)
        .carry(List.of("name"), List.of()).any(), List.of("first", "first_name"));
    Table mesh = Table.random(Kind.TRIANGLE, 50, 3, random);
    check(
        Join.of(described(balls), Kind.SPHERE, mesh.dataset(1), Kind.TRIANGLE)
            .carry(List.of("name", "tags"), List.of()).inside(),
        List.of("first", "inside", "first_name", "first_tags"));
  }

  /** The row that is a shape is that which carries, not another one of its id that is left out. */
  @Test
  void ofRowsThatAreShapes() {
    Dataset<Row> first = described(balls).union(described(balls).withColumn("name", functions.lit("none"))
        .withColumn("radius", functions.lit(Float.NaN)));
    Join join = Join.of(first, Kind.SPHERE, described(crates), Kind.BOX).dropInvalid();
    check(join.carry("name").overlap(), List.of("first", "second", "first_name", "second_name"));
    assertEquals(200, join.dropped());
  }

  @Test
  void whatCannotBeCarriedIsNamed() {
    assertEquals("the column Name is to be carried twice",
        assertThrows(IllegalArgumentException.class, () -> join().carry("name", "x", "Name")).getMessage());
    assertEquals("second has no column weight to carry", assertThrows(IllegalArgumentException.class,
        () -> join().carry(List.of(), List.of("weight")).overlap()).getMessage());
    assertEquals("the answer is not about shapes of second, so it cannot carry [tags, both]",
        assertThrows(IllegalArgumentException.class, () -> join().any()).getMessage());
  }
}
