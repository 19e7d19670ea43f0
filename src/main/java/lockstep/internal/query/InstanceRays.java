package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.bvh.Bvh;
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

  /** The most that a hierarchy lists at a time. */
  private static final int LISTED = 8;

  /** An index that wins where t is equal, and one that loses: of a lower instance and a higher one. */
  private static final int WINS = Integer.MAX_VALUE, LOSES = -1;

  private final Frame frame = new Frame();
  private final Relative relative = new Relative();

  // rays in the frame of the bounds, and in that of an instance
  private final float[][] ofBounds = new float[Kind.RAY.width()][MOST];
  private final Elements local = new Elements(Kind.RAY, new float[Kind.RAY.width()][MOST], 0, MOST);

  // pairs of a ray, counted from the first of the run, and an instance
  private int[] ray = new int[PAIRS], instance = new int[PAIRS];
  private int pairs;

  // the instances of the pairs, the first found first; how many rays each has; the rays, by instances
  private int[] met = {}, counts = {}, starts = {};
  private int metCount;
  private int[] byInstance = {};

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
    metCount = 0;
    pairs = 0;
    try {
      int done = ofRays == null ? count : find(ofRays, from, count, filter);
      sort();
      Arrays.fill(t, 0, done, Float.POSITIVE_INFINITY);
      Arrays.fill(hit, 0, done, -1);
      for (int k = 0; k < metCount; k++) {
        if (frame.of(instances.places, met[k])) {
          relative.of(ofRays, frame);
          if (hitInstance == null) {
            any(met[k], k == 0 ? 0 : starts[k - 1], starts[k]);
          } else {
            closest(met[k], k == 0 ? 0 : starts[k - 1], starts[k]);
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
    for (int k = 0; k < metCount; k++) {
      counts[met[k]] = 0;
    }
  }

  // ---- which instances may a ray hit? ----

  /** Lists pairs for up to {@code count} rays, and returns for how many. */
  private int find(Frame ofRays, int from, int count, PairFilter filter) {
    Bvh bounds = instances.bounds();
    int size = instances.size();
    if (counts.length < size) {
      counts = new int[size];
      met = new int[size];
      starts = new int[size];
    }
    if (ray.length < PAIRS + size + LISTED) {
      ray = new int[PAIRS + size + LISTED];
      instance = new int[ray.length];
      byInstance = new int[ray.length];
    }
    relative.of(ofRays, instances.middle).rays(rays, first, count, ofBounds);
    int k = 0;
    for (; k < count && pairs < PAIRS; k++) {
      int start = pairs;
      list(bounds, ofRays, k);
      int kept = start;
      for (int p = start; p < pairs; p++) {
        int id = instance[p];
        if (filter == null || filter.passes(from + k, id)) {
          ray[kept] = k;
          instance[kept++] = id;
          if (counts[id]++ == 0) {
            met[metCount++] = id;
          }
        }
      }
      pairs = kept;
    }
    return k;
  }

  /** Appends the instances that ray k of the run may hit. */
  private void list(Bvh bounds, Frame ofRays, int k) {
    int i = first + k;
    float o = largest(rays[0][i], rays[1][i], rays[2][i]), d = largest(rays[3][i], rays[4][i], rays[5][i]);
    boolean inRange = Frame.isInRange(o, d);
    if (inRange) {
      caster.alongRay(bounds, ofBounds, k, instances.pad(ofRays, o));
    }
    if (!inRange || caster.offersAll()) {
      for (int id = 0; id < instances.size(); id++) {
        instance[pairs++] = id;
      }
    } else {
      for (int n = caster.next(instance, pairs); n > 0; n = caster.next(instance, pairs)) {
        pairs += n;
      }
    }
  }

  private static float largest(float x, float y, float z) {
    return Math.max(Math.abs(x), Math.max(Math.abs(y), Math.abs(z)));
  }

  /** Sorts the rays by instances: those of {@code met[k]} end at {@code starts[k]}, ascending. */
  private void sort() {
    int end = 0;
    for (int k = 0; k < metCount; k++) {
      int count = counts[met[k]];
      counts[met[k]] = k;
      starts[k] = end;
      end += count;
    }
    for (int p = 0; p < pairs; p++) {
      byInstance[starts[counts[instance[p]]]++] = ray[p];
    }
  }

  // ---- where do rays hit an instance? ----

  private void closest(int id, int from, int end) {
    int count = end - from;
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
