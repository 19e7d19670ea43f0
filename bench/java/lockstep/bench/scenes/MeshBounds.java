package lockstep.bench.scenes;

import java.util.SplittableRandom;
import lockstep.Triangles;

/** The bounding box of a mesh, and the sphere around that box. */
@SuppressWarnings("ArrayRecordComponent") // vectors; never compared
public record MeshBounds(double[] min, double[] max, double[] centre, double radius) {
  public static MeshBounds of(Triangles triangles) {
    double[] min = {Float.MAX_VALUE, Float.MAX_VALUE, Float.MAX_VALUE};
    double[] max = {-Float.MAX_VALUE, -Float.MAX_VALUE, -Float.MAX_VALUE};
    float[] t = new float[9];
    for (int i = 0; i < triangles.size(); i++) {
      triangles.get(i, t);
      for (int k = 0; k < 9; k++) {
        min[k % 3] = Math.min(min[k % 3], t[k]);
        max[k % 3] = Math.max(max[k % 3], t[k]);
      }
    }
    double[] centre = {(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2};
    double x = min[0] - max[0], y = min[1] - max[1], z = min[2] - max[2];
    return new MeshBounds(min, max, centre, Math.sqrt(x * x + y * y + z * z) / 2);
  }

  /** A random point of the box. */
  double[] within(SplittableRandom random) {
    return new double[] {random.nextDouble(min[0], max[0]), random.nextDouble(min[1], max[1]),
        random.nextDouble(min[2], max[2])};
  }

  /** A point by its coordinates in the sphere, from −1 to 1. */
  public double[] at(double x, double y, double z) {
    return new double[] {centre[0] + radius * x, centre[1] + radius * y, centre[2] + radius * z};
  }
}
