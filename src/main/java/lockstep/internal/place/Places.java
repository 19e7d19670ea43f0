package lockstep.internal.place;

import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Rotation;

/**
 * The columns of placements, as everything below the public package sees them: positions in double,
 * quaternions and scales.
 */
public final class Places {
  /** The range of proper scales: directions that are scaled neither underflow nor overflow. */
  private static final float LEAST_SCALE = 0x1p-30f, LARGEST_SCALE = 0x1p30f;

  /** The number of bytes of a placement. */
  static final int BYTES = 3 * Double.BYTES + 5 * Float.BYTES;

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

  /** Sets placement i. */
  public void set(int i, double x, double y, double z, float qx, float qy, float qz, float qw,
      float itsScale) {
    int at = from + i;
    positions[0][at] = x;
    positions[1][at] = y;
    positions[2][at] = z;
    turns[0][at] = qx;
    turns[1][at] = qy;
    turns[2][at] = qz;
    turns[3][at] = qw;
    scale[at] = itsScale;
  }

  /** What is wrong with placement i, or null if it is proper. */
  public String fault(int i) {
    for (int axis = 0; axis < 3; axis++) {
      if (!isNear(axis, i)) {
        return "xyz".charAt(axis) + " is " + position(axis, i) + ", not within ±2⁶⁰";
      }
    }
    if (!isTurn(i)) {
      return "the length of the quaternion is " + Math.sqrt(square(i)) + ", not from 2⁻⁵⁰ to 2⁵⁰";
    }
    return isScale(i) ? null : "scale is " + scale(i) + ", not from 2⁻³⁰ to 2³⁰";
  }

  /** Whether placement i has no {@linkplain #fault fault}; without allocating. */
  boolean isProper(int i) {
    return isNear(0, i) && isNear(1, i) && isNear(2, i) && isTurn(i) && isScale(i);
  }

  private boolean isNear(int axis, int i) {
    return Math.abs(position(axis, i)) <= Elements.FAR;
  }

  private boolean isTurn(int i) {
    double square = square(i);
    return square >= Rotation.LEAST_SQUARE && square <= Rotation.LARGEST_SQUARE;
  }

  private boolean isScale(int i) {
    return scale(i) >= LEAST_SCALE && scale(i) <= LARGEST_SCALE;
  }

  /** The squared length of a quaternion. */
  private double square(int i) {
    double square = 0;
    for (int c = 0; c < 4; c++) {
      square += (double) turn(c, i) * turn(c, i);
    }
    return square;
  }
}
