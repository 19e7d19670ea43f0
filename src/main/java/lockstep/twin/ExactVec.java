package lockstep.twin;

/** A vector of three {@linkplain Exact real numbers}. */
public record ExactVec(Exact x, Exact y, Exact z) {
  public static ExactVec of(Vec v) {
    return new ExactVec(Exact.of(v.x()), Exact.of(v.y()), Exact.of(v.z()));
  }

  /** The difference of two points. */
  public static ExactVec difference(Vec a, Vec b) {
    return new ExactVec(Exact.difference(a.x(), b.x()), Exact.difference(a.y(), b.y()),
        Exact.difference(a.z(), b.z()));
  }

  public ExactVec plus(ExactVec v) {
    return new ExactVec(x.plus(v.x), y.plus(v.y), z.plus(v.z));
  }

  public ExactVec minus(ExactVec v) {
    return new ExactVec(x.minus(v.x), y.minus(v.y), z.minus(v.z));
  }

  public ExactVec times(Exact factor) {
    return new ExactVec(x.times(factor), y.times(factor), z.times(factor));
  }

  /** The vector times −1. */
  public ExactVec negated() {
    return new ExactVec(x.negated(), y.negated(), z.negated());
  }

  public Exact dot(ExactVec v) {
    return x.times(v.x).plus(y.times(v.y)).plus(z.times(v.z));
  }

  public ExactVec cross(ExactVec v) {
    return new ExactVec(y.times(v.z).minus(z.times(v.y)), z.times(v.x).minus(x.times(v.z)),
        x.times(v.y).minus(y.times(v.x)));
  }

  /** The absolute values of the components. */
  public ExactVec abs() {
    return new ExactVec(x.abs(), y.abs(), z.abs());
  }

  /** The squared length. */
  public Exact square() {
    return x.square().plus(y.square()).plus(z.square());
  }

  /** The vector with its axes permuted to y, z, x. */
  public ExactVec yzx() {
    return new ExactVec(y, z, x);
  }

  /** The vector with its axes permuted to z, x, y. */
  public ExactVec zxy() {
    return new ExactVec(z, x, y);
  }
}
