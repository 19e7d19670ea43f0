package lockstep;

/**
 * The shapes that a query searches: a buffer, or a {@link Tree} or a {@link PointCloud} over a buffer. All
 * give the same answer, bit for bit; the latter only make it faster.
 */
public sealed interface Target extends Obstacles permits Shapes, Tree, PointCloud {
  /** Returns the shapes of the target: a buffer itself, or the shapes that a tree or cloud is over. */
  Shapes shapes();
}
