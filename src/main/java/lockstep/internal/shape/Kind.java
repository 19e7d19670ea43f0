package lockstep.internal.shape;

/**
 * The kinds of elements that buffers hold, each declared here and nowhere else: name, columns, whether it is
 * solid, and its {@link Geometry}. Buffers, tiles, trees, tests and benches read it from here.
 */
@SuppressWarnings("ImmutableEnumChecker") // arrays that nobody writes, and functions without state
public enum Kind {
  SPHERE("sphere", true, new SphereGeometry(), 1, 1, "x", "y", "z", "radius"),

  CAPSULE("capsule", true, new CapsuleGeometry(), 2, 2, "ax", "ay", "az", "bx", "by", "bz", "radius"),

  BOX("box", true, new BoxGeometry(), 2, 2, "minX", "minY", "minZ", "maxX", "maxY", "maxZ"),

  ORIENTED_BOX("obb", true, new OrientedBoxGeometry(), 0, 1, "x", "y", "z", "halfX", "halfY", "halfZ", "qx",
      "qy", "qz", "qw"),

  TRIANGLE("triangle", false, new TriangleGeometry(), 3, 3, "ax", "ay", "az", "bx", "by", "bz", "cx", "cy",
      "cz"),

  PLANE("plane", true, new PlaneGeometry(), 1, 0, "nx", "ny", "nz", "d"),

  CYLINDER("cylinder", true, new CylinderGeometry(), 0, 0, "u", "v", "radius"),

  FRUSTUM("frustum", true, new FrustumGeometry(), 0, 0, "left nx", "left ny", "left nz", "left d", "right nx",
      "right ny", "right nz", "right d", "bottom nx", "bottom ny", "bottom nz", "bottom d", "top nx",
      "top ny", "top nz", "top d", "near nx", "near ny", "near nz", "near d", "far nx", "far ny", "far nz",
      "far d"),

  RAY("ray", false, new RayGeometry(), 2, 1, "ox", "oy", "oz", "dx", "dy", "dz", "tMin", "tMax");

  /** Floats of a bounding box. */
  public static final int BOUNDS = 6;

  private static final int WIDEST = widest();

  private final String label;
  private final boolean solid;
  private final Geometry geometry;
  private final int vectors;
  private final int points;
  private final String[] columns;

  Kind(String label, boolean solid, Geometry geometry, int vectors, int points, String... columns) {
    this.label = label;
    this.solid = solid;
    this.geometry = geometry;
    this.vectors = vectors;
    this.points = points;
    this.columns = columns;
  }

  private static int widest() {
    int most = 0;
    for (Kind kind : values()) {
      most = Math.max(most, kind.width());
    }
    return most;
  }

  /** The name in lower case and the singular, for messages and reports. */
  public String label() {
    return label;
  }

  /** The label with its article, such as {@code a sphere}. */
  public String one() {
    return ("aeiou".indexOf(label.charAt(0)) < 0 ? "a " : "an ") + label;
  }

  /** The number of columns: floats per element. */
  public int width() {
    return columns.length;
  }

  /** The width of the widest kind. */
  public static int maxWidth() {
    return WIDEST;
  }

  /** The name of column c. */
  public String column(int c) {
    return columns[c];
  }

  /** Whether it has an inside: a ray that starts there hits at its tMin. */
  public boolean solid() {
    return solid;
  }

  /**
   * Number of vectors of three columns, x, y and z, at the start of the columns, if everything that depends
   * on the axes of space is there: then permuting the axes gives the element's mirror image. Otherwise 0.
   */
  public int vectors() {
    return vectors;
  }

  /**
   * Number of points of three columns, x, y and z, at the start of the columns, if only they change when a
   * shape moves without rotating; otherwise 0.
   */
  public int points() {
    return points;
  }

  /**
   * Changes the numbers of an element to what they are relative to a point, which becomes the origin; its
   * coordinates are in the order of the kind's geometry.
   */
  public void makeRelative(double[] element, double x, double y, double z) {
    switch (this) {
      case PLANE, FRUSTUM -> {
        for (int k = 0; k < element.length; k += 4) {
          element[k + 3] += element[k] * x + element[k + 1] * y + element[k + 2] * z;
        }
      }
      case CYLINDER -> {
        element[0] -= x;
        element[1] -= y;
      }
      default -> {
        for (int k = 0; k < 3 * points; k += 3) {
          element[k] -= x;
          element[k + 1] -= y;
          element[k + 2] -= z;
        }
      }
    }
  }

  /** See {@link Geometry#bounds(float[][], int, float[], int)}. */
  public void bounds(float[][] columns, int at, float[] to, int toAt) {
    geometry.bounds(columns, at, to, toAt);
  }

  /** See {@link Geometry#bounds(float[][], int, int, float[], float[][])}. */
  public void bounds(float[][] columns, int at, int count, float[] one, float[][] to) {
    geometry.bounds(columns, at, count, one, to);
  }

  /** See {@link Geometry#roundedBounds}. */
  void roundedBounds(float[][] columns, int at, int count, float[] one, float[][] to) {
    geometry.roundedBounds(columns, at, count, one, to);
  }

  /** See {@link Geometry#boundsOfAll}. */
  void boundsOfAll(float[][] columns, int at, int count, float[] one, float[] to) {
    geometry.boundsOfAll(columns, at, count, one, to);
  }

  /** See {@link Geometry#unbounded}. */
  public boolean unbounded() {
    return geometry.unbounded();
  }

  /** See {@link Geometry#boundingSphere}. */
  public void boundingSphere(float[][] columns, int at, float[][] to, int toAt) {
    geometry.boundingSphere(columns, at, to, toAt);
  }

  /** See {@link Geometry#fault}. */
  public String fault(float[][] columns, int at) {
    return geometry.fault(columns, at);
  }

  /** See {@link Geometry#normal}. */
  public void normal(float[][] columns, int at, float x, float y, float z, double[] to) {
    geometry.normal(columns, at, x, y, z, to);
  }

  /** A description of the first of {@code count} columns that is not finite at an index, or null. */
  String notFinite(float[][] values, int count, int at) {
    for (int c = 0; c < count; c++) {
      if (!Float.isFinite(values[c][at])) {
        return columns[c] + " is " + values[c][at] + ", not a finite number";
      }
    }
    return null;
  }
}
