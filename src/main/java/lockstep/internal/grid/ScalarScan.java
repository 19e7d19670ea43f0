package lockstep.internal.grid;

import lockstep.internal.shape.FloatOrder;

/**
 * A scan in plain Java. Ranges are short, and their ends cannot be predicted, so blocks of four boxes go
 * through them together. What their {@link BoxCodes codes} do not tell apart is looked at again, many at a
 * time.
 */
final class ScalarScan extends Scan {
  private static final int LANES = 4;

  /** A least corner that no box reaches: without the guard of z nothing is left. */
  private static final long NOWHERE = 1L << 62;

  // the block that is compared
  private final long[] least = new long[LANES], greatest = new long[LANES];
  private BoxCodes codes; // of the grid that it is compared with

  // what pairs are of that are not confirmed yet; they are positions
  private SortedBoxes boxes;
  private Grid grid;

  ScalarScan() {
    super(LANES);
  }

  @Override
  void bounds(SortedBoxes boxes, int block, int end, float[] bounds) {
    for (int axis = 0; axis < 3; axis++) {
      float[] min = boxes.columns[axis], max = boxes.columns[axis + 3];
      int low = FloatOrder.key(min[block]), high = FloatOrder.key(max[block]);
      for (int k = block + 1; k < end; k++) {
        low = Math.min(low, FloatOrder.key(min[k]));
        high = Math.max(high, FloatOrder.key(max[k]));
      }
      bounds[axis] = FloatOrder.value(low);
      bounds[axis + 3] = FloatOrder.value(high);
    }
  }

  @Override
  void enter(SortedBoxes queries, int block, int end, Grid itsGrid) {
    boxes = queries;
    grid = itsGrid;
    codes = itsGrid.codes();
    float[][] c = queries.columns;
    float[] minX = c[0], minY = c[1], minZ = c[2], maxX = c[3], maxY = c[4], maxZ = c[5];
    for (int k = block; k < end; k++) {
      least[k - block] = codes.code(minX[k] - pad, minY[k] - pad, minZ[k] - pad);
      greatest[k - block] = codes.code(maxX[k] + pad, maxY[k] + pad, maxZ[k] + pad) | BoxCodes.GUARDS;
    }
    for (int lane = end - block; lane < LANES; lane++) {
      least[lane] = NOWHERE;
    }
  }

  @Override
  void within(Grid grid, int block, int end) {
    for (int k = block; k < end - 1; k++) {
      one(k, k - block, k + 1, end);
    }
  }

  @Override
  void between(SortedBoxes queries, int block, int end, Grid grid, int from, int to) {
    if (end == block + 1) {
      one(block, 0, from, to);
    } else {
      four(block, from, to);
    }
  }

  private void one(int query, int lane, int from, int to) {
    long[] leasts = codes.least, greatests = codes.greatest;
    long least = this.least[lane], greatest = this.greatest[lane];
    int n = size;
    for (int k = from; k < to; k++) {
      queries[n] = query;
      found[n] = k;
      n += meet(greatest - leasts[k], greatests[k] - least);
    }
    size = n;
  }

  private void four(int block, int from, int to) {
    long[] leasts = codes.least, greatests = codes.greatest;
    int[] queries = this.queries, found = this.found;
    long least0 = least[0], least1 = least[1], least2 = least[2], least3 = least[3];
    long greatest0 = greatest[0], greatest1 = greatest[1], greatest2 = greatest[2], greatest3 = greatest[3];
    int n = size;
    for (int k = from; k < to; k++) {
      long least = leasts[k], greatest = greatests[k];
      queries[n] = block;
      found[n] = k;
      n += meet(greatest0 - least, greatest - least0);
      queries[n] = block + 1;
      found[n] = k;
      n += meet(greatest1 - least, greatest - least1);
      queries[n] = block + 2;
      found[n] = k;
      n += meet(greatest2 - least, greatest - least2);
      queries[n] = block + 3;
      found[n] = k;
      n += meet(greatest3 - least, greatest - least3);
    }
    size = n;
  }

  /** 1 if both differences of codes leave all guards, 0 if not: without a branch, which nothing predicts. */
  private static int meet(long difference, long other) {
    return (int) (((~(difference & other) & BoxCodes.GUARDS) - 1) >>> 63);
  }

  @Override
  int confirm(int from, int to) {
    int end = from;
    for (int n = from; n < to; n++) {
      int query = queries[n], other = found[n];
      queries[end] = boxes.ids[query];
      found[end] = grid.ids[other];
      end += ~apart(boxes.columns, query, grid.columns, other) >>> 31;
    }
    return end;
  }

  @Override
  void release() {
    codes = null;
    boxes = null;
    grid = null;
  }

  /** An int that is negative if boxes are apart: signs of differences, which are exact. */
  private int apart(float[][] q, int query, float[][] c, int k) {
    // a least corner at 0 is −0 here, a greatest one +0: so no difference below is −0
    return bits(q[3][query] + pad - c[0][k]) | bits(q[4][query] + pad - c[1][k])
        | bits(q[5][query] + pad - c[2][k]) | bits(c[3][k] + (pad - q[0][query]))
        | bits(c[4][k] + (pad - q[1][query])) | bits(c[5][k] + (pad - q[2][query]));
  }

  private static int bits(float difference) {
    return Float.floatToRawIntBits(difference);
  }
}
