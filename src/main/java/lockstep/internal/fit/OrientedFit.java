package lockstep.internal.fit;

import lockstep.internal.shape.BoundingSphere;
import lockstep.internal.shape.OrientedBoxGeometry;

/**
 * A small oriented box around a cloud, not always the smallest.
 *
 * <p>Directions come from extreme points: the ends of the cloud along 13 fixed axes, or all points if they
 * are few. From the longest line among them, the point farthest from it, and the two points farthest from the
 * plane of these three come seven triangles; each edge of each, with the triangle's normal, is tried as the
 * axes of a box (Larsson and Källberg, "Fast computation of tight-fitting oriented bounding boxes", Game
 * Engine Gems 2, 2011, pp. 3–19, there with 7 axes). The best is then turned about one of its axes after the
 * other to the smallest rectangle that an edge of the projection's convex hull allows (Freeman and Shapira,
 * "Determining the minimum-area encasing rectangle for an arbitrary closed curve", CACM 18, 1975, pp.
 * 409–413), until none helps. Points of the cloud that are outside then join the extreme ones, and the
 * turning goes on.
 *
 * <p>The cost is the volume with every extent enlarged by 2⁻²² of the cloud's size, so that flat clouds get
 * rectangles of small area, and straight ones segments.
 *
 * <p>The axes are converted to floats as the quaternion, closest to no rotation, that has them. The cloud is
 * then measured along the axes that this quaternion gives exactly: centre and half extents are floats too,
 * and no point is outside in real arithmetic. The box is no larger than the axis-aligned one, found in the
 * same way with the quaternion (0, 0, 0, 1), or it is that.
 */
public final class OrientedFit {
  /** Columns of an oriented box. */
  private static final int WIDTH = 10;

  /** Clouds with at most this many points use all points as extreme points. */
  private static final int FEW = 32;

  /** Most extreme points. */
  private static final int MOST = 64;

  /** Rounds of turning the box and adding points, of at most 6 points each. */
  private static final int ROUNDS = 6;

  /** Turns in a round. */
  private static final int TURNS = 30;

  /** The saving that makes a turn worthwhile. */
  private static final double GAIN = 1 - 0x1p-12;

  /**
   * The thinnest extent that counts, relative to the cloud: the effect of rounding a quaternion to floats.
   */
  private static final double THIN = 0x1p-22;

  /** The least turn that counts, as a sine: a smaller one moves nothing by an ulp of the cloud's size. */
  private static final double TURNED = 0x1p-30;

  /** Far more than the error in double of a product of three floats. */
  private static final double PRODUCT = 1 + 0x1p-50;

  private static final int[] DIRECTIONS = {1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 0, 1, -1, 0, 1, 0, 1, 1, 0, -1, 0,
      1, 1, 0, 1, -1, 1, 1, 1, 1, 1, -1, 1, -1, 1, 1, -1, -1};

  private Cloud cloud;
  private double thin;

  // extreme points, and in the order of their projection
  private final double[] x = new double[MOST], y = new double[MOST], z = new double[MOST];
  private int size;
  private final double[] u = new double[MOST], v = new double[MOST];
  private final double[] hullU = new double[2 * MOST], hullV = new double[2 * MOST];

  // three axes, one after the other
  private final double[] axes = new double[9], tried = new double[9], best = new double[9];
  private double volume; // of the extreme points' box with these axes

  private final float[] aligned = new float[WIDTH], fitted = new float[WIDTH];

  /** Writes the box of a cloud: columns x, y, z, halfX, halfY, halfZ, qx, qy, qz, qw. */
  public void write(Cloud points, float[][] to, int at) {
    cloud = points;
    measure(0, 0, 0, 1, aligned);
    float[] box = aligned;
    findExtremes();
    if (thin > 0) {
      findAxes();
      turnNextToAxes(best);
      measureTurned();
      box = isSmaller() ? fitted : aligned;
    }
    for (int c = 0; c < WIDTH; c++) {
      to[c][at] = box[c];
    }
  }

  private boolean isSmaller() {
    double mine = volume(fitted, 0), others = volume(aligned, 0);
    return volume(fitted, thin) < volume(aligned, thin) && (mine == 0 || mine * PRODUCT <= others);
  }

  /** An eighth of the volume of a box, with each half extent enlarged by {@code more}. */
  private static double volume(float[] box, double more) {
    return (box[3] + more) * (box[4] + more) * (box[5] + more);
  }

  // ---- extreme points ----

  private void findExtremes() {
    size = 0;
    if (cloud.size <= FEW) {
      for (int i = 0; i < cloud.size; i++) {
        add(i);
      }
    } else {
      for (int k = 0; k < DIRECTIONS.length; k += 3) {
        cloud.span(DIRECTIONS[k], DIRECTIONS[k + 1], DIRECTIONS[k + 2]);
        add(cloud.low);
        add(cloud.high);
      }
    }
    thin = THIN * (span(1, 0, 0) + span(0, 1, 0) + span(0, 0, 1));
  }

  /** Adds a point of the cloud if there is room; returns whether it was new. */
  private boolean add(int i) {
    for (int k = 0; k < size; k++) {
      if (x[k] == cloud.x[i] && y[k] == cloud.y[i] && z[k] == cloud.z[i]) {
        return false;
      }
    }
    if (size == MOST) {
      return false;
    }
    x[size] = cloud.x[i];
    y[size] = cloud.y[i];
    z[size] = cloud.z[i];
    size++;
    return true;
  }

  /** The length of the extreme points along a direction. */
  private double span(double ax, double ay, double az) {
    double least = Double.POSITIVE_INFINITY, most = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < size; k++) {
      double along = x[k] * ax + y[k] * ay + z[k] * az;
      least = along < least ? along : least;
      most = along > most ? along : most;
    }
    return most - least;
  }

  private double span(double[] of, int axis) {
    return span(of[3 * axis], of[3 * axis + 1], of[3 * axis + 2]);
  }

  // ---- axes ----

  /** Finds the axes that give the cloud the smallest box, and leaves them in {@code best}. */
  private void findAxes() {
    startFromTriangles();
    double least = Double.POSITIVE_INFINITY;
    boolean more = true;
    for (int round = 0; more && round < ROUNDS; round++) {
      int still = 0;
      for (int k = 0; still < 3 && k < TURNS; k++) {
        still = turnAbout(k % 3) ? 0 : still + 1;
      }
      double all = 1;
      more = false;
      for (int axis = 0; axis < 3; axis++) {
        all *= cloud.span(axes[3 * axis], axes[3 * axis + 1], axes[3 * axis + 2]) + thin;
        more |= add(cloud.low);
        more |= add(cloud.high);
      }
      if (all < least) {
        least = all;
        System.arraycopy(axes, 0, best, 0, 9);
      }
    }
  }

  /**
   * Finds the best axes that two points and the normal of a large triangle give, and leaves them in {@code
   * axes}.
   */
  private void startFromTriangles() {
    volume = Double.POSITIVE_INFINITY;
    int a = 0, b = 0, c = 0;
    double most = -1;
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < i; j++) {
        double square = BoundingSphere.square(x[i] - x[j], y[i] - y[j], z[i] - z[j]);
        if (square > most) {
          most = square;
          a = j;
          b = i;
        }
      }
    }
    most = -1;
    for (int k = 0; k < size; k++) {
      double square = BoundingSphere.square(normal(a, b, k, 0), normal(a, b, k, 1), normal(a, b, k, 2));
      if (square > most) {
        most = square;
        c = k;
      }
    }
    double nx = normal(a, b, c, 0), ny = normal(a, b, c, 1), nz = normal(a, b, c, 2);
    int low = a, high = a;
    double lowest = Double.POSITIVE_INFINITY, highest = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < size; k++) {
      double along = x[k] * nx + y[k] * ny + z[k] * nz;
      if (along < lowest) {
        lowest = along;
        low = k;
      }
      if (along > highest) {
        highest = along;
        high = k;
      }
    }
    tryEdges(a, b, c);
    trySides(a, b, c, low);
    trySides(a, b, c, high);
  }

  private void trySides(int a, int b, int c, int apex) {
    tryEdges(a, b, apex);
    tryEdges(b, c, apex);
    tryEdges(c, a, apex);
  }

  /** A coordinate of (b − a) × (c − a). */
  private double normal(int a, int b, int c, int axis) {
    double[] f = axis == 0 ? y : axis == 1 ? z : x, g = axis == 0 ? z : axis == 1 ? x : y;
    return (f[b] - f[a]) * (g[c] - g[a]) - (g[b] - g[a]) * (f[c] - f[a]);
  }

  private void tryEdges(int a, int b, int c) {
    double nx = normal(a, b, c, 0), ny = normal(a, b, c, 1), nz = normal(a, b, c, 2);
    tryEdge(a, b, nx, ny, nz);
    tryEdge(b, c, nx, ny, nz);
    tryEdge(c, a, nx, ny, nz);
  }

  /**
   * Tries as axes ab and the direction across it in the plane with normal n, or in any plane if n has no
   * direction.
   */
  private void tryEdge(int a, int b, double nx, double ny, double nz) {
    double ex = x[b] - x[a], ey = y[b] - y[a], ez = z[b] - z[a];
    if (!unit(tried, 0, ex, ey, ez)) {
      return;
    }
    ex = tried[0];
    ey = tried[1];
    ez = tried[2];
    if (!unit(tried, 3, ny * ez - nz * ey, nz * ex - nx * ez, nx * ey - ny * ex)) {
      double sx = Math.abs(ex), sy = Math.abs(ey), sz = Math.abs(ez);
      boolean first = sx <= sy && sx <= sz, second = !first && sy <= sz; // along which ab is shortest
      unit(tried, 3, first ? 0 : second ? -ez : ey, first ? ez : second ? 0 : -ex,
          first ? -ey : second ? ex : 0);
    }
    double fx = tried[3], fy = tried[4], fz = tried[5];
    unit(tried, 6, ey * fz - ez * fy, ez * fx - ex * fz, ex * fy - ey * fx);
    double product = (span(tried, 0) + thin) * (span(tried, 1) + thin) * (span(tried, 2) + thin);
    if (product < volume) {
      volume = product;
      System.arraycopy(tried, 0, axes, 0, 9);
    }
  }

  /** Writes a vector, normalised; false if it has no length. */
  private static boolean unit(double[] to, int at, double ax, double ay, double az) {
    double length = Math.sqrt(BoundingSphere.square(ax, ay, az));
    to[at] = ax / length;
    to[at + 1] = ay / length;
    to[at + 2] = az / length;
    return length > 0;
  }

  // ---- turning ----

  /**
   * Turns the box about one of its axes to the smallest rectangle around the others that has an edge of the
   * hull on its border; false if that gains nothing. The corners that are farthest along each edge, back, and
   * across follow one another around the hull as the edges do.
   */
  private boolean turnAbout(int axis) {
    int i = 3 * ((axis + 1) % 3), j = 3 * ((axis + 2) % 3);
    int corners = hull(i, j);
    double least = (span(axes, i / 3) + thin) * (span(axes, j / 3) + thin) * GAIN, cos = 0, sin = 0;
    int ahead = 0, across = 0, back = 0;
    for (int k = 0; k < corners; k++) {
      int next = k + 1 < corners ? k + 1 : 0;
      double eu = hullU[next] - hullU[k], ev = hullV[next] - hullV[k];
      double length = Math.sqrt(eu * eu + ev * ev);
      double c = eu / length, s = ev / length;
      if (length > 0) {
        ahead = farthest(corners, k == 0 ? 0 : ahead, c, s);
        across = farthest(corners, k == 0 ? ahead : across, -s, c);
        back = farthest(corners, k == 0 ? across : back, -c, -s);
        double product =
            (along(ahead, c, s) - along(back, c, s) + thin) * (along(across, -s, c) - along(k, -s, c) + thin);
        if (product < least) {
          least = product;
          cos = c;
          sin = s;
        }
      }
    }
    if (cos == 0 && sin == 0) {
      return false;
    }
    for (int c = 0; c < 3; c++) {
      double a = axes[i + c], b = axes[j + c];
      axes[i + c] = cos * a + sin * b;
      axes[j + c] = cos * b - sin * a;
    }
    return true;
  }

  /** The corner from which the hull, counterclockwise, goes back along a direction. */
  private int farthest(int corners, int from, double cos, double sin) {
    int at = from;
    for (int next = at + 1 < corners ? at + 1 : 0; along(next, cos, sin) > along(at, cos, sin); //
        next = at + 1 < corners ? at + 1 : 0) {
      at = next;
    }
    return at;
  }

  private double along(int corner, double cos, double sin) {
    return cos * hullU[corner] + sin * hullV[corner];
  }

  /**
   * Finds the convex hull of the extreme points projected on two axes, and returns how many corners it has
   * (Andrew, "Another efficient algorithm for convex hulls in two dimensions", Information Processing Letters
   * 9, 1979, pp. 216–219).
   */
  private int hull(int i, int j) {
    for (int k = 0; k < size; k++) {
      double pu = x[k] * axes[i] + y[k] * axes[i + 1] + z[k] * axes[i + 2];
      double pv = x[k] * axes[j] + y[k] * axes[j + 1] + z[k] * axes[j + 2];
      int at = k;
      while (at > 0 && (u[at - 1] > pu || (u[at - 1] == pu && v[at - 1] > pv))) {
        u[at] = u[at - 1];
        v[at] = v[at - 1];
        at--;
      }
      u[at] = pu;
      v[at] = pv;
    }
    int lower = chain(0, 0, 1);
    return Math.max(chain(lower - 1, size - 1, -1) - 1, 1);
  }

  /**
   * Adds one side of the hull after {@code base} corners, from left to right or back; returns the number of
   * corners then.
   */
  private int chain(int base, int start, int step) {
    int corners = base;
    for (int k = start; k >= 0 && k < size; k += step) {
      while (corners >= base + 2 && !turnsLeft(corners, k)) {
        corners--;
      }
      hullU[corners] = u[k];
      hullV[corners] = v[k];
      corners++;
    }
    return corners;
  }

  private boolean turnsLeft(int corners, int k) {
    double pu = hullU[corners - 2], pv = hullV[corners - 2];
    return (hullU[corners - 1] - pu) * (v[k] - pv) > (hullV[corners - 1] - pv) * (u[k] - pu);
  }

  // ---- the box in floats ----

  /**
   * Orders the axes, and chooses their signs, so that their rotation is small: large numbers on the diagonal.
   */
  private void turnNextToAxes(double[] a) {
    int first = 0; // the axis with the largest coordinate of all goes to that coordinate's place
    for (int k = 1; k < 9; k++) {
      first = Math.abs(a[k]) > Math.abs(a[first]) ? k : first;
    }
    swap(a, first / 3, first % 3);
    int p = (first + 1) % 3, q = (first + 2) % 3;
    if (Math.abs(a[3 * p + q]) > Math.abs(a[3 * p + p])) {
      swap(a, p, q);
    }
    for (int k = 0; k < 3; k++) {
      if (a[4 * k] < 0) {
        negate(a, k);
      }
    }
    double handed = a[0] * (a[4] * a[8] - a[5] * a[7]) + a[1] * (a[5] * a[6] - a[3] * a[8])
        + a[2] * (a[3] * a[7] - a[4] * a[6]);
    if (handed < 0) {
      negate(a, a[0] <= a[4] && a[0] <= a[8] ? 0 : a[4] <= a[8] ? 1 : 2);
    }
  }

  private static void swap(double[] a, int i, int j) {
    for (int c = 0; c < 3; c++) {
      double kept = a[3 * i + c];
      a[3 * i + c] = a[3 * j + c];
      a[3 * j + c] = kept;
    }
  }

  private static void negate(double[] a, int i) {
    for (int c = 3 * i; c < 3 * i + 3; c++) {
      a[c] = 0 - a[c];
    }
  }

  /** Measures the box with the axes in {@code best}, which are a rotation by less than half a turn. */
  private void measureTurned() {
    double wx = best[5] - best[7], wy = best[6] - best[2], wz = best[1] - best[3];
    double w = 1 + best[0] + best[4] + best[8];
    double length = Math.sqrt(wx * wx + wy * wy + wz * wz + w * w);
    measure(component(wx / length), component(wy / length), component(wz / length), (float) (w / length),
        fitted);
  }

  /**
   * A component of a quaternion, set to 0 if it is no more than a rounding error of the axes, so that axes of
   * space stay exact.
   */
  private static float component(double value) {
    return Math.abs(value) < TURNED ? 0 : (float) value;
  }

  /**
   * Writes the smallest box of the cloud with the rotation of a quaternion, up to the rounding of the centre.
   */
  private void measure(float qx, float qy, float qz, float qw, float[] to) {
    double[] r = tried;
    OrientedBoxGeometry.axes(qx, qy, qz, qw, r);
    double cx = cloud.origin(0), cy = cloud.origin(1), cz = cloud.origin(2);
    for (int k = 0; k < 3; k++) {
      r[4 * k] = isOfSpace(r, k) ? Math.signum(r[4 * k]) : r[4 * k];
      double ax = r[3 * k], ay = r[3 * k + 1], az = r[3 * k + 2];
      double length = cloud.span(ax, ay, az), middle = cloud.along(cloud.low, ax, ay, az) + 0.5 * length;
      cx += middle * ax;
      cy += middle * ay;
      cz += middle * az;
    }
    to[0] = (float) cx;
    to[1] = (float) cy;
    to[2] = (float) cz;
    for (int k = 0; k < 3; k++) {
      to[3 + k] = isOfSpace(r, k) ? cloud.reach(k, to[k])
          : cloud.reach(to[0], to[1], to[2], r[3 * k], r[3 * k + 1], r[3 * k + 2]);
    }
    to[6] = qx;
    to[7] = qy;
    to[8] = qz;
    to[9] = qw;
  }

  /**
   * Whether an axis of the box is exactly an axis of space: its other coordinates are sums of two exact
   * products, so a computed 0 is exact.
   */
  private static boolean isOfSpace(double[] r, int k) {
    return r[3 * k + (k + 1) % 3] == 0 && r[3 * k + (k + 2) % 3] == 0;
  }
}
