package lockstep.internal.kernel;

/** The questions that kernels answer about a pair of shapes, each with the layout of its result. */
@SuppressWarnings("ImmutableEnumChecker") // a record of immutable lists
public enum Verb {
  /** Do two shapes have a point in common? */
  OVERLAP("overlap", true, Layout.bits(1)),

  /** Does no plane of a frustum have a shape in front of it altogether? */
  OVERLAP_BY_PLANES("overlap by planes", false, Layout.bits(1)),

  /** Does a shape, the first, contain all of another? */
  CONTAINS("contains", false, Layout.bits(1)),

  /** Where does a ray enter a shape? For triangles u and v are the weights of corners b and c. */
  CAST("cast", false,
      Layout.bits(1).column("t", Float.POSITIVE_INFINITY).column("u", 0).column("v", 0).index());

  private final String label;
  private final boolean symmetric;
  private final Layout layout;

  Verb(String label, boolean symmetric, Layout layout) {
    this.label = label;
    this.symmetric = symmetric;
    this.layout = layout;
  }

  /** As messages and reports have it. */
  public String label() {
    return label;
  }

  /** Whether the operands may come in either order. */
  public boolean symmetric() {
    return symmetric;
  }

  public Layout layout() {
    return layout;
  }
}
