package lockstep.bench.distance;

import java.awt.image.BufferedImage;

/**
 * Slices through the middle of a signed distance field along z, y and x: colour for inside and outside, lines
 * of equal distance.
 */
final class FieldPicture {
  private static final int GAP = 8;

  /** Lines of equal distance across the longest side of a slice. */
  private static final int LINES = 24;

  private static final float[] INSIDE = {0x2f, 0x7f, 0xc1};
  private static final float[] OUTSIDE = {0xf0, 0xa3, 0x4a};
  private static final float[] WHITE = {255, 255, 255};

  private FieldPicture() {}

  /** Slices of {@code height} pixels each. */
  static BufferedImage of(DistanceField field, int height) {
    int[][] slices = {{0, 1, 2}, {0, 2, 1}, {1, 2, 0}}; // across, up, through
    int width = -GAP;
    for (int[] axes : slices) {
      width += GAP + width(field, axes, height);
    }
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    int left = 0;
    for (int[] axes : slices) {
      int its = width(field, axes, height);
      draw(field, axes, image, left, its);
      left += its;
      for (int x = left; x < Math.min(width, left + GAP); x++) {
        for (int y = 0; y < height; y++) {
          image.setRGB(x, y, 0xffffff);
        }
      }
      left += GAP;
    }
    return image;
  }

  private static int width(DistanceField field, int[] axes, int height) {
    return Math.max(1, Math.round((float) height * field.counts[axes[0]] / field.counts[axes[1]]));
  }

  private static void draw(DistanceField field, int[] axes, BufferedImage image, int left, int width) {
    int height = image.getHeight();
    int longest = Math.max(field.counts[axes[0]], field.counts[axes[1]]);
    float far = longest * field.step();
    float apart = far / LINES;
    float pixel = field.counts[axes[1]] * field.step() / height;
    for (int py = 0; py < height; py++) {
      for (int px = 0; px < width; px++) {
        float across = (px + 0.5f) / width * field.counts[axes[0]] - 0.5f;
        float up = (height - py - 0.5f) / height * field.counts[axes[1]] - 0.5f;
        float value = value(field, axes, across, up);
        float shade = (float) Math.sqrt(Math.min(1, Math.abs(value) / (0.35f * far)));
        float[] colour = mix(WHITE, value < 0 ? INSIDE : OUTSIDE, 0.25f + 0.75f * shade);
        float fromLine = Math.abs(value / apart - Math.round(value / apart)) * apart / pixel;
        float fromSurface = Math.abs(value) / pixel;
        float ink =
            fromSurface < 2.5f ? Math.min(1, 2.5f - fromSurface) : 0.35f * Math.max(0, 1.2f - fromLine);
        colour = mix(colour, new float[3], Math.min(1, ink));
        image.setRGB(left + px, py, (int) colour[0] << 16 | (int) colour[1] << 8 | (int) colour[2]);
      }
    }
  }

  /** Interpolates between four samples. */
  private static float value(DistanceField field, int[] axes, float across, float up) {
    int x = Math.clamp((int) Math.floor(across), 0, Math.max(0, field.counts[axes[0]] - 2));
    int y = Math.clamp((int) Math.floor(up), 0, Math.max(0, field.counts[axes[1]] - 2));
    float u = Math.clamp(across - x, 0f, 1f), v = Math.clamp(up - y, 0f, 1f);
    return (1 - v) * ((1 - u) * sample(field, axes, x, y) + u * sample(field, axes, x + 1, y))
        + v * ((1 - u) * sample(field, axes, x, y + 1) + u * sample(field, axes, x + 1, y + 1));
  }

  private static float sample(DistanceField field, int[] axes, int across, int up) {
    int[] at = new int[3];
    at[axes[0]] = Math.min(across, field.counts[axes[0]] - 1);
    at[axes[1]] = Math.min(up, field.counts[axes[1]] - 1);
    at[axes[2]] = field.counts[axes[2]] / 2;
    return field.value(at[0], at[1], at[2]);
  }

  private static float[] mix(float[] a, float[] b, float part) {
    return new float[] {a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1]),
        a[2] + part * (b[2] - a[2])};
  }
}
