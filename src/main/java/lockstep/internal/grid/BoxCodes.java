package lockstep.internal.grid;

/**
 * The boxes of a {@link Grid} as two longs each, one for each corner, with 20 bits for a coordinate: in plain
 * Java, two subtractions tell on all axes that boxes are apart. Where they do not, the boxes may meet, nearly
 * all of them do, and their coordinates decide.
 *
 * <p>Of two coordinates the larger has no smaller code, even with rounding or outside the region that codes
 * divide, which is where most boxes begin.
 */
final class BoxCodes {
  /** A bit above each coordinate, which a subtraction clears where the coordinate is less. */
  static final long GUARDS = 1L << 20 | 1L << 41 | 1L << 62;

  private static final int BITS = 20;

  /** By position: of the least corner, and of the greatest, with all guards set. */
  long[] least = {}, greatest = {};

  private float originX, originY, originZ, scaleX, scaleY, scaleZ;

  /** Sets the region that codes divide. */
  void within(float[] origin, double[] length) {
    originX = origin[0];
    originY = origin[1];
    originZ = origin[2];
    scaleX = Level.scale(length[0] / (1 << BITS));
    scaleY = Level.scale(length[1] / (1 << BITS));
    scaleZ = Level.scale(length[2] / (1 << BITS));
  }

  /** Encodes boxes 0 to {@code count − 1}. */
  void encode(SortedBoxes boxes, int count) {
    if (least.length < count) {
      least = new long[boxes.ids.length];
      greatest = new long[boxes.ids.length];
    }
    float[][] c = boxes.columns;
    float[] minX = c[0], minY = c[1], minZ = c[2], maxX = c[3], maxY = c[4], maxZ = c[5];
    for (int k = 0; k < count; k++) {
      least[k] = code(minX[k], minY[k], minZ[k]);
      greatest[k] = code(maxX[k], maxY[k], maxZ[k]) | GUARDS;
    }
  }

  /** The code of a corner. */
  long code(float x, float y, float z) {
    return part(x, originX, scaleX) | part(y, originY, scaleY) << 21 | part(z, originZ, scaleZ) << 42;
  }

  private static long part(float at, float origin, float scale) {
    return Math.max(0, Math.min((int) ((at - origin) * scale), (1 << BITS) - 1));
  }
}
