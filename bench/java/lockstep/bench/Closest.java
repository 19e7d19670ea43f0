package lockstep.bench;

/** The point of a shape that is closest to another point. */
final class Closest {
  private Closest() {}

  /**
   * Of a box with the corners {@code b}: the surface, also from within.
   *
   * @return whether the point lies inside the box
   */
  static boolean onBox(float[] b, float x, float y, float z, float[] closest) {
    float[] p = {x, y, z};
    boolean inside = true;
    float least = Float.POSITIVE_INFINITY;
    int axis = 0;
    for (int c = 0; c < 3; c++) {
      closest[c] = Math.clamp(p[c], b[c], b[c + 3]);
      inside &= closest[c] == p[c];
      float out = Math.min(p[c] - b[c], b[c + 3] - p[c]);
      if (out < least) {
        least = out;
        axis = c;
      }
    }
    if (inside) {
      closest[axis] = p[axis] - b[axis] < b[axis + 3] - p[axis] ? b[axis] : b[axis + 3];
    }
    return inside;
  }

  /** Of a triangle with the corners {@code t}: by regions (Ericson, Real-Time Collision Detection, 5.1.5). */
  static void onTriangle(float[] t, float x, float y, float z, float[] closest) {
    float abx = t[3] - t[0], aby = t[4] - t[1], abz = t[5] - t[2];
    float acx = t[6] - t[0], acy = t[7] - t[1], acz = t[8] - t[2];
    float d1 = dot(abx, aby, abz, x - t[0], y - t[1], z - t[2]);
    float d2 = dot(acx, acy, acz, x - t[0], y - t[1], z - t[2]);
    float d3 = dot(abx, aby, abz, x - t[3], y - t[4], z - t[5]);
    float d4 = dot(acx, acy, acz, x - t[3], y - t[4], z - t[5]);
    float d5 = dot(abx, aby, abz, x - t[6], y - t[7], z - t[8]);
    float d6 = dot(acx, acy, acz, x - t[6], y - t[7], z - t[8]);
    float va = d3 * d6 - d5 * d4;
    float vb = d5 * d2 - d1 * d6;
    float vc = d1 * d4 - d3 * d2;
    float v; // weights of corners b and c
    float w;
    if (d1 <= 0 && d2 <= 0) {
      v = 0;
      w = 0;
    } else if (d3 >= 0 && d4 <= d3) {
      v = 1;
      w = 0;
    } else if (d6 >= 0 && d5 <= d6) {
      v = 0;
      w = 1;
    } else if (vc <= 0 && d1 >= 0 && d3 <= 0) {
      v = d1 / (d1 - d3);
      w = 0;
    } else if (vb <= 0 && d2 >= 0 && d6 <= 0) {
      v = 0;
      w = d2 / (d2 - d6);
    } else if (va <= 0 && d4 >= d3 && d5 >= d6) {
      w = (d4 - d3) / (d4 - d3 + (d5 - d6));
      v = 1 - w;
    } else {
      v = vb / (va + vb + vc);
      w = vc / (va + vb + vc);
    }
    closest[0] = t[0] + v * abx + w * acx;
    closest[1] = t[1] + v * aby + w * acy;
    closest[2] = t[2] + v * abz + w * acz;
  }

  private static float dot(float ax, float ay, float az, float bx, float by, float bz) {
    return ax * bx + ay * by + az * bz;
  }
}
