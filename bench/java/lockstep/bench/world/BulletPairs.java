package lockstep.bench.world;

import com.badlogic.gdx.math.Vector3;
import com.badlogic.gdx.physics.bullet.Bullet;
import com.badlogic.gdx.physics.bullet.collision.bt32BitAxisSweep3;
import com.badlogic.gdx.physics.bullet.collision.btBroadphaseInterface;
import com.badlogic.gdx.physics.bullet.collision.btBroadphasePair;
import com.badlogic.gdx.physics.bullet.collision.btBroadphasePairArray;
import com.badlogic.gdx.physics.bullet.collision.btBroadphaseProxy;
import com.badlogic.gdx.physics.bullet.collision.btCollisionDispatcher;
import com.badlogic.gdx.physics.bullet.collision.btDbvtBroadphase;
import com.badlogic.gdx.physics.bullet.collision.btDefaultCollisionConfiguration;
import lockstep.Boxes;

/**
 * Bullet's broad phases through libGDX: dynamic trees, or sweep and prune on three axes. A step passes the
 * boxes that have moved; the pairs stay on the native side, so reading them is not part of it.
 */
public final class BulletPairs extends BroadPhase {
  private final Boxes boxes;
  private final btBroadphaseInterface broadPhase;
  private final btDefaultCollisionConfiguration configuration = new btDefaultCollisionConfiguration();
  private final btCollisionDispatcher dispatcher;
  private final btBroadphaseProxy[] proxies;
  private final float[][] before;
  private final Vector3 min = new Vector3(), max = new Vector3();

  /** Dynamic trees over boxes. */
  public static BulletPairs trees(Boxes boxes) {
    Bullet.init();
    return new BulletPairs(boxes, new btDbvtBroadphase());
  }

  /** Sweep and prune over boxes, in a world slightly larger than all boxes are now. */
  public static BulletPairs sweep(Boxes boxes) {
    Bullet.init();
    Vector3 least = new Vector3(1e9f, 1e9f, 1e9f), greatest = new Vector3(-1e9f, -1e9f, -1e9f);
    for (int i = 0; i < boxes.size(); i++) {
      least.set(Math.min(least.x, boxes.minX[i]), Math.min(least.y, boxes.minY[i]),
          Math.min(least.z, boxes.minZ[i]));
      greatest.set(Math.max(greatest.x, boxes.maxX[i]), Math.max(greatest.y, boxes.maxY[i]),
          Math.max(greatest.z, boxes.maxZ[i]));
    }
    return new BulletPairs(boxes,
        new bt32BitAxisSweep3(least.sub(10, 10, 10), greatest.add(10, 10, 10), boxes.size() + 2));
  }

  private BulletPairs(Boxes boxes, btBroadphaseInterface broadPhase) {
    this.boxes = boxes;
    this.broadPhase = broadPhase;
    dispatcher = new btCollisionDispatcher(configuration);
    proxies = new btBroadphaseProxy[boxes.size()];
    before = new float[][] {boxes.minX.clone(), boxes.minY.clone(), boxes.minZ.clone()};
    for (int i = 0; i < proxies.length; i++) {
      set(i);
      // one object is returned for all
      long pointer = broadPhase.createProxy(min, max, 0, 0, 1, 1, dispatcher).getCPointer();
      proxies[i] = new btBroadphaseProxy(pointer, false);
    }
    broadPhase.calculateOverlappingPairs(dispatcher);
  }

  private void set(int i) {
    min.set(boxes.minX[i], boxes.minY[i], boxes.minZ[i]);
    max.set(boxes.maxX[i], boxes.maxY[i], boxes.maxZ[i]);
  }

  @Override
  public long step() {
    for (int i = 0; i < proxies.length; i++) {
      if (before[0][i] != boxes.minX[i] || before[1][i] != boxes.minY[i] || before[2][i] != boxes.minZ[i]) {
        before[0][i] = boxes.minX[i];
        before[1][i] = boxes.minY[i];
        before[2][i] = boxes.minZ[i];
        set(i);
        broadPhase.setAabb(proxies[i], min, max, dispatcher);
      }
    }
    broadPhase.calculateOverlappingPairs(dispatcher);
    return broadPhase.getOverlappingPairCache().getNumOverlappingPairs();
  }

  /**
   * Reads the pairs of overlapping boxes: Bullet keeps some pairs for a while after they separate, and its
   * boxes have a margin.
   */
  void read() {
    count = 0;
    int least = Integer.MAX_VALUE;
    for (btBroadphaseProxy proxy : proxies) {
      least = Math.min(least, proxy.getUniqueId());
    }
    btBroadphasePairArray pairs = broadPhase.getOverlappingPairCache().getOverlappingPairArray();
    for (int k = 0; k < pairs.size(); k++) {
      btBroadphasePair pair = pairs.at(k);
      int i = pair.getPProxy0().getUniqueId() - least, j = pair.getPProxy1().getUniqueId() - least;
      if (boxes.minX[i] <= boxes.maxX[j] && boxes.maxX[i] >= boxes.minX[j] && boxes.minY[i] <= boxes.maxY[j]
          && boxes.maxY[i] >= boxes.minY[j] && boxes.minZ[i] <= boxes.maxZ[j]
          && boxes.maxZ[i] >= boxes.minZ[j]) {
        add(i, j);
      }
    }
  }

  @Override
  public void close() {
    // the other one takes minutes for that, one by one; the process ends soon
    if (broadPhase instanceof btDbvtBroadphase) {
      for (btBroadphaseProxy proxy : proxies) {
        broadPhase.destroyProxy(proxy, dispatcher);
      }
    }
    broadPhase.dispose();
    dispatcher.dispose();
    configuration.dispose();
  }
}
