package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ABS;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.DIV;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.SUB;
import static lockstep.twin.WideLanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Vector twin of {@link RayBox}, a vector of rays at a time. For operations spelled out see {@link WideLanes}. */
final class RayBoxWide {
  private RayBoxWide() {}

  static void cast(Operand rays, Operand boxes, int count, Output out) {
    float[][] rc = rays.columns, bc = boxes.columns;
    float[] ox = rc[0], oy = rc[1], oz = rc[2];
    float[] dx = rc[3], dy = rc[4], dz = rc[5];
    float[] tMin = rc[6], tMax = rc[7];
    float[] minX = bc[0], minY = bc[1], minZ = bc[2];
    float[] maxX = bc[3], maxY = bc[4], maxZ = bc[5];
    float[] tOut = out.floats[0];
    long[] words = out.planes[0];
    int firstWord = out.word;
    int firstOut = out.from;
    int ray = rays.from;
    int box = boxes.from;
    FloatVector largest = FloatVector.broadcast(FLOATS, Float.MAX_VALUE);
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long word = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
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
        VectorMask<Float> back = d.compare(LT, WideLanes.ZERO);
        FloatVector enter =
            min.blend(max, back).lanewise(SUB, o).lanewise(DIV, d.lanewise(ADD, WideLanes.ZERO));
        FloatVector leave =
            max.blend(min, back).lanewise(SUB, o).lanewise(DIV, d.lanewise(ADD, WideLanes.ZERO));
        // enter > tNear ? enter : tNear; leave < tFar ? leave : tFar
        tNear = tNear.blend(enter, enter.compare(GT, tNear));
        tFar = tFar.blend(leave, leave.compare(LT, tFar));
        FloatVector nothing = o.lanewise(MUL, WideLanes.ZERO).lanewise(ADD, d.lanewise(MUL, WideLanes.ZERO));

        o = fromArray(FLOATS, oy, i);
        d = fromArray(FLOATS, dy, i);
        min = fromArray(FLOATS, minY, j);
        max = fromArray(FLOATS, maxY, j);
        valid = min.compare(LE, max, valid);
        back = d.compare(LT, WideLanes.ZERO);
        enter = min.blend(max, back).lanewise(SUB, o).lanewise(DIV, d.lanewise(ADD, WideLanes.ZERO));
        leave = max.blend(min, back).lanewise(SUB, o).lanewise(DIV, d.lanewise(ADD, WideLanes.ZERO));
        tNear = tNear.blend(enter, enter.compare(GT, tNear));
        tFar = tFar.blend(leave, leave.compare(LT, tFar));
        nothing = nothing.lanewise(ADD, o.lanewise(MUL, WideLanes.ZERO)).lanewise(ADD,
            d.lanewise(MUL, WideLanes.ZERO));

        o = fromArray(FLOATS, oz, i);
        d = fromArray(FLOATS, dz, i);
        min = fromArray(FLOATS, minZ, j);
        max = fromArray(FLOATS, maxZ, j);
        valid = min.compare(LE, max, valid);
        back = d.compare(LT, WideLanes.ZERO);
        enter = min.blend(max, back).lanewise(SUB, o).lanewise(DIV, d.lanewise(ADD, WideLanes.ZERO));
        leave = max.blend(min, back).lanewise(SUB, o).lanewise(DIV, d.lanewise(ADD, WideLanes.ZERO));
        tNear = tNear.blend(enter, enter.compare(GT, tNear));
        tFar = tFar.blend(leave, leave.compare(LT, tFar));
        nothing = nothing.lanewise(ADD, o.lanewise(MUL, WideLanes.ZERO)).lanewise(ADD,
            d.lanewise(MUL, WideLanes.ZERO));

        VectorMask<Float> hit = tNear.compare(LE, tFar, valid);
        hit = tNear.lanewise(ABS).compare(LE, largest, hit);
        hit = nothing.compare(EQ, WideLanes.ZERO, hit);
        WideLanes.INFINITY.blend(tNear, hit).intoArray(tOut, firstOut + 64 * block + k);
        word |= hit.toLong() << k;
      }
      words[firstWord + block] = word;
      ray += rays.stride;
      box += boxes.stride;
    }
  }
}
