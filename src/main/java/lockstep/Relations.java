package lockstep;

import lockstep.internal.query.RelationSink;
import lockstep.internal.shape.Checks;

/**
 * The results of {@link Engine#classify}, bits for each pair: whether shape and container overlap, whether
 * the shape is contained, and, {@linkplain #withTouches if wanted}, whether they only touch. Allocate one and
 * reuse it: each call overwrites the previous answers.
 */
public final class Relations {
  /** Shape and container have no point in common. */
  public static final Relation DISJOINT = Relation.DISJOINT;

  /** Shape and container have points in common, but only on the surface of the container. */
  public static final Relation TOUCHES = Relation.TOUCHES;

  /** Part of the shape is inside the container. */
  public static final Relation INTERSECTS = Relation.INTERSECTS;

  /** The shape is contained. */
  public static final Relation CONTAINS = Relation.CONTAINS;

  private final Hits overlapping;
  private final Hits contained;
  private final Hits touching;
  final RelationSink sink;

  private Relations(int capacity, boolean tellsTouches) {
    overlapping = Hits.allocate(capacity);
    contained = Hits.allocate(capacity);
    touching = Hits.allocate(capacity);
    overlapping.columns().clear = this::clear;
    contained.columns().clear = this::clear;
    sink = new RelationSink(overlapping.columns(), contained.columns(), touching.columns(), tellsTouches);
  }

  /**
   * Allocates room for the answers of {@code capacity} pairs, of which those that only {@linkplain
   * Relation#TOUCHES touch} are said to intersect.
   */
  public static Relations allocate(int capacity) {
    return new Relations(capacity, false);
  }

  /**
   * Allocates room for the answers of {@code capacity} pairs, those that only touch among them. Every pair
   * that overlaps and is not contained is asked one more question, in exact numbers: of boxes at an angle
   * that takes several times as long as all the rest.
   */
  public static Relations withTouches(int capacity) {
    return new Relations(capacity, true);
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
    return !overlapping.get(i) ? DISJOINT
        : contained.get(i) ? CONTAINS : touching.get(i) ? TOUCHES : INTERSECTS;
  }

  /** The number of pairs with this relation. */
  public int count(Relation relation) {
    return switch (relation) {
      case DISJOINT -> size() - overlapping.count();
      case TOUCHES -> touching.count();
      case INTERSECTS -> overlapping.count() - touching.count() - contained.count();
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
      long touches = touching.words()[w];
      long word = switch (relation) {
        case DISJOINT -> ~overlaps;
        case TOUCHES -> touches;
        case INTERSECTS -> overlaps & ~touches & ~contains;
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

  /** The bits of the pairs that only touch; none unless this is {@linkplain #withTouches wanted}. */
  public Hits touching() {
    return touching;
  }

  private void clear() {
    sink.overlapping.begin(0);
    sink.contained.begin(0);
    sink.touching.begin(0);
  }

  @Override
  public String toString() {
    return "Relations[" + count(DISJOINT) + " disjoint, " + count(TOUCHES) + " touching, " + count(INTERSECTS)
        + " intersecting, " + count(CONTAINS) + " contained]";
  }
}
