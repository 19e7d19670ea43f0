package lockstep.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import lockstep.Effort;
import lockstep.Runs;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.HeightTriangles;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packets in plain Java, of any spread, whole or in part: answers are those of rays that are cast alone. */
@Runs.Once
class ScalarRayPacketTest {
  private static final int RAYS = PacketScene.RAYS;

  private final float[][] packed = new float[3][RAYS], alone = new float[3][RAYS];
  private final int[] packedIndex = new int[RAYS], aloneIndex = new int[RAYS];
  private long hits;

  @ParameterizedTest
  @ValueSource(ints = {4, 8})
  void answersAreThoseOfSingleRays(int width) {
    Random random = new Random(width);
    for (int round = 0; round < Effort.choose(8, 24, 240); round++) {
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

  /** One caster, at trees of all kinds in turn, some with primitives without bounds, and at a heightfield. */
  @Test
  void oneCasterAnswersAtAllTrees() {
    Random random = new Random(1);
    RayCaster caster = RayCaster.scalar();
    int rounds = Effort.choose(1, 3, 9);
    for (int round = 0; round < rounds; round++) {
      for (Kind kind : List.of(Kind.TRIANGLE, Kind.SPHERE, Kind.BOX, Kind.CAPSULE)) {
        for (TreeInput input : List.of(TreeInput.RANDOM, TreeInput.UNFIT)) {
          Elements primitives = input.primitives(kind);
          Bvh bvh = Bvh.build(primitives, 8, Bins::scalar, null);
          float[][] rays = PacketScene.rays(random, 0.1f, round, true);
          for (int i = 0; i < RAYS; i++) {
            for (int c = 0; c < 3; c++) {
              rays[c][i] *= 100;
            }
            rays[7][i] = random.nextInt(4) == 0 ? 70 : Float.POSITIVE_INFINITY;
          }
          atTree(caster, bvh, rays);
        }
      }
      float[] heights = new float[400], lines = new float[20];
      for (int k = 0; k < heights.length; k++) {
        heights[k] = random.nextFloat();
        lines[k % 20] = 0.05f * (k % 20);
      }
      atTree(caster, new HeightPyramid(new HeightTriangles(heights, lines, lines)),
          PacketScene.rays(random, 0.1f, round, true));
    }
    assertTrue(hits > (long) rounds * RAYS, () -> hits + " hits");
  }

  private void atTree(RayCaster caster, Hierarchy tree, float[][] rays) {
    int from = 100, shift = -from, to = RAYS - 7;
    caster.closest(tree, rays, from, to, shift, packed[0], packed[1], packed[2], packedIndex);
    long[] any = new long[RAYS / Long.SIZE];
    caster.any(tree, rays, from, to, shift, any);
    for (int i = from; i < to; i++) {
      RayCaster other = i % 64 == 0 ? RayCaster.scalar() : caster;
      other.closest(tree, rays, i, i + 1, shift, alone[0], alone[1], alone[2], aloneIndex);
      int at = i + shift;
      assertEquals(aloneIndex[at] >= 0, (any[at / Long.SIZE] >>> at & 1) != 0);
      hits += aloneIndex[at] >= 0 ? 1 : 0;
    }
    assertSame();
  }

  /** A filter that throws, in the middle of a packet, leaves nothing behind. */
  @Test
  void answersAfterAFilterHasThrown() {
    Bvh bvh = PacketScene.soup(0.1f, 8);
    float[][] rays = PacketScene.rays(new Random(2), 0.01f, 0, false);
    RayCaster caster = RayCaster.scalar();
    for (int calls = 1; calls < 200; calls += 7) {
      int[] left = {calls};
      caster.where((ray, id) -> {
        if (--left[0] == 0) {
          throw new IllegalStateException();
        }
        return true;
      });
      assertThrows(IllegalStateException.class,
          () -> caster.closest(bvh, rays, 0, RAYS, 0, packed[0], packed[1], packed[2], packedIndex));
      caster.where(null);
      caster.closest(bvh, rays, 0, 640, 0, packed[0], packed[1], packed[2], packedIndex);
      RayCaster.scalar().closest(bvh, rays, 0, 640, 0, alone[0], alone[1], alone[2], aloneIndex);
      assertArrayEquals(Arrays.copyOf(alone[0], 640), Arrays.copyOf(packed[0], 640));
      assertArrayEquals(Arrays.copyOf(aloneIndex, 640), Arrays.copyOf(packedIndex, 640));
    }
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
      assertEquals(aloneIndex[i] >= 0, (any[i / Long.SIZE] >>> i & 1) != 0);
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
