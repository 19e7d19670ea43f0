package lockstep.internal.run;

import lockstep.internal.kernel.Tile;
import lockstep.internal.shape.Elements;
import lockstep.twin.Operand;

/**
 * Brings elements of one operand before a kernel: one after the other, one for all pairs, or listed ones. How
 * it does so depends on what the kernel is to see of them. One of each sort for each side of a {@link
 * Runner}.
 */
public abstract class View {
  final Tile tile = new Tile();

  /** What a kernel is given; with indices if it is to gather listed elements itself. */
  Operand operand;

  /** Where listed elements begin in their indices. */
  int at;

  private final Operand standing = new Operand();

  /** Begins with an operand of a question. */
  abstract void begin(Question question, boolean ofSecond);

  /** Elements from {@code element} on, one after the other. */
  public abstract void walk(int element, int count);

  /** One element for all pairs. */
  public abstract void repeat(int element, int count);

  /** Elements {@code elements[from … from + count − 1]}. */
  public abstract void list(int[] elements, int from, int count);

  /** One element for pairs {@code start} to {@code end − 1}; {@link #filled} ends a number of these. */
  public abstract void fill(int element, int start, int end);

  /** All pairs have been filled. */
  public final void filled() {
    operand = tile.operand();
  }

  /** Elements whose columns the caller has copied, from the first on. */
  public final void copied(float[][] columns) {
    standsIn(columns, 0);
  }

  final void standsIn(float[][] columns, int from) {
    operand = standing.walk(columns, from);
  }

  final void isScattered(float[][] columns, int from, int[] indices, int itsAt) {
    operand = standing.scatter(columns, from, indices);
    at = itsAt;
  }

  final boolean isScattered() {
    return operand.indices != null;
  }

  /** Gathers listed elements now. */
  final void gather(int count) {
    operand = tile.gather(operand, at, count);
  }

  /** Elements as they stand in their columns. */
  static final class InPlace extends View {
    private float[][] columns;
    private int from;

    @Override
    void begin(Question question, boolean ofSecond) {
      Elements elements = ofSecond ? question.second() : question.first();
      Elements other = ofSecond ? question.first() : question.second();
      columns = elements.facing(other, question.kernel().facesCylinders());
      from = elements.from;
    }

    @Override
    public void walk(int element, int count) {
      standsIn(columns, from + element);
    }

    @Override
    public void repeat(int element, int count) {
      operand = tile.repeat(columns, from + element, count);
    }

    @Override
    public void list(int[] elements, int at, int count) {
      isScattered(columns, from, elements, at);
    }

    @Override
    public void fill(int element, int start, int end) {
      tile.fill(columns, from + element, start, end, 0);
    }
  }

  /** The bounding boxes of elements. */
  static final class Bounds extends View {
    private final float[] box = new float[Elements.BOUNDS];
    private final float[][] boxes = new float[Elements.BOUNDS][Runner.TILE];
    private Elements elements;

    @Override
    void begin(Question question, boolean ofSecond) {
      elements = ofSecond ? question.second() : question.first();
    }

    @Override
    public void walk(int element, int count) {
      elements.bounds(element, count, box, boxes);
      standsIn(boxes, 0);
    }

    @Override
    public void repeat(int element, int count) {
      elements.bounds(element, 1, box, boxes);
      operand = tile.repeat(boxes, 0, count);
    }

    @Override
    public void list(int[] listed, int from, int count) {
      elements.bounds(listed, from, count, box, boxes);
      standsIn(boxes, 0);
    }

    @Override
    public void fill(int element, int start, int end) {
      elements.bounds(element, 1, box, boxes);
      tile.fill(boxes, 0, start, end, 0);
    }
  }

  /** Elements that move, each with its motion. */
  static final class Moved extends View {
    private final Tile apart = new Tile();

    /** Where motions are loaded: behind the columns of elements that the kernel sees move, or apart. */
    private Tile motion;
    private int motionAt;
    private float[][] columns;
    private float[][] motions; // null where elements stand still
    private int from;
    private int motionsFrom;

    @Override
    void begin(Question question, boolean ofSecond) {
      boolean cylinders = question.kernel().facesCylinders();
      Elements elements = ofSecond ? question.second() : question.first();
      columns = elements.facing(ofSecond ? question.first() : question.second(), cylinders);
      from = elements.from;
      Elements its = question.motions(ofSecond);
      motions = its == null ? null : its.facing(question.still(), cylinders);
      motionsFrom = its == null ? 0 : its.from;
      boolean seenToMove = ofSecond == question.swaps();
      motion = seenToMove ? tile : apart;
      motionAt = seenToMove ? columns.length : 0;
    }

    boolean moves() {
      return motions != null;
    }

    /** How far the elements move along an axis. */
    float[] motion(int axis) {
      return motion.column(motionAt + axis);
    }

    /** The number of columns that say what an element is. */
    int width() {
      return columns.length;
    }

    @Override
    public void walk(int element, int count) {
      tile.copy(columns, from + element, count, 0);
      if (moves()) {
        motion.copy(motions, motionsFrom + element, count, motionAt);
      }
      filled();
    }

    @Override
    public void repeat(int element, int count) {
      fill(element, 0, count);
      filled();
    }

    @Override
    public void list(int[] elements, int at, int count) {
      tile.gather(columns, from, elements, at, count, 0);
      if (moves()) {
        motion.gather(motions, motionsFrom, elements, at, count, motionAt);
      }
      filled();
    }

    @Override
    public void fill(int element, int start, int end) {
      tile.fill(columns, from + element, start, end, 0);
      if (moves()) {
        motion.fill(motions, motionsFrom + element, start, end, motionAt);
      }
    }
  }
}
