package lockstep.internal.shape;

/** What a query is about: elements as they stand, or an index over them. */
public interface Searchable {
  /** The elements themselves. */
  Elements elements();
}
