package lockstep;

import java.util.Random;

/** Where things stand that are placed at random. */
final class SamplePlacements {
  /** Where a scene stands: at the origin, in the largest towns, as far as the Earth's surface. */
  private static final double[] PLACES = {0, 0, 1e-3, 1000, 4.6e6, -2.9e7};

  private SamplePlacements() {}

  /** A coordinate near which a scene stands. */
  static double world(Random random) {
    return PLACES[random.nextInt(PLACES.length)];
  }

  /** Places, quarter turns among them, sometimes improper or of another scale. */
  static void place(Placements where, int i, Random random, double x, double y, double reach) {
    boolean onGrid = random.nextBoolean();
    float[] q = new float[4];
    for (int c = 0; c < 4; c++) {
      q[c] = onGrid ? random.nextInt(2) : random.nextFloat() * 2 - 1;
    }
    float scale = random.nextInt(4) != 0 ? 1 : Math.scalb(1 + random.nextFloat(), random.nextInt(-3, 4));
    where.set(i, x + offset(random, onGrid, reach), y + offset(random, onGrid, reach),
        offset(random, onGrid, reach), q[0], q[1], q[2], q[3], scale);
    switch (random.nextInt(40)) {
      case 0 -> where.x[where.from() + i] = Double.NaN;
      case 1 -> where.scale[where.from() + i] = random.nextBoolean() ? 0 : -1;
      case 2 -> where.qw[where.from() + i] = Float.POSITIVE_INFINITY;
      case 3 -> where.z[where.from() + i] = 1e19;
      case 4 -> where.z[where.from() + i] = 1e12;
      case 5 -> where.scale[where.from() + i] = 0x1p-30f;
      case 6 -> where.scale[where.from() + i] = 0x1p30f;
      default -> {
      }
    }
  }

  private static double offset(Random random, boolean onGrid, double reach) {
    return onGrid ? Math.rint((random.nextDouble() - 0.5) * reach) : (random.nextDouble() - 0.5) * reach;
  }
}
