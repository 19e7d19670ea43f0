package lockstep.bench.embree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.SplittableRandom;
import lockstep.Engines;
import lockstep.Hits;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Runs;
import lockstep.Triangles;
import lockstep.bench.mesh.IndexedMesh;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every mode of Embree gives the answers of brute force, on a closed mesh. */
@Runs.Bench
@Runs.Vectors
final class EmbreeTest {
  private static final int RAYS = 2000; // no multiple of 16
  private static final Triangles RING = ring(0);
  private static final Rays THROUGH = rays();

  @BeforeEach
  void onlyWhereThereIsEmbree() {
    assumeTrue(Embree.missing().isEmpty(), () -> Embree.missing().orElseThrow());
  }

  /** A bumpy ring around the z axis, closed; {@code wave} moves the bumps. */
  private static Triangles ring(double wave) {
    int around = 72;
    int across = 24;
    float[] vertices = new float[3 * around * across];
    int[] indices = new int[6 * around * across];
    for (int i = 0; i < around; i++) {
      for (int j = 0; j < across; j++) {
        double a = 2 * Math.PI * i / around;
        double b = 2 * Math.PI * j / across;
        double thick = 0.4 + 0.08 * Math.sin(7 * a + wave) * Math.cos(5 * b);
        int v = i * across + j;
        vertices[3 * v] = (float) (Math.cos(a) * (1 + thick * Math.cos(b)));
        vertices[3 * v + 1] = (float) (Math.sin(a) * (1 + thick * Math.cos(b)));
        vertices[3 * v + 2] = (float) (thick * Math.sin(b));
        int next = (i + 1) % around * across + j;
        int up = i * across + (j + 1) % across;
        int both = (i + 1) % around * across + (j + 1) % across;
        int[] faces = {v, next, both, v, both, up};
        System.arraycopy(faces, 0, indices, 6 * v, 6);
      }
    }
    return Triangles.of(vertices, indices);
  }

  private static Rays rays() {
    SplittableRandom random = new SplittableRandom(1);
    Rays rays = Rays.allocate(RAYS);
    for (int i = 0; i < RAYS; i++) {
      float x = coordinate(random), y = coordinate(random), z = coordinate(random);
      // every fourth ray has an interval that may end before the ring
      rays.set(i, 3 * x, 3 * y, 3 * z, coordinate(random) - 2 * x, coordinate(random) - 2 * y,
          coordinate(random) - 2 * z, 0, i % 4 == 0 ? 1 : Float.POSITIVE_INFINITY);
    }
    return rays;
  }

  private static float coordinate(SplittableRandom random) {
    return (float) random.nextDouble(-1, 1);
  }

  private static Comparison closest(Embree embree, Mode mode, Triangles ring) {
    RayHits ours = RayHits.allocate(RAYS);
    Engines.widest().closest(THROUGH, ring, ours);
    float[] t = new float[RAYS];
    int[] index = new int[RAYS];
    try (EmbreeRays rays = EmbreeRays.closest(mode, THROUGH)) {
      // twice, in two batches, so that a ray that is not reset would show
      for (int k = 0; k < 2; k++) {
        rays.reset(0, RAYS);
        rays.cast(embree, 0, 992);
        rays.cast(embree, 992, RAYS - 992);
      }
      rays.read(0, RAYS, t, index);
    }
    embree.check("cast");
    return Comparison.of(THROUGH, ring, ours, t, index);
  }

  @ParameterizedTest
  @EnumSource
  void theClosestHitsAgree(Mode mode) {
    for (boolean robust : new boolean[] {true, false}) {
      try (Embree embree = Embree.of(RING, robust)) {
        Comparison comparison = closest(embree, mode, RING);
        assertEquals(0, comparison.disagree(), comparison.example());
        assertEquals(RAYS, comparison.rays());
        assertTrue(comparison.samePoint() < 9, comparison.toString());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void whetherAnythingIsHitAgrees(Mode mode) {
    Hits ours = Hits.allocate(RAYS);
    Engines.widest().any(THROUGH, RING, ours);
    assertTrue(ours.count() > RAYS / 4 && ours.count() < 3 * RAYS / 4, ours.count() + " hits");
    long[] theirs = new long[ours.words().length];
    try (Embree embree = Embree.of(RING, true); EmbreeRays rays = EmbreeRays.any(mode, THROUGH)) {
      for (int k = 0; k < 2; k++) {
        rays.reset(0, RAYS);
        rays.cast(embree, 0, RAYS);
      }
      rays.read(0, RAYS, theirs);
    }
    for (int i = 0; i < RAYS; i++) {
      assertEquals(ours.get(i), (theirs[i >>> 6] >>> i & 1) != 0, "ray " + i);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"SINGLE", "COHERENT_STREAM_16"})
  void aMeshThatMovesIsBuiltAgainOrRefitted(Mode mode) {
    Triangles moved = ring(2);
    try (Embree built = Embree.of(RING, true); Embree refitted = Embree.refitting(RING, true)) {
      for (Embree embree : new Embree[] {built, refitted}) {
        embree.move(moved);
        embree.build();
        assertEquals(0, closest(embree, mode, moved).disagree());
        assertTrue(closest(embree, mode, RING).disagree() > RAYS / 4);
      }
    }
  }

  @Test
  void equalCornersBecomeOneVertex() {
    IndexedMesh mesh = IndexedMesh.of(RING);
    assertEquals(72 * 24 * 3, mesh.vertices().length);
    Triangles again = Triangles.of(mesh.vertices(), mesh.indices());
    for (int i = 0; i < RING.size(); i++) {
      assertEquals(RING.ax[i], again.ax[i]);
      assertEquals(RING.by[i], again.by[i]);
      assertEquals(RING.cz[i], again.cz[i]);
    }
  }
}
