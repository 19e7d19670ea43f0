package lockstep.bench.jmh;

import java.util.Map;
import lockstep.Boxes;
import lockstep.Rays;
import lockstep.Spheres;
import lockstep.Triangles;
import org.joml.Intersectionf;
import org.joml.Vector2f;
import org.joml.Vector3f;

/**
 * JOML's tests, in the form that takes plain numbers, which stand in the same columns as ours. Casts
 * write t. There is nothing for box–triangle and triangle–triangle.
 */
final class Joml {
  /** What a determinant must exceed for a ray not to count as parallel to a triangle. */
  private static final float EPSILON = 1e-6f;

  static final Peer.Library LIBRARY = new Peer.Library("JOML",
      Map.of("sphere-sphere", (a, b, t) -> sphereSphere((Spheres) a, (Spheres) b), //
          "sphere-box", (a, b, t) -> sphereBox((Spheres) a, (Boxes) b), //
          "box-box", (a, b, t) -> boxBox((Boxes) a, (Boxes) b), //
          "sphere-triangle", (a, b, t) -> sphereTriangle((Spheres) a, (Triangles) b), //
          "ray-sphere", (a, b, t) -> raySphere((Rays) a, (Spheres) b, t), //
          "ray-box", (a, b, t) -> rayBox((Rays) a, (Boxes) b, t), //
          "ray-triangle", (a, b, t) -> rayTriangle((Rays) a, (Triangles) b, t)));

  private Joml() {}

  /** To JOML it is the surfaces that overlap. */
  private static Peer sphereSphere(Spheres s, Spheres t) {
    int ds = s.from();
    int dt = t.from();
    return k -> {
      int i = ds + k;
      int j = dt + k;
      return Intersectionf.testSphereSphere(s.x[i], s.y[i], s.z[i], s.radius[i] * s.radius[i], t.x[j], t.y[j],
          t.z[j], t.radius[j] * t.radius[j]);
    };
  }

  private static Peer sphereBox(Spheres s, Boxes b) {
    int ds = s.from();
    int db = b.from();
    return k -> {
      int i = ds + k;
      int j = db + k;
      return Intersectionf.testAabSphere(b.minX[j], b.minY[j], b.minZ[j], b.maxX[j], b.maxY[j], b.maxZ[j],
          s.x[i], s.y[i], s.z[i], s.radius[i] * s.radius[i]);
    };
  }

  private static Peer boxBox(Boxes a, Boxes b) {
    int da = a.from();
    int db = b.from();
    return k -> {
      int i = da + k;
      int j = db + k;
      return Intersectionf.testAabAab(a.minX[i], a.minY[i], a.minZ[i], a.maxX[i], a.maxY[i], a.maxZ[i],
          b.minX[j], b.minY[j], b.minZ[j], b.maxX[j], b.maxY[j], b.maxZ[j]);
    };
  }

  private static Peer sphereTriangle(Spheres s, Triangles t) {
    Vector3f nearest = new Vector3f();
    int ds = s.from();
    int dt = t.from();
    return k -> {
      int i = ds + k;
      int j = dt + k;
      return Intersectionf.intersectSphereTriangle(s.x[i], s.y[i], s.z[i], s.radius[i], t.ax[j], t.ay[j],
          t.az[j], t.bx[j], t.by[j], t.bz[j], t.cx[j], t.cy[j], t.cz[j], nearest) != 0;
    };
  }

  /** JOML takes the direction to be of length 1, and a start inside to be at t &lt; 0. */
  private static Peer raySphere(Rays r, Spheres s, float[] out) {
    Vector2f nearFar = new Vector2f();
    int dr = r.from();
    int ds = s.from();
    return k -> {
      int i = dr + k;
      int j = ds + k;
      boolean hit = Intersectionf.intersectRaySphere(r.ox[i], r.oy[i], r.oz[i], r.dx[i], r.dy[i], r.dz[i],
          s.x[j], s.y[j], s.z[j], s.radius[j] * s.radius[j], nearFar);
      out[k] = hit ? nearFar.x : Float.POSITIVE_INFINITY;
      return hit;
    };
  }

  private static Peer rayBox(Rays r, Boxes b, float[] out) {
    Vector2f nearFar = new Vector2f();
    int dr = r.from();
    int db = b.from();
    return k -> {
      int i = dr + k;
      int j = db + k;
      boolean hit = Intersectionf.intersectRayAab(r.ox[i], r.oy[i], r.oz[i], r.dx[i], r.dy[i], r.dz[i],
          b.minX[j], b.minY[j], b.minZ[j], b.maxX[j], b.maxY[j], b.maxZ[j], nearFar);
      out[k] = hit ? nearFar.x : Float.POSITIVE_INFINITY;
      return hit;
    };
  }

  private static Peer rayTriangle(Rays r, Triangles t, float[] out) {
    int dr = r.from();
    int dt = t.from();
    return k -> {
      int i = dr + k;
      int j = dt + k;
      float at = Intersectionf.intersectRayTriangle(r.ox[i], r.oy[i], r.oz[i], r.dx[i], r.dy[i], r.dz[i],
          t.ax[j], t.ay[j], t.az[j], t.bx[j], t.by[j], t.bz[j], t.cx[j], t.cy[j], t.cz[j], EPSILON);
      out[k] = at >= 0 ? at : Float.POSITIVE_INFINITY;
      return at >= 0;
    };
  }
}
