package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Contact of a sphere and a triangle: one point, towards the triangle's point nearest to the centre (Ericson, Real-Time Collision Detection, 2005, 5.1.5), from
 * either side; a centre on the triangle leaves along the normal of its face, that of a b c.
 *
 * <p>The depth is not negative exactly where they overlap as {@link SphereTriangle} says. A triangle without area is its edges. A negative radius, a NaN or an
 * infinity anywhere has no contact.
 *
 * <p>The nearest point q is found as in {@link SphereTriangleDistance}. The whole triangle must lie beyond q along the normal, or moving the sphere against it would
 * not end the overlap: so of the way from the centre to q what it has along the edge that q is on is taken away, and on a face that is wide what it has along the face,
 * twice, as the first time leaves rounding. The same is done at a corner, or on an edge, if the rest of the triangle would not lie beyond: then it is rounding too.
 *
 * <p>With u = 2⁻²⁴, D the largest distance of a corner from the centre and L the longest edge the way to q is off by 6 u D, see there. The normal of the face, a cross product, is off
 * by 3.5 u, and h by 2 u L: with it a corner may reach back by 9 u L. What three million pairs came to is less than 16 u of the span for all of it, but for one in a million, of slivers, in which a corner reaches back by up to 216 u.
 *
 * <p>Range: as {@link SphereTriangleDistance}.
 */
final class SphereTriangleContact {
  /** What gaps that are equal differ by at the most, in parts of the distances of the corners together. */
  private static final float ROUNDING = 0x1p-22f;

  private SphereTriangleContact() {}

  @Twin
  static boolean contact(float x, float y, float z, float r, @Twin.Second float ax, float ay, float az,
      float bx, float by, float bz, float cx, float cy, float cz, float[] nx, float[] ny, float[] nz,
      float[] x0, float[] y0, float[] z0, float[] depth0, float[] feature0, int at) {
    boolean overlap = SphereTriangle.overlap(x, y, z, r, ax, ay, az, bx, by, bz, cx, cy, cz);
    float toAB = SphereTriangleDistance.edge(x, y, z, ax, ay, az, bx, by, bz);
    float toBC = SphereTriangleDistance.edge(x, y, z, bx, by, bz, cx, cy, cz);
    float toCA = SphereTriangleDistance.edge(x, y, z, cx, cy, cz, ax, ay, az);
    float toFace = TriangleFace.squaredDistance(ax - x, ay - y, az - z, bx - ax, by - ay, bz - az, cx - ax,
        cy - ay, cz - az);
    float toEdges = TriangleFace.least(toAB, toBC, toCA);
    float weightC =
        TriangleFace.weightC(ax - x, ay - y, az - z, bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az);
    float weightB = TriangleFace.weightB(weightC, ax - x, ay - y, az - z, bx - ax, by - ay, bz - az, cx - ax,
        cy - ay, cz - az);
    // on its border the face is an edge, and nearer only by rounding
    boolean face = toFace < toEdges && weightB > 0 && weightC > 0 && weightB + weightC < 1;
    boolean onAB = toAB <= toEdges;
    boolean onBC = !onAB && toBC <= toEdges;

    // the nearest edge, from o along e, and the third corner from there, f; of the face the first one
    boolean fromA = face || onAB;
    float oX = fromA ? ax : onBC ? bx : cx;
    float oY = fromA ? ay : onBC ? by : cy;
    float oZ = fromA ? az : onBC ? bz : cz;
    float eX = (fromA ? bx : onBC ? cx : ax) - oX;
    float eY = (fromA ? by : onBC ? cy : ay) - oY;
    float eZ = (fromA ? bz : onBC ? cz : az) - oZ;
    float fX = (fromA ? cx : onBC ? ax : bx) - oX;
    float fY = (fromA ? cy : onBC ? ay : by) - oY;
    float fZ = (fromA ? cz : onBC ? az : bz) - oZ;
    float ee = Segments.square(eX, eY, eZ);
    float t = SphereTriangle.along(oX - x, oY - y, oZ - z, eX, eY, eZ, ee);
    float alongE = face ? weightB : t;
    float alongF = face ? weightC : 0;
    float stepX = alongE * eX + alongF * fX;
    float stepY = alongE * eY + alongF * fY;
    float stepZ = alongE * eZ + alongF * fZ;
    float dX = (oX - x) + stepX;
    float dY = (oY - y) + stepY;
    float dZ = (oZ - z) + stepZ;

    // away what the way to q has along the edge, unless q is an end and the edge leads on from there
    float product = RoundedHull.dot(dX, dY, dZ, eX, eY, eZ);
    boolean corner = !face && ((t <= 0 && product >= 0) || (t >= 1 && product <= 0));
    float part1 = corner ? 0 : Contact.along(product, ee);
    float pX = dX - part1 * eX;
    float pY = dY - part1 * eY;
    float pZ = dZ - part1 * eZ;
    float part2 = corner ? 0 : Contact.along(RoundedHull.dot(pX, pY, pZ, eX, eY, eZ), ee);
    float vX = pX - part2 * eX;
    float vY = pY - part2 * eY;
    float vZ = pZ - part2 * eZ;

    // and what it has along the face, h, which is the shorter way to the third corner without what that has along e; at a corner, along g, the other edge, if that leads back
    float endX = (fromA ? cx : onBC ? ax : bx) - (fromA ? bx : onBC ? cx : ax);
    float endY = (fromA ? cy : onBC ? ay : by) - (fromA ? by : onBC ? cy : ay);
    float endZ = (fromA ? cz : onBC ? az : bz) - (fromA ? bz : onBC ? cz : az);
    boolean fromEnd = Segments.square(endX, endY, endZ) < Segments.square(fX, fY, fZ);
    float mX = fromEnd ? endX : fX, mY = fromEnd ? endY : fY, mZ = fromEnd ? endZ : fZ;
    float part3 = Contact.along(RoundedHull.dot(mX, mY, mZ, eX, eY, eZ), ee);
    float qX = mX - part3 * eX;
    float qY = mY - part3 * eY;
    float qZ = mZ - part3 * eZ;
    float part4 = Contact.along(RoundedHull.dot(qX, qY, qZ, eX, eY, eZ), ee);
    float hX = qX - part4 * eX;
    float hY = qY - part4 * eY;
    float hZ = qZ - part4 * eZ;
    float gX = fX - stepX;
    float gY = fY - stepY;
    float gZ = fZ - stepZ;
    float kX = corner ? gX : hX;
    float kY = corner ? gY : hY;
    float kZ = corner ? gZ : hZ;
    float kk = Segments.square(kX, kY, kZ);
    boolean back = face || RoundedHull.dot(vX, vY, vZ, gX, gY, gZ) < 0;
    float slide = back ? Contact.along(RoundedHull.dot(vX, vY, vZ, kX, kY, kZ), kk) : 0;
    // of a thin triangle h is not exact: q stays in it, which is as wide there as lines from both ends of e to the third corner let it be
    boolean thin = kk < Segments.square(vX, vY, vZ);
    float foot = fromEnd ? 1 + part3 : part3;
    float place = alongE + alongF * foot;
    float most = corner ? 1 : place < foot ? place / foot : place > foot ? (1 - place) / (1 - foot) : 1;
    float least = alongF - most;
    float part5 = thin && slide < least ? least : thin && slide > alongF ? alongF : slide;
    boolean atEnd = part5 != slide;
    float wX = vX - part5 * kX;
    float wY = vY - part5 * kY;
    float wZ = vZ - part5 * kZ;
    float part6 = back && !corner ? Contact.along(RoundedHull.dot(wX, wY, wZ, eX, eY, eZ), ee) : 0;
    float iX = wX - part6 * eX;
    float iY = wY - part6 * eY;
    float iZ = wZ - part6 * eZ;
    float part7 = back && !atEnd ? Contact.along(RoundedHull.dot(iX, iY, iZ, kX, kY, kZ), kk) : 0;
    float jX = iX - part7 * kX;
    float jY = iY - part7 * kY;
    float jZ = iZ - part7 * kZ;
    float leads = RoundedHull.dot(jX, jY, jZ, eX, eY, eZ);
    boolean astray = corner && back && !atEnd && (t <= 0 ? leads < 0 : leads > 0);
    boolean isWay = Contact.isLeft(Contact.largest(vX, vY, vZ), Contact.largest(pX, pY, pZ));
    boolean slides =
        !astray && isWay && Contact.isLeft(Contact.largest(jX, jY, jZ), Contact.largest(wX, wY, wZ));

    // where nothing is left, the normal of the face; of a triangle without area, across the edge; of a point, x
    float faceX = eY * hZ - eZ * hY;
    float faceY = eZ * hX - eX * hZ;
    float faceZ = eX * hY - eY * hX;
    boolean hasFace = Contact.largest(faceX, faceY, faceZ) > 0;
    boolean alongX = Math.abs(eX) <= Math.abs(eY) && Math.abs(eX) <= Math.abs(eZ);
    boolean alongY = !alongX && Math.abs(eY) <= Math.abs(eZ);
    float acrossX = hasFace ? faceX : alongX ? 0 : alongY ? -eZ : eY;
    float acrossY = hasFace ? faceY : alongX ? eZ : alongY ? 0 : -eX;
    float acrossZ = hasFace ? faceZ : alongX ? -eY : alongY ? eX : 0;
    float insteadX = slides ? jX : acrossX;
    float insteadY = slides ? jY : acrossY;
    float insteadZ = slides ? jZ : acrossZ;
    // the h of a thin face may be tilted, or be nothing but rounding: then the triangle lies farther along the way as it was
    float size = Contact.largest(ax - x, ay - y, az - z) + Contact.largest(bx - x, by - y, bz - z)
        + Contact.largest(cx - x, cy - y, cz - z);
    boolean asItWas =
        isWay && gap(vX, vY, vZ, ax - x, ay - y, az - z, bx - x, by - y, bz - z, cx - x, cy - y, cz - z)
            > gap(insteadX, insteadY, insteadZ, ax - x, ay - y, az - z, bx - x, by - y, bz - z, cx - x,
                cy - y, cz - z) + ROUNDING * size;
    boolean isLeft = slides || asItWas;
    float outX = asItWas ? vX : insteadX;
    float outY = asItWas ? vY : insteadY;
    float outZ = asItWas ? vZ : insteadZ;
    outX = Contact.largest(outX, outY, outZ) > 0 ? outX : 1;
    float normalX = Contact.normal(outX, outX, outY, outZ);
    float normalY = Contact.normal(outY, outX, outY, outZ);
    float normalZ = Contact.normal(outZ, outX, outY, outZ);
    // what was taken away was how far q is off
    float toX = isLeft ? outX : dX;
    float toY = isLeft ? outY : dY;
    float toZ = isLeft ? outZ : dZ;
    float deep = r - RoundedHull.dot(normalX, normalY, normalZ, toX, toY, toZ);
    float middleX = Contact.middle(x + normalX * r, x + toX);
    float middleY = Contact.middle(y + normalY * r, y + toY);
    float middleZ = Contact.middle(z + normalZ * r, z + toZ);
    boolean hit = r >= 0 && Contact.proper(deep) && toAB <= Float.MAX_VALUE && toBC <= Float.MAX_VALUE
        && toCA <= Float.MAX_VALUE && ee <= Float.MAX_VALUE && Segments.square(fX, fY, fZ) <= Float.MAX_VALUE
        && Contact.proper(middleX, middleY, middleZ);
    nx[at] = normalX;
    ny[at] = normalY;
    nz[at] = normalZ;
    x0[at] = middleX;
    y0[at] = middleY;
    z0[at] = middleZ;
    depth0[at] = hit ? Contact.depth(overlap, deep) : Contact.NONE;
    feature0[at] = face ? 7 : TriangleFace.feature(t < 1, t > 0, onAB, onBC);
    return hit;
  }

  /** How far the triangle is along a direction, of any length: 0 along none. */
  private static float gap(float nx, float ny, float nz, float ax, float ay, float az, float bx, float by,
      float bz, float cx, float cy, float cz) {
    float length = Contact.length(nx, ny, nz);
    float least = BoxTriangleAxes.min(RoundedHull.dot(nx, ny, nz, ax, ay, az),
        RoundedHull.dot(nx, ny, nz, bx, by, bz), RoundedHull.dot(nx, ny, nz, cx, cy, cz));
    return length > 0 ? least / length : 0;
  }
}
