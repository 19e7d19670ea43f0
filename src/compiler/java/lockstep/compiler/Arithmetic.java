package lockstep.compiler;

import com.sun.source.tree.Tree;
import java.util.List;
import javax.lang.model.type.TypeKind;

/** Applies Java's operators, conversions and methods of {@code Math}, with Java's typing rules. */
final class Arithmetic {
  private final Graph graph;

  Arithmetic(Graph graph) {
    this.graph = graph;
  }

  /** The type that values of this Java type have. */
  Type type(TypeKind kind) {
    return graph.type(kind);
  }

  Node binary(String kind, Tree where, Node a, Node b, Frame frame) {
    Op op = switch (kind) {
      case "PLUS" -> Op.ADD;
      case "MINUS" -> Op.SUB;
      case "MULTIPLY" -> Op.MUL;
      case "DIVIDE" -> Op.DIV;
      case "LESS_THAN" -> Op.LT;
      case "LESS_THAN_EQUAL" -> Op.LE;
      case "GREATER_THAN" -> Op.GT;
      case "GREATER_THAN_EQUAL" -> Op.GE;
      case "EQUAL_TO" -> Op.EQ;
      case "NOT_EQUAL_TO" -> Op.NE;
      case "CONDITIONAL_AND", "AND" -> Op.AND;
      case "CONDITIONAL_OR", "OR" -> Op.OR;
      case "XOR" -> Op.XOR;
      default -> throw frame.error(where, "this operator cannot be compiled; there are + - * /, comparisons,"
          + " &&, ||, ! and their forms &, |, ^ of booleans");
    };
    if (a.type == Type.BOOLEAN && b.type == Type.BOOLEAN && (op == Op.EQ || op == Op.NE)) {
      Node differ = graph.operation(Op.XOR, a, b);
      return op == Op.NE ? differ : graph.not(differ);
    }
    if (op.isLogic()) {
      return graph.operation(op, converted(a, Type.BOOLEAN, where, frame),
          converted(b, Type.BOOLEAN, where, frame));
    }
    Type type = Type.promoted(number(a, where, frame).type, number(b, where, frame).type);
    if (op == Op.DIV && type == Type.INT && b.isConstant(0)) {
      throw frame.error(where, "an int is divided by 0");
    }
    return graph.operation(op, known(graph.convert(a, type), where, frame),
        known(graph.convert(b, type), where, frame));
  }

  static Node number(Node value, Tree where, Frame frame) {
    if (value.type == Type.BOOLEAN) {
      throw frame.error(where, "a number is needed here, not a boolean");
    }
    return value;
  }

  /** Requires an int operand to be a constant; a choice of ints can only become a float. */
  static Node known(Node value, Tree where, Frame frame) {
    if (value.type == Type.INT && value.op != Op.CONSTANT) {
      throw frame.error(where, "an int must be a constant here; write 1f for 1");
    }
    return value;
  }

  /** Applies one of Java's implicit conversions. */
  Node converted(Node value, Type type, Tree where, Frame frame) {
    if (value.type == type) {
      return known(value, where, frame);
    }
    boolean narrows = type == Type.INT || (type == Type.FLOAT && value.type == Type.DOUBLE);
    if (value.type == Type.BOOLEAN || type == Type.BOOLEAN || type == null || narrows) {
      throw frame.error(where, "a " + value.type.java + " cannot stand where a "
          + (type == null ? "void" : type.java) + " should");
    }
    return graph.convert(value, type);
  }

  Node cast(Node value, Type type, Tree where, Frame frame) {
    boolean mixes = value.type != type && (value.type == Type.BOOLEAN || type == Type.BOOLEAN);
    if (mixes || (type == Type.INT && value.op != Op.CONSTANT)) {
      throw frame.error(where, "a " + value.type.java + " cannot be cast to " + type.java + " here");
    }
    return graph.convert(value, type);
  }

  Node math(String name, List<Node> args, Tree where, Frame frame) {
    Op op = switch (name + args.size()) {
      case "abs1" -> Op.ABS;
      case "sqrt1" -> Op.SQRT;
      case "min2" -> Op.MIN;
      case "max2" -> Op.MAX;
      case "fma3" -> Op.FMA;
      default -> throw frame.error(where,
          "Math." + name + " cannot be compiled; there are abs, sqrt, min, max and fma");
    };
    Type type = op == Op.SQRT ? Type.DOUBLE : Type.INT;
    for (Node arg : args) {
      type = Type.promoted(type, number(arg, where, frame).type);
    }
    if (op == Op.FMA && type == Type.INT) {
      type = graph.real;
    }
    Node[] converted = new Node[args.size()];
    for (int a = 0; a < converted.length; a++) {
      converted[a] = known(graph.convert(args.get(a), type), where, frame);
    }
    return graph.operation(op, converted);
  }
}
