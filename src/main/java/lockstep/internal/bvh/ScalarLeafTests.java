package lockstep.internal.bvh;

import java.util.Arrays;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;

/**
 * Rays against the primitives of leaves, by the scalar kernel of the catalogue. Pairs are gathered, so that
 * the kernel is called once for many, and triangles only if the ray meets their own boxes, since a ray meets
 * few triangles of a leaf.
 */
final class ScalarLeafTests {
  /** The number of columns of a ray. */
  private static final int RAY = Kind.RAY.width();

  /** The most pairs that are gathered. */
  private static final int MAX_PAIRS = 32;

  final RayKernel kernel = new RayKernel(Kernel.BLOCK);

  private final float[][] rayColumns = new float[RAY][MAX_PAIRS];
  private final float[][] columns = new float[Kind.maxWidth()][]; // as many as needed
  private final Operand firsts = new Operand().walk(rayColumns, 0);
  private final Operand seconds = new Operand().walk(columns, 0);

  /** The ray of a pair and its primitive. */
  final int[] ray = new int[MAX_PAIRS], id = new int[MAX_PAIRS];

  int pairs;

  // the leaf that was entered, and per axis the planes of its triangles' boxes that come first and last
  private Bvh entered;
  private int enteredLeaf;
  private final float[][] near = new float[3][Bvh.MOST_IN_LEAF], far = new float[3][Bvh.MOST_IN_LEAF];

  /** Begins with rays at a tree. */
  void of(Hierarchy tree) {
    kernel.of(ScalarKernels.TABLE, tree.primitives.kind);
    for (int c = 0; c < tree.primitives.kind.width(); c++) {
      columns[c] = columns[c] == null ? new float[MAX_PAIRS] : columns[c];
    }
    pairs = 0;
  }

  /** Begins with other rays. */
  void begin() {
    Arrays.fill(ray, -1);
  }

  /** Whether another leaf may find no room. */
  boolean isFull() {
    return pairs > MAX_PAIRS - Bvh.MOST_IN_LEAF;
  }

  /** Adds pairs of a ray, number k from {@code first} on in its columns, and of what is in a leaf. */
  void add(Hierarchy tree, int leaf, SlabQuery query, float[][] rays, int first, int k) {
    int from = pairs;
    switch (tree) {
      case Bvh bvh when bvh.isOfTriangles() -> triangles(bvh, leaf, query);
      case Bvh bvh -> others(bvh, leaf);
      default -> pairs += ((HeightPyramid) tree).all(leaf, id, columns, pairs);
    }
    copy(from, rays, first, k);
  }

  private void triangles(Bvh bvh, int leaf, SlabQuery query) {
    int count = Bvh.count(leaf), from = Bvh.CORNERS * Bvh.first(leaf);
    for (int j = 0; j < count; j++) {
      if (query.meetsTriangle(bvh.leafColumns, from + j, count)) {
        addTriangle(bvh, leaf, j);
      }
    }
  }

  /** Adds triangle j of a leaf. */
  private void addTriangle(Bvh bvh, int leaf, int j) {
    int count = Bvh.count(leaf), first = Bvh.first(leaf), from = Bvh.CORNERS * first + j;
    for (int c = 0; c < Bvh.CORNERS; c++) {
      columns[c][pairs] = bvh.leafColumns[from + c * count];
    }
    id[pairs++] = bvh.ids[first + j];
  }

  private void others(Bvh bvh, int leaf) {
    Elements primitives = bvh.primitives;
    int count = Bvh.count(leaf);
    System.arraycopy(bvh.ids, Bvh.first(leaf), id, pairs, count);
    for (int c = 0; c < primitives.columns.length; c++) {
      for (int p = pairs; p < pairs + count; p++) {
        columns[c][p] = primitives.columns[c][primitives.from + id[p]];
      }
    }
    pairs += count;
  }

  /** Copies the ray of pairs {@code from …}, unless it is there already. */
  private void copy(int from, float[][] rays, int first, int k) {
    for (int p = from; p < pairs; p++) {
      if (ray[p] != k) {
        ray[p] = k;
        for (int c = 0; c < RAY; c++) {
          rayColumns[c][p] = rays[c][first + k];
        }
      }
    }
  }

  /** Enters a leaf with rays of an octant. If it is of triangles, finds their boxes. */
  void enter(Bvh bvh, int leaf, int octant) {
    entered = bvh;
    enteredLeaf = leaf;
    if (!bvh.isOfTriangles()) {
      return;
    }
    int count = Bvh.count(leaf);
    float[] corners = bvh.leafColumns;
    float pad = 2 * bvh.leafPad(bvh.maxCoordinate);
    for (int axis = 0; axis < 3; axis++) {
      boolean negative = (octant >> axis & 1) != 0;
      float[] least = negative ? far[axis] : near[axis], most = negative ? near[axis] : far[axis];
      int from = Bvh.CORNERS * Bvh.first(leaf) + axis * count;
      for (int j = 0; j < count; j++) {
        float a = corners[from + j], b = corners[from + 3 * count + j], c = corners[from + 6 * count + j];
        least[j] = Math.min(Math.min(a, b), c) - pad;
        most[j] = Math.max(Math.max(a, b), c) + pad;
      }
    }
  }

  /** Adds pairs of a ray and of what is in the leaf that was entered. */
  void addEntered(SlabQuery query, float[][] rays, int first, int k) {
    if (!entered.isOfTriangles()) {
      add(entered, enteredLeaf, query, rays, first, k);
      return;
    }
    int from = pairs;
    for (int j = 0; j < Bvh.count(enteredLeaf); j++) {
      if (query.enter(near[0][j], near[1][j], near[2][j], far[0][j], far[1][j], far[2][j]) >= 0) {
        addTriangle(entered, enteredLeaf, j);
      }
    }
    copy(from, rays, first, k);
  }

  /** Tests all pairs and forgets them; returns a bit for each that is a hit. */
  long test() {
    if (pairs == 0) {
      return 0;
    }
    kernel.run(firsts, seconds, pairs);
    pairs = 0;
    return kernel.hits[0];
  }
}
