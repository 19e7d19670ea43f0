package lockstep.internal.bvh;

import java.util.Arrays;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.HeightTriangles;

/**
 * A hierarchy over a grid of heights: nodes are blocks of 4 × 4 cells, blocks of as many of these, and so on,
 * of which the least and the largest height are stored. So a cell takes half a byte beside its height; a
 * {@link Bvh} over its two triangles and their buffer take 180. Heights that are NaN have no extent.
 *
 * <pre>
 *   a node is   level · 2²⁶ + y · 2¹³ + x, of level 1 a block of cells: child (i, j) is (4 x + i, 4 y + j)
 *   a leaf is   ~(y · 2¹⁵ + x): the two triangles of a cell
 * </pre>
 *
 * <p>Boxes are not padded, but queries are by as much more, so the derivation of {@link Padding} holds: that
 * of the whole grid is padded as a leaf with the largest coordinate would be.
 */
public final class HeightPyramid extends Hierarchy {
  /** The most cells of a row, and of a column. */
  public static final int MOST_CELLS = 1 << 15;

  /** Children of a node along each axis, and the bits that these take. */
  static final int SIDE = 4;

  private static final int SIDE_BITS = 2;
  private static final int LEAF_BITS = 15, NODE_BITS = 13;

  final HeightTriangles triangles;

  /** The number of nodes on each level along both axes; those of level 0 are cells. */
  private final int[] columns, rows;

  /** Where columns and rows of each level begin, and where the last ends. */
  private final float[][] xs, ys;

  /** The least and the largest height on each level; of level 0 none are stored. */
  private final float[][] least, largest;

  private final int top;

  public HeightPyramid(HeightTriangles triangles) {
    super(triangles);
    this.triangles = triangles;
    int width = triangles.xs.length - 1, height = triangles.ys.length - 1, levels = 1;
    for (int side = SIDE; side < Math.max(width, height); side *= SIDE) {
      levels++;
    }
    top = levels;
    columns = new int[levels + 1];
    rows = new int[levels + 1];
    xs = new float[levels + 1][];
    ys = new float[levels + 1][];
    least = new float[levels + 1][];
    largest = new float[levels + 1][];
    for (int level = 0; level <= levels; level++) {
      columns[level] = (width - 1 >> SIDE_BITS * level) + 1;
      rows[level] = (height - 1 >> SIDE_BITS * level) + 1;
      xs[level] = planes(triangles.xs, level, columns[level]);
      ys[level] = planes(triangles.ys, level, rows[level]);
      int nodes = level == 0 ? 0 : columns[level] * rows[level];
      least[level] = new float[nodes];
      largest[level] = new float[nodes];
    }
    update();
  }

  private static float[] planes(float[] ofCells, int level, int count) {
    if (level == 0) {
      return ofCells;
    }
    float[] planes = new float[count + 1];
    for (int k = 0; k <= count; k++) {
      planes[k] = ofCells[Math.min(k << SIDE_BITS * level, ofCells.length - 1)];
    }
    return planes;
  }

  /** Follows the heights, which have changed. */
  public void update() {
    for (int level = 1; level <= top; level++) {
      for (int y = 0; y < rows[level]; y++) {
        for (int x = 0; x < columns[level]; x++) {
          if (level == 1) {
            measureCells(x, y);
          } else {
            measureNodes(level, x, y);
          }
        }
      }
    }
    measure();
  }

  /** Finds the least and the largest height of a block of cells. */
  private void measureCells(int x, int y) {
    int width = triangles.xs.length;
    int toX = Math.min(SIDE * (x + 1), columns[0]), toY = Math.min(SIDE * (y + 1), rows[0]);
    float low = Float.POSITIVE_INFINITY, high = Float.NEGATIVE_INFINITY;
    for (int j = SIDE * y; j <= toY; j++) {
      for (int i = SIDE * x; i <= toX; i++) {
        float z = triangles.heights[j * width + i];
        low = z < low ? z : low; // of NaN neither is true
        high = z > high ? z : high;
      }
    }
    put(1, x, y, low, high);
  }

  private void measureNodes(int level, int x, int y) {
    int toX = Math.min(SIDE * (x + 1), columns[level - 1]), toY = Math.min(SIDE * (y + 1), rows[level - 1]);
    float low = Float.POSITIVE_INFINITY, high = Float.NEGATIVE_INFINITY;
    for (int j = SIDE * y; j < toY; j++) {
      for (int i = SIDE * x; i < toX; i++) {
        low = Math.min(low, least[level - 1][j * columns[level - 1] + i]);
        high = Math.max(high, largest[level - 1][j * columns[level - 1] + i]);
      }
    }
    put(level, x, y, low, high);
  }

  private void put(int level, int x, int y, float low, float high) {
    least[level][y * columns[level] + x] = low;
    largest[level][y * columns[level] + x] = high;
  }

  private void measure() {
    bounds[0] = xs[top][0];
    bounds[1] = ys[top][0];
    bounds[2] = least[top][0];
    bounds[3] = xs[top][1];
    bounds[4] = ys[top][1];
    bounds[5] = largest[top][0];
    if (!(bounds[2] <= bounds[5])) {
      Arrays.fill(bounds, 0, 3, Float.POSITIVE_INFINITY);
      Arrays.fill(bounds, 3, Elements.BOUNDS, Float.NEGATIVE_INFINITY);
    }
    maxCoordinate = 0;
    extent = 0;
    for (int axis = 0; axis < 3 && bounds[0] <= bounds[3]; axis++) {
      maxCoordinate = Math.max(maxCoordinate, Math.max(Math.abs(bounds[axis]), Math.abs(bounds[axis + 3])));
      extent = Math.max(extent, bounds[axis + 3] - bounds[axis]);
    }
  }

  /** Bytes of the hierarchy's arrays. */
  public long bytes() {
    long floats = 0;
    for (int level = 0; level <= top; level++) {
      floats += xs[level].length + ys[level].length + least[level].length + largest[level].length;
    }
    return Float.BYTES * floats;
  }

  /** Whether coordinates are so large that boxes are of no use: then every query tests all triangles. */
  @Override
  public boolean isMostlyUnbounded() {
    return !(maxCoordinate <= Elements.FAR);
  }

  @Override
  float queryPad(ErrorBound error, float coordinates) {
    return super.queryPad(error, coordinates) + leafPad(maxCoordinate);
  }

  @Override
  float rayPad(float o, float d) {
    return super.rayPad(o, d) + leafPad(maxCoordinate);
  }

  // ---- nodes ----

  @Override
  int root() {
    return top << 2 * NODE_BITS;
  }

  static int level(int node) {
    return node >>> 2 * NODE_BITS;
  }

  static int x(int node) {
    return node & (1 << NODE_BITS) - 1;
  }

  static int y(int node) {
    return node >>> NODE_BITS & (1 << NODE_BITS) - 1;
  }

  /** The node at a place of a level, or the leaf on level 0. */
  static int node(int level, int x, int y) {
    return level == 0 ? ~(y << LEAF_BITS | x) : level << 2 * NODE_BITS | y << NODE_BITS | x;
  }

  /** Children of a level from one on, at most {@link #SIDE}, along x. */
  int columns(int level, int from) {
    return Math.min(SIDE, columns[level] - from);
  }

  /** The same along y. */
  int rows(int level, int from) {
    return Math.min(SIDE, rows[level] - from);
  }

  /** Where the columns of a level begin, and where the last ends. */
  float[] xs(int level) {
    return xs[level];
  }

  /** The same of rows. */
  float[] ys(int level) {
    return ys[level];
  }

  /** The least height of a node or cell; +∞ if it has none. */
  float least(int level, int x, int y) {
    if (level > 0) {
      return least[level][y * columns[level] + x];
    }
    float[] z = triangles.heights;
    int at = y * triangles.xs.length + x, next = at + triangles.xs.length;
    float low = z[at] < Float.POSITIVE_INFINITY ? z[at] : Float.POSITIVE_INFINITY;
    low = z[at + 1] < low ? z[at + 1] : low;
    low = z[next] < low ? z[next] : low;
    return z[next + 1] < low ? z[next + 1] : low;
  }

  /** The largest height of a node or cell; −∞ if it has none. */
  float largest(int level, int x, int y) {
    if (level > 0) {
      return largest[level][y * columns[level] + x];
    }
    float[] z = triangles.heights;
    int at = y * triangles.xs.length + x, next = at + triangles.xs.length;
    float high = z[at] > Float.NEGATIVE_INFINITY ? z[at] : Float.NEGATIVE_INFINITY;
    high = z[at + 1] > high ? z[at + 1] : high;
    high = z[next] > high ? z[next] : high;
    return z[next + 1] > high ? z[next + 1] : high;
  }

  @Override
  int all(int leaf, int[] to, int at) {
    int first = triangles.first(~leaf & (1 << LEAF_BITS) - 1, ~leaf >>> LEAF_BITS);
    to[at] = first;
    to[at + 1] = first + 1;
    return 2;
  }

  /** The same with the columns of the triangles, unless they are null. */
  int all(int leaf, int[] to, float[][] columnsTo, int at) {
    if (columnsTo.length > 0) {
      triangles.copyCell(~leaf & (1 << LEAF_BITS) - 1, ~leaf >>> LEAF_BITS, columnsTo, at);
    }
    return all(leaf, to, at);
  }
}
