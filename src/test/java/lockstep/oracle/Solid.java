package lockstep.oracle;

import java.util.ArrayList;
import java.util.List;

/**
 * A shape as a convex core and a radius about it, in double: a point, a segment, a triangle, or a box along
 * any axes. Its distance from others is found by brute force: every corner against every face, every edge
 * against every edge.
 *
 * @param corners of the core
 * @param edges of the core, as two indices of corners each
 * @param faces of the core, each as the indices of its corners in order
 * @param isFull whether the core has an inside
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Solid(List<double[]> corners, int[][] edges, int[][] faces, boolean isFull, double radius) {
  /** A sphere: x y z radius. */
  public static Solid sphere(float[] q) {
    return of(List.of(corner(q, 0)), new int[0][], new int[0][], false, q[3]);
  }

  /** A capsule: ax ay az bx by bz radius. */
  public static Solid capsule(float[] q) {
    return of(List.of(corner(q, 0), corner(q, 3)), new int[][] {{0, 1}}, new int[0][], false, q[6]);
  }

  /** A triangle: three corners. */
  public static Solid triangle(float[] q) {
    return of(List.of(corner(q, 0), corner(q, 3), corner(q, 6)), new int[][] {{0, 1}, {1, 2}, {2, 0}},
        new int[][] {{0, 1, 2}}, false, 0);
  }

  /** A box: minX minY minZ maxX maxY maxZ. */
  public static Solid box(float[] q) {
    List<double[]> corners = new ArrayList<>();
    for (int c = 0; c < 8; c++) {
      corners.add(new double[] {q[3 * (c & 1)], q[1 + 3 * (c >> 1 & 1)], q[2 + 3 * (c >> 2)]});
    }
    return boxOf(corners);
  }

  /** An oriented box: x y z halfX halfY halfZ qx qy qz qw. */
  public static Solid orientedBox(float[] q) {
    double x = q[6];
    double y = q[7];
    double z = q[8];
    double w = q[9];
    double s = 2 / (x * x + y * y + z * z + w * w);
    double[][] axes = {{1 - s * (y * y + z * z), s * (x * y + w * z), s * (x * z - w * y)},
        {s * (x * y - w * z), 1 - s * (x * x + z * z), s * (y * z + w * x)},
        {s * (x * z + w * y), s * (y * z - w * x), 1 - s * (x * x + y * y)}};
    List<double[]> corners = new ArrayList<>();
    for (int c = 0; c < 8; c++) {
      double[] corner = corner(q, 0);
      for (int k = 0; k < 3; k++) {
        double reach = (c >> k & 1) == 0 ? -q[3 + k] : q[3 + k];
        corner = plus(corner, axes[k], reach);
      }
      corners.add(corner);
    }
    return boxOf(corners);
  }

  private static Solid boxOf(List<double[]> corners) {
    int[][] edges =
        {{0, 1}, {2, 3}, {4, 5}, {6, 7}, {0, 2}, {1, 3}, {4, 6}, {5, 7}, {0, 4}, {1, 5}, {2, 6}, {3, 7}};
    int[][] faces = {{0, 2, 6, 4}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 3, 7, 6}, {0, 1, 3, 2}, {4, 5, 7, 6}};
    return of(corners, edges, faces, true, 0);
  }

  private static Solid of(List<double[]> corners, int[][] edges, int[][] faces, boolean isFull,
      double radius) {
    return new Solid(List.copyOf(corners), edges, faces, isFull, radius);
  }

  /** A point. */
  public static Solid point(double x, double y, double z) {
    return of(List.of(new double[] {x, y, z}), new int[0][], new int[0][], false, 0);
  }

  private static double[] corner(float[] q, int at) {
    return new double[] {q[at], q[at + 1], q[at + 2]};
  }

  /**
   * The part of the core that a feature identifies, with the same radius. For a box and a triangle it is
   * given by the bits, for a capsule it is an end or all of it.
   */
  public Solid feature(int bits) {
    List<double[]> part = new ArrayList<>();
    for (int c = 0; c < corners.size(); c++) {
      boolean isOn = corners.size() == 8
          ? isOn(bits, 0, c & 1) && isOn(bits, 2, c >> 1 & 1) && isOn(bits, 4, c >> 2) : (bits >> c & 1) != 0;
      if (isOn) {
        part.add(corners.get(c));
      }
    }
    return switch (part.size()) {
      case 1 -> of(part, new int[0][], new int[0][], false, radius);
      case 2 -> of(part, new int[][] {{0, 1}}, new int[0][], false, radius);
      case 3 -> of(part, new int[][] {{0, 1}, {1, 2}, {2, 0}}, new int[][] {{0, 1, 2}}, false, radius);
      case 4 ->
        of(part, new int[][] {{0, 1}, {1, 3}, {3, 2}, {2, 0}}, new int[][] {{0, 1, 3, 2}}, false, radius);
      case 8 -> this;
      default -> throw new IllegalArgumentException("no feature: " + bits);
    };
  }

  private static boolean isOn(int bits, int axis, int upper) {
    int sides = bits >> axis & 3;
    return sides == 0 || sides == 3 || (sides == 1 ? upper == 0 : upper == 1);
  }

  /** The distance of the cores, 0 if they have a point in common. */
  public double coreDistance(Solid other) {
    if ((isFull && other.corners.stream().anyMatch(this::holds))
        || (other.isFull && corners.stream().anyMatch(other::holds))) {
      return 0;
    }
    double best = Double.POSITIVE_INFINITY;
    for (double[] a : corners) {
      for (double[] b : other.corners) {
        best = Math.min(best, length(minus(a, b)));
      }
      for (int[] edge : other.edges) {
        best = Math.min(best, distance(a, a, other.corners.get(edge[0]), other.corners.get(edge[1])));
      }
    }
    for (int[] edge : edges) {
      double[] a = corners.get(edge[0]);
      double[] b = corners.get(edge[1]);
      for (double[] c : other.corners) {
        best = Math.min(best, distance(a, b, c, c));
      }
      for (int[] theirs : other.edges) {
        best = Math.min(best, distance(a, b, other.corners.get(theirs[0]), other.corners.get(theirs[1])));
      }
    }
    return Math.min(best, Math.min(toFaces(other), other.toFaces(this)));
  }

  /**
   * The distance from corners of this to their projections into faces of another, and 0 for edges that pierce
   * one.
   */
  private double toFaces(Solid other) {
    double best = Double.POSITIVE_INFINITY;
    for (int[] face : other.faces) {
      double[] o = other.corners.get(face[0]);
      double[] n =
          cross(minus(other.corners.get(face[1]), o), minus(other.corners.get(face[face.length - 1]), o));
      double length = length(n);
      if (length == 0) {
        continue; // it consists of its edges alone
      }
      double[] height = new double[corners.size()];
      for (int c = 0; c < height.length; c++) {
        height[c] = dot(n, minus(corners.get(c), o)) / length;
        if (other.isInside(face, n, corners.get(c))) {
          best = Math.min(best, Math.abs(height[c]));
        }
      }
      for (int[] edge : edges) {
        double low = height[edge[0]];
        double high = height[edge[1]];
        double[] a = corners.get(edge[0]);
        if (low * high < 0
            && other.isInside(face, n, plus(a, minus(corners.get(edge[1]), a), low / (low - high)))) {
          return 0;
        }
      }
    }
    return best;
  }

  /** Whether a point projects into a face with normal n. */
  private boolean isInside(int[] face, double[] n, double[] p) {
    for (int k = 0; k < face.length; k++) {
      double[] a = corners.get(face[k]);
      double[] b = corners.get(face[(k + 1) % face.length]);
      if (dot(cross(minus(b, a), minus(p, a)), n) < 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether a point is in a core that is a box: on the same side of each face as the opposite corner. */
  private boolean holds(double[] p) {
    double[] low = corners.get(0);
    for (int k = 0; k < 3; k++) {
      double[] axis = minus(corners.get(1 << k), low);
      double along = dot(minus(p, low), axis);
      if (!(along >= 0 && along <= dot(axis, axis)) || (dot(axis, axis) == 0 && !liesIn(p, k))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether a point is in the plane of a flat box's two other axes; if they have no length either, edges
   * decide.
   */
  private boolean liesIn(double[] p, int flat) {
    double[] low = corners.get(0);
    double[] n =
        cross(minus(corners.get(1 << (flat + 1) % 3), low), minus(corners.get(1 << (flat + 2) % 3), low));
    return length(n) > 0 && dot(n, minus(p, low)) == 0;
  }

  /** The distance of a point from the surface or the core, 0 inside. */
  public double distance(double[] p) {
    return Math.max(0, coreDistance(point(p[0], p[1], p[2])) - radius);
  }

  /** The largest distance of a corner of this from one of another, and both radii. */
  public double span(Solid other) {
    double most = 0;
    for (double[] a : corners) {
      for (double[] b : other.corners) {
        most = Math.max(most, length(minus(a, b)));
      }
    }
    return most + radius + other.radius;
  }

  /** Its extent along a unit vector. */
  public double reach(double[] n) {
    return corners.stream().mapToDouble(corner -> dot(n, corner)).max().orElseThrow() + radius;
  }

  /**
   * How far it must be moved against a unit vector until it only touches another, which is ahead; negative if
   * that is behind.
   */
  public double depth(Solid other, double[] n) {
    return reach(n) + other.reach(new double[] {-n[0], -n[1], -n[2]});
  }

  /**
   * The length of the shortest motion that ends the overlap with another; negative, their distance, if there
   * is none. Overlapping cores separate along a normal of a face or across two edges; for cores without
   * faces, the axes, and the products of an edge and an axis, suffice.
   */
  public double depth(Solid other) {
    double apart = coreDistance(other);
    // a segment that ends on a box on two sides may be outside of it by rounding, and yet pass through it
    if (apart > 0x1p-44 * span(other)) {
      return radius + other.radius - apart;
    }
    List<double[]> ways =
        new ArrayList<>(List.of(new double[] {1, 0, 0}, new double[] {0, 1, 0}, new double[] {0, 0, 1}));
    List<double[]> mine = directions();
    List<double[]> theirs = other.directions();
    theirs.addAll(List.copyOf(ways));
    for (Solid solid : List.of(this, other)) {
      for (int[] face : solid.faces) {
        double[] corner = solid.corners.get(face[0]);
        ways.add(cross(minus(solid.corners.get(face[1]), corner), minus(solid.corners.get(face[2]), corner)));
      }
    }
    for (double[] a : mine) {
      theirs.forEach(b -> ways.add(cross(a, b)));
    }
    for (double[] b : other.directions()) {
      for (int k = 0; k < 3; k++) {
        ways.add(cross(b, ways.get(k)));
      }
    }
    double least = Double.POSITIVE_INFINITY;
    for (double[] way : ways) {
      double length = length(way);
      if (length > 0) {
        double[] n = {way[0] / length, way[1] / length, way[2] / length};
        least = Math.min(least, Math.min(depth(other, n), depth(other, new double[] {-n[0], -n[1], -n[2]})));
      }
    }
    return least;
  }

  /** Unit vectors along its edges. */
  private List<double[]> directions() {
    List<double[]> directions = new ArrayList<>();
    for (int[] edge : edges) {
      double[] way = minus(corners.get(edge[1]), corners.get(edge[0]));
      double length = length(way);
      if (length > 0) {
        directions.add(new double[] {way[0] / length, way[1] / length, way[2] / length});
      }
    }
    return directions;
  }

  /**
   * The distance of the segments ab and cd (Eberly, in double: every candidate is a pair of their points).
   */
  private static double distance(double[] a, double[] b, double[] c, double[] d) {
    double[] g = minus(b, a);
    double[] h = minus(d, c);
    double[] m = minus(a, c);
    double gg = dot(g, g);
    double hh = dot(h, h);
    double gh = dot(g, h);
    double[] n = cross(g, h);
    double nn = dot(n, n);
    double best = Double.POSITIVE_INFINITY;
    double line = nn > 0 ? clamp(dot(cross(h, m), n) / nn) : 0;
    for (double start : new double[] {line, 0, 1}) {
      double t = hh > 0 ? clamp((dot(m, h) + start * gh) / hh) : 0;
      double s = gg > 0 ? clamp((t * gh - dot(m, g)) / gg) : 0;
      best = Math.min(best, length(plus(plus(m, g, s), h, -t)));
    }
    return best;
  }

  private static double clamp(double t) {
    return t > 0 ? Math.min(t, 1) : 0;
  }

  private static double[] minus(double[] a, double[] b) {
    return plus(a, b, -1);
  }

  private static double[] plus(double[] a, double[] b, double scale) {
    return new double[] {a[0] + scale * b[0], a[1] + scale * b[1], a[2] + scale * b[2]};
  }

  private static double[] cross(double[] a, double[] b) {
    return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
  }

  private static double dot(double[] a, double[] b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }

  private static double length(double[] a) {
    return Math.sqrt(dot(a, a));
  }
}
