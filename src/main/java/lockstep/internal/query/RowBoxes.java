package lockstep.internal.query;

import lockstep.internal.adaptive.Way;
import lockstep.internal.bvh.RunBounds;
import lockstep.internal.run.Ways;
import lockstep.internal.shape.Elements;

/**
 * Boxes around runs of a few consecutive rows, asked for in ascending order. Boxes of all rows that come are
 * computed together, and then all at once those around so many of them: they may be too small by a rounding.
 * A carrier, of a thread.
 */
final class RowBoxes {
  /** Rows whose boxes are computed together. */
  private static final int CHUNK = 512;

  private static final ThreadLocal<RowBoxes> OF_THREAD = ThreadLocal.withInitial(RowBoxes::new);

  private final float[][] boxes = new float[Elements.BOUNDS][CHUNK + RunBounds.SLACK];
  private final float[] one = new float[Elements.BOUNDS], box = new float[Elements.BOUNDS];
  private final RunBounds withNaN = RunBounds.scalar();
  private Elements rows;
  private int rowsEnd;
  private int length;
  private RunBounds bounds;

  /** What has been computed: for rows from one on, those of which a whole run is there. */
  private int begin, end;

  private boolean isOrdinary; // all of them are
  private float farthest;

  /** That of the current thread. */
  static RowBoxes get() {
    return OF_THREAD.get();
  }

  /**
   * Begins with rows, of which those before {@code itsEnd} will be asked for.
   *
   * @param itsLength rows of a run at most, 1, 4 or 8
   */
  RowBoxes of(Elements itsRows, int itsEnd, int itsLength, Way way) {
    rows = itsRows;
    rowsEnd = itsEnd;
    length = itsLength;
    bounds = Ways.runBounds(way);
    begin = 0;
    end = 0;
    farthest = 0;
    return this;
  }

  void release() {
    rows = null;
  }

  /** The largest coordinate of the boxes so far that is finite, or one that is larger. */
  float farthest() {
    return farthest;
  }

  /**
   * Writes the boxes around the runs of rows {@code from} to {@code to − 1}, the last of which may be
   * shorter, to entries {@code at}, {@code at + step} and so on of columns: NaN where nothing can meet a row,
   * all of space where anything might. The last may be around others from {@code least} on, too.
   */
  void bound(int from, int to, int least, float[][] columns, int at, int step) {
    int row = from, entry = at;
    while (to - row >= length) {
      hold(row);
      int runs = Math.min((to - row) / length, (end - row + length - 1) / length);
      take(row, to, runs, columns, entry, step);
      row += runs * length;
      entry += runs * step;
    }
    if (row < to && to - length >= least) {
      hold(to - length);
      take(to - length, to, 1, columns, entry, step);
    } else if (row < to) {
      boundExactly(row, to, columns, entry);
    }
  }

  private void take(int row, int to, int runs, float[][] columns, int at, int step) {
    for (int c = 0; c < Elements.BOUNDS; c++) {
      copy(boxes[c], row - begin, length, columns[c], at, step, runs);
    }
    for (int run = 0; run < runs && !isOrdinary; run++) {
      int entry = at + run * step, first = row + run * length;
      float most = farthest(columns, entry);
      if (most < Elements.FAR) {
        farthest = Math.max(farthest, most);
      } else {
        boundExactly(first, Math.min(first + length, to), columns, entry);
      }
    }
  }

  private static void copy(float[] from, int at, int step, float[] to, int toAt, int toStep, int count) {
    for (int k = 0; k < count; k++) {
      to[toAt + k * toStep] = from[at + k * step];
    }
  }

  /** Computes boxes from a row on unless they are there. */
  private void hold(int row) {
    if (row < begin || row >= end) {
      load(row);
    }
  }

  private void load(int first) {
    int count = Math.min(CHUNK, rowsEnd - first);
    begin = first;
    end = first + count - length + 1;
    bounds.bound(rows, first, count, one, boxes);
    float most = bounds.farthest(boxes, count);
    isOrdinary = most < Elements.FAR;
    farthest = isOrdinary ? Math.max(farthest, most) : farthest;
    if (length > 1) {
      (isOrdinary ? bounds : withNaN).find(boxes, end - begin, length);
    }
  }

  private static float farthest(float[][] columns, int at) {
    float farthest = 0;
    for (float[] side : columns) {
      farthest = Math.max(farthest, Math.abs(side[at]));
    }
    return farthest;
  }

  private void boundExactly(int from, int to, float[][] columns, int at) {
    rows.boundsOfAll(from, to - from, one, box);
    for (int c = 0; c < Elements.BOUNDS; c++) {
      columns[c][at] = box[c];
    }
    farthest = Math.max(farthest, Clusters.normalize(columns, at, rows.kind));
  }
}
