package lockstep;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.ForkJoinPool;
import java.util.function.IntPredicate;
import lockstep.internal.adaptive.Adaptive;
import lockstep.internal.adaptive.WarmUp;
import lockstep.internal.adaptive.Way;
import lockstep.internal.bvh.SweepSearch;
import lockstep.internal.grid.Grid;
import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.ErrorBound;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Kind;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.twin.Kernel;
import lockstep.twin.ScalarTwin;

/**
 * Batch collision queries, overlap tests and ray casts over thousands of shapes in one call. All engines give
 * the same answer, bit for bit: {@link #scalar()} defines it, {@link #wide()} computes it with vectors,
 * {@link #best()} takes what is faster just now, {@link #parallel} splits any of them over threads.
 *
 * <p>The contract of every verb:
 *
 * <ul>
 *   <li>Touching counts as a hit, up to the accuracy of each kernel, which the package page states together
 *   with its range. There is no hidden tolerance.
 *   <li>A NaN anywhere is a miss. No input throws, hangs, or puts a NaN into a hit.
 *   <li>Results do not depend on engine, vector width, threads, trees, or how a batch is cut.
 *   <li>Arguments are checked before anything is written: a null, a wrong size or index, a pool that is shut
 *   down throws an exception that names it and its limit. Results that do not fit are reported, never cut
 *   silently.
 *   <li>After the first calls of a thread no call allocates. The first ones allocate what they need to work:
 *   some tens of KB, for lists of all pairs and for casts of many rays at trees up to about 1 MB.
 * </ul>
 *
 * <p>An engine has no state and may be used by any number of threads at once; buffers and results belong to
 * the caller, who must not write what another thread reads.
 *
 * <p>What can be asked, with pairs by a {@link Pairing}, of each shape against all of a {@link Target}, or
 * for a list of {@link Pairs}:
 *
 * <pre>
 *   // do they touch, how near are they, is one in the other?   overlap, within, contains, classify
 *   engine.overlap(balls, walls, Pairing.zip(), hits);          // ball i and wall i
 *   long needed = engine.overlap(balls, tree, pairs);           // all pairs, as a list; into
 *   long touching = engine.overlap(balls, Pairs.allocate(0));   // Pairs.allocate(0) they are only counted
 *
 *   // how far apart, and where?                                distance, nearest, inside, signedDistance
 *   engine.distance(balls, walls, Pairing.zip(), distances);
 *   engine.nearest(balls, tree, nearest.within(5));
 *
 *   // what does a ray hit?                                     cast, closest, any, all
 *   engine.closest(rays, tree, rayHits);
 *
 *   // what is touched on the way, and what is left of it?      sweep, slide
 *   engine.sweep(balls, motions, tree, sweepHits);
 *
 *   // how deep, in which direction, where is a free place?     contact, pushOut
 *   engine.contact(balls, walls, pairs.pairing(), contacts);
 *   engine.pushOut(balls, Obstacles.of(walls, pillars), pushOut);
 *
 *   // which pairs are worth a test of one's own?               candidates, test
 *   engine.candidates(balls, walls, 0.1f, pairs);
 *   engine.test(spotLight, lights, balls, pairs.pairing(), hits);
 * </pre>
 */
public final class Engine {
  /** Pieces that need not be shared out further: pairs, and rows. */
  private static final int PAIR_GRAIN = 1024;

  private static final int ROW_GRAIN = Kernel.BLOCK;

  private static final String HITS_CAPACITY = "hits.capacity()";

  /** In case that it finds something to do again and again. */
  private static final int MOST_WARM_UPS = 50;

  private static final Engine SCALAR = new Engine("scalar", 1, ScalarKernels.TABLE, null, null);

  private final String name;
  private final int lanes;
  private final Kernels kernels;
  private final ForkJoinPool pool; // null for the calling thread alone
  private final Filter filter; // null for none
  private final Watching.Rule watch; // null for none
  private final Engine alone; // the same without a pool
  private final ThreadLocal<Tasks> tasks; // shared by engines that differ in their filters and watches alone

  /** What a calling thread keeps for its calls to this engine. */
  private record Tasks(PairTask pair, HitRowTask hits, AnyTask any, PairListTask pairList,
      TreeCastTask treeCast, TreeHitTask treeHits, TreePairListTask treePairList, TreeFirstTask treeFirst,
      GridPairTask gridPairs, TreeInsideTask treeInside, NearestRowTask nearest, TreeNearestTask treeNearest,
      SweepTask sweep, SweepRowTask sweepRows, TreeSweepTask treeSweep, NearSweepTask nearSweep,
      ContactTask contact, PushOutTask pushOut, SlideTask slide, OwnTests own, Watching watching,
      Workers workers) {}

  Engine(String name, int lanes, Kernels kernels, ForkJoinPool pool, Filter filter) {
    this.name = name;
    this.lanes = lanes;
    this.kernels = kernels;
    this.pool = pool;
    this.filter = filter;
    watch = null;
    alone = pool == null ? this : new Engine(name, lanes, kernels, null, filter);
    tasks = ThreadLocal.withInitial(this::newTasks);
  }

  /** The same engine with another filter and watch, null for none. */
  private Engine(Engine other, Filter filter, Watching.Rule watch) {
    name = other.name;
    lanes = other.lanes;
    kernels = other.kernels;
    pool = other.pool;
    tasks = other.tasks;
    this.filter = filter;
    this.watch = watch;
    alone = other.alone == other ? this : new Engine(other.alone, filter, watch);
  }

  private Tasks newTasks() {
    return new Tasks(new PairTask(), new HitRowTask(), new AnyTask(), new PairListTask(), new TreeCastTask(),
        new TreeHitTask(), new TreePairListTask(), new TreeFirstTask(), new GridPairTask(),
        new TreeInsideTask(), new NearestRowTask(), new TreeNearestTask(), new SweepTask(),
        new SweepRowTask(), new TreeSweepTask(), new NearSweepTask(), new ContactTask(), new PushOutTask(),
        new SlideTask(), new OwnTests(way()), new Watching(), pool == null ? null : new Workers(pool));
  }

  /** Loaded, and logged, only when asked for. */
  private static final class Best {
    static final Engine ENGINE = pick();

    private static Engine pick() {
      if (VectorSupport.TWINS != null) {
        return new Engine("best", VectorSupport.lanes(), VectorSupport.TWINS, null, null);
      }
      System.getLogger("lockstep").log(System.Logger.Level.WARNING,
          "Lockstep runs scalar: " + VectorSupport.ABSENT);
      return SCALAR;
    }
  }

  private static final class WideHolder {
    static final Engine ENGINE = new Engine("wide", VectorSupport.lanes(), VectorSupport.KERNELS, null, null);

    static {
      VectorSupport.showVectors();
    }
  }

  /**
   * The fastest engine here: of each kernel the twin that is faster just now, so that it is never much slower
   * than {@link #scalar()}, not in the first second of a JVM either. Vectors need the JVM to have compiled
   * them: until then their kernels are hundreds of times slower. A daemon thread, <i>lockstep warm-up</i>,
   * brings those that are used that far within seconds; it works half of the time and ends when nothing is
   * left to do. {@link #warmUp()} does it all at once; the other engines have no thread, but building a
   * {@link Tree} does.
   *
   * <p>Where vectors do not pay it is {@link #scalar()}, and one log line says why and what to do. They pay
   * on HotSpot with its compiler C2, with vectors of 128 bits at least, on the Java versions that have been
   * tested: 25. The system property {@code lockstep.java} says up to which version they are used instead: 26
   * allows Java 26, and 0 none.
   */
  public static Engine best() {
    return Best.ENGINE;
  }

  /** The reference: plain Java, one pair at a time. Its answers are the definition. */
  public static Engine scalar() {
    return SCALAR;
  }

  /**
   * Vectors as wide as the hardware prefers, or as the system property {@code lockstep.bits} says (128,
   * 256, 512).
   *
   * @throws UnsupportedOperationException where {@link #best()} is scalar, with the same reason: usually that
   *     Java was started without {@code --add-modules jdk.incubator.vector}
   */
  public static Engine wide() {
    if (VectorSupport.KERNELS == null) {
      throw new UnsupportedOperationException(VectorSupport.ABSENT);
    }
    return WideHolder.ENGINE;
  }

  /**
   * The same engine with each call split over the threads of {@code pool}, the calling thread being one
   * of them. The answers stay the same, bit for bit. Make it once and keep it: what its calls need is
   * kept with it.
   */
  public Engine parallel(ForkJoinPool pool) {
    Engine split = new Engine(name, lanes, kernels, Objects.requireNonNull(pool, "pool"), null);
    return new Engine(split, filter, watch);
  }

  /**
   * The same engine for pairs that pass {@code filter}, and those of this engine if it has one: to all its
   * queries others are misses, bit for bit what is left of the answers of this one when they are struck out.
   * Closest hits are those among what counts. The filter's columns may change from call to call.
   *
   * <p>A query whose operands are larger than the filter's columns throws an IllegalArgumentException. {@link
   * World#pairs} numbers the columns by body.
   */
  public Engine where(Filter filter) {
    return filteredBy(
        this.filter == null ? Objects.requireNonNull(filter, "filter") : this.filter.and(filter));
  }

  /** The same engine with this filter in place of its own. */
  Engine filteredBy(Filter filter) {
    return new Engine(this, filter, watch);
  }

  /**
   * Returns an engine whose calls report their progress to a watch, which may cancel them. It replaces any
   * watch that this engine has. A cancelled call throws a {@link java.util.concurrent.CancellationException}
   * and leaves its results empty, of size 0. Operands, trees, the engine and its pool are as good as before
   * the call.
   *
   * <p>All queries are watched, and {@link World#pairs}. The watch is asked between pieces of work: the
   * smallest are 1024 pairs, 64 elements against a tree or, by brute force, 8 elements against all others.
   * Not watched are:
   *
   * <ul>
   *   <li>the building of a {@link Tree}, which its first query after a change does, and the sorting of found
   *   pairs;
   *   <li>{@link #slide}, which is short and may overwrite what it reads;
   *   <li>{@link #warmUp(Runnable)}, which ends early if the thread is interrupted.
   * </ul>
   *
   * <p>A {@link Mover} refuses a watched engine, since a cancelled call would leave only some characters
   * moved.
   */
  public Engine watched(Watch watch) {
    return watched(watch, Watching.Rule.INTERVAL);
  }

  /** Sets also how many nanoseconds pass between questions. */
  Engine watched(Watch watch, long interval) {
    return new Engine(this, filter, new Watching.Rule(Objects.requireNonNull(watch, "watch"), interval));
  }

  /** Which pairs count; null for all. */
  Filter filter() {
    return filter;
  }

  /**
   * Runs {@code work}, and waits until the JVM has compiled the vectors of all that it asks of {@link
   * #best()}, again and again until nothing is left to do, three times at least: for programs that have a
   * loading screen, and want what follows to be fast from its first call. It takes a second or two for each
   * kernel and as long for trees, most of a core, and ends earlier if the thread is interrupted. Work should
   * ask for what will be asked for later, of shapes like those to come: some thousands of pairs of each sort
   * are enough.
   */
  public void warmUp(Runnable work) {
    Objects.requireNonNull(work, "work");
    int left = MOST_WARM_UPS;
    for (int quiet = 0; quiet < 3 && left > 0; quiet++, left--) {
      work.run();
      if (Thread.currentThread().isInterrupted()) {
        return;
      }
      if (way() == Way.BEST && WarmUp.catchUp()) {
        quiet = 0;
      }
    }
  }

  /**
   * Waits until the JVM has compiled all kernels with vectors, which takes minutes, most of a core and
   * nothing else; {@link #warmUp(Runnable)} is for those that a program uses. Does nothing to other engines
   * than {@link #best()}, or once it is done.
   */
  public void warmUp() {
    if (way() == Way.BEST) {
      VectorSupport.showVectors();
      for (Adaptive adaptive : Ways.all()) {
        if (!adaptive.isReady()) {
          WarmUp.practise(adaptive);
        }
      }
    }
  }

  /** Floats per vector: 1 for the scalar engine. */
  public int lanes() {
    return lanes;
  }

  /** What this engine is, such as {@code wide, 16 lanes, 2 threads}. */
  @Override
  public String toString() {
    return name + (lanes > 1 ? ", " + lanes + " lanes" : "")
        + (pool == null ? "" : ", " + Workers.size(pool) + " threads") + (filter == null ? "" : ", filtered")
        + (watch == null ? "" : ", watched");
  }

  // ---- overlap: do two shapes have a point in common? ----

  /**
   * Answers for each pair whether the two shapes overlap.
   *
   * @throws IllegalArgumentException if the pairing does not fit the buffers or the answers do not fit {@code
   *     hits}
   * @throws IndexOutOfBoundsException if the pairing names a shape that is not there
   */
  public void overlap(Shapes first, Shapes second, Pairing pairing, Hits hits) {
    pairs(Verb.OVERLAP, given("first", first), given("second", second), pairing,
        given("hits", hits).columns());
  }

  /**
   * Lists all pairs (i, j), shape i of {@code first} and shape j of {@code second}, that overlap. A tree as
   * either makes this fast for few shapes, two trees for many.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   */
  public long overlap(Target first, Target second, Pairs pairs) {
    return overlaps(given("first", first), given("second", second), false, given("pairs", pairs));
  }

  /**
   * Lists all pairs (i, j) with i &lt; j of shapes of one buffer, or one tree, that overlap.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   */
  public long overlap(Target shapes, Pairs pairs) {
    return overlaps(given("shapes", shapes), shapes, true, given("pairs", pairs));
  }

  // ---- contains, classify: is a shape in another? ----

  /**
   * Answers for each pair whether the first shape, a container, contains all of the second. Touching the
   * border from inside is contained.
   *
   * @throws IllegalArgumentException if the pairing does not fit the buffers or the answers do not fit {@code
   *     hits}
   * @throws IndexOutOfBoundsException if the pairing names a shape that is not there
   */
  public void contains(Shapes containers, Shapes shapes, Pairing pairing, Hits hits) {
    pairs(Verb.CONTAINS, given("containers", containers), given("shapes", shapes), pairing,
        given("hits", hits).columns());
  }

  /**
   * Lists all pairs (i, j) where container i contains all of shape j.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   */
  public long contains(Shapes containers, Target shapes, Pairs pairs) {
    return list(Verb.CONTAINS, given("containers", containers), given("shapes", shapes), false,
        given("pairs", pairs));
  }

  /**
   * Answers for each pair how the second shape lies to the first, a container: disjoint exactly where they do
   * not {@linkplain #overlap overlap}, contained where they do and the first {@linkplain #contains contains}
   * the second, and else intersecting.
   *
   * @throws IllegalArgumentException if the pairing does not fit the buffers or the answers do not fit {@code
   *     relations}
   * @throws IndexOutOfBoundsException if the pairing names a shape that is not there
   */
  public void classify(Shapes containers, Shapes shapes, Pairing pairing, Relations relations) {
    Kernels.Entry contains =
        kernels.get(Verb.CONTAINS, given("containers", containers).kind, given("shapes", shapes).kind);
    Kernels.Entry overlap = kernels.get(Verb.OVERLAP, containers.kind, shapes.kind);
    ResultColumns overlapping = given("relations", relations).overlapping().columns();
    pairs(overlap, containers, shapes, pairing, "relations.capacity()", overlapping);
    pairs(contains, containers, shapes, pairing, "relations.capacity()", relations.contained().columns());
    relations.settle();
  }

  // ---- distance: how far apart are two shapes? ----

  /**
   * Answers for each pair how far apart the shapes are, 0 exactly where they {@linkplain #overlap overlap},
   * and, unless {@code distances} is {@linkplain Distances#withoutPoints without points}, where they are
   * nearest to each other.
   *
   * @throws IllegalArgumentException if the pairing does not fit the buffers or the answers do not fit {@code
   *     distances}
   * @throws IndexOutOfBoundsException if the pairing names a shape that is not there
   */
  public void distance(Shapes first, Shapes second, Pairing pairing, Distances distances) {
    Kernels.Entry entry =
        entry(given("distances", distances).verb(), given("first", first), given("second", second));
    pairs(entry, first, second, pairing, "distances.capacity()", distances.columns());
  }

  /**
   * Finds for each of {@code shapes} the nearest of all shapes of {@code target}, or as many of them as
   * {@code nearest} has entries for each; on equal distance the lowest index. Entries of shape i are those of
   * row i. A tree makes this fast, the more so the smaller the {@linkplain Nearest#within(float) distance}
   * that counts.
   *
   * @throws IllegalArgumentException if there are more shapes than fit {@code nearest}
   */
  public void nearest(Shapes shapes, Target target, Nearest nearest) {
    Kernels.Entry measure =
        kernels.get(Verb.DISTANCE, given("shapes", shapes).kind, given("target", target).shapes().kind);
    Kernels.Entry closest = kernels.get(Verb.CLOSEST_POINTS, shapes.kind, target.shapes().kind);
    Checks.room("nearest.capacity()", given("nearest", nearest).capacity(), "shapes", shapes.size());
    Tasks mine = ready(shapes, target.shapes(), shapes.size(), ROW_GRAIN);
    float most = nearest.within();
    nearest.begin(shapes.size());
    run(switch (target) {
      case Shapes all ->
        mine.nearest.into(nearest, closest, shapes, all, most).of(measure, shapes, all, false, filter);
      case Tree tree -> mine.treeNearest.of(measure, closest, way(), shapes, tree, most, filter, nearest);
    }, shapes.size(), ROW_GRAIN, nearest.clear);
  }

  /**
   * Lists all pairs (i, j), shape i of {@code first} and shape j of {@code second}, that are at most {@code
   * distance} apart. A tree as either makes this fast for few shapes, two trees for many.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   * @throws IllegalArgumentException if {@code distance} is NaN or negative
   */
  public long within(Target first, Target second, float distance, Pairs pairs) {
    return pairs(entry(Verb.DISTANCE, given("first", first).shapes(), given("second", second).shapes()),
        first, second, false, false, Checks.distance("distance", distance), given("pairs", pairs));
  }

  /**
   * Lists all pairs (i, j) with i &lt; j of shapes of one buffer, or one tree, that are at most {@code
   * distance} apart.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   * @throws IllegalArgumentException if {@code distance} is NaN or negative
   */
  public long within(Target shapes, float distance, Pairs pairs) {
    Shapes all = given("shapes", shapes).shapes();
    return pairs(entry(Verb.DISTANCE, all, all), shapes, shapes, false, true,
        Checks.distance("distance", distance), given("pairs", pairs));
  }

  // ---- inside: is a point in a closed mesh? ----

  /**
   * Answers for each point, a sphere's centre, whether it is inside a closed mesh of triangles: whether it is
   * straight below an odd number of them. Edges and corners that meshes share are counted once, so no point
   * is lost between triangles that meet in the same corners. A point on the surface, within rounding, may be
   * said to be either. Which way round the corners of a triangle are does not matter; parts that lie in each
   * other are hollow. Where the mesh is open, it is as if walls went up from its border without end. A tree
   * makes this fast.
   *
   * @throws IllegalArgumentException if there are more points than fit {@code hits}
   * @throws UnsupportedOperationException if {@code mesh} is not of triangles
   */
  public void inside(Spheres points, Target mesh, Hits hits) {
    Kernels.Entry entry =
        kernels.get(Verb.UNDER, given("points", points).kind, given("mesh", mesh).shapes().kind);
    Checks.room(HITS_CAPACITY, given("hits", hits).capacity(), "points", points.size());
    Tasks mine = ready(points, mesh.shapes(), points.size(), ROW_GRAIN);
    ResultColumns result = hits.columns();
    result.beginWithMisses(points.size());
    run(switch (mesh) {
      case Shapes all -> mine.hits.into(result.odd).of(entry, points, all, false, filter);
      case Tree tree -> mine.treeInside.into(result.odd).of(entry, way(), points, tree, false, filter);
    }, points.size(), ROW_GRAIN, result.clear);
  }

  /**
   * Finds the signed distance of each point from the surface of a closed mesh of triangles: what {@link
   * #nearest(Shapes, Target, Nearest)} finds, the distance negative where the point is {@linkplain #inside
   * inside}. Points are spheres of radius 0; of others, the radius is taken from the distance before it gets
   * its sign.
   *
   * @throws IllegalArgumentException if there are more points than fit {@code nearest}
   * @throws UnsupportedOperationException if {@code mesh} is not of triangles
   */
  public void signedDistance(Spheres points, Target mesh, Nearest nearest) {
    Checks.room("nearest.capacity()", given("nearest", nearest).capacity(), "points",
        given("points", points).size());
    inside(points, mesh, nearest.inside);
    nearest(points, mesh, nearest);
    nearest.sign();
  }

  // ---- sweep: when does a moving shape first touch another? ----

  /**
   * Answers for each pair when, while time goes from 0 to 1 and the first shape moves by its motion, it first
   * touches the second, which stands still: time, normal and point. Nothing is missed in between, however
   * fast it moves. Shapes that {@linkplain #overlap overlap} from the start, if only by touching, do so at
   * time 0, also if they move apart. Time is 0 nowhere else. That holds for coordinates, radii and motions up
   * to 1e18.
   *
   * @throws IllegalArgumentException if there is not one motion for each of {@code shapes}, the pairing does
   *     not fit the buffers, or the answers do not fit {@code hits}
   * @throws IndexOutOfBoundsException if the pairing names a shape that is not there
   */
  public void sweep(Shapes shapes, Motions motions, Shapes others, Pairing pairing, SweepHits hits) {
    sweepPairs(shapes, motions, others, null, pairing, hits);
  }

  /**
   * The same where the other shapes move too. The time is found from the difference of both motions.
   *
   * @throws IllegalArgumentException as above, and if there is not one of {@code otherMotions} for each of
   *     {@code others}
   */
  public void sweep(Shapes shapes, Motions motions, Shapes others, Motions otherMotions, Pairing pairing,
      SweepHits hits) {
    Checks.same("otherMotions.size()", given("otherMotions", otherMotions).size(), "others.size()",
        given("others", others).size());
    sweepPairs(shapes, motions, others, otherMotions, pairing, hits);
  }

  private void sweepPairs(Shapes shapes, Motions motions, Shapes others, Motions otherMotions,
      Pairing pairing, SweepHits hits) {
    Kernels.Entry sweep = entry(Verb.SWEEP, given("shapes", shapes), given("others", others));
    Checks.same("motions.size()", given("motions", motions).size(), "shapes.size()", shapes.size());
    int count = Checks.pairs(pairing, shapes.size(), others.size());
    Checks.room(HITS_CAPACITY, given("hits", hits).capacity(), "pairs", count);
    SweepTask task = ready(shapes, others, count, PAIR_GRAIN).sweep;
    hits.columns().begin(count);
    task.of(sweep, contact(sweep), kernels.bits(), shapes, motions, others, otherMotions, pairing,
        hits.columns(), filter);
    run(task, count, PAIR_GRAIN, hits.columns().clear);
  }

  /** What gives the points of contact of a sweep; null where its kernel says them itself. */
  private Kernels.Entry contact(Kernels.Entry sweep) {
    return sweep.floats() == sweep.layout().floats().size() ? null
        : kernels.get(Verb.CLOSEST_POINTS, sweep.first(), sweep.second());
  }

  /**
   * Finds for each of {@code shapes}, which move, what it touches first of all shapes of {@code target},
   * which stand still; on equal time the lowest index. Entry i of {@code hits} is that of shape i.
   *
   * @throws IllegalArgumentException if there is not one motion for each of {@code shapes}, or there are more
   *     than fit {@code hits}
   */
  public void sweep(Shapes shapes, Motions motions, Target target, SweepHits hits) {
    sweep(shapes, motions, target, null, hits);
  }

  /**
   * The same where the point is found only of shapes that are {@code wanted}, as whatever else {@code hits}
   * says of them tells; null for all.
   */
  void sweep(Shapes shapes, Motions motions, Target target, IntPredicate wanted, SweepHits hits) {
    Kernels.Entry sweep = entry(Verb.SWEEP, given("shapes", shapes), given("target", target).shapes());
    Checks.same("motions.size()", given("motions", motions).size(), "shapes.size()", shapes.size());
    Checks.room(HITS_CAPACITY, given("hits", hits).capacity(), "shapes", shapes.size());
    Tasks mine = ready(shapes, target.shapes(), shapes.size(), ROW_GRAIN);
    ResultColumns result = hits.columns();
    result.beginWithMisses(shapes.size());
    run(switch (target) {
      case Shapes all ->
        mine.sweepRows.of(sweep, contact(sweep), shapes, motions, all, filter, wanted, result);
      case Tree tree ->
        mine.treeSweep.of(sweep, contact(sweep), way(), shapes, motions, tree, filter, wanted, result);
    }, shapes.size(), ROW_GRAIN, result.clear);
  }

  /** The same of the shapes only that are listed for each row, and points only of those that are wanted. */
  void sweep(Shapes shapes, Motions motions, Shapes target, NearSweepTask.Lists lists, IntPredicate wanted,
      SweepHits hits) {
    Kernels.Entry sweep = entry(Verb.SWEEP, shapes, target);
    ResultColumns result = hits.columns();
    result.beginWithMisses(shapes.size());
    run(ready(shapes, target, shapes.size(), ROW_GRAIN).nearSweep.with(lists).of(sweep, contact(sweep),
        shapes, motions, target, null, wanted, result), shapes.size(), ROW_GRAIN);
  }

  /** How far off a sweep against a target may be. */
  ErrorBound sweepError(Shapes shapes, Target target) {
    return entry(Verb.SWEEP, shapes, target.shapes()).error();
  }

  /** This thread's search in trees. */
  SweepSearch sweepSearch() {
    return Workspace.get().search().sweep(Ways.TREES.wide(way()));
  }

  // ---- contact: where do shapes touch, and how deep? ----

  /**
   * Answers for each pair where the shapes touch: the normal from the first to the second, and up to four
   * points with depth and feature. A pair has points exactly where the shapes {@linkplain #overlap overlap},
   * if only by touching, or, if {@code contacts} have a margin, where they are apart by no more than that, up
   * to rounding ({@link Contacts#withMargin}). What no finite way leads out of, such as an infinite sphere,
   * has none.
   *
   * @throws IllegalArgumentException if the pairing does not fit the buffers or the answers do not fit {@code
   *     contacts}
   * @throws IndexOutOfBoundsException if the pairing names a shape that is not there
   * @throws UnsupportedOperationException if there is no kernel for contacts of these kinds
   */
  public void contact(Shapes first, Shapes second, Pairing pairing, Contacts contacts) {
    Kernels.Entry contact = entry(Verb.CONTACT, given("first", first), given("second", second));
    int count = Checks.pairs(pairing, first.size(), second.size());
    Checks.room("contacts.capacity()", given("contacts", contacts).capacity(), "pairs", count);
    ContactTask task = ready(first, second, count, PAIR_GRAIN).contact.into(contacts);
    contacts.columns().begin(count);
    Kernels.Entry test = contact;
    if (ContactTask.takesLong(contact)) {
      test = entry(contacts.margin() == 0 ? Verb.OVERLAP : Verb.DISTANCE, first, second);
      task.by(contact, first, second);
    }
    run(task.of(test, kernels.bits(), first, second, pairing, null, filter), count, PAIR_GRAIN,
        contacts.columns().clear);
  }

  // ---- push out: where is the nearest free place? ----

  /**
   * Finds for each of {@code movers} the nearest place where it overlaps none of the obstacles, exactly: of
   * several at once, and not by one push after the other.
   *
   * <ul>
   *   <li>Spheres among spheres, capsules, boxes, oriented boxes, triangles and half-spaces move in space.
   *   <li>Spheres or cylinders among cylinders, all along one axis, and half-spaces move across that axis, as
   *   discs seen along it: pillars, walls and a crowd. Cylinders move among spheres, capsules and boxes too,
   *   as these are seen along the axis. Upright capsules are asked about as cylinders with the same axis.
   *   Half-spaces must stand along the axis, with normals that are exactly 0 along it: floors are refused,
   *   since no way across the axis leads out of them.
   * </ul>
   *
   * <p>Obstacles are solid all through: out of a half-space there is one way, however deep a mover is behind
   * the wall. Triangles are sheets with two sides, and a mesh of them has no inside. Of places equally near,
   * as floats tell distances, it is the one with the largest x, then the largest y, then the largest z: from
   * the dead centre of one obstacle straight along x, or along y where x is the axis. The order of obstacles
   * changes nothing. Movers do not meet each other, nor see where others go.
   *
   * <p>Candidates are in closed form and computed in double: nearest points of borders, crossings of two, and
   * in space of three. To make the place free when it is rounded to floats, obstacles are grown by the
   * mover's radius and by a margin of a few ulps, at most 2⁻¹⁹ of radii and coordinates: of these it is the
   * nearest free place, and gaps that are wider than the mover by less are closed. In space, round edges and
   * the sides of capsules are approached by balls until what is left is within that margin: so a place on one
   * may be aside by the square root of it, which makes it no farther; and where two of them touch all along,
   * as a slit of no width does, margins double until its end is reached.
   *
   * <p>That holds for lengths between 1e-18 and 1e18. For shorter ones the place is free, but may not be the
   * nearest. If the sum of the mover's radius, its distance from the origin and the extent of an obstacle in
   * its way is larger than 2⁶⁰, about 1.15e18, or the place is so far away, the answer is {@link
   * PushOut.Status#NONE}: beyond that, squares overflow in the overlap test.
   *
   * <p>A mover that overlaps nothing, such as one with a NaN or a negative radius, stays where it is; such
   * obstacles are in nobody's way. Out of an infinite radius there is no way.
   *
   * <p>Movers that are free cost an overlap test with each obstacle, or a query of the tree. The others cost
   * a few more, one for each piece of an obstacle, such as the ball around a point of its edge, that turns
   * out to be in the way: some microseconds among one to three obstacles. Work grows with the square of the
   * number of obstacles that reach the mover and the way out: 200 boxes of a grid or 100 turned boxes in a
   * heap take some ten milliseconds. Where many faces all meet in one point, as at the top of a cone, it
   * grows with the cube: a tenth of a second for 64 triangles, up to a second for 128. {@link
   * PushOut#withReach} bounds that.
   *
   * <p>To a {@linkplain #where filter} obstacles are the second operand, numbered through all of {@link
   * Obstacles#of several}: {@code Filter.except} lets members
   * of a crowd be obstacles of each other, not of themselves.
   *
   * @throws IllegalArgumentException if there are more movers than fit {@code out}, cylinders are along
   *     different axes, or among cylinders a half-space does not stand along the axis
   * @throws UnsupportedOperationException if movers or obstacles are of other kinds
   */
  public void pushOut(Shapes movers, Obstacles obstacles, PushOut out) {
    PushOutTask task = tasks.get().pushOut;
    try {
      PushOutScene scene = task.scene.of(kernels, movers, obstacles);
      Checks.room("out.capacity()", given("out", out).capacity(), "movers", movers.size());
      ready(movers.size(), scene.start(scene.targets()), movers.size(), ROW_GRAIN);
      out.begin(movers.size());
      run(task.of(way(), filter, out), movers.size(), ROW_GRAIN, out.clear);
    } finally {
      task.release();
    }
  }

  // ---- slide: what is left of a motion along walls? ----

  /**
   * Finds for each motion what is left of it along some planes: the nearest motion to it that goes against
   * none of them, which is a motion v with {@code n · v ≥ 0} for each of their normals and the least {@code
   * |v − motion|}. So it is the motion itself, its projection on one plane or on the crease of two, or, in a
   * corner of three, none; it is never longer, and never leads back against what was wished. Normals point
   * out of walls, towards what moves: {@link Planes#setWall} makes planes of what {@linkplain #sweep sweeps}
   * and {@linkplain #contact contacts} have met. Where they are and in which order does not matter, only
   * their normals, of any length. Several that are the same count once; of two that face each other both are
   * kept to.
   *
   * <p>It is computed in double and rounded to floats: v is against a plane by no more than 2⁻²⁴ of |n| |v|,
   * and 2⁻⁴⁷ of |n| |motion|. A motion with a NaN or an infinity becomes none, a normal without direction is
   * no plane, and lengths below 1e-38 are rounded as floats are there. The time of a motion grows with the
   * square of the number of its planes if two of them hold it, with the cube at worst.
   *
   * @param offsets the planes of motion i are those from {@code offsets[i]} to {@code offsets[i + 1] − 1} of
   *     {@code planes}
   * @param out what is left of motion i is its motion i; may be {@code motions}
   * @throws IllegalArgumentException if there are not as many motions in {@code out}, it shares other
   *     elements with {@code motions}, or any with {@code planes}, {@code offsets} is too short, not
   *     ascending, or leads beyond {@code planes}
   */
  public void slide(Motions motions, Planes planes, int[] offsets, Motions out) {
    int count = given("motions", motions).size();
    given("planes", planes);
    given("offsets", offsets);
    Checks.same("out.size()", given("out", out).size(), "motions.size()", count);
    Checks.room("offsets.length", offsets.length, "ends of rows", count + 1L);
    Checks.rows(offsets, count, "planes.size()", planes.size());
    Checks.apart("out", out, "out", out, true);
    Checks.apart("out", out, "motions", motions, true);
    Checks.apart("out", out, "planes", planes, false);
    Tasks mine = ready(0, 0, count, PAIR_GRAIN);
    run(mine.slide.of(motions, planes, offsets, out), count, PAIR_GRAIN);
  }

  // ---- cast: where does a ray enter a shape? ----

  /**
   * Answers for each pair where the ray enters the shape.
   *
   * @throws IllegalArgumentException if the pairing does not fit the buffers or the answers do not fit {@code
   *     hits}
   * @throws IndexOutOfBoundsException if the pairing names a ray or shape that is not there
   */
  public void cast(Rays rays, Shapes shapes, Pairing pairing, RayHits hits) {
    pairs(Verb.CAST, given("rays", rays), given("shapes", shapes), pairing, given("hits", hits).columns());
  }

  /**
   * Lists all pairs (i, j) where ray i hits shape j. For t, u and v, cast {@link Pairs#pairing()}.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   */
  public long cast(Rays rays, Target target, Pairs pairs) {
    return list(Verb.CAST, given("rays", rays), given("target", target), false, given("pairs", pairs));
  }

  /**
   * Finds for each ray the closest hit among all shapes; on equal t the lowest index. Entry i of {@code hits}
   * is ray i's. Rays may come in any order; those that travel together are cast together.
   *
   * @throws IllegalArgumentException if there are more rays than fit {@code hits}
   */
  public void closest(Rays rays, Target target, RayHits hits) {
    first(given("rays", rays), given("target", target), given("hits", hits).columns(), false);
  }

  /**
   * Answers for each ray whether it hits any of the shapes.
   *
   * @throws IllegalArgumentException if there are more rays than fit {@code hits}
   */
  public void any(Rays rays, Target target, Hits hits) {
    first(given("rays", rays), given("target", target), given("hits", hits).columns(), true);
  }

  /** One hit of each ray: the closest, or any. */
  private void first(Rays rays, Target target, ResultColumns result, boolean any) {
    Kernels.Entry entry = kernels.get(Verb.CAST, rays.kind, target.shapes().kind);
    Checks.room(HITS_CAPACITY, result.capacity(), "rays", rays.size());
    Tasks mine = ready(rays, target.shapes(), rays.size(), ROW_GRAIN);
    Task task = switch (target) {
      case Shapes shapes -> {
        result.beginWithMisses(rays.size());
        RowTask rows = any ? mine.any.into(result) : mine.hits.into(result.closest);
        yield rows.of(entry, rays, shapes, false, filter);
      }
      case Tree tree -> {
        result.beginWithoutHits(rays.size()); // the caster writes the columns of hits and misses
        yield mine.treeCast.of(way(), rays, tree, result, any, filter);
      }
    };
    run(task, rays.size(), ROW_GRAIN, result.clear);
  }

  /**
   * Finds for each ray all its hits, the nearest first.
   *
   * @throws IllegalArgumentException if there are more rays than fit {@code hits}
   */
  public void all(Rays rays, Target target, AllHits hits) {
    Kernels.Entry entry =
        kernels.get(Verb.CAST, given("rays", rays).kind, given("target", target).shapes().kind);
    Checks.room(HITS_CAPACITY, given("hits", hits).capacity(), "rays", rays.size());
    Tasks mine = ready(rays, target.shapes(), rays.size(), 1);
    hits.begin(rays.size());
    run(switch (target) {
      case Shapes shapes -> mine.hits.into(hits.sink).of(entry, rays, shapes, false, filter);
      case Tree tree -> mine.treeHits.into(hits.sink).of(entry, way(), rays, tree, false, filter);
    }, rays.size(), 1, hits.clear);
  }

  /**
   * Lists all pairs (i, j) where ray i meets the bounding box of shape j, as {@link #cast(Rays, Target,
   * Pairs)} would of {@link Shapes#bounds()}: what a test of the caller's own should then look at.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   */
  public long candidates(Rays rays, Target target, Pairs pairs) {
    return list(kernels.get(Verb.CAST, given("rays", rays).kind, Kind.BOX), rays, given("target", target),
        true, false, given("pairs", pairs));
  }

  /**
   * Lists all pairs (i, j) where the {@linkplain Shapes#bounds() bounding boxes} of shape i of {@code first}
   * and shape j of {@code second} are at most {@code margin} apart, 0 for touching: what a test of the
   * caller's own, or contacts with a margin, should then look at. Kinds that have no kernel are taken too.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   * @throws IllegalArgumentException if {@code margin} is NaN or negative
   */
  public long candidates(Target first, Target second, float margin, Pairs pairs) {
    return pairs(ofBounds(margin), given("first", first), given("second", second), true, false, most(margin),
        given("pairs", pairs));
  }

  /**
   * Lists all pairs (i, j) with i &lt; j of shapes of one buffer, or one tree, whose bounding boxes are at
   * most {@code margin} apart.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   * @throws IllegalArgumentException if {@code margin} is NaN or negative
   */
  public long candidates(Target shapes, float margin, Pairs pairs) {
    return pairs(ofBounds(margin), given("shapes", shapes), shapes, true, true, most(margin),
        given("pairs", pairs));
  }

  private Kernels.Entry ofBounds(float margin) {
    return kernels.get(Checks.distance("margin", margin) == 0 ? Verb.OVERLAP : Verb.DISTANCE, Kind.BOX,
        Kind.BOX);
  }

  private static float most(float margin) {
    return margin == 0 ? PairListTask.ANY : margin;
  }

  // ---- test: what the caller wants to know, of elements of any kind ----

  /**
   * Answers for each pair whether a test of the caller's own hits: a {@link lockstep.twin.Twin definition} of
   * one pair, compiled. The operands may be any buffers of as many columns as it takes: {@link Records} of
   * the caller's own, or shapes and rays. On an engine with vectors its wide twin is run; that is made once
   * for each thread, so make a test once and keep it.
   *
   * @throws IllegalArgumentException if an operand is not as wide as the test takes it, the pairing does not
   *     fit the buffers, or the answers do not fit {@code hits}
   * @throws IndexOutOfBoundsException if the pairing names an element that is not there
   */
  public void test(ScalarTwin test, Columns first, Columns second, Pairing pairing, Hits hits) {
    fits(test, first, second);
    pairs(own(test), first, second, pairing, HITS_CAPACITY, given("hits", hits).columns());
  }

  /**
   * The same, with the values that the test gives of each pair: column c of {@code values} is the c-th that
   * its definition writes, or what it returns.
   *
   * @throws IllegalArgumentException as above, and if {@code values} has more columns than the test writes,
   *     or fewer
   */
  public void test(ScalarTwin test, Columns first, Columns second, Pairing pairing, Values values) {
    fits(test, first, second);
    Checks.same("values.width()", given("values", values).width(), "test.floats()", test.floats());
    pairs(own(test), first, second, pairing, "values.capacity()", values.columns());
  }

  /**
   * Lists all pairs (i, j), element i of {@code first} and element j of {@code second}, that a test of the
   * caller's own hits. Every pair is tested; of shapes, {@link #candidates} or an overlap of bounds lists
   * pairs worth a test.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   * @throws IllegalArgumentException if an operand is not as wide as the test takes it
   */
  public long test(ScalarTwin test, Columns first, Columns second, Pairs pairs) {
    fits(test, first, second);
    return listAll(own(test), first, second, false, false, given("pairs", pairs));
  }

  /**
   * Lists all pairs (i, j) with i &lt; j of elements of one buffer that a test of the caller's own hits,
   * element i as its first operand.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   * @throws IllegalArgumentException if the elements are not as wide as the test takes both operands
   */
  public long test(ScalarTwin test, Columns elements, Pairs pairs) {
    fitsBoth(test, elements);
    return listAll(own(test), elements, elements, false, true, given("pairs", pairs));
  }

  private static void fits(ScalarTwin test, Columns first, Columns second) {
    given("test", test);
    Checks.same("first.width()", given("first", first).width(), "test.firstWidth()", test.firstWidth());
    Checks.same("second.width()", given("second", second).width(), "test.secondWidth()", test.secondWidth());
  }

  private static void fitsBoth(ScalarTwin test, Columns elements) {
    given("test", test);
    int width = given("elements", elements).width();
    Checks.same("elements.width()", width, "test.firstWidth()", test.firstWidth());
    Checks.same("elements.width()", width, "test.secondWidth()", test.secondWidth());
  }

  private DescribedKernel own(ScalarTwin test) {
    return tasks.get().own.of(test);
  }

  // ---- what verbs share ----

  private static <T> T given(String name, T argument) {
    return Objects.requireNonNull(argument, name);
  }

  private Way way() {
    return lanes == 1 ? Way.SCALAR : kernels == VectorSupport.KERNELS ? Way.WIDE : Way.BEST;
  }

  /**
   * The last check before anything is written, of operands and the number of pieces; returns what this thread
   * works with.
   */
  private Tasks ready(Columns first, Columns second, int size, int grain) {
    return ready(first.size(), second.size(), size, grain);
  }

  private Tasks ready(int firstSize, int secondSize, int size, int grain) {
    if (filter != null) {
      filter.check(firstSize, secondSize);
    }
    Tasks mine = tasks.get();
    if (mine.workers != null) {
      mine.workers.check(size, grain);
    }
    return mine;
  }

  /** Refuses what cannot be asked on an engine with a filter or a watch. */
  void checkPlain(String who) {
    if (filter != null || watch != null) {
      throw new IllegalArgumentException(
          who + " needs an engine without a " + (filter != null ? "filter" : "watch") + ", not " + this);
    }
  }

  /** Refuses shapes that cannot be swept against a target, and a pool that is shut down. */
  void checkSweep(Shapes shapes, Target target) {
    entry(Verb.SWEEP, shapes, target.shapes());
    ready(shapes, target.shapes(), shapes.size(), ROW_GRAIN);
  }

  /** Whether the nearest of a target can be asked for. */
  boolean measures(Shapes shapes, Target target) {
    return kernels.has(Verb.CLOSEST_POINTS, shapes.kind, target.shapes().kind);
  }

  /** Answers a pairing into the columns of a result. */
  void pairs(Verb verb, Columns first, Columns second, Pairing pairing, ResultColumns result) {
    pairs(entry(verb, first, second), first, second, pairing, HITS_CAPACITY, result);
  }

  private void pairs(DescribedKernel kernel, Columns first, Columns second, Pairing pairing,
      String capacityName, ResultColumns result) {
    int count = Checks.pairs(pairing, first.size(), second.size());
    Checks.room(capacityName, result.capacity(), "pairs", count);
    PairTask task = ready(first, second, count, PAIR_GRAIN).pair;
    result.begin(count);
    run(task.of(kernel, kernels.bits(), first, second, pairing, result, filter), count, PAIR_GRAIN,
        result.clear);
  }

  private long overlaps(Target first, Target second, boolean self, Pairs pairs) {
    return pairs(entry(Verb.OVERLAP, first.shapes(), second.shapes()), first, second, false, self,
        PairListTask.ANY, pairs);
  }

  /**
   * Lists all pairs of shapes, or of their bounds, of two operands, or of one with itself, that are no
   * farther apart than {@code most}.
   */
  private long pairs(Kernels.Entry entry, Target first, Target second, boolean bounds, boolean self,
      float most, Pairs pairs) {
    boolean grids = self || first != second; // a grid with itself finds each two once
    boolean listed = false;
    if (grids && first instanceof Tree a && second instanceof Tree b
        && GridPairTask.pays(a.size(), b.size())) {
      Tasks mine = ready(a.shapes(), b.shapes(), a.size(), 1);
      pairs.clear();
      listed = listByGrids(mine, entry, a, b, bounds, most, pairs);
    } else if (first instanceof Tree tree && second instanceof Shapes shapes
        && TreePairListTask.pays(tree.size())) {
      Tasks mine = ready(tree.shapes(), shapes, shapes.size(), 1);
      pairs.clear();
      listed = listByFirst(mine, entry, tree, shapes, bounds, most, pairs);
    } else {
      return list(entry, first.shapes(), second, bounds, self, most, pairs);
    }
    return listed ? pairs.needed()
        : listAll(entry, first.shapes(), second.shapes(), bounds, self, most, pairs);
  }

  /** False, with nothing listed, where brute force is better. */
  private boolean listByFirst(Tasks mine, Kernels.Entry entry, Tree first, Shapes second, boolean bounds,
      float most, Pairs pairs) {
    TreeFirstTask task = mine.treeFirst.filtered(filter, most);
    task.of(entry, way(), second, first, bounds, null);
    watch(task, second.size(), 1, pairs.clear);
    try {
      return task.list(first.size(), mine.workers, pairs);
    } finally {
      task.end();
    }
  }

  /** False, with nothing listed, where brute force is better. */
  private boolean listByGrids(Tasks mine, Kernels.Entry entry, Tree first, Tree second, boolean bounds,
      float most, Pairs pairs) {
    boolean wide = Ways.SCANS.wide(way());
    Workers workers = mine.workers;
    GridPairTask task = mine.gridPairs;
    boolean lasts = first == second && most < 0 && (filter == null || filter.isFixed());
    LastPairs last = lasts && first.lastPairs().lock.tryLock() ? first.lastPairs() : null;
    if (workers != null) {
      workers.stay();
    }
    try {
      Grid grid = last == null ? first.grid(wide, workers) : first.gridOfLast(bounds, filter, wide, workers);
      task.of(entry, wide, first.shapes(), grid, second.shapes(),
          first == second ? grid : second.grid(wide, workers), bounds, most, filter, last);
      watch(task, first.size(), 1, pairs.clear);
      return task.list(workers, pairs);
    } finally {
      task.end();
      if (last != null) {
        last.lock.unlock();
      }
      if (workers != null) {
        workers.leave();
      }
    }
  }

  /** Lists all pairs that hit. */
  long list(Verb verb, Columns first, Target second, boolean self, Pairs pairs) {
    return list(entry(verb, first, second.shapes()), first, second, false, self, pairs);
  }

  private Kernels.Entry entry(Verb verb, Columns first, Columns second) {
    boolean byPlanes = verb == Verb.OVERLAP && first instanceof Frusta frusta && frusta.isByPlanes();
    Kernels.Entry entry = kernels.get(byPlanes ? Verb.OVERLAP_BY_PLANES : verb, first.kind, second.kind);
    Checks.sameAxis(first, second);
    return entry;
  }

  /**
   * Lists all pairs of two operands, of the second perhaps only the bounds, or of one operand with itself.
   */
  private long list(Kernels.Entry entry, Columns first, Target second, boolean bounds, boolean self,
      Pairs pairs) {
    return list(entry, first, second, bounds, self, PairListTask.ANY, pairs);
  }

  /** The same of pairs that are no farther apart than {@code most}. */
  private long list(Kernels.Entry entry, Columns first, Target second, boolean bounds, boolean self,
      float most, Pairs pairs) {
    return switch (second) {
      case Shapes shapes -> listAll(entry, first, shapes, bounds, self, most, pairs);
      case Tree tree when !TreePairListTask.pays(tree.size()) ->
        listAll(entry, first, tree.shapes(), bounds, self, most, pairs);
      case Tree tree -> {
        Tasks mine = ready(first, tree.shapes(), first.size(), 1);
        pairs.clear();
        TreePairListTask task = mine.treePairList;
        task.of(entry, way(), first, tree, bounds, filter);
        watch(task, first.size(), 1, pairs.clear);
        boolean dense;
        try {
          dense = task.into(pairs, self, most).isDense(Workspace.get());
          if (!dense) {
            task.list(mine.workers);
          }
        } finally {
          task.end();
        }
        yield dense ? listAll(entry, first, tree.shapes(), bounds, self, most, pairs) : pairs.needed();
      }
    };
  }

  /** The same by brute force. */
  private long listAll(DescribedKernel kernel, Columns first, Columns second, boolean bounds, boolean self,
      Pairs pairs) {
    return listAll(kernel, first, second, bounds, self, PairListTask.ANY, pairs);
  }

  private long listAll(DescribedKernel kernel, Columns first, Columns second, boolean bounds, boolean self,
      float most, Pairs pairs) {
    Tasks mine = ready(first, second, first.size(), 1);
    pairs.clear();
    PairListTask task = mine.pairList;
    task.over(second.size(), self, most).of(kernel, first, second, bounds, filter);
    watch(task, first.size(), 1, pairs.clear);
    try {
      task.list(first.size(), mine.workers, kernels.bits(), pairs);
    } finally {
      task.end();
    }
    return pairs.needed();
  }

  /** The engine that does on the calling thread what this one does on several. */
  Engine alone() {
    return alone;
  }

  /** Puts a task under the watch of this engine, if any; {@code clear} empties the results, null for none. */
  private void watch(Task task, int total, int grain, Runnable clear) {
    if (watch != null) {
      task.watching = tasks.get().watching.begin(watch, total, task.smallest(grain), clear);
    }
  }

  /** Does the pieces of a task under the watch of this engine. */
  private void run(Task task, int size, int grain, Runnable clear) {
    watch(task, size, grain, clear);
    run(task, size, grain);
  }

  /** Does the pieces of a task, on several threads if this engine has them. */
  void run(Task task, int size, int grain) {
    try {
      if (pool == null) {
        task.work(0, size, Workspace.get());
      } else {
        tasks.get().workers.run(task, 0, size, grain);
      }
    } finally {
      task.end();
    }
  }
}
