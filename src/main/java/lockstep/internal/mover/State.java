package lockstep.internal.mover;

import java.util.Arrays;
import lockstep.internal.push.SlideSearch;
import lockstep.internal.shape.Elements;

/**
 * Columns of a {@code Mover}: what each character is about during a call. Triples stand at 3 i, places at 6
 * i.
 */
final class State {
  /** Coordinates of a place: those of two points. */
  static final int PLACE = 6;

  /**
   * How far a place may be off the way that was swept to it, by rounding, in parts of coordinates and way:
   * more than kernels of sweeps are off.
   */
  private static final double ROUNDING = 0x1p-19;

  /** Planes that a motion keeps to, at most. */
  private static final int PLANES = 10;

  /** What a character's next sweep is. */
  static final byte DONE = 0, CHECK_START = 1, PUSH = 2, WALK = 3, FLY = 4, DOWN = 5, CHECK = 6, LIFT = 7,
      OVER = 8, LAND = 9, PROBE_DOWN = 10, PROBE_LAND = 11, ESCAPE = 12;

  final byte[] phase, bumps, tries;

  /** Whether it has been seen to be free anywhere in this call. */
  final boolean[] proved;

  /** The place now; the last one known to be free; the one before a step; the one before the last move. */
  final float[] place, safe, base, last;

  /**
   * Whether the last move was off the swept way by more than the radius, so that something may be passed
   * over: the way from {@link #last} is still to be swept.
   */
  final boolean[] leaps;

  final float[] radius;

  /** What is wished for still, what of that is tried now, and what of it a step goes over. */
  final double[] wish, rest, over;

  /** What was wished for at the last free place. */
  final double[] before;

  /**
   * How far to fall beside the wish; how far a step was lifted; how far down is looked, or what part of the
   * wish a step leaves; how far down it found ground.
   */
  final double[] fall, lifted, reach, down;

  /**
   * Whether it walks: it stood on the ground, or has landed, and is not on its way up; whether it may land;
   * whether it slides down what is too steep; whether a step was stopped, and whether it leads farther than
   * wished.
   */
  final boolean[] walks, sinks, slips, stopped, stretched;

  /** The contact that a probe is about. */
  final float[] contact;

  private final float[] planes;
  private final int[] planeCount;

  State(int capacity) {
    phase = new byte[capacity];
    bumps = new byte[capacity];
    tries = new byte[capacity];
    proved = new boolean[capacity];
    place = new float[PLACE * capacity];
    safe = new float[PLACE * capacity];
    base = new float[PLACE * capacity];
    last = new float[PLACE * capacity];
    leaps = new boolean[capacity];
    radius = new float[capacity];
    wish = new double[3 * capacity];
    rest = new double[3 * capacity];
    over = new double[3 * capacity];
    before = new double[3 * capacity];
    fall = new double[capacity];
    lifted = new double[capacity];
    down = new double[capacity];
    reach = new double[capacity];
    walks = new boolean[capacity];
    sinks = new boolean[capacity];
    slips = new boolean[capacity];
    stopped = new boolean[capacity];
    stretched = new boolean[capacity];
    contact = new float[PLACE * capacity];
    planes = new float[3 * PLANES * capacity];
    planeCount = new int[capacity];
  }

  /** Begins a call for character i, which stands at {@code at} of its columns. */
  void begin(int i, Elements characters, int at) {
    int coordinates = characters.columns.length - 1;
    for (int c = 0; c < PLACE; c++) {
      place[PLACE * i + c] = characters.columns[c % coordinates][at];
    }
    copy(i, place, safe);
    copy(i, place, base);
    radius[i] = characters.columns[coordinates][at];
    Arrays.fill(wish, 3 * i, 3 * i + 3, 0);
    Arrays.fill(rest, 3 * i, 3 * i + 3, 0);
    bumps[i] = 0;
    tries[i] = 0;
    fall[i] = 0;
    walks[i] = false;
    sinks[i] = false;
    slips[i] = false;
    proved[i] = false;
    leaps[i] = false;
    planeCount[i] = 0;
  }

  /** Whether it has a place and a size, of which kernels of sweeps can take squares. */
  boolean isInRange(int i) {
    for (int c = 0; c < PLACE; c++) {
      if (!(Math.abs(place[PLACE * i + c]) <= Elements.FAR)) {
        return false;
      }
    }
    return radius[i] >= 0 && radius[i] <= Elements.FAR;
  }

  static void copy(int i, float[] from, float[] to) {
    System.arraycopy(from, PLACE * i, to, PLACE * i, PLACE);
  }

  /**
   * Moves a character to a place that is {@code off} the way that was swept. A place that is as near to the
   * way as the radius is needs no more than to be free: whatever lies between is then in one of the two.
   */
  void shift(int i, double x, double y, double z, double off) {
    int at = PLACE * i;
    System.arraycopy(place, at, last, at, PLACE);
    double span = Math.abs(x) + Math.abs(y) + Math.abs(z);
    for (int c = at; c < at + PLACE; c++) {
      span = Math.max(span, Math.abs(place[c]));
    }
    shift(i, x, y, z);
    leaps[i] = off + ROUNDING * (span + radius[i]) > radius[i];
  }

  /**
   * Moves a character. Both ends of a capsule go the same way exactly, but for ends that differ in more than
   * their last bits: coordinates are rounded as those of the larger of them are, so that its length does not
   * wear off.
   */
  void shift(int i, double x, double y, double z) {
    shift(PLACE * i, x);
    shift(PLACE * i + 1, y);
    shift(PLACE * i + 2, z);
  }

  private void shift(int at, double by) {
    float a = place[at], b = place[at + 3];
    double unit = Math.ulp((float) Math.max(Math.abs(a + by), Math.abs(b + by)));
    place[at] = (float) (Math.rint((a + by) / unit) * unit);
    place[at + 3] = (float) (b + ((double) place[at] - a));
  }

  /** Notes a plane that the rest of the motion keeps to, unless there are too many. */
  void keepTo(int i, double x, double y, double z) {
    if (planeCount[i] < PLANES) {
      int at = 3 * (PLANES * i + planeCount[i]++);
      planes[at] = (float) x;
      planes[at + 1] = (float) y;
      planes[at + 2] = (float) z;
    }
  }

  void forgetPlanes(int i) {
    planeCount[i] = 0;
  }

  /** What of the wish is left along the planes: the rest. */
  void slide(int i, SlideSearch search) {
    search.begin();
    for (int k = 0; k < planeCount[i]; k++) {
      int at = 3 * (PLANES * i + k);
      search.add(planes[at], planes[at + 1], planes[at + 2]);
    }
    search.find(wish[3 * i], wish[3 * i + 1], wish[3 * i + 2]);
    set(rest, i, search.x(), search.y(), search.z());
  }

  static void set(double[] triples, int i, double x, double y, double z) {
    triples[3 * i] = x;
    triples[3 * i + 1] = y;
    triples[3 * i + 2] = z;
  }

  static void scale(double[] triples, int i, double by) {
    set(triples, i, by * triples[3 * i], by * triples[3 * i + 1], by * triples[3 * i + 2]);
  }

  static double length(double[] triples, int i) {
    return Math.sqrt(dot(triples, i, triples[3 * i], triples[3 * i + 1], triples[3 * i + 2]));
  }

  static double dot(double[] triples, int i, double x, double y, double z) {
    return triples[3 * i] * x + triples[3 * i + 1] * y + triples[3 * i + 2] * z;
  }
}
