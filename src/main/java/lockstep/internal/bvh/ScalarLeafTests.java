package lockstep.internal.bvh;

import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;

/**
 * One ray against the primitives of a leaf, by the scalar kernel of the catalogue. Those of a leaf are
 * gathered, so the kernel is called once, and triangles only if the ray meets their own boxes, as of a leaf
 * it meets few.
 */
final class ScalarLeafTests {
  /** The number of columns of a ray. */
  private static final int RAY = Kind.RAY.width();

  final RayKernel kernel = new RayKernel(Kernel.BLOCK);

  private final float[][] rayColumns = new float[RAY][Bvh.MOST_IN_LEAF];
  private final float[][] columns = new float[Kind.maxWidth()][Bvh.MOST_IN_LEAF];
  private final Operand copies = new Operand().walk(rayColumns, 0);
  private final Operand gathered = new Operand().walk(columns, 0);
  private final int[] ids = new int[Bvh.MOST_IN_LEAF];

  private float[][] rays;
  private int ray;
  private int copied; // of the ray

  /** Begins with rays at a tree. */
  void of(Hierarchy tree) {
    kernel.of(ScalarKernels.TABLE, tree.primitives.kind);
  }

  /** Begins with a ray. */
  void ray(float[][] ofRays, int i) {
    rays = ofRays;
    ray = i;
    copied = 0;
  }

  /** The primitive of an answer. */
  int id(int k) {
    return ids[k];
  }

  /** Casts the ray at those of a leaf; returns a bit for each answer that is a hit. */
  long test(Hierarchy tree, int leaf, SlabQuery query) {
    int count = switch (tree) {
      case Bvh bvh when bvh.isOfTriangles() -> triangles(bvh, leaf, query);
      case Bvh bvh -> others(bvh, leaf);
      default -> ((HeightPyramid) tree).all(leaf, ids, columns, 0);
    };
    if (count == 0) {
      return 0;
    }
    for (; copied < count; copied++) {
      for (int c = 0; c < RAY; c++) {
        rayColumns[c][copied] = rays[c][ray];
      }
    }
    kernel.run(copies, gathered, count);
    return kernel.hits[0];
  }

  private int triangles(Bvh bvh, int leaf, SlabQuery query) {
    int first = Bvh.first(leaf), count = Bvh.count(leaf), from = Bvh.CORNERS * first, met = 0;
    float[] corners = bvh.leafColumns;
    for (int k = 0; k < count; k++) {
      if (query.meetsTriangle(corners, from + k, count)) {
        for (int c = 0; c < Bvh.CORNERS; c++) {
          columns[c][met] = corners[from + c * count + k];
        }
        ids[met++] = bvh.ids[first + k];
      }
    }
    return met;
  }

  private int others(Bvh bvh, int leaf) {
    Elements primitives = bvh.primitives;
    int first = Bvh.first(leaf), count = Bvh.count(leaf);
    System.arraycopy(bvh.ids, first, ids, 0, count);
    for (int c = 0; c < primitives.columns.length; c++) {
      for (int k = 0; k < count; k++) {
        columns[c][k] = primitives.columns[c][primitives.from + ids[k]];
      }
    }
    return count;
  }
}
