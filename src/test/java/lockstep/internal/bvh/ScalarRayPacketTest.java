package lockstep.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packets in plain Java, of any spread, whole or in part: answers are those of rays that are cast alone. */
class ScalarRayPacketTest {
  private static final int RAYS = PacketScene.RAYS;

  private final float[][] packed = new float[3][RAYS], alone = new float[3][RAYS];
  private final int[] packedIndex = new int[RAYS], aloneIndex = new int[RAYS];
  private long hits;

  @ParameterizedTest
  @ValueSource(ints = {4, 8})
  void answersAreThoseOfSingleRays(int width) {
    Random random = new Random(width);
    for (int round = 0; round < 24; round++) {
      Bvh bvh = PacketScene.soup(round % 2 == 0 ? 0.01f : 0.1f, width);
      float spread = PacketScene.SPREADS[random.nextInt(PacketScene.SPREADS.length)];
      float[][] rays = PacketScene.rays(random, spread, random.nextInt(3), true);
      for (int k = 0; k < RAYS / 8; k++) { // rays that begin behind their origins
        rays[6][random.nextInt(RAYS)] = -2 * random.nextFloat();
      }
      int from = random.nextInt(RayPacket.SIZE), to = RAYS - random.nextInt(RayPacket.SIZE);
      for (RayFilter filter : new RayFilter[] {null, (ray, id) -> (ray + id) % 3 != 0}) {
        RayCaster caster = RayCaster.scalar();
        caster.where(filter);
        closest(caster, bvh, rays, from, to);
        any(caster, bvh, rays, from, to);
        goOn(caster, bvh, rays, from, to, random);
      }
    }
    assertTrue(hits > RAYS, () -> hits + " hits");
  }

  private void closest(RayCaster caster, Bvh bvh, float[][] rays, int from, int to) {
    caster.closest(bvh, rays, from, to, 0, packed[0], packed[1], packed[2], packedIndex);
    for (int i = from; i < to; i++) {
      caster.closest(bvh, rays, i, i + 1, 0, alone[0], alone[1], alone[2], aloneIndex);
    }
    assertSame();
    hits += Arrays.stream(aloneIndex).filter(index -> index >= 0).count();
  }

  private void any(RayCaster caster, Bvh bvh, float[][] rays, int from, int to) {
    long[] any = new long[RAYS / Long.SIZE];
    caster.any(bvh, rays, from, to, 0, any);
    for (int i = from; i < to; i++) {
      boolean hits = (any[i / Long.SIZE] >>> i & 1) != 0;
      assertEquals(aloneIndex[i] >= 0, hits);
    }
  }

  /** From hits that are found already, some of them closer than all others. */
  private void goOn(RayCaster caster, Bvh bvh, float[][] rays, int from, int to, Random random) {
    for (int i = from; i < to; i++) {
      packed[0][i] *= random.nextInt(3) == 0 ? 0.5f : 1;
      packedIndex[i] += random.nextInt(3) - 1;
      alone[0][i] = packed[0][i];
      aloneIndex[i] = packedIndex[i];
    }
    caster.closer(bvh, rays, from, to, 0, packed[0], packed[1], packed[2], packedIndex);
    for (int i = from; i < to; i++) {
      caster.closer(bvh, rays, i, i + 1, 0, alone[0], alone[1], alone[2], aloneIndex);
    }
    assertSame();
  }

  private void assertSame() {
    for (int c = 0; c < 3; c++) {
      assertArrayEquals(alone[c], packed[c]);
    }
    assertArrayEquals(aloneIndex, packedIndex);
  }
}
