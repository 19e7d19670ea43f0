package lockstep.bench.render;

import lockstep.bench.scenes.Camera;

/** Sun, sky, materials, and tone mapping to sRGB. Light is linear RGB. */
public final class Shading {
  public static final double[] SUN = Camera.unit(-0.75, 0.95, 0.28);
  /** The radius of the sun as a tangent, which gives shadows soft edges. */
  public static final double SUN_SIZE = 0.03;

  private static final double[] SUNLIGHT = {2.75, 2.45, 2.0};
  private static final double[] ZENITH = {0.42, 0.58, 0.86};
  private static final double[] HORIZON = {0.86, 0.88, 0.92};
  private static final double[] BOUNCE = {0.34, 0.31, 0.28};
  private static final double[] SHADE = {0.055, 0.05, 0.05}; // light from nearby surfaces

  private static final double[] MESH = {0.56, 0.21, 0.125};
  private static final double[] PLINTH = {0.78, 0.76, 0.72};
  private static final double[] FLOOR = {0.62, 0.60, 0.57};

  private static final float[] DISPLAYED = displayed();

  private Shading() {}

  /** The colour of a surface: 0 the mesh, 1 the plinth, 2 the floor. */
  static double[] surface(int kind) {
    return kind == 0 ? MESH : kind == 1 ? PLINTH : FLOOR;
  }

  /** Light from a direction with vertical component {@code up}; {@code open} if nothing blocks it. */
  public static double sky(double up, boolean open, int c) {
    if (!open) {
      return SHADE[c];
    }
    return up < 0 ? BOUNCE[c] : HORIZON[c] + (ZENITH[c] - HORIZON[c]) * up;
  }

  /** Sunlight reflected by a surface: evenly in all directions, and a gloss around the mirrored ray. */
  public static double sun(double facing, double mirrored, double colour, int c) {
    double square = mirrored * mirrored;
    double sharp = square * square * square * square;
    double gloss = 0.22 * sharp * sharp * sharp * sharp;
    return SUNLIGHT[c] * facing * (colour + gloss);
  }

  /** The far floor, at a height in the picture from 0 at the top to 1: lit from everywhere, paler upward. */
  public static double distance(double height, int c) {
    double open = (HORIZON[c] + 2 * ZENITH[c]) / 3; // the mean over the hemisphere, weighted by the cosine
    double floor = FLOOR[c] * (SUNLIGHT[c] * SUN[1] + open);
    double fade = Math.clamp(1 - height / 0.9, 0, 1);
    return floor * (1 - 0.42 * fade) + 0.10 * fade * HORIZON[c] * (c == 2 ? 1.5 : 1);
  }

  /**
   * Light as a number from 0 to 255, rounded up or down by {@code dither} in [0, 1): bright light saturates
   * softly.
   */
  public static int display(double light, double dither) {
    double exposed = 0.42 * light;
    // Narkowicz, ACES Filmic Tone Mapping Curve, 2016
    double tone = exposed * (2.51 * exposed + 0.03) / (exposed * (2.43 * exposed + 0.59) + 0.14);
    return (int) (DISPLAYED[(int) (Math.clamp(tone, 0, 1) * (DISPLAYED.length - 1) + 0.5)] + dither);
  }

  /** The transfer function of sRGB (IEC 61966-2-1). */
  private static float[] displayed() {
    float[] table = new float[1 << 14];
    for (int i = 0; i < table.length; i++) {
      double x = i / (table.length - 1.0);
      double y = x <= 0.0031308 ? 12.92 * x : 1.055 * StrictMath.pow(x, 1 / 2.4) - 0.055;
      table[i] = (float) (255 * y);
    }
    return table;
  }
}
