package lockstep.compiler;

import java.util.EnumSet;
import java.util.Set;

/** The operations of a {@link Graph}, with their names in the Vector API if they are one operation there. */
enum Op {
  /** An element of a column: value is a {@link Node.Column}. */
  COLUMN,
  /** A number or truth value. */
  CONSTANT,
  /** A parameter of a pass: value is a {@link Node.Parameter}. */
  PARAMETER,
  /** A result of a {@link Pass}, which is the value. */
  PASS,
  /**
   * Whether a pair for which argument 0 holds meets the definition that is the value, given the columns that
   * are the other arguments; false for other pairs. Pairs are asked about one by one, by its scalar twin.
   */
  DECIDE,
  /** Its argument, stored where passes can read it. */
  COPY,
  /** Writes its argument to the float column of the result whose index is the value. */
  STORE,
  /** Argument 1 where argument 0 holds, else argument 2. */
  SELECT,
  /** A float as a double. */
  WIDEN,
  /** A double rounded to a float. */
  NARROW,
  /** A variable of printed Java: value is a {@link Node.Local}. */
  LOCAL,
  /** A call, in printed Java, of the method whose name is the value. */
  CALL,

  ADD, SUB, MUL, DIV, MIN, MAX, FMA, NEG, ABS, SQRT, //
  LT, LE, GT, GE, EQ, NE, //
  AND, OR, XOR, NOT;

  private static final Set<Op> COMPARES = EnumSet.of(LT, LE, GT, GE, EQ, NE);
  private static final Set<Op> LOGIC = EnumSet.of(AND, OR, XOR, NOT);

  private static final Set<Op> ARITHMETIC = EnumSet.of(ADD, SUB, MUL, DIV, MIN, MAX, FMA);

  /** Whether it computes a number from two or three. */
  boolean isArithmetic() {
    return ARITHMETIC.contains(this);
  }

  boolean isCompare() {
    return COMPARES.contains(this);
  }

  boolean isLogic() {
    return LOGIC.contains(this);
  }

  /** Whether it is available without being computed. */
  boolean isGiven() {
    return this == COLUMN || this == CONSTANT || this == PARAMETER;
  }
}
