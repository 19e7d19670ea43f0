package lockstep.internal.query;

import lockstep.internal.place.Frame;
import lockstep.internal.place.Places;
import lockstep.internal.place.Relative;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Searchable;

/** Points and normals of the hits of rays, entry k being of ray k: at targets, or at instances. */
public final class HitPointTask extends Task {
  private static final ThreadLocal<HitPointTask> MINE = ThreadLocal.withInitial(HitPointTask::new);

  private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(Scratch::new);

  /** What a thread works with. */
  private static final class Scratch {
    final HitPoint point = new HitPoint();
    final Frame ofRays = new Frame(), ofInstance = new Frame();
    final Relative there = new Relative(), back = new Relative();
  }

  private Elements rays;
  private Searchable[] targets; // null for instances
  private Places frames; // null for the world
  private int frame;
  private InstanceIndex instances;
  private int[] instance;
  private ResultColumns hits;
  private float[][] to;

  /** That of the calling thread. */
  public static HitPointTask mine() {
    return MINE.get();
  }

  /**
   * Points of hits at targets, whose shapes are numbered through all of them, written to columns x, y, z and
   * those of the normal.
   */
  public HitPointTask of(Elements rays, Searchable[] targets, ResultColumns hits, float[][] to) {
    this.rays = rays;
    this.targets = targets;
    this.hits = hits;
    this.to = to;
    return this;
  }

  /** Points of hits at instances, of rays in one of the frames; null for the world. */
  public HitPointTask of(Elements rays, Places frames, int frame, InstanceIndex instances, int[] instance,
      ResultColumns hits, float[][] to) {
    of(rays, null, hits, to);
    this.frames = frames;
    this.frame = frame;
    this.instances = instances;
    this.instance = instance;
    return this;
  }

  @Override
  public void release() {
    rays = null;
    targets = null;
    frames = null;
    instances = null;
    instance = null;
    hits = null;
    to = null;
  }

  @Override
  public void run(int from, int end, Runner runner) {
    Scratch own = SCRATCH.get();
    HitPoint p = own.point;
    if (instances != null) {
      own.ofRays.toWorld();
      if (frames != null) {
        own.ofRays.of(frames, frame);
      }
    }
    int last = -1;
    for (int k = from; k < end; k++) {
      int index = hits.index[k];
      if (index < 0) {
        for (float[] column : to) {
          column[k] = Float.NaN;
        }
        continue;
      }
      float t = hits.floats[0][k];
      if (targets != null) {
        p.of(rays, k, t, targets, index);
      } else {
        if (instance[k] != last) {
          last = instance[k];
          own.ofInstance.of(instances.places, last);
          own.there.of(own.ofRays, own.ofInstance);
          own.back.of(own.ofInstance, own.ofRays);
        }
        p.of(rays, k, t, own.there, own.back, instances.trees[last].elements(), index);
      }
      to[0][k] = p.x;
      to[1][k] = p.y;
      to[2][k] = p.z;
      to[3][k] = p.nx;
      to[4][k] = p.ny;
      to[5][k] = p.nz;
    }
  }
}
