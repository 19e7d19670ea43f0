package tour;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicLong;
import lockstep.Engine;
import lockstep.Pairs;
import lockstep.Spheres;
import lockstep.Watch;

/** Runs long calls: split over threads, with progress, cancelled by a watch or by an interrupt. */
public final class LongCallTour {
  private static final int COUNT = 10_000;

  private LongCallTour() {}

  /** Prints how the calls ended. */
  public static void main(String[] args) {
    Engine engine = Engine.best();
    Spheres balls = Spheres.allocate(COUNT);
    for (int i = 0; i < COUNT; i++) {
      balls.set(i, 2f * i, 0f, 0f, 1f);
    }

    Pairs pairs = Pairs.allocate(COUNT);
    try (ForkJoinPool pool = new ForkJoinPool(2)) {
      Engine threads = engine.parallel(pool); // make it once; the answers are the same, bit for bit
      System.out.println("on two threads " + threads.overlap(balls, pairs) + " pairs touch");
    }
    AtomicLong asked = new AtomicLong();
    Engine watched = engine.watched((done, total) -> { // called about once per millisecond of work
      asked.incrementAndGet();
      return false; // cancels the call; true lets it go on
    });
    try {
      watched.overlap(balls, pairs);
    } catch (CancellationException e) {
      System.out.println("cancelled when asked for the first time: " + (asked.get() == 1));
    }
    System.out.println("a cancelled call leaves an empty list: " + pairs.size());

    Thread.currentThread().interrupt();
    try {
      engine.watched(Watch.interrupts()).overlap(balls, pairs); // other engines ignore interrupts
    } catch (CancellationException e) {
      System.out.println("cancelled by an interrupt, the flag is still set: " + Thread.interrupted());
    }
    System.out.println("without a watch " + engine.overlap(balls, pairs) + " pairs touch");
  }
}
