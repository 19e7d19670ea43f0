package lockstep;

import lockstep.internal.shape.Checks;

/**
 * The results of {@link Engine#classify}, two bits for each pair: do shape and container overlap, and is the
 * shape contained? Make one and use it for every call; each call overwrites the last one's answers.
 */
public final class Relations {
  /** No point in common. */
  public static final Relation DISJOINT = Relation.DISJOINT;

  /** Overlapping, but not contained. */
  public static final Relation INTERSECTS = Relation.INTERSECTS;

  /** Contained. */
  public static final Relation CONTAINS = Relation.CONTAINS;

  private final Hits overlapping;
  private final Hits contained;

  private Relations(int capacity) {
    overlapping = Hits.allocate(capacity);
    contained = Hits.allocate(capacity);
    overlapping.columns().clear = this::clear;
    contained.columns().clear = this::clear;
  }

  /** Room for the answers of {@code capacity} pairs. */
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

  /** The number of pairs with an answer. */
  public int count(Relation relation) {
    return switch (relation) {
      case DISJOINT -> size() - overlapping.count();
      case INTERSECTS -> overlapping.count() - contained.count();
      case CONTAINS -> contained.count();
    };
  }

  /**
   * Lists the pairs with an answer, ascending, and returns how many there are. Elements of {@code indices}
   * behind them may be overwritten.
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
   * Bits of the pairs that overlap, contained or not: those of {@link Engine#overlap(Shapes, Shapes, Pairing,
   * Hits)}.
   */
  public Hits overlapping() {
    return overlapping;
  }

  /** Bits of the pairs of which the shape is contained. */
  public Hits contained() {
    return contained;
  }

  private void clear() {
    overlapping.columns().begin(0);
    contained.columns().begin(0);
  }

  /** What is contained overlaps: where rounding has said otherwise, it is neither. */
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
