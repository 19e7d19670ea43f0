package lockstep.bench.spark;

import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.api.java.UDF10;

/**
 * The join as it is written without a library: both sides are listed in every cell of a grid that they meet,
 * joined by cell, tested one by one, and what was found twice is removed.
 */
final class CellsAndUdf {
  private CellsAndUdf() {}

  static Dataset<Row> pairs(Dataset<Row> balls, Dataset<Row> crates) {
    UDF10<Float, Float, Float, Float, Float, Float, Float, Float, Float, Float, Boolean> touch =
        CellsAndUdf::touch;
    balls.sparkSession().udf().register("touch", touch, DataTypes.BooleanType);
    Dataset<Row> first =
        balls.selectExpr("id as first", "x", "y", "z", "radius", cells("i", "x - radius", "x + radius"))
            .selectExpr("*", cells("j", "y - radius", "y + radius"))
            .selectExpr("*", cells("k", "z - radius", "z + radius"));
    Dataset<Row> second = crates
        .selectExpr("id as second", "minX", "minY", "minZ", "maxX", "maxY", "maxZ",
            cells("i", "minX", "maxX"))
        .selectExpr("*", cells("j", "minY", "maxY")).selectExpr("*", cells("k", "minZ", "maxZ"));
    return first.join(second, new String[] {"i", "j", "k"})
        .where("touch(x, y, z, radius, minX, minY, minZ, maxX, maxY, maxZ)").select("first", "second")
        .distinct();
  }

  /** A column of the numbers of the cells that an interval meets; their side is 1, and no shape is larger. */
  private static String cells(String name, String low, String high) {
    return "explode(sequence(int(floor(" + low + ")), int(floor(" + high + ")))) as " + name;
  }

  private static boolean touch(float x, float y, float z, float radius, float minX, float minY, float minZ,
      float maxX, float maxY, float maxZ) {
    double dx = x - (double) Math.clamp(x, minX, maxX), dy = y - (double) Math.clamp(y, minY, maxY);
    double dz = z - (double) Math.clamp(z, minZ, maxZ);
    return dx * dx + dy * dy + dz * dz <= (double) radius * radius;
  }
}
