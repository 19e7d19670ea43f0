package lockstep.internal.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import lockstep.internal.adaptive.Adaptive;
import lockstep.internal.adaptive.Switch;
import lockstep.internal.bvh.Bins;
import lockstep.internal.bvh.BinsPractice;
import lockstep.internal.grid.ScanPractice;
import lockstep.internal.grid.Survey;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Twins;

/** All that is done in two ways, scalar and with vectors. */
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

  /** Going through a tree. */
  public static final TreeWays TREES = new TreeWays();

  private Ways() {}

  /** All of them, those of the kernels first; only where there are vectors. */
  public static List<Adaptive> all() {
    List<Adaptive> all = new ArrayList<>();
    all.add(VectorSupport.BITS.adaptive());
    for (Kernels.Entry entry : VectorSupport.TWINS.entries()) {
      all.add((Twins) entry.kernel());
    }
    if (VectorSupport.hasBins()) {
      all.add(BINS);
    }
    all.add(TREES);
    all.add(SCANS);
    return all;
  }

  /** What finds splits just now, for a tree of so many shapes. */
  public static Supplier<Bins> bins(int shapes) {
    if (shapes >= MANY && !BINS.isReady() && VectorSupport.hasBins()) {
      BINS.want();
    }
    return BINS.isReady() ? WIDE_BINS : SCALAR_BINS;
  }

  /** What measures boxes, with vectors or without. */
  public static Supplier<Survey> surveys(boolean wide) {
    return wide ? WIDE_SURVEY : SCALAR_SURVEY;
  }
}
