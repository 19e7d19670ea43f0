package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Vector twin of {@link SphereTriangle}, a vector of pairs at a time, in two stages for {@link Staged}. Each stage is a
 * few short passes, one per axis and one per edge, over the same code with other columns. For operations spelled out
 * see {@link WideLanes}.
 */
final class SphereTriangleWide {
  /** The least squared distance so far of each pair of a block. */
  private static final ThreadLocal<float[]> BEST = ThreadLocal.withInitial(() -> new float[Kernel.BLOCK]);

  private SphereTriangleWide() {}

  /** First stage: is the sphere, on each axis, no farther than its radius from the triangle's bounds? */
  static void near(int axis, Operand spheres, Operand triangles, int count, Output out) {
    float[] x = spheres.columns[axis], r = spheres.columns[3];
    float[] as = triangles.columns[axis], bs = triangles.columns[axis + 3], cs = triangles.columns[axis + 6];
    long[] words = out.planes[0];
    int sphere = spheres.from;
    int triangle = triangles.from;
    int end = out.word + Kernel.words(count);
    for (int w = out.word; w < end; w++) {
      long word = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        FloatVector centre = fromArray(FLOATS, x, sphere + k);
        FloatVector radius = fromArray(FLOATS, r, sphere + k);
        FloatVector a = fromArray(FLOATS, as, triangle + k);
        FloatVector b = fromArray(FLOATS, bs, triangle + k);
        FloatVector c = fromArray(FLOATS, cs, triangle + k);
        VectorMask<Float> below = WideLanes.min(a, b, c).sub(centre).compare(LE, radius);
        VectorMask<Float> above = centre.sub(WideLanes.max(a, b, c)).compare(LE, radius);
        word |= below.and(above).toLong() << k;
      }
      words[w] = word;
      sphere += spheres.stride;
      triangle += triangles.stride;
    }
  }

  /** Second stage, for pairs that pass the first: is the nearest point within the radius? */
  static void touches(Operand spheres, Operand triangles, int count, Output out) {
    float[] best = BEST.get();
    int sphere = spheres.from;
    int triangle = triangles.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      face(spheres.columns, sphere, triangles.columns, triangle, best);
      long finite = edge(spheres.columns, sphere, triangles.columns, 0, 3, triangle, best);
      finite &= edge(spheres.columns, sphere, triangles.columns, 3, 6, triangle, best);
      finite &= edge(spheres.columns, sphere, triangles.columns, 6, 0, triangle, best);
      out.planes[0][out.word + block] = finite & within(best, spheres.columns[3], sphere);
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
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ax = fromArray(FLOATS, axs, j + k);
      FloatVector ay = fromArray(FLOATS, ays, j + k);
      FloatVector az = fromArray(FLOATS, azs, j + k);
      FloatVector ex = fromArray(FLOATS, bxs, j + k).lanewise(SUB, ax);
      FloatVector ey = fromArray(FLOATS, bys, j + k).lanewise(SUB, ay);
      FloatVector ez = fromArray(FLOATS, bzs, j + k).lanewise(SUB, az);
      FloatVector gx = ax.lanewise(SUB, fromArray(FLOATS, cxs, j + k));
      FloatVector gy = ay.lanewise(SUB, fromArray(FLOATS, cys, j + k));
      FloatVector gz = az.lanewise(SUB, fromArray(FLOATS, czs, j + k));
      ax = ax.lanewise(SUB, fromArray(FLOATS, x, i + k));
      ay = ay.lanewise(SUB, fromArray(FLOATS, y, i + k));
      az = az.lanewise(SUB, fromArray(FLOATS, z, i + k));
      FloatVector nx = gy.lanewise(MUL, ez).lanewise(SUB, gz.lanewise(MUL, ey));
      FloatVector ny = gz.lanewise(MUL, ex).lanewise(SUB, gx.lanewise(MUL, ez));
      FloatVector nz = gx.lanewise(MUL, ey).lanewise(SUB, gy.lanewise(MUL, ex));
      FloatVector nn =
          nx.lanewise(MUL, nx).lanewise(ADD, ny.lanewise(MUL, ny)).lanewise(ADD, nz.lanewise(MUL, nz));
      FloatVector bx = ay.lanewise(MUL, gz).lanewise(SUB, az.lanewise(MUL, gy));
      FloatVector by = az.lanewise(MUL, gx).lanewise(SUB, ax.lanewise(MUL, gz));
      FloatVector bz = ax.lanewise(MUL, gy).lanewise(SUB, ay.lanewise(MUL, gx));
      FloatVector wb =
          nx.lanewise(MUL, bx).lanewise(ADD, ny.lanewise(MUL, by)).lanewise(ADD, nz.lanewise(MUL, bz));
      FloatVector cx = ay.lanewise(MUL, ez).lanewise(SUB, az.lanewise(MUL, ey));
      FloatVector cy = az.lanewise(MUL, ex).lanewise(SUB, ax.lanewise(MUL, ez));
      FloatVector cz = ax.lanewise(MUL, ey).lanewise(SUB, ay.lanewise(MUL, ex));
      FloatVector wc =
          nx.lanewise(MUL, cx).lanewise(ADD, ny.lanewise(MUL, cy)).lanewise(ADD, nz.lanewise(MUL, cz));
      FloatVector scaleB = wb.lanewise(DIV, nn);
      FloatVector scaleC = wc.lanewise(DIV, nn);
      FloatVector px = ax.lanewise(ADD, scaleB.lanewise(MUL, ex).lanewise(SUB, scaleC.lanewise(MUL, gx)));
      FloatVector py = ay.lanewise(ADD, scaleB.lanewise(MUL, ey).lanewise(SUB, scaleC.lanewise(MUL, gy)));
      FloatVector pz = az.lanewise(ADD, scaleB.lanewise(MUL, ez).lanewise(SUB, scaleC.lanewise(MUL, gz)));
      FloatVector d2 =
          px.lanewise(MUL, px).lanewise(ADD, py.lanewise(MUL, py)).lanewise(ADD, pz.lanewise(MUL, pz));
      VectorMask<Float> inside = wb.compare(GE, 0f);
      inside = wc.compare(GE, WideLanes.ZERO, inside);
      inside = wb.lanewise(ADD, wc).compare(LE, nn, inside);
      inside = d2.compare(LT, WideLanes.INFINITY, inside); // d2 < best: a triangle without area has NaN here
      WideLanes.INFINITY.blend(d2, inside).intoArray(best, k);
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
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector px = fromArray(FLOATS, pxs, j + k);
      FloatVector py = fromArray(FLOATS, pys, j + k);
      FloatVector pz = fromArray(FLOATS, pzs, j + k);
      FloatVector ex = fromArray(FLOATS, qxs, j + k).lanewise(SUB, px);
      FloatVector ey = fromArray(FLOATS, qys, j + k).lanewise(SUB, py);
      FloatVector ez = fromArray(FLOATS, qzs, j + k).lanewise(SUB, pz);
      px = px.lanewise(SUB, fromArray(FLOATS, x, i + k));
      py = py.lanewise(SUB, fromArray(FLOATS, y, i + k));
      pz = pz.lanewise(SUB, fromArray(FLOATS, z, i + k));
      FloatVector ee =
          ex.lanewise(MUL, ex).lanewise(ADD, ey.lanewise(MUL, ey)).lanewise(ADD, ez.lanewise(MUL, ez));
      FloatVector along = px.lanewise(MUL, ex).lanewise(ADD, py.lanewise(MUL, ey))
          .lanewise(ADD, pz.lanewise(MUL, ez)).lanewise(NEG);
      // along > 0 ? along < ee ? along / ee : 1 : 0
      FloatVector part = WideLanes.ONE.blend(along.lanewise(DIV, ee), along.compare(LT, ee));
      part = WideLanes.ZERO.blend(part, along.compare(GT, 0f));
      FloatVector dx = px.lanewise(ADD, part.lanewise(MUL, ex));
      FloatVector dy = py.lanewise(ADD, part.lanewise(MUL, ey));
      FloatVector dz = pz.lanewise(ADD, part.lanewise(MUL, ez));
      FloatVector d2 =
          dx.lanewise(MUL, dx).lanewise(ADD, dy.lanewise(MUL, dy)).lanewise(ADD, dz.lanewise(MUL, dz));
      // d2 < best ? d2 : best
      FloatVector least = fromArray(FLOATS, best, k);
      least.blend(d2, d2.compare(LT, least)).intoArray(best, k);
      finite |= ee.compare(LE, Float.MAX_VALUE).toLong() << k;
    }
    return finite;
  }

  private static long within(float[] best, float[] radius, int i) {
    long word = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector r = fromArray(FLOATS, radius, i + k);
      VectorMask<Float> hit = fromArray(FLOATS, best, k).compare(LE, r.mul(r)).and(r.compare(GE, 0f));
      word |= hit.toLong() << k;
    }
    return word;
  }
}
