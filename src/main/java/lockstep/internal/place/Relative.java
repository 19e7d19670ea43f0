package lockstep.internal.place;

import lockstep.internal.shape.Geometry;

/**
 * What takes coordinates in one frame to those in another: a matrix and a translation, computed in double and
 * rounded once to float. A carrier, set anew for each pair of frames.
 */
public final class Relative {
  /** The entries that {@link #write} writes, of which those of the translation begin at the offset. */
  public static final int ENTRIES = 12, OFFSET = 9;

  private float xx, xy, xz, yx, yy, yz, zx, zy, zz, tx, ty, tz;

  /** What points nowhere yet. */
  public Relative() {}

  /** From coordinates in a frame to those in another. */
  public Relative of(Frame from, Frame to) {
    xx = entry(from, to, 0, 0);
    xy = entry(from, to, 0, 1);
    xz = entry(from, to, 0, 2);
    yx = entry(from, to, 1, 0);
    yy = entry(from, to, 1, 1);
    yz = entry(from, to, 1, 2);
    zx = entry(from, to, 2, 0);
    zy = entry(from, to, 2, 1);
    zz = entry(from, to, 2, 2);
    tx = translation(from, to, 0);
    ty = translation(from, to, 1);
    tz = translation(from, to, 2);
    return this;
  }

  private static float entry(Frame from, Frame to, int row, int column) {
    int a = 3 * row, b = 3 * column;
    double dot =
        to.axes[a] * from.axes[b] + to.axes[a + 1] * from.axes[b + 1] + to.axes[a + 2] * from.axes[b + 2];
    return (float) (from.scale / to.scale * dot);
  }

  private static float translation(Frame from, Frame to, int row) {
    int a = 3 * row;
    double along = to.axes[a] * (from.position[0] - to.position[0])
        + to.axes[a + 1] * (from.position[1] - to.position[1])
        + to.axes[a + 2] * (from.position[2] - to.position[2]);
    return (float) (along / to.scale);
  }

  /** Writes rays {@code at} to {@code at + count − 1} as the other frame has them, from entry 0 on. */
  public void rays(float[][] rays, int at, int count, float[][] to) {
    for (int c = 0; c < to.length; c++) {
      System.arraycopy(rays[c], at, to[c], 0, count);
    }
    change(to, count);
  }

  /** Writes the rays {@code at + list[from]} to {@code at + list[from + count − 1]} likewise. */
  public void rays(float[][] rays, int at, int[] list, int from, int count, float[][] to) {
    for (int c = 0; c < to.length; c++) {
      float[] column = rays[c], into = to[c];
      for (int k = 0; k < count; k++) {
        into[k] = column[at + list[from + k]];
      }
    }
    change(to, count);
  }

  /** Writes one ray, with the same bits, to entry 0. */
  public void ray(float[][] rays, int at, float[][] to) {
    float x = rays[0][at], y = rays[1][at], z = rays[2][at];
    to[0][0] = xx * x + xy * y + xz * z + tx;
    to[1][0] = yx * x + yy * y + yz * z + ty;
    to[2][0] = zx * x + zy * y + zz * z + tz;
    x = rays[3][at];
    y = rays[4][at];
    z = rays[5][at];
    to[3][0] = xx * x + xy * y + xz * z;
    to[4][0] = yx * x + yy * y + yz * z;
    to[5][0] = zx * x + zy * y + zz * z;
    to[6][0] = rays[6][at];
    to[7][0] = rays[7][at];
  }

  /** Writes the matrix, by rows, and the translation. */
  public void write(float[] to) {
    to[0] = xx;
    to[1] = xy;
    to[2] = xz;
    to[3] = yx;
    to[4] = yy;
    to[5] = yz;
    to[6] = zx;
    to[7] = zy;
    to[8] = zz;
    to[9] = tx;
    to[10] = ty;
    to[11] = tz;
  }

  /** Writes a point, as the other frame has it. */
  public void point(float x, float y, float z, double[] to) {
    direction(x, y, z, to);
    to[0] += tx;
    to[1] += ty;
    to[2] += tz;
  }

  /** Writes a direction, as the other frame has it. */
  public void direction(float x, float y, float z, double[] to) {
    Geometry.put((double) xx * x + (double) xy * y + (double) xz * z,
        (double) yx * x + (double) yy * y + (double) yz * z,
        (double) zx * x + (double) zy * y + (double) zz * z, to);
  }

  /**
   * Writes entry k of half-spaces: that of a normal and d, {@code n · p + d ≤ 0}, as the other frame has it,
   * whose normal is not scaled.
   */
  void plane(double nx, double ny, double nz, double d, double scale, float[][] to, int k) {
    float x = (float) ((xx * nx + xy * ny + xz * nz) / scale);
    float y = (float) ((yx * nx + yy * ny + yz * nz) / scale);
    float z = (float) ((zx * nx + zy * ny + zz * nz) / scale);
    to[0][k] = x;
    to[1][k] = y;
    to[2][k] = z;
    to[3][k] = (float) (scale * d - ((double) x * tx + (double) y * ty + (double) z * tz));
  }

  /** The length of the translation. */
  double distance() {
    return Math.sqrt((double) tx * tx + (double) ty * ty + (double) tz * tz);
  }

  /**
   * Writes the box around a box, in the other frame, enlarged by {@code pad} on each side and rounded
   * outwards; everywhere for one that is not finite.
   */
  public void box(float[] box, double pad, float[] to) {
    row(xx, xy, xz, tx, box, pad, to, 0);
    row(yx, yy, yz, ty, box, pad, to, 1);
    row(zx, zy, zz, tz, box, pad, to, 2);
  }

  private static void row(double a, double b, double c, double t, float[] box, double pad, float[] to,
      int axis) {
    double centre = a * middle(box, 0) + b * middle(box, 1) + c * middle(box, 2) + t;
    double half = Math.abs(a) * half(box, 0) + Math.abs(b) * half(box, 1) + Math.abs(c) * half(box, 2) + pad;
    boolean isFinite = half < Double.POSITIVE_INFINITY;
    to[axis] = isFinite ? Math.nextDown((float) (centre - half)) : Float.NEGATIVE_INFINITY;
    to[axis + 3] = isFinite ? Math.nextUp((float) (centre + half)) : Float.POSITIVE_INFINITY;
  }

  private static double middle(float[] box, int axis) {
    return 0.5 * ((double) box[axis] + box[axis + 3]);
  }

  private static double half(float[] box, int axis) {
    return 0.5 * ((double) box[axis + 3] - box[axis]);
  }

  /** t is the same in all frames. */
  private void change(float[][] rays, int count) {
    points(rays[0], rays[1], rays[2], count);
    directions(rays[3], rays[4], rays[5], count);
  }

  /** Takes points to the other frame. */
  public void points(float[] x, float[] y, float[] z, int count) {
    float xx = this.xx, xy = this.xy, xz = this.xz, yx = this.yx, yy = this.yy, yz = this.yz;
    float zx = this.zx, zy = this.zy, zz = this.zz, tx = this.tx, ty = this.ty, tz = this.tz;
    for (int k = 0; k < count; k++) { // C2 vectorises this loop
      float px = x[k], py = y[k], pz = z[k];
      x[k] = xx * px + xy * py + xz * pz + tx;
      y[k] = yx * px + yy * py + yz * pz + ty;
      z[k] = zx * px + zy * py + zz * pz + tz;
    }
  }

  /** Takes directions to the other frame. */
  void directions(float[] x, float[] y, float[] z, int count) {
    float xx = this.xx, xy = this.xy, xz = this.xz, yx = this.yx, yy = this.yy, yz = this.yz;
    float zx = this.zx, zy = this.zy, zz = this.zz;
    for (int k = 0; k < count; k++) {
      float px = x[k], py = y[k], pz = z[k];
      x[k] = xx * px + xy * py + xz * pz;
      y[k] = yx * px + yy * py + yz * pz;
      z[k] = zx * px + zy * py + zz * pz;
    }
  }
}
