package lockstep.spark;

import java.io.Serializable;
import org.apache.spark.SparkContext;
import org.apache.spark.util.LongAccumulator;

/**
 * What Spark's pages show of a join's stages while they run. Tasks that run twice count twice.
 *
 * @param shapes shapes sent to cells, a copy for each cell
 * @param found pairs that were found in cells
 * @param kept those of them that belong to the cell where they were found, or the answers of a search
 * @param further shapes and rays that ask in a further cell, once for each cell
 */
record Counters(LongAccumulator shapes, LongAccumulator found, LongAccumulator kept,
    LongAccumulator further) implements Serializable {
  static Counters of(SparkContext context) {
    return new Counters(context.longAccumulator("lockstep: shapes sent to cells"),
        context.longAccumulator("lockstep: pairs found"), context.longAccumulator("lockstep: pairs kept"),
        context.longAccumulator("lockstep: asked in further cells"));
  }
}
