package lockstep.spark;

import java.io.Serializable;
import org.apache.spark.SparkContext;
import org.apache.spark.util.LongAccumulator;

/**
 * What Spark's pages show of a join's stages while they run. Tasks that run twice count twice.
 *
 * @param shapes shapes sent to cells, a copy for each cell
 * @param found pairs that were found in cells
 * @param kept those of them that belong to the cell where they were found
 */
record Counters(LongAccumulator shapes, LongAccumulator found, LongAccumulator kept) implements Serializable {
  static Counters of(SparkContext context) {
    return new Counters(context.longAccumulator("lockstep: shapes sent to cells"),
        context.longAccumulator("lockstep: pairs found"), context.longAccumulator("lockstep: pairs kept"));
  }
}
