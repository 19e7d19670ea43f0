package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;

/**
 * A kernel as both its twins, of which the one is run that is faster just now. Since they give the same bits,
 * nobody can see which it was.
 */
public final class Twins implements Kernel {
  private final Kernel scalar;
  private final Kernel wide;
  private final Layout layout;
  private final int firstWidth;
  private final int secondWidth;
  private final Pace pace;

  /** For pairs that have to be gathered first. */
  private final Pace scattered;

  private volatile boolean wanted;

  /** Nanoseconds, as estimated, that the scalar one has worked since the wide one is wanted. */
  private volatile long waited;

  /** Of operands of so many columns. */
  public Twins(Kernel scalar, Kernel wide, Layout layout, int firstWidth, int secondWidth) {
    this(scalar, wide, layout, firstWidth, secondWidth, new Pace(), new Pace());
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

  /** Whether the wide one should be brought to speed: once, until it is. */
  public boolean claim() {
    if (wanted || isReady()) {
      return false;
    }
    wanted = true;
    return true;
  }

  /**
   * Nanoseconds, as estimated, that the scalar one has worked until the wide one is ready; what threads add
   * at once may be lost.
   */
  public long waited() {
    return waited;
  }

  /** Adds to {@link #waited}. */
  @SuppressWarnings("NonAtomicVolatileUpdate")
  public void addWaited(long nanos) {
    waited += nanos;
  }

  /** Whether the wide one is compiled. */
  public boolean isReady() {
    return pace.isReady() && scattered.isReady();
  }

  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    kernel(pace.wide(count)).run(first, second, count, out);
  }

  /** With what the JVM has to see to compile the wide one. */
  public Practice practice() {
    return new KernelPractice(scalar, wide, layout, firstWidth, secondWidth) {
      @Override
      public float known() {
        return pairs() * Math.max(pace.leastScalar(), scattered.leastScalar());
      }

      @Override
      public void ready(float scalarNanos, float wideNanos) {
        pace.ready(scalarNanos / pairs(), wideNanos / blocks());
        scattered.ready(scalarNanos / pairs(), wideNanos / blocks());
        wanted = false;
      }
    };
  }
}
