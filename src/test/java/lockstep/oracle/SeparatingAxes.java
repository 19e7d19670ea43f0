package lockstep.oracle;

/**
 * The overlap test of two exact oriented boxes. They overlap unless an axis of either, or a product of two of
 * them, separates them.
 *
 * <p>The fifteen axes also suffice for boxes without extent on some axes, and where products are zero, which
 * separate nothing: two separated boxes stay separated when each half extent is enlarged slightly, and for
 * boxes with extent one of the fifteen separates them. It also separates the original boxes, since the axes
 * are the same and their intervals shorter.
 */
public final class SeparatingAxes {
  private final OrientedBox one;
  private final OrientedBox other;

  /** The vector between the centres, in the frame of each. */
  private final Point inOne, inOther;

  /**
   * The axes of the one box in the frame of the other: entry [i][j] is the product of axis i of one and axis
   * j of the other.
   */
  private final Exact[][] r = new Exact[3][3];

  private SeparatingAxes(OrientedBox one, OrientedBox other) {
    this.one = one;
    this.other = other;
    Point between = other.centre().minus(one.centre());
    inOne = one.turned(between);
    inOther = other.turned(between);
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        r[i][j] = one.axis(i).dot(other.axis(j));
      }
    }
  }

  /** Whether a box, whose planes may be infinite, and an oriented one overlap. */
  public static boolean overlap(Box box, OrientedBox other) {
    return overlap(unturned(box), other);
  }

  /** A box as an oriented box without rotation. */
  public static OrientedBox unturned(Box box) {
    Exact half = Exact.of(0.5);
    return new OrientedBox(box.min().plus(box.max()).times(half), box.max().minus(box.min()).times(half),
        Point.of(1, 0, 0), Point.of(0, 1, 0), Point.of(0, 0, 1));
  }

  public static boolean overlap(OrientedBox one, OrientedBox other) {
    return !one.isEmpty() && !other.isEmpty() && new SeparatingAxes(one, other).meetOnAll();
  }

  private boolean meetOnAll() {
    for (int i = 0; i < 3; i++) {
      if (!meet(inOne.on(i), one.half().on(i), Exact.ZERO, reach(r[i], other.half())) || !meet(inOther.on(i),
          other.half().on(i), Exact.ZERO, reach(new Exact[] {r[0][i], r[1][i], r[2][i]}, one.half()))) {
        return false;
      }
    }
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        if (!meetOnProduct(i, (i + 1) % 3, (i + 2) % 3, j, (j + 1) % 3, (j + 2) % 3)) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Whether they overlap on axis i of one × axis j of the other, which has the product ∓ r[l][j] with axis k
   * of one, and so on.
   */
  private boolean meetOnProduct(int i, int k, int l, int j, int m, int n) {
    Exact between = inOne.on(l).times(r[k][j]).minus(inOne.on(k).times(r[l][j]));
    return meet(between, one.half().on(k).times(r[l][j].abs()).plus(one.half().on(l).times(r[k][j].abs())),
        other.half().on(m).times(r[i][n].abs()), other.half().on(n).times(r[i][m].abs()));
  }

  private static boolean meet(Exact between, Exact reach, Exact more, Exact evenMore) {
    return between.abs().isAtMost(reach.plus(more).plus(evenMore));
  }

  private static Exact reach(Exact[] row, Point half) {
    return row[0].abs().times(half.x()).plus(row[1].abs().times(half.y())).plus(row[2].abs().times(half.z()));
  }
}
