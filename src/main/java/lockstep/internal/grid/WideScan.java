package lockstep.internal.grid;

import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.AND;
import static jdk.incubator.vector.VectorOperators.ASHR;
import static jdk.incubator.vector.VectorOperators.GE;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.MIN;
import static jdk.incubator.vector.VectorOperators.OR;
import static jdk.incubator.vector.VectorOperators.SUB;
import static jdk.incubator.vector.VectorOperators.XOR;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorSpecies;
import lockstep.internal.shape.FloatOrder;
import lockstep.twin.WideLanes;

/** Finds overlapping pairs with vectors: a block of boxes against one other at a time. */
public final class WideScan extends Scan {
  private static final VectorSpecies<Float> FLOATS = WideLanes.FLOATS;
  private static final VectorSpecies<Integer> INTS = WideLanes.INTS;
  private static final int LENGTH = WideLanes.LENGTH;
  private static final long LANES = WideLanes.FLOAT_LANES;

  private WideScan() {
    super(LENGTH);
  }

  /** A scan for the current thread. */
  public static Scan create() {
    return new WideScan();
  }

  @Override
  void bounds(SortedBoxes boxes, int block, int end, float[] bounds) {
    VectorMask<Integer> lanes = VectorMask.fromLong(INTS, lanes(end - block));
    // as integers of the same order; written out, since a method that returns a vector may not be inlined
    for (int axis = 0; axis < 3; axis++) {
      IntVector low = FloatVector.fromArray(FLOATS, boxes.columns[axis], block).reinterpretAsInts();
      IntVector high = FloatVector.fromArray(FLOATS, boxes.columns[axis + 3], block).reinterpretAsInts();
      IntVector lowOrder = low.lanewise(XOR, low.lanewise(ASHR, 31).lanewise(AND, Integer.MAX_VALUE));
      IntVector highOrder = high.lanewise(XOR, high.lanewise(ASHR, 31).lanewise(AND, Integer.MAX_VALUE));
      bounds[axis] = FloatOrder.value(lowOrder.reduceLanes(MIN, lanes));
      bounds[axis + 3] = FloatOrder.value(highOrder.reduceLanes(MAX, lanes));
    }
  }

  /** Bits of the first {@code count} lanes. */
  private static long lanes(int count) {
    return LANES >>> (LENGTH - count);
  }

  /** The box at the earlier position of a pair is the one searched for. */
  @Override
  void within(Grid grid, int block, int end) {
    scan(grid, block, 0, grid, block, end);
  }

  @Override
  void between(SortedBoxes queries, int block, int end, Grid grid, int from, int to) {
    if (end == block + 1) {
      scan(queries, block, grid, from, to);
    } else {
      scan(queries, block, lanes(end - block), grid, from, to);
    }
  }

  /**
   * Adds overlapping pairs of one box and those at positions {@code from} to {@code to − 1}, a vector of them
   * at a time.
   */
  private void scan(SortedBoxes queries, int query, Grid grid, int from, int to) {
    float[][] q = queries.columns;
    FloatVector queryMinX = FloatVector.broadcast(FLOATS, q[0][query] - pad);
    FloatVector queryMinY = FloatVector.broadcast(FLOATS, q[1][query] - pad);
    FloatVector queryMinZ = FloatVector.broadcast(FLOATS, q[2][query] - pad);
    FloatVector queryMaxX = FloatVector.broadcast(FLOATS, q[3][query] + pad);
    FloatVector queryMaxY = FloatVector.broadcast(FLOATS, q[4][query] + pad);
    FloatVector queryMaxZ = FloatVector.broadcast(FLOATS, q[5][query] + pad);
    float[][] c = grid.columns;
    float[] minX = c[0], minY = c[1], minZ = c[2], maxX = c[3], maxY = c[4], maxZ = c[5];
    int[] ids = grid.ids;
    int id = queries.ids[query];
    int size = this.size;
    for (int k = from; k < to; k += LENGTH) {
      IntVector apart = queryMaxX.lanewise(SUB, FloatVector.fromArray(FLOATS, minX, k)).reinterpretAsInts();
      apart = apart.lanewise(OR,
          FloatVector.fromArray(FLOATS, maxX, k).lanewise(SUB, queryMinX).reinterpretAsInts());
      apart = apart.lanewise(OR,
          queryMaxY.lanewise(SUB, FloatVector.fromArray(FLOATS, minY, k)).reinterpretAsInts());
      apart = apart.lanewise(OR,
          FloatVector.fromArray(FLOATS, maxY, k).lanewise(SUB, queryMinY).reinterpretAsInts());
      apart = apart.lanewise(OR,
          queryMaxZ.lanewise(SUB, FloatVector.fromArray(FLOATS, minZ, k)).reinterpretAsInts());
      apart = apart.lanewise(OR,
          FloatVector.fromArray(FLOATS, maxZ, k).lanewise(SUB, queryMinZ).reinterpretAsInts());
      long hits = apart.compare(GE, 0).toLong() & lanes(Math.min(LENGTH, to - k));
      if (hits != 0) {
        IntVector others = IntVector.fromArray(INTS, ids, k);
        WideLanes.INT_VECTOR.cast(others.compress(VectorMask.fromLong(INTS, hits))).intoArray(found, size);
        WideLanes.INT_VECTOR.cast(IntVector.broadcast(INTS, id)).intoArray(this.queries, size);
        size += Long.bitCount(hits);
      }
    }
    this.size = size;
  }

  /**
   * Adds overlapping pairs of a box in some lanes of a block and a box at positions {@code from} to {@code to
   * − 1}; 0 lanes stands for the lanes before it.
   */
  private void scan(SortedBoxes queries, int block, long lanes, Grid grid, int from, int to) {
    float[][] q = queries.columns;
    FloatVector queryMinX = FloatVector.fromArray(FLOATS, q[0], block).lanewise(SUB, pad);
    FloatVector queryMinY = FloatVector.fromArray(FLOATS, q[1], block).lanewise(SUB, pad);
    FloatVector queryMinZ = FloatVector.fromArray(FLOATS, q[2], block).lanewise(SUB, pad);
    FloatVector queryMaxX = FloatVector.fromArray(FLOATS, q[3], block).lanewise(ADD, pad);
    FloatVector queryMaxY = FloatVector.fromArray(FLOATS, q[4], block).lanewise(ADD, pad);
    FloatVector queryMaxZ = FloatVector.fromArray(FLOATS, q[5], block).lanewise(ADD, pad);
    IntVector queryIds = IntVector.fromArray(INTS, queries.ids, block);
    float[][] c = grid.columns;
    float[] minX = c[0], minY = c[1], minZ = c[2], maxX = c[3], maxY = c[4], maxZ = c[5];
    int[] ids = grid.ids;
    int[] firsts = this.queries;
    int[] found = this.found;
    int size = this.size;
    long more = lanes == 0 ? 1 : 0;
    for (int k = from; k < to; k++) {
      // differences that are negative where the boxes are apart; no coordinate is −0
      IntVector apart = queryMaxX.lanewise(SUB, minX[k]).reinterpretAsInts();
      apart = apart.lanewise(OR,
          FloatVector.broadcast(FLOATS, maxX[k]).lanewise(SUB, queryMinX).reinterpretAsInts());
      apart = apart.lanewise(OR, queryMaxY.lanewise(SUB, minY[k]).reinterpretAsInts());
      apart = apart.lanewise(OR,
          FloatVector.broadcast(FLOATS, maxY[k]).lanewise(SUB, queryMinY).reinterpretAsInts());
      apart = apart.lanewise(OR, queryMaxZ.lanewise(SUB, minZ[k]).reinterpretAsInts());
      apart = apart.lanewise(OR,
          FloatVector.broadcast(FLOATS, maxZ[k]).lanewise(SUB, queryMinZ).reinterpretAsInts());
      long hits = apart.compare(GE, 0).toLong() & lanes;
      if (hits != 0) {
        WideLanes.INT_VECTOR.cast(queryIds.compress(VectorMask.fromLong(INTS, hits))).intoArray(firsts, size);
        WideLanes.INT_VECTOR.cast(IntVector.broadcast(INTS, ids[k])).intoArray(found, size);
        size += Long.bitCount(hits);
      }
      lanes |= lanes << more | more;
    }
    this.size = size;
  }
}
