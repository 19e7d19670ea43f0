package lockstep.compiler;

import java.util.ArrayList;
import java.util.List;

/** Prints the scalar twin of a definition: a loop that answers pairs one by one. */
final class ScalarWriter {
  private ScalarWriter() {}

  /**
   * {@code flat} is the text of the definition without values, or null if the definition is called unchanged.
   */
  static String write(Definition definition, String name, String wideName, Flattening.Flat flat) {
    JavaWriter out = new JavaWriter();
    String self = definition.file().className() + "#" + definition.name();
    out.javadoc("Scalar twin of {@link " + self + "}"
        + (flat == null ? ", which it calls for one pair after the other." : ": a loop over pairs."));
    out.open((definition.file().isPublic() ? "public " : "") + "final class " + name + " implements "
        + out.use("lockstep.twin.ScalarTwin"));
    if (definition.file().isPublic()) {
      out.javadoc("It has no state.");
      out.line("public " + name + "() {}");
      out.blank();
    }
    method(out, "int firstWidth()", definition.first().size() + "");
    method(out, "int secondWidth()", definition.second().size() + "");
    method(out, "int floats()", definition.outputs().size() + "");
    method(out, out.use("lockstep.twin.Kernel") + " wide()", "new " + wideName + "()");
    run(definition, (flat == null ? definition.file().className() + "." : "") + definition.name(), out);
    if (flat != null) {
      out.blank();
      flat.imports().forEach(out::use);
      out.text(flat.text());
    }
    out.close();
    return TwinCompiler.file(definition, out);
  }

  /** Prints a public method that returns a value. */
  static void method(JavaWriter out, String signature, String value) {
    out.line("@Override");
    out.open("public " + signature);
    out.line("return " + value + ";");
    out.close();
    out.blank();
  }

  private static void run(Definition definition, String answering, JavaWriter out) {
    out.line("@Override");
    String operand = out.use("lockstep.twin.Operand");
    out.open("public void run(" + operand + " first, " + operand + " second, int count, "
        + out.use("lockstep.twin.Output") + " out)");
    Names names = new Names(Names.KERNEL, "start", "pairs", "answer");
    List<String> arguments = columns(definition, names, out);
    out.line("long[] words = out.words;");
    out.line("int from1 = first.from;");
    out.line("int from2 = second.from;");
    out.open("for (int start = 0; start < count; start += Kernel.BLOCK)");
    out.line("int pairs = Math.min(Kernel.BLOCK, count - start);");
    out.line("long hits = 0;");
    out.open("for (int k = 0; k < pairs; k++)");
    out.line("int i = from1 + k;");
    out.line("int j = from2 + k;");
    hit(definition, answering, arguments, "out.from + start + k", "hits", out);
    out.close();
    out.line("words[out.word + (start >>> 6)] = hits;");
    out.line("from1 += first.stride;");
    out.line("from2 += second.stride;");
    out.close();
    out.close();
  }

  /**
   * Prints variables for columns and results, and returns the arguments of a call of the definition for pair
   * i, j.
   */
  private static List<String> columns(Definition definition, Names names, JavaWriter out) {
    out.line("float[][] columns1 = first.columns, columns2 = second.columns;");
    List<String> arguments = new ArrayList<>();
    for (int operand = 0; operand < 2; operand++) {
      List<String> columns = operand == 0 ? definition.first() : definition.second();
      List<String> variables = new ArrayList<>();
      for (int c = 0; c < columns.size(); c++) {
        String array = names.of(new Node.Column(operand, c), columns.get(c) + "s");
        variables.add(array + " = columns" + (operand + 1) + "[" + c + "]");
        arguments.add(array + (operand == 0 ? "[i]" : "[j]"));
      }
      out.line("float[] " + String.join(", ", variables) + ";");
    }
    for (int c = 0; c < definition.outputs().size(); c++) {
      String array = names.of(definition.outputs().get(c) + c, definition.outputs().get(c) + "s");
      out.line("float[] " + array + " = out.floats[" + c + "];");
      arguments.add(array);
    }
    return arguments;
  }

  /**
   * Prints the code that answers pair k: its bit is added to {@code bits}, and its columns are written at an
   * entry.
   *
   * @param answering the method that answers
   * @param arguments elements of columns, and arrays of results
   */
  static void hit(Definition definition, String answering, List<String> arguments, String entry, String bits,
      JavaWriter out) {
    String call = answering + "(";
    if (definition.returnsKey()) {
      String result = arguments.getLast() + "[at]";
      out.line("int at = " + entry + ";");
      out.line(result + " = " + call + String.join(", ", arguments.subList(0, arguments.size() - 1)) + ");");
      out.open("if (" + result + " < Float.POSITIVE_INFINITY)");
    } else {
      out.open("if (" + call + String.join(", ", arguments)
          + (definition.outputs().isEmpty() ? "" : ", " + entry) + "))");
    }
    out.line(bits + " |= 1L << k;");
    out.close();
  }
}
