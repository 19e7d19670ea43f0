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
    int level = HeightPyramid.level(node) - 1, box = Elements.BOUNDS * slot;
    int x = SIDE * HeightPyramid.x(node), y = SIDE * HeightPyramid.y(node);
    int columns = field.columns(level, x), rows = field.rows(level, y), end = top;
    float[] xs = field.xs(level), ys = field.ys(level);
    for (int i = 0; i < columns; i++) {
      across[i] = square(box, xs[x + i], xs[x + i + 1]);
    }
    for (int j = 0; j < rows; j++) {
      float ofRow = square(box + 1, ys[y + j], ys[y + j + 1]);
      for (int i = 0; i < columns; i++) {
        if (across[i] + ofRow <= limits[slot]) {
          float ofHeight =
              square(box + 2, field.least(level, x + i, y + j), field.largest(level, x + i, y + j));
          end = insert(HeightPyramid.node(level, x + i, y + j), across[i] + ofRow + ofHeight, limits[slot],
              top, end);
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
