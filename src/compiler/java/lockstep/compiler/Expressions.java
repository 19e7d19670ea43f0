package lockstep.compiler;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Evaluates expressions symbolically, to operations on the values that variables hold. */
final class Expressions {
  private static final int MOST_ELEMENTS = 64;

  private final Graph graph;
  private final Arithmetic arithmetic;
  private final Calls calls;
  private final Effort effort;
  private final Execution execution;

  Expressions(Graph graph, Arithmetic arithmetic, Calls calls, Effort effort, Execution execution) {
    this.effort = effort;
    this.execution = execution;
    this.graph = graph;
    this.arithmetic = arithmetic;
    this.calls = calls;
  }

  /** The value of an expression that must be a boolean. */
  Node truth(ExpressionTree tree, State state, Node path, Frame frame) {
    return arithmetic.converted(scalar(tree, state, path, frame), Type.BOOLEAN, tree, frame);
  }

  /** The value of an expression that must be a number or a boolean. */
  Node scalar(ExpressionTree tree, State state, Node path, Frame frame) {
    return scalar(evaluate(tree, state, path, frame), tree, frame);
  }

  static Node scalar(Value value, Tree where, Frame frame) {
    if (value instanceof Node node) {
      return node;
    }
    throw frame.error(where, "a number or a boolean is needed here, not a " + ((Tuple) value).type());
  }

  /** {@code condition ? a : b}, component by component, for values of one type. */
  Value select(Node condition, Value a, Value b) {
    return a == b ? a : Tuple.join(a, b, "", (x, y, name) -> graph.select(condition, x, y));
  }

  /** The value of an expression at a point that pairs reach within {@code path}. */
  Value evaluate(ExpressionTree tree, State state, Node path, Frame frame) {
    effort.begin(tree, frame);
    Value value = value(tree, state, path, frame);
    effort.end();
    TypeMirror type = frame.declared.type(tree);
    boolean isError = type == null || type.getKind() == TypeKind.ERROR; // unless it cannot be assigned
    if (!isError && !Forms.fits(type, value, graph)) {
      throw frame.error(tree, "javac takes this for a " + type + ", the twin compiler for a "
          + (value instanceof Tuple tuple ? tuple.type() : ((Node) value).type.java));
    }
    return value;
  }

  private Value value(ExpressionTree tree, State state, Node path, Frame frame) {
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
      case MemberSelectTree member -> member(member, state, path, frame);
      case UnaryTree unary -> unary(unary, state, path, frame);
      case BinaryTree binary -> binary.getKind().toString().startsWith("CONDITIONAL")
          ? execution.connected(binary, state, path, frame) : operator(binary, state, path, frame);
      case ConditionalExpressionTree choice -> execution.chosen(choice, state, path, frame);
      case TypeCastTree cast -> {
        Type type = graph.real(SourceFile.type(cast.getType()));
        if (type == null) {
          throw frame.error(tree, "casts are to float, double or int");
        }
        yield arithmetic.cast(scalar(cast.getExpression(), state, path, frame), type, tree, frame);
      }
      case MethodInvocationTree call -> {
        Value receiver = receiver(call, state, path, frame);
        yield calls.call(call, receiver, all(call.getArguments(), state, path, frame), path, frame);
      }
      case NewClassTree made -> calls.made(made, all(made.getArguments(), state, path, frame), frame);
      case ArrayAccessTree access -> {
        if (frame.columns.names().contains(access.getExpression().toString())) {
          throw frame.error(access, "result columns cannot be read; use a local variable");
        }
        if (!(evaluate(access.getExpression(), state, path, frame) instanceof Tuple array)) {
          throw frame.error(access, access.getExpression() + " is no array");
        }
        yield element(array, index(access, array, state, path, frame), access, frame);
      }
      default -> throw frame.error(tree, "a " + SourceFile.kind(tree) + " cannot be compiled; use arithmetic,"
          + " comparisons, &&, ||, !, ?:, casts, Math, records, and methods whose source is at hand");
    };
  }

  private Value variable(IdentifierTree identifier, State state, Frame frame) {
    String name = identifier.getName().toString();
    if (state.variables.containsKey(name)) {
      Value value = state.variables.get(name);
      if (value == null) {
        throw frame.error(identifier, name + " is not assigned on every way that leads here");
      }
      return value;
    }
    if (state.variables.get("this") instanceof Tuple self
        && Forms.isComponent(frame.declared.meaning(identifier))) {
      return self.part(name);
    }
    return constant(identifier, frame);
  }

  List<Value> all(List<? extends ExpressionTree> trees, State state, Node path, Frame frame) {
    List<Value> values = new ArrayList<>();
    for (ExpressionTree tree : trees) {
      values.add(evaluate(tree, state, path, frame));
    }
    return values;
  }

  /** The record on which a method is called, or null for a static method. */
  Value receiver(MethodInvocationTree call, State state, Node path, Frame frame) {
    if (!(frame.declared.meaning(call) instanceof ExecutableElement method)
        || method.getModifiers().contains(Modifier.STATIC)
        || method.getEnclosingElement().getKind() != ElementKind.RECORD) {
      return null;
    }
    return call.getMethodSelect() instanceof MemberSelectTree member
        ? evaluate(member.getExpression(), state, path, frame) : state.variables.get("this");
  }

  /** A component of a record, the length of an array, or a constant. */
  private Value member(MemberSelectTree member, State state, Node path, Frame frame) {
    Element meaning = frame.declared.meaning(member);
    String name = member.getIdentifier().toString();
    boolean isLength = name.equals("length") && meaning != null && meaning.getKind() == ElementKind.FIELD
        && frame.declared.type(member.getExpression()) instanceof ArrayType;
    if (!isLength && !Forms.isComponent(meaning)) {
      return constant(member, frame);
    }
    Tuple of = (Tuple) evaluate(member.getExpression(), state, path, frame);
    return isLength ? graph.constant(of.parts().size()) : of.part(name);
  }

  /** The index of an array element. */
  int index(ArrayAccessTree access, Tuple array, State state, Node path, Frame frame) {
    Node index = scalar(access.getIndex(), state, path, frame);
    if (!array.isArray() || index.type != Type.INT || index.op != Op.CONSTANT || (Integer) index.value < 0
        || (Integer) index.value >= array.parts().size()) {
      throw frame.error(access, "an index is a constant below the length of its array, as that of a loop");
    }
    return (Integer) index.value;
  }

  static Value element(Tuple array, int k, Tree where, Frame frame) {
    Value element = array.parts().get(k);
    if (element == null) {
      throw frame.error(where, "element " + k + " is not assigned on every way that leads here");
    }
    return element;
  }

  /** The array that initialises a variable. */
  Tuple array(VariableTree variable, ArrayType type, State state, Node path, Frame frame) {
    if (!(variable.getInitializer() instanceof NewArrayTree made)) {
      throw frame.error(variable, "an array is made where its variable is declared, by {a, b} or new "
          + type.getComponentType() + "[n]");
    }
    List<Value> parts = new ArrayList<>();
    TypeMirror of = type.getComponentType();
    if (made.getInitializers() != null) {
      for (ExpressionTree part : made.getInitializers()) {
        parts.add(Forms.converted(evaluate(part, state, path, frame), of, arithmetic, part, frame));
      }
    } else {
      Node length = scalar(made.getDimensions().getFirst(), state, path, frame);
      if (made.getDimensions().size() > 1 || length.op != Op.CONSTANT || length.type != Type.INT
          || (Integer) length.value < 1 || (Integer) length.value > MOST_ELEMENTS) {
        throw frame.error(made, "the length of an array is a constant from 1 to " + MOST_ELEMENTS);
      }
      Node zero = switch (of.getKind()) {
        case FLOAT -> graph.constant(0f);
        case DOUBLE -> graph.constant(0.0);
        case BOOLEAN -> graph.no;
        case INT -> graph.constant(0);
        default -> null;
      };
      for (int k = 0; k < (Integer) length.value; k++) {
        parts.add(zero);
      }
    }
    return new Tuple(type.toString(), List.of(), parts);
  }

  /** The value of a constant, or of a static final field at the time its class is initialised. */
  private Value constant(ExpressionTree tree, Frame frame) {
    boolean isStatic =
        !(tree instanceof MemberSelectTree member) || frame.declared.isClass(member.getExpression());
    if (!isStatic || !(frame.declared.meaning(tree) instanceof VariableElement field) || !isConstant(field)
        || !Forms.allows(field.asType()) || frame.isTooDeep()) {
      throw frame.error(tree,
          tree + " is neither a local variable nor a static final number whose value is at hand");
    }
    Declared source = frame.file().sources().declared(field);
    Object written = Limits.of(field, source, graph.real);
    Value value = written != null ? graph.constant(written) : initial(field, source, tree, frame);
    return source == null || !(value instanceof Node number) ? value
        : number.named(Names.ofConstant(field.getSimpleName().toString()));
  }

  private static boolean isConstant(VariableElement field) {
    return field.getKind() == ElementKind.FIELD
        && field.getModifiers().containsAll(Set.of(Modifier.STATIC, Modifier.FINAL));
  }

  /**
   * The value of a field that is not a constant to javac. Java executes initialisers in the order of the
   * fields.
   */
  private Value initial(VariableElement field, Declared source, ExpressionTree where, Frame frame) {
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
    Value value =
        Forms.converted(evaluate(initializer, new State(new HashMap<>(), new Node[0]), graph.yes, inner),
            field.asType(), arithmetic, source.field(), inner);
    if (!Tuple.leaves(value).allMatch(leaf -> leaf.op == Op.CONSTANT)) {
      throw frame.error(where, where + " is not a constant");
    }
    return value;
  }

  private Node unary(UnaryTree unary, State state, Node path, Frame frame) {
    Node value = isStep(unary) ? null : scalar(unary.getExpression(), state, path, frame);
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

  /** The value of a binary operator that evaluates both operands. */
  Node operator(BinaryTree binary, State state, Node path, Frame frame) {
    return arithmetic.binary(binary.getKind().toString(), binary,
        scalar(binary.getLeftOperand(), state, path, frame),
        scalar(binary.getRightOperand(), state, path, frame), frame);
  }

  /** A choice between two evaluated values, in the type that Java gives it. */
  Value select(Node condition, Value a, Value b, ConditionalExpressionTree choice, Frame frame) {
    Value[] both = alike(a, b, choice, frame);
    return Tuple.join(both[0], both[1], "", (x, y, name) -> {
      Node value = graph.select(condition, x, y);
      return value.op == Op.SELECT ? value.from(frame.file().text(choice)) : value;
    });
  }

  /** Both values of a choice, converted to the one type that Java gives it. */
  Value[] alike(Value first, Value second, ConditionalExpressionTree choice, Frame frame) {
    if (first instanceof Node a && second instanceof Node b && a.type != b.type) {
      Type type =
          Type.promoted(Arithmetic.number(a, choice, frame).type, Arithmetic.number(b, choice, frame).type);
      return new Value[] {graph.convert(a, type), graph.convert(b, type)};
    }
    if (!areAlike(first, second)) {
      throw frame.error(choice,
          "a choice is between numbers, between booleans, or between records of one type");
    }
    return new Value[] {first, second};
  }

  /** Whether both are numbers or truth values, or records of one type. */
  private static boolean areAlike(Value a, Value b) {
    return a instanceof Tuple first
        ? b instanceof Tuple second && !first.isArray() && first.type().equals(second.type())
        : b instanceof Node;
  }

  /** Whether the operator is {@code ++} or {@code --}. */
  static boolean isStep(UnaryTree step) {
    return step.getKind().toString().endsWith("CREMENT");
  }
}
