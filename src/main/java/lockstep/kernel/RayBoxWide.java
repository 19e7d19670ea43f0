package lockstep.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static lockstep.kernel.Lanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;

/** {@link RayBox}, a vector of rays at a time. */
final class RayBoxWide {
  private RayBoxWide() {}

  static void cast(Side rays, Side boxes, int count, Outcome out) {
    float[][] rc = rays.columns, bc = boxes.columns;
    float[] ox = rc[0], oy = rc[1], oz = rc[2];
    float[] dx = rc[3], dy = rc[4], dz = rc[5];
    float[] tMin = rc[6], tMax = rc[7];
    float[] minX = bc[0], minY = bc[1], minZ = bc[2];
    float[] maxX = bc[3], maxY = bc[4], maxZ = bc[5];
    float[] tOut = out.columns[0];
    long[] words = out.words;
    int firstWord = out.word;
    int firstOut = out.from;
    int ray = rays.from;
    int box = boxes.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long word = 0;
      for (int k = 0; k < Kernel.BLOCK; k += Lanes.LENGTH) {
        int i = ray + k;
        int j = box + k;
        FloatVector tNear = fromArray(FLOATS, tMin, i);
        FloatVector tFar = fromArray(FLOATS, tMax, i);

        FloatVector o = fromArray(FLOATS, ox, i);
        FloatVector d = fromArray(FLOATS, dx, i);
        FloatVector min = fromArray(FLOATS, minX, j);
        FloatVector max = fromArray(FLOATS, maxX, j);
        VectorMask<Float> valid = min.compare(LE, max);
        // d < 0 ? max : min, and the other way round
        VectorMask<Float> back = d.compare(LT, 0f);
        FloatVector enter = min.blend(max, back).sub(o).div(d.add(0f));
        FloatVector leave = max.blend(min, back).sub(o).div(d.add(0f));
        // enter > tNear ? enter : tNear; leave < tFar ? leave : tFar
        tNear = tNear.blend(enter, enter.compare(GT, tNear));
        tFar = tFar.blend(leave, leave.compare(LT, tFar));
        FloatVector zero = o.mul(0f).add(d.mul(0f));

        o = fromArray(FLOATS, oy, i);
        d = fromArray(FLOATS, dy, i);
        min = fromArray(FLOATS, minY, j);
        max = fromArray(FLOATS, maxY, j);
        valid = min.compare(LE, max, valid);
        back = d.compare(LT, 0f);
        enter = min.blend(max, back).sub(o).div(d.add(0f));
        leave = max.blend(min, back).sub(o).div(d.add(0f));
        tNear = tNear.blend(enter, enter.compare(GT, tNear));
        tFar = tFar.blend(leave, leave.compare(LT, tFar));
        zero = zero.add(o.mul(0f)).add(d.mul(0f));

        o = fromArray(FLOATS, oz, i);
        d = fromArray(FLOATS, dz, i);
        min = fromArray(FLOATS, minZ, j);
        max = fromArray(FLOATS, maxZ, j);
        valid = min.compare(LE, max, valid);
        back = d.compare(LT, 0f);
        enter = min.blend(max, back).sub(o).div(d.add(0f));
        leave = max.blend(min, back).sub(o).div(d.add(0f));
        tNear = tNear.blend(enter, enter.compare(GT, tNear));
        tFar = tFar.blend(leave, leave.compare(LT, tFar));
        zero = zero.add(o.mul(0f)).add(d.mul(0f));

        VectorMask<Float> hit = tNear.compare(LE, tFar, valid);
        hit = tNear.abs().compare(LE, Float.MAX_VALUE, hit);
        hit = zero.compare(EQ, 0f, hit);
        Lanes.INFINITY.blend(tNear, hit).intoArray(tOut, firstOut + 64 * block + k);
        word |= hit.toLong() << k;
      }
      words[firstWord + block] = word;
      ray += rays.stride;
      box += boxes.stride;
    }
  }
}
