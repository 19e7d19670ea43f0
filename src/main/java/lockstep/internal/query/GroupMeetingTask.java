package lockstep.internal.query;

import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.Tile;
import lockstep.internal.run.Answers;
import lockstep.internal.run.Execution;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.shape.Elements;
import lockstep.twin.Kernel;

/**
 * What the rows of each group meet among the elements of the other operand's group of the same number: many
 * small worlds. All pairs of two groups are tested. Lanes are those of the larger one; pairs of small groups
 * are listed, those of several of them together. Pieces are groups.
 */
final class GroupMeetingTask extends Task {
  /** Pairs of groups that are both smaller than this are listed. */
  private static final int SMALL = 16;

  private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(Scratch::new);

  private final Question question = new Question();
  private Grouping firstGroups;
  private Grouping secondGroups;

  /** What is asked for: one of these is null. */
  private GroupHits hits;

  private GroupNearest nearest;
  private float most; // the largest distance that counts

  private GroupMeetingTask of(Execution execution, DescribedKernel kernel, Elements first,
      Grouping itsFirstGroups, Elements second, Grouping itsSecondGroups) {
    question.of(kernel, first, second).where(execution.filter());
    firstGroups = itsFirstGroups;
    secondGroups = itsSecondGroups;
    return this;
  }

  /** Which groups have a row that meets anything. */
  Task hits(Execution execution, DescribedKernel kernel, Elements first, Grouping itsFirstGroups,
      Elements second, Grouping itsSecondGroups, GroupHits itsHits) {
    hits = itsHits;
    return of(execution, kernel, first, itsFirstGroups, second, itsSecondGroups);
  }

  /** What is nearest to each group and at most {@code itsMost} away. */
  Task nearest(Execution execution, DescribedKernel kernel, Elements first, Grouping itsFirstGroups,
      Elements second, Grouping itsSecondGroups, float itsMost, GroupNearest itsNearest) {
    most = itsMost;
    nearest = itsNearest;
    return of(execution, kernel, first, itsFirstGroups, second, itsSecondGroups);
  }

  @Override
  public void release() {
    question.release();
    firstGroups = null;
    secondGroups = null;
    hits = null;
    nearest = null;
  }

  /** The smallest piece of a watched call: groups may have many rows. */
  @Override
  public int smallest(int grain) {
    return 1;
  }

  @Override
  public void run(int from, int to, Runner runner) {
    SCRATCH.get().run(this, from, to, runner);
  }

  /** What a thread needs. */
  private static final class Scratch {
    private final int[] rows = new int[Tile.SIZE], elements = new int[Tile.SIZE];

    /** The group of each pair that is listed. */
    private final int[] groups = new int[Tile.SIZE];

    private int listed;
    private GroupMeetingTask of;

    void run(GroupMeetingTask task, int from, int to, Runner runner) {
      of = task;
      listed = 0;
      runner.ask(task.question);
      for (int group = from; group < to; group++) {
        int row = task.firstGroups.begin(group), rowsEnd = task.firstGroups.begin(group + 1);
        int element = task.secondGroups.begin(group), end = task.secondGroups.begin(group + 1);
        if (Math.max(rowsEnd - row, end - element) < SMALL) {
          list(group, row, rowsEnd, element, end, runner);
        } else if (rowsEnd - row < end - element) {
          walkElements(group, row, rowsEnd, element, end, runner);
        } else {
          walkRows(group, row, rowsEnd, element, end, runner);
        }
      }
      testListed(runner);
      of = null;
    }

    /** Whether a row may still change what is known of its group. */
    private boolean wants(int group, int row) {
      return of.nearest != null ? of.nearest.wants(group, row) : of.hits.wants(group, row);
    }

    private void list(int group, int from, int to, int element, int end, Runner runner) {
      for (int row = from; row < to && wants(group, row); row++) {
        for (int other = element; other < end; other++) {
          rows[listed] = row;
          elements[listed] = other;
          groups[listed++] = group;
          if (listed == Tile.SIZE) {
            testListed(runner);
          }
        }
      }
    }

    private void testListed(Runner runner) {
      if (listed > 0) {
        runner.first().list(rows, 0, listed);
        runner.second().list(elements, 0, listed);
        runner.run(listed);
        Answers answers = runner.answers();
        for (int w = 0; w < Kernel.words(listed); w++) {
          for (long left = answers.words()[w]; left != 0; left &= left - 1) {
            int k = 64 * w + Long.numberOfTrailingZeros(left);
            take(groups[k], rows[k], elements[k], answers, k);
          }
        }
        listed = 0;
      }
    }

    private void walkRows(int group, int from, int to, int element, int end, Runner runner) {
      for (int row = from; row < to; row += Runner.TILE) {
        int count = Math.min(Runner.TILE, to - row);
        runner.first().walk(row, count);
        for (int other = element; other < end && wants(group, row); other++) {
          runner.second().repeat(other, count);
          runner.run(count);
          take(group, row, other, true, count, runner.answers());
        }
      }
    }

    private void walkElements(int group, int from, int to, int element, int end, Runner runner) {
      for (int other = element; other < end; other += Runner.TILE) {
        int count = Math.min(Runner.TILE, end - other);
        runner.second().walk(other, count);
        for (int row = from; row < to && wants(group, row); row++) {
          runner.first().repeat(row, count);
          runner.run(count);
          take(group, row, other, false, count, runner.answers());
        }
      }
    }

    /** Takes the answers about a row and elements that follow each other, or rows that do and an element. */
    private void take(int group, int row, int element, boolean areRows, int count, Answers answers) {
      for (int w = 0; w < Kernel.words(count); w++) {
        for (long left = answers.words()[w]; left != 0; left &= left - 1) {
          int k = 64 * w + Long.numberOfTrailingZeros(left);
          take(group, areRows ? row + k : row, areRows ? element : element + k, answers, k);
        }
      }
    }

    private void take(int group, int row, int element, Answers answers, int k) {
      if (of.nearest == null) {
        if (of.hits.wants(group, row) && of.question.counts(row, element, answers, k)) {
          of.hits.add(group, row);
        }
      } else {
        float distance = answers.key(k);
        if (distance <= Math.min(of.most, of.nearest.distance[group])
            && of.question.counts(row, element, answers, k)) {
          of.nearest.add(group, distance, row, element);
        }
      }
    }
  }
}
