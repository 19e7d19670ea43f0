package lockstep;

/** How a shape lies to a container: see {@link Relations}. */
public enum Relation {
  /** They have no point in common. */
  DISJOINT,

  /**
   * They have points in common, but the shape is not all in the container; touching from outside is that too.
   */
  INTERSECTS,

  /** All of the shape is in the container, its border included. */
  CONTAINS
}
