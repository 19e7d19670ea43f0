package lockstep.internal.fit;

import java.util.Arrays;

/**
 * The smallest sphere around a cloud. It is the smallest sphere of at most four of the points, its support
 * (Welzl, "Smallest enclosing disks (balls and ellipsoids)", New Results and New Trends in Computer Science,
 * LNCS 555, 1991, pp. 359–370). Instead of his random order, the point to include next is always the one
 * farthest outside, as in the pivoting of Gärtner ("Fast and robust smallest enclosing balls", ESA 1999, LNCS
 * 1643, pp. 325–338): one pass over all points finds it, or finds that there is none. About ten passes
 * suffice, and a million points need few more than a hundred.
 *
 * <p>A new point p lies on the smallest sphere of the support and p. So one of the spheres through p and at
 * most three points of the support, with the centre in their hull, is that sphere, and it is the smallest of
 * those that reach all five. The centres come from the products q<sub>i</sub>·q<sub>j</sub> of the points
 * relative to p alone: c = p + Σ λ<sub>i</sub> q<sub>i</sub> with 2 Σ λ<sub>i</sub>
 * q<sub>i</sub>·q<sub>j</sub> = q<sub>j</sub>·q<sub>j</sub>, solved by a Cholesky decomposition without
 * roots, whose errors move the centre only where that hardly changes its distances.
 *
 * <p>The radius of the support grows with every point, or the search ends, so the search always ends. The
 * difference that rounding may leave between the radius and the smallest one is less than 2⁻²⁴ of it, an ulp
 * of a float: a point outside by η of the radius makes the smallest radius larger by at least η²/2 of itself,
 * which doubles distinguish from rounding.
 */
public final class MinimumSphere {
  /** Most points of a support. */
  private static final int MOST = 4;

  /**
   * Subsets of the support, as bits: with the new point they have at most four points. Large ones come first,
   * as they are right most often.
   */
  private static final int[] SUBSETS = {14, 13, 11, 7, 12, 10, 9, 6, 5, 3, 8, 4, 2, 1, 0};

  /** Rounding allowance for squared distances among a support. */
  private static final double INSIDE = 1 + 0x1p-46;

  /** How far outside a hull rounding may place a centre. */
  private static final double HULL = 0x1p-20;

  private final int[] support = new int[MOST];
  private int size;
  private final double[] qx = new double[MOST], qy = new double[MOST], qz = new double[MOST];
  private final double[] products = new double[MOST * MOST];
  private final double[] weights = new double[MOST], best = new double[MOST];
  private double squaredRadius;
  // the squared distance of the farthest of the support and a new point from the centre chosen
  private double reached;
  private double x, y, z;

  /** Writes the sphere of a cloud. */
  public void write(Cloud cloud, float[][] to, int at) {
    size = 0;
    squaredRadius = -1;
    x = 0;
    y = 0;
    z = 0;
    double least = Double.POSITIVE_INFINITY, bestX = 0, bestY = 0, bestZ = 0;
    boolean more = true;
    while (more) {
      int p = cloud.farthest(x, y, z);
      double square = cloud.square(p, x, y, z);
      if (square < least) {
        least = square;
        bestX = x;
        bestY = y;
        bestZ = z;
      }
      more = square > squaredRadius * INSIDE && include(cloud, p);
    }
    cloud.writeSphere(bestX, bestY, bestZ, to, at);
  }

  /** Replaces the sphere by that of its support and point p; returns whether it has grown. */
  private boolean include(Cloud cloud, int p) {
    for (int i = 0; i < size; i++) {
      qx[i] = cloud.x[support[i]] - cloud.x[p];
      qy[i] = cloud.y[support[i]] - cloud.y[p];
      qz[i] = cloud.z[support[i]] - cloud.z[p];
      for (int j = 0; j <= i; j++) {
        double product = qx[i] * qx[j] + qy[i] * qy[j] + qz[i] * qz[j];
        products[MOST * i + j] = product;
        products[MOST * j + i] = product;
      }
    }
    int chosen = choose();
    if (!(reached > squaredRadius)) {
      return false;
    }
    squaredRadius = reached;
    x = cloud.x[p];
    y = cloud.y[p];
    z = cloud.z[p];
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if ((chosen & 1 << i) != 0) {
        x += best[i] * qx[i];
        y += best[i] * qy[i];
        z += best[i] * qz[i];
        support[kept++] = support[i];
      }
    }
    support[kept] = p;
    size = kept + 1;
    return true;
  }

  /**
   * The subset of the support whose sphere, with the new point, is smallest among those that reach all;
   * {@code best} receives its weights.
   */
  private int choose() {
    int chosen = 0;
    reached = Double.POSITIVE_INFINITY;
    for (int subset : SUBSETS) {
      if (subset < 1 << size && solve(subset)) {
        double square = 0; // |c|²
        double outside = Double.NEGATIVE_INFINITY; // the largest of |c − q|² − |c|²
        boolean hull = true;
        double rest = 1;
        for (int i = 0; i < size; i++) {
          double product = 0; // c·q
          for (int j = 0; j < size; j++) {
            product += weights[j] * products[MOST * i + j];
          }
          square += weights[i] * product;
          outside = Math.max(outside, products[(MOST + 1) * i] - 2 * product);
          hull &= weights[i] >= 0;
          rest -= weights[i];
        }
        double reach = square + Math.max(outside, 0);
        if (reach < reached) {
          reached = reach;
          chosen = subset;
          System.arraycopy(weights, 0, best, 0, MOST);
          if (hull && rest >= 0 && reach <= square * INSIDE) {
            return chosen; // there is only one
          }
        }
      }
    }
    return chosen;
  }

  /**
   * Finds the weights of the centre of the sphere through the new point and at most three of the support;
   * false if it is not in their hull, or they have no such sphere.
   */
  private boolean solve(int subset) {
    Arrays.fill(weights, 0);
    int count = Integer.bitCount(subset);
    if (count == 0) {
      return true;
    }
    int i = Integer.numberOfTrailingZeros(subset);
    double wi = 0.5, wj = 0, wk = 0;
    if (count > 1) {
      int j = Integer.numberOfTrailingZeros(subset & subset - 1);
      double ii = products[(MOST + 1) * i], ij = products[MOST * i + j], jj = products[(MOST + 1) * j];
      double l = ij / ii, d = jj - l * ij, rest = 0.5 * (jj - ij);
      if (count > 2) {
        int k = 31 - Integer.numberOfLeadingZeros(subset);
        double ik = products[MOST * i + k], jk = products[MOST * j + k], kk = products[(MOST + 1) * k];
        double m = ik / ii, e = jk - m * ij, n = e / d;
        wk = (0.5 * (kk - ik) - n * rest) / (kk - m * ik - n * e);
        wi -= m * wk;
        rest -= e * wk;
        weights[k] = wk;
      }
      wj = rest / d;
      wi -= l * wj;
      weights[j] = wj;
    }
    weights[i] = wi;
    return wi >= -HULL && wj >= -HULL && wk >= -HULL && wi + wj + wk <= 1 + HULL; // not if one is NaN
  }
}
