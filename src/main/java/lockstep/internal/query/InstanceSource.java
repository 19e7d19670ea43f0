package lockstep.internal.query;

import lockstep.internal.adaptive.Way;
import lockstep.internal.bvh.RayCaster;
import lockstep.internal.place.Frame;
import lockstep.internal.place.Places;
import lockstep.internal.run.CastWays;
import lockstep.internal.run.PairFilter;
import lockstep.internal.run.Ways;
import lockstep.internal.shape.Elements;

/**
 * Closest-hit and any-hit queries of placed trees. The index
 * over the instances' bounds offers each ray the instances that it may hit; each of these is then given the
 * rays that it may be hit by, together, in its own frame.
 */
final class InstanceSource extends Casting {
  private static final ThreadLocal<InstanceRays> MINE = ThreadLocal.withInitial(InstanceRays::new);

  private final Frame frame = new Frame(); // of the rays
  private boolean isSomewhere; // it is proper
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
    in(itsWay);
    isSomewhere = frame.in(frames, index);
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
  CastWays ways() {
    return Ways.CASTS_AT_INSTANCES;
  }

  @Override
  boolean isAny() {
    return hitInstance == null;
  }

  @Override
  int widePiece() {
    return InstanceRays.MOST;
  }

  @Override
  int cast(RayCaster caster, int from, int to) {
    return MINE.get().cast(caster, instances, isSomewhere ? frame : null, rays, from,
        Math.min(to - from, InstanceRays.MOST), filter, result, hitInstance);
  }
}
