package lockstep.internal.mover;

import static lockstep.internal.mover.State.CHECK_START;
import static lockstep.internal.mover.State.DONE;
import static lockstep.internal.mover.State.ESCAPE;
import static lockstep.internal.mover.State.PUSH;

/**
 * The way out for a {@code Mover}'s characters that begin in something, if only by touching it: away from
 * what is nearest to their core, the centre or the segment, as often as needed. The core is swept along the
 * way, so that it leads through nothing.
 */
final class Escape {
  private static final int TRIES = 8;

  private final Settings set;
  private final State s;

  Escape(Settings settings, State state) {
    set = settings;
    s = state;
  }

  /** Has a character that is not free look for a way out, unless it has often enough. */
  void begin(int i) {
    s.phase[i] = s.tries[i]++ < TRIES ? ESCAPE : DONE;
  }

  /** Finds the ways of rows that have been asked what is nearest. */
  void found(int i, int row, Rows rows) {
    int at = State.PLACE * i;
    double ax = s.place[at], ay = s.place[at + 1], az = s.place[at + 2];
    double ex = s.place[at + 3] - ax, ey = s.place[at + 4] - ay, ez = s.place[at + 5] - az;
    double px = rows.x[row] - ax, py = rows.y[row] - ay, pz = rows.z[row] - az;
    double ee = ex * ex + ey * ey + ez * ez;
    double along = ee > 0 ? Math.clamp((ex * px + ey * py + ez * pz) / ee, 0, 1) : 0;
    double x = along * ex - px, y = along * ey - py, z = along * ez - pz;
    double distance = Math.sqrt(x * x + y * y + z * z);
    if (!(rows.t[row] < Float.POSITIVE_INFINITY && distance > 0)) {
      s.phase[i] = DONE;
      return;
    }
    double by = (Math.max(0, s.radius[i] - distance) + set.skin) / distance;
    State.set(s.rest, i, by * x, by * y, by * z);
    s.phase[i] = PUSH;
  }

  /** How thick a core is that is pushed: not so thick that it touches what the character does. */
  float core(int i) {
    return Math.min(s.radius[i], set.skin) / 2;
  }

  /** What follows from the sweep of the core. */
  void pushed(int i, float t) {
    if (t < Float.POSITIVE_INFINITY) {
      s.phase[i] = DONE;
    } else {
      s.shift(i, s.rest[3 * i], s.rest[3 * i + 1], s.rest[3 * i + 2]);
      s.phase[i] = CHECK_START;
    }
  }
}
