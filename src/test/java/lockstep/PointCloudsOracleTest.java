package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import lockstep.internal.kernel.Floats;
import lockstep.oracle.Exact;
import lockstep.oracle.MinimumBall;
import lockstep.oracle.OrientedBox;
import lockstep.oracle.Point;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/**
 * Volumes fitted to clouds of points against exact arithmetic: no point is outside, the smallest sphere is as
 * small as the best one of all sets of four points, and oriented boxes are no larger than axis-aligned ones.
 */
@Runs.Once
class PointCloudsOracleTest {
  /** Allowed error of the smallest sphere's radius, in addition to the rounding of its centre, in ulp. */
  private static final double ULPS = 2;

  /** The volumes of one cloud. */
  private static final class Fit {
    final List<Point> points = new ArrayList<>();
    final float[] box = new float[6], ritter = new float[4], minimum = new float[4], oriented = new float[10];

    /** Points x, y, z, x, y, z, … */
    Fit(float... p) {
      int n = p.length / 3;
      float[][] columns = new float[3][n];
      for (int k = 0; k < 3 * n; k++) {
        columns[k % 3][k / 3] = p[k];
      }
      for (int k = 0; k < n; k++) {
        points.add(Point.of(p, 3 * k));
      }
      PointClouds clouds = PointClouds.wrap(columns[0], columns[1], columns[2], new int[] {0, n}, 1);
      Boxes boxes = Boxes.allocate(1);
      clouds.boxes(boxes);
      boxes.get(0, box);
      Spheres spheres = Spheres.allocate(1);
      clouds.ritterSpheres(spheres);
      spheres.get(0, ritter);
      clouds.minimumSpheres(spheres);
      spheres.get(0, minimum);
      OrientedBoxes orientedBoxes = OrientedBoxes.allocate(1);
      clouds.orientedBoxes(orientedBoxes);
      orientedBoxes.get(0, oriented);
    }

    Fit holdsAll() {
      FittedSpheres.holds(ritter, points);
      FittedSpheres.holds(minimum, points);
      OrientedBox obb = OrientedBox.of(oriented, 0);
      for (Point p : points) {
        Point local = obb.local(p);
        for (int axis = 0; axis < 3; axis++) {
          assertTrue(local.on(axis).abs().isAtMost(obb.half().on(axis)), () -> p + " is outside");
        }
      }
      isNotLargerThanAligned();
      return this;
    }

    /**
     * Asserts that it is no larger than an axis-aligned box whose centre and half extents have been rounded.
     */
    private void isNotLargerThanAligned() {
      double aligned = 1;
      for (int axis = 0; axis < 3; axis++) {
        double half = 0.5 * ((double) box[axis + 3] - box[axis]);
        double middle = 0.5 * ((double) box[axis + 3] + box[axis]);
        aligned *= half == 0 ? 0 : half + 0.51 * Math.ulp((float) middle) + 1.01 * Math.ulp((float) half);
      }
      double volume = volume();
      assertTrue(volume <= aligned * (1 + 0x1p-50), volume + " is more than " + aligned);
    }

    /** An eighth of the oriented box's volume. */
    double volume() {
      return (double) oriented[3] * oriented[4] * oriented[5];
    }

    void check() {
      holdsAll();
      double radius = MinimumBall.of(points).radius();
      FittedSpheres.isSmallest(minimum, points, ULPS);
      double most = 1.5 * radius * (1 + 0x1p-22) + FittedSpheres.rounding(ritter);
      assertTrue(ritter[3] <= Math.max(most, Float.MIN_VALUE), () -> ritter[3] + " is more than " + most);
    }
  }

  private static float[] first(float[] p, int points) {
    return Arrays.copyOf(p, 3 * points);
  }

  // ---- small clouds ----

  @Property(tries = 400)
  void onTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p, @ForAll @IntRange(min = 1, max = 6) int n) {
    new Fit(first(p, n)).check();
  }

  @Property(tries = 400)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p, @ForAll @IntRange(min = 1, max = 6) int n) {
    new Fit(first(p, n)).check();
  }

  @Property(tries = 400)
  void ofAnySize(@ForAll(supplier = Floats.Scaled.class) float[] p,
      @ForAll @IntRange(min = 1, max = 6) int n) {
    new Fit(first(p, n)).check();
  }

  /** Nearly in a plane, or nearly on a line. */
  @Property(tries = 400)
  void flat(@ForAll(supplier = Floats.Scaled.class) float[] p, @ForAll @IntRange(min = 3, max = 6) int n,
      @ForAll @IntRange(min = 0, max = 30) int flat, @ForAll boolean line) {
    for (int k = line ? 2 : 3; k < 6; k++) {
      float s = p[3 * k], t = line ? 0 : p[3 * k + 1];
      for (int c = 0; c < 3; c++) {
        float in = p[c] + s * (p[3 + c] - p[c]) + t * (p[6 + c] - p[c]);
        p[3 * k + c] = in + Math.scalb(p[3 * k + c], -flat);
      }
    }
    new Fit(first(p, n)).check();
  }

  /**
   * Finite floats of any magnitude, for which a radius may not exist; nothing throws, and nothing finite is
   * outside.
   */
  @Property(tries = 1000)
  void anyFloats(@ForAll(supplier = Floats.Any.class) float[] p, @ForAll @IntRange(min = 1, max = 6) int n) {
    boolean finite = true;
    for (int k = 0; k < 3 * n; k++) {
      finite &= Float.isFinite(p[k]);
    }
    if (finite) {
      Fit fit = new Fit(first(p, n));
      if (fit.minimum[3] < Float.POSITIVE_INFINITY && fit.ritter[3] < Float.POSITIVE_INFINITY) {
        fit.holdsAll();
      }
    }
  }

  /** A cloud twice or half as large has volumes twice or half as large. */
  @Property(tries = 200)
  void powersOfTwo(@ForAll(supplier = Floats.Reals.class) float[] p,
      @ForAll @IntRange(min = -20, max = 20) int power) {
    float[] scaled = first(p, 6);
    for (int k = 0; k < scaled.length; k++) {
      scaled[k] = Math.scalb(scaled[k], power);
    }
    Fit one = new Fit(first(p, 6)), other = new Fit(scaled);
    for (int k = 0; k < 4; k++) {
      assertEquals(Math.scalb(one.minimum[k], power), other.minimum[k]);
      assertEquals(Math.scalb(one.ritter[k], power), other.ritter[k]);
    }
    for (int k = 0; k < 10; k++) {
      assertEquals(k < 6 ? Math.scalb(one.oriented[k], power) : one.oriented[k], other.oriented[k]);
    }
  }

  // ---- known answers ----

  /** Mistake 6: the smallest sphere need not have four support points. */
  @Test
  void twoSupportPoints() {
    Fit fit = new Fit(-1, 0, 0, 1, 0, 0, 0, 0.5f, 0);
    fit.check();
    assertArrayEquals(new float[] {0, 0, 0, 1}, fit.minimum);
  }

  @Test
  void onePointAndTwo() {
    Fit one = new Fit(0.1f, 0.2f, 0.3f);
    assertArrayEquals(new float[] {0.1f, 0.2f, 0.3f, 0.1f, 0.2f, 0.3f}, one.box);
    assertArrayEquals(new float[] {0.1f, 0.2f, 0.3f, 0}, one.minimum);
    assertArrayEquals(new float[] {0.1f, 0.2f, 0.3f, 0}, one.ritter);
    assertArrayEquals(new float[] {0.1f, 0.2f, 0.3f, 0, 0, 0, 0, 0, 0, 1}, one.oriented);
    Fit two = new Fit(4, 1, 1, -2, 1, 1);
    two.check();
    assertArrayEquals(new float[] {-2, 1, 1, 4, 1, 1}, two.box);
    assertArrayEquals(new float[] {1, 1, 1, 3}, two.minimum);
    assertArrayEquals(new float[] {1, 1, 1, 3}, two.ritter);
    assertArrayEquals(new float[] {1, 1, 1, 3, 0, 0, 0, 0, 0, 1}, two.oriented);
  }

  @Test
  void duplicates() {
    float[] p = new float[3 * 100];
    Arrays.fill(p, 0.7f);
    Fit same = new Fit(p);
    assertArrayEquals(new float[] {0.7f, 0.7f, 0.7f, 0}, same.minimum);
    assertArrayEquals(new float[] {0.7f, 0.7f, 0.7f, 0, 0, 0, 0, 0, 0, 1}, same.oriented);
    for (int k = 0; k < 100; k++) { // an acute triangle, many times
      p[3 * k] = k % 3 == 0 ? -4 : k % 3 == 1 ? 0 : 4;
      p[3 * k + 1] = k % 3 == 1 ? 5 : -3;
      p[3 * k + 2] = 1;
    }
    assertArrayEquals(new float[] {0, 0, 1, 5}, new Fit(p).holdsAll().minimum);
  }

  /**
   * All 30 points with whole coordinates on a sphere of radius 3, also far from the origin: nothing rounds.
   */
  @Test
  void cosphericalFarAway() {
    for (float offset : new float[] {0, 1e6f}) {
      List<Float> p = new ArrayList<>();
      for (int k = 0; k < 343; k++) {
        int a = k % 7 - 3, b = k / 7 % 7 - 3, c = k / 49 - 3;
        if (a * a + b * b + c * c == 9) {
          p.addAll(List.of(offset + a, offset - b, c - offset));
        }
      }
      assertEquals(90, p.size());
      Fit fit = new Fit(floats(p));
      fit.holdsAll();
      assertArrayEquals(new float[] {offset, offset, 0 - offset, 3}, fit.minimum);
      assertTrue(fit.ritter[3] >= 3);
    }
  }

  private static float[] floats(List<Float> list) {
    float[] floats = new float[list.size()];
    for (int k = 0; k < floats.length; k++) {
      floats[k] = list.get(k);
    }
    return floats;
  }

  /** Points on a tilted line: the ends are those of a diameter, and the box is as thin as rounding. */
  @Test
  void collinear() {
    float[] p = new float[3 * 41];
    for (int k = -20; k <= 20; k++) {
      p[3 * (k + 20)] = 2 * k;
      p[3 * (k + 20) + 1] = 3 * k;
      p[3 * (k + 20) + 2] = 6 * k;
    }
    Fit fit = new Fit(p).holdsAll();
    assertArrayEquals(new float[] {0, 0, 0, 140}, fit.minimum);
    float[] half = {fit.oriented[3], fit.oriented[4], fit.oriented[5]};
    Arrays.sort(half);
    assertTrue(half[1] < 140 * 0x1p-22 && half[2] < 140.001f, Arrays.toString(half));
  }

  /** A tilted rectangle full of points, and one in a plane of two axes, which is exactly flat. */
  @Test
  void coplanar() {
    for (boolean tilted : new boolean[] {true, false}) {
      for (int axis = 0; axis < 3; axis++) {
        Random random = new Random(5);
        float[] p = new float[3 * 200];
        for (int k = 0; k < 200; k++) {
          double s = k < 4 ? k % 2 * 2 - 1 : 2 * random.nextDouble() - 1;
          double t = 2 * (k < 4 ? k / 2 * 2 - 1 : 2 * random.nextDouble() - 1);
          double a = 0.6 * s - 0.8 * t, b = 0.8 * s + 0.6 * t;
          p[3 * k + axis] = (float) a;
          p[3 * k + (axis + 1) % 3] = (float) (tilted ? 0.28 * b : b);
          p[3 * k + (axis + 2) % 3] = (float) (tilted ? 0.96 * b : 7);
        }
        Fit fit = new Fit(p).holdsAll();
        float[] half = {fit.oriented[3], fit.oriented[4], fit.oriented[5]};
        Arrays.sort(half);
        assertEquals(0, half[0], tilted ? 0x1p-21f : 0);
        assertEquals(1, half[1], 1e-5f);
        assertEquals(2, half[2], 1e-5f);
      }
    }
  }

  // ---- larger clouds ----

  private static float[] random(Random random, int n, float offset, boolean onSphere) {
    float[] p = new float[3 * n];
    for (int k = 0; k < n; k++) {
      double a = random.nextGaussian(), b = random.nextGaussian(), c = random.nextGaussian();
      double length = onSphere ? Math.sqrt(a * a + b * b + c * c) : 1;
      p[3 * k] = (float) (a / length) + offset;
      p[3 * k + 1] = (float) (b / length) - offset;
      p[3 * k + 2] = (float) (c / length) + offset;
    }
    return p;
  }

  /** Points near the sphere's surface alone need as large a sphere. */
  @Property(tries = 60)
  void largerClouds(@ForAll @IntRange(min = 7, max = 300) int n, @ForAll int seed, @ForAll boolean far) {
    Fit fit = new Fit(random(new Random(seed), n, far ? 1e4f : 0, false)).holdsAll();
    double slack = FittedSpheres.rounding(fit.minimum) + 4 * Math.ulp(fit.minimum[3]);
    Point centre = Point.of(fit.minimum, 0);
    List<Point> near = new ArrayList<>();
    for (Point p : fit.points) {
      if (p.minus(centre).length() >= fit.minimum[3] - 2 * slack && near.size() < 8) {
        near.add(p);
      }
    }
    FittedSpheres.isSmallest(fit.minimum, near, ULPS);
    assertTrue(fit.ritter[3] >= MinimumBall.of(near).radius() * (1 - 0x1p-40));
  }

  /** Everything on one sphere, up to rounding. */
  @Test
  void onASphere() {
    Fit fit = new Fit(random(new Random(3), 2000, 0, true)).holdsAll();
    assertEquals(1, fit.minimum[3], 3e-7f);
    for (int axis = 0; axis < 3; axis++) {
      assertEquals(0, fit.minimum[axis], 3e-7f);
    }
  }

  /** A rotated box of any shape, full of points including its corners, is recovered. */
  @Property(tries = 60)
  void turnedBoxes(@ForAll int seed, @ForAll @IntRange(min = 8, max = 100) int n) {
    Random random = new Random(seed);
    float[] obb =
        {0, 0, 0, 1, 0.1f + random.nextFloat(), 0.1f + random.nextFloat(), (float) random.nextGaussian(),
            (float) random.nextGaussian(), (float) random.nextGaussian(), (float) random.nextGaussian()};
    OrientedBox box = OrientedBox.of(obb, 0);
    float[] p = new float[3 * n];
    for (int k = 0; k < n; k++) {
      Point at = k < 8 ? box.corner(k)
          : box.at(1 - 2 * random.nextDouble(), 1 - 2 * random.nextDouble(), 1 - 2 * random.nextDouble());
      for (int axis = 0; axis < 3; axis++) {
        p[3 * k + axis] = (float) at.on(axis).toDouble();
      }
    }
    Fit fit = new Fit(p).holdsAll();
    double volume = fit.volume() / ((double) obb[3] * obb[4] * obb[5]);
    assertTrue(volume < 1.0001, () -> "times as large: " + volume);
  }

  /** An oriented box of whole numbers is never larger than the axis-aligned one, not by an ulp. */
  @Property(tries = 500)
  void noLargerOnTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    Fit fit = new Fit(first(p, 6));
    Exact mine = Exact.of(fit.oriented[3]).times(fit.oriented[4]).times(fit.oriented[5]).times(8);
    Exact aligned = Exact.ONE;
    for (int axis = 0; axis < 3; axis++) {
      aligned = aligned.times(fit.box[axis + 3] - fit.box[axis]);
    }
    assertTrue(mine.isAtMost(aligned));
  }
}
