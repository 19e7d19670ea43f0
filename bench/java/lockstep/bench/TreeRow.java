package lockstep.bench;

/**
 * One line of the result: a question to a tree.
 *
 * @param shapes what the tree is over, such as {@code spheres}
 * @param verb such as {@code closest}
 * @param world the scene or mesh it was tried in
 * @param size how many shapes the tree is over
 * @param queries rays or shapes per call
 * @param hits how many of the answers are hits
 * @param brutePerSecond queries per second of the scalar engine without a tree, from one call
 * @param scalarPerSecond queries per second of the scalar engine with the tree
 * @param widePerSecond queries per second of the engine that is compared, with the tree
 * @param speedup the third rate over the second
 * @param mismatches how many entries of the answers were not those of brute force, bit for bit
 */
record TreeRow(String shapes, String verb, String world, long size, long queries, long hits,
    double brutePerSecond, double scalarPerSecond, double widePerSecond, double speedup, long mismatches) {

  static TreeRow of(TreeQuestion question, long hits, double bruteSeconds, double scalarSeconds,
      double wideSeconds, long mismatches) {
    int queries = question.queries().size();
    return new TreeRow(question.shapes(), question.asked(), question.world(), question.tree().size(), queries,
        hits, queries / bruteSeconds, queries / scalarSeconds, queries / wideSeconds,
        scalarSeconds / wideSeconds, mismatches);
  }

  /** How many times as fast as brute force. */
  double gain() {
    return widePerSecond / brutePerSecond;
  }
}
