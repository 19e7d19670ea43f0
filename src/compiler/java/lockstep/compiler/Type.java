package lockstep.compiler;

import javax.lang.model.type.TypeKind;

/** The types of values. An INT is always a constant; a PLACE is that of an exact number, or a verdict. */
enum Type {
  FLOAT("float"), DOUBLE("double"), BOOLEAN("boolean"), INT("int"), PLACE("int");

  final String java;

  Type(String java) {
    this.java = java;
  }

  /** The type for a Java primitive, or null if values cannot have it. */
  static Type of(TypeKind kind) {
    return switch (kind) {
      case FLOAT -> FLOAT;
      case DOUBLE -> DOUBLE;
      case BOOLEAN -> BOOLEAN;
      case INT -> INT;
      default -> null;
    };
  }

  /** The result type of Java's binary numeric promotion. */
  static Type promoted(Type a, Type b) {
    return a == DOUBLE || b == DOUBLE ? DOUBLE : a == FLOAT || b == FLOAT ? FLOAT : a;
  }
}
