package lockstep.bench.compare;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * Identifies the subject of a row.
 *
 * @param family groups rows that belong together
 * @param kernel such as {@code box-box}
 * @param verb such as {@code overlap} or {@code closest}
 * @param pairing such as {@code zip} or {@code tree over boxes}
 * @param scene the scene or mesh
 * @param size pairs tested per call, or shapes in the tree
 * @param queries rays or shapes that query the tree per call; absent without a tree
 * @param unit the unit of rates, such as {@code pairs}
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record Label(String family, String kernel, String verb, String pairing, String scene, long size, Long queries,
    String unit) {
  /** Kernel and verb; the name of many kernels already contains the verb. */
  String title() {
    return kernel.endsWith("-" + verb) || (verb.equals("closest points") && kernel.endsWith("-points"))
        ? kernel : kernel + " " + verb;
  }

  /** An identifier that is unique within a run. */
  String id() {
    return String.join(" ", family, kernel, verb, pairing, scene, Long.toString(size));
  }
}
