package lockstep.twin;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the scalar definition of a kernel: a static method that answers for one pair of elements, from which
 * the twin compiler makes two batch forms. For {@code Probe.near} these are the classes {@code ProbeScalar},
 * which answers pair by pair as it does, and {@code ProbeWide}, which does the same operations in the same
 * order on vectors of pairs. Both give the same bits. Where a class has several definitions the names of the
 * methods are added: {@code ProbeNearScalar}.
 *
 * <p>The parameters of the method are the columns of the first operand, in order, and then, from the one
 * marked {@link Second} on, those of the second operand: floats, or records of floats such as {@link Vec},
 * each component of which is a column. What it answers is one of
 *
 * <ul>
 *   <li>a {@code boolean}: the pair's result bit;
 *   <li>a {@code float}: the only float column of the result; the bit is set where it is less than +∞;
 *   <li>a record whose first component is a {@code boolean}, the pair's result bit, and whose others are
 *   floats, or records of floats: the float columns, in order;
 *   <li>a {@code boolean} and float columns: then the last parameters are a {@code float[]} for each column
 *   and an {@code int}, the entry to write. Every way through the method writes all of them before it
 *   returns.
 * </ul>
 *
 * <p>Definitions are methods of the first class of a file. Such a method, and each static method that it
 * calls, is written in a part of Java:
 *
 * <ul>
 *   <li>values of type {@code float}, {@code double} and {@code boolean}, in parameters and local variables;
 *   {@code int} only where it is known to the compiler; records of these, of the {@linkplain lockstep.twin
 *   ready set} or your own, with static methods and methods of their own, made by the constructor that Java
 *   gives them;
 *   <li>arrays of these, made where their variable is declared, whose length and indices are constants;
 *   <li>{@code + - * /}, unary {@code -}, comparisons, {@code && || ! & | ^}, {@code ?:}, casts, assignments;
 *   <li>{@code Math.abs, sqrt, min, max, fma}; a {@code (float) Math.sqrt} of a float is one rounding, as
 *   that of vectors;
 *   <li>{@code if}, {@code else}, {@code return} anywhere, {@code for} with a constant number of rounds, or
 *   over the elements of an array;
 *   <li>{@code return part(…)}, where the part, as its last parameters, takes the result columns and the
 *   entry and writes them;
 *   <li>constants: literals, and {@code static final} fields. A field whose initialiser is no constant
 *   expression may use other such fields only if they stand before it in the same class.
 * </ul>
 *
 * <p>A name means what it means to javac. The twin compiler sees the classes of the same source folder, of
 * the class path that it is run with, and of the JDK; the source of each method that is called is in that
 * folder. A class that it does not see may not change what a name means: a definition that imports or
 * inherits from one is an error where it matters.
 *
 * <p>Records and arrays are taken apart: nothing of them is left in twins, so none is made for a pair. A
 * definition in values also becomes a static method of its scalar twin, with a parameter for each column,
 * public if it is.
 *
 * <p>Anything else is an error that names the line and what to write instead. All operations are done in all
 * lanes, so no branch saves work, unless a mark says so: {@link Stage}, {@link Sure}, {@link Leave}, {@link
 * Doubt}. Nothing that a mark says changes a bit of the answer. Where a definition calls another, the marks
 * of that one say nothing, but for {@link Doubt}.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Twin {
  /** Marks the parameter that is the first column of the second operand. */
  @Documented
  @Target(ElementType.PARAMETER)
  @Retention(RetentionPolicy.CLASS)
  @interface Second {
  }

  /**
   * Marks a cheap condition that few pairs pass: a conjunction, after which the definition returns a miss
   * where it does not hold. The wide twin computes what follows only for the pairs that pass, gathered
   * together; of pairs scattered over memory it fetches the columns of one term of the conjunction after the
   * other, and only for pairs that have passed the terms before.
   */
  @Documented
  @Target(ElementType.LOCAL_VARIABLE)
  @Retention(RetentionPolicy.SOURCE)
  @interface Stage {
  }

  /**
   * Marks a cheap condition, a conjunction, with which a pair that has passed the {@link Stage} is a hit: the
   * definition returns true right after it. The wide twin computes what follows for the others only.
   */
  @Documented
  @Target(ElementType.LOCAL_VARIABLE)
  @Retention(RetentionPolicy.SOURCE)
  @interface Sure {
  }

  /**
   * Marks a condition without which a pair is a miss: the wide twin leaves a vector of pairs early where none
   * of them has it.
   */
  @Documented
  @Target(ElementType.LOCAL_VARIABLE)
  @Retention(RetentionPolicy.SOURCE)
  @interface Leave {
  }

  /**
   * Marks a condition that hardly any pair has: the {@code if} that tests it has an arm that the wide twin
   * leaves to the definition, pair by pair. So is, without a mark, an arm that computes in {@code double} in
   * a method that otherwise does not.
   */
  @Documented
  @Target(ElementType.LOCAL_VARIABLE)
  @Retention(RetentionPolicy.SOURCE)
  @interface Doubt {
  }

  /**
   * Marks a part that the wide twin does not inline where it is called, but runs as a pass of its own over a
   * block of pairs. For parts of some fifty operations that are called often: a compiled method has its
   * limits.
   */
  @Documented
  @Target(ElementType.METHOD)
  @Retention(RetentionPolicy.SOURCE)
  @interface Pass {
  }
}
