package lockstep.compiler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lockstep.compiler.Schedule.Step;
import lockstep.compiler.Schedule.Unit;

/** Prints a loop over the vectors of a block, and the variables it reads. */
final class KernelLoop {
  private final Plan plan;
  private final KernelNames names;
  private final JavaWriter out;

  /** A loop in the method that has these names. */
  KernelLoop(Plan plan, KernelNames names, JavaWriter out) {
    this.plan = plan;
    this.names = names;
    this.out = out;
  }

  /** Prints variables for the columns that are read. */
  void columns(Set<Node> needed) {
    for (int operand = 0; operand < 2; operand++) {
      List<String> variables = new ArrayList<>();
      for (Node node : needed.stream().sorted((a, b) -> Integer.compare(a.id, b.id)).toList()) {
        if (node.value instanceof Node.Column column && column.operand() == operand) {
          variables.add(names.array(node) + " = columns" + (operand + 1) + "[" + column.index() + "]");
        }
      }
      if (!variables.isEmpty()) {
        out.line("float[] " + String.join(", ", variables) + ";");
      }
    }
  }

  /** Prints variables for the result columns that are written. */
  void results(List<Node> written) {
    List<String> variables = new ArrayList<>();
    for (Node store : written) {
      variables.add(names.result(store) + " = results[" + store.value + "]");
    }
    if (!variables.isEmpty()) {
      out.line("float[] " + String.join(", ", variables) + ";");
    }
  }

  /** Prints variables for the numbers that a step needs. */
  void constants(Step step) {
    List<Node> misses = new ArrayList<>();
    if (plan.leave != null) {
      plan.stores.forEach(store -> misses.add(missing(store)));
    }
    Vectors.constants(step.nodes(), misses, names, out);
  }

  /** The value of a result column for pairs that leave early. */
  private Node missing(Node store) {
    return plan.graph.assume(store.arg(0), Map.of(plan.leave, false), new HashMap<>());
  }

  /** Prints the loop of a step over a block, preceded by the words that it fills. */
  void write(Step step) {
    write(step, false);
  }

  /** Prints the loop of the only step over blocks up to {@code end}, and writes its word after each. */
  void writeFlat(Step step) {
    write(step, true);
  }

  private void write(Step step, boolean isFlat) {
    Type type = step.unit() == Unit.DOUBLES ? Type.DOUBLE : Type.FLOAT;
    Set<Node> kept = new HashSet<>();
    for (Node node : step.nodes()) {
      if (plan.schedule.isNeededLater(node) && node.op != Op.STORE) {
        kept.add(node);
        if (node.type == Type.BOOLEAN) {
          out.line("long " + names.word(node) + " = 0;");
        }
      }
    }
    String end = isFlat ? "end" : "Kernel.BLOCK";
    out.open("for (int k = 0; k < " + end + "; k += " + Vectors.length(type, out) + ")");
    if (step.nodes().stream().anyMatch(node -> readsColumn(node, 0))) {
      out.line("int i = from1 + k;");
    }
    if (step.nodes().stream().anyMatch(node -> readsColumn(node, 1))) {
      out.line("int j = from2 + k;");
    }
    LoopWriter loop =
        new LoopWriter(out, names, type, step.nodes(), kept, new Memory(plan, names, type, out));
    if (plan.leave != null) {
      leave(loop, step);
    }
    loop.all();
    if (isFlat) {
      String last = out.use("lockstep.twin.WideLanes") + ".LAST";
      out.open("if ((k & " + last + ") == " + last + ")");
      out.line("words[firstWord + (k >>> 6)] = hits;");
      out.line("hits = 0;");
      if (plan.closer != null) {
        out.line("doubts[(start + k) >>> 6] = doubt;");
        out.line("doubt = 0;");
      }
      out.close();
    }
    out.close();
  }

  private static boolean readsColumn(Node node, int operand) {
    return node.args.stream().map(arg -> arg.op == Op.WIDEN ? arg.arg(0) : arg)
        .anyMatch(arg -> arg.op == Op.COLUMN && ((Node.Column) arg.value).operand() == operand);
  }

  /** Skips a vector of pairs if none of them meets the marked condition. */
  private void leave(LoopWriter loop, Step step) {
    if (!plan.schedule.isOneLoop()) {
      throw plan.definition.file().error(plan.definition.method(),
          "@Twin.Leave is for definitions of a single loop: in float, without @Twin.Pass; use @Twin.Stage");
    }
    if (!step.nodes().contains(plan.leave)) {
      return; // implied by the stage's condition
    }
    out.open("if (!" + loop.only(plan.leave) + ".anyTrue())");
    for (Node store : plan.stores) {
      out.line(names.field(missing(store)) + ".intoArray(" + names.of(store) + ", at + k);");
    }
    out.line("continue;");
    out.close();
  }
}
