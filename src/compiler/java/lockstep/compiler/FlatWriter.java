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
 * The text of one printed method of a flat form: its variables, and the values that they are known to hold at
 * the point that is printed. It is complete only at the end, when it is known how often each variable is
 * read: one that is read once is the expression itself.
 */
final class FlatWriter {
  /** Something evaluated, with the text that evaluates it, and what is known after that. */
  record Captured<T>(T value, String text, Map<Node, Node> known) {}

  /**
   * A variable whose value does not change; one that does not stay is declared only if it is read more than
   * once.
   */
  private record Let(Node variable, Node value, boolean stays) {}

  /**
   * Around the number of a value, in text whose expressions are not printed yet; and of a line that is a
   * {@link Let}.
   */
  private static final char VALUE = '\u0001', LET = '\u0002';

  private static final Pattern NUMBERED = Pattern.compile(VALUE + "(\\d+)" + VALUE);

  private final Graph graph;
  private final Names names = new Names(Set.of());
  private final List<Node> values = new ArrayList<>();
  private final List<Let> lets = new ArrayList<>();
  private StringBuilder text = new StringBuilder();

  /** Arrays for results, and the entry to write. */
  List<String> arrays = List.of();

  String entry;

  /** Variables that hold what an operation answers: it is not printed twice. */
  private Map<Node, Node> known = new HashMap<>();

  FlatWriter(Graph graph) {
    this.graph = graph;
  }

  /** A name that the method does not use yet, as near to the wish as there is. */
  String name(String wish) {
    return names.of(new Object(), wish);
  }

  Node variable(String wish, Type type, boolean isFinal) {
    String name = name(Character.isUpperCase(wish.charAt(0)) ? "v" + wish : wish);
    return graph.make(Op.LOCAL, type, new Node.Local(name, isFinal));
  }

  /** What stands for the expression of a value. */
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
   * A line: where it ends with an opening brace a block begins, which ends with a line that is a closing one.
   */
  void line(String line) {
    text.append(line).append('\n');
  }

  /**
   * A variable that holds a value, unless there is one already; {@code stays}: it is one of the method's own.
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

  /**
   * Prints assignments of the numbers of a value to variables, all of which are read before any is written.
   */
  void assign(Value variables, Value value) {
    if (value instanceof Tuple array && array.isArray()) {
      // all but the element that is assigned hold what they held
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

  /** Evaluates something whose text is printed later, or not at all. */
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

  /** Prints it here. */
  <T> T here(Captured<T> captured) {
    text.append(captured.text());
    known = captured.known();
    return captured.value();
  }

  /**
   * Whether it is an expression: the variables that its text declares are read by it alone, and no more than
   * once.
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

  /** Prints what is an expression here, where nobody else reads its variables. */
  void expression(Captured<?> captured) {
    text.append(captured.text());
  }

  /** Prints it in a block, after which nothing more is known than before. */
  void block(String head, Captured<?> captured) {
    block(head, captured, () -> {});
  }

  /** The same with more in the block. */
  void block(String head, Captured<?> captured, Runnable more) {
    Map<Node, Node> before = known;
    known = new HashMap<>(captured.known());
    line(head + " {");
    text.append(captured.text());
    more.run();
    line("}");
    known = before;
  }

  /** The method, whose lines are all there. */
  String printed() {
    List<String> lines = text.toString().lines().toList();
    Map<Node, Integer> reads = new HashMap<>();
    Map<Node, Node> inPlace = new HashMap<>();
    for (String line : lines.reversed()) { // what reads a variable comes after it
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
