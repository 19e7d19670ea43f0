package lockstep;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import lockstep.internal.grid.Grid;
import lockstep.internal.grid.Selection;

/**
 * The pairs of a tree when they were last listed, and which of its shapes have moved since. Where few have, the rest of the list still
 * holds, and only those few are searched for.
 *
 * <p>To know it takes a copy of all columns. Where most shapes move that is done now and then only.
 */
final class LastPairs {
  /** One in so many, and more are not few. */
  private static final int FEW = 8;

  /** Steps without a look after one in which more have moved, doubled up to that many. */
  private static final int LONGEST_REST = 32;

  /** Shapes compared at once. */
  private static final int TILE = 256;

  private final AtomicBoolean taken = new AtomicBoolean();
  private final Selection selection = new Selection();
  private final int[] differences = new int[TILE];
  private float[][] columns; // a copy of the shapes', as they were when last looked at
  private boolean isCopyCurrent;
  private byte[] marks; // 1 for each that has moved since the list was made
  private int moved;
  private int rest;
  private int restLeft;
  private boolean isListed;
  private boolean bounds; // pairs of bounding boxes
  private int[] firsts = {};
  private int[] seconds = {};
  private int size;

  /** Finds out which shapes have moved; to be called whenever the grid over them is built. */
  void follow(Shapes shapes) {
    if (restLeft > 0) {
      restLeft--;
    } else if (!isCopyCurrent) {
      copy(shapes);
    } else if (!compare(shapes)) {
      isCopyCurrent = false;
      isListed = false;
      rest = Math.min(LONGEST_REST, 1 + 2 * rest);
      restLeft = rest;
    } else {
      rest = 0;
    }
  }

  private void copy(Shapes shapes) {
    if (columns == null) {
      columns = new float[shapes.width()][shapes.size()];
      marks = new byte[shapes.size()];
    }
    for (int c = 0; c < columns.length; c++) {
      System.arraycopy(shapes.columns[c], shapes.from(), columns[c], 0, shapes.size());
    }
    isCopyCurrent = true;
    isListed = false;
  }

  /** Marks shapes that have moved, and copies them; false if they are too many, with some of it done. */
  private boolean compare(Shapes shapes) {
    for (int first = 0; first < shapes.size(); first += TILE) {
      int count = Math.min(TILE, shapes.size() - first);
      Arrays.fill(differences, 0, count, 0);
      for (int c = 0; c < columns.length; c++) {
        differences(shapes.columns[c], shapes.from() + first, columns[c], first, count, differences);
      }
      for (int k = 0; k < count; k++) {
        if (differences[k] != 0) {
          moved += 1 - marks[first + k];
          marks[first + k] = 1;
          for (int c = 0; c < columns.length; c++) {
            columns[c][first + k] = shapes.columns[c][shapes.from() + first + k];
          }
        }
      }
      if (moved > shapes.size() / FEW) {
        return false;
      }
    }
    return true;
  }

  /** Adds bits in which two columns differ. */
  private static void differences(float[] now, int from, float[] before, int at, int count,
      int[] differences) {
    for (int k = 0; k < count; k++) {
      differences[k] |= Float.floatToRawIntBits(now[from + k]) ^ Float.floatToRawIntBits(before[at + k]);
    }
  }

  /** Takes it for one call, unless another thread has; to be given back. */
  boolean take() {
    return taken.compareAndSet(false, true);
  }

  void giveBack() {
    taken.set(false);
  }

  /** Whether there is a list of such pairs, and few shapes have moved since. */
  boolean holds(boolean bounds) {
    return isListed && this.bounds == bounds;
  }

  /** Of the grid's boxes those that have moved. */
  Selection moved(Grid grid) {
    selection.select(grid, marks, moved);
    return selection;
  }

  /** Whether a shape has moved. */
  boolean hasMoved(int element) {
    return marks[element] != 0;
  }

  /** Adds the pairs of two that have not moved. */
  void addRest(PairKeys keys) {
    for (int k = 0; k < size; k++) {
      if ((marks[firsts[k]] | marks[seconds[k]]) == 0) {
        keys.add(firsts[k], seconds[k]);
      }
    }
  }

  /** Remembers a list of all pairs, if that is of use, and no shape has changed behind the tree's back. */
  void remember(Pairs pairs, boolean bounds, Shapes shapes) {
    if (isCopyCurrent && isCopyOf(shapes)) {
      size = pairs.size();
      if (firsts.length < size) {
        firsts = new int[size + size / 4];
        seconds = new int[firsts.length];
      }
      System.arraycopy(pairs.first(), 0, firsts, 0, size);
      System.arraycopy(pairs.second(), 0, seconds, 0, size);
      Arrays.fill(marks, (byte) 0);
      moved = 0;
      this.bounds = bounds;
      isListed = true;
    }
  }

  private boolean isCopyOf(Shapes shapes) {
    int from = shapes.from();
    for (int c = 0; c < columns.length; c++) {
      if (Arrays.mismatch(shapes.columns[c], from, from + shapes.size(), columns[c], 0, shapes.size()) >= 0) {
        return false;
      }
    }
    return true;
  }

  /** Bytes of its arrays. */
  long bytes() {
    long shapes = columns == null ? 0 : (1 + Float.BYTES * (long) columns.length) * marks.length;
    return shapes + 2L * Integer.BYTES * firsts.length + selection.bytes();
  }
}
