package lockstep.internal.kernel;

/**
 * Contact of a box and a triangle, told along the axes of the box, which definitions share: the least overlap on thirteen axes, or the largest gap ({@link BoxTriangleGaps}), and points of faces ({@link BoxTriangleFacesContact}), edges ({@link BoxTriangleEdgesContact})
 * or corners ({@link BoxTriangleCornersContact}), chosen as in {@link BoxPairContact}.
 *
 * <p>The planes of the box are at low and high, the corners of the triangle a, b and c, all relative to one place.
 */
final class BoxTrianglePairContact {
  /** Faces have the numbers 0 to 2, of the box, and 3, of the triangle, products of edges 4 + 3 i + k for the axis i and the edge k. */
  private static final float FIRST_PRODUCT = 4;

  private BoxTrianglePairContact() {}

  /**
   * Writes the contact.
   *
   * @param valid whether there is one
   * @param x the place in space, as y and z
   * @param qx the quaternion of the box, as qy, qz and qw
   * @param s 2 / its square
   */
  static boolean contact(boolean overlap, boolean valid, float x, float y, float z, float qx, float qy,
      float qz, float qw, float s, float lowX, float lowY, float lowZ, float highX, float highY, float highZ,
      float ax, float ay, float az, float bx, float by, float bz, float cx, float cy, float cz, float[] nx,
      float[] ny, float[] nz, float[] x0, float[] y0, float[] z0, float[] depth0, float[] feature0,
      float[] x1, float[] y1, float[] z1, float[] depth1, float[] feature1, float[] x2, float[] y2,
      float[] z2, float[] depth2, float[] feature2, float[] x3, float[] y3, float[] z3, float[] depth3,
      float[] feature3, int at) {
    float ex = bx - ax, ey = by - ay, ez = bz - az;
    float fx = cx - bx, fy = cy - by, fz = cz - bz;
    float gx = ax - cx, gy = ay - cy, gz = az - cz;
    // the face with the largest gap
    float normalX = SweptAxis.difference(ey, fz, ez, fy), normalY = SweptAxis.difference(ez, fx, ex, fz),
        normalZ = SweptAxis.difference(ex, fy, ey, fx);
    float face = 0;
    float ofFace = BoxTriangleGaps.onAxis(lowX, highX, ax, bx, cx);
    float next = BoxTriangleGaps.onAxis(lowY, highY, ay, by, cy);
    face = next > ofFace ? 1 : face;
    ofFace = next > ofFace ? next : ofFace;
    next = BoxTriangleGaps.onAxis(lowZ, highZ, az, bz, cz);
    face = next > ofFace ? 2 : face;
    ofFace = next > ofFace ? next : ofFace;
    next = BoxTriangleGaps.onNormal(normalX, normalY, normalZ, lowX, lowY, lowZ, highX, highY, highZ, ax, ay,
        az, bx, by, bz, cx, cy, cz);
    // a needle's normal is made by rounding: its edges tell where it is
    float far = Contact.largest(ax, ay, az) + (Contact.largest(bx, by, bz) + Contact.largest(cx, cy, cz));
    boolean isFace = next > ofFace
        && Contact.width(normalX, normalY, normalZ, ex, ey, ez, fx, fy, fz) > Contact.tolerance(far, 0);
    face = isFace ? 3 : face;
    ofFace = isFace ? next : ofFace;
    // the product of edges with the largest gap
    float product = FIRST_PRODUCT;
    float ofEdges = BoxTriangleGaps.onProduct(ey, ez, lowY, highY, lowZ, highZ, ay, az, cy, cz);
    next = BoxTriangleGaps.onProduct(fy, fz, lowY, highY, lowZ, highZ, by, bz, ay, az);
    product = next > ofEdges ? 5 : product;
    ofEdges = next > ofEdges ? next : ofEdges;
    next = BoxTriangleGaps.onProduct(gy, gz, lowY, highY, lowZ, highZ, cy, cz, by, bz);
    product = next > ofEdges ? 6 : product;
    ofEdges = next > ofEdges ? next : ofEdges;
    next = BoxTriangleGaps.onProduct(ez, ex, lowZ, highZ, lowX, highX, az, ax, cz, cx);
    product = next > ofEdges ? 7 : product;
    ofEdges = next > ofEdges ? next : ofEdges;
    next = BoxTriangleGaps.onProduct(fz, fx, lowZ, highZ, lowX, highX, bz, bx, az, ax);
    product = next > ofEdges ? 8 : product;
    ofEdges = next > ofEdges ? next : ofEdges;
    next = BoxTriangleGaps.onProduct(gz, gx, lowZ, highZ, lowX, highX, cz, cx, bz, bx);
    product = next > ofEdges ? 9 : product;
    ofEdges = next > ofEdges ? next : ofEdges;
    next = BoxTriangleGaps.onProduct(ex, ey, lowX, highX, lowY, highY, ax, ay, cx, cy);
    product = next > ofEdges ? 10 : product;
    ofEdges = next > ofEdges ? next : ofEdges;
    next = BoxTriangleGaps.onProduct(fx, fy, lowX, highX, lowY, highY, bx, by, ax, ay);
    product = next > ofEdges ? 11 : product;
    ofEdges = next > ofEdges ? next : ofEdges;
    next = BoxTriangleGaps.onProduct(gx, gy, lowX, highX, lowY, highY, cx, cy, bx, by);
    product = next > ofEdges ? 12 : product;
    ofEdges = next > ofEdges ? next : ofEdges;
    // from the box to the triangle, the normal of the face
    float dx = face == 0 ? 1 : face == 3 ? normalX : 0, dy = face == 1 ? 1 : face == 3 ? normalY : 0,
        dz = face == 2 ? 1 : face == 3 ? normalZ : 0;
    boolean faceAhead = BoxTriangleGaps.isAhead(
        BoxPairAxes.near(dx, lowX, highX) + BoxPairAxes.near(dy, lowY, highY)
            + BoxPairAxes.near(dz, lowZ, highZ),
        BoxPairAxes.far(dx, lowX, highX) + BoxPairAxes.far(dy, lowY, highY)
            + BoxPairAxes.far(dz, lowZ, highZ),
        BoxTriangleAxes.min(RoundedHull.dot(dx, dy, dz, ax, ay, az), RoundedHull.dot(dx, dy, dz, bx, by, bz),
            RoundedHull.dot(dx, dy, dz, cx, cy, cz)),
        BoxTriangleAxes.max(RoundedHull.dot(dx, dy, dz, ax, ay, az), RoundedHull.dot(dx, dy, dz, bx, by, bz),
            RoundedHull.dot(dx, dy, dz, cx, cy, cz)));
    float faceX = Contact.normal(faceAhead ? dx : -dx, dx, dy, dz),
        faceY = Contact.normal(faceAhead ? dy : -dy, dx, dy, dz),
        faceZ = Contact.normal(faceAhead ? dz : -dz, dx, dy, dz);
    // and across the edges
    boolean eX = product < 7, eY = !eX && product < 10;
    float edge = product - (eX ? 4 : eY ? 7 : 10);
    boolean onAB = edge == 0, onBC = edge == 1;
    float kx = FaceAxes.pick(onAB, onBC, ex, fx, gx), ky = FaceAxes.pick(onAB, onBC, ey, fy, gy),
        kz = FaceAxes.pick(onAB, onBC, ez, fz, gz);
    float lx = FaceAxes.pick(eX, eY, 0, kz, -ky), ly = FaceAxes.pick(eX, eY, -kz, 0, kx),
        lz = FaceAxes.pick(eX, eY, ky, -kx, 0);
    boolean edgeAhead = BoxTriangleGaps.isAhead(
        BoxPairAxes.near(lx, lowX, highX) + BoxPairAxes.near(ly, lowY, highY)
            + BoxPairAxes.near(lz, lowZ, highZ),
        BoxPairAxes.far(lx, lowX, highX) + BoxPairAxes.far(ly, lowY, highY)
            + BoxPairAxes.far(lz, lowZ, highZ),
        BoxTriangleAxes.min(RoundedHull.dot(lx, ly, lz, ax, ay, az), RoundedHull.dot(lx, ly, lz, bx, by, bz),
            RoundedHull.dot(lx, ly, lz, cx, cy, cz)),
        BoxTriangleAxes.max(RoundedHull.dot(lx, ly, lz, ax, ay, az), RoundedHull.dot(lx, ly, lz, bx, by, bz),
            RoundedHull.dot(lx, ly, lz, cx, cy, cz)));
    float edgeX = Contact.normal(edgeAhead ? lx : -lx, lx, ly, lz),
        edgeY = Contact.normal(edgeAhead ? ly : -ly, lx, ly, lz),
        edgeZ = Contact.normal(edgeAhead ? lz : -lz, lx, ly, lz);
    float box = (highX - lowX) + (highY - lowY) + (highZ - lowZ);
    float triangle = (BoxTriangleAxes.max(ax, bx, cx) - BoxTriangleAxes.min(ax, bx, cx))
        + (BoxTriangleAxes.max(ay, by, cy) - BoxTriangleAxes.min(ay, by, cy))
        + (BoxTriangleAxes.max(az, bz, cz) - BoxTriangleAxes.min(az, bz, cz));
    boolean isEdge = ofEdges > Float.NEGATIVE_INFINITY && ofEdges
        > ofFace + Contact.bias(0.5f * (box < triangle ? box : triangle), 0.5f * box + triangle, ofFace);
    if (isEdge) {
      return BoxTriangleEdgesContact.contact(overlap, valid, x, y, z, qx, qy, qz, qw, s, lowX, lowY, lowZ,
          highX, highY, highZ, ax, ay, az, bx, by, bz, cx, cy, cz, product, edgeX, edgeY, edgeZ, ofEdges, nx,
          ny, nz, x0, y0, z0, depth0, feature0, x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2,
          x3, y3, z3, depth3, feature3, at);
    }
    return BoxTriangleFacesContact.contact(overlap, valid, x, y, z, qx, qy, qz, qw, s, lowX, lowY, lowZ,
        highX, highY, highZ, ax, ay, az, bx, by, bz, cx, cy, cz, faceX, faceY, faceZ, ofFace, product, edgeX,
        edgeY, edgeZ, ofEdges, nx, ny, nz, x0, y0, z0, depth0, feature0, x1, y1, z1, depth1, feature1, x2, y2,
        z2, depth2, feature2, x3, y3, z3, depth3, feature3, at);
  }
}
