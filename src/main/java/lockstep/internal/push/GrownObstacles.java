package lockstep.internal.push;

import java.util.Arrays;

/**
 * The {@linkplain Piece pieces} of obstacles that a search has found: balls, or discs where the third
 * coordinate is 0 throughout, and parts with flat borders; a half-space has one border. As obstacles are
 * grown by the radius of the mover, the mover is a point. Coordinates are relative to its position.
 *
 * <p>Each piece is enlarged by a margin, and {@linkplain #blocks blocks} only places that are deeper in it
 * than a quarter of that, so a place on its border that is computed in double does not block itself. The rest
 * is for rounding the place to floats, by u of its coordinates with u = 2⁻²⁴, and for the overlap test in
 * float, which may take 6 u of the grown radius, or of a half-space 3 u of the coordinates and 6 u of the
 * mover's radius. Margins begin with about half of that, so that places are seldom farther than they must be;
 * margins that turn out to be too small grow. Borders of a piece that are inside its obstacle have none.
 */
final class GrownObstacles {
  private static final double U = 0x1p-24;

  /** Much more than the error of places in double. */
  private static final double ROUNDING = 0x1p-44;

  /**
   * More than the error of places where two flat borders cross at an angle of 2⁻¹² or more, relative to their
   * distance.
   */
  static final double CROSSING = 0x1p-36;

  /** The margin if all lengths are 0: products of smaller floats may underflow. */
  private static final double LEAST = 0x1p-96;

  /**
   * Enough doublings from 2⁻²⁴ of a length to more than it: where squares overflow in float, the overlap test
   * of balls is that of boxes.
   */
  private static final int MOST_GROWTHS = 30;

  /**
   * This many pieces of an obstacle have the same margin; for each further group of this size it doubles, so
   * that the number of pieces is bounded.
   */
  private static final int PIECES = 16;

  /** Room for the borders of each piece: those of piece p begin at {@code SLOT p}. */
  static final int SLOT = Piece.MOST_PLANES;

  int count;
  private int[] number = new int[8]; // of its obstacle
  private int[] part = new int[8];
  private int[] planes = new int[8]; // 0 for a ball
  // number of leading borders that are those of the obstacle, and have the margin
  private int[] outer = new int[8];
  private double[] inside = new double[8]; // the slack of the other borders
  private double[] margin = new double[8];
  private int[] growths = new int[8]; // of the margin
  private boolean[] outgrown = new boolean[8];

  /** For each border, the centre of a ball, or a unit normal. */
  double[] x = new double[8 * SLOT], y = new double[8 * SLOT], z = new double[8 * SLOT];

  /** For each border, the radius of a ball, or the piece's extent along the normal; with the margin. */
  double[] size = new double[8 * SLOT];

  void clear() {
    count = 0;
  }

  /** The index in this list of a piece of the obstacle with a caller's number, −1 if it is not there. */
  int indexOf(int wanted, Piece piece) {
    for (int p = 0; p < count; p++) {
      if (!outgrown[p] && number[p] == wanted && part[p] == piece.part) {
        int k = SLOT * p;
        if (piece.part >= 0 || (x[k] == piece.x[0] && y[k] == piece.y[0] && z[k] == piece.z[0])) {
          return p;
        }
      }
    }
    return -1;
  }

  /**
   * Adds a piece of an obstacle, for a mover with a radius and a distance from the origin of space; returns
   * its index in this list.
   */
  int add(int itsNumber, Piece piece, double radius, double home) {
    reserve();
    int p = count++;
    number[p] = itsNumber;
    part[p] = piece.part;
    planes[p] = piece.planes;
    outer[p] = piece.outer;
    inside[p] = piece.inside;
    for (int b = 0, k = SLOT * p; b < piece.borders(); b++, k++) {
      x[k] = piece.x[b];
      y[k] = piece.y[b];
      z[k] = piece.z[b];
      size[k] = piece.size[b];
    }
    growths[p] = piecesOf(itsNumber) / PIECES;
    outgrown[p] = false;
    margin[p] = 0;
    widen(p, Math.max(LEAST, Math.scalb(firstMargin(piece, radius, home), growths[p])));
    return p;
  }

  private static double firstMargin(Piece piece, double radius, double home) {
    if (piece.planes == 0) {
      return U * (3 * piece.size[0] + (home + piece.reach() - piece.bound) / 2);
    }
    return U * (3 * radius + home + piece.reach());
  }

  private int piecesOf(int wanted) {
    int pieces = 0;
    for (int p = 0; p < count - 1; p++) {
      pieces += !outgrown[p] && number[p] == wanted ? 1 : 0;
    }
    return pieces;
  }

  /** Raises a margin to at least this. */
  private void widen(int p, double to) {
    double more = to - margin[p];
    margin[p] = to;
    for (int k = SLOT * p; k < SLOT * p + outer[p]; k++) {
      size[k] += more;
    }
  }

  private void reserve() {
    if (count == number.length) {
      int more = 2 * count;
      number = Arrays.copyOf(number, more);
      part = Arrays.copyOf(part, more);
      planes = Arrays.copyOf(planes, more);
      outer = Arrays.copyOf(outer, more);
      inside = Arrays.copyOf(inside, more);
      margin = Arrays.copyOf(margin, more);
      growths = Arrays.copyOf(growths, more);
      outgrown = Arrays.copyOf(outgrown, more);
      x = Arrays.copyOf(x, SLOT * more);
      y = Arrays.copyOf(y, SLOT * more);
      z = Arrays.copyOf(z, SLOT * more);
      size = Arrays.copyOf(size, SLOT * more);
    }
  }

  /**
   * Adds the same piece with twice the margin at the end of the list; with flat borders, the margin is at
   * least as large as coordinates of this size may need, since they may be far from where the margin was made
   * for. It blocks all of the old piece's border; the old piece is outgrown. Returns its index, −1 if it has
   * grown so often that no margin helps.
   */
  int grow(int p, double far) {
    if (growths[p] >= MOST_GROWTHS) {
      return -1;
    }
    reserve();
    int to = count++;
    number[to] = number[p];
    part[to] = part[p];
    planes[to] = planes[p];
    outer[to] = outer[p];
    inside[to] = inside[p];
    margin[to] = margin[p];
    growths[to] = growths[p] + 1;
    outgrown[to] = false;
    System.arraycopy(x, SLOT * p, x, SLOT * to, SLOT);
    System.arraycopy(y, SLOT * p, y, SLOT * to, SLOT);
    System.arraycopy(z, SLOT * p, z, SLOT * to, SLOT);
    System.arraycopy(size, SLOT * p, size, SLOT * to, SLOT);
    widen(to, Math.max(2 * margin[p], planes[p] > 0 ? 2 * U * far : 0));
    outgrown[p] = true;
    return to;
  }

  /** Whether a piece has been replaced by a copy with a larger margin. */
  boolean isOutgrown(int p) {
    return outgrown[p];
  }

  /** The index after the last border of a piece. */
  int end(int p) {
    return SLOT * p + Math.max(1, planes[p]);
  }

  /** Whether a border is flat. */
  boolean isFlat(int k) {
    return planes[k / SLOT] > 0;
  }

  /**
   * Whether a place is in a piece by more than rounding in double; behind flat borders the tolerance grows
   * with the distance of the place.
   */
  boolean blocks(int p, double px, double py, double pz) {
    int k = SLOT * p;
    double slack = margin[p] / 4;
    if (planes[p] == 0) {
      double dx = px - x[k], dy = py - y[k], dz = pz - z[k], least = size[k] - slack;
      return dx * dx + dy * dy + dz * dz < least * least;
    }
    double rounding = ROUNDING * (Math.abs(px) + Math.abs(py) + Math.abs(pz));
    for (int b = 0; b < planes[p]; b++, k++) {
      double deep = b < outer[p] ? Math.max(slack, rounding) : inside[p];
      if (!(x[k] * px + y[k] * py + z[k] * pz < size[k] - deep)) {
        return false;
      }
    }
    return true;
  }

  /** The distance of the mover from a border. */
  double away(int k) {
    return Math.abs(isFlat(k) ? size[k] : Math.sqrt(x[k] * x[k] + y[k] * y[k] + z[k] * z[k]) - size[k]);
  }

  /** The depth behind a border of an obstacle up to which a place is not blocked. */
  double slack(int k) {
    return margin[k / SLOT] / 4;
  }

  /** The depth behind a border at which places of a cell, within some distance, are surely blocked by it. */
  double deep(int k, double far) {
    int p = k / SLOT;
    return k - SLOT * p < outer[p] ? Math.max(slack(k), ROUNDING * far) : inside[p];
  }

  /** More than the error of computed places on borders. */
  double tolerance(int p, double far) {
    return Math.max(margin[p], inside[p]) + ROUNDING * far;
  }

  /**
   * The borders of a piece that cross a cell, or come so close that rounding may report so, as bits: none if
   * it blocks all of the cell, −1 if it is apart from it.
   */
  int crossings(int p, Cells cells, int cell) {
    double near = tolerance(p, cells.far[cell]);
    int crossings = 0;
    for (int k = SLOT * p; k < end(p); k++) {
      int side = side(k, cells, cell, near);
      if (side > 0) {
        return -1;
      }
      crossings |= (side + 1) << (k - SLOT * p);
    }
    return crossings;
  }

  /** The side of a border on which a cell is: 1 outside, −1 inside, 0 if the border crosses it, or nearly. */
  private int side(int k, Cells cells, int cell, double near) {
    double half = cells.half[cell], halfZ = cells.halfZ(cell);
    if (isFlat(k)) {
      double middle = x[k] * cells.x[cell] + y[k] * cells.y[cell] + z[k] * cells.z[cell] - size[k];
      double wide = (Math.abs(x[k]) + Math.abs(y[k])) * half + Math.abs(z[k]) * halfZ + near;
      return middle > wide ? 1 : middle < -wide ? -1 : 0;
    }
    double dx = Math.abs(cells.x[cell] - x[k]), dy = Math.abs(cells.y[cell] - y[k]),
        dz = Math.abs(cells.z[cell] - z[k]), outer = size[k] + near, inner = size[k] - near;
    if (square(Math.max(0, dx - half), Math.max(0, dy - half), Math.max(0, dz - halfZ)) > outer * outer) {
      return 1;
    }
    return inner > 0 && square(dx + half, dy + half, dz + halfZ) < inner * inner ? -1 : 0;
  }

  private static double square(double dx, double dy, double dz) {
    return dx * dx + dy * dy + dz * dz;
  }

  /**
   * Whether border j is processed before k where both meet. The order depends on their geometry and not on
   * their numbers, so that the caller's order changes no bit: balls first, the smallest first, as the least
   * is lost by rounding from its centre.
   */
  boolean isBefore(int j, int k) {
    if (isFlat(j) != isFlat(k)) {
      return isFlat(k);
    }
    if (size[j] != size[k]) {
      return size[j] < size[k];
    }
    return x[j] != x[k] ? x[j] < x[k] : y[j] != y[k] ? y[j] < y[k] : z[j] < z[k];
  }
}
