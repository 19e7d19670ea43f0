package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import lockstep.Samples.Distribution;
import lockstep.Samples.Placement;
import lockstep.internal.shape.Kind;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Thinned clouds hold all that their points hold, in exact arithmetic, and little more. */
@Runs.Widest
@Runs.Vectors
class ThinningTest {
  private static double square(Spheres a, int i, Spheres b, int j) {
    double x = a.x[a.from() + i] - (double) b.x[b.from() + j];
    double y = a.y[a.from() + i] - (double) b.y[b.from() + j];
    double z = a.z[a.from() + i] - (double) b.z[b.from() + j];
    return x * x + y * y + z * z;
  }

  private static float radius(Spheres spheres, int i) {
    return spheres.radius[spheres.from() + i];
  }

  private static boolean isFinite(Spheres spheres, int i) {
    float[] s = spheres.get(i, new float[4]);
    return IntStream.range(0, 4).allMatch(c -> Float.isFinite(s[c]));
  }

  private static boolean isThere(Spheres spheres, int i) {
    float[] s = spheres.get(i, new float[4]);
    return s[3] >= 0 && IntStream.range(0, 3).noneMatch(c -> Float.isNaN(s[c]));
  }

  private static boolean mayMerge(Spheres spheres, int i, float distance) {
    return isFinite(spheres, i)
        && (radius(spheres, i) + (double) distance) * (1 + 0x1p-50) <= Float.MAX_VALUE;
  }

  /** Which are kept, by comparing each with all that are. */
  private static int[] kept(Spheres points, float distance) {
    List<Integer> kept = new ArrayList<>();
    for (int i = 0; i < points.size(); i++) {
      int one = i;
      if (isThere(points, i) && !(mayMerge(points, i, distance) && kept.stream()
          .anyMatch(k -> mayMerge(points, k, distance) && isNear(points, one, k, distance)))) {
        kept.add(i);
      }
    }
    return kept.stream().mapToInt(k -> k).toArray();
  }

  private static boolean isNear(Spheres points, int i, int k, float distance) {
    return square(points, i, points, k) <= (double) distance * distance;
  }

  /** Whether sphere i of some, which is finite, is in sphere k of others, in real arithmetic. */
  private static boolean isIn(Spheres inner, int i, Spheres outer, int k) {
    float[] a = inner.get(i, new float[4]), b = outer.get(k, new float[4]);
    BigDecimal room = new BigDecimal(b[3]).subtract(new BigDecimal(a[3])), square = BigDecimal.ZERO;
    for (int c = 0; c < 3; c++) {
      BigDecimal difference = new BigDecimal(a[c]).subtract(new BigDecimal(b[c]));
      square = square.add(difference.multiply(difference));
    }
    return room.signum() >= 0 && room.multiply(room).compareTo(square) >= 0;
  }

  private static Spheres check(Spheres points, float distance) {
    Spheres few = Spheres.allocate(points.size() + 2);
    int count = PointCloud.thin(points, distance, few);
    int[] kept = kept(points, distance);
    assertEquals(kept.length, count);
    int[] farthest = new int[count]; // for which it stands
    for (int k = 0; k < count; k++) {
      farthest[k] = kept[k];
      for (int c = 0; c < 3; c++) {
        assertEquals(points.columns[c][points.from() + kept[k]], few.columns[c][k]);
      }
    }
    for (int i = 0; i < points.size(); i++) {
      if (mayMerge(points, i, distance) && isThere(points, i)) {
        int nearest = -1;
        for (int k = 0; k < count; k++) {
          nearest = isNear(points, i, kept[k], distance) && mayMerge(points, kept[k], distance)
              && (nearest < 0 || square(points, i, few, k) < square(points, i, few, nearest)) ? k : nearest;
        }
        assertTrue(isIn(points, i, few, nearest), "point " + i);
        farthest[nearest] = reach(points, i, few, nearest) > reach(points, farthest[nearest], few, nearest)
            ? i : farthest[nearest];
      }
    }
    for (int k = 0; k < count; k++) {
      if (isFinite(few, k)) {
        double least = reach(points, farthest[k], few, k);
        assertTrue(few.radius[k] <= least + 2 * Math.ulp((float) least), few.radius[k] + ", not " + least);
      } else {
        assertEquals(radius(points, kept[k]), few.radius[k]);
      }
    }
    for (int k = count; k < few.size(); k++) {
      for (float[] column : few.columns) {
        assertTrue(Float.isNaN(column[k]));
      }
    }
    return few.slice(0, count);
  }

  private static double reach(Spheres points, int i, Spheres few, int k) {
    return radius(points, i) + Math.sqrt(square(points, i, few, k));
  }

  @Property(tries = 200)
  void thePointsAreInWhatIsKept(@ForAll long seed, @ForAll @IntRange(max = 300) int count,
      @ForAll Distribution distribution, @ForAll Placement placement, @ForAll boolean arePoints,
      @ForAll @IntRange(max = 6) int distance) {
    Random random = new Random(seed);
    Spheres points = (Spheres) Samples.shapes(Kind.SPHERE, random, distribution, count, placement);
    if (arePoints) {
      for (int i = 0; i < count; i++) {
        points.radius[points.from() + i] = 0;
      }
    }
    check(points, new float[] {0, 0.1f, 1, 1.5f, 100, Float.MIN_VALUE, Float.MAX_VALUE}[distance]);
  }

  /** Positions and distances of all magnitudes, where cells have no numbers between them. */
  @Property(tries = 200)
  void atAllMagnitudes(@ForAll long seed, @ForAll @IntRange(min = -149, max = 127) int exponent,
      @ForAll @IntRange(min = -60, max = 4) int smaller) {
    Random random = new Random(seed);
    Spheres points = Spheres.allocate(100);
    float scale = (float) Math.scalb(1.0, exponent);
    for (int i = 0; i < points.size(); i++) {
      float x = random.nextInt(3) == 0 ? scale : (float) (scale * random.nextDouble());
      points.set(i, i % 3 == 0 ? Math.nextDown(x) : x, random.nextInt(3) * scale / 2,
          -random.nextInt(2) * scale, 0);
    }
    check(points, (float) Math.min(Float.MAX_VALUE, Math.scalb((double) scale, smaller)));
  }

  /** Balls that touch a point touch what is kept; those that touch that are near a point. */
  @Property(tries = 30)
  void noCollisionIsLost(@ForAll long seed, @ForAll @IntRange(min = 1, max = 1000) int count,
      @ForAll boolean arePoints) {
    Random random = new Random(seed);
    Spheres points = Spheres.allocate(count), balls = Spheres.allocate(500), large = Spheres.allocate(500);
    float distance = 0.1f * random.nextFloat();
    for (int i = 0; i < count; i++) {
      points.set(i, random.nextFloat(), random.nextFloat(), 0.2f * random.nextFloat(),
          arePoints ? 0 : 0.02f * random.nextFloat());
    }
    for (int i = 0; i < 500; i++) {
      float x = random.nextFloat(), y = random.nextFloat(), z = random.nextFloat(),
          r = 0.1f * random.nextFloat();
      balls.set(i, x, y, z, r);
      large.set(i, x, y, z, r + (arePoints ? 1 : 2) * distance + 1e-6f);
    }
    Spheres few = check(points, distance);
    Engine engine = Engine.scalar();
    Hits hits = Hits.allocate(500), hitsOfFew = Hits.allocate(500), near = Hits.allocate(500);
    engine.any(balls, PointCloud.of(points, 0.1f), hits);
    engine.any(balls, PointCloud.of(few, 0.1f), hitsOfFew);
    engine.any(large, points, near);
    for (int i = 0; i < 500; i++) {
      assertTrue(hitsOfFew.get(i) || !hits.get(i));
      assertTrue(near.get(i) || !hitsOfFew.get(i));
    }
  }

  @Test
  void equalPointsAreMergedToTheLargest() {
    Spheres points = Spheres.allocate(5);
    points.set(0, 0, 1, 2, 0.1f);
    points.set(1, 1, 1, 2, 0.3f);
    points.set(2, -0f, 1, 2, 0.2f);
    points.set(3, Float.NaN, 1, 2, 0.2f);
    points.set(4, Float.MIN_VALUE, 1, 2, -0f);
    Spheres few = check(points, 0);
    assertArrayEquals(new float[] {0.2f, 0.3f, -0f},
        new float[] {few.radius[0], few.radius[1], few.radius[2]});
  }

  /** A difference that rounds to the distance, and cells between whose numbers there is no other. */
  @Test
  void atTheLimitsOfDouble() {
    Spheres points = Spheres.allocate(1000); // so many that cells hardly share a chain
    Arrays.fill(points.radius, 2, 1000, Float.NaN);
    points.set(0, -1e-20f, 0, 0, 0);
    points.set(1, 1, 0, 0, 0);
    assertEquals(Math.nextUp(1f), check(points, 1).radius[0]);
    points.set(0, Math.nextDown(1f), 0, 0, 0);
    assertEquals(2, check(points, 0x1p-54f).size());
  }

  @Test
  void argumentsAreChecked() {
    Spheres points = Spheres.allocate(10), few = Spheres.allocate(10);
    fails("points", () -> PointCloud.thin(null, 1, few));
    fails("into", () -> PointCloud.thin(points, 1, null));
    fails("distance is NaN, not a finite number", () -> PointCloud.thin(points, Float.NaN, few));
    fails("distance is Infinity, not a finite number",
        () -> PointCloud.thin(points, Float.POSITIVE_INFINITY, few));
    fails("distance is -1.0, not 0 or more", () -> PointCloud.thin(points, -1, few));
    fails("into.size() is 9, but there are 10 points", () -> PointCloud.thin(points, 1, few.slice(1, 9)));
    fails("into and points share elements 0 to 9 of an array", () -> PointCloud.thin(points, 1, points));
    float[] one = new float[10];
    fails("into and into share elements 0 to 9 of an array",
        () -> PointCloud.thin(points, 1, Spheres.wrap(one, one, new float[10], new float[10], 10)));
  }

  private static void fails(String message, Runnable call) {
    RuntimeException e = assertThrows(RuntimeException.class, call::run);
    assertTrue(e.getMessage().contains(message), e::getMessage);
  }

  @Test
  void nothingIsAllocated() {
    Spheres points = (Spheres) Samples.shapes(Kind.SPHERE, new Random(1), Distribution.UNIFORM, 2000);
    Spheres few = Spheres.allocate(2000);
    Allocations.none("thinning", new HashMap<>(Map.of("thin", () -> PointCloud.thin(points, 0.1f, few))), 20);
  }
}
