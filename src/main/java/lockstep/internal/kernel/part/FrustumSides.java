package lockstep.internal.kernel.part;

/**
 * On which side of the six planes of a frustum a point is, one for each plane: positive in front of it,
 * negative behind it, 0 where float leaves that open ({@link PlaneGap#isCertain}).
 */
public record FrustumSides(float left, float right, float bottom, float top, float near, float far) {
  /** Whether a point is certainly in front of its plane. */
  public boolean isOutside() {
    return left > 0 || right > 0 || bottom > 0 || top > 0 || near > 0 || far > 0;
  }

  /** Whether all points are certainly behind their planes. */
  public boolean isInside() {
    return left < 0 && right < 0 && bottom < 0 && top < 0 && near < 0 && far < 0;
  }
}
