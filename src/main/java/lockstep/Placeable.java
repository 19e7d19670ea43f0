package lockstep;

/**
 * What is tested against {@link Instances}: shapes in the frame of the world, or {@linkplain PlacedShapes
 * placed}.
 */
public sealed interface Placeable permits Shapes, PlacedShapes {
  /** The shapes, in their frame. */
  Shapes shapes();
}
