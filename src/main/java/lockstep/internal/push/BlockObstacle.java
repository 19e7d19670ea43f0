package lockstep.internal.push;

/**
 * A box with any axes, grown by the radius of a mover: all places within that radius of the box. It is the
 * union of three boxes, each grown along one axis, and the balls around all points of the box's edges.
 */
public final class BlockObstacle {
  private double cx, cy, cz;
  private final double[] x = new double[3], y = new double[3], z = new double[3]; // of the axes, unit vectors
  private final double[] half = new double[3];
  private int axes; // 2 in a plane
  private final double[] over = new double[3]; // how far a place lies beyond the faces

  /** Sets the centre of a box in space or, with two axes, in a plane. */
  public void centre(double itsX, double itsY, double itsZ, int itsAxes) {
    cx = itsX;
    cy = itsY;
    cz = itsZ;
    axes = itsAxes;
  }

  /** Sets a unit axis, and the box's half extent along it. */
  public void axis(int k, double ux, double uy, double uz, double reach) {
    x[k] = ux;
    y[k] = uy;
    z[k] = uz;
    half[k] = reach;
  }

  /** The depth of a place in it, and the piece of it that contains the place. */
  public double depth(double px, double py, double pz, double radius, Piece piece) {
    double square = 0, nx = px, ny = py, nz = pz; // the nearest point
    int beyond = 0, farthest = 0;
    for (int k = 0; k < axes; k++) {
      double along = x[k] * (px - cx) + y[k] * (py - cy) + z[k] * (pz - cz);
      over[k] = Math.abs(along) - half[k];
      farthest = over[k] > over[farthest] ? k : farthest;
      if (over[k] > 0) {
        beyond++;
        square += over[k] * over[k];
        double back = Math.copySign(over[k], along);
        nx -= back * x[k];
        ny -= back * y[k];
        nz -= back * z[k];
      }
    }
    if (beyond > 1) {
      piece.ball(nx, ny, nz, radius);
      return radius - Math.sqrt(square);
    }
    grown(farthest, radius, piece);
    return radius - over[farthest];
  }

  /** The box grown along one axis. */
  private void grown(int axis, double radius, Piece piece) {
    piece.flat(axis, 2 * axes);
    double square = 0;
    for (int k = 0; k < axes; k++) {
      double reach = half[k] + (k == axis ? radius : 0), along = x[k] * cx + y[k] * cy + z[k] * cz;
      piece.plane(x[k], y[k], z[k], along + reach);
      piece.plane(-x[k], -y[k], -z[k], reach - along);
      square += reach * reach;
    }
    piece.bounds(cx, cy, cz, Math.sqrt(square));
  }
}
