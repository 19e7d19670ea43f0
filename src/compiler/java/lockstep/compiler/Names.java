package lockstep.compiler;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Names of variables in one printed method: those of the definition, and descriptive names for values it
 * leaves unnamed.
 */
class Names {
  private static final Set<String> KEYWORDS = Set.of("abstract", "assert", "boolean", "break", "byte", "case",
      "catch", "char", "class", "const", "continue", "default", "do", "double", "else", "enum", "extends",
      "final", "finally", "float", "for", "goto", "if", "implements", "import", "instanceof", "int",
      "interface", "long", "native", "new", "null", "package", "private", "protected", "public", "return",
      "short", "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws",
      "transient", "try", "void", "volatile", "while", "true", "false", "_");

  /** Variables common to all kernel methods. */
  static final Set<String> KERNEL = Set.of("first", "second", "count", "out", "columns1", "columns2", "from1",
      "from2", "i", "j", "k", "at", "words", "firstWord", "hits", "block", "blocks");

  /** Length of the longest name that reads well. */
  private static final int LONG = 30;

  /** Names that printed code uses unqualified, besides operators. */
  private static final Set<String> IMPORTED = Set.of("FLOATS", "DOUBLES", "HALF", "SCALAR", "Double",
      "DoubleVector", "Float", "FloatVector", "Kernel", "Long", "Math", "Operand", "VectorMask", "WideLanes");

  private final Set<String> used = new HashSet<>(KEYWORDS);
  private final Map<Object, String> names = new HashMap<>();
  private final Map<Node, String> aliases = new HashMap<>();
  private final Map<Node, String> fields = new HashMap<>();

  /** {@code reserved} and {@code more} are the names that the method itself uses. */
  Names(Set<String> reserved, String... more) {
    used.addAll(IMPORTED);
    for (Op op : Op.values()) {
      used.add(op.name());
    }
    used.addAll(reserved);
    used.addAll(List.of(more));
  }

  /** Gives a value a name that replaces its name in the definition. */
  void alias(Node node, String name) {
    aliases.put(node, name);
  }

  /** Records the field of the class that holds a constant in all lanes. */
  void field(Node constant, String name) {
    fields.put(constant, name);
  }

  /** The field that holds a constant, or null. */
  String field(Node constant) {
    return fields.get(constant);
  }

  /** A name for a value. */
  String of(Node node) {
    return of(node, describe(node));
  }

  /** A name for an object, as close to the wish as possible, the same at every call. */
  String of(Object object, String wish) {
    return names.computeIfAbsent(object, key -> unique(wish));
  }

  private String unique(String wish) {
    String name = wish;
    for (int n = 2; !used.add(name); n++) {
      name = wish + (Character.isDigit(wish.charAt(wish.length() - 1)) ? "_" : "") + n;
    }
    return name;
  }

  /** {@code LEAST_AREA} as {@code leastArea}. */
  static String ofConstant(String name) {
    StringBuilder camel = new StringBuilder();
    for (String word : name.split("_", -1)) {
      String lower = word.toLowerCase(Locale.ROOT);
      camel.append(camel.isEmpty() ? lower : capital(lower));
    }
    return camel.isEmpty() ? "constant" : camel.toString();
  }

  private static String capital(String name) {
    return name.isEmpty() ? name : Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  /** The name of a value in the definition, or a description of it: {@code absDx}, {@code dxAtMostR}. */
  String describe(Node node) {
    return describe(node, 2);
  }

  private String describe(Node node, int depth) {
    if (aliases.containsKey(node)) {
      return aliases.get(node);
    }
    if (node.name() != null) {
      return node.name();
    }
    if (node.op == Op.CONSTANT) {
      return number(node);
    }
    if (depth == 0) {
      return node.type == Type.BOOLEAN ? "condition" : "value";
    }
    String first = node.args.isEmpty() ? "" : describe(node.arg(0), depth - 1);
    String last = node.args.isEmpty() ? "" : capital(describe(node.args.getLast(), depth - 1));
    return switch (node.op) {
      case ABS -> "abs" + capital(first);
      case NEG -> "minus" + capital(first);
      case SQRT -> "root" + capital(first);
      case MIN, MAX, FMA -> node.op.toString().toLowerCase(Locale.ROOT) + capital(first) + last;
      case ADD -> "sum";
      case SUB -> "difference";
      case MUL -> node.arg(0) == node.arg(1) ? first + "Squared" : "product";
      case DIV -> "quotient";
      case LT -> first + "Less" + last;
      case LE -> first + "AtMost" + last;
      case GT -> first + "Greater" + last;
      case GE -> first + "AtLeast" + last;
      case EQ -> first + "Is" + last;
      case NE -> first + "IsNot" + last;
      case NOT -> "not" + capital(first);
      case AND -> conjunction(Graph.conjuncts(node));
      case OR -> "either";
      case XOR -> "oneOf";
      case WIDEN, NARROW, COPY -> first;
      case SELECT -> describe(node.arg(1), depth - 1) + "Or" + last;
      case PASS -> ((Pass) node.value).name();
      default -> "value";
    };
  }

  private String conjunction(List<Node> conjuncts) {
    String first = describe(conjuncts.getFirst(), 1);
    String name = first + "And" + capital(describe(conjuncts.getLast(), 1));
    return name.length() <= LONG ? name : first.length() <= LONG ? "all" + capital(first) : "all";
  }

  private static String number(Node node) {
    if (!(node.value instanceof Number number)) {
      return node.value.toString();
    }
    double value = number.doubleValue();
    if (value == 0) {
      return 1 / value < 0 ? "minusZero" : "zero";
    }
    if (value == 1) {
      return "one";
    }
    if (value == 2) {
      return "two";
    }
    if (value == 0.5) {
      return "half";
    }
    if (Double.isNaN(value)) {
      return "nan";
    }
    if (value < 0) {
      return "minus" + capital(number(new Node(0, Op.CONSTANT, node.type, node.args, -value)));
    }
    return Double.isInfinite(value) ? "infinity" : value == Float.MAX_VALUE ? "largest"
        : "c" + String.format(Locale.ROOT, "%.3g", value).replaceAll("[^0-9e]", "_");
  }
}
