package lockstep;

import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;

/** A search, by climbing from random places, for the numbers at which something is largest. */
public final class Climb {
  private static final int STEPS = 2000;

  private Climb() {}

  /**
   * The largest value found.
   *
   * @param exponents the numbers are from 2 to the minus this to 2 to this
   */
  public static double most(int starts, int numbers, int exponents, ToDoubleFunction<float[]> value) {
    SplittableRandom random = new SplittableRandom(1);
    double most = 0;
    for (int start = 0; start < starts; start++) {
      float[] x = new float[numbers];
      for (int k = 0; k < numbers; k++) {
        x[k] =
            Math.scalb((float) random.nextDouble(-1, 1), random.nextInt(-exponents / 4, exponents / 4 + 1));
      }
      double best = 0;
      for (int step = 0; step < STEPS; step++) {
        int k = random.nextInt(numbers);
        float before = x[k];
        x[k] = changed(before, random);
        double its = Math.abs(Math.getExponent(x[k])) <= exponents ? value.applyAsDouble(x) : -1;
        if (its < best) {
          x[k] = before;
        } else {
          best = its;
        }
      }
      most = Math.max(most, best);
    }
    return most;
  }

  private static float changed(float x, SplittableRandom random) {
    return switch (random.nextInt(4)) {
      case 0 -> (float) random.nextDouble(-1, 1);
      case 1 -> Float.intBitsToFloat(Float.floatToRawIntBits(x) ^ 1 << random.nextInt(23));
      case 2 -> Math.scalb(x, random.nextInt(-8, 9));
      default -> -x;
    };
  }
}
