package lockstep;

import java.util.Objects;
import java.util.concurrent.ForkJoinPool;
import lockstep.internal.query.SpatialIndex;
import lockstep.internal.shape.Checks;

/**
 * A bounding volume hierarchy over a buffer of shapes: the same answers as without it, bit for bit, in a
 * fraction of the time. Build it once, hand it to the verbs of {@link Engine} in place of the shapes:
 *
 * <pre>
 *   Tree tree = Tree.of(mesh);
 *   engine.closest(rays, tree, hits);
 * </pre>
 *
 * <p>The pairs of one tree, or of two, are found by a grid over the same shapes, which is made when they are
 * first asked for.
 *
 * <p>The tree reads the shapes when it is built or {@linkplain #update() follows} them; what changes in their
 * columns in between is not seen, and answers are then unspecified. Shapes that nothing can meet, such as a
 * NaN, are never hit and harm no others; unbounded ones, such as a half-space, are tried by every query.
 *
 * <p>The first builds are in plain Java. A daemon thread, <i>lockstep warm-up</i>, which {@link
 * Engine#best()} uses too, brings vectors to speed meanwhile if there are at least a thousand shapes, and
 * later builds use them; {@link Engine#warmUp} does so at once.
 *
 * <p>The tree is the same whatever engine asks and however many threads built it. It may be used by any
 * number of threads at once, but not while it is updated, refitted or rebuilt. If that fails, as when the
 * pool is shut down meanwhile, the next query builds it anew.
 */
public final class Tree implements Target {
  private final Shapes shapes;
  final SpatialIndex index;

  private Tree(Shapes shapes, ForkJoinPool pool) {
    this.shapes = shapes;
    index = new SpatialIndex(shapes.elements, pool);
  }

  /** Builds a tree over {@code shapes} with the calling thread. */
  public static Tree of(Shapes shapes) {
    return new Tree(Objects.requireNonNull(shapes, "shapes"), null);
  }

  /** Builds the same tree with the threads of {@code pool}; of the common pool, also with the calling one. */
  public static Tree of(Shapes shapes, ForkJoinPool pool) {
    return new Tree(Objects.requireNonNull(shapes, "shapes"), Checks.alive("pool", pool));
  }

  /**
   * Follows shapes that have moved, without building anew: fast, and right whatever has moved where, but the
   * farther neighbours have moved apart, the slower the casts. After changes from proper shapes to ones that
   * nothing can meet, or back, it rebuilds.
   */
  public void refit() {
    index.follow(null);
  }

  /** The same with the threads of {@code pool}; but for tasks, which are garbage. */
  public void refit(ForkJoinPool pool) {
    index.follow(Checks.alive("pool", pool));
  }

  /**
   * Follows shapes that have moved, by whatever serves best: call it once a step, after moving them. It takes
   * no time itself; what a query needs the first of them brings up to date, with the threads of its engine
   * where it can share that out. Lists of pairs sort the shapes anew or, where few have moved since the last,
   * search for those only; for other queries the hierarchy is refitted, and rebuilt when casts have become a
   * good deal slower by that.
   */
  public void update() {
    index.update();
  }

  /**
   * Builds anew over the shapes as they are now. The first time this allocates what it needs to work, and
   * room to spare; after that, unless the tree outgrows its room, nothing.
   */
  public void rebuild() {
    index.build(null);
  }

  /** Builds anew with the threads of {@code pool}; the same but for tasks, which are garbage. */
  public void rebuild(ForkJoinPool pool) {
    index.build(Checks.alive("pool", pool));
  }

  /** The shapes this tree is over. */
  @Override
  public Shapes shapes() {
    return shapes;
  }

  /** The number of shapes, also those that nothing can meet. */
  public int size() {
    return shapes.size();
  }

  /** Nodes on the longest way from the root to a leaf. */
  public int depth() {
    return index.bvh().depth();
  }

  /** Bytes that the tree takes, beyond those of the shapes. */
  public long bytes() {
    return index.bytes();
  }

  /**
   * What a ray through the tree's bounds is expected to cost, if it hits nothing, in visited nodes and leaves
   * (the surface area heuristic; MacDonald and Booth, 1990).
   */
  public double cost() {
    return index.bvh().cost();
  }

  @Override
  public String toString() {
    return "Tree[" + shapes + ", depth " + depth() + "]";
  }
}
