package lockstep.compiler;

import java.util.List;

/** Names in one method of a wide twin: its values, arrays, and words of bits. */
final class KernelNames extends Names {
  private static final String[] FLAT = {"results", "doubt", "doubts", "pairs", "most", "start", "end"};
  private static final String[] BLOCKS =
      {"results", "doubt", "doubts", "within", "floatRows", "doubleRows", "bits"};

  private final Plan plan;

  KernelNames(Plan plan) {
    super(KERNEL, plan.isFlat() ? FLAT : BLOCKS);
    this.plan = plan;
    if (plan.hit.name() == null) {
      alias(plan.hit, "hit");
    }
  }

  /** The array of a column. */
  String array(Node column) {
    return of(column.value, column.name() + "s");
  }

  /** The array of a result column. */
  String result(Node store) {
    return of(store, plan.definition.outputs().get((Integer) store.value) + "s");
  }

  /** The variable or constant that holds a truth value for all pairs of the block. */
  String word(Node node) {
    if (node.op == Op.CONSTANT) {
      return node == plan.graph.yes ? "-1L" : "0";
    }
    return node == plan.schedule.hit ? "hits"
        : node == plan.doubt ? "doubt" : of(List.of(node), describe(node) + "Bits");
  }
}
