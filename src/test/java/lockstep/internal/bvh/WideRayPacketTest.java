package lockstep.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Arrays;
import java.util.Random;
import lockstep.Runs;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packets of any spread, whole or in part: answers are those of single rays. */
@Runs.Vectors
class WideRayPacketTest {
  private static final int RAYS = PacketScene.RAYS;
  private static final float[] SPREADS = PacketScene.SPREADS;

  @BeforeAll
  static void needsVectors() {
    assumeTrue(ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent());
  }

  private static Bvh soup(float size) {
    Bvh bvh = PacketScene.soup(size, WideTraversal.WIDTH);
    assertTrue(bvh.needLeafColumns(RAYS));
    return bvh;
  }

  private static WideRayBlock block(Bvh bvh, float[][] rays, int from) {
    WideRayBlock block = new WideRayBlock();
    for (int c = 0; c < 8; c++) {
      System.arraycopy(rays[c], from, block.rays[c], 0, WideRayPacket.SIZE);
    }
    block.prepare(bvh, WideRayPacket.SIZE);
    return block;
  }

  /** Those rays of a packet that are of one class get their answers, all others none. */
  @Test
  void packets() {
    WideRayPacket packet = new WideRayPacket(new WideInterleavedRays());
    float[] t = new float[RAYS], u = new float[RAYS], v = new float[RAYS];
    int[] index = new int[RAYS];
    int whole = 0, part = 0;
    for (float size : new float[] {0.01f, 0.1f}) {
      Bvh bvh = soup(size);
      for (int k = 0; k < 2 * SPREADS.length; k++) {
        float spread = SPREADS[k / 2];
        // from one place, or, also if they are parallel, from anywhere
        float[][] rays =
            PacketScene.rays(new Random(2), spread, k % 2 == 0 ? spread < 0.2f ? 0 : 1 : 2, true);
        RayCaster.scalar().closest(bvh, rays, 0, RAYS, 0, t, u, v, index);
        for (int from = 0; from < RAYS; from += WideRayPacket.SIZE) {
          WideRayBlock block = block(bvh, rays, from);
          long set = block.ofClass(block.directionClass[0], 0);
          if (block.directionClass[0] < 0 || !packet.cast(bvh, block, 0, set, false)) {
            set = 0;
          }
          whole += set == -1 ? 1 : 0;
          part += set == -1 || set == 0 ? 0 : 1;
          for (int i = 0; i < WideRayPacket.SIZE; i++) {
            boolean isCast = (set >>> i & 1) != 0;
            assertEquals(isCast ? t[from + i] : Float.POSITIVE_INFINITY, block.t[i]);
            assertEquals(isCast ? index[from + i] : -1, block.index[i]);
          }
        }
      }
    }
    assertTrue(whole > 100 && part > 100, whole + " of one class, " + part + " of several");
  }

  /** Where the coordinates of one ray times the inverse direction of another would overflow. */
  @Test
  void farAndShortRaysAreApart() {
    Bvh bvh = soup(0.1f);
    float[][] rays = PacketScene.rays(new Random(4), 0, 0, false);
    WideRayPacket packet = new WideRayPacket(new WideInterleavedRays());
    assertTrue(packet.cast(bvh, block(bvh, rays, 0), 0, -1, false));
    for (int c = 0; c < 3; c++) {
      rays[c][1] = 0x1p57f;
      rays[3 + c][2] *= 0x1p-88f;
    }
    assertFalse(packet.cast(bvh, block(bvh, rays, 0), 0, -1, false));
    assertTrue(packet.cast(bvh, block(bvh, rays, 0), 0, ~2L, false), "not all but one of them");
  }

  /** Whatever becomes of packets, in batches of any size. */
  @ParameterizedTest
  @ValueSource(floats = {0.01f, 0.1f})
  void casterAnswersAsSingleRays(float size) {
    Bvh bvh = soup(size);
    WideRayCaster caster = WideRayCaster.create();
    Random random = new Random(3);
    float[][] expected = new float[3][RAYS], found = new float[3][RAYS];
    int[] index = new int[RAYS], foundIndex = new int[RAYS];
    for (int round = 0; round < 30; round++) {
      float[][] rays =
          PacketScene.rays(random, SPREADS[random.nextInt(SPREADS.length)], random.nextInt(3), true);
      int count = RAYS - random.nextInt(WideRayPacket.SIZE);
      for (RayFilter filter : new RayFilter[] {null, (ray, id) -> (ray + id) % 3 != 0}) {
        RayCaster scalar = RayCaster.scalar();
        scalar.where(filter);
        caster.where(filter);
        scalar.closest(bvh, rays, 0, count, 0, expected[0], expected[1], expected[2], index);
        caster.closest(bvh, rays, 0, count, 0, found[0], found[1], found[2], foundIndex);
        for (int c = 0; c < 3; c++) {
          assertArrayEquals(Arrays.copyOf(expected[c], count), Arrays.copyOf(found[c], count));
        }
        assertArrayEquals(Arrays.copyOf(index, count), Arrays.copyOf(foundIndex, count));
        long[] any = new long[RAYS / Long.SIZE], foundAny = new long[RAYS / Long.SIZE];
        scalar.any(bvh, rays, 0, count, 0, any);
        caster.any(bvh, rays, 0, count, 0, foundAny);
        assertArrayEquals(any, foundAny);
      }
    }
  }
}
