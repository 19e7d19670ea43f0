package lockstep.internal.mover;

import static lockstep.internal.mover.State.LAND;
import static lockstep.internal.mover.State.LIFT;
import static lockstep.internal.mover.State.OVER;
import static lockstep.internal.mover.State.PROBE_LAND;

/**
 * Steps of a {@code Mover}'s characters: up, over and down again. Where a character touches an edge with its
 * round underside, the normal says nothing about the ground: then a small ball is let down a little farther
 * in, and what it touches is the ground.
 */
final class Step {
  /**
   * How far a step leads, in skins, where less does not lead up: else a slow character would never be above
   * what it keeps a skin away from.
   */
  private static final double FORWARD = 3;

  private static final double EPSILON = 1e-9;

  private final Footing footing;
  private final Settings set;
  private final State s;
  private final Walk walk;

  Step(Footing footing, State state, Walk walk) {
    this.footing = footing;
    set = footing.settings;
    s = state;
    this.walk = walk;
  }

  /**
   * Begins a step where a wall stops the rest, of which a part is left, or holds it back at the end; false if
   * there is nothing to step over with.
   */
  boolean begin(int i, double left) {
    double x = s.rest[3 * i], y = s.rest[3 * i + 1], z = s.rest[3 * i + 2];
    double rises = set.upwards(x, y, z);
    double hx = x - rises * set.upX, hy = y - rises * set.upY, hz = z - rises * set.upZ;
    double size = Math.sqrt(hx * hx + hy * hy + hz * hz);
    double whole = State.length(s.rest, i), length = left > 0 ? left * whole : Math.min(whole, set.skin);
    s.stretched[i] = false;
    if (!(set.stepHeight > 0) || !(size > 0) || !(length > 1e-6 * set.skin)) {
      return false;
    }
    State.set(s.over, i, length * hx / size, length * hy / size, length * hz / size);
    State.copy(i, s.place, s.base);
    s.phase[i] = LIFT;
    return true;
  }

  /** What follows from the sweep of a phase of a step. */
  void swept(int i, int row, Rows rows) {
    switch (s.phase[i]) {
      case LIFT -> lifted(i, rows.t[row] * (set.stepHeight + set.skin), row, rows);
      case OVER -> over(i, row, rows);
      case LAND -> landed(i, row, rows);
      default -> looked(i, row, rows);
    }
  }

  private void lifted(int i, double high, int row, Rows rows) {
    double by = set.stepHeight, skin = set.skin;
    if (high < Double.POSITIVE_INFINITY) {
      double falls = -set.upwards(rows.nx[row], rows.ny[row], rows.nz[row]);
      by = Math.min(by, high - Math.min(4 * skin, skin / Math.max(falls, EPSILON)));
    }
    if (by <= skin) {
      reject(i);
      return;
    }
    s.lifted[i] = by;
    s.shift(i, by * set.upX, by * set.upY, by * set.upZ, 0);
    s.phase[i] = OVER;
  }

  private void over(int i, int row, Rows rows) {
    double length = State.length(s.over, i);
    double time = rows.t[row] * Walk.longer(length, set.skin);
    if (rows.t[row] == 0) {
      reject(i);
      return;
    }
    float nx = rows.nx[row], ny = rows.ny[row], nz = rows.nz[row];
    double part = walk.advance(i, s.over, time, nx, ny, nz);
    boolean stopped = time < Double.POSITIVE_INFINITY;
    double along = part * length + (stopped ? set.skin * State.dot(s.over, i, nx, ny, nz) / length : 0);
    if (stopped && along <= set.skin) {
      reject(i);
      return;
    }
    double wished = State.length(s.wish, i);
    s.reach[i] = wished > 0 ? Math.max(0, 1 - part * length / wished) : 0;
    s.stopped[i] = stopped;
    s.phase[i] = LAND;
  }

  /** How far down a landing is looked for. */
  double down(int i) {
    return s.lifted[i] + set.sees();
  }

  private void landed(int i, int row, Rows rows) {
    double down = rows.t[row] * down(i);
    double rises = set.upwards(rows.nx[row], rows.ny[row], rows.nz[row]);
    if (rows.t[row] == 0 || !(down < Double.POSITIVE_INFINITY)) {
      again(i);
    } else if (rises >= set.walkable) {
      accept(i, down, rises, row, rows);
    } else if (walk.isEdge(rises)) {
      s.down[i] = down;
      look(i, row, rows, PROBE_LAND);
    } else {
      again(i);
    }
  }

  /** Has the ground at a contact looked at, a little farther in. */
  void look(int i, int row, Rows rows, byte phase) {
    float[] contact = s.contact;
    contact[6 * i] = rows.nx[row];
    contact[6 * i + 1] = rows.ny[row];
    contact[6 * i + 2] = rows.nz[row];
    contact[6 * i + 3] = rows.x[row];
    contact[6 * i + 4] = rows.y[row];
    contact[6 * i + 5] = rows.z[row];
    s.phase[i] = phase;
  }

  /** The ball that looks, from four skins above to four below. */
  void addProbe(int i, Rows rows) {
    float[] contact = s.contact;
    double nx = contact[6 * i], ny = contact[6 * i + 1], nz = contact[6 * i + 2];
    double rises = set.upwards(nx, ny, nz);
    double hx = nx - rises * set.upX, hy = ny - rises * set.upY, hz = nz - rises * set.upZ;
    double skin = set.skin, in = skin / Math.max(Math.sqrt(hx * hx + hy * hy + hz * hz), EPSILON);
    double above = 4 * skin;
    rows.addBall(contact[6 * i + 3] - in * hx + above * set.upX,
        contact[6 * i + 4] - in * hy + above * set.upY, contact[6 * i + 5] - in * hz + above * set.upZ,
        (float) (skin / 4), -2 * above * set.upX, -2 * above * set.upY, -2 * above * set.upZ);
  }

  private void looked(int i, int row, Rows rows) {
    boolean found = rows.t[row] > 0 && rows.t[row] < Float.POSITIVE_INFINITY
        && set.upwards(rows.nx[row], rows.ny[row], rows.nz[row]) >= set.walkable;
    double rises = set.upwards(s.contact[6 * i], s.contact[6 * i + 1], s.contact[6 * i + 2]);
    if (s.phase[i] == PROBE_LAND) {
      if (found) {
        accept(i, s.down[i], rises, row, rows);
      } else {
        again(i);
      }
    } else if (found) {
      walk.settle(i, s.reach[i], rises);
      footing.stand(i, rows.nx[row], rows.ny[row], rows.nz[row], rows.index[row], rows.target[row]);
    } else {
      walk.slip(i, s.reach[i], s.contact[6 * i], s.contact[6 * i + 1], s.contact[6 * i + 2]);
    }
  }

  /**
   * Takes a step that leads up, no higher than it may, or as far as it should: what glances off a wall could
   * do so by sliding.
   */
  private void accept(int i, double down, double rises, int row, Rows rows) {
    int at = State.PLACE * i;
    double ground = set.upwards(rows.x[row], rows.y[row], rows.z[row]);
    double feet = Math.min(set.upwards(s.base[at], s.base[at + 1], s.base[at + 2]),
        set.upwards(s.base[at + 3], s.base[at + 4], s.base[at + 5])) - s.radius[i];
    if (ground - feet > set.stepHeight) {
      reject(i);
      return;
    }
    double length = State.length(s.over, i);
    boolean leadsUp = s.lifted[i] - walk.above(down, rises) > Math.min(set.skin, length / 2);
    if (!leadsUp && (s.stopped[i] || s.stretched[i] || length < FORWARD * set.skin)) {
      again(i);
      return;
    }
    walk.settle(i, down, rises);
    s.forgetPlanes(i);
    State.scale(s.wish, i, s.reach[i]);
    walk.turn(i, State.length(s.wish, i), rows.nx[row], rows.ny[row], rows.nz[row]);
    walk.goOn(i);
  }

  /** Tries the same farther on, if that was a short way and free. */
  private void again(int i) {
    double length = State.length(s.over, i), most = FORWARD * set.skin;
    if (s.stretched[i] || s.stopped[i] || length >= most) {
      reject(i);
    } else {
      s.stretched[i] = true;
      State.scale(s.over, i, most / length);
      State.copy(i, s.base, s.place);
      s.phase[i] = LIFT;
    }
  }

  void reject(int i) {
    State.copy(i, s.base, s.place);
    walk.goOn(i);
  }
}
