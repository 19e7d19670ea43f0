package lockstep.internal.mover;

import static lockstep.internal.mover.State.CHECK;
import static lockstep.internal.mover.State.CHECK_START;
import static lockstep.internal.mover.State.DONE;
import static lockstep.internal.mover.State.DOWN;
import static lockstep.internal.mover.State.ESCAPE;
import static lockstep.internal.mover.State.FLY;
import static lockstep.internal.mover.State.LAND;
import static lockstep.internal.mover.State.LIFT;
import static lockstep.internal.mover.State.OVER;
import static lockstep.internal.mover.State.PROBE_DOWN;
import static lockstep.internal.mover.State.PROBE_LAND;
import static lockstep.internal.mover.State.PUSH;
import static lockstep.internal.mover.State.WALK;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.IntPredicate;
import lockstep.internal.run.Execution;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.internal.shape.Searchable;

/**
 * Moves some characters of a {@code Mover} at a time: in rounds, in each of which all that are not done yet
 * are swept in one batch, each about what it is doing just then. Each sweep also says whether the place that
 * it begins at is free: a time of 0 says that it is not. Each thread has a group of its own.
 */
final class Group {
  /** Characters at a time: enough for batches, few enough that all about them stays in the cache. */
  static final int SIZE = 512;

  /** More than characters ever need. */
  private static final int ROUNDS = 200;

  private final Footing footing;
  private final Settings set;
  private final State s;
  private final Walk walk;
  private final Escape escape;

  /** Who is not done yet, and the number that each had in the group. */
  private final int[] active = new int[SIZE], slots = new int[SIZE];

  private final double[] around = new double[3];
  private final IntPredicate pointed = this::needsPoint;
  private Rows rows;
  private final Map<Kind, Rows> rowsByKind = new EnumMap<>(Kind.class); // made when first needed

  Group(Footing footing, State state) {
    this.footing = footing;
    set = footing.settings;
    s = state;
    walk = new Walk(footing, state);
    escape = new Escape(footing.settings, state);
  }

  /** Moves characters {@code from} to {@code to − 1} as they wish. */
  void move(Execution execution, Elements characters, int from, int to, Elements motions,
      Searchable[] world) {
    finish(execution, characters, begin(characters, from, to, motions), world);
    write(characters, from, to);
  }

  /** Moves them as others push them. */
  void move(Execution execution, Elements characters, int from, int to, Crowd crowd, Searchable[] world) {
    finish(execution, characters, begin(characters, from, to, crowd), world);
    write(characters, from, to);
  }

  private void finish(Execution execution, Elements characters, int listed, Searchable[] world) {
    rows = rows(characters);
    rows.beginGroup(world.length);
    int count = listed;
    for (int round = 0; count > 0 && round < ROUNDS; round++) {
      escape(execution, count, world);
      rows.begin();
      for (int k = 0; k < count; k++) {
        rows.of(slots[k], active[k]);
        add(active[k]);
        if (rows.leadsOut()) {
          reach(active[k]);
          rows.lookAround(around);
        }
      }
      rows.sweep(execution, world, pointed);
      int left = 0;
      for (int k = 0; k < count; k++) {
        int i = active[k];
        if (rows.isBeyond(slots[k])) {
          stay(i);
        } else {
          swept(i, k);
        }
        if (s.phase[i] != DONE) {
          slots[left] = slots[k];
          active[left++] = i;
        }
      }
      count = left;
    }
    for (int k = 0; k < count; k++) {
      stay(active[k]);
    }
  }

  /** How far a character is likely to get yet: its wish, what it falls, a step; and a few skins. */
  private void reach(int i) {
    double wish = State.length(s.wish, i) + s.fall[i] + 8 * set.skin, step = set.stepHeight + set.sees();
    around[0] = wish + Math.abs(set.upX) * step;
    around[1] = wish + Math.abs(set.upY) * step;
    around[2] = wish + Math.abs(set.upZ) * step;
  }

  private Rows rows(Elements characters) {
    Rows made = rowsByKind.get(characters.kind);
    if (made == null) {
      made = new Rows(characters.kind, SIZE, set);
      rowsByKind.put(characters.kind, made);
    }
    return made;
  }

  /** Lists who moves; returns how many. */
  private int begin(Elements characters, int from, int to, Elements motions) {
    int count = 0;
    for (int i = from; i < to; i++) {
      int at = motions.from + i;
      double x = motions.columns[0][at], y = motions.columns[1][at], z = motions.columns[2][at];
      s.begin(i, characters, characters.from + i);
      boolean isInRange = set.isInRange() && s.isInRange(i);
      footing.stick(i, !isInRange);
      if (isInRange && Math.abs(x) + Math.abs(y) + Math.abs(z) < Double.POSITIVE_INFINITY) {
        walk.begin(i, x, y, z);
        footing.leave(i);
        slots[count] = count;
        active[count++] = i;
      }
    }
    return count;
  }

  /** The same of those that are pushed, who neither walk nor are let down. */
  private int begin(Elements characters, int from, int to, Crowd crowd) {
    int count = 0;
    for (int i = from; i < to; i++) {
      s.begin(i, characters, characters.from + i);
      double x = crowd.push(i, 0), y = crowd.push(i, 1), z = crowd.push(i, 2);
      if (x * x + y * y + z * z > 0 && set.isInRange() && s.isInRange(i)) {
        walk.beginPushed(i, x, y, z);
        slots[count] = count;
        active[count++] = i;
      }
    }
    return count;
  }

  /** Asks what those are nearest to that look for a way out. */
  private void escape(Execution execution, int count, Searchable[] world) {
    rows.begin();
    for (int k = 0; k < count; k++) {
      if (s.phase[active[k]] == ESCAPE) {
        rows.of(slots[k], active[k]);
        rows.add(s.place, active[k], 0, 0, 0, 0);
      }
    }
    if (rows.size() > 0) {
      rows.nearest(execution, world);
      for (int k = 0, row = 0; k < count; k++) {
        if (s.phase[active[k]] == ESCAPE) {
          escape.found(active[k], row++, rows);
        }
      }
    }
  }

  /** Adds the next sweep of a character. */
  private void add(int i) {
    if (s.leaps[i]) {
      int at = State.PLACE * i;
      rows.add(s.last, i, s.radius[i], (double) s.place[at] - s.last[at],
          (double) s.place[at + 1] - s.last[at + 1], (double) s.place[at + 2] - s.last[at + 2]);
      return;
    }
    switch (s.phase[i]) {
      case PUSH -> rows.add(s.place, i, escape.core(i), s.rest[3 * i], s.rest[3 * i + 1], s.rest[3 * i + 2]);
      case PROBE_DOWN, PROBE_LAND -> walk.step().addProbe(i, rows);
      case DONE -> rows.addBall(0, 0, 0, -1, 0, 0, 0);
      case WALK, FLY -> along(i, s.rest);
      case OVER -> along(i, s.over);
      case DOWN -> down(i, s.reach[i]);
      case LAND -> down(i, walk.step().down(i));
      case LIFT -> down(i, -set.stepHeight - set.skin);
      default -> rows.add(s.place, i, s.radius[i], 0, 0, 0);
    }
  }

  private void along(int i, double[] motion) {
    double by = Walk.longer(State.length(motion, i), set.skin);
    rows.add(s.place, i, s.radius[i], by * motion[3 * i], by * motion[3 * i + 1], by * motion[3 * i + 2]);
  }

  private void down(int i, double by) {
    rows.add(s.place, i, s.radius[i], -by * set.upX, -by * set.upY, -by * set.upZ);
  }

  /** Leaves a character at the last free place. */
  private void stay(int i) {
    State.copy(i, s.safe, s.place);
    s.phase[i] = DONE;
    footing.stick(i, !s.proved[i]);
  }

  /** What follows from a sweep. */
  private void swept(int i, int row) {
    byte phase = s.phase[i];
    if (s.leaps[i]) {
      leapt(i, phase, rows.t[row]);
    } else if (phase == DONE) {
      footing.stick(i, true);
    } else if (phase == PUSH) {
      escape.pushed(i, rows.t[row]);
      footing.stick(i, s.phase[i] == DONE);
    } else if (phase == PROBE_DOWN || phase == PROBE_LAND) {
      walk.step().swept(i, row, rows);
    } else if (rows.t[row] > 0) {
      free(i, phase, row);
    } else if (!s.proved[i]) {
      escape.begin(i);
      footing.stick(i, s.phase[i] == DONE);
    } else if (phase == OVER || phase == LAND) {
      walk.step().swept(i, row, rows);
    } else {
      walk.goBack(i);
    }
  }

  /** What follows from the sweep of a way that led off the one before it: it is taken if it is free. */
  private void leapt(int i, byte phase, float t) {
    s.leaps[i] = false;
    if (t < Float.POSITIVE_INFINITY) {
      if (phase == OVER || phase == LAND) {
        walk.step().reject(i);
      } else {
        walk.goBack(i);
      }
    }
  }

  /** Whether the point is looked at that one of the rows touches that are asked about. */
  private boolean needsPoint(int k) {
    int row = rows.asked(k);
    if (row < 0 || s.leaps[active[row]]) {
      return false;
    }
    return switch (s.phase[active[row]]) {
      case LAND, PROBE_DOWN, PROBE_LAND -> true;
      case DOWN -> walk.isEdge(set.upwards(rows.normal(k, 0), rows.normal(k, 1), rows.normal(k, 2)));
      default -> false;
    };
  }

  private void free(int i, byte phase, int row) {
    if (phase != OVER && phase != LAND) {
      s.proved[i] = true;
      State.copy(i, s.place, s.safe);
      System.arraycopy(s.wish, 3 * i, s.before, 3 * i, 3);
    }
    switch (phase) {
      case CHECK_START -> walk.goOn(i);
      case WALK, FLY -> walk.moved(i, row, rows);
      case DOWN -> walk.sunk(i, row, rows);
      case CHECK -> s.phase[i] = DONE;
      default -> walk.step().swept(i, row, rows);
    }
  }

  private void write(Elements characters, int from, int to) {
    int coordinates = characters.columns.length - 1;
    for (int i = from; i < to; i++) {
      if (s.proved[i]) {
        for (int c = 0; c < coordinates; c++) {
          characters.columns[c][characters.from + i] = s.place[State.PLACE * i + c];
        }
      }
    }
  }
}
