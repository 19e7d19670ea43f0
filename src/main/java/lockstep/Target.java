package lockstep;

/**
 * The shapes that a query searches: a buffer, or a {@link Tree} over a buffer. Both give the same answer, bit
 * for bit; a tree only makes it faster.
 */
public sealed interface Target extends Obstacles permits Shapes, Tree {
  /** Returns the shapes of the target: a buffer itself, or the shapes that a tree is over. */
  Shapes shapes();
}
