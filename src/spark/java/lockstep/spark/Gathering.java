package lockstep.spark;

import java.util.Iterator;
import java.util.NoSuchElementException;
import scala.Tuple2;

/** The batches that were sent to a task, in larger ones of at least some number. */
final class Gathering<M extends Message<?>> implements Iterator<Batch> {
  private final Input input;
  private final Iterator<Tuple2<Integer, M>> batches;
  private final int enough;
  private int task = -1;

  Gathering(Input input, Iterator<Tuple2<Integer, M>> batches, int enough) {
    this.input = input;
    this.batches = batches;
    this.enough = enough;
  }

  /** All that was sent, which may be nothing. */
  static <M extends Message<?>> Batch all(Input input, Iterator<Tuple2<Integer, M>> batches) {
    Gathering<M> all = new Gathering<>(input, batches, Integer.MAX_VALUE);
    return all.hasNext() ? all.next() : input.batch();
  }

  /** The task that the last batch was sent to. */
  int task() {
    return task;
  }

  @Override
  public boolean hasNext() {
    return batches.hasNext();
  }

  @Override
  public Batch next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    Batch all = input.batch();
    while (all.size() < enough && batches.hasNext()) {
      Tuple2<Integer, M> batch = batches.next();
      task = batch._1();
      all.addAll((Batch) batch._2());
    }
    return all;
  }
}
