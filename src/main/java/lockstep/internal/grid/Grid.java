package lockstep.internal.grid;

import java.util.Arrays;
import java.util.function.Supplier;
import lockstep.internal.shape.Elements;

/**
 * A hierarchical grid over the bounding boxes of primitives, which finds overlapping pairs (Ericson,
 * Real-Time Collision Detection, 2005, 7.2.1). Boxes of similar size share a {@link Level}, a uniform grid.
 * Sorted by cell, the boxes of neighbouring cells are adjacent in columns, and vectors test many at a time
 * ({@link Scan}).
 *
 * <p>It is rebuilt whenever shapes have moved, which takes a few tens of nanoseconds a shape. The steps of a
 * build, each of which may be split into pieces for several threads, are, in order:
 *
 * <ol>
 * <li>{@link #begin}
 * <li>{@link #measure} of each piece: the boxes
 * <li>{@link #choose}: levels and cells
 * <li>{@link #assign} of each piece: the cell of each box, and the number of a piece's boxes in each cell
 * <li>{@link #number}: the start of each cell
 * <li>{@link #sort} of each piece
 * <li>{@link #gather} of each piece
 * </ol>
 *
 * The order of boxes does not depend on the number of pieces. After the first build nothing is allocated
 * unless there are more cells.
 */
public final class Grid extends SortedBoxes {
  private static final int EXPONENTS = 256;

  // marks, in place of an extent, an element that is not in the grid
  private static final float EXCLUDED = -1;
  private static final float UNBOUNDED = -2;

  private final Elements primitives;
  private int[] elements; // null for all
  private int size;

  // of each element, at its own index
  private float[] boxes = {}; // min x, y, z, max x, y, z
  private float[] extents = {}; // the largest of its box, rounded up
  private int[] cells = {}; // of its box
  private int[] positions = {}; // in the grid, once known
  private boolean arePositionsKnown;

  /** Start of each cell, level after level, and the end of the last one. */
  int[] starts = {};

  private Supplier<Survey> surveys;
  private Piece[] pieces = {};
  private final int[] levelOf = new int[EXPONENTS];
  private final int[] countOf = new int[EXPONENTS];
  private final float[] largestOf = new float[EXPONENTS];
  private Level[] levels = {};
  private int levelCount;
  private int cellCount;
  private int count;
  private final Space space = new Space();
  private final Level trial = new Level();
  private final Level merged = new Level();

  /** Elements that are paired with every other one, ascending. */
  private int[] unbounded = {};

  private int unboundedCount;
  private float maxCoordinate;

  private final BoxCodes codes = new BoxCodes();
  private volatile boolean areCodesKnown;

  /** A thread's results for its share of the elements. */
  private static final class Piece {
    final Survey survey;
    final float[] box = new float[BOX];
    final int[] countOf = new int[EXPONENTS];
    final float[] largestOf = new float[EXPONENTS];
    int unbounded;
    int[] next = {}; // boxes in each cell, then the position of its next box

    Piece(Survey survey) {
      this.survey = survey;
    }

    void clear() {
      survey.clear();
      Arrays.fill(countOf, 0);
      Arrays.fill(largestOf, 0);
      unbounded = 0;
    }

    void count(int exponent, int n, float largest) {
      countOf[exponent] += n;
      largestOf[exponent] = Math.max(largestOf[exponent], largest);
    }
  }

  /** The exponent of an extent; an extent of −0 comes from a box from 0 to −0. */
  private static int exponent(float extent) {
    return Float.floatToRawIntBits(Math.abs(extent)) >>> 23;
  }

  /** A grid over these primitives, not built yet. */
  public Grid(Elements primitives) {
    this.primitives = primitives;
    size = primitives.size;
  }

  /** Runs all steps of a build on the calling thread. */
  public void build(Supplier<Survey> surveys) {
    begin(1, surveys);
    measure(0);
    choose();
    assign(0);
    number();
    sort(0);
    gather(0);
  }

  /** Builds over the first elements of a list only; the list has room for as many as there will ever be. */
  public void build(int[] elements, int count, Supplier<Survey> surveys) {
    this.elements = elements;
    size = count;
    makeRoom(elements.length);
    build(surveys);
    for (int position = 0; position < this.count; position++) {
      ids[position] = elements[ids[position]];
    }
  }

  private void makeRoom(int size) {
    if (extents.length < size) {
      boxes = new float[size * BOX];
      extents = new float[size];
      cells = new int[size];
      reserve(size);
    }
  }

  /** The first step, for work in this many pieces. */
  public void begin(int pieceCount, Supplier<Survey> surveys) {
    makeRoom(size);
    arePositionsKnown = false;
    areCodesKnown = false;
    if (pieces.length != pieceCount || surveys != this.surveys) {
      this.surveys = surveys;
      pieces = new Piece[pieceCount];
      for (int p = 0; p < pieceCount; p++) {
        pieces[p] = new Piece(surveys.get());
      }
    }
  }

  public int pieces() {
    return pieces.length;
  }

  private int from(int piece) {
    return (int) ((long) size * piece / pieces.length);
  }

  /** Finds the boxes of a piece, with their sizes and positions. */
  public void measure(int piece) {
    Piece p = pieces[piece];
    p.clear();
    for (int i = from(piece); i < from(piece + 1); i += Survey.SIZE) {
      int n = Math.min(Survey.SIZE, from(piece + 1) - i);
      if (elements == null) {
        primitives.boxes(i, n, p.box, p.survey.boxes);
      } else {
        primitives.bounds(elements, i, n, p.box, p.survey.boxes);
      }
      store(p.survey.boxes, i, n);
      if (p.survey.take(n)) {
        count(p, i, n);
      } else {
        oneByOne(p, i, i + n);
      }
    }
  }

  private void count(Piece p, int first, int n) {
    Survey survey = p.survey;
    System.arraycopy(survey.extents, 0, extents, first, n);
    int exponent = exponent(survey.largest);
    if (exponent(survey.smallest) == exponent) {
      p.count(exponent, n, survey.largest);
    } else {
      for (int k = first; k < first + n; k++) {
        p.count(exponent(extents[k]), 1, extents[k]);
      }
    }
  }

  private void store(float[][] tile, int first, int n) {
    float[] b = boxes;
    float[] minX = tile[0], minY = tile[1], minZ = tile[2], maxX = tile[3], maxY = tile[4], maxZ = tile[5];
    for (int k = 0; k < n; k++) {
      int at = BOX * (first + k);
      b[at] = minX[k];
      b[at + 1] = minY[k];
      b[at + 2] = minZ[k];
      b[at + 3] = maxX[k];
      b[at + 4] = maxY[k];
      b[at + 5] = maxZ[k];
    }
  }

  /** Measures elements some of which are not in the grid. */
  private void oneByOne(Piece p, int from, int to) {
    for (int i = from; i < to; i++) {
      Elements.Placement place = Elements.placement(boxes, BOX * i);
      if (place == Elements.Placement.IN_TREE) {
        for (int c = 0; c < BOX; c++) {
          p.survey.boxes[c][0] = boxes[BOX * i + c];
        }
        p.survey.take(1);
        count(p, i, 1);
      } else {
        boolean none = place == Elements.Placement.EXCLUDED;
        extents[i] = none ? EXCLUDED : UNBOUNDED;
        p.unbounded += none ? 0 : 1;
      }
    }
  }

  /** Chooses levels and their cells. */
  public void choose() {
    Arrays.fill(countOf, 0);
    Arrays.fill(largestOf, 0);
    maxCoordinate = 0;
    count = 0;
    unboundedCount = 0;
    for (Piece p : pieces) {
      for (int e = 0; e < EXPONENTS; e++) {
        count += p.countOf[e];
        countOf[e] += p.countOf[e];
        largestOf[e] = Math.max(largestOf[e], p.largestOf[e]);
      }
      maxCoordinate = Math.max(maxCoordinate, p.survey.maxCoordinate());
      unboundedCount += p.unbounded;
    }
    listUnbounded();
    findSpace();
    float near = Math.min(space.far, maxCoordinate);
    int farCount = 0;
    float farLargest = 0;
    if (hasFar()) {
      Arrays.fill(countOf, 0);
      Arrays.fill(largestOf, 0);
      for (int i = 0; i < size; i++) {
        if (isFar(i)) {
          farCount++;
          farLargest = Math.max(farLargest, extents[i]);
        } else if (extents[i] >= 0) {
          int e = exponent(extents[i]);
          countOf[e]++;
          largestOf[e] = Math.max(largestOf[e], extents[i]);
        }
      }
    }
    levelCount = 0;
    cellCount = 0;
    int current = 0; // boxes of the level being built
    float largest = 0;
    for (int e = 0; e < EXPONENTS; e++) {
      if (countOf[e] > 0) {
        if (current > 0 && !merges(current, largest, countOf[e], largestOf[e])) {
          addLevel(current, largest, near);
          current = 0;
        }
        current += countOf[e];
        largest = largestOf[e];
        levelOf[e] = levelCount;
      }
    }
    if (current > 0) {
      addLevel(current, largest, near);
    }
    if (farCount > 0) {
      addLevel(farCount, farLargest, maxCoordinate);
    }
    for (Piece p : pieces) {
      if (p.next.length < cellCount) {
        p.next = new int[cellCount + cellCount / 4];
      }
    }
    if (starts.length <= cellCount) {
      starts = new int[1 + cellCount + cellCount / 4];
    }
  }

  private void listUnbounded() {
    if (unbounded.length < unboundedCount) {
      unbounded = new int[unboundedCount];
    }
    int k = 0;
    for (int i = 0; k < unboundedCount; i++) {
      if (extents[i] == UNBOUNDED) {
        unbounded[k++] = i;
      }
    }
  }

  private void findSpace() {
    space.clear();
    for (Piece p : pieces) {
      space.take(p.survey);
    }
    space.choose(boxes, extents, size, count);
    int slab = space.longestAxis();
    int row = slab == 2 ? 1 : 2;
    setAxes(slab, row, 3 - slab - row);
  }

  private boolean hasFar() {
    return maxCoordinate > space.far;
  }

  /** Whether a box is far away, or huge: such boxes have a level of their own, the last. */
  private boolean isFar(int i) {
    return extents[i] >= 0 && Space.reach(boxes, i) > space.far;
  }

  /** Whether boxes of two sizes are better in one level than in two. */
  private boolean merges(int small, float smallest, int large, float largest) {
    shape(trial, small, smallest);
    shape(merged, large, largest);
    double apart = trial.ownCost() + merged.ownCost() + trial.costBetween(merged);
    shape(merged, small + large, largest);
    return merged.ownCost() <= apart;
  }

  private void addLevel(int boxes, float largest, float maxCoordinate) {
    if (levels.length <= levelCount) {
      levels = Arrays.copyOf(levels, levelCount + 1);
      levels[levelCount] = new Level();
    }
    Level level = levels[levelCount++];
    shape(level, boxes, largest);
    level.maxCoordinate = maxCoordinate;
    level.base = cellCount;
    cellCount += level.cells();
  }

  private void shape(Level level, int boxes, float largest) {
    level.shape(boxes, largest, pieces[0].survey, space.origin, space.length, slabAxis, rowAxis, columnAxis);
  }

  /** Finds the cells of the boxes of a piece. */
  public void assign(int piece) {
    int[] next = pieces[piece].next;
    Arrays.fill(next, 0, cellCount, 0);
    if (levelCount == 1 && count == size) {
      levels[0].assign(boxes, slabAxis, rowAxis, columnAxis, from(piece), from(piece + 1), cells, next);
      return;
    }
    for (int i = from(piece); i < from(piece + 1); i++) {
      if (extents[i] >= 0) {
        int level = hasFar() && isFar(i) ? levelCount - 1 : levelOf[exponent(extents[i])];
        levels[level].assign(boxes, slabAxis, rowAxis, columnAxis, i, i + 1, cells, next);
      }
    }
  }

  /** Finds the start of each cell and, in it, of the boxes of each piece. */
  public void number() {
    int at = 0;
    int level = 0;
    for (int cell = 0; cell < cellCount; cell++) {
      while (level < levelCount && levels[level].base == cell) {
        levels[level].from = at;
        levels[level].to = at + levels[level].count;
        level++;
      }
      starts[cell] = at;
      for (Piece p : pieces) {
        int boxes = p.next[cell];
        p.next[cell] = at;
        at += boxes;
      }
    }
    starts[cellCount] = at;
  }

  /** Finds the positions of the boxes of a piece. */
  public void sort(int piece) {
    int[] next = pieces[piece].next;
    for (int i = from(piece); i < from(piece + 1); i++) {
      if (extents[i] >= 0) {
        ids[next[cells[i]]++] = i;
      }
    }
  }

  /** Copies a piece's share of the boxes to their positions. */
  public void gather(int piece) {
    int from = (int) ((long) count * piece / pieces.length);
    int to = (int) ((long) count * (piece + 1) / pieces.length);
    float[] minX = columns[0], minY = columns[1], minZ = columns[2];
    float[] maxX = columns[3], maxY = columns[4], maxZ = columns[5];
    float[] b = boxes;
    for (int position = from; position < to; position++) {
      int at = BOX * ids[position];
      minX[position] = b[at] + 0f; // never −0
      minY[position] = b[at + 1] + 0f;
      minZ[position] = b[at + 2] + 0f;
      maxX[position] = b[at + 3] + 0f;
      maxY[position] = b[at + 4] + 0f;
      maxZ[position] = b[at + 5] + 0f;
    }
  }

  /** Removes an element from all pairs until the grid is rebuilt. */
  public void remove(int element) {
    if (!arePositionsKnown) {
      positions = positions.length < size ? new int[size] : positions;
      for (int position = 0; position < count; position++) {
        positions[ids[position]] = position;
      }
      arePositionsKnown = true;
    }
    if (isBounded(element)) {
      columns[3][positions[element]] = Float.NEGATIVE_INFINITY;
    }
  }

  /** The codes of its boxes, by position; the first thread that needs them makes them. */
  BoxCodes codes() {
    if (!areCodesKnown) {
      synchronized (codes) {
        if (!areCodesKnown) {
          codes.within(space.origin, space.length);
          codes.encode(this, count);
          areCodesKnown = true;
        }
      }
    }
    return codes;
  }

  /** The number of boxes in the grid. */
  public int count() {
    return count;
  }

  /** The largest |coordinate| of any box in the grid. */
  float maxCoordinate() {
    return maxCoordinate;
  }

  /** The number of unbounded elements, which are not in the grid and may meet anything. */
  public int unboundedCount() {
    return unboundedCount;
  }

  /** The k-th unbounded element, ascending. */
  public int unbounded(int k) {
    return unbounded[k];
  }

  int levelCount() {
    return levelCount;
  }

  Level level(int k) {
    return levels[k];
  }

  /** Whether an element is in the grid. */
  public boolean isBounded(int element) {
    return extents[element] >= 0;
  }

  /** Whether an element is unbounded, so that it may meet anything. */
  public boolean isUnbounded(int element) {
    return extents[element] == UNBOUNDED;
  }

  @Override
  public long bytes() {
    long bytes = super.bytes()
        + 4L * (boxes.length + extents.length + cells.length + positions.length + starts.length);
    for (Piece p : pieces) {
      bytes += 4L * p.next.length;
    }
    return bytes + 8L * (codes.least.length + codes.greatest.length);
  }
}
