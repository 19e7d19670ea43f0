package lockstep.internal.kernel;

/** Frusta for tests, 24 floats each, built from floats in [−1, 1]. */
public final class Views {
  private Views() {}

  /** An axis-aligned box. */
  public static float[] box(float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
    return new float[] {-1, 0, 0, minX, 1, 0, 0, -maxX, 0, -1, 0, minY, 0, 1, 0, -maxY, 0, 0, -1, minZ, 0, 0,
        1, -maxZ};
  }

  /** The box with slanted normals: whole numbers stay whole. */
  public static float[] leaning(float[] box, float[] lean, int at, float main) {
    float[] f = box.clone();
    for (int k = 0; k < 6; k++) {
      for (int axis = 0; axis < 3; axis++) {
        int c = 4 * k + axis;
        f[c] = axis == k / 2 ? f[c] * main : lean[(at + 2 * k + axis) % lean.length];
      }
      f[4 * k + 3] *= main;
    }
    return f;
  }

  /**
   * The frustum of a camera, narrow or wide, upright or lying, in any orientation, with normals of any
   * length, and the far plane up to a thousand times as far away as the near one.
   *
   * @param eye its position, at p[at] to p[at + 2]
   * @param far about how far it sees
   */
  public static float[] perspective(float[] eye, int at, float far, float[] q) {
    double[][] axes = axes(q);
    double wide = Math.pow(10, 1.3 * q[4] - 0.2), high = wide * Math.pow(2, 2 * q[5]);
    double most = far * (1.2 + q[6]), least = most * Math.pow(10, -1.5 - 1.5 * q[7]);
    double[][] planes = {{-1, 0, -wide, 0}, {1, 0, -wide, 0}, {0, -1, -high, 0}, {0, 1, -high, 0},
        {0, 0, -1, least}, {0, 0, 1, -most}};
    float[] f = new float[24];
    for (int k = 0; k < 6; k++) {
      double length = q[8 + k] > 0 ? 1 / Math.hypot(Math.hypot(planes[k][0], planes[k][1]), planes[k][2])
          : Math.scalb(1 + q[8 + k], (int) (20 * q[8 + (k + 1) % 6]));
      double d = planes[k][3] * length;
      for (int axis = 0; axis < 3; axis++) {
        double n = 0;
        for (int i = 0; i < 3; i++) {
          n += planes[k][i] * axes[i][axis] * length;
        }
        f[4 * k + axis] = (float) n;
        d -= f[4 * k + axis] * (double) eye[at + axis];
      }
      f[4 * k + 3] = (float) d;
    }
    return f;
  }

  /** The axes of a rotation by the quaternion q[0] to q[3]. */
  private static double[][] axes(float[] q) {
    double x = q[0], y = q[1], z = q[2], w = q[3];
    double s = 2 / (x * x + y * y + z * z + w * w + 1e-30);
    return new double[][] {{1 - s * (y * y + z * z), s * (x * y + z * w), s * (x * z - y * w)},
        {s * (x * y - z * w), 1 - s * (x * x + z * z), s * (y * z + x * w)},
        {s * (x * z + y * w), s * (y * z - x * w), 1 - s * (x * x + y * y)}};
  }

  /** Moves plane k so that it passes at a distance from a point, in the direction of its normal. */
  public static void through(float[] f, int k, double x, double y, double z, double distance) {
    double nx = f[4 * k], ny = f[4 * k + 1], nz = f[4 * k + 2];
    f[4 * k + 3] = (float) (distance * Math.sqrt(nx * nx + ny * ny + nz * nz) - (nx * x + ny * y + nz * z));
  }
}
