package lockstep.spark;

import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import scala.Tuple2;

/** The messages of a task, which works whenever none is ready. */
abstract class Sending<M extends Message<?>> implements Iterator<Tuple2<Integer, M>> {
  private final ArrayDeque<Tuple2<Integer, M>> ready = new ArrayDeque<>();

  /** Works on, and puts messages that are ready; whether there was anything left to do. */
  abstract boolean work();

  final void put(M message, int to) {
    ready.add(new Tuple2<>(to, message));
  }

  @Override
  public final boolean hasNext() {
    boolean goesOn = true;
    while (ready.isEmpty() && goesOn) {
      goesOn = work();
    }
    return !ready.isEmpty();
  }

  @Override
  public final Tuple2<Integer, M> next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return ready.remove();
  }
}
