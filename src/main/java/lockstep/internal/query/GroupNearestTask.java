package lockstep.internal.query;

import java.util.Arrays;
import lockstep.internal.kernel.Verb;
import lockstep.internal.run.Answers;
import lockstep.internal.run.Execution;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Searchable;
import lockstep.twin.Kernel;

/**
 * What is nearest to each group of rows among the elements of some targets. A row needs nothing that is
 * farther away than what its group has. Pieces are groups.
 */
final class GroupNearestTask extends Task {
  private Grouping groups;
  private GroupNearest nearest;
  private float most;
  private int[] groupOf = {}; // of each row
  private Part[] parts = {}; // one for each target, and perhaps some more
  private int count; // of targets

  /** The question about one of the targets, and what is said of it. */
  private final class Part extends RowSink {
    private final Question question = new Question();
    private final SearchSource inTree = new SearchSource();
    private final RowSource all = new RowSource();
    private Task source;
    private int before; // elements of the targets before this one

    /** A row behind one that touches something cannot be better. */
    @Override
    boolean wants(int row) {
      return nearest.wants(groupOf[row], row);
    }

    /** Answers about distances are looked through as they stand: few are near enough. */
    @Override
    boolean crosses() {
      return false;
    }

    @Override
    void take(int row, int tile, int size, boolean across, Runner runner) {
      Answers answers = runner.answers();
      float[] distances = answers.floats()[0];
      float limit = limit(row);
      for (int k = 0; k < size; k++) {
        // of a miss that was filtered the distance still stands
        if (distances[k] <= limit && answers.isHit(k)) {
          add(row, tile + k, answers, k);
          limit = limit(row);
        }
      }
    }

    /** Behind the row that is nearest so far, only what is nearer is of interest. */
    @Override
    float limit(int row) {
      int group = groupOf[row];
      float least = nearest.distance[group];
      boolean isBehind = least > 0 && nearest.row[group] >= 0 && nearest.row[group] < row;
      return Math.min(most, isBehind ? Math.nextDown(least) : least);
    }

    @Override
    public void add(int row, int element, Answers answers, int k) {
      nearest.add(groupOf[row], answers.key(k), row, before + element);
    }
  }

  /** Rows are shapes; what is at most {@code itsMost} away counts. */
  Task of(Execution execution, Elements shapes, Grouping itsGroups, Searchable[] targets, float itsMost,
      GroupNearest itsNearest) {
    groups = itsGroups;
    nearest = itsNearest;
    most = itsMost;
    number(shapes.size);
    count = targets.length;
    int had = parts.length;
    if (had < count) {
      parts = Arrays.copyOf(parts, count);
      Arrays.setAll(parts, k -> k < had ? parts[k] : new Part());
    }
    int before = 0;
    for (int k = 0; k < count; k++) {
      Part part = parts[k];
      Elements others = targets[k].elements();
      part.before = before;
      part.question.of(Verbs.entry(execution, Verb.DISTANCE, shapes, others), shapes, others)
          .where(execution.filter(), before);
      part.source =
          targets[k] instanceof Index tree ? part.inTree.of(part.question, tree, execution.way(), most, part)
              : part.all.of(part.question, part);
      before += others.size;
    }
    return this;
  }

  private void number(int rows) {
    if (groupOf.length < rows) {
      groupOf = new int[rows];
    }
    for (int group = 0; group < groups.size(); group++) {
      Arrays.fill(groupOf, groups.begin(group), groups.begin(group + 1), group);
    }
  }

  @Override
  public void release() {
    for (int k = 0; k < count; k++) {
      parts[k].source.release();
      parts[k].source = null;
      parts[k].question.release();
    }
    groups = null;
    nearest = null;
  }

  /** The smallest piece of a watched call: groups may have many rows. */
  @Override
  public int smallest(int grain) {
    return 1;
  }

  @Override
  public void run(int from, int to, Runner runner) {
    // so few at a time that rows find what others of their group have found
    for (int group = from; group < to; group += Kernel.BLOCK) {
      int begin = groups.begin(group), end = groups.begin(Math.min(group + Kernel.BLOCK, to));
      for (int k = 0; k < count && begin < end; k++) {
        parts[k].source.run(begin, end, runner);
      }
    }
  }
}
