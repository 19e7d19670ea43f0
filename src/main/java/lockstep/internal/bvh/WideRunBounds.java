package lockstep.internal.bvh;

import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LT;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.SUB;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Geometry;
import lockstep.internal.shape.Kind;
import lockstep.twin.WideLanes;

/** Finds the box around each few boxes with vectors. */
public final class WideRunBounds extends RunBounds {
  private static final VectorSpecies<Float> FLOATS = WideLanes.FLOATS;
  private static final int LENGTH = WideLanes.LENGTH;

  private WideRunBounds() {}

  /** What finds them with vectors. */
  public static RunBounds create() {
    return new WideRunBounds();
  }

  /** Those of spheres by whole vectors, where columns are long enough. */
  @Override
  public void bound(Elements elements, int first, int count, float[] one, float[][] boxes) {
    int from = elements.from + first;
    if (elements.kind != Kind.SPHERE || !has(elements.columns, from + count + LENGTH)) {
      super.bound(elements, first, count, one, boxes);
      return;
    }
    for (int axis = 0; axis < 3; axis++) {
      boundBalls(elements.columns[axis], elements.columns[3], from, count, boxes[axis], boxes[axis + 3]);
    }
  }

  private static boolean has(float[][] columns, int length) {
    boolean has = true;
    for (float[] column : columns) {
      has &= column.length >= length;
    }
    return has;
  }

  private static void boundBalls(float[] centre, float[] radius, int at, int count, float[] min,
      float[] max) {
    for (int k = 0; k < count; k += LENGTH) {
      FloatVector grown = FloatVector.fromArray(FLOATS, radius, at + k).lanewise(MUL, Geometry.GROWN);
      FloatVector middle = FloatVector.fromArray(FLOATS, centre, at + k);
      WideLanes.FLOAT_VECTOR.cast(middle.lanewise(SUB, grown)).intoArray(min, k);
      WideLanes.FLOAT_VECTOR.cast(middle.lanewise(ADD, grown)).intoArray(max, k);
    }
  }

  /** Whole vectors, which may be too long: what stands behind the last box does not matter. */
  @Override
  public void find(float[][] boxes, int count, int length) {
    for (int axis = 0; axis < 3; axis++) {
      find(boxes[axis], boxes[axis + 3], count, length);
    }
  }

  /**
   * On one axis. All in one method of more than 325 bytes of code: if inlined into its caller, after others,
   * C2 allocates these vectors as objects.
   */
  private static void find(float[] low, float[] high, int count, int length) {
    for (int k = 0; k < count + length - 4; k += LENGTH) {
      FloatVector a = FloatVector.fromArray(FLOATS, low, k), b = FloatVector.fromArray(FLOATS, low, k + 1);
      FloatVector c = FloatVector.fromArray(FLOATS, low, k + 2);
      FloatVector d = FloatVector.fromArray(FLOATS, low, k + 3);
      a = a.blend(b, b.compare(LT, a));
      c = c.blend(d, d.compare(LT, c));
      WideLanes.FLOAT_VECTOR.cast(a.blend(c, c.compare(LT, a))).intoArray(low, k);
    }
    for (int k = 0; k < count + length - 4; k += LENGTH) {
      FloatVector a = FloatVector.fromArray(FLOATS, high, k), b = FloatVector.fromArray(FLOATS, high, k + 1);
      FloatVector c = FloatVector.fromArray(FLOATS, high, k + 2);
      FloatVector d = FloatVector.fromArray(FLOATS, high, k + 3);
      a = a.blend(b, b.compare(GT, a));
      c = c.blend(d, d.compare(GT, c));
      WideLanes.FLOAT_VECTOR.cast(a.blend(c, c.compare(GT, a))).intoArray(high, k);
    }
    for (int k = 0; length > 4 && k < count; k += LENGTH) {
      FloatVector a = FloatVector.fromArray(FLOATS, low, k), b = FloatVector.fromArray(FLOATS, low, k + 4);
      WideLanes.FLOAT_VECTOR.cast(a.blend(b, b.compare(LT, a))).intoArray(low, k);
      a = FloatVector.fromArray(FLOATS, high, k);
      b = FloatVector.fromArray(FLOATS, high, k + 4);
      WideLanes.FLOAT_VECTOR.cast(a.blend(b, b.compare(GT, a))).intoArray(high, k);
    }
  }
}
