package lockstep.internal.kernel;

import lockstep.twin.Kernel;

/** A kernel and what it writes: all that adapters (pairings, rows, lists, trees) know of a test. */
public interface DescribedKernel {
  Kernel kernel();

  Layout layout();

  /**
   * How many of the layout's float columns it writes, from the first on; the others hold what they do for a
   * miss.
   */
  int floats();

  /** Whether the kernel takes the operands the other way round where the caller's first is of that kind. */
  boolean swaps(Kind callersFirst);

  /** How far it may be from real arithmetic. */
  ErrorBound error();

  /**
   * Whether one of its operands is cylinders, beside which the other's coordinates come in the order in which
   * their axis is last.
   */
  boolean facesCylinders();

  /**
   * Float column c of an answer that the kernel has written, as the caller sees it.
   *
   * @param swap whether the kernel has seen the operands swapped
   */
  default float value(int c, boolean swap, Buffers answers, int k) {
    Layout.Column column = layout().floats().get(c);
    int written = swap ? column.swapped() : c;
    float value = written < floats() ? answers.floats[written][k] : column.miss();
    return swap && column.negated() ? -value : value;
  }
}
