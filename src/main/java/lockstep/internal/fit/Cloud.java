package lockstep.internal.fit;

import lockstep.internal.shape.BoundingSphere;

/**
 * The points of one cloud in double, relative to the first of them, so that a common offset costs no
 * precision. The arrays are scratch, reused by the next cloud.
 */
public final class Cloud {
  /**
   * Relative slack of a distance, far more than the error in double of its component along an axis: 20 ·
   * 2⁻⁵³.
   */
  private static final double SLACK = 0x1p-48;

  double[] x = {}, y = {}, z = {};
  int size;

  /** The cloud's points in the caller's arrays: columns x, y, z, from this position on. */
  final float[][] source = new float[3][];

  int from;

  /** The points that were the ends of the last {@link #span}. */
  int low, high;

  /** Reserves room for clouds of up to that many points. */
  public void reserve(int most) {
    if (x.length < most) {
      x = new double[most];
      y = new double[most];
      z = new double[most];
    }
  }

  /** Takes points {@code begin} to {@code end − 1}; returns whether there are any, all finite. */
  public boolean take(float[] sourceX, float[] sourceY, float[] sourceZ, int begin, int end) {
    source[0] = sourceX;
    source[1] = sourceY;
    source[2] = sourceZ;
    from = begin;
    size = end - begin;
    if (size == 0) {
      return false;
    }
    relative(sourceX, x);
    relative(sourceY, y);
    relative(sourceZ, z);
    boolean finite = true;
    for (int i = 0; i < size; i++) {
      finite &= Math.abs(x[i] + y[i] + z[i]) < Double.POSITIVE_INFINITY;
    }
    return finite;
  }

  private void relative(float[] column, double[] to) {
    double origin = column[from];
    for (int i = 0; i < size; i++) {
      to[i] = column[from + i] - origin;
    }
  }

  /** The first point's coordinate; all others are relative to it. */
  double origin(int axis) {
    return source[axis][from];
  }

  /** The least coordinate on an axis; among zeros the negative one. */
  public float least(int axis) {
    float[] column = source[axis];
    float least = column[from];
    for (int i = from; i < from + size; i++) {
      least = Math.min(least, column[i]);
    }
    return least;
  }

  /** The largest coordinate on an axis; among zeros the positive one. */
  public float most(int axis) {
    float[] column = source[axis];
    float most = column[from];
    for (int i = from; i < from + size; i++) {
      most = Math.max(most, column[i]);
    }
    return most;
  }

  /** The squared distance of point i. */
  double square(int i, double cx, double cy, double cz) {
    return BoundingSphere.square(x[i] - cx, y[i] - cy, z[i] - cz);
  }

  /** The farthest point; the first one in case of a tie. */
  int farthest(double cx, double cy, double cz) {
    int farthest = 0;
    double most = -1;
    for (int i = 0; i < size; i++) {
      double dx = x[i] - cx, dy = y[i] - cy, dz = z[i] - cz;
      double square = dx * dx + dy * dy + dz * dz;
      if (square > most) {
        most = square;
        farthest = i;
      }
    }
    return farthest;
  }

  /** The position of point i along a direction. */
  double along(int i, double ax, double ay, double az) {
    return x[i] * ax + y[i] * ay + z[i] * az;
  }

  /**
   * The length of the cloud along a direction; leaves its end points, the first of equal ones, in low and
   * high.
   */
  double span(double ax, double ay, double az) {
    double least = Double.POSITIVE_INFINITY, most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < size; i++) {
      double along = x[i] * ax + y[i] * ay + z[i] * az;
      if (along < least) {
        least = along;
        low = i;
      }
      if (along > most) {
        most = along;
        high = i;
      }
    }
    return most - least;
  }

  /**
   * Writes the sphere about a relative centre, rounded to floats, whose radius is the largest distance of a
   * point from there, rounded up.
   */
  void writeSphere(double cx, double cy, double cz, float[][] to, int at) {
    float fx = (float) (origin(0) + cx), fy = (float) (origin(1) + cy), fz = (float) (origin(2) + cz);
    float[] sourceX = source[0], sourceY = source[1], sourceZ = source[2];
    double most = 0;
    for (int i = from; i < from + size; i++) {
      double dx = sourceX[i] - (double) fx, dy = sourceY[i] - (double) fy, dz = sourceZ[i] - (double) fz;
      double square = dx * dx + dy * dy + dz * dz;
      most = square > most ? square : most;
    }
    float least = BoundingSphere.reach(0, most, true), safe = BoundingSphere.reach(0, most, false);
    boolean exact = least == safe || exact(most, fx, fy, fz);
    BoundingSphere.set(to, at, fx, fy, fz, exact ? least : safe);
  }

  /** The largest distance of the points from a centre along an axis of space, rounded up. */
  float reach(int axis, float centre) {
    float[] column = source[axis];
    double most = 0;
    boolean exact = true; // the distance that points at the end have
    for (int i = from; i < from + size; i++) {
      double distance = Math.abs(column[i] - (double) centre);
      if (distance >= most) {
        exact = (exact || distance > most) && BoundingSphere.exact(column[i], centre);
        most = distance;
      }
    }
    float least = BoundingSphere.up(most);
    return exact || least > most ? least : Math.nextUp(least);
  }

  /**
   * The largest distance of the points from a centre along an axis whose coordinates are off by at most 2⁻⁴⁹,
   * rounded up.
   */
  float reach(float cx, float cy, float cz, double ax, double ay, double az) {
    float[] sourceX = source[0], sourceY = source[1], sourceZ = source[2];
    double most = 0, farthest = 0;
    for (int i = from; i < from + size; i++) {
      double dx = sourceX[i] - (double) cx, dy = sourceY[i] - (double) cy, dz = sourceZ[i] - (double) cz;
      double along = Math.abs(dx * ax + dy * ay + dz * az);
      double distance = Math.abs(dx) + Math.abs(dy) + Math.abs(dz);
      most = along > most ? along : most;
      farthest = distance > farthest ? distance : farthest;
    }
    return BoundingSphere.up(most + farthest * SLACK);
  }

  /**
   * Whether the squared distances of all points about as far from a centre as the farthest are free of
   * rounding.
   */
  private boolean exact(double most, float cx, float cy, float cz) {
    double near = most * (1 - 0x1p-48);
    for (int i = from; i < from + size; i++) {
      float px = source[0][i], py = source[1][i], pz = source[2][i];
      double dx = px - (double) cx, dy = py - (double) cy, dz = pz - (double) cz;
      if (BoundingSphere.square(dx, dy, dz) >= near
          && !(BoundingSphere.exact(px, cx) && BoundingSphere.exact(py, cy) && BoundingSphere.exact(pz, cz)
              && BoundingSphere.exactSquare(dx, dy, dz))) {
        return false;
      }
    }
    return true;
  }
}
