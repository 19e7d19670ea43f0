package lockstep.internal.bvh;

import static jdk.incubator.vector.VectorOperators.FMA;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;

import java.util.Arrays;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;

/**
 * Finds the first primitives that moving shapes touch, with vectors: one query against all children of a
 * node, or all triangles of a leaf, at once.
 */
public final class WideSweepSearch extends SweepSearch {
  private static final int WIDTH = WideTraversal.WIDTH;

  /**
   * The times at which the query enters and leaves the boxes of the triangles of a leaf, over the axes so
   * far.
   */
  private final float[] enter = new float[WIDTH];
  private final float[] leave = new float[WIDTH];

  private WideSweepSearch() {
    super(WideTraversal::new);
  }

  /** Searches with vectors. */
  public static SweepSearch create() {
    return new WideSweepSearch();
  }

  /** Searches in heightfields likewise. */
  public static SweepSearch ofHeights() {
    return new HeightSweepSearch(WideHeightTraversal::new);
  }

  @Override
  int offer(SlabQuery query, int leaf, int[] to, float[][] columns, int at) {
    if (!bvh.isOfTriangles()) {
      return super.offer(query, leaf, to, columns, at);
    }
    int count = Bvh.count(leaf), first = Bvh.first(leaf), base = Bvh.CORNERS * first;
    Arrays.fill(enter, query.first);
    Arrays.fill(leave, query.last);
    float pad = bvh.leafPad(bvh.maxCornerOf(leaf));
    float x = pad * Math.abs(query.rx), y = pad * Math.abs(query.ry), z = pad * Math.abs(query.rz);
    narrow(base, count, query.octant & 1, query.rx, query.nearX - x, query.farX + x);
    narrow(base + count, count, query.octant & 2, query.ry, query.nearY - y, query.farY + y);
    narrow(base + 2 * count, count, query.octant & 4, query.rz, query.nearZ - z, query.farZ + z);
    VectorMask<Float> its = VectorMask.fromLong(WideTraversal.FLOATS, ~(-1L << count));
    VectorMask<Float> met = FloatVector.fromArray(WideTraversal.FLOATS, enter, 0).compare(LE,
        FloatVector.fromArray(WideTraversal.FLOATS, leave, 0), its);
    IntVector ids = IntVector.fromArray(WideTraversal.INTS, bvh.ids, first);
    WideTraversal.INT_VECTOR.cast(ids.compress(met.cast(WideTraversal.INTS))).intoArray(to, at);
    return met.trueCount();
  }

  /**
   * Narrows {@link #enter} and {@link #leave} to the time when the query is between the planes of one axis,
   * on which corners a, b, c of triangles are three columns apart. It returns no vector: a method of this
   * many operations is not always inlined, and then every vector would be an object.
   */
  private void narrow(int at, int count, int negative, float r, float near, float far) {
    float[] corners = bvh.leafColumns;
    FloatVector a = FloatVector.fromArray(WideTraversal.FLOATS, corners, at);
    FloatVector b = FloatVector.fromArray(WideTraversal.FLOATS, corners, at + 3 * count);
    FloatVector c = FloatVector.fromArray(WideTraversal.FLOATS, corners, at + 6 * count);
    FloatVector low = b.blend(a, a.compare(LT, b));
    FloatVector high = b.blend(a, a.compare(GT, b));
    low = low.blend(c, c.compare(LT, low));
    high = high.blend(c, c.compare(GT, high));
    FloatVector rate = FloatVector.broadcast(WideTraversal.FLOATS, r);
    FloatVector in =
        (negative == 0 ? low : high).lanewise(FMA, rate, FloatVector.broadcast(WideTraversal.FLOATS, near));
    FloatVector out =
        (negative == 0 ? high : low).lanewise(FMA, rate, FloatVector.broadcast(WideTraversal.FLOATS, far));
    FloatVector entered = FloatVector.fromArray(WideTraversal.FLOATS, enter, 0);
    FloatVector left = FloatVector.fromArray(WideTraversal.FLOATS, leave, 0);
    entered = entered.blend(in, in.compare(GT, entered));
    left = left.blend(out, out.compare(LT, left));
    WideTraversal.FLOAT_VECTOR.cast(entered).intoArray(enter, 0);
    WideTraversal.FLOAT_VECTOR.cast(left).intoArray(leave, 0);
  }
}
