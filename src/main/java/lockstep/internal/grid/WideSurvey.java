package lockstep.internal.grid;

import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.MIN;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.SUB;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorSpecies;
import lockstep.internal.shape.Elements;
import lockstep.twin.WideLanes;

/** Collects sizes and bounds of boxes with vectors. */
public final class WideSurvey extends Survey {
  private static final VectorSpecies<Float> FLOATS = WideLanes.FLOATS;
  private static final int LENGTH = WideLanes.LENGTH;

  private WideSurvey() {}

  /** A survey for the current thread. */
  public static Survey create() {
    return new WideSurvey();
  }

  @Override
  int boxesThick() {
    return 24;
  }

  @Override
  int boxesPerCell() {
    return 3;
  }

  @Override
  boolean take(int n) {
    for (int c = 0; c < boxes.length; c++) { // whole vectors
      for (int k = n; k < (n + LENGTH - 1 & -LENGTH); k++) {
        boxes[c][k] = boxes[c][n - 1];
      }
    }
    FloatVector smallest = FloatVector.broadcast(FLOATS, Float.POSITIVE_INFINITY);
    FloatVector largest = FloatVector.zero(FLOATS);
    FloatVector least = smallest, leastX = least, leastY = least, leastZ = least;
    FloatVector greatest = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);
    FloatVector greatestX = greatest, greatestY = greatest, greatestZ = greatest;
    VectorMask<Float> all = FLOATS.maskAll(true);
    float[] columnMinX = boxes[0], columnMinY = boxes[1], columnMinZ = boxes[2];
    float[] columnMaxX = boxes[3], columnMaxY = boxes[4], columnMaxZ = boxes[5];
    for (int k = 0; k < n; k += LENGTH) {
      FloatVector minX = FloatVector.fromArray(FLOATS, columnMinX, k);
      FloatVector minY = FloatVector.fromArray(FLOATS, columnMinY, k);
      FloatVector minZ = FloatVector.fromArray(FLOATS, columnMinZ, k);
      FloatVector maxX = FloatVector.fromArray(FLOATS, columnMaxX, k);
      FloatVector maxY = FloatVector.fromArray(FLOATS, columnMaxY, k);
      FloatVector maxZ = FloatVector.fromArray(FLOATS, columnMaxZ, k);
      all = all.and(minX.compare(LE, maxX)).and(minY.compare(LE, maxY)).and(minZ.compare(LE, maxZ));
      FloatVector extent = maxX.lanewise(SUB, minX);
      FloatVector size = maxY.lanewise(SUB, minY);
      extent = extent.blend(size, size.compare(GT, extent));
      size = maxZ.lanewise(SUB, minZ);
      extent = extent.blend(size, size.compare(GT, extent)).lanewise(MUL, UP);
      WideLanes.FLOAT_VECTOR.cast(extent).intoArray(extents, k);
      smallest = smallest.blend(extent, extent.compare(LT, smallest));
      largest = largest.blend(extent, extent.compare(GT, largest));
      leastX = leastX.blend(minX, minX.compare(LT, leastX));
      leastY = leastY.blend(minY, minY.compare(LT, leastY));
      leastZ = leastZ.blend(minZ, minZ.compare(LT, leastZ));
      greatestX = greatestX.blend(minX, minX.compare(GT, greatestX));
      greatestY = greatestY.blend(minY, minY.compare(GT, greatestY));
      greatestZ = greatestZ.blend(minZ, minZ.compare(GT, greatestZ));
      greatest = greatest.blend(maxX, maxX.compare(GT, greatest));
      greatest = greatest.blend(maxY, maxY.compare(GT, greatest));
      greatest = greatest.blend(maxZ, maxZ.compare(GT, greatest));
    }
    float x = leastX.reduceLanes(MIN), y = leastY.reduceLanes(MIN), z = leastZ.reduceLanes(MIN);
    float far = greatest.reduceLanes(MAX);
    float near = lesser(x, lesser(y, z));
    if (!(all.allTrue() && near >= -Elements.FAR && far <= Elements.FAR)) {
      return false;
    }
    this.smallest = smallest.reduceLanes(MIN);
    this.largest = largest.reduceLanes(MAX);
    this.least[0] = lesser(x, this.least[0]);
    this.least[1] = lesser(y, this.least[1]);
    this.least[2] = lesser(z, this.least[2]);
    this.least[3] = lesser(near, this.least[3]);
    this.greatest[0] = greater(greatestX.reduceLanes(MAX), this.greatest[0]);
    this.greatest[1] = greater(greatestY.reduceLanes(MAX), this.greatest[1]);
    this.greatest[2] = greater(greatestZ.reduceLanes(MAX), this.greatest[2]);
    this.greatest[3] = greater(far, this.greatest[3]);
    return true;
  }
}
