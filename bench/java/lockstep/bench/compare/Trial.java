package lockstep.bench.compare;

import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import lockstep.Engine;
import lockstep.bench.jmh.Peers.Calls;

/**
 * Runs questions on the scalar engine and on others, and compares every bit of their answers with the right
 * one.
 */
final class Trial {
  private final Contender scalar = new Contender("scalar", Engine.scalar());
  private final Contender other;
  private final Contender parallel;
  private final Consumer<String> complaints;

  /** Answers a question. Engines implement it; tests inject faulty ones. */
  @FunctionalInterface
  interface Answering {
    void ask(Question question, Answer answer);
  }

  /** Answers questions, with a name for complaints. */
  record Contender(String name, Answering answering) {
    Contender(String name, Engine engine) {
      this(name, (question, answer) -> question.ask(engine, answer));
    }

    void ask(Question question, Answer answer) {
      answering.ask(question, answer);
    }
  }

  /**
   * {@code complaints} receives mismatches as text.
   *
   * @param other the contender compared with the scalar engine
   * @param parallel a contender that is compared but not measured; or null
   */
  Trial(Contender other, Contender parallel, Consumer<String> complaints) {
    this.other = other;
    this.parallel = parallel;
    this.complaints = complaints;
  }

  /** Runs all contenders once; the scalar engine too if the right answer is that of brute force. */
  Checked check(Question question) {
    Answer expected = question.expected();
    long mismatches = asked(question, expected, question.room(expected), other, complaints);
    if (parallel != null) {
      mismatches += asked(question, expected, question.room(expected), parallel, complaints);
    }
    if (question instanceof TreeQuestion) {
      mismatches += asked(question, expected, question.room(expected), scalar, complaints);
    }
    return Checked.of(question, expected.hits(), mismatches);
  }

  /** Measures a question whose right answer is that of brute force. */
  Contest contest(String family, Question question, Question small) {
    long start = System.nanoTime();
    Answer expected = question.expected();
    double seconds = Math.max(1, System.nanoTime() - start) / 1e9;
    Answer one = question.room(expected);
    Answer two = question.room(expected);
    return contest(question.label(family), question,
        question instanceof TreeQuestion ? question.units() / seconds : null, one, two, Map.of(), small,
        found -> new Contest.Proof.Found(expected.hits(),
            asked(question, expected, one, scalar, found) + asked(question, expected, two, other, found)));
  }

  /**
   * Measures a question whose right answer is taken to be that of the scalar engine, for example because that
   * has been checked.
   */
  Contest contest(Label label, Question question, Supplier<Answer> room, Map<String, Calls> peers,
      Question small) {
    Answer one = room.get();
    Answer two = room.get();
    return contest(label, question, null, one, two, peers, small, found -> {
      one.spoil();
      scalar.ask(question, one);
      return new Contest.Proof.Found(one.hits(), asked(question, one, two, other, found));
    });
  }

  private Contest contest(Label label, Question question, Double brutePerSecond, Answer one, Answer two,
      Map<String, Calls> peers, Question small, Contest.Proof proof) {
    Answer room = small.room(small.expected());
    return new Contest(label, question.units(), brutePerSecond,
        new Calls(() -> scalar.ask(question, one), () -> scalar.ask(small, room)),
        new Calls(() -> other.ask(question, two), () -> other.ask(small, room)), peers, proof);
  }

  private static long asked(Question question, Answer expected, Answer actual, Contender contender,
      Consumer<String> complaints) {
    actual.spoil();
    contender.ask(question, actual);
    Answer.Difference difference = expected.difference(actual);
    if (difference.count() > 0) {
      complaints.accept("mismatch: " + question + ", index " + difference.index() + ": "
          + question.reference() + " says " + difference.expected() + ", " + contender.name() + " says "
          + difference.actual() + " (" + difference.count() + " in all)");
    }
    return difference.count();
  }
}
