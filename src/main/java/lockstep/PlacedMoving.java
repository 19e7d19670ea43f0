package lockstep;

/**
 * Moving shapes in a frame of their own, which itself does not move: {@link Moving#placed}. It is a view of
 * all three buffers, whose columns may change at any time between calls; make it once and use it for every
 * call.
 */
public final class PlacedMoving extends Placed implements Movable {
  private final Moving moving;

  PlacedMoving(Moving moving, Placements placements, int index) {
    super(placements, index);
    this.moving = moving;
  }

  /** The moving shapes, in their frame. */
  @Override
  public Moving moving() {
    return moving;
  }

  @Override
  public String toString() {
    return "PlacedMoving[" + moving + "]";
  }
}
