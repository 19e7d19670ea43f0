package lockstep.compiler;

import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** One execution of a method: what is known of its variables, and the returns that it has come to so far. */
final class Frame {
  /** More than a definition can need; what is beyond is a recursion. */
  private static final int MAX_DEPTH = 30;

  /** A result, where {@code path} holds and no earlier one did. */
  record Return(Node path, Node value, List<Node> outputs) {}

  /** What a method calls the result columns, and the entry to write. */
  record Columns(List<String> names, String at) {
    static final Columns NONE = new Columns(List.of(), "");

    /** Those that are the last parameters of a method. */
    static Columns of(MethodTree method, int number) {
      List<String> names =
          method.getParameters().stream().map(parameter -> parameter.getName().toString()).toList();
      int first = names.size() - number - 1;
      return new Columns(names.subList(first, names.size() - 1), names.getLast());
    }

    /** Whether arguments end with them all, as they are. */
    boolean endOf(List<? extends Tree> arguments) {
      int first = arguments.size() - names.size() - 1;
      if (names.isEmpty() || first < 0 || !arguments.getLast().toString().equals(at)) {
        return false;
      }
      List<String> last =
          arguments.subList(first, arguments.size() - 1).stream().map(Tree::toString).toList();
      return last.equals(names);
    }
  }

  final SourceFile file;
  final MethodTree method;

  /**
   * The condition under which the method is called; null in a pass, which is called for all pairs of a block.
   */
  final Node caller;

  /** Calls around this one: 0 for the definition itself. */
  final int depth;

  /** The result columns that it may write. */
  final Columns columns;

  final Map<String, Type> types = new HashMap<>();

  /** Variables marked {@code @Twin.Doubt}. */
  final Set<String> doubtful = new HashSet<>();

  final List<Return> returns = new ArrayList<>();

  Frame(SourceFile file, MethodTree method, Node caller, int depth, Columns columns) {
    this.columns = columns;
    this.file = file;
    this.method = method;
    this.caller = caller;
    this.depth = depth;
  }

  boolean isTooDeep() {
    return depth > MAX_DEPTH;
  }

  /** Where a pair gets to a point, which is within {@code path} and behind the returns so far. */
  Node reached(Node path, Graph graph) {
    Node reached = graph.and(caller, path);
    for (Return earlier : returns) {
      reached = graph.and(reached, graph.not(earlier.path));
    }
    return reached;
  }

  /** What is wrong there, and what to write instead. */
  SourceError error(Tree where, String what) {
    return file.error(where, what);
  }
}
