package lockstep.internal.run;

import lockstep.internal.adaptive.WarmUp;
import lockstep.internal.bvh.Bins;
import lockstep.internal.bvh.NearestSearch;
import lockstep.internal.bvh.PairWalk;
import lockstep.internal.bvh.RayCaster;
import lockstep.internal.bvh.RunBounds;
import lockstep.internal.bvh.SweepSearch;
import lockstep.internal.bvh.WideBins;
import lockstep.internal.bvh.WideNearestSearch;
import lockstep.internal.bvh.WidePairWalk;
import lockstep.internal.bvh.WideRayCaster;
import lockstep.internal.bvh.WideRunBounds;
import lockstep.internal.bvh.WideSweepSearch;
import lockstep.internal.grid.Scan;
import lockstep.internal.grid.Survey;
import lockstep.internal.grid.WideScan;
import lockstep.internal.grid.WideSurvey;
import lockstep.internal.kernel.BestBits;
import lockstep.internal.kernel.Bits;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Twins;
import lockstep.internal.kernel.WideKernels;
import lockstep.twin.Kernel;
import lockstep.twin.WideLanes;

/**
 * Loader of everything that uses the Vector API. It decides once per process whether that is done; nothing
 * that needs the incubator module is loaded before it is known to be there.
 */
public final class VectorSupport {
  /** The kernels with vectors, or null. */
  public static final Kernels KERNELS;

  /** Both twins of each kernel, to run the one that is faster just now, or null. */
  public static final Kernels TWINS;

  /** The bits of {@link #TWINS}, or null. */
  public static final BestBits BITS;

  /** Why there are none, and what to do about it, or null. */
  public static final String ABSENT;

  static {
    Kernels kernels = null;
    String absent = Jvm.running().vectorObstacle();
    if (absent == null) {
      try {
        kernels = WideKernels.TABLE;
      } catch (LinkageError e) {
        absent = String.valueOf(e.getCause() == null ? e.getMessage() : e.getCause().getMessage());
      }
    }
    KERNELS = kernels;
    BITS = kernels == null ? null : new BestBits(kernels.bits());
    TWINS = kernels == null ? null : ScalarKernels.TABLE.with(BITS, VectorSupport::twins);
    ABSENT = absent;
    if (kernels != null) {
      WarmUp.use(VectorSupport::showVectors, BITS.adaptive());
    }
  }

  private static Kernel twins(Kernels.Entry entry) {
    Kernels.Entry wide = KERNELS.get(entry.verb(), entry.first(), entry.second());
    return new Twins(entry.kernel(), wide.kernel(), entry.layout(), entry.firstWidth(),
        entry.second().width());
  }

  private VectorSupport() {}

  /**
   * Lets the JVM see the Vector API in use, before it compiles kernels; only where {@link #KERNELS} is there.
   */
  public static void showVectors() {
    WideKernels.showVectors();
  }

  public static Bits bestBits() {
    return KERNELS == null ? Bits.SCALAR : KERNELS.bits();
  }

  /** A caster through trees that uses vectors; only where {@link #KERNELS} is there. */
  public static RayCaster newCaster() {
    return WideRayCaster.create();
  }

  /** Nearest-neighbour searches that use vectors; only where {@link #KERNELS} is there. */
  public static NearestSearch newNearestSearch() {
    return WideNearestSearch.create();
  }

  /** A walk down two trees that uses vectors; only where {@link #KERNELS} is there. */
  public static PairWalk newPairWalk() {
    return WidePairWalk.create();
  }

  /** Searches for what moving shapes touch first that use vectors; only where {@link #KERNELS} is there. */
  public static SweepSearch newSweepSearch() {
    return WideSweepSearch.create();
  }

  /** The same of heightfields. */
  public static SweepSearch newHeightSearch() {
    return WideSweepSearch.ofHeights();
  }

  /** Whether splits may be found with vectors. */
  public static boolean hasBins() {
    return KERNELS != null && lanes() >= 8;
  }

  /** What finds them so, the same splits; only where {@link #hasBins}. */
  public static Bins newBins() {
    return WideBins.create();
  }

  /** What bounds runs of boxes with vectors; only where {@link #KERNELS} is there. */
  static RunBounds newRunBounds() {
    return WideRunBounds.create();
  }

  /** A scan of grids that uses vectors; only where {@link #KERNELS} is there. */
  public static Scan newScan() {
    return WideScan.create();
  }

  /** A survey of boxes that uses vectors; only where {@link #KERNELS} is there. */
  public static Survey newSurvey() {
    return WideSurvey.create();
  }

  /** Children per node of a tree: as many as are tested at once, and never more than 8. */
  public static int treeWidth() {
    return KERNELS == null ? 8 : Math.min(8, lanes());
  }

  /** Floats per vector; only where {@link #KERNELS} is there. */
  public static int lanes() {
    return WideLanes.count();
  }
}
