package lockstep.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static lockstep.kernel.Lanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;

/** {@link RaySphere}, a vector of rays at a time. */
final class RaySphereWide {
  private RaySphereWide() {}

  static void cast(Side rays, Side spheres, int count, Outcome out) {
    float[][] rc = rays.columns, sc = spheres.columns;
    float[] ox = rc[0], oy = rc[1], oz = rc[2];
    float[] dx = rc[3], dy = rc[4], dz = rc[5];
    float[] tMin = rc[6], tMax = rc[7];
    float[] x = sc[0], y = sc[1], z = sc[2], radius = sc[3];
    float[] tOut = out.columns[0];
    long[] words = out.words;
    int firstWord = out.word;
    int firstOut = out.from;
    int ray = rays.from;
    int sphere = spheres.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long word = 0;
      for (int k = 0; k < Kernel.BLOCK; k += Lanes.LENGTH) {
        int i = ray + k;
        int j = sphere + k;
        FloatVector fx = fromArray(FLOATS, ox, i).sub(fromArray(FLOATS, x, j));
        FloatVector fy = fromArray(FLOATS, oy, i).sub(fromArray(FLOATS, y, j));
        FloatVector fz = fromArray(FLOATS, oz, i).sub(fromArray(FLOATS, z, j));
        FloatVector rdx = fromArray(FLOATS, dx, i);
        FloatVector rdy = fromArray(FLOATS, dy, i);
        FloatVector rdz = fromArray(FLOATS, dz, i);
        FloatVector r = fromArray(FLOATS, radius, j);
        FloatVector a = rdx.mul(rdx).add(rdy.mul(rdy)).add(rdz.mul(rdz));
        FloatVector b = fx.mul(rdx).add(fy.mul(rdy)).add(fz.mul(rdz)).neg();
        // a > 0 ? b / a : 0
        FloatVector s = FloatVector.zero(FLOATS).blend(b.div(a), a.compare(GT, 0f));
        FloatVector lx = fx.add(s.mul(rdx));
        FloatVector ly = fy.add(s.mul(rdy));
        FloatVector lz = fz.add(s.mul(rdz));
        FloatVector r2 = r.mul(r);
        FloatVector delta = r2.sub(lx.mul(lx).add(ly.mul(ly)).add(lz.mul(lz)));
        FloatVector half = delta.sqrt().div(a.sqrt());
        FloatVector enter = s.sub(half);
        FloatVector leave = s.add(half);
        // enter > tMin ? enter : tMin; leave < tMax ? leave : tMax
        FloatVector tNear = fromArray(FLOATS, tMin, i);
        tNear = tNear.blend(enter, enter.compare(GT, tNear));
        FloatVector tFar = fromArray(FLOATS, tMax, i);
        tFar = tFar.blend(leave, leave.compare(LT, tFar));
        VectorMask<Float> hit = delta.compare(GE, 0f);
        hit = r.compare(GE, 0f, hit);
        hit = a.compare(LE, Float.MAX_VALUE, hit);
        hit = tNear.compare(LE, tFar, hit);
        hit = tNear.abs().compare(LE, Float.MAX_VALUE, hit);
        Lanes.INFINITY.blend(tNear, hit).intoArray(tOut, firstOut + 64 * block + k);
        word |= hit.toLong() << k;
      }
      words[firstWord + block] = word;
      ray += rays.stride;
      sphere += spheres.stride;
    }
  }
}
