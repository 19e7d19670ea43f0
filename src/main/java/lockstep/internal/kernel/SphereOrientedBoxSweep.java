package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Sweep of a sphere and an oriented box (OBB): centre and motion of the sphere are taken into the frame of the box, where all is as of an
 * axis-aligned one, see {@link PointToBox}, and the normal back (Ericson, Real-Time Collision Detection, 2005, 5.5.7).
 *
 * <p>They overlap from the start as {@link SphereOrientedBox} says. A radius of 0 is a ray; half extents of 0 make a rectangle, a segment or a point.
 * A negative radius or half extent, an infinite box, a quaternion that is no rotation, a NaN anywhere, an infinite centre or motion is a miss.
 *
 * <p>With u = 2⁻²⁴, D the distance of the centres, v the motion and S the distance from the farthest corner and the way together, the centre in the frame is off by
 * 24 u D and the motion by 23 u |v| ({@link BoxFrame}), and what {@link PointToBox} says adds 15 u of S and the radius, with that of t: at t the shapes are apart,
 * or in each other, by at most 39 u of S and the radius; the normal, off by 23 u when it is turned back, adds 23 u of the box. What 300,000 pairs came to is
 * 3.4 u.
 *
 * <p>Range: that of {@link PointToBox}, the quaternion as in {@link Rotation}.
 */
final class SphereOrientedBoxSweep {
  /** 39 u of radius, distance and way, each at most √3 times the largest of coordinates. */
  static final ErrorBound ERROR = new ErrorBound(68, 0);

  private SphereOrientedBoxSweep() {}

  @Twin
  static boolean sweep(float x, float y, float z, float r, float vx, float vy, float vz,
      @Twin.Second float centreX, float centreY, float centreZ, float halfX, float halfY, float halfZ,
      float qx, float qy, float qz, float qw, float[] t, float[] nx, float[] ny, float[] nz, int at) {
    boolean overlap =
        SphereOrientedBox.overlap(x, y, z, r, centreX, centreY, centreZ, halfX, halfY, halfZ, qx, qy, qz, qw);
    float dx = x - centreX;
    float dy = y - centreY;
    float dz = z - centreZ;
    float square = Rotation.square(qx, qy, qz, qw);
    float s = 2 / square;
    // in the frame of the box
    float px = BoxFrame.along(dx, dy, dz, qx, qy, qz, qw, s);
    float py = BoxFrame.along(dy, dz, dx, qy, qz, qx, qw, s);
    float pz = BoxFrame.along(dz, dx, dy, qz, qx, qy, qw, s);
    float wx = BoxFrame.along(vx, vy, vz, qx, qy, qz, qw, s);
    float wy = BoxFrame.along(vy, vz, vx, qy, qz, qx, qw, s);
    float wz = BoxFrame.along(vz, vx, vy, qz, qx, qy, qw, s);
    float nearX = PointToBox.near(px, wx, -halfX, halfX), farX = PointToBox.far(px, wx, -halfX, halfX);
    float nearY = PointToBox.near(py, wy, -halfY, halfY), farY = PointToBox.far(py, wy, -halfY, halfY);
    float nearZ = PointToBox.near(pz, wz, -halfZ, halfZ), farZ = PointToBox.far(pz, wz, -halfZ, halfZ);
    float sx = Math.abs(wx);
    float sy = Math.abs(wy);
    float sz = Math.abs(wz);
    float enter = PointToBox.enter(nearX, farX, sx, nearY, farY, sy, nearZ, farZ, sz, r);
    // a NaN would pass for a point beside the box
    boolean enters = Sweep.proper(px, py, pz) && Sweep.proper(wx, wy, wz);
    boolean valid =
        r >= 0 && BoxFrame.proper(halfX, halfY, halfZ) && Rotation.proper(square) && Sweep.proper(vx, vy, vz);
    float time =
        valid ? Sweep.time(overlap, enters ? enter : Float.POSITIVE_INFINITY) : Float.POSITIVE_INFINITY;
    boolean hit = time < Float.POSITIVE_INFINITY;
    float mx =
        PointToBox.normal(wx, PointToBox.towards(0, nearX, farX, sx, nearY, farY, sy, nearZ, farZ, sz, r));
    float my =
        PointToBox.normal(wy, PointToBox.towards(1, nearX, farX, sx, nearY, farY, sy, nearZ, farZ, sz, r));
    float mz =
        PointToBox.normal(wz, PointToBox.towards(2, nearX, farX, sx, nearY, farY, sy, nearZ, farZ, sz, r));
    float backX = BoxFrame.inSpace(mx, my, mz, qx, qy, qz, qw, s);
    float backY = BoxFrame.inSpace(my, mz, mx, qy, qz, qx, qw, s);
    float backZ = BoxFrame.inSpace(mz, mx, my, qz, qx, qy, qw, s);
    t[at] = time;
    nx[at] = hit ? Sweep.normal(overlap, backX, backY, backZ, vx, vy, vz) : 0;
    ny[at] = hit ? Sweep.normal(overlap, backY, backZ, backX, vy, vz, vx) : 0;
    nz[at] = hit ? Sweep.normal(overlap, backZ, backX, backY, vz, vx, vy) : 0;
    return hit;
  }
}
