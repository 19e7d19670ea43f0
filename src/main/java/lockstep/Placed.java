package lockstep;

import java.util.Objects;
import lockstep.internal.place.Places;
import lockstep.internal.shape.Checks;

/** What stands in a frame of its own, which is one of some placements: rays, shapes, or moving shapes. */
public abstract sealed class Placed permits PlacedRays, PlacedShapes, PlacedMoving {
  private final Placements placements;
  private final int index;

  Placed(Placements placements, int index) {
    this.placements = Objects.requireNonNull(placements, "placements");
    Checks.index("index", index, placements.size());
    this.index = index;
  }

  /** The buffer that has the frame. */
  public Placements placements() {
    return placements;
  }

  /** Which of the placements is the frame. */
  public int index() {
    return index;
  }

  /** The placements of which one is the frame of something; null for that of the world. */
  static Places frames(Object what) {
    return what instanceof Placed placed ? placed.placements.places : null;
  }

  /** Which of them that is. */
  static int frame(Object what) {
    return what instanceof Placed placed ? placed.index : 0;
  }
}
