package lockstep.compiler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The order in which a wide twin works on a block of pairs: loops over vectors of floats, loops over vectors
 * of doubles, and between them calls of passes, decisions and logic on whole words of bits. Values that one
 * step computes and another needs are kept in memory: numbers in a row of 64, truth values in a word.
 *
 * <p>A short definition in float without passes is a single loop. Otherwise every step takes all operations
 * that can be computed at its turn, so that there are few steps.
 */
final class Schedule {
  /**
   * Most operations in a loop, wherever it is cut. HotSpot's quick compiler C1 rejects long methods when it
   * adds counters ("out of virtual registers"). If C1 has compiled such a method before without counters, as
   * it does while C2 is busy, the method stays so for ever, and every vector is an object. A loop of 70
   * operations with their loads and stores was too long; none of 64 has failed within the next two bounds.
   */
  static final int LONGEST = 64;

  /** Most arithmetic operations with two operands, which take more of C1's registers: 46 were too many. */
  private static final int MOST_ARITHMETIC = 44;

  /** Most choices: 25, with 40 other operations, were too many. */
  private static final int MOST_CHOICES = 16;

  /** The kind of data a step works on. */
  enum Unit {
    FLOATS, DOUBLES, WORDS
  }

  /** Operations of one kind, in order. */
  static final class Step {
    private final Unit unit;
    private final Set<Node> nodes = new LinkedHashSet<>();

    Step(Unit unit) {
      this.unit = unit;
    }

    Unit unit() {
      return unit;
    }

    Set<Node> nodes() {
      return nodes;
    }
  }

  final List<Step> steps = new ArrayList<>();

  /** Passes whose conjunction is the result; they are called in turn as long as any pair is left. */
  final List<Node> lastPasses = new ArrayList<>();

  /** The result bit without those passes. */
  final Node hit;

  private final boolean inOneLoop;
  private final Map<Node, Step> stepOf = new HashMap<>();
  private final Set<Node> neededLater = new HashSet<>();

  /** {@code roots} are the other values needed: stores, and the doubt. */
  Schedule(Graph graph, Node hit, List<Node> roots) {
    this(graph, hit, roots, false);
  }

  /** {@code inOneLoop}: a loop of any length stays one loop, as it may be left early. */
  Schedule(Graph graph, Node hit, List<Node> roots, boolean inOneLoop) {
    this.inOneLoop = inOneLoop;
    Node rest = graph.yes;
    Set<Node> others = new HashSet<>();
    List<Node> conjuncts = Graph.conjuncts(hit);
    for (Node conjunct : conjuncts) {
      if (conjunct.op != Op.PASS) {
        others.addAll(Graph.needed(List.of(conjunct)));
      }
    }
    roots.forEach(root -> others.addAll(Graph.needed(List.of(root))));
    for (Node conjunct : conjuncts) {
      if (conjunct.op == Op.PASS && !others.contains(conjunct)) {
        lastPasses.add(conjunct);
      } else {
        rest = graph.and(rest, conjunct);
      }
    }
    this.hit = lastPasses.isEmpty() ? hit : rest;
    List<Node> all = new ArrayList<>(roots);
    all.add(this.hit);
    lastPasses.forEach(pass -> all.addAll(pass.args));
    all.removeIf(root -> root.op.isGiven());
    place(inOrder(Graph.needed(all)));
    neededLater.addAll(all);
    for (Step step : steps) {
      for (Node node : step.nodes) {
        for (Node arg : node.args) {
          if (step.unit == Unit.WORDS || stepOf.get(arg) != step) {
            neededLater.add(arg);
          }
        }
      }
    }
  }

  /** In the order of the definition. */
  private static List<Node> inOrder(Set<Node> needed) {
    List<Node> nodes = new ArrayList<>(needed);
    nodes.removeIf(node -> node.op.isGiven());
    nodes.sort((a, b) -> Integer.compare(a.id, b.id));
    return nodes;
  }

  private void place(List<Node> nodes) {
    Set<Node> left = new LinkedHashSet<>(nodes);
    while (!left.isEmpty()) {
      int before = left.size();
      for (Unit unit : Unit.values()) {
        Step step = new Step(unit);
        boolean more = true;
        while (more) {
          more = false;
          for (Node node : List.copyOf(left)) {
            if (fits(node, step)) {
              step.nodes.add(node);
              stepOf.put(node, step);
              left.remove(node);
              more = true;
            }
          }
        }
        if (unit == Unit.WORDS && !step.nodes.isEmpty()) {
          steps.add(step);
        } else if (!step.nodes.isEmpty()) {
          split(step);
        }
      }
      if (left.size() == before) {
        throw new IllegalStateException("nothing can be computed next of " + left);
      }
    }
  }

  /**
   * Adds a step; a long one is split into steps of about the same length, cut where few values have to be
   * left in memory.
   */
  private void split(Step step) {
    List<Node> nodes = List.copyOf(step.nodes);
    int count = inOneLoop ? 1 : (nodes.size() + LONGEST - 1) / LONGEST;
    int[] crossing = crossing(nodes);
    List<List<Node>> parts = parts(nodes, count, crossing);
    while (!inOneLoop && !parts.stream().allMatch(Schedule::isLight)) {
      parts = parts(nodes, ++count, crossing);
    }
    for (List<Node> some : parts) {
      Step part = new Step(step.unit);
      part.nodes.addAll(some);
      part.nodes.forEach(node -> stepOf.put(node, part));
      steps.add(part);
    }
  }

  /**
   * For the position before each operation: the number of values that are computed before it and needed from
   * there on.
   */
  private static int[] crossing(List<Node> nodes) {
    Map<Node, Integer> placeOf = new HashMap<>();
    int[] lastUse = new int[nodes.size()];
    for (int at = 0; at < nodes.size(); at++) {
      for (Node arg : nodes.get(at).args) {
        Integer place = placeOf.get(arg);
        if (place != null) {
          lastUse[place] = at;
        }
      }
      placeOf.put(nodes.get(at), at);
    }
    int[] crossing = new int[nodes.size() + 1];
    // first the change from the previous position
    for (int place = 0; place < lastUse.length; place++) {
      if (lastUse[place] > place) {
        crossing[place + 1]++;
        crossing[lastUse[place] + 1]--;
      }
    }
    for (int at = 1; at < crossing.length; at++) {
      crossing[at] += crossing[at - 1];
    }
    return crossing;
  }

  private static List<List<Node>> parts(List<Node> nodes, int count, int[] crossing) {
    List<List<Node>> parts = new ArrayList<>();
    int from = 0;
    for (int p = 1; p <= count; p++) {
      int to = p == count ? nodes.size() : cut(crossing, from, p * nodes.size() / count,
          nodes.size() / (2 * count), nodes.size() - (count - p) * LONGEST);
      parts.add(nodes.subList(from, to));
      from = to;
    }
    return parts;
  }

  private static boolean isLight(List<Node> nodes) {
    return nodes.stream().filter(node -> node.op.isArithmetic()).count() <= MOST_ARITHMETIC
        && nodes.stream().filter(node -> node.op == Op.SELECT).count() <= MOST_CHOICES;
  }

  /**
   * The position near {@code middle}, no farther than {@code most}, that the fewest values cross: not before
   * {@code least}, so that what follows is not too long, nor is what begins at {@code from}.
   */
  private static int cut(int[] crossing, int from, int middle, int most, int least) {
    int reach =
        Math.min(Math.min(LONGEST / 6, most), Math.min(middle - from, crossing.length - 1 - middle) - 1);
    int first = Math.max(middle - reach, least), last = Math.min(middle + reach, from + LONGEST);
    int best = first;
    for (int at = first + 1; at <= last; at++) {
      best = crossing[at] < crossing[best] ? at : best;
    }
    return best;
  }

  private boolean fits(Node node, Step step) {
    for (Node arg : node.args) {
      boolean isHere = stepOf.get(arg) == step;
      if (!arg.op.isGiven() && (!stepOf.containsKey(arg) || (isHere && !staysInVectors(node, arg)))) {
        return false;
      }
    }
    Unit unit = unit(node);
    return unit == step.unit || (unit == null && (step.unit == Unit.WORDS || isOfOneStep(node, step)));
  }

  /** Whether a step can pass a value to another operation of the same step. */
  private static boolean staysInVectors(Node node, Node arg) {
    return arg.op != Op.NARROW && node.op != Op.PASS;
  }

  /** Logic is computed in the step that has all its arguments; otherwise it is computed on words. */
  private boolean isOfOneStep(Node node, Step step) {
    return node.args.stream().allMatch(arg -> stepOf.get(arg) == step);
  }

  /** The unit that has to perform an operation; null for logic. */
  private static Unit unit(Node node) {
    if (node.op == Op.PASS || node.op == Op.DECIDE) {
      return Unit.WORDS;
    }
    if (node.op.isLogic()) {
      return null;
    }
    Type type = node.op.isCompare() || node.op == Op.NARROW ? node.arg(0).type : node.type;
    return type == Type.DOUBLE ? Unit.DOUBLES : Unit.FLOATS;
  }

  /** Whether a value has to leave the step that computes it. */
  boolean isNeededLater(Node node) {
    return neededLater.contains(node);
  }

  /** Whether all is done in one loop over floats. */
  boolean isOneLoop() {
    return lastPasses.isEmpty() && steps.size() <= 1
        && steps.stream().allMatch(step -> step.unit == Unit.FLOATS);
  }
}
