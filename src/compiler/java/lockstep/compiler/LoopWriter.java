package lockstep.compiler;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Prints the operations of one loop over vectors. A value that the definition names, or that is used more
 * than once, becomes a variable; a value used once is part of the expression that uses it. Every operation is
 * written as {@code lanewise(OP, …)}, a call with its own type profile at each call site; otherwise the JVM
 * may keep vectors as objects.
 */
final class LoopWriter {
  /** Number of comparisons in a chain, each masked by the one before, before another chain begins. */
  private static final int CHAIN = 4;

  /** Supplies the code around the loop. */
  interface Outside {
    /** How to read a value that the loop does not compute. */
    String read(Node node);

    /** Prints the code that keeps a value needed after the loop. */
    void keep(Node node, String value);
  }

  private final JavaWriter out;
  private final Names names;
  private final Type type;
  private final Collection<Node> nodes;
  private final Set<Node> kept;
  private final Outside outside;
  private final Map<Node, Integer> uses = new HashMap<>();
  private final Map<Node, Integer> depths = new HashMap<>();

  /** Conjunctions that occur only as operands of another conjunction. */
  private final Set<Node> inner = new HashSet<>();

  private final Map<Node, String> variables = new HashMap<>();

  /** Source of the current expression, to be printed above its statement. */
  private List<String> origins = new ArrayList<>();

  /**
   * A writer for vectors of a type.
   *
   * @param nodes in an order in which they can be computed
   * @param kept those needed after the loop
   */
  LoopWriter(JavaWriter out, Names names, Type type, Collection<Node> nodes, Set<Node> kept,
      Outside outside) {
    this.out = out;
    this.names = names;
    this.type = type;
    this.nodes = nodes;
    this.kept = kept;
    this.outside = outside;
    for (Node node : nodes) {
      node.args.forEach(arg -> uses.merge(arg, 1, Integer::sum));
    }
    for (Node node : nodes) {
      for (Node arg : node.args) {
        if (node.op == Op.AND && arg.op == Op.AND && nodes.contains(arg) && arg.name() == null
            && uses.get(arg) == 1 && !kept.contains(arg)) {
          inner.add(arg);
        }
      }
    }
  }

  /** Prints everything that has not been printed yet. */
  void all() {
    print(nodes);
  }

  /** Prints what a value needs, and returns its expression. */
  String only(Node node) {
    Set<Node> needed = Graph.needed(List.of(node));
    print(nodes.stream().filter(needed::contains).toList());
    return read(node);
  }

  private void print(Collection<Node> some) {
    for (Node node : some) {
      if (node.op == Op.STORE) {
        String value = receiver(node);
        comments();
        outside.keep(node, value);
      } else if (isVariable(node) && !variables.containsKey(node)) {
        define(node);
      }
    }
  }

  /** The expression for a value, or its variable, after everything it needs has been printed. */
  String read(Node node) {
    if (names.field(node) != null) {
      return names.field(node);
    }
    if (variables.containsKey(node)) {
      return variables.get(node);
    }
    boolean isHere = nodes.contains(node);
    if (isHere && !isVariable(node)) {
      return expression(node);
    }
    if (isHere) {
      return define(node);
    }
    if (node.op == Op.CONSTANT || uses.getOrDefault(node, 0) <= 1) {
      return outside.read(node);
    }
    List<String> pending = origins;
    origins = new ArrayList<>();
    String name = declare(node, outside.read(node));
    origins = pending;
    return name;
  }

  /** The expression for the value on which the method of an operation is called. */
  private String receiver(Node node) {
    return read(node.arg(node.op == Op.SELECT ? 2 : 0));
  }

  private boolean isVariable(Node node) {
    return !inner.contains(node) && (node.name() != null || uses.getOrDefault(node, 0) > 1
        || node.op == Op.AND || kept.contains(node));
  }

  private String define(Node node) {
    List<String> pending = origins;
    origins = new ArrayList<>();
    String value = node.op == Op.AND ? conjunction(node) : expression(node);
    boolean isOnlyKept = kept.contains(node) && uses.getOrDefault(node, 0) == 0;
    if (!isOnlyKept && !value.equals(variables.get(node))) {
      declare(node, value);
    }
    if (kept.contains(node)) {
      comments();
      outside.keep(node, isOnlyKept ? value : variables.get(node));
    }
    variables.putIfAbsent(node, value);
    origins = pending;
    return variables.get(node);
  }

  private String declare(Node node, String value) {
    String name = names.of(node);
    comments();
    out.line(type(node) + " " + name + " = " + value + ";");
    variables.put(node, name);
    return name;
  }

  private void comments() {
    List<String> outermost = new ArrayList<>();
    for (String origin : origins) {
      if (!outermost.contains(origin)
          && origins.stream().noneMatch(other -> !other.equals(origin) && other.contains(origin))) {
        outermost.add(origin);
      }
    }
    origins.clear();
    if (!outermost.isEmpty()) {
      out.comment(String.join("; ", outermost));
    }
  }

  private String type(Node node) {
    if (node.type == Type.BOOLEAN) {
      return Vectors.mask(out) + "<" + (type == Type.DOUBLE ? "Double" : "Float") + ">";
    }
    return Vectors.vector(node.type, out);
  }

  private String operator(Op op) {
    return Vectors.operator(op.toString(), out);
  }

  private String expression(Node node) {
    return switch (node.op) {
      case SELECT -> {
        String mask = read(node.arg(0));
        String then = read(node.arg(1));
        String otherwise = receiver(node);
        if (node.origin() != null) {
          origins.add(node.origin());
        }
        yield otherwise + ".blend(" + then + ", " + mask + ")";
      }
      case COPY, NARROW -> receiver(node);
      case WIDEN -> outside.read(node);
      case NOT -> read(node.arg(0)) + ".not()";
      case OR -> read(node.arg(0)) + ".or(" + read(node.arg(1)) + ")";
      case XOR -> read(node.arg(0)) + ".xor(" + read(node.arg(1)) + ")";
      case AND -> throw new IllegalStateException("a conjunction is a variable");
      default -> {
        if (node.op.isCompare()) {
          yield comparison(node, null);
        }
        StringBuilder text = new StringBuilder(receiver(node)).append(".lanewise(").append(operator(node.op));
        for (Node arg : node.args.subList(1, node.args.size())) {
          text.append(", ").append(read(arg));
        }
        yield text.append(")").toString();
      }
    };
  }

  private String comparison(Node node, String mask) {
    return receiver(node) + ".compare(" + operator(node.op) + ", " + read(node.arg(1))
        + (mask == null ? "" : ", " + mask) + ")";
  }

  /**
   * Prints a conjunction to the variable of its name. Each comparison is masked by the previous ones, which
   * costs nothing on hardware with mask registers; slow operands come last. Long conjunctions use several
   * chains, so that comparisons need not wait for each other.
   */
  private String conjunction(Node node) {
    List<Node> comparisons = new ArrayList<>();
    List<String> others = new ArrayList<>();
    for (Node conjunct : conjuncts(node)) {
      if (conjunct.op.isCompare() && nodes.contains(conjunct) && !isVariable(conjunct)) {
        comparisons.add(conjunct);
      } else if (conjunct.op == Op.NOT && nodes.contains(conjunct) && !isVariable(conjunct)
          && !others.isEmpty()) {
        others.add(".andNot(" + read(conjunct.arg(0)) + ")");
      } else {
        String text = read(conjunct);
        others.add(others.isEmpty() ? text : ".and(" + text + ")");
      }
    }
    String known = others.isEmpty() ? null : String.join("", others);
    if (comparisons.isEmpty()) {
      return known;
    }
    if (comparisons.size() == 1) {
      return comparison(comparisons.getFirst(), known);
    }
    comparisons.sort(Comparator.comparingInt(this::depth));
    int chains = comparisons.size() <= CHAIN + 1 ? 1 : (comparisons.size() + CHAIN - 1) / CHAIN;
    int length = (comparisons.size() + chains - 1) / chains;
    List<String> parts = new ArrayList<>();
    for (int c = 0; c < comparisons.size(); c += length) {
      String name = names.of(List.of(node, c), names.describe(node));
      parts.add(name);
      for (int k = c; k < Math.min(c + length, comparisons.size()); k++) {
        String value = comparison(comparisons.get(k), k > c ? name : c == 0 ? known : null);
        comments();
        out.line((k == c ? type(node) + " " : "") + name + " = " + value + ";");
      }
    }
    variables.put(node, parts.getFirst());
    if (parts.size() > 1) {
      String all = parts.getFirst();
      for (String part : parts.subList(1, parts.size())) {
        all += ".and(" + part + ")";
      }
      out.line(parts.getFirst() + " = " + all + ";");
    }
    return parts.getFirst();
  }

  /** Length of the longest chain of the loop's operations on which a value depends. */
  private int depth(Node node) {
    Integer known = depths.get(node);
    if (known == null) {
      known = nodes.contains(node) ? 1 + node.args.stream().mapToInt(this::depth).max().orElse(0) : 0;
      depths.put(node, known);
    }
    return known;
  }

  /**
   * The operands of a conjunction; an operand that is an unnamed conjunction is replaced by its own operands.
   */
  private List<Node> conjuncts(Node node) {
    List<Node> all = new ArrayList<>();
    for (Node arg : node.args) {
      if (inner.contains(arg)) {
        all.addAll(conjuncts(arg));
      } else {
        all.add(arg);
      }
    }
    return all;
  }
}
