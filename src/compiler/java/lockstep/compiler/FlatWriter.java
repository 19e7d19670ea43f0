package lockstep.compiler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** The text of one printed method of a flat form: its variables, and the values that they are known to hold at the point that is printed. */
final class FlatWriter {
  /** Something evaluated, with the text that evaluates it, and what is known after that. */
  record Captured<T>(T value, String text, Map<Node, Node> known) {}

  private final Graph graph;
  private final Names names = new Names(Set.of());
  private JavaWriter out = new JavaWriter().nested(1);

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

  /** An expression for a value. */
  String of(Node value) {
    return new FlatText(known).of(value);
  }

  String body() {
    return out.body();
  }

  void line(String text) {
    out.line(text);
  }

  void open(String text) {
    out.open(text);
  }

  void close() {
    out.close();
  }

  /** Prints a variable that holds a value, unless there is one already. */
  Node kept(Node value, String wish) {
    if (value.op == Op.CONSTANT || isFinal(value)) {
      return value;
    }
    Node held = known.get(value);
    if (held == null) {
      held = declared(variable(wish, value.type, true), value);
      if (Graph.needed(List.of(value)).stream().allMatch(node -> node.op != Op.LOCAL || isFinal(node))) {
        known.put(value, held);
      }
    }
    return held;
  }

  private static boolean isFinal(Node node) {
    return node.op == Op.LOCAL && ((Node.Local) node.value).isFinal();
  }

  /** Prints the declaration of a variable, without a value if that is null. */
  Node declared(Node variable, Node value) {
    out.line(variable.type.java + " " + of(variable) + (value == null ? "" : " = " + of(value)) + ";");
    return variable;
  }

  /** Prints assignments of the numbers of a value to variables, all of which are read before any is written. */
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
        from.set(k, kept(late, "next"));
      }
    }
    for (int k = 0; k < from.size(); k++) {
      if (from.get(k) != to.get(k)) {
        out.line(of(to.get(k)) + " = " + of(from.get(k)) + ";");
      }
    }
  }

  /** Evaluates something whose text is printed later, or not at all. */
  <T> Captured<T> captured(Supplier<T> evaluation) {
    JavaWriter around = out;
    Map<Node, Node> before = known;
    out = out.nested(0);
    known = new HashMap<>(known);
    T value = evaluation.get();
    Captured<T> captured = new Captured<>(value, out.body(), known);
    out = around;
    known = before;
    return captured;
  }

  /** Prints it here. */
  <T> T here(Captured<T> captured) {
    out.text(captured.text());
    known = captured.known();
    return captured.value();
  }

  /** Prints it in a block, after which nothing more is known than before. */
  void block(String head, Captured<?> captured) {
    block(head, captured, () -> {});
  }

  /** The same with more in the block. */
  void block(String head, Captured<?> captured, Runnable more) {
    Map<Node, Node> before = known;
    known = new HashMap<>(captured.known());
    out.open(head);
    out.text(captured.text().replaceAll("(?m)^(?=.)", "  "));
    more.run();
    out.close();
    known = before;
  }
}
