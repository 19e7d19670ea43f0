package lockstep.oracle;

/**
 * A closed exact oriented box: a centre, half extents, and the rotation of a quaternion of any length but
 * zero, all rational. One with a negative half extent is empty.
 */
public record OrientedBox(Point centre, Point half, Point axisX, Point axisY, Point axisZ) {
  /** Centre, half extents and quaternion from ten numbers. */
  public static OrientedBox of(float[] source, int at) {
    return of(Point.of(source, at), Point.of(source, at + 3), source[at + 6], source[at + 7], source[at + 8],
        source[at + 9]);
  }

  /** A box rotated by the quaternion (qx, qy, qz, qw). */
  public static OrientedBox of(Point centre, Point half, double qx, double qy, double qz, double qw) {
    Exact x = Exact.of(qx), y = Exact.of(qy), z = Exact.of(qz), w = Exact.of(qw);
    Exact square = x.square().plus(y.square()).plus(z.square()).plus(w.square());
    Exact s = Exact.of(2).dividedBy(square);
    Exact xx = s.times(x.square()), yy = s.times(y.square()), zz = s.times(z.square());
    Exact xy = s.times(x.times(y)), yz = s.times(y.times(z)), zx = s.times(z.times(x));
    Exact xw = s.times(x.times(w)), yw = s.times(y.times(w)), zw = s.times(z.times(w));
    return new OrientedBox(centre, half, new Point(Exact.ONE.minus(yy.plus(zz)), xy.plus(zw), zx.minus(yw)),
        new Point(xy.minus(zw), Exact.ONE.minus(xx.plus(zz)), yz.plus(xw)),
        new Point(zx.plus(yw), yz.minus(xw), Exact.ONE.minus(xx.plus(yy))));
  }

  /** A box that is not rotated. */
  public static OrientedBox of(Box box) {
    Exact half = Exact.of(0.5);
    return new OrientedBox(box.min().plus(box.max()).times(half), box.max().minus(box.min()).times(half),
        Point.of(1, 0, 0), Point.of(0, 1, 0), Point.of(0, 0, 1));
  }

  /** Axis 0, 1 or 2 of the box in space, of length 1. */
  public Point axis(int k) {
    return k == 0 ? axisX : k == 1 ? axisY : axisZ;
  }

  public boolean isEmpty() {
    return half.x().sign() < 0 || half.y().sign() < 0 || half.z().sign() < 0;
  }

  /** A point in the frame of the box: relative to its centre, along its axes. */
  public Point local(Point p) {
    return turned(p.minus(centre));
  }

  /** A vector in the frame of the box. */
  public Point turned(Point v) {
    return new Point(v.dot(axisX), v.dot(axisY), v.dot(axisZ));
  }

  /** The box in its own frame. */
  public Box localBox() {
    return new Box(half.times(Exact.of(-1)), half);
  }

  /** The point of the box, or a corner, at x, y, z times its half extents from the centre. */
  public Point at(double x, double y, double z) {
    return centre.plus(axisX.times(half.x().times(x))).plus(axisY.times(half.y().times(y)))
        .plus(axisZ.times(half.z().times(z)));
  }

  /** Corner 0 to 7: bit k is set where it is on the positive side of axis k. */
  public Point corner(int k) {
    return at((k & 1) * 2 - 1, (k & 2) - 1, (k & 4) / 2 - 1);
  }

  /** The box with every half extent enlarged by {@code by}, or reduced if that is negative. */
  public OrientedBox grown(double by) {
    return new OrientedBox(centre, half.plus(Point.of(by, by, by)), axisX, axisY, axisZ);
  }

  /** The squared distance of a point from a box that is not empty. */
  public Exact squaredDistance(Point p) {
    return localBox().squaredDistance(local(p));
  }

  /** The length from the centre to a corner, to about the precision of a double. */
  public double radius() {
    return half.length();
  }
}
