package lockstep.internal.kernel;

import lockstep.twin.Triangle;
import lockstep.twin.Twin;
import lockstep.twin.Vec;

/**
 * Contact of two triangles: the least overlap on eleven axes, or the largest gap ({@link TrianglePairGaps}), and points of a face ({@link TriangleFacesContact}), edges ({@link TriangleEdgesContact}) or corners ({@link TriangleCornersContact}), chosen as in {@link BoxPairContact} (Gregorius, The separating axis test between convex
 * polyhedra, Game Developers Conference 2013; axes of triangles: Ericson, Real-Time Collision Detection, 2005, 5.2.1).
 *
 * <p>The depth is not negative exactly where they overlap as {@link TriangleTriangle} says. Triangles have two sides, and without area are their edges; those in one plane that overlap touch, at a depth of 0 along its normal. What is computed begins with the triangle that comes first in the order of its nine numbers, so the order of the
 * operands changes no bit but the sign of the normal. A NaN or an infinity anywhere has no contact.
 *
 * <p>All is relative to the first corner of that triangle. With u = 2⁻²⁴ and X the largest distance of a corner from it, differences round by u X, a gap by 6 u X, what is clipped by 16 u X; points by that and 2 u of their coordinates. A face may be 2⁻¹² of the sum of half extents of the bounds of the smaller one deeper than edges.
 *
 * <p>Range: as {@link TriangleTriangleDistance}.
 */
final class TriangleTriangleContact {
  private TriangleTriangleContact() {}

  @Twin
  static boolean contact(float ax, float ay, float az, float bx, float by, float bz, float cx, float cy,
      float cz, @Twin.Second float ux, float uy, float uz, float vx, float vy, float vz, float wx, float wy,
      float wz, float[] nx, float[] ny, float[] nz, float[] x0, float[] y0, float[] z0, float[] depth0,
      float[] feature0, float[] x1, float[] y1, float[] z1, float[] depth1, float[] feature1, float[] x2,
      float[] y2, float[] z2, float[] depth2, float[] feature2, float[] x3, float[] y3, float[] z3,
      float[] depth3, float[] feature3, int at) {
    boolean overlap =
        TriangleTriangle.overlap(ax, ay, az, bx, by, bz, cx, cy, cz, ux, uy, uz, vx, vy, vz, wx, wy, wz);
    boolean swap =
        TriangleTriangle.after(ax, ay, az, bx, by, bz, cx, cy, cz, ux, uy, uz, vx, vy, vz, wx, wy, wz);
    float firstAx = swap ? ux : ax, secondAx = swap ? ax : ux;
    float firstAy = swap ? uy : ay, secondAy = swap ? ay : uy;
    float firstAz = swap ? uz : az, secondAz = swap ? az : uz;
    float firstBx = swap ? vx : bx, secondBx = swap ? bx : vx;
    float firstBy = swap ? vy : by, secondBy = swap ? by : vy;
    float firstBz = swap ? vz : bz, secondBz = swap ? bz : vz;
    float firstCx = swap ? wx : cx, secondCx = swap ? cx : wx;
    float firstCy = swap ? wy : cy, secondCy = swap ? cy : wy;
    float firstCz = swap ? wz : cz, secondCz = swap ? cz : wz;
    boolean valid = Contact.proper(firstAx, firstAy, firstAz)
        && new BoxTriangleClosest(new Vec(firstBx - firstAx, firstBy - firstAy, firstBz - firstAz),
            new Triangle(new Vec(firstCx - firstAx, firstCy - firstAy, firstCz - firstAz),
                new Vec(secondAx - firstAx, secondAy - firstAy, secondAz - firstAz),
                new Vec(secondBx - firstAx, secondBy - firstAy, secondBz - firstAz)))
            .inRange()
        && new BoxTriangleClosest(new Vec(0, 0, 0), new Triangle(new Vec(0, 0, 0), new Vec(0, 0, 0),
            new Vec(secondCx - firstAx, secondCy - firstAy, secondCz - firstAz))).inRange();
    return pair(overlap, valid, swap, firstAx, firstAy, firstAz, firstBx - firstAx, firstBy - firstAy,
        firstBz - firstAz, firstCx - firstAx, firstCy - firstAy, firstCz - firstAz, secondAx - firstAx,
        secondAy - firstAy, secondAz - firstAz, secondBx - firstAx, secondBy - firstAy, secondBz - firstAz,
        secondCx - firstAx, secondCy - firstAy, secondCz - firstAz, nx, ny, nz, x0, y0, z0, depth0, feature0,
        x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2, x3, y3, z3, depth3, feature3, at);
  }

  /** The same of triangles in order, of which the first has a corner at the origin, which is at x, y, z in space. */
  private static boolean pair(boolean overlap, boolean valid, boolean swap, float x, float y, float z,
      float bx, float by, float bz, float cx, float cy, float cz, float ux, float uy, float uz, float vx,
      float vy, float vz, float wx, float wy, float wz, float[] nx, float[] ny, float[] nz, float[] x0,
      float[] y0, float[] z0, float[] depth0, float[] feature0, float[] x1, float[] y1, float[] z1,
      float[] depth1, float[] feature1, float[] x2, float[] y2, float[] z2, float[] depth2, float[] feature2,
      float[] x3, float[] y3, float[] z3, float[] depth3, float[] feature3, int at) {
    float ex = bx, ey = by, ez = bz;
    float fx = cx - bx, fy = cy - by, fz = cz - bz;
    float gx = -cx, gy = -cy, gz = -cz;
    float hx = vx - ux, hy = vy - uy, hz = vz - uz;
    float ix = wx - vx, iy = wy - vy, iz = wz - vz;
    float jx = ux - wx, jy = uy - wy, jz = uz - wz;
    // the normal with the largest gap
    float firstX = SweptAxis.difference(ey, fz, ez, fy), firstY = SweptAxis.difference(ez, fx, ex, fz),
        firstZ = SweptAxis.difference(ex, fy, ey, fx);
    float secondX = SweptAxis.difference(hy, iz, hz, iy), secondY = SweptAxis.difference(hz, ix, hx, iz),
        secondZ = SweptAxis.difference(hx, iy, hy, ix);
    float ofFirst = TrianglePairGaps.gap(firstX, firstY, firstZ, bx, by, bz, cx, cy, cz, ux, uy, uz, vx, vy,
        vz, wx, wy, wz);
    float ofSecond = TrianglePairGaps.gap(secondX, secondY, secondZ, bx, by, bz, cx, cy, cz, ux, uy, uz, vx,
        vy, vz, wx, wy, wz);
    float far = (Contact.largest(bx, by, bz) + Contact.largest(cx, cy, cz))
        + (Contact.largest(ux, uy, uz) + (Contact.largest(vx, vy, vz) + Contact.largest(wx, wy, wz)));
    // a needle's normal is made by rounding: its edges tell where it is
    float widthOfFirst = Contact.width(firstX, firstY, firstZ, ex, ey, ez, fx, fy, fz),
        widthOfSecond = Contact.width(secondX, secondY, secondZ, hx, hy, hz, ix, iy, iz);
    float tolerance = Contact.tolerance(far, 0);
    ofFirst = widthOfFirst > tolerance ? ofFirst : Float.NEGATIVE_INFINITY;
    ofSecond = widthOfSecond > tolerance ? ofSecond : Float.NEGATIVE_INFINITY;
    // of faces that are equally good the wider one, on which parts of edges are surer
    boolean isSecond = ofSecond > ofFirst + (widthOfFirst > widthOfSecond ? tolerance : -tolerance);
    float ofFace = isSecond ? ofSecond : ofFirst;
    float dx = isSecond ? secondX : firstX, dy = isSecond ? secondY : firstY,
        dz = isSecond ? secondZ : firstZ;
    float faceTurn =
        TrianglePairGaps.ahead(dx, dy, dz, bx, by, bz, cx, cy, cz, ux, uy, uz, vx, vy, vz, wx, wy, wz);
    float faceX = Contact.normal(faceTurn * dx, dx, dy, dz),
        faceY = Contact.normal(faceTurn * dy, dx, dy, dz), faceZ = Contact.normal(faceTurn * dz, dx, dy, dz);
    // the product of edges with the largest gap
    float product0X = SweptAxis.difference(ey, hz, ez, hy), product0Y = SweptAxis.difference(ez, hx, ex, hz),
        product0Z = SweptAxis.difference(ex, hy, ey, hx);
    float gap0 = TrianglePairGaps.gap(product0X, product0Y, product0Z, bx, by, bz, cx, cy, cz, ux, uy, uz, vx,
        vy, vz, wx, wy, wz);
    float product1X = SweptAxis.difference(ey, iz, ez, iy), product1Y = SweptAxis.difference(ez, ix, ex, iz),
        product1Z = SweptAxis.difference(ex, iy, ey, ix);
    float gap1 = TrianglePairGaps.gap(product1X, product1Y, product1Z, bx, by, bz, cx, cy, cz, ux, uy, uz, vx,
        vy, vz, wx, wy, wz);
    float product2X = SweptAxis.difference(ey, jz, ez, jy), product2Y = SweptAxis.difference(ez, jx, ex, jz),
        product2Z = SweptAxis.difference(ex, jy, ey, jx);
    float gap2 = TrianglePairGaps.gap(product2X, product2Y, product2Z, bx, by, bz, cx, cy, cz, ux, uy, uz, vx,
        vy, vz, wx, wy, wz);
    float product3X = SweptAxis.difference(fy, hz, fz, hy), product3Y = SweptAxis.difference(fz, hx, fx, hz),
        product3Z = SweptAxis.difference(fx, hy, fy, hx);
    float gap3 = TrianglePairGaps.gap(product3X, product3Y, product3Z, bx, by, bz, cx, cy, cz, ux, uy, uz, vx,
        vy, vz, wx, wy, wz);
    float product4X = SweptAxis.difference(fy, iz, fz, iy), product4Y = SweptAxis.difference(fz, ix, fx, iz),
        product4Z = SweptAxis.difference(fx, iy, fy, ix);
    float gap4 = TrianglePairGaps.gap(product4X, product4Y, product4Z, bx, by, bz, cx, cy, cz, ux, uy, uz, vx,
        vy, vz, wx, wy, wz);
    float product5X = SweptAxis.difference(fy, jz, fz, jy), product5Y = SweptAxis.difference(fz, jx, fx, jz),
        product5Z = SweptAxis.difference(fx, jy, fy, jx);
    float gap5 = TrianglePairGaps.gap(product5X, product5Y, product5Z, bx, by, bz, cx, cy, cz, ux, uy, uz, vx,
        vy, vz, wx, wy, wz);
    float product6X = SweptAxis.difference(gy, hz, gz, hy), product6Y = SweptAxis.difference(gz, hx, gx, hz),
        product6Z = SweptAxis.difference(gx, hy, gy, hx);
    float gap6 = TrianglePairGaps.gap(product6X, product6Y, product6Z, bx, by, bz, cx, cy, cz, ux, uy, uz, vx,
        vy, vz, wx, wy, wz);
    float product7X = SweptAxis.difference(gy, iz, gz, iy), product7Y = SweptAxis.difference(gz, ix, gx, iz),
        product7Z = SweptAxis.difference(gx, iy, gy, ix);
    float gap7 = TrianglePairGaps.gap(product7X, product7Y, product7Z, bx, by, bz, cx, cy, cz, ux, uy, uz, vx,
        vy, vz, wx, wy, wz);
    float product8X = SweptAxis.difference(gy, jz, gz, jy), product8Y = SweptAxis.difference(gz, jx, gx, jz),
        product8Z = SweptAxis.difference(gx, jy, gy, jx);
    float gap8 = TrianglePairGaps.gap(product8X, product8Y, product8Z, bx, by, bz, cx, cy, cz, ux, uy, uz, vx,
        vy, vz, wx, wy, wz);
    float product = 0;
    float ofEdges = gap0;
    float lx = product0X, ly = product0Y, lz = product0Z;
    boolean better1 = gap1 > ofEdges;
    product = better1 ? 1 : product;
    ofEdges = better1 ? gap1 : ofEdges;
    lx = better1 ? product1X : lx;
    ly = better1 ? product1Y : ly;
    lz = better1 ? product1Z : lz;
    boolean better2 = gap2 > ofEdges;
    product = better2 ? 2 : product;
    ofEdges = better2 ? gap2 : ofEdges;
    lx = better2 ? product2X : lx;
    ly = better2 ? product2Y : ly;
    lz = better2 ? product2Z : lz;
    boolean better3 = gap3 > ofEdges;
    product = better3 ? 3 : product;
    ofEdges = better3 ? gap3 : ofEdges;
    lx = better3 ? product3X : lx;
    ly = better3 ? product3Y : ly;
    lz = better3 ? product3Z : lz;
    boolean better4 = gap4 > ofEdges;
    product = better4 ? 4 : product;
    ofEdges = better4 ? gap4 : ofEdges;
    lx = better4 ? product4X : lx;
    ly = better4 ? product4Y : ly;
    lz = better4 ? product4Z : lz;
    boolean better5 = gap5 > ofEdges;
    product = better5 ? 5 : product;
    ofEdges = better5 ? gap5 : ofEdges;
    lx = better5 ? product5X : lx;
    ly = better5 ? product5Y : ly;
    lz = better5 ? product5Z : lz;
    boolean better6 = gap6 > ofEdges;
    product = better6 ? 6 : product;
    ofEdges = better6 ? gap6 : ofEdges;
    lx = better6 ? product6X : lx;
    ly = better6 ? product6Y : ly;
    lz = better6 ? product6Z : lz;
    boolean better7 = gap7 > ofEdges;
    product = better7 ? 7 : product;
    ofEdges = better7 ? gap7 : ofEdges;
    lx = better7 ? product7X : lx;
    ly = better7 ? product7Y : ly;
    lz = better7 ? product7Z : lz;
    boolean better8 = gap8 > ofEdges;
    product = better8 ? 8 : product;
    ofEdges = better8 ? gap8 : ofEdges;
    lx = better8 ? product8X : lx;
    ly = better8 ? product8Y : ly;
    lz = better8 ? product8Z : lz;
    float edgeTurn =
        TrianglePairGaps.ahead(lx, ly, lz, bx, by, bz, cx, cy, cz, ux, uy, uz, vx, vy, vz, wx, wy, wz);
    float edgeX = Contact.normal(edgeTurn * lx, lx, ly, lz),
        edgeY = Contact.normal(edgeTurn * ly, lx, ly, lz), edgeZ = Contact.normal(edgeTurn * lz, lx, ly, lz);
    float sizeA = bounds(0, bx, cx) + bounds(0, by, cy) + bounds(0, bz, cz),
        sizeB = bounds(ux, vx, wx) + bounds(uy, vy, wy) + bounds(uz, vz, wz);
    float bias = Contact.bias(0.5f * (sizeA < sizeB ? sizeA : sizeB), sizeA + sizeB, ofFace);
    boolean isEdge = ofEdges > Float.NEGATIVE_INFINITY && !(ofEdges <= ofFace + bias);
    if (isEdge) {
      return TriangleEdgesContact.contact(overlap, valid, swap, x, y, z, bx, by, bz, cx, cy, cz, ux, uy, uz,
          vx, vy, vz, wx, wy, wz, product, edgeX, edgeY, edgeZ, ofEdges, nx, ny, nz, x0, y0, z0, depth0,
          feature0, x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2, x3, y3, z3, depth3, feature3,
          at);
    }
    return TriangleFacesContact.contact(overlap, valid, swap, x, y, z, bx, by, bz, cx, cy, cz, ux, uy, uz, vx,
        vy, vz, wx, wy, wz, isSecond, faceX, faceY, faceZ, ofFace, product, edgeX, edgeY, edgeZ, ofEdges, nx,
        ny, nz, x0, y0, z0, depth0, feature0, x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2, x3,
        y3, z3, depth3, feature3, at);
  }

  private static float bounds(float a, float b, float c) {
    return BoxTriangleAxes.max(a, b, c) - BoxTriangleAxes.min(a, b, c);
  }
}
