package lockstep.internal.push;

import java.util.Arrays;

/**
 * The {@linkplain Piece pieces} of obstacles that a search has come across: balls, or discs where the third
 * coordinate is 0 throughout, and parts with flat borders, of which a half-space has one. As obstacles are
 * grown by the radius of the mover, it is a point. Coordinates are relative to where it is.
 *
 * <p>Each is larger than it is by a margin, and {@linkplain #blocks blocks} only places that are deeper in it
 * than a quarter of that: so a place on its border that is computed in double does not block itself. The rest
 * is for rounding the place to floats, by u of its coordinates with u = 2⁻²⁴, and for the overlap test in
 * float, which may take 6 u of the grown radius, or of a half-space 3 u of the coordinates and 6 u of the
 * mover's radius. Margins begin with about half of that, so that places are seldom farther than they must be;
 * those that turn out to be too small grow. Borders of a piece that are inside of its obstacle have none.
 */
final class GrownObstacles {
  private static final double U = 0x1p-24;

  /** Much more than places are off by in double. */
  private static final double ROUNDING = 0x1p-44;

  /**
   * More than places are off where two flat borders cross at an angle of 2⁻¹² or more, in parts of how far
   * they are.
   */
  static final double CROSSING = 0x1p-36;

  /** A margin where all lengths are 0: products of floats smaller than that may vanish. */
  private static final double LEAST = 0x1p-96;

  /**
   * From 2⁻²⁴ of a length to more than it: where squares overflow in float, the overlap test of balls is that
   * of boxes.
   */
  private static final int MOST_GROWTHS = 30;

  /**
   * Of so many pieces of one obstacle the margins are the same; each so many after those have twice as large
   * ones, so that there is an end of them.
   */
  private static final int PIECES = 16;

  /** Room for the borders of each: those of piece p begin at {@code SLOT p}. */
  static final int SLOT = Piece.MOST_PLANES;

  int count;
  private int[] number = new int[8]; // of its obstacle
  private int[] part = new int[8];
  private int[] planes = new int[8]; // 0 for a ball
  // so many of the first borders are those of the obstacle, and have the margin
  private int[] outer = new int[8];
  private double[] inside = new double[8]; // the slack of the other borders
  private double[] margin = new double[8];
  private int[] growths = new int[8]; // of the margin
  private boolean[] outgrown = new boolean[8];

  /** Of each border: the centre of a ball, or a unit normal. */
  double[] x = new double[8 * SLOT], y = new double[8 * SLOT], z = new double[8 * SLOT];

  /** Of each border: the radius of a ball, or how far the piece reaches along the normal; with the margin. */
  double[] size = new double[8 * SLOT];

  void clear() {
    count = 0;
  }

  /**
   * The place in this list of a piece of the obstacle with a number of the caller's, −1 if it is not there.
   */
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
   * Takes a piece of an obstacle, for a mover with some radius, so far from the origin of space; returns its
   * place in this list.
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

  /** Makes a margin as large as that. */
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
   * Puts the same piece with a margin twice as large at the end; with flat borders as large as coordinates so
   * large may need, since they may be far from where the margin was made for. It blocks all of the border of
   * the other, which is outgrown. Returns its place, −1 if it has grown so often that no margin helps.
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

  /** Whether a piece has been replaced by itself with a larger margin. */
  boolean isOutgrown(int p) {
    return outgrown[p];
  }

  /** The end of the borders of a piece. */
  int end(int p) {
    return SLOT * p + Math.max(1, planes[p]);
  }

  /** Whether a border is flat. */
  boolean isFlat(int k) {
    return planes[k / SLOT] > 0;
  }

  /**
   * Whether a place is in a piece by more than rounding in double; behind flat borders that grows with how
   * far the place is.
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

  /** How far the mover is from a border. */
  double away(int k) {
    return Math.abs(isFlat(k) ? size[k] : Math.sqrt(x[k] * x[k] + y[k] * y[k] + z[k] * z[k]) - size[k]);
  }

  /** How deep behind a border of an obstacle a place may be without being blocked. */
  double slack(int k) {
    return margin[k / SLOT] / 4;
  }

  /**
   * How deep behind a border places of a cell are surely blocked by it, that is no farther than some
   * distance.
   */
  double deep(int k, double far) {
    int p = k / SLOT;
    return k - SLOT * p < outer[p] ? Math.max(slack(k), ROUNDING * far) : inside[p];
  }

  /** More than computed places of borders are off those. */
  double tolerance(int p, double far) {
    return Math.max(margin[p], inside[p]) + ROUNDING * far;
  }

  /**
   * Which borders of a piece cross a cell, or come so close that rounding may say so, as bits: none if it
   * blocks all of the cell, −1 if it is apart from it.
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

  /** On which side of a border a cell is: 1 outside, −1 inside, 0 if the border crosses it, or nearly. */
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
   * Whether border j is taken before k where both meet, by what they are and not by their numbers, so that
   * the order in which a caller has them changes no bit: balls first, and the smallest of them, from whose
   * centre the least is lost by rounding.
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
