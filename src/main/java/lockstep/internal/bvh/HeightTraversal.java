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
    int level = HeightPyramid.level(node), x = HeightPyramid.x(node), y = HeightPyramid.y(node);
    float[] planes = field.planesX(level);
    for (int i = 0; i < SIDE; i++) {
      int at = HeightPyramid.OF_COLUMN * x + i;
      float lower = planes[at] * q.rx, upper = planes[at + HeightPyramid.UPPER_X] * q.rx;
      enterX[i] = (q.rx < 0 ? upper : lower) + q.nearX;
      leaveX[i] = (q.rx < 0 ? lower : upper) + q.farX;
    }
    planes = field.planesY(level);
    for (int j = 0; j < SIDE; j++) {
      int at = HeightPyramid.OF_ROW * y + SIDE * j;
      float lower = planes[at] * q.ry, upper = planes[at + HeightPyramid.UPPER_Y] * q.ry;
      enterY[j] = (q.ry < 0 ? upper : lower) + q.nearY;
      leaveY[j] = (q.ry < 0 ? lower : upper) + q.farY;
    }
    float[] heights = field.heights(level);
    int at = HeightPyramid.OF_NODE * field.number(level, x, y);
    for (int k = 0; k < SIDE; k++) {
      int j = q.ry < 0 ? k : SIDE - 1 - k; // the farthest first
      float nearY = enterY[j] > q.first ? enterY[j] : q.first;
      float farY = leaveY[j] < q.last ? leaveY[j] : q.last;
      for (int l = 0; l < SIDE && nearY <= farY; l++) {
        int i = q.rx < 0 ? l : SIDE - 1 - l, child = at + SIDE * j + i;
        float near = enterX[i] > nearY ? enterX[i] : nearY;
        float far = leaveX[i] < farY ? leaveX[i] : farY;
        if (near <= far) {
          pushIfMet(HeightPyramid.node(level - 1, SIDE * x + i, SIDE * y + j), heights[child],
              heights[child + HeightPyramid.LARGEST], near, far);
        }
      }
    }
  }

  /** Pushes a child that the query meets, from one time to another, as seen from above. */
  private void pushIfMet(int child, float least, float largest, float nearXY, float farXY) {
    SlabQuery q = query;
    float low = least * q.rz, high = largest * q.rz;
    float enter = (q.rz < 0 ? high : low) + q.nearZ, leave = (q.rz < 0 ? low : high) + q.farZ;
    float near = enter > nearXY ? enter : nearXY, far = leave < farXY ? leave : farXY;
    if (near <= far && least <= largest) { // else 0 · ∞ may be a time of what meets everything
      refs[top] = child;
      nears[top++] = Float.floatToRawIntBits(near);
    }
  }
}
