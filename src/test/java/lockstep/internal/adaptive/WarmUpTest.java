package lockstep.internal.adaptive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import lockstep.Runs;
import org.junit.jupiter.api.Test;

/**
 * Practice continues until the wide way is compiled, and does not run the scalar one if its time is known
 * well enough.
 */
@Runs.Once
class WarmUpTest {
  private static final int COMPILED_AFTER = 40;

  /** A computation whose wide way has one duration for its first calls and another after them. */
  private static class Slow extends Adaptive implements Practice {
    private final int before, after;
    private final float known;
    private int wideCalls, scalarCalls, readyAfter;
    private float scalarNanos;

    Slow(int before, int after, float known) {
      this.before = before;
      this.after = after;
      this.known = known;
    }

    static void spin(int nanos) {
      for (long end = System.nanoTime() + nanos; System.nanoTime() < end;) {
        Thread.onSpinWait();
      }
    }

    @Override
    public void scalar() {
      scalarCalls++;
      spin(100_000);
    }

    @Override
    public void wide() {
      spin(wideCalls++ < COMPILED_AFTER ? before : after);
    }

    @Override
    protected float known() {
      return known;
    }

    @Override
    protected Practice practice() {
      return this;
    }

    @Override
    public boolean isReady() {
      return readyAfter > 0;
    }

    @Override
    protected void compiled(float scalarNanos, float wideNanos) {
      readyAfter = wideCalls;
      this.scalarNanos = scalarNanos;
    }
  }

  private static void practise(Adaptive practice, long giveUpNanos) {
    Rehearsal rehearsal = new Rehearsal(practice, giveUpNanos);
    while (rehearsal.step()) {
      Thread.onSpinWait();
    }
  }

  @Test
  void aScalarWayThatIsKnownIsNotPractised() {
    Slow slow = new Slow(5_000_000, 20_000, 100_000);
    WarmUp.practise(slow);
    assertTrue(slow.readyAfter > COMPILED_AFTER, () -> "ready after " + slow.readyAfter);
    assertEquals(0, slow.scalarCalls);
    assertEquals(100_000, slow.scalarNanos);
  }

  /** It is reported faster at once, but a long kernel still has loops then that are not compiled. */
  @Test
  void oneThatIsFasterIsPractisedUntilItBecomesNoFaster() {
    int[] emptyCalls = {0};
    Slow slow = new Slow(90_000, 10_000, 100_000) {
      @Override
      public void callLoops() {
        emptyCalls[0]++;
      }
    };
    WarmUp.practise(slow);
    assertTrue(slow.readyAfter < COMPILED_AFTER, () -> "ready after " + slow.readyAfter);
    assertTrue(slow.wideCalls > COMPILED_AFTER, () -> "called " + slow.wideCalls);
    assertTrue(emptyCalls[0] >= slow.wideCalls, () -> "loops called " + emptyCalls[0]);
  }

  /** It is faster than the scalar way on these data, but not than that is known to be: practice goes on. */
  @Runs.Thorough
  @Test
  void oneThatIsInDoubtIsPractisedFurther() {
    Slow slow = new Slow(50_000, 50_000, 10_000);
    WarmUp.practise(slow);
    assertTrue(slow.isReady());
    assertTrue(slow.wideCalls > slow.readyAfter + 100,
        () -> "ready after " + slow.readyAfter + ", called " + slow.wideCalls);
  }

  /** What the JVM interprets would take far longer with data. */
  @Test
  void dataWaitUntilLoopsAreQuick() {
    int[] emptyCalls = {0}, callsAtFirstData = {0};
    Slow slow = new Slow(90_000, 10_000, 100_000) {
      @Override
      public void callLoops() {
        spin(emptyCalls[0]++ < 5 ? 12_000_000 : 0);
      }

      @Override
      public void wide() {
        callsAtFirstData[0] = callsAtFirstData[0] == 0 ? emptyCalls[0] : callsAtFirstData[0];
        super.wide();
      }
    };
    WarmUp.practise(slow);
    assertTrue(slow.isReady());
    assertTrue(callsAtFirstData[0] > 5, () -> "data after " + callsAtFirstData[0]);
  }

  /** But not for ever. */
  @Test
  void dataComeAlthoughLoopsStaySlow() {
    Slow slow = new Slow(50_000, 10_000, 100_000) {
      @Override
      public void callLoops() {
        spin(11_000_000);
      }
    };
    WarmUp.practise(slow);
    assertTrue(slow.isReady());
  }

  @Test
  void oneThatIsNotIsMeasured() {
    Slow slow = new Slow(1_000_000, 20_000, 0);
    WarmUp.practise(slow);
    assertTrue(slow.readyAfter > COMPILED_AFTER, () -> "ready after " + slow.readyAfter);
    assertTrue(slow.scalarCalls > 0 && slow.scalarNanos >= 100_000);
  }

  /** The data in use may be of a kind that the scalar way leaves early. */
  @Runs.Thorough
  @Test
  void oneThatSeemsFasterIsMeasuredToo() {
    Slow slow = new Slow(1_000_000, 50_000, 10_000);
    WarmUp.practise(slow);
    assertTrue(slow.readyAfter > COMPILED_AFTER, () -> "ready after " + slow.readyAfter);
    assertTrue(slow.scalarCalls > 0 && slow.scalarNanos >= 100_000);
  }

  /**
   * A hundred times as fast on the data in use, which it leaves early, so it is eventually measured on these.
   */
  @Test
  void oneThatSeemsFarFasterIsMeasuredInTheEnd() {
    Slow slow = new Slow(1_000_000, 50_000, 1_000);
    WarmUp.practise(slow);
    assertTrue(slow.readyAfter > COMPILED_AFTER, () -> "ready after " + slow.readyAfter);
    assertTrue(slow.scalarCalls > 0 && slow.scalarNanos >= 100_000);
  }

  /** A long kernel is compiled piece by piece; each piece may come as soon as the last, or not at all. */
  @Test
  void oneThatBecomesFasterIsGivenTime() {
    long most = 200_000_000;
    Slow slow = new Slow(0, 20_000, 30_000) {
      @Override
      public void wide() {
        super.wide();
        Slow.spin(Math.max(0, 20_000_000 - 500_000 * (super.wideCalls - 1)));
      }
    };
    long start = System.nanoTime();
    practise(slow, most);
    assertTrue(slow.readyAfter > 20 && System.nanoTime() - start > most,
        () -> "ready after " + slow.readyAfter);
    Slow never = new Slow(3_000_000, 3_000_000, 0); // thirty times the scalar way
    practise(never, most);
    assertEquals(0, never.readyAfter);
    Slow near = new Slow(500_000, 500_000, 0); // five times the scalar way, if on these data
    WarmUp.practise(near);
    assertTrue(near.readyAfter > 0);
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    for (int k = 0; !condition.getAsBoolean(); k++) {
      assertTrue(k < 60_000, "never");
      Thread.sleep(1);
    }
  }

  /** A tree that was built once does not keep waiting what each step of a program takes most time for. */
  @Test
  void whatCostsFarMoreGoesFirst() throws InterruptedException {
    AtomicInteger calls = new AtomicInteger();
    AtomicBoolean isDone = new AtomicBoolean();
    Slow begun = new Slow(0, 0, 0) {
      @Override
      public void wide() {
        calls.incrementAndGet();
        Slow.spin(isDone.get() ? 10_000 : 1_000_000);
      }
    };
    Slow costly = new Slow(1_000_000, 20_000, 100_000) {
      @Override
      protected void compiled(float scalarNanos, float wideNanos) {
        super.compiled(scalarNanos, wideNanos);
        isDone.set(true);
      }
    };
    begun.want();
    await(() -> calls.get() > 0);
    costly.waited(TimeUnit.HOURS.toNanos(1));
    costly.want();
    await(isDone::get);
    int before = calls.get();
    await(() -> calls.get() > before + COMPILED_AFTER); // it had not been given up, and goes on
  }
}
