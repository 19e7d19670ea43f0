package lockstep.internal.kernel.overlap;

import static lockstep.internal.kernel.overlap.FrustumOracleTest.box;
import static lockstep.internal.kernel.overlap.FrustumOracleTest.capsule;
import static lockstep.internal.kernel.overlap.FrustumOracleTest.orientedBox;
import static lockstep.internal.kernel.overlap.FrustumOracleTest.sphere;
import static lockstep.internal.kernel.overlap.FrustumOracleTest.triangle;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.internal.kernel.Floats;
import lockstep.internal.kernel.Views;
import lockstep.internal.shape.Kind;
import lockstep.oracle.Frustum;
import lockstep.oracle.Triangle;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Properties of frusta with any six planes: hexahedra or not, bounded or not. */
@Runs.Widest
@Runs.Vectors
class FrustumLawsTest {
  /** Six planes of whole numbers, hardly ever those of a hexahedron. */
  private static float[] planes(float[] p, float[] q) {
    float[] f = new float[24];
    for (int k = 0; k < 24; k++) {
      f[k] = k % 4 == 3 ? 2 * q[(k + 3) % 20] - 4 : k < 12 ? p[(k + 9) % 20] : q[k % 20];
    }
    return f;
  }

  @Property(tries = 3000)
  void triangleWithAnySixPlanes(@ForAll(supplier = Floats.Grid.class) float[] p,
      @ForAll(supplier = Floats.Grid.class) float[] q) {
    float[] f = planes(p, q);
    boolean proper = true;
    for (int k = 0; k < 24; k += 4) {
      proper &= f[k] != 0 || f[k + 1] != 0 || f[k + 2] != 0;
    }
    assertEquals(proper && Frustum.of(f, 0).overlaps(Triangle.of(p, 0)), triangle(f, p));
  }

  /** A frustum that contains a hit is hit. */
  @Property(tries = 3000)
  void noneIsMissedWithAnySixPlanes(@ForAll(supplier = Floats.Grid.class) float[] p,
      @ForAll(supplier = Floats.Grid.class) float[] q) {
    float[] f = planes(p, q);
    if (triangle(f, p)) {
      float[] around = new float[10];
      for (int k = 0; k < 3; k++) {
        around[k] = Math.min(p[k], Math.min(p[k + 3], p[k + 6]));
        around[k + 3] = Math.max(p[k], Math.max(p[k + 3], p[k + 6]));
      }
      assertTrue(box(f, around), "its box");
      assertTrue(orientedBox(f, new float[] {0, 0, 0, 3, 3, 3, 0, 0, 0, 1}));
      assertTrue(sphere(f, 0, 0, 0, 5.25f), "a sphere around it");
      assertTrue(capsule(f, new float[] {p[0], p[1], p[2], p[3], p[4], p[5], 10.5f}));
    }
  }

  /** A tree offers what passes the bounds. */
  @Property(tries = 5000)
  void hitsMeetTheBounds(@ForAll(supplier = Floats.Grid.class) float[] p,
      @ForAll(supplier = Floats.Grid.class) float[] q, @ForAll(supplier = Floats.Any.class) float[] any,
      @ForAll @IntRange(min = 0, max = 40) int odd) {
    float[] f = planes(p, q);
    if (odd < 24) {
      f[odd] = any[odd % 20];
    }
    float[] r = any.clone();
    System.arraycopy(q, 0, r, 0, odd % 10);
    meets(box(f, r), f, Kind.BOX, r);
    meets(sphere(f, r[0], r[1], r[2], r[3]), f, Kind.SPHERE, r);
    meets(capsule(f, r), f, Kind.CAPSULE, r);
    meets(orientedBox(f, r), f, Kind.ORIENTED_BOX, r);
    meets(triangle(f, r), f, Kind.TRIANGLE, r);
  }

  private static void meets(boolean hit, float[] f, Kind kind, float[] shape) {
    if (hit) {
      float[] a = bounds(Kind.FRUSTUM, f), b = bounds(kind, shape);
      double slack = 0x1p-24 * (largest(a, 6) + largest(shape, kind.width()));
      for (int axis = 0; axis < 3; axis++) {
        assertTrue(a[axis] - slack <= b[axis + 3] && b[axis] - slack <= a[axis + 3],
            kind + " apart on axis " + axis);
      }
    }
  }

  private static double largest(float[] numbers, int count) {
    double most = 0;
    for (int k = 0; k < count; k++) {
      assertFalse(Float.isNaN(numbers[k]), "a hit with NaN");
      most = Float.isInfinite(numbers[k]) ? most : Math.max(most, Math.abs(numbers[k]));
    }
    return most;
  }

  private static float[] bounds(Kind kind, float[] element) {
    float[][] columns = new float[kind.width()][];
    for (int c = 0; c < columns.length; c++) {
      columns[c] = new float[] {element[c]};
    }
    float[] to = new float[6];
    kind.bounds(columns, 0, to, 0);
    return to;
  }

  /**
   * Scaled by a power of two, mirrored, with axes or corners or ends in another order, and equal ends: on the
   * grid no bit changes.
   */
  @Property(tries = 3000)
  void symmetries(@ForAll(supplier = Floats.Grid.class) float[] p,
      @ForAll(supplier = Floats.Grid.class) float[] q, @ForAll @IntRange(min = -20, max = 20) int scale) {
    float[] f = Views.leaning(Views.box(-1 - Math.abs(q[0]), -1 - Math.abs(q[1]), -1 - Math.abs(q[2]),
        Math.abs(q[3]), Math.abs(q[4]), Math.abs(q[5])), q, 6, 6);
    float r = Math.abs(p[9]);
    float[] box = new float[6], ends = p.clone();
    for (int k = 0; k < 3; k++) {
      box[k] = Math.min(p[k], p[k + 3]);
      box[k + 3] = Math.max(p[k], p[k + 3]);
    }
    ends[6] = r;
    boolean inSphere = sphere(f, p[0], p[1], p[2], r), inCapsule = capsule(f, ends), inBox = box(f, box),
        inTriangle = triangle(f, p);
    float[] point = {p[0], p[1], p[2], p[0], p[1], p[2], r};
    assertEquals(inSphere, capsule(f, point), "equal ends");
    assertEquals(sphere(f, p[0], p[1], p[2], 0),
        triangle(f, new float[] {p[0], p[1], p[2], p[0], p[1], p[2], p[0], p[1], p[2]}), "a point");
    assertEquals(inCapsule, capsule(f, new float[] {p[3], p[4], p[5], p[0], p[1], p[2], r}), "ends");
    assertEquals(inTriangle, triangle(f, new float[] {p[6], p[7], p[8], p[3], p[4], p[5], p[0], p[1], p[2]}));

    float[] g = f.clone(), s = ends.clone(), b = box.clone(), t = p.clone();
    for (int k = 3; k < 24; k += 4) {
      g[k] = Math.scalb(f[k], scale);
    }
    for (float[] lengths : new float[][] {s, b, t}) {
      for (int k = 0; k < lengths.length; k++) {
        lengths[k] = Math.scalb(lengths[k], scale);
      }
    }
    assertEquals(inSphere, sphere(g, t[0], t[1], t[2], s[6]), "scaled");
    assertEquals(inCapsule, capsule(g, s), "scaled");
    assertEquals(inBox, box(g, b), "scaled");
    assertEquals(inTriangle, triangle(g, t), "scaled");

    g = f.clone();
    for (int k = 0; k < 24; k += 4) { // x, y, z become −y, x, z, and the planes come in another order
      int from = (k + 8) % 24;
      g[k] = -f[from + 1];
      g[k + 1] = f[from];
      g[k + 2] = f[from + 2];
      g[k + 3] = f[from + 3];
    }
    float[] turned = {-p[1], p[0], p[2], -p[4], p[3], p[5], -p[7], p[6], p[8]};
    assertEquals(inSphere, sphere(g, turned[0], turned[1], turned[2], r), "turned");
    assertEquals(inTriangle, triangle(g, turned), "turned");
    assertEquals(inBox, box(g, new float[] {-box[4], box[0], box[2], -box[1], box[3], box[5]}), "turned");
    turned[6] = r;
    assertEquals(inCapsule, capsule(g, turned), "turned");
  }
}
