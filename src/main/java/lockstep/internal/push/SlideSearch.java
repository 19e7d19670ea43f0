package lockstep.internal.push;

import java.util.Arrays;

/**
 * Finds the motion nearest to a wish that goes against none of a list of planes: v with {@code n · v ≥ 0} for
 * each normal n, and {@code |v − w|} least.
 *
 * <p>The nearest point of such a cone has a closed form: the wish itself, its projection on one plane, its
 * projection on the crease of two, {@code (n × m)}, or 0. The projection on a plane that the wish goes
 * against is the nearest point if it goes against no other plane; among creases the longest projection wins.
 * As v is a nearest point of a cone, {@code v · w = |v|²}: it never leads back against the wish, and is never
 * longer.
 *
 * <p>The arithmetic is in double: products of floats are exact there, so each component of a crease is
 * rounded once, however acute the corner, and candidates go against the planes that they are made of by less
 * than 2⁻⁴⁹ of the wish. Twice that is tolerated against any plane, and rounding to floats then adds 2⁻²⁴ of
 * v.
 */
public final class SlideSearch {
  /** Tolerance of a candidate against a plane, relative to the wish. */
  private static final double ROUNDING = 0x1p-48;

  private double[] nx = new double[8], ny = new double[8], nz = new double[8], length = new double[8];
  private int count;
  private double wx, wy, wz, wish;
  private double vx, vy, vz;

  /** Begins without planes. */
  public void begin() {
    count = 0;
  }

  /**
   * Adds a plane by its normal, of any length. A normal without direction, such as a NaN, changes nothing.
   */
  public void add(float x, float y, float z) {
    double size = Math.sqrt((double) x * x + (double) y * y + (double) z * z);
    if (!(size > 0 && size < Double.POSITIVE_INFINITY)) {
      return;
    }
    if (count == nx.length) {
      nx = Arrays.copyOf(nx, 2 * count);
      ny = Arrays.copyOf(ny, 2 * count);
      nz = Arrays.copyOf(nz, 2 * count);
      length = Arrays.copyOf(length, 2 * count);
    }
    nx[count] = x;
    ny[count] = y;
    nz[count] = z;
    length[count++] = size;
  }

  /** Finds the motion; it is 0 for a wish that is not finite. */
  public void find(double x, double y, double z) {
    wx = x;
    wy = y;
    wz = z;
    wish = Math.sqrt(x * x + y * y + z * z);
    if (!(wish < Double.POSITIVE_INFINITY)) {
      set(0, 0, 0);
    } else if (passes(x, y, z)) {
      set(x, y, z);
    } else if (!findOnPlane()) {
      findOnCrease();
    }
  }

  private boolean findOnPlane() {
    for (int k = 0; k < count; k++) {
      double against = (nx[k] * wx + ny[k] * wy + nz[k] * wz) / length[k] / length[k];
      if (against < 0) {
        double x = wx - against * nx[k], y = wy - against * ny[k], z = wz - against * nz[k];
        if (passes(x, y, z)) {
          set(x, y, z);
          return true;
        }
      }
    }
    return false;
  }

  private void findOnCrease() {
    double longest = 0;
    set(0, 0, 0);
    for (int k = 1; k < count; k++) {
      for (int m = 0; m < k; m++) {
        double cx = ny[m] * nz[k] - nz[m] * ny[k];
        double cy = nz[m] * nx[k] - nx[m] * nz[k];
        double cz = nx[m] * ny[k] - ny[m] * nx[k];
        double size = Math.sqrt(cx * cx + cy * cy + cz * cz);
        if (size > 0) {
          double along = (cx * wx + cy * wy + cz * wz) / size;
          double x = along * (cx / size), y = along * (cy / size), z = along * (cz / size);
          if (Math.abs(along) > longest && passes(x, y, z)) {
            longest = Math.abs(along);
            set(x, y, z);
          }
        }
      }
    }
  }

  /** Whether a motion goes against no plane, up to rounding. */
  private boolean passes(double x, double y, double z) {
    for (int k = 0; k < count; k++) {
      if (nx[k] * x + ny[k] * y + nz[k] * z < -ROUNDING * length[k] * wish) {
        return false;
      }
    }
    return true;
  }

  private void set(double x, double y, double z) {
    vx = x;
    vy = y;
    vz = z;
  }

  /** The x component of the motion. */
  public double x() {
    return vx;
  }

  /** The y component of the motion. */
  public double y() {
    return vy;
  }

  /** The z component of the motion. */
  public double z() {
    return vz;
  }
}
