package lockstep.compiler;

import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Finds the methods that a definition calls; what a call answers is computed in place, or by a {@link Pass}.
 */
final class Calls {
  /** A call whose arguments are columns as they stand. */
  record OfColumns(MethodTree method, List<Node> arguments) {}

  /** Executes the body of a method, whose parameters the state holds. */
  interface Body {
    Frame.Return execute(Frame frame, State state);
  }

  private final Graph graph;
  private final Arithmetic arithmetic;
  private final Body body;
  private final Map<MethodTree, Pass> passes = new HashMap<>();
  private final Map<Node, OfColumns> ofColumns = new HashMap<>();

  Calls(Graph graph, Arithmetic arithmetic, Body body) {
    this.graph = graph;
    this.arithmetic = arithmetic;
    this.body = body;
  }

  /** The calls so far whose arguments were columns, by their result. */
  Map<Node, OfColumns> ofColumns() {
    return ofColumns;
  }

  /** The value of a call, from those of its arguments. */
  Node call(MethodInvocationTree call, List<Node> values, Node path, Frame frame) {
    ExecutableElement method = method(call, frame);
    if (((TypeElement) method.getEnclosingElement()).getQualifiedName().contentEquals("java.lang.Math")) {
      return arithmetic.math(method.getSimpleName().toString(), values, call, frame);
    }
    Declared source = source(method, 0, call, frame);
    List<Node> args = arguments(method, call, values, frame);
    boolean columns = args.stream().allMatch(arg -> arg.op == Op.COLUMN);
    Node caller = frame.caller == null ? null : frame.reached(path, graph);
    Node value =
        source.file().isMarked(source.method().getModifiers(), "Pass") ? pass(source, args, call, frame)
            : inline(args, frame.call(source, caller, Frame.Columns.NONE)).value();
    if (columns && value.op != Op.CONSTANT) {
      ofColumns.putIfAbsent(value, new OfColumns(source.method(), args));
    }
    return value;
  }

  /** The value and outputs of a call that hands the result columns on, which the method writes. */
  Frame.Return handOn(MethodInvocationTree call, List<Node> values, State state, Node path, Frame frame) {
    ExecutableElement method = method(call, frame);
    int columns = frame.columns.names().size();
    Declared source = source(method, columns + 1, call, frame);
    Frame inner = frame.call(source, frame.reached(path, graph), Frame.Columns.of(source.method(), columns));
    return inline(arguments(method, call, values, frame), inner, state.outputs);
  }

  /** The static method that javac calls. */
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
        call.getMethodSelect() + " cannot be compiled: there are static methods whose source"
            + " is at hand, and Math.abs, sqrt, min, max, fma");
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
      boolean fits = p < values ? Type.of(type.getKind()) != null
          : p < parameters.size() - 1 ? type.toString().equals("float[]") : type.getKind() == TypeKind.INT;
      if (!fits || method.isVarArgs()) {
        throw source.error(source.method().getParameters().get(p),
            "parameters of a part are floats, doubles,"
                + " booleans and ints, followed by the result columns and the entry if it writes them; not "
                + type);
      }
    }
    return source;
  }

  private List<Node> arguments(ExecutableElement method, MethodInvocationTree call, List<Node> values,
      Frame frame) {
    List<Node> args = new ArrayList<>();
    for (int a = 0; a < values.size(); a++) {
      Type type = Type.of(method.getParameters().get(a).asType().getKind());
      args.add(arithmetic.converted(values.get(a), type, call, frame));
    }
    return args;
  }

  private Frame.Return inline(List<Node> args, Frame frame, Node... outputs) {
    State state = new State(new HashMap<>(), outputs.clone());
    for (int a = 0; a < args.size(); a++) {
      String name = frame.method().getParameters().get(a).getName().toString();
      frame.types.put(name, args.get(a).type);
      state.set(name, args.get(a));
    }
    return body.execute(frame, state);
  }

  private Node pass(Declared source, List<Node> args, Tree where, Frame frame) {
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
    List<Node> parameters = new ArrayList<>();
    List<String> names = new ArrayList<>();
    Type type = null;
    for (VariableTree parameter : method.getParameters()) {
      Type its = SourceFile.type(parameter.getType());
      boolean isReal = its == Type.FLOAT || its == Type.DOUBLE;
      if (!isReal || (type != null && its != type)) {
        throw source.error(parameter, "the parameters of a @Twin.Pass are all floats, or all doubles");
      }
      type = its;
      names.add(parameter.getName().toString());
      parameters.add(
          graph.make(Op.PARAMETER, its, new Node.Parameter(method, names.size() - 1)).named(names.getLast()));
    }
    if (type == null) {
      throw source.error(method, "a @Twin.Pass has parameters");
    }
    Node result = inline(parameters, frame.call(source, null, Frame.Columns.NONE)).value();
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
