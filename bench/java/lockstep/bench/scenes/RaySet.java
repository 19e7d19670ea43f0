package lockstep.bench.scenes;

import java.util.Locale;
import java.util.SplittableRandom;
import lockstep.RayHits;
import lockstep.Rays;

/**
 * Sets of rays as applications cast them at a mesh, from coherent ones (camera, shadow) to incoherent ones.
 * Directions have length 1, except those of {@link #SHADOW}. They are identical on every machine.
 */
public enum RaySet {
  /** One ray for each pixel of a perspective, in tiles of 8 × 8: neighbours take nearly the same path. */
  CAMERA,
  /** The camera's rays in random order, which isolates the effect of the order of rays. */
  SHUFFLED,
  /** From points on the bounding sphere to points inside. */
  INCOHERENT,
  /** From anywhere in the bounding box, in all directions. */
  INSIDE,
  /** Along the axes, in both directions, from random points in front of the mesh: two components are 0. */
  AXIS,
  /** From the hits of the camera's rays to a light, which is at t = 1. */
  SHADOW,
  /** From the hits of the camera's rays into the open half-space, as far as the mesh's radius. */
  OCCLUSION;

  private static final long SEED = 1;

  /** Finds the closest hits on the mesh of a set. */
  @FunctionalInterface
  public interface Caster {
    void closest(Rays rays, RayHits hits);
  }

  /** The name in benchmark parameters. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The set with a label. */
  public static RaySet of(String label) {
    return valueOf(label.toUpperCase(Locale.ROOT));
  }

  /**
   * Rays for a picture of {@code pixels} × {@code pixels}, or the same number of others; sets that start from
   * hits are smaller.
   *
   * @param pixels a multiple of 8
   */
  public Rays rays(MeshModel.View view, int pixels, Caster caster) {
    MeshBounds bounds = MeshBounds.of(view.triangles());
    return switch (this) {
      case CAMERA -> camera(view, pixels);
      case SHUFFLED -> shuffled(camera(view, pixels));
      case INCOHERENT -> incoherent(bounds, pixels * pixels);
      case INSIDE -> inside(bounds, pixels * pixels);
      case AXIS -> axis(bounds, pixels * pixels);
      case SHADOW, OCCLUSION -> fromHits(view, bounds, camera(view, pixels), caster);
    };
  }

  /** Outside a mesh the camera is so near that the mesh fills most of the picture. */
  private static Rays camera(MeshModel.View view, int pixels) {
    return ViewOrder.TILES.rays(view, pixels, view.inside() ? 1.4 : 0.5);
  }

  private static Rays shuffled(Rays rays) {
    SplittableRandom random = new SplittableRandom(SEED);
    float[] a = new float[8];
    float[] b = new float[8];
    for (int i = rays.size() - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      rays.get(i, a);
      rays.get(j, b);
      rays.set(i, b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7]);
      rays.set(j, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]);
    }
    return rays;
  }

  private static Rays incoherent(MeshBounds bounds, int count) {
    SplittableRandom random = new SplittableRandom(SEED);
    Rays rays = Rays.allocate(count);
    for (int i = 0; i < count; i++) {
      double[] out = unit(inBall(random));
      double[] in = inBall(random);
      double[] origin = bounds.at(out[0], out[1], out[2]);
      set(rays, i, origin, minus(bounds.at(in[0], in[1], in[2]), origin));
    }
    return rays;
  }

  private static Rays inside(MeshBounds bounds, int count) {
    SplittableRandom random = new SplittableRandom(SEED);
    Rays rays = Rays.allocate(count);
    for (int i = 0; i < count; i++) {
      set(rays, i, bounds.within(random), inBall(random));
    }
    return rays;
  }

  private static Rays axis(MeshBounds bounds, int count) {
    SplittableRandom random = new SplittableRandom(SEED);
    Rays rays = Rays.allocate(count);
    for (int i = 0; i < count; i++) {
      double[] origin = bounds.within(random);
      int along = random.nextInt(3);
      boolean up = random.nextBoolean();
      origin[along] = bounds.centre()[along] + (up ? -bounds.radius() : bounds.radius());
      double[] direction = new double[3];
      direction[along] = up ? 1 : -1;
      set(rays, i, origin, direction);
    }
    return rays;
  }

  private Rays fromHits(MeshModel.View view, MeshBounds bounds, Rays camera, Caster caster) {
    RayHits hits = RayHits.allocate(camera.size());
    caster.closest(camera, hits);
    Rays rays = Rays.allocate(hits.count());
    SplittableRandom random = new SplittableRandom(SEED);
    double[] light =
        view.inside() ? new double[] {bounds.centre()[0], bounds.centre()[1], bounds.centre()[2] + 3}
            : bounds.at(-1.5, 2.5, 1.5);
    float tiny = (float) (1e-4 * bounds.radius());
    float[] r = new float[8];
    float[] t = new float[9];
    int count = 0;
    for (int i = 0; i < camera.size(); i++) {
      if (hits.hits().get(i)) {
        camera.get(i, r);
        double[] point = {r[0] + hits.t[i] * r[3], r[1] + hits.t[i] * r[4], r[2] + (double) hits.t[i] * r[5]};
        if (this == SHADOW) {
          double[] d = minus(light, point);
          rays.set(count++, (float) point[0], (float) point[1], (float) point[2], (float) d[0], (float) d[1],
              (float) d[2], 1e-4f, 1);
        } else {
          double[] n = unit(normal(view.triangles().get(hits.index[i], t)));
          double side = n[0] * r[3] + n[1] * r[4] + n[2] * r[5] > 0 ? -1 : 1;
          double[] b = inBall(random);
          // distributed by the cosine law around the normal, as for ambient occlusion
          double[] d = unit(new double[] {side * n[0] + b[0], side * n[1] + b[1], side * n[2] + b[2]});
          rays.set(count++, (float) point[0], (float) point[1], (float) point[2], (float) d[0], (float) d[1],
              (float) d[2], tiny, (float) bounds.radius());
        }
      }
    }
    return rays;
  }

  private static void set(Rays rays, int i, double[] origin, double[] direction) {
    double[] d = unit(direction);
    rays.set(i, (float) origin[0], (float) origin[1], (float) origin[2], (float) d[0], (float) d[1],
        (float) d[2]);
  }

  private static double[] inBall(SplittableRandom random) {
    double[] p = new double[3];
    double square;
    do {
      square = 0;
      for (int c = 0; c < 3; c++) {
        p[c] = random.nextDouble(-1, 1);
        square += p[c] * p[c];
      }
    } while (square > 1 || square < 1e-4);
    return p;
  }

  private static double[] normal(float[] t) {
    double ux = t[3] - t[0], uy = t[4] - t[1], uz = t[5] - t[2];
    double vx = t[6] - t[0], vy = t[7] - t[1], vz = t[8] - t[2];
    return new double[] {uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx};
  }

  private static double[] minus(double[] a, double[] b) {
    return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
  }

  private static double[] unit(double[] v) {
    return Camera.unit(v[0], v[1], v[2]);
  }
}
