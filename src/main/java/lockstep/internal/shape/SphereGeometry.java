package lockstep.internal.shape;

/** Bounds, validity and normals of spheres: x, y, z, radius. */
final class SphereGeometry implements Geometry {
  /** A sphere of a larger radius, whose square may overflow, counts as containing everything. */
  private static final float EVERYWHERE = 0x1p60f;

  private static final float ORDINARY = 0x1p100f;

  @Override
  public void bounds(float[][] columns, int at, float[] to, int toAt) {
    float grown = grown(columns[3][at]);
    for (int axis = 0; axis < 3; axis++) {
      interval(columns[axis][at], columns[axis][at], grown, to, toAt + axis);
    }
  }

  /**
   * Fast path without branches if all are proper spheres: branches would take most of the time in a moving
   * world.
   */
  @Override
  public void bounds(float[][] columns, int at, int count, float[] one, float[][] to) {
    if (!areOrdinary(columns, at, count)) {
      Geometry.super.bounds(columns, at, count, one, to);
      return;
    }
    float[] radius = columns[3];
    for (int axis = 0; axis < 3; axis++) {
      float[] centre = columns[axis], min = to[axis], max = to[axis + 3];
      for (int k = 0; k < count; k++) {
        float grown = radius[at + k] * GROWN;
        min[k] = -nextUp(grown - centre[at + k]);
        max[k] = nextUp(centre[at + k] + grown);
      }
    }
  }

  @Override
  public void roundedBounds(float[][] columns, int at, int count, float[] one, float[][] to) {
    float[] radius = columns[3];
    for (int axis = 0; axis < 3; axis++) {
      float[] centre = columns[axis], min = to[axis], max = to[axis + 3];
      for (int k = 0; k < count; k++) {
        float grown = radius[at + k] * GROWN;
        min[k] = centre[at + k] - grown;
        max[k] = centre[at + k] + grown;
      }
    }
  }

  private static boolean areOrdinary(float[][] columns, int at, int count) {
    boolean all = true;
    for (int k = at; k < at + count; k++) {
      float r = columns[3][k];
      all &= r >= 0 && r <= EVERYWHERE;
      all &= Math.abs(columns[0][k]) <= ORDINARY && Math.abs(columns[1][k]) <= ORDINARY
          && Math.abs(columns[2][k]) <= ORDINARY;
    }
    return all;
  }

  /** As in {@link Math}, for a finite number, without branches. */
  private static float nextUp(float x) {
    int bits = Float.floatToRawIntBits(x + 0f);
    return Float.intBitsToFloat(bits + (bits >> 31 | 1));
  }

  /**
   * A radius enlarged so that neither rounding here nor that of the kernels, 8 u of the radius, matters; NaN
   * for one that reaches nothing.
   */
  static float grown(float radius) {
    return radius > EVERYWHERE ? Float.POSITIVE_INFINITY : radius >= 0 ? radius * GROWN : Float.NaN;
  }

  /**
   * Writes the bounds on one axis of all points within an enlarged radius of an interval: NaN if any input
   * is.
   */
  static void interval(float low, float high, float grown, float[] to, int at) {
    boolean everywhere = grown == Float.POSITIVE_INFINITY && low <= high;
    to[at] = everywhere ? Float.NEGATIVE_INFINITY : Math.nextDown(low - grown);
    to[at + 3] = everywhere ? Float.POSITIVE_INFINITY : Math.nextUp(high + grown);
  }

  /** The sphere itself. */
  @Override
  public void boundingSphere(float[][] columns, int at, float[][] to, int toAt) {
    float x = columns[0][at], y = columns[1][at], z = columns[2][at], radius = columns[3][at];
    boolean some = radius >= 0 && !Float.isNaN(x) && !Float.isNaN(y) && !Float.isNaN(z);
    to[0][toAt] = some ? x : Float.NaN;
    to[1][toAt] = some ? y : Float.NaN;
    to[2][toAt] = some ? z : Float.NaN;
    to[3][toAt] = some ? radius : Float.NaN;
  }

  @Override
  public String fault(float[][] columns, int at) {
    String fault = Kind.SPHERE.notFinite(columns, 4, at);
    return fault != null || columns[3][at] >= 0 ? fault : "radius is " + columns[3][at] + ", less than 0";
  }

  @Override
  public void normal(float[][] columns, int at, float x, float y, float z, double[] to) {
    Geometry.put(x - columns[0][at], y - columns[1][at], z - columns[2][at], to);
  }
}
