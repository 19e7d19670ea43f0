package lockstep.internal.query;

import lockstep.internal.adaptive.Pace;
import lockstep.internal.adaptive.Way;
import lockstep.internal.bvh.RayCaster;
import lockstep.internal.run.CastWays;
import lockstep.internal.run.Casters;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.run.VectorSupport;

/** Rays through trees, in whichever way is faster. Pieces are rays, in multiples of a result word. */
abstract class Casting extends Task {
  /** Rays that are cast in one way before it is asked which is the faster. */
  private static final int PIECE = 1024;

  private Way way;

  /** Sets the way of the engine. */
  final void in(Way itsWay) {
    way = itsWay;
  }

  /** Both ways of casting at the target. */
  abstract CastWays ways();

  /** Whether it is only asked whether rays hit. */
  abstract boolean isAny();

  /** How many rays with vectors are a piece, which are put into order together. */
  abstract int widePiece();

  /** Casts rays {@code from} to {@code to − 1}, or as many of them as it likes, and returns how many. */
  abstract int cast(RayCaster caster, int from, int to);

  @Override
  public final void run(int from, int to, Runner runner) {
    CastWays ways = way == Way.BEST ? ways() : null;
    Pace pace = ways == null ? null : ways.pace(isAny());
    for (int at = from; at < to;) {
      if (way != Way.BEST) {
        at += cast(caster(way == Way.WIDE), at, to);
        continue;
      }
      boolean wide = runner.meter().begin(ways, pace, Math.min(to - at, PIECE));
      int count = cast(caster(wide), at, at + Math.min(to - at, wide ? widePiece() : PIECE));
      runner.meter().end(count);
      at += count;
    }
  }

  private RayCaster caster(boolean wide) {
    RayCaster caster = Casters.get(wide);
    caster.use(way == Way.BEST ? VectorSupport.TWINS : VectorSupport.KERNELS);
    return caster;
  }
}
