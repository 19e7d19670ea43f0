package lockstep.internal.grid;

import java.util.Arrays;

/**
 * How far each cell of a uniform grid is at least from the nearest one that holds something. Between cells d
 * apart on an axis there are max(d − 1, 0) whole cells, which is the gap; the field keeps the sum of the
 * squares of the gaps on all axes (a distance transform, one axis after the other; Felzenszwalb and
 * Huttenlocher, Theory of Computing 8, 2012), up to a largest gap.
 */
final class GapField {
  /** The largest gap on an axis that can be told. */
  static final int MOST = 8;

  /** Farther away than can be told. */
  static final int FAR = 255;

  /** More than all sums, so that a few of them do not overflow. */
  private static final int NOTHING = 1 << 20;

  private byte[] cells = {};
  private boolean[] occupied = {}; // which rows along x hold something
  private boolean[] near = {}; // of slabs, which rows have something near
  private int[][] rows = {}; // gaps along x of one slab
  private int[][] slabs = {}; // gaps along x and y of the latest slabs
  private int[] sums = {};
  private int nx, ny, nz;

  /** Empties a grid of these numbers of cells. */
  void clear(int[] counts) {
    nx = counts[0];
    ny = counts[1];
    nz = counts[2];
    int size = nx * ny * nz;
    if (cells.length < size) {
      cells = new byte[roomy(size)];
    }
    if (occupied.length < ny * nz) {
      occupied = new boolean[roomy(ny * nz)];
    }
    Arrays.fill(cells, 0, size, (byte) FAR);
    Arrays.fill(occupied, 0, ny * nz, false);
  }

  /** A length with room to spare. */
  static int roomy(int length) {
    return length + (length >> 2);
  }

  /** The number of a cell. */
  int cell(int x, int y, int z) {
    return (z * ny + y) * nx + x;
  }

  /** A cell holds something. */
  void occupy(int x, int y, int z) {
    cells[cell(x, y, z)] = 0;
    occupied[z * ny + y] = true;
  }

  /** The square of a cell's distance to the nearest occupied one, in cells; {@link #FAR} beyond the reach. */
  int square(int cell) {
    return cells[cell] & FAR;
  }

  long bytes() {
    return cells.length + occupied.length + near.length + 4L * sums.length * (rows.length + slabs.length + 1);
  }

  /** Computes the field; gaps of {@code most} cells or more, at most {@link #MOST}, are far. */
  void spread(int most) {
    int kept = Math.min(2 * most + 1, nz); // slabs
    if (sums.length < nx) {
      sums = new int[roomy(nx)];
      rows = new int[0][];
      slabs = new int[0][];
    }
    rows = roomFor(ny, rows);
    slabs = roomFor(kept * ny, slabs);
    if (near.length < kept * ny) {
      near = new boolean[slabs.length];
    }
    for (int z = 0; z < nz + most; z++) {
      if (z < nz) {
        alongX(z, most);
        alongY(z, z % kept, most);
      }
      if (z >= most) {
        alongZ(z - most, kept, most);
      }
    }
  }

  private int[][] roomFor(int count, int[][] had) {
    if (had.length >= count) {
      return had;
    }
    int[][] room = Arrays.copyOf(had, roomy(count));
    for (int k = had.length; k < room.length; k++) {
      room[k] = new int[sums.length];
    }
    return room;
  }

  /** The square of a gap between cells so far apart. */
  private static int weight(int apart) {
    int gap = Math.max(Math.abs(apart) - 1, 0);
    return gap * gap;
  }

  private void alongX(int z, int most) {
    for (int y = 0; y < ny; y++) {
      if (!occupied[z * ny + y]) {
        continue;
      }
      int from = cell(0, y, z);
      int[] row = rows[y];
      for (int x = 0, last = -NOTHING; x < nx; x++) {
        last = cells[from + x] == 0 ? x : last;
        row[x] = x - last;
      }
      for (int x = nx - 1, last = NOTHING; x >= 0; x--) {
        last = cells[from + x] == 0 ? x : last;
        int apart = Math.min(row[x], last - x);
        row[x] = apart <= most ? weight(apart) : NOTHING;
      }
    }
  }

  private void alongY(int z, int slot, int most) {
    for (int y = 0; y < ny; y++) {
      int[] row = slabs[slot * ny + y];
      boolean some = false;
      for (int other = Math.max(y - most, 0); other <= Math.min(y + most, ny - 1); other++) {
        if (occupied[z * ny + other]) {
          if (!some) {
            Arrays.fill(row, 0, nx, NOTHING);
          }
          some = true;
          lower(row, rows[other], weight(other - y), nx);
        }
      }
      near[slot * ny + y] = some;
    }
  }

  private void alongZ(int z, int kept, int most) {
    for (int y = 0; y < ny; y++) {
      boolean some = false;
      for (int other = Math.max(z - most, 0); other <= Math.min(z + most, nz - 1); other++) {
        int row = other % kept * ny + y;
        if (near[row]) {
          if (!some) {
            Arrays.fill(sums, 0, nx, NOTHING);
          }
          some = true;
          lower(sums, slabs[row], weight(other - z), nx);
        }
      }
      if (some) {
        store(sums, cells, cell(0, y, z), nx);
      } else {
        Arrays.fill(cells, cell(0, y, z), cell(0, y, z) + nx, (byte) FAR);
      }
    }
  }

  /**
   * Lowers numbers to those of others plus a constant, where these are less. Both are read at one index, so
   * the compiler makes vectors of them.
   */
  private static void lower(int[] to, int[] others, int more, int count) {
    for (int k = 0; k < count; k++) {
      to[k] = Math.min(to[k], others[k] + more);
    }
  }

  private static void store(int[] sums, byte[] to, int at, int count) {
    for (int k = 0; k < count; k++) {
      to[at + k] = (byte) Math.min(sums[k], FAR);
    }
  }
}
