package lockstep.internal.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import lockstep.Axis;
import lockstep.Boxes;
import lockstep.Capsules;
import lockstep.Cylinders;
import lockstep.Engine;
import lockstep.Engines;
import lockstep.Frusta;
import lockstep.Hits;
import lockstep.OrientedBoxes;
import lockstep.Pairing;
import lockstep.Planes;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Shapes;
import lockstep.Spheres;
import lockstep.Triangles;

/**
 * One question through the public methods, in every way that must not matter: on the scalar engine and the
 * best, alone and in every lane of a vector, in either order of the operands.
 */
public final class SinglePair {
  private static final int COPIES = 37;

  private SinglePair() {}

  public static Spheres sphere(float x, float y, float z, float radius) {
    return filled(Spheres.allocate(1), x, y, z, radius);
  }

  public static Capsules capsule(float ax, float ay, float az, float bx, float by, float bz, float radius) {
    return filled(Capsules.allocate(1), ax, ay, az, bx, by, bz, radius);
  }

  public static Boxes box(float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
    return filled(Boxes.allocate(1), minX, minY, minZ, maxX, maxY, maxZ);
  }

  /** The same interval on every axis. */
  public static Boxes cube(float min, float max) {
    return box(min, min, min, max, max, max);
  }

  /** An oriented box: centre, half extents and quaternion. */
  public static OrientedBoxes orientedBox(float... box) {
    return filled(OrientedBoxes.allocate(1), box);
  }

  /** A half-space: normal and constant. */
  static Planes plane(float nx, float ny, float nz, float d) {
    return filled(Planes.allocate(1), nx, ny, nz, d);
  }

  static Cylinders cylinder(Axis axis, float u, float v, float radius) {
    return filled(Cylinders.allocate(axis, 1), u, v, radius);
  }

  /** A frustum: six planes. */
  public static Frusta frustum(float... planes) {
    return filled(Frusta.allocate(1), planes);
  }

  public static Triangles triangle(float... corners) {
    return filled(Triangles.allocate(1), corners);
  }

  /** A ray: origin and direction, and optionally tMin and tMax. */
  public static Rays ray(float... ray) {
    return ray.length == 8 ? filled(Rays.allocate(1), ray) : filled(Rays.allocate(1), ray[0], ray[1], ray[2],
        ray[3], ray[4], ray[5], 0, Float.POSITIVE_INFINITY);
  }

  private static <C extends lockstep.Columns> C filled(C columns, float... values) {
    assertEquals(columns.width(), values.length);
    columns.copyFrom(values, 0);
    return columns;
  }

  public static boolean overlap(Shapes one, Shapes other) {
    boolean hit = overlap(Engine.scalar(), one, other);
    assertEquals(hit, overlap(Engine.scalar(), other, one), "order");
    assertEquals(hit, overlap(Engines.widest(), one, other), "best engine");
    assertEquals(hit, overlap(Engines.widest(), other, one), "best engine, order");
    return hit;
  }

  private static boolean overlap(Engine engine, Shapes one, Shapes other) {
    Hits hits = Hits.allocate(COPIES);
    engine.overlap(one, other, Pairing.zip(), hits);
    boolean hit = hits.get(0);
    engine.overlap(one, other, Pairing.indexed(new int[COPIES], new int[COPIES], COPIES), hits);
    assertEquals(hit ? COPIES : 0, hits.count(), "copies");
    return hit;
  }

  /** The t of the hit, or +∞. */
  public static float cast(Rays ray, Shapes shape) {
    float t = cast(Engine.scalar(), ray, shape);
    assertEquals(t, cast(Engines.widest(), ray, shape), "best engine");
    return t;
  }

  private static float cast(Engine engine, Rays ray, Shapes shape) {
    RayHits hits = RayHits.allocate(COPIES);
    engine.cast(ray, shape, Pairing.zip(), hits);
    float t = hits.t[0];
    engine.cast(ray, shape, Pairing.indexed(new int[COPIES], new int[COPIES], COPIES), hits);
    boolean hit = t < Float.POSITIVE_INFINITY;
    assertEquals(hit ? COPIES : 0, hits.count(), "copies");
    for (int k = 0; k < COPIES; k++) {
      assertEquals(t, hits.t[k]);
      assertEquals(hit ? 0 : -1, hits.index[k]);
      assertFalse(Float.isNaN(hits.t[k]) || Float.isNaN(hits.u[k]) || Float.isNaN(hits.v[k]));
    }
    engine.closest(ray, shape, hits);
    assertEquals(t, hits.t[0], "closest");
    return t;
  }

  public static boolean hits(Rays ray, Shapes shape) {
    return cast(ray, shape) < Float.POSITIVE_INFINITY;
  }
}
