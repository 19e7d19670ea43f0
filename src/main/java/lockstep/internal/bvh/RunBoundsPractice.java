package lockstep.internal.bvh;

import java.util.Random;
import lockstep.internal.adaptive.Practice;

/** Sample boxes for both ways of bounding runs of boxes. */
public final class RunBoundsPractice implements Practice {
  private static final int MANY = 512, CALLS = 20;

  private final RunBounds scalar = RunBounds.scalar();
  private final RunBounds wide;
  private final float[][] boxes = new float[6][MANY + RunBounds.SLACK];
  private float farthest;

  /** Samples for what uses vectors. */
  public RunBoundsPractice(RunBounds wide) {
    this.wide = wide;
    Random random = new Random(1);
    for (int k = 0; k < MANY; k++) {
      for (int axis = 0; axis < 3; axis++) {
        boxes[axis][k] = random.nextFloat();
        boxes[axis + 3][k] = boxes[axis][k] + 0.1f;
      }
    }
  }

  @Override
  public void callLoops() {
    for (int k = 0; k < CALLS; k++) {
      use(wide, 1);
    }
  }

  @Override
  public void scalar() {
    use(scalar, MANY - 7);
  }

  @Override
  public void wide() {
    use(wide, MANY - 7);
  }

  private void use(RunBounds runs, int count) {
    farthest = Math.max(farthest, runs.farthest(boxes, count));
    runs.find(boxes, count, 4);
    runs.find(boxes, count, 8);
  }
}
