package lockstep.internal.kernel.overlap;

import java.util.Random;
import lockstep.oracle.OrientedBox;
import lockstep.oracle.Point;

/** Oriented boxes for tests, ten floats from an index on, and ways to make them touch. */
final class TurnedBoxes {
  static final double U = 0x1p-24;

  /** Every axis that may separate two boxes, and one further axis. */
  static final int AXES = 16;

  private TurnedBoxes() {}

  /** Half extents up to {@code size}, a millionth of it or 0, and a quaternion. */
  static void fill(Random random, float[] p, int at, float size) {
    for (int k = 0; k < 3; k++) {
      float half = size * random.nextFloat();
      p[at + 3 + k] = switch (random.nextInt(8)) {
        case 0 -> 0;
        case 1 -> 1e-3f * half;
        case 2 -> 1e-6f * half;
        default -> half;
      };
    }
    turn(random, p, at);
  }

  /** A quaternion of any length, or nearly a rotation about an axis, or by 90° or 120°. */
  static void turn(Random random, float[] p, int at) {
    int kind = random.nextInt(4);
    for (int k = 6; k < 10; k++) {
      float some = (float) random.nextGaussian();
      p[at + k] = kind == 0 ? random.nextInt(3) - 1 + 1e-5f * some : some;
    }
    for (int k = 1; k < kind; k++) {
      p[at + 6 + random.nextInt(4)] *= 1e-4f;
    }
  }

  /**
   * One of the 24 rotations that map axes to axes, by a quaternion whose squared length is a power of two:
   * everything is exact.
   */
  static void turnSquarely(Random random, float[] p, int at) {
    float square;
    do {
      square = 0;
      for (int k = 6; k < 10; k++) {
        p[at + k] = random.nextInt(3) - 1;
        square += p[at + k] * p[at + k];
      }
    } while (square != 1 && square != 2 && square != 4);
  }

  /**
   * Rotates the second box like the first, then by a multiple of 45° about an axis of it, then by {@code
   * angle} about any axis.
   */
  static void turnAlike(Random random, float[] p, int first, int second, double angle) {
    double[] roll = {0, 0, 0, Math.cos(random.nextInt(8) * Math.PI / 8)};
    roll[random.nextInt(3)] = Math.sqrt(1 - roll[3] * roll[3]);
    double[] q = product(new double[] {p[first + 6], p[first + 7], p[first + 8], p[first + 9]}, roll);
    double length = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
    double[] small =
        {angle * random.nextGaussian(), angle * random.nextGaussian(), angle * random.nextGaussian(), 1};
    q = product(q, small);
    for (int k = 0; k < 4; k++) {
      p[second + 6 + k] = (float) (q[k] / length);
    }
  }

  /** The product of two quaternions. */
  static double[] product(double[] a, double[] b) {
    return new double[] {a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
        a[3] * b[1] + a[1] * b[3] + a[2] * b[0] - a[0] * b[2],
        a[3] * b[2] + a[2] * b[3] + a[0] * b[1] - a[1] * b[0],
        a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2]};
  }

  /**
   * Moves the centre of the box at {@code second} to where it touches the other one, on one of the {@link
   * #AXES}, or is that far from it: a point of one's foremost corner, edge or face moves to one of the
   * other's.
   */
  static void touch(Random random, OrientedBox one, float[] p, int second, int axis, double gap) {
    p[second] = p[second + 1] = p[second + 2] = 0;
    OrientedBox other = OrientedBox.of(p, second);
    double[][] a = axes(one), b = axes(other);
    double[] n =
        axis < 3 ? a[axis] : axis < 6 ? b[axis - 3] : axis < 15 ? cross(a[(axis - 6) / 3], b[axis % 3])
            : new double[] {random.nextGaussian(), random.nextGaussian(), random.nextGaussian()};
    double length = Math.sqrt(dot(n, n));
    n = length > 1e-12 ? new double[] {n[0] / length, n[1] / length, n[2] / length} : a[0];
    double[] foremost1 = foremost(random, one, a, n, 1);
    double[] foremost2 = foremost(random, other, b, n, -1);
    for (int k = 0; k < 3; k++) {
      p[second + k] = (float) (foremost1[k] + gap * n[k] - foremost2[k]);
    }
  }

  /** A point of the box that is farthest along n, or against it. */
  private static double[] foremost(Random random, OrientedBox box, double[][] axes, double[] n, int sign) {
    double[] point = coordinates(box.centre());
    double[] half = coordinates(box.half());
    for (int k = 0; k < 3; k++) {
      double along = sign * dot(n, axes[k]);
      double at = half[k] * (Math.abs(along) < 1e-9 ? 2 * random.nextDouble() - 1 : Math.signum(along));
      for (int c = 0; c < 3; c++) {
        point[c] += at * axes[k][c];
      }
    }
    return point;
  }

  private static double[][] axes(OrientedBox box) {
    return new double[][] {coordinates(box.axisX()), coordinates(box.axisY()), coordinates(box.axisZ())};
  }

  private static double[] coordinates(Point p) {
    return new double[] {p.x().toDouble(), p.y().toDouble(), p.z().toDouble()};
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  private static double[] cross(double[] a, double[] b) {
    return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
  }

  /** Multiplies centre and half extents by a power of two. */
  static void scale(float[] p, int at, int power) {
    for (int k = 0; k < 6; k++) {
      p[at + k] = Math.scalb(p[at + k], power);
    }
  }
}
