package lockstep.internal.push;

import java.util.Arrays;

/** Places that may be the answer, in lists, each with its distance from the mover as a float. */
final class Candidates {
  int count;
  double[] x = new double[64], y = new double[64], z = new double[64];
  float[] distance = new float[64];

  /** The next place of its list, −1 for none. */
  int[] next = new int[64];

  void clear() {
    count = 0;
  }

  /**
   * Puts a place at the front of a list, and returns the list; if another is so near that the difference may
   * be rounding, only the better of the two is kept.
   */
  int add(double px, double py, double pz, double far, double near, int list) {
    for (int k = list; k >= 0; k = next[k]) {
      if (Math.abs(x[k] - px) <= near && Math.abs(y[k] - py) <= near && Math.abs(z[k] - pz) <= near) {
        put(count, px, py, pz, far);
        if (isBetter(count, k)) {
          put(k, px, py, pz, far);
        }
        return list;
      }
    }
    put(count, px, py, pz, far);
    next[count] = list;
    return count++;
  }

  private void put(int at, double px, double py, double pz, double far) {
    if (at == x.length) {
      x = Arrays.copyOf(x, 2 * at);
      y = Arrays.copyOf(y, 2 * at);
      z = Arrays.copyOf(z, 2 * at);
      distance = Arrays.copyOf(distance, 2 * at);
      next = Arrays.copyOf(next, 2 * at);
    }
    x[at] = px;
    y[at] = py;
    z[at] = pz;
    distance[at] = (float) far;
  }

  /** Whether one place is nearer than another, or as near and first in order; −1 is none. */
  boolean isBetter(int j, int k) {
    if (j < 0 || k < 0) {
      return j >= 0;
    }
    if (distance[j] != distance[k]) {
      return distance[j] < distance[k];
    }
    return x[j] != x[k] ? x[j] > x[k] : y[j] != y[k] ? y[j] > y[k] : z[j] > z[k];
  }

  /** The best of a list, −1 if it is empty. */
  int best(int list) {
    int best = list;
    for (int k = list; k >= 0; k = next[k]) {
      best = isBetter(k, best) ? k : best;
    }
    return best;
  }
}
