package lockstep.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import lockstep.Runs;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.HeightTriangles;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Traversals of a heightfield offer exactly the cells whose boxes {@link SlabQuery#enter} meets. */
@Runs.Vectors
class WideHeightTest {
  private static final int COLUMNS = 90, ROWS = 37;

  @BeforeAll
  static void needsVectors() {
    assumeTrue(ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent());
  }

  private static HeightPyramid field(Random random, boolean isFlat) {
    float[] xs = new float[COLUMNS], ys = new float[ROWS], heights = new float[COLUMNS * ROWS];
    for (int k = 0; k < heights.length; k++) {
      xs[k % COLUMNS] = 0.3f * (k % COLUMNS);
      ys[k % ROWS] = k % ROWS - 7;
      heights[k] = isFlat ? 2 : random.nextInt(4) == 0 ? Float.NaN : random.nextFloat();
    }
    return new HeightPyramid(new HeightTriangles(heights, xs, ys));
  }

  /** The first triangles of cells, asked one by one. */
  private static Set<Integer> definition(SlabQuery query, HeightPyramid field) {
    Set<Integer> met = new TreeSet<>();
    HeightTriangles its = field.triangles;
    for (int y = 0; y + 1 < ROWS; y++) {
      for (int x = 0; x + 1 < COLUMNS; x++) {
        float low = Float.POSITIVE_INFINITY, high = Float.NEGATIVE_INFINITY;
        for (int k : new int[] {0, 1, COLUMNS, COLUMNS + 1}) {
          float z = its.heights[y * COLUMNS + x + k];
          low = z < low ? z : low;
          high = z > high ? z : high;
        }
        float[] box = {its.xs[x], its.ys[y], low, its.xs[x + 1], its.ys[y + 1], high};
        if (low <= high && query.enter(box) >= 0) {
          met.add(its.first(x, y));
        }
      }
    }
    return met;
  }

  /** What is offered, each cell once. */
  private static Set<Integer> offered(Traversal traversal, HeightPyramid field) {
    Set<Integer> met = new TreeSet<>();
    int[] two = new int[2];
    traversal.begin(field);
    for (int leaf = traversal.next(); leaf != 0; leaf = traversal.next()) {
      assertEquals(2, field.all(leaf, two, 0));
      assertEquals(two[0] + 1, two[1]);
      assertTrue(met.add(two[0]), "twice");
    }
    return met;
  }

  private static Set<Integer> assertOffersWhatIsMet(Traversal traversal, HeightPyramid field) {
    Set<Integer> met = definition(traversal.query, field);
    assertEquals(met, offered(traversal, field));
    return met;
  }

  @Test
  void raysAndBoxesAreOfferedTheCellsThatTheyMeet() {
    Random random = new Random(1);
    HeightPyramid field = field(random, false);
    int met = 0;
    for (int i = 0; i < 400; i++) {
      for (Traversal traversal : new Traversal[] {new HeightTraversal(), new WideHeightTraversal()}) {
        float x = 30 * random.nextFloat(), y = 40 * random.nextFloat() - 7, z = 3 * random.nextFloat() - 1;
        if (i % 3 == 0) {
          float[] box = {x, y, z, x + 3 * random.nextFloat(), y + random.nextFloat(), z + random.nextFloat()};
          traversal.query.box(field, box, false, ErrorBound.EXACT);
        } else {
          float dx = random.nextFloat() - 0.5f, dy = random.nextFloat() - 0.5f;
          assertTrue(traversal.query.ray(field, x, y, z, dx, dy, (random.nextFloat() - 0.5f) / 8, -1, 50));
        }
        met += assertOffersWhatIsMet(traversal, field).size();
      }
    }
    assertTrue(met > 2_000, "met " + met);
  }

  @Test
  void raysInTheSurfaceAreOfferedNoMoreThanTheirWay() {
    HeightPyramid field = field(new Random(2), true);
    for (Traversal traversal : new Traversal[] {new HeightTraversal(), new WideHeightTraversal()}) {
      for (float[] d : new float[][] {{1, 0}, {0, -1}, {0.3f, 1}, {-0.3f, 1}, {1, 0.01f}, {1e-9f, 1}}) {
        // through the corner of four cells, from outside
        assertTrue(traversal.query.ray(field, field.triangles.xs[40] - 100 * d[0],
            field.triangles.ys[20] - 100 * d[1], 2, d[0], d[1], 0, 0, Float.POSITIVE_INFINITY));
        int met = assertOffersWhatIsMet(traversal, field).size();
        assertTrue(met >= ROWS - 1 && met <= 2 * (COLUMNS + ROWS), "met " + met);
      }
    }
  }

  @Test
  void whatMeetsEverythingIsOfferedAllThatIsThere() {
    HeightPyramid field = field(new Random(3), true);
    for (Traversal traversal : new Traversal[] {new HeightTraversal(), new WideHeightTraversal()}) {
      traversal.query.matchAll();
      assertEquals((COLUMNS - 1) * (ROWS - 1), offered(traversal, field).size());
    }
  }
}
