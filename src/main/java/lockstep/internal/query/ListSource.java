package lockstep.internal.query;

import lockstep.internal.kernel.Tile;
import lockstep.internal.run.Question;
import lockstep.internal.run.Runner;
import lockstep.internal.run.Task;

/** Rows, each with the elements that a list has of it. Pieces are rows. */
public final class ListSource extends Task {
  /** Which elements a row is about. */
  public interface Lists {
    /** Writes at most {@link #most} elements to {@code to}, from {@code at} on; returns their number. */
    int list(int row, int[] to, int at);

    /** The length of a list at most. */
    int most();
  }

  private static final ThreadLocal<Pairs> PAIRS = ThreadLocal.withInitial(Pairs::new);

  /** The next pairs of a thread. */
  private static final class Pairs {
    private int[] rows = {};
    private int[] elements = {};

    void reserve(int most) {
      if (rows.length < Tile.SIZE + most) {
        rows = new int[Tile.SIZE + most];
        elements = new int[rows.length];
      }
    }
  }

  private Question question;
  private Lists lists;
  private RowSink sink;

  public ListSource of(Question itsQuestion, Lists itsLists, RowSink itsSink) {
    question = itsQuestion;
    lists = itsLists;
    sink = itsSink;
    return this;
  }

  @Override
  public void release() {
    question = null;
    lists = null;
    sink = null;
  }

  @Override
  public void run(int from, int to, Runner runner) {
    Pairs pairs = PAIRS.get();
    pairs.reserve(lists.most());
    int[] rows = pairs.rows, elements = pairs.elements;
    runner.ask(question);
    int count = 0;
    for (int row = from; row < to; row++) {
      for (int end = count + lists.list(row, elements, count); count < end; count++) {
        rows[count] = row;
      }
      // full tiles, so that few lanes are spent on no pair: the rest of a list may follow in the next
      int asked = 0;
      for (; count - asked >= Tile.SIZE; asked += Tile.SIZE) {
        ask(pairs, asked, Tile.SIZE, runner);
      }
      if (asked > 0) {
        count -= asked;
        System.arraycopy(rows, asked, rows, 0, count);
        System.arraycopy(elements, asked, elements, 0, count);
      }
    }
    if (count > 0) {
      ask(pairs, 0, count, runner);
    }
    sink.finish(from, to, runner);
  }

  private void ask(Pairs pairs, int at, int count, Runner runner) {
    runner.first().list(pairs.rows, at, count);
    runner.second().list(pairs.elements, at, count);
    runner.run(count);
    sink.take(question, pairs.rows, pairs.elements, at, count, runner.answers());
  }
}
