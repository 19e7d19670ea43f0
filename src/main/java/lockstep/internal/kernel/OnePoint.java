package lockstep.internal.kernel;

/** Part of definitions of contacts that may have four points and have one: writes it, and that there are no others. */
final class OnePoint {
  private OnePoint() {}

  /**
   * Writes a contact that is told in the frame of a box, relative to a place.
   *
   * @param swap whether the normal leads from the second shape to the first
   * @param x the place, as y and z
   * @param ax the quaternion of the box, as ay, az and aw
   * @param r 2 / its square
   */
  static boolean contact(boolean overlap, boolean valid, boolean swap, float x, float y, float z, float ax,
      float ay, float az, float aw, float r, float normalX, float normalY, float normalZ, float deep,
      float middleX, float middleY, float middleZ, float feature, float[] nx, float[] ny, float[] nz,
      float[] x0, float[] y0, float[] z0, float[] depth0, float[] feature0, float[] x1, float[] y1,
      float[] z1, float[] depth1, float[] feature1, float[] x2, float[] y2, float[] z2, float[] depth2,
      float[] feature2, float[] x3, float[] y3, float[] z3, float[] depth3, float[] feature3, int at) {
    float spaceX = BoxFrame.inSpace(normalX, normalY, normalZ, ax, ay, az, aw, r) + 0f;
    float spaceY = BoxFrame.inSpace(normalY, normalZ, normalX, ay, az, ax, aw, r) + 0f;
    float spaceZ = BoxFrame.inSpace(normalZ, normalX, normalY, az, ax, ay, aw, r) + 0f;
    float pointX = x + BoxFrame.inSpace(middleX, middleY, middleZ, ax, ay, az, aw, r) + 0f;
    float pointY = y + BoxFrame.inSpace(middleY, middleZ, middleX, ay, az, ax, aw, r) + 0f;
    float pointZ = z + BoxFrame.inSpace(middleZ, middleX, middleY, az, ax, ay, aw, r) + 0f;
    boolean hit = valid && Contact.proper(deep) && Contact.proper(pointX, pointY, pointZ);
    nx[at] = swap ? 0f - spaceX : spaceX;
    ny[at] = swap ? 0f - spaceY : spaceY;
    nz[at] = swap ? 0f - spaceZ : spaceZ;
    x0[at] = pointX;
    y0[at] = pointY;
    z0[at] = pointZ;
    depth0[at] = hit ? Contact.depth(overlap, deep) : Contact.NONE;
    feature0[at] = feature;
    x1[at] = pointX;
    y1[at] = pointY;
    z1[at] = pointZ;
    depth1[at] = Contact.NONE;
    feature1[at] = feature;
    x2[at] = pointX;
    y2[at] = pointY;
    z2[at] = pointZ;
    depth2[at] = Contact.NONE;
    feature2[at] = feature;
    x3[at] = pointX;
    y3[at] = pointY;
    z3[at] = pointZ;
    depth3[at] = Contact.NONE;
    feature3[at] = feature;
    return hit;
  }
}
