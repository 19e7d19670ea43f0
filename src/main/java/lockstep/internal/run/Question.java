package lockstep.internal.run;

import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.shape.Elements;
import lockstep.twin.Kernel;

/**
 * What is asked of pairs of elements of two operands: a kernel, how it sees the elements, and which pairs
 * count. A carrier that its thread reuses; all threads that work on a call read it.
 */
public final class Question {
  /** The largest distance where the kernel tells none, or any will do: its hits are what counts. */
  public static final float ANY = -1;

  /** How a kernel sees elements. */
  enum Form {
    /** As they stand. */
    PLAIN,
    /** By their bounding boxes. */
    BOUNDS,
    /** Together with their motions. */
    MOVED
  }

  private DescribedKernel kernel;
  private Elements first;
  private Elements second;
  private Form form = Form.PLAIN;
  private boolean swap;
  private boolean self;
  private Elements motions;
  private Elements secondMotions; // null where the second elements stand still
  private PairFilter filter; // null for none
  private int before; // of the filter's second elements, those that come before this operand's
  private float most = ANY;

  /** A plain question: all pairs count, and elements are seen as they stand. */
  public Question of(DescribedKernel itsKernel, Elements itsFirst, Elements itsSecond) {
    release();
    kernel = itsKernel;
    first = itsFirst;
    second = itsSecond;
    swap = kernel.swaps(first.kind);
    return this;
  }

  /** Only pairs that pass a filter count; null for all. */
  public Question where(PairFilter itsFilter) {
    return where(itsFilter, 0);
  }

  /** The same, where the filter numbers the elements of the second operand from {@code first} on. */
  public Question where(PairFilter itsFilter, int first) {
    filter = itsFilter;
    before = first;
    return this;
  }

  /** Only pairs whose distance, as the kernel tells, is at most this count; {@link #ANY} for all. */
  public Question within(float distance) {
    most = distance;
    return this;
  }

  /** Both operands are one: only pairs with first &lt; second count. */
  public Question withItself() {
    self = true;
    return this;
  }

  /** The kernel is given the bounding boxes of shapes; rays have none. */
  public Question ofBounds() {
    form = Form.BOUNDS;
    swap = false;
    return this;
  }

  /** Elements move; {@code itsSecondMotions} is null where those of the second operand stand still. */
  public Question moving(Elements itsMotions, Elements itsSecondMotions) {
    form = Form.MOVED;
    motions = itsMotions;
    secondMotions = itsSecondMotions;
    return this;
  }

  /** Lets go of the caller's arrays. */
  public void release() {
    kernel = null;
    first = null;
    second = null;
    form = Form.PLAIN;
    self = false;
    motions = null;
    secondMotions = null;
    filter = null;
    most = ANY;
  }

  public DescribedKernel kernel() {
    return kernel;
  }

  public Elements first() {
    return first;
  }

  public Elements second() {
    return second;
  }

  Form form() {
    return form;
  }

  public boolean isOfBounds() {
    return form == Form.BOUNDS;
  }

  /** Whether elements of both operands stand in columns; a view holds but a few that do not. */
  public boolean isStored() {
    return first.isStored() && second.isStored();
  }

  public boolean isMoving() {
    return form == Form.MOVED;
  }

  /** Whether the kernel sees the operands in the other order. */
  public boolean swaps() {
    return swap;
  }

  public boolean isWithItself() {
    return self;
  }

  /** The motions of an operand, or null where it stands still. */
  public Elements motions(boolean ofSecond) {
    return ofSecond ? secondMotions : motions;
  }

  /** The operand that the kernel takes for the one that stands still. */
  public Elements still() {
    return swap ? first : second;
  }

  public PairFilter filter() {
    return filter;
  }

  /** The largest distance that counts, or {@link #ANY}. */
  public float most() {
    return most;
  }

  /** How far apart pairs may be that count: 0 unless a distance is given. */
  public float reach() {
    return Math.max(0, most);
  }

  /** Whether entry k of the answers, which is a hit of elements i and j, counts. */
  public boolean counts(int i, int j, Answers answers, int k) {
    return counts(i, j, most < 0 ? 0 : answers.key(k));
  }

  /** Whether a hit of elements i and j counts; {@code key} is read only if a distance is given. */
  public boolean counts(int i, int j, float key) {
    return (!self || i < j) && (most < 0 || key <= most) && passes(i, j);
  }

  /** Whether elements i and j pass the filter. */
  public boolean passes(int i, int j) {
    return filter == null || filter.passes(i, before + j);
  }

  /**
   * Clears the bits of hits that do not count: bit k is that of element {@code one} of the first operand with
   * element {@code base + k} of the second, or, {@code across}, of element {@code one} of the second with
   * element {@code base + k} of the first, which is for two operands only.
   */
  public void strike(int one, int base, boolean across, Answers answers, long[] words, int from, int count) {
    int skipped = self ? Math.clamp(one + 1L - base, 0, count) : 0; // they come before the element itself
    for (int w = 0; w < skipped >>> 6; w++) {
      words[from + w] = 0;
    }
    if ((skipped & 63) != 0) {
      words[from + (skipped >>> 6)] &= -1L << skipped;
    }
    if (most < 0 && filter == null) {
      return;
    }
    for (int w = 0; w < Kernel.words(count); w++) {
      for (long left = words[from + w]; left != 0; left &= left - 1) {
        int k = 64 * w + Long.numberOfTrailingZeros(left);
        int other = base + k;
        if (!counts(across ? other : one, across ? one : other, answers, k)) {
          words[from + w] &= ~(left & -left);
        }
      }
    }
  }
}
