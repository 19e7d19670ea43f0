package lockstep;

/**
 * Shapes that move while time goes from 0 to 1, each by its own motion: {@link Shapes#moving}. It is a view
 * of two buffers, whose columns may change at any time between calls; make it once and use it for every call.
 */
public final class Moving implements Sweepable, Movable {
  private final Shapes shapes;
  private final Motions motions;

  Moving(Shapes shapes, Motions motions) {
    this.shapes = shapes;
    this.motions = motions;
  }

  /** The shapes, where they are at time 0. */
  @Override
  public Shapes shapes() {
    return shapes;
  }

  /** These shapes. */
  @Override
  public Moving moving() {
    return this;
  }

  /**
   * Returns these shapes and motions in a frame of their own, placement {@code index} of a buffer, for {@link
   * Instances}.
   */
  public PlacedMoving placed(Placements placements, int index) {
    return new PlacedMoving(this, placements, index);
  }

  /** How far each shape moves. */
  public Motions motions() {
    return motions;
  }

  @Override
  public String toString() {
    return "Moving[" + shapes + "]";
  }
}
