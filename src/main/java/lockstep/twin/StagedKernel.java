package lockstep.twin;

/**
 * A kernel whose definition marks a {@linkplain Twin.Stage stage}: a conjunction of cheap terms, and the
 * costly rest. {@link Kernel#run} is right for pairs that pass all terms, and for them alone.
 */
public interface StagedKernel extends Kernel {
  /** The number of columns of the first operand. */
  int firstWidth();

  /** The number of columns of the second operand. */
  int secondWidth();

  /**
   * How many operations {@link Kernel#run} does on each vector of pairs: what it saves to decide a vector of
   * them without it.
   */
  int operations();

  /** The number of terms. */
  int terms();

  /**
   * The number of terms after those which, if a pair passes them too, make it a hit that {@link Kernel#run}
   * need not be asked about.
   */
  default int sureTerms() {
    return 0;
  }

  /** The columns of the first operand that a term reads. */
  int[] firstColumns(int term);

  /** The columns of the second operand that a term reads. */
  int[] secondColumns(int term);

  /** What float column {@code column} of the result holds for a pair that fails a term. */
  float miss(int column);

  /**
   * Writes for each pair whether it passes a term, as the bits of {@code out}; as {@link Kernel#run}
   * otherwise.
   */
  void term(int term, Operand first, Operand second, int count, Output out);
}
