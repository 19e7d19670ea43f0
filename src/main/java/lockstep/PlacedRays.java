package lockstep;

import java.util.Objects;
import lockstep.internal.shape.Checks;

/**
 * Rays in a frame of their own, such as that of a camera or a lidar: {@link Rays#placed}. It is a view of
 * both buffers, whose columns may change at any time between calls; make it once and use it for every call.
 */
public final class PlacedRays implements Castable {
  private final Rays rays;
  private final Placements placements;
  private final int index;

  PlacedRays(Rays rays, Placements placements, int index) {
    this.rays = rays;
    this.placements = Objects.requireNonNull(placements, "placements");
    Checks.index("index", index, placements.size());
    this.index = index;
  }

  /** The rays, in their frame. */
  @Override
  public Rays rays() {
    return rays;
  }

  /** The buffer that has their frame. */
  public Placements placements() {
    return placements;
  }

  /** Which of the placements is their frame. */
  public int index() {
    return index;
  }

  @Override
  public String toString() {
    return "PlacedRays[" + rays + "]";
  }
}
