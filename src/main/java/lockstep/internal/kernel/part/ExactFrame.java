package lockstep.internal.kernel.part;

import lockstep.twin.Exact;
import lockstep.twin.ExactVec;
import lockstep.twin.Quat;

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

  /** The components of a vector in space along the axes of the box, times |q|². */
  public ExactVec along(ExactVec d) {
    return new ExactVec(x.dot(d), y.dot(d), z.dot(d));
  }

  /** The absolute value. */
  public static Exact abs(Exact a) {
    return a.isNegative() ? a.negated() : a;
  }
}
