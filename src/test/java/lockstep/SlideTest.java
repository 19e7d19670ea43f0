package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/**
 * Motions along planes, against another way to find the nearest: alternating projections, and thousands of
 * sampled directions.
 */
@Runs.Widest
@Runs.Vectors
class SlideTest {
  private static final double SIN = Math.sin(Math.toRadians(30)), COS = Math.cos(Math.toRadians(30));

  /** The remainder of one motion along some normals, three numbers each. */
  private static float[] slide(double x, double y, double z, double... normals) {
    Planes planes = Planes.allocate(normals.length / 3);
    for (int k = 0; k < planes.size(); k++) {
      planes.set(k, (float) normals[3 * k], (float) normals[3 * k + 1], (float) normals[3 * k + 2], 7 - k);
    }
    Motions motions = Motions.allocate(1);
    motions.set(0, (float) x, (float) y, (float) z);
    Engine.scalar().slide(motions, planes, new int[] {0, planes.size()}, motions);
    return motions.get(0, new float[3]);
  }

  private static void is(double x, double y, double z, float[] motion) {
    assertArrayEquals(new float[] {(float) x, (float) y, (float) z}, motion, 1e-6f);
  }

  @Test
  void alongNothing() {
    is(1, 2, 3, slide(1, 2, 3));
    is(1, 2, 3, slide(1, 2, 3, 0, 1, 0, 5, 0, 0)); // away from both
    is(1, 0, 3, slide(1, 0, 3, 0, 1, 0)); // along it
    is(0, 0, 0, slide(0, 0, 0, 0, 1, 0, 1, 0, 0));
  }

  @Test
  void alongAPlaneACreaseAndIntoACorner() {
    is(1, 0, 3, slide(1, -2, 3, 0, 1, 0));
    is(1, 0, 3, slide(1, -2, 3, 0, 1e-20, 0));
    is(1, 0, 3, slide(1, -2, 3, 0, 1e30, 0));
    is(-1, 1, 3, slide(-2, 0, 3, 1, 1, 0));
    is(0, 0, 3, slide(-1, -2, 3, 0, 1, 0, 1, 0, 0));
    is(0, 0, 0, slide(-1, -2, -3, 0, 1, 0, 1, 0, 0, 0, 0, 1));
  }

  /** Two planes at 30° to each other: each leads into the other, and the remainder is along the crease. */
  @Test
  void anAcuteCorner() {
    is(0, 0, 1, slide(-1, -0.1, 1, 0, 1, 0, SIN, -COS, 0));
    is(0, 0, 0, slide(-1, -0.1, 0, 0, 1, 0, SIN, -COS, 0));
    is(2, 0, 1, slide(2, -0.1, 1, 0, 1, 0, SIN, -COS, 0)); // out of it
  }

  /** The contact of a sweep and a contact are one wall, though their normals are opposite. */
  @Test
  void wallsOfSweepsAndContacts() {
    Boxes wall = Boxes.allocate(1);
    wall.set(0, -2, -9, -9, -1, 9, 9);
    Spheres spheres = Spheres.allocate(2);
    spheres.set(0, 0, 0, 0, 0.5f); // before the wall
    spheres.set(1, -0.6f, 0, 0, 0.5f); // a little in it
    Motions wish = Motions.allocate(2), left = Motions.allocate(2);
    wish.set(0, -1, 0, 0.5f);
    wish.set(1, -1, 0, 0.5f);
    SweepHits hits = SweepHits.allocate(2);
    Engine.scalar().sweep(spheres.moving(wish), wall, Pairing.manyToOne(0), hits);
    Contacts contacts = Contacts.allocate(2);
    Engine.scalar().contact(spheres, wall, Pairing.manyToOne(0), contacts);
    Planes planes = Planes.allocate(2);
    planes.setWall(0, hits, 0);
    planes.setWall(1, contacts, 1);
    for (int k = 0; k < 2; k++) {
      assertArrayEquals(new float[] {1, 0, 0, 1}, planes.get(k, new float[4]), 1e-6f);
    }
    Engine.scalar().slide(wish, planes, new int[] {0, 1, 2}, left);
    for (int k = 0; k < 2; k++) {
      is(0, 0, 0.5, left.get(k, new float[3]));
    }
    planes.setWall(0, contacts, 0); // nothing
    Engine.scalar().slide(wish, planes, new int[] {0, 1, 2}, left);
    is(-1, 0, 0.5, left.get(0, new float[3]));
    assertThrows(IndexOutOfBoundsException.class, () -> planes.setWall(0, hits, 2));
    assertThrows(IndexOutOfBoundsException.class, () -> planes.setWall(0, contacts, 2));
  }

  /** Output motions must be the same as the input ones, or entirely separate. */
  @Test
  void whatIsWrittenMayNotBeReadElsewhere() {
    Motions all = Motions.allocate(10);
    Planes none = Planes.allocate(0);
    int[] offsets = new int[9];
    Engine engine = Engine.scalar();
    engine.slide(all.slice(0, 5), none, offsets, all.slice(5, 5));
    engine.slide(all.slice(2, 8), none, offsets, all.slice(2, 8));
    assertEquals("out and motions share elements 1 to 7 of an array",
        assertThrows(IllegalArgumentException.class,
            () -> engine.slide(all.slice(0, 8), none, offsets, all.slice(1, 8))).getMessage());
    float[] x = new float[8], y = new float[8];
    Motions twice = Motions.wrap(x, y, x, 8);
    assertThrows(IllegalArgumentException.class,
        () -> engine.slide(Motions.allocate(8), none, offsets, twice));
    engine.slide(twice, none, offsets, Motions.allocate(8));
    Planes planes = Planes.wrap(y, new float[8], new float[8], new float[8], 8);
    assertThrows(IllegalArgumentException.class,
        () -> engine.slide(Motions.allocate(8), planes, offsets, Motions.wrap(x, y, new float[8], 8)));
  }

  @Test
  void theSamePlaneAgain() {
    float[] once = slide(1, -2, 3, 0.1, 0.7, -0.3);
    assertArrayEquals(once, slide(1, -2, 3, 0.1, 0.7, -0.3, 0.1, 0.7, -0.3, 0.1, 0.7, -0.3));
    assertArrayEquals(once, slide(1, -2, 3, 0.1, 0.7, -0.3, 0.1, 0.7 + 1e-9, -0.3));
  }

  @Test
  void planesThatFaceEachOther() {
    is(1, 0, 3, slide(1, -2, 3, 0, 1, 0, 0, -1, 0));
    is(0, 0, 3, slide(1, -2, 3, 0, 1, 0, 0, -1, 0, -1, 0, 0));
    is(0, 0, 0, slide(1, -2, 3, 0, 1, 0, 0, -1, 0, -1, 0, 0, 0, 0, -1));
  }

  /** A motion with NaN becomes 0, and a normal with NaN is not a plane. */
  @Test
  void numbersThatAreNone() {
    is(0, 0, 0, slide(Double.NaN, 1, 1, 0, 1, 0));
    is(0, 0, 0, slide(1, Double.POSITIVE_INFINITY, 1));
    is(1, -1, 1, slide(1, -1, 1, 0, Double.NaN, 0, 0, 0, 0, 0, Double.POSITIVE_INFINITY, 1));
    float[] large = slide(3e38, 3e38, 3e38, -0.1, 0, 1, -0.1, 1, 0, 0.1, -1, 0);
    assertTrue(Float.isFinite(large[0]) && Float.isFinite(large[1]) && Float.isFinite(large[2]));
    is(0, 0, 0, slide(0, -Float.MIN_VALUE, 0, 0, 1, 0));
  }

  /**
   * No allowed motion is nearer to the wish, and the result is allowed: compared with Dykstra's alternating
   * projections on all planes.
   */
  @Property(tries = 400)
  void theNearestThatIsAllowed(@ForAll long seed, @ForAll @IntRange(min = 0, max = 9) int count) {
    Random random = new Random(seed);
    double[] normals = new double[3 * count];
    for (int k = 0; k < count; k++) {
      double scale = 1 + 9 * random.nextInt(2);
      for (int c = 0; c < 3; c++) {
        boolean again = k > 0 && random.nextInt(6) == 0;
        normals[3 * k + c] = (float) (again ? normals[3 * k + c - 3]
            : random.nextInt(3) == 0 ? random.nextInt(3) - 1 : scale * random.nextGaussian());
      }
    }
    double[] wish =
        {(float) random.nextGaussian(), (float) random.nextGaussian(), (float) random.nextGaussian()};
    float[] found = slide(wish[0], wish[1], wish[2], normals);
    double size = length(found[0], found[1], found[2]), along = 0;
    for (int c = 0; c < 3; c++) {
      along += found[c] * wish[c];
    }
    assertTrue(along >= 0);
    assertTrue(size <= length(wish[0], wish[1], wish[2]) * (1 + 1e-7));
    for (int k = 0; k < count; k++) {
      double n = length(normals[3 * k], normals[3 * k + 1], normals[3 * k + 2]);
      double dot = found[0] * normals[3 * k] + found[1] * normals[3 * k + 1] + found[2] * normals[3 * k + 2];
      assertTrue(dot >= -0x1p-24 * n * size - 0x1p-46 * n, () -> "against a plane by " + dot);
    }
    double left = length(found[0] - wish[0], found[1] - wish[1], found[2] - wish[2]);
    double[] tried = {wish[0] * 0, 0, 0};
    for (int k = 0; k < 1000; k++) {
      for (int c = 0; c < 3; c++) {
        tried[c] = random.nextGaussian() + 2 * found[c] * random.nextInt(2);
      }
      double scale =
          Math.max(0, tried[0] * wish[0] + tried[1] * wish[1] + tried[2] * wish[2]) / square(tried);
      boolean allowed = true;
      for (int n = 0; n < count; n++) {
        allowed &=
            tried[0] * normals[3 * n] + tried[1] * normals[3 * n + 1] + tried[2] * normals[3 * n + 2] >= 0;
      }
      double away =
          length(scale * tried[0] - wish[0], scale * tried[1] - wish[1], scale * tried[2] - wish[2]);
      assertTrue(!allowed || away >= left - 1e-6, () -> "there is a nearer one, " + away + " for " + left);
    }
    dykstra(wish, normals, left);
  }

  /**
   * The distance of the nearest by alternating projections, which is too large by at most the remaining
   * convergence.
   */
  private static void dykstra(double[] wish, double[] normals, double left) {
    int count = normals.length / 3;
    double[] at = wish.clone(), taken = new double[count];
    double moved = 1;
    for (int round = 0; round < 20_000 && moved > 1e-12; round++) {
      moved = 0;
      for (int k = 0; k < count; k++) {
        double n = length(normals[3 * k], normals[3 * k + 1], normals[3 * k + 2]);
        if (n > 0) {
          double dot = 0;
          for (int c = 0; c < 3; c++) {
            dot += at[c] * normals[3 * k + c] / n;
          }
          double push = Math.max(taken[k] - dot, 0) - taken[k];
          taken[k] += push;
          moved += Math.abs(push);
          for (int c = 0; c < 3; c++) {
            at[c] += push * normals[3 * k + c] / n;
          }
        }
      }
    }
    if (moved <= 1e-12) { // hair-thin cones take longer
      assertEquals(length(at[0] - wish[0], at[1] - wish[1], at[2] - wish[2]), left, 2e-4);
    }
  }

  private static double length(double x, double y, double z) {
    return Math.sqrt(x * x + y * y + z * z);
  }

  private static double square(double[] v) {
    return v[0] * v[0] + v[1] * v[1] + v[2] * v[2];
  }

  /** Every engine and number of threads, views, and nothing allocated. */
  @Test
  void oneAnswerWithoutGarbage() {
    Random random = new Random(3);
    int count = 5000;
    Motions motions = Motions.allocate(count + 5).slice(5, count);
    Planes planes = Planes.allocate(20_003).slice(3, 20_000);
    int[] offsets = new int[count + 1];
    for (int i = 0; i < count; i++) {
      motions.set(i, random.nextFloat() - 0.5f, random.nextFloat() - 0.5f, random.nextFloat() - 0.5f);
      offsets[i + 1] = offsets[i] + random.nextInt(5);
    }
    for (int k = 0; k < planes.size(); k++) {
      planes.set(k, random.nextFloat() - 0.5f, random.nextFloat() - 0.5f, random.nextFloat() - 0.5f, 0);
    }
    Motions out = Motions.allocate(count), other = Motions.allocate(count);
    Engine.scalar().slide(motions, planes, offsets, out);
    try (ForkJoinPool pool = new ForkJoinPool(3)) {
      Engines.widest().parallel(pool).slide(motions, planes, offsets, other);
    }
    for (int i = 0; i < count; i++) {
      assertArrayEquals(out.get(i, new float[3]), other.get(i, new float[3]));
      Planes mine = planes.slice(offsets[i], offsets[i + 1] - offsets[i]);
      double[] normals = new double[3 * mine.size()];
      for (int k = 0; k < mine.size(); k++) {
        normals[3 * k] = mine.nx[mine.from() + k];
        normals[3 * k + 1] = mine.ny[mine.from() + k];
        normals[3 * k + 2] = mine.nz[mine.from() + k];
      }
      float[] wish = motions.get(i, new float[3]);
      assertArrayEquals(out.get(i, new float[3]), slide(wish[0], wish[1], wish[2], normals));
    }
    Allocations.none("slide", new java.util.HashMap<>(
        Map.of("slide", () -> Engine.scalar().slide(motions, planes, offsets, other))), 10);
  }

  @Test
  void badArguments() {
    Engine engine = Engine.scalar();
    Motions two = Motions.allocate(2);
    Planes planes = Planes.allocate(3);
    refused("out.size() is 1, but motions.size() is 2",
        () -> engine.slide(two, planes, new int[3], Motions.allocate(1)));
    refused("offsets.length is 2, but there are 3 ends of rows",
        () -> engine.slide(two, planes, new int[2], two));
    refused("offsets[2] is 0, less than offsets[1], which is 1",
        () -> engine.slide(two, planes, new int[] {0, 1, 0}, two));
    refused("offsets[2] is 4, but planes.size() is 3",
        () -> engine.slide(two, planes, new int[] {0, 1, 4}, two));
    assertEquals("offsets",
        assertThrows(NullPointerException.class, () -> engine.slide(two, planes, null, two)).getMessage());
  }

  private static void refused(String message, Runnable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call::run).getMessage());
  }
}
