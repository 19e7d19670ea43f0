package lockstep.internal.query;

import lockstep.internal.adaptive.Way;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.part.ErrorBound;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;
import lockstep.twin.Kernel;

/**
 * In which of some groups two runs of elements may meet, by the boxes around them. Lanes are groups: boxes of
 * the same run stand side by side. A carrier, of a thread.
 */
final class RunMeetings {
  /** Groups at a time. */
  static final int LANES = 2 * Kernel.BLOCK;

  private static final int WORDS = LANES / Kernel.BLOCK;

  private final Question question = new Question();
  private Elements firstBoxes = boxes(0);
  private Elements secondBoxes = boxes(0);
  private long[] meet = {};

  private static Elements boxes(int size) {
    return new Elements(Kind.BOX, new float[Elements.BOUNDS][size], 0, size);
  }

  /** Bits of groups in which the runs of an entry may meet. */
  long word(int both, int w) {
    return meet[both * WORDS + w];
  }

  /**
   * Finds which runs may meet in groups {@code lanes[0 … count − 1]}; returns how many pairs of elements may.
   *
   * @param error that of the kernel that is asked about elements
   */
  long find(RunPairs runs, int[] lanes, int count, Elements first, Grouping firstGroups, Elements second,
      Grouping secondGroups, Kernels.Entry overlap, ErrorBound error, Way way, Runner runner) {
    boolean isOne = first == second && firstGroups == secondGroups;
    int end = isOne ? Math.max(runs.firstEnd(), runs.secondEnd()) : runs.firstEnd();
    firstBoxes = roomFor(end, firstBoxes);
    float far = bound(first, firstGroups, end, lanes, count, way, firstBoxes.columns), both = 2 * far;
    Elements others = firstBoxes;
    if (!isOne) {
      secondBoxes = roomFor(runs.secondEnd(), secondBoxes);
      others = secondBoxes;
      both = far + bound(second, secondGroups, runs.secondEnd(), lanes, count, way, others.columns);
    }
    Clusters.enlarge(others.columns, LANES * RunPairs.runs(isOne ? end : runs.secondEnd()), error, both);
    if (meet.length < runs.size() * WORDS) {
      meet = new long[runs.size() * WORDS];
    }
    runner.ask(question.of(overlap, firstBoxes, others));
    long pairs = 0;
    for (int k = 0; k < runs.size(); k++) {
      runner.first().walk(LANES * runs.first(k), count);
      runner.second().walk(LANES * runs.second(k), count);
      pairs += (long) meet(k, count, runner) * (runs.begin(k + 1) - runs.begin(k));
    }
    question.release();
    return pairs;
  }

  /**
   * Finds which runs of all first elements may meet which of the second elements in groups from one on; entry
   * {@code i × width + j} is of run i and element j. Returns how many pairs of elements may, or some more.
   *
   * @param height the most runs of a group of the first elements
   * @param width the most elements of a group of the second ones
   */
  long findAll(int group, int count, Elements first, Grouping firstGroups, int height, Elements second,
      Grouping secondGroups, int width, Kernels.Entry overlap, ErrorBound error, Way way, Runner runner) {
    firstBoxes = roomFor(RunPairs.ROWS * height, firstBoxes);
    secondBoxes = roomFor(RunPairs.ROWS * width, secondBoxes);
    float both = boundAll(first, firstGroups, RunPairs.ROWS, height, group, count, way, firstBoxes.columns)
        + boundAll(second, secondGroups, 1, width, group, count, way, secondBoxes.columns);
    Clusters.enlarge(secondBoxes.columns, LANES * width, error, both);
    if (meet.length < height * width * WORDS) {
      meet = new long[height * width * WORDS];
    }
    runner.ask(question.of(overlap, firstBoxes, secondBoxes));
    long meetings = 0;
    for (int i = 0; i < height; i++) {
      runner.first().walk(LANES * i, count);
      for (int j = 0; j < width; j++) {
        runner.second().walk(LANES * j, count);
        meetings += meet(i * width + j, count, runner);
      }
    }
    question.release();
    return meetings * RunPairs.ROWS;
  }

  /** Asks about the boxes of an entry; returns in how many groups they meet. */
  private int meet(int both, int count, Runner runner) {
    runner.run(count);
    int groups = 0;
    for (int w = 0; w < Kernel.words(count); w++) {
      long word = runner.answers().words()[w];
      meet[both * WORDS + w] = word;
      groups += Long.bitCount(word);
    }
    return groups;
  }

  private static Elements roomFor(int end, Elements boxes) {
    int size = LANES * RunPairs.runs(end);
    return boxes.size < size ? boxes(size) : boxes;
  }

  /** Bounds the runs of the first elements of groups; returns the farthest coordinate that is finite. */
  private static float bound(Elements rows, Grouping groups, int end, int[] lanes, int count, Way way,
      float[][] to) {
    RowBoxes around = RowBoxes.get().of(rows, groups.begin(lanes[count - 1]) + end, RunPairs.ROWS, way);
    for (int lane = 0; lane < count; lane++) {
      int begin = groups.begin(lanes[lane]);
      around.bound(begin, begin + end, begin, to, lane, LANES);
    }
    float farthest = around.farthest();
    around.release();
    return farthest;
  }

  /** Bounds all runs of groups, NaN for those that a group does not have; returns the same. */
  private static float boundAll(Elements rows, Grouping groups, int length, int runs, int group, int count,
      Way way, float[][] to) {
    RowBoxes around = RowBoxes.get().of(rows, groups.begin(group + count), length, way);
    for (int lane = 0; lane < count; lane++) {
      int begin = groups.begin(group + lane), end = groups.begin(group + lane + 1);
      around.bound(begin, end, begin, to, lane, LANES);
      for (int run = (end - begin + length - 1) / length; run < runs; run++) {
        to[0][LANES * run + lane] = Float.NaN;
      }
    }
    float farthest = around.farthest();
    around.release();
    return farthest;
  }
}
