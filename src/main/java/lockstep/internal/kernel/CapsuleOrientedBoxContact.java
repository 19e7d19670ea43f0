package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of a capsule and an oriented box: that of a {@linkplain CapsuleBoxContact capsule and a box} in the frame of the box, turned back into space.
 *
 * <p>The depth is not negative exactly where they overlap as {@link CapsuleOrientedBox} says. A negative radius or half extent, a quaternion that is no
 * {@linkplain Rotation#proper rotation}, a NaN or an infinity anywhere has no contact. The order of the ends changes no bit but the features, which name ends.
 *
 * <p>With u = 2⁻²⁴ and D the distance of the farther end from the box's centre: in the frame the middle of the segment and half of it are off by 23 u of themselves, see {@link
 * BoxFrame}, and 3 u D, and normal and points by 23 u again when they are turned back; the rest is as for a box. What 50,000 pairs of each sort came to is less than 40 u of the
 * span for all of it.
 *
 * <p>Range: as {@link CapsuleOrientedBoxDistance}.
 */
final class CapsuleOrientedBoxContact {
  private CapsuleOrientedBoxContact() {}

  @Twin
  static boolean contact(float ax, float ay, float az, float bx, float by, float bz, float r,
      @Twin.Second float x, float y, float z, float halfX, float halfY, float halfZ, float qx, float qy,
      float qz, float qw, float[] nx, float[] ny, float[] nz, float[] x0, float[] y0, float[] z0,
      float[] depth0, float[] feature0, float[] x1, float[] y1, float[] z1, float[] depth1, float[] feature1,
      int at) {
    boolean overlap =
        CapsuleOrientedBox.overlap(ax, ay, az, bx, by, bz, r, x, y, z, halfX, halfY, halfZ, qx, qy, qz, qw);
    boolean back = SegmentContact.back(bx - ax, by - ay, bz - az);
    float mx = Segments.middle(x, ax, bx), hx = SegmentContact.half(back, ax, bx);
    float my = Segments.middle(y, ay, by), hy = SegmentContact.half(back, ay, by);
    float mz = Segments.middle(z, az, bz), hz = SegmentContact.half(back, az, bz);
    // in the frame of the box
    float s = 2 / Rotation.square(qx, qy, qz, qw);
    float gx = BoxFrame.along(hx, hy, hz, qx, qy, qz, qw, s);
    float gy = BoxFrame.along(hy, hz, hx, qy, qz, qx, qw, s);
    float gz = BoxFrame.along(hz, hx, hy, qz, qx, qy, qw, s);
    float px = BoxFrame.along(mx, my, mz, qx, qy, qz, qw, s), lowX = -halfX - px, highX = halfX - px;
    float py = BoxFrame.along(my, mz, mx, qy, qz, qx, qw, s), lowY = -halfY - py, highY = halfY - py;
    float pz = BoxFrame.along(mz, mx, my, qz, qx, qy, qw, s), lowZ = -halfZ - pz, highZ = halfZ - pz;
    float nearest = CapsuleOrientedBox.closest(mx, my, mz, hx, hy, hz, halfX, halfY, halfZ, qx, qy, qz, qw);
    float vx = 0f - CapsuleOrientedBox.outside(nearest, gx, px, halfX);
    float vy = 0f - CapsuleOrientedBox.outside(nearest, gy, py, halfY);
    float vz = 0f - CapsuleOrientedBox.outside(nearest, gz, pz, halfZ);
    float apart = SegmentContact.length(vx, vy, vz);
    float rounding = SegmentContact.ROUNDING * (apart + SegmentContact.length(gx, gy, gz) + r);

    float choice =
        SegmentBoxContact.choice(gx, gy, gz, lowX, highX, lowY, highY, lowZ, highZ, vx, vy, vz, rounding);
    float outX = SegmentBoxContact.candidate(0, choice, gx, gy, gz, vx, vy, vz, rounding);
    float outY = SegmentBoxContact.candidate(1, choice, gx, gy, gz, vx, vy, vz, rounding);
    float outZ = SegmentBoxContact.candidate(2, choice, gx, gy, gz, vx, vy, vz, rounding);
    float wayX = Contact.normal(outX, outX, outY, outZ);
    float wayY = Contact.normal(outY, outX, outY, outZ);
    float wayZ = Contact.normal(outZ, outX, outY, outZ);
    float forward =
        SegmentBoxContact.gap(wayX, wayY, wayZ, gx, gy, gz, lowX, highX, lowY, highY, lowZ, highZ);
    float backward =
        SegmentBoxContact.gap(-wayX, -wayY, -wayZ, gx, gy, gz, lowX, highX, lowY, highY, lowZ, highZ);
    boolean away = backward > forward;
    float normalX = away ? 0f - wayX : wayX;
    float normalY = away ? 0f - wayY : wayY;
    float normalZ = away ? 0f - wayZ : wayZ;
    float gap = away ? backward : forward;
    float deep = r - gap;

    // the ends of what the segment has in common with a face or an edge, and where it is deepest
    float t0 = SegmentBoxContact.enter(normalX, normalY, normalZ, gx, gy, gz, lowX, highX, lowY, highY, lowZ,
        highZ, rounding);
    float t1 = SegmentBoxContact.leave(normalX, normalY, normalZ, gx, gy, gz, lowX, highX, lowY, highY, lowZ,
        highZ, rounding);
    boolean isLine = t0 < t1 && SegmentBoxContact.isLine(normalX, normalY, normalZ, gx, gy, gz, lowX, highX,
        lowY, highY, lowZ, highZ, rounding);
    float t = gap >= -rounding ? nearest : SegmentBoxContact.deepest(t0, t1, normalX, normalY, normalZ, gx,
        gy, gz, lowX, highX, lowY, highY, lowZ, highZ, rounding);
    float deep0 = SegmentBoxContact.depth(t0, r, normalX, normalY, normalZ, gx, gy, gz, lowX, highX, lowY,
        highY, lowZ, highZ, rounding);
    float deep1 = SegmentBoxContact.depth(t1, r, normalX, normalY, normalZ, gx, gy, gz, lowX, highX, lowY,
        highY, lowZ, highZ, rounding);
    // where neither end is deepest, that takes the place of the deeper one
    boolean first = !isLine || deep0 >= deep1;
    boolean between = !isLine || (first ? deep0 : deep1) < deep - rounding;
    boolean end0 = !(between && first);
    boolean end1 = !between || first;
    float at0 = end0 ? t0 : t;
    float at1 = end1 ? t1 : t;
    float depthAt0 = first ? deep : deep0;
    float depthAt1 = first ? deep1 : deep;
    // ends by their names, wherever the face ends: so they keep them where both end in the same place
    float number0 = SegmentBoxContact.feature(back, end0 ? -1 : t, normalX, normalY, normalZ, lowX, highX,
        lowY, highY, lowZ, highZ, rounding);
    float number1 = SegmentBoxContact.feature(back, end1 ? 1 : t, normalX, normalY, normalZ, lowX, highX,
        lowY, highY, lowZ, highZ, rounding);
    float offX0 = SegmentBoxContact.place(end0, at0, r, depthAt0, normalX, gx, lowX, highX, rounding);
    float offY0 = SegmentBoxContact.place(end0, at0, r, depthAt0, normalY, gy, lowY, highY, rounding);
    float offZ0 = SegmentBoxContact.place(end0, at0, r, depthAt0, normalZ, gz, lowZ, highZ, rounding);
    float offX1 = SegmentBoxContact.place(end1, at1, r, depthAt1, normalX, gx, lowX, highX, rounding);
    float offY1 = SegmentBoxContact.place(end1, at1, r, depthAt1, normalY, gy, lowY, highY, rounding);
    float offZ1 = SegmentBoxContact.place(end1, at1, r, depthAt1, normalZ, gz, lowZ, highZ, rounding);
    float middleX = 0.5f * ax + 0.5f * bx;
    float middleY = 0.5f * ay + 0.5f * by;
    float middleZ = 0.5f * az + 0.5f * bz;
    float placeX0 = middleX + BoxFrame.inSpace(offX0, offY0, offZ0, qx, qy, qz, qw, s);
    float placeY0 = middleY + BoxFrame.inSpace(offY0, offZ0, offX0, qy, qz, qx, qw, s);
    float placeZ0 = middleZ + BoxFrame.inSpace(offZ0, offX0, offY0, qz, qx, qy, qw, s);
    float placeX1 = middleX + BoxFrame.inSpace(offX1, offY1, offZ1, qx, qy, qz, qw, s);
    float placeY1 = middleY + BoxFrame.inSpace(offY1, offZ1, offX1, qy, qz, qx, qw, s);
    float placeZ1 = middleZ + BoxFrame.inSpace(offZ1, offX1, offY1, qz, qx, qy, qw, s);
    boolean hit = CapsuleOrientedBox.valid(r, mx, my, mz, halfX, halfY, halfZ, qx, qy, qz, qw)
        && apart <= Float.MAX_VALUE && Contact.proper(deep)
        && Contact.proper(first ? placeX0 : placeX1, first ? placeY0 : placeY1, first ? placeZ0 : placeZ1);
    boolean differ = number0 != number1;
    nx[at] = BoxFrame.inSpace(normalX, normalY, normalZ, qx, qy, qz, qw, s) + 0f;
    ny[at] = BoxFrame.inSpace(normalY, normalZ, normalX, qy, qz, qx, qw, s) + 0f;
    nz[at] = BoxFrame.inSpace(normalZ, normalX, normalY, qz, qx, qy, qw, s) + 0f;
    x0[at] = placeX0 + 0f;
    y0[at] = placeY0 + 0f;
    z0[at] = placeZ0 + 0f;
    depth0[at] = hit && (first || differ) ? Contact.depth(overlap, first, depthAt0) : Contact.NONE;
    feature0[at] = number0;
    x1[at] = placeX1 + 0f;
    y1[at] = placeY1 + 0f;
    z1[at] = placeZ1 + 0f;
    depth1[at] =
        hit && isLine && (!first || differ) ? Contact.depth(overlap, !first, depthAt1) : Contact.NONE;
    feature1[at] = number1;
    return hit;
  }
}
