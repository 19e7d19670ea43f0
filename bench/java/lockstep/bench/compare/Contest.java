package lockstep.bench.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import lockstep.bench.jmh.Peers.Calls;

/**
 * Something to measure: ways of doing the same. Each is there twice, the second time with little to do, for
 * the compiler to get to know the code that will be timed: it is many calls rather than long ones that make
 * it compile a method.
 *
 * @param units what rates are counted in: so many are done by a call
 * @param brutePerSecond queries per second of the scalar engine without a tree; null where that is not known
 * @param scalar the scalar engine's way
 * @param wide that of the engine that is compared
 * @param peers other libraries'
 * @param proof that both engines give the same answers
 */
record Contest(Label label, long units, Double brutePerSecond, Calls scalar, Calls wide,
    Map<String, Calls> peers, Proof proof) {

  /** All ways: scalar, wide, peers. */
  List<Calls> ways() {
    List<Calls> ways = new ArrayList<>(List.of(scalar, wide));
    ways.addAll(peers.values());
    return ways;
  }

  /** Asks the engines and compares every bit; what differs is named to the consumer. */
  @FunctionalInterface
  interface Proof {
    Found find(Consumer<String> complaints);

    /** How many of the answers are hits, and how many entries of them are not equal bit for bit. */
    record Found(long hits, long mismatches) {}
  }
}
