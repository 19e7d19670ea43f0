package lockstep;

import java.util.concurrent.atomic.AtomicBoolean;
import lockstep.internal.bvh.CasterPractice;
import lockstep.internal.kernel.Kind;
import lockstep.internal.kernel.Pace;
import lockstep.internal.kernel.Practice;
import lockstep.internal.kernel.Twins;
import lockstep.internal.kernel.Verb;

/**
 * Both ways of going through a tree, scalar and with vectors: which is faster just now, measured for all
 * threads and trees.
 */
final class CastTwins {
  /** Rays that are cast in one way before it is asked which is the faster. */
  static final int PIECE = 1024;

  /** The same of rays that are cast with vectors, which puts so many into order. */
  static final int WIDE_PIECE = 1 << 14;

  private static final Pace CLOSEST = new Pace(1), ANY = new Pace(1);

  /** The same where leaves store no triangles. */
  private static final Pace OTHER_CLOSEST = new Pace(1), OTHER_ANY = new Pace(1);

  private static final AtomicBoolean WANTED = new AtomicBoolean();
  private static volatile boolean rangesAreWide;

  private CastTwins() {}

  /** Of one hit of each ray. */
  static Pace pace(Tree tree, boolean any) {
    boolean triangles = tree.bvh().isOfTriangles();
    Pace pace = triangles ? any ? ANY : CLOSEST : any ? OTHER_ANY : OTHER_CLOSEST;
    if (!pace.isReady()) {
      want();
    }
    if (!triangles) {
      WarmUp.wantOnce((Twins) VectorSupport.TWINS.get(Verb.CAST, Kind.RAY, tree.shapes().kind).kernel());
    }
    return pace;
  }

  /** Whether queries for all that a shape or ray may meet use vectors. */
  static boolean wide(Way way) {
    if (way == Way.BEST && !rangesAreWide) {
      want();
    }
    return way == Way.WIDE || (way == Way.BEST && rangesAreWide);
  }

  private static void want() {
    WarmUp.wantOnce(WANTED, CastTwins::practice);
  }

  /** Whether vectors have been brought to speed. */
  static boolean isReady() {
    return rangesAreWide;
  }

  /** What a ray takes through a tree in use tells nothing about the one of this. */
  static Practice practice() {
    return new CasterPractice(VectorSupport.newCaster(), VectorSupport.newNearestSearch(),
        VectorSupport.treeWidth()) {
      @Override
      public void ready(float scalarNanos, float wideNanos) {
        for (Pace pace : new Pace[] {CLOSEST, ANY, OTHER_CLOSEST, OTHER_ANY}) {
          pace.ready(scalarNanos / RAYS, wideNanos / RAYS);
        }
        rangesAreWide = true;
        WANTED.set(false);
      }
    };
  }
}
