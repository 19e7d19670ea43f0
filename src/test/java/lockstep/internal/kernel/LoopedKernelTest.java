package lockstep.internal.kernel;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import java.util.stream.Stream;
import lockstep.Runs;
import lockstep.twin.LoopedKernel;
import lockstep.twin.ScalarTwin;
import org.junit.jupiter.api.Test;

/** Loops of long kernels can be called without data. */
@Runs.Widest
@Runs.Vectors
class LoopedKernelTest {
  @Test
  void everyLoopReturnsAtOnceWithoutData() {
    assumeTrue(ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent());
    List<LoopedKernel> looped =
        ScalarKernels.TABLE.entries().stream().map(entry -> ((ScalarTwin) entry.kernel()).wide())
            .flatMap(kernel -> kernel instanceof LoopedKernel its ? Stream.of(its) : Stream.empty()).toList();
    assertTrue(looped.size() > 50, () -> looped.size() + " kernels of several loops");
    looped.forEach(kernel -> kernel.callLoops(1));
  }
}
