package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.bvh.Bvh;
import lockstep.internal.bvh.Meetings;
import lockstep.internal.bvh.RayCaster;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Relative;
import lockstep.internal.run.PairFilter;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;

/**
 * A run of rays on its way through placed trees, as a thread works on it. An answer is that of all instances,
 * one after the other, of which the closest hit counts, on equal t that of the lowest instance: so hits are
 * never shortened to those before the best so far, which might be decided otherwise at the end of the ray,
 * but only searched for where they can be closer.
 */
final class InstanceRays {
  /** Rays of a run. */
  static final int MOST = 4096;

  /** A run ends early when so many pairs of a ray and an instance have been found. */
  private static final int PAIRS = 1 << 15;

  /** Rays whose pairs are listed at a time. */
  private static final int BLOCK = 256;

  /** An index that wins where t is equal, and one that loses: of a lower instance and a higher one. */
  private static final int WINS = Integer.MAX_VALUE, LOSES = -1;

  private final Frame frame = new Frame();
  private final Relative relative = new Relative();

  // rays in the frame of the bounds, and in that of an instance
  private final float[][] ofBounds = new float[Kind.RAY.width()][MOST];
  private final Elements local = new Elements(Kind.RAY, new float[Kind.RAY.width()][MOST], 0, MOST);

  private final Meetings pairs = new Meetings();

  private final InstanceRows sorted = new InstanceRows();

  // hits of the run, and of an instance
  private final float[] t = new float[MOST], u = new float[MOST], v = new float[MOST];
  private final int[] primitive = new int[MOST], hit = new int[MOST];
  private final float[] localT = new float[MOST], localU = new float[MOST], localV = new float[MOST];
  private final int[] localIndex = new int[MOST];
  private final long[] words = new long[MOST >>> 6];

  private RayCaster caster;
  private InstanceIndex instances;
  private float[][] rays;
  private int first; // position of the first ray of the run in the columns

  /**
   * Casts rays, the first of which has entry {@code from} in the answers, up to {@code count} of them, and
   * returns how many.
   *
   * @param ofRays the frame of the rays; null if they are nowhere
   * @param hitInstance where to write which instance was hit; null if any hit will do
   */
  int cast(RayCaster itsCaster, InstanceIndex itsInstances, Frame ofRays, Elements all, int from, int count,
      PairFilter filter, ResultColumns result, int[] hitInstance) {
    caster = itsCaster;
    instances = itsInstances;
    rays = all.columns;
    first = all.from + from;
    pairs.size = 0;
    sorted.begin(instances.size());
    try {
      int done = ofRays == null ? count : find(ofRays, from, count, filter);
      sorted.sort(pairs);
      Arrays.fill(t, 0, done, Float.POSITIVE_INFINITY);
      Arrays.fill(hit, 0, done, -1);
      for (int k = 0; k < sorted.groups; k++) {
        int id = sorted.instance(k);
        if (frame.of(instances.places, id)) {
          relative.of(ofRays, frame);
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
      release();
    }
  }

  private void release() {
    caster = null;
    instances = null;
    rays = null;
    sorted.clear();
  }

  // ---- which instances may a ray hit? ----

  /** Lists pairs for up to {@code count} rays, and returns for how many. */
  private int find(Frame ofRays, int from, int count, PairFilter filter) {
    Bvh bounds = instances.bounds();
    relative.of(ofRays, instances.middle).rays(rays, first, count, ofBounds);
    int k = 0;
    while (k < count && pairs.size < PAIRS) {
      int end = Math.min(k + BLOCK, count);
      int start = pairs.size;
      list(bounds, ofRays, k, end);
      keep(start, from, filter);
      k = end;
    }
    return k;
  }

  /** Appends the instances that rays of the run may hit. */
  private void list(Bvh bounds, Frame ofRays, int from, int to) {
    float reach = 0;
    int far = to; // the first that is out of range
    for (int k = to - 1; k >= from; k--) {
      int i = first + k;
      float o = largest(rays[0][i], rays[1][i], rays[2][i]);
      boolean inRange = Frame.isInRange(o, largest(rays[3][i], rays[4][i], rays[5][i]));
      reach = inRange ? Math.max(reach, o) : reach;
      far = inRange ? far : k;
    }
    caster.list(bounds, ofBounds, from, far, instances.pad(ofRays, reach), pairs);
    if (far < to) {
      listAll(far);
      list(bounds, ofRays, far + 1, to);
    }
  }

  /** Appends all instances for a ray that is out of range, unless it hits nothing. */
  private void listAll(int k) {
    boolean isFinite = true;
    for (int c = 0; c < 6; c++) {
      isFinite &= Float.isFinite(rays[c][first + k]);
    }
    for (int id = 0; isFinite && id < instances.size(); id++) {
      pairs.add(k, id, Float.NEGATIVE_INFINITY);
    }
  }

  /** Of the pairs from {@code start} on, keeps those that pass the filter, and counts them. */
  private void keep(int start, int from, PairFilter filter) {
    int kept = start;
    for (int p = start; p < pairs.size; p++) {
      int id = pairs.primitive[p];
      if (filter == null || filter.passes(from + pairs.ray[p], id)) {
        pairs.ray[kept] = pairs.ray[p];
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
    relative.rays(rays, first, byInstance, from, count, local.columns);
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
    relative.rays(rays, first, byInstance, from, count, local.columns);
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
