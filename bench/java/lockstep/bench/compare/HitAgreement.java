package lockstep.bench.compare;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Locale;

/**
 * Compares closest hits with those from another source for the same rays.
 *
 * @param rays with recorded hits
 * @param checked number of them that were cast
 * @param agree hit the same triangle at the same t, or both miss
 * @param samePoint hit another triangle at the same t that shares the point of the hit
 * @param grazing differ by rounding, where the ray grazes an edge; absent if not distinguished
 * @param disagree differ otherwise
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record HitAgreement(int rays, int checked, int agree, int samePoint, Integer grazing, int disagree) {
  /** The comparison as text. */
  String text() {
    return String.format(Locale.ROOT,
        "%,d of %,d rays checked, %,d agree, %,d on another face at the same point, %s%,d disagree", checked,
        rays, agree, samePoint,
        grazing == null ? "" : String.format(Locale.ROOT, "%,d differ by rounding, ", grazing), disagree);
  }
}
