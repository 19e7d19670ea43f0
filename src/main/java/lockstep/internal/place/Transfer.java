package lockstep.internal.place;

import java.util.EnumMap;
import java.util.Map;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;

/**
 * Shapes of a frame as another frame has them. Points go through the matrix and translation of {@link
 * Relative}, as origins of rays do; radii and half extents are multiplied by the scale, rounded to float;
 * turns are multiplied as quaternions in double and rounded once. A box becomes an oriented one: its middle
 * and half extents are computed in double and rounded once before that. A half-space has its normal turned,
 * and its d computed in double from the normal as rounded. A carrier, set anew for each pair of frames.
 */
public final class Transfer {
  /** Of what kind shapes are in the other frame; the others cannot be turned. */
  private static final Map<Kind, Kind> TURNED =
      new EnumMap<>(Map.of(Kind.SPHERE, Kind.SPHERE, Kind.CAPSULE, Kind.CAPSULE, Kind.BOX, Kind.ORIENTED_BOX,
          Kind.ORIENTED_BOX, Kind.ORIENTED_BOX, Kind.TRIANGLE, Kind.TRIANGLE, Kind.PLANE, Kind.PLANE));

  /** More than all roundings together take from a shape, see {@link #pad}. */
  private static final double ROUNDING = 64 * 0x1p-24;

  private static final double UNDERFLOW = 0x1p-57;

  private final Relative relative = new Relative();
  private final double[] turn = new double[4];
  private double scale;

  /** What moves nothing yet. */
  public Transfer() {}

  /** Of what kind shapes of a kind are in another frame; null if they cannot be turned. */
  public static Kind turned(Kind kind) {
    return TURNED.get(kind);
  }

  /** From a frame to another. */
  public Transfer of(Frame from, Frame to) {
    relative.of(from, to);
    scale = from.scale / to.scale;
    double ax = -to.turn[0], ay = -to.turn[1], az = -to.turn[2], aw = to.turn[3];
    double bx = from.turn[0], by = from.turn[1], bz = from.turn[2], bw = from.turn[3];
    multiply(ax, ay, az, aw, bx, by, bz, bw, turn);
    return this;
  }

  /**
   * Writes listed elements, entries {@code at} to {@code at + count − 1} of the list, as the other frame has
   * them, to columns of the kind that they {@linkplain #turned become}. Elements that meet nothing are not
   * for it: a radius or side of less than 0 may become 0.
   */
  public void write(Elements elements, int[] list, int at, int count, float[][] to) {
    float[][] columns = elements.columns;
    int from = elements.from;
    switch (elements.kind) {
      case SPHERE -> {
        gather(columns, from, list, at, count, 3, to);
        scaled(columns[3], from, list, at, count, to[3]);
      }
      case CAPSULE -> {
        gather(columns, from, list, at, count, 6, to);
        scaled(columns[6], from, list, at, count, to[6]);
      }
      case TRIANGLE -> triangles(elements, list, at, count, to);
      case ORIENTED_BOX -> {
        gather(columns, from, list, at, count, 3, to);
        for (int c = 3; c < 6; c++) {
          scaled(columns[c], from, list, at, count, to[c]);
        }
        turns(columns, from, list, at, count, to);
      }
      case BOX -> boxes(columns, from, list, at, count, to);
      case PLANE -> planes(columns, from, list, at, count, to);
      default -> throw new IllegalArgumentException(elements.kind.label());
    }
    for (int c = 0; c < 3 * turned(elements.kind).points(); c += 3) {
      relative.points(to[c], to[c + 1], to[c + 2], count);
    }
  }

  private static void triangles(Elements triangles, int[] list, int at, int count, float[][] to) {
    if (triangles.isStored()) {
      gather(triangles.columns, triangles.from, list, at, count, 9, to);
    } else {
      for (int k = 0; k < count; k++) {
        triangles.copy(list[at + k], to, k);
      }
    }
  }

  /** Writes listed motions likewise. */
  public void directions(Elements motions, int[] list, int at, int count, float[][] to) {
    gather(motions.columns, motions.from, list, at, count, 3, to);
    relative.directions(to[0], to[1], to[2], count);
  }

  private static void gather(float[][] columns, int from, int[] list, int at, int count, int width,
      float[][] to) {
    for (int c = 0; c < width; c++) {
      float[] column = columns[c], into = to[c];
      for (int k = 0; k < count; k++) {
        into[k] = column[from + list[at + k]];
      }
    }
  }

  private void scaled(float[] column, int from, int[] list, int at, int count, float[] to) {
    float by = (float) scale;
    for (int k = 0; k < count; k++) {
      to[k] = by * column[from + list[at + k]];
    }
  }

  private void turns(float[][] columns, int from, int[] list, int at, int count, float[][] to) {
    for (int k = 0; k < count; k++) {
      int i = from + list[at + k];
      turn(columns[6][i], columns[7][i], columns[8][i], columns[9][i], to, k);
    }
  }

  /** Writes the product of the turn between the frames and one of a shape. */
  private void turn(double x, double y, double z, double w, float[][] to, int k) {
    double ax = turn[0], ay = turn[1], az = turn[2], aw = turn[3];
    to[6][k] = (float) Pose.productX(ax, ay, az, aw, x, y, z, w);
    to[7][k] = (float) Pose.productX(ay, az, ax, aw, y, z, x, w);
    to[8][k] = (float) Pose.productX(az, ax, ay, aw, z, x, y, w);
    to[9][k] = (float) Pose.productW(ax, ay, az, aw, x, y, z, w);
  }

  private void boxes(float[][] columns, int from, int[] list, int at, int count, float[][] to) {
    float by = (float) scale;
    for (int axis = 0; axis < 3; axis++) {
      float[] min = columns[axis], max = columns[axis + 3], centre = to[axis], half = to[axis + 3];
      for (int k = 0; k < count; k++) {
        int i = from + list[at + k];
        centre[k] = (float) (0.5 * ((double) min[i] + max[i]));
        half[k] = by * (float) (0.5 * ((double) max[i] - min[i]));
      }
    }
    for (int k = 0; k < count; k++) {
      turn(0, 0, 0, 1, to, k);
    }
  }

  private void planes(float[][] columns, int from, int[] list, int at, int count, float[][] to) {
    for (int k = 0; k < count; k++) {
      int i = from + list[at + k];
      relative.plane(columns[0][i], columns[1][i], columns[2][i], columns[3][i], scale, to, k);
    }
  }

  /** What takes points. */
  public Relative relative() {
    return relative;
  }

  /** See {@link Relative#box}. */
  public void box(float[] box, double pad, float[] to) {
    relative.box(box, pad, to);
  }

  /**
   * By how much a box of the other frame has to be enlarged for it to meet the box of a shape, each seen from
   * the other's frame or not, if a kernel says that the shape, as it is written, meets something in the box.
   *
   * <p>With u = 2⁻²⁴, s the scale, P and Q the largest |coordinates| of what is moved and of what stands, as
   * lengths of vectors, and m the translation, all as distances in the other frame: the products of a point
   * with the rows of a rotation, whose sums of magnitudes are at most √3 |p|, are off by 5 u each, a
   * translation by 2 u, a radius or half extent by 2 u, and a turn, whose components are off by u of its
   * length, moves what is at a distance h by at most 4 u h. The sum is less than 16 u s P + 2 u |m|. Boxes
   * that go the other way are off by no more, as their matrix has been rounded once, too. Where boxes are
   * told apart in float, on axes of either frame, sums of a row's products, a translation and a side, each
   * rounded up to twice, are off by less than 20 u (s P + |m| + Q). What kernels are off by is {@code c u (s
   * P + |m| + Q)}.
   *
   * @param coordinates the factor of the kernel's error, of both operands
   * @param apart how far apart shapes may be; more than all coordinates together does not matter
   */
  public double pad(double coordinates, double farFrom, double farTo, double apart) {
    double far = scale * farFrom + relative.distance() + farTo;
    return (ROUNDING + coordinates * 0x1p-24) * (far + Math.min(apart, far)) + UNDERFLOW * Math.max(1, scale);
  }

  /** Writes the product a b of quaternions, scaled by a power of two to components below 1. */
  private static void multiply(double ax, double ay, double az, double aw, double bx, double by, double bz,
      double bw, double[] to) {
    double x = Pose.productX(ax, ay, az, aw, bx, by, bz, bw),
        y = Pose.productX(ay, az, ax, aw, by, bz, bx, bw), z = Pose.productX(az, ax, ay, aw, bz, bx, by, bw),
        w = Pose.productW(ax, ay, az, aw, bx, by, bz, bw);
    double largest = Math.max(Math.max(Math.abs(x), Math.abs(y)), Math.max(Math.abs(z), Math.abs(w)));
    double scale = Math.scalb(1.0, -1 - Math.getExponent(largest));
    to[0] = scale * x;
    to[1] = scale * y;
    to[2] = scale * z;
    to[3] = scale * w;
  }
}
