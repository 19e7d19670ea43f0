package lockstep.twin;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the scalar definition of a kernel: a static method that answers for one pair of elements, from which
 * the twin compiler makes two batch forms. For {@code Probe.near} these are the classes {@code ProbeScalar},
 * which answers pair by pair as the definition does, and {@code ProbeWide}, which performs the same
 * operations in the same order on vectors of pairs. Both give the same bits. If a class has several
 * definitions, the names of the methods are added: {@code ProbeNearScalar}.
 *
 * <p>The parameters of the method are the columns of the first operand, in order, and then, from the one
 * marked {@link Second} on, those of the second operand: floats, or records of floats such as {@link Vec},
 * each component of which is a column. Its result is one of
 *
 * <ul>
 * <li>a {@code boolean}: the pair's result bit;
 * <li>a {@code float}: the only float column of the result; the bit is set where it is less than +∞;
 * <li>a record whose first component is a {@code boolean}, the pair's result bit, and whose others are
 * floats, or records of floats: the float columns, in order;
 * <li>a {@code boolean} and float columns: then the last parameters are a {@code float[]} for each column and
 * an {@code int}, the entry to write. Every path through the method writes all of them before it returns.
 * </ul>
 *
 * <p>Definitions are methods of the first class of a file. Such a method, and each static method that it
 * calls, is written in a subset of Java:
 *
 * <ul>
 * <li>values of type {@code float}, {@code double} and {@code boolean}, in parameters and local variables;
 * {@code int} only where the compiler knows the value; records of these, of the {@linkplain lockstep.twin
 * ready set} or your own, with static methods and methods of their own, created by their implicit canonical
 * constructor;
 * <li>{@link Exact} numbers, of which a definition asks the sign;
 * <li>arrays of these, created where their variable is declared, whose length and indices are constants;
 * <li>{@code + - * /}, unary {@code -}, comparisons, {@code && || ! & | ^}, {@code ?:}, casts, assignments;
 * <li>{@code Math.abs, sqrt, min, max, fma}; a {@code (float) Math.sqrt} of a float rounds once, as vectors
 * do;
 * <li>{@code if}, {@code else}, {@code return} anywhere, {@code for} with a constant number of rounds, or
 * over the elements of an array;
 * <li>{@code return part(…)}, where the last parameters of the part are the result columns and the entry, and
 * the part writes them;
 * <li>constants: literals, and {@code static final} fields. A field whose initialiser is not a constant
 * expression may use other such fields only if they are declared before it in the same class.
 * </ul>
 *
 * <p>Names resolve as they do for javac. The twin compiler sees the classes of the same source folder, of its
 * own class path, and of the JDK; the source of each method that is called is in that folder. A class that it
 * does not see must not change how a name resolves: a definition that imports or inherits from one is an
 * error where it matters.
 *
 * <p>Records and arrays are decomposed: nothing of them is left in twins, so none is allocated for a pair. A
 * definition in values also becomes a static method of its scalar twin, with a parameter for each column,
 * public if it is.
 *
 * <p>Anything else is an error that names the line and what to write instead. All operations are performed in
 * all lanes, so no branch saves work unless a mark allows it: {@link Stage}, {@link Sure}, {@link Leave},
 * {@link Doubt}. No mark changes a bit of the result. If a definition calls another, the marks of the called
 * one have no effect, except {@link Doubt}.
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
   * where the condition is false. The wide twin computes the rest only for the pairs that pass, gathered
   * together. For pairs scattered over memory it fetches the columns of the terms one term at a time, and
   * only for pairs that have passed the terms before.
   */
  @Documented
  @Target(ElementType.LOCAL_VARIABLE)
  @Retention(RetentionPolicy.SOURCE)
  @interface Stage {
  }

  /**
   * Marks a cheap condition, a conjunction, that makes a pair that has passed the {@link Stage} a hit: the
   * definition returns true right after it. The wide twin computes the rest only for the other pairs.
   */
  @Documented
  @Target(ElementType.LOCAL_VARIABLE)
  @Retention(RetentionPolicy.SOURCE)
  @interface Sure {
  }

  /**
   * Marks a condition without which a pair is a miss: the wide twin leaves a vector of pairs early if none of
   * them meets it.
   */
  @Documented
  @Target(ElementType.LOCAL_VARIABLE)
  @Retention(RetentionPolicy.SOURCE)
  @interface Leave {
  }

  /**
   * Marks a condition that hardly any pair meets: the {@code if} that tests it has an arm that the wide twin
   * leaves to the definition, pair by pair. An arm that computes in {@code double}, in a method that
   * otherwise does not, is left to the definition without a mark.
   *
   * <p>If the arm only returns what another definition of the class answers for the same columns, {@code
   * return closely(a, b);}, and the result is a bit alone, the wide twin asks the wide twin of that one. So a
   * definition in float can be followed by one in {@link Exact} numbers. A long definition that has columns
   * and calls one like it asks the scalar twin of that one about these pairs, between its loops.
   */
  @Documented
  @Target(ElementType.LOCAL_VARIABLE)
  @Retention(RetentionPolicy.SOURCE)
  @interface Doubt {
  }

  /**
   * Marks a part that the wide twin does not inline but runs as a pass of its own over a block of pairs. Use
   * it for parts of about fifty operations that are called often, as the size of a compiled method is
   * limited.
   */
  @Documented
  @Target(ElementType.METHOD)
  @Retention(RetentionPolicy.SOURCE)
  @interface Pass {
  }
}
