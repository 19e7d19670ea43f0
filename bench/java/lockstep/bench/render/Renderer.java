package lockstep.bench.render;

import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import lockstep.Engine;
import lockstep.Hits;
import lockstep.RayHits;
import lockstep.Rays;
import lockstep.Tree;
import lockstep.bench.mesh.VertexNormals;
import lockstep.bench.scenes.Camera;

/**
 * Renders a scene in batches of rays at one tree: camera rays tile by tile, and from each of their hits a
 * shadow ray towards the sun and a few ambient-occlusion rays into the sky. The picture is the same, bit for
 * bit, with every engine.
 */
final class Renderer {
  private static final int BATCH = 1 << 16;
  private static final int TILE = 8;
  private static final int SKY_RAYS = 4; // from each hit
  private static final float SKY_REACH = 1.6f; // the mesh has radius 1
  private static final double CLEARANCE = 1e-4; // above a surface, where rays start

  private final Engine engine;
  private final RenderScene scene;
  private final Tree tree;
  private final VertexNormals normals;
  private final Camera camera;
  private final int samples; // camera rays of a pixel, along each side of it
  private final BufferedImage image;
  private final Phase cameraPhase = new Phase("camera");
  private final Phase sunPhase = new Phase("shadow");
  private final Phase skyPhase = new Phase("occlusion");

  private final Rays rays = Rays.allocate(BATCH);
  private final int[] pixel = new int[BATCH];
  private int count;
  private final RayHits hits = RayHits.allocate(BATCH);

  // the objects hit, hit by hit
  private final int[] ray = new int[BATCH];
  private final byte[] kind = new byte[BATCH];
  private final double[][] point = new double[BATCH][3]; // a little above the surface
  private final double[][] flat = new double[BATCH][3]; // normals, towards the camera
  private final double[][] smooth = new double[BATCH][3];
  private int hitCount;

  private final Rays others = Rays.allocate(BATCH);
  private final int[] hitOf = new int[BATCH];
  private final Hits blocked = Hits.allocate(BATCH);
  private final double[][] light = new double[3][BATCH]; // of the camera's rays

  private final HammersleySamples lens;
  private final HammersleySamples sky;
  private final double[] origin = new double[3];
  private final double[] direction = new double[3];

  /** The number of rays cast for a purpose, and their time. */
  static final class Phase {
    final String name;
    long rays;
    long nanos;

    Phase(String name) {
      this.name = name;
    }

    private void add(int cast, long start) {
      rays += cast;
      nanos += System.nanoTime() - start;
    }
  }

  Renderer(Engine engine, RenderScene scene, Tree tree, int width, int height, int samples) {
    this.engine = engine;
    this.scene = scene;
    this.tree = tree;
    this.samples = samples;
    normals = new VertexNormals(scene.triangles);
    camera = scene.camera(width, height);
    image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    lens = new HammersleySamples(samples * samples);
    sky = new HammersleySamples(samples * samples * SKY_RAYS);
  }

  private int columns() {
    return (camera.width + TILE - 1) / TILE;
  }

  private int tilesAtOnce() {
    return BATCH / (TILE * TILE * samples * samples);
  }

  private int tiles() {
    return columns() * ((camera.height + TILE - 1) / TILE);
  }

  /** The number of batches of the picture. */
  int batches() {
    return (tiles() + tilesAtOnce() - 1) / tilesAtOnce();
  }

  List<Phase> phases() {
    return List.of(cameraPhase, sunPhase, skyPhase);
  }

  /** Renders one of the batches. */
  void render(int batch) {
    count = 0;
    int end = Math.min(tiles(), (batch + 1) * tilesAtOnce());
    for (int tile = batch * tilesAtOnce(); tile < end; tile++) {
      aim(tile % columns() * TILE, tile / columns() * TILE);
    }
    long start = System.nanoTime();
    engine.closest(rays.slice(0, count), tree, hits);
    cameraPhase.add(count, start);
    surfaces();
    sun();
    for (int k = 0; k < SKY_RAYS; k++) {
      sky(k);
    }
    resolve();
  }

  BufferedImage image() {
    return image;
  }

  /**
   * Creates camera rays through the pixels of a tile, those of a pixel together, each at a sample point of
   * the pixel.
   */
  private void aim(int left, int top) {
    int right = Math.min(left + TILE, camera.width);
    int bottom = Math.min(top + TILE, camera.height);
    for (int y = top; y < bottom; y++) {
      for (int x = left; x < right; x++) {
        int at = y * camera.width + x;
        for (int k = 0; k < samples * samples; k++) {
          lens.square(at, k, 0);
          int column = k % samples, row = k / samples;
          camera.line(x + (column + lens.x) / samples, y + (row + lens.y) / samples, origin, direction);
          rays.set(count, (float) origin[0], (float) origin[1], (float) origin[2], (float) direction[0],
              (float) direction[1], (float) direction[2]);
          pixel[count++] = at;
        }
      }
    }
  }

  /** Finds the surfaces that the camera's rays hit. */
  private void surfaces() {
    hitCount = 0;
    for (int i = 0; i < count; i++) {
      int triangle = hits.index[i];
      if (triangle >= 0) {
        int h = hitCount++;
        ray[h] = i;
        kind[h] = (byte) (triangle < scene.mesh ? 0 : triangle < scene.floor ? 1 : 2);
        normals.flat(triangle, flat[h]);
        normals.smooth(triangle, hits.u[i], hits.v[i], smooth[h]);
        double[] d = direction(i);
        turn(flat[h], dot(flat[h], d) > 0);
        turn(smooth[h], dot(smooth[h], flat[h]) < 0);
        double t = hits.t[i];
        point[h][0] = rays.ox[i] + t * d[0] + CLEARANCE * flat[h][0];
        point[h][1] = rays.oy[i] + t * d[1] + CLEARANCE * flat[h][1];
        point[h][2] = rays.oz[i] + t * d[2] + CLEARANCE * flat[h][2];
      }
    }
    for (double[] colour : light) {
      Arrays.fill(colour, 0, count, 0);
    }
  }

  private double[] direction(int i) {
    direction[0] = rays.dx[i];
    direction[1] = rays.dy[i];
    direction[2] = rays.dz[i];
    return direction;
  }

  private static void turn(double[] n, boolean around) {
    if (around) {
      n[0] = -n[0];
      n[1] = -n[1];
      n[2] = -n[2];
    }
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  /** Casts one ray from each hit that faces the sun to a point of it. */
  private void sun() {
    int cast = 0;
    for (int h = 0; h < hitCount; h++) {
      if (dot(smooth[h], Shading.SUN) > 0 && dot(flat[h], Shading.SUN) > 0) {
        int i = ray[h];
        lens.disk(pixel[i], i % (samples * samples), 1);
        HammersleySamples.around(Shading.SUN, Shading.SUN_SIZE * lens.x, Shading.SUN_SIZE * lens.y, 1,
            direction);
        hitOf[cast] = h;
        toward(cast++, h, Float.POSITIVE_INFINITY);
      }
    }
    anyHit(cast, sunPhase);
    for (int k = 0; k < cast; k++) {
      if (!blocked.get(k)) {
        int h = hitOf[k];
        double facing = dot(smooth[h], Shading.SUN);
        double[] d = direction(ray[h]);
        double away = dot(smooth[h], d);
        double mirrored = kind[h] == 2 ? 0 : (dot(d, Shading.SUN) - 2 * away * facing) / Math.sqrt(dot(d, d));
        double[] colour = Shading.surface(kind[h]);
        for (int c = 0; c < 3; c++) {
          light[c][ray[h]] += Shading.sun(facing, Math.max(0, mirrored), colour[c], c);
        }
      }
    }
  }

  /** Casts another ray from each hit into the sky, distributed by the cosine law around the normal. */
  private void sky(int round) {
    for (int h = 0; h < hitCount; h++) {
      int i = ray[h];
      sky.disk(pixel[i], i % (samples * samples) * SKY_RAYS + round, 2);
      sky.around(smooth[h], direction);
      double below = dot(direction, flat[h]);
      if (below < 0) { // mirrored out of the surface
        for (int c = 0; c < 3; c++) {
          direction[c] -= 2 * below * flat[h][c];
        }
      }
      toward(h, h, SKY_REACH);
    }
    anyHit(hitCount, skyPhase);
    for (int h = 0; h < hitCount; h++) {
      double[] colour = Shading.surface(kind[h]);
      for (int c = 0; c < 3; c++) {
        light[c][ray[h]] += colour[c] * Shading.sky(others.dy[h], !blocked.get(h), c) / SKY_RAYS;
      }
    }
  }

  private void toward(int k, int h, float reach) {
    double[] p = point[h];
    others.set(k, (float) p[0], (float) p[1], (float) p[2], (float) direction[0], (float) direction[1],
        (float) direction[2], 0, reach);
  }

  private void anyHit(int cast, Phase phase) {
    long start = System.nanoTime();
    engine.any(others.slice(0, cast), tree, blocked);
    phase.add(cast, start);
  }

  /** Averages each pixel's rays. The far floor fades into the distance. */
  private void resolve() {
    int h = 0;
    int each = samples * samples;
    for (int first = 0; first < count; first += each) {
      double red = 0, green = 0, blue = 0;
      int x = pixel[first] % camera.width, y = pixel[first] / camera.width;
      double height = (double) y / camera.height;
      for (int i = first; i < first + each; i++) {
        double far = 1;
        if (h < hitCount && ray[h] == i) {
          double[] p = point[h];
          far = kind[h] < 2 ? 0 : fade(Math.sqrt(p[0] * p[0] + p[2] * p[2]));
          h++;
        }
        red += light[0][i] + far * (Shading.distance(height, 0) - light[0][i]);
        green += light[1][i] + far * (Shading.distance(height, 1) - light[1][i]);
        blue += light[2][i] + far * (Shading.distance(height, 2) - light[2][i]);
      }
      lens.square(pixel[first], 0, 3);
      image.setRGB(x, y, Shading.display(red / each, lens.x) << 16
          | Shading.display(green / each, lens.x) << 8 | Shading.display(blue / each, lens.x));
    }
  }

  private static double fade(double distance) {
    double far = Math.clamp((distance - 1.2) / 5, 0, 1);
    return far * far * (3 - 2 * far);
  }
}
