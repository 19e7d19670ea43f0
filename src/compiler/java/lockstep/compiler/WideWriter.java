package lockstep.compiler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import lockstep.compiler.Schedule.Step;
import lockstep.compiler.Schedule.Unit;

/** Prints the wide twin of a definition, a class with the Vector API. */
final class WideWriter {
  private static final String TWIN = "lockstep.twin.";

  /** Operations in one method; HotSpot compiles no method of more than 8,000 bytecodes, some ten an operation. */
  private static final int MAX_OPERATIONS = 600;

  private final Definition definition;
  private final Lowering.Result lowered;
  private final Graph graph;
  private final String className;
  private final String scalarName;

  /** Where what comes next is printed: the class, or one of its methods. */
  private JavaWriter out = new JavaWriter();

  /** Methods with the loops of a kernel that has several. */
  private final List<String> methods = new ArrayList<>();

  // what is left to run when a pair has passed the stage, if there is one
  private final Node hit;
  private final Node doubt;
  private final List<Node> stores = new ArrayList<>();
  private final Schedule schedule;

  /** Rows of numbers that steps leave to each other, by what is in them. */
  private final Map<Node, String> rows = new LinkedHashMap<>();

  private final Map<Pass, List<Node>> calls = new LinkedHashMap<>();

  /** Names in the method that is being printed. */
  private Names names;

  WideWriter(Definition definition, Lowering.Result lowered, String className, String scalarName) {
    this.definition = definition;
    this.lowered = lowered;
    this.graph = lowered.graph();
    this.className = className;
    this.scalarName = scalarName;
    Map<Node, Boolean> known = new HashMap<>();
    if (lowered.stage() != null) {
      requireMiss(lowered.stage(), "@Twin.Stage");
      known.put(lowered.stage(), true);
      lowered.terms().forEach(term -> Graph.conjuncts(term).forEach(part -> known.put(part, true)));
    }
    if (lowered.leave() != null) {
      requireMiss(lowered.leave(), "@Twin.Leave");
    }
    Map<Node, Node> done = new HashMap<>();
    hit = graph.assume(lowered.hit(), known, done);
    doubt = graph.assume(lowered.doubt(), known, done);
    for (int o = 0; o < lowered.outputs().size(); o++) {
      stores.add(graph.make(Op.STORE, Type.FLOAT, o, graph.assume(lowered.outputs().get(o), known, done)));
    }
    List<Node> roots = new ArrayList<>(stores);
    roots.add(doubt);
    schedule = new Schedule(graph, hit, roots);
    findRowsAndCalls();
  }

  /** What a mark says must be true: without the condition a pair is a miss, whose columns are constants. */
  private void requireMiss(Node condition, String mark) {
    Map<Node, Boolean> known = Map.of(condition, false);
    Map<Node, Node> done = new HashMap<>();
    boolean isMiss = graph.assume(lowered.hit(), known, done) == graph.no
        && graph.assume(lowered.doubt(), known, done) == graph.no;
    for (Node output : lowered.outputs()) {
      isMiss &= graph.assume(output, known, done).op == Op.CONSTANT;
    }
    if (!isMiss) {
      throw definition.file().error(definition.method(), "where the condition marked " + mark
          + " does not hold, the pair must be a miss with constant columns: return one right after it");
    }
  }

  private void findRowsAndCalls() {
    Names rowNames = new Names();
    for (Step step : schedule.steps) {
      for (Node node : step.nodes()) {
        if (node.op == Op.PASS) {
          calls.computeIfAbsent((Pass) node.value, pass -> new ArrayList<>()).add(node);
        }
        boolean isKept = schedule.isNeededLater(node) || node.op == Op.PASS;
        if (isKept && node.type != Type.BOOLEAN && node.op != Op.STORE) {
          rows.put(node, rowNames.of(node, "ROW_" + upper(rowNames.describe(node))));
        }
      }
    }
    for (Node pass : schedule.lastPasses) {
      calls.computeIfAbsent((Pass) pass.value, key -> new ArrayList<>()).add(pass);
    }
  }

  private static String upper(String camel) {
    return camel.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toUpperCase(java.util.Locale.ROOT);
  }

  String write() {
    String self = definition.file().className() + "#" + definition.name();
    boolean isStaged = lowered.stage() != null;
    out.javadoc(
        "Wide twin of {@link " + self + "}: the same operations in the same order, on vectors of pairs.");
    out.open((definition.file().isPublic() ? "public " : "") + "final class " + className + " implements "
        + out.use(TWIN + (isStaged ? "StagedKernel" : "Kernel")));
    out.use(TWIN + "Kernel");
    fields();
    if (definition.file().isPublic()) {
      out.javadoc("It has no state.");
      out.line("public " + className + "() {}");
      out.blank();
    }
    if (isStaged) {
      new StageWriter(definition, lowered, out).write();
    }
    run();
    for (String method : methods) {
      out.blank();
      out.text(method);
    }
    if (doubt != graph.no) {
      out.blank();
      byDefinition();
    }
    for (Map.Entry<Pass, List<Node>> pass : calls.entrySet()) {
      out.blank();
      pass(pass.getKey(), pass.getValue());
    }
    out.close();
    return out.file(TwinCompiler.header(definition), definition.file().packageName());
  }

  private boolean usesDoubles() {
    return schedule.steps.stream().anyMatch(step -> step.unit() == Unit.DOUBLES)
        || calls.keySet().stream().anyMatch(pass -> pass.type() == Type.DOUBLE);
  }

  private long rowsOf(Type type) {
    return rows.keySet().stream().filter(node -> node.type == type).count();
  }

  private void fields() {
    if (usesDoubles()) {
      out.javadoc("There are no masks of two lanes: where doubles come in twos, the definition decides.");
      out.line("private static final " + scalarName + " SCALAR = new " + scalarName + "();");
      out.blank();
    }
    if (hasBits()) {
      out.javadoc("Words of bits that one loop leaves to the next.");
      out.line("private static final ThreadLocal<long[]> BITS = ThreadLocal.withInitial(() -> new long["
          + schedule.steps.stream().mapToInt(step -> bitsOf(step).size()).max().orElse(0) + "]);");
      out.blank();
    }
    for (Type type : List.of(Type.FLOAT, Type.DOUBLE)) {
      int row = 0;
      for (Map.Entry<Node, String> entry : rows.entrySet()) {
        if (entry.getKey().type == type) {
          out.line("private static final int " + entry.getValue() + " = " + row++ + " * Kernel.BLOCK;");
        }
      }
      if (row > 0) {
        out.blank();
        out.javadoc("Rows of a block, in which one loop leaves to the next what it has computed.");
        out.line("private static final ThreadLocal<" + type.java + "[]> " + upper(type.java) + "_ROWS =");
        out.line("    ThreadLocal.withInitial(() -> new " + type.java + "[" + row + " * Kernel.BLOCK]);");
        out.blank();
      }
    }
  }

  // ---- the kernel ----

  private void run() {
    names = newNames();
    out.line("@Override");
    String operand = out.use(TWIN + "Operand");
    out.open("public void run(" + operand + " first, " + operand + " second, int count, "
        + out.use(TWIN + "Output") + " out)");
    if (usesDoubles()) {
      out.open("if (" + out.use(TWIN + "WideLanes") + ".DOUBLES.length() < 4)");
      out.line("SCALAR.run(first, second, count, out);");
      out.line("return;");
      out.close();
    }
    boolean isOneLoop = schedule.isOneLoop();
    Set<Node> needed = new LinkedHashSet<>();
    schedule.steps.forEach(step -> step.nodes().forEach(node -> needed.addAll(node.args)));
    out.line("float[][] columns1 = first.columns, columns2 = second.columns;");
    if (isOneLoop) {
      columns(needed);
    }
    if (!stores.isEmpty()) {
      out.line("float[][] results = out.floats;");
      if (isOneLoop) {
        results(stores);
      }
    }
    for (Type type : List.of(Type.FLOAT, Type.DOUBLE)) {
      if (rowsOf(type) > 0) {
        out.line(type.java + "[] " + type.java + "Rows = " + upper(type.java) + "_ROWS.get();");
      }
    }
    if (hasBits()) {
      out.line("long[] bits = BITS.get();");
    }
    out.line("long[] words = out.planes[0];");
    out.line("int firstWord = out.word;");
    out.line("int from1 = first.from;");
    out.line("int from2 = second.from;");
    if (isOneLoop) {
      constants(needed);
    }
    out.line("int blocks = Kernel.words(count);");
    out.open("for (int block = 0; block < blocks; block++)");
    if (!stores.isEmpty()) {
      out.line("int at = out.from + Kernel.BLOCK * block;");
    }
    for (Step step : schedule.steps) {
      if (step.unit() == Unit.WORDS) {
        words(step);
      } else if (isOneLoop) {
        loop(step);
      } else {
        loopMethod(step);
      }
    }
    finish();
    out.line("from1 += first.stride;");
    out.line("from2 += second.stride;");
    out.close();
    out.close();
  }

  private Names newNames() {
    Names fresh = new Names("first", "second", "count", "out", "columns1", "columns2", "results", "from1",
        "from2", "i", "j", "k", "at", "words", "firstWord", "hits", "doubt", "block", "blocks", "floatRows",
        "doubleRows", "bits");
    if (hit.name() == null) {
      fresh.alias(hit, "hit");
    }
    return fresh;
  }

  /** Prints variables for the columns that are read. */
  private void columns(Set<Node> needed) {
    for (int operand = 0; operand < 2; operand++) {
      List<String> variables = new ArrayList<>();
      for (Node node : needed.stream().sorted((a, b) -> Integer.compare(a.id, b.id)).toList()) {
        if (node.value instanceof Node.Column column && column.operand() == operand) {
          variables.add(array(node) + " = columns" + (operand + 1) + "[" + column.index() + "]");
        }
      }
      if (!variables.isEmpty()) {
        out.line("float[] " + String.join(", ", variables) + ";");
      }
    }
  }

  /** Prints variables for the result columns that are written. */
  private void results(List<Node> written) {
    List<String> variables = new ArrayList<>();
    for (Node store : written) {
      int o = (Integer) store.value;
      variables.add(names.of(store, definition.outputs().get(o) + "s") + " = results[" + o + "]");
    }
    if (!variables.isEmpty()) {
      out.line("float[] " + String.join(", ", variables) + ";");
    }
  }

  private String array(Node column) {
    return names.of(column.value, column.name() + "s");
  }

  private void constants(Set<Node> needed) {
    for (Node node : needed) {
      if (node.op == Op.CONSTANT && node.type != Type.BOOLEAN) {
        constant(node, names, out);
      }
    }
  }

  /** Prints a variable that holds a constant in all lanes. */
  static void constant(Node node, Names names, JavaWriter out) {
    boolean isDouble = node.type == Type.DOUBLE;
    String vector = out.use("jdk.incubator.vector." + (isDouble ? "DoubleVector" : "FloatVector"));
    out.line(vector + " " + names.of(node) + " = " + vector + ".broadcast("
        + species(isDouble ? Type.DOUBLE : Type.FLOAT, out) + ", " + literal(node) + ");");
  }

  /** A constant as Java has it. */
  static String literal(Node node) {
    String box = node.type == Type.DOUBLE ? "Double" : "Float";
    double value = node.number().doubleValue();
    if (Double.isNaN(value)) {
      return box + ".NaN";
    }
    if (Double.isInfinite(value)) {
      return box + (value > 0 ? ".POSITIVE_INFINITY" : ".NEGATIVE_INFINITY");
    }
    return value == Float.MAX_VALUE && node.type == Type.FLOAT ? "Float.MAX_VALUE"
        : node.value + (node.type == Type.FLOAT ? "f" : "");
  }

  static String species(Type type, JavaWriter out) {
    return out.useStatic(TWIN + "WideLanes", type == Type.DOUBLE ? "DOUBLES" : "FLOATS");
  }

  /** A vector from an array. */
  static String load(Type type, String array, String at, JavaWriter out) {
    String call = type == Type.DOUBLE ? out.use("jdk.incubator.vector.DoubleVector") + ".fromArray"
        : out.useStatic("jdk.incubator.vector.FloatVector", "fromArray");
    return call + "(" + species(type, out) + ", " + array + ", " + at + ")";
  }

  /** Truth values of a step that are needed later. */
  private List<Node> bitsOf(Step step) {
    return step.nodes().stream().filter(node -> node.type == Type.BOOLEAN && schedule.isNeededLater(node))
        .toList();
  }

  /** Whether a step leaves more words of bits than it can return. */
  private boolean hasBits() {
    return !schedule.isOneLoop()
        && schedule.steps.stream().anyMatch(step -> step.unit() != Unit.WORDS && bitsOf(step).size() > 1);
  }

  /**
   * Prints a method with one of several loops, and its call. The JVM compiles short methods sooner and better: one that holds
   * all of a long kernel is too much for its quick compiler.
   */
  private void loopMethod(Step step) {
    JavaWriter outer = out;
    Names outerNames = names;
    names = newNames();
    List<Node> bits = bitsOf(step);
    List<Node> given = step.nodes().stream().flatMap(node -> node.args.stream()).distinct()
        .filter(arg -> arg.type == Type.BOOLEAN && !step.nodes().contains(arg)).toList();
    Map<String, String> candidates = new LinkedHashMap<>();
    candidates.put("float[][] columns1", "columns1");
    candidates.put("int from1", "from1");
    candidates.put("float[][] columns2", "columns2");
    candidates.put("int from2", "from2");
    candidates.put("float[] floatRows", "floatRows");
    candidates.put("double[] doubleRows", "doubleRows");
    candidates.put("float[][] results", "results");
    candidates.put("int at", "at");
    candidates.put("long[] bits", "bits");
    Map<String, String> arguments = new HashMap<>();
    for (Node word : given) {
      candidates.put("long " + word(word), word(word));
      String local = word(word);
      Names inner = names;
      names = outerNames;
      arguments.put(local, word(word));
      names = inner;
    }
    out = outer.nested(-1);
    Set<Node> needed = new LinkedHashSet<>();
    step.nodes().forEach(node -> needed.addAll(node.args));
    columns(needed);
    results(stores.stream().filter(step.nodes()::contains).toList());
    constants(needed);
    loop(step);
    for (int b = 1; b < bits.size(); b++) {
      out.line("bits[" + (b - 1) + "] = " + word(bits.get(b)) + ";");
    }
    if (!bits.isEmpty()) {
      out.line("return " + word(bits.getFirst()) + ";");
    }
    String body = out.body();
    List<String> parameters = new ArrayList<>();
    List<String> passed = new ArrayList<>();
    candidates.forEach((declaration, name) -> {
      if (Pattern.compile("\\b" + name + "\\b").matcher(body).find()) {
        parameters.add(declaration);
        passed.add(arguments.getOrDefault(name, name));
      }
    });
    String method = (step.unit() == Unit.DOUBLES ? "doubles" : "floats") + (schedule.steps.indexOf(step) + 1);
    JavaWriter whole = outer.nested(-2);
    whole.open("private static " + (bits.isEmpty() ? "void " : "long ") + method + "("
        + String.join(", ", parameters) + ")");
    whole.text(body);
    whole.close();
    methods.add(whole.body());
    out = outer;
    names = outerNames;
    String call = method + "(" + String.join(", ", passed) + ");";
    out.line((bits.isEmpty() ? "" : "long " + word(bits.getFirst()) + " = ") + call);
    for (int b = 1; b < bits.size(); b++) {
      out.line("long " + word(bits.get(b)) + " = bits[" + (b - 1) + "];");
    }
  }

  private void loop(Step step) {
    Type type = step.unit() == Unit.DOUBLES ? Type.DOUBLE : Type.FLOAT;
    if (step.nodes().size() > MAX_OPERATIONS) {
      throw definition.file().error(definition.method(), "these are " + step.nodes().size()
          + " operations in one method; mark a part that is called often with @Twin.Pass");
    }
    Set<Node> kept = new HashSet<>();
    for (Node node : step.nodes()) {
      if (schedule.isNeededLater(node) && node.op != Op.STORE) {
        kept.add(node);
        if (node.type == Type.BOOLEAN) {
          out.line("long " + word(node) + " = 0;");
        }
      }
    }
    out.open("for (int k = 0; k < Kernel.BLOCK; k += " + lanes(type, out) + ")");
    if (step.nodes().stream().anyMatch(node -> readsColumn(node, 0))) {
      out.line("int i = from1 + k;");
    }
    if (step.nodes().stream().anyMatch(node -> readsColumn(node, 1))) {
      out.line("int j = from2 + k;");
    }
    LoopWriter loop = new LoopWriter(out, names, type, step.nodes(), kept, new Memory(type));
    if (lowered.leave() != null) {
      leave(loop, step);
    }
    loop.all();
    out.close();
  }

  private static boolean readsColumn(Node node, int operand) {
    return node.args.stream().map(arg -> arg.op == Op.WIDEN ? arg.arg(0) : arg)
        .anyMatch(arg -> arg.op == Op.COLUMN && ((Node.Column) arg.value).operand() == operand);
  }

  static String lanes(Type type, JavaWriter out) {
    return type == Type.DOUBLE ? species(type, out) + ".length()" : out.use(TWIN + "WideLanes") + ".LENGTH";
  }

  /** Leaves a vector of pairs where none has the marked condition. */
  private void leave(LoopWriter loop, Step step) {
    if (!schedule.isOneLoop()) {
      throw definition.file().error(definition.method(),
          "@Twin.Leave is for definitions in float without" + " @Twin.Pass; use @Twin.Stage");
    }
    Map<Node, Boolean> known = Map.of(lowered.leave(), false);
    Map<Node, Node> done = new HashMap<>();
    if (!step.nodes().contains(lowered.leave())) {
      return; // it is always so where the stage holds
    }
    out.open("if (!" + loop.only(lowered.leave()) + ".anyTrue())");
    for (Node store : stores) {
      Node miss = graph.assume(store.arg(0), known, done);
      out.line(names.of(miss) + ".intoArray(" + names.of(store) + ", at + k);");
    }
    out.line("continue;");
    out.close();
  }

  /** What loops of the kernel read and leave in memory. */
  private final class Memory implements LoopWriter.Outside {
    private final Type type;

    Memory(Type type) {
      this.type = type;
    }

    @Override
    public String read(Node node) {
      if (node.op == Op.CONSTANT) {
        return names.of(node);
      }
      if (node.op == Op.WIDEN) {
        Node narrow = node.arg(0);
        String array = narrow.op == Op.COLUMN ? array(narrow) + ", " + index(narrow) : row(narrow);
        String half = out.useStatic(TWIN + "WideLanes", "HALF");
        return "((" + out.use("jdk.incubator.vector.DoubleVector") + ") "
            + out.useStatic("jdk.incubator.vector.FloatVector", "fromArray") + "(" + half + ", " + array
            + ").convertShape(" + out.useStatic("jdk.incubator.vector.VectorOperators", "F2D") + ", "
            + species(Type.DOUBLE, out) + ", 0))";
      }
      if (node.type == Type.BOOLEAN) {
        String lanes = type == Type.DOUBLE ? "DOUBLE" : "FLOAT";
        return out.use("jdk.incubator.vector.VectorMask") + ".fromLong(" + species(type, out) + ", ("
            + word(node) + " >>> k) & " + out.use(TWIN + "WideLanes") + "." + lanes + "_LANES)";
      }
      if (node.op == Op.COLUMN) {
        return load(type, array(node), index(node), out);
      }
      return load(type, node.type.java + "Rows", rows.get(node) + " + k", out);
    }

    @Override
    public void keep(Node node, String value) {
      if (node.op == Op.STORE) {
        out.line(value + ".intoArray(" + names.of(node) + ", at + k);");
      } else if (node.type == Type.BOOLEAN) {
        out.line(word(node) + " |= " + value + ".toLong() << k;");
      } else if (node.op == Op.NARROW) {
        out.line("((" + out.use("jdk.incubator.vector.FloatVector") + ") " + value + ".convertShape("
            + out.useStatic("jdk.incubator.vector.VectorOperators", "D2F") + ", "
            + out.useStatic(TWIN + "WideLanes", "HALF") + ", 0)).intoArray(" + row(node) + ");");
      } else {
        out.line(value + ".intoArray(" + row(node) + ");");
      }
    }

    private String index(Node column) {
      return ((Node.Column) column.value).operand() == 0 ? "i" : "j";
    }

    private String row(Node node) {
      return node.type.java + "Rows, " + rows.get(node) + " + k";
    }
  }

  // ---- words ----

  private void words(Step step) {
    for (Node node : step.nodes()) {
      if (node.op == Op.PASS) {
        String call = call(node);
        out.line(node.type == Type.BOOLEAN ? "long " + word(node) + " = " + call + ";" : call + ";");
      } else {
        String a = word(node.arg(0));
        out.line("long " + word(node) + " = " + switch (node.op) {
          case NOT -> "~" + a;
          case AND -> a + " & " + word(node.arg(1));
          case OR -> a + " | " + word(node.arg(1));
          default -> a + " ^ " + word(node.arg(1));
        } + ";");
      }
    }
  }

  /** The variable, or constant, that has a truth value of all pairs of the block. */
  private String word(Node node) {
    if (node.op == Op.CONSTANT) {
      return node == graph.yes ? "-1L" : "0L";
    }
    return node == schedule.hit ? "hits"
        : node == doubt ? "doubt" : names.of(List.of(node), names.describe(node) + "Bits");
  }

  private void finish() {
    String hits = word(schedule.hit);
    if (schedule.hit.op == Op.CONSTANT && (!schedule.lastPasses.isEmpty() || doubt != graph.no)) {
      out.line("long hits = " + hits + ";");
      hits = "hits";
    }
    for (Node pass : schedule.lastPasses) {
      out.line("hits = hits == 0 ? 0 : hits & " + call(pass) + ";");
    }
    if (doubt != graph.no) {
      String bits = word(doubt);
      if (bits.equals("-1L") || bits.equals("hits")) {
        out.line("long doubt = " + bits + ";");
      }
      out.open("if (block == blocks - 1)");
      out.line("doubt &= -1L >>> -count; // what stands beyond the last pair is nobody's");
      out.close();
      out.open("if (doubt != 0)");
      out.line("hits = (hits & ~doubt) | byDefinition(columns1, from1, columns2, from2, doubt"
          + (stores.isEmpty() ? "" : ", out, at") + ");");
      out.close();
    }
    out.line("words[firstWord + block] = " + hits + ";");
  }

  /** Prints the method that answers the pairs in doubt. */
  private void byDefinition() {
    out.javadoc("The pairs that are left to the definition.");
    out.open("private static long byDefinition(float[][] columns1, int from1, float[][] columns2, int from2,"
        + " long doubt" + (stores.isEmpty() ? "" : ", Output out, int firstEntry") + ")");
    out.line("long hits = 0;");
    out.open("for (long left = doubt; left != 0; left &= left - 1)");
    out.line("int k = Long.numberOfTrailingZeros(left);");
    out.line("int i = from1 + k;");
    out.line("int j = from2 + k;");
    List<String> arguments = new ArrayList<>();
    for (int c = 0; c < definition.first().size(); c++) {
      arguments.add("columns1[" + c + "][i]");
    }
    for (int c = 0; c < definition.second().size(); c++) {
      arguments.add("columns2[" + c + "][j]");
    }
    for (int c = 0; c < definition.outputs().size(); c++) {
      arguments.add("out.floats[" + c + "]");
    }
    ScalarWriter.hit(definition, arguments, "firstEntry + k", "hits", out);
    out.close();
    out.line("return hits;");
    out.close();
  }

  // ---- passes ----

  /** Whether a parameter is the same at all calls, and so part of the pass. */
  private boolean isFixed(Pass pass, int parameter) {
    List<Node> all = calls.get(pass);
    return all.stream().allMatch(call -> call.arg(parameter) == all.getFirst().arg(parameter));
  }

  private String call(Node node) {
    Pass pass = (Pass) node.value;
    List<String> arguments = new ArrayList<>();
    arguments.add(pass.type().java + "Rows");
    for (int p = 0; p < node.args.size(); p++) {
      if (!isFixed(pass, p)) {
        arguments.add(rows.get(node.arg(p)));
      }
    }
    if (node.type != Type.BOOLEAN) {
      arguments.add(rows.get(node));
    }
    return passName(pass) + "(" + String.join(", ", arguments) + ")";
  }

  private static String passName(Pass pass) {
    return pass.name().equals("run") || pass.name().equals("byDefinition") ? pass.name() + "Pass"
        : pass.name();
  }

  private void pass(Pass pass, List<Node> all) {
    Names local = new Names("rows", "k", "hits", "to");
    boolean answersBits = pass.result().type == Type.BOOLEAN;
    StringBuilder parameters = new StringBuilder(pass.type().java).append("[] rows");
    List<String> offsets = new ArrayList<>();
    for (int p = 0; p < pass.parameters().size(); p++) {
      if (isFixed(pass, p)) {
        offsets.add(rows.get(all.getFirst().arg(p)));
      } else {
        offsets.add(local.of("offset " + p, pass.parameters().get(p) + "Row"));
        parameters.append(", int ").append(offsets.getLast());
      }
    }
    out.line("/** {@code " + pass.name() + "} of a block, from rows of values"
        + (answersBits ? "" : " to another row") + ". */");
    out.open("private static " + (answersBits ? "long " : "void ") + passName(pass) + "(" + parameters
        + (answersBits ? "" : ", int to") + ")");
    List<Node> nodes = new ArrayList<>(Graph.needed(List.of(pass.result())));
    for (Node node : nodes) {
      if (node.op == Op.CONSTANT && node.type != Type.BOOLEAN) {
        constant(node, local, out);
      }
    }
    nodes.removeIf(node -> node.op.isGiven());
    if (nodes.size() > MAX_OPERATIONS) {
      throw definition.file().error(definition.method(),
          pass.name() + " has " + nodes.size() + " operations, too many for one method; split it in two");
    }
    if (answersBits) {
      out.line("long hits = 0;");
    }
    out.open("for (int k = 0; k < Kernel.BLOCK; k += " + lanes(pass.type(), out) + ")");
    LoopWriter.Outside outside = new LoopWriter.Outside() {
      @Override
      public String read(Node node) {
        return node.op == Op.CONSTANT ? local.of(node)
            : load(pass.type(), "rows", offsets.get(((Node.Parameter) node.value).index()) + " + k", out);
      }

      @Override
      public void keep(Node node, String value) {
        out.line(answersBits ? "hits |= " + value + ".toLong() << k;" : value + ".intoArray(rows, to + k);");
      }
    };
    LoopWriter loop = new LoopWriter(out, local, pass.type(), nodes, Set.of(pass.result()), outside);
    loop.all();
    if (pass.result().op.isGiven()) {
      outside.keep(pass.result(), outside.read(pass.result()));
    }
    out.close();
    if (answersBits) {
      out.line("return hits;");
    }
    out.close();
  }
}
