package lockstep;

/** The position of a shape relative to a container, see {@link Relations}. */
public enum Relation {
  /** Shape and container have no point in common. */
  DISJOINT,

  /**
   * Shape and container have points in common, but only on the surface of the container: none is inside. A
   * container without a volume, such as a flat box, has no inside. Exact, as overlap and containment are.
   *
   * <p>Told by {@link Relations#withTouches}; otherwise what touches is said to intersect.
   */
  TOUCHES,

  /**
   * The shape has points inside the container, but is not all in it; and what only touches it, unless that is
   * told.
   */
  INTERSECTS,

  /** All of the shape is in the container, its border included. */
  CONTAINS
}
