package lockstep.internal.query;

import lockstep.internal.bvh.Bvh;
import lockstep.internal.bvh.Meetings;
import lockstep.internal.bvh.RayCaster;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Relative;
import lockstep.internal.run.PairFilter;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;

/**
 * Which instances each ray of a run may hit, sorted by instances, and the rays in the frame of each. Bounds
 * are enlarged, so that none is lost. A carrier, of a thread.
 */
final class RayListing {
  /** Rays of a run. */
  static final int MOST = 4096;

  /** A run ends early when so many pairs of a ray and an instance have been found. */
  private static final int PAIRS = 1 << 15;

  /** Rays whose pairs are listed at a time. */
  private static final int BLOCK = 256;

  final InstanceRows sorted = new InstanceRows();

  /** Rays in the frame of an instance. */
  final Elements local = new Elements(Kind.RAY, new float[Kind.RAY.width()][MOST], 0, MOST);

  private final Frame frame = new Frame();
  private final Relative relative = new Relative();
  private final float[][] ofBounds = new float[Kind.RAY.width()][MOST]; // rays in the frame of the bounds
  private final Meetings pairs = new Meetings();
  private final TileOrder tiles = new TileOrder(MOST);
  private int[] order; // in which rays are listed; null for theirs
  private RayCaster caster;
  private InstanceIndex instances;
  private PairFilter filter; // null for none
  private Frame ofRays; // null if they are nowhere
  private float[][] rays;
  private int first; // position of the first ray of the run in the columns

  /** Begins with instances; the filter is null for none, the frame of the rays if they are nowhere. */
  void of(RayCaster itsCaster, InstanceIndex itsInstances, Frame frameOfRays, PairFilter itsFilter) {
    caster = itsCaster;
    instances = itsInstances;
    ofRays = frameOfRays;
    filter = itsFilter;
  }

  /** Lets go of the caller's arrays. */
  void release() {
    sorted.clear();
    caster = null;
    instances = null;
    filter = null;
    ofRays = null;
    rays = null;
  }

  /**
   * Lists the instances of a run of rays, the first of which is row {@code from}, up to {@code count} of
   * them, and returns how many.
   */
  int list(Elements all, int from, int count) {
    rays = all.columns;
    first = all.from + from;
    order = tiles.of(rays, first, count);
    int done = find(from, count);
    if (order != null && done < count) { // those that are done have to be the first
      order = null;
      done = find(from, count);
    }
    sorted.sort(pairs);
    return done;
  }

  /** Becomes the way to the frame of an instance; false if it has none. */
  boolean to(int id) {
    boolean isProper = frame.of(instances.places, id);
    if (isProper) {
      relative.of(ofRays, frame);
    }
    return isProper;
  }

  /** Writes the rays of sorted rows {@code from} to {@code from + count − 1} in the frame of the instance. */
  void take(int from, int count) {
    relative.rays(rays, first, sorted.rows, from, count, local.columns);
  }

  /** Lists pairs for up to {@code count} rays, and returns for how many. */
  private int find(int from, int count) {
    pairs.size = 0;
    sorted.clear();
    sorted.begin(instances.size());
    if (ofRays == null) {
      return count;
    }
    Bvh bounds = instances.bounds();
    relative.of(ofRays, instances.middle);
    if (order == null) {
      relative.rays(rays, first, count, ofBounds);
    } else {
      relative.rays(rays, first, order, 0, count, ofBounds);
    }
    int k = 0;
    while (k < count && pairs.size < PAIRS) {
      int end = Math.min(k + BLOCK, count);
      int start = pairs.size;
      list(bounds, k, end);
      keep(start, from);
      k = end;
    }
    return k;
  }

  /** The position in the columns of the ray that is listed as the k-th. */
  private int position(int k) {
    return first + ray(k);
  }

  /** Which ray of the run is listed as the k-th. */
  private int ray(int k) {
    return order == null ? k : order[k];
  }

  /** Appends the instances that rays of the run may hit. */
  private void list(Bvh bounds, int from, int to) {
    float reach = 0;
    int far = to; // the first that is out of range
    for (int k = to - 1; k >= from; k--) {
      int i = position(k);
      float o = largest(rays[0][i], rays[1][i], rays[2][i]);
      boolean inRange = Frame.isInRange(o, largest(rays[3][i], rays[4][i], rays[5][i]));
      reach = inRange ? Math.max(reach, o) : reach;
      far = inRange ? far : k;
    }
    caster.list(bounds, ofBounds, from, far, instances.pad(ofRays, reach), pairs);
    if (far < to) {
      listAll(far);
      list(bounds, far + 1, to);
    }
  }

  /** Appends all instances for a ray that is out of range, unless it hits nothing. */
  private void listAll(int k) {
    boolean isFinite = true;
    for (int c = 0; c < 6; c++) {
      isFinite &= Float.isFinite(rays[c][position(k)]);
    }
    for (int id = 0; isFinite && id < instances.size(); id++) {
      pairs.add(k, id, Float.NEGATIVE_INFINITY);
    }
  }

  /** Of the pairs from {@code start} on, keeps those that pass the filter, and counts them. */
  private void keep(int start, int from) {
    int kept = start;
    for (int p = start; p < pairs.size; p++) {
      int id = pairs.primitive[p], ray = ray(pairs.ray[p]);
      if (filter == null || filter.passes(from + ray, id)) {
        pairs.ray[kept] = ray;
        pairs.when[kept] = pairs.when[p];
        pairs.primitive[kept++] = id;
        sorted.count(id);
      }
    }
    pairs.size = kept;
  }

  private static float largest(float x, float y, float z) {
    return Math.max(Math.abs(x), Math.max(Math.abs(y), Math.abs(z)));
  }
}
