package lockstep.internal.query;

import lockstep.internal.bvh.TreeSearch;
import lockstep.internal.kernel.Tile;
import lockstep.internal.run.Runner;
import lockstep.internal.shape.Elements;

/** Some pairs of a row and an element, scattered over both operands, for a kernel to measure together. */
final class SearchPairs {
  private static final int LENGTH = Tile.SIZE + TreeSearch.MOST;

  private final int[] rows = new int[Tile.SIZE];
  private final int[] elements = new int[LENGTH];
  private final int[] tags = new int[Tile.SIZE];
  private float[][] copies = {}; // of the elements' columns, where a search makes them
  private boolean hasCopies;
  private int size;

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  /** Whether {@code more} still fit. */
  boolean hasRoom(int more) {
    return size + more <= Tile.SIZE;
  }

  void add(int row, int element, int tag) {
    elements[size] = element;
    added(1, row, tag);
  }

  /** The same where elements are copied. */
  void addCopy(int row, Elements elements, int element, int tag) {
    if (hasCopies) {
      elements.copy(element, copies, size);
    }
    add(row, element, tag);
  }

  /** Adds what a search comes across next, and returns how many: 0 at its end. */
  int addNext(TreeSearch search, int slot, int row) {
    int count = search.next(slot, elements, copies, size);
    added(count, row, slot);
    return count;
  }

  private void added(int count, int row, int tag) {
    for (int k = 0; k < count; k++) {
      rows[size] = row;
      tags[size++] = tag;
    }
  }

  /** Makes room for copies of so many columns; 0 for none. */
  void copy(int width) {
    hasCopies = width > 0;
    if (hasCopies && copies.length != width) {
      copies = new float[width][LENGTH];
    }
  }

  int row(int k) {
    return rows[k];
  }

  int element(int k) {
    return elements[k];
  }

  int tag(int k) {
    return tags[k];
  }

  /** Asks about them. */
  void run(Runner runner) {
    runner.first().list(rows, 0, size);
    if (hasCopies) {
      runner.second().copied(copies);
    } else {
      runner.second().list(elements, 0, size);
    }
    runner.run(size);
  }
}
