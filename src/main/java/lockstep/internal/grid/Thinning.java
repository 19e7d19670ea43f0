package lockstep.internal.grid;

import java.util.Arrays;
import lockstep.internal.shape.BoundingSphere;
import lockstep.internal.shape.Elements;

/**
 * Makes few spheres of many points, or spheres, that together hold all of them. In order, each is kept unless
 * one that is kept is no farther away than a distance, from centre to centre. Then the nearest of all that
 * are kept stands for those that are not, and is enlarged to hold them.
 *
 * <p>Centres that are kept are in a hash table of cubic cells, twice the distance wide. What is so near is in
 * two of them along each axis, rarely three, and few are in one cell, since none are near each other. Cells
 * are found in double, by functions that never descend. So centres whose distance, computed, is small enough
 * are always found; and if one were not, a sphere more would be kept.
 */
public final class Thinning {
  private static final ThreadLocal<Thinning> MINE = ThreadLocal.withInitial(Thinning::new);

  /** Heads of chains, at most, as a power of 2. */
  private static final int MOST_BITS = 30;

  private final double[] low = new double[3], high = new double[3]; // the cells that are looked through
  private int[] heads = {}; // of the chains of cells: what is kept and was added last, −1 for none
  private int[] next = {}; // of each that is kept, the one that was added before
  private int[] rows = {}; // of each that is kept, where it stood
  private Elements kept;
  private int count; // of these
  private int shift; // of hashes
  private double most; // the distance
  private double scale; // cells per unit, if the distance is not 0

  /** What the last search has found: the nearest, −1 for none, and the square of its distance. */
  private int nearest;

  private double square;

  private Thinning() {}

  /** The calling thread's. */
  public static Thinning mine() {
    return MINE.get();
  }

  /**
   * Writes what is kept of spheres to others, in order; what is behind them is NaN. Infinite spheres, and
   * those that would become infinite, are kept. Those that nothing touches are not.
   *
   * @param distance finite, 0 or more
   * @param to at least as many, and none of the same
   * @return how many are kept
   */
  public int thin(Elements spheres, float distance, Elements to) {
    begin(spheres.size, distance, to);
    for (int i = 0; i < spheres.size; i++) {
      if (isThere(spheres, i) && !(mayBeHeld(spheres, i) && search(spheres, i, true))) {
        keep(spheres, i);
      }
    }
    for (int i = 0, k = 0; i < spheres.size; i++) {
      if (k < count && rows[k] == i) {
        k++;
      } else if (isThere(spheres, i) && search(spheres, i, false)) {
        hold(spheres, i);
      }
    }
    for (float[] column : to.columns) {
      Arrays.fill(column, to.from + count, to.from + to.size, Float.NaN);
    }
    kept = null;
    return count;
  }

  private void begin(int spheres, float distance, Elements to) {
    kept = to;
    count = 0;
    most = distance;
    scale = 0.5 / distance;
    if (next.length < spheres) {
      next = new int[spheres];
      rows = new int[spheres];
    }
    int bits = Math.min(Integer.SIZE + 1 - Integer.numberOfLeadingZeros(spheres), MOST_BITS);
    shift = Long.SIZE - bits;
    if (heads.length < 1 << bits) {
      heads = new int[1 << bits];
    }
    Arrays.fill(heads, 0, 1 << bits, -1);
  }

  /** Whether anything can touch it. */
  private static boolean isThere(Elements spheres, int i) {
    float[][] c = spheres.columns;
    int at = spheres.from + i;
    return c[3][at] >= 0 && !Float.isNaN(c[0][at]) && !Float.isNaN(c[1][at]) && !Float.isNaN(c[2][at]);
  }

  /** Whether it is finite, as is a sphere around it whose centre is no farther away than the distance. */
  private boolean mayBeHeld(Elements spheres, int i) {
    float[][] c = spheres.columns;
    int at = spheres.from + i;
    return Float.isFinite(c[0][at]) && Float.isFinite(c[1][at]) && Float.isFinite(c[2][at])
        && Float.isFinite(BoundingSphere.reach(c[3][at], most * most, false));
  }

  private void keep(Elements spheres, int i) {
    int at = spheres.from + i, to = kept.from + count;
    for (int c = 0; c < kept.columns.length; c++) {
      kept.columns[c][to] = spheres.columns[c][at];
    }
    rows[count] = i;
    if (mayBeHeld(spheres, i)) {
      int head = head(cell(kept.columns[0][to]), cell(kept.columns[1][to]), cell(kept.columns[2][to]));
      next[count] = heads[head];
      heads[head] = count;
    }
    count++;
  }

  /** Enlarges the one that was found until it holds a sphere. */
  private void hold(Elements spheres, int i) {
    float[][] c = spheres.columns, to = kept.columns;
    int at = spheres.from + i, toAt = kept.from + nearest;
    boolean isExact = true;
    for (int axis = 0; axis < 3; axis++) {
      isExact &= BoundingSphere.exact(c[axis][at], to[axis][toAt]);
    }
    isExact &= BoundingSphere.exactSquare(c[0][at] - (double) to[0][toAt], c[1][at] - (double) to[1][toAt],
        c[2][at] - (double) to[2][toAt]);
    to[3][toAt] = Math.max(to[3][toAt], BoundingSphere.reach(c[3][at], square, isExact));
  }

  /** Finds the nearest that is kept, the first of equals, or any; false if none is near enough. */
  private boolean search(Elements spheres, int i, boolean any) {
    int at = spheres.from + i;
    double reach = most == 0 ? 0 : Math.nextUp(most); // differences that round to the distance, too
    for (int axis = 0; axis < 3; axis++) {
      double centre = spheres.columns[axis][at];
      low[axis] = cell(centre - reach);
      high[axis] = cell(centre + reach);
    }
    nearest = -1;
    square = Double.POSITIVE_INFINITY;
    for (double x = low[0]; x <= high[0]; x = after(x)) {
      for (double y = low[1]; y <= high[1]; y = after(y)) {
        for (double z = low[2]; z <= high[2]; z = after(z)) {
          searchCell(heads[head(x, y, z)], spheres.columns, at);
          if (any && nearest >= 0) {
            return true;
          }
        }
      }
    }
    return nearest >= 0;
  }

  private void searchCell(int first, float[][] c, int at) {
    float[][] k = kept.columns;
    for (int one = first; one >= 0; one = next[one]) {
      int to = kept.from + one;
      double itsSquare = BoundingSphere.square(c[0][at] - (double) k[0][to], c[1][at] - (double) k[1][to],
          c[2][at] - (double) k[2][to]);
      if (itsSquare <= most * most && (itsSquare < square || (itsSquare == square && one < nearest))) {
        square = itsSquare;
        nearest = one;
      }
    }
  }

  /** The cell of a coordinate, never −0: a whole number, or if nothing is near but what is equal, itself. */
  private double cell(double coordinate) {
    return (most == 0 ? coordinate : Math.floor(coordinate * scale)) + 0.0;
  }

  /** The next cell; where cells are so far out that there are no numbers between, that of the next number. */
  private static double after(double cell) {
    return Math.max(cell + 1, Math.nextUp(cell));
  }

  private int head(double x, double y, double z) {
    long hash = Double.doubleToRawLongBits(x) * 0x9E3779B97F4A7C15L;
    hash = (mixed(hash) ^ Double.doubleToRawLongBits(y)) * 0xBF58476D1CE4E5B9L;
    hash = (mixed(hash) ^ Double.doubleToRawLongBits(z)) * 0x94D049BB133111EBL;
    return (int) ((mixed(hash) * 0x9E3779B97F4A7C15L) >>> shift);
  }

  private static long mixed(long hash) {
    return hash ^ (hash >>> 32);
  }
}
