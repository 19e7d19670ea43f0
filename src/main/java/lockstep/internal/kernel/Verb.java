package lockstep.internal.kernel;

import lockstep.internal.shape.Kind;

/** The questions that kernels answer about a pair of shapes, each with the layout of its result. */
@SuppressWarnings("ImmutableEnumChecker") // a record of immutable lists
public enum Verb {
  /** Whether two shapes have a point in common. */
  OVERLAP("overlap", "whether %s overlaps %s", true, Layout.BITS),

  /** Whether a shape is entirely in front of no plane of a frustum. */
  OVERLAP_BY_PLANES("overlap by planes", "whether %s overlaps %s, by its planes", false, Layout.BITS),

  /** Whether the first shape contains all of the second. */
  CONTAINS("contains", "whether %s contains %s", false, Layout.BITS),

  /** Whether a point of the second shape is inside the first, and not only on its surface. */
  REACHES_INTO("reaches into", "whether the inside of %s has points of %s", false, Layout.BITS),

  /** The point where a ray enters a shape. For triangles u and v are the weights of corners b and c. */
  CAST("cast", "where %s enters %s", false,
      Layout.BITS.column("t", Float.POSITIVE_INFINITY).column("u", 0).column("v", 0).index()),

  /** Whether a triangle, the second shape, is straight above the centre of the first. */
  UNDER("under", "whether the centre of %s is straight below %s", false, Layout.BITS),

  /** The distance of two shapes. A pair without a distance, such as one with a NaN, is a miss. */
  DISTANCE("distance", "how far apart %s and %s are", true,
      Layout.BITS.column("distance", Float.POSITIVE_INFINITY)),

  /** The distance of two shapes, negative by the penetration where they overlap. */
  SIGNED_DISTANCE("signed distance", "how far %s and %s are apart or in each other", true,
      Layout.BITS.column("distance", Float.POSITIVE_INFINITY)),

  /**
   * The distance of two shapes with the points where they are nearest to each other. Features are small whole
   * numbers.
   */
  CLOSEST_POINTS("closest points", "where %s and %s are nearest", true,
      Layout.BITS.column("distance", Float.POSITIVE_INFINITY).exchanged("ax", "bx", 0)
          .exchanged("ay", "by", 0).exchanged("az", "bz", 0).exchanged("featureA", "featureB", 0)),

  /**
   * The time at which the first shape, which moves, touches the second, which stands still. Its motion is
   * three more columns of the first operand. Kernels do not report the point of contact, x, y and z: {@code
   * CLOSEST_POINTS} does.
   */
  SWEEP("sweep", "when %s that moves touches %s", true,
      Layout.BITS.column("t", Float.POSITIVE_INFINITY).negated("nx", 0).negated("ny", 0).negated("nz", 0)
          .column("x", 0).column("y", 0).column("z", 0).index(),
      3),

  /**
   * The points where two shapes touch, with depths. A kernel reports any pair that has a normal, also if it
   * is apart, with a negative depth for each point, and −∞ for absent points; it may leave out points from
   * the end. The caller decides which of them count, and where they are kept.
   */
  CONTACT("contact", "where %s and %s touch", true,
      Layout.BITS.negated("nx", 0).negated("ny", 0).negated("nz", 0).points(Verb.MOST_POINTS));

  /** Most points of a contact. */
  public static final int MOST_POINTS = 4;

  private final String label;
  private final String question;
  private final boolean symmetric;
  private final Layout layout;
  private final int motions;

  Verb(String label, String question, boolean symmetric, Layout layout) {
    this(label, question, symmetric, layout, 0);
  }

  Verb(String label, String question, boolean symmetric, Layout layout, int motions) {
    this.label = label;
    this.question = question;
    this.symmetric = symmetric;
    this.layout = layout;
    this.motions = motions;
  }

  /** The name in messages and reports. */
  public String label() {
    return label;
  }

  /** The question about shapes of two kinds, such as {@code whether a box contains a sphere}. */
  public String question(Kind first, Kind second) {
    return question.formatted(first.one(), second.one());
  }

  /** Whether the operands may come in either order. */
  public boolean symmetric() {
    return symmetric;
  }

  /** Number of columns of the first operand beyond those of its kind: those of its motion. */
  public int motions() {
    return motions;
  }

  public Layout layout() {
    return layout;
  }
}
