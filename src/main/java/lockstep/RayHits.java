package lockstep;

import java.util.Objects;
import lockstep.internal.kernel.Verb;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Relative;
import lockstep.internal.query.HitPoint;
import lockstep.internal.query.ResultColumns;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Searchable;

/**
 * The results of a cast: for each entry, the hit parameter t, the barycentric u and v of a triangle, and the
 * index of the shape. A miss has t = +∞, u = v = 0 and index −1. Allocate one and reuse it: each call
 * overwrites the previous answers.
 *
 * <p>The columns are a little longer than the capacity; entries from {@link #size()} on are unspecified.
 */
public final class RayHits {
  private final ResultColumns columns;
  private final Hits hits;

  /** The hit parameter t, in units of the ray's direction; +∞ for a miss. */
  public final float[] t;

  /** The barycentric weights of corners b and c of a triangle; 0 for other shapes and misses. */
  public final float[] u, v;

  /** The index in its buffer of the shape that was hit, −1 for a miss. */
  public final int[] index;

  /** The instance that was hit, −1 for a miss; of length 0 unless {@linkplain #withInstances wanted}. */
  public final int[] instance;

  private RayHits(int capacity, boolean tellsInstances) {
    columns = new ResultColumns(Verb.CAST.layout(), Checks.size("capacity", capacity));
    instance = new int[tellsInstances ? columns.index.length : 0];
    hits = new Hits(columns);
    t = columns.floats[0];
    u = columns.floats[1];
    v = columns.floats[2];
    index = columns.index;
  }

  /** Allocates room for the answers of {@code capacity} pairs or rays. */
  public static RayHits allocate(int capacity) {
    return new RayHits(capacity, false);
  }

  /** Allocates room for the answers of {@code capacity} rays that are cast at {@link Instances}. */
  public static RayHits withInstances(int capacity) {
    return new RayHits(capacity, true);
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

  /**
   * Returns everything about entry k, which was cast by ray {@code ray} of {@code rays} against {@code
   * target}, which may be {@linkplain Obstacles#of several}; null if it missed. The method allocates an
   * object, so use it for a few hits, not for every batch.
   *
   * @throws IndexOutOfBoundsException if there is no entry k, no such ray, or no shape of the index that was
   *     hit
   */
  public Hit hit(int k, Rays rays, int ray, Obstacles target) {
    Objects.requireNonNull(rays, "rays");
    Searchable[] targets = Obstacles.Several.searchables(Objects.requireNonNull(target, "target"));
    Checks.index("k", k, size());
    Checks.index("ray", ray, rays.size());
    if (!columns.get(k)) {
      return null;
    }
    Checks.entry("index", k, index[k], HitPoint.size(targets));
    return hit(k, new HitPoint().of(rays.elements, ray, t[k], targets, index[k]));
  }

  private Hit hit(int k, HitPoint p) {
    return new Hit(index[k], t[k], u[k], v[k], p.x, p.y, p.z, p.nx, p.ny, p.nz);
  }

  /**
   * Returns everything about entry k, which was cast by ray {@code ray} of {@code rays} at {@code instances};
   * null if it missed. Point and normal are in the frame of the rays; they are computed in that of the
   * instance, whose placement must still be the one that was asked. The method allocates objects, so use it
   * for a few hits, not for every batch.
   *
   * @throws IndexOutOfBoundsException if there is no entry k, no such ray, or no instance or shape of the
   *     index that was hit
   * @throws IllegalArgumentException if there is no column for instances, or one of both placements is not
   *     proper
   */
  public Hit hit(int k, Castable rays, int ray, Instances instances) {
    Rays all = Objects.requireNonNull(rays, "rays").rays();
    Objects.requireNonNull(instances, "instances");
    needInstances();
    Checks.index("k", k, size());
    Checks.index("ray", ray, all.size());
    if (!columns.get(k)) {
      return null;
    }
    Checks.entry("instance", k, instance[k], instances.size());
    Elements shapes = instances.tree(instance[k]).index.elements();
    Checks.entry("index", k, index[k], shapes.size);
    Frame from = rays instanceof PlacedRays placed ? frame(placed.placements(), placed.index()) : new Frame();
    Frame to = frame(instances.placements(), instance[k]);
    return hit(k, new HitPoint().of(all.elements, ray, t[k], new Relative().of(from, to),
        new Relative().of(to, from), shapes, index[k]));
  }

  private static Frame frame(Placements placements, int i) {
    placements.needProper(i);
    Frame frame = new Frame();
    frame.of(placements.places, i);
    return frame;
  }

  /** Throws if an entry does not name one of the shapes of a target, or of several. */
  void checkEntries(Obstacles target) {
    int shapes = HitPoint.size(Obstacles.Several.searchables(target));
    for (int k = 0; k < size(); k++) {
      if (index[k] != -1) {
        Checks.entry("hits.index", k, index[k], shapes);
      }
    }
  }

  /** Throws if an entry does not name a shape of an instance whose placement is proper. */
  void checkEntries(Instances instances) {
    for (int k = 0; k < size(); k++) {
      if (index[k] != -1) {
        Checks.entry("hits.instance", k, instance[k], instances.size());
        Checks.entry("hits.index", k, index[k], instances.tree(instance[k]).size());
        instances.placements().needProper(instance[k]);
      }
    }
  }

  /** Throws if there is no column for instances. */
  void needInstances() {
    if (instance.length < capacity()) {
      throw new IllegalArgumentException("hits has no column for instances: see RayHits.withInstances");
    }
  }

  ResultColumns columns() {
    return columns;
  }

  @Override
  public String toString() {
    return "RayHits[" + count() + " of " + size() + "]";
  }
}
