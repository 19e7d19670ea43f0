package lockstep.internal.bvh;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import java.util.List;
import lockstep.Runs;
import lockstep.internal.adaptive.Practice;
import lockstep.internal.run.VectorSupport;
import org.junit.jupiter.api.Test;

/** What is practised on the warm-up thread, where an exception would only be logged, fails nowhere. */
@Runs.Vectors
class TreePracticeTest {
  @Test
  void runs() {
    TreePractice samples = new TreePractice(VectorSupport.treeWidth());
    for (Practice practice : List.of(samples.castsAtTriangles(VectorSupport.newCaster()),
        samples.castsAtOthers(VectorSupport.newCaster()), samples.castsAtHeights(VectorSupport.newCaster()),
        samples.lists(VectorSupport.newCaster()), samples.nearest(VectorSupport.newNearestSearch()),
        samples.sweeps(VectorSupport.newSweepSearch()), samples.walks(VectorSupport.newPairWalk()))) {
      practice.callLoops();
      assertDoesNotThrow(practice::scalar);
      assertDoesNotThrow(practice::wide);
    }
  }
}
