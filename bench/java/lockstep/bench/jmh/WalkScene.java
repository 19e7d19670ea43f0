package lockstep.bench.jmh;

import java.util.List;
import java.util.SplittableRandom;
import lockstep.Boxes;
import lockstep.Capsules;
import lockstep.Engine;
import lockstep.Motions;
import lockstep.Mover;
import lockstep.Obstacles;
import lockstep.Pairs;
import lockstep.Target;
import lockstep.Tree;
import lockstep.Triangles;
import lockstep.bench.scenes.Terrain;

/** Hills of 50,000 triangles with walls on them, and capsules that walk there at 3 m/s, 60 steps a second. */
final class WalkScene {
  static final float STEP = 0.05f;
  static final float CORE = 1.2f; // from end to end of a capsule's segment
  static final float RADIUS = 0.3f;
  static final float STEP_HEIGHT = 0.3f;
  static final float SLOPE_LIMIT = 50;
  private static final int CELLS = 158; // twice its square are 50,000 triangles
  private static final int WALLS = 400;

  final Triangles ground = new Terrain(CELLS, 1, WalkScene::height).triangles(2 * CELLS * CELLS);
  final Boxes walls = Boxes.allocate(WALLS);
  final Capsules people;
  final Motions motions;
  private final List<Target> world;
  private final Mover mover;

  WalkScene(int count) {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < WALLS; i++) {
      float x = place(random);
      float z = place(random);
      boolean along = random.nextBoolean();
      walls.set(i, x, 0, z, x + (along ? 4 : 0.5f), height(x, z) + 3, z + (along ? 0.5f : 4));
    }
    world = List.of(Tree.of(ground), Tree.of(walls));
    people = Capsules.allocate(count);
    motions = Motions.allocate(count);
    for (int i = 0; i < count; i++) {
      do {
        float x = place(random);
        float z = place(random);
        float y = height(x, z) + 1;
        people.set(i, x, y, z, x, y + CORE, z, RADIUS);
      } while (Engine.scalar().overlap(people.slice(i, 1), walls, Pairs.allocate(0)) > 0);
      double angle = 2 * Math.PI * random.nextDouble();
      motions.set(i, (float) (STEP * Math.cos(angle)), -STEP, (float) (STEP * Math.sin(angle)));
    }
    mover = Mover.of(count).stepHeight(STEP_HEIGHT).slopeLimit(SLOPE_LIMIT);
  }

  private static float place(SplittableRandom random) {
    return (float) random.nextDouble(5, CELLS - 5);
  }

  static float height(float x, float z) {
    return 8 * Terrain.rolling(x, z, 32, 3);
  }

  /** Moves all by one step with a mover. */
  void move(Engine engine) {
    mover.move(engine, people, motions, Obstacles.of(world));
    for (int i = 0; i < people.size(); i++) {
      turnBack(i, people.ax[i], people.az[i]);
    }
  }

  /** Turns people back at the border. */
  void turnBack(int i, float x, float z) {
    motions.vx[i] =
        x < 2 ? Math.abs(motions.vx[i]) : x > CELLS - 2 ? -Math.abs(motions.vx[i]) : motions.vx[i];
    motions.vz[i] =
        z < 2 ? Math.abs(motions.vz[i]) : z > CELLS - 2 ? -Math.abs(motions.vz[i]) : motions.vz[i];
  }
}
