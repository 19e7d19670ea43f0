package lockstep.internal.adaptive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import lockstep.Runs;
import lockstep.twin.Kernel;
import org.junit.jupiter.api.Test;

/** The way that a {@link Pace} takes, for given times. */
@Runs.Vectors
class PaceTest {
  private final Pace pace = new Pace(Kernel.BLOCK);

  private void samples(boolean wide, float nanosPerPair, int count) {
    for (int k = 0; k < 3; k++) {
      pace.sample(wide, (long) (nanosPerPair * count), count);
    }
  }

  /** The number of wide runs among this many timed runs of this many pairs. */
  private int wideOf(int runs, int count, float scalarPerPair, float widePerBlock) {
    int wide = 0;
    for (int k = 0; k < runs; k++) {
      boolean now = pace.next(count);
      pace.sample(now, (long) (now ? widePerBlock * Kernel.words(count) : scalarPerPair * count), count);
      wide += now ? 1 : 0;
    }
    return wide;
  }

  @Test
  void scalarUntilTheOtherIsCompiled() {
    assertFalse(pace.isReady());
    assertFalse(pace.wide(4096));
    assertEquals(0, wideOf(10_000, 4096, 10, 1));
    assertEquals(10 * 4096, pace.nanos(4096));
    pace.ready(12, 64);
    assertTrue(pace.isReady());
    assertTrue(pace.wide(4096));
    assertEquals(64 * 64, pace.nanos(4096));
  }

  /** A scalar kernel is slow while it is being recompiled, which gives no information about the wide one. */
  @Test
  void theLeastScalarTimeIsRemembered() {
    assertEquals(0, pace.leastScalar());
    samples(false, 5, 1000);
    samples(false, 2, 1000);
    samples(false, 9, 1000);
    assertEquals(2, pace.leastScalar());
  }

  /** The first samples of a long kernel are capped at a multiple of a guess, which is not their real time. */
  @Test
  void aGuessIsNotTheLeastTime() {
    for (int k = 0; k < 12; k++) {
      samples(false, 1000, 10);
    }
    assertEquals(1000, pace.leastScalar());
  }

  /** A block takes the wide kernel as long as a full one, whatever its number of pairs. */
  @Test
  void fewPairsAreBetterDoneOneByOne() {
    pace.ready(10, 200);
    assertFalse(pace.wide(1));
    assertFalse(pace.wide(19));
    assertTrue(pace.wide(21));
    assertTrue(pace.wide(64));
    assertFalse(pace.wide(0));
  }

  @Test
  void whatIsMeasuredCountsMoreThanWhatWasMadeUp() {
    samples(false, 5, 640);
    pace.ready(50, 1000);
    assertFalse(pace.wide(64), "5 a pair, not 50");
    samples(true, 1, 640);
    assertTrue(pace.wide(64));
  }

  @Test
  void interruptedRunsChangeNothing() {
    pace.ready(10, 64);
    pace.sample(true, 50_000_000, 640);
    pace.sample(true, 50_000_000, 640);
    assertTrue(pace.wide(640));
    pace.sample(true, 50_000_000, 640);
    assertTrue(pace.wide(640), "8 times as slow is still faster");
    pace.sample(true, 50_000_000, 640);
    pace.sample(true, 50_000_000, 640);
    pace.sample(true, 50_000_000, 640);
    assertFalse(pace.wide(640), "nobody is interrupted so often");
  }

  /** The slower way is tested for half a percent of the time. */
  @Test
  void theSlowerWayIsTriedSeldom() {
    pace.ready(10, 64);
    int runs = 100_000;
    int scalar = runs - wideOf(runs, 4096, 10, 64);
    double share = scalar * (10 * 4096.0 - 64 * 64) / (runs * (double) Pace.INTERVAL);
    assertTrue(share > 1 / 240.0 && share < 1 / 180.0, () -> "share " + share);
  }

  @Test
  void dataThatScalarTestsLeaveEarlyAreNoticed() {
    pace.ready(10, 128);
    assertTrue(pace.wide(256));
    wideOf(2000, 256, 1.5f, 128);
    assertFalse(pace.wide(256));
    wideOf(2000, 256, 6, 128);
    assertTrue(pace.wide(256));
    assertTrue(pace.isReady());
  }

  /** As if the JVM had discarded the kernel. */
  @Test
  void aKernelThatHasFallenBackIsLeftUntilItIsCompiledAgain() {
    pace.ready(10, 64);
    wideOf(100, 640, 10, 64);
    samples(true, 1000, 640);
    samples(true, 1000, 640);
    assertFalse(pace.wide(640));
    assertTrue(pace.isReady());
    wideOf(10_000, 640, 10, 64_000);
    assertFalse(pace.isReady());
    assertEquals(0, wideOf(10_000, 640, 10, 64));
    pace.ready(10, 64);
    wideOf(10_000, 640, 10, 64);
    assertTrue(pace.wide(640));
  }

  /** Then scalar runs, and the wide kernel is not repeatedly taken for discarded. */
  @Test
  void dataThatTheWideKernelDoesNotSuit() {
    pace.ready(10, 64);
    wideOf(10_000, 640, 1, 640);
    assertFalse(pace.isReady());
    pace.ready(10, 64);
    assertTrue(wideOf(10_000, 640, 1, 640) < 300, "tried now and then");
    assertTrue(pace.isReady());
  }
}
