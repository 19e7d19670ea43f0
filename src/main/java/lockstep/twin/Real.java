package lockstep.twin;

/**
 * What error bounds and tolerances of definitions are multiples of. It is a name, since a definition may be
 * compiled for numbers of another type, whose rounding is another.
 */
public final class Real {
  /**
   * The unit roundoff of a float: an operation rounds by half of the distance between two floats at most,
   * 2⁻²⁴ of its result.
   */
  public static final float U = 0x1p-24f;

  private Real() {}
}
