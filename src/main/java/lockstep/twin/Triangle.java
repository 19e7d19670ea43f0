package lockstep.twin;

/** A triangle, with the columns of {@link lockstep.Triangles}. */
public record Triangle(Vec a, Vec b, Vec c) {
  /** The edge from a to b. */
  public Segment ab() {
    return new Segment(a, b);
  }

  /** The edge from b to c. */
  public Segment bc() {
    return new Segment(b, c);
  }

  /** The edge from c to a. */
  public Segment ca() {
    return new Segment(c, a);
  }

  /** The smallest axis-aligned box around it. */
  public Box bounds() {
    return new Box(c.min(a.min(b)), c.max(a.max(b)));
  }

  /** Whether no component of a corner is infinite or NaN. */
  public boolean isFinite() {
    return a.isFinite() && b.isFinite() && c.isFinite();
  }

  /** This triangle relative to a point. */
  public Triangle minus(Vec p) {
    return new Triangle(a.minus(p), b.minus(p), c.minus(p));
  }
}
