package lockstep.bench.compare;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Locale;

/**
 * How closest hits compare with those that another source has for the same rays.
 *
 * @param rays that it has hits for
 * @param checked how many of them were cast
 * @param agree have the same triangle at the same t, or miss alike
 * @param samePoint have the same t on another triangle that shares the point of the hit
 * @param grazing differ by what is rounded, where the ray grazes an edge; absent where that is not told apart
 * @param disagree are different
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record HitAgreement(int rays, int checked, int agree, int samePoint, Integer grazing, int disagree) {
  /** In words. */
  String text() {
    return String.format(Locale.ROOT,
        "%,d of %,d rays checked, %,d agree, %,d on another face at the same point, %s%,d disagree", checked,
        rays, agree, samePoint,
        grazing == null ? "" : String.format(Locale.ROOT, "%,d differ by rounding, ", grazing), disagree);
  }
}
