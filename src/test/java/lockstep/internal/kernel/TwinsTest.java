package lockstep.internal.kernel;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.adaptive.WarmUp;
import lockstep.internal.kernel.cast.RayTriangleScalar;
import lockstep.internal.kernel.cast.RayTriangleWide;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;
import org.junit.jupiter.api.Test;

/** Whoever runs a kernel gets its wide twin in the end. */
@Runs.Widest
@Runs.Vectors
class TwinsTest {
  /** A tree runs kernels for leaves at its root without timing them: they stayed scalar for ever. */
  @Test
  void runsThatNobodyTimesAskForTheWideOne() {
    Kernels.Entry entry = ScalarKernels.TABLE.get(Verb.CAST, Kind.RAY, Kind.TRIANGLE);
    Twins twins = new Twins(new RayTriangleScalar(), new RayTriangleWide(), entry.layout(),
        entry.firstWidth(), Kind.TRIANGLE.width());
    float[][] rays = new float[entry.firstWidth()][Kernel.BLOCK];
    float[][] triangles = new float[Kind.TRIANGLE.width()][Kernel.BLOCK];
    float[][] floats = new float[entry.floats()][Kernel.BLOCK];
    assertFalse(twins.isReady());
    twins.run(new Operand().walk(rays, 0), new Operand().walk(triangles, 0), 1,
        new Output().at(new long[1], 0, floats, 0));
    WarmUp.catchUp();
    assertTrue(twins.isReady());
  }
}
