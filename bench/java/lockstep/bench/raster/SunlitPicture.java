package lockstep.bench.raster;

import java.awt.image.BufferedImage;
import lockstep.Boxes;
import lockstep.Capsules;
import lockstep.OrientedBoxes;
import lockstep.Triangles;
import lockstep.bench.scenes.Camera;

/**
 * Draws shapes with a z-buffer, lit by the sun through a shadow map. Colours are light to the power of 1/2.
 */
public final class SunlitPicture {
  private static final double[] SUN = Camera.unit(-0.62, 0.66, -0.34);
  private static final double[] SKY = {0.74, 0.85, 0.96};
  private static final int FINER = 2; // pixels drawn per pixel shown, in each direction: smooths the edges
  private static final int SHADOW_MAP = 2048;
  private static final int SIDES = 24; // of the polygon that is the top of a cylinder

  private final int width, height;
  private final double span;
  private final DepthBuffer seen;
  private final DepthBuffer lit;

  /**
   * Looks from {@code eye} at {@code target}.
   *
   * @param view width of the view at distance 1
   * @param span width of the scene around the target: shapes outside it cast no shadow
   */
  public SunlitPicture(int width, int height, double[] eye, double[] target, double view, double span) {
    this.width = width;
    this.height = height;
    this.span = span;
    double away = span * 5 / 6;
    double[] high = {target[0] + away * SUN[0], target[1] + away * SUN[1], target[2] + away * SUN[2]};
    seen = new DepthBuffer(new Camera(FINER * width, FINER * height, eye, target, view, true));
    lit = new DepthBuffer(new Camera(SHADOW_MAP, SHADOW_MAP, high, target, span, false));
  }

  /** A colour from components in [0, 1]. */
  public static int rgb(double red, double green, double blue) {
    return (int) (255 * red) << 16 | (int) (255 * green) << 8 | (int) (255 * blue);
  }

  /** Land: meadow where it is flat, rock where it is steep, paler with height. */
  public void land(Triangles ground) {
    float[] t = new float[9];
    for (int i = 0; i < ground.size(); i++) {
      ground.get(i, t);
      float ux = t[3] - t[0], uy = t[4] - t[1], uz = t[5] - t[2];
      float vx = t[6] - t[0], vy = t[7] - t[1], vz = t[8] - t[2];
      double[] n = Camera.unit(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
      double flat = Math.clamp((Math.abs(n[1]) - 0.72) / 0.2, 0, 1);
      double high = Math.clamp(t[1] / 26, 0, 1);
      triangle(t, rgb(0.50 + 0.22 * high - 0.10 * flat, 0.47 + 0.22 * high + 0.10 * flat,
          0.42 + 0.22 * high - 0.10 * flat));
    }
  }

  private void triangle(float[] t, int rgb) {
    seen.triangle(t, rgb);
    lit.triangle(t, rgb);
  }

  public void sphere(float x, float y, float z, float radius, int rgb) {
    seen.sphere(x, y, z, radius, rgb);
    lit.sphere(x, y, z, radius, rgb);
  }

  public void capsule(Capsules capsules, int i, int rgb) {
    float[] c = capsules.get(i, new float[7]);
    sphere(c[0], c[1], c[2], c[6], rgb);
    sphere(c[3], c[4], c[5], c[6], rgb);
    side(new double[] {c[0], c[1], c[2]}, new double[] {c[3], c[4], c[5]}, c[6], rgb);
  }

  private void side(double[] a, double[] b, double radius, int rgb) {
    seen.side(a, b, radius, rgb);
    lit.side(a, b, radius, rgb);
  }

  /** An upright cylinder, closed above. */
  public void column(float x, float bottom, float top, float z, float radius, int rgb) {
    side(new double[] {x, bottom, z}, new double[] {x, top, z}, radius, rgb);
    float[] t = {x, top, z, x + radius, top, z, 0, top, 0};
    for (int k = 1; k <= SIDES; k++) {
      double angle = 2 * Math.PI * k / SIDES;
      t[6] = x + radius * (float) Math.cos(angle);
      t[8] = z + radius * (float) Math.sin(angle);
      triangle(t, rgb);
      t[3] = t[6];
      t[5] = t[8];
    }
  }

  public void box(Boxes boxes, int i, int rgb) {
    float[] b = boxes.get(i, new float[6]);
    float[] half = {(b[3] - b[0]) / 2, (b[4] - b[1]) / 2, (b[5] - b[2]) / 2};
    box(new float[] {b[0] + half[0], b[1] + half[1], b[2] + half[2]},
        new float[][] {{half[0], 0, 0}, {0, half[1], 0}, {0, 0, half[2]}}, rgb);
  }

  public void box(OrientedBoxes boxes, int i, int rgb) {
    float[] b = boxes.get(i, new float[10]);
    float scale = 2 / (b[6] * b[6] + b[7] * b[7] + b[8] * b[8] + b[9] * b[9]);
    float x = b[6], y = b[7], z = b[8], w = b[9];
    float[][] axes = {{1 - scale * (y * y + z * z), scale * (x * y + w * z), scale * (x * z - w * y)},
        {scale * (x * y - w * z), 1 - scale * (x * x + z * z), scale * (y * z + w * x)},
        {scale * (x * z + w * y), scale * (y * z - w * x), 1 - scale * (x * x + y * y)}};
    for (int axis = 0; axis < 3; axis++) {
      for (int c = 0; c < 3; c++) {
        axes[axis][c] *= b[3 + axis];
      }
    }
    box(new float[] {b[0], b[1], b[2]}, axes, rgb);
  }

  /** Two triangles to each side; the side is an axis and its sign. */
  private void box(float[] centre, float[][] axes, int rgb) {
    float[] t = new float[9];
    for (int side = 0; side < 6; side++) {
      float[] out = axes[side % 3], p = axes[(side + 1) % 3], q = axes[(side + 2) % 3];
      int sign = side < 3 ? -1 : 1;
      for (int half = 0; half < 2; half++) {
        for (int k = 0; k < 3; k++) { // corners 0, 1, 2 and 2, 3, 0 of the rectangle
          int corner = (half * 2 + k) % 4;
          for (int c = 0; c < 3; c++) {
            t[3 * k + c] = centre[c] + sign * out[c] + (corner == 1 || corner == 2 ? p[c] : -p[c])
                + (corner >= 2 ? q[c] : -q[c]);
          }
        }
        triangle(t, rgb);
      }
    }
  }

  /**
   * The position of a point in the image, and its depth behind the visible surface: 0 or less if it is
   * visible.
   */
  public void project(double x, double y, double z, double[] to) {
    seen.camera.project(x, y, z, to);
    int px = Math.clamp((int) to[0], 0, seen.camera.width - 1);
    int py = Math.clamp((int) to[1], 0, seen.camera.height - 1);
    to[2] -= seen.depth[py * seen.camera.width + px];
    to[0] /= FINER;
    to[1] /= FINER;
  }

  /** Shades every pixel and averages them down. */
  public BufferedImage image() {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    double[] light = new double[3];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        double[] sum = new double[3];
        for (int k = 0; k < FINER * FINER; k++) {
          light(FINER * x + k % FINER, FINER * y + k / FINER, light);
          for (int c = 0; c < 3; c++) {
            sum[c] += light[c] / (FINER * FINER);
          }
        }
        int rgb = 0;
        for (int c = 0; c < 3; c++) {
          rgb = rgb << 8 | (int) (255 * Math.sqrt(Math.clamp(sum[c], 0, 1)));
        }
        image.setRGB(x, y, rgb);
      }
    }
    return image;
  }

  /** The light from a pixel: sun unless shaded, sky from above, haze with distance. */
  private void light(int px, int py, double[] light) {
    int pixel = py * seen.camera.width + px;
    double depth = seen.depth[pixel];
    double haze = depth == Double.POSITIVE_INFINITY ? 1 : 1 - Math.exp(-depth / (5.6 * span));
    double[] origin = new double[3];
    double[] direction = new double[3];
    seen.camera.line(px, py, origin, direction);
    double sun = 0;
    double sky = 0;
    if (haze < 1) {
      float[] n = seen.normal;
      double facing = n[3 * pixel] * SUN[0] + n[3 * pixel + 1] * SUN[1] + n[3 * pixel + 2] * SUN[2];
      sky = 0.30 + 0.18 * n[3 * pixel + 1];
      if (facing > 0) {
        double[] p = new double[3];
        for (int c = 0; c < 3; c++) {
          p[c] = origin[c] + depth * direction[c] + 5.6e-4 * span * n[3 * pixel + c];
        }
        sun = 0.95 * facing * sunlit(p);
      }
    }
    double fade = 1 - 0.25 * py / seen.camera.height; // the sky is deeper at the top
    for (int c = 0; c < 3; c++) {
      double surface = (seen.colour[pixel] >> (16 - 8 * c) & 255) / 255.0;
      double warm = c == 0 ? 1.08 : c == 1 ? 1 : 0.88;
      double air = SKY[c] * SKY[c] / fade * 0.8;
      light[c] = haze * air + (1 - haze) * surface * surface * (sun * warm + sky * (0.7 + 0.4 * SKY[c]));
    }
  }

  /** The visible part of the sun at a point: the share of nine samples around it that are not shaded. */
  private double sunlit(double[] p) {
    double[] at = new double[3];
    lit.camera.project(p[0], p[1], p[2], at);
    int free = 0;
    for (int k = 0; k < 9; k++) {
      int x = (int) at[0] + k % 3 - 1, y = (int) at[1] + k / 3 - 1;
      boolean outside = x < 0 || x >= SHADOW_MAP || y < 0 || y >= SHADOW_MAP;
      if (outside || lit.depth[y * SHADOW_MAP + x] > at[2] - 7.4e-4 * span) {
        free++;
      }
    }
    return free / 9.0;
  }
}
