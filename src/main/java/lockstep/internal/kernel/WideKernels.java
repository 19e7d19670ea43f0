package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.ScalarTwin;
import lockstep.twin.StagedKernel;
import lockstep.twin.WideLanes;

/** The wide twins of {@link ScalarKernels}. Loading this class needs the module jdk.incubator.vector. */
public final class WideKernels {
  private static final Bits BITS = new WideBits();

  /** The catalogue with vectors of {@link lockstep.twin.WideLanes#count()} floats. */
  public static final Kernels TABLE = ScalarKernels.TABLE.with(BITS, WideKernels::twin);

  private WideKernels() {}

  /** Runs the Vector API, so that the JVM sees it in use before it compiles kernels. */
  public static void showVectors() {
    WideOperators.show();
  }

  /** The wide twin, in stages if its definition marks one. */
  private static Kernel twin(Kernels.Entry entry) {
    Kernel wide = ((ScalarTwin) entry.kernel()).wide();
    return wide instanceof StagedKernel staged ? new Staged(entry.layout(), entry.kernel(), staged, BITS)
        : wide;
  }
}
