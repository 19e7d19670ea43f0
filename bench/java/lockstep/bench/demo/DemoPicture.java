package lockstep.bench.demo;

import java.awt.image.BufferedImage;
import lockstep.Boxes;
import lockstep.bench.scenes.Camera;

/** Draws the state of the simulation with a z-buffer, lit by the sun through a shadow map. */
final class DemoPicture {
  private static final int[] BALLS = {0xf2545b, 0xf7b32b, 0x2ec4b6, 0x3d7ff0, 0xf6f7eb};
  private static final double[] SUN = Camera.unit(-0.62, 0.66, -0.34);
  private static final double[] SKY = {0.74, 0.85, 0.96};
  private static final int FINER = 2; // pixels drawn per pixel shown, each way: smooths the edges

  private DemoPicture() {}

  static BufferedImage of(BallRain rain, int width, int height) {
    double middle = Valley.WIDTH / 2;
    double[] target = {middle + 1, 1.5, middle + 1};
    Camera eye =
        new Camera(FINER * width, FINER * height, new double[] {middle + 24, 33, -15}, target, 0.92, true);
    double[] high = {target[0] + 90 * SUN[0], target[1] + 90 * SUN[1], target[2] + 90 * SUN[2]};
    Camera sun = new Camera(2048, 2048, high, target, 1.5 * Valley.WIDTH, false);
    DepthBuffer seen = new DepthBuffer(eye);
    DepthBuffer lit = new DepthBuffer(sun);
    draw(rain, seen);
    draw(rain, lit);
    return shade(seen, lit, width, height);
  }

  private static void draw(BallRain rain, DepthBuffer buffer) {
    float[] t = new float[9];
    for (int i = 0; i < rain.valley.ground.size(); i++) {
      rain.valley.ground.get(i, t);
      buffer.triangle(t, groundColour(t));
    }
    for (int i = Valley.WALLS; i < rain.valley.boxes.size(); i++) {
      box(rain.valley.boxes, i, buffer);
    }
    for (int i = 0; i < rain.count; i++) {
      buffer.sphere(rain.x[i], rain.y[i], rain.z[i], rain.radius[i], BALLS[i % BALLS.length]);
    }
  }

  /** Meadow where it is flat, rock where it is steep, paler upward. */
  private static int groundColour(float[] t) {
    float ux = t[3] - t[0], uy = t[4] - t[1], uz = t[5] - t[2];
    float vx = t[6] - t[0], vy = t[7] - t[1], vz = t[8] - t[2];
    double[] n = Camera.unit(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
    double flat = Math.clamp((Math.abs(n[1]) - 0.72) / 0.2, 0, 1);
    double high = Math.clamp(t[1] / 26, 0, 1);
    return rgb(0.50 + 0.22 * high - 0.10 * flat, 0.47 + 0.22 * high + 0.10 * flat,
        0.42 + 0.22 * high - 0.10 * flat);
  }

  /** Two triangles to each side; the side is an axis and whether it is the low or the high one. */
  private static void box(Boxes boxes, int i, DepthBuffer buffer) {
    float[] b = boxes.get(i, new float[6]);
    int wall =
        i % 3 == 0 ? rgb(0.88, 0.80, 0.70) : i % 3 == 1 ? rgb(0.80, 0.80, 0.84) : rgb(0.78, 0.66, 0.58);
    for (int side = 0; side < 6; side++) {
      int axis = side % 3;
      int p = (axis + 1) % 3;
      int q = (axis + 2) % 3;
      for (int half = 0; half < 2; half++) {
        float[] t = new float[9];
        for (int k = 0; k < 3; k++) { // corners 0, 1, 2 and 2, 3, 0 of the rectangle
          int corner = (half * 2 + k) % 4;
          t[3 * k + axis] = b[side];
          t[3 * k + p] = b[corner == 1 || corner == 2 ? p + 3 : p];
          t[3 * k + q] = b[corner >= 2 ? q + 3 : q];
        }
        buffer.triangle(t, wall);
      }
    }
  }

  private static int rgb(double red, double green, double blue) {
    return (int) (255 * red) << 16 | (int) (255 * green) << 8 | (int) (255 * blue);
  }

  /** Lights every pixel and averages them down; colours are light to the power of 1/2. */
  private static BufferedImage shade(DepthBuffer seen, DepthBuffer lit, int width, int height) {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    double[] light = new double[3];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        double[] sum = new double[3];
        for (int k = 0; k < FINER * FINER; k++) {
          light(seen, lit, FINER * x + k % FINER, FINER * y + k / FINER, light);
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

  /** The light that comes from a pixel: sun where it is not shaded, sky from above, haze with distance. */
  private static void light(DepthBuffer seen, DepthBuffer lit, int px, int py, double[] light) {
    int pixel = py * seen.camera.width + px;
    double depth = seen.depth[pixel];
    double haze = depth == Double.POSITIVE_INFINITY ? 1 : 1 - Math.exp(-depth / 600);
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
          p[c] = origin[c] + depth * direction[c] + 0.06 * n[3 * pixel + c];
        }
        sun = 0.95 * facing * sunlit(lit, p);
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

  /** How much of the sun a point sees: the share of nine samples around it that nothing shades. */
  private static double sunlit(DepthBuffer lit, double[] p) {
    double[] at = new double[3];
    lit.camera.project(p[0], p[1], p[2], at);
    int free = 0;
    for (int k = 0; k < 9; k++) {
      int x = Math.clamp((int) at[0] + k % 3 - 1, 0, lit.camera.width - 1);
      int y = Math.clamp((int) at[1] + k / 3 - 1, 0, lit.camera.height - 1);
      if (lit.depth[y * lit.camera.width + x] > at[2] - 0.08) {
        free++;
      }
    }
    return free / 9.0;
  }
}
