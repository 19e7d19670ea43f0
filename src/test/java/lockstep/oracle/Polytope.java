package lockstep.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The points behind any planes, exactly: bounded or not, with or without corners, or none at all. */
public record Polytope(List<HalfSpace> planes) {
  /** Some planes from four numbers each. */
  public static Polytope of(float[] source) {
    List<HalfSpace> planes = new ArrayList<>();
    for (int k = 0; k < source.length; k += 4) {
      planes.add(HalfSpace.of(source, k));
    }
    return new Polytope(planes);
  }

  public boolean contains(Point p) {
    return planes.stream().allMatch(plane -> plane.contains(p));
  }

  /** What a convex polygon has in common with it, clipped plane by plane: the corners of that. */
  private List<Point> cut(List<Point> polygon) {
    List<Point> left = polygon;
    for (HalfSpace plane : planes) {
      List<Point> inside = new ArrayList<>();
      for (int k = 0; k < left.size(); k++) {
        Point p = left.get(k), q = left.get((k + 1) % left.size());
        Exact atP = plane.outside(p), atQ = plane.outside(q);
        if (atP.sign() <= 0) {
          inside.add(p);
        }
        if (atP.sign() * atQ.sign() < 0) {
          inside.add(p.plus(q.minus(p).times(atP.dividedBy(atP.minus(atQ)))));
        }
      }
      left = inside;
    }
    return left;
  }

  public boolean overlaps(Triangle t) {
    return !cut(List.of(t.a(), t.b(), t.c())).isEmpty();
  }

  public boolean overlaps(OrientedBox box) {
    return cornersIn(box).findAny().isPresent();
  }

  /**
   * Points of which what it has in common with a box is the convex hull: where it cuts the faces, and its own
   * corners in the box.
   */
  private Stream<Point> cornersIn(OrientedBox box) {
    return Stream.concat(IntStream.range(0, 6).boxed().flatMap(face -> {
      int axis = face / 2, u = 1 << axis, v = 1 << (axis + 1) % 3, w = 1 << (axis + 2) % 3;
      int side = face % 2 * u;
      return cut(
          List.of(box.corner(side), box.corner(side + v), box.corner(side + v + w), box.corner(side + w)))
          .stream();
    }), Stream.of(this).flatMap(all -> all.corners().stream())
        .filter(p -> box.squaredDistance(p).sign() == 0));
  }

  /** Whether a point of a triangle is strictly behind all planes. */
  public boolean holdsPointOf(Triangle t) {
    return holdsPointOf(cut(List.of(t.a(), t.b(), t.c())));
  }

  /** Whether a point of a box is. */
  public boolean holdsPointOf(OrientedBox box) {
    return holdsPointOf(cornersIn(box).toList());
  }

  /**
   * Whether a point of a capsule is. One with a radius has to be nearer than that, and then its bounds have
   * such a point, too, as those that are strictly behind the planes are as near as the others.
   */
  public boolean holdsPointOf(Capsule c) {
    return c.radius().sign() > 0
        ? reaches(c.a(), c.b(), c.radius(), false) && holdsPointOf(OrientedBox.of(c.bounds()))
        : holdsPointOf(cut(List.of(c.a(), c.b())));
  }

  /** Whether a point of a convex hull is strictly behind all planes: the middle is, if any. */
  private boolean holdsPointOf(List<Point> hull) {
    Point sum = hull.stream().reduce(Point.of(0, 0, 0), Point::plus);
    Point middle = hull.isEmpty() ? sum : sum.times(Exact.ONE.dividedBy(Exact.of(hull.size())));
    return !hull.isEmpty() && planes.stream().allMatch(plane -> plane.outside(middle).sign() < 0);
  }

  private List<Point> corners() {
    List<Point> corners = new ArrayList<>();
    for (int i = 0; i < planes.size(); i++) {
      for (int j = i + 1; j < planes.size(); j++) {
        for (int k = j + 1; k < planes.size(); k++) {
          HalfSpace a = planes.get(i), b = planes.get(j), c = planes.get(k);
          Exact[] at = solved(new Exact[][] {row(a), row(b), row(c)});
          if (at != null) {
            corners.add(new Point(at[0], at[1], at[2]));
          }
        }
      }
    }
    corners.removeIf(p -> !contains(p));
    return corners;
  }

  private static Exact[] row(HalfSpace p) {
    return new Exact[] {p.normal().x(), p.normal().y(), p.normal().z(), p.d().negate()};
  }

  /**
   * Whether a segment is no farther than a length. The nearest point is on some planes, three at the most,
   * and the vector to it from the nearest point of the segment, an end or one in between, is a sum of their
   * normals. Each such pair of points that there is bounds the distance.
   */
  public boolean reaches(Point a, Point b, Exact length) {
    return reaches(a, b, length, true);
  }

  private boolean reaches(Point a, Point b, Exact length, boolean touching) {
    for (int set = 0; set < 1 << planes.size(); set++) {
      if (Integer.bitCount(set) <= 3 && (reaches(a, a, false, set, length, touching)
          || reaches(b, b, false, set, length, touching) || reaches(a, b, true, set, length, touching))) {
        return true;
      }
    }
    return false;
  }

  private boolean reaches(Point a, Point b, boolean between, int set, Exact length, boolean touching) {
    List<HalfSpace> on = new ArrayList<>();
    for (int k = 0; k < planes.size(); k++) {
      if ((set >> k & 1) > 0) {
        on.add(planes.get(k));
      }
    }
    int n = on.size(), unknowns = n + (between ? 1 : 0);
    Point along = b.minus(a);
    Exact[][] rows = new Exact[unknowns][unknowns + 1];
    for (int i = 0; i < n; i++) {
      Point normal = on.get(i).normal();
      for (int j = 0; j < n; j++) {
        rows[i][j] = normal.dot(on.get(j).normal());
      }
      if (between) {
        rows[i][n] = normal.dot(along).negate();
        rows[n][i] = normal.dot(along);
      }
      rows[i][unknowns] = on.get(i).outside(a);
    }
    if (between) {
      rows[n][n] = Exact.ZERO;
      rows[n][unknowns] = Exact.ZERO;
    }
    Exact[] solved = solved(rows);
    if (solved == null || (between && (solved[n].sign() < 0 || !solved[n].isAtMost(Exact.ONE)))) {
      return false;
    }
    Point sum = Point.of(0, 0, 0);
    for (int i = 0; i < n; i++) {
      sum = sum.plus(on.get(i).normal().times(solved[i]));
    }
    Point from = between ? a.plus(along.times(solved[n])) : a;
    int sign = sum.square().minus(length.square()).sign();
    return (touching ? sign <= 0 : sign < 0) && contains(from.minus(sum));
  }

  /** The solution of a system of linear equations, the right side last in each row; null if not just one. */
  private static Exact[] solved(Exact[][] rows) {
    int n = rows.length;
    for (int k = 0; k < n; k++) {
      int pivot = k;
      while (pivot < n && rows[pivot][k].sign() == 0) {
        pivot++;
      }
      if (pivot == n) {
        return null;
      }
      Exact[] row = rows[pivot];
      rows[pivot] = rows[k];
      rows[k] = row;
      for (int i = 0; i < n; i++) {
        Exact factor = i == k ? Exact.ZERO : rows[i][k].dividedBy(row[k]);
        for (int j = k; j <= n && factor.sign() != 0; j++) {
          rows[i][j] = rows[i][j].minus(row[j].times(factor));
        }
      }
    }
    Exact[] solution = new Exact[n];
    for (int k = 0; k < n; k++) {
      solution[k] = rows[k][n].dividedBy(rows[k][k]);
    }
    return solution;
  }
}
