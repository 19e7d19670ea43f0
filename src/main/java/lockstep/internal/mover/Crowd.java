package lockstep.internal.mover;

import java.util.Arrays;
import lockstep.internal.kernel.Kernels;
import lockstep.internal.kernel.Verb;
import lockstep.internal.query.PairList;
import lockstep.internal.query.ResultColumns;
import lockstep.internal.query.Sources;
import lockstep.internal.query.SpatialIndex;
import lockstep.internal.query.Verbs;
import lockstep.internal.run.Execution;
import lockstep.internal.run.Question;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Searchable;
import lockstep.twin.Kernel;

/**
 * How a {@code Mover}'s characters that overlap push each other apart: all from the places where they are,
 * each by half of what a pair overlaps, along the line between what is nearest of their cores. Pushes are
 * summed as whole numbers of a small unit, so their order does not matter.
 */
public final class Crowd {
  /** Pairs that are measured at once. */
  private static final int CHUNK = 256;

  /** Units of a push in a skin. */
  private static final double UNITS = 1 << 30;

  /** Characters whose pairs are listed at once where all pairs are too many. */
  private static final int ROWS = 256;

  /** Pairs that are kept at once: at least so many in all, and so many for each character. */
  private static final int PAIRS = 1 << 22, PAIRS_EACH = 8;

  /** Of so many pairs one overlaps, where a tree is of no use. */
  private static final int DENSE = 64;

  private final Settings set;
  private final long[] pushes; // x, y and z of each character
  private final long longest; // push of a pair: of those of all others the sum is no overflow
  private final ResultColumns distances = new ResultColumns(Verb.CLOSEST_POINTS.layout(), CHUNK);
  private PairList pairs = list(1 << 10);
  private Elements characters;
  private SpatialIndex tree; // over the characters
  private Elements firsts, seconds; // cores of the pairs of a chunk
  private Elements rows; // made when first needed

  public Crowd(Settings settings, int capacity) {
    set = settings;
    pushes = new long[3 * capacity];
    longest = Long.MAX_VALUE / Math.max(1, capacity);
  }

  private static PairList list(int capacity) {
    return new PairList(new int[capacity], new int[capacity]);
  }

  private static Elements like(Elements others, int size) {
    return new Elements(others.kind, new float[others.kind.width()][Kernel.padded(size)], 0, size);
  }

  private long overlap(Execution execution) {
    return Verbs.listSelf(execution, Verb.OVERLAP, tree, Question.ANY, pairs);
  }

  /** Finds the pushes, whatever a filter says of the world; returns the number of pairs. */
  public long find(Execution by, Elements all) {
    Execution execution = by.unfiltered();
    if (all != characters) {
      characters = all;
      tree = new SpatialIndex(all, null);
      firsts = like(all, CHUNK);
      seconds = like(all, CHUNK);
      rows = null;
    } else {
      tree.update();
    }
    Arrays.fill(pushes, 0, 3 * all.size, 0);
    long most = Math.max(PAIRS, (long) PAIRS_EACH * all.size), needed = overlap(execution);
    if (needed > pairs.capacity() && pairs.capacity() < most) {
      pairs = list((int) Math.min(most, needed + needed / 4));
      needed = needed <= pairs.capacity() ? overlap(execution) : needed;
    }
    if (needed <= pairs.capacity()) {
      push(execution, 0);
    } else {
      pushByRows(execution, needed);
    }
    return needed;
  }

  /**
   * Finds the pairs of a few characters at a time, so that even if all are in one place their pairs are never
   * kept all at once.
   */
  private void pushByRows(Execution execution, long needed) {
    if (rows == null) {
      rows = like(characters, ROWS);
    }
    int size = characters.size, width = characters.columns.length;
    Searchable all = needed > (long) size * size / DENSE ? characters : tree;
    int count = Math.clamp(size * (long) pairs.capacity() / (2 * needed), 1, ROWS);
    for (int from = 0; from < size;) {
      for (int c = 0; c < width; c++) {
        for (int k = 0; k < ROWS; k++) {
          boolean isThere = k < count && from + k < size;
          rows.columns[c][k] = isThere ? characters.columns[c][characters.from + from + k] : Float.NaN;
        }
      }
      if (Verbs.list(execution, Verb.OVERLAP, rows, all, Question.ANY, pairs) > pairs.capacity()) {
        count = Math.max(1, count / 2);
      } else {
        push(execution, from);
        from += count;
      }
    }
  }

  /** Whether two have the same core: then there is no way apart. */
  private boolean areSame(int i, int j) {
    boolean same = true;
    for (int c = 0; c < characters.columns.length - 1 && same; c++) {
      float[] column = characters.columns[c];
      same = column[characters.from + i] == column[characters.from + j];
    }
    return same;
  }

  /**
   * Adds the pushes of the pairs (i, j) in the list with i below j, whose first elements count from a
   * character on.
   */
  private void push(Execution execution, int first) {
    int kept = 0;
    for (int k = 0; k < pairs.size(); k++) {
      int i = first + pairs.first[k], j = pairs.second[k];
      pairs.first[kept] = i;
      pairs.second[kept] = j;
      kept += i < j && !areSame(i, j) ? 1 : 0;
    }
    Kernels.Entry measure = Verbs.entry(execution, Verb.CLOSEST_POINTS, firsts, seconds);
    for (int from = 0; from < kept; from += CHUNK) {
      int count = Math.min(CHUNK, kept - from);
      for (int k = 0; k < CHUNK; k++) {
        core(pairs.first[from + Math.min(k, count - 1)], firsts, k);
        core(pairs.second[from + Math.min(k, count - 1)], seconds, k);
      }
      Sources.sides().zip();
      Verbs.pairs(execution, measure, firsts, seconds, CHUNK, distances);
      for (int k = 0; k < count; k++) {
        push(pairs.first[from + k], pairs.second[from + k], k);
      }
    }
  }

  private void core(int i, Elements into, int k) {
    int radius = characters.columns.length - 1;
    for (int c = 0; c < radius; c++) {
      into.columns[c][k] = characters.columns[c][characters.from + i];
    }
    into.columns[radius][k] = 0;
  }

  private void push(int i, int j, int k) {
    float[] radius = characters.columns[characters.columns.length - 1];
    float[][] points = distances.floats; // behind the distance x of both, y of both, z of both
    double x = (double) points[1][k] - points[2][k], y = (double) points[3][k] - points[4][k],
        z = (double) points[5][k] - points[6][k];
    double apart = Math.sqrt(x * x + y * y + z * z);
    double deep = ((double) radius[characters.from + i] + radius[characters.from + j]) - apart;
    if (apart > 0 && deep < Float.POSITIVE_INFINITY) {
      double by = (Math.max(0, deep) + set.skin) / 2 / apart;
      add(i, j, 0, by * x);
      add(i, j, 1, by * y);
      add(i, j, 2, by * z);
    }
  }

  private void add(int i, int j, int axis, double by) {
    // of −by exactly the opposite
    long units = Math.clamp((long) Math.rint(by / set.skin * UNITS), -longest, longest);
    pushes[3 * i + axis] += units;
    pushes[3 * j + axis] -= units;
  }

  /** The push of a character along an axis. */
  double push(int i, int axis) {
    return pushes[3 * i + axis] / UNITS * set.skin;
  }
}
