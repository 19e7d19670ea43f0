package lockstep;

import lockstep.internal.push.SlideSearch;

/** What is left of motions along planes: a {@link SlideSearch} for each. */
final class SlideTask extends Task {
  private Motions motions;
  private Planes planes;
  private int[] offsets;
  private Motions out;

  SlideTask of(Motions motions, Planes planes, int[] offsets, Motions out) {
    this.motions = motions;
    this.planes = planes;
    this.offsets = offsets;
    this.out = out;
    return this;
  }

  @Override
  void release() {
    motions = null;
    planes = null;
    offsets = null;
    out = null;
  }

  @Override
  void run(int from, int to, Workspace workspace) {
    SlideSearch search = workspace.slide();
    for (int i = from; i < to; i++) {
      search.begin();
      for (int p = planes.from() + offsets[i]; p < planes.from() + offsets[i + 1]; p++) {
        search.add(planes.nx[p], planes.ny[p], planes.nz[p]);
      }
      int at = motions.from() + i;
      search.find(motions.vx[at], motions.vy[at], motions.vz[at]);
      int into = out.from() + i;
      out.vx[into] = finite(search.x());
      out.vy[into] = finite(search.y());
      out.vz[into] = finite(search.z());
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
