package lockstep.bench.render;

/**
 * Sample points in a square or disk: the Hammersley set with a Cranley–Patterson rotation for each pixel
 * (Randomization of Number Theoretic Methods for Multiple Integration, SIAM Journal on Numerical Analysis 13
 * (6), 1976). A point depends on pixel and number only, so pictures do not depend on the engine.
 */
final class HammersleySamples {
  private static final int TURNS = 1 << 12;
  private static final double[] COS = new double[TURNS];
  private static final double[] SIN = new double[TURNS];

  static {
    for (int k = 0; k < TURNS; k++) {
      COS[k] = StrictMath.cos(2 * Math.PI * k / TURNS);
      SIN[k] = StrictMath.sin(2 * Math.PI * k / TURNS);
    }
  }

  private final int count;

  // the last point
  double x, y;

  /** {@code count} points for each pixel. */
  HammersleySamples(int count) {
    this.count = count;
  }

  /** Writes point k of a pixel in the square from (0, 0) to (1, 1); each salt gives other points. */
  void square(long pixel, int k, int salt) {
    long h = (pixel * 4 + salt) * 0x9E3779B97F4A7C15L;
    h = (h ^ h >>> 32) * 0xD6E8FEB86659FD93L;
    h = (h ^ h >>> 32) * 0xD6E8FEB86659FD93L;
    h ^= h >>> 32;
    x = wrapped((k + 0.5) / count + (h >>> 40) * 0x1p-24);
    y = wrapped((Integer.reverse(k) >>> 1) * 0x1p-31 + (h & 0xffffff) * 0x1p-24);
  }

  private static double wrapped(double x) {
    return x < 1 ? x : x - 1;
  }

  /** Writes point k of a pixel in the disk around (0, 0) of radius 1. */
  void disk(long pixel, int k, int salt) {
    square(pixel, k, salt);
    int turn = (int) (y * TURNS);
    double radius = Math.sqrt(x);
    x = radius * COS[turn];
    y = radius * SIN[turn];
  }
}
