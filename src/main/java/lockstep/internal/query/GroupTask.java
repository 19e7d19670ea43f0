package lockstep.internal.query;

import java.util.Arrays;
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
 * Which groups of rows meet anything of some targets. First it is asked which {@linkplain Clusters clusters}
 * of rows may; of these, rows that cannot change the answer for their group are not asked about any more.
 * Pieces are groups.
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

  /** Rows are shapes; what a verb says of them and the targets counts. */
  GroupTask of(Execution execution, Verb verb, Elements itsShapes, Grouping itsGroups,
      Searchable[] itsTargets, GroupHits itsHits) {
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
    /** Others that clusters are compared with at a time. */
    private static final int OTHERS = 64;

    private static final int WORDS = Clusters.MOST / Kernel.BLOCK;

    private final RangeSource inTree = new RangeSource();
    private final RowSource all = new RowSource();
    private final Clusters clusters = new Clusters();
    private final int[] rows = new int[Tile.SIZE + Clusters.ROWS];
    private final int[] offered = new int[RayCaster.MOST_AT_ONCE + 1];

    private final Question ofBoxes = new Question();
    private final Elements otherBoxes = new Elements(Kind.BOX, new float[Elements.BOUNDS][OTHERS], 0, OTHERS);
    private final float[] box = new float[Elements.BOUNDS];

    /** Of each of the others, which clusters may meet it. */
    private final long[] meet = new long[OTHERS * WORDS];

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
          if (row < groups.begin(group + 1) && !task.hits.wants(group, row)) {
            row = groups.begin(++group);
            continue;
          }
          clusters.take(task.shapes, groups, row, group, to);
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
        all.release();
        of = null;
        question = null;
      }
    }

    private void ask(Searchable target, Runner runner) {
      int from = clusters.begin(0), to = clusters.begin(clusters.size());
      int others = question.second().size;
      if (target instanceof SpatialIndex tree && RangeList.pays(others)) {
        askTree(tree, runner);
      } else if (to - from < Tile.SIZE && to - from < others) {
        all.rows(question, this);
        all.query(from, to, runner);
      } else {
        for (int other = 0; other < others && of.goesOn(0); other += OTHERS) {
          ask(other, Math.min(OTHERS, others - other), runner);
        }
      }
    }

    // ---- a tree ----

    private void askTree(SpatialIndex tree, Runner runner) {
      RayCaster caster = Casters.get(Ways.TREES.wide(of.way));
      inTree.of(question, tree, of.way, this);
      inTree.begin(runner);
      for (int cluster = 0; cluster < clusters.size(); cluster++) {
        int from = clusters.begin(cluster), to = clusters.begin(cluster + 1);
        if (wants(from)) { // as the first row is if any of them is
          caster.around(tree.bvh(), clusters.boxes, cluster, 0, question.kernel().error());
          if (caster.offersAll() || caster.next(offered, 0) > 0) {
            inTree.offer(from, to, runner, of, 0);
          }
        }
      }
      inTree.end(runner);
    }

    // ---- some others, without a tree ----

    private void ask(int other, int count, Runner runner) {
      meet(other, count, runner);
      runner.ask(question);
      for (int k = 0; k < count; k++) {
        int size = 0;
        for (int w = 0; w < Kernel.words(clusters.size()); w++) {
          for (long left = meet[k * WORDS + w]; left != 0; left &= left - 1) {
            int cluster = 64 * w + Long.numberOfTrailingZeros(left);
            for (int row = clusters.begin(cluster); row < clusters.begin(cluster + 1); row++) {
              rows[size] = row;
              size += wants(row) ? 1 : 0;
            }
            if (size >= Tile.SIZE) {
              test(other + k, Tile.SIZE, runner);
              size -= Tile.SIZE;
              System.arraycopy(rows, Tile.SIZE, rows, 0, size);
            }
          }
        }
        if (size > 0) {
          test(other + k, size, runner);
        }
      }
    }

    /** Finds which clusters the boxes of some others meet. */
    private void meet(int other, int count, Runner runner) {
      Elements others = question.second();
      float farthest = 0;
      for (int k = 0; k < count; k++) {
        others.bounds(other + k, box, 0);
        for (int c = 0; c < Elements.BOUNDS; c++) {
          otherBoxes.columns[c][k] = box[c];
        }
        farthest = Math.max(farthest, Clusters.normalize(otherBoxes.columns, k, others.kind));
      }
      Clusters.enlarge(otherBoxes.columns, count, question.kernel().error(), clusters.farthest() + farthest);
      runner.ask(ofBoxes.of(of.boxes, clusters.boxes, otherBoxes));
      if (clusters.size() < count) {
        meetFew(count, runner);
      } else {
        runner.first().walk(0, clusters.size());
        for (int k = 0; k < count; k++) {
          runner.second().repeat(k, clusters.size());
          runner.run(clusters.size());
          System.arraycopy(runner.answers().words(), 0, meet, k * WORDS, Kernel.words(clusters.size()));
        }
      }
      ofBoxes.release();
    }

    /** Of clusters that are fewer than the others: lanes are these. */
    private void meetFew(int count, Runner runner) {
      for (int k = 0; k < count; k++) {
        meet[k * WORDS] = 0;
      }
      runner.second().walk(0, count);
      for (int cluster = 0; cluster < clusters.size(); cluster++) {
        runner.first().repeat(cluster, count);
        runner.run(count);
        for (long left = runner.answers().words()[0]; left != 0; left &= left - 1) {
          meet[Long.numberOfTrailingZeros(left) * WORDS] |= 1L << cluster;
        }
      }
    }

    private void test(int other, int count, Runner runner) {
      runner.first().list(rows, 0, count);
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

    @Override
    public void add(int row, int element, Answers answers, int k) {
      of.hits.add(clusters.group(row), row);
    }

    @Override
    void take(int one, int tile, int count, boolean across, Runner runner) {
      long found = 0;
      for (int w = 0; w < Kernel.words(count); w++) {
        found |= runner.answers().words()[w];
      }
      if (found != 0) {
        of.hits.add(clusters.group(one), one);
      }
    }
  }
}
