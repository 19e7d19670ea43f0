package lockstep.bench.jmh;

import com.badlogic.gdx.math.Intersector;
import com.badlogic.gdx.math.Vector3;
import com.badlogic.gdx.math.collision.BoundingBox;
import com.badlogic.gdx.math.collision.Ray;
import com.badlogic.gdx.math.collision.Sphere;
import java.util.function.Function;
import java.util.function.IntFunction;
import lockstep.Boxes;
import lockstep.Columns;
import lockstep.Rays;
import lockstep.Shapes;
import lockstep.Spheres;
import lockstep.Triangles;

/**
 * libGDX's tests. They take objects, which are made beforehand and kept in arrays, as its users keep
 * them. Casts are asked for yes or no only, which spares libGDX what ours do: it would give the point,
 * not t. In three dimensions it has no test for the remaining pairs.
 */
final class Gdx {
  private Gdx() {}

  /** As {@link Peer.Library}; {@code t} stays untouched. */
  static Peer of(Pair pair, Columns first, Shapes second, @SuppressWarnings("unused") float[] t) {
    return switch (pair) {
      case SPHERE_SPHERE -> {
        Sphere[] a = spheres((Spheres) first);
        Sphere[] b = spheres((Spheres) second);
        yield i -> a[i].overlaps(b[i]);
      }
      case BOX_BOX -> {
        BoundingBox[] a = boxes((Boxes) first);
        BoundingBox[] b = boxes((Boxes) second);
        yield i -> a[i].intersects(b[i]);
      }
      case RAY_SPHERE -> {
        Ray[] rays = rays((Rays) first);
        Sphere[] spheres = spheres((Spheres) second);
        yield i -> Intersector.intersectRaySphere(rays[i], spheres[i].center, spheres[i].radius, null);
      }
      case RAY_BOX -> {
        Ray[] rays = rays((Rays) first);
        BoundingBox[] boxes = boxes((Boxes) second);
        yield i -> Intersector.intersectRayBoundsFast(rays[i], boxes[i]);
      }
      case RAY_TRIANGLE -> {
        Ray[] rays = rays((Rays) first);
        Triangles t3 = (Triangles) second;
        Vector3[] a = points(t3, 0);
        Vector3[] b = points(t3, 3);
        Vector3[] c = points(t3, 6);
        yield i -> Intersector.intersectRayTriangle(rays[i], a[i], b[i], c[i], null);
      }
      case SPHERE_BOX, SPHERE_TRIANGLE, BOX_TRIANGLE, TRIANGLE_TRIANGLE ->
        throw new IllegalArgumentException("libGDX has no test for " + pair.label());
    };
  }

  private static Sphere[] spheres(Spheres spheres) {
    return objects(spheres, f -> new Sphere(new Vector3(f[0], f[1], f[2]), f[3]), Sphere[]::new);
  }

  private static BoundingBox[] boxes(Boxes boxes) {
    return objects(boxes, f -> new BoundingBox(new Vector3(f[0], f[1], f[2]), new Vector3(f[3], f[4], f[5])),
        BoundingBox[]::new);
  }

  private static Ray[] rays(Rays rays) {
    return objects(rays, f -> new Ray(new Vector3(f[0], f[1], f[2]), new Vector3(f[3], f[4], f[5])),
        Ray[]::new);
  }

  /** The points whose x stands in column {@code c}. */
  private static Vector3[] points(Triangles triangles, int c) {
    return objects(triangles, f -> new Vector3(f[c], f[c + 1], f[c + 2]), Vector3[]::new);
  }

  /** Makes an object of each element's floats. */
  private static <T> T[] objects(Columns columns, Function<float[], T> make, IntFunction<T[]> array) {
    T[] objects = array.apply(columns.size());
    float[] floats = new float[columns.width()];
    for (int i = 0; i < objects.length; i++) {
      objects[i] = make.apply(columns.get(i, floats));
    }
    return objects;
  }
}
