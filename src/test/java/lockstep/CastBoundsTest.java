package lockstep;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import lockstep.ExactDecisionsTest.Sort;
import lockstep.Samples.Placement;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The point of a ray at the t of a hit is one of the shape's bounds, up to the bound that the kernel
 * declares. Trees skip what a ray enters behind its best hit so far, so a t that is too small or too large,
 * also of a shape that has hardly any extent, would make answers depend on the order of the search.
 */
class CastBoundsTest {
  private static final int PAIRS = Effort.choose(6_000, 60_000, 2_000_000);

  private static final List<Sort> SORTS = List.of(Sort.values());

  private static final double U = 0x1p-24;

  @TestFactory
  Stream<DynamicTest> timesOfHits() {
    return Question.castAt().stream().filter(kind -> !kind.unbounded())
        .flatMap(kind -> SORTS.stream().filter(sort -> sort != Sort.SUBNORMAL && sort != Sort.HUGE)
            .map(sort -> DynamicTest.dynamicTest(kind + " " + sort, () -> check(kind, sort))));
  }

  private static void check(Kind kind, Sort sort) {
    SplittableRandom random = new SplittableRandom((kind + " " + sort).hashCode());
    float[] shapes = new float[kind.width() * PAIRS], rays = new float[Kind.RAY.width() * PAIRS];
    for (int i = 0; i < PAIRS; i++) {
      float[] shape = sort.shape(kind, random), ray = sort.shape(Kind.RAY, random);
      if (random.nextBoolean()) { // numbers of unlike size make slivers, and shapes of hardly any extent
        float[] other = SORTS.get(random.nextInt(SORTS.size())).shape(kind, random);
        int column = random.nextInt(shape.length);
        shape[column] = other[column];
      }
      if (random.nextInt(4) > 0) {
        aim(ray, shape, kind == Kind.TRIANGLE ? random.nextInt(4) : 0);
      }
      System.arraycopy(shape, 0, shapes, i * shape.length, shape.length);
      System.arraycopy(ray, 0, rays, i * ray.length, ray.length);
    }
    Rays first = (Rays) Samples.buffer(Kind.RAY, rays, Placement.ALLOCATED);
    Shapes second = (Shapes) Samples.buffer(kind, shapes, Placement.ALLOCATED);
    RayHits hits = RayHits.allocate(PAIRS);
    Engine.scalar().cast(first, second, Pairing.zip(), hits);
    ErrorBound error = ScalarKernels.TABLE.get(Verb.CAST, Kind.RAY, kind).error();
    float[] box = new float[Elements.BOUNDS];
    int[] found = new int[1];
    for (int i = 0; i < PAIRS; i++) {
      float[] ray = Arrays.copyOfRange(rays, 8 * i, 8 * i + 8);
      if (hits.t[i] <= Float.MAX_VALUE && second.elements.bounds(i, box, 0) == Elements.Placement.IN_TREE
          && isInRange(ray, box, error)) {
        found[0]++;
        int pair = i;
        assertTrue(isAt(ray, hits.t[i], box, error), () -> "t " + hits.t[pair] + " " + Arrays.toString(ray)
            + Arrays.toString(Arrays.copyOfRange(shapes, kind.width() * pair, kind.width() * (pair + 1))));
      }
    }
    assertTrue(found[0] > PAIRS / 1000, () -> found[0] + " hits");
  }

  /** Whether bounds hold: trees offer other rays everything. */
  private static boolean isInRange(float[] ray, float[] box, ErrorBound error) {
    float o = largest(ray, 0, 3), d = largest(ray, 3, 3);
    return o <= Elements.FAR && d >= Math.max(0x1p-95f, error.leastDirection()) && d <= 0x1p120f
        && d >= 0x1p-94f * (o + largest(box, 0, 6));
  }

  private static boolean isAt(float[] ray, float t, float[] box, ErrorBound error) {
    double extent = 0;
    for (int axis = 0; axis < 3; axis++) {
      extent = Math.max(extent, (double) box[axis + 3] - box[axis]);
    }
    double off = U
        * (error.coordinates() * ((double) largest(ray, 0, 3) + largest(box, 0, 6)) + error.extent() * extent)
        + 0x1p-146 * largest(ray, 3, 3) + 0x1p-60;
    for (int axis = 0; axis < 3; axis++) {
      double at = ray[axis] + (double) t * ray[3 + axis];
      if (!(at >= box[axis] - off && at <= box[axis + 3] + off)) {
        return false;
      }
    }
    return true;
  }

  private static float largest(float[] p, int from, int count) {
    float most = 0;
    for (int k = from; k < from + count; k++) {
      most = Math.max(most, Math.abs(p[k]));
    }
    return most;
  }

  /** Lets the ray go through the first three numbers of a shape, or a corner of a triangle, or its middle. */
  private static void aim(float[] ray, float[] shape, int corner) {
    for (int k = 0; k < 3; k++) {
      float at = corner < 3 ? shape[3 * corner + k] : 0.5f * (shape[k] + shape[3 + k]);
      ray[3 + k] = at - ray[k];
    }
  }
}
