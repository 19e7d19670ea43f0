package lockstep.spark;

import org.apache.spark.api.java.JavaSparkContext;

/**
 * Both sides of a join after a first look at them.
 *
 * @param isSelf whether the second is the first
 * @param broadcastRows up to how many rows of a side are sent to every executor
 * @param rowsPerCell what a task keeps in memory
 */
record Sides(Selection first, Survey ofFirst, Selection second, Survey ofSecond, boolean isSelf, Carry carry,
    int broadcastRows, int rowsPerCell) {
  JavaSparkContext context() {
    return JavaSparkContext.fromSparkContext(first.rows().context());
  }

  /** The number of shapes that a cell should have, of so many, if all threads are to have work. */
  double share(double shapes) {
    return Math.min(rowsPerCell, Math.max(FEW, shapes / (2.0 * context().defaultParallelism())));
  }

  /** A task that has so few shapes is not worth a further one. */
  private static final double FEW = 1 << 15;
}
