package lockstep.internal.push;

/**
 * A part of an obstacle that has been grown by the radius of the mover, which holds a place that is in the
 * obstacle: a ball around the point of the obstacle that is nearest to the place, or a part with flat
 * borders, all places that are behind each of some planes. What is known of an obstacle are pieces of it.
 */
public final class Piece {
  static final int MOST_PLANES = 6;

  /** Which part of its obstacle it is if that has finitely many, else −1: then its ball says which. */
  int part;

  /** The number of planes, 0 for a ball. */
  int planes;

  /**
   * So many of its borders, the first ones, are borders of the obstacle; the others are inside of that, and
   * end the piece only.
   */
  int outer;

  /**
   * How far behind the others a place is outside of the piece all the same, as rounding may have put it
   * there.
   */
  double inside;

  /** Unit normals of planes, or as the first the centre of the ball. */
  final double[] x = new double[MOST_PLANES], y = new double[MOST_PLANES], z = new double[MOST_PLANES];

  /** How far it reaches along normals, from the origin of the coordinates, or the radius of the ball. */
  final double[] size = new double[MOST_PLANES];

  /** A ball that all of it is in; the radius is +∞ if there is none. */
  double middleX, middleY, middleZ, bound;

  /** Becomes a ball. */
  public void ball(double cx, double cy, double cz, double radius) {
    part = -1;
    planes = 0;
    outer = 1;
    inside = 0;
    x[0] = cx;
    y[0] = cy;
    z[0] = cz;
    size[0] = radius;
    bounds(cx, cy, cz, radius);
  }

  /** Becomes a half-space. */
  public void halfSpace(double nx, double ny, double nz, double reach) {
    flat(0, 1);
    plane(nx, ny, nz, reach);
    bounds(0, 0, 0, Double.POSITIVE_INFINITY);
  }

  /**
   * Becomes a part with flat borders, whose planes and bounds follow; so many of the first ones are borders
   * of the obstacle.
   */
  void flat(int itsPart, int borders) {
    part = itsPart;
    outer = borders;
    planes = 0;
    inside = 0;
  }

  void plane(double nx, double ny, double nz, double reach) {
    x[planes] = nx;
    y[planes] = ny;
    z[planes] = nz;
    size[planes++] = reach;
  }

  void bounds(double cx, double cy, double cz, double radius) {
    middleX = cx;
    middleY = cy;
    middleZ = cz;
    bound = radius;
  }

  /** How far it reaches from the mover, or if it has no end how far away its border is. */
  double reach() {
    return planes == 1 ? Math.abs(size[0])
        : bound + Math.sqrt(middleX * middleX + middleY * middleY + middleZ * middleZ);
  }

  /** The number of its borders. */
  int borders() {
    return Math.max(1, planes);
  }
}
