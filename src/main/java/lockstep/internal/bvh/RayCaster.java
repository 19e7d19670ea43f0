package lockstep.internal.bvh;

import lockstep.internal.kernel.RayBox;
import lockstep.internal.kernel.RaySphere;
import lockstep.internal.kernel.RayTriangle;

/**
 * Scalar ray casts and range queries through a bounding volume hierarchy: one ray after the other, one primitive of a leaf
 * at a time, with the kernels that define the answers. Not thread-safe: one per thread.
 */
public class RayCaster {

  final Traversal traversal;

  private final float[] box = new float[Primitives.BOUNDS];
  private Bvh listed; // the tree of the current query; null if it meets nothing
  private int unboundedLeft;

  // output of the kernel for the last primitive tested
  private final float[] t = new float[1], u = new float[1], v = new float[1];

  RayCaster(Traversal traversal) {
    this.traversal = traversal;
  }

  /** A caster in plain Java. */
  public static RayCaster scalar() {
    return new RayCaster(new ScalarTraversal());
  }

  /** Writes the closest hit of rays {@code from} to {@code to − 1} of the columns, on equal t the lowest index. */
  public void closest(Bvh bvh, float[][] rays, int from, int to, int shift, float[] tOut, float[] uOut,
      float[] vOut, int[] index) {
    for (int i = from; i < to; i++) {
      int at = i + shift;
      tOut[at] = Float.POSITIVE_INFINITY;
      uOut[at] = 0;
      vOut[at] = 0;
      index[at] = -1;
      boolean castable = start(bvh, rays, i);
      if (castable) {
        for (int id : bvh.unbounded) {
          closer(bvh, rays, i, id, at, tOut, uOut, vOut, index);
        }
        for (int leaf = traversal.next(); leaf != 0; leaf = traversal.next()) {
          int first = Bvh.first(leaf);
          for (int k = 0; k < Bvh.count(leaf); k++) {
            closer(bvh, rays, i, bvh.ids[first + k], at, tOut, uOut, vOut, index);
          }
        }
      }
    }
  }

  private void closer(Bvh bvh, float[][] rays, int i, int id, int at, float[] tOut, float[] uOut,
      float[] vOut, int[] index) {
    if (hits(bvh, rays, i, id) && (t[0] < tOut[at] || (t[0] == tOut[at] && id < index[at]))) {
      tOut[at] = t[0];
      uOut[at] = u[0];
      vOut[at] = v[0];
      index[at] = id;
      traversal.query.limit(t[0]);
    }
  }

  /** Sets bit {@code i + shift} of the words for every ray i, {@code from} to {@code to − 1}, that hits anything. */
  public void any(Bvh bvh, float[][] rays, int from, int to, int shift, long[] words) {
    for (int i = from; i < to; i++) {
      if (any(bvh, rays, i)) {
        words[(i + shift) >>> 6] |= 1L << (i + shift);
      }
    }
  }

  private boolean any(Bvh bvh, float[][] rays, int i) {
    if (!start(bvh, rays, i)) {
      return false;
    }
    for (int id : bvh.unbounded) {
      if (hits(bvh, rays, i, id)) {
        return true;
      }
    }
    for (int leaf = traversal.next(); leaf != 0; leaf = traversal.next()) {
      int first = Bvh.first(leaf);
      for (int k = 0; k < Bvh.count(leaf); k++) {
        if (hits(bvh, rays, i, bvh.ids[first + k])) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean start(Bvh bvh, float[][] r, int i) {
    if (traversal.query.ray(bvh, r[0][i], r[1][i], r[2][i], r[3][i], r[4][i], r[5][i], r[6][i], r[7][i])) {
      traversal.begin(bvh);
      return true;
    }
    return false;
  }

  private boolean hits(Bvh bvh, float[][] r, int i, int id) {
    float[][] c = bvh.primitives.columns;
    int j = bvh.primitives.from + id;
    float ox = r[0][i], oy = r[1][i], oz = r[2][i], dx = r[3][i], dy = r[4][i], dz = r[5][i];
    float tMin = r[6][i], tMax = r[7][i];
    u[0] = 0;
    v[0] = 0;
    switch (bvh.primitives.kind) {
      case SPHERE ->
        t[0] = RaySphere.cast(ox, oy, oz, dx, dy, dz, tMin, tMax, c[0][j], c[1][j], c[2][j], c[3][j]);
      case BOX -> t[0] = RayBox.cast(ox, oy, oz, dx, dy, dz, tMin, tMax, c[0][j], c[1][j], c[2][j], c[3][j],
          c[4][j], c[5][j]);
      case TRIANGLE -> RayTriangle.cast(ox, oy, oz, dx, dy, dz, tMin, tMax, c[0][j], c[1][j], c[2][j],
          c[3][j], c[4][j], c[5][j], c[6][j], c[7][j], c[8][j], t, u, v, 0);
      case RAY -> throw new IllegalArgumentException("rays are not cast at rays");
    }
    return t[0] < Float.POSITIVE_INFINITY;
  }

  /** Begins to list the primitives whose boxes ray i of the columns may meet: see {@link #next}. */
  public void alongRay(Bvh bvh, float[][] rays, int i) {
    listed = start(bvh, rays, i) ? bvh : null;
    unboundedLeft = listed == null ? 0 : bvh.unbounded.length;
  }

  /** Begins to list the primitives that element i of {@code queries} may overlap: see {@link #next}. */
  public void around(Bvh bvh, Primitives queries, int i) {
    listed = null;
    unboundedLeft = 0;
    if (queries.bounds(i, box, 0) != Primitives.Placement.EXCLUDED) {
      listed = bvh;
      unboundedLeft = bvh.unbounded.length;
      traversal.query.box(bvh, box);
      traversal.begin(bvh);
    }
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
