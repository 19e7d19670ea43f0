package lockstep.kernel;

import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;

/** {@link BoxTriangle}, a vector of pairs at a time, in two stages for {@link Staged}. */
final class BoxTriangleWide {
  private BoxTriangleWide() {}

  /** First stage: do box and triangle meet on the box's axes? */
  static void bounds(Side boxes, Side triangles, int count, Outcome out) {
    float[][] b = boxes.columns, t = triangles.columns;
    float[] minX = b[0], minY = b[1], minZ = b[2];
    float[] maxX = b[3], maxY = b[4], maxZ = b[5];
    float[] ax = t[0], ay = t[1], az = t[2];
    float[] bx = t[3], by = t[4], bz = t[5];
    float[] cx = t[6], cy = t[7], cz = t[8];
    long[] words = out.words;
    int firstWord = out.word;
    int box = boxes.from;
    int triangle = triangles.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long word = 0;
      for (int k = 0; k < Kernel.BLOCK; k += Lanes.LENGTH) {
        int i = box + k;
        int j = triangle + k;
        VectorMask<Float> meet = meet(Lanes.load(minX, i), Lanes.load(maxX, i), Lanes.load(ax, j),
            Lanes.load(bx, j), Lanes.load(cx, j))
            .and(meet(Lanes.load(minY, i), Lanes.load(maxY, i), Lanes.load(ay, j), Lanes.load(by, j),
                Lanes.load(cy, j)))
            .and(meet(Lanes.load(minZ, i), Lanes.load(maxZ, i), Lanes.load(az, j), Lanes.load(bz, j),
                Lanes.load(cz, j)));
        word |= meet.toLong() << k;
      }
      words[firstWord + block] = word;
      box += boxes.stride;
      triangle += triangles.stride;
    }
  }

  private static VectorMask<Float> meet(FloatVector min, FloatVector max, FloatVector a, FloatVector b,
      FloatVector c) {
    return min.compare(LE, Lanes.max(a, b, c)).and(Lanes.min(a, b, c).compare(LE, max))
        .and(min.compare(LE, max));
  }

  /** Second stage, for pairs that pass the first: do they meet on the other ten axes? */
  static void axes(Side boxes, Side triangles, int count, Outcome out) {
    float[][] b = boxes.columns, t = triangles.columns;
    float[] minX = b[0], minY = b[1], minZ = b[2];
    float[] maxX = b[3], maxY = b[4], maxZ = b[5];
    float[] axs = t[0], ays = t[1], azs = t[2];
    float[] bxs = t[3], bys = t[4], bzs = t[5];
    float[] cxs = t[6], cys = t[7], czs = t[8];
    long[] words = out.words;
    int firstWord = out.word;
    int box = boxes.from;
    int triangle = triangles.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long word = 0;
      for (int k = 0; k < Kernel.BLOCK; k += Lanes.LENGTH) {
        int i = box + k;
        int j = triangle + k;
        FloatVector ax = Lanes.load(axs, j), bx = Lanes.load(bxs, j), cx = Lanes.load(cxs, j);
        FloatVector low = greater(Lanes.load(minX, i), Lanes.min(ax, bx, cx));
        FloatVector high = less(Lanes.load(maxX, i), Lanes.max(ax, bx, cx));
        FloatVector centre = low.add(high).mul(0.5f), hx = high.sub(low).mul(0.5f);
        FloatVector ex = bx.sub(ax), fx = cx.sub(bx), gx = ax.sub(cx);
        ax = ax.sub(centre);
        bx = bx.sub(centre);
        cx = cx.sub(centre);
        FloatVector ay = Lanes.load(ays, j), by = Lanes.load(bys, j), cy = Lanes.load(cys, j);
        low = greater(Lanes.load(minY, i), Lanes.min(ay, by, cy));
        high = less(Lanes.load(maxY, i), Lanes.max(ay, by, cy));
        centre = low.add(high).mul(0.5f);
        FloatVector hy = high.sub(low).mul(0.5f);
        FloatVector ey = by.sub(ay), fy = cy.sub(by), gy = ay.sub(cy);
        ay = ay.sub(centre);
        by = by.sub(centre);
        cy = cy.sub(centre);
        FloatVector az = Lanes.load(azs, j), bz = Lanes.load(bzs, j), cz = Lanes.load(czs, j);
        low = greater(Lanes.load(minZ, i), Lanes.min(az, bz, cz));
        high = less(Lanes.load(maxZ, i), Lanes.max(az, bz, cz));
        centre = low.add(high).mul(0.5f);
        FloatVector hz = high.sub(low).mul(0.5f);
        FloatVector ez = bz.sub(az), fz = cz.sub(bz), gz = az.sub(cz);
        az = az.sub(centre);
        bz = bz.sub(centre);
        cz = cz.sub(centre);

        FloatVector nx = ey.mul(fz).sub(ez.mul(fy));
        FloatVector ny = ez.mul(fx).sub(ex.mul(fz));
        FloatVector nz = ex.mul(fy).sub(ey.mul(fx));
        FloatVector reach = nx.abs().mul(hx).add(ny.abs().mul(hy)).add(nz.abs().mul(hz));
        VectorMask<Float> hit = nx.mul(ax).add(ny.mul(ay)).add(nz.mul(az)).abs().compare(LE, reach);
        hit = hit.and(edgeAxes(ex, ey, ez, ax, ay, az, cx, cy, cz, hx, hy, hz));
        hit = hit.and(edgeAxes(fx, fy, fz, bx, by, bz, ax, ay, az, hx, hy, hz));
        hit = hit.and(edgeAxes(gx, gy, gz, cx, cy, cz, bx, by, bz, hx, hy, hz));
        word |= hit.toLong() << k;
      }
      words[firstWord + block] = word;
      box += boxes.stride;
      triangle += triangles.stride;
    }
  }

  private static FloatVector greater(FloatVector a, FloatVector b) {
    // a > b ? a : b
    return b.blend(a, a.compare(GT, b));
  }

  private static FloatVector less(FloatVector a, FloatVector b) {
    // a < b ? a : b
    return b.blend(a, a.compare(LT, b));
  }

  private static VectorMask<Float> edgeAxes(FloatVector ex, FloatVector ey, FloatVector ez, FloatVector px,
      FloatVector py, FloatVector pz, FloatVector qx, FloatVector qy, FloatVector qz, FloatVector hx,
      FloatVector hy, FloatVector hz) {
    FloatVector absX = ex.abs(), absY = ey.abs(), absZ = ez.abs();
    return spans(ey.mul(pz).sub(ez.mul(py)), ey.mul(qz).sub(ez.mul(qy)), absZ.mul(hy).add(absY.mul(hz)))
        .and(spans(ez.mul(px).sub(ex.mul(pz)), ez.mul(qx).sub(ex.mul(qz)), absZ.mul(hx).add(absX.mul(hz))))
        .and(spans(ex.mul(py).sub(ey.mul(px)), ex.mul(qy).sub(ey.mul(qx)), absY.mul(hx).add(absX.mul(hy))));
  }

  private static VectorMask<Float> spans(FloatVector p, FloatVector q, FloatVector r) {
    VectorMask<Float> ascending = p.compare(LT, q);
    FloatVector low = q.blend(p, ascending); // p < q ? p : q
    FloatVector high = p.blend(q, ascending); // p < q ? q : p
    return low.compare(LE, r).and(high.compare(GE, r.neg()));
  }
}
