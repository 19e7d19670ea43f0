package lockstep;

import lockstep.twin.Kernel;

/** Any-hit query by brute force: whether each row hits anything at all; one that has is not asked further. */
final class AnyTask extends RowTask {
  private ResultColumns result;

  AnyTask into(ResultColumns result) {
    this.result = result;
    return this;
  }

  @Override
  void release() {
    super.release();
    result = null;
  }

  @Override
  boolean begin(int row, int tile, int count, Workspace workspace) {
    return super.begin(row, tile, count, workspace) && !result.get(row);
  }

  @Override
  void end(int row, int tile, int count, Workspace workspace) {
    long any = 0;
    for (int w = 0; w < Kernel.words(count); w++) {
      any |= workspace.answers.planes[0][w];
    }
    if (any != 0) {
      result.set(row);
    }
  }
}
