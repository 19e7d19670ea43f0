package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Sweep of an axis-aligned box (AABB) and an oriented box (OBB): when a moving box touches one that is turned, by separating axes.
 *
 * <p>On each of the fifteen axes of {@link BoxAxes} they overlap during an interval of time, and they meet where all intervals have a time in common
 * (Ericson, Real-Time Collision Detection, 2005, 5.5.8; Eberly, Dynamic Collision Detection using Oriented Bounding Boxes, 2008): see {@link SweptAxis} and {@link
 * SweptBoxAxes}. The normal is the axis on which they come to overlap last, a normal of a face where several do at once.
 *
 * <p>They overlap from the start as {@link BoxOrientedBox} says. Both are closed: to touch in passing is a contact. Either may be flat: a rectangle, a
 * segment or a point. An empty box (min &gt; max on an axis), a negative half extent, a quaternion that is not {@linkplain Rotation#proper proper}, a NaN
 * anywhere, an infinite centre, half extent or motion is a miss; infinite planes of the axis-aligned box are allowed.
 *
 * <p>All is relative to the centre of the oriented box, so a large offset costs no precision.
 *
 * <p>With u = 2⁻²⁴ and ρ the radius of the oriented box, the matrix moves corners by 19 u ρ, and on an axis of space boxes that meet, as {@link SweptBoxAxes} says, are apart
 * by less than 40 u of ρ and the way. What 150,000 pairs came to is 15 u of the span.
 *
 * <p>Range: coordinates and motion below 1e37. Between boxes below 1e-26, gaps that only nearly parallel edges show may be overlooked.
 */
final class BoxOrientedBoxSweep {
  /** 59 u of ρ, which is at most √3 of the largest coordinate that the oriented box reaches, and 40 u of the way. */
  static final ErrorBound ERROR = new ErrorBound(103, 0);

  private BoxOrientedBoxSweep() {}

  @Twin
  static boolean sweep(float minX, float minY, float minZ, float maxX, float maxY, float maxZ, float vx,
      float vy, float vz, @Twin.Second float x, float y, float z, float halfX, float halfY, float halfZ,
      float qx, float qy, float qz, float qw, float[] t, float[] nx, float[] ny, float[] nz, int at) {
    boolean overlap = BoxOrientedBox.overlap(minX, minY, minZ, maxX, maxY, maxZ, x, y, z, halfX, halfY, halfZ,
        qx, qy, qz, qw);
    float square = Rotation.square(qx, qy, qz, qw);
    boolean proper = Rotation.proper(square) && BoxFrame.proper(halfX, halfY, halfZ) && minX <= maxX
        && minY <= maxY && minZ <= maxZ && Sweep.proper(x, y, z);
    boolean valid = (overlap || proper) && Sweep.proper(vx, vy, vz);
    float s = 2 / square;
    float lowX = SweptAxis.plane(minX, x), highX = SweptAxis.plane(maxX, x);
    float lowY = SweptAxis.plane(minY, y), highY = SweptAxis.plane(maxY, y);
    float lowZ = SweptAxis.plane(minZ, z), highZ = SweptAxis.plane(maxZ, z);
    float slackX = SweptBoxAxes.slack(Rotation.reach(s, qx, qy, qz, qw, halfX, halfY, halfZ), vx);
    float slackY = SweptBoxAxes.slack(Rotation.reach(s, qy, qz, qx, qw, halfY, halfZ, halfX), vy);
    float slackZ = SweptBoxAxes.slack(Rotation.reach(s, qz, qx, qy, qw, halfZ, halfX, halfY), vz);
    float touch = SweptBoxAxes.touch(halfX + halfY + halfZ);
    float meeting = SweptBoxAxes.meeting(lowX, lowY, lowZ, highX, highY, highZ, slackX, slackY, slackZ, touch,
        vx, vy, vz, halfX, halfY, halfZ, s, qx, qy, qz, qw);
    float number = SweptBoxAxes.number(lowX, lowY, lowZ, highX, highY, highZ, slackX, slackY, slackZ, touch,
        vx, vy, vz, halfX, halfY, halfZ, s, qx, qy, qz, qw);
    float time = valid ? Sweep.time(overlap, meeting) : Float.POSITIVE_INFINITY;
    boolean hit = time < Float.POSITIVE_INFINITY;
    x = SweptBoxAxes.axisX(number, s, qx, qy, qz, qw);
    y = SweptBoxAxes.axisY(number, s, qx, qy, qz, qw);
    z = SweptBoxAxes.axisZ(number, s, qx, qy, qz, qw);
    float speed = x * vx + y * vy + z * vz;
    x = speed > 0 ? -x : x;
    y = speed > 0 ? -y : y;
    z = speed > 0 ? -z : z;
    t[at] = time;
    nx[at] = hit ? Sweep.normal(overlap, x, y, z, vx, vy, vz) : 0;
    ny[at] = hit ? Sweep.normal(overlap, y, z, x, vy, vz, vx) : 0;
    nz[at] = hit ? Sweep.normal(overlap, z, x, y, vz, vx, vy) : 0;
    return hit;
  }
}
