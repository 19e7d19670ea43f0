package lockstep.internal.place;

import lockstep.internal.shape.OrientedBoxGeometry;

/**
 * A placement in double: it takes p to {@code position + scale R p}, with R the rotation of the quaternion q,
 * of any length. Turns by right angles, and moves by whole numbers, stay exact.
 */
public record Pose(double x, double y, double z, double qx, double qy, double qz, double qw, double scale) {
  private static final Pose NOWHERE = new Pose(Double.NaN, Double.NaN, Double.NaN, 0, 0, 0, 1, 1);

  /** Placement i; nowhere, if it is not proper. */
  public static Pose of(Places places, int i) {
    return places.isProper(i) ? new Pose(places.position(0, i), places.position(1, i), places.position(2, i),
        places.turn(0, i), places.turn(1, i), places.turn(2, i), places.turn(3, i), places.scale(i))
        : NOWHERE;
  }

  /** This placement after another: where what is placed by the other, in this frame, stands. */
  public Pose after(Pose p) {
    double[] at = turned(p.x, p.y, p.z);
    return new Pose(x + scale * at[0], y + scale * at[1], z + scale * at[2],
        productX(qx, qy, qz, qw, p.qx, p.qy, p.qz, p.qw), productX(qy, qz, qx, qw, p.qy, p.qz, p.qx, p.qw),
        productX(qz, qx, qy, qw, p.qz, p.qx, p.qy, p.qw), productW(qx, qy, qz, qw, p.qx, p.qy, p.qz, p.qw),
        scale * p.scale);
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

  /** Where another placement stands in this frame. */
  public Pose seen(Pose p) {
    Pose back = new Pose(0, 0, 0, -qx, -qy, -qz, qw, 1 / scale);
    return back.after(new Pose(p.x - x, p.y - y, p.z - z, p.qx, p.qy, p.qz, p.qw, p.scale));
  }

  /** What takes this frame's placement back to the world's. */
  public Pose inverse() {
    return seen(new Pose(0, 0, 0, 0, 0, 0, 1, 1));
  }

  /** R v. */
  private double[] turned(double vx, double vy, double vz) {
    double[] r = new double[9];
    OrientedBoxGeometry.axes(qx, qy, qz, qw, r);
    return new double[] {r[0] * vx + r[3] * vy + r[6] * vz, r[1] * vx + r[4] * vy + r[7] * vz,
        r[2] * vx + r[5] * vy + r[8] * vz};
  }

  /** The same with a quaternion whose largest component is at least 1 and below 2. */
  public Pose scaledTurn() {
    double largest = Math.max(Math.max(Math.abs(qx), Math.abs(qy)), Math.max(Math.abs(qz), Math.abs(qw)));
    double by = Math.scalb(1.0, -Math.getExponent(largest));
    return new Pose(x, y, z, by * qx, by * qy, by * qz, by * qw, scale);
  }
}
