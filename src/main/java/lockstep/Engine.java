package lockstep;

import java.util.Objects;
import java.util.concurrent.ForkJoinPool;
import lockstep.internal.adaptive.WarmUp;
import lockstep.internal.adaptive.Way;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.ScalarKernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.push.PushOutScene;
import lockstep.internal.push.PushOutTask;
import lockstep.internal.push.SlideTask;
import lockstep.internal.query.ResultColumns;
import lockstep.internal.query.Sources;
import lockstep.internal.query.Verbs;
import lockstep.internal.run.Execution;
import lockstep.internal.run.PairFilter;
import lockstep.internal.run.Question;
import lockstep.internal.run.Sides;
import lockstep.internal.run.VectorSupport;
import lockstep.internal.run.Watching;
import lockstep.internal.run.Workers;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Searchable;
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
 *   // how far apart, and where?                                distance, nearest, inside
 *   engine.distance(balls, walls, Pairing.zip(), distances);
 *   engine.nearest(balls, tree, nearest.within(5));
 *
 *   // what does a ray hit?                                     cast, closest, any, all
 *   engine.closest(rays, tree, rayHits);
 *
 *   // what is touched on the way, and what is left of it?      sweep, slide
 *   engine.sweep(balls.moving(motions), tree, sweepHits);
 *
 *   // how deep, in which direction, where is a free place?     contact, pushOut
 *   engine.contact(balls, walls, pairs.pairing(), contacts);
 *   engine.pushOut(balls, Obstacles.of(walls, pillars), pushOut);
 *
 *   // which pairs are worth a test of one's own?               candidates, test
 *   engine.candidates(balls, walls, 0.1f, pairs);
 *   engine.test(spotLight, lights, balls, pairs.pairing(), lit);
 * </pre>
 */
public final class Engine {
  private static final String HITS_CAPACITY = "hits.capacity()";

  /** In case that it finds something to do again and again. */
  private static final int MOST_WARM_UPS = 50;

  private static final Engine SCALAR = new Engine("scalar", 1, ScalarKernels.TABLE, null);

  private final String name;
  private final int lanes;
  private final Execution execution;

  Engine(String name, int lanes, Kernels kernels, ForkJoinPool pool) {
    this.name = name;
    this.lanes = lanes;
    Way way = lanes == 1 ? Way.SCALAR : kernels == VectorSupport.KERNELS ? Way.WIDE : Way.BEST;
    execution = new Execution(kernels, way, pool);
  }

  /** The same engine with another filter and watch, null for none. */
  private Engine(Engine other, PairFilter filter, Watching.Rule watch) {
    name = other.name;
    lanes = other.lanes;
    execution = other.execution.with(filter, watch);
  }

  /** Loaded, and logged, only when asked for. */
  private static final class Best {
    static final Engine ENGINE = pick();

    private static Engine pick() {
      if (VectorSupport.TWINS != null) {
        return new Engine("best", VectorSupport.lanes(), VectorSupport.TWINS, null);
      }
      System.getLogger("lockstep").log(System.Logger.Level.WARNING,
          "Lockstep runs scalar: " + VectorSupport.ABSENT);
      return SCALAR;
    }
  }

  private static final class WideHolder {
    static final Engine ENGINE = new Engine("wide", VectorSupport.lanes(), VectorSupport.KERNELS, null);

    static {
      VectorSupport.showVectors();
    }
  }

  /**
   * The fastest engine here: of each kernel the twin that is faster just now, so that it is never much slower
   * than {@link #scalar()}, not in the first second of a JVM either. Vectors need the JVM to have compiled
   * them: until then their kernels are hundreds of times slower. A daemon thread, <i>lockstep warm-up</i>,
   * brings those that are used that far within seconds; it works half of the time and ends when nothing is
   * left to do. {@link #warmUp} does it at once; the other engines have no thread, but building a {@link
   * Tree} does.
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
    Engine split = new Engine(name, lanes, execution.kernels(), Objects.requireNonNull(pool, "pool"));
    return new Engine(split, execution.filter(), execution.watch());
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
    PairFilter other = Objects.requireNonNull(filter, "filter").pairs;
    PairFilter own = execution.filter();
    return filteredBy(own == null ? other : own.and(other));
  }

  /** The same engine with this filter in place of its own. */
  Engine filteredBy(PairFilter filter) {
    return new Engine(this, filter, execution.watch());
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
   *   <li>{@link #warmUp}, which ends early if the thread is interrupted.
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
    return new Engine(this, execution.filter(),
        new Watching.Rule(Objects.requireNonNull(watch, "watch")::goesOn, interval));
  }

  /** Which pairs count; null for all. */
  PairFilter filter() {
    return execution.filter();
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
      if (execution.way() == Way.BEST && WarmUp.catchUp()) {
        quiet = 0;
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
    ForkJoinPool pool = execution.pool();
    return name + (lanes > 1 ? ", " + lanes + " lanes" : "")
        + (pool == null ? "" : ", " + Workers.size(pool) + " threads")
        + (execution.filter() == null ? "" : ", filtered") + (execution.watch() == null ? "" : ", watched");
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
    pairs(given("first", first).overlapVerb(), first, given("second", second), pairing,
        given("hits", hits).columns());
  }

  /**
   * Lists all pairs (i, j), shape i of {@code first} and shape j of {@code second}, that overlap. A tree as
   * either makes this fast for few shapes, two trees for many.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   */
  public long overlap(Target first, Target second, Pairs pairs) {
    given("first", first);
    given("second", second);
    return Verbs.list(execution, first.shapes().overlapVerb(), searchable(first), searchable(second),
        Question.ANY, given("pairs", pairs).list);
  }

  /**
   * Lists all pairs (i, j) with i &lt; j of shapes of one buffer, or one tree, that overlap.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   */
  public long overlap(Target shapes, Pairs pairs) {
    given("shapes", shapes);
    return Verbs.listSelf(execution, shapes.shapes().overlapVerb(), searchable(shapes), Question.ANY,
        given("pairs", pairs).list);
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
    return list(Verb.CONTAINS, given("containers", containers), given("shapes", shapes),
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
    Elements first = given("containers", containers).elements, second = given("shapes", shapes).elements;
    Kernels.Entry contains = Verbs.entry(execution, Verb.CONTAINS, first, second);
    Kernels.Entry overlap = Verbs.entry(execution, Verb.OVERLAP, first, second);
    int count = pairs(pairing, containers, shapes);
    Checks.room("relations.capacity()", given("relations", relations).capacity(), "pairs", count);
    Verbs.pairs(execution, overlap, first, second, count, relations.overlapping().columns());
    pairs(pairing, containers, shapes); // the same pairs again
    Verbs.pairs(execution, contains, first, second, count, relations.contained().columns());
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
    pairs(given("distances", distances).verb(), given("first", first), given("second", second), pairing,
        "distances.capacity()", distances.columns());
  }

  /**
   * Finds for each of {@code shapes} the nearest of all shapes of {@code target}, or as many of them as
   * {@code nearest} has entries for each; on equal distance the lowest index. The entries of shape i are
   * those of row i. A tree makes this fast, the more so the smaller the {@linkplain Nearest#within(float)
   * distance} that counts.
   *
   * <p>{@linkplain Nearest#signed Signed} results hold the signed distance from the surface of a closed mesh
   * of triangles: negative where a point is {@linkplain #inside inside}.
   *
   * @throws IllegalArgumentException if there are more shapes than fit {@code nearest}
   * @throws UnsupportedOperationException if {@code nearest} is signed and the shapes are not spheres, or
   *     those of {@code target} not triangles
   */
  public void nearest(Shapes shapes, Target target, Nearest nearest) {
    checkKernel(Verb.DISTANCE, given("shapes", shapes), given("target", target).shapes());
    boolean signed = given("nearest", nearest).isSigned();
    if (signed) {
      checkKernel(Verb.UNDER, shapes, target.shapes());
    }
    Checks.room("nearest.capacity()", nearest.capacity(), "shapes", shapes.size());
    if (signed) {
      Verbs.inside(execution, shapes.elements, searchable(target), nearest.inside.columns());
    }
    Verbs.nearest(execution, shapes.elements, searchable(target), nearest.within(), nearest.sink);
    nearest.sign();
  }

  /**
   * Lists all pairs (i, j), shape i of {@code first} and shape j of {@code second}, that are at most {@code
   * distance} apart. A tree as either makes this fast for few shapes, two trees for many.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   * @throws IllegalArgumentException if {@code distance} is NaN or negative
   */
  public long within(Target first, Target second, float distance, Pairs pairs) {
    given("first", first);
    given("second", second);
    return Verbs.list(execution, Verb.DISTANCE, searchable(first), searchable(second),
        Checks.distance("distance", distance), given("pairs", pairs).list);
  }

  /**
   * Lists all pairs (i, j) with i &lt; j of shapes of one buffer, or one tree, that are at most {@code
   * distance} apart.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   * @throws IllegalArgumentException if {@code distance} is NaN or negative
   */
  public long within(Target shapes, float distance, Pairs pairs) {
    given("shapes", shapes);
    return Verbs.listSelf(execution, Verb.DISTANCE, searchable(shapes), Checks.distance("distance", distance),
        given("pairs", pairs).list);
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
    checkKernel(Verb.UNDER, given("points", points), given("mesh", mesh).shapes());
    Checks.room(HITS_CAPACITY, given("hits", hits).capacity(), "points", points.size());
    Verbs.inside(execution, points.elements, searchable(mesh), hits.columns());
  }

  // ---- sweep: when does a moving shape first touch another? ----

  /**
   * Answers for each pair when, while time goes from 0 to 1 and the first shape moves by its motion, it first
   * touches the second: time, normal and point. The second shape stands still or is {@linkplain Moving
   * moving} too; then only the difference of both motions decides when they meet. Nothing is missed in
   * between, however fast the shapes move. Shapes that {@linkplain #overlap overlap} from the start, if only
   * by touching, touch at time 0, even if they move apart. The time is 0 for no other pair. This holds for
   * coordinates, radii and motions up to 1e18.
   *
   * @throws IllegalArgumentException if the pairing does not fit the buffers, or the answers do not fit
   *     {@code hits}
   * @throws IndexOutOfBoundsException if the pairing names a shape that is not there
   */
  public void sweep(Moving shapes, Sweepable others, Pairing pairing, SweepHits hits) {
    Shapes first = given("shapes", shapes).shapes(), second = given("others", others).shapes();
    checkKernel(Verb.SWEEP, first, second);
    int count = pairs(pairing, first, second);
    Checks.room(HITS_CAPACITY, given("hits", hits).capacity(), "pairs", count);
    Verbs.sweep(execution, first.elements, shapes.motions().elements, second.elements,
        others instanceof Moving moving ? moving.motions().elements : null, count, hits.sweeps);
  }

  /**
   * Finds for each of {@code shapes}, which move, what it touches first of all shapes of {@code target},
   * which stand still; on equal time the lowest index. Entry i of {@code hits} is about shape i.
   *
   * @throws IllegalArgumentException if there are more shapes than fit {@code hits}
   */
  public void sweep(Moving shapes, Target target, SweepHits hits) {
    Shapes first = given("shapes", shapes).shapes();
    checkKernel(Verb.SWEEP, first, given("target", target).shapes());
    Checks.room(HITS_CAPACITY, given("hits", hits).capacity(), "shapes", first.size());
    Verbs.sweep(execution, first.elements, shapes.motions().elements, searchable(target), null, hits.sweeps);
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
    checkKernel(Verb.CONTACT, given("first", first), given("second", second));
    int count = pairs(pairing, first, second);
    Checks.room("contacts.capacity()", given("contacts", contacts).capacity(), "pairs", count);
    Verbs.contacts(execution, first.elements, second.elements, count, contacts.sink);
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
    PushOutTask task = PushOutTask.mine();
    try {
      PushOutScene scene = task.scene;
      Elements all = given("movers", movers).elements;
      switch (given("obstacles", obstacles)) {
        case Obstacles.Several several -> scene.of(execution.kernels(), all, several.searchables);
        case Target target -> scene.of(execution.kernels(), all, searchable(target));
      }
      Checks.room("out.capacity()", given("out", out).capacity(), "movers", movers.size());
      execution.check(movers.size(), scene.start(scene.targets()), movers.size(), Sources.ROW_GRAIN);
      out.begin(movers.size());
      execution.run(task.of(execution.way(), execution.filter(), out.places), movers.size(),
          Sources.ROW_GRAIN, out.clear);
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
    Checks.apart("out", out.elements, "out", out.elements, true);
    Checks.apart("out", out.elements, "motions", motions.elements, true);
    Checks.apart("out", out.elements, "planes", planes.elements, false);
    execution.check(0, 0, count, Sources.PAIR_GRAIN);
    execution.run(SlideTask.mine().of(motions.elements, planes.elements, offsets, out.elements), count,
        Sources.PAIR_GRAIN);
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
    return list(Verb.CAST, given("rays", rays), given("target", target), given("pairs", pairs));
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
    checkKernel(Verb.CAST, rays, target.shapes());
    Checks.room(HITS_CAPACITY, result.capacity(), "rays", rays.size());
    Verbs.cast(execution, rays.elements, searchable(target), result, any);
  }

  /**
   * Finds for each ray all its hits, the nearest first.
   *
   * @throws IllegalArgumentException if there are more rays than fit {@code hits}
   */
  public void all(Rays rays, Target target, AllHits hits) {
    checkKernel(Verb.CAST, given("rays", rays), given("target", target).shapes());
    Checks.room(HITS_CAPACITY, given("hits", hits).capacity(), "rays", rays.size());
    Verbs.all(execution, rays.elements, searchable(target), hits.sink);
  }

  /**
   * Lists all pairs (i, j) where ray i meets the bounding box of shape j, as {@link #cast(Rays, Target,
   * Pairs)} would of {@link Shapes#bounds()}: what a test of the caller's own should then look at.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   */
  public long candidates(Rays rays, Target target, Pairs pairs) {
    given("rays", rays);
    given("target", target);
    return Verbs.listBounds(execution, rays.elements, searchable(target), 0, given("pairs", pairs).list);
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
    given("first", first);
    given("second", second);
    return Verbs.listBounds(execution, searchable(first), searchable(second),
        Checks.distance("margin", margin), given("pairs", pairs).list);
  }

  /**
   * Lists all pairs (i, j) with i &lt; j of shapes of one buffer, or one tree, whose bounding boxes are at
   * most {@code margin} apart.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   * @throws IllegalArgumentException if {@code margin} is NaN or negative
   */
  public long candidates(Target shapes, float margin, Pairs pairs) {
    given("shapes", shapes);
    return Verbs.listBoundsSelf(execution, searchable(shapes), Checks.distance("margin", margin),
        given("pairs", pairs).list);
  }

  // ---- test: what the caller wants to know, of elements of any kind ----

  /**
   * Answers for each pair whether a test of the caller's own hits, and with which values. The test is a
   * {@link lockstep.twin.Twin definition} of one pair, compiled. The operands may be any buffers of as many
   * columns as it takes: {@link Records} of the caller's own, or shapes and rays. An engine with vectors runs
   * its wide twin, which is made once for each thread: so make a test once and keep it.
   *
   * @param values column c takes what the definition writes as c-th value, or what it returns; of width 0,
   *     only bits are kept
   * @throws IllegalArgumentException if an operand is not as wide as the test takes it, the pairing does not
   *     fit the buffers, or {@code values} has no room for the answers, or has columns, but not as many as
   *     the test writes
   * @throws IndexOutOfBoundsException if the pairing names an element that is not there
   */
  public void test(ScalarTwin test, Columns first, Columns second, Pairing pairing, Values values) {
    fits(test, first, second);
    if (given("values", values).width() > 0) {
      Checks.same("values.width()", values.width(), "test.floats()", test.floats());
    }
    int count = pairs(pairing, first, second);
    Checks.room("values.capacity()", values.capacity(), "pairs", count);
    Verbs.pairs(execution, execution.own(test), first.elements, second.elements, count, values.columns());
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
    return Verbs.list(execution, execution.own(test), first.elements, second.elements, false,
        given("pairs", pairs).list);
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
    return Verbs.list(execution, execution.own(test), elements.elements, elements.elements, true,
        given("pairs", pairs).list);
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

  // ---- what verbs share ----

  private static <T> T given(String name, T argument) {
    return Objects.requireNonNull(argument, name);
  }

  /** Refuses kinds that no kernel answers a verb for, before anything else is looked at. */
  private void checkKernel(Verb verb, Columns first, Columns second) {
    Verbs.entry(execution, verb, first.elements, second.elements);
  }

  /** What a target is below this package. */
  static Searchable searchable(Target target) {
    return switch (target) {
      case Shapes shapes -> shapes.elements;
      case Tree tree -> tree.index;
    };
  }

  /** The number of pairs of two operands; checks that there are such elements. */
  static int count(Pairing pairing, Columns first, Columns second) {
    return switch (Objects.requireNonNull(pairing, "pairing")) {
      case Pairing.Zip zip -> {
        Checks.same("first.size()", first.size(), "second.size()", second.size());
        yield first.size();
      }
      case Pairing.OneToMany many -> {
        Checks.index("one", many.one(), first.size());
        yield second.size();
      }
      case Pairing.ManyToOne many -> {
        Checks.index("one", many.one(), second.size());
        yield first.size();
      }
      case Pairing.Indexed pairs -> {
        Checks.entries("first", pairs.first(), pairs.count(), first.size());
        Checks.entries("second", pairs.second(), pairs.count(), second.size());
        yield pairs.count();
      }
    };
  }

  /** The same, and makes these the pairs of the next batch. */
  private static int pairs(Pairing pairing, Columns first, Columns second) {
    int count = count(pairing, first, second);
    Sides sides = Sources.sides();
    switch (pairing) {
      case Pairing.Zip zip -> sides.zip();
      case Pairing.OneToMany many -> sides.oneToMany(many.one());
      case Pairing.ManyToOne many -> sides.manyToOne(many.one());
      case Pairing.Indexed pairs -> sides.listed(pairs.first(), pairs.second());
    }
    return count;
  }

  /** Answers a pairing into the columns of a result. */
  void pairs(Verb verb, Columns first, Columns second, Pairing pairing, ResultColumns result) {
    pairs(verb, first, second, pairing, HITS_CAPACITY, result);
  }

  private void pairs(Verb verb, Columns first, Columns second, Pairing pairing, String capacityName,
      ResultColumns result) {
    Kernels.Entry entry = Verbs.entry(execution, verb, first.elements, second.elements);
    int count = pairs(pairing, first, second);
    Checks.room(capacityName, result.capacity(), "pairs", count);
    Verbs.pairs(execution, entry, first.elements, second.elements, count, result);
  }

  /** Lists all pairs that hit. */
  long list(Verb verb, Columns first, Target second, Pairs pairs) {
    return Verbs.list(execution, verb, first.elements, searchable(second), Question.ANY, pairs.list);
  }

  /** How its calls are carried out. */
  Execution execution() {
    return execution;
  }
}
