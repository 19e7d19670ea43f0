package lockstep;

import java.util.Objects;
import java.util.concurrent.ForkJoinPool;
import lockstep.internal.bvh.Bvh;
import lockstep.internal.grid.Grid;

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
 * later builds use them; {@link Engine#warmUp()} does so at once.
 *
 * <p>The tree is the same whatever engine asks and however many threads built it. It may be used by any
 * number of threads at once, but not while it is updated, refitted or rebuilt. If that fails, as when the
 * pool is shut down meanwhile, the next query builds it anew.
 */
public final class Tree implements Target {
  private enum State {
    CURRENT, STALE,
    /** Being refitted or rebuilt, or that has failed: it is of no more use. */
    BROKEN
  }

  /** How many times the cost of a hierarchy when it was built may become before it is built anew. */
  private static final double WORN = 1.5;

  private final Shapes shapes;
  private Bvh bvh;
  private double builtCost; // when it was built
  private volatile State state = State.CURRENT; // of the hierarchy
  private final Object catchingUp = new Object();
  private GridBuildTask gridTask; // made with the grid, when pairs are first asked for
  private Grid grid;
  private final LastPairs lastPairs;
  private volatile boolean isGridCurrent;

  private Tree(Shapes shapes, ForkJoinPool pool) {
    this.shapes = shapes;
    lastPairs = new LastPairs(shapes);
    bvh = Bvh.build(shapes.primitives(), VectorSupport.treeWidth(), Ways.bins(shapes.size()), pool);
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
    follow(null);
  }

  /** The same with the threads of {@code pool}; but for tasks, which are garbage. */
  public void refit(ForkJoinPool pool) {
    follow(Checks.alive("pool", pool));
  }

  private void follow(ForkJoinPool pool) {
    outdateGrid();
    if (state == State.BROKEN) {
      catchUp();
      return;
    }
    state = State.BROKEN;
    if (!bvh.refit(pool)) {
      builtCost = 0;
      bvh.rebuild(Ways.bins(size()), pool);
    }
    state = State.CURRENT;
  }

  /**
   * Follows shapes that have moved, by whatever serves best: call it once a step, after moving them. It takes
   * no time itself; what a query needs the first of them brings up to date, with the threads of its engine
   * where it can share that out. Lists of pairs sort the shapes anew or, where few have moved since the last,
   * search for those only; for other queries the hierarchy is refitted, and rebuilt when casts have become a
   * good deal slower by that.
   */
  public void update() {
    outdateGrid();
    if (state == State.CURRENT) {
      state = State.STALE;
    }
  }

  /**
   * Builds anew over the shapes as they are now. The first time this allocates what it needs to work, and
   * room to spare; after that, unless the tree outgrows its room, nothing.
   */
  public void rebuild() {
    build(null);
  }

  /** Builds anew with the threads of {@code pool}; the same but for tasks, which are garbage. */
  public void rebuild(ForkJoinPool pool) {
    build(Checks.alive("pool", pool));
  }

  private void build(ForkJoinPool pool) {
    outdateGrid();
    if (state == State.BROKEN) {
      catchUp();
      return;
    }
    state = State.BROKEN;
    builtCost = 0;
    bvh.rebuild(Ways.bins(size()), pool);
    state = State.CURRENT;
  }

  private void outdateGrid() {
    isGridCurrent = false;
    lastPairs.update();
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
    return bvh().depth();
  }

  /** Bytes that the tree takes, beyond those of the shapes. */
  public long bytes() {
    return bvh.bytes() + (grid == null ? 0 : grid.bytes() + lastPairs.bytes());
  }

  /**
   * What a ray through the tree's bounds is expected to cost, if it hits nothing, in visited nodes and leaves
   * (the surface area heuristic; MacDonald and Booth, 1990).
   */
  public double cost() {
    return bvh().cost();
  }

  Bvh bvh() {
    if (state != State.CURRENT) {
      catchUp();
    }
    return bvh;
  }

  private void catchUp() {
    synchronized (catchingUp) {
      if (state == State.BROKEN) { // threads of a pool that has failed may still write to it
        bvh = Bvh.build(shapes.primitives(), VectorSupport.treeWidth(), Ways.bins(size()), null);
        builtCost = 0;
      } else if (state == State.STALE) {
        state = State.BROKEN;
        builtCost = builtCost > 0 ? builtCost : bvh.costAfterRefit();
        if (!bvh.refit(null) || bvh.costAfterRefit() > WORN * builtCost) {
          bvh.rebuild(Ways.bins(size()), null);
          builtCost = 0;
        }
      }
      state = State.CURRENT;
    }
  }

  /** The boxes of the shapes, sorted into cells; built with the help of {@code workers} (null for none). */
  Grid grid(boolean wide, Workers workers) {
    if (!isGridCurrent) {
      lastPairs.lock.lock();
      try {
        if (!isGridCurrent) {
          if (grid == null) {
            grid = new Grid(shapes.primitives());
            gridTask = new GridBuildTask();
          }
          lastPairs.beforeBuild();
          gridTask.build(grid, size(), Ways.surveys(wide), workers);
          isGridCurrent = true;
        }
      } finally {
        lastPairs.lock.unlock();
      }
    }
    return grid;
  }

  /** The same for a list that may go on from the last one, by a thread that holds its lock. */
  Grid gridOfLast(boolean bounds, Filter filter, boolean wide, Workers workers) {
    return !isGridCurrent && grid != null && lastPairs.goesOn(grid, bounds, filter, Ways.surveys(wide)) ? grid
        : grid(wide, workers);
  }

  /** The pairs listed last, and what has moved since. */
  LastPairs lastPairs() {
    return lastPairs;
  }

  @Override
  public String toString() {
    return "Tree[" + shapes + ", depth " + depth() + "]";
  }
}
