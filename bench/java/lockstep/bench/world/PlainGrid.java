package lockstep.bench.world;

import java.util.Arrays;
import lockstep.Boxes;
import lockstep.Shapes;
import lockstep.Spheres;

/**
 * A uniform grid in plain Java, at the level of a competent first version: bodies are sorted by the cell of
 * their centre, by counting; cells are as large as the largest body; each body is tested against those after
 * it in its cell and those of the thirteen cells that follow.
 */
public final class PlainGrid extends BroadPhase {
  private static final int MOST_CELLS = 1 << 22;

  private final Spheres spheres; // null for boxes
  private final Boxes boxes;
  private final int size;
  private final float[] x, y, z, half; // centres and half sizes, sorted
  private final float[] minX, minY, minZ, maxX, maxY, maxZ; // boxes, sorted
  private final int[] cellOf, ids;
  private int[] starts = {};
  private float originX, originY, originZ, scale;
  private int nx, ny, nz;

  /** Over spheres, which are tested as such, or over boxes. */
  public PlainGrid(Shapes shapes, Boxes boxes) {
    this.spheres = shapes instanceof Spheres s ? s : null;
    this.boxes = boxes;
    size = shapes.size();
    x = new float[size];
    y = new float[size];
    z = new float[size];
    half = new float[size];
    minX = new float[size];
    minY = new float[size];
    minZ = new float[size];
    maxX = new float[size];
    maxY = new float[size];
    maxZ = new float[size];
    cellOf = new int[size];
    ids = new int[size];
  }

  @Override
  public long step() {
    shape();
    sort();
    count = 0;
    for (int cz = 0; cz < nz; cz++) {
      for (int cy = 0; cy < ny; cy++) {
        for (int cx = 0; cx < nx; cx++) {
          int cell = (cz * ny + cy) * nx + cx;
          int from = starts[cell];
          int to = starts[cell + 1];
          if (from < to) {
            for (int i = from; i < to; i++) {
              test(i, i + 1, to);
            }
            next(from, to, cx + 1, cx + 1, cy, cz);
            next(from, to, cx - 1, cx + 1, cy + 1, cz);
            for (int dy = -1; dy <= 1; dy++) {
              next(from, to, cx - 1, cx + 1, cy + dy, cz + 1);
            }
          }
        }
      }
    }
    return count;
  }

  private void shape() {
    float largest = 0;
    float loX = Float.POSITIVE_INFINITY, loY = loX, loZ = loX;
    float hiX = Float.NEGATIVE_INFINITY, hiY = hiX, hiZ = hiX;
    for (int i = 0; i < size; i++) {
      largest = Math.max(largest, Math.max(boxes.maxX[i] - boxes.minX[i],
          Math.max(boxes.maxY[i] - boxes.minY[i], boxes.maxZ[i] - boxes.minZ[i])));
      loX = Math.min(loX, boxes.minX[i]);
      loY = Math.min(loY, boxes.minY[i]);
      loZ = Math.min(loZ, boxes.minZ[i]);
      hiX = Math.max(hiX, boxes.maxX[i]);
      hiY = Math.max(hiY, boxes.maxY[i]);
      hiZ = Math.max(hiZ, boxes.maxZ[i]);
    }
    float cell = Math.max(largest * 1.0001f,
        (float) Math.cbrt((double) (hiX - loX) * (hiY - loY) * (hiZ - loZ) / MOST_CELLS));
    originX = loX;
    originY = loY;
    originZ = loZ;
    scale = 1 / cell;
    nx = 1 + (int) ((hiX - loX) * scale);
    ny = 1 + (int) ((hiY - loY) * scale);
    nz = 1 + (int) ((hiZ - loZ) * scale);
    if (starts.length < nx * ny * nz + 1) {
      starts = new int[nx * ny * nz + 1];
    }
  }

  private void sort() {
    int cells = nx * ny * nz;
    Arrays.fill(starts, 0, cells + 1, 0);
    for (int i = 0; i < size; i++) {
      int cx = (int) (((boxes.minX[i] + boxes.maxX[i]) / 2 - originX) * scale);
      int cy = (int) (((boxes.minY[i] + boxes.maxY[i]) / 2 - originY) * scale);
      int cz = (int) (((boxes.minZ[i] + boxes.maxZ[i]) / 2 - originZ) * scale);
      cellOf[i] = (cz * ny + cy) * nx + cx;
      starts[cellOf[i] + 1]++;
    }
    for (int c = 0; c < cells; c++) {
      starts[c + 1] += starts[c];
    }
    for (int i = size - 1; i >= 0; i--) {
      int at = --starts[cellOf[i] + 1];
      ids[at] = i;
      if (spheres != null) {
        x[at] = spheres.x[i];
        y[at] = spheres.y[i];
        z[at] = spheres.z[i];
        half[at] = spheres.radius[i];
      } else {
        minX[at] = boxes.minX[i];
        minY[at] = boxes.minY[i];
        minZ[at] = boxes.minZ[i];
        maxX[at] = boxes.maxX[i];
        maxY[at] = boxes.maxY[i];
        maxZ[at] = boxes.maxZ[i];
      }
    }
    System.arraycopy(starts, 1, starts, 0, cells); // cell c now begins at entry c
    starts[cells] = size;
  }

  /** Tests a cell's bodies against those of a row of cells. */
  private void next(int from, int to, int x0, int x1, int cy, int cz) {
    int a = Math.max(0, x0);
    int b = Math.min(nx - 1, x1);
    if (a <= b && cy >= 0 && cy < ny && cz < nz) {
      int row = (cz * ny + cy) * nx;
      int begin = starts[row + a];
      int end = starts[row + b + 1];
      for (int i = from; i < to && begin < end; i++) {
        test(i, begin, end);
      }
    }
  }

  private void test(int i, int from, int to) {
    if (spheres != null) {
      float px = x[i], py = y[i], pz = z[i], r = half[i];
      for (int j = from; j < to; j++) {
        float dx = x[j] - px, dy = y[j] - py, dz = z[j] - pz, reach = half[j] + r;
        if (dx * dx + dy * dy + dz * dz <= reach * reach) {
          add(ids[i], ids[j]);
        }
      }
    } else {
      float loX = minX[i], loY = minY[i], loZ = minZ[i], hiX = maxX[i], hiY = maxY[i], hiZ = maxZ[i];
      for (int j = from; j < to; j++) {
        if (minX[j] <= hiX && maxX[j] >= loX && minY[j] <= hiY && maxY[j] >= loY && minZ[j] <= hiZ
            && maxZ[j] >= loZ) {
          add(ids[i], ids[j]);
        }
      }
    }
  }
}
