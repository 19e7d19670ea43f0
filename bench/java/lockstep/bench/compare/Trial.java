package lockstep.bench.compare;

import java.util.ArrayList;
import java.util.List;
import lockstep.Engine;
import me.tongfei.progressbar.ProgressBar;

/** Puts questions to the scalar engine and to others, compares every bit of their answers with the right one, and times them. */
final class Trial {
  private final Contender scalar = new Contender("scalar", Engine.scalar());
  private final Contender other;
  private final Contender parallel;
  private final List<String> complaints;

  /** Nanoseconds that questions may take together beyond their shares. */
  private long overtime;

  /** Answers a question. Engines do; tests inject faulty ones. */
  @FunctionalInterface
  interface Answering {
    void ask(Question question, Answer answer);
  }

  /** Something that answers questions, with the name that complaints call it. */
  record Contender(String name, Answering answering) {
    Contender(String name, Engine engine) {
      this(name, (question, answer) -> question.ask(engine, answer));
    }

    void ask(Question question, Answer answer) {
      answering.ask(question, answer);
    }
  }

  /**
   * Mismatches are added in words to {@code complaints}.
   *
   * @param other what is compared with the scalar engine, in answers and speed
   * @param parallel what is compared in answers only, or null
   */
  Trial(Contender other, Contender parallel, List<String> complaints) {
    this.other = other;
    this.parallel = parallel;
    this.complaints = complaints;
  }

  /**
   * Asks the questions of all batches: warms up for two fifths of so many nanoseconds, then gives each its share of what is
   * left. Those whose rates are not steady by then get more, together as much again at most.
   */
  List<Row> run(List<Batch> batches, List<Question> warmUp, long nanos, ProgressBar bar) {
    long deadline = System.nanoTime() + nanos;
    overtime = nanos;
    bar.setExtraMessage("warming up");
    warmUp(warmUp, deadline - nanos / 5 * 3);
    List<Row> rows = new ArrayList<>();
    double weight = batches.stream().mapToDouble(batch -> batch.weight() * batch.count()).sum();
    for (Batch batch : batches) {
      bar.setExtraMessage(batch.title());
      for (Question question : batch.questions().get()) {
        double share = batch.weight() / weight;
        long left = overtime;
        rows.add(run(question, (long) (share * Math.max(0, deadline - System.nanoTime()))));
        deadline += left - overtime;
        weight -= batch.weight();
        bar.step();
      }
    }
    return rows;
  }

  /** Asks again and again, so that what follows runs compiled. */
  private void warmUp(List<Question> questions, long until) {
    List<Runnable> calls = new ArrayList<>();
    for (Question question : questions) {
      Answer answer = question.room(question.expected());
      calls.add(() -> {
        scalar.ask(question, answer);
        other.ask(question, answer);
      });
    }
    Stopwatch.warmUp(calls, until);
  }

  /** Compares, times for what is left of {@code budget} nanoseconds, and compares what the timed calls left. */
  Row run(Question question, long budget) {
    long start = System.nanoTime();
    Answer expected = question.expected();
    long bruteNanos = Math.max(1, System.nanoTime() - start);
    Answer one = question.room(expected);
    Answer two = question.room(expected);
    long inPieces =
        parallel == null ? 0 : mismatchesAsked(question, expected, question.room(expected), parallel);
    long atFirst = mismatchesAsked(question, expected, two, other);
    one.spoil();
    long asked = System.nanoTime();
    long rest = Math.max(0, budget - (asked - start));
    Stopwatch.Times times = Stopwatch.time(() -> scalar.ask(question, one), () -> other.ask(question, two),
        rest, rest + Math.min(overtime, Stopwatch.PATIENCE_NANOS));
    overtime -= Math.clamp(System.nanoTime() - asked - rest, 0, overtime);
    // by now other code may run than at first, compiled for what it has seen
    long later = atFirst > 0 ? atFirst : mismatches(question, expected, two, other.name());
    long mismatches = inPieces + later + mismatches(question, expected, one, scalar.name());
    return question.row(expected.hits(), bruteNanos / 1e9, times, mismatches);
  }

  private long mismatchesAsked(Question question, Answer expected, Answer actual, Contender contender) {
    actual.spoil();
    contender.ask(question, actual);
    return mismatches(question, expected, actual, contender.name());
  }

  private long mismatches(Question question, Answer expected, Answer actual, String name) {
    Answer.Difference difference = expected.difference(actual);
    if (difference.count() > 0) {
      complaints.add("mismatch: " + question + ", index " + difference.index() + ": " + question.reference()
          + " says " + difference.expected() + ", " + name + " says " + difference.actual() + " ("
          + difference.count() + " in all)");
    }
    return difference.count();
  }
}
