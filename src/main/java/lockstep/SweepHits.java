package lockstep;

import lockstep.internal.query.ResultColumns;
import lockstep.internal.query.SweepColumns;
import lockstep.internal.shape.Checks;

/**
 * The results of a sweep: for entry k the time t at which the shapes first touch, in [0, 1], the normal
 * there, the point, and the index of the second shape. A miss has t = +∞, normal and point 0 and index −1.
 * Make one and use it for every call; each call overwrites the last one's answers.
 *
 * <p>t is 0 exactly where the shapes {@linkplain Engine#overlap overlap} from the start, touching included,
 * wherever they are moving, for coordinates, radii and motions up to 1e18. Then there is no way in which they
 * met, and the normal is opposite to the motion; the point is one of those that they have in common.
 *
 * <p>The columns are a little longer than the capacity; what stands in them from {@link #size()} on is
 * unspecified.
 */
public final class SweepHits {
  final SweepColumns sweeps;
  private final ResultColumns columns;
  private final Hits hits;

  /** The time of the first contact, in [0, 1]; +∞ for a miss. */
  public final float[] t;

  /**
   * The unit normal at the contact, from the second shape towards the first: the first touches the second
   * from its side. So it points out of what was met, as the normal of a ray's hit does, and against the way
   * of {@link Contacts}. 0 for a miss, and where nothing moves.
   */
  public final float[] nx, ny, nz;

  /** The point of contact on the second shape, where it is then. */
  public final float[] x, y, z;

  /** The index in its buffer of the second shape, −1 for a miss. */
  public final int[] index;

  /** The instance that is touched, −1 for a miss; of length 0 unless {@linkplain #withInstances wanted}. */
  public final int[] instance;

  private SweepHits(int capacity, boolean tellsInstances) {
    sweeps = new SweepColumns(Checks.size("capacity", capacity));
    columns = sweeps.columns;
    hits = new Hits(columns);
    t = columns.floats[0];
    nx = columns.floats[1];
    ny = columns.floats[2];
    nz = columns.floats[3];
    x = columns.floats[4];
    y = columns.floats[5];
    z = columns.floats[6];
    index = columns.index;
    instance = new int[tellsInstances ? columns.index.length : 0];
  }

  /** Room for the answers of {@code capacity} pairs or moving shapes. */
  public static SweepHits allocate(int capacity) {
    return new SweepHits(capacity, false);
  }

  /** Room for the answers of {@code capacity} shapes that move among {@link Instances}. */
  public static SweepHits withInstances(int capacity) {
    return new SweepHits(capacity, true);
  }

  /** The number of answers that fit. */
  public int capacity() {
    return columns.capacity();
  }

  /** The number of answers of the last call. */
  public int size() {
    return columns.size();
  }

  /** The number of entries that hit. */
  public int count() {
    return columns.count();
  }

  /** The answers as bits: which entries hit. */
  public Hits hits() {
    return hits;
  }

  /** Whether the shapes of entry k overlapped from the start. */
  public boolean overlapsAtStart(int k) {
    Checks.index("k", k, size());
    return t[k] == 0;
  }

  /** Throws if there is no column for instances. */
  void needInstances() {
    if (instance.length < capacity()) {
      throw new IllegalArgumentException("hits has no column for instances: see SweepHits.withInstances");
    }
  }

  ResultColumns columns() {
    return columns;
  }

  @Override
  public String toString() {
    return "SweepHits[" + count() + " of " + size() + "]";
  }
}
