package lockstep;

import lockstep.internal.shape.Checks;

/**
 * The results of {@link Engine#classify}, two bits for each pair: whether shape and container overlap, and
 * whether the shape is contained. Allocate one and reuse it: each call overwrites the previous answers.
 */
public final class Relations {
  /** Shape and container have no point in common. */
  public static final Relation DISJOINT = Relation.DISJOINT;

  /** Shape and container overlap, but the shape is not contained. */
  public static final Relation INTERSECTS = Relation.INTERSECTS;

  /** The shape is contained. */
  public static final Relation CONTAINS = Relation.CONTAINS;

  private final Hits overlapping;
  private final Hits contained;

  private Relations(int capacity) {
    overlapping = Hits.allocate(capacity);
    contained = Hits.allocate(capacity);
    overlapping.columns().clear = this::clear;
    contained.columns().clear = this::clear;
  }

  /** Allocates room for the answers of {@code capacity} pairs. */
  public static Relations allocate(int capacity) {
    return new Relations(capacity);
  }

  /** The number of answers that fit. */
  public int capacity() {
    return overlapping.capacity();
  }

  /** The number of answers of the last call. */
  public int size() {
    return overlapping.size();
  }

  /** The answer of pair i. */
  public Relation get(int i) {
    return !overlapping.get(i) ? DISJOINT : contained.get(i) ? CONTAINS : INTERSECTS;
  }

  /** The number of pairs with this relation. */
  public int count(Relation relation) {
    return switch (relation) {
      case DISJOINT -> size() - overlapping.count();
      case INTERSECTS -> overlapping.count() - contained.count();
      case CONTAINS -> contained.count();
    };
  }

  /**
   * Lists the pairs with this relation, ascending, and returns how many there are. Elements of {@code
   * indices} beyond them may be overwritten.
   *
   * @throws IllegalArgumentException if {@code indices} is too short for them; it is then unchanged
   */
  public int toIndices(Relation relation, int[] indices) {
    int count = count(relation);
    Checks.room("indices.length", indices.length, "pairs", count);
    int found = 0;
    for (int w = 0; found < count; w++) {
      long overlaps = overlapping.words()[w];
      long contains = contained.words()[w];
      long word = switch (relation) {
        case DISJOINT -> ~overlaps;
        case INTERSECTS -> overlaps & ~contains;
        case CONTAINS -> contains;
      };
      for (; word != 0 && found < count; word &= word - 1) { // past the last pair all are disjoint
        indices[found++] = 64 * w + Long.numberOfTrailingZeros(word);
      }
    }
    return count;
  }

  /**
   * The bits of the pairs that overlap, contained or not, as given by {@link Engine#overlap(Shapes, Shapes,
   * Pairing, Hits)}.
   */
  public Hits overlapping() {
    return overlapping;
  }

  /** The bits of the pairs whose shape is contained. */
  public Hits contained() {
    return contained;
  }

  private void clear() {
    overlapping.columns().begin(0);
    contained.columns().begin(0);
  }

  /** Clears the contained bit of pairs that do not overlap: such a bit is due to rounding. */
  void settle() {
    long[] bits = contained.words();
    for (int w = 0; 64 * w < size(); w++) {
      bits[w] &= overlapping.words()[w];
    }
  }

  @Override
  public String toString() {
    return "Relations[" + count(DISJOINT) + " disjoint, " + count(INTERSECTS) + " intersecting, "
        + count(CONTAINS) + " contained]";
  }
}
