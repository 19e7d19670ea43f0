package lockstep.compiler;

import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Resolves the methods that a definition calls; each call is inlined or becomes a {@link Pass}. */
final class Calls {
  private static final String ONE_TYPE =
      "the parameters of a @Twin.Pass are all floats, or all doubles, or records of them";

  /** A call whose arguments are columns, unchanged. */
  record OfColumns(MethodTree method, List<String> names, List<Node> arguments) {}

  private final Graph graph;
  private final Arithmetic arithmetic;
  private final Execution execution;
  private final ExactNumbers exact;
  private final Map<MethodTree, Pass> passes = new HashMap<>();
  private final Map<Node, OfColumns> ofColumns = new HashMap<>();

  Calls(Graph graph, Arithmetic arithmetic, Execution execution) {
    this.graph = graph;
    this.arithmetic = arithmetic;
    this.execution = execution;
    exact = new ExactNumbers(graph, execution);
  }

  ExactNumbers exact() {
    return exact;
  }

  /** Calls found so far whose arguments are columns, by their result. */
  Map<Node, OfColumns> ofColumns() {
    return ofColumns;
  }

  /**
   * The value of a call, given the values of its arguments and, unless the method is static, its receiver, a
   * record.
   */
  Value call(MethodInvocationTree call, Value receiver, List<Value> values, Node path, Frame frame) {
    ExecutableElement method = receiver == null ? method(call, frame) : method(call, receiver, frame);
    if (ExactNumbers.isOwn(method)) {
      List<Value> args = arguments(method, call, values, frame);
      return exact.call(method, (Tuple) receiver, args, path, call, frame);
    }
    if (receiver instanceof Tuple record && isAccessor(method, frame)) {
      return record.part(method.getSimpleName().toString());
    }
    if (((TypeElement) method.getEnclosingElement()).getQualifiedName().contentEquals("java.lang.Math")) {
      return arithmetic.math(method.getSimpleName().toString(),
          values.stream().map(value -> Expressions.scalar(value, call, frame)).toList(), call, frame);
    }
    Declared source = source(method, 0, call, frame);
    List<Value> args = arguments(method, call, values, frame);
    return execution.called(source, receiver, args, path, call, frame);
  }

  static boolean isPass(Declared source) {
    return source.file().isMarked(source.method().getModifiers(), "Pass");
  }

  /** The value of a call that is inlined. */
  Value inPlace(Declared source, Value receiver, List<Value> args, Node path, Frame frame) {
    Node caller = frame.caller == null ? null : frame.reached(path, graph);
    Frame inner = frame.call(source, caller, Frame.Columns.NONE);
    Value value = inline(receiver, args, inner).value();
    if (receiver == null && value instanceof Node result && result.op != Op.CONSTANT
        && args.stream().flatMap(Tuple::leaves).allMatch(leaf -> leaf.op == Op.COLUMN)) {
      ofColumns.putIfAbsent(result,
          new OfColumns(source.method(), names(source), args.stream().flatMap(Tuple::leaves).toList()));
    }
    return value;
  }

  /** Names of the leaves of a method's parameters. */
  private static List<String> names(Declared source) {
    return source.method().getParameters().stream()
        .flatMap(parameter -> Forms.leaves(source.typeOf(parameter), parameter.getName().toString()).stream())
        .map(Forms.Named::name).toList();
  }

  /** A record created by its canonical constructor. */
  Value made(NewClassTree call, List<Value> values, Frame frame) {
    Element meaning = frame.declared.meaning(call);
    TypeElement record = meaning == null ? null : Forms.record(meaning.getEnclosingElement().asType());
    if (record == null || call.getClassBody() != null || !Forms.allows(record.asType())
        || frame.file().isAmbiguous(call)) {
      throw frame.error(call, "only records of floats, doubles, booleans and of such records can be made");
    }
    ExecutableElement constructor = (ExecutableElement) meaning;
    if (!frame.file().sources().isImplied(constructor)) {
      throw frame.error(call, "a record is made by the constructor that Java gives it: "
          + record.getSimpleName() + " declares one of its own; write a static method instead");
    }
    return new Tuple(record.asType().toString(), Forms.names(record),
        arguments(constructor, call, values, frame));
  }

  /** Whether a method is the implicit accessor of a record component. */
  private static boolean isAccessor(ExecutableElement method, Frame frame) {
    return method.getParameters().isEmpty() && frame.file().sources().isImplied(method) && Forms
        .names((TypeElement) method.getEnclosingElement()).contains(method.getSimpleName().toString());
  }

  /** The record method to which javac resolves a call. */
  private static ExecutableElement method(MethodInvocationTree call, Value receiver, Frame frame) {
    if (receiver instanceof Tuple record && frame.declared.meaning(call) instanceof ExecutableElement method
        && !frame.file().isAmbiguous(call)
        && method.getEnclosingElement().asType().toString().equals(record.type())) {
      return method;
    }
    throw unknown(call, frame);
  }

  /** The value and outputs of a call that passes the result columns on to the method, which writes them. */
  Frame.Return handOn(MethodInvocationTree call, List<Value> values, State state, Node path, Frame frame) {
    ExecutableElement method = method(call, frame);
    Declared source = handedOn(method, call, frame);
    Frame inner = frame.call(source, frame.reached(path, graph),
        Frame.Columns.of(source.method(), state.outputs.length));
    return inline(null, arguments(method, call, values, frame), inner, state.outputs);
  }

  /** The source of a method to which the result columns are passed on. */
  private static Declared handedOn(ExecutableElement method, MethodInvocationTree call, Frame frame) {
    return source(method, frame.columns.names().size() + 1, call, frame);
  }

  /** A call of a method whose source is available. Its arguments, as numbers, are those of its parameters. */
  record Part(Declared source, Value receiver, List<Value> args) {
    /** All numbers and truth values that are passed, in order. */
    Stream<Node> numbers() {
      return Stream.concat(Tuple.leaves(receiver), args.stream().flatMap(Tuple::leaves));
    }
  }

  /** The called method and its arguments, with or without result columns. */
  Part part(MethodInvocationTree call, Value receiver, List<Value> values, Frame frame) {
    ExecutableElement method = receiver == null ? method(call, frame) : method(call, receiver, frame);
    boolean handsOn = frame.columns.endOf(call.getArguments());
    Declared source = handsOn ? handedOn(method, call, frame) : source(method, 0, call, frame);
    return new Part(source, receiver, arguments(method, call, values, frame));
  }

  /** The static method to which javac resolves a call. */
  private static ExecutableElement method(MethodInvocationTree call, Frame frame) {
    boolean isStatic = !(call.getMethodSelect() instanceof MemberSelectTree member)
        || frame.declared.isClass(member.getExpression());
    if (isStatic && frame.declared.meaning(call) instanceof ExecutableElement method
        && !frame.file().isAmbiguous(call) && method.getModifiers().contains(Modifier.STATIC)
        && method.getEnclosingElement() instanceof TypeElement) {
      return method;
    }
    throw unknown(call, frame);
  }

  private static SourceError unknown(MethodInvocationTree call, Frame frame) {
    return frame.error(call,
        call.getMethodSelect() + " cannot be compiled: there are static methods whose source is at hand,"
            + " methods of records, and Math.abs, sqrt, min, max, fma");
  }

  /** The source of a method, whose last {@code columns} parameters are result columns and the entry. */
  private static Declared source(ExecutableElement method, int columns, MethodInvocationTree call,
      Frame frame) {
    Declared source = frame.file().sources().declared(method);
    if (source == null) {
      throw unknown(call, frame);
    }
    List<? extends VariableElement> parameters = method.getParameters();
    int values = parameters.size() - columns;
    for (int p = 0; p < parameters.size(); p++) {
      TypeMirror type = parameters.get(p).asType();
      boolean fits = p < values ? Forms.allowsArray(type)
          : p < parameters.size() - 1 ? type.toString().equals("float[]") : type.getKind() == TypeKind.INT;
      if (!fits || method.isVarArgs()) {
        throw source.error(source.method().getParameters().get(p),
            "parameters of a part are " + Forms.ALLOWED
                + ", and arrays of them, followed by the result columns"
                + " and the entry if it writes them; not " + type);
      }
    }
    if (!Forms.allows(method.getReturnType()) || !method.getTypeParameters().isEmpty()) {
      throw source.error(source.method(),
          "a part returns " + Forms.ALLOWED + "; not " + method.getReturnType());
    }
    return source;
  }

  private List<Value> arguments(ExecutableElement method, Tree call, List<Value> values, Frame frame) {
    List<Value> args = new ArrayList<>();
    for (int a = 0; a < values.size(); a++) {
      TypeMirror type = method.getParameters().get(a).asType();
      boolean isArray = type.getKind() == TypeKind.ARRAY && values.get(a) instanceof Tuple;
      args.add(isArray ? values.get(a) : Forms.converted(values.get(a), type, arithmetic, call, frame));
    }
    return args;
  }

  private Frame.Return inline(Value receiver, List<Value> args, Frame frame, Node... outputs) {
    State state = new State(new HashMap<>(), outputs.clone());
    if (receiver != null) {
      state.variables.put("this", execution.held("this", receiver, null, frame));
    }
    for (int a = 0; a < args.size(); a++) {
      VariableTree parameter = frame.method().getParameters().get(a);
      String name = parameter.getName().toString();
      frame.types.put(name, frame.declared.typeOf(parameter));
      state.set(name, execution.held(name, args.get(a), parameter, frame));
    }
    return execution.result(frame, state);
  }

  /** The value of a call of a {@code @Twin.Pass}. */
  Node pass(Declared source, List<Value> values, Tree where, Frame frame) {
    List<Node> args = values.stream().flatMap(Tuple::leaves).toList();
    if (frame.caller == null) {
      throw frame.error(where, "a @Twin.Pass cannot call another");
    }
    Pass pass = passes.get(source.method());
    if (pass == null) {
      pass = lowerPass(source, frame);
      passes.put(source.method(), pass);
    }
    Node result = pass.result();
    if (result.op.isGiven()) { // nothing is left to compute
      return result.op == Op.CONSTANT ? result : args.get(((Node.Parameter) result.value).index());
    }
    return graph.call(pass, args.toArray(new Node[0]));
  }

  private Pass lowerPass(Declared source, Frame frame) {
    MethodTree method = source.method();
    if (!method.getModifiers().getFlags().contains(Modifier.STATIC)) {
      throw source.error(method, "a @Twin.Pass is static");
    }
    List<Node> parameters = new ArrayList<>();
    List<String> names = new ArrayList<>();
    List<Value> values = new ArrayList<>();
    for (VariableTree parameter : method.getParameters()) {
      TypeMirror its = source.typeOf(parameter);
      if (!Forms.allows(its)) {
        throw source.error(parameter, ONE_TYPE);
      }
      values.add(Forms.make(its, parameter.getName().toString(), (leaf, name) -> {
        boolean isReal = leaf == Type.FLOAT || leaf == Type.DOUBLE;
        if (!isReal || (!parameters.isEmpty() && leaf != parameters.getFirst().type)) {
          throw source.error(parameter, ONE_TYPE);
        }
        names.add(name);
        parameters
            .add(graph.make(Op.PARAMETER, leaf, new Node.Parameter(method, parameters.size())).named(name));
        return parameters.getLast();
      }));
    }
    if (parameters.isEmpty()) {
      throw source.error(method, "a @Twin.Pass has parameters");
    }
    Type type = parameters.getFirst().type;
    Value value = inline(null, values, frame.call(source, null, Frame.Columns.NONE)).value();
    if (!(value instanceof Node result)) {
      throw source.error(method, "a @Twin.Pass returns a number or a boolean");
    }
    for (Node node : Graph.needed(List.of(result))) {
      boolean isOfType = node.type == type || node.type == Type.BOOLEAN;
      if (!isOfType || node.op == Op.PASS || node.op == Op.COLUMN) {
        throw source.error(method,
            "a @Twin.Pass computes in one type, that of its parameters, and calls no other");
      }
    }
    return new Pass(method.getName().toString(), type, names, result);
  }
}
