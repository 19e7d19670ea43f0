package lockstep;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import lockstep.Samples.Distribution;
import lockstep.internal.shape.Kind;
import org.junit.jupiter.api.Test;

/**
 * The first call of a thread allocates its workspace, and little more than that call needs: threads may be
 * many and short-lived.
 */
class FirstCallTest {
  /** Vectors are objects until they are compiled: this many seconds are enough for that. */
  private static final int PATIENCE = 40;

  private final Spheres spheres =
      (Spheres) Samples.random(Kind.SPHERE, new Random(1), Distribution.UNIFORM, 10);
  private final Rays rays = Samples.rays(new Random(2), Distribution.UNIFORM, 1);
  private final Triangles triangles =
      (Triangles) Samples.random(Kind.TRIANGLE, new Random(3), Distribution.UNIFORM, 100);
  private final Triangles two = triangles.slice(0, 2);
  private final Tree tree = Tree.of(triangles);

  /** A small call, and the most kilobytes that it may allocate as the first call of its thread. */
  private record Call(String what, int most, Runnable call) {}

  /**
   * Calls for the scalar engine. Results that are only read or counted take up to 48 KB (three float columns
   * for 4096 pairs), each operand that is repeated or gathered up to 9 KB (columns of 256 floats).
   */
  private List<Call> calls(Engine engine) {
    RayHits rayHits = RayHits.allocate(16);
    Hits hits = Hits.allocate(10);
    AllHits allHits = AllHits.allocate(1, 4);
    Pairs pairs = Pairs.allocate(100);
    return List.of(new Call("overlap", 8, () -> engine.overlap(spheres, spheres, Pairing.zip(), hits)),
        new Call("overlap of triangles", 8, () -> engine.overlap(two, two, Pairing.zip(), hits)),
        new Call("list", 16, () -> engine.overlap(spheres, pairs)),
        new Call("casts", 72, () -> engine.cast(rays, two, Pairing.oneToMany(0), rayHits)),
        new Call("closest", 80, () -> engine.closest(rays, triangles, rayHits)),
        new Call("closest, tree", 16, () -> engine.closest(rays, tree, rayHits)),
        new Call("any, tree", 16, () -> engine.any(rays, tree, hits)),
        new Call("all, tree", 96, () -> engine.all(rays, tree, allHits)),
        new Call("list, tree", 32, () -> engine.overlap(spheres, tree, pairs)));
  }

  private static long inNewThread(Runnable call) throws InterruptedException {
    long[] bytes = new long[1];
    Thread thread = new Thread(() -> bytes[0] = Allocations.of(call, 1));
    thread.start();
    thread.join();
    return bytes[0];
  }

  /** The first calls of threads allocate at most this much, once classes are loaded and code is compiled. */
  private static void check(Engine engine, Call call, long most) throws InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
    long bytes;
    do {
      bytes = inNewThread(call.call);
    } while (bytes > most && System.nanoTime() < deadline);
    assertTrue(bytes <= most, call.what + ", " + engine + ": " + bytes + " bytes, more than " + most);
    assertTrue(bytes > 0, "nothing was measured");
  }

  @Test
  void scalar() throws InterruptedException {
    for (Call call : calls(Engine.scalar())) {
      check(Engine.scalar(), call, 1024L * call.most);
    }
  }

  /** The wide engine keeps more rays in flight through a tree, which takes 200 KB. */
  @Test
  void wide() throws InterruptedException {
    for (Call call : calls(Engines.widest())) {
      check(Engines.widest(), call, 1024L * (call.most + 300));
    }
  }
}
