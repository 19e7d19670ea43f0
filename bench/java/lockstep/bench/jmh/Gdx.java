package lockstep.bench.jmh;

import com.badlogic.gdx.math.Intersector;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.math.Quaternion;
import com.badlogic.gdx.math.Vector3;
import com.badlogic.gdx.math.collision.BoundingBox;
import com.badlogic.gdx.math.collision.OrientedBoundingBox;
import com.badlogic.gdx.math.collision.Ray;
import com.badlogic.gdx.math.collision.Sphere;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import lockstep.Boxes;
import lockstep.Columns;
import lockstep.OrientedBoxes;
import lockstep.Rays;
import lockstep.Spheres;
import lockstep.Triangles;

/**
 * libGDX's tests. They take objects, which are created beforehand and kept in arrays, as its users keep them.
 * Casts ask only for yes or no, which saves libGDX the work that Lockstep's casts do: it would return the
 * point, not t. In three dimensions it has no test for the remaining pairs.
 */
final class Gdx {
  static final Peer.Library LIBRARY =
      new Peer.Library("libGDX", Map.of("sphere-sphere", (first, second, t) -> {
        Sphere[] a = spheres((Spheres) first);
        Sphere[] b = spheres((Spheres) second);
        return i -> a[i].overlaps(b[i]);
      }, "box-box", (first, second, t) -> {
        BoundingBox[] a = boxes((Boxes) first);
        BoundingBox[] b = boxes((Boxes) second);
        return i -> a[i].intersects(b[i]);
      }, "box-obb", (first, second, t) -> {
        BoundingBox[] a = boxes((Boxes) first);
        OrientedBoundingBox[] b = orientedBoxes((OrientedBoxes) second);
        return i -> b[i].intersects(a[i]);
      }, "obb-obb", (first, second, t) -> {
        OrientedBoundingBox[] a = orientedBoxes((OrientedBoxes) first);
        OrientedBoundingBox[] b = orientedBoxes((OrientedBoxes) second);
        return i -> a[i].intersects(b[i]);
      }, "ray-obb", (first, second, t) -> {
        Ray[] rays = rays((Rays) first);
        OrientedBoundingBox[] boxes = orientedBoxes((OrientedBoxes) second);
        return i -> Intersector.intersectRayOrientedBoundsFast(rays[i], boxes[i]);
      }, "ray-sphere", (first, second, t) -> {
        Ray[] rays = rays((Rays) first);
        Sphere[] spheres = spheres((Spheres) second);
        return i -> Intersector.intersectRaySphere(rays[i], spheres[i].center, spheres[i].radius, null);
      }, "ray-box", (first, second, t) -> {
        Ray[] rays = rays((Rays) first);
        BoundingBox[] boxes = boxes((Boxes) second);
        return i -> Intersector.intersectRayBoundsFast(rays[i], boxes[i]);
      }, "ray-triangle", (first, second, t) -> {
        Ray[] rays = rays((Rays) first);
        Triangles triangles = (Triangles) second;
        Vector3[] a = points(triangles, 0);
        Vector3[] b = points(triangles, 3);
        Vector3[] c = points(triangles, 6);
        return i -> Intersector.intersectRayTriangle(rays[i], a[i], b[i], c[i], null);
      }));

  private Gdx() {}

  private static Sphere[] spheres(Spheres spheres) {
    return objects(spheres, f -> new Sphere(new Vector3(f[0], f[1], f[2]), f[3]), Sphere[]::new);
  }

  private static BoundingBox[] boxes(Boxes boxes) {
    return objects(boxes, f -> new BoundingBox(new Vector3(f[0], f[1], f[2]), new Vector3(f[3], f[4], f[5])),
        BoundingBox[]::new);
  }

  private static OrientedBoundingBox[] orientedBoxes(OrientedBoxes boxes) {
    return objects(boxes, f -> {
      Vector3 half = new Vector3(f[3], f[4], f[5]);
      Quaternion q = new Quaternion(f[6], f[7], f[8], f[9]).nor();
      return new OrientedBoundingBox(new BoundingBox(half.cpy().scl(-1), half),
          new Matrix4(new Vector3(f[0], f[1], f[2]), q, new Vector3(1, 1, 1)));
    }, OrientedBoundingBox[]::new);
  }

  private static Ray[] rays(Rays rays) {
    return objects(rays, f -> new Ray(new Vector3(f[0], f[1], f[2]), new Vector3(f[3], f[4], f[5])),
        Ray[]::new);
  }

  /** The points whose x is in column {@code c}. */
  private static Vector3[] points(Triangles triangles, int c) {
    return objects(triangles, f -> new Vector3(f[c], f[c + 1], f[c + 2]), Vector3[]::new);
  }

  /** Creates an object from each element's floats. */
  private static <T> T[] objects(Columns columns, Function<float[], T> make, IntFunction<T[]> array) {
    T[] objects = array.apply(columns.size());
    float[] floats = new float[columns.width()];
    for (int i = 0; i < objects.length; i++) {
      objects[i] = make.apply(columns.get(i, floats));
    }
    return objects;
  }
}
