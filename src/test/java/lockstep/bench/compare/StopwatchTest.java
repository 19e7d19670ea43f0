package lockstep.bench.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import lockstep.Runs;
import org.junit.jupiter.api.Test;

/** Measurements of calls whose duration is set by the test, with a clock that only they advance. */
@Runs.Bench
@Runs.Vectors
class StopwatchTest {
  private static final long MILLISECOND = 1_000_000;

  private long now;
  private long compiledAt;
  private final Stopwatch watch = new Stopwatch(() -> now, () -> Math.min(now, compiledAt) / MILLISECOND);

  private Runnable takes(long nanos) {
    return () -> now += nanos;
  }

  /** Like a kernel that the JVM recompiles: slow until some time, then at an even rate. */
  private Runnable takes(long nanos, long until, long afterwards) {
    return () -> now += now < until ? nanos : afterwards;
  }

  private static void assertTimes(double first, double second, Stopwatch.Times times) {
    assertEquals(first, times.first());
    assertEquals(second, times.second());
    assertEquals(0, times.spread());
    assertTrue(times.steady());
  }

  @Test
  void allWaysTakeTurns() {
    Stopwatch.Times times = watch.measure(
        List.of(takes(4 * MILLISECOND), takes(2 * MILLISECOND), takes(MILLISECOND)), 0, 1000 * MILLISECOND);
    assertTimes(4e-3, 2e-3, times);
    assertEquals(1e-3, times.ways()[2]);
  }

  @Test
  void aBudgetIsKept() {
    assertTimes(4e-3, 1e-3, watch.measure(List.of(takes(4 * MILLISECOND), takes(MILLISECOND)),
        200 * MILLISECOND, 1000 * MILLISECOND));
    assertTrue(now < 300 * MILLISECOND, () -> "took " + now);
  }

  @Test
  void whatIsSlowerIsWaitedFor() {
    assertTimes(1e-3, 1e-4,
        watch.measure(
            List.of(takes(MILLISECOND), takes(40 * MILLISECOND, 900 * MILLISECOND, MILLISECOND / 10)),
            100 * MILLISECOND, 1500 * MILLISECOND));
    assertTrue(now >= 900 * MILLISECOND);
  }

  @Test
  void whatStaysSlowerIsBelievedAtLast() {
    assertTimes(1e-3, 2e-3, watch.measure(List.of(takes(MILLISECOND), takes(2 * MILLISECOND)),
        100 * MILLISECOND, 500 * MILLISECOND));
    assertTrue(now >= 500 * MILLISECOND);
  }

  @Test
  void theCompilerIsWaitedFor() {
    compiledAt = 700 * MILLISECOND;
    List<Runnable> ways = List.of(takes(2 * MILLISECOND), takes(MILLISECOND));
    assertTrue(watch.measure(ways, 0, 5000 * MILLISECOND).steady());
    assertTrue(now > compiledAt);
  }

  @Test
  void withoutPatienceItIsSaidThatRatesAreNotSteady() {
    List<Runnable> ways = List.of(takes(2 * MILLISECOND), takes(MILLISECOND));
    assertFalse(watch.measure(ways, 0, 0).steady());
  }
}
