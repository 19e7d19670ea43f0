package tour;

import lockstep.Boxes;
import lockstep.Engine;
import lockstep.Filter;
import lockstep.Instances;
import lockstep.PairChanges;
import lockstep.Pairs;
import lockstep.Placements;
import lockstep.Spheres;
import lockstep.Tree;
import lockstep.World;

/**
 * Follows a moving world: all pairs that touch in each step, which of them are new and which have ended,
 * filters by layer and group, and bodies made of several shapes.
 */
public final class WorldTour {
  private static final int COUNT = 1000;

  private WorldTour() {}

  /** Prints what changes from step to step. */
  public static void main(String[] args) {
    Engine engine = Engine.best();
    Spheres stones = Spheres.allocate(COUNT);
    for (int i = 0; i < COUNT; i++) {
      stones.set(i, 3f * i, 0f, 0f, 1f);
    }
    Tree field = Tree.of(stones);
    Pairs touches = Pairs.allocate(4 * COUNT);
    PairChanges changes = new PairChanges();
    for (int step = 0; step < 4; step++) {
      for (int i = 1; i < COUNT; i += 2) {
        stones.x[i] -= 2; // every second stone moves to the one before it, and on
      }
      field.update(); // once a step, after moving
      engine.overlap(field, touches); // all pairs i < j that touch, by a broad phase and the exact test
      changes.update(touches);
      System.out.println("step " + step + ": " + touches.size() + " pairs touch, " + changes.began().size()
          + " began, " + changes.ended().size() + " ended");
    }
    System.out.println(engine.candidates(field, 0f, touches) + " pairs of bounding boxes meet");

    int[] layer = new int[COUNT];
    int[] mask = new int[COUNT];
    int[] body = new int[COUNT];
    for (int i = 0; i < COUNT; i++) {
      layer[i] = i < COUNT / 2 ? 1 : 2;
      mask[i] = 1; // meets shapes of layer 1 only, and both must agree
      body[i] = i / 4; // four stones make a body
    }
    Engine filtered = engine.where(Filter.layers(layer, mask)); // keep it; the columns may change
    System.out.println(filtered.overlap(field, touches) + " pairs touch on layer 1");
    Engine apart = filtered.where(Filter.groups(body)); // shapes of one group ignore each other
    System.out.println(apart.overlap(field, touches) + " of them are not of one body");

    Boxes walls = Boxes.allocate(1);
    walls.set(0, -10f, -10f, -1f, 10f, 10f, 1f);
    World world = new World();
    world.add(field, body);
    world.addFixed(Tree.of(walls), new int[] {COUNT}); // fixed shapes do not meet each other
    world.update();
    System.out.println(world.pairs(engine, touches) + " pairs of bodies touch");

    Boxes crate = Boxes.allocate(1); // in a frame of its own
    crate.set(0, -1f, -1f, -1f, 1f, 1f, 1f);
    Placements where = Placements.allocate(2);
    where.set(0, 0, 0, 1.9); // on the wall
    where.set(1, 0, 0, 4.4, 1f, 0f, 0f, 2f); // above it, turned about x
    world.add(Instances.of(where, Tree.of(crate)), new int[] {COUNT + 1, COUNT + 2});
    System.out.println(world.pairs(engine, touches) + " with two crates");
    where.set(1, 0, 0, 3.8, 1f, 0f, 0f, 1f); // turned on, and fallen: no shape is rewritten
    world.update();
    System.out.println(world.pairs(engine, touches) + " when one has fallen on the other");
  }
}
