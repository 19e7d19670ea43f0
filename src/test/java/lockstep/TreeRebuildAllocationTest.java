package lockstep;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import lockstep.internal.run.VectorSupport;
import lockstep.internal.run.Ways;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;

/**
 * After set-up, a tree is updated for its shapes without allocating: refitted or rebuilt in the same storage.
 */
@Runs.Widest
class TreeRebuildAllocationTest {
  private static final int CALLS = 20;

  private static Map<String, Runnable> verbs() {
    Map<String, Runnable> verbs = new LinkedHashMap<>();
    for (Kind kind : Samples.SHAPES) {
      Shapes shapes = Scene.RANDOM.shapes(new Random(1), kind, 1000);
      float[] before = Samples.elements(shapes);
      float[] after = Samples.elements(Scene.RANDOM.shapes(new Random(2), kind, 1000));
      Tree tree = Tree.of(shapes);
      boolean[] moved = new boolean[1];
      Runnable move = () -> {
        moved[0] = !moved[0];
        float[] now = moved[0] ? after : before;
        int width = shapes.width();
        for (int i = 0; i < now.length; i++) {
          shapes.columns[i % width][i / width] = now[i];
        }
      };
      verbs.put("refit " + kind, () -> {
        move.run();
        tree.refit();
      });
      verbs.put("rebuild " + kind, () -> {
        move.run();
        tree.rebuild();
      });
    }
    return verbs;
  }

  @Test
  void treesFollowTheirShapes() {
    if (VectorSupport.hasBins()) {
      Ways.BINS.turnOn(); // from the start, so that those are tested
    }
    Allocations.none("following", verbs(), CALLS);
  }
}
