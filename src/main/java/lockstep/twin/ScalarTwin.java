package lockstep.twin;

/**
 * The batch form of a definition that answers pair by pair, made by the twin compiler. It knows its wide
 * twin. Both may be run by any number of threads at once.
 */
public interface ScalarTwin extends Kernel {
  /** The number of columns of the first operand. */
  int firstWidth();

  /** The number of columns of the second operand. */
  int secondWidth();

  /** The number of float columns that it writes; 0 for a definition that answers with its bit alone. */
  int floats();

  /**
   * The twin with vectors, a {@link StagedKernel} where the definition marks a stage; needs
   * jdk.incubator.vector.
   */
  Kernel wide();
}
