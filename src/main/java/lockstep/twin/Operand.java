package lockstep.twin;

/**
 * One operand of a batch as a kernel sees it: columns, the element to start at, and the distance from one
 * block of {@value Kernel#BLOCK} pairs to the next.
 *
 * <p>A stride of {@value Kernel#BLOCK} walks the columns. A stride of 0 reads the same elements for every
 * block, which pairs one element with many: its columns are filled with {@value #REPEATED} copies of it. So
 * zip and one-to-many are the same kernel, and the copies stay in the first-level cache. Elements scattered
 * over the columns have indices, and are gathered before a kernel sees them.
 *
 * <p>A plain mutable carrier: each thread owns a few and reuses them.
 */
public final class Operand {
  /**
   * Number of copies that make a repeated operand, or one for each pair of whole blocks if these are fewer.
   */
  public static final int REPEATED = 4 * Kernel.BLOCK;

  public float[][] columns;
  public int from;
  public int stride;

  /** The elements to read, counted from {@link #from}; null for an operand that is read in place. */
  public int[] indices;

  /** Creates an operand that points nowhere yet. */
  public Operand() {}

  /** Points this operand at {@code columns}, walking from element {@code from}. */
  public Operand walk(float[][] columns, int from) {
    return set(columns, from, Kernel.BLOCK, null);
  }

  /**
   * Points this operand at copies of one element, {@value #REPEATED} or as many as there are pairs in whole
   * blocks, in {@code columns}.
   */
  public Operand repeat(float[][] columns) {
    return set(columns, 0, 0, null);
  }

  /** Points this operand at elements {@code from + indices[…]} of {@code columns}. */
  public Operand scatter(float[][] columns, int from, int[] indices) {
    return set(columns, from, Kernel.BLOCK, indices);
  }

  /** The element of pair {@code start}, the first of a block. */
  public int at(int start) {
    return from + (start >>> 6) * stride;
  }

  /**
   * The number of pairs in one run of a loop that walks both operands: all, or as many as a repeated operand
   * has copies for.
   */
  public static int most(Operand first, Operand second) {
    return (first.stride & second.stride) == 0 ? REPEATED : Integer.MAX_VALUE & -Kernel.BLOCK;
  }

  /**
   * Points this operand at the elements that {@code other} reads from its pair {@code start} on, a multiple
   * of a block.
   */
  public Operand from(Operand other, int start) {
    return set(other.columns, other.at(start), other.stride, null);
  }

  private Operand set(float[][] columns, int from, int stride, int[] indices) {
    this.columns = columns;
    this.from = from;
    this.stride = stride;
    this.indices = indices;
    return this;
  }
}
