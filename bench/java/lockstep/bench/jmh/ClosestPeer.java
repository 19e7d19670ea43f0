package lockstep.bench.jmh;

import com.badlogic.gdx.math.Quaternion;
import com.badlogic.gdx.math.Vector3;
import com.badlogic.gdx.physics.bullet.Bullet;
import com.badlogic.gdx.physics.bullet.collision.btBoxShape;
import com.badlogic.gdx.physics.bullet.collision.btDiscreteCollisionDetectorInterface.ClosestPointInput;
import com.badlogic.gdx.physics.bullet.collision.btGjkEpaPenetrationDepthSolver;
import com.badlogic.gdx.physics.bullet.collision.btGjkPairDetector;
import com.badlogic.gdx.physics.bullet.collision.btPointCollector;
import com.badlogic.gdx.physics.bullet.collision.btVoronoiSimplexSolver;
import com.badlogic.gdx.physics.bullet.linearmath.btTransform;
import com.badlogic.gdx.physics.bullet.linearmath.btVector3;
import java.util.Map;
import lockstep.Capsules;
import lockstep.Columns;
import lockstep.OrientedBoxes;
import lockstep.Shapes;
import lockstep.Spheres;
import lockstep.Triangles;
import org.joml.Intersectionf;
import org.joml.Vector3f;

/**
 * Another library's distance and closest points of a pair, called pair by pair as its users do: JOML's for
 * points, segments and triangles, to which radii are added (its segment–triangle function is left out: where
 * they cross it finds other points), and Bullet's GJK through libGDX, with shapes and transforms created
 * beforehand.
 */
@FunctionalInterface
interface ClosestPeer {
  /** The distance of pair i, 0 or less if they overlap; writes the point on the second shape. */
  float measure(int i, float[][] point);

  /** Creates the peer of one batch. */
  @FunctionalInterface
  interface Factory {
    ClosestPeer of(Columns first, Shapes second);
  }

  /** JOML's, by Lockstep's name. */
  Map<String, Factory> JOML = Map.of(//
      "sphere-capsule-points", (a, b) -> sphereCapsule((Spheres) a, (Capsules) b), //
      "capsule-capsule-points", (a, b) -> capsules((Capsules) a, (Capsules) b), //
      "sphere-triangle-points", (a, b) -> sphereTriangle((Spheres) a, (Triangles) b));

  /** Bullet's. */
  Map<String, Factory> BULLET =
      Map.of("obb-obb-points", (a, b) -> boxes((OrientedBoxes) a, (OrientedBoxes) b));

  private static ClosestPeer sphereCapsule(Spheres s, Capsules c) {
    int ds = s.from();
    int dc = c.from();
    Vector3f on = new Vector3f();
    return (k, point) -> {
      int i = ds + k;
      int j = dc + k;
      Intersectionf.findClosestPointOnLineSegment(c.ax[j], c.ay[j], c.az[j], c.bx[j], c.by[j], c.bz[j],
          s.x[i], s.y[i], s.z[i], on);
      return round(s.x[i], s.y[i], s.z[i], s.radius[i], on, c.radius[j], k, point);
    };
  }

  private static ClosestPeer sphereTriangle(Spheres s, Triangles t) {
    int ds = s.from();
    int dt = t.from();
    Vector3f on = new Vector3f();
    return (k, point) -> {
      int i = ds + k;
      int j = dt + k;
      Intersectionf.findClosestPointOnTriangle(t.ax[j], t.ay[j], t.az[j], t.bx[j], t.by[j], t.bz[j], t.cx[j],
          t.cy[j], t.cz[j], s.x[i], s.y[i], s.z[i], on);
      return round(s.x[i], s.y[i], s.z[i], s.radius[i], on, 0, k, point);
    };
  }

  private static ClosestPeer capsules(Capsules a, Capsules b) {
    int da = a.from();
    int db = b.from();
    Vector3f onA = new Vector3f();
    Vector3f onB = new Vector3f();
    return (k, point) -> {
      int i = da + k;
      int j = db + k;
      Intersectionf.findClosestPointsLineSegments(a.ax[i], a.ay[i], a.az[i], a.bx[i], a.by[i], a.bz[i],
          b.ax[j], b.ay[j], b.az[j], b.bx[j], b.by[j], b.bz[j], onA, onB);
      return round(onA.x, onA.y, onA.z, a.radius[i], onB, b.radius[j], k, point);
    };
  }

  /** The distance of two points less their radii; writes the point of the second. */
  private static float round(float x, float y, float z, float radius, Vector3f on, float other, int k,
      float[][] point) {
    float dx = on.x - x, dy = on.y - y, dz = on.z - z;
    float length = (float) Math.sqrt(dx * dx + dy * dy + dz * dz);
    float part = length > 0 ? other / length : 0;
    point[0][k] = on.x - part * dx;
    point[1][k] = on.y - part * dy;
    point[2][k] = on.z - part * dz;
    return length - radius - other;
  }

  private static ClosestPeer boxes(OrientedBoxes a, OrientedBoxes b) {
    Bullet.init();
    btBoxShape[] shapesA = shapes(a), shapesB = shapes(b);
    btTransform[] placesA = places(a), placesB = places(b);
    btGjkPairDetector detector = new btGjkPairDetector(shapesA[0], shapesB[0], new btVoronoiSimplexSolver(),
        new btGjkEpaPenetrationDepthSolver());
    detector.setIgnoreMargin(true);
    ClosestPointInput input = new ClosestPointInput();
    btPointCollector result = new btPointCollector();
    return (k, point) -> {
      detector.setMinkowskiA(shapesA[k]);
      detector.setMinkowskiB(shapesB[k]);
      input.setTransformA(placesA[k]);
      input.setTransformB(placesB[k]);
      result.setDistance(1e18f);
      detector.getClosestPoints(input, result, null);
      btVector3 on = result.getPointInWorld();
      point[0][k] = on.getX();
      point[1][k] = on.getY();
      point[2][k] = on.getZ();
      return result.getDistance();
    };
  }

  /** Boxes of Bullet, without a margin. */
  static btBoxShape[] shapes(OrientedBoxes boxes) {
    btBoxShape[] shapes = new btBoxShape[boxes.size()];
    for (int k = 0; k < shapes.length; k++) {
      int i = boxes.from() + k;
      shapes[k] = new btBoxShape(new Vector3(boxes.halfX[i], boxes.halfY[i], boxes.halfZ[i]));
      shapes[k].setMargin(0);
    }
    return shapes;
  }

  private static btTransform[] places(OrientedBoxes boxes) {
    btTransform[] places = new btTransform[boxes.size()];
    for (int k = 0; k < places.length; k++) {
      int i = boxes.from() + k;
      places[k] = new btTransform(new Quaternion(boxes.qx[i], boxes.qy[i], boxes.qz[i], boxes.qw[i]).nor(),
          new Vector3(boxes.x[i], boxes.y[i], boxes.z[i]));
    }
    return places;
  }
}
