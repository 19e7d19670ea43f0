package lockstep.spark;

import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.api.java.function.FlatMapFunction2;
import org.apache.spark.sql.Row;
import scala.Tuple2;

/** Makes one of the answers that an asker has from several tasks. */
final class Merge {
  private Merge() {}

  /** Of both rounds: in the first, each asker has been answered once at most. */
  record OfRounds(SearchPlan plan)
      implements
        FlatMapFunction2<Iterator<Tuple2<Integer, Message<?>>>, Iterator<Tuple2<Integer, Answers>>, Row> {
    @Override
    public Iterator<Row> call(Iterator<Tuple2<Integer, Message<?>>> firsts,
        Iterator<Tuple2<Integer, Answers>> furthers) {
      return new Rows(plan, firsts, furthers);
    }
  }

  /** Of one round. */
  record OfOne(SearchPlan plan) implements FlatMapFunction<Iterator<Tuple2<Integer, Answers>>, Row> {
    @Override
    public Iterator<Row> call(Iterator<Tuple2<Integer, Answers>> answers) {
      return new Rows(plan, Collections.emptyIterator(), answers);
    }
  }

  private static final class Rows extends AnswerRows {
    private final Iterator<Tuple2<Integer, Message<?>>> firsts;
    private final Answers merged;
    private final Map<Object, Integer> places = new HashMap<>(); // of askers that are not told yet
    private Answers first;
    private int asker;
    private Iterator<Integer> rest;

    Rows(SearchPlan plan, Iterator<Tuple2<Integer, Message<?>>> firsts,
        Iterator<Tuple2<Integer, Answers>> furthers) {
      super(plan);
      this.firsts = firsts;
      merged = plan.answers();
      first = plan.answers();
      while (furthers.hasNext()) {
        Answers some = furthers.next()._2();
        for (int i = 0; i < some.size(); i++) {
          Integer place = places.putIfAbsent(some.askers().get(i), merged.size());
          if (place == null) {
            merged.add(some, i);
          } else {
            merged.merge(place, some, i);
          }
        }
      }
    }

    @Override
    boolean advance() {
      while (asker == first.size() && firsts.hasNext()) {
        first = (Answers) firsts.next()._2();
        asker = 0;
      }
      if (asker < first.size()) {
        Integer place = places.remove(first.askers().get(asker));
        if (place == null) {
          take(first, asker);
        } else {
          merged.merge(place, first, asker);
          take(merged, place);
        }
        asker++;
        return true;
      }
      rest = rest == null ? places.values().iterator() : rest;
      if (rest.hasNext()) {
        take(merged, rest.next());
        return true;
      }
      return false;
    }
  }
}
