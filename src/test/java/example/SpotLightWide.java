package example;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MAX;
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

/** Vector twin of {@link SpotLight#lights}, a vector of pairs at a time. */
final class SpotLightWide implements Kernel {
  @Override
  public void run(Operand first, Operand second, int count, Output out) {
    float[][] a = first.columns, b = second.columns;
    float[] x = a[0], y = a[1], z = a[2], dx = a[3], dy = a[4], dz = a[5], cos = a[6], range = a[7];
    float[] centreX = b[0], centreY = b[1], centreZ = b[2], radius = b[3];
    long[] words = out.planes[0];
    int firstAt = first.from;
    int secondAt = second.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long word = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int i = firstAt + k;
        int j = secondAt + k;
        FloatVector toX = fromArray(FLOATS, centreX, j).lanewise(SUB, fromArray(FLOATS, x, i));
        FloatVector toY = fromArray(FLOATS, centreY, j).lanewise(SUB, fromArray(FLOATS, y, i));
        FloatVector toZ = fromArray(FLOATS, centreZ, j).lanewise(SUB, fromArray(FLOATS, z, i));
        FloatVector along = toX.lanewise(MUL, fromArray(FLOATS, dx, i))
            .lanewise(ADD, toY.lanewise(MUL, fromArray(FLOATS, dy, i)))
            .lanewise(ADD, toZ.lanewise(MUL, fromArray(FLOATS, dz, i)));
        FloatVector off2 = toX.lanewise(MUL, toX).lanewise(ADD, toY.lanewise(MUL, toY))
            .lanewise(ADD, toZ.lanewise(MUL, toZ)).lanewise(SUB, along.lanewise(MUL, along));
        FloatVector off = off2.lanewise(MAX, WideLanes.ZERO).lanewise(SQRT);
        FloatVector c = fromArray(FLOATS, cos, i);
        FloatVector sin = WideLanes.ONE.lanewise(SUB, c.lanewise(MUL, c)).lanewise(SQRT);
        FloatVector r = fromArray(FLOATS, radius, j);
        VectorMask<Float> lit = r.compare(GE, WideLanes.ZERO);
        lit = along.compare(GE, r.lanewise(NEG), lit);
        lit = along.compare(LE, fromArray(FLOATS, range, i).lanewise(ADD, r), lit);
        lit = c.lanewise(MUL, off).lanewise(SUB, sin.lanewise(MUL, along)).compare(LE, r, lit);
        word |= lit.toLong() << k;
      }
      words[out.word + block] = word;
      firstAt += first.stride;
      secondAt += second.stride;
    }
  }
}
