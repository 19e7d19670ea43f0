package lockstep.bench;

/**
 * One line of the result: a kernel asked in one way at one size.
 *
 * @param kernel such as {@code box-box}
 * @param verb overlap, cast, closest or any
 * @param pairing such as {@code zip}
 * @param world the scene or mesh it was tried in
 * @param size pairs tested per call
 * @param hits how many of them hit
 * @param scalarPerSecond pairs per second of the scalar engine
 * @param widePerSecond pairs per second of the engine that is compared with it
 * @param speedup the second rate over the first
 * @param mismatches how many entries of the answers were not equal bit for bit
 */
record Row(String kernel, String verb, String pairing, String world, long size, long hits,
    double scalarPerSecond, double widePerSecond, double speedup, long mismatches) {

  static Row of(Question question, long hits, double scalarSeconds, double wideSeconds, long mismatches) {
    return new Row(question.subject().title(), question.verb(), question.pattern().pairing, question.world(),
        question.tests(), hits, question.tests() / scalarSeconds, question.tests() / wideSeconds,
        scalarSeconds / wideSeconds, mismatches);
  }
}
