package lockstep;

import java.util.Objects;
import lockstep.internal.run.PairFilter.Rule;
import lockstep.internal.run.PairFilter;

/**
 * Which pairs of shapes count at all, told by numbers of the caller's own that go with each shape: {@link
 * Engine#where} gives an engine whose answers are those of the pairs that pass; all others miss.
 *
 * <pre>
 *   Engine others = engine.where(Filter.groups(bodyOf));        // shapes of one body ignore each other
 *   others.overlap(tree, pairs);
 * </pre>
 *
 * <p>Element i of a column belongs to shape i of the operand; where one set meets itself, both operands have
 * the same. Columns are the caller's own, are not copied, and are read during each call: what has been
 * written to them before it counts. They must be as long as the operand.
 */
public final class Filter {
  /** What decides. */
  final PairFilter pairs;

  private Filter(PairFilter pairs) {
    this.pairs = pairs;
  }

  /**
   * Pairs of which each one's mask has a bit of the other's layer: {@code (layer[i] & mask[j]) != 0 &&
   * (layer[j] & mask[i]) != 0}. For one set with itself.
   */
  public static Filter layers(int[] layer, int[] mask) {
    return layers(layer, mask, layer, mask);
  }

  /** The same for two operands with columns of their own. */
  public static Filter layers(int[] firstLayer, int[] firstMask, int[] secondLayer, int[] secondMask) {
    return new Filter(PairFilter.layers(Objects.requireNonNull(firstLayer, "firstLayer"),
        Objects.requireNonNull(firstMask, "firstMask"), Objects.requireNonNull(secondLayer, "secondLayer"),
        Objects.requireNonNull(secondMask, "secondMask")));
  }

  /**
   * Pairs of different groups; a negative number is no group, and differs from any. For one set with itself.
   */
  public static Filter groups(int[] group) {
    return groups(group, group);
  }

  /** The same for two operands with columns of their own. */
  public static Filter groups(int[] firstGroup, int[] secondGroup) {
    return new Filter(PairFilter.of(Rule.GROUPS, Objects.requireNonNull(firstGroup, "firstGroup"),
        Objects.requireNonNull(secondGroup, "secondGroup")));
  }

  /**
   * Pairs but those of element i of the first operand with element {@code excluded[i]} of the second: a ray
   * and what it starts from.
   */
  public static Filter except(int[] excluded) {
    return new Filter(PairFilter.of(Rule.EXCEPT, Objects.requireNonNull(excluded, "excluded"), null));
  }

  /** Pairs that pass this filter and another one. */
  public Filter and(Filter other) {
    return new Filter(pairs.and(Objects.requireNonNull(other, "other").pairs));
  }
}
