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
import lockstep.internal.query.GroupHits;
import lockstep.internal.query.HitPointTask;
import lockstep.internal.query.ResultColumns;
import lockstep.internal.query.Sources;
import lockstep.internal.query.Verbs;
import lockstep.internal.run.Execution;
import lockstep.internal.run.PairFilter;
import lockstep.internal.run.Question;
import lockstep.internal.run.VectorSupport;
import lockstep.internal.run.Watching;
import lockstep.internal.run.Workers;
import lockstep.internal.shape.Checks;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.internal.shape.Searchable;
import lockstep.twin.ScalarTwin;

/**
 * Runs batch collision queries, overlap tests and ray casts over thousands of shapes in one call. All engines
 * give the same answer, bit for bit: {@link #scalar()} defines it, {@link #wide()} computes it with vectors,
 * {@link #best()} uses whichever is currently faster, and {@link #parallel} splits the work of any of them
 * over threads.
 *
 * <p>The contract of every verb:
 *
 * <ul>
 *   <li>Touching counts as a hit, up to the accuracy of each kernel, which the package page states together
 *   with its range. There is no hidden tolerance.
 *   <li>A NaN anywhere is a miss. No value in a buffer makes a call throw or hang, or puts a NaN into a hit.
 *   <li>Results do not depend on the engine, the vector width, threads, trees, or how a batch is split.
 *   <li>Arguments are checked before anything is written. A null, a wrong size or index, or a pool that is
 *   shut down causes an exception that names it and its limit. Results that do not fit are reported, never
 *   truncated silently.
 *   <li>After the first calls of a thread, no call allocates. The first calls allocate their working memory:
 *   some tens of KB, or up to about 1 MB for lists of all pairs and for casts of many rays at trees.
 * </ul>
 *
 * <p>An engine has no state, and any number of threads may use it at once. Buffers and results belong to the
 * caller, who must not write what another thread reads.
 *
 * <p>Queries test the pairs of a {@link Pairing}, test each shape against all of a {@link Target}, or list
 * {@link Pairs}:
 *
 * <pre>
 *   // do they touch, how near are they, is one in the other?   overlap, any, within, contains, classify
 *   engine.overlap(balls, walls, Pairing.zip(), hits);          // ball i and wall i
 *   long needed = engine.overlap(balls, tree, pairs);           // all pairs, as a list; into
 *   long touching = engine.overlap(balls, Pairs.allocate(0));   // Pairs.allocate(0) they are only counted
 *   engine.any(balls.groups(60), walls, hits);                  // does any of 60 balls touch a wall
 *
 *   // how far apart, and where?                                distance, nearest, inside
 *   engine.distance(balls, walls, Pairing.zip(), distances);
 *   engine.nearest(balls, tree, nearest.within(5));
 *
 *   // what does a ray hit, and where?                          cast, closest, any, all, points
 *   engine.closest(rays, tree, rayHits);
 *   engine.any(rays.groups(16), tree, hits);                    // does any of 16 rays hit a shape
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

  /** Copies an engine with another filter and watch, null for none. */
  private Engine(Engine other, PairFilter filter, Watching.Rule watch) {
    name = other.name;
    lanes = other.lanes;
    execution = other.execution.with(filter, watch);
  }

  /** Picks the best engine, and logs if that is the scalar one, only on first use. */
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
   * Returns the fastest engine here. For each kernel it uses whichever twin is currently faster, so it is
   * never much slower than {@link #scalar()}, even in the first second of a JVM. Vector kernels are hundreds
   * of times slower until the JVM has compiled them. A daemon thread, <i>lockstep warm-up</i>, gets the
   * kernels in use compiled within seconds; it works half of the time and ends when nothing is left to do.
   * {@link #warmUp} does all of this at once. The other engines have no such thread, but building a {@link
   * Tree} does.
   *
   * <p>Where vectors do not pay, this is {@link #scalar()}, and one log line gives the reason and what to do.
   * Vectors pay on HotSpot with its compiler C2, with vectors of at least 128 bits, on the tested Java
   * versions: 25. The system property {@code lockstep.java} sets the last version with vectors instead: 26
   * allows Java 26, and 0 allows none.
   */
  public static Engine best() {
    return Best.ENGINE;
  }

  /** Returns the reference engine: plain Java, one pair at a time. Its answers are the definition. */
  public static Engine scalar() {
    return SCALAR;
  }

  /**
   * Returns the engine with vectors as wide as the hardware prefers, or as the system property {@code
   * lockstep.bits} sets (128, 256, 512).
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
   * Returns the same engine with each call split over the threads of {@code pool}; the calling thread is one
   * of them. The answers stay the same, bit for bit. Make it once and keep it: it keeps what its calls need.
   */
  public Engine parallel(ForkJoinPool pool) {
    Engine split = new Engine(name, lanes, execution.kernels(), Objects.requireNonNull(pool, "pool"));
    return new Engine(split, execution.filter(), execution.watch());
  }

  /**
   * Returns the same engine for the pairs that pass {@code filter}, and also this engine's filter if it has
   * one. All its queries treat other pairs as misses: the answers are, bit for bit, those of this engine with
   * the other pairs removed. A closest hit is the closest among the pairs that pass. The filter's columns may
   * change from call to call.
   *
   * <p>A query whose operands are larger than the filter's columns throws an IllegalArgumentException. In
   * {@link World#pairs}, the columns are indexed by body.
   */
  public Engine where(Filter filter) {
    PairFilter other = Objects.requireNonNull(filter, "filter").pairs;
    PairFilter own = execution.filter();
    return filteredBy(own == null ? other : own.and(other));
  }

  /** Returns the same engine with this filter in place of its own. */
  Engine filteredBy(PairFilter filter) {
    return new Engine(this, filter, execution.watch());
  }

  /**
   * Returns an engine whose calls report their progress to a watch, which may cancel them. It replaces any
   * watch that this engine has. A cancelled call throws a {@link java.util.concurrent.CancellationException}
   * and leaves its results empty, of size 0. Operands, trees, the engine and its pool stay as usable as
   * before the call.
   *
   * <p>All queries and {@link World#pairs} are watched, but for what {@link Watch} names.
   *
   * <p>A {@link Mover} refuses a watched engine, since a cancelled call would leave only some characters
   * moved.
   */
  public Engine watched(Watch watch) {
    return watched(watch, Watching.Rule.INTERVAL);
  }

  /** Returns a watched engine with {@code interval} nanoseconds between calls of the watch. */
  Engine watched(Watch watch, long interval) {
    return new Engine(this, execution.filter(),
        new Watching.Rule(Objects.requireNonNull(watch, "watch")::goesOn, interval));
  }

  /** The filter of the pairs that count; null if all count. */
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

  /** The number of floats per vector: 1 for the scalar engine. */
  public int lanes() {
    return lanes;
  }

  /** Describes this engine, for example {@code wide, 16 lanes, 2 threads}. */
  @Override
  public String toString() {
    ForkJoinPool pool = execution.pool();
    return name + (lanes > 1 ? ", " + lanes + " lanes" : "")
        + (pool == null ? "" : ", " + Workers.size(pool) + " threads")
        + (execution.filter() == null ? "" : ", filtered") + (execution.watch() == null ? "" : ", watched");
  }

  // ---- overlap: do two shapes have a point in common? ----

  /**
   * Tests for each pair whether the two shapes overlap.
   *
   * @throws IllegalArgumentException if the pairing does not fit the buffers or the answers do not fit {@code
   *     hits}
   * @throws IndexOutOfBoundsException if the pairing names a shape that does not exist
   */
  public void overlap(Shapes first, Target second, Pairing pairing, Hits hits) {
    pairs(given("first", first).overlapVerb(), first, given("second", second), pairing,
        given("hits", hits).columns());
  }

  /**
   * Tests for each of {@code shapes} whether it overlaps any of those of {@code target}, which may be
   * {@linkplain Obstacles#of several}. A search ends with the first that it finds.
   *
   * @throws IllegalArgumentException if there are more shapes than fit {@code hits}
   */
  public void any(Shapes shapes, Obstacles target, Hits hits) {
    Verb overlap = given("shapes", shapes).overlapVerb();
    checkKernel(overlap, shapes, given("target", target));
    Checks.room(HITS_CAPACITY, given("hits", hits).capacity(), "shapes", shapes.size());
    Verbs.any(execution, overlap, shapes.elements, searchables(target), hits.columns());
  }

  /**
   * Tests for each group whether any of its shapes overlaps an obstacle: whether a robot, which is many
   * shapes, is free; of a group of rays, whether any of them hits one. When one is found, the rest of the
   * group is not asked about. If the engine has a {@linkplain #where filter}, its operands are the shapes, or
   * rays, of the groups, and the obstacles, numbered consecutively through all of {@link Obstacles#of
   * several}.
   *
   * @throws IllegalArgumentException if there are more groups than fit {@code hits}, or their offsets descend
   *     or lead beyond their shapes
   */
  public void any(Groups groups, Obstacles obstacles, Hits hits) {
    any(groups, obstacles, Groups.hits(given("groups", groups), given("hits", hits)));
  }

  /**
   * Finds for each group the first of its shapes that overlaps an obstacle, or of its rays that hits one: of
   * shapes in the order in which they come along a motion, the first conflict. Otherwise as {@link
   * #any(Groups, Obstacles, Hits) any}.
   *
   * @throws IllegalArgumentException if there are more groups than fit {@code hits}, or their offsets descend
   *     or lead beyond their shapes
   */
  public void first(Groups groups, Obstacles obstacles, FirstHits hits) {
    any(groups, obstacles, Groups.hits(given("groups", groups), given("hits", hits)));
  }

  /**
   * Counts for each group how many of its shapes overlap an obstacle, or of its rays hit one: how much of a
   * robot, or of a motion, is in conflict. A shape counts once, whatever it overlaps, so the number does not
   * depend on how obstacles are divided into shapes. For the number of pairs, {@linkplain #overlap(Target,
   * Obstacles, Pairs) list} them. Otherwise as {@link #any(Groups, Obstacles, Hits) any}, but all shapes are
   * asked about.
   *
   * @throws IllegalArgumentException if there are more groups than fit {@code counts}, or their offsets
   *     descend or lead beyond their shapes
   */
  public void count(Groups groups, Obstacles obstacles, GroupCounts counts) {
    any(groups, obstacles, Groups.hits(given("groups", groups), given("counts", counts)));
  }

  private void any(Groups groups, Obstacles obstacles, GroupHits hits) {
    groups.check("groups.shapes().size()");
    Verbs.any(execution, groups.verb, groups.all.elements, groups.grouping,
        searchables(given("obstacles", obstacles)), hits);
  }

  /**
   * Tests for each group whether any of its shapes overlaps one of the group of the same number in {@code
   * worlds}: many small worlds at once, each with shapes of its own, as for learning. The answer is that of
   * asking about a slice of each; if the engine has a {@linkplain #where filter}, its operands are the shapes
   * of all groups, numbered as in their buffers.
   *
   * @throws IllegalArgumentException if there are not as many groups of both, or more than fit {@code hits},
   *     or their offsets descend or lead beyond their shapes
   */
  public void any(Groups groups, Groups worlds, Hits hits) {
    any(groups, worlds, Groups.hits(given("groups", groups), given("hits", hits)));
  }

  /**
   * Finds for each group the first of its shapes that overlaps one of the group of the same number in {@code
   * worlds}. Otherwise as {@link #any(Groups, Groups, Hits) any}.
   *
   * @throws IllegalArgumentException if there are not as many groups of both, or more than fit {@code hits},
   *     or their offsets descend or lead beyond their shapes
   */
  public void first(Groups groups, Groups worlds, FirstHits hits) {
    any(groups, worlds, Groups.hits(given("groups", groups), given("hits", hits)));
  }

  /**
   * Counts for each group how many of its shapes overlap one of the group of the same number in {@code
   * worlds}; a shape counts once, as {@link #count(Groups, Obstacles, GroupCounts) at obstacles}.
   *
   * @throws IllegalArgumentException if there are not as many groups of both, or more than fit {@code
   *     counts}, or their offsets descend or lead beyond their shapes
   */
  public void count(Groups groups, Groups worlds, GroupCounts counts) {
    any(groups, worlds, Groups.hits(given("groups", groups), given("counts", counts)));
  }

  private void any(Groups groups, Groups worlds, GroupHits hits) {
    worlds(groups, worlds);
    Verbs.any(execution, groups.verb, groups.all.elements, groups.grouping, worlds.all.elements,
        worlds.grouping, hits);
  }

  private static void worlds(Groups groups, Groups worlds) {
    groups.check("groups.shapes().size()");
    given("worlds", worlds).check("worlds.shapes().size()");
    Checks.same("worlds.size()", worlds.size(), "groups.size()", groups.size());
  }

  /**
   * Tests for each group whether any of some pairs of shapes overlaps, which are the same for all groups: of
   * element {@code a} of group i of {@code first} and element {@code b} of group i of {@code second}, both
   * counted from the beginning of the group. With {@code first} as {@code second}, too, these are the pairs
   * of a robot's shapes that must not touch each other. When one is found, the rest is not asked about.
   *
   * @param pairing {@linkplain Pairing#indexed indexed}; lists that are sorted take the least time
   * @throws IllegalArgumentException if there are not as many groups of both, or more than fit {@code hits},
   *     their offsets descend or lead beyond their shapes, or the pairing is not indexed
   * @throws IndexOutOfBoundsException if a group does not have an element that the pairing names
   */
  public void any(Groups first, Groups second, Pairing pairing, Hits hits) {
    any(first, second, pairing, Groups.hits(given("first", first), given("hits", hits)));
  }

  /**
   * Finds for each group the first of some pairs of shapes that overlaps, as {@link #any(Groups, Groups,
   * Pairing, Hits) any} takes them.
   *
   * @throws IllegalArgumentException if there are not as many groups of both, or more than fit {@code hits},
   *     their offsets descend or lead beyond their shapes, or the pairing is not indexed
   * @throws IndexOutOfBoundsException if a group does not have an element that the pairing names
   */
  public void first(Groups first, Groups second, Pairing pairing, FirstHits hits) {
    any(first, second, pairing, Groups.hits(given("first", first), given("hits", hits)));
  }

  /**
   * Counts for each group how many of some pairs of shapes overlap, as {@link #any(Groups, Groups, Pairing,
   * Hits) any} takes them: pairs, not shapes. One that is listed twice counts twice.
   *
   * @throws IllegalArgumentException if there are not as many groups of both, or more than fit {@code
   *     counts}, their offsets descend or lead beyond their shapes, or the pairing is not indexed
   * @throws IndexOutOfBoundsException if a group does not have an element that the pairing names
   */
  public void count(Groups first, Groups second, Pairing pairing, GroupCounts counts) {
    any(first, second, pairing, Groups.hits(given("first", first), given("counts", counts)));
  }

  private void any(Groups first, Groups second, Pairing pairing, GroupHits hits) {
    first.check("first.shapes().size()");
    given("second", second).check("second.shapes().size()");
    Checks.same("second.size()", second.size(), "first.size()", first.size());
    if (!(given("pairing", pairing) instanceof Pairing.Indexed pairs)) {
      throw new IllegalArgumentException("pairing is " + pairing + ", and pairs of groups are indexed");
    }
    Verbs.any(execution, first.verb, first.all.elements, first.grouping, second.all.elements, second.grouping,
        pairs.first(), pairs.second(), pairs.count(), hits);
  }

  /**
   * Lists all pairs (i, j), shape i of {@code first} and shape j of {@code second}, that overlap. One tree
   * makes this fast for few shapes, two trees for many.
   *
   * <p>As wherever a list takes {@link Obstacles}, {@code second} may be {@linkplain Obstacles#of several}
   * targets: j, also that of a {@linkplain #where filter}, then counts through all of them.
   *
   * @return the number of pairs found, which may be more than fit {@code pairs}
   */
  public long overlap(Target first, Obstacles second, Pairs pairs) {
    given("first", first);
    return Verbs.list(execution, overlapVerb(first), searchable(first), searchables(given("second", second)),
        Question.ANY, given("pairs", pairs).list);
  }

  /**
   * Lists all overlapping pairs (i, j) with i &lt; j of shapes of one buffer or one tree.
   *
   * @return the number of pairs found, which may be more than fit {@code pairs}
   */
  public long overlap(Target shapes, Pairs pairs) {
    given("shapes", shapes);
    return Verbs.listSelf(execution, overlapVerb(shapes), searchable(shapes), Question.ANY,
        given("pairs", pairs).list);
  }

  /**
   * Lists all pairs (i, j) with i &lt; j of {@linkplain Instances instances} that overlap: some shape of one
   * and some shape of the other do. Of each pair of instances whose bounds meet, the shapes of the one that
   * has more, of equals those of j, are taken to the frame of the other, as {@link Instances} describes. If
   * the engine has a {@linkplain #where filter}, both of its operands are the instances. If it is {@linkplain
   * #watched}, the parts are first instances, then pairs of them.
   *
   * @return the number of pairs found, which may be more than fit {@code pairs}
   * @throws UnsupportedOperationException if there is no such test for shapes of two of the instances
   */
  public long overlap(Instances instances, Pairs pairs) {
    given("instances", instances);
    return Verbs.listSelf(execution, Verb.OVERLAP, instances.index, Question.ANY, given("pairs", pairs).list);
  }

  /**
   * Lists all pairs (i, j) where instance i of {@code first} and instance j of {@code second} overlap, as
   * {@link #overlap(Instances, Pairs)} tells of the instances of one set: moving parts and a fixed plant, for
   * example, whose own parts are not compared. Where two have equally many shapes, and the same number, those
   * of the second are taken to the frame of the first.
   *
   * @return the number of pairs found, which may be more than fit {@code pairs}
   * @throws UnsupportedOperationException if there is no such test for shapes of two of the instances
   */
  public long overlap(Instances first, Instances second, Pairs pairs) {
    return Verbs.list(execution, Verb.OVERLAP, given("first", first).index, given("second", second).index,
        Question.ANY, given("pairs", pairs).list);
  }

  /**
   * Lists all pairs (k, l) where shape k of instance {@code first} and shape l of instance {@code second}
   * overlap, as {@link #overlap(Instances, Pairs)} tells of them. A {@linkplain #where filter} is about these
   * shapes. One thread answers, whatever the engine.
   *
   * @return the number of pairs found, which may be more than fit {@code pairs}
   * @throws IllegalArgumentException if {@code first} and {@code second} are one instance
   * @throws IndexOutOfBoundsException if there is no such instance
   * @throws UnsupportedOperationException if there is no such test for shapes of the two
   */
  public long overlap(Instances instances, int first, int second, Pairs pairs) {
    given("instances", instances).needTwo(first, second);
    return Verbs.list(execution, Verb.OVERLAP, instances.index, first, second, Question.ANY,
        given("pairs", pairs).list);
  }

  /**
   * Lists all pairs (i, j) where shape i overlaps some shape of instance j. Shapes, given in the frame of the
   * world or {@linkplain Shapes#placed in one of their own}, are taken to that of each instance whose bounds
   * they meet, as {@link Instances} describes. If the engine has a {@linkplain #where filter}, its second
   * operand is the instances.
   *
   * @return the number of pairs found, which may be more than fit {@code pairs}
   * @throws UnsupportedOperationException if there is no such test, or shapes of this kind cannot be turned
   */
  public long overlap(Placeable shapes, Instances instances, Pairs pairs) {
    return list(Verb.OVERLAP, shapes, instances, Question.ANY, pairs);
  }

  /**
   * Tests for each shape whether it overlaps any of the instances, as {@link #overlap(Placeable,
   * Instances, Pairs)} tells of each of them.
   *
   * @throws IllegalArgumentException if there are more shapes than fit {@code hits}
   * @throws UnsupportedOperationException if there is no such test, or shapes of this kind cannot be turned
   */
  public void any(Placeable shapes, Instances instances, Hits hits) {
    Elements all = given("shapes", shapes).shapes().elements;
    Checks.room(HITS_CAPACITY, given("hits", hits).capacity(), "shapes", all.size);
    Verbs.any(execution, all, Placed.frames(shapes), Placed.frame(shapes),
        given("instances", instances).index, hits.columns());
  }

  /** Lists the pairs of a shape of a tree, given in the frame of the world, and an instance, likewise. */
  long overlap(Tree tree, Instances instances, Pairs pairs) {
    return Verbs.list(execution, Verb.OVERLAP, tree.index.elements(), null, 0, instances.index, Question.ANY,
        pairs.list);
  }

  private long list(Verb verb, Placeable shapes, Instances instances, float most, Pairs pairs) {
    return Verbs.list(execution, verb, given("shapes", shapes).shapes().elements, Placed.frames(shapes),
        Placed.frame(shapes), given("instances", instances).index, most, given("pairs", pairs).list);
  }

  // ---- contains, classify: is a shape in another? ----

  /**
   * Tests for each pair whether the first shape, a container, contains all of the second. A shape that
   * touches the border from inside is contained.
   *
   * @throws IllegalArgumentException if the pairing does not fit the buffers or the answers do not fit {@code
   *     hits}
   * @throws IndexOutOfBoundsException if the pairing names a shape that does not exist
   */
  public void contains(Shapes containers, Target shapes, Pairing pairing, Hits hits) {
    pairs(Verb.CONTAINS, given("containers", containers), given("shapes", shapes), pairing,
        given("hits", hits).columns());
  }

  /**
   * Lists all pairs (i, j) where container i contains all of shape j.
   *
   * @return the number of pairs found, which may be more than fit {@code pairs}
   */
  public long contains(Shapes containers, Obstacles shapes, Pairs pairs) {
    return list(Verb.CONTAINS, given("containers", containers), given("shapes", shapes),
        given("pairs", pairs));
  }

  /**
   * Classifies for each pair the position of the second shape relative to the first, a container: disjoint
   * exactly where they do not {@linkplain #overlap overlap}, contained where they do and the first
   * {@linkplain #contains contains} the second, and intersecting otherwise; {@linkplain Relations#withTouches
   * if wanted}, it is told which of these only {@linkplain Relation#TOUCHES touch}.
   *
   * @throws IllegalArgumentException if the pairing does not fit the buffers or the answers do not fit {@code
   *     relations}
   * @throws IndexOutOfBoundsException if the pairing names a shape that does not exist
   */
  public void classify(Shapes containers, Shapes shapes, Pairing pairing, Relations relations) {
    Elements first = given("containers", containers).elements, second = given("shapes", shapes).elements;
    Kernels.Entry contains = Verbs.entry(execution, Verb.CONTAINS, first, second);
    Kernels.Entry overlap = Verbs.entry(execution, Verb.OVERLAP, first, second);
    int count = Pairs.begin(pairing, containers.size(), shapes.size());
    Checks.room("relations.capacity()", given("relations", relations).capacity(), "pairs", count);
    Verbs.pairs(execution, overlap, first, second, count, relations.overlapping().columns());
    Pairs.begin(pairing, containers.size(), shapes.size()); // the same pairs again
    Verbs.relations(execution, contains, first, second, count, relations.sink);
  }

  /**
   * Classifies for each pair of {@linkplain Instances instances} of closed meshes how the second lies to the
   * first. If triangles of both {@linkplain #overlap(Instances, Pairs) overlap}, they intersect; that they
   * touch is not told apart, but {@linkplain Clearances#signed signed} clearances tell how deep they are in
   * each other. Otherwise the first contains the second if all parts of the second are {@linkplain #inside
   * inside} of it; they intersect if some part of one is inside of the other, and are disjoint if none is. A
   * part is what {@linkplain MeshTopology#part hangs together}, and the first corner of its first triangle
   * tells, taken to the frame of the other mesh.
   *
   * <p>After {@link #candidates(Instances, float, Pairs)}, pass its {@linkplain Pairs#pairing pairs}. A
   * {@linkplain #where filter} is about instances. Pairs that it refuses are disjoint, as is an instance from
   * itself.
   *
   * @throws IllegalArgumentException if the pairs do not fit {@code relations}
   * @throws IndexOutOfBoundsException if the pairing names an instance that there is not
   * @throws UnsupportedOperationException if an instance is not of triangles
   */
  public void classify(Instances instances, Pairing pairing, Relations relations) {
    int size = given("instances", instances).size();
    int count = Pairs.begin(pairing, size, size);
    Checks.room("relations.capacity()", given("relations", relations).capacity(), "pairs", count);
    Verbs.relations(execution, instances.index, Sources.sides(), count, relations.sink);
  }

  // ---- distance: how far apart are two shapes? ----

  /**
   * Computes for each pair the distance between the shapes, 0 exactly where they {@linkplain #overlap
   * overlap}. It also computes their nearest points, unless {@code distances} is {@linkplain
   * Distances#withoutPoints without points}.
   *
   * @throws IllegalArgumentException if the pairing does not fit the buffers or the answers do not fit {@code
   *     distances}
   * @throws IndexOutOfBoundsException if the pairing names a shape that does not exist
   */
  public void distance(Shapes first, Target second, Pairing pairing, Distances distances) {
    pairs(given("distances", distances).verb(), given("first", first), given("second", second), pairing,
        "distances.capacity()", distances.columns());
  }

  /**
   * Finds for each of {@code shapes} the nearest of all shapes of {@code target}, or as many of them as
   * {@code nearest} has entries for each; on equal distance the lowest index. The entries of shape i are
   * those of row i. A tree makes this fast, the more so the smaller the {@linkplain Nearest#within(float)
   * distance} that counts. Of {@linkplain Obstacles#of several targets} the nearest of all count; indices,
   * also those of a {@linkplain #where filter}, number the shapes through all of them.
   *
   * <p>{@linkplain Nearest#signed Signed} results hold the signed distance from the surface of a closed mesh
   * of triangles: negative where a point is {@linkplain #inside inside}.
   *
   * @throws IllegalArgumentException if there are more shapes than fit {@code nearest}
   * @throws UnsupportedOperationException if {@code nearest} is signed and the shapes are not spheres, or
   *     those of {@code target} not triangles
   */
  public void nearest(Shapes shapes, Obstacles target, Nearest nearest) {
    checkKernel(Verb.DISTANCE, given("shapes", shapes), given("target", target));
    boolean signed = given("nearest", nearest).isSigned();
    if (signed) {
      checkKernel(Verb.UNDER, shapes, target);
    }
    Checks.room("nearest.capacity()", nearest.capacity(), "shapes", shapes.size());
    if (signed) {
      Verbs.inside(execution, shapes.elements, searchables(target), nearest.inside.columns());
    }
    Verbs.nearest(execution, shapes.elements, searchables(target), nearest.within(), nearest.sink);
    nearest.sign();
  }

  /**
   * Finds for each group how far its shapes are from the obstacles, and which two are nearest to each other:
   * the least of the {@linkplain #distance distances} of all pairs; on equal ones that of the lowest shape of
   * the group, then of the lowest obstacle. Trees make this fast, the more so the smaller the {@linkplain
   * GroupDistances#within(float) distance} that counts. A {@linkplain #where filter} has the operands that it
   * has for {@link #any(Groups, Obstacles, Hits) any}.
   *
   * @throws IllegalArgumentException if there are more groups than fit {@code distances}, or their offsets
   *     descend or lead beyond their shapes
   * @throws UnsupportedOperationException if there is no such distance, as for groups of rays
   */
  public void nearest(Groups groups, Obstacles obstacles, GroupDistances distances) {
    Checks.room("distances.capacity()", given("distances", distances).capacity(), "groups",
        given("groups", groups).size());
    groups.check("groups.shapes().size()");
    Verbs.nearest(execution, groups.all.elements, groups.grouping, searchables(given("obstacles", obstacles)),
        distances.within(), distances.columns);
  }

  /**
   * Finds for each group how far its shapes are from those of the group of the same number in {@code worlds},
   * and which two are nearest to each other; on equal distances as {@link #nearest(Groups, Obstacles,
   * GroupDistances) of obstacles}. Shapes have the numbers of their buffers. All pairs are measured.
   *
   * @throws IllegalArgumentException if there are not as many groups of both, or more than fit {@code
   *     distances}, or their offsets descend or lead beyond their shapes
   */
  public void nearest(Groups groups, Groups worlds, GroupDistances distances) {
    Checks.room("distances.capacity()", given("distances", distances).capacity(), "groups",
        given("groups", groups).size());
    worlds(groups, worlds);
    Verbs.nearest(execution, groups.all.elements, groups.grouping, worlds.all.elements, worlds.grouping,
        distances.within(), distances.columns);
  }

  /**
   * Finds for each of the shapes the nearest shape of all instances, or as many of them as {@code nearest}
   * has entries for each; on equal distance those of the lowest instance. Shapes, given in the frame of the
   * world or {@linkplain Shapes#placed in one of their own}, are taken to that of each instance that may have
   * one, as {@link Instances} describes. The distance there is scaled and rounded once, and the point taken
   * back: both are in units of the shapes' frame, as is the distance that counts. Shapes of one instance come
   * in the order of their distance there, on equal ones the lowest index first, even if scaling rounds two
   * distances to one. If the engine has a {@linkplain #where filter}, its second operand is the instances.
   *
   * @param nearest room {@linkplain Nearest#withInstances with a column for instances}
   * @throws IllegalArgumentException if there are more shapes than fit {@code nearest}, or it has no such
   *     column
   * @throws UnsupportedOperationException if there is no such distance, or shapes of this kind cannot be
   *     turned
   */
  public void nearest(Placeable shapes, Instances instances, Nearest nearest) {
    Elements all = given("shapes", shapes).shapes().elements;
    given("nearest", nearest).needInstances();
    Checks.room("nearest.capacity()", nearest.capacity(), "shapes", all.size);
    Verbs.nearest(execution, all, Placed.frames(shapes), Placed.frame(shapes),
        given("instances", instances).index, nearest.within(), nearest.sink, nearest.instance);
  }

  /**
   * Measures how far {@linkplain Instances instances} are apart, of each pair of the pairing: the least
   * distance of a shape of one and a shape of the other, and where, or how deep they are in each other, as
   * {@link Clearances} describes. After {@link #within(Instances, float, Pairs)}, pass its {@linkplain
   * Pairs#pairing pairs}. A {@linkplain #where filter} is about instances.
   *
   * @throws IllegalArgumentException if the pairs do not fit {@code clearances}
   * @throws IndexOutOfBoundsException if the pairing names an instance that there is not
   * @throws UnsupportedOperationException if there is no distance between shapes of two of the instances, or
   *     {@code clearances} is signed and they are not triangles
   */
  public void distance(Instances instances, Pairing pairing, Clearances clearances) {
    int size = given("instances", instances).size();
    int count = Pairs.begin(pairing, size, size);
    Checks.room("clearances.capacity()", given("clearances", clearances).capacity(), "pairs", count);
    Verbs.distance(execution, instances.index, Sources.sides(), count, clearances.within(),
        clearances.isSigned(), clearances.columns, clearances.shapeA, clearances.shapeB);
  }

  /**
   * Lists all pairs (i, j), shape i of {@code first} and shape j of {@code second}, that are at most {@code
   * distance} apart. One tree makes this fast for few shapes, two trees for many.
   *
   * @return the number of pairs found, which may be more than fit {@code pairs}
   * @throws IllegalArgumentException if {@code distance} is NaN or negative
   */
  public long within(Target first, Obstacles second, float distance, Pairs pairs) {
    given("first", first);
    return Verbs.list(execution, Verb.DISTANCE, searchable(first), searchables(given("second", second)),
        Checks.distance("distance", distance), given("pairs", pairs).list);
  }

  /**
   * Lists all pairs (i, j) with i &lt; j of shapes of one buffer or one tree that are at most {@code
   * distance} apart.
   *
   * @return the number of pairs found, which may be more than fit {@code pairs}
   * @throws IllegalArgumentException if {@code distance} is NaN or negative
   */
  public long within(Target shapes, float distance, Pairs pairs) {
    given("shapes", shapes);
    return Verbs.listSelf(execution, Verb.DISTANCE, searchable(shapes), Checks.distance("distance", distance),
        given("pairs", pairs).list);
  }

  /**
   * Lists all pairs (i, j) with i &lt; j of {@linkplain Instances instances} that are at most {@code
   * distance} apart: some shape of one and some shape of the other are, as {@link #overlap(Instances, Pairs)}
   * compares them. In the frame of one with a scale, the distance is divided by it and rounded to float.
   *
   * @return the number of pairs found, which may be more than fit {@code pairs}
   * @throws IllegalArgumentException if {@code distance} is NaN or negative
   * @throws UnsupportedOperationException if there is no distance between shapes of two of the instances
   */
  public long within(Instances instances, float distance, Pairs pairs) {
    given("instances", instances);
    return Verbs.listSelf(execution, Verb.DISTANCE, instances.index, Checks.distance("distance", distance),
        given("pairs", pairs).list);
  }

  /**
   * Lists all pairs (i, j) where instance i of {@code first} and instance j of {@code second} are at most
   * {@code distance} apart, as {@link #within(Instances, float, Pairs)} tells of the instances of one set.
   *
   * @return the number of pairs found, which may be more than fit {@code pairs}
   * @throws IllegalArgumentException if {@code distance} is NaN or negative
   * @throws UnsupportedOperationException if there is no distance between shapes of two of the instances
   */
  public long within(Instances first, Instances second, float distance, Pairs pairs) {
    return Verbs.list(execution, Verb.DISTANCE, given("first", first).index, given("second", second).index,
        Checks.distance("distance", distance), given("pairs", pairs).list);
  }

  /**
   * Lists all pairs (k, l) where shape k of instance {@code first} and shape l of instance {@code second} are
   * at most {@code distance} apart, as {@link #overlap(Instances, int, int, Pairs)} does those that overlap.
   *
   * @return the number of pairs found, which may be more than fit {@code pairs}
   * @throws IllegalArgumentException if {@code distance} is NaN or negative, or {@code first} and {@code
   *     second} are one instance
   * @throws IndexOutOfBoundsException if there is no such instance
   * @throws UnsupportedOperationException if there is no distance between shapes of the two
   */
  public long within(Instances instances, int first, int second, float distance, Pairs pairs) {
    given("instances", instances).needTwo(first, second);
    return Verbs.list(execution, Verb.DISTANCE, instances.index, first, second,
        Checks.distance("distance", distance), given("pairs", pairs).list);
  }

  /**
   * Lists all pairs (i, j) where shape i is at most {@code distance} from some shape of instance j, as {@link
   * #overlap(Placeable, Instances, Pairs)} lists those that overlap. The distance is in units of the frame in
   * which the shapes are given.
   *
   * @return the number of pairs found, which may be more than fit {@code pairs}
   * @throws IllegalArgumentException if {@code distance} is NaN or negative
   * @throws UnsupportedOperationException if there is no such distance, or shapes of this kind cannot be
   *     turned
   */
  public long within(Placeable shapes, Instances instances, float distance, Pairs pairs) {
    return list(Verb.DISTANCE, shapes, instances, Checks.distance("distance", distance), pairs);
  }

  // ---- inside: is a point in a closed mesh? ----

  /**
   * Tests for each point, a sphere's centre, whether it is inside a closed mesh of triangles: whether it is
   * straight below an odd number of them. Edges and corners that meshes share are counted once, so no point
   * is lost between triangles that meet in the same corners. That is decided as in real arithmetic. A point
   * on the surface counts as if moved along +z by less than any number, along +x by less than any part of
   * that, and along +y by less again: so the underside is inside, and the top is not. The winding of a
   * triangle does not matter; parts that lie in each other are hollow. An open mesh acts as if walls went
   * up from its border without end. {@linkplain Obstacles#of Several targets} are one mesh. A tree makes
   * this fast.
   *
   * @throws IllegalArgumentException if there are more points than fit {@code hits}
   * @throws UnsupportedOperationException if {@code mesh} does not consist of triangles
   */
  public void inside(Spheres points, Obstacles mesh, Hits hits) {
    checkKernel(Verb.UNDER, given("points", points), given("mesh", mesh));
    Checks.room(HITS_CAPACITY, given("hits", hits).capacity(), "points", points.size());
    Verbs.inside(execution, points.elements, searchables(mesh), hits.columns());
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
    int count = Pairs.begin(pairing, first.size(), second.size());
    Checks.room(HITS_CAPACITY, given("hits", hits).capacity(), "pairs", count);
    Verbs.sweep(execution, first.elements, shapes.motions().elements, second.elements,
        others instanceof Moving moving ? moving.motions().elements : null, count, hits.sweeps);
  }

  /**
   * Finds for each of {@code shapes}, which move, what it touches first of all shapes of {@code target},
   * which stand still; on equal time the lowest index. Entry i of {@code hits} is about shape i. Of
   * {@linkplain Obstacles#of several targets}, indices count through all, as for {@link #nearest nearest}.
   *
   * @throws IllegalArgumentException if there are more shapes than fit {@code hits}
   */
  public void sweep(Moving shapes, Obstacles target, SweepHits hits) {
    Shapes first = given("shapes", shapes).shapes();
    checkKernel(Verb.SWEEP, first, given("target", target));
    Checks.room(HITS_CAPACITY, given("hits", hits).capacity(), "shapes", first.size());
    Verbs.sweep(execution, first.elements, shapes.motions().elements, searchables(target), hits.sweeps);
  }

  /**
   * Finds for each of the moving shapes what it touches first among all instances, which stand still: on
   * equal time the lowest instance, and in it the shape with the lowest index. Shapes and motions, given in
   * the frame of the world or {@linkplain Moving#placed in one of their own}, are taken to that of each
   * instance that may be met, as {@link Instances} describes; normal and point are those that were found
   * there, taken back. If the engine has a {@linkplain #where filter}, its second operand is the instances.
   *
   * @param hits room {@linkplain SweepHits#withInstances with a column for instances}
   * @throws IllegalArgumentException if there are more shapes than fit {@code hits}, or it has no such column
   * @throws UnsupportedOperationException if there is no such sweep, or shapes of this kind cannot be turned
   */
  public void sweep(Movable shapes, Instances instances, SweepHits hits) {
    Moving moving = given("shapes", shapes).moving();
    Shapes first = moving.shapes();
    given("hits", hits).needInstances();
    Checks.room(HITS_CAPACITY, hits.capacity(), "shapes", first.size());
    Verbs.sweep(execution, first.elements, moving.motions().elements, Placed.frames(shapes),
        Placed.frame(shapes), given("instances", instances).index, hits.sweeps, hits.instance);
  }

  // ---- contact: where do shapes touch, and how deep? ----

  /**
   * Computes the contact manifold of each pair: the normal from the first shape to the second, and up to four
   * points with depth and feature. A pair has points exactly where the shapes {@linkplain #overlap overlap},
   * if only by touching. If {@code contacts} has a margin, a pair also has points where the shapes are apart
   * by no more than that, up to rounding ({@link Contacts#withMargin}). A shape without a finite way out,
   * such as an infinite sphere, has no points. If the second shapes are a mesh, {@link Contacts#onMesh} drops
   * the contacts at its inner edges.
   *
   * <p>The second shapes may be those of any target, such as the triangles of a heightfield. First list the
   * pairs by {@link #overlap(Target, Obstacles, Pairs)}, or by {@link #candidates(Target, Obstacles, float,
   * Pairs)} for contacts with a margin.
   *
   * @throws IllegalArgumentException if the pairing does not fit the operands, the answers do not fit {@code
   *     contacts}, or these are on a mesh that {@code second} is not
   * @throws IndexOutOfBoundsException if the pairing names a shape that does not exist
   * @throws UnsupportedOperationException if there is no kernel for contacts of these kinds
   */
  public void contact(Shapes first, Target second, Pairing pairing, Contacts contacts) {
    checkKernel(Verb.CONTACT, given("first", first), given("second", second));
    Elements others = elements(second);
    int count = Pairs.begin(pairing, first.size(), others.size);
    Checks.room("contacts.capacity()", given("contacts", contacts).capacity(), "pairs", count);
    contacts.check(second, others);
    Verbs.contacts(execution, first.elements, others, count, contacts.sink);
    if (contacts.mesh != null || contacts.isOneSided()) {
      Pairs.begin(pairing, first.size(), others.size); // the same pairs again
    }
    if (contacts.mesh != null) {
      Verbs.dropInternal(others, contacts.mesh.topology, count, contacts.sink);
    }
    if (contacts.isOneSided()) {
      Verbs.dropBehind(others, count, contacts.sink);
    }
  }

  // ---- push out: where is the nearest free place? ----

  /**
   * Finds for each mover the exact nearest place where it overlaps none of the obstacles. It considers
   * several obstacles at once, instead of one push after the other.
   *
   * <ul>
   *   <li>Spheres move in space, among spheres, capsules, boxes, oriented boxes, triangles and half-spaces.
   *   <li>Spheres or cylinders move across an axis, as discs seen along it, among cylinders, all along that
   *   axis, and half-spaces: pillars, walls and a crowd. Cylinders also move among spheres, capsules and
   *   boxes, as these are seen along the axis. For upright capsules, use cylinders with the same axis.
   *   Half-spaces must be parallel to the axis, with normals that are exactly 0 along it. Floors are refused,
   *   since no way across the axis leads out of them.
   * </ul>
   *
   * <p>{@link PushOut} describes what such a place is, within which range, and what the search takes.
   *
   * <p>For a {@linkplain #where filter}, obstacles are the second operand, numbered consecutively through all
   * of {@link Obstacles#of several}. {@code Filter.except} lets members of a crowd be obstacles of each
   * other, but not of themselves.
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
      scene.of(execution.kernels(), all, searchables(given("obstacles", obstacles)));
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
   * Clips each motion along some planes: finds the nearest motion that goes against none of them. This is the
   * motion v with {@code n · v ≥ 0} for each of their normals n and the least {@code |v − motion|}. So the
   * result is the motion itself, its projection on one plane or on the crease of two, or, in a corner of
   * three, zero. It is never longer than the motion, and never leads back against it. Normals point out of
   * walls, towards the moving shape: {@link Planes#setWall} makes planes from the walls that {@linkplain
   * #sweep sweeps} and {@linkplain #contact contacts} have found. Only the normals of the planes matter,
   * which may have any length; their positions and their order do not. Equal planes count once; if two planes
   * face each other, the result respects both.
   *
   * <p>The result is computed in double and rounded to floats: v goes against a plane by no more than 2⁻²⁴ of
   * |n| |v|, and 2⁻⁴⁷ of |n| |motion|. A motion with a NaN or an infinity becomes zero, a plane whose normal
   * has no direction is ignored, and lengths below 1e-38 are rounded as floats are there. The time of a
   * motion grows with the square of the number of its planes if two of them hold it, and with the cube at
   * worst.
   *
   * @param offsets motion i has the planes {@code offsets[i]} to {@code offsets[i + 1] − 1} of {@code planes}
   * @param out its motion i receives what is left of motion i; may be {@code motions}
   * @throws IllegalArgumentException if {@code out} does not have as many motions, shares other elements with
   *     {@code motions}, or any with {@code planes}, or if {@code offsets} is too short, not ascending, or
   *     leads beyond {@code planes}
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
   * Computes for each pair where the ray enters the shape.
   *
   * @throws IllegalArgumentException if the pairing does not fit the buffers or the answers do not fit {@code
   *     hits}
   * @throws IndexOutOfBoundsException if the pairing names a ray or shape that does not exist
   */
  public void cast(Rays rays, Target shapes, Pairing pairing, RayHits hits) {
    pairs(Verb.CAST, given("rays", rays), given("shapes", shapes), pairing, given("hits", hits).columns());
  }

  /**
   * Lists all pairs (i, j) where ray i hits shape j. For t, u and v, cast {@link Pairs#pairing()}.
   *
   * @return the number of pairs found, which may be more than fit {@code pairs}
   */
  public long cast(Rays rays, Obstacles target, Pairs pairs) {
    return list(Verb.CAST, given("rays", rays), given("target", target), given("pairs", pairs));
  }

  /**
   * Finds for each ray the closest hit among all shapes; on equal t, the one with the lowest index. Entry i
   * of {@code hits} is for ray i. Rays may come in any order; rays that travel together are cast together.
   *
   * <p>Of {@linkplain Obstacles#of several targets} the closest hit of all counts. The index, also that of a
   * {@linkplain #where filter}, then numbers the shapes consecutively through all targets: so on equal t the
   * first target wins.
   *
   * @throws IllegalArgumentException if there are more rays than fit {@code hits}
   */
  public void closest(Rays rays, Obstacles target, RayHits hits) {
    first(given("rays", rays), given("target", target), given("hits", hits).columns(), false);
  }

  /**
   * Tests for each ray whether it hits any of the shapes of a target, or of {@linkplain Obstacles#of
   * several}.
   *
   * @throws IllegalArgumentException if there are more rays than fit {@code hits}
   */
  public void any(Rays rays, Obstacles target, Hits hits) {
    first(given("rays", rays), given("target", target), given("hits", hits).columns(), true);
  }

  /**
   * Finds for each ray the closest hit among all instances: on equal t that of the lowest instance, and in it
   * the shape with the lowest index. If the engine has a {@linkplain #where filter}, its second operand is
   * the instances.
   *
   * @param hits room {@linkplain RayHits#withInstances with a column for instances}
   * @throws IllegalArgumentException if there are more rays than fit {@code hits}, or it has no such column
   */
  public void closest(Castable rays, Instances instances, RayHits hits) {
    given("hits", hits).needInstances();
    first(rays, instances, hits.columns(), hits.instance);
  }

  /**
   * Tests for each ray whether it hits any of the instances.
   *
   * @throws IllegalArgumentException if there are more rays than fit {@code hits}
   */
  public void any(Castable rays, Instances instances, Hits hits) {
    first(rays, instances, given("hits", hits).columns(), null);
  }

  /** Finds one hit of each ray: the closest, or any, which tells no instance. */
  private void first(Castable rays, Instances instances, ResultColumns result, int[] instance) {
    Rays all = castAt(instances, rays, result.capacity());
    Verbs.cast(execution, all.elements, Placed.frames(rays), Placed.frame(rays), instances.index, result,
        instance);
  }

  /** The rays that are cast at instances. */
  private Rays castAt(Instances instances, Castable rays, int capacity) {
    Rays all = given("rays", rays).rays();
    Checks.room(HITS_CAPACITY, capacity, "rays", all.size());
    for (int k = 0; k < given("instances", instances).kinds(); k++) {
      checkKernel(Verb.CAST, all, instances.ofKind(k));
    }
    return all;
  }

  /** Finds one hit of each ray: the closest, or any. */
  private void first(Rays rays, Obstacles target, ResultColumns result, boolean any) {
    checkKernel(Verb.CAST, rays, target);
    Checks.room(HITS_CAPACITY, result.capacity(), "rays", rays.size());
    Verbs.cast(execution, rays.elements, searchables(target), result, any);
  }

  /**
   * Computes the points and normals of hits: entry k of {@code points} is of entry k of {@code hits}, which
   * ray k has found with {@link #closest(Rays, Obstacles, RayHits) closest}.
   *
   * @throws IllegalArgumentException if there are not as many hits as rays, or more than fit {@code points}
   * @throws IndexOutOfBoundsException if a hit names a shape that the target does not have
   */
  public void points(Rays rays, Obstacles target, RayHits hits, HitPoints points) {
    given("target", target);
    int count = beginPoints(given("rays", rays), hits, points);
    hits.checkEntries(target);
    points(HitPointTask.mine().of(rays.elements, searchables(target), hits.columns(), points.columns), count,
        points);
  }

  /**
   * Computes the points and normals of hits that rays have found with {@link #closest(Castable, Instances,
   * RayHits) closest}: in the frame of the rays, by way of that of the instance, whose placement must still
   * be the one that was asked.
   *
   * @throws IllegalArgumentException if there are not as many hits as rays, or more than fit {@code points},
   *     {@code hits} has no column for instances, or a placement is not proper
   * @throws IndexOutOfBoundsException if a hit names a shape or an instance that is not there
   */
  public void points(Castable rays, Instances instances, RayHits hits, HitPoints points) {
    Rays all = given("rays", rays).rays();
    given("instances", instances);
    given("hits", hits).needInstances();
    int count = beginPoints(all, hits, points);
    hits.checkEntries(instances);
    if (rays instanceof PlacedRays placed && hits.count() > 0) {
      placed.placements().needProper(placed.index());
    }
    points(HitPointTask.mine().of(all.elements, Placed.frames(rays), Placed.frame(rays), instances.index,
        hits.instance, hits.columns(), points.columns), count, points);
  }

  private void points(HitPointTask task, int count, HitPoints points) {
    points.end(0); // none, if it is cancelled
    execution.run(task, count, Sources.PAIR_GRAIN);
    points.end(count);
  }

  private int beginPoints(Rays rays, RayHits hits, HitPoints points) {
    int count = given("hits", hits).size();
    Checks.same("hits.size()", count, "rays.size()", rays.size());
    Checks.room("points.capacity()", given("points", points).capacity(), "hits", count);
    execution.check(0, 0, count, Sources.PAIR_GRAIN);
    return count;
  }

  /**
   * Finds all hits of each ray, the nearest first. Of {@linkplain Obstacles#of several targets}, indices
   * count through all, as for {@link #closest(Rays, Obstacles, RayHits) closest}.
   *
   * @throws IllegalArgumentException if there are more rays than fit {@code hits}
   */
  public void all(Rays rays, Obstacles target, AllHits hits) {
    checkKernel(Verb.CAST, given("rays", rays), given("target", target));
    Checks.room(HITS_CAPACITY, given("hits", hits).capacity(), "rays", rays.size());
    Verbs.all(execution, rays.elements, searchables(target), hits.sink);
  }

  /**
   * Finds all hits of each ray among all instances, the nearest first: on equal t those of the lowest
   * instance. If the engine has a {@linkplain #where filter}, its second operand is the instances.
   *
   * @param hits room {@linkplain AllHits#withInstances with a column for instances}
   * @throws IllegalArgumentException if there are more rays than fit {@code hits}, or it has no such column
   */
  public void all(Castable rays, Instances instances, AllHits hits) {
    given("hits", hits).needInstances();
    Rays all = castAt(instances, rays, hits.capacity());
    Verbs.all(execution, all.elements, Placed.frames(rays), Placed.frame(rays), instances.index, hits.sink);
  }

  /**
   * Lists all pairs (i, j) where ray i hits the bounding box of shape j, as {@link #cast(Rays, Obstacles,
   * Pairs)} does for {@link Shapes#bounds()}. The caller's own test can then look at these pairs.
   *
   * @return the number of pairs found, which may be more than fit {@code pairs}
   */
  public long candidates(Rays rays, Obstacles target, Pairs pairs) {
    given("rays", rays);
    return Verbs.listBounds(execution, rays.elements, searchables(given("target", target)), 0,
        given("pairs", pairs).list);
  }

  /**
   * Lists all pairs (i, j) where the {@linkplain Shapes#bounds() bounding boxes} of shape i of {@code first}
   * and shape j of {@code second} are at most {@code margin} apart, 0 for touching. The caller's own test, or
   * contacts with a margin, can then look at these pairs. Kinds that have no kernel are accepted too.
   *
   * @return the number of pairs found, which may be more than fit {@code pairs}
   * @throws IllegalArgumentException if {@code margin} is NaN or negative
   */
  public long candidates(Target first, Obstacles second, float margin, Pairs pairs) {
    given("first", first);
    return Verbs.listBounds(execution, searchable(first), searchables(given("second", second)),
        Checks.distance("margin", margin), given("pairs", pairs).list);
  }

  /**
   * Lists all pairs (i, j) with i &lt; j of shapes of one buffer or one tree whose bounding boxes are at most
   * {@code margin} apart.
   *
   * @return the number of pairs found, which may be more than fit {@code pairs}
   * @throws IllegalArgumentException if {@code margin} is NaN or negative
   */
  public long candidates(Target shapes, float margin, Pairs pairs) {
    given("shapes", shapes);
    return Verbs.listBoundsSelf(execution, searchable(shapes), Checks.distance("margin", margin),
        given("pairs", pairs).list);
  }

  /**
   * Lists all pairs (i, j) with i &lt; j of instances whose bounds, boxes in the frame of the world, are at
   * most {@code margin} apart. These are boxes around the turned boxes of the trees, a little enlarged.
   *
   * @return the number of pairs found, which may be more than fit {@code pairs}
   * @throws IllegalArgumentException if {@code margin} is NaN or negative
   */
  public long candidates(Instances instances, float margin, Pairs pairs) {
    given("instances", instances);
    return Verbs.listBoundsSelf(execution, instances.index, Checks.distance("margin", margin),
        given("pairs", pairs).list);
  }

  /**
   * Lists all pairs (i, j) where the bounds of shape i and of instance j are at most {@code margin} apart, as
   * {@link #candidates(Instances, float, Pairs)} does those of instances: boxes in the frame of the world, of
   * a shape the one around its turned {@linkplain Shapes#bounds() bounding box}. Both are enlarged, by less
   * than 2⁻¹³ of how far they reach from the origin of their frame, and of how far that is from the middle of
   * all instances. So every pair that {@linkplain #overlap(Placeable, Instances, Pairs) overlaps} is listed.
   *
   * <p>The margin is in units of the frame in which the shapes are given. A shape that has no bounds there,
   * such as a half-space, or reaches beyond 2⁶⁰, is everywhere. Kinds that have no kernel, or cannot be
   * turned, are accepted too. If the engine has a {@linkplain #where filter}, its second operand is the
   * instances.
   *
   * @return the number of pairs found, which may be more than fit {@code pairs}
   * @throws IllegalArgumentException if {@code margin} is NaN or negative
   */
  public long candidates(Placeable shapes, Instances instances, float margin, Pairs pairs) {
    return Verbs.listBounds(execution, given("shapes", shapes).shapes().elements, Placed.frames(shapes),
        Placed.frame(shapes), given("instances", instances).index, Checks.distance("margin", margin),
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
    int count = Pairs.begin(pairing, first.size(), second.size());
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

  /** Throws if operands are not as wide as a test takes them. */
  private static void fits(ScalarTwin test, Columns first, Columns second) {
    given("test", test);
    Checks.same("first.width()", given("first", first).width(), "test.firstWidth()", test.firstWidth());
    Checks.same("second.width()", given("second", second).width(), "test.secondWidth()", test.secondWidth());
  }

  /** Throws if elements are not as wide as a test takes both operands. */
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

  private static Searchable searchable(Target target) {
    return Obstacles.Several.searchable(target);
  }

  /** Those of a buffer without loading the classes of all other targets. */
  private static Elements elements(Target target) {
    return target instanceof Shapes shapes ? shapes.elements : searchable(target).elements();
  }

  private static Searchable[] searchables(Obstacles obstacles) {
    return Obstacles.Several.searchables(obstacles);
  }

  /** The verb of an overlap test with the shapes of a target as the first operand. */
  private static Verb overlapVerb(Target target) {
    return switch (target) {
      case Shapes shapes -> shapes.overlapVerb();
      case Tree tree -> tree.overlapVerb();
      default -> Verb.OVERLAP;
    };
  }

  /** Refuses kinds without a kernel for the verb, before any other check. */
  private void checkKernel(Verb verb, Columns first, Obstacles second) {
    for (Searchable target : searchables(second)) {
      Verbs.entry(execution, verb, first.elements, target.elements());
    }
  }

  /** Writes the answers for a pairing into the columns of a result. */
  void pairs(Verb verb, Columns first, Target second, Pairing pairing, ResultColumns result) {
    pairs(verb, first, second, pairing, HITS_CAPACITY, result);
  }

  private void pairs(Verb verb, Columns first, Target second, Pairing pairing, String capacityName,
      ResultColumns result) {
    Elements others = elements(second);
    Kernels.Entry entry = Verbs.entry(execution, verb, first.elements, others);
    int count = Pairs.begin(pairing, first.size(), others.size);
    Checks.room(capacityName, result.capacity(), "pairs", count);
    Verbs.pairs(execution, entry, first.elements, others, count, result);
  }

  /** Lists all pairs that hit. */
  long list(Verb verb, Columns first, Obstacles second, Pairs pairs) {
    return Verbs.list(execution, verb, first.elements, searchables(second), Question.ANY, pairs.list);
  }

  /** The execution of the calls of this engine. */
  Execution execution() {
    return execution;
  }
}
