package lockstep.bench.instances;

import lockstep.bench.scenes.MeshBuilder;

/**
 * A superellipsoid (Barr, Superquadrics and Angle-Preserving Transformations, 1981) along the x axis: from an
 * ellipsoid to a box with round edges, and smaller towards its top if wished.
 *
 * @param along the shape of its outline from the side: 1 is round, 0 a box
 * @param around the shape of its section across
 * @param shorter how much shorter its top is than its foot, as a part
 * @param narrower how much narrower its top is than its foot, as a part
 */
record RoundedSolid(double along, double around, double shorter, double narrower) {
  /** A ball, once it is scaled an ellipsoid. */
  static final RoundedSolid BALL = new RoundedSolid(1, 1, 0, 0);

  /** Adds one by its centre, half extents, and the numbers of its rings and of the corners of a ring. */
  void add(MeshBuilder mesh, double[] centre, double[] half, int rings, int sides) {
    double[][] low = ring(centre, half, -1, sides);
    for (int k = 1; k <= rings; k++) {
      double[][] high = ring(centre, half, 2.0 * k / rings - 1, sides);
      for (int i = 0; i < sides; i++) {
        double[] a = low[i], b = low[i + 1], c = high[i + 1], d = high[i];
        if (k > 1) { // the first ring is a point, like the last
          mesh.triangle(a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]);
        }
        if (k < rings) {
          mesh.triangle(a[0], a[1], a[2], c[0], c[1], c[2], d[0], d[1], d[2]);
        }
      }
      low = high;
    }
  }

  /** The corners of a ring, the first again as last; {@code at} goes from −1 to 1 along the solid. */
  private double[][] ring(double[] centre, double[] half, double at, int sides) {
    double latitude = at * Math.PI / 2;
    double x = power(StrictMath.sin(latitude), along);
    double radius = Math.abs(at) == 1 ? 0 : power(StrictMath.cos(latitude), along);
    double[][] ring = new double[sides + 1][];
    for (int i = 0; i <= sides; i++) {
      double turn = 2 * Math.PI * (i % sides) / sides;
      double y = radius * power(StrictMath.sin(turn), around);
      double z = radius * power(StrictMath.cos(turn), around);
      double high = (y + 1) / 2;
      ring[i] = new double[] {centre[0] + half[0] * x * (1 - shorter * high), centre[1] + half[1] * y,
          centre[2] + half[2] * z * (1 - narrower * high)};
    }
    return ring;
  }

  private static double power(double x, double exponent) {
    return Math.copySign(StrictMath.pow(Math.abs(x), exponent), x);
  }
}
