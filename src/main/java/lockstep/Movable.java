package lockstep;

/**
 * What is swept among {@link Instances}: moving shapes in the frame of the world, or {@linkplain PlacedMoving
 * placed}.
 */
public sealed interface Movable permits Moving, PlacedMoving {
  /** The moving shapes, in their frame. */
  Moving moving();
}
