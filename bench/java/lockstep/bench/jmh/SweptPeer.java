package lockstep.bench.jmh;

import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.math.Quaternion;
import com.badlogic.gdx.math.Vector3;
import com.badlogic.gdx.physics.bullet.Bullet;
import com.badlogic.gdx.physics.bullet.collision.btBoxShape;
import com.badlogic.gdx.physics.bullet.collision.btConvexCast.CastResult;
import com.badlogic.gdx.physics.bullet.collision.btSubsimplexConvexCast;
import com.badlogic.gdx.physics.bullet.collision.btVoronoiSimplexSolver;
import java.util.Map;
import lockstep.Columns;
import lockstep.Motions;
import lockstep.OrientedBoxes;
import lockstep.Shapes;
import lockstep.Spheres;
import lockstep.Triangles;
import org.joml.GeometryUtils;
import org.joml.Intersectionf;
import org.joml.Vector3f;
import org.joml.Vector4f;

/**
 * Another library's sweep of a pair, called pair by pair as its users do: JOML's of a sphere and a triangle,
 * and Bullet's {@code convexSweepTest} through libGDX, with shapes and transforms created beforehand.
 */
@FunctionalInterface
interface SweptPeer {
  /** The time at which pair i touches, +∞ for a miss; any value for shapes that overlap from the start. */
  float touch(int i);

  /** Creates the peer of one batch. */
  @FunctionalInterface
  interface Factory {
    SweptPeer of(Columns first, Motions motions, Shapes second);
  }

  /** JOML's, by Lockstep's name. */
  Map<String, Factory> JOML =
      Map.of("sphere-triangle-sweep", (a, motions, b) -> sphereTriangle((Spheres) a, motions, (Triangles) b));

  /** Bullet's, by Lockstep's name. */
  Map<String, Factory> BULLET =
      Map.of("obb-obb-sweep", (a, motions, b) -> boxes((OrientedBoxes) a, motions, (OrientedBoxes) b));

  private static SweptPeer sphereTriangle(Spheres s, Motions m, Triangles triangles) {
    int ds = s.from();
    int dm = m.from();
    Triangles t = facing(triangles, m);
    Vector4f pointAndTime = new Vector4f();
    return k -> {
      int i = ds + k;
      int v = dm + k;
      int feature = Intersectionf.intersectSweptSphereTriangle(s.x[i], s.y[i], s.z[i], s.radius[i], m.vx[v],
          m.vy[v], m.vz[v], t.ax[k], t.ay[k], t.az[k], t.bx[k], t.by[k], t.bz[k], t.cx[k], t.cy[k], t.cz[k],
          1e-6f, 1, pointAndTime);
      return feature <= 0 ? Float.POSITIVE_INFINITY : pointAndTime.w; // negative for a motion along the face
    };
  }

  /** Triangles whose front faces what moves: in JOML they have no back. */
  private static Triangles facing(Triangles triangles, Motions motions) {
    Triangles facing = Triangles.allocate(triangles.size());
    Vector3f a = new Vector3f(), b = new Vector3f(), c = new Vector3f(), normal = new Vector3f();
    float[] e = new float[9];
    float[] way = new float[3];
    for (int k = 0; k < facing.size(); k++) {
      triangles.get(k, e);
      motions.get(k, way);
      GeometryUtils.normal(a.set(e[0], e[1], e[2]), b.set(e[3], e[4], e[5]), c.set(e[6], e[7], e[8]), normal);
      int second = normal.dot(way[0], way[1], way[2]) > 0 ? 6 : 3;
      int third = 9 - second;
      facing.set(k, e[0], e[1], e[2], e[second], e[second + 1], e[second + 2], e[third], e[third + 1],
          e[third + 2]);
    }
    return facing;
  }

  private static SweptPeer boxes(OrientedBoxes a, Motions motions, OrientedBoxes b) {
    Bullet.init();
    btBoxShape[] shapesA = ClosestPeer.shapes(a), shapesB = ClosestPeer.shapes(b);
    Matrix4[] from = places(a, null), to = places(a, motions), placesB = places(b, null);
    btSubsimplexConvexCast[] casts = new btSubsimplexConvexCast[shapesA.length];
    btVoronoiSimplexSolver solver = new btVoronoiSimplexSolver();
    for (int k = 0; k < casts.length; k++) {
      casts[k] = new btSubsimplexConvexCast(shapesA[k], shapesB[k], solver);
    }
    CastResult result = new CastResult();
    return k -> {
      result.setFraction(1);
      boolean hit = casts[k].calcTimeOfImpact(from[k], to[k], placesB[k], placesB[k], result);
      return hit ? result.getFraction() : Float.POSITIVE_INFINITY;
    };
  }

  /** The transforms of boxes, before or after their motion. */
  private static Matrix4[] places(OrientedBoxes boxes, Motions motions) {
    Matrix4[] places = new Matrix4[boxes.size()];
    float[] way = new float[3];
    for (int k = 0; k < places.length; k++) {
      int i = boxes.from() + k;
      if (motions != null) {
        motions.get(k, way);
      }
      places[k] = new Matrix4(new Vector3(boxes.x[i] + way[0], boxes.y[i] + way[1], boxes.z[i] + way[2]),
          new Quaternion(boxes.qx[i], boxes.qy[i], boxes.qz[i], boxes.qw[i]).nor(), new Vector3(1, 1, 1));
    }
    return places;
  }
}
