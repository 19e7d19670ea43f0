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
 * <p>An obstacle has candidates only with those known that it meets. If d of these meet it, it costs O(d²) in a plane and O(d³) in space, besides
 * O(n) for all n.
 */
public final class PushSearch {
  private final GrownObstacles known = new GrownObstacles();
  private final Borders borders = new Borders(known);
  private int[] near = new int[8]; // those that the last one meets
  private int nearCount;

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
  }

  /** Takes a ball, grown by the mover's radius, which blocks where the mover is; if it is known its margin grows. False if that is in vain. */
  public boolean addBall(int number, double cx, double cy, double cz, double grownRadius) {
    int at = known.indexOf(number);
    if (at >= 0) {
      return grow(at);
    }
    known.addBall(number, cx, cy, cz, grownRadius, home);
    include();
    return true;
  }

  /** The same of a half-space: all places that are no more than {@code reach} along its unit normal, grown by the mover's radius. */
  public boolean addHalfSpace(int number, double nx, double ny, double nz, double reach) {
    int at = known.indexOf(number);
    if (at >= 0) {
      return grow(at);
    }
    known.addHalfSpace(number, nx, ny, nz, reach, radius, home);
    include();
    return true;
  }

  /**
   * An obstacle blocks a place that was given as free of it: rounding has taken more than its margin. With a larger one it blocks all that was on its
   * border.
   */
  private boolean grow(int at) {
    if (!known.grow(at, home + distance[best])) {
      return false;
    }
    include();
    return true;
  }

  /**
   * Finds the nearest place that is free of all that is known: of those whose distances are the same float the one with the largest first, then
   * second, then third coordinate. False if there is none.
   */
  public boolean find() {
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

  /** Drops what the last obstacle blocks, and offers its candidates with those before it. */
  private void include() {
    int at = known.count - 1;
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
        if (nearCount == near.length) {
          near = Arrays.copyOf(near, 2 * nearCount);
        }
        near[nearCount++] = k;
      }
    }
    if (borders.nearest(at)) {
      offer(borders.place);
    }
    for (int j = 0; j < nearCount; j++) {
      if (isPlanar) {
        borders.crossing(at, near[j]);
        offer(borders.place);
        offer(borders.other);
      } else {
        offerInSpace(at, j);
      }
    }
  }

  /** Candidates with the j-th that the last one meets, and one of those before it. */
  private void offerInSpace(int at, int j) {
    borders.nearest(at, near[j]);
    offer(borders.place);
    for (int k = 0; k < j; k++) {
      if (known.meet(near[j], near[k])) {
        borders.crossing(at, near[j], near[k]);
        offer(borders.place);
        offer(borders.other);
      }
    }
  }

  /** Takes a candidate on the border of the last obstacle, if it is a place at all and no obstacle blocks it. */
  private void offer(double[] place) {
    double px = place[0], py = place[1], pz = place[2];
    double square = px * px + py * py + pz * pz;
    int last = known.count - 1;
    if (!(square < Double.POSITIVE_INFINITY) || known.blocks(last, px, py, pz)) {
      return;
    }
    for (int k = 0; k < nearCount; k++) {
      if (known.blocks(near[k], px, py, pz)) {
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
