package lockstep.compiler;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import lockstep.compiler.Schedule.Step;
import lockstep.compiler.Schedule.Unit;

/**
 * Prints the loops of a kernel with several loops, each as a method of its own, and the calls. The JVM
 * compiles short methods sooner and better: a long kernel in one method is too large for its fast compiler.
 */
final class LoopMethodWriter {
  /** The caller's variables that a loop may need, as declarations that end with the name. */
  private static final List<String> VARIABLES =
      List.of("float[][] columns1", "int from1", "float[][] columns2", "int from2", "float[] floatRows",
          "double[] doubleRows", "float[][] results", "int at", "long[] bits");

  private static final Pattern COMMENT = Pattern.compile("//.*");
  private static final Pattern WORD = Pattern.compile("\\w+");

  private final Plan plan;
  private final KernelNames callerNames;
  private final JavaWriter caller;
  private final EmptyCalls emptyCalls;

  /** {@code caller} is the writer for the calls, inside a loop of a method of the class. */
  LoopMethodWriter(Plan plan, KernelNames callerNames, JavaWriter caller, EmptyCalls emptyCalls) {
    this.plan = plan;
    this.callerNames = callerNames;
    this.caller = caller;
    this.emptyCalls = emptyCalls;
  }

  /** Prints the call and returns the text of the method. */
  String write(Step step) {
    KernelNames names = new KernelNames(plan);
    List<Node> bits = plan.bitsOf(step);
    Map<String, String> arguments = arguments(step, names);
    String body = body(step, bits, names);
    Set<String> words = words(body);
    arguments.keySet().removeIf(parameter -> !words.contains(nameIn(parameter)));
    String name =
        (step.unit() == Unit.DOUBLES ? "doubles" : "floats") + (plan.schedule.steps.indexOf(step) + 1);
    call(name + "(" + String.join(", ", arguments.values()) + ");", bits);
    JavaWriter method = caller.nested(-2);
    method.open("private static " + (bits.isEmpty() ? "void " : "long ") + name + "("
        + String.join(", ", arguments.keySet()) + ")");
    emptyCalls.add(name, List.copyOf(arguments.keySet()), !bits.isEmpty(), method);
    method.text(body);
    method.close();
    return method.body();
  }

  /** Arguments that the caller can pass, by parameter declaration. */
  private Map<String, String> arguments(Step step, KernelNames names) {
    Map<String, String> arguments = new LinkedHashMap<>();
    VARIABLES.forEach(variable -> arguments.put(variable, nameIn(variable)));
    step.nodes().stream().flatMap(node -> node.args.stream()).distinct()
        .filter(arg -> arg.type == Type.BOOLEAN && !step.nodes().contains(arg))
        .forEach(word -> arguments.put("long " + names.word(word), callerNames.word(word)));
    return arguments;
  }

  private static String nameIn(String declaration) {
    return declaration.substring(declaration.lastIndexOf(' ') + 1);
  }

  /**
   * The identifiers in the code. Comments are ignored: they quote the definition, which may have a variable
   * of the same name.
   */
  private static Set<String> words(String body) {
    String code = COMMENT.matcher(body).replaceAll("");
    return WORD.matcher(code).results().map(MatchResult::group).collect(Collectors.toSet());
  }

  /** The method returns its first word of bits and writes the others to an array. */
  private String body(Step step, List<Node> bits, KernelNames names) {
    JavaWriter out = caller.nested(-1);
    Set<Node> needed = new LinkedHashSet<>();
    for (Node node : step.nodes()) {
      needed.addAll(node.args);
      // once more
      node.args.stream().filter(arg -> arg.op == Op.WIDEN).forEach(arg -> needed.add(arg.arg(0)));
    }
    KernelLoop loop = new KernelLoop(plan, names, out);
    loop.columns(needed);
    loop.results(plan.stores.stream().filter(step.nodes()::contains).toList());
    loop.constants(step);
    loop.write(step);
    for (int b = 1; b < bits.size(); b++) {
      out.line("bits[" + (b - 1) + "] = " + names.word(bits.get(b)) + ";");
    }
    if (!bits.isEmpty()) {
      out.line("return " + names.word(bits.getFirst()) + ";");
    }
    return out.body();
  }

  private void call(String call, List<Node> bits) {
    caller.line((bits.isEmpty() ? "" : "long " + callerNames.word(bits.getFirst()) + " = ") + call);
    for (int b = 1; b < bits.size(); b++) {
      caller.line("long " + callerNames.word(bits.get(b)) + " = bits[" + (b - 1) + "];");
    }
  }
}
