package lockstep.internal.place;

import lockstep.internal.shape.Elements;

/**
 * The columns of placements, as everything below the public package sees them: positions in double,
 * quaternions and scales.
 */
public final class Places {
  /** The range of proper scales: directions that are scaled neither underflow nor overflow. */
  public static final float LEAST_SCALE = 0x1p-30f, LARGEST_SCALE = 0x1p30f;

  /** The range of squared lengths of proper quaternions, as for oriented boxes. */
  private static final double LEAST_SQUARE = 0x1p-100, LARGEST_SQUARE = 0x1p100;

  private final double[][] positions;
  private final float[][] turns;
  private final float[] scale;

  /** Where placement 0 stands in the columns. */
  public final int from;

  public final int size;

  /** Columns x, y, z; qx, qy, qz, qw; and the scale. */
  public Places(double[][] positions, float[][] turns, float[] scale, int from, int size) {
    this.positions = positions;
    this.turns = turns;
    this.scale = scale;
    this.from = from;
    this.size = size;
  }

  double position(int axis, int i) {
    return positions[axis][from + i];
  }

  /** Component x, y, z or w of a quaternion, for 0 to 3. */
  float turn(int component, int i) {
    return turns[component][from + i];
  }

  float scale(int i) {
    return scale[from + i];
  }

  /** What is wrong with placement i, or null if it is proper. */
  public String fault(int i) {
    for (int axis = 0; axis < 3; axis++) {
      double p = position(axis, i);
      if (!(Math.abs(p) <= Elements.FAR)) {
        return "xyz".charAt(axis) + " is " + p + ", not within ±2⁶⁰";
      }
    }
    double square = 0;
    for (int c = 0; c < 4; c++) {
      square += (double) turn(c, i) * turn(c, i);
    }
    if (!(square >= LEAST_SQUARE && square <= LARGEST_SQUARE)) {
      return "the length of the quaternion is " + Math.sqrt(square) + ", not from 2⁻⁵⁰ to 2⁵⁰";
    }
    if (!(scale(i) >= LEAST_SCALE && scale(i) <= LARGEST_SCALE)) {
      return "scale is " + scale(i) + ", not from 2⁻³⁰ to 2³⁰";
    }
    return null;
  }

  /** Whether placement i has no {@linkplain #fault fault}; without allocating. */
  boolean isProper(int i) {
    double square = 0;
    for (int c = 0; c < 4; c++) {
      square += (double) turn(c, i) * turn(c, i);
    }
    return Math.abs(position(0, i)) <= Elements.FAR && Math.abs(position(1, i)) <= Elements.FAR
        && Math.abs(position(2, i)) <= Elements.FAR && square >= LEAST_SQUARE && square <= LARGEST_SQUARE
        && scale(i) >= LEAST_SCALE && scale(i) <= LARGEST_SCALE;
  }
}
