package lockstep.bench.compare;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One line of the result: how fast something was done, and whether equally.
 *
 * @param hits how many of the answers are hits
 * @param brutePerSecond queries per second of the scalar engine without the tree, from one call; absent where
 *     that was not asked
 * @param scalarPerSecond pairs, queries or whatever the unit is, per second of the scalar engine
 * @param widePerSecond the same of the engine that is compared with it
 * @param speedup the second of these rates over the first
 * @param peersPerSecond the same of other libraries, by their names
 * @param spread by which part the median of the last windows of measurement was slower than the fastest
 * @param steady whether those windows agreed and the JVM compiled nothing meanwhile; if not, the rates are
 *     not to be relied on
 * @param mismatches how many entries of the answers were not equal bit for bit
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record Row(@JsonUnwrapped Label label, long hits, Double brutePerSecond, double scalarPerSecond,
    double widePerSecond, double speedup, Map<String, Double> peersPerSecond, double spread, boolean steady,
    long mismatches) {

  static Row of(Contest contest, Stopwatch.Times times, Contest.Proof.Found found) {
    Map<String, Double> peers = new LinkedHashMap<>();
    int way = 2;
    for (String peer : contest.peers().keySet()) {
      peers.put(peer, contest.units() / times.ways()[way++]);
    }
    return of(contest.label(), contest.units(), contest.brutePerSecond(), peers, times, found);
  }

  /** {@code units} are what rates are counted in. */
  static Row of(Label label, long units, Double brutePerSecond, Map<String, Double> peers,
      Stopwatch.Times times, Contest.Proof.Found found) {
    return new Row(label, found.hits(), brutePerSecond, units / times.first(), units / times.second(),
        times.first() / times.second(), peers, times.spread(), times.steady(), found.mismatches());
  }

  /** Whether its figures are to be had and no worse than scalar. */
  boolean good() {
    return steady && speedup >= 1;
  }

  /** What is to be said of the rates, with the reason if it is known; or nothing. */
  @JsonProperty(access = JsonProperty.Access.READ_ONLY)
  String remark() {
    if (!steady) {
      return "not steady: "
          + (spread > Windows.TOLERANCE ? "windows differ by " + Math.round(100 * spread) + " %"
              : "the JVM was still compiling, or time ran out");
    }
    return speedup >= 1 ? "" : "slower than scalar" + reason();
  }

  private String reason() {
    if (label.pairing().startsWith("tree") && label.verb().startsWith("overlap")) {
      return ": a query meets few boxes, scalar tests leave early and vectors test 64 pairs";
    }
    return "";
  }

  /** How many times as fast as brute force a tree is; null where that was not asked. */
  Double gain() {
    return brutePerSecond == null ? null : widePerSecond / brutePerSecond;
  }
}
