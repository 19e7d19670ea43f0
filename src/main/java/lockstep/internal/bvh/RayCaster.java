package lockstep.internal.bvh;

import lockstep.internal.kernel.ErrorBound;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Kind;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;

/**
 * Scalar ray casts and range queries through a bounding volume hierarchy: one ray after the other, one primitive of a leaf
 * at a time, with the scalar kernel of the catalogue, which defines the answer. Not thread-safe: one per thread.
 */
public class RayCaster {
  final Traversal traversal;

  private final float[] box = new float[Primitives.BOUNDS];
  private Bvh listed; // the tree of the current query; null if it meets nothing
  private int unboundedLeft;

  // operands of the kernel: it reads one element of each where they stand
  private final Operand ray = new Operand(), primitive = new Operand();

  // output of the kernel for the last primitive tested
  private final long[] hit = new long[1];
  private final float[] t = new float[1], u = new float[1], v = new float[1];
  private final Output out = new Output().at(new long[][] {hit}, 0, new float[][] {t, u, v}, null, 0);

  RayCaster(Traversal traversal) {
    this.traversal = traversal;
  }

  /** A caster in plain Java. */
  public static RayCaster scalar() {
    return new RayCaster(new ScalarTraversal());
  }

  /** Casts at primitives that no node stores by these kernels, if not by the scalar ones. */
  public void use(Kernels table) {
    // scalar
  }

  /**
   * Writes the closest hit of rays {@code from} to {@code to − 1} of the columns, on equal t the lowest index.
   *
   * @throws UnsupportedOperationException if there is no kernel that casts rays at this kind of primitives
   */
  public void closest(Bvh bvh, float[][] rays, int from, int to, int shift, float[] tOut, float[] uOut,
      float[] vOut, int[] index) {
    Kernel kernel = kernel(bvh);
    for (int i = from; i < to; i++) {
      int at = i + shift;
      tOut[at] = Float.POSITIVE_INFINITY;
      uOut[at] = 0;
      vOut[at] = 0;
      index[at] = -1;
      boolean castable = start(bvh, rays, i);
      if (castable) {
        for (int id : bvh.unbounded) {
          closer(kernel, bvh, id, at, tOut, uOut, vOut, index);
        }
        for (int leaf = traversal.next(); leaf != 0; leaf = traversal.next()) {
          int first = Bvh.first(leaf);
          for (int k = 0; k < Bvh.count(leaf); k++) {
            closer(kernel, bvh, bvh.ids[first + k], at, tOut, uOut, vOut, index);
          }
        }
      }
    }
  }

  private void closer(Kernel kernel, Bvh bvh, int id, int at, float[] tOut, float[] uOut, float[] vOut,
      int[] index) {
    if (hits(kernel, bvh, id) && (t[0] < tOut[at] || (t[0] == tOut[at] && id < index[at]))) {
      tOut[at] = t[0];
      uOut[at] = u[0];
      vOut[at] = v[0];
      index[at] = id;
      traversal.query.limit(t[0]);
    }
  }

  /**
   * Sets bit {@code i + shift} of the words for every ray i, {@code from} to {@code to − 1}, that hits anything.
   *
   * @throws UnsupportedOperationException if there is no kernel that casts rays at this kind of primitives
   */
  public void any(Bvh bvh, float[][] rays, int from, int to, int shift, long[] words) {
    Kernel kernel = kernel(bvh);
    for (int i = from; i < to; i++) {
      if (any(kernel, bvh, rays, i)) {
        words[(i + shift) >>> 6] |= 1L << (i + shift);
      }
    }
  }

  private boolean any(Kernel kernel, Bvh bvh, float[][] rays, int i) {
    if (!start(bvh, rays, i)) {
      return false;
    }
    for (int id : bvh.unbounded) {
      if (hits(kernel, bvh, id)) {
        return true;
      }
    }
    for (int leaf = traversal.next(); leaf != 0; leaf = traversal.next()) {
      int first = Bvh.first(leaf);
      for (int k = 0; k < Bvh.count(leaf); k++) {
        if (hits(kernel, bvh, bvh.ids[first + k])) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean start(Bvh bvh, float[][] r, int i) {
    if (traversal.query.ray(bvh, r[0][i], r[1][i], r[2][i], r[3][i], r[4][i], r[5][i], r[6][i], r[7][i])) {
      traversal.begin(bvh);
      ray.walk(r, i);
      primitive.walk(bvh.primitives.columns, 0);
      u[0] = 0; // kernels that give t alone leave these
      v[0] = 0;
      return true;
    }
    return false;
  }

  private static Kernel kernel(Bvh bvh) {
    return ScalarKernels.TABLE.get(Verb.CAST, Kind.RAY, bvh.primitives.kind).kernel();
  }

  private boolean hits(Kernel kernel, Bvh bvh, int id) {
    primitive.from = bvh.primitives.from + id;
    kernel.run(ray, primitive, 1, out);
    return (hit[0] & 1) != 0;
  }

  /** Begins to list the primitives whose boxes ray i of the columns may meet: see {@link #next}. */
  public void alongRay(Bvh bvh, float[][] rays, int i) {
    listed = start(bvh, rays, i) ? bvh : null;
    unboundedLeft = listed == null ? 0 : bvh.unbounded.length;
  }

  /**
   * Begins to list the primitives that element i of {@code queries} may overlap, or be no farther from than a distance: see {@link #next}.
   *
   * @param distance 0 for an overlap
   * @param error what the kernel that is asked about them declares
   */
  public void around(Bvh bvh, Primitives queries, int i, float distance, ErrorBound error) {
    listed = null;
    unboundedLeft = 0;
    if (queries.bounds(i, box, 0) != Primitives.Placement.EXCLUDED) {
      if (distance > 0) {
        for (int axis = 0; axis < 3; axis++) {
          box[axis] = Math.nextDown(box[axis] - distance);
          box[axis + 3] = Math.nextUp(box[axis + 3] + distance);
        }
      }
      meetingBox(bvh, queries.kind.unbounded(), error);
    }
  }

  /**
   * Begins to list the primitives whose boxes the line from a point along +z may meet: see {@link #next}.
   *
   * @param error what the kernel that is asked about them declares
   */
  public void above(Bvh bvh, float x, float y, float z, ErrorBound error) {
    listed = null;
    unboundedLeft = 0;
    if (!Float.isNaN(x) && !Float.isNaN(y) && !Float.isNaN(z)) {
      box[0] = x;
      box[1] = y;
      box[2] = z;
      box[3] = x;
      box[4] = y;
      box[5] = Float.POSITIVE_INFINITY;
      meetingBox(bvh, true, error);
    }
  }

  private void meetingBox(Bvh bvh, boolean unbounded, ErrorBound error) {
    listed = bvh;
    unboundedLeft = bvh.unbounded.length;
    traversal.query.box(bvh, box, unbounded, error);
    traversal.begin(bvh);
  }

  /** Writes the next primitives, at most 8, to {@code to[at …]} and returns how many; 0 at the end. */
  public int next(int[] to, int at) {
    if (unboundedLeft > 0) {
      to[at] = listed.unbounded[--unboundedLeft];
      return 1;
    }
    int leaf = listed == null ? 0 : traversal.next();
    if (leaf == 0) {
      return 0;
    }
    int count = Bvh.count(leaf);
    System.arraycopy(listed.ids, Bvh.first(leaf), to, at, count);
    return count;
  }
}
