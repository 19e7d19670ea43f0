package lockstep.internal.push;

/**
 * A part of an obstacle, grown by the radius of the mover, that contains a given place in the obstacle: a
 * ball around the obstacle's point nearest to the place, or a part with flat borders, which is all places
 * behind each of some planes. An obstacle is known by its pieces.
 */
public final class Piece {
  static final int MOST_PLANES = 6;

  /** The number of this part if its obstacle has finitely many, else −1: then its ball identifies it. */
  int part;

  /** The number of planes, 0 for a ball. */
  int planes;

  /**
   * Number of leading borders that are borders of the obstacle; the others are inside the obstacle and bound
   * only the piece.
   */
  int outer;

  /**
   * How far behind its inner borders a place still counts as outside the piece, as rounding may have put it
   * there.
   */
  double inside;

  /** Unit normals of planes, or, in the first entry, the centre of the ball. */
  final double[] x = new double[MOST_PLANES], y = new double[MOST_PLANES], z = new double[MOST_PLANES];

  /** Its extent along normals, from the origin of the coordinates, or the radius of the ball. */
  final double[] size = new double[MOST_PLANES];

  /** A bounding ball; the radius is +∞ if there is none. */
  double middleX, middleY, middleZ, bound;

  /** Sets this to a ball. */
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

  /** Sets this to a half-space. */
  public void halfSpace(double nx, double ny, double nz, double reach) {
    flat(0, 1);
    plane(nx, ny, nz, reach);
    bounds(0, 0, 0, Double.POSITIVE_INFINITY);
  }

  /**
   * Sets this to a part with flat borders, whose planes and bounds follow; {@link #outer} is the number of
   * leading borders that belong to the obstacle.
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

  /** Its extent from the mover or, if it is infinite, the distance of its border. */
  double reach() {
    return planes == 1 ? Math.abs(size[0])
        : bound + Math.sqrt(middleX * middleX + middleY * middleY + middleZ * middleZ);
  }

  /** The number of its borders. */
  int borders() {
    return Math.max(1, planes);
  }
}
