package lockstep.compiler;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * A random definition in the subset of Java that the twin compiler accepts, determined by a sequence of
 * choices. After the end of the sequence, the simplest choice is made, which a 0 also stands for. Shorter
 * sequences of smaller numbers are therefore simpler programs, and jqwik can shrink them.
 */
final class RandomProgram {
  /** The result type of the definition. */
  enum Answer {
    BOOLEAN, FLOAT, COLUMNS
  }

  /** Types of values; the value of an int is known to the compiler. */
  private enum Kind {
    FLOAT, DOUBLE, BOOLEAN, INT;

    @Override
    public String toString() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  /** The places that compute in double. */
  private enum Doubles {
    NOWHERE, IN_ARMS, ANYWHERE
  }

  private record Variable(String name, Kind kind, boolean isAssignable) {}

  /**
   * A method that can be called.
   *
   * @param hasPass whether it is a pass or calls one
   * @param only the kind of all numbers in it, null if there are several
   * @param cost number of its operations
   */
  private record Method(String name, Kind returns, List<Kind> parameters, boolean hasPass, Kind only,
      int cost) {}

  private static final String[] FLOATS = {"0f", "1f", "2f", "0.5f", "-1f", "3f", "0.1f", "-0f", "1e-30f",
      "1e30f", "0x1p-149f", "Float.MAX_VALUE", "Float.POSITIVE_INFINITY", "Float.NEGATIVE_INFINITY",
      "Float.NaN", "Float.MIN_NORMAL"};
  private static final String[] DOUBLES =
      {"0.0", "1.0", "2.0", "0.1", "-0.5", "-0.0", "0x1p-50", "1e300", "Float.MAX_VALUE * 32.0",
          "Double.MAX_VALUE", "Double.MIN_VALUE", "Double.POSITIVE_INFINITY", "Double.NaN"};

  /** Number of usual values at the start of these. */
  private static final int USUAL = 5;

  private static final String[] INTS = {"0", "1", "2", "3", "-1"};
  private static final String[] UNLUCKY = {"i", "j", "k", "a", "as", "out", "hits", "words", "first",
      "second", "count", "block", "blocks", "rows", "to", "from1", "zero", "one", "infinity", "doubt",
      "start", "pairs", "result", "results", "columns1", "floatRows", "run", "term", "terms", "miss",
      "byDefinition", "scalar", "fromArray", "Kernel", "LT"};
  private static final String[] COMPARISONS = {"<", "<=", ">", ">=", "==", "!="};
  private static final String[] ARITHMETIC = {"+", "-", "*", "/"};
  private static final String[] LOGIC = {"&&", "||", "&", "|", "^", "==", "!="};
  private static final Kind[] KINDS = {Kind.FLOAT, Kind.BOOLEAN, Kind.DOUBLE};

  final int firstWidth;
  final int secondWidth;
  final Answer answer;

  /** Number of float columns of the answer. */
  final int columns;

  private final int[] choices;
  private int next;

  private final RandomSurroundings surroundings;
  private final String code;
  private StringBuilder out = new StringBuilder();
  private int indent = 1;
  private int names;
  private final Set<String> used = new HashSet<>();

  /** Number of operations that may still be written, and how often one written now is executed. */
  private int budget;
  private int repeats = 1;

  private final List<String> outputs = new ArrayList<>();
  private final List<Variable> variables = new ArrayList<>();
  private final List<Method> methods = new ArrayList<>();

  // the method being written
  private final Doubles doubles;
  private boolean isMain;
  private Kind returns;
  private boolean allowsPasses;
  private boolean callsPass;
  private boolean allowsFloat;
  private boolean allowsDouble;

  /** Output columns written so far, as bits. */
  private int written;

  /** Whether a pair may already have hit, or been left to the definition. */
  private boolean mayBeDecided;

  RandomProgram(int[] choices) {
    this.choices = choices;
    answer = Answer.values()[choose(3)];
    columns = answer == Answer.COLUMNS ? 1 + choose(3) : answer == Answer.FLOAT ? 1 : 0;
    firstWidth = 1 + choose(4);
    secondWidth = 1 + choose(4);
    doubles = Doubles.values()[choose(3)];
    surroundings = new RandomSurroundings(this::choose);
    variables.add(new Variable(RandomSurroundings.CONSTANT, Kind.FLOAT, false));
    StringBuilder constants = new StringBuilder();
    for (int left = choose(4); left > 0; left--) {
      constants.append(constant());
    }
    surroundings.numbers().forEach(number -> variables.add(new Variable(number, Kind.FLOAT, false)));
    for (String name : RandomSurroundings.METHODS) {
      methods.add(new Method(name, Kind.FLOAT, List.of(Kind.FLOAT), false, Kind.FLOAT, 2));
    }
    StringBuilder helpers = new StringBuilder();
    for (int left = choose(5); left > 0; left--) {
      helpers.append(helper());
    }
    code = constants + definition() + helpers;
  }

  /** The classes by name, the program itself in that package. */
  Map<String, String> sources(String packageName) {
    return surroundings.sources(packageName, code);
  }

  /** Whether it has a field that is read before it has its value. */
  boolean isTooEarly() {
    return surroundings.isTooEarly;
  }

  @Override
  public String toString() {
    return String.join("\n", sources("random").values());
  }

  private int choose(int count) {
    return next < choices.length ? choices[next++] % count : 0;
  }

  /** True with probability {@code parts} / 8. */
  private boolean chance(int parts) {
    return choose(8) >= 8 - parts;
  }

  private String pick(String... from) {
    return from[choose(from.length)];
  }

  /** A new name; occasionally one that is also used in twins. */
  private String name(String prefix) {
    String unlucky = chance(1) ? pick(UNLUCKY) : "at";
    return unlucky.equals("at") || !used.add(unlucky) ? prefix + names++ : unlucky;
  }

  private void line(String text) {
    out.append("  ".repeat(indent)).append(text).append('\n');
  }

  // constants and methods

  private String constant() {
    Kind kind = doubles == Doubles.NOWHERE ? Kind.FLOAT : KINDS[choose(2) * 2];
    if (chance(1)) {
      kind = Kind.INT;
    }
    String value = literal(kind);
    if (kind != Kind.INT && chance(3)) {
      List<Variable> others = readable(kind);
      String left = others.isEmpty() ? literal(kind) : others.get(choose(others.size())).name;
      value = left + " " + pick(ARITHMETIC) + " " + value;
    } else if (kind == Kind.FLOAT && chance(1)) {
      value = "(float) (" + literal(Kind.DOUBLE) + ")";
    }
    value = kind == Kind.FLOAT && chance(1) ? "Math.abs(" + value + ")" : value;
    String name = name("K");
    variables.add(new Variable(name, kind, false));
    return "  " + pick("private ", "") + "static final " + kind + " " + name + " = " + value + ";\n";
  }

  /** The method itself: straight-line code, marks, arbitrary statements, and a return. */
  private String definition() {
    begin(150);
    mayBeDecided = false;
    isMain = true;
    allowsPasses = true;
    returns = answer == Answer.FLOAT ? Kind.FLOAT : Kind.BOOLEAN;
    allowsFloat = true;
    allowsDouble = doubles == Doubles.ANYWHERE;
    List<String> parameters = new ArrayList<>();
    for (int c = 0; c < firstWidth + secondWidth; c++) {
      String name = name(c < firstWidth ? "a" : "b");
      parameters.add((c == firstWidth ? "@Twin.Second float " : "float ") + name);
      variables.add(new Variable(name, Kind.FLOAT, true));
    }
    if (answer == Answer.COLUMNS) {
      for (int c = 0; c < columns; c++) {
        outputs.add(name("out"));
        parameters.add("float[] " + outputs.getLast());
      }
      parameters.add("int at");
    }
    line("@Twin");
    line("static " + returns + " probe(" + String.join(", ", parameters) + ") {");
    indent++;
    if (chance(2)) {
      stage();
    }
    if (allowsDouble) { // otherwise a program with doubles in all arms would leave nothing to vectors
      declare(Kind.DOUBLE);
    }
    statements(1 + choose(8), 0);
    end();
    return out.toString();
  }

  private String helper() {
    int visible = variables.size();
    begin(15);
    isMain = false;
    boolean isPass = chance(2);
    allowsPasses = !isPass;
    callsPass = false;
    Kind only = doubles == Doubles.NOWHERE || !chance(4) ? Kind.FLOAT : chance(4) ? Kind.DOUBLE : null;
    only = isPass && only == null ? Kind.FLOAT : only;
    allowsFloat = only != Kind.DOUBLE;
    allowsDouble = only != Kind.FLOAT;
    returns = kind();
    String name = name(isPass ? "pass" : "help");
    List<Kind> kinds = new ArrayList<>();
    List<String> parameters = new ArrayList<>();
    for (int left = 1 + choose(isPass ? 6 : 4); left > 0; left--) {
      Kind kind = isPass ? only : kind();
      String parameter = name("p");
      kinds.add(kind);
      parameters.add(kind + " " + parameter);
      variables.add(new Variable(parameter, kind, true));
    }
    if (isPass) {
      line("@Twin.Pass");
    }
    line(pick("private ", "") + "static " + returns + " " + name + "(" + String.join(", ", parameters)
        + ") {");
    indent++;
    int before = budget;
    statements(choose(3), 1);
    end();
    variables.subList(visible, variables.size()).clear();
    methods.add(new Method(name, returns, kinds, isPass || callsPass, only, 3 + before - budget));
    return out.toString();
  }

  private void begin(int operations) {
    out = new StringBuilder("\n");
    budget = operations;
    written = 0;
  }

  private void end() {
    if (chance(2)) {
      String condition = condition(2);
      line("if (" + condition + ") {");
      arm(() -> leave(2));
      line("} else {");
      arm(() -> leave(2));
      line("}");
    } else {
      leave(3);
    }
    indent--;
    line("}");
  }

  // statements

  private void statements(int count, int depth) {
    for (int left = count; left > 0; left--) {
      switch (choose(isMain && depth == 0 ? 14 : 12)) {
        case 0, 1, 2 -> declare(kind());
        case 3, 4, 5 -> assign();
        case 6, 7 -> branch(depth, condition(2));
        case 8 -> decideLater(depth);
        case 9 -> loop(depth);
        case 10 -> write();
        case 11 -> doubt(depth);
        case 12 -> returnEarly();
        default -> mayLeave();
      }
    }
  }

  private void declare(Kind kind) {
    boolean isFinal = chance(1);
    StringBuilder text = new StringBuilder(isFinal ? "final " : "").append(kind);
    List<Variable> declared = new ArrayList<>();
    for (int left = chance(1) ? 2 : 1; left > 0; left--) {
      String name = name("v");
      text.append(declared.isEmpty() ? " " : ", ").append(name).append(" = ").append(value(kind, 3));
      declared.add(new Variable(name, kind, !isFinal));
    }
    line(text + ";");
    variables.addAll(declared);
  }

  private void assign() {
    List<Variable> possible = new ArrayList<>(variables);
    possible.removeIf(v -> !v.isAssignable || !allows(v.kind));
    if (possible.isEmpty()) {
      declare(kind());
      return;
    }
    Variable variable = possible.get(choose(possible.size()));
    String operator = !chance(2) ? "="
        : variable.kind == Kind.BOOLEAN ? pick("&=", "|=", "^=") : pick("+=", "-=", "*=", "/=");
    line(variable.name + " " + operator + " " + value(variable.kind, 3) + ";");
  }

  /** An {@code if}, with or without else; at most one of the arms returns. */
  private void branch(int depth, String condition) {
    int returning = choose(4);
    boolean hasElse = returning == 2 || chance(4);
    int before = written;
    line("if (" + condition + ") {");
    firstArm(() -> {
      statements(choose(depth < 2 ? 4 : 2), depth + 1);
      if (returning == 1) {
        leave(2);
      }
    });
    int afterThen = returning == 1 ? -1 : written;
    written = before;
    if (hasElse) {
      boolean elseIf = depth < 2 && returning == 0 && chance(3);
      if (elseIf) {
        String second = condition(2);
        line("} else if (" + second + ") {");
        arm(() -> statements(1 + choose(2), depth + 1));
        written = before;
        line("} else {");
      } else {
        line("} else {");
      }
      arm(() -> {
        statements(choose(depth < 2 ? 4 : 2), depth + 1);
        if (returning == 2) {
          leave(2);
        }
      });
      written = elseIf ? before : returning == 2 ? -1 : written;
    }
    line("}");
    written &= afterThen;
  }

  /** The content between braces. */
  private void arm(Runnable content) {
    int visible = variables.size();
    indent++;
    content.run();
    indent--;
    variables.subList(visible, variables.size()).clear();
  }

  /**
   * An arm that may compute in double if only arms do; not both arms of an {@code if}, which would leave
   * nothing to vectors.
   */
  private void firstArm(Runnable content) {
    boolean before = allowsDouble;
    if (isMain && doubles == Doubles.IN_ARMS && chance(3)) {
      allowsDouble = true;
      mayBeDecided = true;
      arm(() -> {
        declare(Kind.DOUBLE); // which identifies it to the compiler
        content.run();
      });
    } else {
      arm(content);
    }
    allowsDouble = before;
  }

  /** A variable that is assigned in both arms of an {@code if}. */
  private void decideLater(int depth) {
    Kind kind = kind();
    String name = name("v");
    line(kind + " " + name + ";");
    int before = written;
    line("if (" + condition(2) + ") {");
    arm(() -> {
      statements(choose(2), depth + 1);
      line(name + " = " + value(kind, 2) + ";");
    });
    int afterThen = written;
    written = before;
    line("} else {");
    arm(() -> {
      statements(choose(2), depth + 1);
      line(name + " = " + value(kind, 2) + ";");
    });
    line("}");
    written &= afterThen;
    variables.add(new Variable(name, kind, true));
  }

  private void loop(int depth) {
    if (repeats > 3 || depth > 2) {
      declare(kind());
      return;
    }
    int rounds = 1 + choose(3);
    String i = name("i");
    line("for (int " + i + switch (choose(4)) {
      case 0 -> " = 0; " + i + " < " + rounds + "; " + i + "++";
      case 1 -> " = " + rounds + "; " + i + " > 0; " + i + "--";
      case 2 -> " = 1; " + i + " <= " + 2 * rounds + "; " + i + " += 2";
      default -> " = 2; " + i + " < 2 + " + rounds + "; ++" + i;
    } + ") {");
    int before = written;
    repeats *= rounds;
    arm(() -> {
      variables.add(new Variable(i, Kind.INT, false));
      statements(1 + choose(3), depth + 1);
    });
    repeats /= rounds;
    written = before;
    line("}");
  }

  private void write() {
    if (isMain && answer == Answer.COLUMNS) {
      int column = choose(columns);
      line(outputs.get(column) + "[at] = " + value(Kind.FLOAT, 3) + ";");
      written |= 1 << column;
    } else {
      assign();
    }
  }

  private void doubt(int depth) {
    if (!isMain) {
      branch(depth, condition(2));
      return;
    }
    String name = name("doubt");
    line("@Twin.Doubt");
    line("boolean " + name + " = " + condition(2) + ";");
    variables.add(new Variable(name, Kind.BOOLEAN, false));
    mayBeDecided = true;
    branch(depth, name);
  }

  private void returnEarly() {
    line("if (" + condition(2) + ") {");
    int before = written;
    firstArm(() -> leave(2));
    written = before;
    line("}");
  }

  /** A return, preceded by the columns not written yet. */
  private void leave(int depth) {
    mayBeDecided = true;
    if (isMain && answer == Answer.COLUMNS) {
      for (int column = 0; column < columns; column++) {
        if ((written >> column & 1) == 0 || chance(1)) {
          line(outputs.get(column) + "[at] = " + value(Kind.FLOAT, depth) + ";");
        }
      }
    }
    line("return " + value(returns, depth) + ";");
  }

  /** The leave mark, at most once, in float without passes, and before any pair is decided. */
  private void mayLeave() {
    if (mayBeDecided || doubles == Doubles.ANYWHERE || methods.stream().anyMatch(Method::hasPass)) {
      returnEarly();
    } else {
      miss("@Twin.Leave", condition(2));
      mayBeDecided = true;
    }
  }

  /** A marked condition, and the miss where it is false. */
  private void miss(String mark, String condition) {
    String name = name(mark.substring(mark.indexOf('.') + 1).toLowerCase(java.util.Locale.ROOT));
    line(mark);
    line("boolean " + name + " = " + condition + ";");
    line("if (!" + name + ") {");
    if (answer == Answer.COLUMNS) {
      for (int column = 0; column < columns; column++) {
        line("  " + outputs.get(column) + "[at] = " + (column == 0 ? "Float.POSITIVE_INFINITY" : "0") + ";");
      }
    }
    line("  return " + (answer == Answer.FLOAT ? "Float.POSITIVE_INFINITY" : "false") + ";");
    line("}");
    variables.add(new Variable(name, Kind.BOOLEAN, false));
  }

  /** The stage, of one or more terms, perhaps after some straight-line code. */
  private void stage() {
    boolean before = allowsDouble;
    allowsDouble = false;
    allowsPasses = false;
    for (int left = choose(3); left > 0; left--) {
      declare(kind());
    }
    miss("@Twin.Stage", terms());
    if (answer == Answer.BOOLEAN && chance(3)) {
      line("@Twin.Sure");
      line("boolean sure = " + terms() + ";");
      line("if (sure) {");
      line("  return true;");
      line("}");
    }
    allowsDouble = before;
    allowsPasses = true;
  }

  private String terms() {
    StringBuilder terms = new StringBuilder(term());
    for (int left = choose(4); left > 0; left--) {
      terms.append(" && ").append(term());
    }
    return terms.toString();
  }

  private String term() {
    return chance(3) ? "(" + truth(2) + ")" : comparison(2);
  }

  // expressions

  private boolean allows(Kind kind) {
    return kind == Kind.FLOAT ? allowsFloat : kind == Kind.DOUBLE ? allowsDouble : true;
  }

  /** A kind that a variable may have. */
  private Kind kind() {
    Kind kind = KINDS[choose(allowsDouble ? 3 : 2)];
    return allows(kind) ? kind : Kind.DOUBLE;
  }

  private boolean isSpent() {
    budget -= repeats;
    return budget < 0;
  }

  private List<Variable> readable(Kind kind) {
    return variables.stream().filter(v -> v.kind == kind).toList();
  }

  private String literal(Kind kind) {
    return switch (kind) {
      case FLOAT -> FLOATS[choose(chance(2) ? FLOATS.length : USUAL)];
      case DOUBLE -> DOUBLES[choose(chance(2) ? DOUBLES.length : USUAL)];
      case BOOLEAN -> pick("true", "false");
      case INT -> pick(INTS);
    };
  }

  /** An expression that can be assigned to that kind: a number may be of a kind that Java widens. */
  private String value(Kind kind, int depth) {
    if (kind == Kind.BOOLEAN) {
      return truth(depth);
    }
    if (chance(1)) {
      return kind == Kind.DOUBLE && allowsFloat && chance(4) ? exact(Kind.FLOAT, depth) : leaf(Kind.INT);
    }
    return exact(kind, depth);
  }

  private String condition(int depth) {
    return chance(6) ? comparison(depth) : truth(depth);
  }

  /** A variable, newest first, or a constant. */
  private String leaf(Kind kind) {
    List<Variable> possible = readable(kind);
    if (possible.isEmpty() && kind == Kind.BOOLEAN && !chance(1)) {
      Kind compared = allowsFloat ? Kind.FLOAT : Kind.DOUBLE;
      return "(" + leaf(compared) + " " + pick(COMPARISONS) + " " + leaf(compared) + ")";
    }
    String chosen = possible.isEmpty() || chance(1) ? literal(kind)
        : possible.get(possible.size() - 1 - choose(chance(4) ? 3 : 100) % possible.size()).name;
    return chosen.startsWith("-") || chosen.contains(" ") ? "(" + chosen + ")" : chosen;
  }

  /** A number of exactly that type, float or double. */
  private String exact(Kind kind, int depth) {
    if (depth == 0 || isSpent()) {
      return leaf(kind);
    }
    int less = depth - 1;
    return switch (choose(15)) {
      case 0 -> leaf(kind);
      case 1, 2, 3, 4 ->
        chance(6) ? "(" + exact(kind, less) + " " + pick(ARITHMETIC) + " " + value(kind, less) + ")"
            : "(" + value(kind, less) + " " + pick(ARITHMETIC) + " " + exact(kind, less) + ")";
      case 5 -> "-" + exact(kind, less).replaceFirst("^-", "");
      case 6 -> "Math.abs(" + exact(kind, less) + ")";
      case 7 -> pick("Math.min(", "Math.max(") + exact(kind, less) + ", " + value(kind, less) + ")";
      case 8 -> "Math.fma(" + exact(kind, less) + ", " + value(kind, less) + ", " + value(kind, less) + ")";
      case 9 -> kind == Kind.FLOAT ? "(float) Math.sqrt(" + exact(kind, less) + ")"
          : "Math.sqrt(" + value(kind, less) + ")";
      case 10, 11 -> "(" + condition(less) + " ? " + exact(kind, less) + " : " + value(kind, less) + ")";
      case 12, 13 -> call(kind, less);
      default -> convert(kind, less);
    };
  }

  private String convert(Kind kind, int depth) {
    Kind other = kind == Kind.FLOAT ? Kind.DOUBLE : Kind.FLOAT;
    return allows(other) && allows(kind) ? "(" + kind + ") " + exactInBrackets(other, depth)
        : exact(kind, depth);
  }

  private String exactInBrackets(Kind kind, int depth) {
    String text = exact(kind, depth);
    return text.startsWith("-") ? "(" + text + ")" : text;
  }

  /** A call of a helper with that kind of result, if there is one. */
  private String call(Kind kind, int depth) {
    List<Method> possible = new ArrayList<>(methods);
    possible.removeIf(m -> m.returns != kind || m.cost * repeats > budget || (m.hasPass && !allowsPasses)
        || (m.only != Kind.FLOAT && !allowsDouble) || (m.only != Kind.DOUBLE && !allowsFloat));
    if (possible.isEmpty()) {
      return kind == Kind.BOOLEAN ? comparison(depth) : leaf(kind);
    }
    Method method = possible.get(choose(possible.size()));
    budget -= method.cost * repeats;
    callsPass |= method.hasPass;
    List<String> arguments = new ArrayList<>();
    for (Kind parameter : method.parameters) {
      arguments.add(value(parameter, depth));
    }
    return method.name + "(" + String.join(", ", arguments) + ")";
  }

  private String comparison(int depth) {
    Kind kind = allowsFloat && !(allowsDouble && chance(4)) ? Kind.FLOAT : Kind.DOUBLE;
    int less = Math.max(0, depth - 1);
    String left = chance(4) ? leaf(kind) : exact(kind, less);
    return left + " " + pick(COMPARISONS) + " " + value(kind, less);
  }

  private String truth(int depth) {
    if (depth == 0 || isSpent()) {
      return leaf(Kind.BOOLEAN);
    }
    int less = depth - 1;
    return switch (choose(9)) {
      case 0 -> leaf(Kind.BOOLEAN);
      case 1, 2, 3 -> "(" + comparison(depth) + ")";
      case 4 -> "!" + bracketed(() -> truth(less));
      case 5, 6 -> "(" + bracketed(() -> condition(less)) + " " + pick(LOGIC) + " "
          + bracketed(() -> condition(less)) + ")";
      case 7 -> "(" + condition(less) + " ? " + truth(less) + " : " + truth(less) + ")";
      default -> {
        String call = call(Kind.BOOLEAN, less);
        yield call.contains(" ") ? "(" + call + ")" : call;
      }
    };
  }

  private static String bracketed(Supplier<String> text) {
    return "(" + text.get() + ")";
  }
}
