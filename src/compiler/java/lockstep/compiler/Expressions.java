package lockstep.compiler;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/** Evaluates expressions symbolically, to operations on the values that their variables hold. */
final class Expressions {
  private final Graph graph;
  private final Arithmetic arithmetic;
  private final Calls calls;

  Expressions(Graph graph, Arithmetic arithmetic, Calls calls) {
    this.graph = graph;
    this.arithmetic = arithmetic;
    this.calls = calls;
  }

  /** The value of what has to be a boolean. */
  Node truth(ExpressionTree tree, State state, Node path, Frame frame) {
    return arithmetic.converted(evaluate(tree, state, path, frame), Type.BOOLEAN, tree, frame);
  }

  /** The value that an expression has at a point, which pairs get to within {@code path}. */
  Node evaluate(ExpressionTree tree, State state, Node path, Frame frame) {
    return switch (tree) {
      case ParenthesizedTree inner -> evaluate(inner.getExpression(), state, path, frame);
      case LiteralTree literal -> switch (literal.getValue()) {
        case Float f -> graph.constant(f);
        case Double d -> graph.constant(d);
        case Integer i -> graph.constant(i);
        case Boolean b -> graph.constant(b);
        case null, default -> throw frame.error(tree, "values are floats, doubles and booleans");
      };
      case IdentifierTree identifier -> variable(identifier, state, frame);
      case MemberSelectTree member -> constant(member, frame);
      case UnaryTree unary -> unary(unary, state, path, frame);
      case BinaryTree binary -> arithmetic.binary(binary.getKind().toString(), binary,
          evaluate(binary.getLeftOperand(), state, path, frame),
          evaluate(binary.getRightOperand(), state, path, frame), frame);
      case ConditionalExpressionTree choice -> conditional(choice, state, path, frame);
      case TypeCastTree cast -> {
        Type type = SourceFile.type(cast.getType());
        if (type == null) {
          throw frame.error(tree, "casts are to float, double or int");
        }
        yield arithmetic.cast(evaluate(cast.getExpression(), state, path, frame), type, tree, frame);
      }
      case MethodInvocationTree call -> {
        List<Node> args = new ArrayList<>();
        for (ExpressionTree argument : call.getArguments()) {
          args.add(evaluate(argument, state, path, frame));
        }
        yield calls.call(call, args, path, frame);
      }
      default -> throw frame.error(tree, "a " + SourceFile.kind(tree) + " cannot be compiled; use arithmetic,"
          + " comparisons, &&, ||, !, ?:, casts, Math and static methods of the same package");
    };
  }

  private Node variable(IdentifierTree identifier, State state, Frame frame) {
    String name = identifier.getName().toString();
    if (state.variables.containsKey(name)) {
      Node value = state.variables.get(name);
      if (value == null) {
        throw frame.error(identifier, name + " is not assigned on every way that leads here");
      }
      return value;
    }
    return constant(name, identifier, frame.file, frame);
  }

  private Node constant(String name, Tree where, SourceFile owner, Frame frame) {
    VariableTree field = owner == null ? null : owner.constant(name);
    Type type = field == null ? null : SourceFile.type(field.getType());
    if (type == null || field.getInitializer() == null || frame.isTooDeep()) {
      throw frame.error(where,
          name + " is neither a local variable nor a static final number of a class of the same package");
    }
    Frame inner = new Frame(owner, frame.method, frame.caller, frame.depth + 1, Frame.Columns.NONE);
    Node value = arithmetic.converted(
        evaluate(field.getInitializer(), new State(new HashMap<>(), new Node[0]), graph.yes, inner), type,
        field, inner);
    if (value.op != Op.CONSTANT) {
      throw frame.error(where, name + " is not a constant");
    }
    return value.named(Names.ofConstant(name));
  }

  private Node constant(MemberSelectTree member, Frame frame) {
    String owner = member.getExpression().toString();
    String name = member.getIdentifier().toString();
    Object value = switch (owner + "." + name) {
      case "Float.MAX_VALUE" -> Float.MAX_VALUE;
      case "Float.MIN_VALUE" -> Float.MIN_VALUE;
      case "Float.MIN_NORMAL" -> Float.MIN_NORMAL;
      case "Float.POSITIVE_INFINITY" -> Float.POSITIVE_INFINITY;
      case "Float.NEGATIVE_INFINITY" -> Float.NEGATIVE_INFINITY;
      case "Float.NaN" -> Float.NaN;
      case "Double.MAX_VALUE" -> Double.MAX_VALUE;
      case "Double.MIN_VALUE" -> Double.MIN_VALUE;
      case "Double.MIN_NORMAL" -> Double.MIN_NORMAL;
      case "Double.POSITIVE_INFINITY" -> Double.POSITIVE_INFINITY;
      case "Double.NEGATIVE_INFINITY" -> Double.NEGATIVE_INFINITY;
      case "Double.NaN" -> Double.NaN;
      case "Math.PI" -> Math.PI;
      case "Math.E" -> Math.E;
      default -> null;
    };
    return value != null ? graph.constant(value) : constant(name, member, calls.fileOf(owner, frame), frame);
  }

  private Node unary(UnaryTree unary, State state, Node path, Frame frame) {
    Node value = isStep(unary) ? null : evaluate(unary.getExpression(), state, path, frame);
    return switch (unary.getKind()) {
      case UNARY_MINUS ->
        graph.operation(Op.NEG, Arithmetic.known(Arithmetic.number(value, unary, frame), unary, frame));
      case UNARY_PLUS -> Arithmetic.number(value, unary, frame);
      case LOGICAL_COMPLEMENT -> graph.not(arithmetic.converted(value, Type.BOOLEAN, unary, frame));
      default -> throw frame.error(unary,
          unary.getKind() == Tree.Kind.BITWISE_COMPLEMENT ? "~ cannot be compiled; use !"
              : "++ and -- are statements of an int that counts a loop; here, write + 1 or − 1");
    };
  }

  private Node conditional(ConditionalExpressionTree choice, State state, Node path, Frame frame) {
    Node condition = truth(choice.getCondition(), state, path, frame);
    Node a = evaluate(choice.getTrueExpression(), state, path, frame);
    Node b = evaluate(choice.getFalseExpression(), state, path, frame);
    if (a.type != b.type) {
      Type type =
          Type.promoted(Arithmetic.number(a, choice, frame).type, Arithmetic.number(b, choice, frame).type);
      a = graph.convert(a, type);
      b = graph.convert(b, type);
    }
    Node value = graph.select(condition, a, b);
    return value.op == Op.SELECT ? value.from(frame.file.text(choice)) : value;
  }

  /** Whether it is {@code ++} or {@code --}. */
  static boolean isStep(UnaryTree step) {
    return step.getKind().toString().endsWith("CREMENT");
  }
}
