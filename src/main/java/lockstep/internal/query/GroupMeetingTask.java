package lockstep.internal.query;

import lockstep.internal.adaptive.Way;
import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Tile;
import lockstep.internal.kernel.Verb;
import lockstep.internal.run.Answers;
import lockstep.internal.run.Execution;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;

/**
 * What the rows of each group meet among the elements of the other operand's group of the same number: many
 * small worlds. Of many groups, boxes around runs of a few rows are compared with those of elements first,
 * where lanes are groups, and pairs of those that may meet are listed. Elsewhere all pairs of two groups
 * are tested. Lanes are the elements of the larger one; pairs of small groups are listed. Pieces are
 * groups.
 */
final class GroupMeetingTask extends Task {
  /** Pairs of groups that are both smaller than this are listed. */
  private static final int SMALL = 16;

  /** Runs of a group times elements of the other at most. */
  private static final int MOST_RUNS = 4096;

  /** The time for the box around a run, in that for two boxes. */
  private static final int BOUND = 16;

  /** Lanes that take as long as fewer do. */
  private static final int FULL = 64;

  /** Pairs are listed if less than one in so many may meet. */
  private static final int SPARSE = 4;

  private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(Scratch::new);

  private final Question question = new Question();
  private Kernels.Entry boxes;
  private Way way;
  private Grouping firstGroups;
  private Grouping secondGroups;

  /** What is asked for: one of these is null. */
  private GroupHits hits;

  private GroupNearest nearest;
  private float most; // the largest distance that counts

  private GroupMeetingTask of(Execution execution, DescribedKernel kernel, Elements first,
      Grouping itsFirstGroups, Elements second, Grouping itsSecondGroups) {
    question.of(kernel, first, second).where(execution.filter());
    boxes = execution.kernels().get(Verb.OVERLAP, Kind.BOX, Kind.BOX);
    way = execution.way();
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
    boxes = null;
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
    private final RunMeetings meetings = new RunMeetings();
    private int height, width; // the most runs of a group of rows, and elements of the other
    private long pairs; // of all elements
    private GroupMeetingTask of;

    void run(GroupMeetingTask task, int from, int to, Runner runner) {
      of = task;
      listed = 0;
      for (int group = from; group < to; group += RunMeetings.LANES) {
        int end = Math.min(group + RunMeetings.LANES, to);
        if (!paysNear(group, end) || !askNear(group, end, runner)) {
          askAll(group, end, runner);
        }
      }
      of = null;
    }

    // ---- by runs of elements ----

    /** Finds the most runs and elements of the groups, and whether it pays to compare their boxes. */
    private boolean paysNear(int from, int to) {
      height = 0;
      width = 0;
      pairs = 0;
      for (int group = from; group < to; group++) {
        int rows = of.firstGroups.begin(group + 1) - of.firstGroups.begin(group);
        int others = of.secondGroups.begin(group + 1) - of.secondGroups.begin(group);
        height = Math.max(height, RunPairs.runs(rows));
        width = Math.max(width, others);
        pairs += (long) rows * others;
      }
      long both = (long) height * width, boxesOfEach = BOUND * (long) height + BOUND / 2 * (long) width;
      int count = to - from;
      return of.nearest == null && both <= MOST_RUNS && of.question.first().kind != Kind.RAY
          && count * boxesOfEach + Math.max(count, FULL) * both < 2 * pairs;
    }

    /** Asks about runs and elements that may meet; false if so many do that all pairs take less time. */
    private boolean askNear(int from, int to, Runner runner) {
      Question question = of.question;
      long near = meetings.findAll(from, to - from, question.first(), of.firstGroups, height,
          question.second(), of.secondGroups, width, of.boxes, question.kernel().error(), of.way, runner);
      if (near > pairs / SPARSE) {
        return false;
      }
      runner.ask(question);
      for (int both = 0; both < height * width; both++) {
        for (int w = 0; w < Kernel.words(to - from); w++) {
          for (long left = meetings.word(both, w); left != 0; left &= left - 1) {
            listRun(from + 64 * w + Long.numberOfTrailingZeros(left), both / width, both % width, runner);
          }
        }
      }
      testListed(runner);
      return true;
    }

    private void listRun(int group, int first, int second, Runner runner) {
      int row = of.firstGroups.begin(group) + RunPairs.ROWS * first;
      int other = of.secondGroups.begin(group) + second;
      list(group, row, Math.min(row + RunPairs.ROWS, of.firstGroups.begin(group + 1)), other, other + 1,
          runner);
    }

    // ---- all pairs ----

    private void askAll(int from, int to, Runner runner) {
      runner.ask(of.question);
      for (int group = from; group < to; group++) {
        int row = of.firstGroups.begin(group), rowsEnd = of.firstGroups.begin(group + 1);
        int element = of.secondGroups.begin(group), end = of.secondGroups.begin(group + 1);
        if (Math.max(rowsEnd - row, end - element) < SMALL) {
          list(group, row, rowsEnd, element, end, runner);
        } else if (rowsEnd - row < end - element) {
          walkElements(group, row, rowsEnd, element, end, runner);
        } else {
          walkRows(group, row, rowsEnd, element, end, runner);
        }
      }
      testListed(runner);
    }

    /** Whether a row may still change what is known of its group. */
    private boolean wants(int group, int row) {
      return of.nearest != null ? of.nearest.wants(group, row) : of.hits.wants(group, row);
    }

    /** Whether a row or one behind it may. */
    private boolean wantsFrom(int group, int row) {
      return of.nearest != null ? of.nearest.wants(group, row) : of.hits.wantsFrom(group, row);
    }

    private void list(int group, int from, int to, int element, int end, Runner runner) {
      for (int row = from; row < to && wantsFrom(group, row); row++) {
        for (int other = element; other < end && wants(group, row); other++) {
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
        for (int other = element; other < end && wantsFrom(group, row); other++) {
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
        for (int row = from; row < to && wantsFrom(group, row); row++) {
          if (wants(group, row)) {
            runner.first().repeat(row, count);
            runner.run(count);
            take(group, row, other, false, count, runner.answers());
          }
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
