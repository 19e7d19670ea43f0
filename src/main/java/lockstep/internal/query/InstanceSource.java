package lockstep.internal.query;

import lockstep.internal.adaptive.Pace;
import lockstep.internal.adaptive.Way;
import lockstep.internal.bvh.RayCaster;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Places;
import lockstep.internal.run.Casters;
import lockstep.internal.run.PairFilter;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.run.VectorSupport;
import lockstep.internal.run.Ways;
import lockstep.internal.shape.Elements;

/**
 * Closest-hit and any-hit queries of placed trees. Pieces are rays, in multiples of a result word. The index
 * over the instances' bounds offers each ray the instances that it may hit; each of these is then given the
 * rays that it may be hit by, together, in its own frame.
 */
public final class InstanceSource extends Task {
  /** Rays that are cast in one way before it is asked which is the faster. */
  private static final int PIECE = 1024;

  private static final ThreadLocal<InstanceRays> MINE = ThreadLocal.withInitial(InstanceRays::new);

  private final Frame frame = new Frame(); // of the rays
  private boolean isSomewhere; // it is proper
  private Way way;
  private Elements rays;
  private InstanceIndex instances;
  private ResultColumns result;
  private int[] hitInstance;
  private PairFilter filter; // null for none

  /**
   * Hits of rays.
   *
   * @param frames which has the frame of the rays at an index; null for the world's
   * @param instance where to write which instance the closest hit is of; null if any hit will do
   */
  InstanceSource of(Way itsWay, Elements itsRays, Places frames, int index, InstanceIndex itsInstances,
      ResultColumns itsResult, int[] instance, PairFilter itsFilter) {
    way = itsWay;
    frame.toWorld();
    isSomewhere = frames == null || frame.of(frames, index);
    rays = itsRays;
    instances = itsInstances;
    result = itsResult;
    hitInstance = instance;
    filter = itsFilter;
    return this;
  }

  @Override
  public void release() {
    rays = null;
    instances = null;
    result = null;
    hitInstance = null;
    filter = null;
  }

  @Override
  public void run(int from, int to, Runner runner) {
    InstanceRays mine = MINE.get();
    boolean any = hitInstance == null;
    for (int at = from; at < to;) {
      int count;
      if (way == Way.BEST) {
        Pace pace = Ways.TREES.ofInstances(any);
        boolean wide = runner.meter().begin(Ways.TREES, pace, Math.min(to - at, PIECE));
        count = cast(mine, at, Math.min(to - at, wide ? InstanceRays.MOST : PIECE), wide);
        runner.meter().end(count);
      } else {
        count = cast(mine, at, Math.min(to - at, InstanceRays.MOST), way == Way.WIDE);
      }
      at += count;
    }
  }

  private int cast(InstanceRays mine, int from, int count, boolean wide) {
    RayCaster caster = Casters.get(wide);
    caster.use(way == Way.BEST ? VectorSupport.TWINS : VectorSupport.KERNELS);
    return mine.cast(caster, instances, isSomewhere ? frame : null, rays, from, count, filter, result,
        hitInstance);
  }
}
