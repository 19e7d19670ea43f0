package lockstep;

import java.util.Locale;
import java.util.Objects;
import lockstep.internal.bvh.RayFilter;

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
  private enum Rule {
    LAYERS, GROUPS, EXCEPT, BODIES
  }

  private final Rule rule;
  private final int[] first;
  private final int[] second;
  private final int[] firstMask; // of layers
  private final int[] secondMask;
  private final Filter ofBodies; // which bodies must pass; null for none
  private final Filter rest; // which must pass too; null for none

  /** The same for casts through trees: made once, as queries make nothing. */
  final RayFilter ofRays = this::passes;

  private Filter(Rule rule, int[] first, int[] second, int[] firstMask, int[] secondMask, Filter ofBodies,
      Filter rest) {
    this.rule = rule;
    this.first = first;
    this.second = second;
    this.firstMask = firstMask;
    this.secondMask = secondMask;
    this.ofBodies = ofBodies;
    this.rest = rest;
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
    return new Filter(Rule.LAYERS, Objects.requireNonNull(firstLayer, "firstLayer"),
        Objects.requireNonNull(secondLayer, "secondLayer"), Objects.requireNonNull(firstMask, "firstMask"),
        Objects.requireNonNull(secondMask, "secondMask"), null, null);
  }

  /**
   * Pairs of different groups; a negative number is no group, and differs from any. For one set with itself.
   */
  public static Filter groups(int[] group) {
    return groups(group, group);
  }

  /** The same for two operands with columns of their own. */
  public static Filter groups(int[] firstGroup, int[] secondGroup) {
    return new Filter(Rule.GROUPS, Objects.requireNonNull(firstGroup, "firstGroup"),
        Objects.requireNonNull(secondGroup, "secondGroup"), null, null, null, null);
  }

  /**
   * Pairs but those of element i of the first operand with element {@code excluded[i]} of the second: a ray
   * and what it starts from.
   */
  public static Filter except(int[] excluded) {
    return new Filter(Rule.EXCEPT, Objects.requireNonNull(excluded, "excluded"), null, null, null, null,
        null);
  }

  /**
   * Pairs of shapes of different bodies, of which {@code ofBodies} (null for none) lets the lower body pass
   * as first element with the higher one as second. The columns hold the body of each shape, and must not
   * change.
   */
  static Filter bodies(int[] firstBody, int[] secondBody, Filter ofBodies) {
    return new Filter(Rule.BODIES, firstBody, secondBody, null, null, ofBodies, null);
  }

  /** Whether what passes now always passes: no column may change. */
  boolean isFixed() {
    return rule == Rule.BODIES && ofBodies == null && rest == null;
  }

  /** Pairs that pass this filter and another one. */
  public Filter and(Filter other) {
    Objects.requireNonNull(other, "other");
    return new Filter(rule, first, second, firstMask, secondMask, ofBodies,
        rest == null ? other : rest.and(other));
  }

  /** Whether element i of the first operand and element j of the second are a pair that counts. */
  boolean passes(int i, int j) {
    for (Filter filter = this; filter != null; filter = filter.rest) {
      if (!filter.agrees(i, j)) {
        return false;
      }
    }
    return true;
  }

  private boolean agrees(int i, int j) {
    return switch (rule) {
      case LAYERS -> (first[i] & secondMask[j]) != 0 && (second[j] & firstMask[i]) != 0;
      case GROUPS -> first[i] != second[j] || first[i] < 0;
      case EXCEPT -> first[i] != j;
      case BODIES -> differ(first[i], second[j]);
    };
  }

  private boolean differ(int a, int b) {
    return a != b && (ofBodies == null || ofBodies.passes(Math.min(a, b), Math.max(a, b)));
  }

  /**
   * Clears the bits of pairs that do not count: bit k is that of element i of the first operand with element
   * {@code base + k} of the second, or, {@code across}, of element i of the second with element {@code base +
   * k} of the first.
   */
  void clear(int i, int base, boolean across, long[] words, int from, int count) {
    for (int w = 0; w < count; w++) {
      for (long left = words[from + w]; left != 0; left &= left - 1) {
        int k = Long.numberOfTrailingZeros(left);
        int other = base + 64 * w + k;
        if (across ? !passes(other, i) : !passes(i, other)) {
          words[from + w] &= ~(1L << k);
        }
      }
    }
  }

  /**
   * Checks that there is a number for each element.
   *
   * @throws IllegalArgumentException if a column is shorter than its operand
   */
  void check(int firstSize, int secondSize) {
    for (Filter filter = this; filter != null; filter = filter.rest) {
      check(filter.rule, "first", filter.first, firstSize);
      check(filter.rule, "first mask", filter.firstMask, firstSize);
      check(filter.rule, "second", filter.second, secondSize);
      check(filter.rule, "second mask", filter.secondMask, secondSize);
    }
  }

  private static void check(Rule rule, String name, int[] column, int size) {
    if (column != null && column.length < size) {
      throw new IllegalArgumentException(
          "the " + name + " column of the filter by " + rule.name().toLowerCase(Locale.ROOT) + " has "
              + column.length + " elements, but the operand has " + size);
    }
  }
}
