package lockstep.internal.kernel;

import lockstep.twin.Kernel;
import lockstep.twin.Operand;
import lockstep.twin.Output;

/**
 * Overlap test of a sphere and an axis-aligned box (AABB).
 *
 * <p>They overlap where the box's point nearest to the centre, the centre clamped to the box, is no
 * farther than the radius (Arvo, Graphics Gems, 1990, p. 335; Ericson, Real-Time Collision
 * Detection, 2005, 5.2.5). Touching is an overlap, so is a centre inside. An empty box (min &gt; max on
 * an axis), a negative radius or a NaN anywhere is a miss.
 *
 * <p>Range: as in {@link SphereSphere}, the test on each axis keeps the answer sane where squares
 * vanish (below 1e-19) or overflow (above 1e19).
 */
final class SphereBox {
  /** A radius off by 5 u of itself, at the most. */
  static final ErrorBound ERROR = new ErrorBound(5, 0);

  private SphereBox() {}

  static boolean overlap(float x, float y, float z, float r, float minX, float minY, float minZ, float maxX,
      float maxY, float maxZ) {
    float dx = x - clamp(x, minX, maxX);
    float dy = y - clamp(y, minY, maxY);
    float dz = z - clamp(z, minZ, maxZ);
    return Math.abs(dx) <= r && Math.abs(dy) <= r && Math.abs(dz) <= r && dx * dx + dy * dy + dz * dz <= r * r
        && minX <= maxX && minY <= maxY && minZ <= maxZ;
  }

  private static float clamp(float x, float min, float max) {
    return x < min ? min : x > max ? max : x;
  }

  /** Columns: x, y, z, radius; minX, minY, minZ, maxX, maxY, maxZ. */
  static void overlap(Operand spheres, Operand boxes, int count, Output out) {
    float[][] s = spheres.columns, b = boxes.columns;
    float[] x = s[0], y = s[1], z = s[2], r = s[3];
    float[] minX = b[0], minY = b[1], minZ = b[2];
    float[] maxX = b[3], maxY = b[4], maxZ = b[5];
    int sphere = spheres.from;
    int box = boxes.from;
    for (int start = 0; start < count; start += Kernel.BLOCK) {
      int pairs = Math.min(Kernel.BLOCK, count - start);
      long word = 0;
      for (int k = 0; k < pairs; k++) {
        int i = sphere + k;
        int j = box + k;
        if (overlap(x[i], y[i], z[i], r[i], minX[j], minY[j], minZ[j], maxX[j], maxY[j], maxZ[j])) {
          word |= 1L << k;
        }
      }
      out.planes[0][out.word + (start >>> 6)] = word;
      sphere += spheres.stride;
      box += boxes.stride;
    }
  }
}
