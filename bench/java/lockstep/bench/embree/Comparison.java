package lockstep.bench.embree;

import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Triangles;

/**
 * Compares Embree's closest hits with Lockstep's. The two compute t in different ways, so equal means equal
 * up to {@link #TOLERANCE}; where a ray runs along a triangle, up to that tolerance magnified by the angle.
 *
 * @param agree the same triangle at the same t, or both miss
 * @param samePoint the same t on two triangles that share an edge or vertex there, or nearly do
 * @param grazing different, but a few ulps beside the ray both answers are right: a {@link RoundingProbe}
 * @param disagree all others
 * @param example the first of those, as text; empty without
 */
public record Comparison(int agree, int samePoint, int grazing, int disagree, String example) {
  /** Relative, in t. */
  private static final double TOLERANCE = 1e-5;

  /** Relative to the origin: its coordinates are rounded, which affects t where the hit is near. */
  private static final double ULPS = 0x1p-20;

  public int rays() {
    return agree + samePoint + grazing + disagree;
  }

  /** Compares Lockstep's hits of all {@code rays} with Embree's {@code t} and {@code index}. */
  public static Comparison of(Rays rays, Triangles triangles, RayHits ours, float[] t, int[] index) {
    RoundingProbe probe = new RoundingProbe(triangles);
    int agree = 0;
    int samePoint = 0;
    int grazing = 0;
    int disagree = 0;
    String example = "";
    for (int i = 0; i < rays.size(); i++) {
      boolean near = ours.index[i] < 0 ? index[i] < 0
          : index[i] >= 0 && Math.abs(ours.t[i] - t[i]) * steepness(rays, i, triangles, ours.index[i])
              <= tolerance(rays, i, ours.t[i]);
      if (near && ours.index[i] == index[i]) {
        agree++;
      } else if (near && touches(rays, i, t[i], triangles, index[i])) {
        samePoint++;
      } else if (probe.explains(rays, i, ours.t[i], ours.index[i], t[i], index[i])) {
        grazing++;
      } else {
        if (disagree++ == 0) {
          example = "ray " + i + ": Lockstep says t " + ours.t[i] + ", index " + ours.index[i]
              + ", Embree says t " + t[i] + ", index " + index[i];
        }
      }
    }
    return new Comparison(agree, samePoint, grazing, disagree, example);
  }

  private static double tolerance(Rays rays, int ray, float t) {
    float[] r = rays.get(ray, new float[8]);
    double far = Math.max(Math.abs(r[0]), Math.max(Math.abs(r[1]), Math.abs(r[2])));
    double length = Math.sqrt((double) r[3] * r[3] + (double) r[4] * r[4] + (double) r[5] * r[5]);
    return TOLERANCE * Math.abs(t) + ULPS * far / length;
  }

  /** 1 if a ray meets a triangle at more than a few degrees, decreasing to 0 if it runs along it. */
  private static double steepness(Rays rays, int ray, Triangles triangles, int triangle) {
    float[] r = rays.get(ray, new float[8]);
    float[] c = triangles.get(triangle, new float[9]);
    double ux = c[3] - c[0], uy = c[4] - c[1], uz = c[5] - c[2];
    double vx = c[6] - c[0], vy = c[7] - c[1], vz = c[8] - c[2];
    double nx = uy * vz - uz * vy, ny = uz * vx - ux * vz, nz = ux * vy - uy * vx;
    double along = Math.abs(nx * r[3] + ny * r[4] + nz * r[5]);
    double lengths = Math.sqrt(
        (nx * nx + ny * ny + nz * nz) * ((double) r[3] * r[3] + (double) r[4] * r[4] + (double) r[5] * r[5]));
    return Math.min(1, 10 * along / lengths);
  }

  /** Whether a hit is at the triangle: in its bounds, up to rounding. */
  private static boolean touches(Rays rays, int ray, float t, Triangles triangles, int triangle) {
    float[] r = rays.get(ray, new float[8]);
    float[] c = triangles.get(triangle, new float[9]);
    for (int k = 0; k < 3; k++) {
      double at = r[k] + (double) t * r[k + 3];
      double slack = TOLERANCE * (Math.abs(r[k]) + Math.abs(t * r[k + 3]));
      if (at < Math.min(c[k], Math.min(c[k + 3], c[k + 6])) - slack
          || at > Math.max(c[k], Math.max(c[k + 3], c[k + 6])) + slack) {
        return false;
      }
    }
    return true;
  }
}
