package lockstep.bench.compare;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One row of the result: the speed of a question, and whether the answers are equal.
 *
 * @param hits number of answers that are hits
 * @param brutePerSecond queries per second of the scalar engine without the tree, from one call; absent if
 *     not measured
 * @param scalarPerSecond units (pairs, queries) per second of the scalar engine
 * @param widePerSecond the same for the engine compared with it
 * @param speedup the second of these rates over the first
 * @param peersPerSecond the same for other libraries, by name
 * @param spread how much slower the median of the last windows of measurement was than the fastest, as a part
 * @param steady whether those windows agreed and the JVM compiled nothing meanwhile; if not, the rates are
 *     unreliable
 * @param mismatches number of entries of the answers that were not equal bit for bit
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record Row(@JsonUnwrapped Label label, long hits, Double brutePerSecond, double scalarPerSecond,
    double widePerSecond, double speedup, Map<String, Double> peersPerSecond, double spread, boolean steady,
    long mismatches) {

  private static final double MOST_SPREAD = 0.5;

  /** Vectors are slower than this while they run in the interpreter. */
  private static final double COLD = 0.5;

  static Row of(Contest contest, Stopwatch.Times times, Contest.Proof.Found found) {
    Map<String, Double> peers = new LinkedHashMap<>();
    int way = 2;
    for (String peer : contest.peers().keySet()) {
      peers.put(peer, contest.units() / times.ways()[way++]);
    }
    return of(contest.label(), contest.units(), contest.brutePerSecond(), peers, times, found);
  }

  /** {@code units} is the unit of rates. */
  static Row of(Label label, long units, Double brutePerSecond, Map<String, Double> peers,
      Stopwatch.Times times, Contest.Proof.Found found) {
    return new Row(label, found.hits(), brutePerSecond, units / times.first(), units / times.second(),
        times.first() / times.second(), peers, times.spread(), times.steady(), found.mismatches());
  }

  /** Whether its figures are reliable and no worse than scalar. */
  boolean good() {
    return steady && speedup >= 1;
  }

  /**
   * Whether its rates can be compared: a single window says nothing, nor do windows that differ by more than
   * half, nor a kernel that is slow while the JVM is still compiling, or so slow that it may not have begun.
   */
  boolean isComparable() {
    return steady || (spread > 0 && spread <= MOST_SPREAD && speedup >= (isUnfinished() ? 1 : COLD));
  }

  /** Whether windows agree but do not count, as the JVM was still compiling, or time ran out. */
  private boolean isUnfinished() {
    return !steady && spread <= Windows.TOLERANCE;
  }

  /** A remark on the rates, with the reason if it is known; or nothing. */
  @JsonProperty(access = JsonProperty.Access.READ_ONLY)
  String remark() {
    if (!steady) {
      return "not steady: " + (isUnfinished() ? "the JVM was still compiling, or time ran out"
          : "windows differ by " + Math.round(100 * spread) + " %");
    }
    return speedup >= 1 ? "" : "slower than scalar" + reason();
  }

  private String reason() {
    if (label.pairing().startsWith("tree") && label.verb().startsWith("overlap")) {
      return ": a query meets few boxes, scalar tests leave early and vectors test 64 pairs";
    }
    return "";
  }

  /** The speed-up of a tree over brute force; null if not measured. */
  Double gain() {
    return brutePerSecond == null ? null : widePerSecond / brutePerSecond;
  }
}
