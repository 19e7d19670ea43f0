package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of a capsule and an axis-aligned box: two points where it lies on a face, or nearly parallel along an edge, at the ends of what both have in common; else one,
 * between the closest points, which {@link SegmentBox} finds. Of a segment in the box the normal is that of the shortest way out (separating axes, Ericson, Real-Time
 * Collision Detection, 2005, 5.2.1); see {@link SegmentContact} for how it is chosen, and {@link SegmentBoxContact}.
 *
 * <p>The depth is not negative exactly where they overlap as {@link CapsuleBox} says. A capsule without length is a sphere. Infinite box planes are allowed, but a
 * segment that no finite way leads out for has no contact. Nor has an empty box, a negative radius, a NaN anywhere or an infinite end. The order of the ends changes no
 * bit but the features, which name ends.
 *
 * <p>With u = 2⁻²⁴ and D the largest distance of an end from a corner: planes relative to the middle of the segment are off by 2 u D, half of it by u of itself, their products with
 * the normal by 3 u, and the way v to the box by what {@link CapsuleBox} says. What 50,000 pairs of each sort came to is less than 8 u of the span for all of it.
 *
 * <p>Range: as {@link CapsuleBoxDistance}.
 */
final class CapsuleBoxContact {
  private CapsuleBoxContact() {}

  @Twin
  static boolean contact(float ax, float ay, float az, float bx, float by, float bz, float r,
      @Twin.Second float minX, float minY, float minZ, float maxX, float maxY, float maxZ, float[] nx,
      float[] ny, float[] nz, float[] x0, float[] y0, float[] z0, float[] depth0, float[] feature0,
      float[] x1, float[] y1, float[] z1, float[] depth1, float[] feature1, int at) {
    boolean overlap = CapsuleBox.overlap(ax, ay, az, bx, by, bz, r, minX, minY, minZ, maxX, maxY, maxZ);
    boolean back = SegmentContact.back(bx - ax, by - ay, bz - az);
    float gx = SegmentContact.half(back, ax, bx);
    float gy = SegmentContact.half(back, ay, by);
    float gz = SegmentContact.half(back, az, bz);
    float lowX = Segments.fromMiddle(ax, bx, minX), highX = Segments.fromMiddle(ax, bx, maxX);
    float lowY = Segments.fromMiddle(ay, by, minY), highY = Segments.fromMiddle(ay, by, maxY);
    float lowZ = Segments.fromMiddle(az, bz, minZ), highZ = Segments.fromMiddle(az, bz, maxZ);
    // the way from the segment to the box
    float nearest = CapsuleBox.closest(ax, ay, az, bx, by, bz, minX, minY, minZ, maxX, maxY, maxZ);
    float vx = 0f - CapsuleBox.outside(nearest, ax, bx, minX, maxX);
    float vy = 0f - CapsuleBox.outside(nearest, ay, by, minY, maxY);
    float vz = 0f - CapsuleBox.outside(nearest, az, bz, minZ, maxZ);
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
    float t = gap >= -rounding ? back ? -nearest : nearest : SegmentBoxContact.deepest(t0, t1, normalX,
        normalY, normalZ, gx, gy, gz, lowX, highX, lowY, highY, lowZ, highZ, rounding);
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
    boolean hit = CapsuleBox.valid(ax, ay, az, bx, by, bz, r) && minX <= maxX && minY <= maxY && minZ <= maxZ
        && apart <= Float.MAX_VALUE && Contact.proper(deep)
        && Contact.proper(middleX + (first ? offX0 : offX1), middleY + (first ? offY0 : offY1),
            middleZ + (first ? offZ0 : offZ1));
    boolean differ = number0 != number1;
    nx[at] = normalX;
    ny[at] = normalY;
    nz[at] = normalZ;
    x0[at] = (middleX + offX0) + 0f;
    y0[at] = (middleY + offY0) + 0f;
    z0[at] = (middleZ + offZ0) + 0f;
    depth0[at] = hit && (first || differ) ? Contact.depth(overlap, first, depthAt0) : Contact.NONE;
    feature0[at] = number0;
    x1[at] = (middleX + offX1) + 0f;
    y1[at] = (middleY + offY1) + 0f;
    z1[at] = (middleZ + offZ1) + 0f;
    depth1[at] =
        hit && isLine && (!first || differ) ? Contact.depth(overlap, !first, depthAt1) : Contact.NONE;
    feature1[at] = number1;
    return hit;
  }
}
