package lockstep.bench.jmh;

import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.math.Quaternion;
import com.badlogic.gdx.math.Vector3;
import com.badlogic.gdx.physics.bullet.Bullet;
import com.badlogic.gdx.physics.bullet.collision.CollisionObjectWrapper;
import com.badlogic.gdx.physics.bullet.collision.btBoxBoxCollisionAlgorithm;
import com.badlogic.gdx.physics.bullet.collision.btBoxShape;
import com.badlogic.gdx.physics.bullet.collision.btCollisionAlgorithmConstructionInfo;
import com.badlogic.gdx.physics.bullet.collision.btCollisionDispatcher;
import com.badlogic.gdx.physics.bullet.collision.btCollisionObject;
import com.badlogic.gdx.physics.bullet.collision.btDefaultCollisionConfiguration;
import com.badlogic.gdx.physics.bullet.collision.btDispatcherInfo;
import com.badlogic.gdx.physics.bullet.collision.btManifoldResult;
import java.util.Map;
import lockstep.Columns;
import lockstep.OrientedBoxes;
import lockstep.Shapes;

/**
 * Another library's manifold of a pair, called pair by pair: Bullet's {@code btBoxBoxCollisionAlgorithm}
 * through libGDX, which runs {@code btBoxBoxDetector} and keeps up to four points, with shapes, objects,
 * algorithms and results created beforehand, one of each for a pair.
 */
@FunctionalInterface
interface ContactPeer {
  /** The number of points of pair i. */
  int touch(int i);

  /** Creates the peer of one batch. */
  @FunctionalInterface
  interface Factory {
    ContactPeer of(Columns first, Shapes second);
  }

  /** Bullet's, by Lockstep's name. */
  Map<String, Factory> BULLET =
      Map.of("obb-obb-contact", (a, b) -> boxes((OrientedBoxes) a, (OrientedBoxes) b));

  private static ContactPeer boxes(OrientedBoxes a, OrientedBoxes b) {
    Bullet.init();
    CollisionObjectWrapper[] first = objects(a);
    CollisionObjectWrapper[] second = objects(b);
    btCollisionDispatcher dispatcher = new btCollisionDispatcher(new btDefaultCollisionConfiguration());
    btCollisionAlgorithmConstructionInfo construction =
        new btCollisionAlgorithmConstructionInfo(dispatcher, 0);
    btDispatcherInfo info = new btDispatcherInfo();
    btBoxBoxCollisionAlgorithm[] algorithms = new btBoxBoxCollisionAlgorithm[first.length];
    btManifoldResult[] results = new btManifoldResult[first.length];
    for (int k = 0; k < first.length; k++) {
      algorithms[k] = new btBoxBoxCollisionAlgorithm(null, construction, first[k].wrapper, second[k].wrapper);
      results[k] = new btManifoldResult(first[k].wrapper, second[k].wrapper);
    }
    return i -> {
      algorithms[i].processCollision(first[i].wrapper, second[i].wrapper, info, results[i]);
      return results[i].getPersistentManifold().getNumContacts();
    };
  }

  private static CollisionObjectWrapper[] objects(OrientedBoxes boxes) {
    btBoxShape[] shapes = ClosestPeer.shapes(boxes);
    CollisionObjectWrapper[] objects = new CollisionObjectWrapper[shapes.length];
    for (int k = 0; k < objects.length; k++) {
      int i = boxes.from() + k;
      btCollisionObject object = new btCollisionObject();
      object.setCollisionShape(shapes[k]);
      object.setWorldTransform(new Matrix4(new Vector3(boxes.x[i], boxes.y[i], boxes.z[i]),
          new Quaternion(boxes.qx[i], boxes.qy[i], boxes.qz[i], boxes.qw[i]).nor(), new Vector3(1, 1, 1)));
      objects[k] = new CollisionObjectWrapper(object);
    }
    return objects;
  }
}
