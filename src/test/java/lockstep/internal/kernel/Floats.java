package lockstep.internal.kernel;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;

/** Floats to build shapes from, {@link #COUNT} at a time: enough for any pair. */
public final class Floats {
  /** Two oriented boxes have 20 columns. */
  public static final int COUNT = 20;

  private Floats() {}

  /** Small whole numbers: touching, flat and degenerate shapes abound, and float arithmetic is exact. */
  public static final class Grid implements ArbitrarySupplier<float[]> {
    @Override
    public Arbitrary<float[]> get() {
      return whole(3).map(Floats::floats);
    }
  }

  /** Random 24-bit numbers in [−1, 1]. */
  public static final class Reals implements ArbitrarySupplier<float[]> {
    @Override
    public Arbitrary<float[]> get() {
      return whole(1 << 24).map(p -> scaled(p, 0x1p-24f, 0));
    }
  }

  /** As {@link Reals}, but also tiny, huge and far from the origin. */
  public static final class Scaled implements ArbitrarySupplier<float[]> {
    @Override
    public Arbitrary<float[]> get() {
      return Combinators
          .combine(whole(1 << 24), Arbitraries.of(1f, 1e-7f, 1e6f, 100f), Arbitraries.of(0f, 1f, 1e6f))
          .as((p, scale, offset) -> scaled(p, 0x1p-24f * scale, offset * scale));
    }
  }

  /** As {@link Grid}, but every number one of its neighbours two times in nine. */
  public static final class Nudged implements ArbitrarySupplier<float[]> {
    @Override
    public Arbitrary<float[]> get() {
      return Combinators.combine(whole(3), whole(4)).as((p, steps) -> {
        float[] floats = floats(p);
        for (int k = 0; k < COUNT; k++) {
          if (Math.abs(steps[k]) == 4) {
            floats[k] = steps[k] > 0 ? Math.nextUp(floats[k]) : Math.nextDown(floats[k]);
          }
        }
        return floats;
      });
    }
  }

  /** Any bit patterns, with frequent special values. */
  public static final class Any implements ArbitrarySupplier<float[]> {
    @Override
    public Arbitrary<float[]> get() {
      Arbitrary<Float> bits =
          Arbitraries.integers().withDistribution(RandomDistribution.uniform()).map(Float::intBitsToFloat);
      Arbitrary<Float> special =
          Arbitraries.of(0f, -0f, 1f, -1f, Math.nextUp(1f), Float.MIN_VALUE, -Float.MIN_NORMAL,
              Float.MAX_VALUE, -Float.MAX_VALUE, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NaN);
      return Arbitraries.oneOf(bits, special, special).array(Float[].class).ofSize(COUNT).map(p -> {
        float[] floats = new float[COUNT];
        for (int k = 0; k < COUNT; k++) {
          floats[k] = p[k];
        }
        return floats;
      });
    }
  }

  /** Replaces the neighbours of 0, whose squares underflow, by ±2^-24. */
  public static void inRange(float[] p) {
    for (int k = 0; k < p.length; k++) {
      p[k] = Math.abs(p[k]) == Float.MIN_VALUE ? Math.signum(p[k]) * 0x1p-24f : p[k];
    }
  }

  private static Arbitrary<int[]> whole(int most) {
    return Arbitraries.integers().between(-most, most).withDistribution(RandomDistribution.uniform())
        .withoutEdgeCases().array(int[].class).ofSize(COUNT);
  }

  private static float[] floats(int[] p) {
    return scaled(p, 1, 0);
  }

  private static float[] scaled(int[] p, float scale, float offset) {
    float[] floats = new float[COUNT];
    for (int k = 0; k < COUNT; k++) {
      floats[k] = p[k] * scale + offset;
    }
    return floats;
  }
}
