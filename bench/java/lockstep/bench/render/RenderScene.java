package lockstep.bench.render;

import java.nio.file.Path;
import lockstep.Triangles;
import lockstep.bench.BadInput;
import lockstep.bench.scenes.Camera;
import lockstep.bench.scenes.MeshBounds;
import lockstep.bench.scenes.MeshModel;

/**
 * A scene to render: a mesh, moved and scaled into the unit sphere, on a wide floor, and a camera placed so
 * that the mesh fills the frame. Y is up.
 */
final class RenderScene {
  private static final double[] FRONT = {-0.55, 0.40, 1}; // position of the camera relative to the mesh
  private static final double VIEW = 0.5; // width at depth 1: a moderate perspective
  private static final double FILLS = 0.84; // of the frame
  private static final double FLOOR = 12;
  private static final int SIDES = 192;

  /**
   * Radius and height of the plinth's rings, the upper ones first, in units of its radius and below its top.
   */
  private static final double[][] PLINTH =
      {{0, 0}, {0.97, 0}, {1, -0.03}, {1, -0.14}, {1.1, -0.17}, {1.1, -0.3}};

  /** The triangles of the mesh, of the plinth and of the floor, in this order. */
  final Triangles triangles;
  final int mesh; // number of the mesh's triangles
  final int floor; // index of the floor's first triangle
  private final double[] front; // from the mesh to the camera

  private RenderScene(Triangles model, boolean plinth) throws BadInput {
    MeshBounds bounds = MeshBounds.of(model);
    double[] min = bounds.min();
    double[] max = bounds.max();
    double radius = bounds.radius();
    float[] c = new float[9];
    if (!(radius > 0)) {
      throw new BadInput("all corners of the mesh are one point, so there is nothing to see");
    }
    mesh = model.size();
    floor = mesh + (plinth ? 2 * SIDES * (PLINTH.length - 1) : 0);
    triangles = Triangles.allocate(floor + 2);
    for (int i = 0; i < mesh; i++) {
      model.get(i, c);
      for (int k = 0; k < 9; k++) {
        c[k] = (float) ((c[k] - bounds.centre()[k % 3]) / radius);
      }
      set(i, c);
    }
    double low = (min[1] - max[1]) / 2 / radius;
    if (plinth) {
      low = plinth(low + 0.295);
    }
    for (int half = 0; half < 2; half++) {
      double side = half == 0 ? FLOOR : -FLOOR;
      set(floor + half, new float[] {(float) -side, (float) low, (float) -side, (float) side, (float) low,
          (float) -side, (float) side, (float) low, (float) side});
    }
    // wide models are seen more from the front
    double sideways = max[0] - min[0] > 1.5 * (max[2] - min[2]) ? 0.5 : 1;
    front = Camera.unit(sideways * FRONT[0], FRONT[1], FRONT[2]);
  }

  /** The triangles of a file. */
  static RenderScene of(Triangles mesh, Path file) throws BadInput {
    try {
      return new RenderScene(mesh, false);
    } catch (BadInput e) {
      throw new BadInput(file + ": " + e.getMessage());
    }
  }

  /** The generated statue, set upright on a plinth. */
  static RenderScene statue(int size) throws BadInput {
    Triangles statue = MeshModel.STATUE.triangles(size, 1);
    float[] c = new float[9];
    for (int i = 0; i < statue.size(); i++) {
      statue.get(i, c);
      for (int k = 0; k < 9; k += 3) { // undoes its rotations: tangents 5/12 around x, 3/4 around y
        float y = (12 * c[k + 1] + 5 * c[k + 2]) / 13;
        float z = (12 * c[k + 2] - 5 * c[k + 1]) / 13;
        float x = c[k];
        c[k] = 0.8f * x - 0.6f * z;
        c[k + 1] = y;
        c[k + 2] = 0.8f * z + 0.6f * x;
      }
      statue.set(i, c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8]);
    }
    return new RenderScene(statue, true);
  }

  private void set(int i, float[] c) {
    triangles.set(i, c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8]);
  }

  /**
   * Generates a round plinth under the mesh, as wide as the mesh is near the floor, and returns its lower
   * end.
   */
  private double plinth(double top) {
    double radius = 0;
    for (int i = 0; i < mesh; i++) {
      if (triangles.ay[i] < top + 0.15) {
        radius = Math.max(radius, 1.04 * Math.hypot(triangles.ax[i], triangles.az[i]));
      }
    }
    int at = mesh;
    for (int ring = 1; ring < PLINTH.length; ring++) {
      double[] high = PLINTH[ring - 1], low = PLINTH[ring];
      for (int k = 0; k < SIDES; k++) {
        float[] a = around(radius * high[0], top + radius * high[1], k);
        float[] b = around(radius * high[0], top + radius * high[1], k + 1);
        float[] c = around(radius * low[0], top + radius * low[1], k);
        float[] d = around(radius * low[0], top + radius * low[1], k + 1);
        set(at++, new float[] {a[0], a[1], a[2], d[0], d[1], d[2], c[0], c[1], c[2]});
        set(at++, new float[] {a[0], a[1], a[2], b[0], b[1], b[2], d[0], d[1], d[2]});
      }
    }
    return top + radius * PLINTH[PLINTH.length - 1][1];
  }

  private static float[] around(double radius, double y, int k) {
    double turn = 2 * Math.PI * (k % SIDES) / SIDES;
    return new float[] {(float) (radius * StrictMath.sin(turn)), (float) y,
        (float) (radius * StrictMath.cos(turn))};
  }

  /** A camera that shows the objects on the floor in the middle of its picture, as large as fits. */
  Camera camera(int width, int height) {
    double[] target = new double[3];
    double[] direction = new double[3];
    double[] span = new double[5];
    double distance = 4;
    for (int step = 0; step < 5; step++) {
      Camera trial = camera(width, height, target, distance);
      span(trial, distance, span);
      trial.line((span[0] + span[1]) / 2, (span[2] + span[3]) / 2, target, direction);
      for (int c = 0; c < 3; c++) {
        target[c] += distance * direction[c];
      }
      distance = span[4];
    }
    return camera(width, height, target, distance);
  }

  private Camera camera(int width, int height, double[] target, double distance) {
    double[] eye =
        {target[0] + distance * front[0], target[1] + distance * front[1], target[2] + distance * front[2]};
    return new Camera(width, height, eye, target, VIEW, true);
  }

  /** Left, right, top and bottom of the camera's view, and the distance from which it would fit. */
  private void span(Camera camera, double distance, double[] span) {
    span[0] = span[2] = Double.MAX_VALUE;
    span[1] = span[3] = -Double.MAX_VALUE;
    span[4] = 0;
    float[] corners = new float[9];
    double[] seen = new double[3];
    for (int i = 0; i < floor; i++) {
      triangles.get(i, corners);
      for (int k = 0; k < 9; k += 3) {
        camera.project(corners[k], corners[k + 1], corners[k + 2], seen);
        span[0] = Math.min(span[0], seen[0]);
        span[1] = Math.max(span[1], seen[0]);
        span[2] = Math.min(span[2], seen[1]);
        span[3] = Math.max(span[3], seen[1]);
        double filled =
            Math.max(Math.abs(2 * seen[0] / camera.width - 1), Math.abs(2 * seen[1] / camera.height - 1))
                / FILLS;
        span[4] = Math.max(span[4], distance - seen[2] + seen[2] * filled);
      }
    }
  }
}
