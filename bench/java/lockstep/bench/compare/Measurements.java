package lockstep.bench.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import lockstep.bench.jmh.Peers;

/**
 * Measures rows in one JVM: warms up all of them together, then gives each its share of the remaining time.
 */
final class Measurements {
  private static final double WARM_UP = 0.5; // of the time at most
  private static final double FULL_WARM_UP = 0.3; // of what is left then
  private static final long LEAST_NANOS = 250_000_000; // for a row, if there is time

  private final long deadline;
  private final Consumer<Message> report;

  /**
   * @param deadline by {@link System#nanoTime}
   */
  Measurements(long deadline, Consumer<Message> report) {
    this.deadline = deadline;
    this.report = report;
  }

  void run(List<Candidate> candidates) {
    List<Contest> contests = new ArrayList<>();
    List<Runnable> few = new ArrayList<>(), all = new ArrayList<>();
    report.accept(Message.progress(0, "warming up"));
    for (Candidate candidate : candidates) {
      Contest contest = candidate.contest().get();
      contests.add(contest);
      contest.ways().forEach(way -> few.add(way.few()));
      contest.ways().forEach(way -> all.add(way.all()));
    }
    Stopwatch.warmUp(few, deadline - (long) ((1 - WARM_UP) * left()));
    // these may go where no small call went, which the JVM takes as a reason to compile anew
    Stopwatch.warmUp(all, deadline - (long) ((1 - FULL_WARM_UP) * left()));
    int measured = 0;
    for (Contest contest : contests) {
      report.accept(Message.progress((1.0 + measured) / (1 + contests.size()), contest.label().kernel()));
      report.accept(Message.of(measure(contest, left() / (contests.size() - measured))));
      measured++;
    }
  }

  private long left() {
    return Math.max(0, deadline - System.nanoTime());
  }

  private Row measure(Contest contest, long nanos) {
    long start = System.nanoTime();
    Contest.Proof.Found found = contest.proof().find(this::complain);
    List<Runnable> ways = contest.ways().stream().map(Peers.Calls::all).toList();
    long rest = Math.max(0, nanos - (System.nanoTime() - start));
    Stopwatch.Times times = Stopwatch.time(ways, Math.min(LEAST_NANOS, rest), rest);
    if (found.mismatches() == 0) { // by now code may have been compiled differently
      found = contest.proof().find(this::complain);
    }
    return Row.of(contest, times, found);
  }

  private void complain(String text) {
    report.accept(Message.complaint(text));
  }
}
