package lockstep.internal.query;

import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.Verb;
import lockstep.internal.place.Places;
import lockstep.internal.run.Execution;
import lockstep.internal.run.Question;
import lockstep.internal.run.Sides;
import lockstep.internal.run.Task;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Searchable;
import lockstep.twin.Kernel;

/**
 * Which source serves a question, by what the second operand is, and the carriers of each calling thread. A
 * call fills in the question, then has it answered; the results have been begun, and arguments been checked.
 */
public final class Sources {
  /** Pieces that need not be shared out further: pairs, and rows. */
  public static final int PAIR_GRAIN = 1024;

  public static final int ROW_GRAIN = Kernel.BLOCK;

  private static final ThreadLocal<Sources> MINE = ThreadLocal.withInitial(Sources::new);

  private final Question question = new Question();
  private final Sides sides = new Sides();
  private final PairSource pairs = new PairSource();
  private final ColumnSink columns = new ColumnSink();
  private final RowSource rows = new RowSource();
  private final RangeTask range = new RangeTask();
  private final CastSource cast = new CastSource();
  private final ListSource lists = new ListSource();

  /** Those of groups, loaded with the first question about any. */
  private static final class OfGroups {
    private static final ThreadLocal<OfGroups> MINE = ThreadLocal.withInitial(OfGroups::new);

    private final GroupTask obstacles = new GroupTask();
    private final GroupPairTask pairs = new GroupPairTask();
    private final GroupNearestTask nearest = new GroupNearestTask();
    private final GroupMeetingTask meetings = new GroupMeetingTask();
  }

  /** Those of instances, loaded with the first question about any. */
  private static final class OfInstances {
    private static final ThreadLocal<OfInstances> MINE = ThreadLocal.withInitial(OfInstances::new);

    private final InstanceSource cast = new InstanceSource();
    private final InstanceAll all = new InstanceAll();
    private final InstanceRanges ranges = new InstanceRanges();
    private final InstanceSweeps sweeps = new InstanceSweeps();
    private final InstanceNearest nearest = new InstanceNearest();
  }

  private Sources() {}

  /** The calling thread's question: a plain one, of all pairs that the execution counts. */
  public static Question ask(Execution execution, DescribedKernel kernel, Elements first, Elements second) {
    return MINE.get().question.of(kernel, first, second).where(execution.filter());
  }

  /** Which pairs the next batch of the calling thread is of, to be filled in. */
  public static Sides sides() {
    return MINE.get().sides;
  }

  /** Asks a kernel about the pairs of a batch, and writes what it says into the columns of a result. */
  static void columns(Execution execution, DescribedKernel kernel, Elements first, Elements second, int count,
      ResultColumns result) {
    Sources mine = MINE.get();
    Question question = mine.question.of(kernel, first, second).where(execution.filter());
    mine.answer(execution, question, mine.columns.into(result, execution.kernels().bits(), null), count,
        result.clear);
  }

  /** Answers a question about the pairs of a batch. */
  static void pairs(Execution execution, Question question, PairSink sink, int count, Runnable clear) {
    MINE.get().answer(execution, question, sink, count, clear);
  }

  private void answer(Execution execution, Question question, PairSink sink, int count, Runnable clear) {
    try {
      execution.run(pairs.of(question, sides, sink), count, PAIR_GRAIN, clear);
    } finally {
      sides.release();
      question.release();
    }
  }

  /** Gives a sink all that each row meets. */
  public static void hits(Execution execution, Question question, Searchable target, RowSink sink, int grain,
      Runnable clear) {
    Sources mine = MINE.get();
    if (target instanceof SpatialIndex index && PointSource.serves(question, index, sink)) {
      PointSource points = PointSource.mine();
      try {
        run(execution, mine.range.of(points.of(question, index, execution.way(), sink), sink), question,
            grain, clear);
      } finally {
        points.release();
      }
      return;
    }
    boolean pays = RangeList.pays(question.second().size); // else walking a tree would take more time
    run(execution, pays && target instanceof Index tree ? mine.range.of(question, tree, execution.way(), sink)
        : mine.rows.of(question, sink), question, grain, clear);
  }

  /** Gives a sink the instances that each shape meets; see {@link InstanceRanges#of}. */
  static void hits(Execution execution, Verb verb, Elements shapes, Places frames, int index,
      InstanceIndex instances, RowSink sink, Runnable clear) {
    InstanceRanges ranges = OfInstances.MINE.get().ranges;
    run(execution, ranges.of(execution, verb, shapes, instances, Question.ANY, sink).in(frames, index), sink,
        clear);
  }

  /** What moving shapes touch first among instances; see {@link InstanceSweeps#of}. */
  static void sweep(Execution execution, Elements shapes, Elements motions, Places frames, int index,
      InstanceIndex instances, ResultColumns result, int[] instance) {
    execution.run(OfInstances.MINE.get().sweeps.of(execution, shapes, motions, frames, index, instances,
        result, instance), shapes.size, ROW_GRAIN, result.clear);
  }

  /** The nearest of each shape among instances; see {@link InstanceNearest#of}. */
  static void nearest(Execution execution, Elements shapes, Places frames, int index, InstanceIndex instances,
      float within, NearestSink nearest, int[] instance) {
    execution.run(OfInstances.MINE.get().nearest.of(execution, shapes, frames, index, instances, within,
        nearest, instance), shapes.size, ROW_GRAIN, nearest.columns.clear);
  }

  /** Gives a sink what may be best for each row; keys are at most {@code most}. */
  public static void best(Execution execution, Question question, Searchable target, float most, RowSink sink,
      Runnable clear) {
    Sources mine = MINE.get();
    run(execution, target instanceof Index tree
        ? SearchSource.mine().of(question, tree, execution.way(), most, sink) : mine.rows.of(question, sink),
        question, ROW_GRAIN, clear);
  }

  /** Gives a sink what each row meets of the elements that a list has of it. */
  public static void lists(Execution execution, Question question, ListSource.Lists of, RowSink sink,
      Runnable clear) {
    run(execution, MINE.get().lists.of(question, of, sink), question, ROW_GRAIN, clear);
  }

  /** Which groups of shapes a verb hits with anything of some targets. */
  static void groups(Execution execution, Verb verb, Elements shapes, Grouping groups, Searchable[] targets,
      GroupHits hits) {
    execution.run(OfGroups.MINE.get().obstacles.of(execution, verb, shapes, groups, targets, hits),
        groups.size(), ROW_GRAIN, hits.clear());
  }

  /** What is nearest to each group of shapes among those of some targets. */
  static void nearest(Execution execution, Elements shapes, Grouping groups, Searchable[] targets,
      float within, GroupNearest nearest) {
    execution.run(OfGroups.MINE.get().nearest.of(execution, shapes, groups, targets, within, nearest),
        groups.size(), ROW_GRAIN, nearest.clear);
  }

  /** Which groups have a hit among the pairs of the next batch, which are listed. */
  static void groups(Execution execution, DescribedKernel kernel, Elements first, Grouping firstGroups,
      Elements second, Grouping secondGroups, int[] firsts, int[] seconds, int count, GroupHits hits) {
    GroupPairTask task =
        OfGroups.MINE.get().pairs.of(execution, kernel, first, firstGroups, second, secondGroups);
    execution.run(task.pairs(firsts, seconds, count, hits), firstGroups.size(), ROW_GRAIN, hits.clear());
  }

  /** Which groups have an element that a kernel hits with one of the group of the same number. */
  static void groups(Execution execution, DescribedKernel kernel, Elements first, Grouping firstGroups,
      Elements second, Grouping secondGroups, GroupHits hits) {
    execution.run(
        OfGroups.MINE.get().meetings.hits(execution, kernel, first, firstGroups, second, secondGroups, hits),
        firstGroups.size(), ROW_GRAIN, hits.clear());
  }

  /** What is nearest to each group in the group of the same number. */
  static void nearest(Execution execution, DescribedKernel kernel, Elements first, Grouping firstGroups,
      Elements second, Grouping secondGroups, float within, GroupNearest nearest) {
    execution.run(OfGroups.MINE.get().meetings.nearest(execution, kernel, first, firstGroups, second,
        secondGroups, within, nearest), firstGroups.size(), ROW_GRAIN, nearest.clear);
  }

  /** One hit of each ray: the closest, or any. */
  static void cast(Execution execution, Question question, Searchable target, ResultColumns result,
      boolean any) {
    Sources mine = MINE.get();
    int count = question.first().size;
    if (target instanceof Index tree) {
      result.beginWithoutHits(count); // the caster writes the columns of hits and misses
      run(execution, mine.cast.of(execution.way(), question.first(), tree, result, any, question.filter()),
          question, ROW_GRAIN, result.clear);
      return;
    }
    result.beginWithMisses(count);
    RowSink sink = any ? result.any : result.closest;
    run(execution, mine.rows.of(question, sink), question, ROW_GRAIN, result.clear);
  }

  /**
   * The same at one more target, of rays that have been cast at others; {@code before} is the number of its
   * first element.
   */
  static void castFurther(Execution execution, Question question, Searchable target, int before,
      ResultColumns result, boolean any) {
    Sources mine = MINE.get();
    RowSink sink = any ? result.any : result.closestBehind(before);
    run(execution, target instanceof Index tree
        ? FurtherCast.of(execution.way(), question, tree, before, result, any) : mine.rows.of(question, sink),
        question, ROW_GRAIN, result.clear);
  }

  /** The same among instances; {@code frames} is null for rays in the frame of the world. */
  static void cast(Execution execution, Elements rays, Places frames, int index, InstanceIndex instances,
      ResultColumns result, int[] instance) {
    InstanceSource cast = OfInstances.MINE.get().cast;
    cast.of(execution.way(), rays, frames, index, instances, result, instance, execution.filter());
    execution.run(cast, rays.size, ROW_GRAIN, result.clear);
  }

  /** Gives a sink all hits of rays among instances; see {@link InstanceAll#of}. */
  static void all(Execution execution, Elements rays, Places frames, int index, InstanceIndex instances,
      AllHitsSink sink) {
    run(execution, OfInstances.MINE.get().all.of(execution, rays, frames, index, instances, sink), sink,
        sink.clear);
  }

  private static void run(Execution execution, RowQueries queries, RowSink sink, Runnable clear) {
    try {
      execution.run(MINE.get().range.of(queries, sink), queries.rows(), ROW_GRAIN, clear);
    } finally {
      queries.release();
    }
  }

  private static void run(Execution execution, Task task, Question question, int grain, Runnable clear) {
    try {
      execution.run(task, question.first().size, grain, clear);
    } finally {
      question.release();
    }
  }
}
