package lockstep;

/** What is cast at {@link Instances}: rays in the frame of the world, or {@linkplain PlacedRays placed}. */
public sealed interface Castable permits Rays, PlacedRays {
  /** The rays, in their frame. */
  Rays rays();
}
