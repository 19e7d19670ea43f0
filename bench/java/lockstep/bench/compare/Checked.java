package lockstep.bench.compare;

import com.fasterxml.jackson.annotation.JsonInclude;
import lockstep.bench.Catalogue;

/**
 * A question whose answers were all compared bit for bit with the right one.
 *
 * @param size pairs tested, or shapes in the tree
 * @param queries rays or shapes that query the tree; absent without a tree
 * @param hits number of answers that are hits
 * @param mismatches number of entries of the answers that were different
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record Checked(String kernel, String verb, String pairing, String scene, long size, Long queries, long hits,
    long mismatches) {
  static Checked of(Question question, long hits, long mismatches) {
    Label label = question.label("");
    return new Checked(Catalogue.name(question.entry()), label.verb(), label.pairing(), label.scene(),
        label.size(), label.queries(), hits, mismatches);
  }
}
