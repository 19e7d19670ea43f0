package lockstep.compiler;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.type.TypeKind;

/**
 * Executes a definition symbolically, turning control flow to masks: both arms of an {@code if} are executed,
 * and a variable that differs afterwards becomes a choice between two values. A {@code return} is recorded
 * with the condition under which it is reached; the result is the first one whose condition holds. What a
 * pair computes after its return has no effect, so nothing is masked before the end.
 */
final class Lowering extends Execution {
  /**
   * Most operations of a definition that answers again, alone, for pairs in doubt. A longer one has several
   * loops, between which it asks only what decides them.
   */
  private static final int MOST_ANSWERED_AGAIN = 2 * Schedule.LONGEST;

  private final DoubleArms doubleArms;
  private final Marks marks;
  private final Ranges ranges = new Ranges();

  /** Pairs that are left to the definition. */
  private Node doubt = graph.no;

  /** What decides these pairs, arm by arm: another definition, or null for the definition itself. */
  private final Set<Declared> deciding = new HashSet<>();

  /**
   * The results of a definition.
   *
   * @param hit the result bit
   * @param outputs the float columns
   * @param doubt pairs for which the definition has to decide
   * @param closer another definition of the class that decides all of them, or null
   * @param stage the marked condition, or null
   * @param terms its conjuncts, each with columns of its own
   * @param sure the marked condition, or null
   * @param sureTerms its conjuncts, each with columns of its own
   * @param leave the marked condition, or null
   * @param ofColumns calls whose arguments are columns, unchanged, by their result
   */
  record Result(Graph graph, Node hit, List<Node> outputs, Node doubt, Declared closer, Node stage,
      List<Node> terms, Node sure, List<Node> sureTerms, Node leave, Map<Node, Calls.OfColumns> ofColumns) {}

  /** What becomes of pairs in doubt. */
  private enum Doubts {
    /** They are left to the definition, or to another one that answers for all of them afterwards. */
    LEFT,
    /** Where one definition decides, it alone is asked, between loops; others are left. */
    DECIDED,
    /** Arms that are left to the definition are executed too, to see that their exact numbers fit. */
    EXECUTED
  }

  private final Doubts doubts;

  /** Definitions that are asked between loops, by their method. */
  private final Map<MethodTree, Declared> deciders = new HashMap<>();

  private Lowering(Definition definition, Doubts doubts) {
    super(definition, new Graph());
    this.doubts = doubts;
    doubleArms = new DoubleArms(definition.declared());
    marks = new Marks(graph, expressions);
  }

  static Result lower(Definition definition) {
    Lowering lowering = new Lowering(definition, Doubts.LEFT);
    Result result = lowering.run();
    if (lowering.calls.exact().uses(definition.declared())) {
      new Lowering(definition, Doubts.EXECUTED).run();
    }
    boolean isLong = Graph.needed(result.outputs()).stream().filter(node -> !node.op.isGiven()).count()
        > MOST_ANSWERED_AGAIN;
    return isLong && result.doubt() != result.graph().no ? new Lowering(definition, Doubts.DECIDED).run()
        : result;
  }

  private Result run() {
    Frame frame = Frame.of(definition.declared(), graph.yes, !definition.writesColumns() ? Frame.Columns.NONE
        : new Frame.Columns(definition.outputs(), definition.at()));
    Frame.Return result = result(frame, columns(frame));
    List<Node> written = result.outputs();
    Node hit;
    if (result.value() instanceof Tuple all) {
      List<Node> leaves = Tuple.leaves(all).toList();
      hit = leaves.getFirst();
      written = leaves.subList(1, leaves.size());
    } else if (definition.returnsKey()) {
      written = List.of((Node) result.value());
      hit = KeyHit.of(written.getFirst(), graph);
    } else {
      hit = (Node) result.value();
    }
    Declared closer = deciding.size() == 1 && written.isEmpty() ? deciding.iterator().next() : null;
    return new Result(graph, hit, written, doubt, closer, marks.stage(), marks.terms(), marks.sure(),
        marks.sureTerms(), marks.leave(), calls.ofColumns());
  }

  /** The parameters of the definition, built from columns. */
  private State columns(Frame frame) {
    State state =
        new State(new HashMap<>(), new Node[definition.writesColumns() ? definition.outputs().size() : 0]);
    int[] next = new int[2];
    for (Definition.Parameter parameter : definition.parameters()) {
      int operand = parameter.isSecond() ? 1 : 0;
      frame.types.put(parameter.name(), parameter.type());
      state.set(parameter.name(), Forms.make(parameter.type(), parameter.name(), (type, name) -> graph
          .make(Op.COLUMN, type, new Node.Column(operand, next[operand]++)).named(name)));
    }
    return state;
  }

  @Override
  Frame.Return result(Frame frame, State state) {
    execute(frame, state);
    Frame.Return result = frame.returns.getLast();
    for (int r = frame.returns.size() - 2; r >= 0; r--) {
      Frame.Return earlier = frame.returns.get(r);
      List<Node> outputs = new ArrayList<>();
      for (int o = 0; o < result.outputs().size(); o++) {
        outputs.add(graph.select(earlier.path(), earlier.outputs().get(o), result.outputs().get(o)));
      }
      result = new Frame.Return(graph.yes,
          expressions.select(earlier.path(), earlier.value(), result.value()), outputs);
    }
    return result;
  }

  @Override
  void end(ReturnTree end, Value value, State state, Node path, Frame frame) {
    frame.returns.add(new Frame.Return(path, value, List.of(state.outputs.clone())));
  }

  @Override
  boolean endsByCall(ReturnTree end, State state, Node path, Frame frame) {
    return false;
  }

  @Override
  Value held(String name, Value value, VariableTree declares, Frame frame) {
    return value;
  }

  @Override
  Node written(int output, Node value, Frame frame) {
    return State.named(value, definition.outputs().get(output));
  }

  @Override
  void mark(VariableTree variable, Value value, State state, Node path, Frame frame) {
    marks.mark(variable, value, state, path, frame);
  }

  @Override
  Value chosen(ConditionalExpressionTree choice, State state, Node path, Frame frame) {
    Node condition = expressions.truth(choice.getCondition(), state, path, frame);
    Value first = expressions.evaluate(choice.getTrueExpression(), state, graph.and(path, condition), frame);
    Value second = expressions.evaluate(choice.getFalseExpression(), state,
        graph.and(path, graph.not(condition)), frame);
    return expressions.select(condition, first, second, choice, frame);
  }

  @Override
  Node connected(BinaryTree both, State state, Node path, Frame frame) {
    boolean isAnd = both.getKind() == Tree.Kind.CONDITIONAL_AND;
    Node first = expressions.truth(both.getLeftOperand(), state, path, frame);
    Node open = graph.and(path, isAnd ? first : graph.not(first)); // only then may the second leave a doubt
    Node second = expressions.truth(both.getRightOperand(), state, open, frame);
    return isAnd ? graph.and(first, second) : graph.or(first, second);
  }

  @Override
  Value called(Declared source, Value receiver, List<Value> args, Node path, MethodInvocationTree call,
      Frame frame) {
    return Calls.isPass(source) ? calls.pass(source, args, call, frame)
        : calls.inPlace(source, receiver, args, path, frame);
  }

  @Override
  void leaveOpen(Node open, Node path, Tree where, Frame frame) {
    leave(graph.and(path, open), null, where, frame);
  }

  @Override
  void computed(String operation, Tuple receiver, List<Value> args, Tuple result, MethodInvocationTree call,
      Frame frame) {
    ranges.note(operation, receiver, args, result, call, frame);
  }

  /** Leaves pairs that come here to the definition, or to another one. */
  private void leave(Node where, Declared other, Tree tree, Frame frame) {
    if (frame.caller == null) {
      throw frame.error(tree, "a pass computes in one type, and leaves nothing to the definition");
    }
    if (where != graph.no && doubts != Doubts.EXECUTED) {
      deciding.add(other);
      doubt = graph.or(doubt, frame.reached(where, graph));
    }
  }

  @Override
  void choose(IfTree choice, State state, Node path, Frame frame) {
    Node condition = expressions.truth(choice.getCondition(), state, path, frame);
    State then = state.copy();
    State otherwise = state.copy();
    if (condition != graph.no) {
      arm(choice, choice.getThenStatement(), condition, then, path, frame);
    }
    if (condition != graph.yes && choice.getElseStatement() != null) {
      arm(choice, choice.getElseStatement(), graph.not(condition), otherwise, path, frame);
    }
    if (condition == graph.yes || (condition != graph.no && otherwise.returned && !then.returned)) {
      state.become(then);
    } else if (condition == graph.no || then.returned) {
      state.become(otherwise);
    } else {
      String origin = "if (" + frame.file().condition(choice.getCondition()) + ")";
      Tuple.Join merge = (a, b, name) -> merged(condition, a, b, name, origin);
      for (Map.Entry<String, Value> variable : state.variables.entrySet()) {
        String name = variable.getKey();
        variable.setValue(Tuple.join(then.variables.get(name), otherwise.variables.get(name), name, merge));
      }
      for (int o = 0; o < state.outputs.length; o++) {
        state.outputs[o] =
            (Node) Tuple.join(then.outputs[o], otherwise.outputs[o], definition.outputs().get(o), merge);
      }
    }
  }

  private Node merged(Node condition, Node a, Node b, String name, String origin) {
    if (a == b) {
      return a;
    }
    Node value = State.named(graph.select(condition, a, b), name);
    return value.op == Op.SELECT ? value.from(origin) : value;
  }

  /** Executes one arm of an {@code if}; an arm left to the definition counts as returned for the others. */
  private void arm(IfTree choice, StatementTree arm, Node condition, State state, Node path, Frame frame) {
    boolean marked = arm == choice.getThenStatement()
        && SourceFile.stripped(choice.getCondition()) instanceof IdentifierTree identifier
        && frame.doubtful.contains(identifier.getName().toString());
    boolean isLeft = condition != graph.yes && (marked || doubleArms.isForDefinition(arm));
    Declared asked = isLeft ? frame.declared.asked(arm) : null;
    Declared closer = frame.depth == 0 ? asked : null;
    Node reached = graph.and(path, condition);
    Node decided = doubts == Doubts.DECIDED && isLeft ? decided(asked, reached, state, frame) : null;
    if (decided != null) {
      frame.returns.add(new Frame.Return(reached, decided, List.of(state.outputs.clone())));
      state.returned = true;
    } else if (isLeft && (doubts != Doubts.EXECUTED || closer != null)) {
      leave(reached, closer, arm, frame);
      state.returned = true;
    } else {
      execute(arm, state, reached, frame);
    }
  }

  /**
   * What a definition that computes with exact numbers answers about the pairs that come here: the one that
   * an arm asks or, if it asks none, that of this frame. Null if there is none, or its arguments, the
   * parameters of this frame's method, are not columns.
   */
  private Node decided(Declared asked, Node path, State state, Frame frame) {
    Declared decider = asked != null ? asked : frame.depth > 0 ? frame.declared : null;
    if (decider == null || frame.caller == null || !isDecision(decider)) {
      return null;
    }
    List<Node> args = new ArrayList<>();
    frame.method().getParameters()
        .forEach(its -> Tuple.leaves(state.variables.get(its.getName().toString())).forEach(args::add));
    if (!args.stream().allMatch(arg -> arg.op == Op.COLUMN)) {
      return null;
    }
    args.addFirst(frame.reached(path, graph));
    Declared definition = deciders.computeIfAbsent(decider.method(), method -> decider);
    return graph.decide(definition, args.toArray(new Node[0])).named(decider.method().getName().toString());
  }

  private boolean isDecision(Declared decider) {
    return decider.file().isMarked(decider.method().getModifiers(), "") && calls.exact().uses(decider)
        && decider.returnType().getKind() == TypeKind.BOOLEAN && Definition.of(decider).outputs().isEmpty();
  }
}
