package lockstep.bench.compare;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import me.tongfei.progressbar.ProgressBar;

/**
 * Runs jobs one after the other, never two at once, so that none disturbs another's figures, and collects
 * their reports. Rows that are not steady or slower than scalar are measured again, each in its own JVM.
 */
final class Schedule {
  private static final double START = 0.7; // of a JVM, in seconds
  private static final double AGAIN = 8; // for a row, in seconds
  private static final double LEAST_AGAIN = 4;
  private static final double RESERVE = 0.1; // of the time, for rows that are measured again
  // how much longer than expected jobs may take without a limit
  private static final double GENEROUS = 2;
  private static final int TENTHS = 10;

  private final List<Job> jobs;
  private final Runner runner;
  private final double limit;
  private final ProgressBar bar;
  private final long start = System.nanoTime();

  final List<Checked> checks = new ArrayList<>();
  final List<String> complaints = new ArrayList<>();
  private final Map<String, Row> rows = new LinkedHashMap<>(); // by label
  private final Map<String, Job> origins = new LinkedHashMap<>();
  private Message outcome = Message.of(null, null, null);
  private double before; // expected seconds of the finished jobs

  /** Runs a job, in its own JVM or in this one. */
  @FunctionalInterface
  interface Runner {
    void run(Job job, Consumer<Message> report) throws IOException;
  }

  /**
   * @param limit in seconds; infinity for none
   */
  Schedule(List<Job> jobs, Runner runner, double limit, ProgressBar bar) {
    this.jobs = jobs;
    this.runner = runner;
    this.limit = limit;
    this.bar = bar;
  }

  /** The usual duration of a job in seconds. */
  static double expected(Job job) {
    return switch (job.type()) {
      case CHECK -> 2 + 0.012 * job.expected();
      case FAMILY -> Family.valueOf(job.subject()).seconds(job.expected());
      case KERNEL -> 3 + 0.7 * job.expected();
      case TREE -> 4 + 2.0 * job.expected();
      case MESH -> 12;
    };
  }

  static double expected(List<Job> jobs) {
    return jobs.stream().mapToDouble(Schedule::expected).sum();
  }

  /** The steps of a progress bar. */
  static long steps(List<Job> jobs) {
    return Math.round(TENTHS * expected(jobs));
  }

  void run() throws IOException {
    for (int k = 0; k < jobs.size(); k++) {
      Job job = jobs.get(k);
      double share = expected(job) / expected(jobs.subList(k, jobs.size()));
      double seconds = Math.min(GENEROUS * expected(job), share * (1 - RESERVE) * left());
      run(job.within(seconds - START));
      before += expected(job);
      bar.stepTo(Math.round(TENTHS * before));
    }
    List<Row> doubtful = rows.values().stream()
        .filter(row -> !row.good() && origins.get(row.label().id()).type() != Job.Type.MESH)
        .sorted(Comparator.comparingDouble(Row::speedup)).toList(); // the most misleading first
    bar.maxHint(Math.round(TENTHS * (before + AGAIN * doubtful.size())));
    for (Row row : doubtful) {
      if (left() > LEAST_AGAIN) {
        Job again = origins.get(row.label().id()).again(row.label());
        run(again.within(Math.min(AGAIN, left()) - START));
      }
      before += AGAIN;
    }
  }

  private double left() {
    return limit - (System.nanoTime() - start) / 1e9;
  }

  private void run(Job job) throws IOException {
    bar.setExtraMessage(job.only() == null ? job.name() : "again " + job.only().getFirst());
    runner.run(job, message -> take(job, message));
  }

  private void take(Job job, Message message) {
    if (message.done() != null) {
      double expected = job.only() == null ? expected(job) : AGAIN;
      bar.stepTo(Math.round(TENTHS * (before + message.done() * expected)));
      bar.setExtraMessage(
          message.doing().equals(job.name()) ? job.name() : job.name() + ": " + message.doing());
    }
    if (message.checked() != null) {
      checks.add(message.checked());
    }
    if (message.row() != null) {
      rows.put(message.row().label().id(), message.row());
      origins.putIfAbsent(message.row().label().id(), job);
    }
    if (message.complaint() != null) {
      complaints.add(message.complaint());
    }
    if (message.recorded() != null || message.embree() != null) {
      outcome = message; // of the check, or of a mesh: never both
    }
  }

  List<Row> rows() {
    return List.copyOf(rows.values());
  }

  /** The agreement of hits with those of others, if requested. */
  Message outcome() {
    return outcome;
  }
}
