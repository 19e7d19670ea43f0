package lockstep.bench.instances;

import java.awt.image.BufferedImage;
import lockstep.Engine;
import lockstep.HitPoints;
import lockstep.Hits;
import lockstep.PlacedRays;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.bench.render.HammersleySamples;
import lockstep.bench.render.Shading;
import lockstep.bench.scenes.Camera;

/**
 * Draws a drive by rays, in batches: those of a camera, and from each of their hits one to the sun and some
 * into the sky. What the lidar has hit is drawn over it.
 */
final class CityPicture {
  private static final int BATCH = CityView.BATCH;
  private static final int PARTS = CityView.FINER * CityView.FINER; // of a pixel shown
  private static final int SKY_RAYS = 3; // from each hit
  private static final float SKY_REACH = 60;
  private static final double CLEARANCE = 0.012; // above a surface, where rays start
  private static final double HAZE = 1800; // metres
  private static final int[] CARS =
      {0xededea, 0x33383f, 0x9ea5ad, 0x28549e, 0xb2211e, 0xedb526, 0x1e6b5b, 0xdbd6c1};

  private final Drive drive;
  private final CityView view;
  private final Engine engine;
  private final Rays rays = Rays.allocate(BATCH);
  private final int[] pixel = new int[BATCH];
  private int count;
  private final RayHits hits = RayHits.withInstances(BATCH);
  private final HitPoints points = HitPoints.allocate(BATCH);
  private final Rays others = Rays.allocate(BATCH);
  private final int[] rayOf = new int[BATCH];
  private final Hits blocked = Hits.allocate(BATCH);
  private final double[][] light = new double[3][BATCH];
  private final double[] colour = new double[3], normal = new double[3], direction = new double[3];
  private final HammersleySamples sunSamples = new HammersleySamples(PARTS);
  private final HammersleySamples skySamples = new HammersleySamples(PARTS * SKY_RAYS);

  CityPicture(Engine engine, Drive drive, int width, int height) {
    this.engine = engine;
    this.drive = drive;
    view = new CityView(drive.traffic.pose(Drive.LIDAR), width, height);
  }

  /** The number of batches of the picture. */
  int batches() {
    return view.batches();
  }

  /** Draws one of the batches. */
  void draw(int batch) {
    count = view.aim(batch, rays, pixel);
    PlacedRays placed = rays.slice(0, count).placed(view.eye, 0);
    engine.closest(placed, drive.instances, hits);
    engine.points(placed, drive.instances, hits, points);
    for (int i = 0; i < count; i++) {
      begin(i);
    }
    sun();
    for (int round = 0; round < SKY_RAYS; round++) {
      sky(round);
    }
    for (int i = 0; i < count; i++) {
      end(i);
    }
  }

  /** Starts with the sky that a ray sees, directly or mirrored, and turns the normal towards the camera. */
  private void begin(int i) {
    double[] d = Camera.unit(rays.dx[i], rays.dy[i], rays.dz[i]);
    double away = d[0] * points.nx[i] + d[1] * points.ny[i] + d[2] * points.nz[i];
    double part = hits.index[i] < 0 ? 1 : isShiny(i) ? 0.05 + 0.6 * Math.pow(1 - Math.abs(away), 4) : 0;
    double up = hits.index[i] < 0 ? d[1] : d[1] - 2 * away * points.ny[i];
    for (int c = 0; c < 3; c++) {
      light[c][i] = part * Shading.sky(Math.max(0, up), true, c);
    }
    if (away > 0) {
      points.nx[i] = -points.nx[i];
      points.ny[i] = -points.ny[i];
      points.nz[i] = -points.nz[i];
    }
  }

  private boolean isShiny(int i) {
    return hits.instance[i] < drive.cars() || drive.city.colours[hits.index[i]] == CarMesh.GLASS;
  }

  /** Fetches the colour and the normal of a hit; returns whether there is one. */
  private boolean surface(int i) {
    int instance = hits.instance[i], triangle = hits.index[i];
    if (triangle < 0) {
      return false;
    }
    boolean car = instance < drive.cars();
    int paint = car ? drive.car.colours[triangle] : drive.city.colours[triangle];
    int shown = paint == CarMesh.BODY ? CARS[instance * 5 % CARS.length] : paint;
    for (int c = 0; c < 3; c++) {
      double bright = (shown >> (16 - 8 * c) & 255) / 255.0;
      colour[c] = bright * bright;
    }
    normal[0] = points.nx[i];
    normal[1] = points.ny[i];
    normal[2] = points.nz[i];
    return true;
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  /** Casts a ray from each hit that faces the sun to a point of it. */
  private void sun() {
    int cast = 0;
    for (int i = 0; i < count; i++) {
      if (surface(i) && dot(normal, Shading.SUN) > 0) {
        sunSamples.disk(view.shown(pixel[i]), view.part(pixel[i]), 1);
        HammersleySamples.around(Shading.SUN, Shading.SUN_SIZE * sunSamples.x,
            Shading.SUN_SIZE * sunSamples.y, 1, direction);
        toward(cast++, i, Float.POSITIVE_INFINITY);
      }
    }
    engine.any(others.slice(0, cast).placed(view.eye, 0), drive.instances, blocked);
    for (int k = 0; k < cast; k++) {
      int i = rayOf[k];
      if (!blocked.get(k) && surface(i)) {
        double[] d = Camera.unit(rays.dx[i], rays.dy[i], rays.dz[i]);
        double facing = dot(normal, Shading.SUN);
        double mirrored = isShiny(i) ? dot(d, Shading.SUN) - 2 * dot(normal, d) * facing : 0;
        for (int c = 0; c < 3; c++) {
          light[c][i] += Shading.sun(facing, Math.max(0, mirrored), colour[c], c);
        }
      }
    }
  }

  /** Casts a ray from each hit into the sky. */
  private void sky(int round) {
    int cast = 0;
    for (int i = 0; i < count; i++) {
      if (surface(i)) {
        skySamples.disk(view.shown(pixel[i]), view.part(pixel[i]) * SKY_RAYS + round, 2);
        skySamples.around(normal, direction);
        toward(cast++, i, SKY_REACH);
      }
    }
    engine.any(others.slice(0, cast).placed(view.eye, 0), drive.instances, blocked);
    for (int k = 0; k < cast; k++) {
      int i = rayOf[k];
      surface(i);
      for (int c = 0; c < 3; c++) {
        light[c][i] += colour[c] * Shading.sky(others.dy[k], !blocked.get(k), c) / SKY_RAYS;
      }
    }
  }

  private void toward(int k, int i, float reach) {
    rayOf[k] = i;
    others.set(k, (float) (points.x[i] + CLEARANCE * normal[0]),
        (float) (points.y[i] + CLEARANCE * normal[1]), (float) (points.z[i] + CLEARANCE * normal[2]),
        (float) direction[0], (float) direction[1], (float) direction[2], 0, reach);
  }

  /** Adds haze, and writes the pixel. */
  private void end(int i) {
    double far = hits.index[i] < 0 ? 0 : 1 - Math.exp(-hits.t[i] / HAZE);
    sunSamples.square(pixel[i], 0, 3);
    int shown = 0;
    for (int c = 0; c < 3; c++) {
      double seen = light[c][i] + far * (Shading.sky(0, true, c) - light[c][i]);
      shown = shown << 8 | Shading.display(seen, sunSamples.x);
    }
    view.rgb[pixel[i]] = shown;
    view.depth[pixel[i]] = hits.t[i];
  }

  /** The picture with what the lidar has hit, after all batches. */
  BufferedImage image() {
    return new ScanLayer(drive, view).image();
  }
}
