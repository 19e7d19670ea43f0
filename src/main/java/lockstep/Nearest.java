package lockstep;

import lockstep.internal.query.NearestSink;
import lockstep.internal.query.ResultColumns;
import lockstep.internal.shape.Checks;

/**
 * The results of {@link Engine#nearest}: for each shape a the nearest of all shapes b, or several of them,
 * the nearest first, on equal distance the lowest index first. Number r of shape i is entry {@code i ·
 * perShape + r} of the columns. Where there are fewer within the maximum distance, the entries left have
 * distance +∞, point 0 and index −1. Make one and use it for every call; each call overwrites the last one's
 * answers.
 *
 * <p>Distances and points are those of {@link Engine#distance}, bit for bit, but for the sign of {@linkplain
 * #signed signed} ones. The columns are a little longer than the entries; what stands behind them is
 * unspecified.
 */
public final class Nearest {
  private final int capacity;
  private final int perShape;
  final NearestSink sink;

  /** Which points are inside the mesh; null if distances are not signed. */
  final Hits inside;

  /** How far away it is, 0 where the shapes overlap, +∞ for none; negative inside, if {@link #signed}. */
  public final float[] distance;

  /** Its point nearest to the shape that was asked about. */
  public final float[] x, y, z;

  /** Its index in its buffer, −1 for none. */
  public final int[] index;

  /** The instance that has it, −1 for none; of length 0 unless {@linkplain #withInstances wanted}. */
  public final int[] instance;

  private float within = Float.POSITIVE_INFINITY;

  private Nearest(int capacity, int perShape, boolean signed, boolean tellsInstances) {
    this.capacity = Checks.notNegative("capacity", capacity);
    this.perShape = Checks.atLeast("perShape", perShape, 1);
    sink = new NearestSink(Checks.entries("capacity · perShape", (long) capacity * perShape), perShape);
    ResultColumns columns = sink.columns;
    distance = columns.floats[0];
    x = columns.floats[1];
    y = columns.floats[2];
    z = columns.floats[3];
    index = columns.index;
    instance = new int[tellsInstances ? index.length : 0];
    inside = signed ? Hits.allocate(capacity) : null;
    if (signed) {
      inside.columns().clear = columns.clear;
    }
  }

  /** Room for the nearest of each of {@code capacity} shapes. */
  public static Nearest allocate(int capacity) {
    return new Nearest(capacity, 1, false, false);
  }

  /** Room for the {@code perShape} nearest of each of {@code capacity} shapes. */
  public static Nearest allocate(int capacity, int perShape) {
    return new Nearest(capacity, perShape, false, false);
  }

  /**
   * Room for the signed distance of each of {@code capacity} points from the surface of a closed mesh of
   * triangles: the distance of the nearest triangle, negative where the point is {@linkplain Engine#inside
   * inside} the mesh. Points are spheres of radius 0; of other spheres, the radius is taken from the distance
   * before it gets its sign.
   */
  public static Nearest signed(int capacity) {
    return new Nearest(capacity, 1, true, false);
  }

  /** Room for the nearest of each of {@code capacity} shapes among {@link Instances}. */
  public static Nearest withInstances(int capacity) {
    return withInstances(capacity, 1);
  }

  /** Room for the {@code perShape} nearest of each of {@code capacity} shapes among {@link Instances}. */
  public static Nearest withInstances(int capacity, int perShape) {
    return new Nearest(capacity, perShape, false, true);
  }

  /**
   * From now on only what is at most that far away counts, touching it included. The smaller it is, the less
   * a tree has to search. Returns this.
   *
   * @param distance +∞, as it is at first, for whatever distance
   * @throws IllegalArgumentException if it is NaN or negative
   */
  public Nearest within(float distance) {
    within = Checks.distance("distance", distance);
    return this;
  }

  /** The distance that counts. */
  public float within() {
    return within;
  }

  /** Whether distances are {@linkplain #signed signed}. */
  public boolean isSigned() {
    return inside != null;
  }

  /** The number of shapes that can be asked about. */
  public int capacity() {
    return capacity;
  }

  /** The number of entries of each shape. */
  public int perShape() {
    return perShape;
  }

  /** The number of shapes that the last call was about. */
  public int size() {
    return sink.columns.size() / perShape;
  }

  /** How many were found for shape i. */
  public int count(int i) {
    Checks.index("i", i, size());
    int count = 0;
    while (count < perShape && index[i * perShape + count] >= 0) {
      count++;
    }
    return count;
  }

  /** Throws if there is no column for instances. */
  void needInstances() {
    if (instance.length < capacity) {
      throw new IllegalArgumentException("nearest has no column for instances: see Nearest.withInstances");
    }
  }

  /** Makes the distances of points that are inside negative, if they are signed. */
  void sign() {
    for (int i = 0; inside != null && i < inside.size(); i++) {
      if (inside.get(i)) {
        distance[i] = index[i] < 0 ? distance[i] : 0 - distance[i]; // 0 stays 0
      }
    }
  }

  @Override
  public String toString() {
    return "Nearest[" + perShape + " of each of " + size() + "]";
  }
}
