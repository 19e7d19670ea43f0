package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.kernel.Bits;
import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Layout;
import lockstep.internal.kernel.Tile;
import lockstep.internal.kernel.Verb;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Sides;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;

/**
 * The contacts of pairs: a normal for each, and up to {@value #POINTS} points. Where a kernel of contacts
 * takes long, pairs are asked a quicker question first, and only those that it lets pass are gathered for it.
 */
public final class ManifoldSink extends PairSink {
  /** Points of a pair, at most. */
  public static final int POINTS = Verb.MOST_POINTS;

  /** Columns of a kernel: the normal, then of each point its place, depth and feature. */
  private static final int NORMAL = 0, FIRST_POINT = 3, DEPTH = 3, FEATURE = 4, PER_POINT = 5;

  public final ResultColumns columns;
  public final float margin;
  public final int[] count;
  public final float[] nx, ny, nz;
  public final float[] x, y, z, depth;
  public final int[] feature;

  private final Question contact = new Question();
  private boolean isTested; // that pairs have passed a test is not yet an answer
  private Bits bits;

  /** Room for so many pairs; points count where shapes are apart by no more than a margin. */
  public ManifoldSink(int capacity, float margin) {
    columns = new ResultColumns(Layout.BITS, capacity);
    this.margin = margin;
    count = new int[capacity];
    nx = new float[capacity];
    ny = new float[capacity];
    nz = new float[capacity];
    x = new float[POINTS * capacity];
    y = new float[POINTS * capacity];
    z = new float[POINTS * capacity];
    depth = new float[POINTS * capacity];
    feature = new int[POINTS * capacity];
  }

  /**
   * Whether a kernel takes so long that a test should come first: it tells several points, of shapes that
   * both have edges.
   */
  public static boolean takesLong(Kernels.Entry contact) {
    return contact.floats() > FIRST_POINT + PER_POINT && contact.second() != Kind.PLANE;
  }

  /** The answers that come are those of a kernel of contacts. */
  public ManifoldSink direct(Bits itsBits) {
    bits = itsBits;
    isTested = false;
    return this;
  }

  /** The pairs that hit are to be asked about by a kernel of contacts. */
  public ManifoldSink after(DescribedKernel kernel, Elements first, Elements second, Bits itsBits) {
    bits = itsBits;
    isTested = true;
    contact.of(kernel, first, second);
    return this;
  }

  @Override
  void release() {
    contact.release();
  }

  /** Few pairs for a kernel of contacts, as there are many columns. */
  @Override
  int step() {
    return isTested ? super.step() : Tile.SIZE;
  }

  @Override
  void take(int start, int size, Sides sides, Runner runner) {
    clear(start, size);
    if (!isTested) {
      take(runner, null, start, size);
      return;
    }
    PassedPairs near = PassedPairs.begin(contact, sides);
    long[] words = runner.answers().words();
    for (int w = 0; w < Kernel.words(size); w++) {
      near.add(start + 64 * w, words[w]);
    }
    for (int at = 0; at < near.size(); at += Tile.SIZE) {
      take(near.runner(), near, at, near.ask(at));
    }
  }

  /** Begins with pairs that have no points; {@code start} is a multiple of a block. */
  private void clear(int start, int size) {
    Arrays.fill(count, start, start + size, 0);
    Arrays.fill(nx, start, start + size, 0);
    Arrays.fill(ny, start, start + size, 0);
    Arrays.fill(nz, start, start + size, 0);
    Arrays.fill(columns.words, start >>> 6, (start >>> 6) + Kernel.words(size), 0);
  }

  /**
   * Takes what a kernel has answered about {@code size} pairs: those that have passed from {@code at} on, or,
   * if there are none, {@code at} and those that follow. Kernels give no −0, nor does a difference of equal
   * numbers: so the order of operands changes no bit of a normal but its sign.
   */
  private void take(Runner from, PassedPairs pairs, int at, int size) {
    long[] answered = from.answers().words();
    float[][] answers = from.answers().floats();
    boolean swapped = from.question().swaps();
    int points = (from.question().kernel().floats() - FIRST_POINT) / PER_POINT;
    if (points == 1) { // most are too far apart
      bits.keepAtLeast(-margin, answers[FIRST_POINT + DEPTH], 0, answered, 0, Kernel.words(size));
    }
    for (int w = 0; w < Kernel.words(size); w++) {
      for (long left = answered[w]; left != 0; left &= left - 1) {
        int k = 64 * w + Long.numberOfTrailingZeros(left);
        int pair = pairs == null ? at + k : pairs.get(at + k);
        if (take(answers, points, k, pair) > 0) {
          columns.words[pair >>> 6] |= 1L << pair;
          nx[pair] = swapped ? 0f - answers[NORMAL][k] : answers[NORMAL][k];
          ny[pair] = swapped ? 0f - answers[NORMAL + 1][k] : answers[NORMAL + 1][k];
          nz[pair] = swapped ? 0f - answers[NORMAL + 2][k] : answers[NORMAL + 2][k];
        }
      }
    }
  }

  /** Takes the points of answer k that count, and returns how many these are. */
  private int take(float[][] answers, int points, int k, int pair) {
    int number = 0;
    for (int p = 0; p < points; p++) {
      int column = FIRST_POINT + PER_POINT * p;
      float deep = answers[column + DEPTH][k];
      if (deep >= -margin && deep > Float.NEGATIVE_INFINITY && isFinite(answers, column, k)) {
        int at = POINTS * pair + number++;
        x[at] = answers[column][k];
        y[at] = answers[column + 1][k];
        z[at] = answers[column + 2][k];
        depth[at] = deep;
        feature[at] = (int) answers[column + FEATURE][k];
      }
    }
    count[pair] = number;
    return number;
  }

  /** Forgets the points of a pair. */
  void drop(int pair) {
    count[pair] = 0;
    nx[pair] = 0;
    ny[pair] = 0;
    nz[pair] = 0;
    columns.words[pair >>> 6] &= ~(1L << pair);
  }

  /** Whether a point is somewhere: at the end of what floats can tell it may not be. */
  private static boolean isFinite(float[][] answers, int column, int k) {
    return Float.isFinite(answers[column][k]) && Float.isFinite(answers[column + 1][k])
        && Float.isFinite(answers[column + 2][k]);
  }
}
