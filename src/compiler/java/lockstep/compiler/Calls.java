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
import java.util.function.Function;

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
  private final Function<String, SourceFile> siblings;
  private final Body body;
  private final Map<MethodTree, Pass> passes = new HashMap<>();
  private final Map<Node, OfColumns> ofColumns = new HashMap<>();

  Calls(Graph graph, Arithmetic arithmetic, Function<String, SourceFile> siblings, Body body) {
    this.graph = graph;
    this.arithmetic = arithmetic;
    this.siblings = siblings;
    this.body = body;
  }

  /** The calls so far whose arguments were columns, by their result. */
  Map<Node, OfColumns> ofColumns() {
    return ofColumns;
  }

  /** The value of a call, from those of its arguments. */
  Node call(MethodInvocationTree call, List<Node> values, Node path, Frame frame) {
    if (call.getMethodSelect() instanceof MemberSelectTree member
        && member.getExpression().toString().equals("Math")) {
      return arithmetic.math(member.getIdentifier().toString(), values, call, frame);
    }
    SourceFile owner = owner(call, frame);
    MethodTree method = method(owner, call, values, 0, frame);
    List<Node> args = arguments(method, call, values, frame);
    boolean columns = args.stream().allMatch(arg -> arg.op == Op.COLUMN);
    Node caller = frame.caller == null ? null : frame.reached(path, graph);
    Node value = SourceFile.isMarked(method.getModifiers(), "Pass") ? pass(owner, method, args, call, frame)
        : inline(args, new Frame(owner, method, caller, frame.depth + 1, Frame.Columns.NONE)).value();
    if (columns && value.op != Op.CONSTANT) {
      ofColumns.putIfAbsent(value, new OfColumns(method, args));
    }
    return value;
  }

  /** The value and outputs of a call that hands the result columns on, which the method writes. */
  Frame.Return handOn(MethodInvocationTree call, List<Node> values, State state, Node path, Frame frame) {
    SourceFile owner = owner(call, frame);
    int columns = frame.columns.names().size();
    MethodTree method = method(owner, call, values, columns + 1, frame);
    Frame inner = new Frame(owner, method, frame.reached(path, graph), frame.depth + 1,
        Frame.Columns.of(method, columns));
    return inline(arguments(method, call, values, frame), inner, state.outputs);
  }

  private SourceFile owner(MethodInvocationTree call, Frame frame) {
    return call.getMethodSelect() instanceof MemberSelectTree member
        ? fileOf(member.getExpression().toString(), frame) : frame.file;
  }

  private List<Node> arguments(MethodTree method, MethodInvocationTree call, List<Node> values, Frame frame) {
    List<Node> args = new ArrayList<>();
    for (int a = 0; a < values.size(); a++) {
      Type type = SourceFile.type(method.getParameters().get(a).getType());
      args.add(arithmetic.converted(values.get(a), type, call, frame));
    }
    return args;
  }

  /** The file of a class, as a method names it; null if there is none. */
  SourceFile fileOf(String name, Frame frame) {
    return name.equals(frame.file.className()) ? frame.file : siblings.apply(name);
  }

  /** The method that Java would call: the one whose parameters fit, exactly rather than by widening; so many more are result columns. */
  private static MethodTree method(SourceFile owner, MethodInvocationTree call, List<Node> args, int more,
      Frame frame) {
    String name = call.getMethodSelect() instanceof MemberSelectTree member
        ? member.getIdentifier().toString() : call.getMethodSelect().toString();
    MethodTree best = null;
    int fewest = Integer.MAX_VALUE;
    List<MethodTree> methods = owner == null ? List.of() : owner.methods(name, args.size() + more);
    for (MethodTree method : methods) {
      int widened = 0;
      for (int a = 0; a < args.size() && widened >= 0; a++) {
        Type type = SourceFile.type(method.getParameters().get(a).getType());
        Type given = args.get(a).type;
        boolean areNumbers = type != null && given != Type.BOOLEAN && type != Type.BOOLEAN;
        boolean fits = type == given || (areNumbers && Type.promoted(type, given) == type);
        widened = !fits ? -1 : widened + (type == given ? 0 : 1);
      }
      if (widened >= 0 && widened < fewest) {
        fewest = widened;
        best = method;
      }
    }
    if (best == null) {
      throw frame.error(call,
          call.getMethodSelect() + " cannot be compiled: there are static methods of classes"
              + " of the same package, and Math.abs, sqrt, min, max, fma");
    }
    return best;
  }

  private Frame.Return inline(List<Node> args, Frame frame, Node... outputs) {
    State state = new State(new HashMap<>(), outputs.clone());
    for (int a = 0; a < args.size(); a++) {
      String name = frame.method.getParameters().get(a).getName().toString();
      frame.types.put(name, args.get(a).type);
      state.set(name, args.get(a));
    }
    return body.execute(frame, state);
  }

  private Node pass(SourceFile owner, MethodTree method, List<Node> args, Tree where, Frame frame) {
    if (frame.caller == null) {
      throw frame.error(where, "a @Twin.Pass cannot call another");
    }
    Pass pass = passes.get(method);
    if (pass == null) {
      pass = lowerPass(owner, method, frame.depth + 1);
      passes.put(method, pass);
    }
    Node result = pass.result();
    if (result.op.isGiven()) { // nothing is left to compute
      return result.op == Op.CONSTANT ? result : args.get(((Node.Parameter) result.value).index());
    }
    return graph.call(pass, args.toArray(new Node[0]));
  }

  private Pass lowerPass(SourceFile owner, MethodTree method, int depth) {
    List<Node> parameters = new ArrayList<>();
    List<String> names = new ArrayList<>();
    Type type = null;
    for (VariableTree parameter : method.getParameters()) {
      Type its = SourceFile.type(parameter.getType());
      boolean isReal = its == Type.FLOAT || its == Type.DOUBLE;
      if (!isReal || (type != null && its != type)) {
        throw owner.error(parameter, "the parameters of a @Twin.Pass are all floats, or all doubles");
      }
      type = its;
      names.add(parameter.getName().toString());
      parameters.add(
          graph.make(Op.PARAMETER, its, new Node.Parameter(method, names.size() - 1)).named(names.getLast()));
    }
    if (type == null) {
      throw owner.error(method, "a @Twin.Pass has parameters");
    }
    Node result = inline(parameters, new Frame(owner, method, null, depth, Frame.Columns.NONE)).value();
    for (Node node : Graph.needed(List.of(result))) {
      boolean isOfType = node.type == type || node.type == Type.BOOLEAN;
      if (!isOfType || node.op == Op.PASS || node.op == Op.COLUMN) {
        throw owner.error(method,
            "a @Twin.Pass computes in one type, that of its parameters, and calls no other");
      }
    }
    return new Pass(method.getName().toString(), type, names, result);
  }
}
