package lockstep.internal.grid;

import java.util.Arrays;
import lockstep.internal.kernel.part.SquareTest;
import lockstep.internal.shape.Elements;

/**
 * Points, or spheres of about one size, for the question which balls touch one. A uniform grid tells how far
 * each cell is at least from the nearest one with a centre in it ({@link GapField}): a ball that is smaller
 * than that touches nothing. For others, {@link PointSearch} goes through blocks of cells that it reaches.
 *
 * <p>It decides nothing that is not certain: what it offers is for a kernel to test, and what it does not
 * offer is farther away than rounding of this arithmetic can tell. Coordinates beyond the grid count as those
 * of the nearest cell, which brings no two of them farther apart.
 *
 * <p>There are at most {@link #CELLS} cells for each point, and a cell is at least an eighth of the longest
 * reach, so neither memory nor time grows with the reach.
 */
public final class PointField {
  /** Cells for each point at most, and in any case. */
  private static final int CELLS = 16, FEWEST = 1 << 12, MOST = 1 << 23;

  /** Cells along an axis at most: numbers of cells are off by less than 3 u of that, of 2 together by 2⁻⁹. */
  private static final int LONGEST = 1 << 12;

  /** What distances may be off by, in cells, of three axes together. */
  private static final double ROUNDING = 1.0 / 64;

  /** Cells to the longest reach at most: a little less than the gaps that can be told. */
  private static final double REACH = GapField.MOST - 0.5;

  /** A block is so many cells along each axis, as a power of 2. */
  private static final int BLOCK = 2;

  /** Spheres larger than so many times the mean are tested by every query. */
  private static final int LARGER = 16;

  /** More of these, or more points in the blocks of most, take longer than a tree. */
  private static final int MANY_LOOSE = 32, CROWD = 512;

  private static final int SAMPLES = 256, BEYOND = SAMPLES / 32;

  private final Elements elements;
  private final float reach;
  private final GapField gaps = new GapField();
  private final Outliers outliers = new Outliers(BEYOND);

  /** For each square of a gap, the least radius of balls that may touch something so far away. */
  private final float[] least = new float[GapField.FAR + 1];

  private final float[] origin = new float[3];
  private final double[] length = new double[3];
  private final int[] counts = new int[3]; // cells along each axis
  private final int[] blocks = new int[3];
  private float scale; // cells per unit

  /** The largest radius of the spheres that are in blocks. */
  private float radius;

  private int size; // spheres in blocks
  private int loose; // spheres behind these, which every query tests
  private boolean isCrowded;

  /** Block by block, then those that are loose: centre and radius of each, which are read together. */
  float[] spheres = {};

  /** Their numbers. */
  int[] ids = {};

  /** Where those of each block begin. */
  int[] starts = {};

  /** Around the centres of each block: min x, y, z, max x, y, z. */
  float[] boxes = {};

  private int[] blockOf = {}; // of each sphere; -1 for loose ones, -2 for those that no ball touches

  /** For balls with radii up to {@code reach}. */
  public PointField(Elements elements, float reach) {
    this.elements = elements;
    this.reach = reach;
    build();
  }

  /** The largest radius of balls that it is for. */
  public float reach() {
    return reach;
  }

  /** Whether balls that may touch something are better asked about in a tree. */
  public boolean isCrowded() {
    return isCrowded;
  }

  /** The largest radius of the spheres in blocks. */
  float radius() {
    return radius;
  }

  /** The first of the spheres that every search begins with. */
  int looseBegin() {
    return size;
  }

  int looseEnd() {
    return size + loose;
  }

  /** The number of bytes that it takes. */
  public long bytes() {
    return gaps.bytes()
        + 4L * ((long) spheres.length + ids.length + starts.length + boxes.length + blockOf.length);
  }

  // ---- building ----

  /** Builds it anew over the spheres as they are. */
  public void build() {
    reserve();
    survey();
    choose();
    sort();
    bound();
    gaps.spread(limit());
  }

  private void reserve() {
    int count = elements.size;
    if (ids.length < count) {
      spheres = new float[4 * count];
      ids = new int[count];
      blockOf = new int[count];
    }
  }

  /** Which spheres are to be in blocks, and the bounds of their centres. */
  private void survey() {
    float[] radii = elements.columns[3];
    double sum = 0;
    int finite = 0;
    for (int i = elements.from; i < elements.from + elements.size; i++) {
      boolean some = radii[i] >= 0 && radii[i] <= Elements.FAR;
      sum += some ? radii[i] : 0;
      finite += some ? 1 : 0;
    }
    float largest = finite > 0 ? (float) (LARGER * sum / finite) : 0;
    float[] xs = elements.columns[0], ys = elements.columns[1], zs = elements.columns[2];
    radius = 0;
    size = 0;
    loose = 0;
    for (int k = 0; k < elements.size; k++) {
      int i = elements.from + k;
      boolean isPlaced = Math.abs(xs[i]) <= Float.MAX_VALUE && Math.abs(ys[i]) <= Float.MAX_VALUE
          && Math.abs(zs[i]) <= Float.MAX_VALUE;
      boolean isOrdinary = isPlaced && radii[i] >= 0 && radii[i] <= largest;
      boolean isLoose = radii[i] > largest;
      blockOf[k] = isOrdinary ? 0 : isLoose ? -1 : -2;
      radius = isOrdinary ? Math.max(radius, radii[i]) : radius;
      size += isOrdinary ? 1 : 0;
      loose += isLoose ? 1 : 0;
    }
    for (int axis = 0; axis < 3; axis++) {
      survey(axis);
    }
  }

  /** Where most centres are on an axis. A few that are far from all others count as nearer. */
  private void survey(int axis) {
    float[] column = elements.columns[axis];
    float min = Elements.FAR, max = -Elements.FAR;
    for (int k = 0; k < elements.size; k++) {
      float at = column[elements.from + k];
      min = blockOf[k] == 0 ? Math.min(min, at) : min;
      max = blockOf[k] == 0 ? Math.max(max, at) : max;
    }
    if (size >= SAMPLES) {
      float low = outlying(column, 1), high = -outlying(column, -1);
      if (low <= high) {
        min = Math.max(min, low - (high - low));
        max = Math.min(max, high + (high - low));
      }
    }
    origin[axis] = Math.clamp(min, -Elements.FAR, Elements.FAR);
    length[axis] = Math.max((double) Math.clamp(max, -Elements.FAR, Elements.FAR) - origin[axis], 0);
  }

  private float outlying(float[] column, int sign) {
    outliers.clear();
    for (int s = 0; s < SAMPLES; s++) {
      int k = (int) ((long) elements.size * s / SAMPLES);
      if (blockOf[k] == 0) {
        outliers.offer(sign * column[elements.from + k]);
      }
    }
    return outliers.next();
  }

  /** Chooses how large cells are. */
  private void choose() {
    double longest = Math.max(length[0], Math.max(length[1], length[2]));
    double cell = Math.max(Math.max(longest / (LONGEST - 1), (reach + (double) radius) / REACH), 0x1p-100);
    int most = Math.clamp((long) CELLS * size, FEWEST, MOST);
    for (double cells = count(cell); cells > most; cells = count(cell)) {
      cell *= Math.max(Math.cbrt(cells / most), 1 + 0x1p-6);
    }
    scale = (float) (1 / cell);
    for (int axis = 0; axis < 3; axis++) {
      counts[axis] = (int) (length[axis] / cell) + 1;
      blocks[axis] = ((counts[axis] - 1) >> BLOCK) + 1;
    }
    Arrays.fill(least, Math.nextUp(reach)); // whatever is larger is not told anything
    double exact = 1.0 / scale;
    for (int square = 0; square <= GapField.MOST * GapField.MOST; square++) {
      double nearest = (Math.sqrt(square) - ROUNDING) * exact - radius;
      least[square] = square == 0 ? Float.NEGATIVE_INFINITY : (float) Math.min(nearest, least[square]);
      least[square] = least[square] > nearest ? Math.nextDown(least[square]) : least[square];
    }
  }

  private double count(double cell) {
    double count = 1;
    for (int axis = 0; axis < 3; axis++) {
      count *= Math.floor(length[axis] / cell) + 1;
    }
    return count;
  }

  /** Gaps that the longest reach goes beyond. */
  private int limit() {
    return (int) Math.floor((reach + (double) radius) * scale + 2 * ROUNDING) + 1;
  }

  /** Sorts the spheres by blocks (counting sort), and marks their cells. */
  private void sort() {
    int count = blocks[0] * blocks[1] * blocks[2];
    if (starts.length <= count) {
      starts = new int[GapField.roomy(count + 1)];
      boxes = new float[6 * starts.length];
    }
    Arrays.fill(starts, 0, count + 1, 0);
    gaps.clear(counts);
    float[] xs = elements.columns[0], ys = elements.columns[1], zs = elements.columns[2];
    float[] radii = elements.columns[3];
    for (int k = 0; k < elements.size; k++) {
      if (blockOf[k] == 0) {
        int i = elements.from + k;
        int cellX = cell(xs[i], 0), cellY = cell(ys[i], 1), cellZ = cell(zs[i], 2);
        gaps.occupy(cellX, cellY, cellZ);
        int block = block(cellX >> BLOCK, cellY >> BLOCK, cellZ >> BLOCK);
        blockOf[k] = block;
        starts[block]++;
      }
    }
    double squares = 0;
    int end = 0;
    for (int block = 0; block < count; block++) {
      squares += (double) starts[block] * starts[block];
      end += starts[block];
      starts[block] = end;
    }
    starts[count] = end;
    isCrowded = loose > MANY_LOOSE || squares > (double) CROWD * size;
    int behind = size + loose;
    for (int k = elements.size - 1; k >= 0; k--) { // from the last on, so that numbers ascend in a block
      if (blockOf[k] >= -1) {
        int i = elements.from + k;
        int to = blockOf[k] < 0 ? --behind : --starts[blockOf[k]];
        spheres[4 * to] = xs[i];
        spheres[4 * to + 1] = ys[i];
        spheres[4 * to + 2] = zs[i];
        spheres[4 * to + 3] = radii[i];
        ids[to] = k;
      }
    }
  }

  /** Finds the boxes around the centres of blocks. */
  private void bound() {
    int count = blocks[0] * blocks[1] * blocks[2];
    for (int block = 0; block < count; block++) {
      int from = starts[block], to = starts[block + 1];
      if (from < to) {
        for (int axis = 0; axis < 3; axis++) {
          bound(axis, from, to, 6 * block + axis);
        }
      }
    }
  }

  private void bound(int axis, int from, int to, int at) {
    float min = spheres[4 * from + axis], max = min;
    for (int k = from + 1; k < to; k++) {
      min = Math.min(min, spheres[4 * k + axis]);
      max = Math.max(max, spheres[4 * k + axis]);
    }
    boxes[at] = min;
    boxes[at + 3] = max;
  }

  // ---- asking ----

  /** The number along an axis of the block that a coordinate is in, or of the nearest one. */
  int block(float coordinate, int axis) {
    return cell(coordinate, axis) >> BLOCK;
  }

  /** The cell of a coordinate on an axis: the nearest one if it is beyond the grid, the first for a NaN. */
  private int cell(float coordinate, int axis) {
    return cell(coordinate, origin[axis], scale, counts[axis] - 1);
  }

  private static int cell(float coordinate, float origin, float scale, int last) {
    return Math.min(Math.max((int) ((coordinate - origin) * scale), 0), last);
  }

  int block(int blockX, int blockY, int blockZ) {
    return (blockZ * blocks[1] + blockY) * blocks[0] + blockX;
  }

  /**
   * Lists those of balls {@code from} to {@code from + count − 1} that may touch something, or are larger
   * than this is for, as their distance from the first; returns how many there are.
   */
  public int undecided(float[][] balls, int from, int count, int[] listed) {
    float originX = origin[0], originY = origin[1], originZ = origin[2], perUnit = scale;
    int lastX = counts[0] - 1, lastY = counts[1] - 1, lastZ = counts[2] - 1;
    float[] xs = balls[0], ys = balls[1], zs = balls[2], radii = balls[3];
    int some = 0;
    for (int k = 0; k < count; k++) {
      int cell = gaps.cell(cell(xs[from + k], originX, perUnit, lastX),
          cell(ys[from + k], originY, perUnit, lastY), cell(zs[from + k], originZ, perUnit, lastZ));
      listed[some] = k;
      some += radii[from + k] < least[gaps.square(cell)] ? 0 : 1;
    }
    return loose > 0 ? all(count, listed) : some;
  }

  private static int all(int count, int[] listed) {
    for (int k = 0; k < count; k++) {
      listed[k] = k;
    }
    return count;
  }
}
