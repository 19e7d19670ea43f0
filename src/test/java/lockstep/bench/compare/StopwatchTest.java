package lockstep.bench.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Measurements of calls that take as long as a test says, by a clock that only they move. */
class StopwatchTest {
  private static final long MILLISECOND = 1_000_000;

  private long now;
  private long compiledAt;
  private final Stopwatch watch = new Stopwatch(() -> now, () -> now < compiledAt ? now : compiledAt);

  private Runnable takes(long nanos) {
    return () -> now += nanos;
  }

  /** As a kernel does that the JVM compiles anew: slow until some time, at an even rate. */
  private Runnable takes(long nanos, long until, long afterwards) {
    return () -> now += now < until ? nanos : afterwards;
  }

  @Test
  void aBudgetIsKept() {
    Stopwatch.Times times =
        watch.measure(takes(4 * MILLISECOND), takes(MILLISECOND), 200 * MILLISECOND, 1000 * MILLISECOND);
    assertEquals(new Stopwatch.Times(4e-3, 1e-3, 0, true), times);
    assertTrue(now < 300 * MILLISECOND, () -> "took " + now);
  }

  @Test
  void whatIsSlowerIsWaitedFor() {
    Stopwatch.Times times = watch.measure(takes(MILLISECOND),
        takes(40 * MILLISECOND, 900 * MILLISECOND, MILLISECOND / 10), 100 * MILLISECOND, 1500 * MILLISECOND);
    assertEquals(new Stopwatch.Times(1e-3, 1e-4, 0, true), times);
    assertTrue(now >= 900 * MILLISECOND);
  }

  @Test
  void whatStaysSlowerIsBelievedAtLast() {
    Stopwatch.Times times =
        watch.measure(takes(MILLISECOND), takes(2 * MILLISECOND), 100 * MILLISECOND, 500 * MILLISECOND);
    assertEquals(new Stopwatch.Times(1e-3, 2e-3, 0, true), times);
    assertTrue(now >= 500 * MILLISECOND);
  }

  @Test
  void theCompilerIsWaitedFor() {
    compiledAt = 700 * MILLISECOND;
    assertTrue(watch.measure(takes(2 * MILLISECOND), takes(MILLISECOND), 0, 5000 * MILLISECOND).steady());
    assertTrue(now > compiledAt);
  }

  @Test
  void withoutPatienceItIsSaidThatRatesAreNotSteady() {
    assertFalse(watch.measure(takes(2 * MILLISECOND), takes(MILLISECOND), 0, 0).steady());
  }
}
