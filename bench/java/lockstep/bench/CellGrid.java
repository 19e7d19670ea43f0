package lockstep.bench;

import java.util.Arrays;

/**
 * A uniform grid of cells at least as wide as the largest ball: balls that touch are in the same cell or
 * in neighbouring ones. Rebuilt each step by a counting sort.
 */
final class CellGrid {
  private final float cell;
  private final int nx, ny, nz;
  private final int[] start; // of each cell in sorted, one more for the end
  private int[] cellOf = new int[0];
  private int[] sorted = new int[0];

  /** Covers [0, width] × [0, height] × [0, width]; what is outside counts to the outermost cells. */
  CellGrid(float width, float height, float cell) {
    this.cell = cell;
    nx = Math.max(1, (int) (width / cell));
    ny = Math.max(1, (int) (height / cell));
    nz = nx;
    start = new int[nx * ny * nz + 1];
  }

  /** Lists each pair of balls in the same or neighbouring cells once. */
  void pairs(float[] x, float[] y, float[] z, int count, Candidates pairs) {
    sort(x, y, z, count);
    pairs.clear();
    for (int cz = 0; cz < nz; cz++) {
      for (int cy = 0; cy < ny; cy++) {
        for (int cx = 0; cx < nx; cx++) {
          int here = (cz * ny + cy) * nx + cx;
          if (start[here] < start[here + 1]) {
            pairsOf(here, cx, cy, cz, pairs);
          }
        }
      }
    }
  }

  /** Pairs within a cell and with the half of its neighbours that come after it. */
  private void pairsOf(int here, int cx, int cy, int cz, Candidates pairs) {
    for (int a = start[here]; a < start[here + 1]; a++) {
      for (int b = a + 1; b < start[here + 1]; b++) {
        pairs.add(sorted[a], sorted[b]);
      }
    }
    for (int n = 14; n < 27; n++) {
      int x = cx + n % 3 - 1, y = cy + n / 3 % 3 - 1, z = cz + n / 9 - 1;
      if (x < 0 || x >= nx || y < 0 || y >= ny || z >= nz) {
        continue;
      }
      int there = (z * ny + y) * nx + x;
      for (int a = start[here]; a < start[here + 1]; a++) {
        for (int b = start[there]; b < start[there + 1]; b++) {
          pairs.add(sorted[a], sorted[b]);
        }
      }
    }
  }

  private void sort(float[] x, float[] y, float[] z, int count) {
    if (sorted.length < count) {
      sorted = new int[count];
      cellOf = new int[count];
    }
    Arrays.fill(start, 0);
    for (int i = 0; i < count; i++) {
      cellOf[i] = (index(z[i], nz) * ny + index(y[i], ny)) * nx + index(x[i], nx);
      start[cellOf[i]]++;
    }
    int sum = 0;
    for (int c = 0; c < start.length; c++) { // to the end of each cell
      sum += start[c];
      start[c] = sum;
    }
    for (int i = count - 1; i >= 0; i--) { // from the end back to the start, so that order is kept
      sorted[--start[cellOf[i]]] = i;
    }
  }

  private int index(float coordinate, int n) {
    return Math.clamp((int) (coordinate / cell), 0, n - 1);
  }
}
