package lockstep.internal.place;

import lockstep.internal.shape.OrientedBoxGeometry;

/**
 * A placement in double: it takes p to {@code position + scale R p}, with R the rotation of the quaternion q,
 * of any length. Turns by right angles, and moves by whole numbers, stay exact. A carrier, set anew for each
 * placement.
 */
public final class Pose {
  private double x, y, z, qx, qy, qz, qw = 1, scale = 1;
  private final double[] axes = new double[9]; // scratch

  /** That of the world. */
  public Pose() {}

  /** Becomes placement i; nowhere, if it is not proper. */
  public Pose of(Places places, int i) {
    return places.isProper(i)
        ? set(places.position(0, i), places.position(1, i), places.position(2, i), places.turn(0, i),
            places.turn(1, i), places.turn(2, i), places.turn(3, i), places.scale(i))
        : set(Double.NaN, Double.NaN, Double.NaN, 0, 0, 0, 1, 1);
  }

  /** Becomes one placement after another: where what {@code inner} places, in the frame {@code outer}, is. */
  public Pose composed(Pose outer, Pose inner) {
    double ax = outer.qx, ay = outer.qy, az = outer.qz, aw = outer.qw, by = outer.scale;
    double bx = inner.qx, bY = inner.qy, bz = inner.qz, bw = inner.qw;
    double[] r = axes;
    OrientedBoxGeometry.axes(ax, ay, az, aw, r);
    return set(outer.x + by * (r[0] * inner.x + r[3] * inner.y + r[6] * inner.z),
        outer.y + by * (r[1] * inner.x + r[4] * inner.y + r[7] * inner.z),
        outer.z + by * (r[2] * inner.x + r[5] * inner.y + r[8] * inner.z),
        productX(ax, ay, az, aw, bx, bY, bz, bw), productX(ay, az, ax, aw, bY, bz, bx, bw),
        productX(az, ax, ay, aw, bz, bx, bY, bw), productW(ax, ay, az, aw, bx, bY, bz, bw), by * inner.scale);
  }

  /** Becomes where {@code what} stands in {@code frame}. */
  public Pose seen(Pose frame, Pose what) {
    Pose back = new Pose().set(0, 0, 0, -frame.qx, -frame.qy, -frame.qz, frame.qw, 1 / frame.scale);
    return composed(back, new Pose().set(what.x - frame.x, what.y - frame.y, what.z - frame.z, what.qx,
        what.qy, what.qz, what.qw, what.scale));
  }

  private Pose set(double itsX, double itsY, double itsZ, double itsQx, double itsQy, double itsQz,
      double itsQw, double itsScale) {
    x = itsX;
    y = itsY;
    z = itsZ;
    qx = itsQx;
    qy = itsQy;
    qz = itsQz;
    qw = itsQw;
    scale = itsScale;
    return this;
  }

  /** The x of a product a b of quaternions; y and z by turning the axes of both. */
  static double productX(double ax, double ay, double az, double aw, double bx, double by, double bz,
      double bw) {
    return aw * bx + ax * bw + (ay * bz - az * by);
  }

  /** The w of a product. */
  static double productW(double ax, double ay, double az, double aw, double bx, double by, double bz,
      double bw) {
    return aw * bw - (ax * bx + ay * by + az * bz);
  }

  /** Writes placement i, rounded once, with a quaternion whose largest component is from 1 to 2. */
  public void write(Places to, int i) {
    double largest = Math.max(Math.max(Math.abs(qx), Math.abs(qy)), Math.max(Math.abs(qz), Math.abs(qw)));
    double by = Math.scalb(1.0, -Math.getExponent(largest));
    to.set(i, x, y, z, (float) (by * qx), (float) (by * qy), (float) (by * qz), (float) (by * qw),
        (float) scale);
  }
}
