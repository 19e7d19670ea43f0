package lockstep.compiler;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.EmptyStatementTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Executes a definition symbolically, which turns its control flow to masks: both arms of an {@code if} are
 * executed, and a variable that differs afterwards becomes a choice between two values. A {@code return} is
 * remembered with the condition under which it is reached; the result is the first of them whose condition
 * holds. What a pair that has returned computes further on does not matter, so that nothing is masked before
 * the end.
 */
final class Lowering {
  /** More than a definition can need; what is beyond is a loop that does not end. */
  private static final int MAX_ROUNDS = 1000;

  private final Graph graph = new Graph();
  private final Effort effort = new Effort();
  private final Definition definition;
  private final DoubleArms doubleArms;
  private final Arithmetic arithmetic;
  private final Calls calls;
  private final Expressions expressions;
  private final Marks marks;

  /** Pairs that are left to the definition. */
  private Node doubt = graph.no;

  /**
   * What a definition computes.
   *
   * @param hit the result bit
   * @param outputs the float columns
   * @param doubt where the definition has to decide
   * @param stage the marked condition, or null
   * @param terms of which it is the conjunction, each with columns of its own
   * @param sure the marked condition, or null
   * @param sureTerms of which it is the conjunction
   * @param leave the marked condition, or null
   * @param ofColumns calls whose arguments are columns as they stand, by their result
   */
  record Result(Graph graph, Node hit, List<Node> outputs, Node doubt, Node stage, List<Node> terms,
      Node sure, List<Node> sureTerms, Node leave, Map<Node, Calls.OfColumns> ofColumns) {}

  private Lowering(Definition definition) {
    this.definition = definition;
    doubleArms = new DoubleArms(definition.declared());
    arithmetic = new Arithmetic(graph);
    calls = new Calls(graph, arithmetic, this::execute);
    expressions = new Expressions(graph, arithmetic, calls, effort);
    marks = new Marks(graph, expressions);
  }

  static Result lower(Definition definition) {
    return new Lowering(definition).run();
  }

  private Result run() {
    Frame frame = Frame.of(definition.declared(), graph.yes, !definition.writesColumns() ? Frame.Columns.NONE
        : new Frame.Columns(definition.outputs(), definition.at()));
    Frame.Return result = execute(frame, columns(frame));
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
    return new Result(graph, hit, written, doubt, marks.stage(), marks.terms(), marks.sure(),
        marks.sureTerms(), marks.leave(), calls.ofColumns());
  }

  /** The parameters of the definition, which are made of columns. */
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

  /** Executes a method: its value and outputs, of all its returns. */
  private Frame.Return execute(Frame frame, State state) {
    if (frame.isTooDeep()) {
      throw frame.error(frame.method(),
          "a method that calls itself cannot be compiled; use a loop with a constant number of rounds");
    }
    if (frame.method().getBody() == null) {
      throw frame.error(frame.method(), "a method without a body cannot be compiled");
    }
    execute(frame.method().getBody(), state, graph.yes, frame);
    if (!state.returned || frame.returns.isEmpty()) {
      throw frame.error(frame.method(), "no way through this method may end without a return");
    }
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

  private void execute(StatementTree statement, State state, Node path, Frame frame) {
    if (state.returned) {
      return; // as where a constant condition has returned
    }
    effort.begin(statement, frame);
    run(statement, state, path, frame);
    effort.end();
  }

  private void run(StatementTree statement, State state, Node path, Frame frame) {
    switch (statement) {
      case BlockTree block -> {
        Set<String> before = new HashSet<>(state.variables.keySet());
        block.getStatements().forEach(inner -> execute(inner, state, path, frame));
        state.variables.keySet().retainAll(before);
      }
      case VariableTree variable -> declare(variable, state, path, frame);
      case ExpressionStatementTree expression -> assign(expression.getExpression(), state, path, frame);
      case IfTree choice -> choose(choice, state, path, frame);
      case ReturnTree end -> {
        Value value = answer(required(end.getExpression(), end, frame), state, path, frame);
        for (Node output : state.outputs) {
          if (output == null) {
            throw frame.error(end, "every result column must be written before this return");
          }
        }
        frame.returns.add(new Frame.Return(path,
            Forms.converted(value, frame.declared.returnType(), arithmetic, end, frame),
            List.of(state.outputs.clone())));
        state.returned = true;
      }
      case ForLoopTree loop -> loop(loop, state, path, frame);
      case EnhancedForLoopTree loop -> loop(loop, state, path, frame);
      case EmptyStatementTree nothing -> {
      }
      default ->
        throw frame.error(statement, "a " + SourceFile.kind(statement) + " cannot be compiled; a definition"
            + " has local variables, assignments, if, for with a constant number of rounds, and return");
    }
  }

  /** What a method returns; a call there may hand the result columns on. */
  private Value answer(ExpressionTree answer, State state, Node path, Frame frame) {
    if (!(SourceFile.stripped(answer) instanceof MethodInvocationTree call)
        || !frame.columns.endOf(call.getArguments())) {
      return expressions.evaluate(answer, state, path, frame);
    }
    List<Value> values = new ArrayList<>();
    int given = call.getArguments().size() - frame.columns.names().size() - 1;
    for (ExpressionTree argument : call.getArguments().subList(0, given)) {
      values.add(expressions.evaluate(argument, state, path, frame));
    }
    Frame.Return returned = calls.handOn(call, values, state, path, frame);
    state.outputs = returned.outputs().toArray(new Node[0]);
    return returned.value();
  }

  private static <T extends Tree> T required(T tree, Tree where, Frame frame) {
    if (tree == null) {
      throw frame.error(where, "a value is missing here");
    }
    return tree;
  }

  private void declare(VariableTree variable, State state, Node path, Frame frame) {
    String name = variable.getName().toString();
    TypeMirror type = frame.declared.typeOf(variable);
    if (!Forms.allowsArray(type)) {
      throw frame.error(variable, "variables are " + Forms.ALLOWED + ", and arrays of them; not "
          + frame.file().text(variable.getType()));
    }
    frame.types.put(name, type);
    if (type.getKind() == TypeKind.ARRAY) {
      frame.arrays.add(name);
      state.set(name, expressions.array(variable, (ArrayType) type, state, path, frame));
      return;
    }
    frame.arrays.remove(name);
    if (variable.getInitializer() == null) {
      state.variables.put(name, null);
      return;
    }
    Value value = Forms.converted(expressions.evaluate(variable.getInitializer(), state, path, frame), type,
        arithmetic, variable, frame);
    state.set(name, value);
    marks.mark(variable, value, state, path, frame);
  }

  private void assign(ExpressionTree expression, State state, Node path, Frame frame) {
    switch (expression) {
      case AssignmentTree plain -> {
        Value value = expressions.evaluate(plain.getExpression(), state, path, frame);
        if (plain.getVariable() instanceof ArrayAccessTree element) {
          write(element, value, state, path, frame);
        } else {
          set(plain.getVariable(), value, state, frame);
        }
      }
      case CompoundAssignmentTree compound -> {
        Node value = arithmetic.binary(compound.getKind().toString().replace("_ASSIGNMENT", ""), compound,
            expressions.scalar(compound.getVariable(), state, path, frame),
            expressions.scalar(compound.getExpression(), state, path, frame), frame);
        step(compound.getVariable(), value, state, frame);
      }
      case UnaryTree step when Expressions.isStep(step) -> {
        Node one = graph.constant(1);
        Node value = expressions.scalar(step.getExpression(), state, path, frame);
        String op = step.getKind().toString().endsWith("INCREMENT") ? "PLUS" : "MINUS";
        step(step.getExpression(), arithmetic.binary(op, step, value, one, frame), state, frame);
      }
      default -> throw frame.error(expression, "only assignments can stand as statements");
    }
  }

  private void set(ExpressionTree variable, Value value, State state, Frame frame) {
    String name = assigned(variable, state, frame);
    state.set(name, Forms.converted(value, frame.types.get(name), arithmetic, variable, frame));
  }

  /** Assigns what an operator makes of a variable, which Java casts to its type. */
  private void step(ExpressionTree variable, Node value, State state, Frame frame) {
    String name = assigned(variable, state, frame);
    state.set(name, arithmetic.cast(value, Type.of(frame.types.get(name).getKind()), variable, frame));
  }

  private static String assigned(ExpressionTree variable, State state, Frame frame) {
    String name = variable instanceof IdentifierTree identifier ? identifier.getName().toString() : "";
    boolean isArray = state.variables.get(name) instanceof Tuple tuple && tuple.isArray();
    if (!state.variables.containsKey(name) || name.equals("this") || isArray) {
      throw frame.error(variable, isArray ? "assign the elements of " + name + ", not the array"
          : "only local variables and result columns can be assigned, and elements of arrays");
    }
    return name;
  }

  /** Assigns to an element of an array, or to a result column. */
  private void write(ArrayAccessTree element, Value value, State state, Node path, Frame frame) {
    String name = element.getExpression().toString();
    if (frame.arrays.contains(name) && state.variables.get(name) instanceof Tuple array) {
      TypeMirror type = ((ArrayType) frame.types.get(name)).getComponentType();
      List<Value> parts = new ArrayList<>(array.parts());
      parts.set(expressions.index(element, array, state, path, frame),
          Forms.converted(value, type, arithmetic, element, frame));
      state.set(name, array.with(parts));
      return;
    }
    int output = frame.columns.names().indexOf(element.getExpression().toString());
    if (output < 0 || !element.getIndex().toString().equals(frame.columns.at())) {
      throw frame.error(element,
          "arrays that can be assigned are those that the method has made, and result columns"
              + " of the definition, written at the entry that is its last parameter");
    }
    state.outputs[output] = State.named(
        arithmetic.converted(Expressions.scalar(value, element, frame), Type.FLOAT, element, frame),
        definition.outputs().get(output));
  }

  private void choose(IfTree choice, State state, Node path, Frame frame) {
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

  /**
   * One arm of an {@code if}; what is left to the definition has returned as far as the others are concerned.
   */
  private void arm(IfTree choice, StatementTree arm, Node condition, State state, Node path, Frame frame) {
    boolean marked = arm == choice.getThenStatement()
        && SourceFile.stripped(choice.getCondition()) instanceof IdentifierTree identifier
        && frame.doubtful.contains(identifier.getName().toString());
    if (condition != graph.yes && (marked || doubleArms.isForDefinition(arm))) {
      if (frame.caller == null) {
        throw frame.error(arm, "a pass computes in one type, and leaves nothing to the definition");
      }
      doubt = graph.or(doubt, graph.and(frame.reached(path, graph), condition));
      state.returned = true;
    } else {
      execute(arm, state, graph.and(path, condition), frame);
    }
  }

  private void loop(ForLoopTree loop, State state, Node path, Frame frame) {
    Set<String> before = new HashSet<>(state.variables.keySet());
    loop.getInitializer().forEach(statement -> execute(statement, state, path, frame));
    for (int round = 0;; round++) {
      Node more = expressions.truth(required(loop.getCondition(), loop, frame), state, path, frame);
      if (more == graph.no || state.returned) {
        break;
      }
      if (more != graph.yes || round == MAX_ROUNDS) {
        throw frame.error(loop, "the number of rounds must be a constant, at most " + MAX_ROUNDS
            + ": count an int from one constant to another");
      }
      execute(loop.getStatement(), state, path, frame);
      loop.getUpdate().forEach(statement -> execute(statement, state, path, frame));
    }
    state.variables.keySet().retainAll(before);
  }

  /** A loop over the elements of an array. */
  private void loop(EnhancedForLoopTree loop, State state, Node path, Frame frame) {
    if (!(SourceFile.stripped(loop.getExpression()) instanceof IdentifierTree)
        || !(expressions.evaluate(loop.getExpression(), state, path, frame) instanceof Tuple array)
        || !array.isArray()) {
      throw frame.error(loop, "such a loop goes over the elements of an array that is a variable;"
          + " there is for with a constant number of rounds, too");
    }
    Set<String> before = new HashSet<>(state.variables.keySet());
    String name = loop.getVariable().getName().toString();
    TypeMirror type = frame.declared.typeOf(loop.getVariable());
    frame.types.put(name, type);
    for (int k = 0; k < array.parts().size(); k++) {
      state.set(name,
          Forms.converted(Expressions.element(array, k, loop, frame), type, arithmetic, loop, frame));
      execute(loop.getStatement(), state, path, frame);
      if (state.returned) {
        break;
      }
    }
    state.variables.keySet().retainAll(before);
  }
}
