package lockstep.internal.bvh;

import java.util.Random;
import lockstep.internal.adaptive.Practice;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;

/** Sample boxes for both ways of bounding runs of boxes. */
public final class RunBoundsPractice implements Practice {
  private static final int MANY = 512, CALLS = 20;

  private final RunBounds scalar = RunBounds.scalar();
  private final RunBounds wide;
  private final float[][] boxes = new float[Elements.BOUNDS][MANY + RunBounds.SLACK];
  private final float[] one = new float[Elements.BOUNDS];
  private final Elements balls = new Elements(Kind.SPHERE, new float[4][MANY + RunBounds.SLACK], 0, MANY);
  private float farthest;

  /** Samples for what uses vectors. */
  public RunBoundsPractice(RunBounds wide) {
    this.wide = wide;
    Random random = new Random(1);
    for (float[] column : balls.columns) {
      for (int k = 0; k < MANY; k++) {
        column[k] = random.nextFloat();
      }
    }
  }

  @Override
  public void callLoops() {
    for (int k = 0; k < CALLS; k++) {
      use(wide, 8);
    }
  }

  @Override
  public void scalar() {
    use(scalar, MANY);
  }

  @Override
  public void wide() {
    use(wide, MANY);
  }

  private void use(RunBounds runs, int count) {
    runs.bound(balls, 0, count, one, boxes);
    farthest = Math.max(farthest, runs.farthest(boxes, count));
    runs.find(boxes, count - 3, 4);
    runs.find(boxes, count - 7, 8);
  }
}
