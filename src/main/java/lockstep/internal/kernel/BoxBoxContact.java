package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of two axis-aligned boxes (AABBs). Where they overlap the normal is the axis on which they do least, and the points are the corners of the rectangle that they have in common
 * on the two others; where they are apart the normal leads along the gap, and the points are the ends of what is nearest: a rectangle, a segment or a point.
 *
 * <p>The depth is not negative exactly where they overlap as {@link BoxBox} says. On a tie of axes it is the x axis, then y. Boxes with the same middle on it leave along the
 * axis, the one whose planes come first in the order minX, minY … towards its lower end. Boxes may be flat: points that are one count once. An empty box, a NaN anywhere, or a contact that would be at infinity is none.
 *
 * <p>A gap and an overlap are differences of two planes, off by u = 2⁻²⁴ of themselves, the length of a gap by 4 u more; points are on the planes, and in the middle off by u of their coordinates.
 *
 * <p>Range: planes below 1e38.
 */
final class BoxBoxContact {
  private BoxBoxContact() {}

  @Twin
  static boolean contact(float minX1, float minY1, float minZ1, float maxX1, float maxY1, float maxZ1,
      @Twin.Second float minX2, float minY2, float minZ2, float maxX2, float maxY2, float maxZ2, float[] nx,
      float[] ny, float[] nz, float[] x0, float[] y0, float[] z0, float[] depth0, float[] feature0,
      float[] x1, float[] y1, float[] z1, float[] depth1, float[] feature1, float[] x2, float[] y2,
      float[] z2, float[] depth2, float[] feature2, float[] x3, float[] y3, float[] z3, float[] depth3,
      float[] feature3, int at) {
    boolean overlap =
        BoxBox.overlap(minX1, minY1, minZ1, maxX1, maxY1, maxZ1, minX2, minY2, minZ2, maxX2, maxY2, maxZ2);
    boolean first = Contact.before(minX1, minX2, Contact.before(minY1, minY2, Contact.before(minZ1, minZ2,
        Contact.before(maxX1, maxX2, Contact.before(maxY1, maxY2, maxZ1 < maxZ2)))));
    float deepX = deep(minX1, maxX1, minX2, maxX2);
    float deepY = deep(minY1, maxY1, minY2, maxY2);
    float deepZ = deep(minZ1, maxZ1, minZ2, maxZ2);
    boolean ownX = deepX <= deepY && deepX <= deepZ;
    boolean ownY = !ownX && deepY <= deepZ;
    boolean ownZ = !ownX && !ownY;
    boolean upX = isUp(first, minX1, maxX1, minX2, maxX2);
    boolean upY = isUp(first, minY1, maxY1, minY2, maxY2);
    boolean upZ = isUp(first, minZ1, maxZ1, minZ2, maxZ2);
    float outX = towards(overlap, ownX, upX, deepX);
    float outY = towards(overlap, ownY, upY, deepY);
    float outZ = towards(overlap, ownZ, upZ, deepZ);
    float normalX = Contact.normal(outX, outX, outY, outZ);
    float normalY = Contact.normal(outY, outX, outY, outZ);
    float normalZ = Contact.normal(outZ, outX, outY, outZ);
    float least = ownX ? deepX : ownY ? deepY : deepZ;
    float deep = overlap ? least : -Contact.length(outX, outY, outZ);
    // where they are next to each other on an axis, and not side by side
    boolean facingX = ownX || deepX < 0, facingY = ownY || deepY < 0, facingZ = ownZ || deepZ < 0;
    float lowX = low(facingX, upX, minX1, maxX1, minX2, maxX2),
        highX = high(facingX, upX, minX1, maxX1, minX2, maxX2);
    float lowY = low(facingY, upY, minY1, maxY1, minY2, maxY2),
        highY = high(facingY, upY, minY1, maxY1, minY2, maxY2);
    float lowZ = low(facingZ, upZ, minZ1, maxZ1, minZ2, maxZ2),
        highZ = high(facingZ, upZ, minZ1, maxZ1, minZ2, maxZ2);
    boolean flatX = lowX == highX, flatY = lowY == highY, flatZ = lowZ == highZ;
    boolean flat1 = (ownX && flatY) || (ownY && flatZ) || (ownZ && flatX);
    boolean flat2 = (ownX && flatZ) || (ownY && flatX) || (ownZ && flatY);
    boolean hit = minX1 <= maxX1 && minY1 <= maxY1 && minZ1 <= maxZ1 && minX2 <= maxX2 && minY2 <= maxY2
        && minZ2 <= maxZ2 && Contact.proper(deep) && Contact.proper(lowX, lowY, lowZ)
        && Contact.proper(highX, highY, highZ);
    float depth = hit ? Contact.depth(overlap, deep) : Contact.NONE;
    boolean forward = Contact.isForward(normalX, normalY, normalZ);
    float sideLowX1 = side(facingX, upX, minX1, lowX, 1), sideHighX1 = side(facingX, upX, maxX1, highX, 2);
    float sideLowY1 = side(facingY, upY, minY1, lowY, 1), sideHighY1 = side(facingY, upY, maxY1, highY, 2);
    float sideLowZ1 = side(facingZ, upZ, minZ1, lowZ, 1), sideHighZ1 = side(facingZ, upZ, maxZ1, highZ, 2);
    float sideLowX2 = side(facingX, !upX, minX2, lowX, 1), sideHighX2 = side(facingX, !upX, maxX2, highX, 2);
    float sideLowY2 = side(facingY, !upY, minY2, lowY, 1), sideHighY2 = side(facingY, !upY, maxY2, highY, 2);
    float sideLowZ2 = side(facingZ, !upZ, minZ2, lowZ, 1), sideHighZ2 = side(facingZ, !upZ, maxZ2, highZ, 2);
    nx[at] = normalX;
    ny[at] = normalY;
    nz[at] = normalZ;
    x0[at] = lowX;
    y0[at] = lowY;
    z0[at] = lowZ;
    depth0[at] = depth;
    feature0[at] = Contact.feature(forward, BoxFeature.of(sideLowX1, sideLowY1, sideLowZ1),
        BoxFeature.of(sideLowX2, sideLowY2, sideLowZ2));
    x1[at] = ownZ ? highX : lowX;
    y1[at] = ownX ? highY : lowY;
    z1[at] = ownY ? highZ : lowZ;
    depth1[at] = flat1 ? Contact.NONE : depth;
    feature1[at] = Contact.feature(forward,
        BoxFeature.of(ownZ ? sideHighX1 : sideLowX1, ownX ? sideHighY1 : sideLowY1,
            ownY ? sideHighZ1 : sideLowZ1),
        BoxFeature.of(ownZ ? sideHighX2 : sideLowX2, ownX ? sideHighY2 : sideLowY2,
            ownY ? sideHighZ2 : sideLowZ2));
    x2[at] = ownY ? highX : lowX;
    y2[at] = ownZ ? highY : lowY;
    z2[at] = ownX ? highZ : lowZ;
    depth2[at] = flat2 ? Contact.NONE : depth;
    feature2[at] = Contact.feature(forward,
        BoxFeature.of(ownY ? sideHighX1 : sideLowX1, ownZ ? sideHighY1 : sideLowY1,
            ownX ? sideHighZ1 : sideLowZ1),
        BoxFeature.of(ownY ? sideHighX2 : sideLowX2, ownZ ? sideHighY2 : sideLowY2,
            ownX ? sideHighZ2 : sideLowZ2));
    x3[at] = highX;
    y3[at] = highY;
    z3[at] = highZ;
    depth3[at] = flat1 || flat2 ? Contact.NONE : depth;
    feature3[at] = Contact.feature(forward, BoxFeature.of(sideHighX1, sideHighY1, sideHighZ1),
        BoxFeature.of(sideHighX2, sideHighY2, sideHighZ2));
    return hit;
  }

  /** On one axis, the shorter way out; negative, the gap, if they are apart there. */
  private static float deep(float min1, float max1, float min2, float max2) {
    float up = max1 - min2;
    float down = max2 - min1;
    return up <= down ? up : down;
  }

  /** Whether on one axis the shorter way is for the first to go down, so that the second is above it. */
  private static boolean isUp(boolean first, float min1, float max1, float min2, float max2) {
    float up = max1 - min2;
    float down = max2 - min1;
    return up < down || (up == down && first);
  }

  /** On one axis, a component of the direction of the normal. */
  private static float towards(boolean overlap, boolean own, boolean up, float deep) {
    float way = overlap ? own ? 1 : 0 : deep < 0 ? -deep : 0;
    return up ? way : -way;
  }

  /** On one axis, the lower end of the points: in the middle, if the boxes are facing each other there, or of what they have in common. */
  private static float low(boolean facing, boolean up, float min1, float max1, float min2, float max2) {
    return facing ? between(up, min1, max1, min2, max2) : (min1 > min2 ? min1 : min2) + 0f;
  }

  private static float high(boolean facing, boolean up, float min1, float max1, float min2, float max2) {
    return facing ? between(up, min1, max1, min2, max2) : (max1 < max2 ? max1 : max2) + 0f;
  }

  private static float between(boolean up, float min1, float max1, float min2, float max2) {
    return Contact.middle(up ? max1 : min1, up ? min2 : max2);
  }

  /** On one axis, the side of a box that a point is on: the one that faces the other box, or that of its plane, if the point is on it. */
  private static float side(boolean facing, boolean up, float plane, float point, float side) {
    return facing ? up ? 2 : 1 : plane == point ? side : 0;
  }
}
