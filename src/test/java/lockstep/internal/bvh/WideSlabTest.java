package lockstep.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntPredicate;
import lockstep.Runs;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The slab tests of the tree, scalar and with vectors: none loses a box that a ray meets within the error of
 * its kernel, and all agree with {@link SlabQuery#enter} wherever rounding does not decide.
 */
@Runs.Vectors
class WideSlabTest {
  private static final double U = 0x1p-24;
  private static final int SCENES = 6000;

  @BeforeAll
  static void needsVectors() {
    assumeTrue(ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent());
  }

  // ---- each of the tests, as a set of lanes ----

  private static int definition(SlabQuery query, WideSlabScene scene) {
    int met = 0;
    for (int lane = 0; lane < WideSlabScene.WIDTH; lane++) {
      met |= query.enter(scene.bvh.nodes, scene.at(lane), WideSlabScene.WIDTH) >= 0 ? 1 << lane : 0;
    }
    return met;
  }

  /** The triangles of all leaves whose own boxes a ray meets. */
  private static int triangles(SlabQuery query, WideSlabScene scene) {
    int met = 0;
    for (int lane = 1; lane < WideSlabScene.WIDTH; lane++) {
      met |= query.meetsTriangle(scene.bvh.leafColumns, Bvh.CORNERS * lane, 1) ? 1 << lane : 0;
    }
    return met;
  }

  private static int traversal(Traversal traversal, WideSlabScene scene) {
    traversal.begin(scene.bvh);
    int met = 0;
    for (int leaf = traversal.next(); leaf != 0; leaf = traversal.next()) {
      met |= 1 << Bvh.first(leaf);
    }
    return met;
  }

  private static int interleaved(WideInterleavedRays rays, WideRayBlock block, int i, WideSlabScene scene,
      boolean any) {
    rays.begin(scene.bvh, block, block.directionClass[i] & 7, any, 0);
    int atNode = rays.start(new int[] {i}, 0, 1, 0);
    while (atNode > 0) {
      atNode = rays.step(atNode);
    }
    int met = 0;
    for (int k = 1; k <= rays.tops[0]; k++) {
      met |= 1 << Bvh.first(rays.refs[k]);
    }
    return met;
  }

  private static WideRayPacket newPacket() {
    return new WideRayPacket(new WideInterleavedRays());
  }

  /** The leaves that all rays visit as a packet; −1 if they are of several classes, or few meet the node. */
  private static int packet(WideRayPacket packet, WideRayBlock block, WideSlabScene scene) {
    Arrays.fill(packet.refs, 0);
    long all = (1L << WideSlabScene.RAYS) - 1;
    if (block.directionClass[0] < 0 || (block.ofClass(block.directionClass[0], 0) & all) != all
        || !packet.cast(scene.bvh, block, 0, all, false) || packet.apart > 0) {
      return -1;
    }
    int met = 0;
    for (int k = 0; k < WideSlabScene.WIDTH; k++) {
      met |= packet.refs[k] >= scene.bvh.stride ? 1 << (packet.refs[k] - scene.bvh.stride) : 0;
    }
    return met;
  }

  /** The leaves that all rays may meet, as a packet in plain Java; −1 if they are of several classes. */
  private static int scalarPacket(ScalarRayCasts casts, WideSlabScene scene) {
    for (int i = 0; i < WideSlabScene.RAYS; i++) {
      if (!scene.query(casts.query(i), i) || casts.queries[i].directionClass == SlabQuery.ALONE
          || casts.queries[i].directionClass != casts.queries[0].directionClass) {
        return -1;
      }
    }
    ScalarRayPacket packet = casts.packet();
    if (!packet.begin(scene.bvh, scene.rays, 0, (1L << WideSlabScene.RAYS) - 1)) {
      return -1;
    }
    packet.push(1, 0);
    int met = 0;
    for (int k = 0; k < packet.top; k++) {
      met |= 1 << (packet.refs[k] - scene.bvh.stride);
    }
    return met;
  }

  /** The triangles of all leaves whose boxes a ray of a packet in plain Java meets. */
  private static int boxes(ScalarLeafTests tests, SlabQuery query, WideSlabScene scene) {
    tests.of(scene.bvh);
    int met = 0;
    for (int lane = 1; lane < WideSlabScene.WIDTH; lane++) {
      int before = tests.pairs;
      tests.enter(scene.bvh, Bvh.leaf(lane, 1), query.octant);
      tests.addEntered(query, scene.rays, 0, 0);
      met |= tests.pairs > before ? 1 << lane : 0;
    }
    return met;
  }

  /** The leaves whose boxes a ray of a packet meets. */
  private static int ofPacket(WideRayPacket packet, int i, WideSlabScene scene) {
    int met = 0;
    for (int lane = 0; lane < WideSlabScene.WIDTH; lane++) {
      met |= packet.meeting(scene.at(lane), 1L << i) != 0 ? 1 << lane : 0;
    }
    return met;
  }

  // ----

  /** Rays that begin anywhere, and single rays of all kinds, meet everything that a kernel may hit. */
  @Test
  void singleRaysLoseNothing() {
    SlabQuery query = new SlabQuery();
    Traversal scalar = new ScalarTraversal(), wide = new WideTraversal();
    int triangles = 0;
    for (int seed = 0; seed < SCENES; seed++) {
      WideSlabScene scene = new WideSlabScene(seed, seed % 2 == 0);
      for (int lane = 1; lane < WideSlabScene.WIDTH; lane++) {
        int i = scene.meetsFor[lane];
        if (i >= 0) {
          assertTrue(scene.query(query, i) && scene.query(scalar.query, i) && scene.query(wide.query, i));
          check("definition", scene, i, lane, definition(query, scene));
          check("scalar traversal", scene, i, lane, traversal(scalar, scene));
          check("wide traversal", scene, i, lane, traversal(wide, scene));
          int met = triangles(query, scene);
          check("triangle", scene, i, lane, met);
          triangles += Integer.bitCount(met);
        }
      }
    }
    int all = triangles;
    assertTrue(all < 2 * SCENES * WideSlabScene.WIDTH, () -> all + " triangles are met");
  }

  @Test
  void interleavedRaysLoseNothing() {
    WideInterleavedRays rays = new WideInterleavedRays();
    for (int seed = 0; seed < SCENES; seed++) {
      WideSlabScene scene = new WideSlabScene(seed, false);
      WideRayBlock block = scene.block();
      for (int lane = 1; lane < WideSlabScene.WIDTH; lane++) {
        int i = scene.meetsFor[lane];
        if (i >= 0 && block.directionClass[i] != WideRayBlock.OUT_OF_RANGE) {
          check("nearest first", scene, i, lane, interleaved(rays, block, i, scene, false));
          check("largest first", scene, i, lane, interleaved(rays, block, i, scene, true));
        }
      }
    }
  }

  @Test
  void packetsLoseNothing() {
    WideRayPacket packet = newPacket();
    int packets = 0;
    for (int seed = 0; seed < SCENES; seed++) {
      WideSlabScene scene = new WideSlabScene(seed, false);
      int met = packet(packet, scene.block(), scene);
      packets += met >= 0 ? 1 : 0;
      for (int lane = 1; met >= 0 && lane < WideSlabScene.WIDTH; lane++) {
        int i = scene.meetsFor[lane];
        if (i >= 0) {
          check("packet", scene, i, lane, met);
          check("triangle of a packet", scene, i, lane,
              packet.trianglesMet(scene.at(lane), Bvh.leaf(lane, 1)) << lane);
          check("ray of a packet", scene, i, lane, ofPacket(packet, i, scene));
        }
      }
    }
    int together = packets;
    assertTrue(together > SCENES / 2, () -> "only " + together + " packets");
  }

  @Test
  void packetsInPlainJavaLoseNothing() {
    ScalarRayCasts casts = new ScalarRayCasts();
    ScalarLeafTests tests = new ScalarLeafTests();
    int packets = 0;
    for (int seed = 0; seed < SCENES; seed++) {
      WideSlabScene scene = new WideSlabScene(seed, false);
      int met = scalarPacket(casts, scene);
      packets += met >= 0 ? 1 : 0;
      for (int lane = 1; met >= 0 && lane < WideSlabScene.WIDTH; lane++) {
        int i = scene.meetsFor[lane];
        if (i >= 0) {
          check("packet", scene, i, lane, met);
          check("triangle of a packet", scene, i, lane, boxes(tests, casts.queries[i], scene));
          check("ray of a packet", scene, i, lane,
              casts.packet().meeting(scene.at(lane), 1L << i) != 0 ? 1 << lane : 0);
        }
      }
    }
    int together = packets;
    assertTrue(together > SCENES / 2, () -> "only " + together + " packets");
  }

  private static void check(String what, WideSlabScene scene, int i, int lane, int met) {
    assertTrue((met >> lane & 1) != 0, () -> what + " loses " + scene.describe(i, lane));
  }

  /** A box that no ray of a packet meets may be visited; otherwise all make the same decisions. */
  @Test
  void allDecideAlike() {
    SlabQuery query = new SlabQuery();
    Traversal wide = new WideTraversal();
    WideInterleavedRays interleaved = new WideInterleavedRays();
    WideRayPacket packet = newPacket();
    int[] decided = new int[2];
    for (int seed = 0; seed < SCENES; seed++) {
      WideSlabScene scene = new WideSlabScene(seed, seed % 4 == 0);
      WideRayBlock block = scene.block();
      int together = packet(packet, block, scene);
      for (int i = 0; i < WideSlabScene.RAYS; i++) {
        scene.query(query, i);
        scene.query(wide.query, i);
        int defined = definition(query, scene);
        int byTraversal = traversal(wide, scene);
        boolean inRange = block.directionClass[i] >= 0;
        int alone = inRange ? interleaved(interleaved, block, i, scene, i % 2 == 0) : 0;
        int inPacket = together >= 0 ? ofPacket(packet, i, scene) : 0;
        for (int lane = 1; lane < WideSlabScene.WIDTH; lane++) {
          double margin = margin(query, scene, lane);
          if (margin != 0) {
            int expected = margin > 0 ? 1 : 0;
            decided[expected]++;
            int at = lane;
            int ray = i;
            IntPredicate same = met -> (met >> at & 1) == expected;
            assertTrue(same.test(defined) && same.test(byTraversal) && (!inRange || same.test(alone))
                && (together < 0 || same.test(inPacket)), () -> scene.describe(ray, at));
            assertTrue(together < 0 || expected == 0 || (together >> at & 1) != 0 || !steep(scene, ray));
          }
        }
      }
    }
    assertTrue(decided[0] > SCENES && decided[1] > SCENES / 10, () -> Arrays.toString(decided));
  }

  /** Whether no component of the direction is raised: packets raise less than single rays. */
  private static boolean steep(WideSlabScene scene, int i) {
    float x = Math.abs(scene.rays[3][i]), y = Math.abs(scene.rays[4][i]), z = Math.abs(scene.rays[5][i]);
    return Math.min(x, Math.min(y, z)) > SlabQuery.LEAST_RATIO * Math.max(x, Math.max(y, z));
  }

  /** The margin by which the query meets a box, less than 0 if it does not; 0 where rounding decides. */
  private static double margin(SlabQuery query, WideSlabScene scene, int lane) {
    float[] r = {query.rx, query.ry, query.rz};
    float[] nears = {query.nearX, query.nearY, query.nearZ};
    float[] fars = {query.farX, query.farY, query.farZ};
    double near = query.first, far = query.last, largest = 0;
    for (int axis = 0; axis < 3; axis++) {
      boolean negative = (query.octant >> axis & 1) != 0;
      double enter = (double) scene.plane(lane, axis, negative) * r[axis];
      double leave = (double) scene.plane(lane, axis, !negative) * r[axis];
      near = Math.max(near, enter + nears[axis]);
      far = Math.min(far, leave + fars[axis]);
      largest = Math.max(largest, Math.max(Math.abs(enter), Math.abs(leave)));
      largest = Math.max(largest, Math.max(Math.abs(nears[axis]), Math.abs(fars[axis])));
    }
    double margin = far - near;
    return Math.abs(margin) > 8 * U * largest + 0x1p-145 ? margin : 0;
  }

  /** The constants of a block are those of each ray. */
  @Test
  void constantsOfBlocks() {
    SlabQuery query = new SlabQuery();
    for (int seed = 0; seed < SCENES; seed++) {
      WideSlabScene scene = new WideSlabScene(seed, seed % 8 == 0);
      Random random = scene.random;
      for (int k = 0; k < 3; k++) { // some out of range
        float[] column = scene.rays[random.nextInt(8)];
        column[random.nextInt(WideSlabScene.RAYS)] =
            new float[] {1e18f, -2e18f, 1e-9f, 2e9f, 0, -1, 1e-30f, 1e38f, 1 / 0f}[random.nextInt(9)];
      }
      WideRayBlock block = scene.block();
      for (int i = 0; i < WideSlabScene.RAYS; i++) {
        int at = i;
        float[] ray = scene.ray(i);
        float o = Math.max(Math.abs(ray[0]), Math.max(Math.abs(ray[1]), Math.abs(ray[2])));
        float d = Math.max(Math.abs(ray[3]), Math.max(Math.abs(ray[4]), Math.abs(ray[5])));
        boolean inRange = o <= Elements.FAR && d >= SlabQuery.leastDirection(scene.bvh, o)
            && d <= SlabQuery.LARGEST_DIRECTION && ray[6] >= 0 && ray[6] <= ray[7];
        assertEquals(inRange, block.directionClass[i] != WideRayBlock.OUT_OF_RANGE,
            () -> scene.describe(at, 0));
        if (inRange) {
          assertTrue(scene.query(query, i));
          assertEquals(query.first, block.derived[WideRayBlock.FIRST + i]);
          assertEquals(query.last, block.derived[WideRayBlock.LAST + i]);
          int[] columns =
              {WideRayBlock.RX, WideRayBlock.NEAR_X, WideRayBlock.FAR_X, WideRayBlock.RY, WideRayBlock.NEAR_Y,
                  WideRayBlock.FAR_Y, WideRayBlock.RZ, WideRayBlock.NEAR_Z, WideRayBlock.FAR_Z};
          float[] constants = {query.rx, query.nearX, query.farX, query.ry, query.nearY, query.farY, query.rz,
              query.nearZ, query.farZ};
          for (int c = 0; c < 9; c++) {
            // −0 is raised to −least by one and to least by the other: both are correct
            if (Float.floatToRawIntBits(ray[3 + c / 3]) != Float.floatToRawIntBits(-0f)) {
              assertEquals(constants[c], block.derived[columns[c] + i], () -> scene.describe(at, 0));
            }
          }
        }
      }
    }
  }

  /** Bounds no farther apart than a kernel's error are met. */
  @Test
  void boxQueriesLoseNothing() {
    Traversal scalar = new ScalarTraversal(), wide = new WideTraversal();
    ErrorBound bound = new ErrorBound(16, 0);
    for (int seed = 0; seed < SCENES; seed++) {
      WideSlabScene scene = new WideSlabScene(seed, false);
      Random random = scene.random;
      for (int lane = 1; lane < WideSlabScene.WIDTH; lane++) {
        float[] b = new float[6], box = scene.boxes[lane];
        float extent = random.nextFloat() * scene.size;
        float q = 0; // the query has a side near that point
        for (int axis = 0; axis < 3; axis++) {
          q = Math.max(q, 0.999f * Math.min(Math.abs(box[axis]), Math.abs(box[axis + 3])));
        }
        double error = 0.9999 * U
            * (Padding.ofLeaves(Kind.TRIANGLE) * Padding.maxCoordinate(box, 0) + bound.coordinates() * q);
        for (int axis = 0; axis < 3; axis++) {
          float min = box[axis], max = box[axis + 3];
          float gapBelow = Math.nextUp((float) (min - error)),
              gapAbove = Math.nextDown((float) (max + error));
          boolean below = random.nextBoolean();
          b[axis] = below ? gapBelow - extent : gapAbove;
          b[axis + 3] = below ? gapBelow : gapAbove + extent;
        }
        scalar.query.box(scene.bvh, b, false, bound);
        wide.query.box(scene.bvh, b, false, bound);
        int at = lane;
        assertTrue((traversal(scalar, scene) >> lane & 1) != 0,
            () -> Arrays.toString(b) + scene.describe(0, at));
        assertTrue((traversal(wide, scene) >> lane & 1) != 0,
            () -> Arrays.toString(b) + scene.describe(0, at));
      }
    }
  }
}
