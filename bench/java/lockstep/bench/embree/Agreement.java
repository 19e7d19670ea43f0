package lockstep.bench.embree;

import lockstep.Engine;
import lockstep.Pairing;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Triangles;

/**
 * How Embree's closest hits compare with Lockstep's. The two compute t in different ways, so equal means
 * equal up to {@link #TOLERANCE}; where a ray runs along a triangle, up to what its angle makes of that.
 *
 * @param agree the same triangle at the same t, or both miss
 * @param samePoint the same t on two triangles, both of which the ray hits there: a shared edge or vertex
 * @param disagree anything else
 * @param example the first of those, in words; empty without
 */
public record Agreement(int agree, int samePoint, int disagree, String example) {
  /** Relative, in t. */
  private static final float TOLERANCE = 1e-5f;

  public int rays() {
    return agree + samePoint + disagree;
  }

  /** Both agreements together. */
  public Agreement plus(Agreement other) {
    return new Agreement(agree + other.agree, samePoint + other.samePoint, disagree + other.disagree,
        example.isEmpty() ? other.example : example);
  }

  /** Judges Lockstep's hits of all {@code rays} against Embree's {@code t} and {@code index}. */
  public static Agreement of(Rays rays, Triangles triangles, RayHits ours, float[] t, int[] index) {
    int agree = 0;
    int samePoint = 0;
    int disagree = 0;
    String example = "";
    RayHits one = RayHits.allocate(1);
    for (int i = 0; i < rays.size(); i++) {
      boolean near = ours.index[i] < 0 ? index[i] < 0 : index[i] >= 0 && Math.abs(ours.t[i] - t[i])
          <= TOLERANCE * Math.abs(ours.t[i]) / steepness(rays, i, triangles, ours.index[i]);
      if (near && ours.index[i] == index[i]) {
        agree++;
      } else if (near && hits(rays, i, triangles, index[i], one)) {
        samePoint++;
      } else {
        if (disagree++ == 0) {
          example = "ray " + i + ": Lockstep says t " + ours.t[i] + ", index " + ours.index[i]
              + ", Embree says t " + t[i] + ", index " + index[i];
        }
      }
    }
    return new Agreement(agree, samePoint, disagree, example);
  }

  /** 1 where a ray meets a triangle at more than a few degrees, less down to 0 where it runs along it. */
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

  private static boolean hits(Rays rays, int ray, Triangles triangles, int triangle, RayHits one) {
    Engine.scalar().cast(rays.slice(ray, 1), triangles.slice(triangle, 1), Pairing.zip(), one);
    return one.count() == 1;
  }
}
