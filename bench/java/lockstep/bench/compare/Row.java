package lockstep.bench.compare;

import com.fasterxml.jackson.annotation.JsonInclude;
import lockstep.bench.Catalogue;

/**
 * One line of the result: a question, how fast it was answered, and whether equally.
 *
 * @param kernel such as {@code box-box}
 * @param verb such as {@code overlap} or {@code closest}
 * @param pairing such as {@code zip} or {@code tree over boxes}
 * @param scene the scene or mesh it was tried in
 * @param size pairs tested per call, or shapes in the tree
 * @param queries rays or shapes that a call asks the tree with; absent without a tree
 * @param hits how many of the answers are hits
 * @param brutePerSecond queries per second of the scalar engine without the tree, from one call; absent without a tree
 * @param scalarPerSecond pairs, or queries to the tree, per second of the scalar engine
 * @param widePerSecond the same of the engine that is compared with it
 * @param speedup the second of these rates over the first
 * @param spread by which part the slowest of the last windows of measurement was slower than the fastest
 * @param steady whether those windows agreed and the JVM compiled nothing meanwhile; if not, the rates are not to be relied on
 * @param mismatches how many entries of the answers were not equal bit for bit
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record Row(String kernel, String verb, String pairing, String scene, long size, Long queries, long hits,
    Double brutePerSecond, double scalarPerSecond, double widePerSecond, double speedup, double spread,
    boolean steady, long mismatches) {

  static Row of(Question question, long size, Long queries, long hits, Double brutePerSecond,
      Stopwatch.Times times, long mismatches) {
    return of(Catalogue.name(question.entry()), question.verb(), question.pairing(), question.scene(), size,
        queries, hits, brutePerSecond, question.units(), times, mismatches);
  }

  /** {@code units} are what rates are counted in. */
  static Row of(String kernel, String verb, String pairing, String scene, long size, Long queries, long hits,
      Double brutePerSecond, long units, Stopwatch.Times times, long mismatches) {
    return new Row(kernel, verb, pairing, scene, size, queries, hits, brutePerSecond, units / times.first(),
        units / times.second(), times.first() / times.second(), times.spread(), times.steady(), mismatches);
  }

  /** What is to be said of the rates, with the reason if it is known; or nothing. */
  String remark() {
    if (!steady) {
      return "not steady";
    }
    if (speedup >= 1) {
      return "";
    }
    return brutePerSecond != null && verb.startsWith("overlap")
        ? "slower: a query meets few boxes, scalar tests leave early and vectors test 64 pairs"
        : "slower than scalar";
  }

  /** How many times as fast as brute force a tree is. */
  double gain() {
    return widePerSecond / brutePerSecond;
  }
}
