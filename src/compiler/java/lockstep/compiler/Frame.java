package lockstep.compiler;

import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/** One execution of a method: what is known of its variables, and the returns reached so far. */
final class Frame {
  /** More depth than any definition needs; a call that exceeds it is a recursion. */
  private static final int MAX_DEPTH = 60;

  /** A result, where {@code path} holds and no earlier one did. */
  record Return(Node path, Value value, List<Node> outputs) {}

  /** A method's names for the result columns and the entry to write. */
  record Columns(List<String> names, String at) {
    static final Columns NONE = new Columns(List.of(), "");

    /** The columns that are the last parameters of a method. */
    static Columns of(MethodTree method, int number) {
      List<String> names =
          method.getParameters().stream().map(parameter -> parameter.getName().toString()).toList();
      int first = names.size() - number - 1;
      return new Columns(names.subList(first, names.size() - 1), names.getLast());
    }

    /** Whether the arguments end with all of them, unchanged. */
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

  /** The method, or the field whose initialiser is evaluated. */
  final Declared declared;

  /**
   * The condition under which the method is called; null in a pass, which is called for all pairs of a block.
   */
  final Node caller;

  /** Number of calls around this one; 0 for the definition itself. */
  final int depth;

  /** Result columns that it may write. */
  final Columns columns;

  /** The field whose initialiser is executed, which happens when its class is initialised; or null. */
  final VariableElement initialised;

  final Map<String, TypeMirror> types = new HashMap<>();

  /** Arrays created in this frame, whose elements it may assign. */
  final Set<String> arrays = new HashSet<>();

  /** Variables marked {@code @Twin.Doubt}. */
  final Set<String> doubtful = new HashSet<>();

  final List<Return> returns = new ArrayList<>();

  private Frame(Declared declared, Node caller, int depth, Columns columns, VariableElement initialised) {
    this.declared = declared;
    this.caller = caller;
    this.depth = depth;
    this.columns = columns;
    this.initialised = initialised;
  }

  /** The execution of a definition for all pairs. */
  static Frame of(Declared definition, Node all, Columns columns) {
    return new Frame(definition, all, 0, columns, null);
  }

  /** A call from this frame. */
  Frame call(Declared method, Node itsCaller, Columns itsColumns) {
    return new Frame(method, itsCaller, depth + 1, itsColumns, initialised);
  }

  /** The evaluation of an initialiser. */
  Frame initialising(Declared declaration, VariableElement field) {
    return new Frame(declaration, caller, depth + 1, Columns.NONE, field);
  }

  SourceFile file() {
    return declared.file();
  }

  MethodTree method() {
    return declared.method();
  }

  boolean isTooDeep() {
    return depth > MAX_DEPTH;
  }

  /**
   * The condition under which a pair reaches a point that is within {@code path} and behind the returns so
   * far.
   */
  Node reached(Node path, Graph graph) {
    Node reached = graph.and(caller, path);
    for (Return earlier : returns) {
      reached = graph.and(reached, graph.not(earlier.path));
    }
    return reached;
  }

  /** An error at this place: what is wrong, and what to write instead. */
  SourceError error(Tree where, String what) {
    return file().error(where, what);
  }
}
