package lockstep;

import java.util.Arrays;
import java.util.Objects;
import lockstep.internal.kernel.Kernel;

/**
 * The answers of a cast: for entry k the hit parameter t, for triangles the barycentric u and v, and the
 * index of the shape. A miss has t = +∞, u = v = 0 and index −1. Make one and use it for every call;
 * each call overwrites the last one's answers.
 *
 * <p>The columns are a little longer than the capacity; what stands in them from {@link #size()} on is
 * unspecified.
 */
public final class RayHits {
  private final int capacity;
  private final Hits hits;

  /** In units of the ray's direction, +∞ for a miss. */
  public final float[] t;

  /** Weights of corners b and c of a triangle; 0 for other shapes and misses. */
  public final float[] u, v;

  /** The index in its buffer of the shape that was hit, −1 for a miss. */
  public final int[] index;

  final float[][] columns;

  private RayHits(int capacity) {
    this.capacity = Checks.size("capacity", capacity);
    int length = Kernel.padded(capacity);
    hits = Hits.allocate(capacity);
    columns = new float[3][length];
    t = columns[0];
    u = columns[1];
    v = columns[2];
    index = new int[length];
  }

  /** Room for the answers of {@code capacity} pairs or rays. */
  public static RayHits allocate(int capacity) {
    return new RayHits(capacity);
  }

  /** The number of answers that fit. */
  public int capacity() {
    return capacity;
  }

  /** The number of answers of the last call. */
  public int size() {
    return hits.size();
  }

  /** The number of entries that hit. */
  public int count() {
    return hits.count();
  }

  /** The answers as bits: which entries hit. */
  public Hits hits() {
    return hits;
  }

  /**
   * Everything about entry k, which was cast by ray {@code ray} of {@code rays} against {@code shapes};
   * null if it missed. This makes an object: for the few hits one looks at, not for every batch.
   */
  public Hit hit(int k, Rays rays, int ray, Shapes shapes) {
    if (!hits.get(k)) {
      return null;
    }
    Objects.requireNonNull(shapes, "shapes");
    Checks.index("ray", ray, rays.size());
    int i = rays.from() + ray;
    float x = rays.ox[i] + t[k] * rays.dx[i];
    float y = rays.oy[i] + t[k] * rays.dy[i];
    float z = rays.oz[i] + t[k] * rays.dz[i];
    boolean startsInside = !(shapes instanceof Triangles) && t[k] == rays.tMin[i];
    float[] n = startsInside ? Vectors.unit(-rays.dx[i], -rays.dy[i], -rays.dz[i])
        : shapes.normal(shapes.from() + index[k], x, y, z);
    return new Hit(index[k], t[k], u[k], v[k], x, y, z, n[0], n[1], n[2]);
  }

  /** Makes room for the answers of a call, or throws. */
  long[] begin(int pairs) {
    Checks.room("hits.capacity()", capacity, "rays or pairs", pairs);
    return hits.begin(pairs);
  }

  /** Makes entries {@code from} to {@code to − 1} misses, all but the bits. */
  void clear(int from, int to) {
    Arrays.fill(t, from, to, Float.POSITIVE_INFINITY);
    Arrays.fill(u, from, to, 0);
    Arrays.fill(v, from, to, 0);
    Arrays.fill(index, from, to, -1);
  }

  @Override
  public String toString() {
    return "RayHits[" + count() + " of " + size() + "]";
  }
}
