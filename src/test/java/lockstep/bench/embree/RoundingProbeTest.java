package lockstep.bench.embree;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Rays;
import lockstep.Runs;
import lockstep.Triangles;
import org.junit.jupiter.api.Test;

/** Only differences explained by rounding are accepted. */
@Runs.Bench
@Runs.Vectors
final class RoundingProbeTest {
  private static final float MISS = Float.POSITIVE_INFINITY;

  /** A unit square in the plane z = 0, cut along the diagonal from (1, 0) to (0, 1). */
  private static final Triangles SQUARE =
      Triangles.of(new float[] {0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0}, new int[] {0, 1, 2, 1, 3, 2});

  private static Rays ray(float x, float y) {
    Rays rays = Rays.allocate(1);
    rays.set(0, x, y, 3, 0, 0, -1);
    return rays;
  }

  private static boolean explains(Triangles triangles, Rays rays, int index, int other) {
    return new RoundingProbe(triangles).explains(rays, 0, index < 0 ? MISS : 3, index, other < 0 ? MISS : 3,
        other);
  }

  @Test
  void alongTheBorderARayMayHitOrMiss() {
    assertTrue(explains(SQUARE, ray(0, 0.25f), 0, -1));
    assertTrue(explains(SQUARE, ray(0, 0.25f), -1, 0));
    assertTrue(explains(SQUARE.slice(0, 1), ray(0.5f, 0.5f), 0, -1));
  }

  @Test
  void betweenTrianglesItMustNotSlipThrough() {
    assertFalse(explains(SQUARE, ray(0.5f, 0.5f), 0, -1));
    assertFalse(explains(SQUARE, ray(0.5f, 0.5f), -1, 1));
    assertTrue(explains(SQUARE, ray(0.5f, 0.5f), 0, 1), "but it may hit either");
  }

  @Test
  void insideAndOutsideThereIsOneAnswer() {
    assertFalse(explains(SQUARE, ray(0.25f, 0.25f), 0, -1));
    assertFalse(explains(SQUARE, ray(2, 0.25f), 0, -1));
  }
}
