package lockstep.bench.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import lockstep.Runs;
import lockstep.bench.Progress;
import me.tongfei.progressbar.ProgressBar;
import org.junit.jupiter.api.Test;

/** Jobs of a run, done by a runner made up by a test. */
@Runs.Bench
@Runs.Vectors
class ScheduleTest {
  private static final Job.Settings SETTINGS =
      new Job.Settings("wide", 1, 200, null, null, null, Extent.FULL);

  private final List<Job> done = new ArrayList<>();

  private static Job family(Family family) {
    return new Job(Job.Type.FAMILY, family.title, family.name(), null, family.rows(Extent.FULL), 0, SETTINGS);
  }

  private static Message row(Job job, int k, double speedup, boolean steady) {
    Label label = new Label(job.name(), "kernel " + k, "overlap", "zip", "scene", 100, null, "pairs");
    return Message.of(new Row(label, 0, null, 1, speedup, speedup, Map.of(), 0, steady, 0));
  }

  private Schedule run(double limit, Schedule.Runner runner, Family... families) throws IOException {
    List<Job> jobs = List.of(families).stream().map(ScheduleTest::family).toList();
    try (ProgressBar bar = Progress.timed("testing", Schedule.steps(jobs))) {
      Schedule schedule = new Schedule(jobs, (job, report) -> {
        done.add(job);
        runner.run(job, report);
      }, limit, bar);
      schedule.run();
      return schedule;
    }
  }

  @Test
  void whatIsSlowerOrNotSteadyIsMeasuredAgainAlone() throws IOException {
    Schedule schedule = run(1000, (job, report) -> {
      boolean again = job.only() != null;
      for (int k = 0; k < 4; k++) {
        if (!again || job.wants(row(job, k, 1, true).row().label())) {
          report.accept(row(job, k, again || k != 1 ? 20 : 0.16, again || k != 2));
        }
      }
    }, Family.CASTS);
    assertEquals(3, done.size());
    assertEquals(List.of("casts kernel 1 overlap zip scene 100"), done.get(1).only());
    assertEquals(List.of("casts kernel 2 overlap zip scene 100"), done.get(2).only());
    assertEquals(Family.CASTS.name(), done.get(2).subject());
    assertTrue(schedule.rows().stream().allMatch(Row::good), schedule.rows()::toString);
    assertEquals(IntStream.range(0, 4).mapToObj(k -> "kernel " + k).toList(),
        schedule.rows().stream().map(row -> row.label().kernel()).toList());
  }

  @Test
  void whatStaysSlowerIsBelieved() throws IOException {
    Schedule schedule = run(1000, (job, report) -> report.accept(row(job, 0, 0.9, true)), Family.CASTS);
    assertEquals(2, done.size());
    assertEquals(0.9, schedule.rows().getFirst().speedup());
    assertTrue(schedule.rows().getFirst().remark().startsWith("slower than scalar"));
  }

  @Test
  void withoutTimeLeftNothingIsMeasuredAgain() throws IOException {
    Schedule schedule =
        run(0, (job, report) -> report.accept(row(job, 0, 20, false)), Family.CASTS, Family.RAYS);
    assertEquals(2, done.size());
    assertEquals(2, schedule.rows().stream().filter(row -> !row.good()).count());
  }

  /** The jobs together are promised less than the limit, whatever their number. */
  @Test
  void jobsShareTheTime() throws IOException {
    run(60, (job, report) -> {}, Family.values());
    assertEquals(Family.values().length, done.size());
    assertTrue(done.getFirst().seconds() > 2 && done.getFirst().seconds() < 15, done.getFirst()::toString);
  }
}
