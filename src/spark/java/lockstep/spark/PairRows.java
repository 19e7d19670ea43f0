package lockstep.spark;

import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import lockstep.Boxes;
import lockstep.Engine;
import lockstep.Pairs;
import lockstep.Shapes;
import org.apache.spark.sql.Row;

/**
 * The pairs of first shapes, side after side, and all second shapes, as rows. Only so many are listed at a
 * time: where there are more, first shapes are asked about in parts.
 */
final class PairRows implements Iterator<Row> {
  /** Whose ids come first, and which of the pairs found are listed. */
  enum Order {
    /** Those of the first shapes. */
    FORWARD,
    /** Those of the second shapes. */
    BACKWARD,
    /** The lower ids: the first and the second shapes are the same, and each pair is found once. */
    SELF,
    /** The lower ids: the first shapes are some of the second, and of pairs found twice one is listed. */
    PART_OF_SELF
  }

  /** Tells which of the pairs found here are also listed here. */
  interface Owner {
    boolean owns(Boxes first, int i, Boxes second, int j);
  }

  private record Part(int from, int count) {}

  private static final int LEAST = 1 << 12;
  private static final Object[] NOTHING = {};

  private final Plan plan;
  private final Order order;
  private final Iterator<Side> firsts;
  private final Side second;
  private final Owner owner;
  private final Lines lines;
  private final ArrayDeque<Part> parts = new ArrayDeque<>();
  private Side first;
  private int from;
  private boolean isOnce; // the list has each pair of one side once
  private Pairs pairs = Pairs.allocate(0);
  private float[] measured;
  private int at;
  private Row next;

  PairRows(Plan plan, Order order, Iterator<Side> firsts, Side second, Owner owner) {
    this.plan = plan;
    this.order = order;
    this.firsts = firsts;
    this.second = second;
    this.owner = owner;
    lines = new Lines(plan.first(), plan.second(), plan.carry());
  }

  @Override
  public boolean hasNext() {
    while (next == null && (at < pairs.size() || list())) {
      if (at < pairs.size()) {
        next = row(at++);
      }
    }
    return next != null;
  }

  @Override
  public Row next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    Row row = next;
    next = null;
    return row;
  }

  /** Lists more pairs; whether there was anything left to ask. */
  private boolean list() {
    if (parts.isEmpty()) {
      if (!firsts.hasNext()) {
        return false;
      }
      first = firsts.next();
      parts.push(new Part(0, first.size()));
    }
    Part part = parts.pop();
    from = part.from;
    at = 0;
    long needed = ask(part);
    if (needed > plan.pairsAtOnce() && part.count > 1) {
      pairs.setSize(0);
      parts.push(new Part(part.from + part.count / 2, part.count - part.count / 2));
      parts.push(new Part(part.from, part.count / 2));
      return true;
    }
    if (needed > pairs.capacity()) {
      pairs = Pairs.allocate(Math.max(LEAST, needed + needed / 4));
      ask(part);
    }
    plan.counters().found().add(pairs.size());
    measured = plan.question().measure(Engine.best(), slice(part), second.shapes(), pairs);
    return true;
  }

  private long ask(Part part) {
    boolean isAll = part.count == first.size();
    isOnce = isAll && order == Order.SELF;
    if (isOnce) {
      return plan.question().listSelf(Engine.best(), second.tree(), pairs);
    }
    return plan.question().list(Engine.best(), isAll ? first.tree() : slice(part), second.tree(), pairs);
  }

  private Shapes slice(Part part) {
    return first.shapes().slice(part.from, part.count);
  }

  /** Pair k as a row, or null if it is not one to list here. */
  private Row row(int k) {
    int i = from + pairs.first(k), j = pairs.second(k);
    boolean isForward = switch (order) {
      case FORWARD -> true;
      case BACKWARD -> false;
      case SELF, PART_OF_SELF -> first.ids().isBefore(i, second.ids(), j);
    };
    boolean isTwice = (order == Order.SELF || order == Order.PART_OF_SELF) && !isOnce;
    if (isTwice && !isForward) {
      return null;
    }
    if (owner != null && !owner.owns(first.reach(plan.question()), i, second.reach(plan.question()), j)) {
      return null;
    }
    plan.counters().kept().add(1);
    Object[] values = measured == null ? NOTHING : new Object[] {measured[k]};
    return isForward ? lines.row(first.ids(), i, second.ids(), j, values)
        : lines.row(second.ids(), j, first.ids(), i, values);
  }
}
