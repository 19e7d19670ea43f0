package lockstep.compiler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import lockstep.compiler.Schedule.Step;
import lockstep.compiler.Schedule.Unit;

/**
 * The work of a wide twin: the steps of its schedule, the rows of memory in which one step leaves numbers to
 * another, and the calls of passes.
 */
final class Plan {
  final Definition definition;
  final Graph graph;

  // what is left to compute for a pair that has passed the stage, if there is one

  final Node hit;
  final Node doubt;

  /** The definition that decides pairs in doubt, or null if there are none, or this one decides them. */
  final Declared closer;

  /** Writes of the result columns. */
  final List<Node> stores = new ArrayList<>();

  /** The condition that pairs must meet to need more work, or null. */
  final Node leave;

  final Schedule schedule;

  /** Rows of numbers that steps leave to each other: the name of each row's offset, by content. */
  final Map<Node, String> rows = new LinkedHashMap<>();

  final Map<Pass, List<Node>> calls = new LinkedHashMap<>();

  /** Where other definitions are asked about pairs. */
  final List<Node> decisions;

  Plan(Definition definition, Lowering.Result lowered) {
    this.definition = definition;
    graph = lowered.graph();
    leave = lowered.leave();
    Map<Node, Boolean> known = new HashMap<>();
    if (lowered.stage() != null) {
      requireMiss(lowered, lowered.stage(), "@Twin.Stage", Map.of());
      known.put(lowered.stage(), true);
      lowered.terms().forEach(term -> Graph.conjuncts(term).forEach(part -> known.put(part, true)));
    }
    if (lowered.sure() != null) {
      requireHit(lowered, known);
      known.put(lowered.sure(), false);
    }
    if (lowered.leave() != null) {
      requireMiss(lowered, lowered.leave(), "@Twin.Leave", known);
    }
    Map<Node, Node> done = new HashMap<>();
    hit = graph.assume(lowered.hit(), known, done);
    doubt = graph.assume(lowered.doubt(), known, done);
    closer = doubt == graph.no ? null : lowered.closer();
    for (int o = 0; o < lowered.outputs().size(); o++) {
      stores.add(graph.make(Op.STORE, Type.FLOAT, o, graph.assume(lowered.outputs().get(o), known, done)));
    }
    List<Node> roots = new ArrayList<>(stores);
    roots.add(doubt);
    schedule = new Schedule(graph, hit, roots, leave != null);
    findRowsAndCalls();
    decisions = schedule.steps.stream().flatMap(step -> step.nodes().stream())
        .filter(node -> node.op == Op.DECIDE).toList();
  }

  /**
   * Whether one loop can go through the vectors of all blocks: it fills words with the hits, and nothing is
   * done between blocks.
   */
  boolean isFlat() {
    return schedule.isOneLoop() && leave == null && hit.op != Op.CONSTANT
        && (doubt == graph.no || (closer != null && doubt.op != Op.CONSTANT));
  }

  /** Verifies what a mark asserts: a pair without the condition is a miss, whose columns are constants. */
  private void requireMiss(Lowering.Result lowered, Node condition, String mark,
      Map<Node, Boolean> knownBefore) {
    Map<Node, Boolean> known = new HashMap<>(knownBefore);
    known.put(condition, false);
    Map<Node, Node> done = new HashMap<>();
    boolean isMiss = graph.assume(lowered.hit(), known, done) == graph.no
        && graph.assume(lowered.doubt(), known, done) == graph.no;
    for (Node output : lowered.outputs()) {
      isMiss &= graph.assume(output, known, done).op == Op.CONSTANT;
    }
    if (!isMiss) {
      throw definition.file().error(definition.method(), "where the condition marked " + mark
          + " does not hold, the pair must be a miss with constant columns: return one right after it");
    }
  }

  /**
   * Verifies what its mark asserts: a pair that has passed the stage and meets the condition is a hit, and
   * the hit is its whole result.
   */
  private void requireHit(Lowering.Result lowered, Map<Node, Boolean> pastStage) {
    Map<Node, Boolean> known = new HashMap<>(pastStage);
    known.put(lowered.sure(), true);
    Map<Node, Node> done = new HashMap<>();
    if (graph.assume(lowered.hit(), known, done) != graph.yes
        || graph.assume(lowered.doubt(), known, done) != graph.no || !lowered.outputs().isEmpty()) {
      throw definition.file().error(definition.method(),
          "where the condition marked @Twin.Sure holds, the pair must be a hit without columns: "
              + "return true right after it");
    }
  }

  private void findRowsAndCalls() {
    Names rowNames = new Names(Set.of());
    for (Step step : schedule.steps) {
      for (Node node : step.nodes()) {
        if (node.op == Op.PASS) {
          calls.computeIfAbsent((Pass) node.value, pass -> new ArrayList<>()).add(node);
        }
        boolean isKept = schedule.isNeededLater(node) || node.op == Op.PASS;
        if (isKept && node.type != Type.BOOLEAN && node.op != Op.STORE) {
          rows.put(node, rowNames.of(node, "ROW_" + upper(rowNames.describe(node))));
        }
      }
    }
    for (Node pass : schedule.lastPasses) {
      calls.computeIfAbsent((Pass) pass.value, key -> new ArrayList<>()).add(pass);
    }
  }

  /** A name in the style of constants. */
  static String upper(String camel) {
    return camel.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toUpperCase(Locale.ROOT);
  }

  /** Whether it needs vectors of doubles. */
  boolean usesDoubles() {
    return schedule.steps.stream().anyMatch(step -> step.unit() == Unit.DOUBLES)
        || calls.keySet().stream().anyMatch(pass -> pass.type() == Type.DOUBLE);
  }

  /**
   * Operations per pair in vectors of floats, including those of its passes. An operation on doubles counts
   * as two, as half as many fit a vector.
   */
  int operations() {
    return Stream
        .concat(schedule.steps.stream().flatMap(step -> step.nodes().stream()), schedule.lastPasses.stream())
        .mapToInt(Plan::operations).sum();
  }

  private static int operations(Node node) {
    if (node.op == Op.PASS) {
      return Graph.needed(List.of(((Pass) node.value).result())).stream().mapToInt(Plan::operations).sum();
    }
    boolean hasDoubles =
        node.type == Type.DOUBLE || node.args.stream().anyMatch(arg -> arg.type == Type.DOUBLE);
    return node.op.isGiven() ? 0 : hasDoubles ? 2 : 1;
  }

  /** The number of rows of a type. */
  long rowsOf(Type type) {
    return rows.keySet().stream().filter(node -> node.type == type).count();
  }

  /** Truth values of a step that are needed later. */
  List<Node> bitsOf(Step step) {
    return step.nodes().stream().filter(node -> node.type == Type.BOOLEAN && schedule.isNeededLater(node))
        .toList();
  }

  /** Whether a step leaves more words of bits than it can return. */
  boolean hasBits() {
    return !schedule.isOneLoop()
        && schedule.steps.stream().anyMatch(step -> step.unit() != Unit.WORDS && bitsOf(step).size() > 1);
  }
}
