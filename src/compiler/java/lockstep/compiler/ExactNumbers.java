package lockstep.compiler;

import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * The real numbers of {@code lockstep.twin.Exact}. A definition that uses them is compiled twice: with
 * estimates in their place, where a sign that stays open leaves the pair to the other form, and with places
 * on the stack of {@code lockstep.twin.Expansions}, where no sign does.
 */
final class ExactNumbers {
  /** The variable that holds the stack. */
  static final String STACK = "exact";

  static final String EXPANSIONS = "lockstep.twin.Expansions";

  private static final String TYPE = "lockstep.twin.Exact", ESTIMATE = "lockstep.twin.Estimate";

  /** The condition that a test makes of an estimate, compared with 0. */
  private static final Map<String, Op> TESTS =
      Map.of("isPositive", Op.GT, "isNegative", Op.LT, "isZero", Op.EQ);

  private static final Set<String> OPERATIONS = Set.of("of", "sum", "difference", "plus", "minus", "times",
      "square", "negated", "abs", "scaled", "below");

  private final Graph graph;
  private final Execution execution;
  private final Map<MethodTree, Boolean> using = new HashMap<>();

  ExactNumbers(Graph graph, Execution execution) {
    this.graph = graph;
    this.execution = execution;
  }

  static boolean is(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED && type.toString().equals(TYPE);
  }

  /** Whether a method is an operation or a test of such numbers. */
  static boolean isOwn(ExecutableElement method) {
    return ((TypeElement) method.getEnclosingElement()).getQualifiedName().contentEquals(TYPE);
  }

  /** A number whose leaves are made. */
  static Value made(String name, boolean isOnStack, Forms.Leaf leaf) {
    return isOnStack ? onStack(leaf.of(Type.PLACE, Tuple.name(name, "number")))
        : new Tuple(TYPE, List.of("value", "error"), List.of(leaf.of(Type.DOUBLE, Tuple.name(name, "value")),
            leaf.of(Type.DOUBLE, Tuple.name(name, "error"))));
  }

  private static Value onStack(Node place) {
    return new Tuple(TYPE, List.of("number"), List.of(place));
  }

  /**
   * Whether a method, or what it calls, computes with such numbers; definitions that are asked do not count.
   */
  boolean uses(Declared method) {
    Boolean known = using.get(method.method());
    if (known == null) {
      using.put(method.method(), false); // recursion is rejected elsewhere
      boolean[] found = new boolean[1];
      new TreeScanner<Void, Void>() {
        @Override
        public Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
          if (method.meaning(call) instanceof ExecutableElement called
              && called.getEnclosingElement() instanceof TypeElement) {
            Declared source = isOwn(called) ? null : method.file().sources().declared(called);
            found[0] |= isOwn(called) || (source != null && uses(source) && !execution.isAsked(source));
          }
          return super.visitMethodInvocation(call, null);
        }
      }.scan(method.method().getBody(), null);
      known = found[0];
      using.put(method.method(), known);
    }
    return known;
  }

  /** The result of an operation or a test. */
  Value call(ExecutableElement method, Tuple receiver, List<Value> args, Node path, MethodInvocationTree call,
      Frame frame) {
    String name = method.getSimpleName().toString();
    Op test = TESTS.get(name);
    boolean isValue = name.equals("nearest");
    if (test == null && !isValue && !OPERATIONS.contains(name)) {
      throw frame.error(call, "with an Exact number a definition computes by plus, minus, times, square,"
          + " negated, abs and scaled, and asks isPositive, isNegative, isZero or nearest; not " + name);
    }
    if (graph.isOnStack() && name.equals("below")) {
      return receiver;
    }
    if (graph.isOnStack()) {
      Node[] operands = new Calls.Part(null, receiver, args).numbers().toArray(Node[]::new);
      Type type = isValue ? Type.DOUBLE : test != null ? Type.BOOLEAN : Type.PLACE;
      Node result = graph.make(Op.CALL, type, STACK + "." + name, operands);
      return type == Type.PLACE ? onStack(result) : result;
    }
    if (test != null || isValue) {
      Node open = (Node) estimate(isValue ? "isInexact" : "isUnsure", receiver, List.of(), path, call, frame);
      execution.leaveOpen(open, path, call, frame);
      // + 0 turns −0 into 0
      return graph.operation(isValue ? Op.ADD : test, (Node) receiver.part("value"), graph.constant(0.0));
    }
    Tuple result = switch (name) {
      case "below" -> receiver;
      case "scaled" -> (Tuple) estimate(name, receiver,
          List.of(graph.constant(Math.scalb(1.0, Ranges.power(args)))), path, call, frame);
      default -> (Tuple) estimate(name, receiver, args, path, call, frame);
    };
    execution.computed(name, receiver, args, result, call, frame);
    return new Tuple(TYPE, result.names(), result.parts());
  }

  /** The result of a method of {@code Estimate}. */
  private Value estimate(String name, Tuple receiver, List<Value> args, Node path, MethodInvocationTree call,
      Frame frame) {
    Sources sources = frame.file().sources();
    Element method = ElementFilter.methodsIn(sources.type(ESTIMATE).getEnclosedElements()).stream()
        .filter(its -> its.getSimpleName().contentEquals(name)).findFirst().orElseThrow();
    List<Value> numbers = new ArrayList<>();
    for (Value arg : args) {
      numbers.add(arg instanceof Node number ? graph.convert(number, Type.DOUBLE) : asEstimate(arg));
    }
    return execution.called(sources.declared(method), asEstimate(receiver), numbers, path, call, frame);
  }

  private static Value asEstimate(Value exact) {
    return exact instanceof Tuple tuple ? new Tuple(ESTIMATE, tuple.names(), tuple.parts()) : exact;
  }
}
