package lockstep.internal.run;

import java.util.function.Supplier;
import lockstep.internal.adaptive.Switch;
import lockstep.internal.adaptive.Way;
import lockstep.internal.bvh.Bins;
import lockstep.internal.bvh.BinsPractice;
import lockstep.internal.bvh.RunBounds;
import lockstep.internal.bvh.RunBoundsPractice;
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

  /** Going through a tree. */
  public static final TreeWays TREES = new TreeWays();

  private Ways() {}

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
