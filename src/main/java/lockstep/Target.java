package lockstep;

/**
 * The shapes that a query searches: a buffer, a {@link Tree} or a {@link PointCloud} over a buffer, or a
 * {@link Heightfield}. A buffer and what is over it give the same answer, bit for bit; the latter only makes
 * it faster. A heightfield, or a tree over an indexed mesh, answers as a buffer of its triangles does.
 */
public sealed interface Target extends Obstacles permits Shapes, Tree, PointCloud, Heightfield {
  /**
   * Returns the shapes of the target: a buffer itself, the shapes that a tree or cloud is over, or a new
   * buffer of the triangles of a heightfield or an indexed mesh.
   */
  Shapes shapes();
}
