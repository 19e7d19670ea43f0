package lockstep.bench.render;

/**
 * Sample points in a square or disk: the Hammersley set with a Cranley–Patterson rotation for each pixel
 * (Randomization of Number Theoretic Methods for Multiple Integration, SIAM Journal on Numerical Analysis 13
 * (6), 1976). A point depends on pixel and number only, so pictures do not depend on the engine.
 */
public final class HammersleySamples {
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

  /** The last point. */
  public double x, y;

  /** {@code count} points for each pixel. */
  public HammersleySamples(int count) {
    this.count = count;
  }

  /** Writes point k of a pixel in the square from (0, 0) to (1, 1); each salt gives other points. */
  public void square(long pixel, int k, int salt) {
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
  public void disk(long pixel, int k, int salt) {
    square(pixel, k, salt);
    int turn = (int) (y * TURNS);
    double radius = Math.sqrt(x);
    x = radius * COS[turn];
    y = radius * SIN[turn];
  }

  /**
   * Writes the direction above the last point, which is one of a disk: directions by the cosine law around
   * the unit vector n.
   */
  public void around(double[] n, double[] direction) {
    around(n, x, y, Math.sqrt(Math.max(0, 1 - x * x - y * y)), direction);
  }

  /** Writes the vector with these components across and along the unit vector n. */
  public static void around(double[] n, double x, double y, double z, double[] direction) {
    // Duff et al., Building an Orthonormal Basis, Revisited, JCGT 6 (1), 2017
    double sign = n[2] < 0 ? -1 : 1;
    double a = -1 / (sign + n[2]);
    double b = n[0] * n[1] * a;
    direction[0] = x * (1 + sign * n[0] * n[0] * a) + y * b + z * n[0];
    direction[1] = x * sign * b + y * (sign + n[1] * n[1] * a) + z * n[1];
    direction[2] = -x * sign * n[0] - y * n[1] + z * n[2];
  }
}
