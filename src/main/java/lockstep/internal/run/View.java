package lockstep.internal.run;

import java.util.Arrays;
import lockstep.internal.kernel.Tile;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
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

  /** What is computed from elements, one after the other. */
  abstract static class Computed extends View {
    private final float[][] columns;
    Elements elements;

    /** Of so many columns. */
    Computed(int width) {
      columns = new float[width][Runner.TILE];
    }

    /** Computes that of an element, into an entry of columns. */
    abstract void compute(int element, float[][] to, int entry);

    @Override
    void begin(Question question, boolean ofSecond) {
      elements = ofSecond ? question.second() : question.first();
    }

    @Override
    public final void walk(int element, int count) {
      for (int k = 0; k < count; k++) {
        compute(element + k, columns, k);
      }
      standsIn(columns, 0);
    }

    @Override
    public final void repeat(int element, int count) {
      compute(element, columns, 0);
      operand = tile.repeat(columns, 0, count);
    }

    @Override
    public final void list(int[] listed, int from, int count) {
      for (int k = 0; k < count; k++) {
        compute(listed[from + k], columns, k);
      }
      standsIn(columns, 0);
    }

    @Override
    public final void fill(int element, int start, int end) {
      compute(element, columns, 0);
      tile.fill(columns, 0, start, end, 0);
    }
  }

  /** The bounding boxes of elements. */
  static final class Bounds extends Computed {
    private final float[] box = new float[Elements.BOUNDS];

    Bounds() {
      super(Elements.BOUNDS);
    }

    @Override
    void compute(int element, float[][] to, int entry) {
      elements.bounds(element, box, to, entry);
    }
  }

  /** Elements that are not stored: triangles, so far. */
  static final class Unstored extends Computed {
    Unstored() {
      super(Kind.TRIANGLE.width());
    }

    @Override
    void compute(int element, float[][] to, int entry) {
      elements.copy(element, to, entry);
    }
  }

  /** Elements that move, each with its motion. */
  static final class Moved extends View {
    private final Tile apart = new Tile();

    /** Where motions are loaded: behind the columns of elements that the kernel sees move, or apart. */
    private Tile motion;
    private int motionAt;
    private Elements elements;
    private float[][] columns;
    private float[][] motions; // null where elements stand still
    private int from;
    private int motionsFrom;

    @Override
    void begin(Question question, boolean ofSecond) {
      boolean cylinders = question.kernel().facesCylinders();
      elements = ofSecond ? question.second() : question.first();
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

    private void compute(int element, int entry) {
      elements.copy(element, tile.columns(columns.length), entry);
    }

    @Override
    public void walk(int element, int count) {
      if (elements.isStored()) {
        tile.copy(columns, from + element, count, 0);
      } else {
        for (int k = 0; k < count; k++) {
          compute(element + k, k);
        }
      }
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
    public void list(int[] listed, int at, int count) {
      if (elements.isStored()) {
        tile.gather(columns, from, listed, at, count, 0);
      } else {
        for (int k = 0; k < count; k++) {
          compute(listed[at + k], k);
        }
      }
      if (moves()) {
        motion.gather(motions, motionsFrom, listed, at, count, motionAt);
      }
      filled();
    }

    @Override
    public void fill(int element, int start, int end) {
      if (elements.isStored()) {
        tile.fill(columns, from + element, start, end, 0);
      } else {
        for (int c = 0; c < columns.length; c++) {
          Arrays.fill(tile.column(c), start, end, elements.value(c, element));
        }
      }
      if (moves()) {
        motion.fill(motions, motionsFrom + element, start, end, motionAt);
      }
    }
  }
}
