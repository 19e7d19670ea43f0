package lockstep.compiler;

import java.util.Locale;
import java.util.Map;

/** Values written as expressions, fully parenthesised, so that tests can state the graph they expect. */
final class NodeText {
  private static final Map<Op, String> SIGNS = Map.ofEntries(Map.entry(Op.ADD, " + "),
      Map.entry(Op.SUB, " - "), Map.entry(Op.MUL, " * "), Map.entry(Op.DIV, " / "), Map.entry(Op.LT, " < "),
      Map.entry(Op.LE, " <= "), Map.entry(Op.GT, " > "), Map.entry(Op.GE, " >= "), Map.entry(Op.EQ, " == "),
      Map.entry(Op.NE, " != "), Map.entry(Op.AND, " && "), Map.entry(Op.OR, " || "),
      Map.entry(Op.XOR, " ^ "));

  private NodeText() {}

  static String of(Node node) {
    if (node.op == Op.COLUMN) {
      return node.name();
    }
    if (node.op == Op.CONSTANT) {
      return node.value.toString();
    }
    String[] args = node.args.stream().map(NodeText::of).toArray(String[]::new);
    if (node.op == Op.SELECT) {
      return "(" + args[0] + " ? " + args[1] + " : " + args[2] + ")";
    }
    String sign = SIGNS.get(node.op);
    return sign != null ? "(" + String.join(sign, args) + ")"
        : node.op.toString().toLowerCase(Locale.ROOT) + "(" + String.join(", ", args) + ")";
  }
}
