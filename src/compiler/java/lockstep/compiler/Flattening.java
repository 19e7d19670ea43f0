package lockstep.compiler;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;
import lockstep.compiler.FlatWriter.Captured;

/**
 * Prints a definition as Java without records and arrays, with one variable for each number in a value.
 * Control flow is kept, so the scalar twin evaluates exactly what the definition evaluates, and its speed
 * does not depend on how a JVM treats small objects. Parts without records are called unchanged; other parts
 * become methods of the twin if they return one number, and are inlined if they return a record.
 */
final class Flattening extends Execution {
  /** A definition without records and arrays, and the classes of other packages that it names. */
  record Flat(String text, List<String> imports) {}

  /** One execution of a method, with what is known of its text so far. */
  private static final class Place {
    /** Variables that are assigned after their declaration. */
    final Set<String> assigned;

    /** The printed variables that stand for them. */
    final Map<String, Value> homes = new HashMap<>();

    /** Whether it is printed as a method of its own, so that its returns are returns. */
    boolean isMethod;

    /** Number of {@code if}s around the point being printed. */
    int arms;

    /** The result of an inlined method: a value, or the variables that hold it. */
    Value result;

    /** The label that its returns break to, unless all of them are at its end. */
    String label;

    Place(MethodTree method) {
      assigned = method == null ? Set.of() : Assigned.in(method);
    }
  }

  /** Largest expression, in variables and operations, that is inlined rather than called: a dot product. */
  private static final int SMALL = 16;

  /** Represents an int that has different values after the arms of a choice. */
  private static final Node UNKNOWN = new Node(-1, Op.COPY, Type.INT, List.of(), null);

  private final Map<Frame, Place> places = new HashMap<>();
  /** The parameter of printed methods that is the stack of exact numbers. */
  private final Node stack;

  /** The call that decides a pair by exact numbers; null until it is needed. */
  private String exactly;

  private final PlainMethods plain = new PlainMethods();
  private final Map<MethodTree, String> methods = new HashMap<>();
  /** Full names of the classes whose methods are called as they stand, by their simple names. */
  private final Map<String, String> classes = new HashMap<>();

  private final Names methodNames;
  private final List<String> methodTexts = new ArrayList<>();
  private FlatWriter out;

  /** Parameters of the printed definition. */
  private List<String> own = List.of();

  private Flattening(Definition definition, Type real) {
    this(definition, new FlatGraph(real, false), new Names(Set.of("run", "wide")));
  }

  private Flattening(Definition definition, FlatGraph graph, Names methodNames) {
    super(definition, graph);
    this.methodNames = methodNames;
    stack = graph.make(Op.LOCAL, Type.PLACE, new Node.Local(ExactNumbers.STACK, true));
    out = new FlatWriter(graph);
  }

  /**
   * A static method with the name of the definition: its parameters are the columns, an array for each result
   * and the entry to write. The methods that it calls follow. Null if the definition is to be called
   * unchanged: because it computes with numbers alone, or because its parameters are numbers and an arm left
   * in it is outside the subset of Java that can be compiled.
   */
  static Flat print(Definition definition) {
    Flattening flattening = new Flattening(definition, Type.FLOAT);
    if (flattening.plain.isPlain(definition.declared())) {
      return null;
    }
    try {
      String text = flattening.print();
      return new Flat(text, flattening.imports(text));
    } catch (SourceError e) {
      if (definition.takesValues() || flattening.calls.exact().uses(definition.declared())) {
        throw e;
      }
      return null;
    }
  }

  /**
   * Prints the definition for doubles: every float of the definition, its columns and its parts becomes a
   * double.
   */
  static String printInDouble(Definition definition) {
    Flattening flattening = new Flattening(definition, Type.DOUBLE);
    return flattening.print();
  }

  /** The classes of other packages that the text names. */
  private List<String> imports(String text) {
    return classes.entrySet().stream()
        .filter(type -> !definition.file().seesInPackage(type.getKey())
            && Pattern.compile("(?<![\\w.])" + type.getKey() + "\\.").matcher(text).find())
        .map(Map.Entry::getValue).toList();
  }

  /** The definition, and the same with exact numbers if a sign may stay open. */
  private String print() {
    String head = (definition.isPublic() ? "public " : "") + "static " + result() + " ";
    String text = print("The definition for one pair, without records.", head,
        methodNames.of(definition.method(), definition.name()));
    if (exactly == null) {
      return text;
    }
    Flattening other = new Flattening(definition, new FlatGraph(graph.real, true), methodNames);
    classes.put("Expansions", ExactNumbers.EXPANSIONS);
    other.classes.putAll(classes);
    String exact = other.print("The same in real arithmetic.", "private static " + result() + " ", exactly);
    classes.putAll(other.classes);
    return text + "\n" + exact;
  }

  private String result() {
    return definition.returnsKey() ? graph.real.java : "boolean";
  }

  private String print(String meaning, String head, String name) {
    Frame frame = Frame.of(definition.declared(), graph.yes, !definition.writesColumns() ? Frame.Columns.NONE
        : new Frame.Columns(definition.outputs(), definition.at()));
    List<String> parameters = new ArrayList<>();
    State state =
        new State(new HashMap<>(), new Node[definition.writesColumns() ? definition.outputs().size() : 0]);
    for (Definition.Parameter parameter : definition.parameters()) {
      frame.types.put(parameter.name(), parameter.type());
      state.set(parameter.name(), parameter(parameter.name(), parameter.type(), parameters));
    }
    if (!definition.returnsKey() && !definition.outputs().isEmpty()) {
      writes(parameters);
    }
    own = parameters;
    String first = method(head + name, parameters, frame, state);
    methodTexts.addFirst("  /** " + meaning + " */\n" + first);
    return String.join("\n", methodTexts);
  }

  /** The text of a method whose parameters have values. */
  private String method(String head, List<String> parameters, Frame frame, State state) {
    place(frame).isMethod = true;
    out.line(head + "(" + String.join(", ", parameters) + ") {");
    if (graph.isOnStack() && frame.depth == 0) {
      out.line("Expansions " + ExactNumbers.STACK + " = Expansions.begin();");
    }
    assignable(frame, state);
    execute(frame, state);
    out.line("}");
    return out.printed();
  }

  /** Gives the printed method parameters for the result arrays and the entry to write. */
  private void writes(List<String> parameters) {
    out.arrays = definition.outputs().stream().map(name -> out.name(name + "s")).toList();
    out.entry = out.name("at");
    out.arrays.forEach(array -> parameters.add(graph.real.java + "[] " + array));
    parameters.add("int " + out.entry);
  }

  /** The value of a parameter of a printed method. */
  private Value parameter(String name, TypeMirror type, List<String> parameters) {
    return Forms.make(type, name, (leaf, wish) -> {
      Node variable = out.variable(wish, graph.real(leaf), true);
      parameters.add(FlatWriter.declaration(variable));
      return variable;
    });
  }

  /** Declares variables for those parameters of a printed method that are assigned. */
  private void assignable(Frame frame, State state) {
    for (VariableTree parameter : frame.method().getParameters()) {
      String name = parameter.getName().toString();
      if (state.variables.containsKey(name)) {
        state.variables.put(name, held(name, state.variables.get(name), parameter, frame));
      }
    }
  }

  private Place place(Frame frame) {
    return places.computeIfAbsent(frame,
        key -> new Place(key.declared.path().getLeaf() instanceof MethodTree method ? method : null));
  }

  /** The same value with its leaves replaced; each new leaf is computed from the old one and its name. */
  private static Value mapped(Value value, String name, Tuple.Join leaf) {
    return Tuple.join(value, value, name, leaf);
  }

  @Override
  Value held(String name, Value value, VariableTree declares, Frame frame) {
    Place place = place(frame);
    String wish = name.equals("this") ? "" : name;
    boolean stays = place.isMethod && declares != null;
    if (!place.assigned.contains(name)) {
      return value == null ? null
          : mapped(value, wish, (leaf, same, its) -> out.kept(leaf, its.isEmpty() ? "value" : its, stays));
    }
    if (declares != null) {
      place.homes.put(name, home(name, value, frame.types.get(name)));
    } else {
      out.assign(place.homes.get(name), value);
    }
    return value == null ? null : Tuple.join(value, place.homes.get(name), name,
        (leaf, home, its) -> leaf.type == Type.INT && leaf.op == Op.CONSTANT ? leaf : home);
  }

  /**
   * Declares a variable for each number of a value; null for values, or elements, that are not assigned yet.
   */
  private Value home(String name, Value value, TypeMirror type) {
    if (value instanceof Tuple array && array.isArray()) {
      TypeMirror ofElements = ((ArrayType) type).getComponentType();
      return array.with(IntStream.range(0, array.parts().size())
          .mapToObj(k -> home(array.name(name, k), array.parts().get(k), ofElements)).toList());
    }
    return value == null
        ? Forms.make(type, name, graph.isOnStack(),
            (its, of) -> out.declared(out.variable(of, graph.real(its), false), null))
        : mapped(value, name, (leaf, same, its) -> out.declared(out.variable(its, leaf.type, false), leaf));
  }

  @Override
  Node written(int output, Node value, Frame frame) {
    out.line(out.arrays.get(output) + "[" + out.entry + "] = " + out.of(value) + ";");
    return value;
  }

  @Override
  void mark(VariableTree variable, Value value, State state, Node path, Frame frame) {
    // marks do not change results
  }

  @Override
  void choose(IfTree choice, State state, Node path, Frame frame) {
    Node condition = expressions.truth(choice.getCondition(), state, path, frame);
    if (condition.op == Op.CONSTANT) {
      if (condition == graph.yes) {
        execute(choice.getThenStatement(), state, path, frame);
      } else if (choice.getElseStatement() != null) {
        execute(choice.getElseStatement(), state, path, frame);
      }
      return;
    }
    Place place = place(frame);
    State then = state.copy();
    State otherwise = state.copy();
    place.arms++;
    out.block("if (" + out.of(condition) + ")", arm(choice.getThenStatement(), then, path, frame));
    if (choice.getElseStatement() != null) {
      out.block("else", arm(choice.getElseStatement(), otherwise, path, frame));
    }
    place.arms--;
    if (then.returned || otherwise.returned) {
      state.become(then.returned ? otherwise : then);
      return;
    }
    for (Map.Entry<String, Value> variable : state.variables.entrySet()) {
      String name = variable.getKey();
      Value a = then.variables.get(name);
      Value b = otherwise.variables.get(name);
      variable.setValue(a == b ? a : merged(a, b, place.homes.get(name), name));
    }
    for (int o = 0; o < state.outputs.length; o++) {
      state.outputs[o] = then.outputs[o] == null ? null : otherwise.outputs[o];
    }
  }

  private Captured<State> arm(StatementTree statement, State state, Node path, Frame frame) {
    return out.captured(() -> {
      execute(statement, state, path, frame);
      return state;
    });
  }

  /**
   * The content of a variable after a choice: an int on which both arms agree, else that of the printed
   * variable.
   */
  private static Value merged(Value a, Value b, Value home, String name) {
    Value known = Tuple.join(a, b, name, (x, y, its) -> x == y ? x : UNKNOWN);
    return known == null ? null : Tuple.join(known, home, name, (x, its, same) -> x == UNKNOWN ? its : x);
  }

  @Override
  void end(ReturnTree end, Value value, State state, Node path, Frame frame) {
    frame.returns.add(new Frame.Return(path, value, List.of(state.outputs.clone())));
    Place place = place(frame);
    if (place.isMethod) {
      List<Node> leaves = Tuple.leaves(value).toList();
      for (int o = 1; o < leaves.size(); o++) {
        written(o - 1, leaves.get(o), frame);
      }
      out.line("return " + out.of(out.isVerdict ? verdict(leaves.getFirst()) : leaves.getFirst()) + ";");
    } else if (place.arms == 0 && place.result == null) {
      place.result = value; // all paths lead here
    } else {
      if (place.result == null) {
        String method = frame.method().getName().toString();
        place.result = mapped(value, method, (leaf, same, its) -> out.variable(its, leaf.type, false));
      }
      out.assign(place.result, value);
      if (place.arms > 0) {
        if (place.label == null) {
          place.label = out.name(frame.method().getName() + "Ends");
        }
        out.line("break " + place.label + ";");
      }
    }
  }

  /** 1 for true, 0 for false. */
  private Node verdict(Node truth) {
    Node one = graph.constant(1), zero = graph.constant(0);
    return truth.op == Op.CONSTANT ? truth == graph.yes ? one : zero
        : graph.make(Op.SELECT, Type.INT, null, truth, one, zero);
  }

  @Override
  Frame.Return result(Frame frame, State state) {
    Place place = place(frame);
    Captured<State> body = out.captured(() -> {
      execute(frame, state);
      return state;
    });
    if (place.label == null) {
      out.here(body);
    } else {
      Tuple.leaves(place.result).forEach(leaf -> out.declared(leaf, null));
      out.block(place.label + ":", body);
    }
    Value result = place.label == null ? place.result : mapped(place.result, "", (leaf, same, its) -> graph
        .make(Op.LOCAL, leaf.type, new Node.Local(((Node.Local) leaf.value).name(), true)));
    return new Frame.Return(graph.yes, result, frame.returns.getLast().outputs());
  }

  @Override
  Value chosen(ConditionalExpressionTree choice, State state, Node path, Frame frame) {
    Node condition = expressions.truth(choice.getCondition(), state, path, frame);
    Captured<Value> first =
        out.captured(() -> expressions.evaluate(choice.getTrueExpression(), state, path, frame));
    Captured<Value> second =
        out.captured(() -> expressions.evaluate(choice.getFalseExpression(), state, path, frame));
    Value[] both = expressions.alike(first.value(), second.value(), choice, frame);
    if (condition.op == Op.CONSTANT) {
      out.here(condition == graph.yes ? first : second);
      return both[condition == graph.yes ? 0 : 1];
    }
    if (out.isExpression(first) && out.isExpression(second)) {
      out.expression(first);
      out.expression(second);
      Node known = both[0] instanceof Tuple ? out.kept(condition, "condition", false) : condition;
      return expressions.select(known, both[0], both[1]);
    }
    Value result = mapped(both[0], "choice",
        (leaf, same, its) -> out.declared(out.variable(its, leaf.type, true), null));
    out.block("if (" + out.of(condition) + ")", first, () -> out.assign(result, both[0]));
    out.block("else", second, () -> out.assign(result, both[1]));
    return result;
  }

  @Override
  Node connected(BinaryTree both, State state, Node path, Frame frame) {
    boolean isAnd = both.getKind() == Tree.Kind.CONDITIONAL_AND;
    Node first = expressions.truth(both.getLeftOperand(), state, path, frame);
    if (first == (isAnd ? graph.no : graph.yes)) {
      return first;
    }
    boolean isKnown = first.op == Op.CONSTANT;
    Captured<Node> second = out.captured(() -> expressions.truth(both.getRightOperand(), state, path, frame));
    if (isKnown) {
      return out.here(second);
    }
    if (out.isExpression(second)) {
      out.expression(second);
      return isAnd ? graph.and(first, second.value()) : graph.or(first, second.value());
    }
    Node result = out.declared(out.variable(isAnd ? "all" : "either", Type.BOOLEAN, true), first);
    out.block("if (" + (isAnd ? "" : "!") + out.of(result) + ")", second,
        () -> out.assign(result, second.value()));
    return result;
  }

  @Override
  Value called(Declared source, Value receiver, List<Value> args, Node path, MethodInvocationTree call,
      Frame frame) {
    MethodTree method = source.method();
    Calls.Part part = new Calls.Part(source, receiver, args);
    Node[] numbers = part.numbers().toArray(Node[]::new);
    Type type = graph.type(source.returnType().getKind());
    boolean isCalled = frame.initialised == null && type != null && type != Type.INT;
    if (isCalled && graph.real == Type.FLOAT && plain.isPlain(source)) {
      String owner = seen((ExecutableElement) frame.declared.meaning(call));
      if (owner != null) {
        return graph.make(Op.CALL, type, owner + "." + method.getName(), numbers);
      }
    }
    if (isCalled && isAsked(source)) {
      return graph.make(Op.CALL, type, twin(source) + "." + method.getName(), numbers);
    }
    boolean isExact = calls.exact().uses(source);
    boolean mayLeaveOpen = isExact && !graph.isOnStack();
    if (!isCalled || !areNumbers(part) || (mayLeaveOpen && type != Type.BOOLEAN)) {
      return calls.inPlace(source, receiver, args, path, frame);
    }
    if (!methods.containsKey(method)) {
      Captured<Value> inPlace = out.captured(() -> calls.inPlace(source, receiver, args, path, frame));
      if (out.isExpression(inPlace)
          && inPlace.text().lines().count() + Graph.needed(List.of((Node) inPlace.value())).size() <= SMALL) {
        return out.here(inPlace);
      }
    }
    String name = method(part, false, frame);
    if (!isExact) {
      return graph.make(Op.CALL, type, name, numbers);
    }
    if (graph.isOnStack()) {
      return graph.make(Op.CALL, type, name,
          Stream.concat(Stream.of(stack), Stream.of(numbers)).toArray(Node[]::new));
    }
    Node verdict = out.declared(out.variable(method.getName().toString(), Type.PLACE, true),
        graph.make(Op.CALL, Type.PLACE, name, numbers));
    Node zero = graph.constant(0);
    leaveOpen(graph.make(Op.LT, Type.BOOLEAN, null, verdict, zero), path, call, frame);
    return graph.make(Op.GT, Type.BOOLEAN, null, verdict, zero);
  }

  /** Leaves the method, or lets the definition answer by exact numbers. */
  @Override
  void leaveOpen(Node open, Node path, Tree where, Frame frame) {
    if (open == graph.no || graph.real == Type.DOUBLE) {
      return;
    }
    if (exactly == null) {
      exactly = methodNames.of(this, definition.name() + "Exactly");
    }
    String answer = out.isVerdict ? "-1"
        : exactly + own.stream().map(parameter -> parameter.substring(parameter.lastIndexOf(' ') + 1))
            .collect(Collectors.joining(", ", "(", ")"));
    out.block("if (" + out.of(open) + ")", out.captured(() -> {
      out.line("return " + answer + ";");
      return open;
    }));
  }

  /**
   * A twin that decides by exact numbers answers in float, and leaves no sign open. In real arithmetic its
   * definition is executed, as the stack is that of one twin.
   */
  @Override
  boolean isAsked(Declared method) {
    return graph.real == Type.FLOAT && !graph.isOnStack()
        && method.file().isMarked(method.method().getModifiers(), "") && calls.exact().uses(method);
  }

  /** The simple name of the scalar twin of a definition. */
  private String twin(Declared definition) {
    SourceFile file = definition.file();
    String name = TwinCompiler.name(definition) + "Scalar";
    if (!file.packageName().equals(this.definition.file().packageName())) {
      classes.put(name, file.packageName() + "." + name);
    }
    return name;
  }

  /** The simple name of the class of a method that is called as it stands, or null if it cannot be. */
  private String seen(ExecutableElement called) {
    if (!PlainMethods.isSeen(called, definition.file())) {
      return null;
    }
    TypeElement owner = (TypeElement) called.getEnclosingElement();
    String name = owner.getSimpleName().toString();
    String known = classes.putIfAbsent(name, owner.getQualifiedName().toString());
    return known == null || owner.getQualifiedName().contentEquals(known) ? name : null;
  }

  /**
   * Whether the arguments can be those of a printed method: no arrays, and no ints that must be compile-time
   * constants there.
   */
  private static boolean areNumbers(Calls.Part part) {
    return part.args().stream().noneMatch(arg -> arg instanceof Tuple tuple && tuple.isArray())
        && part.numbers().noneMatch(leaf -> leaf.type == Type.INT);
  }

  /** A call whose result the method returns becomes a method of its own, which writes the results. */
  @Override
  boolean endsByCall(ReturnTree end, State state, Node path, Frame frame) {
    if (!place(frame).isMethod || out.arrays.isEmpty()
        || !(SourceFile.stripped(end.getExpression()) instanceof MethodInvocationTree call)
        || !(frame.declared.meaning(call) instanceof ExecutableElement method)) {
      return false;
    }
    boolean handsOn = frame.columns.endOf(call.getArguments());
    boolean isAnswer = handsOn
        || (Forms.record(method.getReturnType()) != null && frame.file().sources().declared(method) != null);
    if (!isAnswer) {
      return false;
    }
    int given = call.getArguments().size() - (handsOn ? frame.columns.names().size() + 1 : 0);
    Captured<Calls.Part> part = out.captured(() -> {
      Value receiver = expressions.receiver(call, state, path, frame);
      return calls.part(call, receiver,
          expressions.all(call.getArguments().subList(0, given), state, path, frame), frame);
    });
    if (!areNumbers(part.value()) || calls.exact().uses(part.value().source())) {
      return false;
    }
    out.here(part);
    String arguments = part.value().numbers().map(out::of).collect(Collectors.joining(", "));
    out.line("return " + method(part.value(), true, frame) + "(" + arguments + ", "
        + String.join(", ", out.arrays) + ", " + out.entry + ");");
    frame.returns.add(new Frame.Return(path, graph.yes, List.of()));
    return true;
  }

  /**
   * The name of a printed method that does the work of a part; at the end of the definition it writes the
   * results.
   */
  private String method(Calls.Part part, boolean isEnd, Frame from) {
    Declared source = part.source();
    String known = methods.get(source.method());
    if (known != null) {
      return known;
    }
    boolean isExact = calls.exact().uses(source);
    String name = methodNames.of(new Object(), source.method().getName().toString());
    methods.put(source.method(), name);
    FlatWriter around = out;
    out = new FlatWriter(graph);
    out.isVerdict = isExact && !graph.isOnStack() && !isEnd;
    int columns = isEnd && Forms.record(source.returnType()) == null ? definition.outputs().size() : 0;
    Frame frame = from.call(source, graph.yes,
        columns > 0 ? Frame.Columns.of(source.method(), columns) : Frame.Columns.NONE);
    List<String> parameters = new ArrayList<>();
    State state = new State(new HashMap<>(), new Node[columns]);
    if (isExact && graph.isOnStack()) {
      parameters.add("Expansions " + ExactNumbers.STACK);
    }
    if (part.receiver() != null) {
      state.variables.put("this", renamed(part.receiver(), "", parameters));
    }
    for (int a = 0; a < part.args().size(); a++) {
      VariableTree parameter = source.method().getParameters().get(a);
      String its = parameter.getName().toString();
      frame.types.put(its, source.typeOf(parameter));
      state.variables.put(its, renamed(part.args().get(a), its, parameters));
    }
    if (isEnd) {
      writes(parameters);
    }
    Type type = isEnd ? Type.BOOLEAN : out.isVerdict ? Type.PLACE : graph.type(source.returnType().getKind());
    methodTexts.add(method("private static " + type.java + " " + name, parameters, frame, state));
    out = around;
    return name;
  }

  /** A parameter of a printed method for each number of an argument. */
  private Value renamed(Value argument, String name, List<String> parameters) {
    return mapped(argument, name, (leaf, same, its) -> {
      Node variable = out.variable(its, leaf.type, true);
      parameters.add(FlatWriter.declaration(variable));
      return variable;
    });
  }
}
