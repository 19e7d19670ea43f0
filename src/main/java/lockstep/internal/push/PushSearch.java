package lockstep.internal.push;

/**
 * Finds the nearest place outside some obstacles, which become known one by one, for one mover: a point among
 * obstacles that are {@link GrownObstacles grown} by its radius. Coordinates are relative to its position.
 * Not thread-safe: one per thread.
 *
 * <p>Obstacles are known by {@linkplain Piece pieces}: balls and parts with flat borders, whose borders cross
 * in closed form. An obstacle with rounded edges, such as a box, becomes known by the piece that contains a
 * place: the box grown along one axis, or the ball around the nearest point of an edge. The pieces of an edge
 * that matter are soon almost adjacent, as the places on its border are.
 *
 * <p>The nearest free place among the known pieces is a lower bound, so if it is also free of everything
 * else, it is the answer, and obstacles that never block such a place need not be known (the idea of Kelley,
 * The cutting-plane method, 1960).
 *
 * <p>It is found by branch and bound (Land and Doig, 1960) over {@link Cells}, the nearest first. A cell that
 * one piece blocks completely is dead, as is one that ends before the last place found. A cell crossed by
 * many borders is split; in others the {@link CellCandidates candidates} are computed. The search ends when
 * no cell can have a nearer place than the best candidate. A new piece changes only the cells that it reaches
 * into.
 */
public final class PushSearch {
  /** A distance below this part of a bound is less than the bound whatever the rounding. */
  private static final double WITHIN = 1 - 0x1p-20;

  /** Least width of the first cells, relative to the mover's radius and coordinates. */
  private static final double NEAREST = 0x1p-50;

  /** Longest length: the overlap test squares lengths, and its sums of longer ones may overflow. */
  private static final double LONGEST = 0x1p60;

  private final GrownObstacles known = new GrownObstacles();
  private final Candidates candidates = new Candidates();
  private final Cells cells = new Cells(candidates);
  private final CellCandidates inCell = new CellCandidates(known, cells, candidates);

  /** Lower bound on the distance of a free place: that of the place found last, with fewer pieces known. */
  private double floor;

  private int best; // the place found, −1 for where the mover is
  private boolean isPlanar;
  private double radius;
  private double home; // distance of the mover from the origin of space

  /**
   * Starts over for a new mover, at a distance from the origin of space.
   *
   * @param planar whether it stays in the plane where the third coordinate is 0, as all obstacles do
   */
  public void begin(boolean planar, double itsRadius, double fromOrigin) {
    isPlanar = planar;
    radius = itsRadius;
    home = fromOrigin;
    known.clear();
    candidates.clear();
    inCell.work = 0;
    best = -1;
    floor = 0;
  }

  /**
   * Adds a piece of an obstacle, grown by the mover's radius, that contains the place found, initially the
   * mover's position; the margin of a known piece grows. False if growing does not help, or if lengths are
   * out of range.
   */
  public boolean add(int number, Piece piece) {
    if (!(home + radius + piece.reach() < LONGEST)) {
      return false;
    }
    int at = known.indexOf(number, piece);
    if (at < 0) {
      double px = best < 0 ? 0 : candidates.x[best], py = best < 0 ? 0 : candidates.y[best],
          pz = best < 0 ? 0 : candidates.z[best];
      at = known.add(number, piece, radius, home);
      while (!known.blocks(at, px, py, pz)) { // by rounding alone
        at = grow(at);
        if (at < 0) {
          return false;
        }
      }
    } else {
      at = grow(at);
      if (at < 0) {
        return false;
      }
    }
    if (best < 0) {
      beginAt(at);
    }
    for (int k = 0; k < cells.roots; k++) {
      insert(cells.root(k), at);
    }
    return true;
  }

  /**
   * Grows a piece that does not block a place which the overlap test reports inside it: the rounding exceeded
   * its margin.
   */
  private int grow(int at) {
    return known.grow(at, home + (best < 0 ? 0 : candidates.distance[best]));
  }

  /** Creates cells around the mover, as wide as the first piece is deep or slightly wider. */
  private void beginAt(int piece) {
    double away = NEAREST * (radius + home + NEAREST), nearest = LONGEST;
    for (int border = GrownObstacles.SLOT * piece; border < known.end(piece); border++) {
      nearest = Math.min(nearest, known.away(border));
    }
    cells.begin(isPlanar, Math.scalb(1.0, Math.getExponent(Math.max(away, nearest)) + 1));
  }

  /** Adds a piece to a cell; false if no part of the cell is free then. */
  private boolean insert(int cell, int piece) {
    if (cells.isDead(cell)) {
      return false;
    }
    int crossings = known.crossings(piece, cells, cell);
    if (crossings == 0 || cells.far[cell] < floor) {
      cells.kill(cell);
      return false;
    }
    if (crossings < 0) {
      return true;
    }
    if (cells.isLeaf(cell)) {
      cells.append(cell, piece, crossings);
      enqueue(cell);
      return true;
    }
    boolean isAlive = false;
    for (int k = 0; k < cells.children(); k++) {
      isAlive |= insert(cells.child(cell, k), piece);
    }
    if (!isAlive) {
      cells.kill(cell);
    }
    return isAlive;
  }

  /** Queues a cell that may contain a free place no farther than its bound. */
  private void enqueue(int cell) {
    cells.enqueue(cell, (float) (Math.max(cells.near[cell], floor) * WITHIN));
  }

  /**
   * Finds the nearest place that is free of all known pieces, no farther than {@code reach}. Among places
   * whose distances are the same float, the largest first coordinate wins, then the second, then the third.
   * False if there is none.
   */
  public boolean find(double reach) {
    while (true) {
      int cell = cells.first();
      if (cell < 0 || cells.bound(cell) > cells.side * WITHIN) {
        if (cells.side > Math.min(reach, LONGEST)) {
          return false;
        }
        widen();
      } else if (cells.bound(cell) > reach) {
        return false;
      } else if (cells.isOpen(cell)) {
        open(cell);
      } else {
        best = cells.best[cell];
        floor = candidates.distance[best] * WITHIN;
        return true;
      }
    }
  }

  private void widen() {
    int from = cells.roots;
    cells.widen();
    for (int k = from; k < cells.roots; k++) {
      int cell = cells.root(k);
      for (int p = 0; p < known.count && !cells.isDead(cell); p++) {
        if (!known.isOutgrown(p)) {
          insert(cell, p);
        }
      }
    }
  }

  /**
   * Computes candidates of a cell, or splits it. If a split gains little, its parts may be crossed by as many
   * borders, and some more.
   */
  private void open(int cell) {
    if (cells.far[cell] < floor) {
      cells.kill(cell);
      return;
    }
    inCell.look(cell);
    if (cells.crossings[cell] <= cells.limit[cell] || !inCell.canSplit()) {
      inCell.find(floor);
      wait(cell);
      return;
    }
    int first = cells.split(cell);
    for (int part = first; part < first + cells.children(); part++) {
      inCell.share(part);
      if (!cells.isDead(part)) {
        cells.limit[part] = Math.max(Cells.LIMIT, cells.crossings[part] * 3 / 2);
        wait(part);
      }
    }
  }

  /** Puts a leaf into the queue if it may contain the nearest free place. */
  private void wait(int cell) {
    int first = cells.best[cell];
    if (cells.isOpen(cell)) {
      enqueue(cell);
    } else if (first >= 0) {
      cells.enqueue(cell, candidates.distance[first]);
    } else {
      cells.dequeue(cell);
    }
  }

  /** Coordinate 0, 1 or 2 of the place found. */
  public double coordinate(int axis) {
    return axis == 0 ? candidates.x[best] : axis == 1 ? candidates.y[best] : candidates.z[best];
  }

  /** The distance of the place found, as a float. */
  public float distance() {
    return candidates.distance[best];
  }

  /**
   * The work since {@link #begin}: the number of border parts and pairs of them examined, and of pieces for
   * each line.
   */
  public long work() {
    return inCell.work;
  }
}
