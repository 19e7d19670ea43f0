package lockstep;

import java.util.Objects;
import lockstep.internal.run.PairFilter.Rule;
import lockstep.internal.run.PairFilter;
import lockstep.internal.shape.Elements;

/**
 * A rule that decides which pairs of shapes count, by numbers that the caller assigns to each shape, or by
 * the side of a triangle that is met. {@link Engine#where} returns an engine whose answers are those of the
 * pairs that pass; all other pairs miss.
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

  /**
   * Returns a filter that gives triangles one side, that of their normal by winding: ray i meets triangle j
   * unless it comes from behind, {@code d · n > 0} for its direction d and the normal n = (b − a) × (c − a).
   * The product is computed in double; where it is 0, as for a ray in the plane of the triangle, the pair
   * passes. Rays and triangles are read at each call, as columns are, and element i of the first operand is
   * ray i. It is about shapes, so not for {@link Instances}.
   *
   * <pre>
   *   engine.where(Filter.facing(rays, mesh)).closest(rays, mesh, hits);
   * </pre>
   *
   * @param mesh a buffer of triangles, a tree over some, or a heightfield
   * @throws IllegalArgumentException if it is of other shapes
   */
  public static Filter facing(Rays rays, Target mesh) {
    return facing(Objects.requireNonNull(rays, "rays").elements, mesh);
  }

  /**
   * Returns a filter by {@linkplain #facing(Rays, Target) sides} for {@linkplain Engine#sweep sweeps}:
   * shape i touches triangle j unless motion i goes along with its normal.
   *
   * @throws IllegalArgumentException if {@code mesh} is not of triangles
   */
  public static Filter facing(Motions motions, Target mesh) {
    return facing(Objects.requireNonNull(motions, "motions").elements, mesh);
  }

  private static Filter facing(Elements directions, Target mesh) {
    return new Filter(PairFilter.facing(directions, MeshTopology.triangles(mesh)));
  }

  /** Returns a filter that passes the pairs that pass both this filter and another one. */
  public Filter and(Filter other) {
    return new Filter(pairs.and(Objects.requireNonNull(other, "other").pairs));
  }
}
