package lockstep.compiler;

/** The types of values; an int is always a constant. */
enum Type {
  FLOAT("float"), DOUBLE("double"), BOOLEAN("boolean"), INT("int");

  final String java;

  Type(String java) {
    this.java = java;
  }

  /** The type in which Java computes with operands of two types. */
  static Type promoted(Type a, Type b) {
    return a == DOUBLE || b == DOUBLE ? DOUBLE : a == FLOAT || b == FLOAT ? FLOAT : a;
  }
}
