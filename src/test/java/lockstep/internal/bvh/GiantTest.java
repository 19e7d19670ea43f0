package lockstep.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import lockstep.Runs;
import lockstep.internal.grid.Grid;
import lockstep.internal.grid.PairPlan;
import lockstep.internal.grid.Scan;
import lockstep.internal.grid.Survey;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;

/** One element that is far away, or huge, does not make a tree offer many more of the others. */
@Runs.Widest
@Runs.Vectors
class GiantTest {
  private static final int SIZE = 5000, QUERIES = 100;
  private static final float INF = Float.POSITIVE_INFINITY;

  private final int[] ids = new int[NearestSearch.MOST];

  private static float[][] spheres(int count, float space, float radius) {
    Random random = new Random(1);
    float[][] columns = new float[4][count];
    for (int i = 0; i < count; i++) {
      for (int axis = 0; axis < 3; axis++) {
        columns[axis][i] = space * (2 * random.nextFloat() - 1);
      }
      columns[3][i] = radius;
    }
    return columns;
  }

  private static float[][] triangles() {
    float[][] at = spheres(SIZE, 1, 0);
    Random random = new Random(2);
    float[][] columns = new float[9][SIZE];
    for (int c = 0; c < 9; c++) {
      for (int i = 0; i < SIZE; i++) {
        columns[c][i] = at[c % 3][i] + 0.02f * random.nextFloat();
      }
    }
    return columns;
  }

  private static Bvh tree(Kind kind, float[][] columns) {
    return Bvh.build(new Elements(kind, columns, 0, SIZE), 8, Bins::scalar, null);
  }

  /**
   * The number of a tree's primitives offered to spheres, moving spheres, rays, and nearest-neighbour
   * searches.
   */
  private int[] offered(Bvh bvh, float space) {
    Kind kind = bvh.primitives.kind;
    float[][] columns = spheres(QUERIES, space, 0.01f * space);
    Elements queries = new Elements(Kind.SPHERE, columns, 0, QUERIES);
    float[][] rays = new float[8][QUERIES];
    Random random = new Random(3);
    for (int c = 0; c < 3; c++) {
      for (int i = 0; i < QUERIES; i++) {
        rays[c][i] = columns[c][i];
        rays[3 + c][i] = 2 * random.nextFloat() - 1;
      }
    }
    Arrays.fill(rays[7], INF);
    int[] offered = new int[4];
    RayCaster caster = RayCaster.scalar();
    NearestSearch nearest = NearestSearch.scalar();
    SweepSearch sweep = SweepSearch.scalar();
    nearest.in(bvh);
    sweep.in(bvh);
    for (int i = 0; i < QUERIES; i++) {
      caster.around(bvh, queries, i, 0, error(Verb.OVERLAP, kind));
      offered[0] += listed(caster);
      sweep.begin(0, queries, i, rays[3][i] * space, rays[4][i] * space, rays[5][i] * space,
          error(Verb.SWEEP, kind));
      offered[1] += found(sweep);
      caster.alongRay(bvh, rays, i);
      offered[2] += listed(caster);
      nearest.begin(0, queries, i, error(Verb.DISTANCE, kind), 0.1f * space);
      offered[3] += found(nearest);
    }
    return offered;
  }

  private static ErrorBound error(Verb verb, Kind kind) {
    return ScalarKernels.TABLE.get(verb, Kind.SPHERE, kind).error();
  }

  private int listed(RayCaster caster) {
    int listed = 0;
    for (int more = caster.next(ids, 0); more > 0; more = caster.next(ids, 0)) {
      listed += more;
    }
    return listed;
  }

  private int found(TreeSearch search) {
    int found = 0;
    for (int more = search.next(0, ids, null, 0); more > 0; more = search.next(0, ids, null, 0)) {
      found += more;
    }
    return found;
  }

  private void check(Bvh with, Bvh without, float space) {
    int[] expected = offered(without, space);
    int[] got = offered(with, space);
    for (int k = 0; k < got.length; k++) {
      // others may share the leaf of the giant
      assertTrue(got[k] <= 1.3 * expected[k] + 8 * QUERIES,
          () -> Arrays.toString(got) + " with a giant, without " + Arrays.toString(expected));
    }
  }

  /** One of a field of spheres has fallen out of the world. */
  @Test
  void oneIsFarAway() {
    float[][] far = spheres(SIZE, 50, 0.5f);
    far[0][777] = -1e7f;
    check(tree(Kind.SPHERE, far), tree(Kind.SPHERE, spheres(SIZE, 50, 0.5f)), 50);
  }

  /** A sphere flies away while the tree is refitted. */
  @Test
  void oneFliesAway() {
    float[][] columns = spheres(SIZE, 50, 0.5f);
    Bvh bvh = tree(Kind.SPHERE, columns);
    columns[0][777] = -1e7f;
    assertTrue(bvh.refit(null));
    check(bvh, tree(Kind.SPHERE, spheres(SIZE, 50, 0.5f)), 50);
  }

  /** Small things stand on one ground. */
  @Test
  void oneIsHuge() {
    float[][] columns = triangles();
    float[] ground = {-1e5f, -1.01f, -1e5f, 1e5f, -1.01f, -1e5f, 0, -1.01f, 1e5f};
    for (int c = 0; c < 9; c++) {
      columns[c][777] = ground[c];
    }
    check(tree(Kind.TRIANGLE, columns), tree(Kind.TRIANGLE, triangles()), 1);
  }

  private static long candidates(Kind kind, float[][] columns) {
    Grid grid = new Grid(new Elements(kind, columns, 0, SIZE));
    grid.build(Survey::scalar);
    PairPlan plan = new PairPlan();
    plan.within(grid);
    plan.pad(ScalarKernels.TABLE.get(Verb.OVERLAP, kind, kind).error(), 0);
    long[] found = new long[1];
    Scan scan = Scan.scalar();
    scan.begin((first, second, count) -> found[0] += count);
    plan.run(scan, 0, plan.size());
    scan.end();
    return found[0];
  }

  /** The pairs that a grid offers. */
  @Test
  void pairs() {
    float[][] far = spheres(SIZE, 50, 0.5f);
    far[0][777] = -1e7f;
    assertTrue(candidates(Kind.SPHERE, far) <= candidates(Kind.SPHERE, spheres(SIZE, 50, 0.5f)) + 10);
    float[][] huge = triangles();
    for (int c = 0; c < 9; c++) {
      huge[c][777] = c % 3 == 1 ? -1.01f : c == 3 || c == 8 ? 1e5f : c == 6 ? 0 : -1e5f;
    }
    // some stand on it
    assertTrue(candidates(Kind.TRIANGLE, huge) <= candidates(Kind.TRIANGLE, triangles()) + SIZE / 10);
  }

  /**
   * Leaves cover the errors that kernels declare for a kind, except those of several times its coordinates.
   */
  @Test
  void leavesCoverKernels() {
    for (Kind kind : List.of(Kind.SPHERE, Kind.CAPSULE, Kind.BOX, Kind.ORIENTED_BOX, Kind.TRIANGLE)) {
      float covered = Padding.ofLeaves(kind);
      for (var entry : ScalarKernels.TABLE.entries()) {
        if (entry.first() == kind || entry.second() == kind) {
          float factor = entry.error().coordinates() + 2 * entry.error().extent();
          assertTrue(factor <= covered || factor >= 0x1p24f, entry::toString);
        }
      }
    }
  }
}
