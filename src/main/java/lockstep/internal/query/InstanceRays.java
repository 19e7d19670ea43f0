package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.bvh.RayCaster;
import lockstep.internal.place.Frame;
import lockstep.internal.run.PairFilter;
import lockstep.internal.shape.Elements;

/**
 * A run of rays on its way through placed trees, as a thread works on it. An answer is that of all instances,
 * one after the other, of which the closest hit counts, on equal t that of the lowest instance: so hits are
 * never shortened to those before the best so far, which might be decided otherwise at the end of the ray,
 * but only searched for where they can be closer.
 */
final class InstanceRays {
  /** Rays of a run. */
  static final int MOST = RayListing.MOST;

  /** An index that wins where t is equal, and one that loses: of a lower instance and a higher one. */
  private static final int WINS = Integer.MAX_VALUE, LOSES = -1;

  private final RayListing listing = new RayListing();
  private final InstanceRows sorted = listing.sorted;
  private final Elements local = listing.local;

  // hits of the run, and of an instance
  private final float[] t = new float[MOST], u = new float[MOST], v = new float[MOST];
  private final int[] primitive = new int[MOST], hit = new int[MOST];
  private final float[] localT = new float[MOST], localU = new float[MOST], localV = new float[MOST];
  private final int[] localIndex = new int[MOST];
  private final long[] words = new long[MOST >>> 6];

  private RayCaster caster;
  private InstanceIndex instances;

  /**
   * Casts rays, the first of which has entry {@code from} in the answers, up to {@code count} of them, and
   * returns how many.
   *
   * @param ofRays the frame of the rays; null if they are nowhere
   * @param hitInstance where to write which instance was hit; null if any hit will do
   */
  int cast(RayCaster itsCaster, InstanceIndex itsInstances, Frame ofRays, Elements rays, int from, int count,
      PairFilter filter, ResultColumns result, int[] hitInstance) {
    caster = itsCaster;
    instances = itsInstances;
    listing.of(caster, instances, ofRays, filter);
    try {
      int done = listing.list(rays, from, count);
      Arrays.fill(t, 0, done, Float.POSITIVE_INFINITY);
      Arrays.fill(hit, 0, done, -1);
      for (int k = 0; k < sorted.groups; k++) {
        int id = sorted.instance(k);
        if (listing.to(id)) {
          if (hitInstance == null) {
            any(id, sorted.from(k), sorted.end(k));
          } else {
            closest(id, sorted.from(k), sorted.end(k));
          }
        }
      }
      write(from, done, result, hitInstance);
      return done;
    } finally {
      listing.release();
      caster = null;
      instances = null;
    }
  }

  // ---- where do rays hit an instance? ----

  private void closest(int id, int from, int end) {
    int[] byInstance = sorted.rows;
    int count = from;
    for (int k = from; k < end; k++) { // in place: those that may have a closer hit
      int r = byInstance[k];
      byInstance[count] = r;
      count += sorted.when[k] <= t[r] ? 1 : 0;
    }
    count -= from;
    listing.take(from, count);
    for (int k = 0; k < count; k++) {
      int r = byInstance[from + k];
      localT[k] = t[r];
      localIndex[k] = tie(id, r);
    }
    SpatialIndex tree = instances.trees[id];
    caster.closer(tree.bvh(), local.facing(tree.elements(), true), 0, count, 0, localT, localU, localV,
        localIndex);
    for (int k = 0; k < count; k++) {
      int r = byInstance[from + k];
      if (localIndex[k] != tie(id, r)) {
        t[r] = localT[k];
        u[r] = localU[k];
        v[r] = localV[k];
        primitive[r] = localIndex[k];
        hit[r] = id;
      }
    }
  }

  private int tie(int id, int r) {
    return id < hit[r] ? WINS : LOSES;
  }

  private void any(int id, int from, int end) {
    int[] byInstance = sorted.rows;
    int count = from;
    for (int k = from; k < end; k++) { // in place: those that have no hit yet
      int r = byInstance[k];
      byInstance[count] = r;
      count += hit[r] < 0 ? 1 : 0;
    }
    count -= from;
    listing.take(from, count);
    Arrays.fill(words, 0, (count + 63) >>> 6, 0);
    SpatialIndex tree = instances.trees[id];
    caster.any(tree.bvh(), local.facing(tree.elements(), true), 0, count, 0, words);
    for (int k = 0; k < count; k++) {
      if ((words[k >>> 6] >>> k & 1) != 0) {
        hit[byInstance[from + k]] = id;
      }
    }
  }

  private void write(int from, int count, ResultColumns result, int[] hitInstance) {
    for (int k = 0; k < count; k++) {
      boolean hits = hit[k] >= 0;
      int at = from + k;
      if (hitInstance != null) {
        result.floats[0][at] = t[k];
        result.floats[1][at] = hits ? u[k] : 0;
        result.floats[2][at] = hits ? v[k] : 0;
        result.index[at] = hits ? primitive[k] : -1;
        hitInstance[at] = hit[k];
      }
      result.words[at >>> 6] |= (hits ? 1L : 0) << at;
    }
  }
}
