package lockstep.internal.query;

import java.util.Arrays;
import java.util.function.IntPredicate;
import lockstep.internal.adaptive.Way;
import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Tile;
import lockstep.internal.kernel.Verb;
import lockstep.internal.run.Execution;
import lockstep.internal.run.PairFilter;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;

/**
 * Which groups have a hit among some pairs that are the same in each: element a of the group with element b.
 * Lanes are groups: the elements that a pair is of are copied side by side, those of many groups, and stay so
 * for the next pairs. Of few groups, lanes are the pairs of one. Pieces are groups.
 */
final class GroupPairTask extends Task {
  /** Groups that are asked about together. */
  private static final int LANES = RunMeetings.LANES;

  /** Elements of each that are side by side. */
  private static final int SLOTS = 128;

  /** So few groups are asked about one by one. */
  private static final int FEW = 24;

  /** Pairs of clusters of a group that are looked at, and how many pairs make it worth the while. */
  private static final int NEAR = 1024, MANY = 64;

  /** Pairs are listed if less than one in so many may meet. */
  private static final int SPARSE = 4;

  private static final int CLUSTER = Integer.numberOfTrailingZeros(Clusters.ROWS);

  /** So many pairs are asked about first, then twice as many each time before groups are left out. */
  private static final int FIRST = 8;

  private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(Scratch::new);

  private DescribedKernel kernel;
  private Kernels.Entry boxes;
  private PairFilter filter; // null for none
  private Way way;
  private Elements first;
  private Elements second;
  private Grouping firstGroups;
  private Grouping secondGroups;
  private int[] firsts;
  private int[] seconds;
  private int count;
  private GroupHits hits;
  private final RunPairs runs = new RunPairs();
  private boolean hasRuns; // that are asked about first

  /** Elements of groups. */
  GroupPairTask of(Execution execution, DescribedKernel itsKernel, Elements itsFirst, Grouping itsFirstGroups,
      Elements itsSecond, Grouping itsSecondGroups) {
    kernel = itsKernel;
    boxes = execution.kernels().get(Verb.OVERLAP, Kind.BOX, Kind.BOX);
    filter = execution.filter();
    way = execution.way();
    first = itsFirst;
    second = itsSecond;
    firstGroups = itsFirstGroups;
    secondGroups = itsSecondGroups;
    return this;
  }

  /** Pair k is elements {@code itsFirsts[k]} and {@code itsSeconds[k]} of each group. */
  Task pairs(int[] itsFirsts, int[] itsSeconds, int itsCount, GroupHits itsHits) {
    firsts = itsFirsts;
    seconds = itsSeconds;
    count = itsCount;
    hits = itsHits;
    hasRuns = first.kind != Kind.RAY && firstGroups.size() > FEW && runs.of(firsts, seconds, count);
    return this;
  }

  @Override
  public void release() {
    kernel = null;
    boxes = null;
    filter = null;
    first = null;
    second = null;
    firstGroups = null;
    secondGroups = null;
    firsts = null;
    seconds = null;
    hits = null;
  }

  @Override
  public int smallest(int grain) {
    return LANES;
  }

  @Override
  public void run(int from, int to, Runner runner) {
    SCRATCH.get().run(this, from, to, runner);
  }

  /** Elements of one operand, those of the same number of many groups side by side. */
  private static final class Columns {
    private final CopiedRows copies = new CopiedRows(LANES * SLOTS);

    /** Of each element of a group, where it stands, −1 for nowhere. */
    private int[] slots = {};

    private final int[] standing = new int[SLOTS];
    private int count;
    private Elements from;
    private Grouping groups;
    private Elements elements;

    Elements of(Elements itsFrom, Grouping itsGroups) {
      from = itsFrom;
      groups = itsGroups;
      elements = copies.like(from);
      return elements;
    }

    void clear() {
      for (int slot = 0; slot < count; slot++) {
        slots[standing[slot]] = -1;
      }
      count = 0;
    }

    void release() {
      clear();
      from = null;
      groups = null;
      elements = null;
    }

    boolean has(int element) {
      return element < slots.length && slots[element] >= 0;
    }

    /** Whether two elements can be there at once with all that is there. */
    boolean hasRoom(int a, int b) {
      return count + (has(a) ? 0 : 1) + (has(b) ? 0 : 1) <= SLOTS;
    }

    /** Where an element of some groups stands, after it has been put there. */
    int of(int element, int[] lanes, int lanesCount) {
      if (!has(element)) {
        put(element, lanes, lanesCount);
      }
      return LANES * slots[element];
    }

    private void put(int element, int[] lanes, int lanesCount) {
      if (element >= slots.length) {
        int length = slots.length;
        slots = Arrays.copyOf(slots, Math.max(element + 1, 2 * length));
        Arrays.fill(slots, length, slots.length, -1);
      }
      int at = LANES * count;
      for (int c = 0; c < from.columns.length; c++) {
        float[] column = from.columns[c], to = elements.columns[c];
        for (int lane = 0; lane < lanesCount; lane++) {
          to[at + lane] = column[from.from + groups.begin(lanes[lane]) + element];
        }
      }
      slots[element] = count;
      standing[count++] = element;
    }
  }

  /** What a thread needs. */
  private static final class Scratch {
    private final Question question = new Question();

    /** The same about elements where they stand. */
    private final Question inPlace = new Question();

    private final int[] firsts = new int[Tile.SIZE], seconds = new int[Tile.SIZE];

    /** The number of each pair that is listed to be tested. */
    private final int[] numbers = new int[Tile.SIZE];

    /** And, where pairs of several groups are listed, the group. */
    private final int[] groups = new int[Tile.SIZE];

    private int listed;

    private final RunMeetings meetings = new RunMeetings();

    private final Question ofBoxes = new Question();
    private final Clusters firstClusters = new Clusters(), secondClusters = new Clusters();

    /** 1 where clusters of a group may meet, 0 elsewhere: one row for each of the first ones. */
    private final int[] near = new int[NEAR];
    private final Columns firstColumns = new Columns();
    private final Columns secondColumns = new Columns();
    private final int[] lanes = new int[LANES]; // the groups
    private final IntPredicate wanted = this::wants; // of these

    private boolean isOne; // both operands are

    /** Those of the second operand; of the first, too, if both are one. */
    private Columns others;

    private GroupPairTask of;
    private int next; // the pair by which groups are wanted

    void run(GroupPairTask task, int from, int to, Runner runner) {
      of = task;
      isOne = task.first == task.second && task.firstGroups == task.secondGroups;
      others = isOne ? firstColumns : secondColumns;
      Elements ones = firstColumns.of(task.first, task.firstGroups);
      question.of(task.kernel, ones, isOne ? ones : others.of(task.second, task.secondGroups));
      inPlace.of(task.kernel, task.first, task.second);
      try {
        for (int group = from; group < to; group += LANES) {
          int count = Math.min(LANES, to - group);
          for (int lane = 0; lane < count; lane++) {
            lanes[lane] = group + lane;
          }
          if (!task.hasRuns || count <= FEW || !askNear(count, runner)) {
            ask(count, runner);
          }
        }
      } finally {
        question.release();
        inPlace.release();
        firstColumns.release();
        secondColumns.release();
        of = null;
      }
    }

    // ---- by runs of elements ----

    /** Asks about pairs of runs that may meet; false if these are so many that all pairs take less time. */
    private boolean askNear(int count, Runner runner) {
      RunPairs runs = of.runs;
      long pairs = meetings.find(runs, lanes, count, of.first, of.firstGroups, of.second, of.secondGroups,
          of.boxes, of.kernel.error(), of.way, runner);
      if (pairs > (long) count * of.count / SPARSE) {
        return false;
      }
      runner.ask(inPlace);
      listed = 0;
      for (int k = 0; k < runs.size(); k++) {
        for (int w = 0; w < Kernel.words(count); w++) {
          for (long left = meetings.word(k, w); left != 0; left &= left - 1) {
            listNear(lanes[64 * w + Long.numberOfTrailingZeros(left)], k, runner);
          }
        }
      }
      testNear(runner);
      return true;
    }

    /** Lists the pairs of two runs of a group, and tests what is listed if that is enough. */
    private void listNear(int group, int both, Runner runner) {
      int first = of.firstGroups.begin(group), second = of.secondGroups.begin(group);
      for (int at = of.runs.begin(both); at < of.runs.begin(both + 1); at++) {
        int pair = of.runs.pair(at);
        if (!of.hits.wants(group, pair)) {
          return; // nor any behind it
        }
        firsts[listed] = first + of.firsts[pair];
        seconds[listed] = second + of.seconds[pair];
        numbers[listed] = pair;
        groups[listed++] = group;
        if (listed == Tile.SIZE) {
          testNear(runner);
        }
      }
    }

    private void testNear(Runner runner) {
      testListed(runner);
      for (int w = 0; w < Kernel.words(listed); w++) {
        for (long left = runner.answers().words()[w]; left != 0; left &= left - 1) {
          int k = 64 * w + Long.numberOfTrailingZeros(left);
          take(groups[k], numbers[k]);
        }
      }
      listed = 0;
    }

    private void testListed(Runner runner) {
      if (listed > 0) {
        runner.first().list(firsts, 0, listed);
        runner.second().list(seconds, 0, listed);
        runner.run(listed);
      }
    }

    // ---- all pairs ----

    private void ask(int groups, Runner runner) {
      int count = groups, pair = 0;
      next = FIRST;
      clear();
      runner.ask(question);
      for (; pair < of.count && count > FEW; pair++) {
        if (pair == next) {
          // copying them anew takes as long as some pairs do
          if (GroupHits.count(lanes, count, wanted) <= count / 2) {
            count = GroupHits.keep(lanes, count, wanted);
            clear();
            if (count <= FEW) {
              break;
            }
          }
          next *= 2;
        }
        int a = of.firsts[pair], b = of.seconds[pair];
        if (!firstColumns.hasRoom(a, isOne ? b : a) || !others.hasRoom(isOne ? a : b, b)) {
          clear();
        }
        runner.first().walk(firstColumns.of(a, lanes, count), count);
        runner.second().walk(others.of(b, lanes, count), count);
        runner.run(count);
        take(pair, count, runner.answers().words());
      }
      for (int lane = 0; lane < count && pair < of.count; lane++) {
        askOne(lanes[lane], pair, runner);
      }
    }

    /** Asks about the pairs of one group, from one on. */
    private void askOne(int group, int from, Runner runner) {
      int width = lookNear(group, of.count - from, runner);
      runner.ask(inPlace);
      int enough = Kernel.BLOCK;
      for (int pair = from; pair < of.count && of.hits.wants(group, pair);) {
        pair = width == 0 ? list(pair, enough) : listNear(pair, enough, width);
        test(group, runner);
        enough = Tile.SIZE;
      }
    }

    /** Lists pairs from one on, at most {@code most}; returns the one after the last. */
    private int list(int from, int most) {
      listed = Math.min(most, of.count - from);
      System.arraycopy(of.firsts, from, firsts, 0, listed);
      System.arraycopy(of.seconds, from, seconds, 0, listed);
      for (int k = 0; k < listed; k++) {
        numbers[k] = from + k;
      }
      return from + listed;
    }

    /** The same of those only that may meet. It has no branches: most jumps could not be foretold. */
    private int listNear(int from, int most, int width) {
      int[] ofFirsts = of.firsts, ofSeconds = of.seconds;
      int pair = from, count = 0;
      for (int end = of.count; pair < end && count < most; pair++) {
        int a = ofFirsts[pair], b = ofSeconds[pair];
        firsts[count] = a;
        seconds[count] = b;
        numbers[count] = pair;
        count += near[(a >>> CLUSTER) * width + (b >>> CLUSTER)];
      }
      listed = count;
      return pair;
    }

    private void test(int group, Runner runner) {
      int first = of.firstGroups.begin(group), second = of.secondGroups.begin(group);
      for (int k = 0; k < listed; k++) {
        firsts[k] += first;
        seconds[k] += second;
      }
      testListed(runner);
      for (int w = 0; w < Kernel.words(listed); w++) {
        for (long left = runner.answers().words()[w]; left != 0; left &= left - 1) {
          take(group, numbers[64 * w + Long.numberOfTrailingZeros(left)]);
        }
      }
    }

    /** Finds which clusters of a group may meet; returns the length of a row, 0 if it is not worth it. */
    private int lookNear(int group, int pairs, Runner runner) {
      int width = clusters(of.secondGroups, group), all = clusters(of.firstGroups, group) * width;
      if (pairs < MANY || all > NEAR || of.first.kind == Kind.RAY) { // rays have no boxes
        return 0;
      }
      Clusters a = firstClusters, b = isOne ? firstClusters : secondClusters;
      a.take(of.firstGroups, of.firstGroups.begin(group), group, group + 1);
      a.bound(of.first, of.way);
      if (!isOne) {
        b.take(of.secondGroups, of.secondGroups.begin(group), group, group + 1);
        b.bound(of.second, of.way);
      }
      Clusters.enlarge(b.boxes.columns, b.size(), of.kernel.error(), a.farthest() + b.farthest());
      runner.ask(ofBoxes.of(of.boxes, a.boxes, b.boxes));
      for (int at = 0; at < all; at += Tile.SIZE) {
        int count = Math.min(Tile.SIZE, all - at);
        for (int k = 0; k < count; k++) {
          firsts[k] = (at + k) / width;
          seconds[k] = (at + k) % width;
        }
        runner.first().list(firsts, 0, count);
        runner.second().list(seconds, 0, count);
        runner.run(count);
        for (int k = 0; k < count; k++) {
          near[at + k] = (int) (runner.answers().words()[k >>> 6] >>> k & 1);
        }
      }
      ofBoxes.release();
      return width;
    }

    private static int clusters(Grouping groups, int group) {
      return (groups.begin(group + 1) - groups.begin(group) + Clusters.ROWS - 1) / Clusters.ROWS;
    }

    private void clear() {
      firstColumns.clear();
      others.clear();
    }

    private boolean wants(int group) {
      return of.hits.wants(group, next);
    }

    private void take(int pair, int count, long[] words) {
      for (int w = 0; w < Kernel.words(count); w++) {
        for (long left = words[w]; left != 0; left &= left - 1) {
          take(lanes[64 * w + Long.numberOfTrailingZeros(left)], pair);
        }
      }
    }

    private void take(int group, int pair) {
      if (of.filter == null || of.filter.passes(of.firstGroups.begin(group) + of.firsts[pair],
          of.secondGroups.begin(group) + of.seconds[pair])) {
        of.hits.add(group, pair);
      }
    }
  }
}
