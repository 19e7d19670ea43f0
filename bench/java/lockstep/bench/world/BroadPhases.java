package lockstep.bench.world;

import lockstep.Engine;
import lockstep.Pairs;
import lockstep.Tree;

/** Broad phases by name, and a check of their pairs. */
public final class BroadPhases {
  private BroadPhases() {}

  /** {@code engine} is for Lockstep's. */
  public static BroadPhase named(String name, MovingScene scene, Engine engine) {
    return switch (name) {
      case "grid" -> new PlainGrid(scene.shapes, scene.boxes);
      case "sweep" -> new PlainSweep(scene.boxes);
      case "bullet-trees" -> BulletPairs.trees(scene.boxes);
      case "bullet-sweep" -> BulletPairs.sweep(scene.boxes);
      default -> new OwnPairs(scene.shapes, engine);
    };
  }

  /**
   * Takes a few steps, and compares the last one's pairs with those of another method: Lockstep's for spheres
   * or boxes, or the plain sweep for boxes.
   *
   * @return their number
   * @throws IllegalStateException if they differ
   */
  public static int agree(BroadPhase finder, MovingScene scene) {
    for (int step = 0; step < 3; step++) {
      scene.advance();
      finder.step();
    }
    if (finder instanceof BulletPairs bullet) {
      bullet.read();
    }
    boolean exact = finder instanceof OwnPairs || finder instanceof PlainGrid;
    Pairs expected;
    if (finder instanceof OwnPairs) {
      PlainGrid grid = new PlainGrid(scene.shapes, scene.boxes);
      grid.step();
      expected = grid.sorted();
    } else {
      expected = Pairs.allocate(0);
      Tree tree = Tree.of(exact ? scene.shapes : scene.boxes);
      expected = Pairs.allocate(Engine.best().overlap(tree, expected));
      Engine.best().overlap(tree, expected);
    }
    Pairs got = finder.sorted();
    int differing = got.size() == expected.size() ? 0 : 1;
    for (int k = 0; k < got.size() && differing == 0; k++) {
      differing += got.first(k) != expected.first(k) || got.second(k) != expected.second(k) ? 1 : 0;
    }
    // spheres are rounded differently there: a touch in a million may be decided differently
    if (differing > 0 && (scene.shapes == scene.boxes || Math.abs(got.size() - expected.size()) > 3)) {
      throw new IllegalStateException("expected " + expected + ", but got " + got);
    }
    return expected.size();
  }
}
