package lockstep.compiler;

import java.util.List;

/**
 * A value: an operation on other values. Equal ones of a {@link Graph} are one object. Names and comments
 * come from the definition and matter to nobody but readers.
 */
final class Node implements Value {
  /** Column {@code index} of an operand, 0 or 1. */
  record Column(int operand, int index) {}

  /** Parameter {@code index} of a pass. */
  record Parameter(Object pass, int index) {}

  /** A variable; whether nothing is assigned to it any more. */
  record Local(String name, boolean isFinal) {}

  final int id;
  final Op op;
  final Type type;
  final List<Node> args;
  final Object value;

  /** What the definition calls it, or null. */
  private String name;

  /**
   * What of the definition it stands for, where that cannot be seen from the operation: the {@code if} of a
   * blend.
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

  /** The first name stays. */
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

  /** The number that a constant is. */
  Number number() {
    return (Number) value;
  }
}
