package lockstep.spark;

import java.io.Serializable;
import java.util.Arrays;
import java.util.function.IntConsumer;
import lockstep.Boxes;
import lockstep.Rays;

/**
 * Space in half-open cells: a binary tree of planes across axes. What lies below a plane is on its left, what
 * lies on it or above on its right, so every point, infinite ones too, is in one cell. The planes are chosen
 * by a sample of boxes, and change only how the work is shared.
 */
final class Cells implements Serializable {
  private static final long serialVersionUID = 1;

  private static final int DEEPEST = 40;

  /** A plane is of use if no side has more than that share of the weight. */
  private static final double USEFUL = 0.8;

  /** And if both sides together have no more than that many times the weight. */
  private static final double BEARABLE = 1.5;

  /** Of node n in preorder: the axis, or for a leaf −1 minus its cell. */
  private int[] axis = new int[16];

  private float[] plane = new float[16];

  /** The node on the right; that on the left is the next. */
  private int[] right = new int[16];

  private int nodes;
  private int count;

  private Cells() {}

  /**
   * Makes cells for what a sample stands for.
   *
   * @param most the number of shapes that a cell should not exceed
   */
  static Cells of(Sample sample, double most) {
    Cells cells = new Cells();
    int[] all = new int[sample.size()];
    Arrays.setAll(all, i -> i);
    cells.grow(sample, all, most, 0);
    return cells;
  }

  /** The number of cells. */
  int count() {
    return count;
  }

  private void grow(Sample sample, int[] boxes, double most, int depth) {
    int node = nodes++;
    if (node == axis.length) {
      axis = Arrays.copyOf(axis, 2 * node);
      plane = Arrays.copyOf(plane, 2 * node);
      right = Arrays.copyOf(right, 2 * node);
    }
    double weight = sample.weight(boxes);
    double least = Double.POSITIVE_INFINITY;
    int across = -1;
    for (int a = 0; a < 3 && weight > most && depth < DEEPEST; a++) {
      float middle = sample.middle(boxes, a);
      double below = sample.weight(sample.below(boxes, a, middle));
      double above = sample.weight(sample.above(boxes, a, middle));
      if (Math.max(below, above) <= USEFUL * weight && below + above <= BEARABLE * weight
          && below + above < least) {
        least = below + above;
        across = a;
        plane[node] = middle;
      }
    }
    if (across < 0) {
      axis[node] = -1 - count++;
    } else {
      axis[node] = across;
      grow(sample, sample.below(boxes, across, plane[node]), most, depth + 1);
      right[node] = nodes;
      grow(sample, sample.above(boxes, across, plane[node]), most, depth + 1);
    }
  }

  /** The cell that a point is in. */
  int of(float x, float y, float z) {
    int node = 0;
    while (axis[node] >= 0) {
      float p = axis[node] == 0 ? x : axis[node] == 1 ? y : z;
      node = p < plane[node] ? node + 1 : right[node];
    }
    return -1 - axis[node];
  }

  /** Tells the cells that box i meets, each once. */
  void meet(Boxes boxes, int i, IntConsumer cell) {
    meet(boxes, i, cell, 0);
  }

  private void meet(Boxes boxes, int i, IntConsumer cell, int node) {
    switch (axis[node]) {
      case 0 -> meet(boxes, i, cell, node, boxes.minX[i], boxes.maxX[i]);
      case 1 -> meet(boxes, i, cell, node, boxes.minY[i], boxes.maxY[i]);
      case 2 -> meet(boxes, i, cell, node, boxes.minZ[i], boxes.maxZ[i]);
      default -> cell.accept(-1 - axis[node]);
    }
  }

  private void meet(Boxes boxes, int i, IntConsumer cell, int node, float min, float max) {
    if (min < plane[node]) {
      meet(boxes, i, cell, node + 1);
    }
    if (!(max < plane[node])) {
      meet(boxes, i, cell, right[node]);
    }
  }

  /**
   * Tells the cells that a ray comes within a margin of while t goes from {@code from} to {@code to}, each
   * once.
   */
  void meet(Rays rays, int i, float from, float to, double margin, IntConsumer cell) {
    double[] origin = {rays.ox[i], rays.oy[i], rays.oz[i]};
    double[] direction = {rays.dx[i], rays.dy[i], rays.dz[i]};
    new Walk(origin, direction, margin, cell).meet(0, from, to);
  }

  /** Double has room for what rounds here: less than the margin, or than the box of what may be hit there. */
  private final class Walk {
    private final double[] origin;
    private final double[] direction;
    private final double margin;
    private final IntConsumer cell;

    Walk(double[] origin, double[] direction, double margin, IntConsumer cell) {
      this.origin = origin;
      this.direction = direction;
      this.margin = margin;
      this.cell = cell;
    }

    void meet(int node, double from, double to) {
      int a = axis[node];
      if (a < 0) {
        cell.accept(-1 - a);
        return;
      }
      double d = direction[a], least = plane[node] - margin - origin[a],
          most = plane[node] + margin - origin[a];
      if (d == 0) {
        if (0 < most) {
          meet(node + 1, from, to);
        }
        if (0 >= least) {
          meet(right[node], from, to);
        }
        return;
      }
      // below the plane, t d is at most the one, above it at least the other
      double leave = most / d, enter = least / d;
      double belowFrom = d > 0 ? from : Math.max(from, leave), belowTo = d > 0 ? Math.min(to, leave) : to;
      if (belowFrom <= belowTo) {
        meet(node + 1, belowFrom, belowTo);
      }
      double aboveFrom = d > 0 ? Math.max(from, enter) : from, aboveTo = d > 0 ? to : Math.min(to, enter);
      if (aboveFrom <= aboveTo) {
        meet(right[node], aboveFrom, aboveTo);
      }
    }
  }
}
