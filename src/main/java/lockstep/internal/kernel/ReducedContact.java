package lockstep.internal.kernel;

/**
 * Part of definitions of contacts of faces: of up to twelve corners of what two faces have in common writes the four that {@link FourPoints} says.
 *
 * <p>Corners are told by their place u, v on the face of one shape, o + u l + v m in a frame, by how deep the other shape is below it there along the normal, {@link Contact#NONE} if there is no such corner, and by the number of the parts that meet.
 */
final class ReducedContact {
  private ReducedContact() {}

  /**
   * Writes the contact.
   *
   * @param swap whether the normal leads from the caller's second shape to the first
   * @param x where the origin of the frame is in space, as y and z
   * @param ax the quaternion of the frame, as ay, az and aw
   * @param r 2 / its square
   * @param gap the gap along the normal, of which the deepest point is the opposite
   * @param towards how far from the face points are, in depths along the normal: −½ of the first shape's face, ½ of the second's
   */
  static boolean contact(boolean overlap, boolean valid, boolean swap, float x, float y, float z, float ax,
      float ay, float az, float aw, float r, float normalX, float normalY, float normalZ, float gap,
      float towards, float ox, float oy, float oz, float lx, float ly, float lz, float mx, float my, float mz,
      float u0, float v0, float deep0, float part0, float u1, float v1, float deep1, float part1, float u2,
      float v2, float deep2, float part2, float u3, float v3, float deep3, float part3, float u4, float v4,
      float deep4, float part4, float u5, float v5, float deep5, float part5, float u6, float v6, float deep6,
      float part6, float u7, float v7, float deep7, float part7, float u8, float v8, float deep8, float part8,
      float u9, float v9, float deep9, float part9, float u10, float v10, float deep10, float part10,
      float u11, float v11, float deep11, float part11, float[] nx, float[] ny, float[] nz, float[] x0,
      float[] y0, float[] z0, float[] depth0, float[] feature0, float[] x1, float[] y1, float[] z1,
      float[] depth1, float[] feature1, float[] x2, float[] y2, float[] z2, float[] depth2, float[] feature2,
      float[] x3, float[] y3, float[] z3, float[] depth3, float[] feature3, int at) {
    float number1 = FourPoints.largest(deep0, deep1, deep2, deep3, deep4, deep5, deep6, deep7, deep8, deep9,
        deep10, deep11);
    float uAt1 = FourPoints.pick(number1, u0, u1, u2, u3, u4, u5, u6, u7, u8, u9, u10, u11);
    float vAt1 = FourPoints.pick(number1, v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11);
    float deepAt1 = FourPoints.pick(number1, deep0, deep1, deep2, deep3, deep4, deep5, deep6, deep7, deep8,
        deep9, deep10, deep11);
    float featureAt1 = FourPoints.pick(number1, part0, part1, part2, part3, part4, part5, part6, part7, part8,
        part9, part10, part11);
    float away0 = FourPoints.away(deep0 > Contact.NONE, u0, v0, uAt1, vAt1);
    float away1 = FourPoints.away(deep1 > Contact.NONE, u1, v1, uAt1, vAt1);
    float away2 = FourPoints.away(deep2 > Contact.NONE, u2, v2, uAt1, vAt1);
    float away3 = FourPoints.away(deep3 > Contact.NONE, u3, v3, uAt1, vAt1);
    float away4 = FourPoints.away(deep4 > Contact.NONE, u4, v4, uAt1, vAt1);
    float away5 = FourPoints.away(deep5 > Contact.NONE, u5, v5, uAt1, vAt1);
    float away6 = FourPoints.away(deep6 > Contact.NONE, u6, v6, uAt1, vAt1);
    float away7 = FourPoints.away(deep7 > Contact.NONE, u7, v7, uAt1, vAt1);
    float away8 = FourPoints.away(deep8 > Contact.NONE, u8, v8, uAt1, vAt1);
    float away9 = FourPoints.away(deep9 > Contact.NONE, u9, v9, uAt1, vAt1);
    float away10 = FourPoints.away(deep10 > Contact.NONE, u10, v10, uAt1, vAt1);
    float away11 = FourPoints.away(deep11 > Contact.NONE, u11, v11, uAt1, vAt1);
    float number2 = FourPoints.largest(away0, away1, away2, away3, away4, away5, away6, away7, away8, away9,
        away10, away11);
    float uAt2 = FourPoints.pick(number2, u0, u1, u2, u3, u4, u5, u6, u7, u8, u9, u10, u11);
    float vAt2 = FourPoints.pick(number2, v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11);
    float deepAt2 = FourPoints.pick(number2, deep0, deep1, deep2, deep3, deep4, deep5, deep6, deep7, deep8,
        deep9, deep10, deep11);
    float featureAt2 = FourPoints.pick(number2, part0, part1, part2, part3, part4, part5, part6, part7, part8,
        part9, part10, part11);
    float away = FourPoints.pick(number2, away0, away1, away2, away3, away4, away5, away6, away7, away8,
        away9, away10, away11);
    float area0 = FourPoints.area(deep0 > Contact.NONE, u0, v0, uAt1, vAt1, uAt2, vAt2);
    float area1 = FourPoints.area(deep1 > Contact.NONE, u1, v1, uAt1, vAt1, uAt2, vAt2);
    float area2 = FourPoints.area(deep2 > Contact.NONE, u2, v2, uAt1, vAt1, uAt2, vAt2);
    float area3 = FourPoints.area(deep3 > Contact.NONE, u3, v3, uAt1, vAt1, uAt2, vAt2);
    float area4 = FourPoints.area(deep4 > Contact.NONE, u4, v4, uAt1, vAt1, uAt2, vAt2);
    float area5 = FourPoints.area(deep5 > Contact.NONE, u5, v5, uAt1, vAt1, uAt2, vAt2);
    float area6 = FourPoints.area(deep6 > Contact.NONE, u6, v6, uAt1, vAt1, uAt2, vAt2);
    float area7 = FourPoints.area(deep7 > Contact.NONE, u7, v7, uAt1, vAt1, uAt2, vAt2);
    float area8 = FourPoints.area(deep8 > Contact.NONE, u8, v8, uAt1, vAt1, uAt2, vAt2);
    float area9 = FourPoints.area(deep9 > Contact.NONE, u9, v9, uAt1, vAt1, uAt2, vAt2);
    float area10 = FourPoints.area(deep10 > Contact.NONE, u10, v10, uAt1, vAt1, uAt2, vAt2);
    float area11 = FourPoints.area(deep11 > Contact.NONE, u11, v11, uAt1, vAt1, uAt2, vAt2);
    float number3 = FourPoints.largest(Math.abs(area0), Math.abs(area1), Math.abs(area2), Math.abs(area3),
        Math.abs(area4), Math.abs(area5), Math.abs(area6), Math.abs(area7), Math.abs(area8), Math.abs(area9),
        Math.abs(area10), Math.abs(area11));
    float uAt3 = FourPoints.pick(number3, u0, u1, u2, u3, u4, u5, u6, u7, u8, u9, u10, u11);
    float vAt3 = FourPoints.pick(number3, v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11);
    float deepAt3 = FourPoints.pick(number3, deep0, deep1, deep2, deep3, deep4, deep5, deep6, deep7, deep8,
        deep9, deep10, deep11);
    float featureAt3 = FourPoints.pick(number3, part0, part1, part2, part3, part4, part5, part6, part7, part8,
        part9, part10, part11);
    float area = FourPoints.pick(number3, area0, area1, area2, area3, area4, area5, area6, area7, area8,
        area9, area10, area11);
    float turn = area > 0 ? 1 : -1;
    float adds0 =
        deep0 > Contact.NONE ? FourPoints.added(turn, u0, v0, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0;
    float adds1 =
        deep1 > Contact.NONE ? FourPoints.added(turn, u1, v1, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0;
    float adds2 =
        deep2 > Contact.NONE ? FourPoints.added(turn, u2, v2, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0;
    float adds3 =
        deep3 > Contact.NONE ? FourPoints.added(turn, u3, v3, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0;
    float adds4 =
        deep4 > Contact.NONE ? FourPoints.added(turn, u4, v4, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0;
    float adds5 =
        deep5 > Contact.NONE ? FourPoints.added(turn, u5, v5, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0;
    float adds6 =
        deep6 > Contact.NONE ? FourPoints.added(turn, u6, v6, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0;
    float adds7 =
        deep7 > Contact.NONE ? FourPoints.added(turn, u7, v7, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0;
    float adds8 =
        deep8 > Contact.NONE ? FourPoints.added(turn, u8, v8, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0;
    float adds9 =
        deep9 > Contact.NONE ? FourPoints.added(turn, u9, v9, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0;
    float adds10 =
        deep10 > Contact.NONE ? FourPoints.added(turn, u10, v10, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0;
    float adds11 =
        deep11 > Contact.NONE ? FourPoints.added(turn, u11, v11, uAt1, vAt1, uAt2, vAt2, uAt3, vAt3) : 0;
    float number4 = FourPoints.largest(adds0, adds1, adds2, adds3, adds4, adds5, adds6, adds7, adds8, adds9,
        adds10, adds11);
    float uAt4 = FourPoints.pick(number4, u0, u1, u2, u3, u4, u5, u6, u7, u8, u9, u10, u11);
    float vAt4 = FourPoints.pick(number4, v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11);
    float deepAt4 = FourPoints.pick(number4, deep0, deep1, deep2, deep3, deep4, deep5, deep6, deep7, deep8,
        deep9, deep10, deep11);
    float featureAt4 = FourPoints.pick(number4, part0, part1, part2, part3, part4, part5, part6, part7, part8,
        part9, part10, part11);
    float adds = FourPoints.pick(number4, adds0, adds1, adds2, adds3, adds4, adds5, adds6, adds7, adds8,
        adds9, adds10, adds11);
    boolean isThere2 = away > 0, isThere3 = isThere2 && FourPoints.isThird(area, away),
        isThere4 = isThere3 && FourPoints.isFourth(adds, area);
    // each in the middle between both faces, no deeper than the deepest
    float deepest = -gap;
    float reach1 = deepAt1 < deepest ? deepAt1 : deepest, half1 = towards * reach1;
    float xOf1 = (ox + (uAt1 * lx + vAt1 * mx)) + half1 * normalX;
    float yOf1 = (oy + (uAt1 * ly + vAt1 * my)) + half1 * normalY;
    float zOf1 = (oz + (uAt1 * lz + vAt1 * mz)) + half1 * normalZ;
    float reach2 = deepAt2 < deepest ? deepAt2 : deepest, half2 = towards * reach2;
    float xOf2 = (ox + (uAt2 * lx + vAt2 * mx)) + half2 * normalX;
    float yOf2 = (oy + (uAt2 * ly + vAt2 * my)) + half2 * normalY;
    float zOf2 = (oz + (uAt2 * lz + vAt2 * mz)) + half2 * normalZ;
    float reach3 = deepAt3 < deepest ? deepAt3 : deepest, half3 = towards * reach3;
    float xOf3 = (ox + (uAt3 * lx + vAt3 * mx)) + half3 * normalX;
    float yOf3 = (oy + (uAt3 * ly + vAt3 * my)) + half3 * normalY;
    float zOf3 = (oz + (uAt3 * lz + vAt3 * mz)) + half3 * normalZ;
    float reach4 = deepAt4 < deepest ? deepAt4 : deepest, half4 = towards * reach4;
    float xOf4 = (ox + (uAt4 * lx + vAt4 * mx)) + half4 * normalX;
    float yOf4 = (oy + (uAt4 * ly + vAt4 * my)) + half4 * normalY;
    float zOf4 = (oz + (uAt4 * lz + vAt4 * mz)) + half4 * normalZ;
    float pointX = x + BoxFrame.inSpace(xOf1, yOf1, zOf1, ax, ay, az, aw, r) + 0f;
    float pointY = y + BoxFrame.inSpace(yOf1, zOf1, xOf1, ay, az, ax, aw, r) + 0f;
    float pointZ = z + BoxFrame.inSpace(zOf1, xOf1, yOf1, az, ax, ay, aw, r) + 0f;
    float spaceX = BoxFrame.inSpace(normalX, normalY, normalZ, ax, ay, az, aw, r) + 0f;
    float spaceY = BoxFrame.inSpace(normalY, normalZ, normalX, ay, az, ax, aw, r) + 0f;
    float spaceZ = BoxFrame.inSpace(normalZ, normalX, normalY, az, ax, ay, aw, r) + 0f;
    boolean hit = valid && Contact.proper(deepest) && Contact.proper(pointX, pointY, pointZ);
    nx[at] = swap ? 0f - spaceX : spaceX;
    ny[at] = swap ? 0f - spaceY : spaceY;
    nz[at] = swap ? 0f - spaceZ : spaceZ;
    x0[at] = pointX;
    y0[at] = pointY;
    z0[at] = pointZ;
    depth0[at] = hit ? Contact.depth(overlap, deepest) : Contact.NONE;
    feature0[at] = featureAt1;
    x1[at] = x + BoxFrame.inSpace(xOf2, yOf2, zOf2, ax, ay, az, aw, r) + 0f;
    y1[at] = y + BoxFrame.inSpace(yOf2, zOf2, xOf2, ay, az, ax, aw, r) + 0f;
    z1[at] = z + BoxFrame.inSpace(zOf2, xOf2, yOf2, az, ax, ay, aw, r) + 0f;
    depth1[at] = hit && isThere2 ? Contact.depth(overlap, false, reach2) : Contact.NONE;
    feature1[at] = featureAt2;
    x2[at] = x + BoxFrame.inSpace(xOf3, yOf3, zOf3, ax, ay, az, aw, r) + 0f;
    y2[at] = y + BoxFrame.inSpace(yOf3, zOf3, xOf3, ay, az, ax, aw, r) + 0f;
    z2[at] = z + BoxFrame.inSpace(zOf3, xOf3, yOf3, az, ax, ay, aw, r) + 0f;
    depth2[at] = hit && isThere3 ? Contact.depth(overlap, false, reach3) : Contact.NONE;
    feature2[at] = featureAt3;
    x3[at] = x + BoxFrame.inSpace(xOf4, yOf4, zOf4, ax, ay, az, aw, r) + 0f;
    y3[at] = y + BoxFrame.inSpace(yOf4, zOf4, xOf4, ay, az, ax, aw, r) + 0f;
    z3[at] = z + BoxFrame.inSpace(zOf4, xOf4, yOf4, az, ax, ay, aw, r) + 0f;
    depth3[at] = hit && isThere4 ? Contact.depth(overlap, false, reach4) : Contact.NONE;
    feature3[at] = featureAt4;
    return hit;
  }
}
