package lockstep.internal.push;

import java.util.Arrays;

/**
 * An octree around the mover, or a quadtree where the third coordinate is 0 throughout: cubes, each with the
 * pieces that reach into it and the candidates that it contains. The tree begins with the eight cubes around
 * the mover and grows outward, by 56 cubes each time it doubles its width, so it has many roots.
 *
 * <p>Leaves that may contain the nearest free place wait in a queue, which is a heap, in the order of a lower
 * bound. A cell is dead when nothing in it is free.
 */
final class Cells {
  private static final int LEAF = -1, DEAD = -2;

  /** More than the distance of a cube's corners from its middle, in units of half its width. */
  static final double ACROSS = 1.75;

  /** Largest number of borders that may cross a cell without its being split. */
  static final int LIMIT = 8;

  private final Candidates candidates;
  private boolean isPlanar;

  /**
   * Half width of the region covered by cells: every place no farther than this along each axis is in a cell.
   */
  double side;

  int roots;
  private int[] root = new int[64];

  int count;
  double[] x = new double[64], y = new double[64], z = new double[64], half = new double[64];

  /** The distances of the nearest and the farthest point from the mover. */
  double[] near = new double[64], far = new double[64];

  private int[] child = new int[64]; // the first one

  /** Number of pieces in its list, and number of those whose candidates are known. */
  int[] pieces = new int[64], done = new int[64];

  /** Number of borders of its pieces that cross it, and the number that may without its being split. */
  int[] crossings = new int[64], limit = new int[64];

  /** The list of its candidates, and the best of them; −1 for none. */
  int[] list = new int[64], best = new int[64];

  /** The lists of pieces. */
  private int[] head = new int[64], tail = new int[64];
  private int items;
  private int[] item = new int[256], exposed = new int[256], next = new int[256];

  private int waiting;
  private int[] queue = new int[64];
  private int[] rank = new int[64]; // of a cell in the queue, −1 if it is not there
  private float[] bound = new float[64];

  Cells(Candidates candidates) {
    this.candidates = candidates;
  }

  /** Begins with cells of this width on all sides of the mover. */
  void begin(boolean planar, double width) {
    isPlanar = planar;
    side = width;
    roots = 0;
    count = 0;
    items = 0;
    waiting = 0;
    for (int k = 0; k < children(); k++) {
      addRoot((k & 1) - 0.5, ((k >> 1) & 1) - 0.5, (k >> 2) - 0.5);
    }
  }

  /** Doubles the width of the region. The new cells are the last roots. */
  void widen() {
    for (int k = 0; k < (isPlanar ? 16 : 64); k++) {
      int i = k & 3, j = (k >> 2) & 3, l = isPlanar ? 1 : k >> 4;
      if (i % 3 == 0 || j % 3 == 0 || l % 3 == 0) {
        addRoot(i - 1.5, j - 1.5, l - 1.5);
      }
    }
    side *= 2;
  }

  private void addRoot(double i, double j, double k) {
    if (roots == root.length) {
      root = Arrays.copyOf(root, 2 * roots);
    }
    root[roots++] = add(side * i, side * j, isPlanar ? 0 : side * k, side / 2);
  }

  private int add(double cx, double cy, double cz, double itsHalf) {
    reserve();
    x[count] = cx;
    y[count] = cy;
    z[count] = cz;
    half[count] = itsHalf;
    double halfZ = halfZ(count), dx = Math.abs(cx), dy = Math.abs(cy), dz = Math.abs(cz);
    near[count] = length(Math.max(0, dx - itsHalf), Math.max(0, dy - itsHalf), Math.max(0, dz - halfZ));
    far[count] = length(dx + itsHalf, dy + itsHalf, dz + halfZ);
    child[count] = LEAF;
    pieces[count] = 0;
    done[count] = 0;
    crossings[count] = 0;
    limit[count] = LIMIT;
    list[count] = -1;
    best[count] = -1;
    rank[count] = -1;
    return count++;
  }

  private void reserve() {
    if (count == x.length) {
      int more = 2 * count;
      x = Arrays.copyOf(x, more);
      y = Arrays.copyOf(y, more);
      z = Arrays.copyOf(z, more);
      half = Arrays.copyOf(half, more);
      near = Arrays.copyOf(near, more);
      far = Arrays.copyOf(far, more);
      child = Arrays.copyOf(child, more);
      pieces = Arrays.copyOf(pieces, more);
      done = Arrays.copyOf(done, more);
      crossings = Arrays.copyOf(crossings, more);
      limit = Arrays.copyOf(limit, more);
      list = Arrays.copyOf(list, more);
      best = Arrays.copyOf(best, more);
      head = Arrays.copyOf(head, more);
      tail = Arrays.copyOf(tail, more);
      queue = Arrays.copyOf(queue, more);
      rank = Arrays.copyOf(rank, more);
      bound = Arrays.copyOf(bound, more);
    }
  }

  int root(int k) {
    return root[k];
  }

  /** Splits a leaf in half along each axis; returns the first of its children. */
  int split(int cell) {
    int first = count;
    double quarter = half[cell] / 2;
    for (int k = 0; k < children(); k++) {
      add(x[cell] + ((k & 1) > 0 ? quarter : -quarter), y[cell] + ((k & 2) > 0 ? quarter : -quarter),
          isPlanar ? 0 : z[cell] + ((k & 4) > 0 ? quarter : -quarter), quarter);
    }
    child[cell] = first;
    dequeue(cell);
    return first;
  }

  /** The number of children of each cell. */
  int children() {
    return isPlanar ? 4 : 8;
  }

  boolean isLeaf(int cell) {
    return child[cell] == LEAF;
  }

  boolean isDead(int cell) {
    return child[cell] == DEAD;
  }

  int child(int cell, int k) {
    return child[cell] + k;
  }

  /** Marks a cell dead: nothing in it is free. */
  void kill(int cell) {
    for (int k = 0; child[cell] >= 0 && k < children(); k++) {
      kill(child[cell] + k);
    }
    child[cell] = DEAD;
    dequeue(cell);
    list[cell] = -1;
  }

  boolean isPlanar() {
    return isPlanar;
  }

  double halfZ(int cell) {
    return isPlanar ? 0 : half[cell];
  }

  private static double length(double dx, double dy, double dz) {
    return Math.sqrt(dx * dx + dy * dy + dz * dz);
  }

  boolean contains(int cell, double px, double py, double pz) {
    return Math.abs(px - x[cell]) <= half[cell] && Math.abs(py - y[cell]) <= half[cell]
        && Math.abs(pz - z[cell]) <= halfZ(cell);
  }

  // ---- lists of pieces ----

  /** Puts a piece at the end of a cell's list, with a bit for each border of it that crosses the cell. */
  void append(int cell, int piece, int borders) {
    if (items == item.length) {
      item = Arrays.copyOf(item, 2 * items);
      exposed = Arrays.copyOf(exposed, 2 * items);
      next = Arrays.copyOf(next, 2 * items);
    }
    item[items] = piece;
    exposed[items] = borders;
    if (pieces[cell]++ == 0) {
      head[cell] = items;
    } else {
      next[tail[cell]] = items;
    }
    tail[cell] = items++;
    crossings[cell] += Integer.bitCount(borders);
  }

  /** Writes the items of a cell's list. */
  void list(int cell, int[] to) {
    for (int k = 0, at = head[cell]; k < pieces[cell]; k++, at = next[at]) {
      to[k] = at;
    }
  }

  /** The piece of an item of a list. */
  int piece(int at) {
    return item[at];
  }

  /** Bits of the piece's borders that cross the cell and are not known to be completely blocked there. */
  int exposed(int at) {
    return exposed[at];
  }

  /** Limits the exposed borders to these. */
  void expose(int cell, int at, int borders) {
    crossings[cell] -= Integer.bitCount(exposed[at]) - Integer.bitCount(borders);
    exposed[at] = borders;
  }

  // ---- the queue ----

  /** The leaf with the lowest bound, −1 if none is waiting. */
  int first() {
    return waiting > 0 ? queue[0] : -1;
  }

  /** A lower bound on the distance of free places in a cell. */
  float bound(int cell) {
    return bound[cell];
  }

  /** Whether the cell has pieces whose candidates are not known. */
  boolean isOpen(int cell) {
    return done[cell] < pieces[cell];
  }

  /** Puts a leaf in its place in the queue. */
  void enqueue(int cell, float itsBound) {
    bound[cell] = itsBound;
    if (rank[cell] < 0) {
      rank[cell] = waiting;
      queue[waiting++] = cell;
    }
    settle(cell);
  }

  void dequeue(int cell) {
    int at = rank[cell];
    if (at >= 0) {
      rank[cell] = -1;
      int last = queue[--waiting];
      if (last != cell) {
        queue[at] = last;
        rank[last] = at;
        settle(last);
      }
    }
  }

  private void settle(int cell) {
    int at = rank[cell];
    while (at > 0 && isBefore(cell, queue[(at - 1) >> 1])) {
      at = put(at, queue[(at - 1) >> 1], (at - 1) >> 1);
    }
    while (2 * at + 1 < waiting) {
      int below = 2 * at + 1;
      below += below + 1 < waiting && isBefore(queue[below + 1], queue[below]) ? 1 : 0;
      if (!isBefore(queue[below], cell)) {
        break;
      }
      at = put(at, queue[below], below);
    }
    put(at, cell, at);
  }

  private int put(int at, int cell, int from) {
    queue[at] = cell;
    rank[cell] = at;
    return from;
  }

  /** Among leaves with the same bound, those whose candidates are not all known come first. */
  private boolean isBefore(int j, int k) {
    if (bound[j] != bound[k]) {
      return bound[j] < bound[k];
    }
    return isOpen(j) != isOpen(k) ? isOpen(j) : candidates.isBetter(best[j], best[k]);
  }
}
