package lockstep.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** Messages that wait for more to go the same way. */
final class Outbox<M extends Message<M>> {
  /** A message of that weight is sent. */
  private static final int FULL = 8192;

  /** When that much waits, all should be sent. */
  private static final int MOST = 1 << 19;

  private final List<M> waiting = new ArrayList<>();
  private final Supplier<M> empty;
  private final ObjIntConsumer<M> send;
  private int count;

  /** Makes an outbox for so many destinations; messages come from one function, and go to the other. */
  Outbox(int destinations, Supplier<M> empty, ObjIntConsumer<M> send) {
    for (int to = 0; to < destinations; to++) {
      waiting.add(null);
    }
    this.empty = empty;
    this.send = send;
  }

  /** Adds number i of a message to what goes to a destination. */
  void add(int to, M from, int i) {
    M message = waiting.get(to);
    if (message == null) {
      message = empty.get();
      waiting.set(to, message);
    }
    int before = message.weight();
    message.add(from, i);
    count += message.weight() - before;
    if (message.weight() >= FULL) {
      send(to, message);
    }
  }

  boolean isFull() {
    return count >= MOST;
  }

  /** Sends all that waits. */
  void flush() {
    for (int to = 0; to < waiting.size(); to++) {
      if (waiting.get(to) != null) {
        send(to, waiting.get(to));
      }
    }
  }

  private void send(int to, M message) {
    waiting.set(to, null);
    count -= message.weight();
    send.accept(message.trimmed(), to);
  }
}
