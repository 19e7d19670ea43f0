package lockstep.compiler;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
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
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Executes methods statement by statement, on values that represent everything that variables may hold. Two
 * subclasses decide how choices, returns and variables are represented: {@link Lowering} as masks, {@link
 * Flattening} as Java without records.
 */
abstract class Execution {
  /** More rounds than any definition needs; a loop that exceeds them does not end. */
  private static final int MAX_ROUNDS = 1000;

  final Definition definition;
  final Graph graph;
  final Arithmetic arithmetic;
  final Calls calls;
  final Expressions expressions;
  private final Effort effort = new Effort();

  Execution(Definition definition, Graph graph) {
    this.definition = definition;
    this.graph = graph;
    arithmetic = new Arithmetic(graph);
    calls = new Calls(graph, arithmetic, this);
    expressions = new Expressions(graph, arithmetic, calls, effort, this);
  }

  /** Executes a method and returns its value and outputs, merged over all its returns. */
  abstract Frame.Return result(Frame frame, State state);

  /** Executes an {@code if}. */
  abstract void choose(IfTree choice, State state, Node path, Frame frame);

  /** Records what a method returns. */
  abstract void end(ReturnTree end, Value value, State state, Node path, Frame frame);

  /** Whether the return of a call has been recorded without evaluating the call. */
  abstract boolean endsByCall(ReturnTree end, State state, Node path, Frame frame);

  /**
   * The value of a local variable after an assignment, or an array after an assignment to elements; null if
   * it is only declared.
   *
   * @param declares the declaration, or null for an assignment
   */
  abstract Value held(String name, Value value, VariableTree declares, Frame frame);

  /** Records a write to a result column. */
  abstract Node written(int output, Node value, Frame frame);

  /** Records the marks of a variable. */
  abstract void mark(VariableTree variable, Value value, State state, Node path, Frame frame);

  /** The value of {@code condition ? a : b}, which evaluates only one of the two. */
  abstract Value chosen(ConditionalExpressionTree choice, State state, Node path, Frame frame);

  /** The value of {@code a && b} or {@code a || b}, which may not evaluate the second. */
  abstract Node connected(BinaryTree both, State state, Node path, Frame frame);

  /** Records that the sign of an exact number is open where {@code open} holds. */
  abstract void leaveOpen(Node open, Node path, Tree where, Frame frame);

  /** Notes the result of an operation on exact numbers. */
  void computed(String operation, Tuple receiver, List<Value> args, Tuple result, MethodInvocationTree call,
      Frame frame) {
    // of interest only where values are known
  }

  /** Whether the twin of a definition is called instead of executing the definition. */
  boolean isAsked(Declared method) {
    return false;
  }

  /** The value of a call of a method whose source is available. */
  abstract Value called(Declared source, Value receiver, List<Value> args, Node path,
      MethodInvocationTree call, Frame frame);

  /** Executes the statements of a method. */
  final void execute(Frame frame, State state) {
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
  }

  final void execute(StatementTree statement, State state, Node path, Frame frame) {
    if (state.returned) {
      return; // for example after a return under a constant condition
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
        required(end.getExpression(), end, frame);
        if (endsByCall(end, state, path, frame)) {
          state.returned = true;
          return;
        }
        Value value = answer(end.getExpression(), state, path, frame);
        for (Node output : state.outputs) {
          if (output == null) {
            throw frame.error(end, "every result column must be written before this return");
          }
        }
        end(end, Forms.converted(value, frame.declared.returnType(), arithmetic, end, frame), state, path,
            frame);
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

  /** The value of a return expression. A call there may pass the result columns on. */
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
      Value array = expressions.array(variable, (ArrayType) type, state, path, frame);
      state.set(name, held(name, array, variable, frame));
      return;
    }
    frame.arrays.remove(name);
    if (variable.getInitializer() == null) {
      state.variables.put(name, held(name, null, variable, frame));
      return;
    }
    Value value = Forms.converted(expressions.evaluate(variable.getInitializer(), state, path, frame), type,
        arithmetic, variable, frame);
    state.set(name, held(name, value, variable, frame));
    mark(variable, value, state, path, frame);
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
    Value converted = Forms.converted(value, frame.types.get(name), arithmetic, variable, frame);
    state.set(name, held(name, converted, null, frame));
  }

  /** Assigns the result of an operator to a variable; Java casts it to the variable's type. */
  private void step(ExpressionTree variable, Node value, State state, Frame frame) {
    String name = assigned(variable, state, frame);
    Node cast = arithmetic.cast(value, graph.type(frame.types.get(name).getKind()), variable, frame);
    state.set(name, held(name, cast, null, frame));
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
      state.set(name, held(name, array.with(parts), null, frame));
      return;
    }
    int output = frame.columns.names().indexOf(element.getExpression().toString());
    if (output < 0 || !element.getIndex().toString().equals(frame.columns.at())) {
      throw frame.error(element,
          "arrays that can be assigned are those that the method has made, and result columns"
              + " of the definition, written at the entry that is its last parameter");
    }
    Node column = arithmetic.converted(Expressions.scalar(value, element, frame), graph.real, element, frame);
    state.outputs[output] = written(output, column, frame);
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
      Value element =
          Forms.converted(Expressions.element(array, k, loop, frame), type, arithmetic, loop, frame);
      state.set(name, held(name, element, loop.getVariable(), frame));
      execute(loop.getStatement(), state, path, frame);
      if (state.returned) {
        break;
      }
    }
    state.variables.keySet().retainAll(before);
  }
}
