package lockstep;

/** Closest-hit query by brute force: of all hits of each row the one with the least key, the first float column; on equal keys the lowest index. */
final class ClosestTask extends HitRowTask {
  private ResultColumns result;

  ClosestTask into(ResultColumns result) {
    this.result = result;
    return this;
  }

  @Override
  void release() {
    super.release();
    result = null;
  }

  @Override
  void found(int row, int element, int k, float[][] columns) {
    // elements come in ascending order: on equal keys the lowest index stays
    if (columns[0][k] < result.floats[0][row]) {
      for (int c = 0; c < floats(); c++) {
        result.floats[c][row] = columns[c][k];
      }
      result.index[row] = element;
      result.set(row);
    }
  }
}
