package lockstep.spark;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import lockstep.Boxes;
import lockstep.Engine;
import lockstep.Pairs;
import lockstep.Shapes;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;

/**
 * The pairs of first shapes, side after side, and all second shapes, as rows. Only so many are listed at a
 * time: where there are more, first shapes are asked about in parts.
 */
final class PairRows implements Iterator<Row> {
  /** The most pairs that are listed at a time, but for those of a single shape. */
  private static final int MOST = 1 << 21;

  private static final int LEAST = 1 << 12;

  private record Part(int from, int count) {}

  private final Question question;
  private final Iterator<Side> firsts;
  private final Side second;
  private final Owner owner;
  private final Counters counters;
  private final boolean isSelf;
  private final boolean isWhole;
  private final boolean isSwapped;
  private final ArrayDeque<Part> parts = new ArrayDeque<>();
  private Side first;
  private int from;
  private boolean isOrdered; // the list has each pair of two shapes once
  private Pairs pairs = Pairs.allocate(0);
  private float[] measured;
  private int at;
  private Row next;

  /** Tells which of the pairs found here are also listed here. */
  interface Owner {
    boolean owns(Boxes first, int i, Boxes second, int j);
  }

  private PairRows(Question question, Iterator<Side> firsts, Side second, Owner owner, Counters counters,
      boolean isSelf, boolean isWhole, boolean isSwapped) {
    this.question = question;
    this.firsts = firsts;
    this.second = second;
    this.owner = owner;
    this.counters = counters;
    this.isSelf = isSelf;
    this.isWhole = isWhole;
    this.isSwapped = isSwapped;
  }

  /** Pairs of two sides in a cell. */
  static PairRows of(Question question, Iterator<Side> firsts, Side second, Owner owner, Counters counters) {
    return new PairRows(question, firsts, second, owner, counters, false, false, false);
  }

  /** All pairs of two sides; rows have the second one's id first if they are swapped. */
  static PairRows of(Question question, Iterator<Side> firsts, Side second, boolean isSwapped,
      Counters counters) {
    return new PairRows(question, firsts, second, null, counters, false, false, isSwapped);
  }

  /** Pairs within one side, the lower id first. */
  static PairRows within(Question question, Side shapes, Owner owner, Counters counters) {
    return new PairRows(question, Collections.singleton(shapes).iterator(), shapes, owner, counters, true,
        true, false);
  }

  /** Those pairs within one side whose lower id is that of a shape of some parts of it. */
  static PairRows within(Question question, Iterator<Side> parts, Side shapes, Counters counters) {
    return new PairRows(question, parts, shapes, null, counters, true, false, false);
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
    if (needed > MOST && part.count > 1) {
      pairs.setSize(0);
      parts.push(new Part(part.from + part.count / 2, part.count - part.count / 2));
      parts.push(new Part(part.from, part.count / 2));
      return true;
    }
    if (needed > pairs.capacity()) {
      pairs = Pairs.allocate(Math.max(LEAST, needed + needed / 4));
      ask(part);
    }
    counters.found().add(pairs.size());
    measured = question.measure(Engine.best(), slice(part), second.shapes(), pairs);
    return true;
  }

  private long ask(Part part) {
    isOrdered = isWhole && part.count == first.size();
    if (isOrdered) {
      return question.listSelf(Engine.best(), second.tree(), pairs);
    }
    return question.list(Engine.best(), part.count == first.size() ? first.tree() : slice(part),
        second.tree(), pairs);
  }

  private Shapes slice(Part part) {
    return first.shapes().slice(part.from, part.count);
  }

  /** Pair k as a row, or null if it is not one to list here. */
  private Row row(int k) {
    int i = from + pairs.first(k), j = pairs.second(k);
    boolean isForward = isSelf ? first.ids().isBefore(i, second.ids(), j) : !isSwapped;
    if (isSelf && !isOrdered && !isForward) {
      return null;
    }
    if (owner != null && !owner.owns(first.reach(question), i, second.reach(question), j)) {
      return null;
    }
    counters.kept().add(1);
    Object a = first.ids().get(i), b = second.ids().get(j);
    Object one = isForward ? a : b, other = isForward ? b : a;
    return measured == null ? RowFactory.create(one, other) : RowFactory.create(one, other, measured[k]);
  }
}
