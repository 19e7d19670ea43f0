package lockstep.compiler;

/** Folds operations on constants, as Java does. */
final class Folding {
  private Folding() {}

  static Object fold(Op op, Node... args) {
    return switch (args[0].type) {
      case INT -> ints(op, (Integer) args[0].value, (Integer) args[args.length - 1].value);
      case FLOAT -> floats(op, args);
      case DOUBLE -> doubles(op, args);
      case BOOLEAN, PLACE -> throw new IllegalArgumentException(op + " of " + args[0].type);
    };
  }

  static Object convert(Number number, Type type) {
    return switch (type) {
      case FLOAT -> number.floatValue();
      case DOUBLE -> number.doubleValue();
      default -> number.intValue();
    };
  }

  private static Object ints(Op op, int a, int b) {
    return switch (op) {
      case ADD -> a + b;
      case SUB -> a - b;
      case MUL -> a * b;
      case DIV -> a / b;
      case NEG -> -a;
      case ABS -> Math.abs(a);
      case MIN -> Math.min(a, b);
      case MAX -> Math.max(a, b);
      default -> compare(op, a, b);
    };
  }

  private static Object floats(Op op, Node[] args) {
    float a = (Float) args[0].value;
    float b = (Float) args[args.length > 1 ? 1 : 0].value;
    return switch (op) {
      case ADD -> a + b;
      case SUB -> a - b;
      case MUL -> a * b;
      case DIV -> a / b;
      case NEG -> -a;
      case ABS -> Math.abs(a);
      case SQRT -> (float) Math.sqrt(a);
      case MIN -> Math.min(a, b);
      case MAX -> Math.max(a, b);
      case FMA -> Math.fma(a, b, (Float) args[2].value);
      default -> compare(op, a, b);
    };
  }

  private static Object doubles(Op op, Node[] args) {
    double a = (Double) args[0].value;
    double b = (Double) args[args.length > 1 ? 1 : 0].value;
    return switch (op) {
      case ADD -> a + b;
      case SUB -> a - b;
      case MUL -> a * b;
      case DIV -> a / b;
      case NEG -> -a;
      case ABS -> Math.abs(a);
      case SQRT -> Math.sqrt(a);
      case MIN -> Math.min(a, b);
      case MAX -> Math.max(a, b);
      case FMA -> Math.fma(a, b, (Double) args[2].value);
      default -> compare(op, a, b);
    };
  }

  private static Object compare(Op op, double a, double b) {
    return switch (op) {
      case LT -> a < b;
      case LE -> a <= b;
      case GT -> a > b;
      case GE -> a >= b;
      case EQ -> a == b;
      case NE -> a != b;
      default -> throw new IllegalArgumentException(op + " of constants");
    };
  }
}
