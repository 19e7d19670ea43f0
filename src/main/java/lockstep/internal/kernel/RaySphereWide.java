package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NEG;
import static jdk.incubator.vector.VectorOperators.SQRT;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Vector twin of {@link RaySphere}, a vector of rays at a time. For operations spelled out see {@link WideLanes}. */
final class RaySphereWide {
  private RaySphereWide() {}

  static void cast(Operand rays, Operand spheres, int count, Output out) {
    float[][] rc = rays.columns, sc = spheres.columns;
    float[] ox = rc[0], oy = rc[1], oz = rc[2];
    float[] dx = rc[3], dy = rc[4], dz = rc[5];
    float[] tMin = rc[6], tMax = rc[7];
    float[] x = sc[0], y = sc[1], z = sc[2], radius = sc[3];
    float[] tOut = out.floats[0];
    long[] words = out.planes[0];
    int firstWord = out.word;
    int firstOut = out.from;
    int ray = rays.from;
    int sphere = spheres.from;
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long word = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int i = ray + k;
        int j = sphere + k;
        FloatVector fx = fromArray(FLOATS, ox, i).lanewise(SUB, fromArray(FLOATS, x, j));
        FloatVector fy = fromArray(FLOATS, oy, i).lanewise(SUB, fromArray(FLOATS, y, j));
        FloatVector fz = fromArray(FLOATS, oz, i).lanewise(SUB, fromArray(FLOATS, z, j));
        FloatVector rdx = fromArray(FLOATS, dx, i);
        FloatVector rdy = fromArray(FLOATS, dy, i);
        FloatVector rdz = fromArray(FLOATS, dz, i);
        FloatVector r = fromArray(FLOATS, radius, j);
        FloatVector a = rdx.lanewise(MUL, rdx).lanewise(ADD, rdy.lanewise(MUL, rdy)).lanewise(ADD,
            rdz.lanewise(MUL, rdz));
        FloatVector b = fx.lanewise(MUL, rdx).lanewise(ADD, fy.lanewise(MUL, rdy))
            .lanewise(ADD, fz.lanewise(MUL, rdz)).lanewise(NEG);
        // a > 0 ? b / a : 0
        FloatVector s = WideLanes.ZERO.blend(b.lanewise(DIV, a), a.compare(GT, 0f));
        FloatVector lx = fx.lanewise(ADD, s.lanewise(MUL, rdx));
        FloatVector ly = fy.lanewise(ADD, s.lanewise(MUL, rdy));
        FloatVector lz = fz.lanewise(ADD, s.lanewise(MUL, rdz));
        FloatVector r2 = r.lanewise(MUL, r);
        FloatVector delta = r2.lanewise(SUB,
            lx.lanewise(MUL, lx).lanewise(ADD, ly.lanewise(MUL, ly)).lanewise(ADD, lz.lanewise(MUL, lz)));
        FloatVector half = delta.lanewise(SQRT).lanewise(DIV, a.lanewise(SQRT));
        FloatVector enter = s.lanewise(SUB, half);
        FloatVector leave = s.lanewise(ADD, half);
        // enter > tMin ? enter : tMin; leave < tMax ? leave : tMax
        FloatVector tNear = fromArray(FLOATS, tMin, i);
        tNear = tNear.blend(enter, enter.compare(GT, tNear));
        FloatVector tFar = fromArray(FLOATS, tMax, i);
        tFar = tFar.blend(leave, leave.compare(LT, tFar));
        VectorMask<Float> hit = delta.compare(GE, 0f);
        hit = r.compare(GE, WideLanes.ZERO, hit);
        hit = a.compare(LE, largest, hit);
        hit = tNear.compare(LE, tFar, hit);
        hit = tNear.lanewise(ABS).compare(LE, largest, hit);
        WideLanes.INFINITY.blend(tNear, hit).intoArray(tOut, firstOut + 64 * block + k);
        word |= hit.toLong() << k;
      }
      words[firstWord + block] = word;
      ray += rays.stride;
      sphere += spheres.stride;
    }
  }
}
