package lockstep.internal.run;

import lockstep.internal.kernel.Buffers;
import lockstep.internal.kernel.DescribedKernel;
import lockstep.twin.Output;

/** What a kernel has said of some pairs: a bit for each, and the columns that it writes. */
public final class Answers {
  private final Buffers buffers;

  /** The hits that a sink has put aside for later: rows, and their elements. */
  private final IntList keptRows = new IntList();

  private final IntList kept = new IntList();
  private DescribedKernel kernel;
  private boolean swap;

  Answers(int capacity) {
    buffers = new Buffers(capacity);
  }

  void of(Question question) {
    of(question.kernel(), question.swaps());
  }

  /** Of another kernel, which sees the operands in the caller's order or in the other one. */
  void of(DescribedKernel itsKernel, boolean itsSwap) {
    kernel = itsKernel;
    swap = itsSwap;
  }

  /** Puts a hit aside. */
  public void keep(int row, int element) {
    keptRows.add(row);
    kept.add(element);
  }

  /** The rows of the hits that have been put aside. */
  public IntList keptRows() {
    return keptRows;
  }

  /** Their elements. */
  public IntList kept() {
    return kept;
  }

  /** Forgets the hits that have been put aside. */
  public void dropKept() {
    keptRows.clear();
    kept.clear();
  }

  /** An output that writes here what the kernel says. */
  Output output() {
    return buffers.output(kernel.layout());
  }

  /** The bits of hits. */
  public long[] words() {
    return buffers.words;
  }

  /** The columns as the kernel has written them. */
  public float[][] floats() {
    return buffers.floats;
  }

  /** Whether entry k is a hit. */
  public boolean isHit(int k) {
    return (buffers.words[k >>> 6] >>> k & 1) != 0;
  }

  /** The first column of entry k, a distance or time, which no order of operands changes. */
  public float key(int k) {
    return buffers.floats[0][k];
  }

  /** Column c of entry k as the caller sees it, who may have given the operands in the other order. */
  public float value(int c, int k) {
    return kernel.value(c, swap, buffers, k);
  }
}
