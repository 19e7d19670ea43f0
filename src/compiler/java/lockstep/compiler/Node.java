package lockstep.compiler;

import java.util.List;

/**
 * A value: an operation on other values. Equal values of a {@link Graph} are one object. Names and comments
 * come from the definition and serve only readers.
 */
final class Node implements Value {
  /** Column {@code index} of an operand, 0 or 1. */
  record Column(int operand, int index) {}

  /** Parameter {@code index} of a pass. */
  record Parameter(Object pass, int index) {}

  /** A variable; {@code isFinal}: it is not assigned any more. */
  record Local(String name, boolean isFinal) {}

  final int id;
  final Op op;
  final Type type;
  final List<Node> args;
  final Object value;

  /** Its name in the definition, or null. */
  private String name;

  /**
   * The part of the definition it comes from, if the operation does not show that: the {@code if} of a blend.
   */
  private String origin;

  Node(int id, Op op, Type type, List<Node> args, Object value) {
    this.id = id;
    this.op = op;
    this.type = type;
    this.args = args;
    this.value = value;
  }

  Node arg(int i) {
    return args.get(i);
  }

  String name() {
    return name;
  }

  /** Names the value unless it has a name. */
  Node named(String wish) {
    if (name == null) {
      name = wish;
    }
    return this;
  }

  String origin() {
    return origin;
  }

  Node from(String source) {
    if (origin == null) {
      origin = source;
    }
    return this;
  }

  boolean isConstant(Object other) {
    return op == Op.CONSTANT && value.equals(other);
  }

  /** The number of a constant. */
  Number number() {
    return (Number) value;
  }
}
