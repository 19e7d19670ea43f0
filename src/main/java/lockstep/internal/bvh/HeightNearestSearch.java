package lockstep.internal.bvh;

import lockstep.internal.shape.Elements;

/** Searches for the nearest triangles of a heightfield. */
public final class HeightNearestSearch extends NearestSearch {
  private static final int SIDE = HeightPyramid.SIDE;

  /** The squared distances from the columns of a node. */
  private final float[] across = new float[SIDE];

  @Override
  public boolean copies() {
    return true;
  }

  @Override
  int offer(int slot, int leaf, int[] to, float[][] columns, int at) {
    return ((HeightPyramid) tree).all(leaf, to, columns, at);
  }

  /** The nearest is pushed last: children are sorted by their distance. */
  @Override
  int push(int slot, int node, int top) {
    HeightPyramid field = (HeightPyramid) tree;
    int level = HeightPyramid.level(node), x = HeightPyramid.x(node), y = HeightPyramid.y(node);
    int box = Elements.BOUNDS * slot, end = top;
    float[] planes = field.planesX(level), heights = field.heights(level);
    for (int i = 0; i < SIDE; i++) {
      int at = HeightPyramid.OF_COLUMN * x + i;
      across[i] = square(box, planes[at], planes[at + HeightPyramid.UPPER_X]);
    }
    planes = field.planesY(level);
    int first = HeightPyramid.OF_NODE * field.number(level, x, y);
    for (int j = 0; j < SIDE; j++) {
      int at = HeightPyramid.OF_ROW * y + SIDE * j;
      float ofRow = square(box + 1, planes[at], planes[at + HeightPyramid.UPPER_Y]);
      for (int i = 0; i < SIDE; i++) {
        int child = first + SIDE * j + i;
        if (across[i] + ofRow <= limits[slot] && heights[child] < Float.POSITIVE_INFINITY) {
          float ofHeight = square(box + 2, heights[child], heights[child + HeightPyramid.LARGEST]);
          end = insert(HeightPyramid.node(level - 1, SIDE * x + i, SIDE * y + j),
              across[i] + ofRow + ofHeight, limits[slot], top, end);
        }
      }
    }
    return end;
  }

  /** Inserts a child that is near enough into those from {@code from} on; returns the new end. */
  private int insert(int child, float square, float limit, int from, int end) {
    if (!(square <= limit)) {
      return end;
    }
    int bits = Float.floatToRawIntBits(square), at = end;
    for (; at > from && squares[at - 1] < bits; at--) {
      squares[at] = squares[at - 1];
      refs[at] = refs[at - 1];
    }
    squares[at] = bits;
    refs[at] = child;
    return end + 1;
  }

  /** The squared gap between an interval and the query's box on one axis. */
  private float square(int box, float min, float max) {
    float below = min - boxes[box + 3], above = boxes[box] - max;
    float gap = below > above ? below : above;
    return gap > 0 ? gap * gap : 0;
  }
}
