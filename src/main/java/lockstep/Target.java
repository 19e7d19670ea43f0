package lockstep;

/**
 * The shapes that a query is about: a buffer, or a {@link Tree} over one. The answer is the same, bit for
 * bit; a tree only makes it faster.
 */
public sealed interface Target extends Obstacles permits Shapes, Tree {
  /** The shapes asked about: a buffer itself, or those of a tree. */
  Shapes shapes();
}
