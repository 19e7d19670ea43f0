package lockstep.compiler;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;

/**
 * Prints a definition as Java without records and arrays: a variable for each number in a value. Control flow stays what it is, so
 * the scalar twin evaluates what the definition evaluates, and nothing of its speed hangs on what a JVM makes of small objects.
 * Parts without records are called as they stand; other parts become methods of the twin where they return one number, and are
 * written in place where they return a record.
 */
final class Flattening extends Execution {
  /** One execution of a method: what is known of its text so far. */
  private static final class Place {
    /** Variables that something is assigned to after their declaration. */
    final Set<String> assigned;

    /** The printed variables of these. */
    final Map<String, Value> homes = new HashMap<>();

    /** Whether it is printed as a method, whose returns are returns. */
    boolean isMethod;

    /** How many {@code if} there are around the point that is printed. */
    int arms;

    /** What a method that is written in place returns: a value, or the variables that hold it. */
    Value result;

    /** What its returns leave, if not all of them are its end. */
    String label;

    Place(MethodTree method) {
      assigned = method == null ? Set.of() : assigned(method);
    }
  }

  /** Lines and operations of a part that is rather written in place than called: a dot product, or the length of a difference. */
  private static final int SMALL = 16;

  /** Stands for an int that arms of a choice leave different. */
  private static final Node UNKNOWN = new Node(-1, Op.COPY, Type.INT, List.of(), null);

  private final Map<Frame, Place> places = new HashMap<>();
  private final PlainMethods plain = new PlainMethods();
  private final Map<MethodTree, String> methods = new HashMap<>();
  private final Names methodNames = new Names(Set.of("run", "wide"));
  private final List<String> methodTexts = new ArrayList<>();
  private List<String> arrays = List.of();
  private String entry;
  private Names names;
  private final JavaWriter top = new JavaWriter().nested(1);
  private JavaWriter out = top.nested(0);

  private Flattening(Definition definition, Type real) {
    super(definition, new FlatGraph(real));
  }

  /**
   * A static method of the name of the definition, with the columns as parameters, and then an array for each result and the entry to
   * write, and the methods that it calls. Null if the definition is to be called as it stands: because it computes with numbers alone, or
   * because its parameters are numbers and one of the arms that are left to it is outside the part of Java that can be compiled.
   */
  static String print(Definition definition) {
    Flattening flattening = new Flattening(definition, Type.FLOAT);
    if (flattening.plain.isPlain(definition.declared())) {
      return null;
    }
    try {
      flattening.print();
      return flattening.out.body();
    } catch (SourceError e) {
      if (definition.takesValues()) {
        throw e;
      }
      return null;
    }
  }

  /** The same for doubles: all floats of the definition, of its columns and its parts are doubles. */
  static String printInDouble(Definition definition) {
    Flattening flattening = new Flattening(definition, Type.DOUBLE);
    flattening.print();
    return flattening.out.body();
  }

  private void print() {
    methodNames.of(definition.method(), definition.name());
    Frame frame = Frame.of(definition.declared(), graph.yes, !definition.writesColumns() ? Frame.Columns.NONE
        : new Frame.Columns(definition.outputs(), definition.at()));
    names = new Names(Set.of());
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
    out.javadoc("The definition for one pair, without records.");
    Place place = place(frame);
    place.isMethod = true;
    out.open((definition.isPublic() ? "public static " : "static ")
        + (definition.returnsKey() ? graph.real.java : "boolean") + " " + definition.name() + "("
        + String.join(", ", parameters) + ")");
    assignable(frame, state);
    execute(frame, state);
    out.close();
    methodTexts.forEach(text -> {
      out.blank();
      out.text(text);
    });
  }

  /** Gives the printed method the arrays of results, and the entry to write, as parameters. */
  private void writes(List<String> parameters) {
    arrays = definition.outputs().stream().map(name -> names.of(new Object(), name + "s")).toList();
    entry = names.of(new Object(), "at");
    arrays.forEach(array -> parameters.add(graph.real.java + "[] " + array));
    parameters.add("int " + entry);
  }

  /** The value of a parameter of a printed method. */
  private Value parameter(String name, TypeMirror type, List<String> parameters) {
    return Forms.make(type, name, (leaf, wish) -> {
      Node variable = variable(wish, graph.real(leaf), true);
      parameters.add(variable.type.java + " " + FlatText.of(variable));
      return variable;
    });
  }

  /** Gives the parameters of a printed method variables where something is assigned to them. */
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

  private static Set<String> assigned(MethodTree method) {
    Set<String> assigned = new HashSet<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree assignment, Void nothing) {
        add(assignment.getVariable());
        return super.visitAssignment(assignment, null);
      }

      @Override
      public Void visitAnnotation(AnnotationTree annotation, Void nothing) {
        return null;
      }

      @Override
      public Void visitCompoundAssignment(CompoundAssignmentTree assignment, Void nothing) {
        add(assignment.getVariable());
        return super.visitCompoundAssignment(assignment, null);
      }

      @Override
      public Void visitUnary(UnaryTree unary, Void nothing) {
        if (Expressions.isStep(unary)) {
          add(unary.getExpression());
        }
        return super.visitUnary(unary, null);
      }

      private void add(ExpressionTree variable) {
        assigned.add(
            (variable instanceof ArrayAccessTree element ? element.getExpression() : variable).toString());
      }
    }.scan(method, null);
    return assigned;
  }

  private Node variable(String wish, Type type, boolean isFinal) {
    String name = names.of(new Object(), Character.isUpperCase(wish.charAt(0)) ? "v" + wish : wish);
    return graph.make(Op.LOCAL, type, new Node.Local(name, isFinal));
  }

  /** Prints a variable that holds a value, unless it is one already. */
  private Node kept(Node value, String wish) {
    if (value.op == Op.CONSTANT || (value.op == Op.LOCAL && ((Node.Local) value.value).isFinal())) {
      return value;
    }
    return declared(variable(wish, value.type, true), value);
  }

  /** The same value with other leaves, from each and its name. */
  private static Value mapped(Value value, String name, Tuple.Join leaf) {
    return Tuple.join(value, value, name, leaf);
  }

  @Override
  Value held(String name, Value value, VariableTree declares, Frame frame) {
    Place place = place(frame);
    String wish = name.equals("this") ? "" : name;
    if (!place.assigned.contains(name)) {
      return value == null ? null
          : mapped(value, wish, (leaf, same, its) -> kept(leaf, its.isEmpty() ? "value" : its));
    }
    if (declares != null) {
      place.homes.put(name, home(name, value, frame.types.get(name)));
    } else {
      assign(place.homes.get(name), value);
    }
    return value == null ? null : Tuple.join(value, place.homes.get(name), name,
        (leaf, home, its) -> leaf.type == Type.INT && leaf.op == Op.CONSTANT ? leaf : home);
  }

  /** Declares a variable for each number of a value; one that is not assigned yet, or an element that is not, is null. */
  private Value home(String name, Value value, TypeMirror type) {
    if (value instanceof Tuple array && array.isArray()) {
      TypeMirror ofElements = ((ArrayType) type).getComponentType();
      return array.with(IntStream.range(0, array.parts().size())
          .mapToObj(k -> home(array.name(name, k), array.parts().get(k), ofElements)).toList());
    }
    return value == null
        ? Forms.make(type, name, (its, of) -> declared(variable(of, graph.real(its), false), null))
        : mapped(value, name, (leaf, same, its) -> declared(variable(its, leaf.type, false), leaf));
  }

  private Node declared(Node variable, Node value) {
    out.line(variable.type.java + " " + FlatText.of(variable)
        + (value == null ? "" : " = " + FlatText.of(value)) + ";");
    return variable;
  }

  /** Prints assignments of the numbers of a value to variables, all of which are read before any is written. */
  private void assign(Value variables, Value value) {
    if (value instanceof Tuple array && array.isArray()) {
      // all but the element that is assigned hold what they held
      for (int k = 0; k < array.parts().size(); k++) {
        assign(((Tuple) variables).parts().get(k), array.parts().get(k));
      }
      return;
    }
    List<Node> to = Tuple.leaves(variables).toList();
    List<Node> from = new ArrayList<>(Tuple.leaves(value).toList());
    for (int k = 1; k < from.size(); k++) {
      Node late = from.get(k);
      if (late != to.get(k) && to.subList(0, k).stream().anyMatch(Graph.needed(List.of(late))::contains)) {
        from.set(k, kept(late, "next"));
      }
    }
    for (int k = 0; k < from.size(); k++) {
      if (from.get(k) != to.get(k)) {
        out.line(FlatText.of(to.get(k)) + " = " + FlatText.of(from.get(k)) + ";");
      }
    }
  }

  @Override
  Node written(int output, Node value, Frame frame) {
    out.line(arrays.get(output) + "[" + entry + "] = " + FlatText.of(value) + ";");
    return value;
  }

  @Override
  void mark(VariableTree variable, Value value, State state, Node path, Frame frame) {
    // marks change nothing of an answer
  }

  /** Evaluates something whose text is printed elsewhere, or not at all. */
  private <T> Captured<T> captured(int indent, Supplier<T> evaluation) {
    return captured(out.nested(indent), evaluation);
  }

  private <T> Captured<T> captured(JavaWriter into, Supplier<T> evaluation) {
    JavaWriter around = out;
    out = into;
    T value = evaluation.get();
    String text = out.body();
    out = around;
    return new Captured<>(value, text);
  }

  private record Captured<T>(T value, String text) {}

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
    out.open("if (" + FlatText.of(condition) + ")");
    execute(choice.getThenStatement(), then, path, frame);
    out.close();
    if (choice.getElseStatement() != null) {
      out.open("else");
      execute(choice.getElseStatement(), otherwise, path, frame);
      out.close();
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

  /** What a variable holds after a choice: ints that both arms know, else what the printed variable holds. */
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
      out.line("return " + FlatText.of(leaves.getFirst()) + ";");
    } else if (place.arms == 0 && place.result == null) {
      place.result = value; // all ways lead here
    } else {
      if (place.result == null) {
        String method = frame.method().getName().toString();
        place.result = mapped(value, method, (leaf, same, its) -> variable(its, leaf.type, false));
      }
      assign(place.result, value);
      if (place.arms > 0) {
        if (place.label == null) {
          place.label = names.of(new Object(), frame.method().getName() + "Ends");
        }
        out.line("break " + place.label + ";");
      }
    }
  }

  @Override
  Frame.Return result(Frame frame, State state) {
    Place place = place(frame);
    Captured<Boolean> body = captured(0, () -> {
      execute(frame, state);
      return true;
    });
    if (place.label == null) {
      out.text(body.text());
    } else {
      Tuple.leaves(place.result).forEach(leaf -> declared(leaf, null));
      out.open(place.label + ":");
      out.text(body.text().replaceAll("(?m)^(?=.)", "  "));
      out.close();
    }
    Value result = place.label == null ? place.result : mapped(place.result, "",
        (leaf, same, its) -> graph.make(Op.LOCAL, leaf.type, new Node.Local(FlatText.of(leaf), true)));
    return new Frame.Return(graph.yes, result, frame.returns.getLast().outputs());
  }

  @Override
  Value chosen(ConditionalExpressionTree choice, State state, Node path, Frame frame) {
    Node condition = expressions.truth(choice.getCondition(), state, path, frame);
    Captured<Value> first =
        captured(1, () -> expressions.evaluate(choice.getTrueExpression(), state, path, frame));
    Captured<Value> second =
        captured(1, () -> expressions.evaluate(choice.getFalseExpression(), state, path, frame));
    Value[] both = expressions.alike(first.value(), second.value(), choice, frame);
    if (condition.op == Op.CONSTANT) {
      out.text((condition == graph.yes ? first : second).text());
      return both[condition == graph.yes ? 0 : 1];
    }
    if (first.text().isEmpty() && second.text().isEmpty()) {
      Node known = both[0] instanceof Tuple ? kept(condition, "condition") : condition;
      return expressions.select(known, both[0], both[1]);
    }
    Value result =
        mapped(both[0], "choice", (leaf, same, its) -> declared(variable(its, leaf.type, true), null));
    out.open("if (" + FlatText.of(condition) + ")");
    out.text(first.text());
    assign(result, both[0]);
    out.close();
    out.open("else");
    out.text(second.text());
    assign(result, both[1]);
    out.close();
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
    Captured<Node> second =
        captured(isKnown ? 0 : 1, () -> expressions.truth(both.getRightOperand(), state, path, frame));
    if (isKnown || second.text().isEmpty()) {
      out.text(second.text());
      return isAnd ? graph.and(first, second.value()) : graph.or(first, second.value());
    }
    Node result = declared(variable(isAnd ? "all" : "either", Type.BOOLEAN, true), first);
    out.open("if (" + (isAnd ? "" : "!") + FlatText.of(result) + ")");
    out.text(second.text());
    assign(result, second.value());
    out.close();
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
    if (isCalled && graph.real == Type.FLOAT && plain.isPlain(source) && PlainMethods
        .isSeen((ExecutableElement) frame.declared.meaning(call), definition.file().packageName())) {
      String name = ((ExecutableElement) frame.declared.meaning(call)).getEnclosingElement().getSimpleName()
          + "." + method.getName();
      return graph.make(Op.CALL, type, name, numbers);
    }
    if (!isCalled || !areNumbers(part)) {
      return calls.inPlace(source, receiver, args, path, frame);
    }
    if (!methods.containsKey(method)) {
      Captured<Value> inPlace = captured(0, () -> calls.inPlace(source, receiver, args, path, frame));
      if (inPlace.text().lines().count() + Graph.needed(List.of((Node) inPlace.value())).size() <= SMALL) {
        out.text(inPlace.text());
        return inPlace.value();
      }
    }
    return graph.make(Op.CALL, type, method(part, false, frame), numbers);
  }

  /** Whether arguments may be those of a printed method: no arrays, nor ints that the compiler has to know there. */
  private static boolean areNumbers(Calls.Part part) {
    return part.args().stream().noneMatch(arg -> arg instanceof Tuple tuple && tuple.isArray())
        && part.numbers().noneMatch(leaf -> leaf.type == Type.INT);
  }

  /** A call that answers what the method answers becomes a method of its own, which writes the results. */
  @Override
  boolean endsByCall(ReturnTree end, State state, Node path, Frame frame) {
    if (!place(frame).isMethod || arrays.isEmpty()
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
    Captured<Calls.Part> part = captured(0, () -> {
      Value receiver = expressions.receiver(call, state, path, frame);
      return calls.part(call, receiver,
          expressions.all(call.getArguments().subList(0, given), state, path, frame), frame);
    });
    if (!areNumbers(part.value())) {
      return false;
    }
    out.text(part.text());
    String arguments = part.value().numbers().map(FlatText::of).collect(Collectors.joining(", "));
    out.line("return " + method(part.value(), true, frame) + "(" + arguments + ", "
        + String.join(", ", arrays) + ", " + entry + ");");
    frame.returns.add(new Frame.Return(path, graph.yes, List.of()));
    return true;
  }

  /** The name of a printed method that does what a part does; if it is the end of the definition, it writes the results. */
  private String method(Calls.Part part, boolean isEnd, Frame from) {
    Declared source = part.source();
    String known = methods.get(source.method());
    if (known != null) {
      return known;
    }
    String name = methodNames.of(source.method(), source.method().getName().toString());
    methods.put(source.method(), name);
    Names namesAround = names;
    List<String> arraysAround = arrays;
    String entryAround = entry;
    names = new Names(Set.of());
    arrays = List.of();
    Captured<Boolean> text = captured(top.nested(0), () -> {
      int columns = isEnd && Forms.record(source.returnType()) == null ? definition.outputs().size() : 0;
      Frame frame = from.call(source, graph.yes,
          columns > 0 ? Frame.Columns.of(source.method(), columns) : Frame.Columns.NONE);
      place(frame).isMethod = true;
      List<String> parameters = new ArrayList<>();
      State state = new State(new HashMap<>(), new Node[columns]);
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
      out.open("private static " + (isEnd ? Type.BOOLEAN : graph.type(source.returnType().getKind())).java
          + " " + name + "(" + String.join(", ", parameters) + ")");
      assignable(frame, state);
      execute(frame, state);
      out.close();
      return true;
    });
    names = namesAround;
    arrays = arraysAround;
    entry = entryAround;
    methodTexts.add(text.text());
    return name;
  }

  /** A parameter of a printed method for each number of an argument. */
  private Value renamed(Value argument, String name, List<String> parameters) {
    return mapped(argument, name, (leaf, same, its) -> {
      Node variable = variable(its, leaf.type, true);
      parameters.add(leaf.type.java + " " + FlatText.of(variable));
      return variable;
    });
  }
}
