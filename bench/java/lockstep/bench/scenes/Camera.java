package lockstep.bench.scenes;

/**
 * A perspective or orthographic camera: projects points to pixels, and makes the ray through a pixel. Depth
 * is the distance along the line of sight.
 */
public final class Camera {
  public final int width, height;
  private final double[] eye;
  private final double[] right;
  private final double[] up;
  private final double[] forward;
  private final double scale; // pixels per unit, at depth 1 if it is a perspective
  private final boolean perspective;

  /** Looks from {@code eye} at {@code target}; {@code view} is the width seen at depth 1, or the width. */
  public Camera(int width, int height, double[] eye, double[] target, double view, boolean perspective) {
    this.width = width;
    this.height = height;
    this.eye = eye;
    this.perspective = perspective;
    forward = unit(target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]);
    right = unit(-forward[2], 0, forward[0]);
    up = new double[] {right[1] * forward[2] - right[2] * forward[1],
        right[2] * forward[0] - right[0] * forward[2], right[0] * forward[1] - right[1] * forward[0]};
    scale = width / view;
  }

  /** Pixel coordinates and depth of a point. */
  public void project(double x, double y, double z, double[] to) {
    double dx = x - eye[0], dy = y - eye[1], dz = z - eye[2];
    double depth = forward[0] * dx + forward[1] * dy + forward[2] * dz;
    double pixels = scaleAt(depth);
    to[0] = width / 2.0 + pixels * (right[0] * dx + right[1] * dy + right[2] * dz);
    to[1] = height / 2.0 - pixels * (up[0] * dx + up[1] * dy + up[2] * dz);
    to[2] = depth;
  }

  /** Pixels per unit at a depth. */
  public double scaleAt(double depth) {
    return perspective ? scale / depth : scale;
  }

  /** The line through a pixel: {@code origin + depth × direction}. */
  public void line(double px, double py, double[] origin, double[] direction) {
    double a = (px - width / 2.0) / scale;
    double b = (height / 2.0 - py) / scale;
    for (int c = 0; c < 3; c++) {
      double aside = a * right[c] + b * up[c];
      origin[c] = perspective ? eye[c] : eye[c] + aside;
      direction[c] = perspective ? forward[c] + aside : forward[c];
    }
  }

  public static double[] unit(double x, double y, double z) {
    double length = Math.sqrt(x * x + y * y + z * z);
    return new double[] {x / length, y / length, z / length};
  }
}
