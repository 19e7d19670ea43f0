package lockstep.compiler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The text of one method of a flat form, with its variables and the values they are known to hold at the
 * point being printed. The text is complete only at the end, when the number of reads of each variable is
 * known: a variable that is read once is replaced by its expression.
 */
final class FlatWriter {
  /** An evaluation, with the text that performs it and the values known afterwards. */
  record Captured<T>(T value, String text, Map<Node, Node> known) {}

  /**
   * A variable whose value does not change; if {@code stays} is false, it is declared only if it is read more
   * than once.
   */
  private record Let(Node variable, Node value, boolean stays) {}

  /**
   * Delimiters: around the number of a value whose expression is not printed yet, and around a line that is a
   * {@link Let}.
   */
  private static final char VALUE = '\u0001', LET = '\u0002';

  private static final Pattern NUMBERED = Pattern.compile(VALUE + "(\\d+)" + VALUE);

  private final Graph graph;
  private final Names names;
  private final List<Node> values = new ArrayList<>();
  private final List<Let> lets = new ArrayList<>();
  private StringBuilder text = new StringBuilder();

  /** Result arrays, and the entry to write. */
  List<String> arrays = List.of();

  String entry;

  /** Whether it returns 1 for true, 0 for false, and −1 where the sign of an exact number is open. */
  boolean isVerdict;

  /** Variables that hold the result of an operation, which is then not printed twice. */
  private Map<Node, Node> known = new HashMap<>();

  FlatWriter(Graph graph) {
    this.graph = graph;
    names = new Names(graph.isOnStack() ? Set.of(ExactNumbers.STACK) : Set.of());
  }

  /** An unused name, as close to the wish as possible. */
  String name(String wish) {
    return names.of(new Object(), wish);
  }

  Node variable(String wish, Type type, boolean isFinal) {
    String name = name(Character.isUpperCase(wish.charAt(0)) ? "v" + wish : wish);
    return graph.make(Op.LOCAL, type, new Node.Local(name, isFinal));
  }

  /** The placeholder for the expression of a value. */
  String of(Node value) {
    values.add(resolved(value));
    return VALUE + "" + (values.size() - 1) + VALUE;
  }

  /** The same value, read from the variables that are known to hold parts of it. */
  private Node resolved(Node value) {
    Node held = known.get(value);
    if (held != null || value.args.isEmpty()) {
      return held != null ? held : value;
    }
    Node[] args = value.args.stream().map(this::resolved).toArray(Node[]::new);
    return List.of(args).equals(value.args) ? value : graph.make(value.op, value.type, value.value, args);
  }

  /**
   * Adds a line. A line that ends with an opening brace begins a block, and a line that is a closing brace
   * ends it.
   */
  void line(String line) {
    text.append(line).append('\n');
  }

  /**
   * A variable that holds a value, reused if there is one; {@code stays}: the variable is one of the method's
   * own.
   */
  Node kept(Node value, String wish, boolean stays) {
    if (value.op == Op.CONSTANT || isFinal(value)) {
      return value;
    }
    Node held = known.get(value);
    if (held == null) {
      held = variable(wish, value.type, true);
      if (!Graph.needed(List.of(value)).stream().allMatch(node -> node.op != Op.LOCAL || isFinal(node))) {
        return declared(held, value);
      }
      lets.add(new Let(held, resolved(value), stays));
      line(LET + "" + (lets.size() - 1));
      known.put(value, held);
    }
    return held;
  }

  private static boolean isFinal(Node node) {
    return node.op == Op.LOCAL && ((Node.Local) node.value).isFinal();
  }

  /** Prints the declaration of a variable, without a value if that is null. */
  Node declared(Node variable, Node value) {
    line(declaration(variable) + (value == null ? "" : " = " + of(value)) + ";");
    return variable;
  }

  static String declaration(Node variable) {
    return variable.type.java + " " + ((Node.Local) variable.value).name();
  }

  /** Prints assignments of the numbers of a value to variables; all are read before any is written. */
  void assign(Value variables, Value value) {
    if (value instanceof Tuple array && array.isArray()) {
      // all elements except the assigned one keep their values
      for (int k = 0; k < array.parts().size(); k++) {
        assign(((Tuple) variables).parts().get(k), array.parts().get(k));
      }
      return;
    }
    List<Node> to = Tuple.leaves(variables).toList();
    List<Node> from = new ArrayList<>(Tuple.leaves(value).toList());
    for (int k = 1; k < from.size(); k++) {
      Node late = from.get(k);
      if (late != to.get(k) && to.subList(0, k).stream().anyMatch(Graph.needed(List.of(late))::contains)) {
        from.set(k, declared(variable("next", late.type, true), late));
      }
    }
    for (int k = 0; k < from.size(); k++) {
      if (from.get(k) != to.get(k)) {
        line(((Node.Local) to.get(k).value).name() + " = " + of(from.get(k)) + ";");
      }
    }
  }

  /** Evaluates code whose text is printed later, or not at all. */
  <T> Captured<T> captured(Supplier<T> evaluation) {
    StringBuilder around = text;
    Map<Node, Node> before = known;
    text = new StringBuilder();
    known = new HashMap<>(known);
    T value = evaluation.get();
    Captured<T> captured = new Captured<>(value, text.toString(), known);
    text = around;
    known = before;
    return captured;
  }

  /** Prints captured text at this point. */
  <T> T here(Captured<T> captured) {
    text.append(captured.text());
    known = captured.known();
    return captured.value();
  }

  /**
   * Whether the captured code is an expression: the variables declared by its text are read by it alone, each
   * at most once.
   */
  boolean isExpression(Captured<? extends Value> captured) {
    Map<Node, Integer> reads = new HashMap<>();
    Tuple.leaves(captured.value()).forEach(leaf -> read(leaf, reads));
    for (String line : captured.text().lines().toList().reversed()) {
      if (line.charAt(0) != LET) {
        return false;
      }
      Let let = let(line);
      int count = reads.getOrDefault(let.variable, 0);
      if (count > 1 || let.stays) {
        return false;
      }
      if (count == 1) {
        read(let.value, reads);
      }
    }
    return true;
  }

  private Let let(String line) {
    return lets.get(Integer.parseInt(line.substring(1)));
  }

  /** Prints captured code as an expression at this point, where nothing else reads its variables. */
  void expression(Captured<?> captured) {
    text.append(captured.text());
  }

  /** Prints captured code in a block; what became known in the block is forgotten after it. */
  void block(String head, Captured<?> captured) {
    block(head, captured, () -> {});
  }

  /** Prints captured code in a block, followed by more lines in the same block. */
  void block(String head, Captured<?> captured, Runnable more) {
    Map<Node, Node> before = known;
    known = new HashMap<>(captured.known());
    line(head + " {");
    text.append(captured.text());
    more.run();
    line("}");
    known = before;
  }

  /** The text of the finished method. */
  String printed() {
    List<String> lines = text.toString().lines().toList();
    Map<Node, Integer> reads = new HashMap<>();
    Map<Node, Node> inPlace = new HashMap<>();
    for (String line : lines.reversed()) { // readers of a variable come after it
      if (line.charAt(0) == LET) {
        Let let = let(line);
        int count = reads.getOrDefault(let.variable, 0);
        if (count == 1 && !let.stays) {
          inPlace.put(let.variable, let.value);
        }
        if (count > 0) {
          read(let.value, reads);
        }
      } else {
        valuesOf(line).forEach(value -> read(value, reads));
      }
    }
    JavaWriter out = new JavaWriter().nested(1);
    FlatText expressions = new FlatText(inPlace);
    for (String line : lines) {
      if (line.charAt(0) == LET) {
        Let let = let(line);
        if (reads.containsKey(let.variable) && !inPlace.containsKey(let.variable)) {
          out.line(declaration(let.variable) + " = " + expressions.of(let.value) + ";");
        }
      } else {
        String java = NUMBERED.matcher(line).replaceAll(
            found -> Matcher.quoteReplacement(expressions.of(values.get(Integer.parseInt(found.group(1))))));
        if (java.endsWith(" {")) {
          out.open(java.substring(0, java.length() - 2));
        } else if (java.equals("}")) {
          out.close();
        } else {
          out.line(java);
        }
      }
    }
    return out.body();
  }

  private Stream<Node> valuesOf(String line) {
    return NUMBERED.matcher(line).results().map(found -> values.get(Integer.parseInt(found.group(1))));
  }

  private static void read(Node value, Map<Node, Integer> reads) {
    if (value.op == Op.LOCAL) {
      reads.merge(value, 1, Integer::sum);
    }
    value.args.forEach(arg -> read(arg, reads));
  }
}
