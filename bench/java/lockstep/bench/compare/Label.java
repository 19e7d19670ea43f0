package lockstep.bench.compare;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * What a row is about.
 *
 * @param family rows that belong together
 * @param kernel such as {@code box-box}
 * @param verb such as {@code overlap} or {@code closest}
 * @param pairing such as {@code zip} or {@code tree over boxes}
 * @param scene the scene or mesh it was tried in
 * @param size pairs tested per call, or shapes in the tree
 * @param queries rays or shapes that a call asks the tree with; absent without a tree
 * @param unit what rates are counted in, such as {@code pairs}
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record Label(String family, String kernel, String verb, String pairing, String scene, long size, Long queries,
    String unit) {
  /** Kernel and verb, which many a kernel's name has already. */
  String title() {
    return kernel.endsWith("-" + verb) || (verb.equals("closest points") && kernel.endsWith("-points"))
        ? kernel : kernel + " " + verb;
  }

  /** What no other row of a run has. */
  String id() {
    return String.join(" ", family, kernel, verb, pairing, scene, Long.toString(size));
  }
}
