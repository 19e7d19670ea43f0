package lockstep.samples;

import java.util.Arrays;
import java.util.Random;

/** Samples of rays. */
final class RaySamples implements KindSamples {
  @Override
  public void plain(float[] e, Random random, boolean grid) {
    for (int c = 3; c < 6; c++) {
      e[c] = grid ? random.nextInt(3) - 1 : random.nextFloat() * 2 - 1;
    }
    e[6] = 0;
    e[7] = random.nextBoolean() ? Float.POSITIVE_INFINITY : e[7];
  }

  @Override
  public void degenerate(float[] e, Random random) {
    switch (random.nextInt(4)) {
      case 0 -> Arrays.fill(e, 3, 6, random.nextBoolean() ? 0 : -0f);
      case 1 -> { // the interval is empty
        e[6] = 2;
        e[7] = 1;
      }
      case 2 -> e[3 + random.nextInt(3)] = -0f;
      default -> e[6] = random.nextBoolean() ? 1 : -2;
    }
  }

  @Override
  public void ofBox(float[] box, float[] e) {
    for (int c = 0; c < e.length; c++) {
      e[c] = box[c % 6];
    }
  }
}
