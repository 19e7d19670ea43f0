package lockstep.twin;

/** A vector of three {@linkplain Estimate estimates}. */
public record EstimateVec(Estimate x, Estimate y, Estimate z) {
  /** The difference of two points. */
  public static EstimateVec difference(Vec a, Vec b) {
    return new EstimateVec(Estimate.difference(a.x(), b.x()), Estimate.difference(a.y(), b.y()),
        Estimate.difference(a.z(), b.z()));
  }

  public Estimate dot(EstimateVec v) {
    return x.times(v.x).plus(y.times(v.y)).plus(z.times(v.z));
  }

  public EstimateVec cross(EstimateVec v) {
    return new EstimateVec(y.times(v.z).minus(z.times(v.y)), z.times(v.x).minus(x.times(v.z)),
        x.times(v.y).minus(y.times(v.x)));
  }

  /** The squared length. */
  public Estimate square() {
    return x.square().plus(y.square()).plus(z.square());
  }
}
