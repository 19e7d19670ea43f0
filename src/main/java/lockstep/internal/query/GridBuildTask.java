package lockstep.internal.query;

import java.util.function.Supplier;
import lockstep.internal.grid.Grid;
import lockstep.internal.grid.Survey;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;
import lockstep.internal.run.Workers;

/** Builds a {@link Grid} with all threads of an engine. Pieces are those of the grid. */
final class GridBuildTask extends Task {
  private enum Step {
    MEASURE, ASSIGN, SORT, GATHER
  }

  /** For fewer elements threads are not worth their start. */
  private static final int MANY = 4096;

  private Grid grid;
  private Step step;

  /** Builds with the help of {@code workers} (null for none). */
  void build(Grid grid, int size, Supplier<Survey> surveys, Workers workers) {
    this.grid = grid;
    Workers some = size < MANY ? null : workers;
    grid.begin(some == null ? 1 : some.size(), surveys);
    all(Step.MEASURE, some);
    grid.choose();
    all(Step.ASSIGN, some);
    grid.number();
    all(Step.SORT, some);
    all(Step.GATHER, some);
  }

  private void all(Step next, Workers workers) {
    step = next;
    if (workers == null) {
      run(0, 1, null);
    } else {
      workers.run(this, 0, grid.pieces(), 1);
    }
  }

  @Override
  public void run(int from, int to, Runner runner) {
    for (int piece = from; piece < to; piece++) {
      switch (step) {
        case MEASURE -> grid.measure(piece);
        case ASSIGN -> grid.assign(piece);
        case SORT -> grid.sort(piece);
        case GATHER -> grid.gather(piece);
      }
    }
  }

  @Override
  public void release() {
    grid = null;
  }
}
