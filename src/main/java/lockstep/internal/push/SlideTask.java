package lockstep.internal.push;

import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.shape.Elements;

/** What is left of motions along planes: a {@link SlideSearch} for each. */
public final class SlideTask extends Task {
  private static final ThreadLocal<SlideTask> MINE = ThreadLocal.withInitial(SlideTask::new);

  private static final ThreadLocal<SlideSearch> SEARCH = ThreadLocal.withInitial(SlideSearch::new);

  private Elements motions;
  private Elements planes;
  private int[] offsets;
  private Elements out;

  /** That of the calling thread. */
  public static SlideTask mine() {
    return MINE.get();
  }

  public SlideTask of(Elements motions, Elements planes, int[] offsets, Elements out) {
    this.motions = motions;
    this.planes = planes;
    this.offsets = offsets;
    this.out = out;
    return this;
  }

  @Override
  public void release() {
    motions = null;
    planes = null;
    offsets = null;
    out = null;
  }

  @Override
  public void run(int from, int to, Runner runner) {
    SlideSearch search = SEARCH.get();
    float[][] n = planes.columns, v = motions.columns, left = out.columns;
    for (int i = from; i < to; i++) {
      search.begin();
      for (int p = planes.from + offsets[i]; p < planes.from + offsets[i + 1]; p++) {
        search.add(n[0][p], n[1][p], n[2][p]);
      }
      int at = motions.from + i;
      search.find(v[0][at], v[1][at], v[2][at]);
      int into = out.from + i;
      left[0][into] = finite(search.x());
      left[1][into] = finite(search.y());
      left[2][into] = finite(search.z());
    }
  }

  /**
   * As a float: of a motion near the end of the range a projection may have a larger component than the wish
   * had.
   */
  private static float finite(double v) {
    return (float) Math.clamp(v, -Float.MAX_VALUE, Float.MAX_VALUE);
  }
}
