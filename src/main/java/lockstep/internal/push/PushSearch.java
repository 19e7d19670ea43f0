package lockstep.internal.push;

import java.util.Arrays;

/**
 * The nearest place that is in none of some obstacles, which come to be known one after the other: for one mover, a point among obstacles that are
 * {@link GrownObstacles grown} by its radius. Coordinates are relative to where it is. Not thread-safe: one per thread.
 *
 * <p>The nearest free place is one of finitely many candidates: the nearest point to the mover of one obstacle's border, of the circle or line in
 * which two borders cross, or a point in which three do; in a plane, the nearest point of one border or a point in which two cross. For where fewer
 * borders meet, distance falls in some direction along them, unless the place is the one nearest to the mover on all of them (the first-order
 * condition of a minimum). All have closed forms. Candidates that an obstacle blocks are dropped; the nearest that is left is the answer for the
 * obstacles known so far. Others can only make it farther: so if it is free of those too, it is the answer, and obstacles that never block the
 * nearest candidate need not be known (Kelley, The cutting-plane method, 1960, of the same idea).
 *
 * <p>Obstacles are known by {@linkplain Piece pieces}: balls and parts with flat borders, whose borders cross in closed form. One with edges that are
 * rounded, such as a box, becomes known by the piece that a place is in: the box grown along one axis, or the ball around the nearest point of an
 * edge. Those of an edge that matter are all but next to each other soon, as the places on its border are.
 *
 * <p>A piece has candidates only with those known that it meets, and whose borders are before a horizon, a little farther than the place found. If d of these meet
 * it, it costs O(d²) in a plane and O(d³) in space, besides O(n) for all n.
 */
public final class PushSearch {
  /** What is so much nearer than the horizon is before it, whatever is rounded. */
  private static final double WITHIN = 1 - 0x1p-20;

  /** The first horizon at least, in parts of the mover's radius and coordinates. */
  private static final double NEAREST = 0x1p-50;

  /** More than floats can tell. */
  private static final double FARTHEST = 0x1p130;

  private final GrownObstacles known = new GrownObstacles();
  private final Borders borders = new Borders(known);
  private int[] near = new int[8]; // pieces before one, which it meets
  private int nearCount;
  private int[] crossing = new int[8]; // borders of those that cross a border of the piece, as far as the horizon
  private int crossingCount;

  /** Farther candidates are not looked for until there are no nearer ones. */
  private double horizon;

  private boolean isAll; // whether there was nothing beyond the horizon

  /** Nothing nearer is free: as far as the place that was found last, with less known. */
  private double floor;

  private double[] x = new double[16], y = new double[16], z = new double[16];
  private float[] distance = new float[16];
  private int candidates;
  private int best;

  private boolean isPlanar;
  private double radius;
  private double home; // how far from the origin of space the mover is

  /**
   * Forgets what was known: a new mover, at a distance from the origin of space.
   *
   * @param planar whether it stays where the third coordinate is 0, as all obstacles do
   */
  public void begin(boolean planar, double itsRadius, double fromOrigin) {
    isPlanar = planar;
    radius = itsRadius;
    home = fromOrigin;
    known.clear();
    candidates = 0;
    horizon = 0;
    isAll = true;
    floor = 0;
  }

  /**
   * Takes a piece of an obstacle, grown by the mover's radius, that the place found is in, at first where the mover is; if it is known its margin
   * grows. False if that is in vain.
   */
  public boolean add(int number, Piece piece) {
    int at = known.indexOf(number, piece);
    if (at < 0) {
      double px = candidates > 0 ? x[best] : 0, py = candidates > 0 ? y[best] : 0,
          pz = candidates > 0 ? z[best] : 0;
      known.add(number, piece, radius, home);
      while (!known.blocks(known.count - 1, px, py, pz)) { // by rounding alone
        if (!grow(known.count - 1)) {
          return false;
        }
      }
    } else if (!grow(at)) {
      return false;
    }
    include(known.count - 1);
    return true;
  }

  /** A piece does not block a place that the overlap test says is in it: rounding has taken more than its margin. */
  private boolean grow(int at) {
    return known.grow(at, home + (candidates > 0 ? distance[best] : 0));
  }

  /**
   * Finds the nearest place that is free of all that is known, no farther than {@code reach}: of those whose distances are the same float the one
   * with the largest first, then second, then third coordinate. False if there is none.
   */
  public boolean find(double reach) {
    while (!findKnown() || distance[best] > horizon * WITHIN) {
      if (isAll || horizon * WITHIN > Math.min(reach, FARTHEST)) {
        break;
      }
      horizon =
          Math.max(1.5 * (candidates > 0 ? distance[best] : horizon), NEAREST * (radius + home + NEAREST));
      isAll = true;
      candidates = 0;
      for (int at = 0; at < known.count; at++) {
        include(at);
      }
    }
    if (candidates == 0 || distance[best] > reach) {
      return false;
    }
    floor = distance[best] * WITHIN;
    return true;
  }

  private boolean findKnown() {
    best = 0;
    for (int k = 1; k < candidates; k++) {
      if (isBetter(k, best)) {
        best = k;
      }
    }
    return candidates > 0;
  }

  private boolean isBetter(int j, int k) {
    if (distance[j] != distance[k]) {
      return distance[j] < distance[k];
    }
    return x[j] != x[k] ? x[j] > x[k] : y[j] != y[k] ? y[j] > y[k] : z[j] > z[k];
  }

  /** Coordinate 0, 1 or 2 of the place found. */
  public double coordinate(int axis) {
    return axis == 0 ? x[best] : axis == 1 ? y[best] : z[best];
  }

  /** How far the place found is, as a float. */
  public float distance() {
    return distance[best];
  }

  /** Drops what a piece blocks, and offers its candidates with those before it. */
  private void include(int at) {
    int left = 0;
    for (int k = 0; k < candidates; k++) {
      if (!known.blocks(at, x[k], y[k], z[k])) {
        put(left++, x[k], y[k], z[k], distance[k]);
      }
    }
    candidates = left;
    nearCount = 0;
    for (int k = 0; k < at; k++) {
      if (known.meet(at, k)) {
        near = withRoom(near, nearCount);
        near[nearCount++] = k;
      }
    }
    if (known.reach(at) < floor) {
      return;
    }
    for (int border = GrownObstacles.SLOT * at; border < known.end(at); border++) {
      if (horizon == 0) {
        horizon = 2 * known.away(border);
      }
      if (isNear(known.away(border))) {
        if (borders.nearest(border)) {
          offer(at, borders.place);
        }
        offerCrossings(at, border);
      }
    }
  }

  /** Whether something so far away is before the horizon, or else notes that there is something beyond. */
  private boolean isNear(double away) {
    boolean is = away <= horizon;
    isAll &= is;
    return is;
  }

  private static int[] withRoom(int[] list, int count) {
    return count < list.length ? list : Arrays.copyOf(list, 2 * count);
  }

  /** Candidates of a border of a piece with borders of those before it that it meets. */
  private void offerCrossings(int at, int border) {
    crossingCount = 0;
    for (int j = 0; j < nearCount; j++) {
      if (known.reach(near[j]) < floor) {
        continue;
      }
      for (int other = GrownObstacles.SLOT * near[j]; other < known.end(near[j]); other++) {
        if (!isNear(known.away(other))) {
          continue;
        }
        if (isPlanar) {
          borders.crossing(border, other);
          offer(at, borders.place);
          offer(at, borders.other);
        } else {
          borders.nearest(border, other);
          double[] place = borders.place;
          double square = place[0] * place[0] + place[1] * place[1] + place[2] * place[2];
          if (square < Double.POSITIVE_INFINITY && isNear(Math.sqrt(square))) { // else they do not cross
            offer(at, place);
            crossing = withRoom(crossing, crossingCount);
            crossing[crossingCount++] = other;
          }
        }
      }
    }
    for (int j = 1; j < crossingCount; j++) {
      for (int k = 0; k < j; k++) {
        int second = crossing[j], third = crossing[k], piece = second / GrownObstacles.SLOT,
            before = third / GrownObstacles.SLOT;
        if (piece != before && known.meet(piece, before)) {
          borders.crossing(border, second, third);
          offer(at, borders.place);
          offer(at, borders.other);
        }
      }
    }
  }

  /**
   * Takes a candidate on a border of a piece, if it is a place at all and nothing blocks it of what is known by then. What does not meet the piece
   * cannot, unless the place is on a flat border beyond its end.
   */
  private void offer(int at, double[] place) {
    double px = place[0], py = place[1], pz = place[2];
    double square = px * px + py * py + pz * pz;
    if (!(square >= floor * floor && square < Double.POSITIVE_INFINITY) || known.blocks(at, px, py, pz)) {
      return;
    }
    boolean ends = known.hasEdges(at);
    for (int k = 0; k < (ends ? at : nearCount); k++) {
      if (known.blocks(ends ? k : near[k], px, py, pz)) {
        return;
      }
    }
    if (candidates == x.length) {
      x = Arrays.copyOf(x, 2 * candidates);
      y = Arrays.copyOf(y, 2 * candidates);
      z = Arrays.copyOf(z, 2 * candidates);
      distance = Arrays.copyOf(distance, 2 * candidates);
    }
    put(candidates++, px, py, pz, (float) Math.sqrt(square));
  }

  private void put(int at, double px, double py, double pz, float itsDistance) {
    x[at] = px;
    y[at] = py;
    z[at] = pz;
    distance[at] = itsDistance;
  }
}
