package lockstep.internal.kernel;

import lockstep.internal.adaptive.Adaptive;
import lockstep.internal.adaptive.Pace;
import lockstep.internal.adaptive.Practice;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;

/**
 * A kernel as both its twins, of which the one is run that is faster just now, by the meter of a thread.
 * Since they give the same bits, nobody can see which it was.
 */
public final class Twins extends Adaptive implements Kernel {
  private final Kernel scalar;
  private final Kernel wide;
  private final Layout layout;
  private final int firstWidth;
  private final int secondWidth;
  private final Pace pace;

  /** For pairs that have to be gathered first. */
  private final Pace scattered;

  /** Of operands of so many columns. */
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

  /** How fast they are, for pairs that stand one after the other or for scattered ones. */
  public Pace pace(boolean scattered) {
    return scattered ? this.scattered : pace;
  }

  /** One of them. */
  public Kernel kernel(boolean wide) {
    return wide ? this.wide : scalar;
  }

  /** Whether the wide one is compiled. */
  @Override
  public boolean isReady() {
    return pace.isReady() && scattered.isReady();
  }

  /** Within the search of a tree, whose runs are too short to take their times. */
  @Override
  public void run(Operand first, Operand second, int count, Output out) {
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
