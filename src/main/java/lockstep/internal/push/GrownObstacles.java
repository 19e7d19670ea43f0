package lockstep.internal.push;

import java.util.Arrays;

/**
 * The obstacles that a search has come across, grown by the radius of the mover, so that the mover is a point: balls, or discs where the third
 * coordinate is 0 throughout, and half-spaces. Coordinates are relative to where the mover is.
 *
 * <p>Each is larger than it is by a margin, and {@linkplain #blocks blocks} only places that are deeper in it than a quarter of that: so a place on
 * its border that is computed in double does not block itself. The rest is for rounding the place to floats, by u of its coordinates with u = 2⁻²⁴,
 * and for the overlap test in float, which may take 6 u of the grown radius, or of a half-space 3 u of the coordinates and 6 u of the mover's radius.
 * Margins begin with about half of that, so that places are seldom farther than they must be; those that turn out to be too small grow.
 */
final class GrownObstacles {
  private static final double U = 0x1p-24;

  /** Much more than places are off by in double. */
  private static final double ROUNDING = 0x1p-44;

  /** A margin where all lengths are 0: products of floats smaller than that may vanish. */
  private static final double LEAST = 0x1p-96;

  /** From 2⁻²⁴ of a length to more than it: where squares overflow in float, the overlap test of balls is that of boxes. */
  private static final int MOST_GROWTHS = 30;

  int count;

  /** Centre, or unit normal. */
  double[] x = new double[8], y = new double[8], z = new double[8];

  /** The grown radius, or how far along the normal the grown half-space reaches; with the margin. */
  double[] size = new double[8];

  boolean[] flat = new boolean[8];
  private int[] number = new int[8];
  private double[] bare = new double[8]; // size without the margin
  private double[] margin = new double[8];
  private int[] growths = new int[8]; // of the margin

  void clear() {
    count = 0;
  }

  /** The place in this list of the obstacle with a number of the caller's, −1 if it is not there. */
  int indexOf(int wanted) {
    for (int k = 0; k < count; k++) {
      if (number[k] == wanted) {
        return k;
      }
    }
    return -1;
  }

  void addBall(int itsNumber, double cx, double cy, double cz, double radius, double home) {
    double away = Math.sqrt(cx * cx + cy * cy + cz * cz);
    add(itsNumber, false, cx, cy, cz, radius, U * (3 * radius + (home + away) / 2));
  }

  void addHalfSpace(int itsNumber, double nx, double ny, double nz, double reach, double radius,
      double home) {
    add(itsNumber, true, nx, ny, nz, reach, U * (3 * radius + home + Math.abs(reach)));
  }

  private void add(int itsNumber, boolean isFlat, double px, double py, double pz, double itsSize,
      double itsMargin) {
    reserve();
    number[count] = itsNumber;
    flat[count] = isFlat;
    x[count] = px;
    y[count] = py;
    z[count] = pz;
    bare[count] = itsSize;
    margin[count] = Math.max(itsMargin, LEAST);
    size[count] = itsSize + margin[count];
    growths[count] = 0;
    count++;
  }

  private void reserve() {
    if (count == x.length) {
      int more = 2 * count;
      x = Arrays.copyOf(x, more);
      y = Arrays.copyOf(y, more);
      z = Arrays.copyOf(z, more);
      size = Arrays.copyOf(size, more);
      flat = Arrays.copyOf(flat, more);
      number = Arrays.copyOf(number, more);
      bare = Arrays.copyOf(bare, more);
      margin = Arrays.copyOf(margin, more);
      growths = Arrays.copyOf(growths, more);
    }
  }

  /**
   * Puts the same obstacle with a margin twice as large at the end, in place of one; of a half-space as large as coordinates so large may need, since
   * it may be far from where its margin was made for. It blocks all of the border of the other. False if it has grown so often that no margin helps.
   */
  boolean grow(int k, double far) {
    if (++growths[k] > MOST_GROWTHS) {
      return false;
    }
    double more = Math.max(2 * margin[k], flat[k] ? 2 * U * far : 0);
    int often = growths[k];
    add(number[k], flat[k], x[k], y[k], z[k], bare[k], more);
    growths[count - 1] = often;
    move(count - 2, k); // the last but one comes to stand where it was
    move(count - 1, count - 2);
    count--;
    return true;
  }

  private void move(int from, int to) {
    number[to] = number[from];
    flat[to] = flat[from];
    x[to] = x[from];
    y[to] = y[from];
    z[to] = z[from];
    bare[to] = bare[from];
    margin[to] = margin[from];
    size[to] = size[from];
    growths[to] = growths[from];
  }

  /** Whether a place is in an obstacle by more than rounding in double; of a half-space that grows with how far the place is. */
  boolean blocks(int k, double px, double py, double pz) {
    double least = size[k] - slack(k);
    if (flat[k]) {
      double rounding = ROUNDING * (Math.abs(px) + Math.abs(py) + Math.abs(pz));
      return x[k] * px + y[k] * py + z[k] * pz < Math.min(least, size[k] - rounding);
    }
    double dx = px - x[k], dy = py - y[k], dz = pz - z[k];
    return dx * dx + dy * dy + dz * dz < least * least;
  }

  /** How deep in an obstacle a place may be without being blocked. */
  double slack(int k) {
    return margin[k] / 4;
  }

  /** Whether two obstacles have a point in common, or may have by rounding. */
  boolean meet(int j, int k) {
    if (flat[j] && flat[k]) {
      return true;
    }
    double near = margin[j] + margin[k];
    if (flat[j] || flat[k]) {
      int plane = flat[j] ? j : k, ball = j + k - plane;
      double along = x[plane] * x[ball] + y[plane] * y[ball] + z[plane] * z[ball];
      return along <= size[plane] + size[ball] + near;
    }
    double dx = x[j] - x[k], dy = y[j] - y[k], dz = z[j] - z[k], reach = size[j] + size[k] + near;
    return dx * dx + dy * dy + dz * dz <= reach * reach;
  }

  /**
   * Whether obstacle j is taken before k where both meet, by what they are and not by their numbers, so that the order in which a caller has them
   * changes no bit: balls first, and the smallest of them, from whose centre the least is lost by rounding.
   */
  boolean isBefore(int j, int k) {
    if (flat[j] != flat[k]) {
      return flat[k];
    }
    if (size[j] != size[k]) {
      return size[j] < size[k];
    }
    return x[j] != x[k] ? x[j] < x[k] : y[j] != y[k] ? y[j] < y[k] : z[j] < z[k];
  }
}
