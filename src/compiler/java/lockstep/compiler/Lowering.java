package lockstep.compiler;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.EmptyStatementTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Executes a definition symbolically, which turns its control flow to masks: both arms of an {@code if} are executed, and a
 * variable that differs afterwards becomes a choice between two values. A {@code return} is remembered with the condition under
 * which it is reached; the result is the first of them whose condition holds. What a pair that has returned computes
 * further on does not matter, so that nothing is masked before the end.
 */
final class Lowering {
  /** More than a definition can need; what is beyond is a recursion or a loop that does not end. */
  private static final int MAX_DEPTH = 30;
  private static final int MAX_ROUNDS = 1000;

  /** A result, where {@code path} holds and no earlier one did. */
  private record Return(Node path, Node value, List<Node> outputs) {}

  /** A method at work. */
  private static final class Frame {
    final SourceFile file;
    final MethodTree method;

    /** The condition under which it is called. */
    final Node caller;
    final int depth;
    final Map<String, Type> types = new HashMap<>();
    final Set<String> doubtful = new HashSet<>();
    final List<Return> returns = new ArrayList<>();

    Frame(SourceFile file, MethodTree method, Node caller, int depth) {
      this.file = file;
      this.method = method;
      this.caller = caller;
      this.depth = depth;
    }
  }

  /** What variables and outputs hold at one point; null where nothing was assigned yet. */
  private static final class State {
    final Map<String, Node> variables;
    Node[] outputs;
    boolean returned;

    State(Map<String, Node> variables, Node[] outputs) {
      this.variables = variables;
      this.outputs = outputs;
    }

    State copy() {
      return new State(new HashMap<>(variables), outputs.clone());
    }

    void become(State other) {
      variables.keySet().retainAll(other.variables.keySet());
      variables.putAll(other.variables);
      outputs = other.outputs;
      returned = other.returned;
    }
  }

  private final Function<String, SourceFile> siblings;
  private final Graph graph;
  private final Definition definition;
  private final DoubleArms doubleArms;
  private final Map<MethodTree, Pass> passes = new HashMap<>();

  /** Pairs that are left to the definition. */
  private Node doubt;

  private Node stage;
  private final List<Node> terms = new ArrayList<>();
  private Node leave;

  /** Calls whose arguments are columns as they stand, by their result. */
  private final Map<Node, MethodTree> columnCalls = new HashMap<>();

  private final Map<Node, List<Node>> columnArguments = new HashMap<>();

  /**
   * What a definition computes.
   *
   * @param hit the result bit
   * @param outputs the float columns
   * @param doubt where the definition has to decide
   * @param stage the marked condition, or null
   * @param terms of which it is the conjunction, each with columns of its own
   * @param leave the marked condition, or null
   * @param columnCalls parts whose arguments are columns as they stand, by their result
   * @param columnArguments those arguments
   */
  record Result(Graph graph, Node hit, List<Node> outputs, Node doubt, Node stage, List<Node> terms,
      Node leave, Map<Node, MethodTree> columnCalls, Map<Node, List<Node>> columnArguments) {}

  private Lowering(Definition definition, Function<String, SourceFile> siblings) {
    this.siblings = siblings;
    this.graph = new Graph();
    this.definition = definition;
    this.doubt = graph.no;
    this.doubleArms = new DoubleArms(definition.file(), definition.method());
  }

  /** {@code siblings} finds the source of other classes of the same package, null if there is none. */
  static Result lower(Definition definition, Function<String, SourceFile> siblings) {
    return new Lowering(definition, siblings).run();
  }

  private Result run() {
    Frame frame = new Frame(definition.file(), definition.method(), graph.yes, 0);
    Map<String, Node> columns = new HashMap<>();
    columns(columns, 0, definition.first());
    columns(columns, 1, definition.second());
    columns.keySet().forEach(name -> frame.types.put(name, Type.FLOAT));
    Node[] outputs = new Node[definition.returnsKey() ? 0 : definition.outputs().size()];
    Return result = call(frame, new State(columns, outputs));
    List<Node> written = result.outputs;
    Node hit = result.value;
    if (definition.returnsKey()) {
      written = List.of(hit);
      hit = hit(hit, List.of());
    }
    return new Result(graph, hit, written, doubt, stage, terms, leave, columnCalls, columnArguments);
  }

  /**
   * The hit bit of a key: whether it is less than +∞. Of a choice it is that of what is chosen, and true where the
   * condition says that the value is finite; so most keys, which are +∞ for a miss, need no comparison.
   */
  private Node hit(Node key, List<Node> known) {
    if (key.op == Op.SELECT) {
      List<Node> more = new ArrayList<>(known);
      more.addAll(Graph.conjuncts(key.arg(0)));
      return graph.select(key.arg(0), hit(key.arg(1), more), hit(key.arg(2), known));
    }
    Node finite = graph.operation(Op.LE, graph.operation(Op.ABS, key), graph.constant(Float.MAX_VALUE));
    return known.contains(finite) ? graph.yes
        : graph.operation(Op.LT, key, graph.constant(Float.POSITIVE_INFINITY));
  }

  private void columns(Map<String, Node> into, int operand, List<String> names) {
    for (int c = 0; c < names.size(); c++) {
      into.put(names.get(c),
          graph.make(Op.COLUMN, Type.FLOAT, new Node.Column(operand, c)).named(names.get(c)));
    }
  }

  // ---- statements ----

  /** Executes a method: its value and outputs, of all its returns. */
  private Return call(Frame frame, State state) {
    if (frame.depth > MAX_DEPTH) {
      throw frame.file.error(frame.method,
          "a method that calls itself cannot be compiled; use a loop with a" + " constant number of rounds");
    }
    if (frame.method.getBody() == null) {
      throw frame.file.error(frame.method, "a method without a body cannot be compiled");
    }
    execute(frame.method.getBody(), state, graph.yes, frame);
    if (!state.returned || frame.returns.isEmpty()) {
      throw frame.file.error(frame.method, "no way through this method may end without a return");
    }
    Return result = frame.returns.getLast();
    for (int r = frame.returns.size() - 2; r >= 0; r--) {
      Return earlier = frame.returns.get(r);
      List<Node> outputs = new ArrayList<>();
      for (int o = 0; o < result.outputs.size(); o++) {
        outputs.add(graph.select(earlier.path, earlier.outputs.get(o), result.outputs.get(o)));
      }
      result = new Return(graph.yes, graph.select(earlier.path, earlier.value, result.value), outputs);
    }
    return result;
  }

  private void execute(StatementTree statement, State state, Node path, Frame frame) {
    if (state.returned) {
      return; // as where a constant condition has returned
    }
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
        Node value = evaluate(required(end.getExpression(), end, frame), state, path, frame);
        for (Node output : state.outputs) {
          if (output == null) {
            throw frame.file.error(end, "every result column must be written before this return");
          }
        }
        frame.returns
            .add(new Return(path, converted(value, SourceFile.type(frame.method.getReturnType()), end, frame),
                List.of(state.outputs.clone())));
        state.returned = true;
      }
      case ForLoopTree loop -> loop(loop, state, path, frame);
      case EmptyStatementTree nothing -> {
      }
      default ->
        throw frame.file.error(statement, "a " + kind(statement) + " cannot be compiled; a definition"
            + " has local variables, assignments, if, for with a constant number of rounds, and return");
    }
  }

  private static <T extends Tree> T required(T tree, Tree where, Frame frame) {
    if (tree == null) {
      throw frame.file.error(where, "a value is missing here");
    }
    return tree;
  }

  private static String kind(Tree tree) {
    return tree.getKind().toString().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
  }

  private void declare(VariableTree variable, State state, Node path, Frame frame) {
    String name = variable.getName().toString();
    Type type = SourceFile.type(variable.getType());
    if (type == null) {
      throw frame.file.error(variable,
          "a variable is a float, a double, a boolean, or an int that the compiler" + " can compute; not "
              + frame.file.text(variable.getType()));
    }
    frame.types.put(name, type);
    if (variable.getInitializer() == null) {
      state.variables.put(name, null);
      return;
    }
    Node value = converted(evaluate(variable.getInitializer(), state, path, frame), type, variable, frame);
    state.variables.put(name, named(value, name));
    mark(variable, value, state, path, frame);
  }

  private static Node named(Node value, String name) {
    if (value.op == Op.WIDEN) {
      value.arg(0).named(name);
    }
    return value.op == Op.CONSTANT ? value : value.named(name);
  }

  private void mark(VariableTree variable, Node value, State state, Node path, Frame frame) {
    boolean isStage = SourceFile.isMarked(variable.getModifiers(), "Stage");
    boolean isLeave = SourceFile.isMarked(variable.getModifiers(), "Leave");
    if (SourceFile.isMarked(variable.getModifiers(), "Doubt")) {
      frame.doubtful.add(variable.getName().toString());
    }
    if ((isStage || isLeave) && (value.type != Type.BOOLEAN || path != graph.yes || frame.depth > 0)) {
      throw frame.file.error(variable,
          "@Twin.Stage and @Twin.Leave mark a boolean of the definition itself, outside of any if");
    }
    if ((isStage && stage != null) || (isLeave && leave != null)) {
      throw frame.file.error(variable, "a definition has one @Twin.Stage and one @Twin.Leave at the most");
    }
    if (value.op != Op.CONSTANT) {
      stage = isStage ? value : stage;
      leave = isLeave ? value : leave;
      if (isStage) {
        terms(variable.getInitializer(), state, frame);
      }
    }
  }

  /** Collects the terms of the stage: what stands between {@code &&}, as long as it reads other columns than the one before. */
  private void terms(ExpressionTree condition, State state, Frame frame) {
    if (stripped(condition) instanceof BinaryTree both && both.getKind() == Tree.Kind.CONDITIONAL_AND) {
      terms(both.getLeftOperand(), state, frame);
      terms(both.getRightOperand(), state, frame);
      return;
    }
    Node term = evaluate(condition, state, graph.yes, frame);
    if (term.op != Op.CONSTANT && !terms.isEmpty() && columnsOf(term).equals(columnsOf(terms.getLast()))) {
      terms.add(graph.and(terms.removeLast(), term));
    } else if (term.op != Op.CONSTANT) {
      terms.add(term);
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

  private void assign(ExpressionTree expression, State state, Node path, Frame frame) {
    switch (expression) {
      case AssignmentTree plain -> {
        Node value = evaluate(plain.getExpression(), state, path, frame);
        if (plain.getVariable() instanceof ArrayAccessTree element) {
          write(element, value, state, frame);
        } else {
          set(plain.getVariable(), value, false, state, frame);
        }
      }
      case CompoundAssignmentTree compound -> {
        Node value = binary(compound.getKind().toString().replace("_ASSIGNMENT", ""), compound,
            evaluate(compound.getVariable(), state, path, frame),
            evaluate(compound.getExpression(), state, path, frame), frame);
        set(compound.getVariable(), value, true, state, frame);
      }
      case UnaryTree step when isStep(step) -> {
        Node one = graph.constant(1);
        Node value = evaluate(step.getExpression(), state, path, frame);
        String op = step.getKind().toString().endsWith("INCREMENT") ? "PLUS" : "MINUS";
        set(step.getExpression(), binary(op, step, value, one, frame), true, state, frame);
      }
      default -> throw frame.file.error(expression, "only assignments can stand as statements");
    }
  }

  private static boolean isStep(UnaryTree step) {
    return step.getKind().toString().endsWith("CREMENT");
  }

  private void set(ExpressionTree variable, Node value, boolean cast, State state, Frame frame) {
    String name = variable instanceof IdentifierTree identifier ? identifier.getName().toString() : "";
    if (!state.variables.containsKey(name)) {
      throw frame.file.error(variable, "only local variables and result columns can be assigned");
    }
    Type type = frame.types.get(name);
    Node converted = cast ? cast(value, type, variable, frame) : converted(value, type, variable, frame);
    state.variables.put(name, named(converted, name));
  }

  /** Assigns to a result column. */
  private void write(ArrayAccessTree element, Node value, State state, Frame frame) {
    int output = frame.depth > 0 || definition.returnsKey() ? -1
        : definition.outputs().indexOf(element.getExpression().toString());
    if (output < 0 || !element.getIndex().toString().equals(definition.at())) {
      throw frame.file.error(element,
          "arrays are result columns of the definition, written at the entry that is"
              + " its last parameter; use local variables instead");
    }
    state.outputs[output] =
        named(converted(value, Type.FLOAT, element, frame), definition.outputs().get(output));
  }

  private void choose(IfTree choice, State state, Node path, Frame frame) {
    Node condition = evaluateBoolean(choice.getCondition(), state, path, frame);
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
      String origin = "if (" + frame.file.condition(choice.getCondition()) + ")";
      for (Map.Entry<String, Node> variable : state.variables.entrySet()) {
        variable.setValue(merged(condition, then.variables.get(variable.getKey()),
            otherwise.variables.get(variable.getKey()), variable.getKey(), origin));
      }
      for (int o = 0; o < state.outputs.length; o++) {
        state.outputs[o] =
            merged(condition, then.outputs[o], otherwise.outputs[o], definition.outputs().get(o), origin);
      }
    }
  }

  private Node merged(Node condition, Node a, Node b, String name, String origin) {
    if (a == null || b == null) {
      return null; // Java lets nobody read it before it is assigned
    }
    if (a == b) {
      return a;
    }
    Node value = named(graph.select(condition, a, b), name);
    return value.op == Op.SELECT ? value.from(origin) : value;
  }

  /** One arm of an {@code if}; what is left to the definition has returned as far as the others are concerned. */
  private void arm(IfTree choice, StatementTree arm, Node condition, State state, Node path, Frame frame) {
    boolean marked = arm == choice.getThenStatement()
        && stripped(choice.getCondition()) instanceof IdentifierTree identifier
        && frame.doubtful.contains(identifier.getName().toString());
    if (condition != graph.yes && (marked || doubleArms.isForDefinition(arm))) {
      if (frame.caller == null) {
        throw frame.file.error(arm, "a pass computes in one type, and leaves nothing to the definition");
      }
      doubt = graph.or(doubt, graph.and(reached(path, frame), condition));
      state.returned = true;
    } else {
      execute(arm, state, graph.and(path, condition), frame);
    }
  }

  /** Where a pair gets to a point, which is within {@code path} and behind the returns so far. */
  private Node reached(Node path, Frame frame) {
    Node reached = graph.and(frame.caller, path);
    for (Return earlier : frame.returns) {
      reached = graph.and(reached, graph.not(earlier.path));
    }
    return reached;
  }

  private void loop(ForLoopTree loop, State state, Node path, Frame frame) {
    Set<String> before = new HashSet<>(state.variables.keySet());
    loop.getInitializer().forEach(statement -> execute(statement, state, path, frame));
    for (int round = 0;; round++) {
      Node more = evaluateBoolean(required(loop.getCondition(), loop, frame), state, path, frame);
      if (more == graph.no || state.returned) {
        break;
      }
      if (more != graph.yes || round == MAX_ROUNDS) {
        throw frame.file.error(loop, "the number of rounds must be a constant, at most " + MAX_ROUNDS
            + ": count an int from one constant to another");
      }
      execute(loop.getStatement(), state, path, frame);
      loop.getUpdate().forEach(statement -> execute(statement, state, path, frame));
    }
    state.variables.keySet().retainAll(before);
  }

  // ---- expressions ----

  private Node evaluateBoolean(ExpressionTree tree, State state, Node path, Frame frame) {
    return converted(evaluate(tree, state, path, frame), Type.BOOLEAN, tree, frame);
  }

  private Node evaluate(ExpressionTree tree, State state, Node path, Frame frame) {
    return switch (tree) {
      case ParenthesizedTree inner -> evaluate(inner.getExpression(), state, path, frame);
      case LiteralTree literal -> switch (literal.getValue()) {
        case Float f -> graph.constant(f);
        case Double d -> graph.constant(d);
        case Integer i -> graph.constant(i);
        case Boolean b -> graph.constant(b);
        case null, default -> throw frame.file.error(tree, "values are floats, doubles and booleans");
      };
      case IdentifierTree identifier -> variable(identifier, state, frame);
      case MemberSelectTree member -> constant(member, frame);
      case UnaryTree unary -> unary(unary, state, path, frame);
      case BinaryTree binary ->
        binary(binary.getKind().toString(), binary, evaluate(binary.getLeftOperand(), state, path, frame),
            evaluate(binary.getRightOperand(), state, path, frame), frame);
      case ConditionalExpressionTree choice -> conditional(choice, state, path, frame);
      case TypeCastTree cast -> {
        Type type = SourceFile.type(cast.getType());
        if (type == null) {
          throw frame.file.error(tree, "casts are to float, double or int");
        }
        yield cast(evaluate(cast.getExpression(), state, path, frame), type, tree, frame);
      }
      case MethodInvocationTree invocation -> invoke(invocation, state, path, frame);
      default -> throw frame.file.error(tree, "a " + kind(tree) + " cannot be compiled; use arithmetic,"
          + " comparisons, &&, ||, !, ?:, casts, Math and static methods of the same package");
    };
  }

  private Node variable(IdentifierTree identifier, State state, Frame frame) {
    String name = identifier.getName().toString();
    if (state.variables.containsKey(name)) {
      Node value = state.variables.get(name);
      if (value == null) {
        throw frame.file.error(identifier, name + " is not assigned on every way that leads here");
      }
      return value;
    }
    return constant(name, identifier, frame.file, frame);
  }

  private Node constant(String name, Tree where, SourceFile owner, Frame frame) {
    VariableTree field = owner == null ? null : owner.constant(name);
    Type type = field == null ? null : SourceFile.type(field.getType());
    if (type == null || field.getInitializer() == null || frame.depth > MAX_DEPTH) {
      throw frame.file.error(where, name
          + " is neither a local variable nor a static final number of a class of" + " the same package");
    }
    Frame inner = new Frame(owner, frame.method, frame.caller, frame.depth + 1);
    Node value =
        converted(evaluate(field.getInitializer(), new State(new HashMap<>(), new Node[0]), graph.yes, inner),
            type, field, inner);
    if (value.op != Op.CONSTANT) {
      throw frame.file.error(where, name + " is not a constant");
    }
    return value.named(Names.ofConstant(name));
  }

  private Node constant(MemberSelectTree member, Frame frame) {
    String owner = member.getExpression().toString();
    String name = member.getIdentifier().toString();
    Object value = switch (owner + "." + name) {
      case "Float.MAX_VALUE" -> Float.MAX_VALUE;
      case "Float.MIN_VALUE" -> Float.MIN_VALUE;
      case "Float.MIN_NORMAL" -> Float.MIN_NORMAL;
      case "Float.POSITIVE_INFINITY" -> Float.POSITIVE_INFINITY;
      case "Float.NEGATIVE_INFINITY" -> Float.NEGATIVE_INFINITY;
      case "Float.NaN" -> Float.NaN;
      case "Double.MAX_VALUE" -> Double.MAX_VALUE;
      case "Double.MIN_VALUE" -> Double.MIN_VALUE;
      case "Double.MIN_NORMAL" -> Double.MIN_NORMAL;
      case "Double.POSITIVE_INFINITY" -> Double.POSITIVE_INFINITY;
      case "Double.NEGATIVE_INFINITY" -> Double.NEGATIVE_INFINITY;
      case "Double.NaN" -> Double.NaN;
      case "Math.PI" -> Math.PI;
      case "Math.E" -> Math.E;
      default -> null;
    };
    return value != null ? graph.constant(value) : constant(name, member, sibling(owner, frame), frame);
  }

  private SourceFile sibling(String name, Frame frame) {
    return name.equals(frame.file.className()) ? frame.file : siblings.apply(name);
  }

  private Node unary(UnaryTree unary, State state, Node path, Frame frame) {
    Node value = isStep(unary) ? null : evaluate(unary.getExpression(), state, path, frame);
    return switch (unary.getKind()) {
      case UNARY_MINUS -> graph.operation(Op.NEG, known(number(value, unary, frame), unary, frame));
      case UNARY_PLUS -> number(value, unary, frame);
      case LOGICAL_COMPLEMENT -> graph.not(converted(value, Type.BOOLEAN, unary, frame));
      default -> throw frame.file.error(unary,
          unary.getKind() == Tree.Kind.BITWISE_COMPLEMENT ? "~ cannot be compiled; use !"
              : "++ and -- are statements of an int that counts a loop; here, write + 1 or − 1");
    };
  }

  private static Node number(Node value, Tree where, Frame frame) {
    if (value.type == Type.BOOLEAN) {
      throw frame.file.error(where, "a number is needed here, not a boolean");
    }
    return value;
  }

  /** An int that is computed with must be a constant; a choice of ints can only become a float. */
  private static Node known(Node value, Tree where, Frame frame) {
    if (value.type == Type.INT && value.op != Op.CONSTANT) {
      throw frame.file.error(where, "an int must be a constant here; write 1f for 1");
    }
    return value;
  }

  private Node binary(String kind, Tree where, Node a, Node b, Frame frame) {
    Op op = switch (kind) {
      case "PLUS" -> Op.ADD;
      case "MINUS" -> Op.SUB;
      case "MULTIPLY" -> Op.MUL;
      case "DIVIDE" -> Op.DIV;
      case "LESS_THAN" -> Op.LT;
      case "LESS_THAN_EQUAL" -> Op.LE;
      case "GREATER_THAN" -> Op.GT;
      case "GREATER_THAN_EQUAL" -> Op.GE;
      case "EQUAL_TO" -> Op.EQ;
      case "NOT_EQUAL_TO" -> Op.NE;
      case "CONDITIONAL_AND", "AND" -> Op.AND;
      case "CONDITIONAL_OR", "OR" -> Op.OR;
      case "XOR" -> Op.XOR;
      default ->
        throw frame.file.error(where, "this operator cannot be compiled; there are + - * /, comparisons,"
            + " &&, ||, ! and their forms &, |, ^ of booleans");
    };
    if (a.type == Type.BOOLEAN && b.type == Type.BOOLEAN && (op == Op.EQ || op == Op.NE)) {
      Node differ = graph.operation(Op.XOR, a, b);
      return op == Op.NE ? differ : graph.not(differ);
    }
    if (op.isLogic()) {
      return graph.operation(op, converted(a, Type.BOOLEAN, where, frame),
          converted(b, Type.BOOLEAN, where, frame));
    }
    Type type = Type.promoted(number(a, where, frame).type, number(b, where, frame).type);
    if (op == Op.DIV && type == Type.INT && b.isConstant(0)) {
      throw frame.file.error(where, "an int is divided by 0");
    }
    return graph.operation(op, known(graph.convert(a, type), where, frame),
        known(graph.convert(b, type), where, frame));
  }

  private Node conditional(ConditionalExpressionTree choice, State state, Node path, Frame frame) {
    Node condition = evaluateBoolean(choice.getCondition(), state, path, frame);
    Node a = evaluate(choice.getTrueExpression(), state, path, frame);
    Node b = evaluate(choice.getFalseExpression(), state, path, frame);
    if (a.type != b.type) {
      Type type = Type.promoted(number(a, choice, frame).type, number(b, choice, frame).type);
      a = graph.convert(a, type);
      b = graph.convert(b, type);
    }
    Node value = graph.select(condition, a, b);
    return value.op == Op.SELECT ? value.from(frame.file.text(choice)) : value;
  }

  /** A conversion that Java does by itself. */
  private Node converted(Node value, Type type, Tree where, Frame frame) {
    if (value.type == type) {
      return known(value, where, frame);
    }
    boolean narrows = type == Type.INT || (type == Type.FLOAT && value.type == Type.DOUBLE);
    if (value.type == Type.BOOLEAN || type == Type.BOOLEAN || type == null || narrows) {
      throw frame.file.error(where, "a " + value.type.java + " cannot stand where a "
          + (type == null ? "void" : type.java) + " should");
    }
    return graph.convert(value, type);
  }

  private Node cast(Node value, Type type, Tree where, Frame frame) {
    boolean mixes = value.type != type && (value.type == Type.BOOLEAN || type == Type.BOOLEAN);
    if (mixes || (type == Type.INT && value.op != Op.CONSTANT)) {
      throw frame.file.error(where, "a " + value.type.java + " cannot be cast to " + type.java + " here");
    }
    return graph.convert(value, type);
  }

  // ---- calls ----

  private Node invoke(MethodInvocationTree call, State state, Node path, Frame frame) {
    List<Node> args = new ArrayList<>();
    for (ExpressionTree argument : call.getArguments()) {
      args.add(evaluate(argument, state, path, frame));
    }
    SourceFile owner = frame.file;
    String name = call.getMethodSelect().toString();
    if (call.getMethodSelect() instanceof MemberSelectTree member) {
      if (member.getExpression().toString().equals("Math")) {
        return math(member.getIdentifier().toString(), args, call, frame);
      }
      owner = sibling(member.getExpression().toString(), frame);
      name = member.getIdentifier().toString();
    }
    MethodTree method = owner == null ? null : method(owner, name, args);
    if (method == null) {
      throw frame.file.error(call,
          call.getMethodSelect() + " cannot be compiled: there are static methods of classes"
              + " of the same package, and Math.abs, sqrt, min, max, fma");
    }
    for (int a = 0; a < args.size(); a++) {
      VariableTree parameter = method.getParameters().get(a);
      args.set(a, converted(args.get(a), SourceFile.type(parameter.getType()), call, frame));
    }
    boolean columns = args.stream().allMatch(arg -> arg.op == Op.COLUMN);
    Node caller = frame.caller == null ? null : reached(path, frame);
    Node value = SourceFile.isMarked(method.getModifiers(), "Pass") ? pass(owner, method, args, call, frame)
        : inline(owner, method, args, caller, frame.depth + 1);
    if (columns && value.op != Op.CONSTANT) {
      columnCalls.putIfAbsent(value, method);
      columnArguments.putIfAbsent(value, args);
    }
    return value;
  }

  /** The method that Java would call, or null: the one whose parameters fit, exactly before by widening. */
  private static MethodTree method(SourceFile owner, String name, List<Node> args) {
    MethodTree best = null;
    int fewest = Integer.MAX_VALUE;
    for (MethodTree method : owner.methods(name, args.size())) {
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
    return best;
  }

  private Node inline(SourceFile owner, MethodTree method, List<Node> args, Node caller, int depth) {
    Frame frame = new Frame(owner, method, caller, depth);
    Map<String, Node> variables = new HashMap<>();
    for (int a = 0; a < args.size(); a++) {
      String name = method.getParameters().get(a).getName().toString();
      frame.types.put(name, args.get(a).type);
      variables.put(name, named(args.get(a), name));
    }
    return call(frame, new State(variables, new Node[0])).value;
  }

  private Node pass(SourceFile owner, MethodTree method, List<Node> args, Tree where, Frame frame) {
    if (frame.caller == null) {
      throw frame.file.error(where, "a @Twin.Pass cannot call another");
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
    Node result = inline(owner, method, parameters, null, depth);
    for (Node node : Graph.needed(List.of(result))) {
      boolean isOfType = node.type == type || node.type == Type.BOOLEAN;
      if (!isOfType || node.op == Op.PASS || node.op == Op.COLUMN) {
        throw owner.error(method,
            "a @Twin.Pass computes in one type, that of its parameters, and calls no other");
      }
    }
    return new Pass(method.getName().toString(), type, names, result);
  }

  private Node math(String name, List<Node> args, Tree where, Frame frame) {
    Op op = switch (name + args.size()) {
      case "abs1" -> Op.ABS;
      case "sqrt1" -> Op.SQRT;
      case "min2" -> Op.MIN;
      case "max2" -> Op.MAX;
      case "fma3" -> Op.FMA;
      default -> throw frame.file.error(where,
          "Math." + name + " cannot be compiled; there are abs, sqrt, min, max and fma");
    };
    Type type = op == Op.SQRT ? Type.DOUBLE : Type.INT;
    for (Node arg : args) {
      type = Type.promoted(type, number(arg, where, frame).type);
    }
    if (op == Op.FMA && type == Type.INT) {
      type = Type.FLOAT;
    }
    Node[] converted = new Node[args.size()];
    for (int a = 0; a < converted.length; a++) {
      converted[a] = known(graph.convert(args.get(a), type), where, frame);
    }
    return graph.operation(op, converted);
  }

  private static Tree stripped(ExpressionTree tree) {
    return tree instanceof ParenthesizedTree inner ? stripped(inner.getExpression()) : tree;
  }
}
