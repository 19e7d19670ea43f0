package lockstep.bench.distance;

import lockstep.Placements;
import lockstep.Triangles;

/**
 * Whether two placed meshes touch, by a walk through both {@link PlainTree}s at once: the larger box of a
 * pair is opened, and pairs of boxes, one of them turned into the frame of the other, are told apart on the
 * axes of both (six of the fifteen of Gottschalk, Lin and Manocha, OBBTree, 1996; the others seldom pay).
 * Triangles are tested in double, by the sides that corners are on and by edges that cross.
 */
public final class PlainClash extends PlainTree {
  private final int[] stack = new int[1 << 12];

  /** From the other frame to this one: the rows of a matrix, and the offset. */
  private final double[] m = new double[12];

  private final double[] size = new double[9]; // magnitudes of the matrix
  private final double[] mine = new double[9], other = new double[9];

  public PlainClash(Triangles triangles) {
    super(triangles);
  }

  /** Whether this mesh at placement i touches another one at placement j; scales are taken for 1. */
  public boolean touches(Placements where, int i, PlainClash mesh, int j) {
    relate(where, i, j);
    int top = 0;
    stack[top++] = 0;
    stack[top++] = 0;
    while (top > 0) {
      int b = stack[--top], a = stack[--top];
      if (areApart(BOX * a, mesh.boxes, BOX * b)) {
        continue;
      }
      boolean leaf = counts[a] > 0, otherLeaf = mesh.counts[b] > 0;
      if (leaf && otherLeaf) {
        if (anyTouch(a, mesh, b)) {
          return true;
        }
      } else if (otherLeaf || (!leaf && extent(boxes, a) > extent(mesh.boxes, b))) {
        stack[top++] = firsts[a];
        stack[top++] = b;
        stack[top++] = a + 1;
        stack[top++] = b;
      } else {
        stack[top++] = a;
        stack[top++] = mesh.firsts[b];
        stack[top++] = a;
        stack[top++] = b + 1;
      }
    }
    return false;
  }

  private static float extent(float[] boxes, int node) {
    int at = BOX * node;
    return boxes[at + 3] - boxes[at] + boxes[at + 4] - boxes[at + 1] + boxes[at + 5] - boxes[at + 2];
  }

  /** Sets the way from the frame of placement j to that of placement i. */
  private void relate(Placements where, int i, int j) {
    double[] to = rotation(where, where.from() + i), from = rotation(where, where.from() + j);
    double dx = where.x[where.from() + j] - where.x[where.from() + i];
    double dy = where.y[where.from() + j] - where.y[where.from() + i];
    double dz = where.z[where.from() + j] - where.z[where.from() + i];
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        double entry =
            to[row] * from[column] + to[3 + row] * from[3 + column] + to[6 + row] * from[6 + column];
        m[3 * row + column] = entry;
        size[3 * row + column] = Math.abs(entry) + 1e-7; // for edges that are parallel
      }
      m[9 + row] = to[row] * dx + to[3 + row] * dy + to[6 + row] * dz;
    }
  }

  /** The rows of a rotation. */
  private static double[] rotation(Placements where, int at) {
    double x = where.qx[at], y = where.qy[at], z = where.qz[at], w = where.qw[at];
    double s = 2 / (x * x + y * y + z * z + w * w);
    return new double[] {1 - s * (y * y + z * z), s * (x * y - z * w), s * (x * z + y * w),
        s * (x * y + z * w), 1 - s * (x * x + z * z), s * (y * z - x * w), s * (x * z - y * w),
        s * (y * z + x * w), 1 - s * (x * x + y * y)};
  }

  private boolean areApart(int a, float[] others, int b) {
    double ax = 0.5 * (boxes[a + 3] - boxes[a]), bx = 0.5 * (others[b + 3] - others[b]);
    double ay = 0.5 * (boxes[a + 4] - boxes[a + 1]), by = 0.5 * (others[b + 4] - others[b + 1]);
    double az = 0.5 * (boxes[a + 5] - boxes[a + 2]), bz = 0.5 * (others[b + 5] - others[b + 2]);
    double cx = others[b] + bx, cy = others[b + 1] + by, cz = others[b + 2] + bz;
    double tx = m[0] * cx + m[1] * cy + m[2] * cz + m[9] - boxes[a] - ax;
    double ty = m[3] * cx + m[4] * cy + m[5] * cz + m[10] - boxes[a + 1] - ay;
    double tz = m[6] * cx + m[7] * cy + m[8] * cz + m[11] - boxes[a + 2] - az;
    return Math.abs(tx) > ax + size[0] * bx + size[1] * by + size[2] * bz
        || Math.abs(ty) > ay + size[3] * bx + size[4] * by + size[5] * bz
        || Math.abs(tz) > az + size[6] * bx + size[7] * by + size[8] * bz
        || Math.abs(tx * m[0] + ty * m[3] + tz * m[6]) > bx + size[0] * ax + size[3] * ay + size[6] * az
        || Math.abs(tx * m[1] + ty * m[4] + tz * m[7]) > by + size[1] * ax + size[4] * ay + size[7] * az
        || Math.abs(tx * m[2] + ty * m[5] + tz * m[8]) > bz + size[2] * ax + size[5] * ay + size[8] * az;
  }

  private boolean anyTouch(int a, PlainClash mesh, int b) {
    for (int j = mesh.firsts[b]; j < mesh.firsts[b] + mesh.counts[b]; j++) {
      for (int c = 0; c < 9; c += 3) {
        float x = mesh.corners[9 * j + c], y = mesh.corners[9 * j + c + 1], z = mesh.corners[9 * j + c + 2];
        for (int row = 0; row < 3; row++) {
          other[c + row] = m[3 * row] * x + m[3 * row + 1] * y + m[3 * row + 2] * z + m[9 + row];
        }
      }
      for (int i = firsts[a]; i < firsts[a] + counts[a]; i++) {
        for (int c = 0; c < 9; c++) {
          mine[c] = corners[9 * i + c];
        }
        if (touch(mine, other)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean touch(double[] s, double[] t) {
    double a = side(s, t, 0), b = side(s, t, 3), c = side(s, t, 6);
    if ((a > 0 && b > 0 && c > 0) || (a < 0 && b < 0 && c < 0)) {
      return false;
    }
    double d = side(t, s, 0), e = side(t, s, 3), f = side(t, s, 6);
    if ((d > 0 && e > 0 && f > 0) || (d < 0 && e < 0 && f < 0)) {
      return false;
    }
    return crosses(s, t, 0, 3, a, b) || crosses(s, t, 3, 6, b, c) || crosses(s, t, 6, 0, c, a)
        || crosses(t, s, 0, 3, d, e) || crosses(t, s, 3, 6, e, f) || crosses(t, s, 6, 0, f, d);
  }

  /** On which side of a triangle's plane corner k of another one is. */
  private static double side(double[] s, double[] t, int k) {
    double ax = s[3] - s[0], ay = s[4] - s[1], az = s[5] - s[2];
    double bx = s[6] - s[0], by = s[7] - s[1], bz = s[8] - s[2];
    double cx = t[k] - s[0], cy = t[k + 1] - s[1], cz = t[k + 2] - s[2];
    return (ay * bz - az * by) * cx + (az * bx - ax * bz) * cy + (ax * by - ay * bx) * cz;
  }

  /** Whether an edge, whose ends are on these sides of a triangle's plane, crosses the triangle. */
  private static boolean crosses(double[] s, double[] t, int i, int j, double ofI, double ofJ) {
    if (ofI > 0 == ofJ > 0) {
      return false;
    }
    double f = ofI / (ofI - ofJ);
    double x = t[i] + f * (t[j] - t[i]), y = t[i + 1] + f * (t[j + 1] - t[i + 1]),
        z = t[i + 2] + f * (t[j + 2] - t[i + 2]);
    double ax = s[3] - s[0], ay = s[4] - s[1], az = s[5] - s[2];
    double bx = s[6] - s[0], by = s[7] - s[1], bz = s[8] - s[2];
    double nx = ay * bz - az * by, ny = az * bx - ax * bz, nz = ax * by - ay * bx;
    for (int c = 0; c < 9; c += 3) {
      int d = (c + 3) % 9;
      double ex = s[d] - s[c], ey = s[d + 1] - s[c + 1], ez = s[d + 2] - s[c + 2];
      double px = x - s[c], py = y - s[c + 1], pz = z - s[c + 2];
      if ((ey * pz - ez * py) * nx + (ez * px - ex * pz) * ny + (ex * py - ey * px) * nz < 0) {
        return false;
      }
    }
    return true;
  }
}
