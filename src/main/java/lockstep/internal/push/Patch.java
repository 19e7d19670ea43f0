package lockstep.internal.push;

/**
 * The part of a border that is in a cell, or slightly more: for a flat border a convex polygon, which ends
 * where the piece does; for a ball a cap, as far as the ball around the cell reaches.
 */
final class Patch {
  /** Corners of a rectangle cut by the faces of a cell and of a piece, each of which adds a corner. */
  private static final int MOST = 4 + 2 + Piece.MOST_PLANES;

  private final GrownObstacles known;
  private final Cells cells;
  private boolean isFlat;

  /** Corners of the polygon, as consecutive coordinates, and the corners before a cut. */
  private double[] corners = new double[3 * MOST], uncut = new double[3 * MOST];

  private int count;

  /**
   * The ball, and the cap around a direction, given by its half angle; the cosine is −1 if the cap is the
   * whole ball.
   */
  private double x, y, z, size, towardsX, towardsY, towardsZ, cos, sin;

  Patch(GrownObstacles known, Cells cells) {
    this.known = known;
    this.cells = cells;
  }

  /** Takes the patch of a border; false if there is none. */
  boolean of(int border, int cell) {
    isFlat = known.isFlat(border);
    return isFlat ? polygon(border, cell) : cap(border, cell);
  }

  private boolean polygon(int border, int cell) {
    double nx = known.x[border], ny = known.y[border], nz = known.z[border];
    double ax = Math.abs(nx), ay = Math.abs(ny), az = Math.abs(nz);
    double cx = cells.x[cell], cy = cells.y[cell], cz = cells.z[cell], half = cells.half[cell],
        halfZ = cells.halfZ(cell);
    double off = known.size[border] - nx * cx - ny * cy - nz * cz;
    count = 4;
    for (int k = 0; k < 4; k++) {
      double u = ((k & 1) ^ (k >> 1)) > 0 ? half : -half, v = k > 1 ? half : -half;
      double w = v * halfZ / half;
      if (az >= ax && az >= ay) {
        corner(k, cx + u, cy + v, cz + (off - nx * u - ny * v) / nz);
      } else if (ay >= ax) {
        corner(k, cx + u, cy + (off - nx * u - nz * w) / ny, cz + w);
      } else {
        corner(k, cx + (off - ny * u - nz * w) / nx, cy + u, cz + w);
      }
    }
    int piece = border / GrownObstacles.SLOT;
    double near = GrownObstacles.CROSSING * cells.far[cell];
    if (az >= ax && az >= ay) {
      cut(0, 0, 1, cz + half + near);
      cut(0, 0, -1, half + near - cz);
    } else if (ay >= ax) {
      cut(0, 1, 0, cy + half + near);
      cut(0, -1, 0, half + near - cy);
    } else {
      cut(1, 0, 0, cx + half + near);
      cut(-1, 0, 0, half + near - cx);
    }
    for (int k = GrownObstacles.SLOT * piece; k < known.end(piece); k++) {
      if (k != border) {
        cut(known.x[k], known.y[k], known.z[k], known.size[k] + near);
      }
    }
    return count > 0;
  }

  private void corner(int k, double px, double py, double pz) {
    corners[3 * k] = px;
    corners[3 * k + 1] = py;
    corners[3 * k + 2] = pz;
  }

  /** Cuts off the part in front of a plane (Sutherland and Hodgman, 1974). */
  private void cut(double nx, double ny, double nz, double reach) {
    double[] from = corners;
    int corner = 0, last = count - 1;
    boolean isCut = false;
    for (int k = 0; k < count && !isCut; k++) {
      isCut = nx * from[3 * k] + ny * from[3 * k + 1] + nz * from[3 * k + 2] > reach;
    }
    if (!isCut) {
      return;
    }
    corners = uncut;
    uncut = from;
    double before = nx * from[3 * last] + ny * from[3 * last + 1] + nz * from[3 * last + 2] - reach;
    for (int k = 0; k < count; k++) {
      double off = nx * from[3 * k] + ny * from[3 * k + 1] + nz * from[3 * k + 2] - reach;
      if ((off > 0) != (before > 0)) {
        double t = before / (before - off);
        corner(corner++, from[3 * last] + t * (from[3 * k] - from[3 * last]),
            from[3 * last + 1] + t * (from[3 * k + 1] - from[3 * last + 1]),
            from[3 * last + 2] + t * (from[3 * k + 2] - from[3 * last + 2]));
      }
      if (!(off > 0)) {
        corner(corner++, from[3 * k], from[3 * k + 1], from[3 * k + 2]);
      }
      before = off;
      last = k;
    }
    count = corner;
  }

  private boolean cap(int border, int cell) {
    x = known.x[border];
    y = known.y[border];
    z = known.z[border];
    size = known.size[border];
    double dx = cells.x[cell] - x, dy = cells.y[cell] - y, dz = cells.z[cell] - z,
        reach = Cells.ACROSS * cells.half[cell];
    double away = Math.sqrt(dx * dx + dy * dy + dz * dz);
    cos = (away * away + size * size - reach * reach) / (2 * away * size);
    if (!(cos > -1)) {
      cos = -1;
      return true;
    }
    sin = Math.sqrt(Math.max(0, 1 - cos * cos));
    towardsX = dx / away;
    towardsY = dy / away;
    towardsZ = dz / away;
    return cos <= 1;
  }

  /** Whether a piece blocks the whole patch. */
  boolean isBlocked(int piece, double far) {
    for (int k = GrownObstacles.SLOT * piece; k < known.end(piece); k++) {
      if (!isBehind(k, known.deep(k, far))) {
        return false;
      }
    }
    return true;
  }

  private boolean isBehind(int k, double deep) {
    if (!isFlat) {
      return isCapBehind(k, deep);
    }
    double kx = known.x[k], ky = known.y[k], kz = known.z[k], least = known.size[k] - deep;
    for (int c = 0; c < 3 * count; c += 3) {
      if (known.isFlat(k)) {
        if (!(kx * corners[c] + ky * corners[c + 1] + kz * corners[c + 2] < least)) {
          return false;
        }
      } else {
        double dx = corners[c] - kx, dy = corners[c + 1] - ky, dz = corners[c + 2] - kz;
        if (!(dx * dx + dy * dy + dz * dz < least * least)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isCapBehind(int k, double deep) {
    double ax = known.x[k], ay = known.y[k], az = known.z[k], room;
    if (known.isFlat(k)) {
      room = known.size[k] - deep - ax * x - ay * y - az * z;
    } else { // squares of distances from the centre, which change on a ball as the distance from a plane does
      ax = 2 * (x - ax);
      ay = 2 * (y - ay);
      az = 2 * (z - az);
      double least = known.size[k] - deep;
      room = least * least - (ax * ax + ay * ay + az * az) / 4 - size * size;
    }
    double most = Math.sqrt(ax * ax + ay * ay + az * az);
    if (cos > -1) {
      double along = ax * towardsX + ay * towardsY + az * towardsZ;
      if (along < most * cos) {
        most = along * cos + sin * Math.sqrt(Math.max(0, most * most - along * along));
      }
    }
    return size * most < room;
  }

  /** Whether a flat border may cross the polygon. */
  boolean meets(int k, double near) {
    boolean isBefore = false, isBehind = false;
    for (int c = 0; c < 3 * count && !(isBefore && isBehind); c += 3) {
      double off =
          known.x[k] * corners[c] + known.y[k] * corners[c + 1] + known.z[k] * corners[c + 2] - known.size[k];
      isBefore |= off >= -near;
      isBehind |= off <= near;
    }
    return isBefore && isBehind;
  }
}
