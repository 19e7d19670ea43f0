package lockstep.internal.run;

import lockstep.internal.adaptive.Pace;
import lockstep.internal.adaptive.Switch;
import lockstep.internal.bvh.Bvh;
import lockstep.internal.bvh.CasterPractice;
import lockstep.internal.bvh.Hierarchy;

/**
 * Both ways of going through a tree. For casts it is measured which is faster just now, for all threads and
 * trees; queries for all that a shape or ray may meet take the wide one as soon as it is compiled.
 */
public final class TreeWays extends Switch {
  private final Pace closest = new Pace(1), any = new Pace(1);

  /** The same where leaves store no triangles. */
  private final Pace otherClosest = new Pace(1), otherAny = new Pace(1);

  /** The same of heightfields. */
  private final Pace heightsClosest = new Pace(1), heightsAny = new Pace(1);

  /** The same of instances, by way of the index over their bounds. */
  private final Pace instancesClosest = new Pace(1), instancesAny = new Pace(1);

  TreeWays() {
    super(() -> new CasterPractice(VectorSupport.newCaster(), VectorSupport.newNearestSearch(),
        VectorSupport.newPairWalk(), VectorSupport.treeWidth()));
  }

  /** Of one hit of each ray. */
  public Pace pace(Hierarchy hierarchy, boolean anyHit) {
    if (!(hierarchy instanceof Bvh tree)) {
      return anyHit ? heightsAny : heightsClosest;
    }
    boolean triangles = tree.isOfTriangles();
    return triangles ? anyHit ? any : closest : anyHit ? otherAny : otherClosest;
  }

  /** Of one hit of each ray among instances. */
  public Pace ofInstances(boolean anyHit) {
    return anyHit ? instancesAny : instancesClosest;
  }

  @Override
  protected void compiled(float scalarNanos, float wideNanos) {
    for (Pace pace : new Pace[] {closest, any, otherClosest, otherAny, heightsClosest, heightsAny,
        instancesClosest, instancesAny}) {
      pace.ready(scalarNanos, wideNanos);
    }
    super.compiled(scalarNanos, wideNanos);
  }
}
