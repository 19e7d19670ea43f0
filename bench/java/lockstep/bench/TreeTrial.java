package lockstep.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import lockstep.Engine;
import me.tongfei.progressbar.ProgressBar;

/** Puts questions to trees, and compares every bit of the answers with those of brute force. */
final class TreeTrial {
  private final Contender scalar = Contender.of(Engine.scalar());
  private final Contender other;
  private final String name;
  private final List<String> complaints;

  /** Whoever answers questions. Engines do; tests put something wrong in the place of one. */
  @FunctionalInterface
  interface Contender {
    void ask(TreeQuestion question, Answer answer);

    static Contender of(Engine engine) {
      return (question, answer) -> question.ask(engine, answer);
    }
  }

  /** Mismatches are added in words to {@code complaints}. */
  TreeTrial(Contender other, String name, List<String> complaints) {
    this.other = other;
    this.name = name;
    this.complaints = complaints;
  }

  /**
   * Asks all questions of an engine: warms up for two fifths of the time, then what is left when brute force has
   * answered is shared out evenly.
   */
  static List<TreeRow> run(TreePlan plan, Engine engine, List<String> complaints, long deadline,
      ProgressBar bar) {
    TreeTrial trial = new TreeTrial(Contender.of(engine), engine.toString(), complaints);
    bar.setExtraMessage("warming up");
    trial.warmUp(plan.warmUp(), System.nanoTime() + (deadline - System.nanoTime()) * 2 / 5);
    List<TreeRow> rows = new ArrayList<>();
    int left = plan.questions();
    try (ForkJoinPool pool = new ForkJoinPool(2)) {
      Contender parallel = Contender.of(engine.parallel(pool));
      for (Scene scene : Scene.values()) {
        for (TreeQuestion question : plan.questions(scene)) {
          bar.setExtraMessage("tree over " + question.shapes());
          rows.add(trial.run(question, parallel, (deadline - System.nanoTime()) / left--));
          bar.step();
        }
      }
    }
    return rows;
  }

  private void warmUp(List<TreeQuestion> questions, long until) {
    List<Runnable> calls = new ArrayList<>();
    for (TreeQuestion question : questions) {
      Answer answer = question.answer(question.byBruteForce());
      calls.add(() -> {
        scalar.ask(question, answer);
        other.ask(question, answer);
      });
    }
    Stopwatch.warmUp(calls, until);
  }

  /** Brute force answers once; then the tree is timed for what is left of {@code budget} nanoseconds. */
  TreeRow run(TreeQuestion question, Contender parallel, long budget) {
    long start = System.nanoTime();
    Answer expected = question.byBruteForce();
    long bruteNanos = Math.max(1, System.nanoTime() - start);
    Answer one = question.answer(expected);
    Answer two = question.answer(expected);
    two.spoil();
    parallel.ask(question, two);
    long mismatches = mismatches(question, expected, two, name + ", in pieces,");
    two.spoil();
    Stopwatch.Times times = Stopwatch.time(() -> scalar.ask(question, one), () -> other.ask(question, two),
        Math.max(0, budget - bruteNanos));
    mismatches += mismatches(question, expected, one, "scalar");
    mismatches += mismatches(question, expected, two, name);
    return TreeRow.of(question, expected.hits(), bruteNanos / 1e9, times.first(), times.second(), mismatches);
  }

  private long mismatches(TreeQuestion question, Answer expected, Answer actual, String who) {
    Answer.Difference difference = expected.difference(actual);
    if (difference.count() > 0) {
      complaints.add("mismatch: " + question + " of " + question.world() + ", index " + difference.index()
          + ": brute force says " + difference.expected() + ", the tree and " + who + " say "
          + difference.actual() + " (" + difference.count() + " in all)");
    }
    return difference.count();
  }
}
