package lockstep.internal.bvh;

import java.util.Arrays;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Supplier;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;

/**
 * A wide bounding volume hierarchy (BVH4 or BVH8) in flat arrays. A node has up to {@link #width} children,
 * whose bounds are columns, so that one vector holds one plane of all children:
 *
 * <pre>
 *   nodes[node · 8 width + 0 …]        min x of each child, as float bits
 *                        + width …     max x, then min y, max y, min z, max z
 *                        + 6 width …   the child: number of a node (≥ 0), or ~(first · 16 + count) for a leaf
 *                        + 7 width …   of triangles: lanes in ascending order of surface area
 * </pre>
 *
 * <p>Missing children have the bounds (+∞, −∞), which no query meets. Nodes are in depth-first order: a child
 * comes after its parent. A leaf is {@code count} primitives, at most {@link #width}; their numbers are
 * {@code ids[first …]}, ascending. If they are triangles, or {@linkplain #needLeafColumns needed}, a leaf
 * also has a dense copy of their columns, w floats of each: column c at {@code leafColumns[w first + c count
 * …]}, so that one vector holds a column of a leaf.
 */
public final class Bvh extends Hierarchy {
  /** Floats per triangle. */
  static final int CORNERS = 9;

  /** The column of a node that names its children. */
  static final int CHILDREN = 6;

  /**
   * The column of a node with its lanes in ascending order of surface area, as it was when the tree was
   * built.
   */
  static final int ORDER = 7;

  /** The largest depth of a tree, in nodes. */
  static final int MAX_DEPTH = 64;

  /** Most primitives of a leaf: at most as many as a node has children. */
  static final int MOST_IN_LEAF = 8;

  /** The time a ray saves is about that of copying the columns of this many primitives. */
  private static final int PRIMITIVES_PER_RAY = 16;

  /**
   * With one primitive without bounds among this many, a query takes as long as testing all of them in place.
   */
  private static final int UNBOUNDED = 16;

  /** The largest length of an array. */
  static final int MAX_LENGTH = Integer.MAX_VALUE - 8;

  /** The min x of a missing child: +∞, as float bits. */
  static final int NOTHING = 0x7f800000;

  /** For each octant of directions the lanes of a node, the farthest first: see {@link TreeLayout}. */
  private static final int[][] ORDER_8 = new int[8][8];

  private static final int[][] ORDER_4 = new int[8][4];

  static {
    for (int octant = 0; octant < 8; octant++) {
      for (int k = 0; k < 8; k++) {
        ORDER_8[octant][k] = (7 - k) ^ octant;
      }
      for (int k = 0; k < 4; k++) {
        ORDER_4[octant][k] = (3 - k) ^ (octant & 3);
      }
    }
  }

  /** Children per node, and the most primitives of a leaf: 4 or 8. */
  final int width;

  /** The most primitives of a leaf. */
  final int leafSize;

  /** Ints per node. */
  final int stride;

  /** Floats that leaves store for each primitive. */
  final int leafWidth;

  /** These primitives; not a copy. */
  public int[] unbounded() {
    return unbounded;
  }

  int[] nodes = {};
  int nodeCount;

  /** Primitives in leaves. */
  int count;

  int[] ids = {};
  float[] leafColumns = {};

  /**
   * Whether leaves store the columns of the primitives in their current state; those of triangles always do.
   */
  private volatile boolean areLeavesFilled;

  /** Rays cast since the leaves last had their columns. Threads may lose some of each other's counts. */
  private long raysSince;

  /** All elements that are not in the tree, ascending: unbounded ones and those that no query can meet. */
  int[] notInTree = {};

  int depth;

  private Builder builder; // kept from the first rebuild on

  private final Refit refit = new Refit(this);

  // scratch, which avoids allocation
  private final float[] box = new float[Elements.BOUNDS];
  private final float[] part = new float[Elements.BOUNDS];

  Bvh(Elements primitives, int width) {
    this(primitives, width, width);
  }

  private Bvh(Elements primitives, int width, int leafSize) {
    super(primitives);
    this.width = width;
    this.leafSize = leafSize;
    stride = 8 * width;
    leafWidth = ScalarKernels.TABLE.has(Verb.CAST, Kind.RAY, primitives.kind) ? primitives.kind.width() : 0;
  }

  @Override
  public boolean isMostlyUnbounded() {
    return unbounded.length > primitives.size / UNBOUNDED;
  }

  @Override
  int root() {
    return 0;
  }

  @Override
  int all(int leaf, int[] to, int at) {
    int its = count(leaf);
    System.arraycopy(ids, first(leaf), to, at, its);
    return its;
  }

  /** What the primitives are. */
  public Kind kind() {
    return primitives.kind;
  }

  /**
   * Whether the primitives are triangles, for which {@link WideRayCaster} has specialised code. Everything
   * else about rays, and all of it for other kinds, goes through the catalogue of kernels.
   */
  public boolean isOfTriangles() {
    return primitives.kind == Kind.TRIANGLE;
  }

  /** Writes the bounds of all primitives that have any, padded: +∞, −∞ if there is none. */
  public void bounds(float[] to) {
    System.arraycopy(bounds, 0, to, 0, bounds.length);
  }

  /** Whether primitives are without bounds, which every query tests. */
  public boolean hasUnbounded() {
    return unbounded.length > 0;
  }

  /** The largest {@linkplain Padding#factor factor} of the kernels that leaves cover, of rays among them. */
  public float covered() {
    return covered;
  }

  /** Offset in a node of the children's planes on an axis: minima, or maxima {@code width} further. */
  static int plane(int width, int axis, boolean max) {
    return (2 * axis + (max ? 1 : 0)) * width;
  }

  /** The lanes of a node, the farthest first, for directions whose negative axes are the bits of octant. */
  int[] order(int octant) {
    return (width == 8 ? ORDER_8 : ORDER_4)[octant];
  }

  static int leaf(int first, int count) {
    return ~(first << 4 | count);
  }

  static int first(int leaf) {
    return ~leaf >>> 4;
  }

  static int count(int leaf) {
    return ~leaf & 15;
  }

  /** Sets the bounds and the number of a child. */
  void setChild(int node, int lane, float[] b, int at, int child) {
    int base = node * stride + lane;
    for (int axis = 0; axis < 3; axis++) {
      nodes[base + 2 * axis * width] = Float.floatToRawIntBits(b[at + axis]);
      nodes[base + (2 * axis + 1) * width] = Float.floatToRawIntBits(b[at + axis + 3]);
    }
    nodes[base + CHILDREN * width] = child;
  }

  /** Pads the box of some primitives to that of a leaf. */
  void pad(float[] b, int at) {
    float pad = leafPad(Padding.maxCoordinate(b, at));
    for (int axis = at; axis < at + 3; axis++) {
      b[axis] -= pad;
      b[axis + 3] += pad;
    }
  }

  /** Sets the box of a child that is a node to that of its own children; the boxes are scratch. */
  void fit(int node, int lane, float[] b, float[] p) {
    int child = child(node, lane);
    empty(b, 0);
    for (int k = 0; k < width; k++) {
      child(child, k, p);
      grow(b, 0, p, 0);
    }
    setChild(node, lane, b, 0, child);
  }

  /**
   * For a tree of triangles: sorts the lanes of nodes {@code from} to {@code to − 1}, and copies the columns
   * of their leaves.
   *
   * @param areas scratch, one float per lane
   * @param b scratch, one box
   */
  void fill(int from, int to, float[] areas, float[] b) {
    if (isOfTriangles()) {
      for (int node = from; node < to; node++) {
        orderLanes(node, areas, b);
        fillLeaves(node);
      }
    }
  }

  private void fillLeaves(int node) {
    for (int lane = 0; lane < width; lane++) {
      int child = child(node, lane);
      if (child < 0 && hasChild(node, lane)) {
        fillLeaf(child);
      }
    }
  }

  /**
   * Ensures that leaves store the columns of their primitives. Trees of other kinds than triangles get them
   * once enough rays have been cast since they were built or refitted for it to pay. Any number of threads
   * may call this. False if it does not pay yet, if rays cannot be cast at these primitives, or if no array
   * has room for all of them.
   *
   * @param rays number of rays about to be cast
   */
  boolean needLeafColumns(int rays) {
    if (!areLeavesFilled && leafWidth > 0) {
      raysSince += rays;
      if (raysSince < primitives.size / PRIMITIVES_PER_RAY) {
        return false;
      }
      synchronized (this) {
        if (!areLeavesFilled) {
          long most = (long) leafWidth * primitives.size + width;
          if (most > MAX_LENGTH) {
            return false;
          }
          leafColumns = leafColumns.length >= most ? leafColumns : new float[(int) most];
          for (int node = 0; node < nodeCount; node++) {
            fillLeaves(node);
          }
          areLeavesFilled = true;
        }
      }
    }
    return leafWidth > 0;
  }

  /** Has the columns filled again at the next request, as the primitives may have changed. */
  void forgetLeafColumns() {
    areLeavesFilled = isOfTriangles();
    raysSince = 0;
  }

  private void orderLanes(int node, float[] areas, float[] b) {
    int order = node * stride + ORDER * width;
    for (int lane = 0; lane < width; lane++) {
      child(node, lane, b);
      float area = halfArea(b, 0);
      int at = lane;
      for (; at > 0 && area < areas[at - 1]; at--) {
        areas[at] = areas[at - 1];
        nodes[order + at] = nodes[order + at - 1];
      }
      areas[at] = area;
      nodes[order + at] = lane;
    }
  }

  void fillLeaf(int leaf) {
    int first = first(leaf);
    int count = count(leaf);
    for (int k = 0; k < count && leafWidth > 0; k++) {
      primitives.copy(ids[first + k], leafColumns, leafWidth * first + k, count);
    }
  }

  /**
   * Builds a tree with the calling thread or, unless it is null, with those of {@code pool}: the same tree.
   *
   * @param bins makes the split search of a thread; all implementations find the same splits
   */
  public static Bvh build(Elements primitives, int width, Supplier<Bins> bins, ForkJoinPool pool) {
    return build(primitives, width, width, bins, pool);
  }

  /** The same with at most {@code leafSize} primitives in a leaf. */
  public static Bvh build(Elements primitives, int width, int leafSize, Supplier<Bins> bins,
      ForkJoinPool pool) {
    Bvh bvh = new Bvh(primitives, width, leafSize);
    new Builder(bvh).build(bins, pool, false);
    return bvh;
  }

  /**
   * Rebuilds the tree over the current primitives. The first rebuild allocates working storage and room for a
   * larger tree; later ones allocate nothing unless the tree outgrows it (except tasks, in a pool).
   */
  public void rebuild(Supplier<Bins> bins, ForkJoinPool pool) {
    if (builder == null) {
      builder = new Builder(this);
    }
    builder.build(bins, pool, true);
  }

  /** Nodes from the root to the deepest leaf. */
  public int depth() {
    return depth;
  }

  /** Bytes of the tree's arrays. */
  public long bytes() {
    return 4L * (nodes.length + ids.length + leafColumns.length + unbounded.length) + refit.bytes();
  }

  /** SAH cost: expected visits of nodes and leaves by a ray through the root's box. */
  public double cost() {
    return cost(new float[Elements.BOUNDS]);
  }

  /** The cost after a refit, for a caller that may {@link #refit} the tree now; without allocating. */
  public double costAfterRefit() {
    return cost(box);
  }

  private double cost(float[] b) {
    double root = halfArea(bounds, 0);
    double sum = root;
    for (int node = 0; node < nodeCount; node++) {
      for (int lane = 0; lane < width; lane++) {
        child(node, lane, b);
        sum += halfArea(b, 0);
      }
    }
    return root > 0 ? sum / root : 0;
  }

  /**
   * Recomputes all boxes from the leaves up for primitives that have moved, with the calling thread or,
   * unless it is null, with those of {@code pool}; the topology stays. False, with the tree unusable, if
   * elements changed their {@link Elements.Placement}: then it must be rebuilt.
   */
  public boolean refit(ForkJoinPool pool) {
    forgetLeafColumns();
    return refit.refit(pool);
  }

  /** Called when the leaves have changed. */
  void forgetLeaves() {
    forgetLeafColumns();
    refit.forget();
  }

  /** Sets bounds, largest coordinate and extent of the whole tree from its root. */
  void measure() {
    float[] p = part;
    empty(bounds, 0);
    for (int k = 0; k < width; k++) {
      child(0, k, p);
      grow(bounds, 0, p, 0);
    }
    maxCoordinate = 0;
    extent = 0;
    for (int axis = 0; axis < 3 && bounds[0] <= bounds[3]; axis++) {
      maxCoordinate = Math.max(maxCoordinate, Math.max(Math.abs(bounds[axis]), Math.abs(bounds[axis + 3])));
      extent = Math.max(extent, bounds[axis + 3] - bounds[axis]);
    }
  }

  /** The number of a child. */
  int child(int node, int lane) {
    return nodes[node * stride + CHILDREN * width + lane];
  }

  boolean hasChild(int node, int lane) {
    return nodes[node * stride + lane] != NOTHING;
  }

  /** Reads the bounds of a child; (+∞, −∞) for a missing one. */
  void child(int node, int lane, float[] to) {
    int base = node * stride + lane;
    for (int axis = 0; axis < 3; axis++) {
      to[axis] = Float.intBitsToFloat(nodes[base + plane(width, axis, false)]);
      to[axis + 3] = Float.intBitsToFloat(nodes[base + plane(width, axis, true)]);
    }
  }

  /** The largest |coordinate| of the child whose min x stands at {@code nodes[at]}. */
  float maxCoordinate(int at) {
    float most = 0;
    for (int axis = 0; axis < 3; axis++) {
      float min = -Float.intBitsToFloat(nodes[at + plane(width, axis, false)]);
      float max = Float.intBitsToFloat(nodes[at + plane(width, axis, true)]);
      most = min > most ? min : most;
      most = max > most ? max : most;
    }
    return most;
  }

  /** The largest |coordinate| of the triangles of a leaf. */
  float maxCornerOf(int leaf) {
    float[] corners = leafColumns;
    int from = CORNERS * first(leaf), to = from + CORNERS * count(leaf);
    int most = 0; // as the bits of a number that is not negative
    for (int k = from; k < to; k++) {
      most = Math.max(most, Float.floatToRawIntBits(corners[k]) & Integer.MAX_VALUE);
    }
    return Float.intBitsToFloat(most);
  }

  static void empty(float[] b, int at) {
    Arrays.fill(b, at, at + 3, Float.POSITIVE_INFINITY);
    Arrays.fill(b, at + 3, at + 6, Float.NEGATIVE_INFINITY);
  }

  static void grow(float[] b, int at, float[] by, int byAt) {
    for (int axis = 0; axis < 3; axis++) {
      b[at + axis] = by[byAt + axis] < b[at + axis] ? by[byAt + axis] : b[at + axis];
      b[at + axis + 3] = by[byAt + axis + 3] > b[at + axis + 3] ? by[byAt + axis + 3] : b[at + axis + 3];
    }
  }

  static float halfArea(float[] b, int at) {
    float x = b[at + 3] - b[at], y = b[at + 4] - b[at + 1], z = b[at + 5] - b[at + 2];
    return x >= 0 ? x * y + y * z + z * x : 0;
  }
}
