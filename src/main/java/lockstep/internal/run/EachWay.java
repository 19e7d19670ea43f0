package lockstep.internal.run;

import java.util.function.Supplier;

/**
 * What a thread needs once for each way of doing something, with vectors and without; made when first needed.
 */
public final class EachWay<T> {
  private final Supplier<T> makeScalar;
  private final Supplier<T> makeWide;
  private T scalar;
  private T wide;

  public EachWay(Supplier<T> makeScalar, Supplier<T> makeWide) {
    this.makeScalar = makeScalar;
    this.makeWide = makeWide;
  }

  /** The one that uses vectors, or the one that does not. */
  public T get(boolean vectors) {
    if (vectors) {
      wide = wide == null ? makeWide.get() : wide;
      return wide;
    }
    scalar = scalar == null ? makeScalar.get() : scalar;
    return scalar;
  }
}
