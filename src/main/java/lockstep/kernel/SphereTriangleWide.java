package lockstep.kernel;

import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;

/** {@link SphereTriangle}, a vector of pairs at a time, in two stages for {@link Staged}. */
final class SphereTriangleWide {
  private SphereTriangleWide() {}

  /** First stage: is the sphere, on each axis, no farther than its radius from the triangle's bounds? */
  static void bounds(Side spheres, Side triangles, int count, Outcome out) {
    float[][] s = spheres.columns, t = triangles.columns;
    float[] x = s[0], y = s[1], z = s[2], r = s[3];
    float[] ax = t[0], ay = t[1], az = t[2];
    float[] bx = t[3], by = t[4], bz = t[5];
    float[] cx = t[6], cy = t[7], cz = t[8];
    long[] words = out.words;
    int firstWord = out.word;
    int sphere = spheres.from;
    int triangle = triangles.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long word = 0;
      for (int k = 0; k < Kernel.BLOCK; k += Lanes.LENGTH) {
        int i = sphere + k;
        int j = triangle + k;
        FloatVector radius = Lanes.load(r, i);
        VectorMask<Float> near =
            near(Lanes.load(x, i), radius, Lanes.load(ax, j), Lanes.load(bx, j), Lanes.load(cx, j))
                .and(near(Lanes.load(y, i), radius, Lanes.load(ay, j), Lanes.load(by, j), Lanes.load(cy, j)))
                .and(near(Lanes.load(z, i), radius, Lanes.load(az, j), Lanes.load(bz, j), Lanes.load(cz, j)));
        word |= near.toLong() << k;
      }
      words[firstWord + block] = word;
      sphere += spheres.stride;
      triangle += triangles.stride;
    }
  }

  private static VectorMask<Float> near(FloatVector x, FloatVector r, FloatVector a, FloatVector b,
      FloatVector c) {
    return Lanes.min(a, b, c).sub(x).compare(LE, r).and(x.sub(Lanes.max(a, b, c)).compare(LE, r));
  }

  /** Second stage, for pairs that pass the first: is the nearest point within the radius? */
  static void touches(Side spheres, Side triangles, int count, Outcome out) {
    float[][] s = spheres.columns, t = triangles.columns;
    float[] x = s[0], y = s[1], z = s[2], radius = s[3];
    float[] axs = t[0], ays = t[1], azs = t[2];
    float[] bxs = t[3], bys = t[4], bzs = t[5];
    float[] cxs = t[6], cys = t[7], czs = t[8];
    long[] words = out.words;
    int firstWord = out.word;
    int sphere = spheres.from;
    int triangle = triangles.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long word = 0;
      for (int k = 0; k < Kernel.BLOCK; k += Lanes.LENGTH) {
        int i = sphere + k;
        int j = triangle + k;
        FloatVector centre = Lanes.load(x, i);
        FloatVector ax = Lanes.load(axs, j), bx = Lanes.load(bxs, j), cx = Lanes.load(cxs, j);
        FloatVector ex = bx.sub(ax), fx = cx.sub(bx), gx = ax.sub(cx);
        ax = ax.sub(centre);
        bx = bx.sub(centre);
        cx = cx.sub(centre);
        centre = Lanes.load(y, i);
        FloatVector ay = Lanes.load(ays, j), by = Lanes.load(bys, j), cy = Lanes.load(cys, j);
        FloatVector ey = by.sub(ay), fy = cy.sub(by), gy = ay.sub(cy);
        ay = ay.sub(centre);
        by = by.sub(centre);
        cy = cy.sub(centre);
        centre = Lanes.load(z, i);
        FloatVector az = Lanes.load(azs, j), bz = Lanes.load(bzs, j), cz = Lanes.load(czs, j);
        FloatVector ez = bz.sub(az), fz = cz.sub(bz), gz = az.sub(cz);
        az = az.sub(centre);
        bz = bz.sub(centre);
        cz = cz.sub(centre);

        FloatVector ee = dot(ex, ey, ez, ex, ey, ez);
        FloatVector ff = dot(fx, fy, fz, fx, fy, fz);
        FloatVector gg = dot(gx, gy, gz, gx, gy, gz);
        FloatVector best = edge(ax, ay, az, ex, ey, ez, ee);
        FloatVector d2 = edge(bx, by, bz, fx, fy, fz, ff);
        best = best.blend(d2, d2.compare(LT, best)); // d2 < best ? d2 : best
        d2 = edge(cx, cy, cz, gx, gy, gz, gg);
        best = best.blend(d2, d2.compare(LT, best)); // d2 < best ? d2 : best

        FloatVector nx = gy.mul(ez).sub(gz.mul(ey));
        FloatVector ny = gz.mul(ex).sub(gx.mul(ez));
        FloatVector nz = gx.mul(ey).sub(gy.mul(ex));
        FloatVector nn = dot(nx, ny, nz, nx, ny, nz);
        FloatVector wb = nx.mul(ay.mul(gz).sub(az.mul(gy))).add(ny.mul(az.mul(gx).sub(ax.mul(gz))))
            .add(nz.mul(ax.mul(gy).sub(ay.mul(gx))));
        FloatVector wc = nx.mul(ay.mul(ez).sub(az.mul(ey))).add(ny.mul(az.mul(ex).sub(ax.mul(ez))))
            .add(nz.mul(ax.mul(ey).sub(ay.mul(ex))));
        FloatVector scaleB = wb.div(nn);
        FloatVector scaleC = wc.div(nn);
        FloatVector px = ax.add(scaleB.mul(ex).sub(scaleC.mul(gx)));
        FloatVector py = ay.add(scaleB.mul(ey).sub(scaleC.mul(gy)));
        FloatVector pz = az.add(scaleB.mul(ez).sub(scaleC.mul(gz)));
        d2 = dot(px, py, pz, px, py, pz);
        VectorMask<Float> face = wb.compare(GE, 0f);
        face = wc.compare(GE, 0f, face);
        face = wb.add(wc).compare(LE, nn, face);
        best = best.blend(d2, d2.compare(LT, best, face)); // face && d2 < best ? d2 : best
        FloatVector r = Lanes.load(radius, i);
        VectorMask<Float> hit = best.compare(LE, r.mul(r));
        hit = r.compare(GE, 0f, hit);
        hit = ee.add(ff).add(gg).compare(LE, Float.MAX_VALUE, hit);
        word |= hit.toLong() << k;
      }
      words[firstWord + block] = word;
      sphere += spheres.stride;
      triangle += triangles.stride;
    }
  }

  private static FloatVector dot(FloatVector ax, FloatVector ay, FloatVector az, FloatVector bx,
      FloatVector by, FloatVector bz) {
    return ax.mul(bx).add(ay.mul(by)).add(az.mul(bz));
  }

  private static FloatVector edge(FloatVector ax, FloatVector ay, FloatVector az, FloatVector ex,
      FloatVector ey, FloatVector ez, FloatVector ee) {
    FloatVector s = dot(ax, ay, az, ex, ey, ez).neg();
    // s > 0 ? s < ee ? s / ee : 1 : 0
    FloatVector one = FloatVector.broadcast(Lanes.FLOATS, 1f);
    FloatVector t =
        FloatVector.zero(Lanes.FLOATS).blend(one.blend(s.div(ee), s.compare(LT, ee)), s.compare(GT, 0f));
    FloatVector dx = ax.add(t.mul(ex));
    FloatVector dy = ay.add(t.mul(ey));
    FloatVector dz = az.add(t.mul(ez));
    return dot(dx, dy, dz, dx, dy, dz);
  }
}
