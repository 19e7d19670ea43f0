package lockstep.bench.distance;

import lockstep.Triangles;

/**
 * The nearest triangle to a point by a binary bounding volume hierarchy in plain Java, at the level of a
 * competent first version: boxes split at the middle triangle along their longest axis, four triangles to a
 * leaf, the nearer child first (Ericson, Real-Time Collision Detection, 2005, 6.2 and 5.1.5).
 */
public final class PlainNearest extends PlainTree {
  private final int[] stack = new int[64];
  private final float[] squares = new float[64];

  /** The last answer. */
  public int index;

  public float square, x, y, z;

  public PlainNearest(Triangles triangles) {
    super(triangles);
  }

  /** Finds the nearest triangle to a point. */
  public void find(float px, float py, float pz) {
    index = -1;
    square = Float.POSITIVE_INFINITY;
    if (nodes == 0) {
      return;
    }
    int top = 0;
    int node = 0;
    while (true) {
      if (counts[node] > 0) {
        for (int t = firsts[node]; t < firsts[node] + counts[node]; t++) {
          closer(t, px, py, pz);
        }
      } else {
        int left = node + 1;
        int right = firsts[node];
        float toLeft = toBox(left, px, py, pz);
        float toRight = toBox(right, px, py, pz);
        int near = toLeft <= toRight ? left : right;
        float nearest = Math.min(toLeft, toRight);
        float farthest = Math.max(toLeft, toRight);
        if (farthest < square) {
          stack[top] = near == left ? right : left;
          squares[top++] = farthest;
        }
        if (nearest < square) {
          node = near;
          continue;
        }
      }
      do {
        if (top == 0) {
          return;
        }
        top--;
      } while (squares[top] >= square);
      node = stack[top];
    }
  }

  private float toBox(int node, float px, float py, float pz) {
    int at = BOX * node;
    float dx = Math.max(0, Math.max(boxes[at] - px, px - boxes[at + 3]));
    float dy = Math.max(0, Math.max(boxes[at + 1] - py, py - boxes[at + 4]));
    float dz = Math.max(0, Math.max(boxes[at + 2] - pz, pz - boxes[at + 5]));
    return dx * dx + dy * dy + dz * dz;
  }

  /** The point of a triangle nearest to p, by the region of p. */
  private void closer(int t, float px, float py, float pz) {
    int o = 9 * t;
    float ax = corners[o], ay = corners[o + 1], az = corners[o + 2];
    float abx = corners[o + 3] - ax, aby = corners[o + 4] - ay, abz = corners[o + 5] - az;
    float acx = corners[o + 6] - ax, acy = corners[o + 7] - ay, acz = corners[o + 8] - az;
    float apx = px - ax, apy = py - ay, apz = pz - az;
    float d1 = abx * apx + aby * apy + abz * apz;
    float d2 = acx * apx + acy * apy + acz * apz;
    if (d1 <= 0 && d2 <= 0) {
      take(t, ax, ay, az, px, py, pz);
      return;
    }
    float bpx = apx - abx, bpy = apy - aby, bpz = apz - abz;
    float d3 = abx * bpx + aby * bpy + abz * bpz;
    float d4 = acx * bpx + acy * bpy + acz * bpz;
    if (d3 >= 0 && d4 <= d3) {
      take(t, ax + abx, ay + aby, az + abz, px, py, pz);
      return;
    }
    float vc = d1 * d4 - d3 * d2;
    if (vc <= 0 && d1 >= 0 && d3 <= 0) {
      float v = d1 / (d1 - d3);
      take(t, ax + v * abx, ay + v * aby, az + v * abz, px, py, pz);
      return;
    }
    float cpx = apx - acx, cpy = apy - acy, cpz = apz - acz;
    float d5 = abx * cpx + aby * cpy + abz * cpz;
    float d6 = acx * cpx + acy * cpy + acz * cpz;
    if (d6 >= 0 && d5 <= d6) {
      take(t, ax + acx, ay + acy, az + acz, px, py, pz);
      return;
    }
    float vb = d5 * d2 - d1 * d6;
    if (vb <= 0 && d2 >= 0 && d6 <= 0) {
      float w = d2 / (d2 - d6);
      take(t, ax + w * acx, ay + w * acy, az + w * acz, px, py, pz);
      return;
    }
    float va = d3 * d6 - d5 * d4;
    if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
      float w = (d4 - d3) / (d4 - d3 + (d5 - d6));
      take(t, ax + abx + w * (acx - abx), ay + aby + w * (acy - aby), az + abz + w * (acz - abz), px, py, pz);
      return;
    }
    float scale = 1 / (va + vb + vc);
    float v = vb * scale;
    float w = vc * scale;
    take(t, ax + v * abx + w * acx, ay + v * aby + w * acy, az + v * abz + w * acz, px, py, pz);
  }

  private void take(int t, float qx, float qy, float qz, float px, float py, float pz) {
    float dx = qx - px, dy = qy - py, dz = qz - pz;
    float its = dx * dx + dy * dy + dz * dz;
    if (its < square) {
      square = its;
      index = ids[t];
      x = qx;
      y = qy;
      z = qz;
    }
  }
}
