package lockstep.internal.run;

import java.util.function.Supplier;
import lockstep.internal.adaptive.Switch;
import lockstep.internal.adaptive.Way;
import lockstep.internal.bvh.Bins;
import lockstep.internal.bvh.BinsPractice;
import lockstep.internal.bvh.Bvh;
import lockstep.internal.bvh.Hierarchy;
import lockstep.internal.bvh.RunBounds;
import lockstep.internal.bvh.RunBoundsPractice;
import lockstep.internal.bvh.TreePractice;
import lockstep.internal.grid.ScanPractice;
import lockstep.internal.grid.Survey;

/** What is done in two ways, scalar and with vectors, beside the kernels. */
public final class Ways {
  /** Trees of fewer shapes are not worth a thread. */
  private static final int MANY = 1000;

  private static final Supplier<Bins> SCALAR_BINS = Bins::scalar, WIDE_BINS = VectorSupport::newBins;
  private static final Supplier<Survey> SCALAR_SURVEY = Survey::scalar,
      WIDE_SURVEY = VectorSupport::newSurvey;

  /** Finding the splits of a tree. */
  public static final Switch BINS = new Switch(() -> new BinsPractice(VectorSupport.newBins()));

  /** Looking through a grid. */
  public static final Switch SCANS = new Switch(() -> new ScanPractice(VectorSupport.newScan(), WIDE_SURVEY));

  /** Bounding runs of boxes. */
  public static final Switch RUNS = new Switch(() -> new RunBoundsPractice(VectorSupport.newRunBounds()));

  private static final EachWay<RunBounds> RUN_BOUNDS =
      new EachWay<>(RunBounds::scalar, VectorSupport::newRunBounds);

  /** Listing what a shape or a ray may meet of a tree. */
  public static final Switch LISTS = new Switch(() -> samples().lists(VectorSupport.newCaster()));

  /** Searching a tree for the nearest. */
  public static final Switch NEAREST = new Switch(() -> samples().nearest(VectorSupport.newNearestSearch()));

  /** Searching a tree for what moving shapes touch first. */
  public static final Switch SWEEPS = new Switch(() -> samples().sweeps(VectorSupport.newSweepSearch()));

  /** Walking down two trees. */
  public static final Switch WALKS = new Switch(() -> samples().walks(VectorSupport.newPairWalk()));

  /** Casting rays at instances, by way of the index over their bounds. */
  public static final CastWays CASTS_AT_INSTANCES =
      new CastWays(() -> samples().castsAtTriangles(VectorSupport.newCaster()));

  private static final CastWays CASTS_AT_TRIANGLES =
      new CastWays(() -> samples().castsAtTriangles(VectorSupport.newCaster()));
  private static final CastWays CASTS_AT_OTHERS =
      new CastWays(() -> samples().castsAtOthers(VectorSupport.newCaster()));
  private static final CastWays CASTS_AT_HEIGHTS =
      new CastWays(() -> samples().castsAtHeights(VectorSupport.newCaster()));

  private Ways() {}

  private static TreePractice samples() {
    return new TreePractice(VectorSupport.treeWidth());
  }

  /** Casting rays at a tree or a heightfield. */
  public static CastWays casts(Hierarchy hierarchy) {
    return !(hierarchy instanceof Bvh tree) ? CASTS_AT_HEIGHTS
        : tree.isOfTriangles() ? CASTS_AT_TRIANGLES : CASTS_AT_OTHERS;
  }

  /** What finds splits just now, for a tree of so many shapes. */
  public static Supplier<Bins> bins(int shapes) {
    boolean ready = BINS.isReady();
    if (shapes >= MANY && !ready && VectorSupport.hasBins()) {
      BINS.want();
    }
    return ready ? WIDE_BINS : SCALAR_BINS;
  }

  /** What bounds runs of boxes, on an engine set to a way. */
  public static RunBounds runBounds(Way way) {
    return RUN_BOUNDS.get(RUNS.wide(way));
  }

  /** What measures boxes, with vectors or without. */
  public static Supplier<Survey> surveys(boolean wide) {
    return wide ? WIDE_SURVEY : SCALAR_SURVEY;
  }
}
