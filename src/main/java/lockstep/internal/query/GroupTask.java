package lockstep.internal.query;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import lockstep.internal.adaptive.Way;
import lockstep.internal.bvh.RayCaster;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Tile;
import lockstep.internal.kernel.Verb;
import lockstep.internal.run.Answers;
import lockstep.internal.run.Casters;
import lockstep.internal.run.Execution;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.run.Ways;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.internal.shape.Searchable;
import lockstep.twin.Kernel;

/**
 * Which groups of rows, shapes or rays, meet anything of some targets. First it is asked which {@linkplain
 * Clusters clusters} of shapes may; of these, rows that cannot change the answer for their group are not
 * asked about any more. Rays go through trees in rounds. Pieces are groups.
 */
final class GroupTask extends Task {
  private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(Scratch::new);

  private Elements shapes;
  private Grouping groups;
  private Searchable[] targets;

  /** What is asked about each target; as many as there were targets at most. */
  private Question[] questions = {};

  /** The kernel that tells which boxes overlap. */
  private Kernels.Entry boxes;

  private Way way;
  private GroupHits hits;

  /** Rows are shapes or rays; what a verb says of them and the targets counts. */
  Task of(Execution execution, Verb verb, Elements itsShapes, Grouping itsGroups, Searchable[] itsTargets,
      GroupHits itsHits) {
    shapes = itsShapes;
    groups = itsGroups;
    targets = itsTargets;
    boxes = execution.kernels().get(Verb.OVERLAP, Kind.BOX, Kind.BOX);
    way = execution.way();
    hits = itsHits;
    int had = questions.length;
    if (had < targets.length) {
      questions = Arrays.copyOf(questions, targets.length);
      Arrays.setAll(questions, k -> k < had ? questions[k] : new Question());
    }
    int before = 0;
    for (int k = 0; k < targets.length; k++) {
      Elements others = targets[k].elements();
      questions[k].of(Verbs.entry(execution, verb, shapes, others), shapes, others).where(execution.filter(),
          before);
      before += others.size;
    }
    return this;
  }

  @Override
  public void release() {
    for (int k = 0; k < targets.length; k++) {
      questions[k].release();
    }
    shapes = null;
    groups = null;
    targets = null;
    boxes = null;
    hits = null;
  }

  @Override
  protected boolean watchesItself() {
    return true;
  }

  @Override
  public void run(int from, int to, Runner runner) {
    SCRATCH.get().run(this, from, to, runner);
  }

  /** What a thread needs. */
  private static final class Scratch extends RowSink {
    /** So few of the others take less time than the boxes around clusters do. */
    private static final int FEW = 24;

    /** Rows are listed for each of the others if it may meet less than one cluster in so many. */
    private static final int SPARSE = 4;

    /** Rays that are cast in the first round, about. */
    private static final int ROUND = 64;

    private final RangeSource inTree = new RangeSource();
    private final PointSource atPoints = new PointSource();
    private final RowSource all = new RowSource();
    private final GroupCast casts = new GroupCast();
    private final IntConsumer castHits = this::add;
    private final Clusters clusters = new Clusters();
    private final ClusterMeetings meetings = new ClusterMeetings(clusters);
    private final int[] rows = new int[Runner.TILE + Clusters.ROWS];
    private final IntPredicate wanted = this::wants; // of rows
    private final int[] offered = new int[RayCaster.MOST_AT_ONCE + 1];

    /** Of each group of the clusters that has rays left for the next round, the next one, and the end. */
    private final int[] next = new int[Clusters.MOST], end = new int[Clusters.MOST];

    private GroupTask of;
    private Question question; // about the target that is being asked

    void run(GroupTask task, int from, int to, Runner runner) {
      of = task;
      Grouping groups = task.groups;
      int row = groups.begin(from);
      try {
        int group = from, done = from;
        while (group < to && task.goesOn(group - done)) {
          done = group;
          if (row < groups.begin(group + 1) && !task.hits.wantsFrom(group, row)) {
            row = groups.begin(++group);
            continue;
          }
          clusters.take(groups, row, group, to);
          for (int k = 0; k < task.targets.length && clusters.size() > 0; k++) {
            question = task.questions[k];
            ask(task.targets[k], runner);
          }
          row = clusters.begin(clusters.size());
          group = clusters.lastGroup();
        }
        task.goesOn(group - done);
      } finally {
        inTree.release();
        atPoints.release();
        all.release();
        casts.release();
        of = null;
        question = null;
      }
    }

    private void ask(Searchable target, Runner runner) {
      int from = clusters.begin(0), to = clusters.begin(clusters.size());
      int others = question.second().size;
      if (target instanceof SpatialIndex index && PointSource.serves(question, index, this)) {
        askPoints(index, runner);
      } else if (areRays() && target instanceof Index tree) {
        castInRounds(tree, runner);
      } else if (target instanceof Index tree && RangeList.pays(others)) {
        askTree(tree, runner);
      } else if (to - from < Tile.SIZE && to - from < others) {
        all.rows(question, this);
        all.query(from, to, runner);
      } else {
        askWithoutTree(others, runner);
      }
    }

    // ---- a tree ----

    private void askTree(Index tree, Runner runner) {
      RayCaster caster = Casters.get(Ways.LISTS.wide(of.way));
      inTree.of(question, tree, of.way, this);
      if (areRays() || !clusters.pay()) {
        inTree.query(clusters.begin(0), clusters.begin(clusters.size()), runner, of, 0);
        return;
      }
      clusters.bound(of.shapes, of.way);
      inTree.begin(runner);
      for (int cluster = 0; cluster < clusters.size(); cluster++) {
        int from = clusters.begin(cluster), to = clusters.begin(cluster + 1);
        if (of.hits.wantsFrom(clusters.group(from), from)) {
          caster.around(tree.hierarchy(), clusters.boxes, cluster, 0, question.kernel().error());
          if (caster.offersAll() || caster.next(offered, 0) > 0) {
            inTree.offer(from, to, runner, of, 0);
          }
        }
      }
      inTree.end(runner);
    }

    // ---- rays through a tree of shapes ----

    /** Whether rows are rays, which have no boxes. */
    private boolean areRays() {
      return of.shapes.kind == Kind.RAY;
    }

    /**
     * Casts a few rays of each group, then twice as many of those that still want an answer, and so on, so
     * that many are cast together and few in vain.
     */
    private void castInRounds(Index tree, Runner runner) {
      casts.of(of.way, question, tree, castHits);
      int groups = begin();
      for (int each = 1 + ROUND / groups; groups > 0 && of.goesOn(0);
          each = Math.min(2 * each, Runner.TILE)) {
        int left = 0;
        for (int g = 0; g < groups; g++) {
          int row = next[g], stop = Math.min(row + each, end[g]);
          for (; row < stop && of.hits.wantsFrom(clusters.group(row), row); row++) {
            if (wants(row)) {
              casts.list(row, runner);
            }
          }
          next[left] = row;
          end[left] = end[g];
          left += row == stop && row < end[g] ? 1 : 0;
        }
        casts.castListed(runner);
        groups = left;
      }
    }

    /** Finds where each group of the clusters begins and ends; returns how many there are. */
    private int begin() {
      int groups = 0;
      for (int cluster = 0; cluster < clusters.size(); cluster++) {
        int from = clusters.begin(cluster);
        if (cluster == 0 || clusters.group(from) != clusters.group(from - 1)) {
          next[groups++] = from;
        }
        end[groups - 1] = clusters.begin(cluster + 1);
      }
      return groups;
    }

    // ---- points ----

    private void askPoints(SpatialIndex index, Runner runner) {
      atPoints.of(question, index, of.way, this);
      atPoints.begin(runner);
      for (int cluster = 0; cluster < clusters.size() && of.goesOn(0); cluster++) {
        int from = clusters.begin(cluster), to = clusters.begin(cluster + 1);
        if (of.hits.wantsFrom(clusters.group(from), from)) {
          atPoints.offer(from, to - from, 1, runner, of);
        }
      }
      atPoints.end(runner);
    }

    // ---- many rows, without a tree: listed for each of the others, or tested where they stand ----

    private void askWithoutTree(int others, Runner runner) {
      boolean isFlat = others < FEW || areRays() || !clusters.pay();
      for (int from = 0; from < others && of.goesOn(0); from += ClusterMeetings.OTHERS) {
        int to = Math.min(from + ClusterMeetings.OTHERS, others);
        if (isFlat || meetings.find(of.boxes, question, from, to, of.way, runner)
            > clusters.size() * (to - from) / SPARSE) {
          askAll(from, to, runner);
        } else {
          askListed(from, to, runner);
        }
      }
    }

    /** Tests rows of the clusters that each of some others may meet. */
    private void askListed(int from, int to, Runner runner) {
      runner.ask(question);
      for (int other = from; other < to; other++) {
        int size = 0;
        for (int w = 0; w < Kernel.words(clusters.size()); w++) {
          for (long left = meetings.word(other - from, w); left != 0; left &= left - 1) {
            int cluster = 64 * w + Long.numberOfTrailingZeros(left);
            for (int row = clusters.begin(cluster); row < clusters.begin(cluster + 1); row++) {
              rows[size] = row;
              size += wants(row) ? 1 : 0;
            }
            if (size >= Tile.SIZE) {
              runner.first().list(rows, 0, Tile.SIZE);
              test(other, Tile.SIZE, runner);
              size -= Tile.SIZE;
              System.arraycopy(rows, Tile.SIZE, rows, 0, size);
            }
          }
        }
        if (size > 0) {
          runner.first().list(rows, 0, size);
          test(other, size, runner);
        }
      }
    }

    /** Tests all rows, many of them at a time where they stand, against some others. */
    private void askAll(int from, int to, Runner runner) {
      runner.ask(question);
      int end = clusters.begin(clusters.size());
      for (int row = clusters.begin(0); row < end; row += Runner.TILE) {
        int count = Math.min(Runner.TILE, end - row);
        for (int k = 0; k < count; k++) {
          rows[k] = row + k;
        }
        runner.first().walk(row, count);
        int other = ask(count, from, to, runner);
        if (other < to) {
          askWanted(row, row + count, other, to, runner);
        }
      }
    }

    /** Tests those of some rows that are still wanted, listed, against some others. */
    private void askWanted(int row, int end, int from, int to, Runner runner) {
      int next = row;
      while (next < end) {
        int count = 0;
        for (; next < end && count < Tile.SIZE; next++) {
          rows[count] = next;
          count += wants(next) ? 1 : 0;
        }
        for (int other = from; other < to && count > 0;) {
          runner.first().list(rows, 0, count);
          other = ask(count, other, to, runner);
          count = GroupHits.keep(rows, count, wanted);
        }
      }
    }

    /** Tests rows against some others, until many are no longer wanted; returns the next of the others. */
    private int ask(int count, int from, int to, Runner runner) {
      for (int other = from, check = from + 1; other < to; other++) {
        if (other == check) {
          check += other - from;
          if (GroupHits.count(rows, count, wanted) <= count - count / 4) {
            return other;
          }
        }
        test(other, count, runner);
      }
      return to;
    }

    /** Tests the rows that are listed, and loaded, against one of the others. */
    private void test(int other, int count, Runner runner) {
      runner.second().repeat(other, count);
      runner.run(count);
      Answers answers = runner.answers();
      for (int w = 0; w < Kernel.words(count); w++) {
        for (long left = answers.words()[w]; left != 0; left &= left - 1) {
          int k = 64 * w + Long.numberOfTrailingZeros(left);
          if (question.counts(rows[k], other, answers, k)) {
            add(rows[k], other, answers, k);
          }
        }
      }
    }

    // ---- what is said of rows ----

    @Override
    boolean wants(int row) {
      return of.hits.wants(clusters.group(row), row);
    }

    @Override
    boolean needsOne() {
      return true;
    }

    private void add(int row) {
      of.hits.add(clusters.group(row), row);
    }

    @Override
    public void add(int row, int element, Answers answers, int k) {
      add(row);
    }

    @Override
    void take(int one, int tile, int count, boolean across, Runner runner) {
      long found = 0;
      for (int w = 0; w < Kernel.words(count); w++) {
        found |= runner.answers().words()[w];
      }
      if (found != 0) {
        add(one);
      }
    }
  }
}
