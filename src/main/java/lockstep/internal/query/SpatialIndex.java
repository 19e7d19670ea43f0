package lockstep.internal.query;

import java.util.concurrent.ForkJoinPool;
import lockstep.internal.bvh.Bvh;
import lockstep.internal.bvh.Hierarchy;
import lockstep.internal.grid.Grid;
import lockstep.internal.grid.PointField;
import lockstep.internal.run.PairFilter;
import lockstep.internal.run.VectorSupport;
import lockstep.internal.run.Ways;
import lockstep.internal.run.Workers;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Topology;

/**
 * An index over elements: a bounding volume hierarchy, and a grid for pairs, which is made when they are
 * first asked for. Both follow the elements when they are next needed. One over {@linkplain #ofPoints points}
 * has a field for balls that may touch them, and its hierarchy is made when it is first needed, too.
 */
public final class SpatialIndex implements Index {
  private enum State {
    CURRENT, STALE,
    /** Being refitted or rebuilt, or that has failed: it is of no more use. */
    BROKEN
  }

  /** How many times the cost of a hierarchy when it was built may become before it is built anew. */
  private static final double WORN = 1.5;

  private final Elements elements;
  private final int leafSize;
  private Bvh bvh;
  private double builtCost; // when it was built
  private volatile State state = State.CURRENT; // of the hierarchy
  private final Object catchingUp = new Object();
  private GridBuildTask gridTask; // made with the grid, when pairs are first asked for
  private Grid grid;
  private final LastPairs lastPairs;
  private final PointField points; // null if it is not for balls at points
  private volatile boolean isGridCurrent;
  private volatile Topology topology; // null when it has to be found

  /** Builds an index with the threads of a pool, null for none. */
  public SpatialIndex(Elements elements, ForkJoinPool pool) {
    this(elements, VectorSupport.treeWidth(), pool);
  }

  /** Builds an index whose leaves have at most {@code leafSize} elements. */
  SpatialIndex(Elements elements, int leafSize, ForkJoinPool pool) {
    this.elements = elements;
    this.leafSize = leafSize;
    lastPairs = new LastPairs(elements);
    points = null;
    bvh = build(pool);
  }

  private SpatialIndex(Elements elements, PointField points) {
    this.elements = elements;
    leafSize = VectorSupport.treeWidth();
    lastPairs = new LastPairs(elements);
    this.points = points;
    state = State.BROKEN; // there is none
  }

  /** Makes an index whose hierarchy is built by the first that needs it, in its own thread. */
  public static SpatialIndex onDemand(Elements elements) {
    return new SpatialIndex(elements, (PointField) null);
  }

  /** Makes an index over points, or small spheres, for balls with radii up to {@code reach}. */
  public static SpatialIndex ofPoints(Elements spheres, float reach) {
    return new SpatialIndex(spheres, new PointField(spheres, reach));
  }

  private Bvh build(ForkJoinPool pool) {
    long start = System.nanoTime();
    Bvh built = Bvh.build(elements, VectorSupport.treeWidth(), leafSize, Ways.bins(elements.size), pool);
    Ways.BINS.ran(start);
    return built;
  }

  private void renew(ForkJoinPool pool) {
    long start = System.nanoTime();
    bvh.rebuild(Ways.bins(elements.size), pool);
    Ways.BINS.ran(start);
    builtCost = 0;
  }

  /** Moves and resizes the boxes of the hierarchy; builds it anew where that is not possible. */
  public void follow(ForkJoinPool pool) {
    outdate();
    if (state == State.BROKEN) {
      catchUp();
      return;
    }
    state = State.BROKEN;
    if (!bvh.refit(pool)) {
      renew(pool);
    }
    state = State.CURRENT;
  }

  /** Elements may have moved: what a query needs is brought up to date by the first of them. */
  public void update() {
    outdate();
    if (state == State.CURRENT) {
      state = State.STALE;
    }
  }

  /** Builds the hierarchy anew. */
  public void rebuild(ForkJoinPool pool) {
    outdate();
    if (state == State.BROKEN) {
      catchUp();
      return;
    }
    state = State.BROKEN;
    renew(pool);
    state = State.CURRENT;
  }

  /** Points have moved: their field is built anew, and all else when it is needed. */
  public void updatePoints() {
    update();
    points.build();
  }

  private void outdate() {
    isGridCurrent = false;
    topology = null;
    lastPairs.update();
  }

  @Override
  public Elements elements() {
    return elements;
  }

  /** Bytes that the tree takes, beyond those of the shapes. */
  public long bytes() {
    return (bvh == null ? 0 : bvh.bytes()) + (points == null ? 0 : points.bytes())
        + (grid == null ? 0 : grid.bytes() + lastPairs.bytes());
  }

  /** What tells which balls touch nothing; null if there is only the hierarchy. */
  public PointField points() {
    return points;
  }

  @Override
  public Hierarchy hierarchy() {
    return bvh();
  }

  /** Whether there is a hierarchy, of whatever state. */
  public boolean isBuilt() {
    return bvh != null;
  }

  /** The hierarchy, brought up to date. */
  public Bvh bvh() {
    if (state != State.CURRENT) {
      catchUp();
    }
    return bvh;
  }

  private void catchUp() {
    synchronized (catchingUp) {
      if (state == State.BROKEN) { // threads of a pool that has failed may still write to it
        bvh = build(null);
        builtCost = 0;
      } else if (state == State.STALE) {
        state = State.BROKEN;
        builtCost = builtCost > 0 ? builtCost : bvh.costAfterRefit();
        if (!bvh.refit(null) || bvh.costAfterRefit() > WORN * builtCost) {
          renew(null);
        }
      }
      state = State.CURRENT;
    }
  }

  /** The vertices and parts of the elements, which are triangles. */
  Topology topology() {
    Topology known = topology;
    if (known == null) { // threads that find it at once find the same
      known = new Topology(elements);
      topology = known;
    }
    return known;
  }

  /** The boxes of the shapes, sorted into cells; built with the help of {@code workers} (null for none). */
  Grid grid(boolean wide, Workers workers) {
    if (!isGridCurrent) {
      lastPairs.lock.lock();
      try {
        if (!isGridCurrent) {
          if (grid == null) {
            grid = new Grid(elements);
            gridTask = new GridBuildTask();
          }
          lastPairs.beforeBuild();
          gridTask.build(grid, elements.size, Ways.surveys(wide), workers);
          isGridCurrent = true;
        }
      } finally {
        lastPairs.lock.unlock();
      }
    }
    return grid;
  }

  /** The same for a list that may go on from the last one, by a thread that holds its lock. */
  Grid gridOfLast(boolean bounds, PairFilter filter, boolean wide, Workers workers) {
    return !isGridCurrent && grid != null && lastPairs.goesOn(grid, bounds, filter, Ways.surveys(wide)) ? grid
        : grid(wide, workers);
  }

  /** The pairs listed last, and what has moved since. */
  LastPairs lastPairs() {
    return lastPairs;
  }
}
