package lockstep;

/**
 * Shapes in a frame of their own, such as those of a robot's link: {@link Shapes#placed}. It is a view of
 * both buffers, whose columns may change at any time between calls; make it once and use it for every call.
 */
public final class PlacedShapes extends Placed implements Placeable {
  private final Shapes shapes;

  PlacedShapes(Shapes shapes, Placements placements, int index) {
    super(placements, index);
    this.shapes = shapes;
  }

  /** The shapes, in their frame. */
  @Override
  public Shapes shapes() {
    return shapes;
  }

  @Override
  public String toString() {
    return "PlacedShapes[" + shapes + "]";
  }
}
