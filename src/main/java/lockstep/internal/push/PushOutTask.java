package lockstep.internal.push;

import lockstep.internal.adaptive.Way;
import lockstep.internal.run.PairFilter;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.shape.Elements;

/**
 * The nearest free place of each mover: a {@link PushSearch} that comes to know an obstacle whenever the
 * place it has found is not free.
 */
public final class PushOutTask extends Task {
  private static final ThreadLocal<PushOutTask> MINE = ThreadLocal.withInitial(PushOutTask::new);

  private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(Scratch::new);

  public final PushOutScene scene = new PushOutScene();
  private PairFilter filter; // null for none
  private Way way;
  private Places out;

  /** What a thread needs for it. */
  static final class Scratch {
    private final PushSearch search = new PushSearch();
    private final DeepestObstacle deepest = new DeepestObstacle();
    private final float[] home = new float[3];
    private final float[] place = new float[3];
  }

  /** That of the calling thread. */
  public static PushOutTask mine() {
    return MINE.get();
  }

  /** The scene has been filled in. */
  public PushOutTask of(Way way, PairFilter filter, Places out) {
    this.way = way;
    this.filter = filter;
    this.out = out;
    return this;
  }

  @Override
  public void release() {
    scene.release();
    filter = null;
    out = null;
  }

  @Override
  public void run(int from, int to, Runner runner) {
    Scratch scratch = SCRATCH.get();
    scratch.deepest.begin(scene, filter, way);
    try {
      for (int mover = from; mover < to; mover++) {
        push(mover, scratch, runner);
      }
    } finally {
      scratch.deepest.release();
    }
  }

  private void push(int mover, Scratch scratch, Runner runner) {
    Elements movers = scene.movers();
    float[][] columns = movers.columns;
    int at = movers.from + mover;
    float radius;
    if (!movers.isCylinders()) {
      scratch.home[0] = columns[0][at];
      scratch.home[1] = columns[1][at];
      scratch.home[2] = columns[2][at];
      radius = columns[3][at];
    } else {
      int[] order = scene.order();
      scratch.home[order[0]] = columns[0][at];
      scratch.home[order[1]] = columns[1][at];
      scratch.home[order[2]] = 0;
      radius = columns[2][at];
    }
    scratch.deepest.from(mover, scratch.home, radius);
    if (!scratch.deepest.find(scratch.home, runner)) {
      out.set(mover, scratch.home, 0);
    } else if (leads(radius, scratch, runner)) {
      out.set(mover, scratch.place, Math.max(Float.MIN_VALUE, scratch.search.distance()));
    } else {
      out.set(mover, scratch.home, Float.POSITIVE_INFINITY);
    }
  }

  /** Finds the place of a mover that overlaps something; false if there is none within reach. */
  private boolean leads(float radius, Scratch scratch, Runner runner) {
    PushSearch search = scratch.search;
    DeepestObstacle deepest = scratch.deepest;
    int[] order = scene.order();
    double x = scratch.home[order[0]], y = scratch.home[order[1]],
        z = scene.isPlanar() ? 0 : scratch.home[order[2]];
    search.begin(scene.isPlanar(), radius, Math.sqrt(x * x + y * y + z * z));
    scratch.place[order[2]] = scratch.home[order[2]];
    do {
      if (deepest.depth == Double.POSITIVE_INFINITY || !search.add(deepest.number, deepest.piece())
          || !search.find(out.reach)) {
        return false;
      }
      scratch.place[order[0]] = (float) (x + search.coordinate(0));
      scratch.place[order[1]] = (float) (y + search.coordinate(1));
      if (!scene.isPlanar()) {
        scratch.place[order[2]] = (float) (z + search.coordinate(2));
      }
      if (!isFinite(scratch.place)) {
        return false;
      }
    } while (deepest.find(scratch.place, runner));
    return true;
  }

  private static boolean isFinite(float[] place) {
    return Float.isFinite(place[0]) && Float.isFinite(place[1]) && Float.isFinite(place[2]);
  }
}
