package lockstep.bench.mesh;

import lockstep.Placements;
import lockstep.Triangles;

/** What a placement does to points, in double. */
public final class Placing {
  private Placing() {}

  /** A vector turned and scaled by placement i. */
  public static double[] turned(Placements where, int i, double x, double y, double z) {
    double qx = where.qx[i], qy = where.qy[i], qz = where.qz[i], qw = where.qw[i];
    double factor = where.scale[i] / (qx * qx + qy * qy + qz * qz + qw * qw) * 2;
    double cx = qy * z - qz * y, cy = qz * x - qx * z, cz = qx * y - qy * x;
    return new double[] {where.scale[i] * x + factor * (qw * cx + qy * cz - qz * cy),
        where.scale[i] * y + factor * (qw * cy + qz * cx - qx * cz),
        where.scale[i] * z + factor * (qw * cz + qx * cy - qy * cx)};
  }

  /** Writes a mesh at placement i to {@code to}, from triangle {@code at} on. */
  public static void copy(Triangles mesh, Placements where, int i, Triangles to, int at) {
    float[] t = new float[9];
    for (int k = 0; k < mesh.size(); k++) {
      mesh.get(k, t);
      for (int c = 0; c < 9; c += 3) {
        double[] v = turned(where, i, t[c], t[c + 1], t[c + 2]);
        t[c] = (float) (where.x[i] + v[0]);
        t[c + 1] = (float) (where.y[i] + v[1]);
        t[c + 2] = (float) (where.z[i] + v[2]);
      }
      to.set(at + k, t[0], t[1], t[2], t[3], t[4], t[5], t[6], t[7], t[8]);
    }
  }
}
