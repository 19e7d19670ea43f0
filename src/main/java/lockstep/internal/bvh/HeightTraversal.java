package lockstep.internal.bvh;

/**
 * Traversal of a heightfield: the slab tests of a node's columns and rows are done once, then the heights of
 * those children are compared that the query meets as seen from above, at most seven if it is a thin ray.
 */
final class HeightTraversal extends ScalarTraversal {
  private static final int SIDE = HeightPyramid.SIDE;

  /** When the query enters and leaves the columns of a node, and its rows. */
  private final float[] enterX = new float[SIDE], leaveX = new float[SIDE];

  private final float[] enterY = new float[SIDE], leaveY = new float[SIDE];

  @Override
  void push(int node) {
    HeightPyramid field = (HeightPyramid) tree;
    SlabQuery q = query;
    int level = HeightPyramid.level(node) - 1;
    int x = SIDE * HeightPyramid.x(node), y = SIDE * HeightPyramid.y(node);
    int columns = field.columns(level, x), rows = field.rows(level, y);
    cross(field.xs(level), x, columns, q.rx, q.nearX, q.farX, enterX, leaveX);
    cross(field.ys(level), y, rows, q.ry, q.nearY, q.farY, enterY, leaveY);
    for (int j = 0; j < rows; j++) {
      int row = q.ry < 0 ? j : rows - 1 - j; // the farthest first
      float nearY = enterY[row] > q.first ? enterY[row] : q.first;
      float farY = leaveY[row] < q.last ? leaveY[row] : q.last;
      for (int i = 0; i < columns && nearY <= farY; i++) {
        int column = q.rx < 0 ? i : columns - 1 - i;
        float near = enterX[column] > nearY ? enterX[column] : nearY;
        float far = leaveX[column] < farY ? leaveX[column] : farY;
        if (near <= far) {
          pushIfMet(field, level, x + column, y + row, near, far);
        }
      }
    }
  }

  /** Computes when the query enters and leaves slabs, between a plane each and the next. */
  private static void cross(float[] planes, int from, int count, float r, float near, float far,
      float[] enter, float[] leave) {
    float start = planes[from] * r;
    for (int k = 0; k < count; k++) {
      float end = planes[from + k + 1] * r;
      enter[k] = (r < 0 ? end : start) + near;
      leave[k] = (r < 0 ? start : end) + far;
      start = end;
    }
  }

  /** Pushes a child that the query meets, from one time to another, as seen from above. */
  private void pushIfMet(HeightPyramid field, int level, int x, int y, float nearXY, float farXY) {
    SlabQuery q = query;
    float low = field.least(level, x, y) * q.rz, high = field.largest(level, x, y) * q.rz;
    float enter = (q.rz < 0 ? high : low) + q.nearZ, leave = (q.rz < 0 ? low : high) + q.farZ;
    float near = enter > nearXY ? enter : nearXY, far = leave < farXY ? leave : farXY;
    if (near <= far) {
      refs[top] = HeightPyramid.node(level, x, y);
      nears[top++] = Float.floatToRawIntBits(near);
    }
  }
}
