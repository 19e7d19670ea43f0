package lockstep.internal.place;

import lockstep.internal.shape.Elements;
import lockstep.internal.shape.OrientedBoxGeometry;

/**
 * A frame of reference: it takes p to {@code position + scale R p}, all in double. A carrier, set anew for
 * each placement.
 */
public final class Frame {
  private static final double U = 0x1p-24;

  /** What all roundings of a ray together are off by at most, see {@link #bounds}, but for the kernels'. */
  private static final double ROUNDING = 54;

  /** More than underflow takes from coordinates, per unit of scale. */
  private static final double UNDERFLOW = 0x1p-57;

  final double[] position = new double[3];

  /** The axes of the frame, columns of R: component {@code row} of an axis stands at 3 axis + row. */
  final double[] axes = {1, 0, 0, 0, 1, 0, 0, 0, 1};

  /** The quaternion of R: x, y, z, w, of any length. */
  final double[] turn = {0, 0, 0, 1};

  double scale = 1;

  /** The frame of the world. */
  public Frame() {}

  /** Becomes the frame of the world. */
  public void toWorld() {
    turn(0, 0, 0, 1);
    at(0, 0, 0);
    scale = 1;
  }

  /** Becomes that of a placement; false, and unchanged, if it is not proper. */
  public boolean of(Places places, int i) {
    if (!places.isProper(i)) {
      return false;
    }
    turn(places.turn(0, i), places.turn(1, i), places.turn(2, i), places.turn(3, i));
    at(places.position(0, i), places.position(1, i), places.position(2, i));
    scale = places.scale(i);
    return true;
  }

  /**
   * Becomes that of a placement, or of the world if {@code places} is null; false, and that of the world, if
   * the placement is not proper.
   */
  public boolean in(Places places, int i) {
    toWorld();
    return places == null || of(places, i);
  }

  private void turn(double x, double y, double z, double w) {
    turn[0] = x;
    turn[1] = y;
    turn[2] = z;
    turn[3] = w;
    OrientedBoxGeometry.axes(x, y, z, w, axes);
  }

  /** The scale. */
  public double scale() {
    return scale;
  }

  /** Moves to another position. */
  public void at(double x, double y, double z) {
    position[0] = x;
    position[1] = y;
    position[2] = z;
  }

  /** Component x, y or z of the position, for 0, 1 or 2. */
  public double position(int axis) {
    return position[axis];
  }

  /** How far apart the positions of two frames are. */
  double distance(Frame other) {
    double x = position[0] - other.position[0], y = position[1] - other.position[1],
        z = position[2] - other.position[2];
    return Math.sqrt(x * x + y * y + z * z);
  }

  /**
   * Writes the box around a box in this frame, in coordinates of {@code origin}, a frame that is not turned
   * and has scale 1. It is enlarged so that a ray in {@code origin} whose box queries are padded by {@link
   * #pad} meets it if the same ray in this frame hits anything in the box.
   *
   * <p>With u = 2⁻²⁴, W the distance of the ray's origin from {@code origin}, by way of its own frame, P that
   * of this frame's position, and L the length of the box's largest coordinates times the scale, as distances
   * in the world:
   *
   * <ol>
   * <li>The origin of a ray in this frame is off by 5 u of each product, the rows of a rotation have sums of
   * at most √3, and by 2 u of the translation: 9 u W + 2 u (W + P).
   * <li>Its direction is off by 4 u of each product; up to a hit the ray moves by no more than the distance
   * of the box, at √3 for each axis: less than 16 u (W + P + L).
   * <li>The kernel's hit is within the padding that trees give to a ray, {@code c u (W + P)} with c = 4/3
   * (coordinates + 8); leaves are padded.
   * <li>The first two once more for the ray in {@code origin}.
   * </ol>
   *
   * The sum is less than (54 + c) u (W + P + 2 L).
   *
   * @param local min x, y, z, max x, y, z, finite
   * @param coordinates the factor of the kernel's error, see ErrorBound
   * @param to where to write the box
   */
  public void bounds(float[] local, Frame origin, float coordinates, float[] to) {
    double pad =
        factor(coordinates) * (distance(origin) + 2 * scale * reach(local)) + UNDERFLOW * Math.max(1, scale);
    for (int row = 0; row < 3; row++) {
      double centre = 0, half = 0;
      for (int axis = 0; axis < 3; axis++) {
        double a = axes[3 * axis + row];
        centre += a * (0.5 * ((double) local[axis] + local[axis + 3]));
        half += Math.abs(a) * (0.5 * ((double) local[axis + 3] - local[axis]));
      }
      centre = position[row] - origin.position[row] + scale * centre;
      half = scale * half + pad;
      to[row] = Math.nextDown((float) (centre - half));
      to[row + 3] = Math.nextUp((float) (centre + half));
    }
  }

  /** How far a box reaches from the origin: min x, y, z, max x, y, z. */
  public static double reach(float[] box) {
    double square = 0;
    for (int axis = 0; axis < 3; axis++) {
      double far = Math.max(Math.abs((double) box[axis]), Math.abs((double) box[axis + 3]));
      square += far * far;
    }
    return Math.sqrt(square);
  }

  /**
   * The padding of box queries in {@code origin} for a ray in this frame whose origin has {@code o} as its
   * largest |coordinate|: see {@link #bounds}.
   */
  public float pad(Frame origin, float coordinates, float o) {
    return Math.nextUp((float) (factor(coordinates) * (distance(origin) + 2 * scale * o) + UNDERFLOW));
  }

  private static double factor(float coordinates) {
    return U * (ROUNDING + 4 / 3.0 * (coordinates + 8));
  }

  /**
   * Whether a ray of these largest |components| of origin and direction is in range of {@link #bounds}: no
   * scales make it overflow.
   */
  public static boolean isInRange(float o, float d) {
    return o <= Elements.FAR && d <= Elements.FAR;
  }
}
