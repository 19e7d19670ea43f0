package lockstep.kernel;

import static jdk.incubator.vector.VectorOperators.F2D;
import static jdk.incubator.vector.VectorOperators.GT;
import static jdk.incubator.vector.VectorOperators.LE;
import static jdk.incubator.vector.VectorOperators.LT;
import static lockstep.kernel.TriangleTriangle.AB;
import static lockstep.kernel.TriangleTriangle.AXES;
import static lockstep.kernel.TriangleTriangle.B;
import static lockstep.kernel.TriangleTriangle.BC;
import static lockstep.kernel.TriangleTriangle.C;
import static lockstep.kernel.TriangleTriangle.CA;
import static lockstep.kernel.TriangleTriangle.NORMAL1;
import static lockstep.kernel.TriangleTriangle.NORMAL2;
import static lockstep.kernel.TriangleTriangle.ROWS;
import static lockstep.kernel.TriangleTriangle.SLACK3;
import static lockstep.kernel.TriangleTriangle.SLACK4;
import static lockstep.kernel.TriangleTriangle.TOLERANCE;
import static lockstep.kernel.TriangleTriangle.U;
import static lockstep.kernel.TriangleTriangle.UV;
import static lockstep.kernel.TriangleTriangle.V;
import static lockstep.kernel.TriangleTriangle.VW;
import static lockstep.kernel.TriangleTriangle.W;
import static lockstep.kernel.TriangleTriangle.WU;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorMask;

/**
 * {@link TriangleTriangle}, a vector of pairs at a time, in two stages for {@link Staged}: the bounds,
 * and the separating axes. The axes are too much code for one compiled method, so they run as short
 * passes over a block of pairs that meet in a small array: row r of the scalar twin's vectors is
 * elements {@code 64 r … 64 r + 63}.
 */
final class TriangleTriangleWide {
  private static final int LANES = Lanes.DOUBLES.length();

  private static final ThreadLocal<double[]> VECTORS =
      ThreadLocal.withInitial(() -> new double[ROWS * Kernel.BLOCK]);

  private TriangleTriangleWide() {}

  /** First stage: do the bounds meet? */
  static void bounds(Side triangles1, Side triangles2, int count, Outcome out) {
    float[][] s = triangles1.columns, t = triangles2.columns;
    float[] ax = s[0], ay = s[1], az = s[2], bx = s[3], by = s[4], bz = s[5], cx = s[6], cy = s[7], cz = s[8];
    float[] ux = t[0], uy = t[1], uz = t[2], vx = t[3], vy = t[4], vz = t[5], wx = t[6], wy = t[7], wz = t[8];
    long[] words = out.words;
    int firstWord = out.word;
    int first = triangles1.from;
    int second = triangles2.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      long word = 0;
      for (int k = 0; k < Kernel.BLOCK; k += Lanes.LENGTH) {
        int i = first + k;
        int j = second + k;
        VectorMask<Float> meet = boundsMeet(Lanes.load(ax, i), Lanes.load(bx, i), Lanes.load(cx, i),
            Lanes.load(ux, j), Lanes.load(vx, j), Lanes.load(wx, j))
            .and(boundsMeet(Lanes.load(ay, i), Lanes.load(by, i), Lanes.load(cy, i), Lanes.load(uy, j),
                Lanes.load(vy, j), Lanes.load(wy, j)))
            .and(boundsMeet(Lanes.load(az, i), Lanes.load(bz, i), Lanes.load(cz, i), Lanes.load(uz, j),
                Lanes.load(vz, j), Lanes.load(wz, j)));
        word |= meet.toLong() << k;
      }
      words[firstWord + block] = word;
      first += triangles1.stride;
      second += triangles2.stride;
    }
  }

  private static VectorMask<Float> boundsMeet(FloatVector a, FloatVector b, FloatVector c, FloatVector u,
      FloatVector v, FloatVector w) {
    return Lanes.min(a, b, c).compare(LE, Lanes.max(u, v, w))
        .and(Lanes.min(u, v, w).compare(LE, Lanes.max(a, b, c)));
  }

  /** Second stage, for pairs whose bounds meet: does no axis separate them? */
  static void axes(Side triangles1, Side triangles2, int count, Outcome out) {
    double[] vectors = VECTORS.get();
    int first = triangles1.from;
    int second = triangles2.from;
    int blocks = Kernel.words(count);
    for (int block = 0; block < blocks; block++) {
      for (int axis = 0; axis < 3; axis++) {
        points(vectors, axis, triangles1.columns, first, triangles2.columns, second);
      }
      cross(vectors, AB, CA, NORMAL1);
      cross(vectors, UV, WU, NORMAL2);
      long word = slack(vectors);
      for (int axis = 0; axis < AXES.length && word != 0; axis++) {
        int e = AXES[axis][0];
        word &= meet(vectors, e, AXES[axis][1], e < NORMAL1 ? SLACK3 : SLACK4);
      }
      out.words[out.word + block] = word;
      first += triangles1.stride;
      second += triangles2.stride;
    }
  }

  private static DoubleVector load(double[] vectors, int row, int k) {
    return DoubleVector.fromArray(Lanes.DOUBLES, vectors, row * Kernel.BLOCK + k);
  }

  private static void store(DoubleVector vector, double[] vectors, int row, int k) {
    vector.intoArray(vectors, row * Kernel.BLOCK + k);
  }

  private static DoubleVector widen(float[] column, int at) {
    return (DoubleVector) FloatVector.fromArray(Lanes.HALF, column, at).convertShape(F2D, Lanes.DOUBLES, 0);
  }

  /** Fills one coordinate of points and edges and adds its share of S to the row that becomes slack. */
  private static void points(double[] vectors, int axis, float[][] s, int i, float[][] t, int j) {
    float[] ax = s[axis], bx = s[axis + 3], cx = s[axis + 6];
    float[] ux = t[axis], vx = t[axis + 3], wx = t[axis + 6];
    for (int k = 0; k < Kernel.BLOCK; k += LANES) {
      DoubleVector a = widen(ax, i + k);
      DoubleVector ab = widen(bx, i + k).sub(a);
      DoubleVector ac = widen(cx, i + k).sub(a);
      DoubleVector au = widen(ux, j + k).sub(a);
      DoubleVector av = widen(vx, j + k).sub(a);
      DoubleVector aw = widen(wx, j + k).sub(a);
      store(ab, vectors, B + axis, k);
      store(ac, vectors, C + axis, k);
      store(au, vectors, U + axis, k);
      store(av, vectors, V + axis, k);
      store(aw, vectors, W + axis, k);
      store(ab, vectors, AB + axis, k);
      store(ac.sub(ab), vectors, BC + axis, k);
      store(ac.neg(), vectors, CA + axis, k);
      store(av.sub(au), vectors, UV + axis, k);
      store(aw.sub(av), vectors, VW + axis, k);
      store(au.sub(aw), vectors, WU + axis, k);
      DoubleVector size = ab.abs().add(ac.abs()).add(au.abs()).add(av.abs()).add(aw.abs());
      store(axis == 0 ? size : load(vectors, SLACK3, k).add(size), vectors, SLACK3, k);
    }
  }

  /** Turns the sums S into the slack of the axes; the mask of pairs with a finite S. */
  private static long slack(double[] vectors) {
    long finite = 0;
    for (int k = 0; k < Kernel.BLOCK; k += LANES) {
      DoubleVector size = load(vectors, SLACK3, k);
      DoubleVector slack = size.mul(size).mul(size).mul(TOLERANCE);
      store(slack, vectors, SLACK3, k);
      store(slack.mul(size), vectors, SLACK4, k);
      finite |= size.compare(LE, Float.MAX_VALUE * 32.0).toLong() << k;
    }
    return finite;
  }

  private static void cross(double[] vectors, int e, int f, int to) {
    for (int k = 0; k < Kernel.BLOCK; k += LANES) {
      DoubleVector ex = load(vectors, e, k), ey = load(vectors, e + 1, k), ez = load(vectors, e + 2, k);
      DoubleVector fx = load(vectors, f, k), fy = load(vectors, f + 1, k), fz = load(vectors, f + 2, k);
      store(ey.mul(fz).sub(ez.mul(fy)), vectors, to, k);
      store(ez.mul(fx).sub(ex.mul(fz)), vectors, to + 1, k);
      store(ex.mul(fy).sub(ey.mul(fx)), vectors, to + 2, k);
    }
  }

  /** The pairs whose intervals on the axis e × f meet, or miss by no more than rounding may. */
  private static long meet(double[] vectors, int e, int f, int slackRow) {
    long word = 0;
    for (int k = 0; k < Kernel.BLOCK; k += LANES) {
      DoubleVector ex = load(vectors, e, k), ey = load(vectors, e + 1, k), ez = load(vectors, e + 2, k);
      DoubleVector fx = load(vectors, f, k), fy = load(vectors, f + 1, k), fz = load(vectors, f + 2, k);
      DoubleVector x = ey.mul(fz).sub(ez.mul(fy));
      DoubleVector y = ez.mul(fx).sub(ex.mul(fz));
      DoubleVector z = ex.mul(fy).sub(ey.mul(fx));
      DoubleVector b = project(vectors, B, k, x, y, z);
      DoubleVector c = project(vectors, C, k, x, y, z);
      DoubleVector u = project(vectors, U, k, x, y, z);
      DoubleVector v = project(vectors, V, k, x, y, z);
      DoubleVector w = project(vectors, W, k, x, y, z);
      DoubleVector zero = DoubleVector.zero(Lanes.DOUBLES);
      DoubleVector low1 = min(c, min(b, zero));
      DoubleVector high1 = max(c, max(b, zero));
      DoubleVector low2 = min(w, min(u, v));
      DoubleVector high2 = max(w, max(u, v));
      DoubleVector slack = load(vectors, slackRow, k);
      VectorMask<Double> meet = low2.sub(high1).compare(LE, slack).and(low1.sub(high2).compare(LE, slack));
      word |= meet.toLong() << k;
    }
    return word;
  }

  private static DoubleVector project(double[] vectors, int row, int k, DoubleVector x, DoubleVector y,
      DoubleVector z) {
    return x.mul(load(vectors, row, k)).add(y.mul(load(vectors, row + 1, k)))
        .add(z.mul(load(vectors, row + 2, k)));
  }

  private static DoubleVector min(DoubleVector a, DoubleVector b) {
    // a < b ? a : b
    return b.blend(a, a.compare(LT, b));
  }

  private static DoubleVector max(DoubleVector a, DoubleVector b) {
    // a > b ? a : b
    return b.blend(a, a.compare(GT, b));
  }
}
