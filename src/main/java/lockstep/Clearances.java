package lockstep;

import lockstep.internal.query.InstanceClearances;
import lockstep.internal.query.ResultColumns;
import lockstep.internal.shape.Checks;

/**
 * The results of {@link Engine#distance(Instances, Pairing, Clearances)}: for each pair (a, b) of instances
 * how far they are apart, which shapes of both are so far apart, and where. Allocate one and reuse it: each
 * call overwrites the last one's answers.
 *
 * <p>The distance of two shapes is that of {@link Distances}, in the frame of the instance that stays, as
 * {@link Instances} describes, times its scale, and rounded to float. The least counts; of equal ones that of
 * the lowest shape of a, then of b. Points are in the frames of the trees, so that they are as exact far from
 * the origin of the world as near it: a {@linkplain Placements placement} takes them to the world.
 *
 * <p>If the two instances overlap, the distance is 0, no shapes are named, and the points are 0: {@link
 * Engine#overlap(Instances, int, int, Pairs)} lists what meets. A pair has no distance if nothing of both is
 * near enough, if a placement is not proper, or if both are one instance. Then the distance is +∞. Shapes
 * beyond the range of distances have none, even if they overlap. A mesh has no inside, so the distance of one
 * that is all inside of another is that of their surfaces.
 *
 * <p>{@linkplain #signed Signed} results are for closed meshes, and tell how deep they are in each other:
 * which point of one that is {@linkplain Engine#inside inside} of the other is the farthest from its surface.
 * Points are the corners and, of an edge that crosses the other surface, the middles of its pieces: from its
 * beginning to the first crossing, from there to the next, and so on. Each is taken to the frame of the other
 * mesh. The distance is then less than 0 by as much, and the points are that one and what is nearest to it,
 * and the shapes their triangles. On equal depth a point of b counts before one of a, a corner before one of
 * an edge, and that of the lowest triangle. Where meshes only touch, or coincide, the distance is 0.
 *
 * <p>The columns are a little longer than the capacity; what stands behind {@link #size()} is unspecified.
 */
public final class Clearances {
  final ResultColumns columns;

  /**
   * How far the instances are apart, in the world; 0 where they overlap, +∞ where there is no distance. If
   * this is signed, how deep they are in each other, less than 0.
   */
  public final float[] distance;

  /** The point of a that is nearest to b, or deep in it, in the frame of a's tree. */
  public final float[] ax, ay, az;

  /** The point of b that is nearest to a, or deep in it, in the frame of b's tree. */
  public final float[] bx, by, bz;

  /** The shapes of a and of b that are nearest to each other; −1 where there are none, or both overlap. */
  public final int[] shapeA, shapeB;

  private final boolean isSigned;
  private float within = Float.POSITIVE_INFINITY;

  private Clearances(int capacity, boolean isSigned) {
    this.isSigned = isSigned;
    columns = InstanceClearances.room(Checks.size("capacity", capacity));
    distance = columns.floats[0];
    ax = columns.floats[1];
    ay = columns.floats[2];
    az = columns.floats[3];
    bx = columns.floats[4];
    by = columns.floats[5];
    bz = columns.floats[6];
    shapeA = new int[capacity];
    shapeB = new int[capacity];
  }

  /** Allocates room for the answers of {@code capacity} pairs. */
  public static Clearances allocate(int capacity) {
    return new Clearances(capacity, false);
  }

  /**
   * Allocates room for the answers of {@code capacity} pairs of closed meshes, with distances that are less
   * than 0 where they are in each other. All corners and edges of such two are looked at.
   */
  public static Clearances signed(int capacity) {
    return new Clearances(capacity, true);
  }

  /** Whether distances may be less than 0. */
  public boolean isSigned() {
    return isSigned;
  }

  /**
   * From now on only instances that are at most that far apart have a distance. The smaller it is, the less
   * has to be searched. Returns this.
   *
   * @param distance +∞, as it is at first, for whatever distance
   * @throws IllegalArgumentException if it is NaN or negative
   */
  public Clearances within(float distance) {
    within = Checks.distance("distance", distance);
    return this;
  }

  /** The largest distance that counts. */
  public float within() {
    return within;
  }

  /** The number of pairs that fit. */
  public int capacity() {
    return columns.capacity();
  }

  /** The number of pairs that the last call was about. */
  public int size() {
    return columns.size();
  }

  @Override
  public String toString() {
    return (isSigned ? "signed " : "") + "Clearances[" + size()
        + (within < Float.POSITIVE_INFINITY ? " within " + within + "]" : "]");
  }
}
