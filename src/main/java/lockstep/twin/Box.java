package lockstep.twin;

/** An axis-aligned box, as the columns of {@link lockstep.Boxes}: its least corner and its greatest one. */
public record Box(Vec min, Vec max) {
  /** The box of half extents about the origin. */
  public static Box centered(Vec half) {
    return new Box(half.negated(), half);
  }

  /** What it has in common with another: not valid where that is nothing. */
  public Box intersection(Box box) {
    Vec low = min.max(box.min), high = max.min(box.max);
    return new Box(low, high);
  }

  /** The same relative to a point. */
  public Box minus(Vec p) {
    return new Box(min.minus(p), max.minus(p));
  }

  /** Whether there is a point in it: false where min &gt; max on an axis, or where anything is NaN. */
  public boolean isValid() {
    return min.atMost(max);
  }
}
