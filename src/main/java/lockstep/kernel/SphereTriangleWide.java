package lockstep.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static lockstep.kernel.Lanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;

/**
 * {@link SphereTriangle}, a vector of pairs at a time, in two stages for {@link Staged}. Each stage is a
 * few short passes, one per axis and one per edge, over the same code with other columns.
 */
final class SphereTriangleWide {
  /** The least squared distance so far of each pair of a block. */
  private static final ThreadLocal<float[]> BEST = ThreadLocal.withInitial(() -> new float[Kernel.BLOCK]);

  private SphereTriangleWide() {}

  /** First stage: is the sphere, on each axis, no farther than its radius from the triangle's bounds? */
  static void near(int axis, Side spheres, Side triangles, int count, Outcome out) {
    float[] x = spheres.columns[axis], r = spheres.columns[3];
    float[] as = triangles.columns[axis], bs = triangles.columns[axis + 3], cs = triangles.columns[axis + 6];
    long[] words = out.words;
    int sphere = spheres.from;
    int triangle = triangles.from;
    int end = out.word + Kernel.words(count);
    for (int w = out.word; w < end; w++) {
      long word = 0;
      for (int k = 0; k < Kernel.BLOCK; k += Lanes.LENGTH) {
        FloatVector centre = fromArray(FLOATS, x, sphere + k);
        FloatVector radius = fromArray(FLOATS, r, sphere + k);
        FloatVector a = fromArray(FLOATS, as, triangle + k);
        FloatVector b = fromArray(FLOATS, bs, triangle + k);
        FloatVector c = fromArray(FLOATS, cs, triangle + k);
        VectorMask<Float> below = Lanes.min(a, b, c).sub(centre).compare(LE, radius);
        VectorMask<Float> above = centre.sub(Lanes.max(a, b, c)).compare(LE, radius);
        word |= below.and(above).toLong() << k;
      }
      words[w] = word;
      sphere += spheres.stride;
      triangle += triangles.stride;
    }
  }

  /** Second stage, for pairs that pass the first: is the nearest point within the radius? */
  static void touches(Side spheres, Side triangles, int count, Outcome out) {
    float[] best = BEST.get();
    int sphere = spheres.from;
    int triangle = triangles.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      face(spheres.columns, sphere, triangles.columns, triangle, best);
      long finite = edge(spheres.columns, sphere, triangles.columns, 0, 3, triangle, best);
      finite &= edge(spheres.columns, sphere, triangles.columns, 3, 6, triangle, best);
      finite &= edge(spheres.columns, sphere, triangles.columns, 6, 0, triangle, best);
      out.words[out.word + block] = finite & within(best, spheres.columns[3], sphere);
      sphere += spheres.stride;
      triangle += triangles.stride;
    }
  }

  /** Sets best to the squared distance from the centre to the face, +∞ where it does not project there. */
  private static void face(float[][] s, int i, float[][] t, int j, float[] best) {
    float[] x = s[0], y = s[1], z = s[2];
    float[] axs = t[0], ays = t[1], azs = t[2];
    float[] bxs = t[3], bys = t[4], bzs = t[5];
    float[] cxs = t[6], cys = t[7], czs = t[8];
    for (int k = 0; k < Kernel.BLOCK; k += Lanes.LENGTH) {
      FloatVector ax = fromArray(FLOATS, axs, j + k);
      FloatVector ay = fromArray(FLOATS, ays, j + k);
      FloatVector az = fromArray(FLOATS, azs, j + k);
      FloatVector ex = fromArray(FLOATS, bxs, j + k).sub(ax);
      FloatVector ey = fromArray(FLOATS, bys, j + k).sub(ay);
      FloatVector ez = fromArray(FLOATS, bzs, j + k).sub(az);
      FloatVector gx = ax.sub(fromArray(FLOATS, cxs, j + k));
      FloatVector gy = ay.sub(fromArray(FLOATS, cys, j + k));
      FloatVector gz = az.sub(fromArray(FLOATS, czs, j + k));
      ax = ax.sub(fromArray(FLOATS, x, i + k));
      ay = ay.sub(fromArray(FLOATS, y, i + k));
      az = az.sub(fromArray(FLOATS, z, i + k));
      FloatVector nx = gy.mul(ez).sub(gz.mul(ey));
      FloatVector ny = gz.mul(ex).sub(gx.mul(ez));
      FloatVector nz = gx.mul(ey).sub(gy.mul(ex));
      FloatVector nn = nx.mul(nx).add(ny.mul(ny)).add(nz.mul(nz));
      FloatVector wb = nx.mul(ay.mul(gz).sub(az.mul(gy))).add(ny.mul(az.mul(gx).sub(ax.mul(gz))))
          .add(nz.mul(ax.mul(gy).sub(ay.mul(gx))));
      FloatVector wc = nx.mul(ay.mul(ez).sub(az.mul(ey))).add(ny.mul(az.mul(ex).sub(ax.mul(ez))))
          .add(nz.mul(ax.mul(ey).sub(ay.mul(ex))));
      FloatVector scaleB = wb.div(nn);
      FloatVector scaleC = wc.div(nn);
      FloatVector px = ax.add(scaleB.mul(ex).sub(scaleC.mul(gx)));
      FloatVector py = ay.add(scaleB.mul(ey).sub(scaleC.mul(gy)));
      FloatVector pz = az.add(scaleB.mul(ez).sub(scaleC.mul(gz)));
      FloatVector d2 = px.mul(px).add(py.mul(py)).add(pz.mul(pz));
      VectorMask<Float> inside = wb.compare(GE, 0f);
      inside = wc.compare(GE, 0f, inside);
      inside = wb.add(wc).compare(LE, nn, inside);
      inside = d2.compare(LT, Float.POSITIVE_INFINITY, inside); // d2 < best: a triangle without area has NaN here
      Lanes.INFINITY.blend(d2, inside).intoArray(best, k);
    }
  }

  /**
   * Lowers best to the squared distance from the centre to the edge between the corners whose columns
   * start at p and q; the mask of pairs whose edge is finite.
   */
  private static long edge(float[][] s, int i, float[][] t, int p, int q, int j, float[] best) {
    float[] x = s[0], y = s[1], z = s[2];
    float[] pxs = t[p], pys = t[p + 1], pzs = t[p + 2];
    float[] qxs = t[q], qys = t[q + 1], qzs = t[q + 2];
    long finite = 0;
    for (int k = 0; k < Kernel.BLOCK; k += Lanes.LENGTH) {
      FloatVector px = fromArray(FLOATS, pxs, j + k);
      FloatVector py = fromArray(FLOATS, pys, j + k);
      FloatVector pz = fromArray(FLOATS, pzs, j + k);
      FloatVector ex = fromArray(FLOATS, qxs, j + k).sub(px);
      FloatVector ey = fromArray(FLOATS, qys, j + k).sub(py);
      FloatVector ez = fromArray(FLOATS, qzs, j + k).sub(pz);
      px = px.sub(fromArray(FLOATS, x, i + k));
      py = py.sub(fromArray(FLOATS, y, i + k));
      pz = pz.sub(fromArray(FLOATS, z, i + k));
      FloatVector ee = ex.mul(ex).add(ey.mul(ey)).add(ez.mul(ez));
      FloatVector along = px.mul(ex).add(py.mul(ey)).add(pz.mul(ez)).neg();
      // along > 0 ? along < ee ? along / ee : 1 : 0
      FloatVector part = Lanes.ONE.blend(along.div(ee), along.compare(LT, ee));
      part = FloatVector.zero(FLOATS).blend(part, along.compare(GT, 0f));
      FloatVector dx = px.add(part.mul(ex));
      FloatVector dy = py.add(part.mul(ey));
      FloatVector dz = pz.add(part.mul(ez));
      FloatVector d2 = dx.mul(dx).add(dy.mul(dy)).add(dz.mul(dz));
      // d2 < best ? d2 : best
      FloatVector least = fromArray(FLOATS, best, k);
      least.blend(d2, d2.compare(LT, least)).intoArray(best, k);
      finite |= ee.compare(LE, Float.MAX_VALUE).toLong() << k;
    }
    return finite;
  }

  private static long within(float[] best, float[] radius, int i) {
    long word = 0;
    for (int k = 0; k < Kernel.BLOCK; k += Lanes.LENGTH) {
      FloatVector r = fromArray(FLOATS, radius, i + k);
      VectorMask<Float> hit = fromArray(FLOATS, best, k).compare(LE, r.mul(r)).and(r.compare(GE, 0f));
      word |= hit.toLong() << k;
    }
    return word;
  }
}
