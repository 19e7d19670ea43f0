package lockstep;

/** The position of a shape relative to a container, see {@link Relations}. */
public enum Relation {
  /** Shape and container have no point in common. */
  DISJOINT,

  /**
   * Shape and container have points in common, but the shape is not all in the container. Touching from
   * outside counts as this too.
   */
  INTERSECTS,

  /** All of the shape is in the container, its border included. */
  CONTAINS
}
