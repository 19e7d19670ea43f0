package lockstep.internal.kernel;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.adaptive.WarmUp;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;
import org.junit.jupiter.api.Test;

/** Whoever runs a kernel gets its wide twin in the end. */
@Runs.Widest
@Runs.Vectors
class TwinsTest {
  private static final int NANOS = 20_000;

  /** A tree runs kernels for leaves at its root without timing them: they stayed scalar for ever. */
  @Test
  void runsThatNobodyTimesAskForTheWideOne() {
    Kernel slow = (first, second, count, out) -> {
      for (long end = System.nanoTime() + NANOS; System.nanoTime() < end;) {
        Thread.onSpinWait();
      }
    };
    Kernel fast = (first, second, count, out) -> {};
    Layout layout = ScalarKernels.TABLE.get(Verb.CAST, Kind.RAY, Kind.TRIANGLE).layout();
    Twins twins = new Twins(slow, fast, layout, Kind.RAY.width(), Kind.TRIANGLE.width());
    assertFalse(twins.isReady());
    twins.run(null, null, 1, null);
    WarmUp.catchUp();
    assertTrue(twins.isReady());
  }
}
