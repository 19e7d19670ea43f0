package lockstep.compiler;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * A random definition in values: records in records, their methods, parts with early returns, arrays, loops,
 * variables assigned in arms of an {@code if}, in all orders that Java allows.
 */
final class RandomValues {
  /** The types of variables. */
  private enum Form {
    FLOAT("float"), DOUBLE("double"), BOOLEAN("boolean"), V("V"), BOX("Box");

    final String java;

    Form(String java) {
      this.java = java;
    }
  }

  private record Variable(String name, Form form, boolean isAssignable) {}

  private record Part(String name, Form result, List<Form> parameters) {}

  private final Random random;
  private final List<Part> parts = new ArrayList<>();
  private final List<Part> methods = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private List<Variable> scope = new ArrayList<>();
  private boolean isInRecord;
  private int names;

  /** Remaining size of the program: each piece calls others. */
  private int left;

  RandomValues(long seed) {
    random = new Random(seed);
  }

  /** The source of the class {@code Probe}. */
  String source(String packageName) {
    text.append("package ").append(packageName)
        .append(";\nimport lockstep.twin.Twin;\nfinal class Probe {\n");
    text.append("  record Out(boolean hit, V v, float s) {}\n  record Box(V lo, V hi, float w) {}\n");
    text.append("  static final V UNIT = new V(1, 0.5f);\n  private Probe() {}\n");
    text.append("  record V(float x, float y) {\n");
    isInRecord = true;
    for (int m = 0; m < 2; m++) {
      part("m" + m, methods, "");
    }
    isInRecord = false;
    text.append("  }\n");
    for (int p = 0; p < 3; p++) {
      part("p" + p, parts, "static ");
    }
    scope = new ArrayList<>(List.of(new Variable("a", Form.BOX, false), new Variable("b", Form.V, false),
        new Variable("c", Form.FLOAT, false)));
    left = 60;
    text.append("  @Twin static Out probe(Box a, @Twin.Second V b, float c) {\n");
    if (random.nextBoolean()) { // then no arm is left to the definition for computing in double
      text.append("double d = c;\n");
      scope.add(new Variable("d", Form.DOUBLE, true));
    }
    statements(3 + random.nextInt(5), 2,
        () -> "new Out(" + of(Form.BOOLEAN) + ", " + of(Form.V) + ", " + of(Form.FLOAT) + ")");
    return text.append("  }\n}\n").toString();
  }

  private void part(String name, List<Part> into, String modifiers) {
    Part part = new Part(name, any(), random.ints(1 + random.nextInt(2)).mapToObj(r -> any()).toList());
    scope = new ArrayList<>();
    if (isInRecord) {
      scope.add(new Variable("this", Form.V, false));
    }
    List<String> parameters = new ArrayList<>();
    for (Form form : part.parameters()) {
      scope.add(new Variable(name(), form, true));
      parameters.add(form.java + " " + scope.getLast().name());
    }
    left = 25;
    text.append("  ").append(modifiers).append(part.result().java).append(' ').append(name).append('(')
        .append(String.join(", ", parameters)).append(") {\n");
    statements(random.nextInt(4), 2, () -> of(part.result()));
    text.append("  }\n");
    into.add(part);
  }

  private interface Answer {
    String text();
  }

  private String name() {
    return "v" + names++;
  }

  private Form any() {
    return Form.values()[random.nextInt(Form.values().length)];
  }

  /** Statements that end with a return. */
  private void statements(int count, int depth, Answer answer) {
    for (int s = 0; s < count; s++) {
      statement(depth, answer);
    }
    text.append("return ").append(answer.text()).append(";\n");
  }

  private void block(int depth, Answer answer, boolean mayReturn) {
    List<Variable> around = scope;
    scope = new ArrayList<>(around);
    for (int s = random.nextInt(3); s >= 0; s--) {
      statement(depth - 1, answer);
    }
    if (mayReturn && random.nextInt(3) == 0) {
      text.append("return ").append(answer.text()).append(";\n");
    }
    scope = around;
  }

  private void statement(int depth, Answer answer) {
    switch (depth == 0 ? random.nextInt(4) : random.nextInt(9)) {
      case 0, 1 -> {
        Form form = any();
        String value = of(form);
        scope.add(new Variable(name(), form, true));
        text.append(form.java).append(' ').append(scope.getLast().name()).append(" = ").append(value)
            .append(";\n");
      }
      case 2, 3 -> {
        List<Variable> assignable = scope.stream().filter(Variable::isAssignable).toList();
        if (!assignable.isEmpty()) {
          Variable variable = assignable.get(random.nextInt(assignable.size()));
          String own = variable.name();
          text.append(own).append(" = ")
              .append(variable.form() == Form.V && random.nextBoolean()
                  ? "new V(" + own + ".y(), " + own + ".x() + " + of(Form.FLOAT) + ")" : of(variable.form()))
              .append(";\n");
        }
      }
      case 4, 5 -> {
        text.append("if (").append(of(Form.BOOLEAN)).append(") {\n");
        block(depth, answer, true);
        if (random.nextBoolean()) {
          text.append("} else {\n");
          block(depth, answer, false);
        }
        text.append("}\n");
      }
      case 6 -> { // declared before, assigned in both arms
        Form form = any();
        String variable = name();
        text.append(form.java).append(' ').append(variable).append(";\nif (").append(of(Form.BOOLEAN))
            .append(") {\n").append(variable).append(" = ").append(of(form)).append(";\n} else {\n");
        block(1, answer, false);
        text.append(variable).append(" = ").append(of(form)).append(";\n}\n");
        scope.add(new Variable(variable, form, true));
      }
      case 7 -> { // an array, changed and read in a loop
        String array = name();
        String k = name();
        text.append("V[] ").append(array);
        if (random.nextBoolean()) {
          text.append(" = {").append(of(Form.V)).append(", ").append(of(Form.V)).append("};\n");
        } else {
          text.append(" = new V[2];\nfor (int ").append(k).append(" = 0; ").append(k).append(" < 2; ")
              .append(k).append("++) {\n").append(array).append("[").append(k).append("] = ")
              .append(of(Form.V)).append(";\n}\n");
        }
        text.append("for (int ").append(k).append(" = 0; ").append(k).append(" < 2; ").append(k)
            .append("++) {\n");
        scope.add(new Variable(array + "[0]", Form.V, true));
        scope.add(new Variable(array + "[1]", Form.V, false));
        List<Variable> around = scope;
        scope = new ArrayList<>(scope);
        scope.add(new Variable(array + "[" + k + "]", Form.V, true));
        scope.add(new Variable("(0f + " + k + ")", Form.FLOAT, false));
        block(1, answer, false);
        scope = around;
        text.append("}\n");
      }
      default -> {
        String element = name();
        text.append("V[] ").append(element).append("s = {").append(of(Form.V)).append(", ").append(of(Form.V))
            .append("};\nfor (V ").append(element).append(" : ").append(element).append("s) {\n");
        List<Variable> around = scope;
        scope = new ArrayList<>(scope);
        scope.add(new Variable(element, Form.V, false));
        block(1, answer, true);
        scope = around;
        text.append("}\n");
      }
    }
  }

  private String of(Form form) {
    left--;
    if (left < 0 || random.nextInt(4) == 0) {
      return simple(form);
    }
    if (random.nextInt(7) == 0) {
      return "(" + of(Form.BOOLEAN) + " ? " + of(form) + " : " + of(form) + ")";
    }
    String call = random.nextInt(3) == 0 ? call(form) : null;
    if (call != null) {
      return call;
    }
    return switch (form) {
      case FLOAT -> switch (random.nextInt(6)) {
        case 0 -> of(Form.V) + ".x()";
        case 1 -> of(Form.BOX) + ".w()";
        case 2 -> "(float) " + simple(Form.DOUBLE);
        case 3 -> "Math.max(" + of(form) + ", " + of(form) + ")";
        default -> "(" + of(form) + operator("+-*/") + of(form) + ")";
      };
      case DOUBLE ->
        random.nextInt(3) == 0 ? of(Form.FLOAT) : "(" + of(form) + operator("+-*") + of(form) + ")";
      case BOOLEAN -> switch (random.nextInt(5)) {
        case 0 -> "!" + of(form);
        case 1 -> "(" + of(form) + (random.nextBoolean() ? " && " : " || ") + of(form) + ")";
        case 2 -> "(" + of(form) + " && " + of(Form.V) + ".x() > " + of(Form.FLOAT) + ")";
        default -> "(" + of(Form.FLOAT) + operator("<>") + of(Form.FLOAT) + ")";
      };
      case V -> switch (random.nextInt(4)) {
        case 0 -> of(Form.BOX) + ".lo()";
        case 1 -> "new V(" + of(Form.FLOAT) + ", " + simple(Form.FLOAT) + ")";
        default -> "new V(" + simple(Form.V) + ".x()" + operator("+-*") + simple(Form.V) + ".y(), "
            + of(Form.FLOAT) + ")";
      };
      case BOX -> "new Box(" + of(Form.V) + ", " + simple(Form.V) + ", " + simple(Form.FLOAT) + ")";
    };
  }

  private String operator(String of) {
    return " " + of.charAt(random.nextInt(of.length())) + " ";
  }

  /** A call with a result of that form, or null if there is none. */
  private String call(Form form) {
    List<Part> fitting = parts.stream().filter(part -> part.result() == form).toList();
    List<Part> own = isInRecord ? List.of() : methods.stream().filter(part -> part.result() == form).toList();
    if (!own.isEmpty() && (fitting.isEmpty() || random.nextBoolean())) {
      Part part = own.get(random.nextInt(own.size()));
      return of(Form.V) + "." + part.name() + arguments(part);
    }
    if (fitting.isEmpty()) {
      return null;
    }
    Part part = fitting.get(random.nextInt(fitting.size()));
    return part.name() + arguments(part);
  }

  private String arguments(Part part) {
    return part.parameters().stream().map(this::of).collect(Collectors.joining(", ", "(", ")"));
  }

  private String simple(Form form) {
    List<Variable> fitting = scope.stream().filter(variable -> variable.form() == form).toList();
    if (!fitting.isEmpty() && random.nextInt(5) > 0) {
      return fitting.get(random.nextInt(fitting.size())).name();
    }
    return switch (form) {
      case FLOAT -> random.nextInt(3) - 1 + "f";
      case DOUBLE -> random.nextInt(3) + ".0";
      case BOOLEAN ->
        random.nextInt(3) == 0 ? "true" : "(" + simple(Form.FLOAT) + " <= " + simple(Form.FLOAT) + ")";
      case V -> random.nextBoolean() && !isInRecord ? "UNIT" : "new V(" + simple(Form.FLOAT) + ", 2f)";
      case BOX -> "new Box(" + simple(Form.V) + ", " + simple(Form.V) + ", 1f)";
    };
  }

  /**
   * The sources of a program and of its twins, by class name. A program that leaves all pairs to the
   * definition is rejected, and replaced by another.
   */
  static Map<String, String> compiled(Random random, String packageName) {
    while (true) {
      String source = new RandomValues(random.nextLong()).source(packageName);
      Map<String, String> sources = new LinkedHashMap<>(Map.of(packageName + ".Probe", source));
      try {
        TwinCompiler.compile(packageName + "/Probe.java", source)
            .forEach((name, twin) -> sources.put(packageName + "." + name, twin));
        return sources;
      } catch (SourceError e) {
        if (!e.getMessage().contains("may end without a return")) {
          throw new AssertionError(e.getMessage() + "\n" + source, e);
        }
      }
    }
  }
}
