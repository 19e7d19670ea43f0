package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static lockstep.twin.WideLanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/**
 * Vector twin of {@link BoxTriangle}, a vector of pairs at a time, in two stages for {@link Staged}. Each stage is a few
 * short passes, one per axis and one per edge, over the same code with other columns.
 */
final class BoxTriangleWide {
  /** Of each pair of a block: centre, relative to corner a, and half size of the clipped box, six rows. */
  private static final ThreadLocal<float[]> CLIPPED =
      ThreadLocal.withInitial(() -> new float[6 * Kernel.BLOCK]);

  private static final int HALF = 3 * Kernel.BLOCK;

  private BoxTriangleWide() {}

  /** First stage: do box and triangle meet on the box's axes? */
  static void meet(int axis, Operand boxes, Operand triangles, int count, Output out) {
    float[] mins = boxes.columns[axis], maxs = boxes.columns[axis + 3];
    float[] as = triangles.columns[axis], bs = triangles.columns[axis + 3], cs = triangles.columns[axis + 6];
    long[] words = out.planes[0];
    int box = boxes.from;
    int triangle = triangles.from;
    int end = out.word + Kernel.words(count);
    for (int w = out.word; w < end; w++) {
      long word = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        FloatVector min = fromArray(FLOATS, mins, box + k);
        FloatVector max = fromArray(FLOATS, maxs, box + k);
        FloatVector a = fromArray(FLOATS, as, triangle + k);
        FloatVector b = fromArray(FLOATS, bs, triangle + k);
        FloatVector c = fromArray(FLOATS, cs, triangle + k);
        VectorMask<Float> meet = min.compare(LE, WideLanes.max(a, b, c));
        meet = WideLanes.min(a, b, c).compare(LE, max, meet);
        meet = min.compare(LE, max, meet);
        word |= meet.toLong() << k;
      }
      words[w] = word;
      box += boxes.stride;
      triangle += triangles.stride;
    }
  }

  /** Second stage, for pairs that pass the first: do they meet on the other ten axes? */
  static void axes(Operand boxes, Operand triangles, int count, Output out) {
    float[] clipped = CLIPPED.get();
    float[][] t = triangles.columns;
    int box = boxes.from;
    int triangle = triangles.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      for (int axis = 0; axis < 3; axis++) {
        clip(axis, boxes.columns, box, t, triangle, clipped);
      }
      long word = normal(t, triangle, clipped);
      for (int edge = 0; edge < 3; edge++) {
        for (int axis = 0; axis < 3; axis++) {
          word &= edgeAxis(edge, axis, t, triangle, clipped);
        }
      }
      out.planes[0][out.word + block] = word;
      box += boxes.stride;
      triangle += triangles.stride;
    }
  }

  private static void clip(int axis, float[][] b, int i, float[][] t, int j, float[] clipped) {
    float[] mins = b[axis], maxs = b[axis + 3];
    float[] as = t[axis], bs = t[axis + 3], cs = t[axis + 6];
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector min = fromArray(FLOATS, mins, i + k);
      FloatVector max = fromArray(FLOATS, maxs, i + k);
      FloatVector a = fromArray(FLOATS, as, j + k);
      FloatVector bCorner = fromArray(FLOATS, bs, j + k);
      FloatVector c = fromArray(FLOATS, cs, j + k);
      // min > low ? min : low; max < high ? max : high
      FloatVector low = WideLanes.min(a, bCorner, c);
      low = low.blend(min, min.compare(GT, low));
      low = low.sub(a);
      FloatVector high = WideLanes.max(a, bCorner, c);
      high = high.blend(max, max.compare(LT, high)).sub(a);
      low.add(high).mul(0.5f).intoArray(clipped, axis * Kernel.BLOCK + k);
      high.sub(low).mul(0.5f).intoArray(clipped, HALF + axis * Kernel.BLOCK + k);
    }
  }

  /** The pairs that meet on the triangle's normal. */
  private static long normal(float[][] t, int j, float[] clipped) {
    float[] axs = t[0], ays = t[1], azs = t[2];
    float[] bxs = t[3], bys = t[4], bzs = t[5];
    float[] cxs = t[6], cys = t[7], czs = t[8];
    long word = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector ax = fromArray(FLOATS, axs, j + k);
      FloatVector ay = fromArray(FLOATS, ays, j + k);
      FloatVector az = fromArray(FLOATS, azs, j + k);
      FloatVector bx = fromArray(FLOATS, bxs, j + k);
      FloatVector by = fromArray(FLOATS, bys, j + k);
      FloatVector bz = fromArray(FLOATS, bzs, j + k);
      FloatVector ex = bx.sub(ax), ey = by.sub(ay), ez = bz.sub(az);
      FloatVector cx = fromArray(FLOATS, cxs, j + k);
      FloatVector cy = fromArray(FLOATS, cys, j + k);
      FloatVector cz = fromArray(FLOATS, czs, j + k);
      FloatVector fx = cx.sub(bx), fy = cy.sub(by), fz = cz.sub(bz);
      FloatVector nx = ey.mul(fz).sub(ez.mul(fy));
      FloatVector ny = ez.mul(fx).sub(ex.mul(fz));
      FloatVector nz = ex.mul(fy).sub(ey.mul(fx));
      FloatVector reach = nx.abs().mul(fromArray(FLOATS, clipped, HALF + k))
          .add(ny.abs().mul(fromArray(FLOATS, clipped, HALF + Kernel.BLOCK + k)))
          .add(nz.abs().mul(fromArray(FLOATS, clipped, HALF + 2 * Kernel.BLOCK + k)));
      FloatVector x = fromArray(FLOATS, clipped, k);
      FloatVector y = fromArray(FLOATS, clipped, Kernel.BLOCK + k);
      FloatVector z = fromArray(FLOATS, clipped, 2 * Kernel.BLOCK + k);
      FloatVector a = nx.mul(x.neg()).add(ny.mul(y.neg())).add(nz.mul(z.neg()));
      FloatVector b = nx.mul(ex.sub(x)).add(ny.mul(ey.sub(y))).add(nz.mul(ez.sub(z)));
      FloatVector c = nx.mul(cx.sub(ax).sub(x)).add(ny.mul(cy.sub(ay).sub(y))).add(nz.mul(cz.sub(az).sub(z)));
      // the least and the greatest of three: a < b ? a : b, then c < low ? c : low, and so on
      FloatVector low = b.blend(a, a.compare(LT, b));
      low = low.blend(c, c.compare(LT, low));
      FloatVector high = b.blend(a, a.compare(GT, b));
      high = high.blend(c, c.compare(GT, high));
      word |= low.compare(LE, reach).and(high.compare(GE, reach.neg())).toLong() << k;
    }
    return word;
  }

  /**
   * The pairs that meet on the product of a box axis and an edge. Its two non-zero components are along
   * the axes after it: y and z after x, and so on round.
   */
  private static long edgeAxis(int edge, int axis, float[][] t, int j, float[] clipped) {
    int y = (axis + 1) % 3, z = (axis + 2) % 3;
    int p = 3 * edge, q = (p + 3) % 9, o = (p + 6) % 9; // corners: start and end of the edge, the third
    float[] pys = t[p + y], qys = t[q + y], oys = t[o + y];
    float[] pzs = t[p + z], qzs = t[q + z], ozs = t[o + z];
    float[] ays = t[y], azs = t[z];
    int rowY = y * Kernel.BLOCK, rowZ = z * Kernel.BLOCK;
    long word = 0;
    for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
      FloatVector py = fromArray(FLOATS, pys, j + k);
      FloatVector pz = fromArray(FLOATS, pzs, j + k);
      FloatVector ey = fromArray(FLOATS, qys, j + k).sub(py);
      FloatVector ez = fromArray(FLOATS, qzs, j + k).sub(pz);
      FloatVector ay = fromArray(FLOATS, ays, j + k);
      FloatVector az = fromArray(FLOATS, azs, j + k);
      FloatVector centreY = fromArray(FLOATS, clipped, rowY + k);
      FloatVector centreZ = fromArray(FLOATS, clipped, rowZ + k);
      py = py.sub(ay).sub(centreY);
      pz = pz.sub(az).sub(centreZ);
      FloatVector oy = fromArray(FLOATS, oys, j + k).sub(ay).sub(centreY);
      FloatVector oz = fromArray(FLOATS, ozs, j + k).sub(az).sub(centreZ);
      FloatVector both = ey.mul(pz).sub(ez.mul(py));
      FloatVector third = ey.mul(oz).sub(ez.mul(oy));
      FloatVector reach = ez.abs().mul(fromArray(FLOATS, clipped, HALF + rowY + k))
          .add(ey.abs().mul(fromArray(FLOATS, clipped, HALF + rowZ + k)));
      VectorMask<Float> ascending = both.compare(LT, third);
      FloatVector low = third.blend(both, ascending); // both < third ? both : third
      FloatVector high = both.blend(third, ascending); // both < third ? third : both
      word |= low.compare(LE, reach).and(high.compare(GE, reach.neg())).toLong() << k;
    }
    return word;
  }
}
