package lockstep.internal.push;

import lockstep.internal.shape.Elements;

/**
 * One obstacle in double, grown by the radius of a mover, in the order of coordinates of a {@link
 * PushOutScene} and from where the mover is. In a plane it is what is seen along the axis.
 */
final class GrownObstacle {
  /** More than places are rounded by, in parts of their coordinates. */
  private static final double ROUNDING = 0x1p-22;

  private final BlockObstacle block = new BlockObstacle();
  private final TriangleObstacle triangle = new TriangleObstacle();
  private final float[] c = new float[10]; // what the columns say of it
  private final double[] a = new double[3], b = new double[3];

  /** The piece of it that the place is in that was looked at last. */
  final Piece piece = new Piece();

  /**
   * How deep a place is in an obstacle: +∞ if nothing leads out. All coordinates but those of the obstacle
   * are from where the mover is, at home.
   */
  double depth(Elements shapes, int element, double radius, PushOutScene scene, float[] home, double px,
      double py, double pz) {
    for (int column = 0; column < shapes.columns.length; column++) {
      c[column] = shapes.value(column, element);
    }
    double depth = switch (shapes.kind) {
      case PLANE -> halfSpace(radius, scene.order(), home, px, py, pz);
      case CYLINDER -> ball((double) c[0] - home[scene.order()[0]], (double) c[1] - home[scene.order()[1]], 0,
          radius + c[2], px, py, pz);
      case SPHERE -> {
        point(a, 0, scene, home);
        yield ball(a[0], a[1], a[2], radius + c[3], px, py, pz);
      }
      case CAPSULE -> capsule(radius + c[6], scene, home, px, py, pz);
      case TRIANGLE -> {
        for (int k = 0; k < 3; k++) {
          point(a, 3 * k, scene, home);
          triangle.corner(k, a[0], a[1], a[2]);
        }
        double far = Math.abs(px) + Math.abs(py) + Math.abs(pz) + Math.abs(home[0]) + Math.abs(home[1])
            + Math.abs(home[2]);
        yield triangle.depth(px, py, pz, radius, ROUNDING * far, piece);
      }
      case ORIENTED_BOX -> {
        point(a, 0, scene, home);
        block.centre(a[0], a[1], a[2], 3);
        turn();
        yield block.depth(px, py, pz, radius, piece);
      }
      case BOX -> box(radius, scene, home, px, py, pz);
      case FRUSTUM, RAY -> throw new IllegalStateException(shapes.kind.one() + " is no obstacle");
    };
    return depth < Double.POSITIVE_INFINITY ? depth : Double.POSITIVE_INFINITY;
  }

  /** A point from three columns; in a plane its shadow there. */
  private void point(double[] to, int column, PushOutScene scene, float[] home) {
    int[] order = scene.order();
    for (int k = 0; k < 3; k++) {
      to[k] = k == 2 && scene.isPlanar() ? 0 : (double) c[column + order[k]] - home[order[k]];
    }
  }

  private double ball(double x, double y, double z, double size, double px, double py, double pz) {
    double dx = px - x, dy = py - y, dz = pz - z;
    piece.ball(x, y, z, size);
    return size - Math.sqrt(dx * dx + dy * dy + dz * dz);
  }

  private double halfSpace(double radius, int[] order, float[] home, double px, double py, double pz) {
    double x = c[order[0]], y = c[order[1]], z = c[order[2]];
    double length = Math.sqrt(x * x + y * y + z * z);
    x /= length;
    y /= length;
    z /= length;
    double reach = radius - c[3] / length - (x * home[order[0]] + y * home[order[1]] + z * home[order[2]]);
    piece.halfSpace(x, y, z, reach);
    return reach - (x * px + y * py + z * pz);
  }

  private double capsule(double size, PushOutScene scene, float[] home, double px, double py, double pz) {
    point(a, 0, scene, home);
    point(b, 3, scene, home);
    double dx = b[0] - a[0], dy = b[1] - a[1], dz = b[2] - a[2], square = dx * dx + dy * dy + dz * dz;
    if (scene.isPlanar() && square > 0) { // a box without thickness
      double length = Math.sqrt(square);
      block.centre((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 0, 2);
      block.axis(0, dx / length, dy / length, 0, length / 2);
      block.axis(1, -dy / length, dx / length, 0, 0);
      return block.depth(px, py, pz, size, piece);
    }
    double t = (dx * (px - a[0]) + dy * (py - a[1]) + dz * (pz - a[2])) / square;
    t = t > 0 ? Math.min(t, 1) : 0; // of a segment without length too
    return ball(a[0] + t * dx, a[1] + t * dy, a[2] + t * dz, size, px, py, pz);
  }

  private double box(double radius, PushOutScene scene, float[] home, double px, double py, double pz) {
    point(a, 0, scene, home);
    point(b, 3, scene, home);
    block.centre((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2, scene.isPlanar() ? 2 : 3);
    for (int k = 0; k < 3; k++) {
      block.axis(k, k == 0 ? 1 : 0, k == 1 ? 1 : 0, k == 2 ? 1 : 0, (b[k] - a[k]) / 2);
    }
    return block.depth(px, py, pz, radius, piece);
  }

  /** The axes of an oriented box: columns of the rotation matrix of its quaternion. */
  private void turn() {
    double x = c[6], y = c[7], z = c[8], w = c[9], s = 2 / (x * x + y * y + z * z + w * w);
    block.axis(0, 1 - s * (y * y + z * z), s * (x * y + z * w), s * (x * z - y * w), c[3]);
    block.axis(1, s * (x * y - z * w), 1 - s * (x * x + z * z), s * (y * z + x * w), c[4]);
    block.axis(2, s * (x * z + y * w), s * (y * z - x * w), 1 - s * (x * x + y * y), c[5]);
  }
}
