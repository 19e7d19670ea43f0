package lockstep;

/**
 * Rays in a frame of their own, such as that of a camera or a lidar: {@link Rays#placed}. It is a view of
 * both buffers, whose columns may change at any time between calls; make it once and use it for every call.
 */
public final class PlacedRays extends Placed implements Castable {
  private final Rays rays;

  PlacedRays(Rays rays, Placements placements, int index) {
    super(placements, index);
    this.rays = rays;
  }

  /** The rays, in their frame. */
  @Override
  public Rays rays() {
    return rays;
  }

  @Override
  public String toString() {
    return "PlacedRays[" + rays + "]";
  }
}
