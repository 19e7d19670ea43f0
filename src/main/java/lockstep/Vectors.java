package lockstep;

/** The little vector arithmetic that is not done in batches. */
final class Vectors {
  private Vectors() {}

  /** The vector scaled to length 1, or zeros if it has no direction. */
  static float[] unit(double x, double y, double z) {
    double length = Math.sqrt(x * x + y * y + z * z);
    return length > 0 && length < Double.POSITIVE_INFINITY
        ? new float[] {(float) (x / length), (float) (y / length), (float) (z / length)} : new float[3];
  }
}
