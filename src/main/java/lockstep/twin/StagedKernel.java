package lockstep.twin;

/**
 * A kernel whose definition marks a {@linkplain Twin.Stage stage}: a conjunction of cheap terms, and the
 * costly rest. {@link Kernel#run} is correct only for pairs that pass all terms.
 */
public interface StagedKernel extends Kernel {
  /** The number of columns of the first operand. */
  int firstWidth();

  /** The number of columns of the second operand. */
  int secondWidth();

  /**
   * The number of operations of {@link Kernel#run} per vector of pairs: the saving when a vector is decided
   * without it.
   */
  int operations();

  /** The number of terms. */
  int terms();

  /**
   * The number of terms after those: a pair that passes them too is a hit, for which {@link Kernel#run} need
   * not be called.
   */
  default int sureTerms() {
    return 0;
  }

  /** The columns of the first operand that a term reads. */
  int[] firstColumns(int term);

  /** The columns of the second operand that a term reads. */
  int[] secondColumns(int term);

  /** The value of float column {@code column} of the result for a pair that fails a term. */
  float miss(int column);

  /**
   * Writes, as the bits of {@code out}, whether each pair passes a term; otherwise like {@link Kernel#run}.
   */
  void term(int term, Operand first, Operand second, int count, Output out);
}
