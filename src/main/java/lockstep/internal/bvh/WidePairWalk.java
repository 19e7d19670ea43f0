package lockstep.internal.bvh;

import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.FMA;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.MIN;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NE;
import static jdk.incubator.vector.VectorOperators.SQRT;
import static jdk.incubator.vector.VectorOperators.SUB;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;

/** Goes down two hierarchies, all children of a node at a time. */
public final class WidePairWalk extends PairWalk {
  private static final int WIDTH = WideTraversal.WIDTH;

  private static final FloatVector ZERO = FloatVector.zero(WideTraversal.FLOATS);

  /** How far boxes are apart on an axis of either frame, three times. */
  private final float[] parts = new float[3 * WIDTH];

  /** The sides of the triangles of a leaf. */
  private final float[] sides = new float[6 * WIDTH];

  private WidePairWalk() {}

  /** Goes with vectors. */
  public static PairWalk create() {
    return new WidePairWalk();
  }

  /** In a loop that carries no vectors, but leaves them in an array: as one expression C2 would box them. */
  @Override
  int near(Side opened, int[] boxes, int base, float most) {
    for (int axis = 0; axis < 3; axis++) {
      FloatVector here = apart(opened, boxes, base, axis);
      int row = 3 * axis;
      int x = opened.planes[row], y = opened.planes[row + 1], z = opened.planes[row + 2];
      FloatVector ofX = all(opened.rows[row]), ofY = all(opened.rows[row + 1]),
          ofZ = all(opened.rows[row + 2]);
      FloatVector beyond = WideTraversal.floats(boxes, base + x).lanewise(FMA, ofX, all(above[axis]));
      beyond = WideTraversal.floats(boxes, base + y).lanewise(FMA, ofY, beyond);
      beyond = WideTraversal.floats(boxes, base + z).lanewise(FMA, ofZ, beyond);
      FloatVector largest = WideTraversal.floats(boxes, base + (x ^ WIDTH)).lanewise(MUL, ofX);
      largest = WideTraversal.floats(boxes, base + (y ^ WIDTH)).lanewise(FMA, ofY, largest);
      largest = WideTraversal.floats(boxes, base + (z ^ WIDTH)).lanewise(FMA, ofZ, largest);
      FloatVector before = all(below[axis]).lanewise(SUB, largest);
      FloatVector there = before.blend(beyond, beyond.compare(GT, before));
      FloatVector larger = there.blend(here, here.compare(GT, there));
      WideTraversal.FLOAT_VECTOR.cast(larger).intoArray(parts, axis * WIDTH);
    }
    FloatVector x = part(0), y = part(1), z = part(2);
    FloatVector gap = x.blend(y, y.compare(GT, x));
    gap = gap.blend(z, z.compare(GT, gap));
    WideTraversal.FLOAT_VECTOR.cast(gap).intoArray(gaps, 0);
    VectorMask<Float> far = gap.compare(GT, most);
    // a missing child is infinitely far, but so may be the limit
    VectorMask<Integer> isThere =
        IntVector.fromArray(WideTraversal.INTS, boxes, base).compare(NE, Bvh.NOTHING);
    return (int) (isThere.toLong() & ~far.toLong());
  }

  @Override
  int within(Side opened, int[] boxes, int base, float most) {
    for (int axis = 0; axis < 3; axis++) {
      FloatVector gap = apart(opened, boxes, base, axis);
      gap = gap.blend(ZERO, gap.compare(LE, ZERO));
      WideTraversal.FLOAT_VECTOR.cast(gap).intoArray(parts, axis * WIDTH);
    }
    FloatVector x = part(0), y = part(1), z = part(2);
    FloatVector gap =
        x.lanewise(MUL, x).lanewise(ADD, y.lanewise(MUL, y)).lanewise(ADD, z.lanewise(MUL, z)).lanewise(SQRT);
    FloatVector along =
        WideTraversal.floats(boxes, base + opened.awayPlanes[0]).lanewise(MUL, all(opened.away[0]));
    along =
        WideTraversal.floats(boxes, base + opened.awayPlanes[1]).lanewise(FMA, all(opened.away[1]), along);
    along =
        WideTraversal.floats(boxes, base + opened.awayPlanes[2]).lanewise(FMA, all(opened.away[2]), along);
    along = along.lanewise(ADD, all(ahead));
    gap = gap.blend(along, along.compare(GT, gap));
    FloatVector before = FloatVector.fromArray(WideTraversal.FLOATS, gaps, 0);
    FloatVector larger = gap.blend(before, before.compare(GT, gap));
    WideTraversal.FLOAT_VECTOR.cast(larger).intoArray(gaps, 0);
    return (int) ~gap.compare(GT, most).toLong();
  }

  /** How far boxes are from what is around the other's, on an axis of their own. */
  private FloatVector apart(Side opened, int[] boxes, int base, int axis) {
    int plane = base + 2 * axis * WIDTH;
    FloatVector unit = all(opened.unit);
    FloatVector beyond =
        WideTraversal.floats(boxes, plane).lanewise(MUL, unit).lanewise(SUB, all(around[axis + 3]));
    FloatVector before =
        all(around[axis]).lanewise(SUB, WideTraversal.floats(boxes, plane + WIDTH).lanewise(MUL, unit));
    return before.blend(beyond, beyond.compare(GT, before));
  }

  private FloatVector part(int k) {
    return FloatVector.fromArray(WideTraversal.FLOATS, parts, k * WIDTH);
  }

  private static FloatVector all(float value) {
    return FloatVector.broadcast(WideTraversal.FLOATS, value);
  }

  /** Of triangles all at once; by way of floats, as C2 boxed what was stored as ints at once. */
  @Override
  void leafBoxes(Bvh bvh, int leaf, int[] to) {
    if (!bvh.isOfTriangles()) {
      super.leafBoxes(bvh, leaf, to);
      return;
    }
    float[] corners = bvh.leafColumns;
    int count = Bvh.count(leaf);
    for (int axis = 0; axis < 3; axis++) { // corners a, b, c on an axis are three columns apart
      int column = Bvh.CORNERS * Bvh.first(leaf) + axis * count;
      FloatVector a = FloatVector.fromArray(WideTraversal.FLOATS, corners, column);
      FloatVector b = FloatVector.fromArray(WideTraversal.FLOATS, corners, column + 3 * count);
      FloatVector c = FloatVector.fromArray(WideTraversal.FLOATS, corners, column + 6 * count);
      FloatVector low = a.lanewise(MIN, b).lanewise(MIN, c), high = a.lanewise(MAX, b).lanewise(MAX, c);
      WideTraversal.FLOAT_VECTOR.cast(low).intoArray(sides, 2 * axis * WIDTH);
      WideTraversal.FLOAT_VECTOR.cast(high).intoArray(sides, (2 * axis + 1) * WIDTH);
    }
    for (int k = 0; k < sides.length; k++) {
      to[k] = Float.floatToRawIntBits(sides[k]);
    }
    for (int k = count; k < WIDTH; k++) {
      to[k] = Bvh.NOTHING;
    }
  }
}
