package lockstep;

import java.util.Objects;
import java.util.concurrent.ForkJoinPool;
import lockstep.internal.kernel.Verb;
import lockstep.internal.query.SpatialIndex;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.IndexedTriangles;
import lockstep.internal.shape.Searchable;

/**
 * A bounding volume hierarchy (BVH) over a buffer of shapes. Queries with a tree give the same answers as
 * without it, bit for bit, in a fraction of the time. Build it once, and pass it to the verbs of {@link
 * Engine} in place of the shapes:
 *
 * <pre>
 *   Tree tree = Tree.of(mesh);
 *   engine.closest(rays, tree, hits);
 * </pre>
 *
 * <p>A tree can be over an {@linkplain #of(float[], int[]) indexed mesh}, whose triangles are stored nowhere
 * else: a mesh that deforms moves its vertices, and {@linkplain #update() updates} the tree.
 *
 * <p>A grid over the same shapes finds the pairs of one tree, or of two. The first query for pairs builds it.
 *
 * <p>The tree reads the shapes when it is built or {@linkplain #update() follows} them; it does not see
 * changes of their columns in between, and answers are then unspecified. Shapes that nothing can hit, such as
 * those with a NaN, are never hit and do not affect others. Every query tries the unbounded shapes, such as
 * half-spaces.
 *
 * <p>The first builds run in plain Java. If there are at least a thousand shapes, a daemon thread,
 * <i>lockstep warm-up</i>, which {@link Engine#best()} uses too, meanwhile brings vectors to speed, and later
 * builds use them. {@link Engine#warmUp} does so at once.
 *
 * <p>The tree is the same for every engine, and for any number of threads that built it. Any number of
 * threads may use it at once, but not while it is updated, refitted or rebuilt. If one of these fails, as
 * when the pool is shut down meanwhile, the next query rebuilds the tree.
 */
public final class Tree implements Target {
  private final Shapes shapes; // null for an indexed mesh
  final SpatialIndex index;

  /** This alone, as obstacles are seen by the internal packages. */
  final Searchable[] alone;

  private Tree(Shapes shapes, SpatialIndex index) {
    this.shapes = shapes;
    this.index = index;
    alone = new Searchable[] {index};
  }

  /** Builds a tree over {@code shapes} with the calling thread. */
  public static Tree of(Shapes shapes) {
    return new Tree(shapes, new SpatialIndex(Objects.requireNonNull(shapes, "shapes").elements, null));
  }

  /**
   * Builds the same tree with the threads of {@code pool}; with the common pool, the calling thread takes
   * part too.
   */
  public static Tree of(Shapes shapes, ForkJoinPool pool) {
    return new Tree(shapes,
        new SpatialIndex(Objects.requireNonNull(shapes, "shapes").elements, Checks.alive("pool", pool)));
  }

  /**
   * Makes a tree over {@code shapes} that builds nothing yet: the first query that needs the hierarchy builds
   * it, with its own thread. Queries that list pairs need none: where nothing else is asked of a tree, half
   * of the work and of the memory is saved.
   */
  public static Tree onDemand(Shapes shapes) {
    return new Tree(shapes, SpatialIndex.onDemand(Objects.requireNonNull(shapes, "shapes").elements));
  }

  /**
   * Builds a tree over the triangles of an indexed mesh with the calling thread. It answers, bit for bit, as
   * one over {@link Triangles#of(float[], int[])} does, but no such buffer is needed: whatever is asked, the
   * corners of triangles are read from the vertices, which may move before an {@link #update()}. Besides the
   * tree it takes 12 bytes for each triangle, a third of what a buffer takes.
   *
   * @param vertices x, y, z of each vertex: the caller's own array, without a copy
   * @param indices three vertex numbers, from 0, for each triangle; they are copied
   * @throws IllegalArgumentException if either length is not a multiple of 3 or an index names no vertex
   */
  public static Tree of(float[] vertices, int[] indices) {
    return new Tree(null, new SpatialIndex(new IndexedTriangles(vertices, indices), null));
  }

  /** Builds the same tree with the threads of {@code pool}. */
  public static Tree of(float[] vertices, int[] indices, ForkJoinPool pool) {
    return new Tree(null,
        new SpatialIndex(new IndexedTriangles(vertices, indices), Checks.alive("pool", pool)));
  }

  /**
   * Refits the tree to shapes that have moved, without a rebuild. This is fast, and correct for any movement,
   * but the farther neighbours have moved apart, the slower the casts become. After changes from proper
   * shapes to shapes that nothing can hit, or back, it rebuilds.
   */
  public void refit() {
    index.follow(null);
  }

  /**
   * Refits the tree as {@link #refit()} does, with the threads of {@code pool}. It also allocates tasks,
   * which become garbage.
   */
  public void refit(ForkJoinPool pool) {
    index.follow(Checks.alive("pool", pool));
  }

  /**
   * Updates the tree to shapes that have moved, by the method that serves best: call it once per step, after
   * moving them. The call itself takes no time. The first query that needs a part of the tree brings that
   * part up to date, with the threads of its engine where they can share the work. Queries that list pairs
   * sort the shapes again or, if few have moved since the last list, search for those only. For other
   * queries, the hierarchy is refitted, and rebuilt when refits have made casts a good deal slower.
   */
  public void update() {
    index.update();
  }

  /**
   * Rebuilds the tree over the shapes as they are now. The first call allocates its working memory, with room
   * to spare. Later calls allocate nothing, unless the tree outgrows its room.
   */
  public void rebuild() {
    index.rebuild(null);
  }

  /**
   * Rebuilds the tree as {@link #rebuild()} does, with the threads of {@code pool}. It also allocates tasks,
   * which become garbage.
   */
  public void rebuild(ForkJoinPool pool) {
    index.rebuild(Checks.alive("pool", pool));
  }

  /**
   * Returns the shapes this tree is over; of an {@linkplain #of(float[], int[]) indexed mesh} a new buffer,
   * at each call, of its triangles as they are now.
   */
  @Override
  public Shapes shapes() {
    return shapes == null ? Triangles.copied(index.elements()) : shapes;
  }

  /** The number of shapes, including those that nothing can hit. */
  public int size() {
    return index.elements().size;
  }

  /** The verb of an overlap test with the shapes as the first operand. */
  Verb overlapVerb() {
    return shapes == null ? Verb.OVERLAP : shapes.overlapVerb();
  }

  /** The number of nodes on the longest path from the root to a leaf. */
  public int depth() {
    return index.bvh().depth();
  }

  /** The number of bytes that the tree takes, beyond those of the shapes, or of the vertices of a mesh. */
  public long bytes() {
    return index.bytes() + (index.elements() instanceof IndexedTriangles mesh ? mesh.bytes() : 0);
  }

  /**
   * The expected cost of a ray through the tree's bounds that hits nothing, in visited nodes and leaves (the
   * surface area heuristic; MacDonald and Booth, 1990).
   */
  public double cost() {
    return index.bvh().cost();
  }

  @Override
  public String toString() {
    return "Tree[" + (shapes == null ? "mesh[" + size() + "]" : shapes)
        + (index.isBuilt() ? ", depth " + depth() : "") + "]";
  }
}
