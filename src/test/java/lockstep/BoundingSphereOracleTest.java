package lockstep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import lockstep.Samples.Distribution;
import lockstep.internal.kernel.Floats;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Exact;
import lockstep.oracle.MinimumBall;
import lockstep.oracle.OrientedBox;
import lockstep.oracle.Point;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/**
 * Bounding spheres of shapes against exact arithmetic: nothing is outside, and the radius is the smallest up
 * to an ulp and the rounding of the centre.
 */
@Runs.Once
class BoundingSphereOracleTest {
  private static final float INF = Float.POSITIVE_INFINITY;
  private static final float NAN = Float.NaN;
  private static final float[] NONE = {NAN, NAN, NAN, NAN};
  private static final float[] EVERYWHERE = {0, 0, 0, INF};

  private static Shapes shape(Kind kind, float... element) {
    Shapes shape = (Shapes) Samples.allocate(kind, 1);
    shape.copyFrom(element, 0);
    return shape;
  }

  private static float[] sphere(Shapes shape) {
    return shape.boundingSpheres().get(0, new float[4]);
  }

  private static float[] sphere(Kind kind, float... element) {
    return sphere(shape(kind, element));
  }

  /** Points whose smallest sphere is that of the shape, without the radius of round shapes. */
  private static List<Point> corners(Kind kind, float[] p) {
    List<Point> corners = new ArrayList<>();
    switch (kind) {
      case SPHERE -> corners.add(Point.of(p, 0));
      case CAPSULE, TRIANGLE -> {
        for (int k = 0; k < (kind == Kind.CAPSULE ? 6 : 9); k += 3) {
          corners.add(Point.of(p, k));
        }
      }
      case BOX -> {
        for (int k = 0; k < 8; k++) {
          corners.add(Point.of(p[(k & 1) * 3], p[1 + (k & 2) / 2 * 3], p[2 + (k & 4) / 4 * 3]));
        }
      }
      case ORIENTED_BOX -> {
        OrientedBox box = OrientedBox.of(p, 0);
        for (int k = 0; k < 8; k++) {
          corners.add(box.corner(k));
        }
      }
      default -> throw new AssertionError("no corners of " + kind.one());
    }
    return corners;
  }

  /**
   * The smallest radius around the corners: by symmetry half of the longest diagonal, except for triangles.
   */
  private static double smallest(Kind kind, List<Point> corners) {
    if (kind == Kind.TRIANGLE) {
      return MinimumBall.of(corners).radius();
    }
    double most = 0;
    for (Point p : corners) {
      for (Point q : corners) {
        most = Math.max(most, 0.5 * Math.sqrt(p.minus(q).square().toDouble()));
      }
    }
    return most;
  }

  private static void check(Kind kind, float[] p) {
    float[] sphere = sphere(kind, p);
    float round = kind == Kind.SPHERE ? p[3] : kind == Kind.CAPSULE ? p[6] : 0;
    Point centre = Point.of(sphere, 0);
    Exact beyond = Exact.of(sphere[3]).minus(Exact.of(round));
    assertTrue(beyond.sign() >= 0);
    List<Point> corners = corners(kind, p);
    for (Point corner : corners) {
      assertTrue(corner.minus(centre).square().isAtMost(beyond.square()), () -> corner + " is outside");
    }
    // the oracle's own radius is a square root in double
    double least = (round + smallest(kind, corners)) * (1 + 0x1p-50) + FittedSpheres.rounding(sphere);
    assertTrue(sphere[3] <= least + Math.ulp((float) least), () -> sphere[3] + " is more than " + least);
  }

  private static void checkAll(float[] p) {
    p[3] = Math.abs(p[3]);
    check(Kind.SPHERE, p);
    p[6] = Math.abs(p[6]);
    check(Kind.CAPSULE, p);
    check(Kind.TRIANGLE, p);
    float[] turned = p.clone();
    turned[4] = Math.abs(p[4]);
    turned[5] = Math.abs(p[5]);
    turned[9] = p[9] == 0 ? 1 : p[9];
    System.arraycopy(p, 10, turned, 6, 3);
    if (shape(Kind.ORIENTED_BOX, turned).firstInvalid().isEmpty()) {
      check(Kind.ORIENTED_BOX, turned);
    }
    for (int c = 0; c < 3; c++) {
      float a = p[c], b = p[c + 3];
      p[c] = Math.min(a, b);
      p[c + 3] = Math.max(a, b);
    }
    check(Kind.BOX, p);
  }

  @Property(tries = 300)
  void onTheGrid(@ForAll(supplier = Floats.Grid.class) float[] p) {
    checkAll(p);
  }

  @Property(tries = 300)
  void ofAnySize(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    checkAll(p);
  }

  @Property(tries = 300)
  void nudged(@ForAll(supplier = Floats.Nudged.class) float[] p) {
    checkAll(p);
  }

  /** Slivers: two corners of a triangle close together, or all nearly on a line. */
  @Property(tries = 300)
  void slivers(@ForAll(supplier = Floats.Scaled.class) float[] p) {
    for (int c = 0; c < 3; c++) {
      p[c + 3] = p[c] + p[c + 3] * 0x1p-20f;
    }
    check(Kind.TRIANGLE, p);
    for (int c = 0; c < 3; c++) {
      p[c + 3] = 0.3f * p[c] + 0.7f * p[c + 6];
    }
    check(Kind.TRIANGLE, p);
  }

  /** For arbitrary bits: NaN if there are no bounds, otherwise never too small. */
  @Property(tries = 1000)
  void consistentWithBounds(@ForAll(supplier = Floats.Any.class) float[] p) {
    for (Kind kind : Samples.SHAPES) {
      if (kind == Kind.CYLINDER || kind == Kind.FRUSTUM) {
        continue; // whose bounds may be empty where no sphere is defined
      }
      Shapes shape = shape(kind, p);
      float[] sphere = sphere(shape);
      float[] box = shape.bounds().get(0, new float[6]);
      assertEquals(Float.isNaN(box[0]), Float.isNaN(sphere[3]), () -> kind + " " + shape.bounds());
      if (Float.isNaN(sphere[3])) {
        assertArrayEquals(NONE, sphere);
      } else if (kind == Kind.SPHERE) {
        assertArrayEquals(new float[] {p[0], p[1], p[2], p[3]}, sphere);
      } else if (sphere[3] == INF) {
        assertArrayEquals(EVERYWHERE, sphere);
      } else {
        check(kind, p);
      }
    }
  }

  /** Mistake 5: a sphere around a box with the full diagonal as radius. */
  @Test
  void halfADiagonal() {
    float root3 = Math.nextUp(1.7320508f); // the float nearest to √3 is too small
    assertArrayEquals(new float[] {0, 0, 0, root3}, sphere(Kind.BOX, -1, -1, -1, 1, 1, 1));
    assertArrayEquals(new float[] {5, 6, 7, root3}, sphere(Kind.ORIENTED_BOX, 5, 6, 7, 1, 1, 1, 1, 2, 3, 4));
    assertArrayEquals(new float[] {1.5f, 2, 3, 2.5f}, sphere(Kind.BOX, 0, 0, 3, 3, 4, 3));
    assertArrayEquals(new float[] {1, 2, 3, 7}, sphere(Kind.ORIENTED_BOX, 1, 2, 3, 2, 3, 6, 0, 0, 0, 5));
  }

  /** Mistake 6: three points need not all be on the sphere. */
  @Test
  void obtuseTriangles() {
    assertArrayEquals(new float[] {0, 0, 0, 1}, sphere(Kind.TRIANGLE, -1, 0, 0, 1, 0, 0, 0, 0.5f, 0));
    assertArrayEquals(new float[] {1.5f, 2, 0, 2.5f}, sphere(Kind.TRIANGLE, 3, 0, 0, 0, 0, 0, 0, 4, 0),
        "right");
    assertArrayEquals(new float[] {0, 0, 1, 5}, sphere(Kind.TRIANGLE, -4, -3, 1, 0, 5, 1, 4, -3, 1), "acute");
  }

  @Test
  void degenerateShapes() {
    assertArrayEquals(new float[] {1, 2, 3, 0}, sphere(Kind.TRIANGLE, 1, 2, 3, 1, 2, 3, 1, 2, 3));
    assertArrayEquals(new float[] {1, 2, 3, 1}, sphere(Kind.TRIANGLE, 0, 2, 3, 0, 2, 3, 2, 2, 3));
    assertArrayEquals(new float[] {1, 2, 3, 1}, sphere(Kind.TRIANGLE, 0, 2, 3, 0.5f, 2, 3, 2, 2, 3));
    assertArrayEquals(new float[] {1, 2, 3, 0}, sphere(Kind.BOX, 1, 2, 3, 1, 2, 3));
    assertArrayEquals(new float[] {1, 2, 3, 0.3f}, sphere(Kind.CAPSULE, 1, 2, 3, 1, 2, 3, 0.3f));
    assertArrayEquals(new float[] {3, 2, 3, 2.5f}, sphere(Kind.CAPSULE, 1, 2, 3, 5, 2, 3, 0.5f));
    assertArrayEquals(new float[] {1, 2, 3, 0.1f}, sphere(Kind.SPHERE, 1, 2, 3, 0.1f));
  }

  @Test
  void unboundedShapes() {
    assertArrayEquals(EVERYWHERE, sphere(Kind.PLANE, 0, 0, 1, 7));
    assertArrayEquals(EVERYWHERE, sphere(Kind.BOX, 5, 5, 5, INF, 6, 6));
    assertArrayEquals(EVERYWHERE, sphere(Kind.TRIANGLE, 0, 0, 0, INF, 0, 0, 0, 1, 0));
    assertArrayEquals(EVERYWHERE, sphere(Kind.CAPSULE, 0, 0, 0, 1, 0, 0, INF));
    float most = Float.MAX_VALUE;
    assertArrayEquals(EVERYWHERE, sphere(Kind.BOX, -most, -most, 0, most, most, 0));
    assertArrayEquals(new float[] {0, 0, 0, most}, sphere(Kind.BOX, -most, 0, 0, most, 0, 0));
  }

  @Test
  void whatNothingMeets() {
    assertArrayEquals(NONE, sphere(Kind.SPHERE, 1, 2, 3, -1));
    assertArrayEquals(NONE, sphere(Kind.SPHERE, 1, NAN, 3, 1));
    assertArrayEquals(NONE, sphere(Kind.CAPSULE, 1, 2, 3, 4, 5, 6, -1));
    assertArrayEquals(NONE, sphere(Kind.BOX, 1, 0, 0, 0, 1, 1));
    assertArrayEquals(NONE, sphere(Kind.ORIENTED_BOX, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0));
    assertArrayEquals(NONE, sphere(Kind.ORIENTED_BOX, 0, 0, 0, 1, -1, 1, 0, 0, 0, 1));
    assertArrayEquals(NONE, sphere(Kind.TRIANGLE, 0, 0, 0, 1, 1, NAN, 0, 1, 0));
    assertArrayEquals(NONE, sphere(Kind.PLANE, 0, 0, 0, 1));
  }

  /** Into part of a buffer, for part of another. */
  @Test
  void intoTheCallersSpheres() {
    Random random = new Random(7);
    for (Kind kind : Samples.SHAPES) {
      Shapes shapes = Samples.shapes(kind, random, Distribution.UNIFORM, 50);
      Spheres all = shapes.boundingSpheres(), room = Spheres.allocate(40);
      shapes.slice(10, 30).boundingSpheres(room.slice(5, 30));
      assertArrayEquals(Samples.elements(all.slice(10, 30)), Samples.elements(room.slice(5, 30)));
      assertArrayEquals(new float[20], Samples.elements(room.slice(0, 5)));
      assertArrayEquals(new float[20], Samples.elements(room.slice(35, 5)));
      assertEquals("into.size() is 40, but size() is 50",
          assertThrows(IllegalArgumentException.class, () -> shapes.boundingSpheres(room)).getMessage());
      assertEquals("into",
          assertThrows(NullPointerException.class, () -> shapes.boundingSpheres(null)).getMessage());
    }
  }

  @Test
  void allocatesNothing() {
    Map<String, Runnable> calls = new TreeMap<>();
    for (Kind kind : Samples.SHAPES) {
      Shapes shapes = Samples.shapes(kind, new Random(1), Distribution.UNIFORM, 100);
      Spheres spheres = Spheres.allocate(100);
      calls.put(kind.label(), () -> shapes.boundingSpheres(spheres));
    }
    Allocations.none("bounding spheres", calls, 100);
  }
}
