package lockstep.bench.world;

import lockstep.Engine;
import lockstep.Pairs;
import lockstep.Shapes;
import lockstep.Tree;

/** Lockstep's: a tree that is updated, and the list of its pairs. */
public final class OwnPairs extends BroadPhase {
  private final Tree tree;
  private final Engine engine;
  private Pairs pairs = Pairs.allocate(1 << 16);

  /** Finds pairs of these shapes. */
  public OwnPairs(Shapes shapes, Engine engine) {
    tree = Tree.of(shapes);
    this.engine = engine;
  }

  @Override
  public long step() {
    tree.update();
    long needed = engine.overlap(tree, pairs);
    if (needed > pairs.capacity()) {
      pairs = Pairs.allocate(needed + needed / 4);
      engine.overlap(tree, pairs);
    }
    return needed;
  }

  @Override
  Pairs sorted() {
    return pairs;
  }
}
