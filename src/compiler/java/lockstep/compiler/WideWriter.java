package lockstep.compiler;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lockstep.compiler.Schedule.Step;
import lockstep.compiler.Schedule.Unit;

/** Prints the wide twin of a definition, a class that uses the Vector API. */
final class WideWriter {
  private final Definition definition;
  private final Lowering.Result lowered;
  private final Plan plan;
  private final String className;
  private final String scalarName;

  /** Name of the method that answers a pair in doubt. */
  private final String answering;

  private final JavaWriter out = new JavaWriter();
  private final EmptyCalls emptyCalls = new EmptyCalls();
  private final PassWriter passes;
  private final KernelNames names;
  private final KernelLoop loop;
  private final LoopMethodWriter loopMethods;

  /** Loop methods of a kernel with several loops. */
  private final List<String> methods = new ArrayList<>();

  WideWriter(Definition definition, Lowering.Result lowered, String className, String scalarName,
      String answering) {
    this.definition = definition;
    this.lowered = lowered;
    this.className = className;
    this.scalarName = scalarName;
    this.answering = answering;
    plan = new Plan(definition, lowered);
    passes = new PassWriter(plan, out, emptyCalls);
    names = new KernelNames(plan);
    loop = new KernelLoop(plan, names, out);
    loopMethods = new LoopMethodWriter(plan, names, out, emptyCalls);
  }

  String write() {
    String self = definition.file().className() + "#" + definition.name();
    boolean isStaged = lowered.stage() != null;
    boolean asksLooped = plan.closer != null && isLooped(plan(plan.closer));
    boolean isLooped = asksLooped || isLooped(plan);
    if (asksLooped) {
      emptyCalls.add("CLOSER.callLoops(1);");
    }
    out.javadoc(
        "Wide twin of {@link " + self + "}: the same operations in the same order, on vectors of pairs.");
    out.open((definition.file().isPublic() ? "public " : "") + "final class " + className + " implements "
        + (isStaged || !isLooped ? out.use("lockstep.twin." + (isStaged ? "StagedKernel" : "Kernel")) : "")
        + (isStaged && isLooped ? ", " : "") + (isLooped ? out.use("lockstep.twin.LoopedKernel") : ""));
    out.use("lockstep.twin.Kernel");
    out.fields();
    fields();
    if (definition.file().isPublic()) {
      out.javadoc("It has no state.");
      out.line("public " + className + "() {}");
      out.blank();
    }
    if (isStaged) {
      new StageWriter(definition, lowered, plan, out).write();
    }
    run();
    for (String method : methods) {
      out.blank();
      out.text(method);
    }
    if (plan.doubt != plan.graph.no && plan.closer == null) {
      out.blank();
      byDefinition();
    }
    for (Node decision : plan.decisions) {
      out.blank();
      decide(decision);
    }
    passes.write();
    if (isLooped) {
      out.blank();
      emptyCalls.write(out);
    }
    out.close();
    return TwinCompiler.file(definition, out);
  }

  /** Prints the memory in which loops leave values to each other. */
  private void fields() {
    if (plan.usesDoubles()) {
      out.javadoc("There are no masks of two lanes: where doubles come in twos, the definition decides.");
      out.line("private static final " + scalarName + " SCALAR = new " + scalarName + "();");
      out.blank();
    }
    if (plan.closer != null) {
      String other = TwinCompiler.name(plan.closer) + "Wide";
      out.javadoc("It decides the pairs that are in doubt.");
      out.line("private static final " + other + " CLOSER = new " + other + "();");
      out.blank();
    }
    for (Type type : List.of(Type.FLOAT, Type.DOUBLE)) {
      int row = 0;
      for (Map.Entry<Node, String> entry : plan.rows.entrySet()) {
        if (entry.getKey().type == type) {
          out.line("private static final int " + entry.getValue() + " = " + row++ + " * Kernel.BLOCK;");
        }
      }
      if (row > 0) {
        out.blank();
      }
    }
  }

  private static Plan plan(Declared other) {
    Definition definition = Definition.of(other);
    return new Plan(definition, Lowering.lower(definition));
  }

  private static boolean isLooped(Plan plan) {
    return !plan.schedule.isOneLoop() || !plan.calls.isEmpty();
  }

  private void run() {
    out.line("@Override");
    String operand = out.use("lockstep.twin.Operand");
    out.open("public void run(" + operand + " first, " + operand + " second, int count, "
        + out.use("lockstep.twin.Output") + " out)");
    if (plan.usesDoubles()) {
      out.open("if (" + Vectors.lanes("DOUBLES", out) + ".length() < 4)");
      out.line("SCALAR.run(first, second, count, out);");
      out.line("return;");
      out.close();
    }
    boolean isOneLoop = plan.schedule.isOneLoop();
    Set<Node> needed = new LinkedHashSet<>();
    plan.schedule.steps.forEach(step -> step.nodes().forEach(node -> needed.addAll(node.args)));
    out.line("float[][] columns1 = first.columns, columns2 = second.columns;");
    if (isOneLoop) {
      loop.columns(needed);
    }
    if (!plan.stores.isEmpty()) {
      out.line("float[][] results = out.floats;");
      if (isOneLoop) {
        loop.results(plan.stores);
      }
    }
    for (Type type : List.of(Type.FLOAT, Type.DOUBLE)) {
      if (plan.rowsOf(type) > 0) {
        out.line(type.java + "[] " + type.java + "Rows = out." + type.java + "Rows(" + plan.rowsOf(type)
            + " * Kernel.BLOCK);");
      }
    }
    if (plan.hasBits()) {
      out.line("long[] bits = out.bits("
          + plan.schedule.steps.stream().mapToInt(step -> plan.bitsOf(step).size()).max().orElse(0) + ");");
    }
    out.line("long[] words = out.words;");
    if (plan.closer != null) {
      out.line("long[] doubts = out.doubts(Kernel.words(count));");
    }
    if (isOneLoop) {
      plan.schedule.steps.forEach(loop::constants);
    }
    if (plan.isFlat()) {
      pieces();
    } else {
      blocks();
    }
    if (plan.closer != null) {
      out.line("out.decide(CLOSER, first, " + definition.first().size() + ", second, "
          + definition.second().size() + ", count);");
    }
    out.close();
  }

  /**
   * Prints the loop over all blocks at once or, if an operand is repeated, over as many as it has copies for.
   */
  private void pieces() {
    out.line("int pairs = Kernel.padded(count);");
    out.line("int most = Operand.most(first, second);");
    out.open("for (int start = 0; start < pairs; start += most)");
    out.line("int end = Math.min(most, pairs - start);");
    out.line("int from1 = first.at(start);");
    out.line("int from2 = second.at(start);");
    out.line("int firstWord = out.word + (start >>> 6);");
    if (!plan.stores.isEmpty()) {
      out.line("int at = out.from + start;");
    }
    loop.writeFlat(plan.schedule.steps.getFirst());
    out.close();
  }

  /** Prints the loop over blocks. */
  private void blocks() {
    out.line("int firstWord = out.word;");
    out.line("int from1 = first.from;");
    out.line("int from2 = second.from;");
    out.line("int blocks = Kernel.words(count);");
    out.open("for (int block = 0; block < blocks; block++)");
    if (!plan.stores.isEmpty()) {
      out.line("int at = out.from + Kernel.BLOCK * block;");
    }
    if (!plan.decisions.isEmpty()) {
      out.comment("what stands beyond the last pair is nobody's");
      out.line("long within = out.leavesDoubts ? 0 : block == blocks - 1 ? -1L >>> -count : -1;");
    }
    for (Step step : plan.schedule.steps) {
      if (step.unit() == Unit.WORDS) {
        words(step);
      } else if (plan.schedule.isOneLoop()) {
        loop.write(step);
      } else {
        methods.add(loopMethods.write(step));
      }
    }
    finish();
    out.line("from1 += first.stride;");
    out.line("from2 += second.stride;");
    out.close();
  }

  /** Prints calls of passes, and logic on words of bits. */
  private void words(Step step) {
    for (Node node : step.nodes()) {
      if (node.op == Op.DECIDE) {
        out.line("long " + names.word(node) + " = " + deciding(node) + "(columns1, from1, columns2, from2, "
            + names.word(node.arg(0)) + " & within);");
      } else if (node.op == Op.PASS) {
        String call = passes.call(node);
        out.line(node.type == Type.BOOLEAN ? "long " + names.word(node) + " = " + call + ";" : call + ";");
      } else {
        String a = names.word(node.arg(0));
        out.line("long " + names.word(node) + " = " + switch (node.op) {
          case NOT -> "~" + a;
          case AND -> a + " & " + names.word(node.arg(1));
          case OR -> a + " | " + names.word(node.arg(1));
          default -> a + " ^ " + names.word(node.arg(1));
        } + ";");
      }
    }
  }

  /** Prints the code that completes the word of a block: by the last passes, and for pairs in doubt. */
  private void finish() {
    String hits = names.word(plan.schedule.hit);
    boolean isConstant = plan.schedule.hit.op == Op.CONSTANT;
    for (Node pass : plan.schedule.lastPasses) {
      String call = passes.call(pass);
      out.line(isConstant ? "long hits = " + call + ";" : "hits = hits == 0 ? 0 : hits & " + call + ";");
      isConstant = false;
      hits = "hits";
    }
    if (isConstant && plan.closer == null && plan.doubt != plan.graph.no) {
      out.line("long hits = " + hits + ";");
      hits = "hits";
    }
    if (plan.closer != null) {
      out.line("doubts[block] = " + names.word(plan.doubt) + ";");
    } else if (plan.doubt != plan.graph.no) {
      String bits = names.word(plan.doubt);
      if (bits.equals("-1L") || bits.equals("hits")) {
        out.line("long doubt = " + bits + ";");
      }
      out.open("if (block == blocks - 1)");
      out.line("doubt &= -1L >>> -count; // what stands beyond the last pair is nobody's");
      out.close();
      out.open("if (doubt != 0" + (plan.stores.isEmpty() ? "" : " && !out.leavesDoubts") + ")");
      out.line("hits = (hits & ~doubt) | byDefinition(columns1, from1, columns2, from2, doubt"
          + (plan.stores.isEmpty() ? "" : ", out, at") + ");");
      out.close();
    }
    out.line("words[firstWord + block] = " + hits + ";");
  }

  /** The name of the method that asks about some pairs. */
  private String deciding(Node decision) {
    int at = plan.decisions.indexOf(decision);
    return "decide" + (at == 0 ? "" : at + 1);
  }

  /** Prints the method that asks the scalar twin of another definition about some pairs. */
  private void decide(Node decision) {
    Declared asked = (Declared) decision.value;
    String twin = TwinCompiler.name(asked) + "Scalar";
    if (!asked.file().packageName().equals(definition.file().packageName())) {
      out.use(asked.file().packageName() + "." + twin);
    }
    out.javadoc("What the other definition answers about the pairs that are open.");
    out.open("private static long " + deciding(decision)
        + "(float[][] columns1, int from1, float[][] columns2, int from2, long open)");
    String call = twin + "." + asked.method().getName();
    List<String> arguments =
        decision.args.stream().skip(1).map(arg -> (Node.Column) arg.value).map(column -> column.operand() == 0
            ? "columns1[" + column.index() + "][i]" : "columns2[" + column.index() + "][j]").toList();
    eachOf("open", () -> {
      out.open("if (" + call + "(" + String.join(", ", arguments) + "))");
      out.line("hits |= 1L << k;");
      out.close();
    });
    out.close();
  }

  /** Prints a loop over the pairs whose bits are set in a word, and returns the hits among them. */
  private void eachOf(String word, Runnable answer) {
    out.line("long hits = 0;");
    out.open("for (long left = " + word + "; left != 0; left &= left - 1)");
    out.line("int k = Long.numberOfTrailingZeros(left);");
    out.line("int i = from1 + k;");
    out.line("int j = from2 + k;");
    answer.run();
    out.close();
    out.line("return hits;");
  }

  /** Prints the method that answers the pairs in doubt. */
  private void byDefinition() {
    out.javadoc("The pairs that are left to the definition.");
    out.open("private static long byDefinition(float[][] columns1, int from1, float[][] columns2, int from2,"
        + " long doubt" + (plan.stores.isEmpty() ? "" : ", Output out, int firstEntry") + ")");
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
    eachOf("doubt", () -> ScalarWriter.hit(definition, answering, arguments, "firstEntry + k", "hits", out));
    out.close();
  }
}
