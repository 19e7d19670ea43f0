package lockstep.bench.shapes;

import java.util.SplittableRandom;
import lockstep.Boxes;
import lockstep.Depth;
import lockstep.Engine;
import lockstep.Frusta;
import lockstep.Hits;
import lockstep.MatrixOrder;
import lockstep.Pairing;
import lockstep.Relations;

/** Houses of a city as boxes, and the frustum of a camera that flies over it. */
final class City {
  /** Half the side of the city. */
  static final float SIDE = 100;

  private static final float NEAR = 4;
  private static final float FAR = 130;
  private static final double VIEW = 0.75; // the tangent of half the angle of view, across

  /** The position of the camera, and the two angles of its direction. */
  static final double[] EYE = {-72, 30, 78};
  private static final double HEADING = -0.72;
  private static final double DOWN = 0.30;

  final Boxes houses;
  final Frusta camera = Frusta.allocate(1);
  private final Pairing all = Pairing.oneToMany(0);

  City(int size, long seed) {
    houses = Boxes.allocate(size);
    SplittableRandom random = new SplittableRandom(seed);
    int side = (int) Math.ceil(Math.sqrt(size));
    float lot = 2 * SIDE / side;
    for (int i = 0; i < size; i++) {
      int row = i / side;
      float x = (i % side + 0.5f) * lot - SIDE, z = (row + 0.5f) * lot - SIDE;
      float centre = (float) Math.exp(-(x * x + z * z) / 2500);
      float halfX = lot * (0.25f + 0.2f * random.nextFloat()),
          halfZ = lot * (0.25f + 0.2f * random.nextFloat());
      float height = lot + (4 + 40 * centre) * random.nextFloat() * random.nextFloat();
      houses.set(i, x - halfX, 0, z - halfZ, x + halfX, height, z + halfZ);
    }
    camera.setViewProjection(0, viewProjection(), MatrixOrder.ROW_MAJOR, Depth.ZERO_TO_ONE);
  }

  /**
   * Rows of projection times view, for x and y in [−1, 1] and z in [0, 1], looking along (sin, −tan, −cos) of
   * the angles.
   */
  private static float[] viewProjection() {
    double[] forward = unit(Math.sin(HEADING) * -1, -Math.tan(DOWN), -Math.cos(HEADING));
    double[] right = unit(-forward[2], 0, forward[0]);
    double[] up = {right[1] * forward[2] - right[2] * forward[1],
        right[2] * forward[0] - right[0] * forward[2], right[0] * forward[1] - right[1] * forward[0]};
    double depth = FAR / (FAR - NEAR);
    float[] matrix = new float[16];
    row(matrix, 0, right, 1 / VIEW, 0);
    row(matrix, 1, up, 16 / (9 * VIEW), 0);
    row(matrix, 2, forward, depth, -depth * NEAR);
    row(matrix, 3, forward, 1, 0);
    return matrix;
  }

  private static void row(float[] matrix, int row, double[] axis, double scale, double offset) {
    double toEye = 0;
    for (int c = 0; c < 3; c++) {
      matrix[4 * row + c] = (float) (scale * axis[c]);
      toEye += axis[c] * EYE[c];
    }
    matrix[4 * row + 3] = (float) (offset - scale * toEye);
  }

  private static double[] unit(double x, double y, double z) {
    double length = Math.sqrt(x * x + y * y + z * z);
    return new double[] {x / length, y / length, z / length};
  }

  void overlap(Engine engine, Hits hits) {
    engine.overlap(camera, houses, all, hits);
  }

  void overlapByPlanes(Engine engine, Hits hits) {
    engine.overlap(camera.byPlanes(), houses, all, hits);
  }

  void classify(Engine engine, Relations relations) {
    engine.classify(camera, houses, all, relations);
  }
}
