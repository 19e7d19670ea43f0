package lockstep.internal.grid;

import java.util.Random;
import java.util.function.Supplier;
import lockstep.internal.adaptive.Practice;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;

/** Boxes of two sizes, as sample data for both ways of searching a grid. */
public final class ScanPractice implements Practice {
  private static final int MANY = 1024;
  private static final int SURVEYS = 100;
  private static final float SPACE = 8;

  private static final Supplier<Survey> SCALAR_SURVEY = Survey::scalar;

  private final Scan scalar = Scan.scalar();
  private final Scan wide;
  private final Supplier<Survey> wideSurvey;
  private final Grid grid;
  private final PairPlan plan = new PairPlan();
  private final Selection some = new Selection();
  private final byte[] marks = new byte[MANY];
  private final Survey few;
  private long found;

  /** Samples for a scan and surveys with vectors. */
  public ScanPractice(Scan wide, Supplier<Survey> wideSurvey) {
    this.wide = wide;
    this.wideSurvey = wideSurvey;
    Random random = new Random(1);
    float[][] boxes = new float[Kind.BOX.width()][MANY];
    for (int i = 0; i < MANY; i++) {
      float extent = i % 16 == 0 ? 2 : 0.3f;
      marks[i] = (byte) (i % 8 == 0 ? 1 : 0);
      for (int axis = 0; axis < 3; axis++) {
        boxes[axis][i] = SPACE * random.nextFloat();
        boxes[axis + 3][i] = boxes[axis][i] + extent;
      }
    }
    grid = new Grid(new Elements(Kind.BOX, boxes, 0, MANY));
    few = wideSurvey.get();
    few.clear();
  }

  /** A grid of sample boxes makes few calls of its survey. */
  @Override
  public void callLoops() {
    for (int k = 0; k < SURVEYS; k++) {
      few.take(1);
    }
  }

  @Override
  public void scalar() {
    use(scalar, SCALAR_SURVEY);
  }

  @Override
  public void wide() {
    use(wide, wideSurvey);
  }

  private void use(Scan scan, Supplier<Survey> surveys) {
    grid.build(surveys);
    plan.within(grid);
    run(scan);
    some.select(grid, marks, (byte) 1, MANY); // one by one
    plan.between(some, grid);
    run(scan);
  }

  private void run(Scan scan) {
    scan.begin((first, second, count) -> found += count);
    plan.run(scan, 0, plan.size());
    scan.end();
  }
}
