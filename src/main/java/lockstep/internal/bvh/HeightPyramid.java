package lockstep.internal.bvh;

import java.util.Arrays;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.HeightTriangles;

/**
 * A hierarchy over a grid of heights: nodes are blocks of 4 × 4 cells, blocks of as many of these, and so on.
 * A node has the least and the largest height of each child; sides of children are those of columns and rows.
 * All are columns, so that vectors hold those of some children:
 *
 * <pre>
 *   heights(level)[32 n …]   node n = y · columns + x: the least of children 4 j + i; + 16: the largest
 *   planesX(level)[16 x …]   the lower x of children i = 0 … 3, twice; + 8: the upper
 *   planesY(level)[32 y …]   the lower y of children 4 j + i; + 16: the upper
 *   a node is                level · 2²⁶ + y · 2¹³ + x; child (i, j) is (4 x + i, 4 y + j) of the level below
 *   a leaf is                ~(y · 2¹⁵ + x): the two triangles of a cell
 * </pre>
 *
 * <p>Heights that are NaN have no extent, and children that are not there, or have no height, are from +∞ to
 * −∞, which no query meets. So a cell takes 8.5 bytes beside its height; a {@link Bvh} over its two triangles
 * and their buffer take 180.
 *
 * <p>Boxes are not padded, but queries are by as much more, so the derivation of {@link Padding} holds: that
 * of the whole grid is padded as a leaf with the largest coordinate would be.
 */
public final class HeightPyramid extends Hierarchy {
  /** The most cells of a row, and of a column. */
  public static final int MOST_CELLS = 1 << 15;

  /** Children of a node along each axis, and the bits that these take. */
  static final int SIDE = 4;

  static final int SIDE_BITS = 2;

  /** Children of a node. */
  static final int CHILDREN = SIDE * SIDE;

  /** Floats of a column of nodes in its planes, and where the upper ones begin. */
  static final int OF_COLUMN = 16, UPPER_X = 8;

  /** The same of a row of nodes. */
  static final int OF_ROW = 2 * CHILDREN, UPPER_Y = CHILDREN;

  /** Floats of the heights of a node, and where the largest begin. */
  static final int OF_NODE = 2 * CHILDREN, LARGEST = CHILDREN;

  static final int LEAF_BITS = 15, NODE_BITS = 13;
  private static final int LEAF_MASK = (1 << LEAF_BITS) - 1, NODE_MASK = (1 << NODE_BITS) - 1;

  final HeightTriangles triangles;

  /** The number of nodes on each level along both axes; those of level 0 are cells. */
  final int[] columns, rows;

  final float[][] planesX, planesY, heights;
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
    planesX = new float[levels + 1][];
    planesY = new float[levels + 1][];
    heights = new float[levels + 1][];
    columns[0] = width;
    rows[0] = height;
    for (int level = 1; level <= levels; level++) {
      columns[level] = ((columns[level - 1] - 1) >> SIDE_BITS) + 1;
      rows[level] = ((rows[level - 1] - 1) >> SIDE_BITS) + 1;
      planesX[level] = planes(triangles.xs, level, OF_COLUMN * columns[level], OF_COLUMN, 1);
      planesY[level] = planes(triangles.ys, level, OF_ROW * rows[level], OF_ROW, SIDE);
      heights[level] = nothing(columns[level] * rows[level]);
    }
    update();
  }

  /** Planes of children: {@code each} are those of a row of nodes, each plane {@code times} the same. */
  private static float[] planes(float[] ofCells, int level, int length, int each, int times) {
    float[] planes = new float[length];
    int last = ofCells.length - 1, shift = SIDE_BITS * (level - 1);
    for (int k = 0; k < length; k++) {
      int child = SIDE * (k / each) + k % each / times % SIDE, upper = k % each < each / 2 ? 0 : 1;
      planes[k] = ofCells[Math.min((child + upper) << shift, last)];
    }
    return planes;
  }

  /** The heights of nodes without children. */
  private static float[] nothing(int nodes) {
    float[] heights = new float[OF_NODE * nodes];
    for (int node = 0; node < heights.length; node += OF_NODE) {
      Arrays.fill(heights, node, node + LARGEST, Float.POSITIVE_INFINITY);
      Arrays.fill(heights, node + LARGEST, node + OF_NODE, Float.NEGATIVE_INFINITY);
    }
    return heights;
  }

  /** Follows the heights, which have changed. */
  public void update() {
    update(0, columns[0], 0, rows[0]);
  }

  /** Follows those of cells {@code fromX} to {@code toX − 1} of rows {@code fromY} to {@code toY − 1}. */
  public void update(int fromX, int toX, int fromY, int toY) {
    int x0 = fromX, x1 = toX - 1, y0 = fromY, y1 = toY - 1;
    for (int level = 1; level <= top; level++) {
      for (int y = y0; y <= y1; y++) {
        for (int x = x0; x <= x1; x++) {
          int child = OF_NODE * number(level, x >> SIDE_BITS, y >> SIDE_BITS) + SIDE * (y & (SIDE - 1))
              + (x & (SIDE - 1));
          heights[level][child] = level == 1 ? leastOfCell(x, y) : least(level - 1, x, y);
          heights[level][child + LARGEST] = level == 1 ? largestOfCell(x, y) : largest(level - 1, x, y);
        }
      }
      x0 >>= SIDE_BITS;
      x1 >>= SIDE_BITS;
      y0 >>= SIDE_BITS;
      y1 >>= SIDE_BITS;
    }
    measure();
  }

  /** The least height of a cell; +∞ if it has none. */
  private float leastOfCell(int x, int y) {
    float[] z = triangles.heights;
    int at = y * triangles.xs.length + x, next = at + triangles.xs.length;
    float low = z[at] < Float.POSITIVE_INFINITY ? z[at] : Float.POSITIVE_INFINITY; // of NaN that is not true
    low = z[at + 1] < low ? z[at + 1] : low;
    low = z[next] < low ? z[next] : low;
    return z[next + 1] < low ? z[next + 1] : low;
  }

  /** The largest height of a cell; −∞ if it has none. */
  private float largestOfCell(int x, int y) {
    float[] z = triangles.heights;
    int at = y * triangles.xs.length + x, next = at + triangles.xs.length;
    float high = z[at] > Float.NEGATIVE_INFINITY ? z[at] : Float.NEGATIVE_INFINITY;
    high = z[at + 1] > high ? z[at + 1] : high;
    high = z[next] > high ? z[next] : high;
    return z[next + 1] > high ? z[next + 1] : high;
  }

  /** The least height of a node. */
  private float least(int level, int x, int y) {
    float low = Float.POSITIVE_INFINITY;
    int node = OF_NODE * number(level, x, y);
    for (int child = 0; child < CHILDREN; child++) {
      low = Math.min(low, heights[level][node + child]);
    }
    return low;
  }

  /** The largest height of a node. */
  private float largest(int level, int x, int y) {
    float high = Float.NEGATIVE_INFINITY;
    int node = OF_NODE * number(level, x, y) + LARGEST;
    for (int child = 0; child < CHILDREN; child++) {
      high = Math.max(high, heights[level][node + child]);
    }
    return high;
  }

  private void measure() {
    float[] xs = triangles.xs, ys = triangles.ys;
    bounds[0] = xs[0];
    bounds[1] = ys[0];
    bounds[2] = least(top, 0, 0);
    bounds[3] = xs[xs.length - 1];
    bounds[4] = ys[ys.length - 1];
    bounds[5] = largest(top, 0, 0);
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
    long floats = (long) triangles.xs.length + triangles.ys.length;
    for (int level = 1; level <= top; level++) {
      floats += planesX[level].length + planesY[level].length + heights[level].length;
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
  float leafPadOfRays() {
    return leafPad(maxCoordinate);
  }

  // ---- nodes ----

  @Override
  int root() {
    return top << (2 * NODE_BITS);
  }

  static int level(int node) {
    return node >>> (2 * NODE_BITS);
  }

  static int x(int node) {
    return node & NODE_MASK;
  }

  static int y(int node) {
    return node >>> NODE_BITS & NODE_MASK;
  }

  /** The node at a place of a level, or the leaf on level 0. */
  static int node(int level, int x, int y) {
    return level == 0 ? ~(y << LEAF_BITS | x) : level << (2 * NODE_BITS) | y << NODE_BITS | x;
  }

  /** The column of a cell, the complement of a leaf. */
  static int columnOf(int cell) {
    return cell & LEAF_MASK;
  }

  /** Its row. */
  static int rowOf(int cell) {
    return cell >>> LEAF_BITS;
  }

  /** The number of a node on its level. */
  int number(int level, int x, int y) {
    return y * columns[level] + x;
  }

  /** The planes of columns of nodes on a level from 1 on. */
  float[] planesX(int level) {
    return planesX[level];
  }

  /** The planes of rows of nodes. */
  float[] planesY(int level) {
    return planesY[level];
  }

  /** The heights of nodes. */
  float[] heights(int level) {
    return heights[level];
  }

  @Override
  int all(int leaf, int[] to, int at) {
    int first = triangles.first(columnOf(~leaf), rowOf(~leaf));
    to[at] = first;
    to[at + 1] = first + 1;
    return 2;
  }

  /** Writes the triangles of a leaf and, to the same entries, their columns; returns their number. */
  int all(int leaf, int[] to, float[][] columnsTo, int at) {
    triangles.copyCell(columnOf(~leaf), rowOf(~leaf), columnsTo, at);
    return all(leaf, to, at);
  }
}
