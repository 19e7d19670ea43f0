package lockstep.oracle;

/** A closed exact box. One with min &gt; max on an axis is empty. */
public record Box(Point min, Point max) {
  /** Corners from six coordinates; infinite ones become {@linkplain Exact#bound huge}. */
  public static Box of(float[] source, int at) {
    Exact[] c = new Exact[6];
    for (int k = 0; k < 6; k++) {
      c[k] = Exact.bound(source[at + k]);
    }
    return new Box(new Point(c[0], c[1], c[2]), new Point(c[3], c[4], c[5]));
  }

  public boolean isEmpty() {
    return !min.x().isAtMost(max.x()) || !min.y().isAtMost(max.y()) || !min.z().isAtMost(max.z());
  }

  /** The box with every plane moved out by {@code by}, or in if that is negative. */
  public Box grown(double by) {
    Point move = Point.of(by, by, by);
    return new Box(min.minus(move), max.plus(move));
  }

  /** The squared distance of a point from a nonempty box: the sum over the axes on which it is outside. */
  public Exact squaredDistance(Point p) {
    Exact sum = Exact.ZERO;
    for (int axis = 0; axis < 3; axis++) {
      Exact out = Exact.max(min.on(axis).minus(p.on(axis)), p.on(axis).minus(max.on(axis)));
      sum = out.sign() > 0 ? sum.plus(out.square()) : sum;
    }
    return sum;
  }

  /** Whether two boxes overlap: their intersection is not empty. */
  public boolean overlaps(Box that) {
    for (int axis = 0; axis < 3; axis++) {
      Exact low = Exact.max(min.on(axis), that.min.on(axis));
      Exact high = Exact.min(max.on(axis), that.max.on(axis));
      if (!low.isAtMost(high)) {
        return false;
      }
    }
    return true;
  }
}
