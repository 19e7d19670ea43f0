package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.LE;
import static lockstep.twin.WideLanes.FLOATS;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import lockstep.twin.WideLanes;

/** Vector twin of {@link SphereSphere}, a vector of pairs at a time. */
final class SphereSphereWide {
  private SphereSphereWide() {}

  static void overlap(Operand spheres1, Operand spheres2, int count, Output out) {
    float[][] s1 = spheres1.columns, s2 = spheres2.columns;
    float[] x1 = s1[0], y1 = s1[1], z1 = s1[2], r1 = s1[3];
    float[] x2 = s2[0], y2 = s2[1], z2 = s2[2], r2 = s2[3];
    long[] words = out.planes[0];
    int firstWord = out.word;
    int i = spheres1.from;
    int j = spheres2.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long word = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        FloatVector radius1 = fromArray(FLOATS, r1, i + k);
        FloatVector radius2 = fromArray(FLOATS, r2, j + k);
        FloatVector r = radius1.add(radius2);
        FloatVector dx = fromArray(FLOATS, x1, i + k).sub(fromArray(FLOATS, x2, j + k));
        FloatVector dy = fromArray(FLOATS, y1, i + k).sub(fromArray(FLOATS, y2, j + k));
        FloatVector dz = fromArray(FLOATS, z1, i + k).sub(fromArray(FLOATS, z2, j + k));
        FloatVector distance2 = dx.mul(dx).add(dy.mul(dy)).add(dz.mul(dz));
        VectorMask<Float> hit = radius1.compare(GE, 0f);
        VectorMask<Float> near = dx.abs().compare(LE, r);
        hit = radius2.compare(GE, 0f, hit);
        near = dy.abs().compare(LE, r, near);
        hit = distance2.compare(LE, r.mul(r), hit);
        near = dz.abs().compare(LE, r, near);
        hit = hit.and(near);
        word |= hit.toLong() << k;
      }
      words[firstWord + block] = word;
      i += spheres1.stride;
      j += spheres2.stride;
    }
  }
}
