package lockstep.oracle;

/** A closed exact half-space: all points p with {@code n · p + d ≤ 0}. */
public record HalfSpace(Point normal, Exact d) {
  /** Normal and constant from four numbers. */
  public static HalfSpace of(float[] source, int at) {
    return new HalfSpace(Point.of(source, at), Exact.of(source[at + 3]));
  }

  /** n · p + d: how far a point is outside, in units of 1/|n|. */
  public Exact outside(Point p) {
    return normal.dot(p).plus(d);
  }

  public boolean contains(Point p) {
    return outside(p).sign() <= 0;
  }

  /**
   * The half-space moved outwards by a length, to about the precision of a double, or inwards if it is
   * negative.
   */
  public HalfSpace grown(double by) {
    return new HalfSpace(normal, d.minus(Exact.of(by * normal.length())));
  }
}
