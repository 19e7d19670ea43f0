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
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Evaluates expressions symbolically, to operations on the values that their variables hold. */
final class Expressions {
  private final Graph graph;
  private final Arithmetic arithmetic;
  private final Calls calls;
  private final Effort effort;

  Expressions(Graph graph, Arithmetic arithmetic, Calls calls, Effort effort) {
    this.effort = effort;
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
    effort.begin(tree, frame);
    Node value = value(tree, state, path, frame);
    effort.end();
    TypeMirror type = frame.declared.type(tree);
    boolean isError = type == null || type.getKind() == TypeKind.ERROR; // as where it cannot be assigned
    if (!isError && Type.of(type.getKind()) != value.type) {
      throw frame.error(tree,
          "javac takes this for a " + type + ", the twin compiler for a " + value.type.java);
    }
    return value;
  }

  private Node value(ExpressionTree tree, State state, Node path, Frame frame) {
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
          + " comparisons, &&, ||, !, ?:, casts, Math and static methods whose source is at hand");
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
    return constant(identifier, frame);
  }

  /** The value of a constant, or of a static final field when its class is initialised. */
  private Node constant(ExpressionTree tree, Frame frame) {
    boolean isStatic =
        !(tree instanceof MemberSelectTree member) || frame.declared.isClass(member.getExpression());
    if (!isStatic || !(frame.declared.meaning(tree) instanceof VariableElement field) || !isConstant(field)
        || Type.of(field.asType().getKind()) == null || frame.isTooDeep()) {
      throw frame.error(tree,
          tree + " is neither a local variable nor a static final number whose value is at hand");
    }
    Declared source = frame.file().sources().declared(field);
    Node value = field.getConstantValue() != null ? graph.constant(field.getConstantValue())
        : initial(field, source, tree, frame);
    return source == null ? value : value.named(Names.ofConstant(field.getSimpleName().toString()));
  }

  private static boolean isConstant(VariableElement field) {
    return field.getKind() == ElementKind.FIELD
        && field.getModifiers().containsAll(Set.of(Modifier.STATIC, Modifier.FINAL));
  }

  /** The value of a field that is no constant to javac: Java executes initialisers in the order of the fields. */
  private Node initial(VariableElement field, Declared source, ExpressionTree where, Frame frame) {
    if (source == null || source.field().getInitializer() == null) {
      throw frame.error(where, where + " has no initialiser at hand; write the number");
    }
    VariableElement waiting = frame.initialised;
    if (waiting != null) {
      List<? extends Element> members = field.getEnclosingElement().getEnclosedElements();
      int place = members.indexOf(waiting);
      if (place < 0 || members.indexOf(field) >= place) {
        throw frame.error(where, where + " may not have its value yet when " + waiting
            + " is initialised; let it be a constant, or an earlier field of the same class");
      }
    }
    Frame inner = frame.initialising(source, field);
    ExpressionTree initializer = source.field().getInitializer();
    Node value =
        arithmetic.converted(evaluate(initializer, new State(new HashMap<>(), new Node[0]), graph.yes, inner),
            SourceFile.type(source.field().getType()), source.field(), inner);
    if (value.op != Op.CONSTANT) {
      throw frame.error(where, where + " is not a constant");
    }
    return value;
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
    return value.op == Op.SELECT ? value.from(frame.file().text(choice)) : value;
  }

  /** Whether it is {@code ++} or {@code --}. */
  static boolean isStep(UnaryTree step) {
    return step.getKind().toString().endsWith("CREMENT");
  }
}
