package lockstep.compiler;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Prints passes, each a method with a loop over rows of a block, and their calls. */
final class PassWriter {
  /**
   * Most operations in one method; HotSpot compiles no method of more than 8,000 bytecodes, and an operation
   * takes about ten.
   */
  private static final int MAX_OPERATIONS = 600;

  /** Methods that a wide twin calls by their simple name, or declares. */
  private static final Set<String> OWN_METHODS = Set.of("run", "byDefinition", "decide", "fromArray",
      "firstWidth", "secondWidth", "terms", "term", "firstColumns", "secondColumns", "miss", "callLoops");

  private final Plan plan;
  private final JavaWriter out;
  private final EmptyCalls emptyCalls;

  PassWriter(Plan plan, JavaWriter out, EmptyCalls emptyCalls) {
    this.plan = plan;
    this.out = out;
    this.emptyCalls = emptyCalls;
  }

  /** Prints the methods of all passes that are called. */
  void write() {
    plan.calls.forEach((pass, all) -> {
      out.blank();
      write(pass, all);
    });
  }

  /** Whether a parameter is the same in all calls, and so part of the pass. */
  private boolean isFixed(Pass pass, int parameter) {
    List<Node> all = plan.calls.get(pass);
    return all.stream().allMatch(call -> call.arg(parameter) == all.getFirst().arg(parameter));
  }

  /** The call of a pass: its bits, or a statement that fills a row. */
  String call(Node node) {
    Pass pass = (Pass) node.value;
    List<String> arguments = new ArrayList<>();
    arguments.add(pass.type().java + "Rows");
    for (int p = 0; p < node.args.size(); p++) {
      if (!isFixed(pass, p)) {
        arguments.add(plan.rows.get(node.arg(p)));
      }
    }
    if (node.type != Type.BOOLEAN) {
      arguments.add(plan.rows.get(node));
    }
    return passName(pass) + "(" + String.join(", ", arguments) + ")";
  }

  /** The name of its method, unique in the class. */
  private static String passName(Pass pass) {
    return OWN_METHODS.contains(pass.name()) || pass.name().matches("(floats|doubles)[0-9]+")
        ? pass.name() + "Pass" : pass.name();
  }

  private void write(Pass pass, List<Node> all) {
    Names local = new Names(Set.of("rows", "k", "hits", "to"));
    boolean answersBits = pass.result().type == Type.BOOLEAN;
    List<String> parameters = new ArrayList<>(List.of(pass.type().java + "[] rows"));
    List<String> offsets = new ArrayList<>();
    for (int p = 0; p < pass.parameters().size(); p++) {
      if (isFixed(pass, p)) {
        offsets.add(plan.rows.get(all.getFirst().arg(p)));
      } else {
        offsets.add(local.of("offset " + p, pass.parameters().get(p) + "Row"));
        parameters.add("int " + offsets.getLast());
      }
    }
    if (!answersBits) {
      parameters.add("int to");
    }
    out.javadoc("{@code " + pass.name() + "} of a block, from rows of values"
        + (answersBits ? "." : " to another row."));
    out.open("private static " + (answersBits ? "long " : "void ") + passName(pass) + "("
        + String.join(", ", parameters) + ")");
    emptyCalls.add(passName(pass), parameters, answersBits, out);
    List<Node> nodes = new ArrayList<>(Graph.needed(List.of(pass.result())));
    nodes.removeIf(node -> node.op.isGiven());
    Vectors.constants(nodes, List.of(), local, out);
    if (nodes.size() > MAX_OPERATIONS) {
      throw plan.definition.file().error(plan.definition.method(),
          pass.name() + " has " + nodes.size() + " operations, too many for one method; split it in two");
    }
    if (answersBits) {
      out.line("long hits = 0;");
    }
    out.open("for (int k = 0; k < Kernel.BLOCK; k += " + Vectors.length(pass.type(), out) + ")");
    LoopWriter.Outside outside = new LoopWriter.Outside() {
      @Override
      public String read(Node node) {
        return node.op == Op.CONSTANT ? local.of(node) : Vectors.load(pass.type(), "rows",
            offsets.get(((Node.Parameter) node.value).index()) + " + k", out);
      }

      @Override
      public void keep(Node node, String value) {
        out.line(answersBits ? "hits |= " + value + ".toLong() << k;"
            : Vectors.store(pass.type(), value, "rows, to + k", out));
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
