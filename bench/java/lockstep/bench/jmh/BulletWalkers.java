package lockstep.bench.jmh;

import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.math.Vector3;
import com.badlogic.gdx.physics.bullet.Bullet;
import com.badlogic.gdx.physics.bullet.collision.btBoxShape;
import com.badlogic.gdx.physics.bullet.collision.btBroadphaseProxy.CollisionFilterGroups;
import com.badlogic.gdx.physics.bullet.collision.btBvhTriangleMeshShape;
import com.badlogic.gdx.physics.bullet.collision.btCapsuleShape;
import com.badlogic.gdx.physics.bullet.collision.btCollisionDispatcher;
import com.badlogic.gdx.physics.bullet.collision.btCollisionObject;
import com.badlogic.gdx.physics.bullet.collision.btCollisionObject.CollisionFlags;
import com.badlogic.gdx.physics.bullet.collision.btCollisionShape;
import com.badlogic.gdx.physics.bullet.collision.btCollisionWorld;
import com.badlogic.gdx.physics.bullet.collision.btDbvtBroadphase;
import com.badlogic.gdx.physics.bullet.collision.btDefaultCollisionConfiguration;
import com.badlogic.gdx.physics.bullet.collision.btGhostPairCallback;
import com.badlogic.gdx.physics.bullet.collision.btPairCachingGhostObject;
import com.badlogic.gdx.physics.bullet.collision.btTriangleMesh;
import com.badlogic.gdx.physics.bullet.dynamics.btKinematicCharacterController;
import java.util.ArrayList;
import java.util.List;
import lockstep.Boxes;
import lockstep.Capsules;
import lockstep.Engine;
import lockstep.Triangles;

/**
 * Bullet's characters through libGDX, in the same scene as Lockstep's: a {@code
 * btKinematicCharacterController} with a {@code btPairCachingGhostObject} each, the terrain as a {@code
 * btBvhTriangleMeshShape} with quantized boxes, walls as {@code btBoxShape}s, dynamic trees as the broad
 * phase, and filters by which characters meet only what stands still.
 *
 * <p>A step updates all bounds and pairs and calls each controller's {@code updateAction}. {@code
 * stepSimulation} of a dynamics world does that too, but also finds all contacts again, which are not needed
 * here, and so takes longer. Positions are read and directions set for each character, as for Lockstep's.
 *
 * <p>The differences: directions are level, so a way uphill has the same length seen from above; Lockstep's
 * has the same length along the ground. Characters are pushed out of what they are in from a depth of 0.2 on
 * ({@code setMaxPenetrationDepth} by default), and most stand some centimetres deep in the ground; Lockstep's
 * do not penetrate.
 */
final class BulletWalkers {
  private static final float SECONDS = 1 / 60f;
  private static final int CHECKED = 30; // steps

  private final WalkScene scene;
  private final List<Object> kept = new ArrayList<>(); // deleted in Bullet when garbage-collected
  private final btCollisionWorld world;
  private final btKinematicCharacterController[] controllers;
  private final btPairCachingGhostObject[] ghosts;
  private final Matrix4 place = new Matrix4();
  private final Vector3 walk = new Vector3();

  /** Moves the people of the scene to the positions of Bullet's from now on. */
  BulletWalkers(WalkScene scene) {
    Bullet.init();
    this.scene = scene;
    btDefaultCollisionConfiguration configuration = keep(new btDefaultCollisionConfiguration());
    btCollisionDispatcher dispatcher = keep(new btCollisionDispatcher(configuration));
    btDbvtBroadphase broadPhase = keep(new btDbvtBroadphase());
    broadPhase.getOverlappingPairCache().setInternalGhostPairCallback(keep(new btGhostPairCallback()));
    world = new btCollisionWorld(dispatcher, broadPhase, configuration);
    still(new btBvhTriangleMeshShape(mesh(scene.ground), true), 0, 0, 0);
    Boxes w = scene.walls;
    for (int i = 0; i < w.size(); i++) {
      Vector3 half = new Vector3(w.maxX[i] - w.minX[i], w.maxY[i] - w.minY[i], w.maxZ[i] - w.minZ[i]);
      still(new btBoxShape(half.scl(0.5f)), (w.minX[i] + w.maxX[i]) / 2, (w.minY[i] + w.maxY[i]) / 2,
          (w.minZ[i] + w.maxZ[i]) / 2);
    }
    controllers = new btKinematicCharacterController[scene.people.size()];
    ghosts = new btPairCachingGhostObject[controllers.length];
    btCapsuleShape shape = keep(new btCapsuleShape(WalkScene.RADIUS, WalkScene.CORE));
    for (int i = 0; i < controllers.length; i++) {
      character(i, shape);
    }
  }

  private <T> T keep(T object) {
    kept.add(object);
    return object;
  }

  private btTriangleMesh mesh(Triangles triangles) {
    btTriangleMesh mesh = keep(new btTriangleMesh(true, false));
    float[] t = new float[9];
    Vector3 a = new Vector3(), b = new Vector3(), c = new Vector3();
    for (int i = 0; i < triangles.size(); i++) {
      triangles.get(i, t);
      mesh.addTriangle(a.set(t[0], t[1], t[2]), b.set(t[3], t[4], t[5]), c.set(t[6], t[7], t[8]));
    }
    return mesh;
  }

  private void still(btCollisionShape shape, float x, float y, float z) {
    btCollisionObject object = keep(new btCollisionObject());
    object.setCollisionShape(keep(shape));
    object.setWorldTransform(place.setToTranslation(x, y, z));
    world.addCollisionObject(object, CollisionFilterGroups.StaticFilter,
        CollisionFilterGroups.CharacterFilter);
  }

  private void character(int i, btCapsuleShape shape) {
    btPairCachingGhostObject ghost = new btPairCachingGhostObject();
    ghost.setCollisionShape(shape);
    ghost.setCollisionFlags(CollisionFlags.CF_CHARACTER_OBJECT);
    btKinematicCharacterController controller =
        new btKinematicCharacterController(ghost, shape, WalkScene.STEP_HEIGHT, new Vector3(0, 1, 0));
    controller.setMaxSlope((float) Math.toRadians(WalkScene.SLOPE_LIMIT));
    controller.setGravity(new Vector3(0, -9.81f, 0));
    Capsules c = scene.people;
    // after the controller is made, which turns the capsule horizontal
    ghost.setWorldTransform(place.setToTranslation(c.ax[i], c.ay[i] + WalkScene.CORE / 2, c.az[i]));
    world.addCollisionObject(ghost, CollisionFilterGroups.CharacterFilter,
        CollisionFilterGroups.StaticFilter);
    controllers[i] = controller;
    ghosts[i] = ghost;
  }

  /** Takes a step. */
  void move() {
    world.updateAabbs();
    world.computeOverlappingPairs();
    Capsules c = scene.people;
    for (int i = 0; i < controllers.length; i++) {
      controllers[i].setWalkDirection(walk.set(scene.motions.vx[i], 0, scene.motions.vz[i]));
      controllers[i].updateAction(world, SECONDS);
      ghosts[i].getWorldTransform(place);
      float x = place.val[Matrix4.M03], y = place.val[Matrix4.M13], z = place.val[Matrix4.M23];
      c.set(i, x, y - WalkScene.CORE / 2, z, x, y + WalkScene.CORE / 2, z, WalkScene.RADIUS);
      scene.turnBack(i, x, z);
    }
  }

  /**
   * Takes some steps together with Lockstep's characters.
   *
   * @throws IllegalStateException if the mean path is not as long as Lockstep's within 10 %, or somebody is
   *     deep in the ground, far above it or not upright
   */
  void agree() {
    WalkScene ours = new WalkScene(controllers.length);
    double ourWay = 0, theirWay = 0;
    for (int step = 0; step < CHECKED; step++) {
      float[][] ourPlaces = places(ours), theirPlaces = places(scene);
      ours.move(Engine.scalar());
      move();
      ourWay += way(ourPlaces, ours);
      theirWay += way(theirPlaces, scene);
    }
    if (!(Math.abs(theirWay / ourWay - 1) < 0.1)) {
      throw new IllegalStateException("Bullet's walk " + theirWay + ", and ours " + ourWay);
    }
    for (int i = 0; i < controllers.length; i++) {
      ghosts[i].getWorldTransform(place);
      double height = scene.people.ay[i] - WalkScene.height(scene.people.ax[i], scene.people.az[i]);
      if (!(height > WalkScene.RADIUS / 3 && height < 5 && place.val[Matrix4.M11] > 0.99f)) {
        throw new IllegalStateException("Bullet's character " + i + " is " + height + " above the ground, "
            + place.val[Matrix4.M11] + " upright");
      }
    }
  }

  private static float[][] places(WalkScene scene) {
    return new float[][] {scene.people.ax.clone(), scene.people.az.clone()};
  }

  private static double way(float[][] from, WalkScene to) {
    double way = 0;
    for (int i = 0; i < from[0].length; i++) {
      way += Math.hypot(to.people.ax[i] - from[0][i], to.people.az[i] - from[1][i]);
    }
    return way;
  }
}
