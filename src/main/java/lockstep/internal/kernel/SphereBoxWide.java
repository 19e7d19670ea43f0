package lockstep.internal.kernel;

import static jdk.incubator.vector.FloatVector.fromArray;
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

/** Vector twin of {@link SphereBox}, a vector of pairs at a time. */
final class SphereBoxWide {
  private SphereBoxWide() {}

  static void overlap(Operand spheres, Operand boxes, int count, Output out) {
    float[][] s = spheres.columns, b = boxes.columns;
    float[] x = s[0], y = s[1], z = s[2], r = s[3];
    float[] minX = b[0], minY = b[1], minZ = b[2];
    float[] maxX = b[3], maxY = b[4], maxZ = b[5];
    long[] words = out.planes[0];
    int firstWord = out.word;
    int sphere = spheres.from;
    int box = boxes.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long word = 0;
      for (int k = 0; k < Kernel.BLOCK; k += WideLanes.LENGTH) {
        int i = sphere + k;
        int j = box + k;
        FloatVector radius = fromArray(FLOATS, r, i);
        FloatVector min = fromArray(FLOATS, minX, j);
        FloatVector max = fromArray(FLOATS, maxX, j);
        FloatVector centre = fromArray(FLOATS, x, i);
        FloatVector d = centre.sub(clamp(centre, min, max));
        VectorMask<Float> valid = min.compare(LE, max);
        VectorMask<Float> near = d.abs().compare(LE, radius);
        FloatVector distance2 = d.mul(d);
        min = fromArray(FLOATS, minY, j);
        max = fromArray(FLOATS, maxY, j);
        centre = fromArray(FLOATS, y, i);
        d = centre.sub(clamp(centre, min, max));
        valid = min.compare(LE, max, valid);
        near = d.abs().compare(LE, radius, near);
        distance2 = distance2.add(d.mul(d));
        min = fromArray(FLOATS, minZ, j);
        max = fromArray(FLOATS, maxZ, j);
        centre = fromArray(FLOATS, z, i);
        d = centre.sub(clamp(centre, min, max));
        valid = min.compare(LE, max, valid);
        near = d.abs().compare(LE, radius, near);
        distance2 = distance2.add(d.mul(d));
        VectorMask<Float> hit = distance2.compare(LE, radius.mul(radius), near).and(valid);
        word |= hit.toLong() << k;
      }
      words[firstWord + block] = word;
      sphere += spheres.stride;
      box += boxes.stride;
    }
  }

  private static FloatVector clamp(FloatVector x, FloatVector min, FloatVector max) {
    // x < min ? min : x > max ? max : x; where both hold the box is empty and the pair a miss
    return x.blend(max, x.compare(GT, max)).blend(min, x.compare(LT, min));
  }
}
