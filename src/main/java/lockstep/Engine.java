package lockstep;

import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.ForkJoinPool;
import lockstep.internal.kernel.Kernel;
import lockstep.internal.kernel.Kernels;

/**
 * The verbs: what can be asked of thousands of shapes in one call. All engines give the same answer, bit
 * for bit: {@link #scalar()} defines it, {@link #wide()} computes it with vectors, {@link #parallel}
 * splits either over threads.
 *
 * <p>The contract of every verb:
 *
 * <ul>
 *   <li>Touching counts as a hit. There is no hidden tolerance.
 *   <li>A NaN anywhere is a miss. No input throws, hangs, or puts a NaN into a hit.
 *   <li>Results do not depend on engine, vector width, threads, or how a batch is cut.
 *   <li>Arguments are checked before anything is written: a wrong size or index throws an exception
 *       that names it and its limit. Results that do not fit are reported, never cut silently.
 *   <li>After the first calls of a thread no call allocates.
 * </ul>
 *
 * <p>An engine has no state and may be used by any number of threads at once; buffers and results belong
 * to the caller, who must not write what another thread reads.
 */
public final class Engine {
  /** Pieces that need not be shared out further: pairs, and rows. */
  private static final int PAIR_GRAIN = 1024;

  private static final int ROW_GRAIN = Kernel.BLOCK;

  private static final Engine SCALAR = new Engine("scalar", 1, Kernels.SCALAR, null);

  private final String name;
  private final int lanes;
  private final Kernels kernels;
  private final ForkJoinPool pool; // null for the calling thread alone
  private final ThreadLocal<Jobs> jobs = ThreadLocal.withInitial(this::newJobs);

  /** What a calling thread keeps for its calls to this engine. */
  private record Jobs(PairJob pair, ClosestJob closest, AnyJob any, AllPairsJob allPairs,
      TreeCastJob treeCast, AllHitsJob allHits, TreePairsJob treePairs, Crew crew) {}

  private Engine(String name, int lanes, Kernels kernels, ForkJoinPool pool) {
    this.name = name;
    this.lanes = lanes;
    this.kernels = kernels;
    this.pool = pool;
  }

  private Jobs newJobs() {
    return new Jobs(new PairJob(), new ClosestJob(), new AnyJob(), new AllPairsJob(), new TreeCastJob(),
        new AllHitsJob(), new TreePairsJob(), pool == null ? null : new Crew(pool));
  }

  /** Loaded, and logged, only when asked for. */
  private static final class Best {
    static final Engine ENGINE = pick();

    private static Engine pick() {
      if (Wide.KERNELS != null) {
        return wide();
      }
      System.getLogger("lockstep").log(System.Logger.Level.WARNING, "Lockstep runs scalar: " + Wide.ABSENT);
      return SCALAR;
    }
  }

  private static final class WideHolder {
    static final Engine ENGINE = new Engine("wide", Wide.lanes(), Wide.KERNELS, null);
  }

  /** The fastest engine here: wide where it can be, else scalar, with one log line that says why. */
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
   * @throws UnsupportedOperationException if this JVM cannot, with the reason: usually that it was
   *     started without {@code --add-modules jdk.incubator.vector}
   */
  public static Engine wide() {
    if (Wide.KERNELS == null) {
      throw new UnsupportedOperationException(Wide.ABSENT);
    }
    return WideHolder.ENGINE;
  }

  /**
   * The same engine with each call split over the threads of {@code pool}, the calling thread being one
   * of them. The answers stay the same, bit for bit. Make it once and keep it: what its calls need is
   * kept with it.
   */
  public Engine parallel(ForkJoinPool pool) {
    return new Engine(name, lanes, kernels, Objects.requireNonNull(pool, "pool"));
  }

  /** Floats per vector: 1 for the scalar engine. */
  public int lanes() {
    return lanes;
  }

  /** What this engine is, such as {@code wide, 16 lanes, 2 threads}. */
  @Override
  public String toString() {
    return name + (lanes > 1 ? ", " + lanes + " lanes" : "")
        + (pool == null ? "" : ", " + Crew.size(pool) + " threads");
  }

  // ---- overlap: do two shapes have a point in common? ----

  /**
   * Answers for each pair whether the two shapes overlap.
   *
   * @throws IllegalArgumentException if the pairing does not fit the buffers or the answers do not fit
   *     {@code hits}
   * @throws IndexOutOfBoundsException if the pairing names a shape that is not there
   */
  public void overlap(Shapes first, Shapes second, Pairing pairing, Hits hits) {
    int pairs = Checks.pairs(pairing, first.size(), second.size());
    long[] words = hits.begin(pairs);
    runPairs(overlapJob(first, second, pairing).into(words, null), pairs);
  }

  /** The number of pairs whose shapes overlap. Throws as {@link #overlap(Shapes, Shapes, Pairing, Hits)}. */
  public long count(Shapes first, Shapes second, Pairing pairing) {
    int pairs = Checks.pairs(pairing, first.size(), second.size());
    return runPairs(overlapJob(first, second, pairing).into(null, null), pairs);
  }

  /**
   * Lists all pairs (i, j), shape i of {@code first} and shape j of {@code second}, that overlap.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   */
  public long overlap(Shapes first, Shapes second, Pairs pairs) {
    return allPairs(overlapKernel(first, second), first.kind > second.kind, first, second, false, pairs);
  }

  /**
   * Lists all pairs (i, j) with i &lt; j of shapes of one buffer that overlap.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   */
  public long overlap(Shapes shapes, Pairs pairs) {
    return allPairs(overlapKernel(shapes, shapes), false, shapes, shapes, true, pairs);
  }

  // ---- cast: where does a ray first meet a shape? ----

  /**
   * Answers for each pair where the ray enters the shape.
   *
   * @throws IllegalArgumentException if the pairing does not fit the buffers or the answers do not fit
   *     {@code hits}
   * @throws IndexOutOfBoundsException if the pairing names a ray or shape that is not there
   */
  public void cast(Rays rays, Shapes shapes, Pairing pairing, RayHits hits) {
    int pairs = Checks.pairs(pairing, rays.size(), shapes.size());
    long[] words = hits.begin(pairs);
    runPairs(castJob(rays, shapes, pairing).into(words, hits), pairs);
  }

  /** The number of pairs whose ray hits the shape. Throws as {@link #cast(Rays, Shapes, Pairing, RayHits)}. */
  public long count(Rays rays, Shapes shapes, Pairing pairing) {
    int pairs = Checks.pairs(pairing, rays.size(), shapes.size());
    return runPairs(castJob(rays, shapes, pairing).into(null, null), pairs);
  }

  /**
   * Lists all pairs (i, j) where ray i hits shape j. For t, u and v, cast {@link Pairs#pairing()}.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   */
  public long cast(Rays rays, Shapes shapes, Pairs pairs) {
    return allPairs(castKernel(shapes), false, rays, shapes, false, pairs);
  }

  /**
   * Finds for each ray the closest hit among all shapes; on equal t the lowest index. Entry i of {@code
   * hits} is ray i's.
   *
   * @throws IllegalArgumentException if there are more rays than fit {@code hits}
   */
  public void closest(Rays rays, Shapes shapes, RayHits hits) {
    Kernel kernel = castKernel(shapes);
    Arrays.fill(hits.begin(rays.size()), 0, Kernel.words(rays.size()), 0);
    hits.clear(0, rays.size());
    ClosestJob job = jobs.get().closest;
    job.of(kernel, false, rays, shapes);
    run(job.into(hits, shapes instanceof Triangles), rays.size(), ROW_GRAIN);
  }

  /**
   * Answers for each ray whether it hits any of the shapes.
   *
   * @throws IllegalArgumentException if there are more rays than fit {@code hits}
   */
  public void any(Rays rays, Shapes shapes, Hits hits) {
    Kernel kernel = castKernel(shapes);
    long[] words = hits.begin(rays.size());
    Arrays.fill(words, 0, Kernel.words(rays.size()), 0);
    AnyJob job = jobs.get().any;
    job.of(kernel, false, rays, shapes);
    run(job.into(words), rays.size(), ROW_GRAIN);
  }

  // ---- the same through a tree ----

  /**
   * As {@link #closest(Rays, Shapes, RayHits)} of the tree's shapes: the same answer, bit for bit. Rays may come
   * in any order; those that travel together are cast together.
   *
   * @throws IllegalArgumentException if there are more rays than fit {@code hits}
   */
  public void closest(Rays rays, Tree tree, RayHits hits) {
    Objects.requireNonNull(tree, "tree");
    long[] words = hits.begin(rays.size());
    Arrays.fill(words, 0, Kernel.words(rays.size()), 0);
    run(jobs.get().treeCast.of(lanes > 1, rays, tree, hits, words), rays.size(), ROW_GRAIN);
  }

  /**
   * As {@link #any(Rays, Shapes, Hits)} of the tree's shapes: the same answer, bit for bit.
   *
   * @throws IllegalArgumentException if there are more rays than fit {@code hits}
   */
  public void any(Rays rays, Tree tree, Hits hits) {
    Objects.requireNonNull(tree, "tree");
    long[] words = hits.begin(rays.size());
    Arrays.fill(words, 0, Kernel.words(rays.size()), 0);
    run(jobs.get().treeCast.of(lanes > 1, rays, tree, null, words), rays.size(), ROW_GRAIN);
  }

  /**
   * Finds for each ray all its hits, the nearest first.
   *
   * @throws IllegalArgumentException if there are more rays than fit {@code hits}
   */
  public void all(Rays rays, Tree tree, AllHits hits) {
    Objects.requireNonNull(tree, "tree");
    hits.begin(rays.size());
    AllHitsJob job = jobs.get().allHits;
    job.of(castKernel(tree.shapes()), false, lanes > 1, rays, tree);
    run(job.into(hits), rays.size(), 1);
  }

  /**
   * Lists all pairs (i, j) where ray i meets the bounding box of the tree's shape j, as {@link #cast(Rays, Shapes,
   * Pairs)} would of {@link Shapes#bounds()}: what a test of the caller's own should then look at.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   */
  public long candidates(Rays rays, Tree tree, Pairs pairs) {
    return treePairs(kernels.rayBox(), false, rays, tree, pairs, true);
  }

  /**
   * As {@link #overlap(Shapes, Shapes, Pairs)} of the tree's shapes: lists all pairs (i, j) where query i overlaps
   * the tree's shape j.
   *
   * @return how many there are, which may be more than fit {@code pairs}
   */
  public long overlap(Shapes queries, Tree tree, Pairs pairs) {
    Shapes shapes = tree.shapes();
    return treePairs(overlapKernel(queries, shapes), queries.kind > shapes.kind, queries, tree, pairs, false);
  }

  private long treePairs(Kernel kernel, boolean swap, Columns queries, Tree tree, Pairs pairs,
      boolean boxes) {
    Jobs mine = jobs.get();
    TreePairsJob job = mine.treePairs;
    job.of(kernel, swap, lanes > 1, queries, tree);
    try {
      job.into(pairs, boxes).list(mine.crew);
    } finally {
      job.release();
    }
    return pairs.needed();
  }

  // ---- which kernel, and how to run it ----

  private PairJob overlapJob(Shapes first, Shapes second, Pairing pairing) {
    return jobs.get().pair.of(overlapKernel(first, second), first.kind > second.kind, kernels.bits(), first,
        second, pairing);
  }

  private PairJob castJob(Rays rays, Shapes shapes, Pairing pairing) {
    return jobs.get().pair.of(castKernel(shapes), false, kernels.bits(), rays, shapes, pairing);
  }

  /** The kernel of two shapes in canonical order. */
  private Kernel overlapKernel(Shapes first, Shapes second) {
    Shapes low = first.kind <= second.kind ? first : second;
    Shapes high = first.kind <= second.kind ? second : first;
    return switch (high) {
      case Spheres s -> kernels.sphereSphere();
      case Boxes b -> low instanceof Spheres ? kernels.sphereBox() : kernels.boxBox();
      case Triangles t -> switch (low) {
        case Spheres s -> kernels.sphereTriangle();
        case Boxes b -> kernels.boxTriangle();
        case Triangles t2 -> kernels.triangleTriangle();
      };
    };
  }

  private Kernel castKernel(Shapes shapes) {
    return switch (shapes) {
      case Spheres s -> kernels.raySphere();
      case Boxes b -> kernels.rayBox();
      case Triangles t -> kernels.rayTriangle();
    };
  }

  private long runPairs(PairJob job, int pairs) {
    run(job, pairs, PAIR_GRAIN);
    return job.total();
  }

  private void run(Job job, int size, int grain) {
    try {
      if (pool == null) {
        job.run(0, size, Scratch.get());
      } else {
        jobs.get().crew.run(job, 0, size, grain);
      }
    } finally {
      job.release();
    }
  }

  private long allPairs(Kernel kernel, boolean swap, Columns first, Columns second, boolean self,
      Pairs pairs) {
    Jobs mine = jobs.get();
    AllPairsJob job = mine.allPairs;
    job.of(kernel, swap, first, second);
    try {
      job.over(second.size(), self).list(first.size(), mine.crew, kernels.bits(), pairs);
    } finally {
      job.release();
    }
    return pairs.needed();
  }
}
