package lockstep.internal.mover;

import java.util.Arrays;
import java.util.function.IntPredicate;
import lockstep.internal.kernel.Verb;
import lockstep.internal.query.ListSource;
import lockstep.internal.query.NearestSink;
import lockstep.internal.query.SweepColumns;
import lockstep.internal.query.TouchPoints;
import lockstep.internal.query.Verbs;
import lockstep.internal.run.Execution;
import lockstep.internal.run.PairFilter;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Geometry;
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
  /** Part of a skin that is no step: more than kernels of sweeps round. */
  private static final double EVEN = 0x1p-14;

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

  /** Whose list a row is about, and which character it is. */
  private final int[] slots, characters;

  /** The rows that are asked about, one after the other, and how many. */
  private final int[] asked;
  private int askedCount;

  /** The filter of a call, about the characters of these rows and the shapes of a target. */
  private final PairFilter rowFilter;

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
  private final TouchPoints.Touches touches = new TouchPoints.Touches() {
    @Override
    public void mend(int k) {
      if (others.kind == Kind.TRIANGLE) {
        faceOf(k);
      }
    }

    @Override
    public boolean needsPoint(int k) {
      return wanted.test(k);
    }
  };
  private final double[] face = new double[Geometry.NORMAL];
  private final Settings set;
  private IntPredicate wanted; // in a sweep
  private Elements others; // those of the target that is asked about
  private int ofTarget;
  private int size;

  /** Rows for characters of a kind. */
  Rows(Kind kind, int capacity, Settings settings) {
    set = settings;
    int blocks = Kernel.words(capacity), room = Kernel.BLOCK * blocks;
    points = kind.points();
    shapeColumns = new float[kind.width()][room];
    wishes = new float[3][room];
    int views = Kernel.BLOCK + blocks;
    shapes = new Elements[views];
    motions = new Elements[views];
    for (int view = 0; view < views; view++) {
      int rows = Math.min(room, rows(view));
      shapes[view] = new Elements(kind, shapeColumns, 0, rows);
      motions[view] = new Elements(null, wishes, 0, rows);
    }
    hits = new SweepColumns(room);
    nearest = new NearestSink(room, 1);
    near = new Near(room);
    slots = new int[room];
    characters = new int[room];
    asked = new int[room];
    rowFilter = PairFilter.rows(characters);
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

  /** Says whose the next row is: the slot of a character, and its number. */
  void of(int slot, int character) {
    slots[size] = slot;
    characters[size] = character;
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

  /** Asks about all rows, which have touched nothing so far; returns the number of their view. */
  private int askAll() {
    Arrays.fill(t, 0, size, Float.POSITIVE_INFINITY);
    for (int row = 0; row < size; row++) {
      asked[row] = row;
    }
    return close(size);
  }

  /** Fills the view of so many rows with what nothing can meet; returns its number. */
  private int close(int count) {
    askedCount = count;
    int view = count < Kernel.BLOCK ? count : Kernel.BLOCK - 1 + Kernel.words(count);
    Arrays.fill(shapeColumns[3 * points], count, rows(view), -1);
    Arrays.fill(wishes[0], count, rows(view), 0);
    Arrays.fill(wishes[1], count, rows(view), 0);
    Arrays.fill(wishes[2], count, rows(view), 0);
    return view;
  }

  /**
   * What each row touches first: t is +∞ where that is nothing. Points are found of those {@linkplain #asked
   * asked about} that are wanted, as all else that is known of them says.
   */
  void sweep(Execution execution, Searchable[] world, IntPredicate itsWanted) {
    wanted = itsWanted;
    int view = askAll();
    near.find(execution, shapes[view], world);
    Execution all = execution.unfiltered(); // lists have only what passes
    for (int k = 0; k < world.length; k++) {
      ofTarget = k;
      others = world[k].elements();
      Verbs.sweep(all, shapes[view], motions[view], others, lists, touches, hits);
      keepFirst(k);
    }
    view = askUnlisted();
    if (askedCount > 0) {
      PairFilter filter = rowFilter.on(execution.filter());
      int before = 0;
      for (int k = 0; k < world.length; k++) {
        others = world[k].elements();
        Verbs.sweep(all, filter, before, shapes[view], motions[view], world[k], touches, hits);
        keepFirst(k);
        before += others.size;
      }
      rowFilter.on(null);
    }
    others = null;
    wanted = null;
  }

  /**
   * Takes the normal of a triangle's face for that of its edge if they are so near each other that the shape
   * would be hardly higher on the face. Beside an edge that lies in a plane both triangles are touched at one
   * time but for rounding, which decides whether by a face or by an edge; and the normal at the edge is off
   * by the root of what has been rounded.
   */
  private void faceOf(int k) {
    float[][] of = hits.columns.floats;
    others.normal(hits.columns.index[k], 0, 0, 0, face);
    double x = face[0], y = face[1], z = face[2];
    double along = x * of[NORMAL][k] + y * of[NORMAL + 1][k] + z * of[NORMAL + 2][k];
    double length = Math.copySign(Math.sqrt(x * x + y * y + z * z), along);
    double higher = (1 - along / length) * Math.max(shapeColumns[3 * points][k], set.skin);
    if (higher <= EVEN * set.skin) {
      of[NORMAL][k] = (float) (x / length);
      of[NORMAL + 1][k] = (float) (y / length);
      of[NORMAL + 2][k] = (float) (z / length);
    }
  }

  private void keepFirst(int ofTargets) {
    float[][] of = hits.columns.floats;
    for (int k = 0; k < askedCount; k++) {
      int row = asked[k];
      if (of[0][k] < t[row]) {
        t[row] = of[0][k];
        nx[row] = of[NORMAL][k];
        ny[row] = of[NORMAL + 1][k];
        nz[row] = of[NORMAL + 2][k];
        x[row] = of[POINT][k];
        y[row] = of[POINT + 1][k];
        z[row] = of[POINT + 2][k];
        index[row] = hits.columns.index[k];
        target[row] = ofTargets;
      }
    }
  }

  /** The row that is asked about as one of a view; −1 for none. */
  int asked(int k) {
    return k < askedCount ? asked[k] : -1;
  }

  /** The normal of what it touches of the target that is being asked about, along an axis. */
  float normal(int k, int axis) {
    return hits.columns.floats[NORMAL + axis][k];
  }

  /** Asks only about those rows that have no list, moved together; returns the number of their view. */
  private int askUnlisted() {
    int count = 0;
    for (int row = 0; row < size; row++) {
      if (near.hasTooMany(slots[row])) {
        for (float[] column : shapeColumns) {
          column[count] = column[row];
        }
        for (float[] column : wishes) {
          column[count] = column[row];
        }
        characters[count] = characters[row];
        asked[count++] = row;
      }
    }
    return close(count);
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
    near.ask(slots[row], characters[row], boxes, Kind.BOUNDS * row, around);
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
  void nearest(Execution execution, Searchable[] world) {
    int view = askAll(), before = 0;
    PairFilter filter = rowFilter.on(execution.filter());
    for (int k = 0; k < world.length; k++) {
      if (execution.kernels().has(Verb.CLOSEST_POINTS, shapes[view].kind, world[k].elements().kind)) {
        Verbs.nearest(execution.unfiltered(), filter, before, shapes[view], world[k], Float.POSITIVE_INFINITY,
            nearest);
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
      before += world[k].elements().size;
    }
    rowFilter.on(null);
  }
}
