package lockstep.spark;

import java.util.Collections;
import java.util.Iterator;
import lockstep.Columns;
import org.apache.spark.api.java.function.FlatMapFunction2;
import scala.Tuple2;

/**
 * Asks the shapes of one cell. Whoever asks is first sent to the cell where it is itself; what is found there
 * bounds how far away a better answer can be, and says to which further cells it is sent.
 */
final class CellSearch {
  private CellSearch() {}

  /** Makes messages of those who ask, who come in messages of type A, and of shapes. */
  private interface Round<A extends Message<?>, M extends Message<?>> extends
      FlatMapFunction2<Iterator<Tuple2<Integer, A>>, Iterator<Tuple2<Integer, Batch>>, Tuple2<Integer, M>> {}

  /**
   * The first round. It sends answers to where those of one asker meet, behind the tasks of the second round,
   * and askers to these.
   */
  record First(SearchPlan plan, Tasks tasks, int parts) implements Round<Batch, Message<?>> {
    @Override
    public Iterator<Tuple2<Integer, Message<?>>> call(Iterator<Tuple2<Integer, Batch>> askers,
        Iterator<Tuple2<Integer, Batch>> shapes) {
      return askers.hasNext() ? new AskingFirst(this, askers, shapes) : Collections.emptyIterator();
    }
  }

  /** The second round. */
  record Further(SearchPlan plan, int parts) implements Round<Message<?>, Answers> {
    @Override
    public Iterator<Tuple2<Integer, Answers>> call(Iterator<Tuple2<Integer, Message<?>>> askers,
        Iterator<Tuple2<Integer, Batch>> shapes) {
      return askers.hasNext() ? new AskingFurther(this, askers, shapes) : Collections.emptyIterator();
    }
  }

  /** Asks about a cell, and sends answers to where those of one asker meet. */
  private abstract static class Asking<A extends Message<?>, M extends Message<?>> extends Sending<M> {
    private final SearchPlan plan;
    private final Gathering<A> askers;
    private final Side side;

    Asking(SearchPlan plan, Iterator<Tuple2<Integer, A>> askers, Iterator<Tuple2<Integer, Batch>> shapes) {
      this.plan = plan;
      this.askers = new Gathering<>(plan.asking(), askers, plan.atOnce());
      side = new Side(plan.asked().kind(), Gathering.all(plan.asked(), shapes).sorted(plan.asked()));
    }

    /** Takes the answers of those who asked a task. */
    abstract void take(int task, Batch batch, Answers answers, boolean isLast);

    @Override
    final boolean work() {
      if (!askers.hasNext()) {
        return false;
      }
      Batch batch = askers.next();
      take(askers.task(), batch, plan.ask(batch, side), !askers.hasNext());
      return true;
    }
  }

  private static final class AskingFirst extends Asking<Batch, Message<?>> {
    private final First round;
    private final Outbox<Answers> answered;
    private final Outbox<Batch> further;

    AskingFirst(First round, Iterator<Tuple2<Integer, Batch>> askers,
        Iterator<Tuple2<Integer, Batch>> shapes) {
      super(round.plan, askers, shapes);
      this.round = round;
      answered = new Outbox<>(round.parts, round.plan::answers,
          (answers, part) -> put(answers, round.tasks.count() + part));
      further = new Outbox<>(round.tasks.count(), round.plan.asking()::batch, this::sendFurther);
    }

    private void sendFurther(Batch batch, int to) {
      round.plan.counters().further().add(batch.size());
      put(batch, to);
    }

    @Override
    void take(int task, Batch batch, Answers answers, boolean isLast) {
      Columns elements = batch.elements(round.plan.asking().kind());
      int here = round.tasks.cell(task);
      round.plan.search().further(elements, answers, round.tasks.cells(), (i, cell) -> {
        if (cell != here) {
          further.add(round.tasks.one(cell, batch.ids.hash(i)), batch, i);
        }
      });
      answers.send(answered, round.parts);
      if (answered.isFull() || further.isFull() || isLast) {
        answered.flush();
        further.flush();
      }
    }
  }

  private static final class AskingFurther extends Asking<Message<?>, Answers> {
    private final int parts;
    private final Outbox<Answers> answered;

    AskingFurther(Further round, Iterator<Tuple2<Integer, Message<?>>> askers,
        Iterator<Tuple2<Integer, Batch>> shapes) {
      super(round.plan, askers, shapes);
      parts = round.parts;
      answered = new Outbox<>(parts, round.plan::answers, this::put);
    }

    @Override
    void take(int task, Batch batch, Answers answers, boolean isLast) {
      answers.send(answered, parts);
      if (answered.isFull() || isLast) {
        answered.flush();
      }
    }
  }
}
