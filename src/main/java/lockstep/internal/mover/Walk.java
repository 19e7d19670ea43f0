package lockstep.internal.mover;

import static lockstep.internal.mover.State.CHECK;
import static lockstep.internal.mover.State.DONE;
import static lockstep.internal.mover.State.DOWN;
import static lockstep.internal.mover.State.FLY;
import static lockstep.internal.mover.State.LIFT;
import static lockstep.internal.mover.State.PROBE_DOWN;
import static lockstep.internal.mover.State.WALK;

import lockstep.internal.push.SlideSearch;

/**
 * Walking, flying and falling of a {@code Mover}'s characters: what the next sweep of each is, and what
 * follows from what it has touched.
 */
final class Walk {
  /** Contacts that a motion is clipped at, at most; those that are left for sliding down a slope. */
  static final int BUMPS = 4, SLIPS = 2;

  /** How steep a contact may be that is on the edge of something to stand on: the cosine of its angle. */
  static final double EDGE = 0.05;

  /** What hangs over farther is not stepped on. */
  private static final double OVERHANG = -0.1;

  private final Footing footing;
  private final Settings set;
  private final State s;
  private final Step step;
  private final SlideSearch search = new SlideSearch();

  Walk(Footing footing, State state) {
    this.footing = footing;
    set = footing.settings;
    s = state;
    step = new Step(footing, state, this);
  }

  Step step() {
    return step;
  }

  /** Begins with a wish. */
  void begin(int i, double x, double y, double z) {
    double most = set.skin * Settings.LONGEST, length = Math.sqrt(x * x + y * y + z * z);
    double scale = length > most ? most / length : 1;
    double rises = scale * set.upwards(x, y, z);
    State.set(s.wish, i, scale * x, scale * y, scale * z);
    s.sinks[i] = rises <= 0;
    s.walks[i] = rises <= 0 && footing.index[i] >= 0;
    if (s.walks[i]) {
      s.fall[i] = -rises;
      State.set(s.wish, i, scale * x - rises * set.upX, scale * y - rises * set.upY,
          scale * z - rises * set.upZ);
      turn(i, State.length(s.wish, i), footing.nx[i], footing.ny[i], footing.nz[i]);
    }
    goOn(i);
  }

  /** Begins with a push. */
  void beginPushed(int i, double x, double y, double z) {
    double most = set.skin * Settings.LONGEST, length = Math.sqrt(x * x + y * y + z * z);
    double scale = length > most ? most / length : 1;
    State.set(s.wish, i, scale * x, scale * y, scale * z);
    goOn(i);
  }

  /** The next sweep along what is left of the wish, if anything is. */
  void goOn(int i) {
    s.phase[i] = s.walks[i] && !s.slips[i] ? WALK : FLY;
    s.slide(i, search);
    if (State.length(s.rest, i) <= 1e-6 * set.skin || s.bumps[i] >= (s.slips[i] ? SLIPS : BUMPS)) {
      endOfWay(i);
    }
  }

  private void endOfWay(int i) {
    double sees = set.sees();
    s.reach[i] = s.walks[i] ? s.fall[i] + Math.max(set.stepHeight, sees) : sees;
    s.phase[i] = s.sinks[i] && !s.slips[i] ? DOWN : CHECK;
  }

  /** Turns what is wished along the ground, which makes it no longer or shorter than it should be. */
  void turn(int i, double length, double x, double y, double z) {
    double rises = set.upwards(s.wish[3 * i], s.wish[3 * i + 1], s.wish[3 * i + 2]);
    double hx = s.wish[3 * i] - rises * set.upX, hy = s.wish[3 * i + 1] - rises * set.upY,
        hz = s.wish[3 * i + 2] - rises * set.upZ;
    double climb = -(hx * x + hy * y + hz * z) / set.upwards(x, y, z);
    hx += climb * set.upX;
    hy += climb * set.upY;
    hz += climb * set.upZ;
    double size = Math.sqrt(hx * hx + hy * hy + hz * hz);
    double scale = size > 0 ? length / size : 0;
    State.set(s.wish, i, scale * hx, scale * hy, scale * hz);
  }

  /**
   * A motion as it is swept: longer by a skin, so that what is just behind its end keeps its distance too.
   */
  static double longer(double length, double skin) {
    return 1 + skin / length;
  }

  /**
   * Moves along a motion until the contact at {@code time}, 1 being its end, and off that by what is missing
   * of a skin; returns the part of the motion done.
   */
  double advance(int i, double[] motion, double time, float nx, float ny, float nz) {
    double part = Math.min(time, 1);
    double x = motion[3 * i], y = motion[3 * i + 1], z = motion[3 * i + 2];
    if (!(time < Double.POSITIVE_INFINITY)) {
      s.shift(i, x, y, z, 0);
      return 1;
    }
    double gap = (time - part) * Math.max(0, -State.dot(motion, i, nx, ny, nz));
    double off = Math.max(0, set.skin - gap);
    s.shift(i, part * x + off * nx, part * y + off * ny, part * z + off * nz, off);
    return part;
  }

  /** What follows from a sweep along the rest. */
  void moved(int i, int row, Rows rows) {
    double length = State.length(s.rest, i);
    double time = rows.t[row] * longer(length, set.skin);
    float nx = rows.nx[row], ny = rows.ny[row], nz = rows.nz[row];
    double part = advance(i, s.rest, time, nx, ny, nz);
    State.scale(s.wish, i, 1 - part);
    if (!(time < Double.POSITIVE_INFINITY)) {
      endOfWay(i);
      return;
    }
    s.bumps[i]++;
    double rises = set.upwards(nx, ny, nz);
    if (rises >= set.walkable && s.slips[i]) {
      footing.stand(i, nx, ny, nz, rows.index[row], rows.target[row]);
      s.phase[i] = CHECK;
      return;
    }
    if (rises >= set.walkable && s.sinks[i]) {
      walkOn(i, nx, ny, nz);
    } else if (s.phase[i] == FLY) {
      s.keepTo(i, nx, ny, nz);
    } else {
      wall(i, rises, nx, ny, nz);
      if (s.bumps[i] < BUMPS && rises > OVERHANG && step.begin(i, 1 - part)) {
        return;
      }
    }
    goOn(i);
  }

  private void walkOn(int i, float nx, float ny, float nz) {
    if (s.phase[i] == FLY) { // has landed
      s.forgetPlanes(i);
      double rises = set.upwards(s.wish[3 * i], s.wish[3 * i + 1], s.wish[3 * i + 2]);
      State.set(s.wish, i, s.wish[3 * i] - rises * set.upX, s.wish[3 * i + 1] - rises * set.upY,
          s.wish[3 * i + 2] - rises * set.upZ);
      s.walks[i] = true;
    }
    turn(i, State.length(s.wish, i), nx, ny, nz);
    s.keepTo(i, nx, ny, nz);
  }

  /** For walking all that is too steep is a wall. */
  private void wall(int i, double rises, float nx, float ny, float nz) {
    double x = nx - rises * set.upX, y = ny - rises * set.upY, z = nz - rises * set.upZ;
    double size = Math.sqrt(x * x + y * y + z * z);
    if (size > 1e-3) {
      s.keepTo(i, x / size, y / size, z / size);
    }
    if (rises < 0 || size <= 1e-3) {
      s.keepTo(i, nx, ny, nz);
    }
  }

  /** What follows from a sweep downwards. */
  void sunk(int i, int row, Rows rows) {
    double down = rows.t[row] * s.reach[i];
    if (!(down < Double.POSITIVE_INFINITY)) {
      sink(i, s.fall[i]);
      s.phase[i] = CHECK;
      return;
    }
    float nx = rows.nx[row], ny = rows.ny[row], nz = rows.nz[row];
    double rises = set.upwards(nx, ny, nz);
    if (rises >= set.walkable) {
      settle(i, down, rises);
      footing.stand(i, nx, ny, nz, rows.index[row], rows.target[row]);
    } else if (isEdge(rises)) {
      s.reach[i] = down;
      step.look(i, row, rows, PROBE_DOWN);
    } else {
      slip(i, down, nx, ny, nz);
    }
  }

  /** Whether a contact that rises so much may be on the edge of something to stand on. */
  boolean isEdge(double rises) {
    return rises > EDGE && rises < set.walkable;
  }

  /**
   * Stands on a contact so far down, above it by a skin along its normal, so that who stands does not creep.
   */
  void settle(int i, double down, double rises) {
    sink(i, above(down, rises));
    s.phase[i] = CHECK;
  }

  /** Moves down on a way that has been swept; up, if that is negative, on none. */
  private void sink(int i, double by) {
    s.shift(i, -by * set.upX, -by * set.upY, -by * set.upZ, Math.max(0, -by));
  }

  /** How far down the place is that is a skin away from a contact so far down. */
  double above(double down, double rises) {
    return down - Math.min(set.skin / rises, 4 * set.skin);
  }

  /** Slides down what is too steep, if it falls that far. */
  void slip(int i, double down, float nx, float ny, float nz) {
    double skin = set.skin;
    if (down < s.fall[i]) {
      s.shift(i, skin * nx - down * set.upX, skin * ny - down * set.upY, skin * nz - down * set.upZ, skin);
      double left = s.fall[i] - down;
      State.set(s.wish, i, -left * set.upX, -left * set.upY, -left * set.upZ);
      s.slips[i] = true;
      s.bumps[i] = 0;
      s.forgetPlanes(i);
      s.keepTo(i, nx, ny, nz);
      goOn(i);
    } else {
      sink(i, Math.min(s.fall[i], Math.max(0, down - 4 * skin)));
      s.phase[i] = CHECK;
    }
  }

  /**
   * The place is not free, or not reached freely, since it was moved off a contact: back to the last that
   * was.
   */
  void goBack(int i) {
    State.copy(i, s.safe, s.place);
    switch (s.phase[i]) {
      case CHECK -> s.phase[i] = DONE;
      case WALK, FLY, LIFT -> {
        System.arraycopy(s.before, 3 * i, s.wish, 3 * i, 3);
        s.bumps[i]++;
        goOn(i);
      }
      default -> {
      }
    }
  }
}
