package lockstep.compiler;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/** Expressions and declarations of the Vector API, with the imports that they need. */
final class Vectors {
  private static final String API = "jdk.incubator.vector.";
  private static final String LANES = "lockstep.twin.WideLanes";

  private Vectors() {}

  /** The class of vectors of a type. */
  static String vector(Type type, JavaWriter out) {
    return out.use(API + (type == Type.DOUBLE ? "DoubleVector" : "FloatVector"));
  }

  /** The class of masks. */
  static String mask(JavaWriter out) {
    return out.use(API + "VectorMask");
  }

  static String operator(String name, JavaWriter out) {
    return out.useStatic(API + "VectorOperators", name);
  }

  static String species(Type type, JavaWriter out) {
    return out.useStatic(LANES, type == Type.DOUBLE ? "DOUBLES" : "FLOATS");
  }

  /** The species of vectors of floats that have as many lanes as those of doubles. */
  static String half(JavaWriter out) {
    return out.useStatic(LANES, "HALF");
  }

  /** How many lanes a vector of a type has. */
  static String length(Type type, JavaWriter out) {
    return type == Type.DOUBLE ? species(type, out) + ".length()" : lanes("LENGTH", out);
  }

  /** A static member of {@code WideLanes}. */
  static String lanes(String member, JavaWriter out) {
    return out.use(LANES) + "." + member;
  }

  /** A vector from an array. */
  static String load(Type type, String array, String at, JavaWriter out) {
    String call = type == Type.DOUBLE ? vector(type, out) + ".fromArray" : fromArray(out);
    return call + "(" + species(type, out) + ", " + array + ", " + at + ")";
  }

  /** The method that reads a vector of floats. */
  static String fromArray(JavaWriter out) {
    return out.useStatic(API + "FloatVector", "fromArray");
  }

  /**
   * Prints variables that hold in all lanes the constants that a loop needs. Those on which a method is called are fields of the class: the
   * JVM may make an object of such a variable each time, of a field it has one.
   *
   * @param nodes of the loop
   * @param stored constants that are stored besides
   */
  static void constants(Collection<Node> nodes, Collection<Node> stored, Names names, JavaWriter out) {
    Set<Node> constants = new LinkedHashSet<>(stored);
    Set<Node> called = new HashSet<>(stored);
    for (Node node : nodes) {
      constants.addAll(node.args);
      called.add(receiver(node));
    }
    for (Node node : constants) {
      if (node.op == Op.CONSTANT && node.type != Type.BOOLEAN) {
        constant(node, called.contains(node), names, out);
      }
    }
  }

  /** The value whose method does an operation. */
  private static Node receiver(Node node) {
    return node.args.isEmpty() ? node : node.arg(node.op == Op.SELECT ? 2 : 0);
  }

  private static void constant(Node node, boolean isCalled, Names names, JavaWriter out) {
    Type type = node.type == Type.DOUBLE ? Type.DOUBLE : Type.FLOAT;
    String vector = vector(type, out);
    String value = vector + ".broadcast(" + species(type, out) + ", " + literal(node) + ")";
    if (!isCalled) {
      out.line(vector + " " + names.of(node) + " = " + value + ";");
    } else {
      names.declared(node, out.field(vector, "ALL_" + Plan.upper(names.describe(node)), value));
    }
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
}
