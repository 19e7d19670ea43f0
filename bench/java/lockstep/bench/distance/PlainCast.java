package lockstep.bench.distance;

import lockstep.Rays;
import lockstep.Triangles;

/**
 * Rays through a binary bounding volume hierarchy in plain Java, at the level of a competent first version:
 * the nearer child first, and the usual test in floats (Möller and Trumbore, Fast, minimum storage
 * ray/triangle intersection, 1997), which may lose a ray between two triangles.
 */
public final class PlainCast extends PlainTree {
  private final int[] stack = new int[64];
  private final float[] enters = new float[64];

  /** The last answer: t is +∞ and index −1 for a miss. */
  public int index;

  public float t;

  private float ox, oy, oz, dx, dy, dz, rx, ry, rz, tMin;

  public PlainCast(Triangles triangles) {
    super(triangles);
  }

  /** Casts ray i, until it hits anything or finds what is closest. */
  public void cast(Rays rays, int i, boolean any) {
    int at = rays.from() + i;
    ox = rays.ox[at];
    oy = rays.oy[at];
    oz = rays.oz[at];
    dx = rays.dx[at];
    dy = rays.dy[at];
    dz = rays.dz[at];
    tMin = rays.tMin[at];
    rx = 1 / dx;
    ry = 1 / dy;
    rz = 1 / dz;
    index = -1;
    t = rays.tMax[at];
    if (nodes > 0) {
      search(any);
    }
    t = index < 0 ? Float.POSITIVE_INFINITY : t;
  }

  private void search(boolean any) {
    int top = 0;
    int node = 0;
    while (true) {
      if (counts[node] > 0) {
        for (int k = firsts[node]; k < firsts[node] + counts[node]; k++) {
          test(k);
        }
        if (any && index >= 0) {
          return;
        }
      } else {
        int left = node + 1;
        int right = firsts[node];
        float toLeft = enter(left);
        float toRight = enter(right);
        int near = toLeft <= toRight ? left : right;
        float farthest = Math.max(toLeft, toRight);
        if (farthest < Float.POSITIVE_INFINITY) {
          stack[top] = near == left ? right : left;
          enters[top++] = farthest;
        }
        if (Math.min(toLeft, toRight) < Float.POSITIVE_INFINITY) {
          node = near;
          continue;
        }
      }
      do {
        if (top == 0) {
          return;
        }
        top--;
      } while (enters[top] > t);
      node = stack[top];
    }
  }

  /** Where the ray enters a box; +∞ if it does not, or beyond what it has hit. */
  private float enter(int node) {
    int at = BOX * node;
    float x0 = (boxes[at] - ox) * rx, x1 = (boxes[at + 3] - ox) * rx;
    float y0 = (boxes[at + 1] - oy) * ry, y1 = (boxes[at + 4] - oy) * ry;
    float z0 = (boxes[at + 2] - oz) * rz, z1 = (boxes[at + 5] - oz) * rz;
    float near = Math.max(Math.max(Math.min(x0, x1), Math.min(y0, y1)), Math.max(Math.min(z0, z1), tMin));
    float far = Math.min(Math.min(Math.max(x0, x1), Math.max(y0, y1)), Math.min(Math.max(z0, z1), t));
    return near <= far ? near : Float.POSITIVE_INFINITY;
  }

  private void test(int k) {
    int o = 9 * k;
    float ax = corners[o], ay = corners[o + 1], az = corners[o + 2];
    float abx = corners[o + 3] - ax, aby = corners[o + 4] - ay, abz = corners[o + 5] - az;
    float acx = corners[o + 6] - ax, acy = corners[o + 7] - ay, acz = corners[o + 8] - az;
    float px = dy * acz - dz * acy, py = dz * acx - dx * acz, pz = dx * acy - dy * acx;
    float scale = 1 / (abx * px + aby * py + abz * pz);
    float sx = ox - ax, sy = oy - ay, sz = oz - az;
    float u = (sx * px + sy * py + sz * pz) * scale;
    if (!(u >= 0 && u <= 1)) {
      return;
    }
    float qx = sy * abz - sz * aby, qy = sz * abx - sx * abz, qz = sx * aby - sy * abx;
    float v = (dx * qx + dy * qy + dz * qz) * scale;
    if (!(v >= 0 && u + v <= 1)) {
      return;
    }
    float its = (acx * qx + acy * qy + acz * qz) * scale;
    if (its >= tMin && its <= t) {
      t = its;
      index = ids[k];
    }
  }
}
