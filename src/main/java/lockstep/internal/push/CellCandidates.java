package lockstep.internal.push;

import java.util.Arrays;

/**
 * Finds the places in a cell that may be the nearest free one: the nearest point to the mover of one border,
 * of the circle or line in which two cross, or a point in which three do; in a plane, the nearest point of
 * one border or a point in which two cross. Where fewer borders meet, distance decreases in some direction
 * along them, unless the place is the nearest to the mover on all of them (the first-order condition of a
 * minimum).
 *
 * <p>Only the part of a line is considered that is in the cell, on the faces of both pieces, and in no other
 * piece.
 */
final class CellCandidates {
  /** Cells that are split are larger than rounding errors by more than this factor. */
  private static final double LARGE = 64;

  private final GrownObstacles known;
  private final Cells cells;
  private final Candidates candidates;
  private final Borders borders;
  private final Patch patch;

  /** Number of patches and pairs of borders examined, and of pieces for each line. */
  long work;

  private int cell;
  private double floor;

  /** The cell's contents: items of its list, and their pieces; the first ones are done. */
  private int[] items = new int[16], pieces = new int[16];

  private int done;
  private double tolerance; // the largest of those
  private int count;
  private int blocker; // the piece that blocked the last place
  private int lineBlocker; // the piece that blocked the last of a line

  /** Borders that cross the cell, of the pieces up to the current one. */
  private int[] crossing = new int[16];
  private int crossingCount;

  /** The part of a line under consideration, and what pieces block in the middle of it. */
  private double low, high;
  private int parts;
  private double[] from = new double[16], to = new double[16];

  /**
   * Open parts of it: their starts, towards the mover, and the first border that crosses each there, with its
   * position.
   */
  private double[] starts = new double[32], ends = new double[32];
  private int[] thirds = new int[32];

  CellCandidates(GrownObstacles known, Cells cells, Candidates candidates) {
    this.known = known;
    this.cells = cells;
    this.candidates = candidates;
    borders = new Borders(known);
    patch = new Patch(known, cells);
  }

  /**
   * Takes the pieces in a cell that have not been outgrown, and hides borders that one of them blocks
   * completely.
   */
  void look(int itsCell) {
    cell = itsCell;
    int all = cells.pieces[cell];
    if (items.length < all) {
      items = new int[2 * all];
      pieces = new int[2 * all];
      from = new double[2 * all];
      to = new double[2 * all];
      starts = new double[4 * all];
      ends = new double[4 * all];
      thirds = new int[4 * all];
    }
    cells.list(cell, items);
    count = 0;
    done = 0;
    tolerance = 0;
    for (int k = 0; k < all; k++) {
      int piece = cells.piece(items[k]);
      if (known.isOutgrown(piece)) {
        cells.expose(cell, items[k], 0);
      } else {
        done += k < cells.done[cell] ? 1 : 0;
        tolerance = Math.max(tolerance, known.tolerance(piece, cells.far[cell]));
        items[count] = items[k];
        pieces[count++] = piece;
      }
    }
    blocker = 0;
    lineBlocker = 0;
    hide(done, count, 0);
    if (cells.crossings[cell] > Cells.LIMIT) { // otherwise few pairs remain anyway
      hide(0, done, done);
    }
  }

  /** Hides borders of some pieces that a piece from a given number on blocks completely. */
  private void hide(int start, int end, int blockers) {
    for (int k = start; k < end; k++) {
      int exposed = cells.exposed(items[k]);
      for (int bits = exposed; bits != 0; bits &= bits - 1) {
        int border = GrownObstacles.SLOT * pieces[k] + Integer.numberOfTrailingZeros(bits);
        work++;
        if (!patch.of(border, cell) || isPatchBlocked(blockers)) {
          exposed ^= Integer.lowestOneBit(bits);
        }
      }
      cells.expose(cell, items[k], exposed);
    }
  }

  private boolean isPatchBlocked(int first) {
    if (patch.isBlocked(pieces[blocker], cells.far[cell])) {
      return true;
    }
    for (int k = first; k < count; k++) {
      if (patch.isBlocked(pieces[k], cells.far[cell])) {
        blocker = k;
        return true;
      }
    }
    return false;
  }

  /** Whether the cell is so large that rounding does not affect which of its parts borders cross. */
  boolean canSplit() {
    return cells.half[cell] > LARGE * tolerance;
  }

  /**
   * Passes the cell's pieces to a part of it, which dies if one of them blocks all of it, and otherwise also
   * gets the candidates there.
   */
  void share(int part) {
    for (int k = 0; k < count; k++) {
      int crossings = known.crossings(pieces[k], cells, part);
      if (crossings == 0) {
        cells.kill(part);
        return;
      }
      if (crossings > 0) {
        cells.append(part, pieces[k], crossings & cells.exposed(items[k]));
        cells.done[part] += k < done ? 1 : 0;
      }
    }
    move(part);
  }

  private void move(int part) {
    int left = -1;
    for (int k = cells.list[cell], next; k >= 0; k = next) {
      next = candidates.next[k];
      boolean moves = cells.contains(part, candidates.x[k], candidates.y[k], candidates.z[k]);
      candidates.next[k] = moves ? cells.list[part] : left;
      if (moves) {
        cells.list[part] = k;
      } else {
        left = k;
      }
    }
    cells.list[cell] = left;
    cells.best[part] = candidates.best(cells.list[part]);
  }

  /**
   * Updates the cell's candidates for new pieces: drops those they block and finds those they add, no nearer
   * than some distance.
   */
  void find(double least) {
    floor = least;
    cells.done[cell] = cells.pieces[cell];
    drop(done);
    crossingCount = 0;
    for (int k = 0; k < count; k++) {
      int before = crossingCount;
      for (int bits = cells.exposed(items[k]); bits != 0; bits &= bits - 1) {
        int border = GrownObstacles.SLOT * pieces[k] + Integer.numberOfTrailingZeros(bits);
        if (k >= done) {
          patch.of(border, cell);
          offer(border, before);
        }
        if (crossingCount == crossing.length) {
          crossing = Arrays.copyOf(crossing, 2 * crossingCount);
        }
        crossing[crossingCount++] = border;
      }
    }
    cells.best[cell] = candidates.best(cells.list[cell]);
  }

  /** Drops candidates that are blocked by pieces from a number on. */
  private void drop(int first) {
    int left = -1;
    for (int k = cells.list[cell], next; k >= 0; k = next) {
      next = candidates.next[k];
      boolean isFree = true;
      for (int p = first; p < count && isFree; p++) {
        isFree = !known.blocks(pieces[p], candidates.x[k], candidates.y[k], candidates.z[k]);
      }
      if (isFree) {
        candidates.next[k] = left;
        left = k;
      }
    }
    cells.list[cell] = left;
  }

  /** Offers the candidates of a border together with those of earlier pieces. */
  private void offer(int border, int before) {
    work += before;
    if (borders.nearest(border)) {
      offer(borders.place);
    }
    for (int k = 0; k < before; k++) {
      int other = crossing[k];
      if (cells.isPlanar()) {
        borders.crossing(border, other);
        offer(borders.place);
        offer(borders.other);
      } else if (known.isFlat(border) && known.isFlat(other)) {
        if (patch.meets(other, GrownObstacles.CROSSING * cells.far[cell])) {
          line(border, other, k);
        }
      } else {
        circle(border, other, k);
      }
    }
  }

  private void circle(int border, int other, int before) {
    borders.nearest(border, other);
    double[] place = borders.place;
    if (!Double.isFinite(place[0] + place[1] + place[2])
        || !borders.part(cells.x[cell], cells.y[cell], cells.z[cell], Cells.ACROSS * cells.half[cell])
        || isPartBlocked()) {
      return;
    }
    offer(place);
    for (int k = 0; k < before; k++) {
      if (crossing[k] / GrownObstacles.SLOT != other / GrownObstacles.SLOT) {
        borders.crossing(border, other, crossing[k]);
        offer(borders.place);
        offer(borders.other);
      }
    }
  }

  /** Whether one piece blocks all of a circle's part in the cell. */
  private boolean isPartBlocked() {
    if (isPartBlocked(pieces[blocker])) {
      return true;
    }
    for (int k = 0; k < count; k++) {
      if (isPartBlocked(pieces[k])) {
        blocker = k;
        return true;
      }
    }
    return false;
  }

  private boolean isPartBlocked(int piece) {
    for (int k = GrownObstacles.SLOT * piece; k < known.end(piece); k++) {
      if (!borders.isPartBehind(k, known.deep(k, cells.far[cell]))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Finds the open parts of the line in which two flat borders cross, as parts of it from a point near the
   * middle of the cell.
   */
  private void line(int border, int other, int before) {
    borders.nearest(border, other);
    if (!borders.line(cells.x[cell], cells.y[cell], cells.z[cell])) {
      return;
    }
    low = Double.NEGATIVE_INFINITY;
    high = Double.POSITIVE_INFINITY;
    parts = 0;
    clipToCell();
    clipToFace(border);
    clipToFace(other);
    if (!(low <= high)) {
      return;
    }
    cut(pieces[lineBlocker]);
    for (int k = 0; k < count && low <= high; k++) {
      cut(pieces[k]);
      lineBlocker = low <= high ? lineBlocker : k;
    }
    if (!(low <= high)) {
      return;
    }
    double nearest = borders.nearestOnLine();
    if (isOpen(nearest)) {
      offer(borders.place);
    }
    int open = 0;
    for (int k = 0; k < before; k++) {
      int third = crossing[k];
      if (third / GrownObstacles.SLOT != other / GrownObstacles.SLOT) {
        if (known.isFlat(third)) {
          open = end(-borders.outside(third) / borders.along(third), third, nearest, open);
        } else {
          double half = borders.halfOnLine(third, 0), middle = borders.middleOnLine(third);
          open = end(middle - half, third, nearest, open);
          open = end(middle + half, third, nearest, open);
        }
      }
    }
    for (int k = 0; k < open; k++) {
      borders.crossing(border, other, thirds[k]);
      offer(borders.place);
      offer(borders.other);
    }
  }

  /**
   * The crossing of a third border with an open part of a line: a candidate if it is the part's nearest point
   * to the mover.
   */
  private int end(double t, int border, double nearest, int open) {
    if (!isOpen(t)) {
      return open;
    }
    double start = t > nearest ? low : high;
    for (int k = 0; k < parts; k++) {
      if (t > nearest && to[k] <= t) {
        start = Math.max(start, to[k]);
      } else if (t < nearest && from[k] >= t) {
        start = Math.min(start, from[k]);
      }
    }
    if (t > nearest ? start <= nearest : start >= nearest) {
      return open;
    }
    int at = 0;
    while (at < open && starts[at] != start) {
      at++;
    }
    if (at == open || Math.abs(t - start) < Math.abs(ends[at] - start)) {
      starts[at] = start;
      ends[at] = t;
      thirds[at] = border;
    }
    return Math.max(open, at + 1);
  }

  private void clipToCell() {
    double half = cells.half[cell];
    for (int axis = 0; axis < 3; axis++) {
      double at = borders.fromMiddle[axis], along = borders.along[axis];
      clip(half - at, along);
      clip(half + at, -along);
    }
  }

  /** Keeps the part of the line behind the other borders of a piece. */
  private void clipToFace(int border) {
    int piece = border / GrownObstacles.SLOT;
    double near = GrownObstacles.CROSSING * cells.far[cell];
    for (int k = GrownObstacles.SLOT * piece; k < known.end(piece); k++) {
      if (k != border) {
        clip(near - borders.outside(k), borders.along(k));
      }
    }
  }

  /** Keeps the part of a line where t {@code along <= room}. */
  private void clip(double room, double along) {
    if (along > 0) {
      high = Math.min(high, room / along);
    } else if (along < 0) {
      low = Math.max(low, room / along);
    } else if (!(room >= 0)) {
      high = Double.NEGATIVE_INFINITY;
    }
  }

  /** Removes the part of a line that a piece blocks. */
  private void cut(int piece) {
    work++;
    double keptLow = low, keptHigh = high;
    low = Double.NEGATIVE_INFINITY;
    high = Double.POSITIVE_INFINITY;
    double far = cells.far[cell];
    for (int k = GrownObstacles.SLOT * piece; k < known.end(piece) && low <= high; k++) {
      double deep = known.deep(k, far);
      if (known.isFlat(k)) {
        clip(-deep - borders.outside(k), borders.along(k));
      } else {
        double half = borders.halfOnLine(k, -deep), middle = borders.middleOnLine(k);
        low = middle - half;
        high = middle + half;
      }
    }
    double cutLow = low, cutHigh = high;
    low = keptLow;
    high = keptHigh;
    if (!(cutLow < cutHigh)) {
      return;
    }
    if (cutLow <= low) {
      low = Math.max(low, cutHigh);
    } else if (cutHigh >= high) {
      high = Math.min(high, cutLow);
    } else {
      from[parts] = cutLow;
      to[parts++] = cutHigh;
    }
  }

  private boolean isOpen(double t) {
    if (!(t >= low && t <= high)) {
      return false;
    }
    for (int k = 0; k < parts; k++) {
      if (t > from[k] && t < to[k]) {
        return false;
      }
    }
    return true;
  }

  /** Takes a candidate if it is in the cell and no piece blocks it. */
  private void offer(double[] place) {
    double px = place[0], py = place[1], pz = place[2];
    if (!cells.contains(cell, px, py, pz)) {
      return;
    }
    double square = px * px + py * py + pz * pz;
    if (!(square >= floor * floor)) {
      return;
    }
    if (known.blocks(pieces[blocker], px, py, pz)) {
      return;
    }
    for (int k = 0; k < count; k++) {
      if (known.blocks(pieces[k], px, py, pz)) {
        blocker = k;
        return;
      }
    }
    cells.list[cell] = candidates.add(px, py, pz, Math.sqrt(square), tolerance / 8, cells.list[cell]);
  }
}
