package lockstep.internal.kernel;

/**
 * Contact of two boxes A and B that are turned against each other, which definitions share: the least overlap on fifteen axes, or the largest gap ({@link BoxPairAxes}); the points are those of the two faces that look at each other most
 * along it ({@link BoxFacesContact}), or of two edges ({@link BoxEdgesContact}), or of corners ({@link BoxCornersContact}; Gregorius, The separating axis test between convex polyhedra, Game Developers Conference 2013).
 *
 * <p>All is told along the axes of A, and relative to the centre of B, as in {@link BoxPairAxes}.
 *
 * <p>Edges are chosen only if they are better than all faces by 2⁻¹² of the half extents of the smaller box: so faces that lie on each other stay so while they rock.
 */
final class BoxPairContact {
  /** Faces have the numbers 0 to 2, of A, and 3 to 5, of B, products of edges 6 + 3 i + j for the axis i of A and the column j. */
  private static final float FIRST_PRODUCT = 6;

  private BoxPairContact() {}

  /**
   * Writes the contact.
   *
   * @param valid whether there is one
   * @param swap whether the second box is A
   * @param x the centre of B in space, as y and z
   * @param ax the quaternion of A, as ay, az and aw
   * @param r 2 / its square
   * @param small the sum of the half extents of the smaller box
   */
  static boolean contact(boolean overlap, boolean valid, boolean swap, float x, float y, float z, float ax,
      float ay, float az, float aw, float r, float lowX, float lowY, float lowZ, float highX, float highY,
      float highZ, float hx, float hy, float hz, float s, float qx, float qy, float qz, float qw, float small,
      float[] nx, float[] ny, float[] nz, float[] x0, float[] y0, float[] z0, float[] depth0,
      float[] feature0, float[] x1, float[] y1, float[] z1, float[] depth1, float[] feature1, float[] x2,
      float[] y2, float[] z2, float[] depth2, float[] feature2, float[] x3, float[] y3, float[] z3,
      float[] depth3, float[] feature3, int at) {
    float xx = Rotation.diagonal(s, qy, qz);
    float yy = Rotation.diagonal(s, qz, qx);
    float zz = Rotation.diagonal(s, qx, qy);
    float xy = Rotation.difference(s, qx, qy, qz, qw), yx = Rotation.sum(s, qx, qy, qz, qw);
    float yz = Rotation.difference(s, qy, qz, qx, qw), zy = Rotation.sum(s, qy, qz, qx, qw);
    float zx = Rotation.difference(s, qz, qx, qy, qw), xz = Rotation.sum(s, qz, qx, qy, qw);
    float reachX = Rotation.reach(s, qx, qy, qz, qw, hx, hy, hz);
    float reachY = Rotation.reach(s, qy, qz, qx, qw, hy, hz, hx);
    float reachZ = Rotation.reach(s, qz, qx, qy, qw, hz, hx, hy);
    // the normals of the faces of B′, one a column
    float nxx = yy * zz - zy * yz, nxy = yz * zx - zz * yx, nxz = yx * zy - zx * yy;
    float nyx = zy * xz - xy * zz, nyy = zz * xx - xz * zx, nyz = zx * xy - xx * zy;
    float nzx = xy * yz - yy * xz, nzy = xz * yx - yz * xx, nzz = xx * yy - yx * xy;
    float determinant = xx * nxx + yx * nyx + zx * nzx;
    // the face with the largest gap
    float face = 0;
    float ofFace = BoxPairAxes.onAxis(lowX, highX, reachX);
    float next = BoxPairAxes.onAxis(lowY, highY, reachY);
    face = next > ofFace ? 1 : face;
    ofFace = next > ofFace ? next : ofFace;
    next = BoxPairAxes.onAxis(lowZ, highZ, reachZ);
    face = next > ofFace ? 2 : face;
    ofFace = next > ofFace ? next : ofFace;
    next = BoxPairAxes.onNormal(nxx, nyx, nzx, lowX, lowY, lowZ, highX, highY, highZ, hx * determinant);
    face = next > ofFace ? 3 : face;
    ofFace = next > ofFace ? next : ofFace;
    next = BoxPairAxes.onNormal(nxy, nyy, nzy, lowX, lowY, lowZ, highX, highY, highZ, hy * determinant);
    face = next > ofFace ? 4 : face;
    ofFace = next > ofFace ? next : ofFace;
    next = BoxPairAxes.onNormal(nxz, nyz, nzz, lowX, lowY, lowZ, highX, highY, highZ, hz * determinant);
    face = next > ofFace ? 5 : face;
    ofFace = next > ofFace ? next : ofFace;
    // the product of edges with the largest gap
    float product = FIRST_PRODUCT;
    next = BoxPairAxes.onProduct(yx, zx, lowY, highY, lowZ, highZ, hy, nxz, hz, nxy);
    float ofEdges = next;
    next = BoxPairAxes.onProduct(yy, zy, lowY, highY, lowZ, highZ, hz, nxx, hx, nxz);
    product = next > ofEdges ? 7 : product;
    ofEdges = next > ofEdges ? next : ofEdges;
    next = BoxPairAxes.onProduct(yz, zz, lowY, highY, lowZ, highZ, hx, nxy, hy, nxx);
    product = next > ofEdges ? 8 : product;
    ofEdges = next > ofEdges ? next : ofEdges;
    next = BoxPairAxes.onProduct(zx, xx, lowZ, highZ, lowX, highX, hy, nyz, hz, nyy);
    product = next > ofEdges ? 9 : product;
    ofEdges = next > ofEdges ? next : ofEdges;
    next = BoxPairAxes.onProduct(zy, xy, lowZ, highZ, lowX, highX, hz, nyx, hx, nyz);
    product = next > ofEdges ? 10 : product;
    ofEdges = next > ofEdges ? next : ofEdges;
    next = BoxPairAxes.onProduct(zz, xz, lowZ, highZ, lowX, highX, hx, nyy, hy, nyx);
    product = next > ofEdges ? 11 : product;
    ofEdges = next > ofEdges ? next : ofEdges;
    next = BoxPairAxes.onProduct(xx, yx, lowX, highX, lowY, highY, hy, nzz, hz, nzy);
    product = next > ofEdges ? 12 : product;
    ofEdges = next > ofEdges ? next : ofEdges;
    next = BoxPairAxes.onProduct(xy, yy, lowX, highX, lowY, highY, hz, nzx, hx, nzz);
    product = next > ofEdges ? 13 : product;
    ofEdges = next > ofEdges ? next : ofEdges;
    next = BoxPairAxes.onProduct(xz, yz, lowX, highX, lowY, highY, hx, nzy, hy, nzx);
    product = next > ofEdges ? 14 : product;
    ofEdges = next > ofEdges ? next : ofEdges;
    // from A to B, the normal of the face
    float fx = face == 0 ? 1 : face == 3 ? nxx : face == 4 ? nxy : face == 5 ? nxz : 0;
    float fy = face == 1 ? 1 : face == 3 ? nyx : face == 4 ? nyy : face == 5 ? nyz : 0;
    float fz = face == 2 ? 1 : face == 3 ? nzx : face == 4 ? nzy : face == 5 ? nzz : 0;
    boolean faceAhead = BoxPairAxes.isAhead(
        BoxPairAxes.near(fx, lowX, highX) + BoxPairAxes.near(fy, lowY, highY)
            + BoxPairAxes.near(fz, lowZ, highZ),
        BoxPairAxes.far(fx, lowX, highX) + BoxPairAxes.far(fy, lowY, highY)
            + BoxPairAxes.far(fz, lowZ, highZ));
    float faceX = Contact.normal(faceAhead ? fx : -fx, fx, fy, fz),
        faceY = Contact.normal(faceAhead ? fy : -fy, fx, fy, fz),
        faceZ = Contact.normal(faceAhead ? fz : -fz, fx, fy, fz);
    // and across the edges
    boolean eX = product < 9, eY = !eX && product < 12;
    float column = product - (eX ? 6 : eY ? 9 : 12);
    boolean cX = column == 0, cY = column == 1;
    float bx = FaceAxes.pick(cX, cY, xx, xy, xz), by = FaceAxes.pick(cX, cY, yx, yy, yz),
        bz = FaceAxes.pick(cX, cY, zx, zy, zz);
    float lx = FaceAxes.pick(eX, eY, 0, bz, -by), ly = FaceAxes.pick(eX, eY, -bz, 0, bx),
        lz = FaceAxes.pick(eX, eY, by, -bx, 0);
    boolean edgeAhead = BoxPairAxes.isAhead(
        BoxPairAxes.near(lx, lowX, highX) + BoxPairAxes.near(ly, lowY, highY)
            + BoxPairAxes.near(lz, lowZ, highZ),
        BoxPairAxes.far(lx, lowX, highX) + BoxPairAxes.far(ly, lowY, highY)
            + BoxPairAxes.far(lz, lowZ, highZ));
    float edgeX = Contact.normal(edgeAhead ? lx : -lx, lx, ly, lz),
        edgeY = Contact.normal(edgeAhead ? ly : -ly, lx, ly, lz),
        edgeZ = Contact.normal(edgeAhead ? lz : -lz, lx, ly, lz);
    boolean isEdge =
        ofEdges > Float.NEGATIVE_INFINITY && ofEdges > ofFace + Contact.bias(small, hx + hy + hz, ofFace);
    if (isEdge) {
      return BoxEdgesContact.contact(overlap, valid, swap, x, y, z, ax, ay, az, aw, r, lowX, lowY, lowZ,
          highX, highY, highZ, hx, hy, hz, s, qx, qy, qz, qw, product, edgeX, edgeY, edgeZ, ofEdges, nx, ny,
          nz, x0, y0, z0, depth0, feature0, x1, y1, z1, depth1, feature1, x2, y2, z2, depth2, feature2, x3,
          y3, z3, depth3, feature3, at);
    }
    return BoxFacesContact.contact(overlap, valid, swap, x, y, z, ax, ay, az, aw, r, lowX, lowY, lowZ, highX,
        highY, highZ, hx, hy, hz, s, qx, qy, qz, qw, faceX, faceY, faceZ, ofFace, product, edgeX, edgeY,
        edgeZ, ofEdges, nx, ny, nz, x0, y0, z0, depth0, feature0, x1, y1, z1, depth1, feature1, x2, y2, z2,
        depth2, feature2, x3, y3, z3, depth3, feature3, at);
  }
}
