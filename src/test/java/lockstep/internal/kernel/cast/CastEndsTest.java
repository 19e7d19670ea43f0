package lockstep.internal.kernel.cast;

import static lockstep.internal.kernel.SinglePair.cast;
import static lockstep.internal.kernel.SinglePair.hits;
import static lockstep.internal.kernel.SinglePair.ray;
import static lockstep.internal.kernel.SinglePair.sphere;
import static lockstep.internal.kernel.SinglePair.triangle;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import lockstep.Runs;
import lockstep.oracle.OrientedBox;
import lockstep.oracle.Ray;
import lockstep.oracle.Triangle;
import org.junit.jupiter.api.Test;

/**
 * Rays that start or end exactly on a shape, or in it. On small whole numbers neither o + t d nor the test of
 * a point rounds, so no start or end at a solid is lost, however the roots round.
 */
@Runs.Vectors
class CastEndsTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final int TRIALS = 30_000;

  /** Whole numbers with x² + y² + z² = r². */
  private static final int[][] ON_SPHERES =
      {{0, 0, 1, 1}, {0, 3, 4, 5}, {1, 2, 2, 3}, {2, 3, 6, 7}, {1, 4, 8, 9}, {4, 4, 7, 9}, {2, 6, 9, 11},
          {6, 6, 7, 11}, {3, 4, 12, 13}, {2, 5, 14, 15}, {2, 10, 11, 15}, {0, 8, 15, 17}, {8, 9, 12, 17}};

  private final Random random = new Random(1);
  private final float[] t = new float[1], u = new float[1], v = new float[1];

  /** A whole number of [−most, most]. */
  private int whole(int most) {
    return random.nextInt(2 * most + 1) - most;
  }

  /** A cast of a ray, eight numbers, at one shape. */
  interface Cast {
    float at(float[] ray);
  }

  /** Rays through p that start there hit there; rays that end there hit there or before. */
  private void assertStartsAndEnds(int[] p, Cast shape) {
    int at = whole(4);
    float[] r = {0, 0, 0, whole(5), whole(5), whole(5), at, at + random.nextInt(9)};
    for (int k = 0; k < 3; k++) {
      r[k] = p[k] - at * r[3 + k];
    }
    assertEquals(at, shape.at(r), () -> "start of " + Arrays.toString(r));
    r[7] = INF;
    assertEquals(at, shape.at(r), () -> "start of " + Arrays.toString(r));
    r[6] = at - random.nextInt(9);
    r[7] = at;
    assertTrue(shape.at(r) <= at, () -> "end of " + Arrays.toString(r));
    r[6] = r[3] == 0 && r[4] == 0 && r[5] == 0 ? 0 : Float.NEGATIVE_INFINITY;
    assertTrue(r[6] > at || shape.at(r) <= at, () -> "end of " + Arrays.toString(r));
  }

  @Test
  void spheres() {
    for (int n = 0; n < TRIALS; n++) {
      int[] on = ON_SPHERES[random.nextInt(ON_SPHERES.length)];
      int x = whole(9), y = whole(9), z = whole(9), turn = random.nextInt(3);
      int[] p = {x, y, z};
      for (int k = 0; k < 3; k++) {
        p[k] += on[(k + turn) % 3] * (random.nextBoolean() ? 1 : -1);
      }
      assertStartsAndEnds(p,
          r -> RaySphereScalar.cast(r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7], x, y, z, on[3]));
    }
  }

  @Test
  void boxes() {
    for (int n = 0; n < TRIALS; n++) {
      int[] min = new int[3], max = new int[3], p = new int[3];
      int face = random.nextInt(3);
      for (int k = 0; k < 3; k++) {
        min[k] = whole(9);
        max[k] = min[k] + random.nextInt(7);
        p[k] =
            k == face ? random.nextBoolean() ? min[k] : max[k] : min[k] + random.nextInt(max[k] - min[k] + 1);
      }
      assertStartsAndEnds(p, r -> RayBoxScalar.cast(r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7], min[0],
          min[1], min[2], max[0], max[1], max[2]));
    }
  }

  /**
   * Capsules along an axis, of a length whose square is a power of two: the nearest point of the segment does
   * not round.
   */
  @Test
  void capsules() {
    for (int n = 0; n < TRIALS; n++) {
      int[] on = ON_SPHERES[random.nextInt(ON_SPHERES.length)];
      int axis = random.nextInt(3), turn = random.nextInt(3),
          length = new int[] {0, 2, 4, 8}[random.nextInt(4)];
      int[] a = {whole(9), whole(9), whole(9)}, b = a.clone(), p = a.clone();
      b[axis] += random.nextBoolean() ? length : -length;
      boolean atSide = on[turn] == 0 && random.nextBoolean(); // otherwise at an end, or inside
      for (int k = 0; k < 3; k++) {
        int off = on[(k - axis + turn + 3) % 3];
        p[k] += atSide && k == axis ? (b[axis] - a[axis]) / 2 : off * (random.nextBoolean() ? 1 : -1);
      }
      assertStartsAndEnds(p, r -> RayCapsuleScalar.cast(r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7], a[0],
          a[1], a[2], b[0], b[1], b[2], on[3]));
    }
  }

  /** Boxes rotated by 90° or 120°, whose matrices are exact. */
  @Test
  void orientedBoxes() {
    float[][] turns = {{0, 0, 0, 3}, {0, 0, 1, 1}, {-1, 0, 0, 1}, {0, -2, 0, 2}, {1, 1, 1, 1}, {1, -1, 1, 1}};
    for (int n = 0; n < TRIALS; n++) {
      float[] q = turns[random.nextInt(turns.length)];
      int[] c = {whole(9), whole(9), whole(9)}, half = {whole(3), whole(3), whole(3)}, p = c.clone();
      int face = random.nextInt(3);
      OrientedBox box = OrientedBox.of(new float[] {0, 0, 0, 1, 1, 1, q[0], q[1], q[2], q[3]}, 0);
      for (int axis = 0; axis < 3; axis++) {
        half[axis] = Math.abs(half[axis]);
        int along = axis == face ? half[axis] : whole(half[axis]);
        for (int k = 0; k < 3; k++) {
          p[k] += along * (int) box.axis(axis).on(k).toDouble();
        }
      }
      assertStartsAndEnds(p, r -> RayOrientedBoxScalar.cast(r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7],
          c[0], c[1], c[2], half[0], half[1], half[2], q[0], q[1], q[2], q[3]));
    }
  }

  /**
   * Strictly inside triangles almost no hit is lost, neither by a miss nor by a hit outside of the interval.
   */
  @Test
  void triangles() {
    int asked = 0, lost = 0;
    while (asked < TRIALS / 2) {
      float[] p = new float[17];
      int parts = 3 + random.nextInt(4), partB = 1 + random.nextInt(parts - 2);
      int partC = 1 + random.nextInt(parts - partB - 1);
      boolean isWhole = true;
      int at = random.nextInt(3);
      for (int k = 0; k < 3; k++) {
        int a = whole(5), b = whole(5), c = whole(5);
        p[8 + k] = a;
        p[11 + k] = b;
        p[14 + k] = c;
        p[3 + k] = whole(5);
        int sum = (parts - partB - partC) * a + partB * b + partC * c;
        isWhole &= sum % parts == 0;
        int on = sum / parts;
        p[k] = on - at * p[3 + k];
      }
      if (!isWhole || Ray.of(p, 0).pierces(Triangle.of(p, 8)) == null) {
        continue;
      }
      asked++;
      boolean starts = pierces(p, at, INF) && t[0] == at;
      boolean endsBefore = pierces(p, Math.nextUp((float) at), INF);
      boolean ends = pierces(p, at - 3, at);
      boolean startsAfter = pierces(p, at - 3, Math.nextDown((float) at));
      lost += starts && ends && !endsBefore && !startsAfter ? 0 : 1;
    }
    assertTrue(lost < 0.001 * asked, lost + " of " + asked);
  }

  private boolean pierces(float[] p, float tMin, float tMax) {
    return RayTriangleScalar.cast(p[0], p[1], p[2], p[3], p[4], p[5], tMin, tMax, p[8], p[9], p[10], p[11],
        p[12], p[13], p[14], p[15], p[16], t, u, v, 0);
  }

  @Test
  void startsOnTheSphereLostByRoots() {
    assertEquals(0, cast(ray(-1, 0, 0, -3, -1, 0), sphere(0, 0, 0, 1)));
    assertEquals(0, cast(ray(1, 2, 2, -5, -2, 5, 0, 1), sphere(0, 0, 0, 3)));
    assertFalse(hits(ray(Math.nextDown(-1f), 0, 0, -3, -1, 0), sphere(0, 0, 0, 1)), "leaves just outside");
  }

  @Test
  void startsInsideTheTriangleLostByWeights() {
    float[] corners = {4, 4, -1, -3, 0, 2, -4, -4, -1};
    assertEquals(0, cast(ray(-2, -1, 0, 4, 0, -3), triangle(corners)));
    assertEquals(0, cast(ray(-2, -1, 0, -4, 0, 3), triangle(corners)));
    assertEquals(1, cast(ray(-6, -1, 3, 4, 0, -3, 0, 1), triangle(corners)), "ends there");
    assertFalse(hits(ray(-2, -1, 1e-9f, 0, 0, 1), triangle(corners)), "just behind");
  }

  /** A ray that ends on a sphere hits at its end or before, not at its start. */
  @Test
  void endsOnTheSphereOnly() {
    assertEquals(1, cast(ray(-4, 2, 2, 3, 0, 0, 0, 1), sphere(0, 0, 0, 3)));
    assertEquals(1, cast(ray(-10, 0, 0, 5, 0, 0, -INF, 1), sphere(0, 0, 0, 5)));
    assertFalse(hits(ray(-4, 2, 2, 3, 0, 0, 0, 0.9999f), sphere(0, 0, 0, 3)));
  }
}
