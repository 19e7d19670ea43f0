package lockstep.internal.push;

/**
 * A triangle, grown by the radius of a mover: the prism between its two sides, and the balls around all
 * points of its edges. A triangle without area is represented by its edges.
 */
public final class TriangleObstacle {
  /** More than the rounding error of lengths in double. */
  private static final double LEAST = 0x1p-40;

  /** Corners, in order, and the unit normal. */
  private final double[] x = new double[3], y = new double[3], z = new double[3];

  private double nx, ny, nz;
  private boolean hasFace;
  private double longest; // edge

  /** The nearest point of the edges, and its squared distance. */
  private double nearX, nearY, nearZ, square;

  /** Sets a corner; the last one completes the triangle. */
  public void corner(int k, double itsX, double itsY, double itsZ) {
    x[k] = itsX;
    y[k] = itsY;
    z[k] = itsZ;
    if (k == 2) {
      double ux = x[1] - x[0], uy = y[1] - y[0], uz = z[1] - z[0];
      double vx = x[2] - x[0], vy = y[2] - y[0], vz = z[2] - z[0];
      nx = uy * vz - uz * vy;
      ny = uz * vx - ux * vz;
      nz = ux * vy - uy * vx;
      double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
      hasFace = length > 0;
      double wx = vx - ux, wy = vy - uy, wz = vz - uz;
      longest = Math.sqrt(Math.max(ux * ux + uy * uy + uz * uz,
          Math.max(vx * vx + vy * vy + vz * vz, wx * wx + wy * wy + wz * wz)));
      nx /= length;
      ny /= length;
      nz /= length;
    }
  }

  /**
   * The depth of a place in it, and the piece of it that contains the place: not the prism if the place is no
   * farther from its other sides than the rounding of coordinates.
   */
  public double depth(double px, double py, double pz, double radius, double coordinates, Piece piece) {
    double rounding = coordinates + LEAST * longest;
    if (hasFace && isOverFace(px, py, pz, rounding)) {
      prism(radius, piece);
      piece.inside = rounding / 4;
      return radius - Math.abs(nx * (px - x[0]) + ny * (py - y[0]) + nz * (pz - z[0]));
    }
    square = Double.POSITIVE_INFINITY;
    for (int k = 0; k < 3; k++) {
      edge(k, (k + 1) % 3, px, py, pz);
    }
    piece.ball(nearX, nearY, nearZ, radius);
    return radius - Math.sqrt(square);
  }

  private boolean isOverFace(double px, double py, double pz, double rounding) {
    for (int k = 0; k < 3; k++) {
      int next = (k + 1) % 3;
      double ex = x[next] - x[k], ey = y[next] - y[k], ez = z[next] - z[k];
      double outward = (ey * nz - ez * ny) * (px - x[k]) + (ez * nx - ex * nz) * (py - y[k])
          + (ex * ny - ey * nx) * (pz - z[k]);
      if (!(outward < -rounding * Math.sqrt(ex * ex + ey * ey + ez * ez))) {
        return false;
      }
    }
    return true;
  }

  private void edge(int k, int next, double px, double py, double pz) {
    double ex = x[next] - x[k], ey = y[next] - y[k], ez = z[next] - z[k];
    double t = (ex * (px - x[k]) + ey * (py - y[k]) + ez * (pz - z[k])) / (ex * ex + ey * ey + ez * ez);
    t = t > 0 ? Math.min(t, 1) : 0; // also for an edge without length
    double ax = x[k] + t * ex, ay = y[k] + t * ey, az = z[k] + t * ez;
    double far = (px - ax) * (px - ax) + (py - ay) * (py - ay) + (pz - az) * (pz - az);
    if (far < square) {
      square = far;
      nearX = ax;
      nearY = ay;
      nearZ = az;
    }
  }

  private void prism(double radius, Piece piece) {
    piece.flat(0, 2);
    double along = nx * x[0] + ny * y[0] + nz * z[0];
    piece.plane(nx, ny, nz, radius + along);
    piece.plane(-nx, -ny, -nz, radius - along);
    for (int k = 0; k < 3; k++) {
      int next = (k + 1) % 3;
      double ex = x[next] - x[k], ey = y[next] - y[k], ez = z[next] - z[k];
      double length = Math.sqrt(ex * ex + ey * ey + ez * ez);
      double mx = (ey * nz - ez * ny) / length, my = (ez * nx - ex * nz) / length,
          mz = (ex * ny - ey * nx) / length;
      piece.plane(mx, my, mz, mx * x[k] + my * y[k] + mz * z[k]);
    }
    piece.bounds(x[0], y[0], z[0], longest + radius);
  }
}
