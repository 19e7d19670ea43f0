package lockstep.internal.push;

/**
 * Computes the places on the borders of grown obstacles nearest to the origin, where the mover is, and the
 * places where three borders cross. All are in closed form, from planes: the border of a ball crosses that of
 * another, or a plane, in a circle, whose plane has a unit normal e and a distance a from the ball's centre.
 *
 * <p>Where borders miss each other by no more than rounding, the result is as if they touched. A place that
 * is not finite means none.
 */
final class Borders {
  /** A difference of vectors smaller than this part of them is only rounding. */
  private static final double NOTHING = 0x1p-45;

  private final GrownObstacles obstacles;

  /** The requested place, and the other one where borders cross in two. */
  final double[] place = new double[3], other = new double[3];

  /** Planes: a unit normal, and the distance along it from a centre. */
  private final double[] first = new double[4], second = new double[4], third = new double[4];

  /**
   * The unit vector perpendicular to the first normal, towards the second, and the distance along it at which
   * both planes meet.
   */
  private final double[] turned = new double[4];

  private final double[] centre = new double[3];

  private double round; // radius of the circle found last

  /** The line found last: a point of it, also relative to another point, and its direction. */
  private final double[] middle = new double[3];

  final double[] fromMiddle = new double[3], along = new double[3];
  private double nearest;

  /**
   * The part of a circle under consideration: its middle, as distances along one axis and along the
   * perpendicular one, and its extent to both sides.
   */
  private final double[] aslant = new double[3];

  private double cos, sin;

  Borders(GrownObstacles obstacles) {
    this.obstacles = obstacles;
  }

  /**
   * The point of one border nearest to the origin, which the border encloses; from a ball's centre along the
   * first axis. False if the border does not enclose it.
   */
  boolean nearest(int k) {
    double x = obstacles.x[k], y = obstacles.y[k], z = obstacles.z[k], size = obstacles.size[k];
    if (obstacles.isFlat(k)) {
      set(place, x * size, y * size, z * size);
      return size > 0;
    }
    double away = Math.sqrt(x * x + y * y + z * z);
    double factor = (away - size) / away;
    if (away > 0) {
      set(place, x * factor, y * factor, z * factor);
    } else {
      set(place, size, 0, 0);
    }
    return away < size;
  }

  /** The point, nearest to the origin, of the circle or line in which two borders cross. */
  void nearest(int j, int k) {
    int base = obstacles.isBefore(j, k) ? j : k;
    int next = j + k - base;
    if (obstacles.isFlat(base)) { // then both are
      set(centre, 0, 0, 0);
      plane(base, first);
      plane(next, second);
      turn();
      set(place, first[3] * first[0] + turned[3] * turned[0], first[3] * first[1] + turned[3] * turned[1],
          first[3] * first[2] + turned[3] * turned[2]);
      return;
    }
    set(centre, obstacles.x[base], obstacles.y[base], obstacles.z[base]);
    plane(base, next, first);
    double a = first[3];
    double half = half(base, a, 0);
    round = half;
    set(place, centre[0] + a * first[0], centre[1] + a * first[1], centre[2] + a * first[2]);
    across(place, first, other);
    set(place, place[0] + half * other[0], place[1] + half * other[1], place[2] + half * other[2]);
  }

  /**
   * Selects the part of the circle found last that is within a distance of a point; false if there is none.
   */
  boolean part(double px, double py, double pz, double distance) {
    set(middle, centre[0] + first[3] * first[0], centre[1] + first[3] * first[1],
        centre[2] + first[3] * first[2]);
    set(along, px - middle[0], py - middle[1], pz - middle[2]);
    double off = dot(along, first);
    set(along, along[0] - off * first[0], along[1] - off * first[1], along[2] - off * first[2]);
    double aside = Math.sqrt(dot(along, along));
    cos = (off * off + aside * aside + round * round - distance * distance) / (2 * aside * round);
    if (!(cos > -1)) { // all of it
      cos = -1;
      return true;
    }
    sin = Math.sqrt(1 - cos * cos);
    set(along, along[0] / aside, along[1] / aside, along[2] / aside);
    set(aslant, first[1] * along[2] - first[2] * along[1], first[2] * along[0] - first[0] * along[2],
        first[0] * along[1] - first[1] * along[0]);
    return cos <= 1;
  }

  /** Whether that part of the circle is behind a border by at least {@code deep}. */
  boolean isPartBehind(int k, double deep) {
    double x = obstacles.x[k], y = obstacles.y[k], z = obstacles.z[k], room;
    if (obstacles.isFlat(k)) {
      room = obstacles.size[k] - deep - x * middle[0] - y * middle[1] - z * middle[2];
    } else {
      // squares of distances from the centre, which change along the circle as the distance from a plane does
      x = 2 * (middle[0] - x);
      y = 2 * (middle[1] - y);
      z = 2 * (middle[2] - z);
      double size = obstacles.size[k] - deep;
      room = size * size - (x * x + y * y + z * z) / 4 - round * round;
    }
    double a = x * along[0] + y * along[1] + z * along[2], b = x * aslant[0] + y * aslant[1] + z * aslant[2];
    double most = Math.sqrt(a * a + b * b);
    return cos > -1 && round * (a >= most * cos ? most : a * cos + Math.abs(b) * sin) < room;
  }

  /** Parametrises the line found last from its point nearest to another point; false if there is no line. */
  boolean line(double px, double py, double pz) {
    set(along, first[1] * turned[2] - first[2] * turned[1], first[2] * turned[0] - first[0] * turned[2],
        first[0] * turned[1] - first[1] * turned[0]);
    double t = (px - place[0]) * along[0] + (py - place[1]) * along[1] + (pz - place[2]) * along[2];
    set(middle, place[0] + t * along[0], place[1] + t * along[1], place[2] + t * along[2]);
    set(fromMiddle, middle[0] - px, middle[1] - py, middle[2] - pz);
    nearest = -t;
    return Math.abs(t) < Double.POSITIVE_INFINITY;
  }

  /** The parameter of the line's point nearest to the origin. */
  double nearestOnLine() {
    return nearest;
  }

  /** The distance of the line's middle in front of a flat border. */
  double outside(int k) {
    return obstacles.x[k] * middle[0] + obstacles.y[k] * middle[1] + obstacles.z[k] * middle[2]
        - obstacles.size[k];
  }

  /** The rate at which the line leaves a flat border. */
  double along(int k) {
    return obstacles.x[k] * along[0] + obstacles.y[k] * along[1] + obstacles.z[k] * along[2];
  }

  /** The parameter of the line's point nearest to the centre of a ball. */
  double middleOnLine(int k) {
    return (obstacles.x[k] - middle[0]) * along[0] + (obstacles.y[k] - middle[1]) * along[1]
        + (obstacles.z[k] - middle[2]) * along[2];
  }

  /** Half the length of the line inside a ball with a larger radius; as {@link #half}. */
  double halfOnLine(int k, double more) {
    double t = middleOnLine(k), x = middle[0] + t * along[0] - obstacles.x[k],
        y = middle[1] + t * along[1] - obstacles.y[k], z = middle[2] + t * along[2] - obstacles.z[k];
    return half(obstacles.size[k] + more, obstacles.slack(k), Math.sqrt(x * x + y * y + z * z), 0);
  }

  /**
   * The unit vector from a point towards the origin, perpendicular to a unit normal. If there is none, the
   * one with the largest first coordinate, or else the second.
   */
  private static void across(double[] from, double[] normal, double[] to) {
    double along = dot(from, normal), least = NOTHING * Math.sqrt(dot(from, from));
    set(to, along * normal[0] - from[0], along * normal[1] - from[1], along * normal[2] - from[2]);
    if (dot(to, to) <= least * least) {
      set(to, 1 - normal[0] * normal[0], -normal[0] * normal[1], -normal[0] * normal[2]);
      if (to[0] <= NOTHING) {
        set(to, 0, 1, 0);
      }
    }
    double length = Math.sqrt(dot(to, to));
    set(to, to[0] / length, to[1] / length, to[2] / length);
    square(to, normal);
  }

  /** Removes a vector's component along a unit normal, and normalises it. */
  private static void square(double[] vector, double[] normal) {
    double along = dot(vector, normal);
    double x = vector[0] - along * normal[0], y = vector[1] - along * normal[1],
        z = vector[2] - along * normal[2];
    double length = Math.sqrt(x * x + y * y + z * z);
    set(vector, x / length, y / length, z / length);
  }

  /**
   * The two points in which two borders cross in the plane where the third coordinate is 0; for two lines,
   * the one point twice.
   */
  void crossing(int j, int k) {
    int base = obstacles.isBefore(j, k) ? j : k;
    int next = j + k - base;
    if (obstacles.isFlat(base)) {
      nearest(j, k);
      set(other, place[0], place[1], place[2]);
      return;
    }
    set(centre, obstacles.x[base], obstacles.y[base], 0);
    plane(base, next, first);
    set(turned, 0, 0, 0);
    turned[3] = 0;
    both(base, -first[1], first[0], 0);
  }

  /** The two points in which three borders cross; for three planes, the one point twice. */
  void crossing(int i, int j, int k) {
    int base = obstacles.isBefore(i, j) ? i : j;
    base = obstacles.isBefore(base, k) ? base : k;
    int one = base == i ? j : i, two = base == k ? j : k;
    int next = obstacles.isBefore(one, two) ? one : two;
    int last = one + two - next;
    if (obstacles.isFlat(base)) {
      set(centre, 0, 0, 0);
      plane(base, first);
      plane(next, second);
      plane(last, third);
      turn();
      set(place, first[3] * first[0] + turned[3] * turned[0], first[3] * first[1] + turned[3] * turned[1],
          first[3] * first[2] + turned[3] * turned[2]);
      double x = first[1] * turned[2] - first[2] * turned[1], y = first[2] * turned[0] - first[0] * turned[2],
          z = first[0] * turned[1] - first[1] * turned[0];
      double t = (third[3] - dot(third, place)) / (third[0] * x + third[1] * y + third[2] * z);
      set(place, place[0] + t * x, place[1] + t * y, place[2] + t * z);
      set(other, place[0], place[1], place[2]);
      return;
    }
    set(centre, obstacles.x[base], obstacles.y[base], obstacles.z[base]);
    plane(base, next, first);
    plane(base, last, second);
    turn();
    both(base, first[1] * turned[2] - first[2] * turned[1], first[2] * turned[0] - first[0] * turned[2],
        first[0] * turned[1] - first[1] * turned[0]);
  }

  /**
   * The points where a line leaves a ball; it passes through the point nearest to the centre on both planes,
   * in a unit direction.
   */
  private void both(int ball, double dx, double dy, double dz) {
    double a = first[3], b = turned[3], half = half(ball, a, b);
    double x = centre[0] + a * first[0] + b * turned[0], y = centre[1] + a * first[1] + b * turned[1],
        z = centre[2] + a * first[2] + b * turned[2];
    set(place, x + half * dx, y + half * dy, z + half * dz);
    set(other, x - half * dx, y - half * dy, z - half * dz);
  }

  /**
   * Half the length that a line or circle, at distances a and b from a ball's centre, has inside the ball: 0
   * where they miss each other by no more than rounding, NaN by more.
   */
  private double half(int ball, double a, double b) {
    return half(obstacles.size[ball], obstacles.slack(ball), a, b);
  }

  private static double half(double size, double slack, double a, double b) {
    double square = (size - a) * (size + a) - b * b;
    return square > 0 ? Math.sqrt(square) : square >= -size * slack ? 0 : Double.NaN;
  }

  /** The line in which the first two planes meet, by Gram and Schmidt. */
  private void turn() {
    double cos = dot(first, second);
    set(turned, second[0] - cos * first[0], second[1] - cos * first[1], second[2] - cos * first[2]);
    double sin = Math.sqrt(dot(turned, turned));
    turned[3] = (second[3] - cos * first[3]) / sin;
    set(turned, turned[0] / sin, turned[1] / sin, turned[2] / sin);
    square(turned, first);
  }

  /** The plane of a flat border, relative to the centre. */
  private void plane(int k, double[] to) {
    set(to, obstacles.x[k], obstacles.y[k], obstacles.z[k]);
    to[3] = obstacles.size[k] - dot(to, centre);
  }

  /** The plane in which another border crosses that of a ball, relative to the ball's centre. */
  private void plane(int ball, int k, double[] to) {
    if (obstacles.isFlat(k)) {
      plane(k, to);
      return;
    }
    double x = obstacles.x[k] - centre[0], y = obstacles.y[k] - centre[1], z = obstacles.z[k] - centre[2];
    double r = obstacles.size[ball], s = obstacles.size[k];
    double away = Math.sqrt(x * x + y * y + z * z);
    set(to, x / away, y / away, z / away);
    to[3] = ((r - s) * (r + s) / away + away) / 2;
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  private static void set(double[] to, double x, double y, double z) {
    to[0] = x;
    to[1] = y;
    to[2] = z;
  }
}
