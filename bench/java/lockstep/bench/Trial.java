package lockstep.bench;

import java.util.ArrayList;
import java.util.List;
import lockstep.Engine;

/** Puts a question to the scalar engine and to another one, and compares every bit of their answers. */
final class Trial {
  private final Contender scalar = Contender.of(Engine.scalar());
  private final Contender other;
  private final String name;
  private final List<String> complaints;

  /** Whoever answers questions. Engines do; tests put something wrong in the place of one. */
  @FunctionalInterface
  interface Contender {
    void ask(Question question, Answer answer);

    static Contender of(Engine engine) {
      return (question, answer) -> question.ask(engine, answer);
    }
  }

  /** Mismatches are added in words to {@code complaints}. */
  Trial(Contender other, String name, List<String> complaints) {
    this.other = other;
    this.name = name;
    this.complaints = complaints;
  }

  /** Asks again and again, so that what follows runs compiled. */
  void warmUp(List<Question> questions, long until) {
    List<Runnable> calls = new ArrayList<>();
    for (Question question : questions) {
      Answer answer = question.answer();
      calls.add(() -> {
        scalar.ask(question, answer);
        other.ask(question, answer);
      });
    }
    Stopwatch.warmUp(calls, until);
  }

  /** Compares, times for about {@code budget} nanoseconds, and compares what the timed calls left. */
  Row run(Question question, long budget) {
    Answer expected = question.answer();
    Answer actual = question.answer();
    expected.spoil();
    actual.spoil();
    scalar.ask(question, expected);
    other.ask(question, actual);
    long mismatches = mismatches(question, expected, actual);
    Stopwatch.Times times =
        Stopwatch.time(() -> scalar.ask(question, expected), () -> other.ask(question, actual), budget);
    if (mismatches == 0) { // by now other code may run than at first, compiled for what it has seen
      mismatches = mismatches(question, expected, actual);
    }
    return Row.of(question, expected.hits(), times.first(), times.second(), mismatches);
  }

  private long mismatches(Question question, Answer expected, Answer actual) {
    Answer.Difference difference = expected.difference(actual);
    if (difference.count() > 0) {
      complaints.add(
          "mismatch: " + question + ", index " + difference.index() + ": scalar says " + difference.expected()
              + ", " + name + " says " + difference.actual() + " (" + difference.count() + " in all)");
    }
    return difference.count();
  }
}
