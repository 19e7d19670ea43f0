package lockstep.internal.kernel.part;

import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.Quat;
import lockstep.twin.Vec;

/**
 * The frame of an oriented box in real numbers: its axes in space, the columns of the matrix of its
 * quaternion q as in {@link lockstep.internal.shape.Rotation}, times |q|². That makes them polynomials, of
 * degree 2 in the components of q, whatever its length. The other side of a comparison is multiplied by
 * {@code square}, which is |q|².
 */
public record ExactFrame(ExactVec x, ExactVec y, ExactVec z, Exact square) {
  /** The frame of a quaternion that is finite. */
  public static ExactFrame of(Quat q) {
    return of(Exact.of(q.x()), Exact.of(q.y()), Exact.of(q.z()), Exact.of(q.w()));
  }

  /** The frame of the quaternion (x, y, z, w). */
  public static ExactFrame of(Exact x, Exact y, Exact z, Exact w) {
    Exact xx = x.square(), yy = y.square(), zz = z.square(), ww = w.square();
    Exact wx = ww.plus(xx), yz = yy.plus(zz), less = ww.minus(xx), turn = yy.minus(zz);
    Exact twiceX = x.plus(x), twiceY = y.plus(y), twiceZ = z.plus(z);
    Exact xy = twiceX.times(y), zy = twiceY.times(z), xz = twiceZ.times(x);
    Exact xw = twiceX.times(w), yw = twiceY.times(w), zw = twiceZ.times(w);
    return new ExactFrame(new ExactVec(wx.minus(yz), xy.plus(zw), xz.minus(yw)),
        new ExactVec(xy.minus(zw), less.plus(turn), zy.plus(xw)),
        new ExactVec(xz.plus(yw), zy.minus(xw), less.minus(turn)), wx.plus(yz));
  }

  /**
   * The axes of b in the frame of a: the frame of the quaternion {@code conj(a) b}, of degree 4. Both must be
   * finite.
   */
  public static ExactFrame relative(Quat a, Quat b) {
    return of(relativeX(a, b), relativeX(a.yzx(), b.yzx()), relativeX(a.zxy(), b.zxy()), product(a.w(), b.w())
        .plus(product(a.x(), b.x())).plus(product(a.y(), b.y()).plus(product(a.z(), b.z()))));
  }

  /** |q|². */
  public static Exact square(Quat q) {
    return product(q.x(), q.x()).plus(product(q.y(), q.y()))
        .plus(product(q.z(), q.z()).plus(product(q.w(), q.w())));
  }

  private static Exact relativeX(Quat a, Quat b) {
    return product(a.w(), b.x()).minus(product(a.x(), b.w()))
        .plus(product(a.z(), b.y()).minus(product(a.y(), b.z())));
  }

  private static Exact product(float a, float b) {
    return Exact.of(a).times(Exact.of(b));
  }

  /** The components of a vector in space along the axes of the box, times |q|². */
  public ExactVec along(ExactVec d) {
    return new ExactVec(x.dot(d), y.dot(d), z.dot(d));
  }

  /** The vector in space with these components along the axes of the box, times |q|². */
  public ExactVec inSpace(ExactVec d) {
    return new ExactVec(x.x().times(d.x()).plus(y.x().times(d.y())).plus(z.x().times(d.z())),
        x.y().times(d.x()).plus(y.y().times(d.y())).plus(z.y().times(d.z())),
        x.z().times(d.x()).plus(y.z().times(d.y())).plus(z.z().times(d.z())));
  }

  /**
   * Whether a point is no farther than a length from the box with these half extents.
   *
   * @param p the point relative to the centre, along the axes, times |q|²
   * @param touching whether it may be as far as that
   */
  public boolean isNear(ExactVec p, Vec half, float length, boolean touching) {
    ExactVec extent = ExactVec.of(half).times(square);
    ExactVec out =
        new ExactVec(beyond(p.x(), extent.x()), beyond(p.y(), extent.y()), beyond(p.z(), extent.z()));
    return SquareTest.isAtMost(out.square().minus(Exact.of(length).times(square).square()), touching);
  }

  private static Exact beyond(Exact p, Exact extent) {
    Exact out = p.abs().minus(extent);
    return out.isPositive() ? out : Exact.of(0);
  }

  /** The absolute values of all entries, which give extents for half extents. */
  public ExactFrame abs() {
    return new ExactFrame(x.abs(), y.abs(), z.abs(), square);
  }

  /** The frame with the axes of space permuted to y, z, x. */
  public ExactFrame yzx() {
    return new ExactFrame(x.yzx(), y.yzx(), z.yzx(), square);
  }

  /** The frame with the axes of space permuted to z, x, y. */
  public ExactFrame zxy() {
    return new ExactFrame(x.zxy(), y.zxy(), z.zxy(), square);
  }

  /** Whether no component exceeds, in absolute value, that of a limit. */
  public static boolean isWithin(ExactVec v, ExactVec limit, boolean touching) {
    return isWithin(v.x(), limit.x(), touching) && isWithin(v.y(), limit.y(), touching)
        && isWithin(v.z(), limit.z(), touching);
  }

  /**
   * Whether a number does not exceed, in absolute value, a limit.
   *
   * @param touching whether it may be equal; if not, it may only where both are 0
   */
  public static boolean isWithin(Exact x, Exact limit, boolean touching) {
    Exact room = limit.minus(x.abs());
    return touching ? !room.isNegative() : room.isPositive() || limit.isZero();
  }
}
