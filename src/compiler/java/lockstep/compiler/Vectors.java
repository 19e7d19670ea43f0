package lockstep.compiler;

import java.util.Collection;
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

  /** The species of vectors of floats with as many lanes as vectors of doubles have. */
  static String half(JavaWriter out) {
    return out.useStatic(LANES, "HALF");
  }

  /** The number of lanes of a vector of a type. */
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

  /**
   * A statement that writes a vector into an array. {@code intoArray} is one method, with one type profile,
   * for vectors of all lengths. If the JVM does not know the class of a long method's last vector when it
   * inlines the call, as in a program with two lengths, it allocates the vector as an object. The cast
   * supplies the class, and costs nothing.
   */
  static String store(Type type, String value, String where, JavaWriter out) {
    return store(type == Type.DOUBLE ? "DOUBLE_VECTOR" : "FLOAT_VECTOR", value, where, out);
  }

  /** A statement that writes a vector of doubles into an array as floats. */
  static String storeNarrow(String value, String where, JavaWriter out) {
    return store("HALF_VECTOR", value + ".convertShape(" + operator("D2F", out) + ", " + half(out) + ", 0)",
        where, out);
  }

  private static String store(String vectorClass, String value, String where, JavaWriter out) {
    return out.useStatic(LANES, vectorClass) + ".cast(" + value + ").intoArray(" + where + ");";
  }

  /** The method that reads a vector of floats. */
  static String fromArray(JavaWriter out) {
    return out.useStatic(API + "FloatVector", "fromArray");
  }

  /**
   * Adds the constants that a loop needs, in all lanes, as fields of the class: the JVM may allocate a
   * variable as an object each time.
   *
   * @param nodes of the loop
   * @param stored further constants, which are stored
   */
  static void constants(Collection<Node> nodes, Collection<Node> stored, Names names, JavaWriter out) {
    Set<Node> needed = new LinkedHashSet<>(stored);
    nodes.forEach(node -> needed.addAll(node.args));
    needed.stream().filter(Vectors::isNumber).forEach(node -> names.field(node,
        out.field(vector(node.type, out), "ALL_" + Plan.upper(names.describe(node)), broadcast(node, out))));
  }

  private static boolean isNumber(Node node) {
    return node.op == Op.CONSTANT && node.type != Type.BOOLEAN;
  }

  private static String broadcast(Node node, JavaWriter out) {
    return vector(node.type, out) + ".broadcast(" + species(node.type, out) + ", " + literal(node) + ")";
  }

  /** A constant as a Java literal. */
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
