package lockstep.compiler;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The conditions that a definition marks: its stage, where pairs leave, and which pairs are in doubt. */
final class Marks {
  private final Graph graph;
  private final Expressions expressions;
  private Node stage;
  private final List<Node> terms = new ArrayList<>();
  private Node sure;
  private final List<Node> sureTerms = new ArrayList<>();
  private Node leave;
  private boolean isStaged;
  private boolean isSureOfAll;

  Marks(Graph graph, Expressions expressions) {
    this.graph = graph;
    this.expressions = expressions;
  }

  /** The condition marked {@code @Twin.Stage}, or null. */
  Node stage() {
    return stage;
  }

  /** The conjuncts of the stage, each with columns of its own. */
  List<Node> terms() {
    return terms;
  }

  /** The condition marked {@code @Twin.Sure}, or null. */
  Node sure() {
    return sure;
  }

  /** The conjuncts of the sure condition, each with columns of its own. */
  List<Node> sureTerms() {
    return sureTerms;
  }

  /** The condition marked {@code @Twin.Leave}, or null. */
  Node leave() {
    return leave;
  }

  /** Records the marks of a variable, which holds {@code value}. */
  void mark(VariableTree variable, Value marked, State state, Node path, Frame frame) {
    boolean isStage = frame.file().isMarked(variable.getModifiers(), "Stage");
    boolean isSure = frame.file().isMarked(variable.getModifiers(), "Sure");
    boolean isLeave = frame.file().isMarked(variable.getModifiers(), "Leave");
    if (frame.file().isMarked(variable.getModifiers(), "Doubt")) {
      frame.doubtful.add(variable.getName().toString());
    }
    if (frame.depth > 0 && frame.file().isMarked(frame.method().getModifiers(), "")) {
      return; // a called definition: its marks are for its own twin
    }
    if (!isStage && !isSure && !isLeave) {
      return;
    }
    if (!(marked instanceof Node value) || value.type != Type.BOOLEAN || path != graph.yes
        || frame.depth > 0) {
      throw frame.error(variable,
          "@Twin.Stage, @Twin.Sure and @Twin.Leave mark a boolean of the definition itself, outside "
              + "of any if");
    }
    if ((isStage && stage != null) || (isSure && sure != null) || (isLeave && leave != null)) {
      throw frame.error(variable, "a definition has one @Twin.Stage, @Twin.Sure and @Twin.Leave at the most");
    }
    isStaged |= isStage;
    if (isSure && !isStaged) {
      throw frame.error(variable, "@Twin.Sure marks a condition of pairs that have passed a @Twin.Stage");
    }
    // A stage that all pairs pass, or none, is dropped. The sure condition after it is then a hit like
    // others, from which no pair may leave.
    isSureOfAll |= isSure && stage == null;
    if (value.op != Op.CONSTANT && !(isSureOfAll && (isSure || isLeave))) {
      stage = isStage ? value : stage;
      sure = isSure ? value : sure;
      leave = isLeave ? value : leave;
      if (isStage || isSure) {
        terms(variable.getInitializer(), state, frame, isStage ? terms : sureTerms);
      }
    }
  }

  /**
   * Collects the terms of a condition: the operands of {@code &&}, each merged with the previous one if both
   * read the same columns.
   */
  private void terms(ExpressionTree condition, State state, Frame frame, List<Node> into) {
    if (SourceFile.stripped(condition) instanceof BinaryTree both
        && both.getKind() == Tree.Kind.CONDITIONAL_AND) {
      terms(both.getLeftOperand(), state, frame, into);
      terms(both.getRightOperand(), state, frame, into);
      return;
    }
    Node term = expressions.truth(condition, state, graph.yes, frame);
    if (term.op != Op.CONSTANT && !into.isEmpty() && columnsOf(term).equals(columnsOf(into.getLast()))) {
      into.add(graph.and(into.removeLast(), term));
    } else if (term.op != Op.CONSTANT) {
      into.add(term);
    }
  }

  private static Set<Object> columnsOf(Node node) {
    Set<Object> columns = new HashSet<>();
    for (Node needed : Graph.needed(List.of(node))) {
      if (needed.op == Op.COLUMN) {
        columns.add(needed.value);
      }
    }
    return columns;
  }
}
