package lockstep.bench.jmh;

import static java.util.Map.entry;

import java.util.Map;
import lockstep.Boxes;
import lockstep.Cylinders;
import lockstep.OrientedBoxes;
import lockstep.Planes;
import lockstep.Rays;
import lockstep.Spheres;
import lockstep.Triangles;
import org.joml.Intersectionf;
import org.joml.Quaternionf;
import org.joml.Vector2f;
import org.joml.Vector3f;

/**
 * JOML's tests, in the form that takes plain numbers, from the same columns as Lockstep's. Casts write t. It
 * has no tests for the other pairs.
 */
final class Joml {
  /** A ray counts as parallel to a triangle unless the determinant exceeds this. */
  private static final float EPSILON = 1e-6f;

  static final Peer.Library LIBRARY = new Peer.Library("JOML",
      Map.ofEntries(entry("sphere-sphere", (a, b, t) -> sphereSphere((Spheres) a, (Spheres) b)),
          entry("sphere-box", (a, b, t) -> sphereBox((Spheres) a, (Boxes) b)),
          entry("box-box", (a, b, t) -> boxBox((Boxes) a, (Boxes) b)),
          entry("obb-obb", (a, b, t) -> orientedBoxes((OrientedBoxes) a, (OrientedBoxes) b)),
          entry("sphere-triangle", (a, b, t) -> sphereTriangle((Spheres) a, (Triangles) b)),
          entry("sphere-plane", (a, b, t) -> spherePlane((Spheres) a, (Planes) b)),
          entry("box-plane", (a, b, t) -> boxPlane((Boxes) a, (Planes) b)),
          entry("sphere-cylinder", (a, b, t) -> sphereCylinder((Spheres) a, (Cylinders) b)),
          entry("box-cylinder", (a, b, t) -> boxCylinder((Boxes) a, (Cylinders) b)),
          entry("cylinder-cylinder", (a, b, t) -> cylinders((Cylinders) a, (Cylinders) b)),
          entry("ray-sphere", (a, b, t) -> raySphere((Rays) a, (Spheres) b, t)),
          entry("ray-box", (a, b, t) -> rayBox((Rays) a, (Boxes) b, t)),
          entry("ray-plane", (a, b, t) -> rayPlane((Rays) a, (Planes) b, t)),
          entry("ray-triangle", (a, b, t) -> rayTriangle((Rays) a, (Triangles) b, t))));

  private Joml() {}

  /** JOML tests whether the surfaces intersect. */
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

  /**
   * Separating axes of boxes given by their axes, which are computed beforehand: JOML takes no quaternions
   * here.
   */
  private static Peer orientedBoxes(OrientedBoxes a, OrientedBoxes b) {
    float[][] p = axes(a);
    float[][] q = axes(b);
    int da = a.from();
    int db = b.from();
    return k -> {
      int i = da + k;
      int j = db + k;
      return Intersectionf.testObOb(a.x[i], a.y[i], a.z[i], p[0][k], p[1][k], p[2][k], p[3][k], p[4][k],
          p[5][k], p[6][k], p[7][k], p[8][k], a.halfX[i], a.halfY[i], a.halfZ[i], b.x[j], b.y[j], b.z[j],
          q[0][k], q[1][k], q[2][k], q[3][k], q[4][k], q[5][k], q[6][k], q[7][k], q[8][k], b.halfX[j],
          b.halfY[j], b.halfZ[j]);
    };
  }

  private static float[][] axes(OrientedBoxes boxes) {
    float[][] axes = new float[9][boxes.size()];
    Quaternionf q = new Quaternionf();
    Vector3f axis = new Vector3f();
    for (int k = 0; k < boxes.size(); k++) {
      int i = boxes.from() + k;
      q.set(boxes.qx[i], boxes.qy[i], boxes.qz[i], boxes.qw[i]).normalize();
      for (int c = 0; c < 3; c++) {
        q.transform(axis.set(c == 0 ? 1 : 0, c == 1 ? 1 : 0, c == 2 ? 1 : 0));
        axes[3 * c][k] = axis.x;
        axes[3 * c + 1][k] = axis.y;
        axes[3 * c + 2][k] = axis.z;
      }
    }
    return axes;
  }

  /** JOML tests against the plane itself; shapes entirely behind it are not in the data. */
  private static Peer spherePlane(Spheres s, Planes p) {
    int ds = s.from();
    int dp = p.from();
    return k -> {
      int i = ds + k;
      int j = dp + k;
      return Intersectionf.testPlaneSphere(p.nx[j], p.ny[j], p.nz[j], p.d[j], s.x[i], s.y[i], s.z[i],
          s.radius[i]);
    };
  }

  private static Peer boxPlane(Boxes b, Planes p) {
    int db = b.from();
    int dp = p.from();
    return k -> {
      int i = db + k;
      int j = dp + k;
      return Intersectionf.testAabPlane(b.minX[i], b.minY[i], b.minZ[i], b.maxX[i], b.maxY[i], b.maxZ[i],
          p.nx[j], p.ny[j], p.nz[j], p.d[j]);
    };
  }

  /** Two circles, since the cylinders are along y; JOML tests whether the circle lines intersect. */
  private static Peer sphereCylinder(Spheres s, Cylinders c) {
    int ds = s.from();
    int dc = c.from();
    return k -> {
      int i = ds + k;
      int j = dc + k;
      return Intersectionf.testCircleCircle(s.x[i], s.z[i], s.radius[i] * s.radius[i], c.u[j], c.v[j],
          c.radius[j] * c.radius[j]);
    };
  }

  private static Peer boxCylinder(Boxes b, Cylinders c) {
    int db = b.from();
    int dc = c.from();
    return k -> {
      int i = db + k;
      int j = dc + k;
      return Intersectionf.testAarCircle(b.minX[i], b.minZ[i], b.maxX[i], b.maxZ[i], c.u[j], c.v[j],
          c.radius[j] * c.radius[j]);
    };
  }

  private static Peer cylinders(Cylinders a, Cylinders b) {
    int da = a.from();
    int db = b.from();
    return k -> {
      int i = da + k;
      int j = db + k;
      return Intersectionf.testCircleCircle(a.u[i], a.v[i], a.radius[i] * a.radius[i], b.u[j], b.v[j],
          b.radius[j] * b.radius[j]);
    };
  }

  /** Only from in front of the plane. */
  private static Peer rayPlane(Rays r, Planes p, float[] out) {
    int dr = r.from();
    int dp = p.from();
    return k -> {
      int i = dr + k;
      int j = dp + k;
      float at = Intersectionf.intersectRayPlane(r.ox[i], r.oy[i], r.oz[i], r.dx[i], r.dy[i], r.dz[i],
          p.nx[j], p.ny[j], p.nz[j], p.d[j], EPSILON);
      out[k] = at >= 0 ? at : Float.POSITIVE_INFINITY;
      return at >= 0;
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

  /** JOML assumes a direction of length 1, and a start inside to be at t &lt; 0. */
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
