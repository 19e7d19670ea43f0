package lockstep.bench.shapes;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import lockstep.Engine;
import lockstep.Hit;
import lockstep.Hits;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Target;
import lockstep.Tree;
import lockstep.bench.render.Shading;
import lockstep.bench.scenes.Camera;

/**
 * Traces a still life row by row: camera rays at each kind of shape, where the nearest hit is visible, and
 * from each hit one ray towards the sun and one into the sky. The picture is the same, bit for bit, with
 * every engine.
 */
final class StillLifePicture {
  private static final float CLEARANCE = 1e-3f; // above a surface, where rays start
  private static final double[] EYE = {6.5, 5.2, 11};
  private static final double[] TARGET = {0, 0.35, -0.6};
  private static final double GOLDEN = 0.618033988749895;
  private static final double FAR = 16; // where the ground begins to fade

  private final Engine engine;
  private final List<Layer> layers;
  private final List<Target> targets = new ArrayList<>();
  private final Camera camera;
  private final int samples; // rays of a pixel, along each side of it
  private final BufferedImage image;
  private final int count; // rays of a row

  private final Rays rays;
  private final List<RayHits> hits = new ArrayList<>();
  private final Hit[] seen;
  private final int[] layer;
  private final Rays others;
  private final Hits blocked;
  private final boolean[] dark;
  private final double[][] light;
  private double turn; // of the spiral of the current pixel
  private final double[] origin = new double[3];
  private final double[] direction = new double[3];

  StillLifePicture(Engine engine, StillLife life, int width, int height, int samples) {
    this.engine = engine;
    this.samples = samples;
    layers = life.layers;
    for (Layer one : layers) {
      targets.add(one.shapes().size() == 1 ? one.shapes() : Tree.of(one.shapes()));
    }
    camera = new Camera(width, height, EYE, TARGET, 0.78, true);
    image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    count = width * samples * samples;
    rays = Rays.allocate(count);
    layers.forEach(any -> hits.add(RayHits.allocate(count)));
    seen = new Hit[count];
    layer = new int[count];
    others = Rays.allocate(count);
    blocked = Hits.allocate(count);
    dark = new boolean[count];
    light = new double[3][count];
  }

  BufferedImage image() {
    return image;
  }

  /** Traces one row of pixels. */
  void row(int y) {
    SplittableRandom random = new SplittableRandom(y);
    for (int i = 0; i < count; i++) {
      int x = i / (samples * samples);
      int k = i % (samples * samples);
      int column = k % samples, row = k / samples;
      camera.line(x + (column + random.nextDouble()) / samples, y + (row + random.nextDouble()) / samples,
          origin, direction);
      rays.set(i, (float) origin[0], (float) origin[1], (float) origin[2], (float) direction[0],
          (float) direction[1], (float) direction[2]);
    }
    look();
    sun(random);
    sky(random);
    resolve(y);
  }

  /** Finds the first hit of each ray, over all kinds. */
  private void look() {
    for (int l = 0; l < targets.size(); l++) {
      engine.closest(rays, targets.get(l), hits.get(l));
    }
    for (int i = 0; i < count; i++) {
      int nearest = 0;
      for (int l = 1; l < targets.size(); l++) {
        nearest = hits.get(l).t[i] < hits.get(nearest).t[i] ? l : nearest;
      }
      layer[i] = nearest;
      seen[i] = hits.get(nearest).hit(i, rays, i, targets.get(nearest));
      for (double[] colour : light) {
        colour[i] = 0;
      }
    }
  }

  /** The normal at a ray's hit, on the side from which the ray came. */
  private double[] normal(int i) {
    Hit hit = seen[i];
    double side = hit.nx() * rays.dx[i] + hit.ny() * rays.dy[i] + hit.nz() * rays.dz[i] > 0 ? -1 : 1;
    return new double[] {side * hit.nx(), side * hit.ny(), side * hit.nz()};
  }

  private void sun(SplittableRandom random) {
    for (int i = 0; i < count; i++) {
      double[] d = Shading.SUN.clone();
      sphere(i, random);
      for (int c = 0; c < 3; c++) {
        d[c] += Shading.SUN_SIZE * direction[c];
      }
      from(i, d);
    }
    obstruct(Float.POSITIVE_INFINITY);
    for (int i = 0; i < count; i++) {
      if (seen[i] != null && !dark[i]) {
        double[] n = normal(i);
        double facing = n[0] * Shading.SUN[0] + n[1] * Shading.SUN[1] + n[2] * Shading.SUN[2];
        for (int c = 0; c < 3 && facing > 0; c++) {
          light[c][i] += Shading.sun(facing, 0, layers.get(layer[i]).colour(c), c);
        }
      }
    }
  }

  private void sky(SplittableRandom random) {
    for (int i = 0; i < count; i++) {
      double[] n = seen[i] == null ? Shading.SUN : normal(i);
      sphere(i, random);
      from(i, new double[] {n[0] + direction[0], n[1] + direction[1], n[2] + direction[2]});
    }
    obstruct(4);
    for (int i = 0; i < count; i++) {
      if (seen[i] != null) {
        double up = others.dy[i] / Math.hypot(Math.hypot(others.dx[i], others.dy[i]), others.dz[i]);
        for (int c = 0; c < 3; c++) {
          light[c][i] += layers.get(layer[i]).colour(c) * Shading.sky(up, !dark[i], c);
        }
      }
    }
  }

  /**
   * Sets {@link #direction} to a point of the unit sphere: those of one pixel's rays are evenly spread, along
   * a spiral rotated at random.
   */
  private void sphere(int i, SplittableRandom random) {
    int each = samples * samples;
    int k = i % each;
    turn = k == 0 ? random.nextDouble() : turn;
    double y = 2 * (k + random.nextDouble()) / each - 1, across = Math.sqrt(1 - y * y);
    double angle = 2 * Math.PI * (turn + GOLDEN * k);
    direction[0] = across * Math.cos(angle);
    direction[1] = y;
    direction[2] = across * Math.sin(angle);
  }

  /** A ray from the hit of ray i; one that leads nowhere if there is none. */
  private void from(int i, double[] d) {
    Hit hit = seen[i];
    if (hit == null) {
      others.set(i, 0, 1e6f, 0, 0, 1, 0);
      return;
    }
    double[] n = normal(i);
    others.set(i, hit.x() + CLEARANCE * (float) n[0], hit.y() + CLEARANCE * (float) n[1],
        hit.z() + CLEARANCE * (float) n[2], (float) d[0], (float) d[1], (float) d[2]);
  }

  /**
   * Finds the secondary rays that hit something within reach. The ground, the last layer, hides nothing above
   * it.
   */
  private void obstruct(float reach) {
    for (int i = 0; i < count; i++) {
      dark[i] = false;
      others.tMax[i] = reach;
    }
    for (Target target : targets.subList(0, targets.size() - 1)) {
      engine.any(others, target, blocked);
      for (int i = 0; i < count; i++) {
        dark[i] |= blocked.get(i);
      }
    }
  }

  /** Averages each pixel's rays; distant surfaces fade into the distance. */
  private void resolve(int y) {
    int each = samples * samples;
    double height = (double) y / camera.height;
    for (int x = 0; x < camera.width; x++) {
      int pixel = 0;
      for (int c = 0; c < 3; c++) {
        double sum = 0;
        for (int i = x * each; i < (x + 1) * each; i++) {
          double far = seen[i] == null ? 1
              : Math.clamp((Math.hypot(seen[i].x(), seen[i].z()) - FAR) / (2 * FAR), 0, 1);
          sum += light[c][i] + far * (Shading.distance(height, c) - light[c][i]);
        }
        pixel = pixel << 8 | Math.min(255, Shading.display(sum / each, 0.5));
      }
      image.setRGB(x, y, pixel);
    }
  }
}
