package lockstep.internal.kernel;

/** The questions that kernels answer about a pair of shapes, each with the layout of its result. */
@SuppressWarnings("ImmutableEnumChecker") // a record of immutable lists
public enum Verb {
  /** Do two shapes have a point in common? */
  OVERLAP("overlap", "whether %s overlaps %s", true, Layout.BITS),

  /** Does no plane of a frustum have a shape in front of it altogether? */
  OVERLAP_BY_PLANES("overlap by planes", "whether %s overlaps %s, by its planes", false, Layout.BITS),

  /** Does a shape, the first, contain all of another? */
  CONTAINS("contains", "whether %s contains %s", false, Layout.BITS),

  /** Where does a ray enter a shape? For triangles u and v are the weights of corners b and c. */
  CAST("cast", "where %s enters %s", false,
      Layout.BITS.column("t", Float.POSITIVE_INFINITY).column("u", 0).column("v", 0).index()),

  /** Is a triangle, the second shape, straight above the centre of the first? */
  UNDER("under", "whether the centre of %s is straight below %s", false, Layout.BITS),

  /** How far apart are two shapes? What has no distance, such as a NaN, is a miss. */
  DISTANCE("distance", "how far apart %s and %s are", true,
      Layout.BITS.column("distance", Float.POSITIVE_INFINITY)),

  /** The same, with how far they are in each other as a negative distance. */
  SIGNED_DISTANCE("signed distance", "how far %s and %s are apart or in each other", true,
      Layout.BITS.column("distance", Float.POSITIVE_INFINITY)),

  /** And where are they nearest to each other? Features are small whole numbers. */
  CLOSEST_POINTS("closest points", "where %s and %s are nearest", true,
      Layout.BITS.column("distance", Float.POSITIVE_INFINITY).exchanged("ax", "bx", 0)
          .exchanged("ay", "by", 0).exchanged("az", "bz", 0).exchanged("featureA", "featureB", 0)),

  /**
   * When does a shape, the first, that moves touch another that stands still? Its motion are three more
   * columns of the first operand. Where that is, x, y and z, no kernel tells: {@code CLOSEST_POINTS} does.
   */
  SWEEP("sweep", "when %s that moves touches %s", true,
      Layout.BITS.column("t", Float.POSITIVE_INFINITY).negated("nx", 0).negated("ny", 0).negated("nz", 0)
          .column("x", 0).column("y", 0).column("z", 0).index(),
      3),

  /**
   * Where do two shapes touch, and how deep? A kernel tells of any pair that has a normal, also if it is
   * apart, with a negative depth for each point, and of points that are not there −∞; it may leave out points
   * from the end. Which of them count, and where they are kept, is for the caller to say.
   */
  CONTACT("contact", "where %s and %s touch", true,
      Layout.BITS.negated("nx", 0).negated("ny", 0).negated("nz", 0).points(Verb.MOST_POINTS));

  /** Points of a contact, at most. */
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

  /** As messages and reports have it. */
  public String label() {
    return label;
  }

  /** What is asked about shapes of two kinds, such as {@code whether a box contains a sphere}. */
  public String question(Kind first, Kind second) {
    return question.formatted(first.one(), second.one());
  }

  /** Whether the operands may come in either order. */
  public boolean symmetric() {
    return symmetric;
  }

  /** How many more columns than those of its kind the first operand has: those of its motion. */
  public int motions() {
    return motions;
  }

  public Layout layout() {
    return layout;
  }
}
