package lockstep.twin;

/** An axis-aligned box, as the columns of {@link lockstep.Boxes}: its least corner and its greatest one. */
public record Box(Vec min, Vec max) {
  /** Whether there is a point in it: false where min &gt; max on an axis, or where anything is NaN. */
  public boolean isValid() {
    return min.atMost(max);
  }
}
