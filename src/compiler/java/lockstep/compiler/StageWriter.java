package lockstep.compiler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Prints the stage of a definition: a method for each term of its condition, or one method for terms that
 * differ only in their columns. The terms of the sure condition come after them.
 */
final class StageWriter {
  /** Placeholder for the name of a method until the terms that share it are known. */
  private static final String PLACE = "$name$";

  private static final List<String> OPERANDS = List.of("first", "second");

  private final Definition definition;
  private final Lowering.Result lowered;
  private final int operations;
  private final JavaWriter out;
  private final List<Node> terms;

  /** The columns that each term reads, in the order in which its method has them. */
  private final List<List<Node>> columns = new ArrayList<>();

  StageWriter(Definition definition, Lowering.Result lowered, Plan plan, JavaWriter out) {
    operations = plan.operations();
    this.definition = definition;
    this.lowered = lowered;
    this.out = out;
    terms = new ArrayList<>(lowered.terms());
    terms.addAll(lowered.sureTerms());
  }

  void write() {
    Map<String, String> nameOfBody = new LinkedHashMap<>();
    List<String> nameOfTerm = new ArrayList<>();
    for (int t = 0; t < terms.size(); t++) {
      String body = body(terms.get(t));
      Calls.OfColumns part = lowered.ofColumns().get(terms.get(t));
      String wish = part == null ? "term" : part.method().getName() + "Term";
      String unique = nameOfBody.containsValue(wish) ? wish + t : wish;
      nameOfTerm.add(nameOfBody.computeIfAbsent(body, key -> unique));
    }
    List<String> tables = List.of(table(0), table(1));
    for (int operand = 0; operand < 2; operand++) {
      out.line("private static final int[][] COLUMNS" + (operand + 1) + " = " + tables.get(operand) + ";");
    }
    out.blank();
    ScalarWriter.method(out, "int firstWidth()", definition.first().size() + "");
    ScalarWriter.method(out, "int secondWidth()", definition.second().size() + "");
    ScalarWriter.method(out, "int operations()", operations + "");
    ScalarWriter.method(out, "int terms()", lowered.terms().size() + "");
    if (lowered.sure() != null) {
      ScalarWriter.method(out, "int sureTerms()", lowered.sureTerms().size() + "");
    }
    ScalarWriter.method(out, "int[] firstColumns(int term)", "COLUMNS1[term]");
    ScalarWriter.method(out, "int[] secondColumns(int term)", "COLUMNS2[term]");
    miss();
    dispatch(nameOfTerm);
    nameOfBody.forEach((body, name) -> {
      out.blank();
      out.text(body.replace(PLACE, name));
    });
    out.blank();
  }

  private static List<Integer> indices(List<Node> columns, int operand) {
    return columns.stream().map(column -> (Node.Column) column.value)
        .filter(column -> column.operand() == operand).map(Node.Column::index).sorted().toList();
  }

  /** The operands to which columns belong, 1 and 2. */
  private static List<Integer> operands(List<Node> columns) {
    return List.of(1, 2).stream().filter(operand -> !indices(columns, operand - 1).isEmpty()).toList();
  }

  /** The columns of an operand that each term reads, as an array of arrays. */
  private String table(int operand) {
    List<String> arrays = new ArrayList<>();
    for (List<Node> read : columns) {
      arrays.add(indices(read, operand).toString().replace('[', '{').replace(']', '}'));
    }
    return "{" + String.join(", ", arrays) + "}";
  }

  /** Prints the values of result columns for pairs that fail the stage. */
  private void miss() {
    List<String> cases = new ArrayList<>();
    for (Node output : lowered.outputs()) {
      Node miss = lowered.graph().assume(output, Map.of(lowered.stage(), false), new HashMap<>());
      cases.add("case " + cases.size() + " -> " + Vectors.literal(miss) + ";");
    }
    String none = "default -> throw new IndexOutOfBoundsException(\"there is no column \" + column);";
    out.line("@Override");
    out.open("public float miss(int column)");
    if (cases.isEmpty()) {
      out.line("throw new IndexOutOfBoundsException(\"there is no column \" + column);");
    } else {
      out.open("return switch (column)");
      cases.forEach(out::line);
      out.line(none);
      out.close(";");
    }
    out.close();
    out.blank();
  }

  private void dispatch(List<String> nameOfTerm) {
    out.line("@Override");
    out.open("public void term(int term, Operand first, Operand second, int count, Output out)");
    out.line("float[][] columns1 = first.columns, columns2 = second.columns;");
    out.open("switch (term)");
    for (int t = 0; t < terms.size(); t++) {
      List<String> arguments = new ArrayList<>();
      for (Node column : columns.get(t)) {
        Node.Column its = (Node.Column) column.value;
        arguments.add("columns" + (its.operand() + 1) + "[" + its.index() + "]");
      }
      operands(columns.get(t)).forEach(o -> arguments.add(OPERANDS.get(o - 1)));
      arguments.addAll(List.of("count", "out"));
      out.line("case " + t + " -> " + nameOfTerm.get(t) + "(" + String.join(", ", arguments) + ");");
    }
    out.line("default -> throw new IndexOutOfBoundsException(\"there is no term \" + term);");
    out.close();
    out.close();
  }

  /** The text of the method for a term; {@link #columns} receives the columns it reads. */
  private String body(Node term) {
    Schedule schedule = new Schedule(lowered.graph(), term, List.of(), true);
    if (!schedule.isOneLoop()) {
      throw definition.file().error(definition.method(),
          "the terms of a condition marked @Twin.Stage compute in float, without @Twin.Pass");
    }
    Set<Node> needed = Graph.needed(List.of(term));
    List<Node> read = new ArrayList<>(needed.stream().filter(node -> node.op == Op.COLUMN)
        .sorted((a, b) -> Integer.compare(a.id, b.id)).toList());
    columns.add(read);
    Names names = new Names(Names.KERNEL);
    if (term.name() == null) {
      names.alias(term, "hit");
    }
    alias(term, read, names);
    JavaWriter text = out.nested(0);
    StringBuilder parameters = new StringBuilder();
    for (Node column : read) {
      parameters.append("float[] ").append(names.of(column.value, names.describe(column) + "s")).append(", ");
    }
    List<Integer> operands = operands(read);
    operands.forEach(o -> parameters.append("Operand ").append(OPERANDS.get(o - 1)).append(", "));
    text.open("private static void " + PLACE + "(" + parameters + "int count, Output out)");
    text.line("long[] words = out.words;");
    text.line("int firstWord = out.word;");
    operands.forEach(o -> text.line("int from" + o + " = " + OPERANDS.get(o - 1) + ".from;"));
    Vectors.constants(needed, List.of(), names, text);
    text.line("int blocks = Kernel.words(count);");
    text.open("for (int block = 0; block < blocks; block++)");
    text.line("long hits = 0;");
    text.open("for (int k = 0; k < Kernel.BLOCK; k += " + Vectors.length(Type.FLOAT, text) + ")");
    operands.forEach(o -> text.line("int " + "ij".charAt(o - 1) + " = from" + o + " + k;"));
    needed.removeIf(node -> node.op.isGiven());
    new LoopWriter(text, names, Type.FLOAT, needed, Set.of(term), outside(names, text)).all();
    text.close();
    text.line("words[firstWord + block] = hits;");
    operands.forEach(o -> text.line("from" + o + " += " + OPERANDS.get(o - 1) + ".stride;"));
    text.close();
    text.close();
    return text.body();
  }

  /** Renames columns to their names in the part that the term calls. */
  private void alias(Node term, List<Node> read, Names names) {
    Calls.OfColumns part = lowered.ofColumns().get(term);
    if (part == null) {
      return;
    }
    List<Node> arguments = part.arguments();
    if (Set.copyOf(arguments).size() == arguments.size() && arguments.containsAll(read)) {
      read.clear();
      for (int a = 0; a < arguments.size(); a++) {
        read.add(arguments.get(a));
        names.alias(arguments.get(a), part.names().get(a));
      }
    }
  }

  private static LoopWriter.Outside outside(Names names, JavaWriter text) {
    return new LoopWriter.Outside() {
      @Override
      public String read(Node node) {
        return node.op == Op.CONSTANT ? names.of(node) : Vectors.load(Type.FLOAT, names.of(node.value, ""),
            ((Node.Column) node.value).operand() == 0 ? "i" : "j", text);
      }

      @Override
      public void keep(Node node, String value) {
        text.line("hits |= " + value + ".toLong() << k;");
      }
    };
  }
}
