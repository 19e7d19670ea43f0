package lockstep;

import lockstep.internal.bvh.TreeSearch;
import lockstep.internal.kernel.Buffers;
import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.Tile;
import lockstep.twin.Operand;

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
  void addCopy(int row, Shapes elements, int element, int tag) {
    if (hasCopies) {
      elements.primitives().copy(element, copies, size);
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

  /** What a kernel says of them. */
  Buffers run(DescribedKernel kernel, boolean swap, Columns first, Columns second, Workspace workspace) {
    workspace.out.at(workspace.answers.output(kernel.layout()));
    Operand a = workspace.first.scatter(first.columns, first.from(), rows);
    if (!hasCopies) {
      Operand b = workspace.second.scatter(second.columns, second.from(), elements);
      workspace.runScattered(kernel.kernel(), swap, a, b, 0, size);
    } else {
      workspace.run(kernel.kernel(), swap, workspace.firstTile.gather(a, 0, size),
          workspace.second.walk(copies, 0), size);
    }
    return workspace.answers;
  }

  /** Sweeps them. */
  void run(MovingPairs moving, Workspace workspace) {
    moving.run(rows, elements, size, workspace);
  }
}
