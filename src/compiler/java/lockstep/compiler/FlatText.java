package lockstep.compiler;

import static java.util.stream.Collectors.joining;

import java.util.Map;

/**
 * Prints the operations behind a value as Java expressions.
 *
 * @param inPlace variables that are replaced by the expression of their value
 */
record FlatText(Map<Node, Node> inPlace) {
  private static final int UNARY = 8;

  String of(Node value) {
    Node node = meant(value);
    return switch (node.op) {
      case CONSTANT -> literal(node);
      case LOCAL -> ((Node.Local) node.value).name();
      case CALL -> call((String) node.value, node);
      case SELECT ->
        operand(node.arg(0), 1) + " ? " + operand(node.arg(1), 1) + " : " + operand(node.arg(2), 1);
      case WIDEN, NARROW -> "(" + node.type.java + ") " + operand(node.arg(0), UNARY);
      case SQRT -> (node.type == Type.FLOAT ? "(float) " : "") + call("Math.sqrt", node);
      case ABS -> call("Math.abs", node);
      case MIN -> call("Math.min", node);
      case MAX -> call("Math.max", node);
      case FMA -> call("Math.fma", node);
      case NEG -> "-" + operand(node.arg(0), UNARY + 1);
      case NOT -> "!" + operand(node.arg(0), UNARY);
      case ADD -> binary(" + ", node);
      case SUB -> binary(" - ", node);
      case MUL -> binary(" * ", node);
      case DIV -> binary(" / ", node);
      case LT -> binary(" < ", node);
      case LE -> binary(" <= ", node);
      case GT -> binary(" > ", node);
      case GE -> binary(" >= ", node);
      case EQ -> binary(" == ", node);
      case NE -> binary(" != ", node);
      case AND -> binary(" && ", node);
      case OR -> binary(" || ", node);
      case XOR -> binary(" ^ ", node);
      case COLUMN, PARAMETER, PASS, DECIDE, COPY, STORE ->
        throw new IllegalArgumentException(node.op + " in Java");
    };
  }

  private Node meant(Node value) {
    return inPlace.getOrDefault(value, value);
  }

  private String binary(String operator, Node node) {
    int binds = binds(node);
    return operand(node.arg(0), binds) + operator + operand(node.arg(1), binds + 1);
  }

  private String call(String method, Node node) {
    return method + node.args.stream().map(this::of).collect(joining(", ", "(", ")"));
  }

  /** An expression, in parentheses if it binds less strongly than its position requires. */
  private String operand(Node node, int least) {
    return binds(meant(node)) >= least ? of(node) : "(" + of(node) + ")";
  }

  /** The precedence of an expression's operator, by the grammar of Java. */
  private static int binds(Node node) {
    return switch (node.op) {
      case SELECT -> 0;
      case OR -> 1;
      case AND -> 2;
      case XOR -> 3;
      case EQ, NE -> 4;
      case LT, LE, GT, GE -> 5;
      case ADD, SUB -> 6;
      case MUL, DIV -> 7;
      case WIDEN, NARROW, NEG, NOT -> UNARY;
      case SQRT -> node.type == Type.FLOAT ? UNARY : UNARY + 1;
      case CONSTANT -> literal(node).startsWith("-") ? UNARY : UNARY + 1;
      default -> UNARY + 1;
    };
  }

  private static String literal(Node constant) {
    return switch (constant.value) {
      case Float f -> Float.isFinite(f) ? f + "f" : special("Float", f);
      case Double d -> Double.isFinite(d) ? d.toString() : special("Double", d);
      default -> constant.value.toString();
    };
  }

  private static String special(String type, double value) {
    return type + (value > 0 ? ".POSITIVE_INFINITY" : value < 0 ? ".NEGATIVE_INFINITY" : ".NaN");
  }
}
