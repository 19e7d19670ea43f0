package lockstep.internal.shape;

/**
 * Ints in the order of floats. Their minima and maxima take one instruction and no branch, where those of
 * floats take several, or a branch that cannot be predicted. −0 comes before 0; NaN comes after +∞ or before
 * −∞.
 */
public final class FloatOrder {
  private FloatOrder() {}

  /** The int of a float; that of −x is the same with all bits inverted. */
  public static int key(float x) {
    int bits = Float.floatToRawIntBits(x);
    return bits ^ (bits >> 31 >>> 1);
  }

  /** The float of an int. */
  public static float value(int key) {
    return Float.intBitsToFloat(key ^ (key >> 31 >>> 1));
  }
}
