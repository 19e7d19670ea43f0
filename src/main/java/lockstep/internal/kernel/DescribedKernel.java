package lockstep.internal.kernel;

import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;

/** A kernel and its outputs: all that adapters (pairings, rows, lists, trees) know of a test. */
public interface DescribedKernel {
  Kernel kernel();

  Layout layout();

  /**
   * The number of the layout's float columns that it writes, from the first on; the others hold their values
   * for a miss.
   */
  int floats();

  /** Whether the kernel takes the operands in the other order if the caller's first is of that kind. */
  boolean swaps(Kind callersFirst);

  /** The bound on its deviation from real arithmetic. */
  ErrorBound error();

  /**
   * Whether one of its operands is cylinders, which requires the other's coordinates in the order in which
   * the cylinders' axis is last.
   */
  boolean facesCylinders();

  /**
   * Float column c of an answer that the kernel has written, in the caller's order.
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
