package lockstep.internal.kernel;

/**
 * One side of a batch as a kernel sees it: columns, the element to start at, and how far to move
 * from one block of {@value Kernel#BLOCK} pairs to the next.
 *
 * <p>A stride of {@value Kernel#BLOCK} walks the columns; a stride of 0 reads the same block again
 * and again, which is how one shape meets many: its values are repeated over one block. So zip and
 * one-to-many are the same kernel, and the repeated block stays in the first-level cache.
 *
 * <p>A plain mutable carrier: every thread owns its few and reuses them.
 */
public final class Operand {
  public float[][] columns;
  public int from;
  public int stride;

  /** Points this side at {@code columns}, walking from element {@code from}. */
  public Operand walk(float[][] columns, int from) {
    return set(columns, from, Kernel.BLOCK);
  }

  /** Points this side at the first block of {@code columns}, read again for every block of pairs. */
  public Operand repeat(float[][] columns) {
    return set(columns, 0, 0);
  }

  private Operand set(float[][] columns, int from, int stride) {
    this.columns = columns;
    this.from = from;
    this.stride = stride;
    return this;
  }
}
