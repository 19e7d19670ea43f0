package lockstep.internal.kernel;

import lockstep.twin.Twin;

/**
 * Parts of definitions about two boxes A and B that are turned against each other, of which A moves by v: when they meet, by the fifteen separating axes of {@link
 * BoxAxes}, which says why they are enough, and what B′ is.
 *
 * <p>All is told along the axes of A, and relative to the centre of B: the planes of A are at low and high, the half extents of B are h, and the columns of the
 * {@linkplain Rotation matrix} of the quaternion q are its axes. Of each axis of A only the plane counts that comes first, or last: so what it adds rounds relative to
 * itself, and a huge or infinite A costs no precision. Where it adds more than B and the way reach, the other planes cannot make up for it, however it rounds.
 *
 * <p><b>Error.</b> With u = 2⁻²⁴, L an axis and X how far B and the way reach on an axis of A: B reaches along L by no more than Σ |L| X, and positive terms of what A is
 * ahead add up to no more, others to as much, or it is not ahead. Planes and products round by 2 u of each, which is 4 u, sums by 3 u. Normals of B′ are exact but
 * for 2 u of each component, which is 4 u of such terms and 2 u of the reach, its determinant is off by 5 u; on products minors and sums are off by 4 u. The speed is off by 3 u, a
 * quotient and another time by 2.5 u of the way. So an axis is off by less than 20 u Σ |L| X: that is the slack, as if planes of A were moved by 20 u X. No contact of A and B′ is lost
 * by rounding, and with A made larger by 40 u X there is one: a larger box has the same axes.
 *
 * <p>A touch may be deeper by what the overlap test rounds: 24 u of the radii on an axis. The overlap test of
 * two oriented boxes compares the distance of their centres first, which is not told in the frame of A. There
 * that distance is off by 25 u of the radii, and corners of B by 31 u, of which the test forgives 8 u.
 */
final class SweptBoxAxes {
  /** The slack on each axis of A, relative to how far B reaches there, and the way. */
  private static final float SLACK = 20 * 0x1p-24f;

  /** How much deeper a touch may be than the slack, relative to the half extents. */
  private static final float TOUCH = 48 * 0x1p-24f;

  /** The numbers of axes begin with those of A; then come the normals of B′, and the products, 6 + 3 i + j for the axis i of A and the column j. */
  private static final float FIRST_NORMAL = 3, FIRST_PRODUCT = 6;

  private SweptBoxAxes() {}

  /** The slack along one axis of A, on which B reaches so far. */
  static float slack(float reach, float v) {
    return SLACK * (reach + Math.abs(v));
  }

  /** How much deeper a touch may be than the slack, given the sum of half extents. */
  static float touch(float size) {
    return TOUCH * size;
  }

  /** When they meet, or +∞. */
  static float meeting(float lowX, float lowY, float lowZ, float highX, float highY, float highZ,
      float slackX, float slackY, float slackZ, float touch, float vx, float vy, float vz, float hx, float hy,
      float hz, float s, float qx, float qy, float qz, float qw) {
    float entry = entry(lowX, lowY, lowZ, highX, highY, highZ, slackX, slackY, slackZ, touch, vx, vy, vz, hx,
        hy, hz, s, qx, qy, qz, qw);
    float exit = exit(lowX, lowY, lowZ, highX, highY, highZ, slackX, slackY, slackZ, vx, vy, vz, hx, hy, hz,
        s, qx, qy, qz, qw);
    float number = number(lowX, lowY, lowZ, highX, highY, highZ, slackX, slackY, slackZ, touch, vx, vy, vz,
        hx, hy, hz, s, qx, qy, qz, qw);
    float x = axisX(number, s, qx, qy, qz, qw), y = axisY(number, s, qx, qy, qz, qw),
        z = axisZ(number, s, qx, qy, qz, qw);
    float slack = Math.abs(x) * slackX + Math.abs(y) * slackY + Math.abs(z) * slackZ;
    return SweptAxis.withoutSlack(SweptAxis.meeting(entry, exit), exit, slack, x * vx + y * vy + z * vz);
  }

  /** The number of the first axis with the last of the entries. */
  static float number(float lowX, float lowY, float lowZ, float highX, float highY, float highZ, float slackX,
      float slackY, float slackZ, float touch, float vx, float vy, float vz, float hx, float hy, float hz,
      float s, float qx, float qy, float qz, float qw) {
    float xx = Rotation.diagonal(s, qy, qz);
    float yy = Rotation.diagonal(s, qz, qx);
    float zz = Rotation.diagonal(s, qx, qy);
    float xy = Rotation.difference(s, qx, qy, qz, qw), yx = Rotation.sum(s, qx, qy, qz, qw);
    float yz = Rotation.difference(s, qy, qz, qx, qw), zy = Rotation.sum(s, qy, qz, qx, qw);
    float zx = Rotation.difference(s, qz, qx, qy, qw), xz = Rotation.sum(s, qz, qx, qy, qw);
    // the normals of the faces of B′, one a column
    float nxx = minor(yy, zz, zy, yz), nxy = minor(yz, zx, zz, yx), nxz = minor(yx, zy, zx, yy);
    float nyx = minor(zy, xz, xy, zz), nyy = minor(zz, xx, xz, zx), nyz = minor(zx, xy, xx, zy);
    float nzx = minor(xy, yz, yy, xz), nzy = minor(xz, yx, yz, xx), nzz = minor(xx, yy, yx, xy);
    float determinant = xx * nxx + yx * nyx + zx * nzx;
    float tiny = BoxAxes.slack((hx + hy + hz) + (Math.abs(vx) + Math.abs(vy) + Math.abs(vz)));
    float entry = entry(lowX, lowY, lowZ, highX, highY, highZ, slackX, slackY, slackZ, touch, vx, vy, vz, hx,
        hy, hz, s, qx, qy, qz, qw);
    float number = 14;
    number = entryOnProduct(xy, yy, vx, vy, lowX, highX, lowY, highY, slackX, slackY, touch,
        reach(hz, nzx, hx, nzz, tiny)) == entry ? 13 : number;
    number = entryOnProduct(xx, yx, vx, vy, lowX, highX, lowY, highY, slackX, slackY, touch,
        reach(hy, nzz, hz, nzy, tiny)) == entry ? 12 : number;
    number = entryOnProduct(zz, xz, vz, vx, lowZ, highZ, lowX, highX, slackZ, slackX, touch,
        reach(hx, nyy, hy, nyx, tiny)) == entry ? 11 : number;
    number = entryOnProduct(zy, xy, vz, vx, lowZ, highZ, lowX, highX, slackZ, slackX, touch,
        reach(hz, nyx, hx, nyz, tiny)) == entry ? 10 : number;
    number = entryOnProduct(zx, xx, vz, vx, lowZ, highZ, lowX, highX, slackZ, slackX, touch,
        reach(hy, nyz, hz, nyy, tiny)) == entry ? 9 : number;
    number = entryOnProduct(yz, zz, vy, vz, lowY, highY, lowZ, highZ, slackY, slackZ, touch,
        reach(hx, nxy, hy, nxx, tiny)) == entry ? 8 : number;
    number = entryOnProduct(yy, zy, vy, vz, lowY, highY, lowZ, highZ, slackY, slackZ, touch,
        reach(hz, nxx, hx, nxz, tiny)) == entry ? 7 : number;
    number = entryOnProduct(yx, zx, vy, vz, lowY, highY, lowZ, highZ, slackY, slackZ, touch,
        reach(hy, nxz, hz, nxy, tiny)) == entry ? 6 : number;
    number = entryOnNormal(nxz, nyz, nzz, vx, vy, vz, lowX, lowY, lowZ, highX, highY, highZ, slackX, slackY,
        slackZ, touch, hz * determinant) == entry ? 5 : number;
    number = entryOnNormal(nxy, nyy, nzy, vx, vy, vz, lowX, lowY, lowZ, highX, highY, highZ, slackX, slackY,
        slackZ, touch, hy * determinant) == entry ? 4 : number;
    number = entryOnNormal(nxx, nyx, nzx, vx, vy, vz, lowX, lowY, lowZ, highX, highY, highZ, slackX, slackY,
        slackZ, touch, hx * determinant) == entry ? 3 : number;
    number =
        entryOnAxis(vz, lowZ, highZ, slackZ, touch, Rotation.reach(s, qz, qx, qy, qw, hz, hx, hy)) == entry
            ? 2 : number;
    number =
        entryOnAxis(vy, lowY, highY, slackY, touch, Rotation.reach(s, qy, qz, qx, qw, hy, hz, hx)) == entry
            ? 1 : number;
    return entryOnAxis(vx, lowX, highX, slackX, touch, Rotation.reach(s, qx, qy, qz, qw, hx, hy, hz)) == entry
        ? 0 : number;
  }

  /** The last of the entries. */
  private static float entry(float lowX, float lowY, float lowZ, float highX, float highY, float highZ,
      float slackX, float slackY, float slackZ, float touch, float vx, float vy, float vz, float hx, float hy,
      float hz, float s, float qx, float qy, float qz, float qw) {
    float xx = Rotation.diagonal(s, qy, qz);
    float yy = Rotation.diagonal(s, qz, qx);
    float zz = Rotation.diagonal(s, qx, qy);
    float xy = Rotation.difference(s, qx, qy, qz, qw), yx = Rotation.sum(s, qx, qy, qz, qw);
    float yz = Rotation.difference(s, qy, qz, qx, qw), zy = Rotation.sum(s, qy, qz, qx, qw);
    float zx = Rotation.difference(s, qz, qx, qy, qw), xz = Rotation.sum(s, qz, qx, qy, qw);
    // the normals of the faces of B′, one a column
    float nxx = minor(yy, zz, zy, yz), nxy = minor(yz, zx, zz, yx), nxz = minor(yx, zy, zx, yy);
    float nyx = minor(zy, xz, xy, zz), nyy = minor(zz, xx, xz, zx), nyz = minor(zx, xy, xx, zy);
    float nzx = minor(xy, yz, yy, xz), nzy = minor(xz, yx, yz, xx), nzz = minor(xx, yy, yx, xy);
    float determinant = xx * nxx + yx * nyx + zx * nzx;
    float tiny = BoxAxes.slack((hx + hy + hz) + (Math.abs(vx) + Math.abs(vy) + Math.abs(vz)));
    float last = SweptAxis.last(SweptAxis.NONE,
        entryOnAxis(vx, lowX, highX, slackX, touch, Rotation.reach(s, qx, qy, qz, qw, hx, hy, hz)));
    last = SweptAxis.last(last,
        entryOnAxis(vy, lowY, highY, slackY, touch, Rotation.reach(s, qy, qz, qx, qw, hy, hz, hx)));
    last = SweptAxis.last(last,
        entryOnAxis(vz, lowZ, highZ, slackZ, touch, Rotation.reach(s, qz, qx, qy, qw, hz, hx, hy)));
    last = SweptAxis.last(last, entryOnNormal(nxx, nyx, nzx, vx, vy, vz, lowX, lowY, lowZ, highX, highY,
        highZ, slackX, slackY, slackZ, touch, hx * determinant));
    last = SweptAxis.last(last, entryOnNormal(nxy, nyy, nzy, vx, vy, vz, lowX, lowY, lowZ, highX, highY,
        highZ, slackX, slackY, slackZ, touch, hy * determinant));
    last = SweptAxis.last(last, entryOnNormal(nxz, nyz, nzz, vx, vy, vz, lowX, lowY, lowZ, highX, highY,
        highZ, slackX, slackY, slackZ, touch, hz * determinant));
    last = SweptAxis.last(last, entryOnProduct(yx, zx, vy, vz, lowY, highY, lowZ, highZ, slackY, slackZ,
        touch, reach(hy, nxz, hz, nxy, tiny)));
    last = SweptAxis.last(last, entryOnProduct(yy, zy, vy, vz, lowY, highY, lowZ, highZ, slackY, slackZ,
        touch, reach(hz, nxx, hx, nxz, tiny)));
    last = SweptAxis.last(last, entryOnProduct(yz, zz, vy, vz, lowY, highY, lowZ, highZ, slackY, slackZ,
        touch, reach(hx, nxy, hy, nxx, tiny)));
    last = SweptAxis.last(last, entryOnProduct(zx, xx, vz, vx, lowZ, highZ, lowX, highX, slackZ, slackX,
        touch, reach(hy, nyz, hz, nyy, tiny)));
    last = SweptAxis.last(last, entryOnProduct(zy, xy, vz, vx, lowZ, highZ, lowX, highX, slackZ, slackX,
        touch, reach(hz, nyx, hx, nyz, tiny)));
    last = SweptAxis.last(last, entryOnProduct(zz, xz, vz, vx, lowZ, highZ, lowX, highX, slackZ, slackX,
        touch, reach(hx, nyy, hy, nyx, tiny)));
    last = SweptAxis.last(last, entryOnProduct(xx, yx, vx, vy, lowX, highX, lowY, highY, slackX, slackY,
        touch, reach(hy, nzz, hz, nzy, tiny)));
    last = SweptAxis.last(last, entryOnProduct(xy, yy, vx, vy, lowX, highX, lowY, highY, slackX, slackY,
        touch, reach(hz, nzx, hx, nzz, tiny)));
    return SweptAxis.last(last, entryOnProduct(xz, yz, vx, vy, lowX, highX, lowY, highY, slackX, slackY,
        touch, reach(hx, nzy, hy, nzx, tiny)));
  }

  /** The first of the exits. */
  private static float exit(float lowX, float lowY, float lowZ, float highX, float highY, float highZ,
      float slackX, float slackY, float slackZ, float vx, float vy, float vz, float hx, float hy, float hz,
      float s, float qx, float qy, float qz, float qw) {
    float xx = Rotation.diagonal(s, qy, qz);
    float yy = Rotation.diagonal(s, qz, qx);
    float zz = Rotation.diagonal(s, qx, qy);
    float xy = Rotation.difference(s, qx, qy, qz, qw), yx = Rotation.sum(s, qx, qy, qz, qw);
    float yz = Rotation.difference(s, qy, qz, qx, qw), zy = Rotation.sum(s, qy, qz, qx, qw);
    float zx = Rotation.difference(s, qz, qx, qy, qw), xz = Rotation.sum(s, qz, qx, qy, qw);
    // the normals of the faces of B′, one a column
    float nxx = minor(yy, zz, zy, yz), nxy = minor(yz, zx, zz, yx), nxz = minor(yx, zy, zx, yy);
    float nyx = minor(zy, xz, xy, zz), nyy = minor(zz, xx, xz, zx), nyz = minor(zx, xy, xx, zy);
    float nzx = minor(xy, yz, yy, xz), nzy = minor(xz, yx, yz, xx), nzz = minor(xx, yy, yx, xy);
    float determinant = xx * nxx + yx * nyx + zx * nzx;
    float tiny = BoxAxes.slack((hx + hy + hz) + (Math.abs(vx) + Math.abs(vy) + Math.abs(vz)));
    float first = SweptAxis.first(Float.POSITIVE_INFINITY,
        exitOnAxis(vx, lowX, highX, slackX, Rotation.reach(s, qx, qy, qz, qw, hx, hy, hz)));
    first = SweptAxis.first(first,
        exitOnAxis(vy, lowY, highY, slackY, Rotation.reach(s, qy, qz, qx, qw, hy, hz, hx)));
    first = SweptAxis.first(first,
        exitOnAxis(vz, lowZ, highZ, slackZ, Rotation.reach(s, qz, qx, qy, qw, hz, hx, hy)));
    first = SweptAxis.first(first, exitOnNormal(nxx, nyx, nzx, vx, vy, vz, lowX, lowY, lowZ, highX, highY,
        highZ, slackX, slackY, slackZ, hx * determinant));
    first = SweptAxis.first(first, exitOnNormal(nxy, nyy, nzy, vx, vy, vz, lowX, lowY, lowZ, highX, highY,
        highZ, slackX, slackY, slackZ, hy * determinant));
    first = SweptAxis.first(first, exitOnNormal(nxz, nyz, nzz, vx, vy, vz, lowX, lowY, lowZ, highX, highY,
        highZ, slackX, slackY, slackZ, hz * determinant));
    first = SweptAxis.first(first, exitOnProduct(yx, zx, vy, vz, lowY, highY, lowZ, highZ, slackY, slackZ,
        reach(hy, nxz, hz, nxy, tiny)));
    first = SweptAxis.first(first, exitOnProduct(yy, zy, vy, vz, lowY, highY, lowZ, highZ, slackY, slackZ,
        reach(hz, nxx, hx, nxz, tiny)));
    first = SweptAxis.first(first, exitOnProduct(yz, zz, vy, vz, lowY, highY, lowZ, highZ, slackY, slackZ,
        reach(hx, nxy, hy, nxx, tiny)));
    first = SweptAxis.first(first, exitOnProduct(zx, xx, vz, vx, lowZ, highZ, lowX, highX, slackZ, slackX,
        reach(hy, nyz, hz, nyy, tiny)));
    first = SweptAxis.first(first, exitOnProduct(zy, xy, vz, vx, lowZ, highZ, lowX, highX, slackZ, slackX,
        reach(hz, nyx, hx, nyz, tiny)));
    first = SweptAxis.first(first, exitOnProduct(zz, xz, vz, vx, lowZ, highZ, lowX, highX, slackZ, slackX,
        reach(hx, nyy, hy, nyx, tiny)));
    first = SweptAxis.first(first, exitOnProduct(xx, yx, vx, vy, lowX, highX, lowY, highY, slackX, slackY,
        reach(hy, nzz, hz, nzy, tiny)));
    first = SweptAxis.first(first, exitOnProduct(xy, yy, vx, vy, lowX, highX, lowY, highY, slackX, slackY,
        reach(hz, nzx, hx, nzz, tiny)));
    return SweptAxis.first(first, exitOnProduct(xz, yz, vx, vy, lowX, highX, lowY, highY, slackX, slackY,
        reach(hx, nzy, hy, nzx, tiny)));
  }

  /** The first component of the axis of a number, along the axes of A. */
  static float axisX(float number, float s, float qx, float qy, float qz, float qw) {
    float yx = Rotation.sum(s, qx, qy, qz, qw);
    float yy = Rotation.diagonal(s, qz, qx);
    float yz = Rotation.difference(s, qy, qz, qx, qw);
    float zx = Rotation.difference(s, qz, qx, qy, qw);
    float zy = Rotation.sum(s, qy, qz, qx, qw);
    float zz = Rotation.diagonal(s, qx, qy);
    float normal =
        number == 3 ? minor(yy, zz, zy, yz) : number == 4 ? minor(yz, zx, zz, yx) : minor(yx, zy, zx, yy);
    float product = SweptAxis.product(isOfY(number), isOfZ(number), column(number, yx, yy, yz),
        column(number, zx, zy, zz));
    return number >= FIRST_PRODUCT ? product : number >= FIRST_NORMAL ? normal : number == 0 ? 1 : 0;
  }

  /** The second component of the axis of a number, along the axes of A. */
  static float axisY(float number, float s, float qx, float qy, float qz, float qw) {
    float zx = Rotation.difference(s, qz, qx, qy, qw);
    float zy = Rotation.sum(s, qy, qz, qx, qw);
    float zz = Rotation.diagonal(s, qx, qy);
    float xx = Rotation.diagonal(s, qy, qz);
    float xy = Rotation.difference(s, qx, qy, qz, qw);
    float xz = Rotation.sum(s, qz, qx, qy, qw);
    float normal =
        number == 3 ? minor(zy, xz, xy, zz) : number == 4 ? minor(zz, xx, xz, zx) : minor(zx, xy, xx, zy);
    float product = SweptAxis.product(isOfZ(number), isOfX(number), column(number, zx, zy, zz),
        column(number, xx, xy, xz));
    return number >= FIRST_PRODUCT ? product : number >= FIRST_NORMAL ? normal : number == 1 ? 1 : 0;
  }

  /** The third component of the axis of a number, along the axes of A. */
  static float axisZ(float number, float s, float qx, float qy, float qz, float qw) {
    float xx = Rotation.diagonal(s, qy, qz);
    float xy = Rotation.difference(s, qx, qy, qz, qw);
    float xz = Rotation.sum(s, qz, qx, qy, qw);
    float yx = Rotation.sum(s, qx, qy, qz, qw);
    float yy = Rotation.diagonal(s, qz, qx);
    float yz = Rotation.difference(s, qy, qz, qx, qw);
    float normal =
        number == 3 ? minor(xy, yz, yy, xz) : number == 4 ? minor(xz, yx, yz, xx) : minor(xx, yy, yx, xy);
    float product = SweptAxis.product(isOfX(number), isOfY(number), column(number, xx, xy, xz),
        column(number, yx, yy, yz));
    return number >= FIRST_PRODUCT ? product : number >= FIRST_NORMAL ? normal : number == 2 ? 1 : 0;
  }

  private static boolean isOfX(float number) {
    return number >= 6 && number <= 8;
  }

  private static boolean isOfY(float number) {
    return number >= 9 && number <= 11;
  }

  private static boolean isOfZ(float number) {
    return number >= 12;
  }

  /** A component of the column of which an axis is a product. */
  private static float column(float number, float x, float y, float z) {
    boolean isX = number == 6 || number == 9 || number == 12;
    boolean isY = number == 7 || number == 10 || number == 13;
    return isX ? x : isY ? y : z;
  }

  /** The minor a b − c d of r, off by 2 u of itself. */
  private static float minor(float a, float b, float c, float d) {
    return SweptAxis.difference(a, b, c, d);
  }

  /** How far B′ reaches along a product: by the two other columns, whose products with it are minors. */
  private static float reach(float h1, float minor1, float h2, float minor2, float tiny) {
    return (h1 * Math.abs(minor1) + h2 * Math.abs(minor2)) + tiny;
  }

  /** The entry on an axis of A, on which B reaches so far. */
  private static float entryOnAxis(float v, float low, float high, float slack, float touch, float reach) {
    float width = SweptAxis.width(1, low, high) + reach;
    return SweptAxis.entry(SweptAxis.near(v, 1, low, high) - reach, slack, touch, width, v);
  }

  private static float exitOnAxis(float v, float low, float high, float slack, float reach) {
    return SweptAxis.exit((SweptAxis.far(v, 1, low, high) + reach) + slack, v);
  }

  /** The entry on a normal of B′, along which it reaches so far. */
  @Twin.Pass
  private static float entryOnNormal(float x, float y, float z, float vx, float vy, float vz, float lowX,
      float lowY, float lowZ, float highX, float highY, float highZ, float slackX, float slackY, float slackZ,
      float touch, float reach) {
    float speed = x * vx + y * vy + z * vz;
    float ahead = SweptAxis.near(speed, x, lowX, highX) + SweptAxis.near(speed, y, lowY, highY)
        + SweptAxis.near(speed, z, lowZ, highZ);
    float slack = Math.abs(x) * slackX + Math.abs(y) * slackY + Math.abs(z) * slackZ;
    float width = SweptAxis.width(x, lowX, highX) + SweptAxis.width(y, lowY, highY)
        + SweptAxis.width(z, lowZ, highZ) + reach;
    return SweptAxis.entry(ahead - reach, slack, (Math.abs(x) + Math.abs(y) + Math.abs(z)) * touch, width,
        speed);
  }

  @Twin.Pass
  private static float exitOnNormal(float x, float y, float z, float vx, float vy, float vz, float lowX,
      float lowY, float lowZ, float highX, float highY, float highZ, float slackX, float slackY, float slackZ,
      float reach) {
    float speed = x * vx + y * vy + z * vz;
    float left = SweptAxis.far(speed, x, lowX, highX) + SweptAxis.far(speed, y, lowY, highY)
        + SweptAxis.far(speed, z, lowZ, highZ);
    float slack = Math.abs(x) * slackX + Math.abs(y) * slackY + Math.abs(z) * slackZ;
    return SweptAxis.exit((left + reach) + slack, speed);
  }

  /** The entry on the product of an axis of A, x, and a column with the components j and k on y and z, which is (0, −k, j). */
  @Twin.Pass
  private static float entryOnProduct(float j, float k, float vy, float vz, float lowY, float highY,
      float lowZ, float highZ, float slackY, float slackZ, float touch, float reach) {
    float speed = j * vz - k * vy;
    float ahead = SweptAxis.near(speed, -k, lowY, highY) + SweptAxis.near(speed, j, lowZ, highZ);
    float slack = Math.abs(k) * slackY + Math.abs(j) * slackZ;
    float width = SweptAxis.width(k, lowY, highY) + SweptAxis.width(j, lowZ, highZ) + reach;
    return SweptAxis.entry(ahead - reach, slack, (Math.abs(k) + Math.abs(j)) * touch, width, speed);
  }

  @Twin.Pass
  private static float exitOnProduct(float j, float k, float vy, float vz, float lowY, float highY,
      float lowZ, float highZ, float slackY, float slackZ, float reach) {
    float speed = j * vz - k * vy;
    float left = SweptAxis.far(speed, -k, lowY, highY) + SweptAxis.far(speed, j, lowZ, highZ);
    float slack = Math.abs(k) * slackY + Math.abs(j) * slackZ;
    return SweptAxis.exit((left + reach) + slack, speed);
  }
}
