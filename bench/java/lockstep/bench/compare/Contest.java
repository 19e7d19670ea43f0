package lockstep.bench.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import lockstep.bench.jmh.Peers.Calls;

/**
 * A measurement: several ways to do the same work. Each way is given twice, the second time with little work,
 * so that the compiler profiles the code that will be timed: many calls rather than long ones make it compile
 * a method.
 *
 * @param units the unit of rates: the number done per call
 * @param brutePerSecond queries per second of the scalar engine without a tree; null if unknown
 * @param scalar the scalar engine's way
 * @param wide the way of the engine that is compared
 * @param peers other libraries'
 * @param proof verifies that both engines give the same answers
 */
record Contest(Label label, long units, Double brutePerSecond, Calls scalar, Calls wide,
    Map<String, Calls> peers, Proof proof) {

  /** All ways: scalar, wide, peers. */
  List<Calls> ways() {
    List<Calls> ways = new ArrayList<>(List.of(scalar, wide));
    ways.addAll(peers.values());
    return ways;
  }

  /** Runs the engines and compares every bit; the consumer receives the differences. */
  @FunctionalInterface
  interface Proof {
    Found find(Consumer<String> complaints);

    /** The number of answers that are hits, and of entries that differ in any bit. */
    record Found(long hits, long mismatches) {}
  }
}
