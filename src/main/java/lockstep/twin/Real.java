package lockstep.twin;

/**
 * The unit of the error bounds and tolerances of definitions. It is a named constant because a definition may
 * be compiled for numbers of another type, with another rounding error.
 */
public final class Real {
  /**
   * The unit roundoff of a float: an operation rounds by at most half the distance between two floats, 2⁻²⁴
   * of its result.
   */
  public static final float U = 0x1p-24f;

  private Real() {}
}
