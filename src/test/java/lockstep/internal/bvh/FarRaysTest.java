package lockstep.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import lockstep.Runs;
import lockstep.internal.kernel.Bits;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Tile;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Rays with a direction of any length go through a tree; those out of range, and shapes without bounds, cost
 * the same as without one.
 */
@Runs.Vectors
class FarRaysTest {
  private static final int SIZE = 3000, RAYS = 100;
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final boolean HAS_VECTORS =
      ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();

  private final int[] ids = new int[8];

  private static Bvh tree(Kind kind, int unbounded) {
    Random random = new Random(1);
    float[][] columns = new float[kind.width()][SIZE];
    for (int i = 0; i < SIZE; i++) {
      float[] at = {100 * random.nextFloat(), 100 * random.nextFloat(), 100 * random.nextFloat()};
      for (int c = 0; c < columns.length; c++) {
        boolean radius = c == columns.length - 1 && columns.length % 3 == 1;
        int corner = c / 3;
        columns[c][i] = radius ? 1 : at[c % 3] + corner;
      }
      if (i < unbounded) {
        columns[0][i] = -INF;
      }
    }
    return Bvh.build(new Elements(kind, columns, 0, SIZE), HAS_VECTORS ? WideTraversal.WIDTH : 8,
        Bins::scalar, null);
  }

  private static float[][] rays(float length) {
    Random random = new Random(2);
    float[][] rays = new float[8][RAYS];
    for (int i = 0; i < RAYS; i++) {
      for (int axis = 0; axis < 3; axis++) {
        rays[axis][i] = 100 * random.nextFloat();
        rays[3 + axis][i] = length * (random.nextFloat() - 0.5f);
      }
    }
    Arrays.fill(rays[7], INF);
    return rays;
  }

  private int offered(Bvh bvh, float[][] rays) {
    RayCaster caster = RayCaster.scalar();
    int offered = 0;
    for (int i = 0; i < RAYS; i++) {
      caster.alongRay(bvh, rays, i);
      for (int more = caster.next(ids, 0); more > 0; more = caster.next(ids, 0)) {
        offered += more;
      }
    }
    return offered;
  }

  /** A capsule's kernel becomes inaccurate for directions shorter than 1e-11. */
  @ParameterizedTest
  @EnumSource(value = Kind.class, names = {"SPHERE", "CAPSULE", "BOX", "TRIANGLE"})
  void anyLengthIsOfferedTheSame(Kind kind) {
    Bvh bvh = tree(kind, 0);
    int expected = offered(bvh, rays(1));
    assertTrue(expected < RAYS * SIZE / 20, () -> kind + " " + expected);
    for (int exponent : new int[] {-40, -31, 33, 60, 116}) {
      if (kind != Kind.CAPSULE || exponent > -35) {
        assertEquals(expected, offered(bvh, rays(Math.scalb(1f, exponent))), kind + " 2^" + exponent);
      }
    }
  }

  /** Casts by kernels that count their calls, and compares the hits with the scalar caster's. */
  private static int calls(Bvh bvh, float[][] rays) {
    int[] calls = new int[1];
    Kernels counting = ScalarKernels.TABLE.with(Bits.SCALAR, entry -> (first, second, count, out) -> {
      calls[0]++;
      entry.kernel().run(first, second, count, out);
    });
    RayCaster wide = HAS_VECTORS ? WideRayCaster.create() : new RayCaster(new ScalarTraversal()) {
      @Override
      Kernels kernels() {
        return counting;
      }
    };
    wide.use(counting);
    assertArrayEquals(answers(RayCaster.scalar(), bvh, rays), answers(wide, bvh, rays));
    return calls[0];
  }

  private static float[][] answers(RayCaster caster, Bvh bvh, float[][] rays) {
    float[] t = new float[RAYS], u = t.clone(), v = t.clone(), hits = t.clone();
    int[] index = new int[RAYS];
    long[] any = new long[2];
    caster.closest(bvh, rays, 0, RAYS, 0, t, u, v, index);
    caster.any(bvh, rays, 0, RAYS, 0, any);
    for (int i = 0; i < RAYS; i++) {
      hits[i] = index[i];
      assertEquals(index[i] >= 0, (any[i >> 6] >>> i & 1) != 0);
    }
    return new float[][] {t, u, v, hits};
  }

  /** For the closest hit and for any: a call of the kernel for each tile. */
  @Test
  void outOfRangeAllAreTestedAsTheyStand() {
    int most = 2 * RAYS * ((SIZE + Tile.SIZE - 1) / Tile.SIZE);
    for (Kind kind : new Kind[] {Kind.SPHERE, Kind.BOX, Kind.TRIANGLE}) {
      float[][] away = rays(1);
      Arrays.fill(away[0], -1e20f);
      for (float[][] rays : new float[][][] {away, rays(0x1p-100f), rays(0x1p124f)}) {
        int calls = calls(tree(kind, 0), rays);
        assertTrue(calls > 0 && calls <= most, () -> kind + ": " + calls + " calls, not " + most);
      }
    }
  }

  /**
   * Shapes without bounds are tested together, for a ray or for a block of them; the tree still finds the
   * others, at no more cost than without those shapes.
   */
  @Test
  void shapesWithoutBounds() {
    int bounded = calls(tree(Kind.BOX, 0), rays(1));
    for (int unbounded : new int[] {1, RAYS - 1, SIZE / 2}) {
      int calls = calls(tree(Kind.BOX, unbounded), rays(1));
      assertTrue(calls > 0 && calls <= bounded + RAYS + 2 * unbounded, () -> unbounded + ": " + calls);
    }
  }
}
