package lockstep.internal.kernel;

import lockstep.internal.adaptive.Adaptive;
import lockstep.internal.adaptive.Pace;
import lockstep.internal.adaptive.Practice;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;

/**
 * A kernel with both its twins; a thread's meter selects the currently faster one. Since both give the same
 * bits, the choice does not affect results.
 */
public final class Twins extends Adaptive implements Kernel {
  private final Kernel scalar;
  private final Kernel wide;
  private final Layout layout;
  private final int firstWidth;
  private final int secondWidth;
  private final Pace pace;

  /** Times for pairs that have to be gathered first. */
  private final Pace scattered;

  /** A kernel for operands with these numbers of columns. */
  public Twins(Kernel scalar, Kernel wide, Layout layout, int firstWidth, int secondWidth) {
    this(scalar, wide, layout, firstWidth, secondWidth, new Pace(Kernel.BLOCK), new Pace(Kernel.BLOCK));
  }

  Twins(Kernel scalar, Kernel wide, Layout layout, int firstWidth, int secondWidth, Pace pace,
      Pace scattered) {
    this.scalar = scalar;
    this.wide = wide;
    this.layout = layout;
    this.firstWidth = firstWidth;
    this.secondWidth = secondWidth;
    this.pace = pace;
    this.scattered = scattered;
  }

  /** Their times, for consecutive or for scattered pairs. */
  public Pace pace(boolean scattered) {
    return scattered ? this.scattered : pace;
  }

  /** One of the two. */
  public Kernel kernel(boolean wide) {
    return wide ? this.wide : scalar;
  }

  /** Whether the wide one is compiled. */
  @Override
  public boolean isReady() {
    return pace.isReady() && scattered.isReady();
  }

  /**
   * Runs within the search of a tree, with runs too short to be timed. So it is here that the wide one is
   * asked for: a program that only casts rays at trees calls the kernel in no other way.
   */
  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    if (!pace.isReady()) {
      want();
    }
    kernel(pace.wide(count)).run(first, second, count, out);
  }

  @Override
  protected Practice practice() {
    return new KernelPractice(scalar, wide, layout, firstWidth, secondWidth);
  }

  @Override
  protected float known() {
    return Math.max(pace.leastScalar(), scattered.leastScalar());
  }

  @Override
  protected void compiled(float scalarNanos, float wideNanos) {
    pace.ready(scalarNanos, wideNanos);
    scattered.ready(scalarNanos, wideNanos);
  }
}
