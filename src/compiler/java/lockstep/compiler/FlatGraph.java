package lockstep.compiler;

/**
 * Graph of operations in the form in which Java prints them: choices of truth values are kept, and ints may
 * be variables.
 */
final class FlatGraph extends Graph {
  private final boolean isOnStack;

  FlatGraph(Type real, boolean isOnStack) {
    super(real);
    this.isOnStack = isOnStack;
  }

  @Override
  boolean isOnStack() {
    return isOnStack;
  }

  @Override
  Node select(Node condition, Node a, Node b) {
    boolean isChoice = a.type == Type.BOOLEAN && a != b && condition.op != Op.CONSTANT && a.op != Op.CONSTANT
        && b.op != Op.CONSTANT;
    return isChoice ? make(Op.SELECT, a.type, null, condition, a, b) : super.select(condition, a, b);
  }

  @Override
  Node convert(Node a, Type type) {
    return a.op == Op.LOCAL && a.type == Type.INT && type != Type.INT ? make(Op.NARROW, type, null, a)
        : super.convert(a, type);
  }
}
