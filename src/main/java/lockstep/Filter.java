package lockstep;

import java.util.Objects;
import lockstep.internal.run.PairFilter.Rule;
import lockstep.internal.run.PairFilter;

/**
 * A rule that decides which pairs of shapes count, by numbers that the caller assigns to each shape. {@link
 * Engine#where} returns an engine whose answers are those of the pairs that pass; all other pairs miss.
 *
 * <pre>
 *   Engine others = engine.where(Filter.groups(bodyOf));        // shapes of one body ignore each other
 *   others.overlap(tree, pairs);
 * </pre>
 *
 * <p>Element i of a column belongs to shape i of the operand. If one set is tested against itself, both
 * operands have the same columns. The columns are the caller's own arrays and are not copied. Each call reads
 * them, so it uses the values that were written before it. They must be at least as long as the operand.
 */
public final class Filter {
  /** The rule itself. */
  final PairFilter pairs;

  private Filter(PairFilter pairs) {
    this.pairs = pairs;
  }

  /**
   * Returns a filter that passes a pair if each shape's mask has a bit of the other's layer: {@code (layer[i]
   * & mask[j]) != 0 && (layer[j] & mask[i]) != 0}. It is for one set tested against itself.
   */
  public static Filter layers(int[] layer, int[] mask) {
    return layers(layer, mask, layer, mask);
  }

  /**
   * Returns a filter by {@linkplain #layers(int[], int[]) layers and masks} for two operands with columns of
   * their own.
   */
  public static Filter layers(int[] firstLayer, int[] firstMask, int[] secondLayer, int[] secondMask) {
    return new Filter(PairFilter.layers(Objects.requireNonNull(firstLayer, "firstLayer"),
        Objects.requireNonNull(firstMask, "firstMask"), Objects.requireNonNull(secondLayer, "secondLayer"),
        Objects.requireNonNull(secondMask, "secondMask")));
  }

  /**
   * Returns a filter that passes pairs of different groups; a negative number is no group, and differs from
   * any. It is for one set tested against itself.
   */
  public static Filter groups(int[] group) {
    return groups(group, group);
  }

  /** Returns a filter by {@linkplain #groups(int[]) groups} for two operands with columns of their own. */
  public static Filter groups(int[] firstGroup, int[] secondGroup) {
    return new Filter(PairFilter.of(Rule.GROUPS, Objects.requireNonNull(firstGroup, "firstGroup"),
        Objects.requireNonNull(secondGroup, "secondGroup")));
  }

  /**
   * Returns a filter that passes all pairs except element i of the first operand with element {@code
   * excluded[i]} of the second: for example, a ray and the shape from which it starts.
   */
  public static Filter except(int[] excluded) {
    return new Filter(PairFilter.of(Rule.EXCEPT, Objects.requireNonNull(excluded, "excluded"), null));
  }

  /** Returns a filter that passes the pairs that pass both this filter and another one. */
  public Filter and(Filter other) {
    return new Filter(pairs.and(Objects.requireNonNull(other, "other").pairs));
  }
}
