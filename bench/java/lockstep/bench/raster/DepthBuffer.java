package lockstep.bench.raster;

import java.util.Arrays;
import lockstep.bench.scenes.Camera;

/**
 * A z-buffer rasterizer for triangles, spheres and the curved sides of cylinders: the nearest surface of each
 * pixel, with depth, normal and colour.
 */
final class DepthBuffer {
  final Camera camera;
  final float[] depth; // +∞ for the background
  final float[] normal; // three for each pixel
  final int[] colour;
  private final double[] origin = new double[3];
  private final double[] direction = new double[3];
  private final double[][] corner = new double[3][3];

  DepthBuffer(Camera camera) {
    this.camera = camera;
    depth = new float[camera.width * camera.height];
    normal = new float[3 * depth.length];
    colour = new int[depth.length];
    Arrays.fill(depth, Float.POSITIVE_INFINITY);
  }

  /** Draws a triangle given by its corners a, b, c. */
  void triangle(float[] t, int rgb) {
    for (int k = 0; k < 3; k++) {
      camera.project(t[3 * k], t[3 * k + 1], t[3 * k + 2], corner[k]);
      if (corner[k][2] < 0.1) {
        return; // behind the camera, or too near
      }
    }
    double ux = t[3] - t[0], uy = t[4] - t[1], uz = t[5] - t[2];
    double vx = t[6] - t[0], vy = t[7] - t[1], vz = t[8] - t[2];
    double[] n = Camera.unit(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
    double[] a = corner[0], b = corner[1], c = corner[2];
    int left = (int) Math.max(0, Math.min(a[0], Math.min(b[0], c[0])));
    int right = (int) Math.min(camera.width - 1, Math.max(a[0], Math.max(b[0], c[0])));
    int top = (int) Math.max(0, Math.min(a[1], Math.min(b[1], c[1])));
    int bottom = (int) Math.min(camera.height - 1, Math.max(a[1], Math.max(b[1], c[1])));
    for (int py = top; py <= bottom; py++) {
      for (int px = left; px <= right; px++) {
        double e1 = edge(a, b, px, py), e2 = edge(b, c, px, py), e3 = edge(c, a, px, py);
        if ((e1 >= 0 && e2 >= 0 && e3 >= 0) || (e1 <= 0 && e2 <= 0 && e3 <= 0)) {
          camera.line(px, py, origin, direction);
          double along = n[0] * direction[0] + n[1] * direction[1] + n[2] * direction[2];
          double away = n[0] * (t[0] - origin[0]) + n[1] * (t[1] - origin[1]) + n[2] * (t[2] - origin[2]);
          put(px, py, away / along, n[0], n[1], n[2], rgb);
        }
      }
    }
  }

  private static double edge(double[] a, double[] b, double px, double py) {
    return (b[0] - a[0]) * (py - a[1]) - (b[1] - a[1]) * (px - a[0]);
  }

  void sphere(float x, float y, float z, float radius, int rgb) {
    double[] centre = corner[0];
    camera.project(x, y, z, centre);
    double reach = 1.3 * radius * camera.scaleAt(centre[2]); // more than its outline in perspective
    for (int py = (int) Math.max(0, centre[1] - reach); py <= Math.min(camera.height - 1, centre[1] + reach);
        py++) {
      for (int px = (int) Math.max(0, centre[0] - reach); px <= Math.min(camera.width - 1, centre[0] + reach);
          px++) {
        camera.line(px, py, origin, direction);
        double ox = origin[0] - x, oy = origin[1] - y, oz = origin[2] - z;
        double a = direction[0] * direction[0] + direction[1] * direction[1] + direction[2] * direction[2];
        double b = ox * direction[0] + oy * direction[1] + oz * direction[2];
        double root = b * b - a * (ox * ox + oy * oy + oz * oz - radius * radius);
        if (root >= 0) {
          double at = (-b - Math.sqrt(root)) / a;
          put(px, py, at, (ox + at * direction[0]) / radius, (oy + at * direction[1]) / radius,
              (oz + at * direction[2]) / radius, rgb);
        }
      }
    }
  }

  /** The curved side of the cylinder from {@code a} to {@code b}. */
  void side(double[] a, double[] b, double radius, int rgb) {
    double length = Math
        .sqrt((b[0] - a[0]) * (b[0] - a[0]) + (b[1] - a[1]) * (b[1] - a[1]) + (b[2] - a[2]) * (b[2] - a[2]));
    double[] axis = Camera.unit(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
    camera.project(a[0], a[1], a[2], corner[0]);
    camera.project(b[0], b[1], b[2], corner[1]);
    double reach = 1.3 * radius * camera.scaleAt(Math.min(corner[0][2], corner[1][2]));
    int left = (int) Math.max(0, Math.min(corner[0][0], corner[1][0]) - reach);
    int right = (int) Math.min(camera.width - 1, Math.max(corner[0][0], corner[1][0]) + reach);
    int top = (int) Math.max(0, Math.min(corner[0][1], corner[1][1]) - reach);
    int bottom = (int) Math.min(camera.height - 1, Math.max(corner[0][1], corner[1][1]) + reach);
    double[] from = new double[3];
    for (int py = top; py <= bottom; py++) {
      for (int px = left; px <= right; px++) {
        camera.line(px, py, origin, direction);
        for (int c = 0; c < 3; c++) {
          from[c] = origin[c] - a[c];
        }
        double turn = dot(direction, axis), start = dot(from, axis); // along the axis: start + at turn
        double across = dot(direction, direction) - turn * turn;
        double half = dot(from, direction) - start * turn;
        double root = half * half - across * (dot(from, from) - start * start - radius * radius);
        double at = (-half - Math.sqrt(root)) / across; // NaN, which is not drawn, for a line that misses
        double along = start + at * turn;
        if (along >= 0 && along <= length) {
          put(px, py, at, (from[0] + at * direction[0] - along * axis[0]) / radius,
              (from[1] + at * direction[1] - along * axis[1]) / radius,
              (from[2] + at * direction[2] - along * axis[2]) / radius, rgb);
        }
      }
    }
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  private void put(int px, int py, double at, double nx, double ny, double nz, int rgb) {
    int pixel = py * camera.width + px;
    if (at > 0 && at < depth[pixel]) {
      depth[pixel] = (float) at;
      boolean away = nx * direction[0] + ny * direction[1] + nz * direction[2] > 0;
      normal[3 * pixel] = (float) (away ? -nx : nx);
      normal[3 * pixel + 1] = (float) (away ? -ny : ny);
      normal[3 * pixel + 2] = (float) (away ? -nz : nz);
      colour[pixel] = rgb;
    }
  }
}
