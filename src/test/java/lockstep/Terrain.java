package lockstep;

import java.util.Random;

/** Heightfields for tests: about 4 wide, where random shapes of tests are, but for those far away. */
enum Terrain {
  FLAT, STEPS, HILLS,
  /** A third of the heights are NaN. */
  HOLES,
  /** Nothing else. */
  NOTHING,
  /** Some heights are beyond what trees take, or infinite. */
  SPIKES,
  /** So far away that neighbours may be rounded to one place. */
  DISTANT,
  /** Cells are long and narrow. */
  LONG;

  private static final float[] SPECIAL = {Float.NaN, 1e18f, -1e19f, 1e30f, Float.POSITIVE_INFINITY,
      Float.NEGATIVE_INFINITY, Float.MAX_VALUE, -0f, Float.MIN_VALUE};

  Heightfield field(Random random, int columns, int rows) {
    float[] heights = new float[columns * rows + 3];
    for (int k = 0; k < heights.length; k++) {
      heights[k] = height(random, k % columns, k / columns);
    }
    return switch (this) {
      case DISTANT -> Heightfield.of(heights, columns, rows, 1 << 22, -(1 << 22), 0.375f, 0.375f);
      case LONG -> Heightfield.of(heights, columns, rows, -1, 1, 0.01f, 4f / rows);
      default -> Heightfield.of(heights, columns, rows, 0, -0.5f, 4f / columns, 5f / rows);
    };
  }

  private float height(Random random, int column, int row) {
    float hill = 2 + (float) (Math.sin(0.7 * column) + Math.cos(0.4 * row)) + 0.1f * random.nextFloat();
    return switch (this) {
      case FLAT -> 2;
      case STEPS -> random.nextInt(3);
      case HILLS, DISTANT, LONG -> hill;
      case HOLES -> random.nextInt(3) == 0 ? Float.NaN : hill;
      case NOTHING -> Float.NaN;
      case SPIKES -> random.nextInt(9) == 0 ? SPECIAL[random.nextInt(SPECIAL.length)] : hill;
    };
  }
}
