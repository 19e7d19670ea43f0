package lockstep.internal.mover;

import java.util.Arrays;
import java.util.function.IntPredicate;
import lockstep.internal.kernel.Verb;
import lockstep.internal.query.ListSource;
import lockstep.internal.query.NearestSink;
import lockstep.internal.query.SweepColumns;
import lockstep.internal.query.Verbs;
import lockstep.internal.run.Execution;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.internal.shape.Searchable;
import lockstep.twin.Kernel;

/**
 * The sweeps of a {@code Mover}: those characters that still move, in rows without gaps, each with a motion
 * of its own, against all targets of a world; of what a row touches the first counts, of targets at the same
 * time the first. Batches of more than a block have whole blocks of rows; there is a view for each size, so
 * that nothing is made in a call.
 */
final class Rows {
  /** Columns of sweeps behind t. */
  private static final int NORMAL = 1, POINT = 4;

  final float[] t, nx, ny, nz, x, y, z;
  final int[] index, target;

  private final int points;
  private final float[][] shapeColumns;
  private final Elements[] shapes; // views: see rows
  private final float[][] wishes;
  private final Elements[] motions;

  /** What the rows touch of one target. */
  private final SweepColumns hits;

  private final NearestSink nearest;
  private final Near near;

  /** Whose list a row is about. */
  private final int[] slots;

  /** The bounds of the way of each row. */
  private final float[] boxes;

  private final ListSource.Lists lists = new ListSource.Lists() {
    @Override
    public int list(int row, int[] to, int at) {
      return Rows.this.list(row, to, at);
    }

    @Override
    public int most() {
      return Near.MOST;
    }
  };
  private int ofTarget;
  private int size;

  /** Rows for characters of the kind of others. */
  Rows(Elements characters, int capacity) {
    int blocks = Kernel.words(capacity), room = Kernel.BLOCK * blocks;
    points = characters.kind.points();
    shapeColumns = new float[characters.kind.width()][room];
    wishes = new float[3][room];
    int views = Kernel.BLOCK + blocks;
    shapes = new Elements[views];
    motions = new Elements[views];
    for (int view = 0; view < views; view++) {
      int rows = Math.min(room, rows(view));
      shapes[view] = new Elements(characters.kind, shapeColumns, 0, rows);
      motions[view] = new Elements(null, wishes, 0, rows);
    }
    hits = new SweepColumns(room);
    nearest = new NearestSink(room, 1);
    near = new Near(room);
    slots = new int[room];
    boxes = new float[Kind.BOUNDS * room];
    t = new float[room];
    nx = new float[room];
    ny = new float[room];
    nz = new float[room];
    x = new float[room];
    y = new float[room];
    z = new float[room];
    index = new int[room];
    target = new int[room];
  }

  /** Begins with other characters. */
  void beginGroup(int targets) {
    near.begin(targets);
  }

  void begin() {
    size = 0;
  }

  /** Says whose the next row is. */
  void of(int slot) {
    slots[size] = slot;
  }

  int size() {
    return size;
  }

  /** Adds a row: the place of character i, with some radius, and a motion. */
  void add(float[] places, int i, float radius, double vx, double vy, double vz) {
    for (int c = 0; c < 3 * points; c++) {
      shapeColumns[c][size] = places[State.PLACE * i + c];
    }
    add(radius, vx, vy, vz);
  }

  /** Adds a row that is a ball. */
  void addBall(double px, double py, double pz, float radius, double vx, double vy, double vz) {
    for (int p = 0; p < points; p++) {
      shapeColumns[3 * p][size] = (float) px;
      shapeColumns[3 * p + 1][size] = (float) py;
      shapeColumns[3 * p + 2][size] = (float) pz;
    }
    add(radius, vx, vy, vz);
  }

  private void add(float radius, double vx, double vy, double vz) {
    shapeColumns[3 * points][size] = radius;
    wishes[0][size] = (float) vx;
    wishes[1][size] = (float) vy;
    wishes[2][size] = (float) vz;
    size++;
  }

  /** The rows of a view: as many as its number up to a block, then block by block. */
  private static int rows(int view) {
    return view < Kernel.BLOCK ? view : Kernel.BLOCK * (view - Kernel.BLOCK + 1);
  }

  /** Fills the view of all rows with what nothing can meet; returns its number. */
  private int close() {
    int view = size < Kernel.BLOCK ? size : Kernel.BLOCK - 1 + Kernel.words(size);
    Arrays.fill(shapeColumns[3 * points], size, rows(view), -1);
    Arrays.fill(wishes[0], size, rows(view), 0);
    Arrays.fill(wishes[1], size, rows(view), 0);
    Arrays.fill(wishes[2], size, rows(view), 0);
    Arrays.fill(t, 0, size, Float.POSITIVE_INFINITY);
    return view;
  }

  /**
   * What each row touches first: t is +∞ where that is nothing. Points are found of the rows that are wanted,
   * as all else that is known of them says.
   */
  void sweep(Execution execution, Searchable[] world, int targets, IntPredicate wanted) {
    int view = close();
    near.find(execution, shapes[view], world);
    for (int k = 0; k < targets; k++) {
      ofTarget = k;
      Verbs.sweep(execution, shapes[view], motions[view], world[k].elements(), lists, wanted, hits);
      keepFirst(k);
    }
    if (leaveUnlisted()) {
      for (int k = 0; k < targets; k++) {
        Verbs.sweep(execution, shapes[view], motions[view], world[k], wanted, hits);
        keepFirst(k);
      }
    }
  }

  private void keepFirst(int ofTargets) {
    float[][] of = hits.columns.floats;
    for (int row = 0; row < size; row++) {
      if (of[0][row] < t[row]) {
        t[row] = of[0][row];
        nx[row] = of[NORMAL][row];
        ny[row] = of[NORMAL + 1][row];
        nz[row] = of[NORMAL + 2][row];
        x[row] = of[POINT][row];
        y[row] = of[POINT + 1][row];
        z[row] = of[POINT + 2][row];
        index[row] = hits.columns.index[row];
        target[row] = ofTargets;
      }
    }
  }

  /** The normal of what a row touches of the target that is being asked about, along an axis. */
  float normal(int row, int axis) {
    return hits.columns.floats[NORMAL + axis][row];
  }

  /** Leaves only those rows that have no list; false if there is none. */
  private boolean leaveUnlisted() {
    boolean some = false;
    for (int row = 0; row < size; row++) {
      boolean isListed = !near.hasTooMany(slots[row]);
      shapeColumns[3 * points][row] = isListed ? -1 : shapeColumns[3 * points][row];
      some |= !isListed;
    }
    return some;
  }

  /**
   * Whether the last row leads out of where all that is near it is listed; of one without a list it does not.
   */
  boolean leadsOut() {
    int row = size - 1, at = Kind.BOUNDS * row;
    bounds(row, at);
    return boxes[at] <= boxes[at + 3] && !near.hasTooMany(slots[row]) && !near.knows(slots[row], boxes, at);
  }

  /** Whether something is near a character that sweeps may not see. */
  boolean isBeyond(int slot) {
    return near.isBeyond(slot);
  }

  /** Has it listed what is near the last row, and within so much around it. */
  void lookAround(double[] around) {
    int row = size - 1;
    near.ask(slots[row], boxes, Kind.BOUNDS * row, around);
  }

  private int list(int row, int[] to, int at) {
    return row < size ? near.list(slots[row], ofTarget, boxes, Kind.BOUNDS * row, to, at) : 0;
  }

  /** Writes the bounds of the way of a row; of nothing for a negative radius. */
  private void bounds(int row, int at) {
    float radius = shapeColumns[3 * points][row];
    for (int axis = 0; axis < 3; axis++) {
      float a = shapeColumns[axis][row], b = shapeColumns[3 * (points - 1) + axis][row];
      float v = wishes[axis][row];
      boxes[at + axis] = (a < b ? a : b) + (v < 0 ? v : 0) - radius;
      boxes[at + axis + 3] = (a > b ? a : b) + (v > 0 ? v : 0) + radius;
    }
  }

  /**
   * What is nearest to each row, of targets whose distance can be told: t is how far it is, and x, y, z
   * where.
   */
  void nearest(Execution execution, Searchable[] world, int targets) {
    int view = close();
    for (int k = 0; k < targets; k++) {
      if (execution.kernels().has(Verb.CLOSEST_POINTS, shapes[view].kind, world[k].elements().kind)) {
        Verbs.nearest(execution, shapes[view], world[k], Float.POSITIVE_INFINITY, nearest);
        float[][] of = nearest.columns.floats;
        for (int row = 0; row < size; row++) {
          if (nearest.columns.index[row] >= 0 && of[0][row] < t[row]) {
            t[row] = of[0][row];
            x[row] = of[1][row];
            y[row] = of[2][row];
            z[row] = of[3][row];
          }
        }
      }
    }
  }
}
