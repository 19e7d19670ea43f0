package lockstep;

import lockstep.internal.kernel.Buffers;
import lockstep.internal.kernel.DescribedKernel;
import lockstep.internal.kernel.Tile;

/** Some pairs of a row and an element, scattered over both operands, for a kernel to measure together. */
final class NearestPairs {
  private final int[] rows = new int[Tile.SIZE];
  private final int[] elements = new int[Tile.SIZE];
  private final int[] tags = new int[Tile.SIZE];
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
    rows[size] = row;
    elements[size] = element;
    tags[size++] = tag;
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
    workspace.runScattered(kernel.kernel(), kernel.layout(), swap,
        workspace.first.scatter(first.columns, first.from(), rows),
        workspace.second.scatter(second.columns, second.from(), elements), 0, size);
    return workspace.answers;
  }
}
