package lockstep.internal.run;

import java.util.Locale;
import lockstep.internal.bvh.RayFilter;
import lockstep.internal.shape.Elements;
import lockstep.internal.shape.Kind;

/** Which pairs of elements count, by numbers that go with each element. It may be several rules at once. */
public final class PairFilter implements RayFilter {
  /** What numbers have to be. */
  public enum Rule {
    /** Each one's mask has a bit of the other's layer. */
    LAYERS,
    /** Different, or negative. */
    GROUPS,
    /** The first one's is not the second element. */
    EXCEPT,
    /** Different, and a pair of bodies that counts. */
    BODIES,
    /** A pair that counts, of the element that the first one stands for and the second. */
    ROWS,
    /** A direction that does not go along with the normal of a triangle. */
    FACING
  }

  private final Rule rule;
  private final int[] first;
  private final int[] second; // null for none
  private final int[] firstMask; // of layers
  private final int[] secondMask;
  private final PairFilter rest; // which must pass too; null for none
  private final Facing facing; // null for none
  private PairFilter inner; // what bodies, or the elements of rows, must pass; null for none

  private PairFilter(Rule rule, int[] first, int[] second, int[] firstMask, int[] secondMask, Facing facing,
      PairFilter inner, PairFilter rest) {
    this.rule = rule;
    this.first = first;
    this.second = second;
    this.firstMask = firstMask;
    this.secondMask = secondMask;
    this.facing = facing;
    this.inner = inner;
    this.rest = rest;
  }

  /** A rule about one column for each operand; null where it needs none. */
  public static PairFilter of(Rule rule, int[] first, int[] second) {
    return new PairFilter(rule, first, second, null, null, null, null, null);
  }

  /** By {@link Rule#LAYERS}. */
  public static PairFilter layers(int[] firstLayer, int[] firstMask, int[] secondLayer, int[] secondMask) {
    return new PairFilter(Rule.LAYERS, firstLayer, secondLayer, firstMask, secondMask, null, null, null);
  }

  /**
   * By {@link Rule#BODIES}: pairs of shapes of different bodies, where {@code ofBodies} (null for none) lets
   * the lower body pass as first element with the higher one as second. The columns hold the body of each
   * shape, and must not change.
   */
  public static PairFilter bodies(int[] firstBody, int[] secondBody, PairFilter ofBodies) {
    return new PairFilter(Rule.BODIES, firstBody, secondBody, null, null, null, ofBodies, null);
  }

  /**
   * By {@link Rule#ROWS}: for questions about some elements of an operand, of which row i is {@code
   * elements[i]}. It belongs to one thread, which says {@link #on what} it is about.
   */
  public static PairFilter rows(int[] elements) {
    return new PairFilter(Rule.ROWS, elements, null, null, null, null, null, null);
  }

  /** By {@link Rule#FACING}: the directions of rays, or motions, and triangles. */
  public static PairFilter facing(Elements directions, Elements triangles) {
    return new PairFilter(Rule.FACING, null, null, null, null, new Facing(directions, triangles), null, null);
  }

  /**
   * Has rows be asked about as the elements for which they stand; returns this, or null if there is nothing
   * to ask.
   */
  public PairFilter on(PairFilter ofElements) {
    inner = ofElements;
    return ofElements == null ? null : this;
  }

  /** Whether what passes now always passes: no column may change. */
  public boolean isFixed() {
    return rule == Rule.BODIES && inner == null && rest == null;
  }

  /** Pairs that pass this filter and another one. */
  public PairFilter and(PairFilter other) {
    return new PairFilter(rule, first, second, firstMask, secondMask, facing, inner,
        rest == null ? other : rest.and(other));
  }

  /** Whether element i of the first operand and element j of the second are a pair that counts. */
  @Override
  public boolean passes(int i, int j) {
    for (PairFilter filter = this; filter != null; filter = filter.rest) {
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
      case ROWS -> inner.passes(first[i], j);
      case FACING -> facing.passes(i, j);
    };
  }

  private boolean differ(int a, int b) {
    return a != b && (inner == null || inner.passes(Math.min(a, b), Math.max(a, b)));
  }

  /**
   * Checks that there is a number for each element.
   *
   * @throws IllegalArgumentException if a column is shorter than its operand
   */
  public void check(int firstSize, int secondSize) {
    for (PairFilter filter = this; filter != null; filter = filter.rest) {
      check(filter.rule, "first", filter.first, firstSize);
      check(filter.rule, "first mask", filter.firstMask, firstSize);
      check(filter.rule, "second", filter.second, secondSize);
      check(filter.rule, "second mask", filter.secondMask, secondSize);
      if (filter.facing != null) {
        check(filter.rule, "first", filter.facing.directions.size, firstSize);
        check(filter.rule, "second", filter.facing.triangles.size, secondSize);
      }
    }
  }

  private static void check(Rule rule, String name, int[] column, int size) {
    if (column != null) {
      check(rule, name, column.length, size);
    }
  }

  private static void check(Rule rule, String name, int length, int size) {
    if (length < size) {
      throw new IllegalArgumentException(
          "the " + name + " column of the filter by " + rule.name().toLowerCase(Locale.ROOT) + " has "
              + length + " elements, but the operand has " + size);
    }
  }

  /** Directions and the triangles that have to face them. */
  private static final class Facing {
    private final Elements directions;
    private final int column; // where the directions begin
    private final Elements triangles;

    Facing(Elements directions, Elements triangles) {
      this.directions = directions;
      column = directions.kind == Kind.RAY ? 3 : 0;
      this.triangles = triangles;
    }

    /** Whether direction i does not go along with the normal of triangle j: by a product in double. */
    boolean passes(int i, int j) {
      double ax = triangles.value(0, j), ay = triangles.value(1, j), az = triangles.value(2, j);
      double ex = triangles.value(3, j) - ax, ey = triangles.value(4, j) - ay,
          ez = triangles.value(5, j) - az;
      double fx = triangles.value(6, j) - ax, fy = triangles.value(7, j) - ay,
          fz = triangles.value(8, j) - az;
      double dx = directions.value(column, i), dy = directions.value(column + 1, i),
          dz = directions.value(column + 2, i);
      return !(dx * (ey * fz - ez * fy) + dy * (ez * fx - ex * fz) + dz * (ex * fy - ey * fx) > 0);
    }
  }
}
