package lockstep.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import lockstep.Runs;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;

/** Queries for which a tree can exclude nothing report so before traversal. */
@Runs.Vectors
class OffersAllTest {
  private static final int SIZE = 500;
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final Bvh SPHERES = tree(Kind.SPHERE, 0), MIXED = tree(Kind.SPHERE, SIZE / 10),
      ONE = tree(Kind.SPHERE, 1), PLANES = tree(Kind.PLANE, 0);

  private static Bvh tree(Kind kind, int unbounded) {
    Random random = new Random(1);
    float[][] columns = new float[4][SIZE];
    for (float[] column : columns) {
      for (int i = 0; i < SIZE; i++) {
        column[i] = 50 * random.nextFloat() + 1;
      }
    }
    for (int i = 0; i < SIZE; i++) {
      columns[3][i] = i < unbounded ? 1e20f : 1;
    }
    return Bvh.build(new Elements(kind, columns, 0, SIZE), 8, Bins::scalar, null);
  }

  private static Elements sphere(float x, float y, float z, float r) {
    return new Elements(Kind.SPHERE, new float[][] {{x}, {y}, {z}, {r}}, 0, 1);
  }

  private static ErrorBound error(Verb verb, Bvh bvh) {
    return ScalarKernels.TABLE.get(verb, Kind.SPHERE, bvh.primitives.kind).error();
  }

  private static boolean around(Bvh bvh, Elements query, float distance) {
    RayCaster caster = RayCaster.scalar();
    caster.around(bvh, query, 0, distance, error(Verb.DISTANCE, bvh));
    return caster.offersAll();
  }

  private static boolean nearest(Bvh bvh, Elements query, float distance) {
    NearestSearch search = NearestSearch.scalar();
    search.in(bvh);
    search.begin(0, query, 0, error(Verb.DISTANCE, bvh), distance);
    return search.offersAll(0);
  }

  private static boolean sweep(Bvh bvh, Elements query, float speed) {
    SweepSearch search = SweepSearch.scalar();
    search.in(bvh);
    search.begin(0, query, 0, speed, 0.3f * speed, 0, error(Verb.SWEEP, bvh));
    return search.offersAll(0);
  }

  private static boolean cast(Bvh bvh, float length) {
    RayCaster caster = RayCaster.scalar();
    caster.alongRay(bvh, new float[][] {{1}, {2}, {3}, {length}, {0}, {0}, {0}, {INF}}, 0);
    return caster.offersAll();
  }

  @Test
  void queriesThatReachEverything() {
    Elements near = sphere(20, 20, 20, 1), away = sphere(1e17f, 20, 20, 1);
    assertEquals(false, around(SPHERES, near, 10));
    assertEquals(true, around(SPHERES, near, 100));
    assertEquals(true, around(SPHERES, sphere(0, 0, 0, 1e6f), 0));
    assertEquals(false, around(SPHERES, away, 10));
    assertEquals(false, nearest(SPHERES, near, INF));
    assertEquals(true, nearest(SPHERES, sphere(0, 0, 0, 1e6f), INF));
    assertEquals(true, nearest(SPHERES, sphere(0, 0, 0, 1e20f), INF));
    assertEquals(true, nearest(SPHERES, away, INF));
    assertEquals(false, nearest(SPHERES, away, 1e16f));
    assertEquals(false, sweep(SPHERES, near, 1000));
    assertEquals(true, sweep(SPHERES, near, 1e8f));
    assertEquals(true, sweep(SPHERES, near, 1e35f));
    assertEquals(false, cast(SPHERES, 1e35f));
    assertEquals(true, cast(SPHERES, 1e-35f));
  }

  @Test
  void treesOfWhatHasNoBounds() {
    Elements near = sphere(20, 20, 20, 1);
    for (Bvh bvh : new Bvh[] {PLANES, MIXED}) {
      assertEquals(true, around(bvh, near, 0));
      assertEquals(true, nearest(bvh, near, INF));
      assertEquals(true, sweep(bvh, near, 1));
    }
    assertEquals(false, around(ONE, near, 0));
    assertEquals(false, nearest(ONE, near, INF));
    assertEquals(false, sweep(ONE, near, 1));
  }
}
