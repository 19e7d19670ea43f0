package lockstep.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import lockstep.Runs;
import lockstep.internal.bvh.WideRayPacket.Outcome;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packets of any spread: together or given up, in whole or in part, answers are those of single rays. */
@Runs.Vectors
class WideRayPacketTest {
  private static final int TRIANGLES = 4000, RAYS = 64 * 40;
  private static final float[] SPREADS = {0, 0.001f, 0.01f, 0.03f, 0.1f, 0.3f, 1};

  @BeforeAll
  static void needsVectors() {
    assumeTrue(ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent());
  }

  /** Triangles of one size in a cube of 1, each of them twice. */
  private static Bvh soup(float size) {
    Random random = new Random(1);
    float[][] columns = new float[9][TRIANGLES];
    for (int i = 0; i < TRIANGLES; i++) {
      int twin = i % 2 == 0 ? i : i - 1;
      float[] at = {random.nextFloat(), random.nextFloat(), random.nextFloat()};
      for (int c = 0; c < 9; c++) {
        columns[c][i] = twin < i ? columns[c][twin] : at[c % 3] + size * random.nextFloat();
      }
    }
    Bvh bvh = Bvh.build(new Elements(Kind.TRIANGLE, columns, 0, TRIANGLES), WideTraversal.WIDTH, Bins::scalar,
        null);
    assertTrue(bvh.needLeafColumns(TRIANGLES));
    return bvh;
  }

  /** Rays from one place, or from anywhere, into one octant; each 64 are spread about one direction. */
  private static float[][] rays(Random random, float spread, boolean fromOnePlace) {
    float[][] rays = new float[8][RAYS];
    float[] middle = new float[3];
    for (int i = 0; i < RAYS; i++) {
      for (int axis = 0; axis < 3; axis++) {
        middle[axis] = i % WideRayPacket.SIZE == 0 ? 0.1f + 0.9f * random.nextFloat() : middle[axis];
        float p = random.nextFloat();
        rays[axis][i] = fromOnePlace ? -0.1f : -0.1f * p;
        rays[3 + axis][i] = middle[axis] * (1 - spread * random.nextFloat());
      }
      float length = random.nextInt(8) == 0 ? Math.scalb(1f, random.nextInt(40) - 20) : 1;
      for (int axis = 0; axis < 3; axis++) {
        rays[3 + axis][i] *= length;
      }
      rays[6][i] = random.nextInt(8) == 0 ? 0.3f : 0;
      rays[7][i] = random.nextInt(4) == 0 ? 1 : Float.POSITIVE_INFINITY;
    }
    return rays;
  }

  private static WideRayBlock block(Bvh bvh, float[][] rays, int from) {
    WideRayBlock block = new WideRayBlock();
    for (int c = 0; c < 8; c++) {
      System.arraycopy(rays[c], from, block.rays[c], 0, WideRayPacket.SIZE);
    }
    block.prepare(bvh, WideRayPacket.SIZE);
    return block;
  }

  /** What a packet has found is the ray's answer if it was cast, else a hit no nearer than that. */
  @Test
  void packets() {
    Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);
    WideRayPacket packet = new WideRayPacket();
    float[] t = new float[RAYS], u = new float[RAYS], v = new float[RAYS];
    int[] index = new int[RAYS];
    int kept = 0;
    for (float size : new float[] {0.01f, 0.1f}) {
      Bvh bvh = soup(size);
      for (float spread : SPREADS) {
        float[][] rays = rays(new Random(2), spread, spread < 0.2f);
        RayCaster.scalar().closest(bvh, rays, 0, RAYS, 0, t, u, v, index);
        for (int from = 0; from < RAYS; from += WideRayPacket.SIZE) {
          WideRayBlock block = block(bvh, rays, from);
          Outcome outcome = packet.cast(bvh, block, 0, WideRayPacket.SIZE, false);
          outcomes.merge(outcome, 1, Integer::sum);
          for (int i = 0; i < WideRayPacket.SIZE; i++) {
            if (outcome == Outcome.CAST) {
              assertEquals(t[from + i], block.t[i]);
              assertEquals(index[from + i], block.index[i]);
            } else if (block.index[i] >= 0) {
              assertTrue(outcome == Outcome.GIVEN_UP && block.t[i] >= t[from + i]);
              kept++;
            }
          }
        }
      }
    }
    for (Outcome outcome : Outcome.values()) {
      assertTrue(outcomes.getOrDefault(outcome, 0) > 20, outcomes::toString);
    }
    assertTrue(kept > 20, "hits of packets that gave up: " + kept);
  }

  /** Where the coordinates of one ray times the inverse direction of another would overflow. */
  @Test
  void farAndShortRaysAreApart() {
    Bvh bvh = soup(0.1f);
    float[][] rays = rays(new Random(4), 0, true);
    assertEquals(Outcome.CAST,
        new WideRayPacket().cast(bvh, block(bvh, rays, 0), 0, WideRayPacket.SIZE, false));
    for (int c = 0; c < 3; c++) {
      rays[c][1] = 0x1p57f;
      rays[3 + c][2] *= 0x1p-88f;
    }
    assertEquals(Outcome.APART,
        new WideRayPacket().cast(bvh, block(bvh, rays, 0), 0, WideRayPacket.SIZE, false));
  }

  /** Whatever becomes of packets, and whichever are left out after some have given up. */
  @ParameterizedTest
  @ValueSource(floats = {0.01f, 0.1f})
  void casterAnswersAsSingleRays(float size) {
    Bvh bvh = soup(size);
    WideRayCaster caster = WideRayCaster.create();
    Random random = new Random(3);
    float[][] expected = new float[3][RAYS + 16], found = new float[3][RAYS + 16];
    int[] index = new int[RAYS + 16], foundIndex = new int[RAYS + 16];
    for (int round = 0; round < 30; round++) {
      float[][] rays = rays(random, SPREADS[random.nextInt(SPREADS.length)], random.nextBoolean());
      for (RayFilter filter : new RayFilter[] {null, (ray, id) -> (ray + id) % 3 != 0}) {
        RayCaster scalar = RayCaster.scalar();
        scalar.where(filter);
        caster.where(filter);
        scalar.closest(bvh, rays, 0, RAYS, 0, expected[0], expected[1], expected[2], index);
        caster.closest(bvh, rays, 0, RAYS, 0, found[0], found[1], found[2], foundIndex);
        for (int c = 0; c < 3; c++) {
          assertArrayEquals(Arrays.copyOf(expected[c], RAYS), Arrays.copyOf(found[c], RAYS));
        }
        assertArrayEquals(Arrays.copyOf(index, RAYS), Arrays.copyOf(foundIndex, RAYS));
        long[] any = new long[RAYS / 64], foundAny = new long[RAYS / 64];
        scalar.any(bvh, rays, 0, RAYS, 0, any);
        caster.any(bvh, rays, 0, RAYS, 0, foundAny);
        assertArrayEquals(any, foundAny);
      }
    }
  }
}
