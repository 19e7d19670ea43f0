package lockstep.twin;

/** An axis-aligned box, with the columns of {@link lockstep.Boxes}: its minimum and maximum corners. */
public record Box(Vec min, Vec max) {
  /** The box with these half extents, centred at the origin. */
  public static Box centered(Vec half) {
    return new Box(half.negated(), half);
  }

  /** The intersection with another box; not valid if it is empty. */
  public Box intersection(Box box) {
    Vec low = min.max(box.min), high = max.min(box.max);
    return new Box(low, high);
  }

  /** This box relative to a point. */
  public Box minus(Vec p) {
    return new Box(min.minus(p), max.minus(p));
  }

  /** Whether the box contains a point: false where min &gt; max on an axis, or where anything is NaN. */
  public boolean isValid() {
    return min.atMost(max);
  }

  /** Whether it has a volume. */
  public boolean isSolid() {
    return min.below(max);
  }
}
